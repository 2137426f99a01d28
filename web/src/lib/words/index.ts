/**
 * The hall's words in this page's language. `early.js` finds the language before the first paint; choosing another one
 * reloads the page.
 */
import { type Language, LANGUAGES, messages, type Say } from '@loggia/core'
import type { en } from './en.ts'

export const language: Language = LANGUAGES.find(l => l === document.documentElement.lang) ?? LANGUAGES[0]

/** Each language is a chunk of its own: nobody loads what they do not read. */
const SPOKEN: Readonly<Record<Language, () => Promise<Say<typeof en>>>> = {
  en: async () => messages((await import('./en.ts')).en),
  ko: async () => {
    const [{ ko }, { particle }] = await Promise.all([import('./ko.ts'), import('@loggia/core/particle')])
    return messages(ko, particle)
  },
}

/** The message of a key, from when `spoken` is there: the layout of all pages waits for it. */
export let say: Say<typeof en>
export const spoken: Promise<void> = SPOKEN[language]().then(words => {
  say = words
})

/** Names one after the other: a Korean list of them has commas and no word for “and”. */
export const listed = (names: readonly string[]): string =>
  language === 'ko' ? names.join(', ') : new Intl.ListFormat(language).format(names)

/** From now on in this language. */
export function speak(language: Language): void {
  try {
    localStorage.setItem('loggia.language', language)
  } catch {
    return // Private windows may forbid storage: then the device's language is the page's.
  }
  location.reload()
}
