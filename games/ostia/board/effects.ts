/** What the tiles of ports do, drawn and explained. */
import { type Effect, type Game, ruleOfEffects } from '@loggia/core'
import { strip, type Token } from '../../../board/tokens.ts'
import { EFFECTS } from '../rules/effects.ts'

type WithEffects = Pick<Game, 'effects'>
const effectsOf = (game: WithEffects, domain: string, id: string): readonly Effect[] =>
  game.effects?.components[domain]?.[id] ?? []
/** What a tile does, in signs: one row, or the upper and the lower half of a destination. */
export function rowsOf(game: WithEffects, id: string): Token[][] {
  const effects = effectsOf(game, 'tile', id),
    [first] = effects as readonly { kind: string; first?: readonly Effect[]; later?: readonly Effect[] }[]
  return (first?.first && first.later ? [first.first, first.later] : [effects]).map(list => strip(list, EFFECTS))
}
/** The rule that explains what a component does. */
export const ruleOf = (game: WithEffects, domain: string, id: string): string =>
  ruleOfEffects(effectsOf(game, domain, id), EFFECTS)
