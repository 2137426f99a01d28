/** The languages of the hall, each by its own name; set `lang` where one is shown. */
import { type Language, LANGUAGES } from '@loggia/core'

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English' }

/** What the text of a choice is written in, where its value is a language. */
export const writtenIn = (value: string): Language | undefined => LANGUAGES.find(l => l === value)
