/**
 * Korean particles after anything that can be said: Hangul, Latin names, numbers. An entry of its own, `@loggia/core/particle`: who speaks
 * no Korean need not load it, and no other module of core does.
 */
import { josa } from 'es-hangul'
import type { Particle } from './templates.ts'

const DIGITS = '영일이삼사오육칠팔구'
/** What a particle follows: by the rules of spelling what stands in brackets behind the word is not heard. */
const heard = (word: string): string => word.normalize('NFC').replace(/(?<=[\p{L}\p{N}])\s*\([^()]*\)$/u, '')
/** A Hangul syllable that ends like the word: es-hangul hears only Hangul, a port is called Byzantium and a price is 3. */
function lastSyllable(word: string): string {
  const [last = '아'] = /[\p{L}\p{N}](?=[^\p{L}\p{N}]*$)/u.exec(heard(word)) ?? []
  if (/[0-9]/.test(last)) return DIGITS[Number(last)]
  if (/[가-힣]/.test(last)) return last
  return /ng\P{L}*$/iu.test(heard(word)) ? '앙' : ({ l: '알', m: '암', n: '안' }[last.toLowerCase()] ?? '아')
}

/** The word with the one of the two particles (`을/를`, `으로/로`, …: with a final consonant first, but `와/과`) that fits. */
export const particle: Particle = (word, particles) =>
  word + josa.pick(lastSyllable(word), particles as Parameters<typeof josa.pick>[1])
