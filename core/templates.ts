/** Templates and what fills them, apart from games: all that a page without a table needs in order to speak. */
export const LANGUAGES = ['en', 'ko'] as const
export type Language = (typeof LANGUAGES)[number]

/** The name of a thing; in languages that count, its name for one and for any other number of them. */
export type Name = string | readonly [one: string, many: string]

/** Adds a Korean particle (`을/를`) to a word; other languages never ask for one. */
export type Particle = (word: string, particles: string) => string

/** What a template's fields are filled with: a record, or a function that understands the field as it is written. */
export type Fields = Readonly<Record<string, string | number>> | ((field: string) => string | number | undefined)

/** A number as it is printed: below nothing with a minus, which is as wide as a plus; `-` is a hyphen. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : String(n))
/** `+3`, `−2`, `0`. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))

const printed = (value: string | number): string => (typeof value === 'number' ? figure(value) : value)

/** Fills a template. Unknown fields stay as they are written, so that a test can find them. */
export function phrase(template: string, fields: Fields, particle: Particle = word => word): string {
  return template.replace(/\{([\w@#!+-]+)(?:([|:])([^}]+))?\}/g, (all, field: string, mark?: string, forms = '') => {
    const value = typeof fields === 'function' ? fields(field) : fields[field]
    if (value === undefined) return all
    if (mark === ':') return `${printed(value)} ${forms.split('/')[Number(value) === 1 ? 0 : 1]}`
    return mark ? particle(printed(value), forms) : printed(value)
  })
}
