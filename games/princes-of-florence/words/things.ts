/** Names that are made of the components themselves, so that a corrected figure is also said right: bonus and prestige cards, sums of florins. */
import { automaOf } from '../rules/automa/box.ts'
import { shipped } from '../rules/box.ts'

const { automa, bonusCards, prestigeCards } = shipped

/** How a language says what a card does; what is counted comes as an id. */
export interface Phrases {
  /** "+1 per building" */
  each: (value: number, counters: readonly string[]) => string
  most: (counter: string, points: number, tied: number) => string
  fewest: (counter: string, points: number, tied: number) => string
  /** Enough of everything, whatever the others have. */
  enough: (least: readonly (readonly [counter: string, n: number])[], points: number) => string
}

export const bonusNames = (say: Phrases): Record<string, string> =>
  Object.fromEntries(bonusCards.cards.map(c => [c.id, say.each(c.terms[0]!.each, c.terms.map(t => t.counter))]))

export const prestigeNames = (say: Phrases): Record<string, string> => Object.fromEntries(prestigeCards.cards.map(c => [c.id,
  c.requires ? say.enough(c.requires.map(r => [r.counter, r.min]), c.points) : (c.kind === 'most' ? say.most : say.fewest)(c.counter!, c.points, c.tiedPoints!)]))

/** Money is counted in hundreds: 14 is named as 1,400. */
export const sums = (florins: string): Record<string, string> => Object.fromEntries(Array.from({ length: 512 }, (_, n) => [n, `${(n * 100).toLocaleString('en')}${florins}`]))

/** Automa cards have pictures, no names. */
export const numbered = (say: (n: number) => string): Record<string, string> => Object.fromEntries(automa.cards.map((c, k) => [c.id, say(k + 1)]))

/** Difficulties that are called by the florins with which the Automa begins (PF-19.20). */
export const scale = (say: (sum: string) => string): Record<string, string> =>
  Object.fromEntries(automaOf(automa).scale.flatMap(({ id, florins }) => id === String(florins * 100) ? [[`difficulty:${id}`, say((florins * 100).toLocaleString('en'))]] : []))
