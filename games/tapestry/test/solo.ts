/** Solo tables prepared by hand: what the bots like, the latest pair of decision cards, what the dice show. */
import { pick, seeded } from '@loggia/core'
import { NONE, spaceOf, TRACKS } from '../rules/terms.ts'
import { AUTOMA, HUMAN, SHADOW } from '../rules/solo/terms.ts'
import type { TapestryStep } from '../rules/table.ts'
import { give, heard, push, run, stand, table, tapestry, type TapestryTable } from './helpers.ts'

export { AUTOMA, HUMAN, SHADOW } from '../rules/solo/terms.ts'
const { box } = tapestry

export type Track = (typeof TRACKS)[number]
export const track = (id: string): number => TRACKS.indexOf(id as Track)
/** What stands on the map at the beginning. */
export const START = { 'h_2_0': ['0', '0'], 'h_-2_2': ['1', '1'] }
/** A decision card by its number. */
export const decision = (number: number): number => number - 1
export const numbers = (cards: readonly number[]): number[] => cards.map(card => card + 1).toSorted((a, b) => a - b)

/**
 * A solo table at the human's turn, everybody in this era. Unless it is said, the Automa has no civilization of importance (the engineers), and the bots like
 * technology and exploration. The human has 2 coins, so that the turn is a choice.
 */
export function solo({
  level = 2,
  era = 1,
  favourites = ['technology', 'exploration'] as [Track, Track],
  civilizations = ['engineers'],
  pair = [6, 6] as [number, number],
} = {}): TapestryTable {
  const t = table({ seats: 1, options: { level: String(level) }, era })
  t.solo!.favourites = favourites.map(track)
  t.solo!.civilizations = civilizations.map(id => box.automa.civilizations.findIndex(c => c.id === id))
  setPair(t, ...pair)
  give(t, HUMAN, { resources: { coin: 2 } })
  // What the bots have done in their first turn is undone.
  t.tapestryDeck.push(...t.solo!.cards.splice(0))
  t.territoryDeck.push(...t.tiles.filter(tile => tile !== NONE))
  t.tiles.fill(NONE)
  t.solo!.shown = NONE
  onMap(t, START)
  t.revealCount = 0
  return t
}

/** The latest pair, as if it had been drawn. */
export function setPair(t: TapestryTable, left: number, right: number): void {
  const s = t.solo!
  s.pair = [decision(left), decision(right)]
}

/** Where a bot's tokens stand: exploration, science, technology, military. */
export function standAt(t: TapestryTable, seat: number, ...positions: number[]): void {
  t.players[seat].tokens = positions.map((position, k) => spaceOf(k, position))
}

/** The next throw of the science die, and where it does not count the one after it: the first of these. */
export function rolls(t: TapestryTable, first: string, ...counting: Track[]): void {
  const among = box.science.filter(face => counting.includes(TRACKS[face]!))
  for (let k = 0; ; k++) {
    t.rng = seeded(`rolls ${k}`)
    const rng = t.rng.slice()
    if (box.science[pick(rng, box.science.length)] !== track(first)) continue
    if (!counting.length || among[pick(rng, among.length)] === track(counting[0]!)) return
  }
}

/** A step of the bots and all that follows; what was heard of it. */
export const bots = (t: TapestryTable, step: Partial<TapestryStep> & { do: TapestryStep['do'] }): string[] =>
  heard(t, t => {
    push(t, { seat: AUTOMA, ...step } as never)
    run(t)
  })
/** What the Automa may do somewhere, or by its civilization, by name. */
export const deed = (t: TapestryTable, id: string): string[] =>
  bots(t, { do: 'bot-deed', deed: box.automa.deeds.findIndex(d => d.id === id) })
/** Both advance with the latest pair. */
export function bothAdvance(t: TapestryTable): string[] {
  return [...bots(t, { do: 'bot-advance', track: NONE }), ...bots(t, { do: 'bot-advance', seat: SHADOW, track: NONE })]
}

/** Puts these outposts onto the map and nothing else of human and Automa: `{ 'h_2_0': '0' }`; two for a start. */
export function onMap(t: TapestryTable, tokens: Record<string, string[]>): void {
  for (const [k, id] of box.hexIds.entries()) if (t.tokens[2 * k] !== NONE) stand(t, id)
  for (const [id, list] of Object.entries(tokens)) stand(t, id, ...list)
}
/** Hexes on which this bot has a token. */
export const tokensOf = (t: TapestryTable, seat: number): string[] =>
  box.hexIds.filter((_, k) => t.tokens.slice(2 * k, 2 * k + 2).some(token => token !== NONE && token >> 3 === seat))
