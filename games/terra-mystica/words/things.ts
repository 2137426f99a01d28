/** Names that are made of the components themselves, so that a corrected figure is also said right: cards and tiles. */
import type { Box } from '../rules/box.ts'
import { BUILDINGS, EVENTS, RESOURCES, SPECIALS } from '../rules/terms.ts'

/** How a language says what cards and tiles do; things come as ids. */
export interface Phrases {
  /** "2 coins" */
  some: (amount: number, resource: string) => string
  special: (id: string) => string
  shipping: (n: number) => string
  /** VP at a pass for each structure, or for each shipping level. */
  passing: (vp: number, what: string) => string
  houses: (vps: readonly number[]) => string
  steps: (n: number, cult: string) => string
  allSteps: (n: number) => string
  income: (gains: string) => string
  townPower: (n: number) => string
  /** VP for each structure built, spade used or town founded. */
  event: (vp: number, what: string) => string
  vp: (n: number) => string
  keys: (n: number) => string
  advance: string
  bonus: (every: number, cult: string, gain: string) => string
}

const gains = (list: readonly number[], say: Phrases): string[] => list.flatMap((n, k) => n > 0 ? [say.some(n, RESOURCES[k]!)] : [])
const events = (list: readonly number[], say: Phrases): string[] => list.flatMap((vp, k) => vp > 0 ? [say.event(vp, EVENTS[k]!)] : [])
const special = (k: number, say: Phrases): string[] => k >= 0 ? [say.special(SPECIALS[k]!)] : []
const named = <X extends { id: string }>(things: readonly X[], parts: (x: X) => string[]): Record<string, string> => Object.fromEntries(things.map(x => [x.id, parts(x).join(', ')]))

export const cardNames = (box: Box, say: Phrases) => named(box.cards, c => [
  ...gains(c.gain, say), ...special(c.special, say), ...c.shipping ? [say.shipping(c.shipping)] : [],
  ...c.passVp.flatMap((vp, k) => vp > 0 ? [say.passing(vp, BUILDINGS[k]!)] : []), ...c.passShippingVp ? [say.passing(c.passShippingVp, 'shipping')] : [],
])
export const favorNames = (box: Box, say: Phrases) => named(box.favors, f => [
  say.steps(f.steps, box.cults[f.cult]!), ...f.gain.some(n => n > 0) ? [say.income(gains(f.gain, say).join(', '))] : [], ...special(f.special, say),
  ...f.townPower ? [say.townPower(f.townPower)] : [], ...events(f.buildVp, say), ...f.passVp.length ? [say.houses(f.passVp)] : [],
])
export const townNames = (box: Box, say: Phrases) => named(box.towns, w => [
  say.vp(w.vp), ...gains(w.gain, say), ...w.steps ? [say.allSteps(w.steps)] : [], ...w.shipping ? [say.advance] : [], ...w.keys > 1 ? [say.keys(w.keys)] : [],
])
export const scoringNames = (box: Box, say: Phrases) => named(box.scoring, s => [
  ...new Set(events(s.vp, say)), say.bonus(s.every, s.cult < 0 ? 'priest' : box.cults[s.cult]!, gains(s.gain, say).join(', ')),
])
