/** What cards, tiles and actions do, drawn and explained. */
import { type Effect, ruleOfEffects } from '@loggia/core'
import { rows, type Token } from '../../../board/tokens.ts'
import type { Box } from '../rules/box.ts'
import { EFFECTS } from '../rules/effects.ts'
import { gameOf } from './ahead.ts'

const effectsOf = (box: Box, domain: string, id: string): readonly Effect[] =>
  gameOf(box).effects?.components[domain]?.[id] ?? []
/** What a component does, in signs: what stands first, then the rest. */
export const rowsOf = (box: Box, domain: string, id: string): Token[][] => rows(effectsOf(box, domain, id), EFFECTS)
/** The rule that explains what it does. */
export const ruleOf = (box: Box, domain: string, id: string): string =>
  ruleOfEffects(effectsOf(box, domain, id), EFFECTS)
