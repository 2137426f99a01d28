/** The words of Tapestry in every language of the hall. */
import type { AnyDictionary, Language } from '@loggia/core'
import { en } from './en.ts'
import { ko } from './ko.ts'
import { rules as rulesInEnglish } from './rules.en.ts'
import { rules as rulesInKorean } from './rules.ko.ts'

export const words: Record<Language, AnyDictionary> = {
  en: { ...en, rules: rulesInEnglish },
  ko: { ...ko, rules: rulesInKorean },
}
