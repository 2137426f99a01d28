/** The rules of a game as a book: its chapters with their sentences, where a rule stands, and what a search finds. */
import type { AnyPrimerWords, Picture, Primer } from '@loggia/core'

export interface Section {
  id: string
  title: string
  text: string
  rules: readonly string[]
}
export interface Chapter {
  id: string
  title: string
  line: string
  minutes: number
  sections: readonly Section[]
  pictures: readonly { id: string; picture: Picture; label: string }[]
}

/** The chapters in reading order. */
export const chaptersOf = (primer: Primer, told: AnyPrimerWords): Chapter[] =>
  Object.entries(primer.chapters).map(([id, { minutes, sections, pictures = {} }]) => {
    const words = told.chapters[id]!
    return {
      id,
      title: words.title,
      line: words.line,
      minutes,
      sections: Object.entries(sections).map(([section, rules]) => ({
        id: section,
        ...words.sections[section]!,
        rules,
      })),
      pictures: Object.entries(pictures).map(([picture, of]) => ({
        id: picture,
        picture: of,
        label: words.pictures?.[picture] ?? '',
      })),
    }
  })

/** Where a rule stands; undefined for one that no section explains. */
export function placeOf(
  chapters: readonly Chapter[],
  rule: string,
): { chapter: Chapter; section: Section } | undefined {
  for (const chapter of chapters)
    for (const section of chapter.sections) if (section.rules.includes(rule)) return { chapter, section }
  return undefined
}

/** Sections that hold all words of a search, in their text or in the sentences and numbers of their rules; those that say so in their heading first. */
export function search(
  chapters: readonly Chapter[],
  sentences: Readonly<Record<string, string>>,
  wanted: string,
): { chapter: Chapter; section: Section }[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const has = (text: string) => words.every(word => text.toLowerCase().includes(word))
  const all = chapters.flatMap(chapter => chapter.sections.map(section => ({ chapter, section })))
  const found = all.filter(({ chapter, section }) =>
    has(
      [chapter.title, section.title, section.text, ...section.rules.flatMap(id => [id, sentences[id] ?? ''])].join(' '),
    ),
  )
  const heads = found.filter(({ chapter, section }) => has(`${chapter.title} ${section.title}`))
  return [...heads, ...found.filter(one => !heads.includes(one))]
}
