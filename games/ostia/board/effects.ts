/** What the tiles of ports do, drawn and explained. */
import { type Effect, ruleOfEffects } from '@loggia/core'
import { strip, type Token } from '../../../board/tokens.ts'
import type { Box } from '../rules/box.ts'
import { EFFECTS } from '../rules/effects.ts'
import { gameOf } from './ahead.ts'

const effectsOf = (box: Box, domain: string, id: string): readonly Effect[] =>
  gameOf(box).effects?.components[domain]?.[id] ?? []
/** What a tile does, in signs: one row, or the upper and the lower half of a destination. */
export function rowsOf(box: Box, id: string): Token[][] {
  const effects = effectsOf(box, 'tile', id),
    [first] = effects as readonly { kind: string; first?: readonly Effect[]; later?: readonly Effect[] }[]
  return (first?.first && first.later ? [first.first, first.later] : [effects]).map(list => strip(list, EFFECTS))
}
/** The rule that explains what a component does. */
export const ruleOf = (box: Box, domain: string, id: string): string =>
  ruleOfEffects(effectsOf(box, domain, id), EFFECTS)
