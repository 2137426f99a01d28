/** What a word of effects is worth to a player, in points of the final score; and what a figure was when a worth was set for it by hand. */
import type { ByHand } from '@loggia/core'
import type { Box, TapestryCard } from '../rules/box.ts'
import type { Civilization } from '../rules/civilizations/civilization.ts'
import type { NamedEffect } from '../rules/word.ts'
import type { Mind } from './mind.ts'

/** Computed from the table, or set by hand. */
export type Worth = ((m: Mind, e: NamedEffect, depth: number, at: number) => number) | ByHand

/** The figure of an effect: its word and amounts, and those of the effects within it. */
export function figureOf(effect: number, box: Box): string {
  const e = box.effects[effect]
  if (!e) return ''
  if (e.op === 'optional') return `may ${figureOf(e.part, box)}`
  if (!('parts' in e)) return e.id
  const amounts = 'most' in e ? [e.n, e.most].filter(Boolean) : []
  return `${[e.op, ...amounts].join(' ')}${e.parts.length ? `(${e.parts.map(part => figureOf(part, box)).join(', ')})` : ''}`
}

/** The figure of a "this era" card: what it does at each event, changes and forbids. */
export function figureOfCard({ on, track, building, modify, restrict }: TapestryCard, box: Box): string {
  const events = Object.entries(on).map(([event, trigger]) => `${event} ${figureOf(trigger!.effect, box)}`)
  const about = [track, building].filter(k => k >= 0).map(k => `#${k}`)
  return [...events, ...modify, ...restrict, ...about].join('; ')
}

/** The figure of a civilization: the whole of its mat, as text. Its worth keeps a digest of it. */
export const figureOfCivilization = (civilization: Civilization, box: Box): string =>
  JSON.stringify({
    ...civilization,
    effects: Object.entries(civilization.effects).map(([name, effect]) => `${name} ${figureOf(effect!, box)}`),
    slots: civilization.slots.map(row => row.map(effect => figureOf(effect, box))),
    cells: civilization.cells.map(cell => ({ ...cell, effect: figureOf(cell.effect, box) })),
    adjustments: civilization.adjustments.map(effect => figureOf(effect, box)),
  })
