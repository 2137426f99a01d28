import type { Language } from '@loggia/core'

const ENDS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' }

/** A place of a result, of which the first is 0, as it is read: `1st`, `1위`. */
export function placed(place: number, language: Language): string {
  const n = place + 1
  return language === 'ko' ? `${n}위` : `${n}${ENDS[new Intl.PluralRules(language, { type: 'ordinal' }).select(n)] ?? 'th'}`
}
