/** The words of Tiletum in every language of the hall. */
import type { AnyDictionary, Language } from '@loggia/core'
import { en } from './en.ts'
import { ko } from './ko.ts'

export const words: Record<Language, AnyDictionary> = { en, ko }
