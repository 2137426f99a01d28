/** TA-11: what a civilization is in the box: its effects by name, what is printed on its mat, and when it acts. */
import { indexIn } from '@loggia/core'
import type { Player, TapestryTable } from '../table.ts'
import type { Box } from '../box.ts'
import { NONE, TRACKS } from '../terms.ts'
import type { RawEffect } from '../vocabulary.ts'

/** Civilizations that rules of their own know; a box may have others, which do nothing. */
export const CIVILIZATIONS = [
  'alchemists',
  'architects',
  'craftsmen',
  'entertainers',
  'futurists',
  'heralds',
  'historians',
  'inventors',
  'isolationists',
  'leaders',
  'merrymakers',
  'militants',
  'mystics',
  'nomads',
  'the-chosen',
  'traders',
] as const
export type CivilizationId = (typeof CIVILIZATIONS)[number]

/** What the Mystics foretell, in the order of their mat. */
export const CATEGORIES = ['tech-cards', 'complete-districts', 'controlled-territories', 'completed-tracks'] as const
export const TECH_CARDS = 0
export const DISTRICTS = 1
export const TERRITORIES = 2
export const COMPLETED = 3

/** The effects of civilizations by name, in the order in which a box numbers them: a database keeps the keys of the data in another one. */
const NAMES = [
  ...['bust', 'finished', ...TRACKS, 'district', 'jump', 'secured', 'reached', 'foretold', 'closed'],
  ...['track', 'achievement', 'final', 'neighbour'],
]

/** A cell of the Entertainers: its effect, and the cells to its right that lines lead to. */
export interface Cell {
  id: string
  effect: number
  next: readonly number[]
}

export interface Civilization {
  id: string
  /** It is in the solo game (TA-15.1). */
  solo: boolean
  /** Income turns in whose first step it acts (TA-4.1). */
  turns: readonly number[]
  /** Player tokens that it is given. */
  tokens: number
  /** Spaces of the Futurists' jump. */
  spaces: number
  /** Swaps of the Architects (TA-9.10). */
  swaps: number
  /** Its effects by name, those of tracks by the name of the track. */
  effects: Readonly<Partial<Record<string, number>>>
  /** Columns from the bottom, rows from the left, or one row of squares. */
  slots: readonly (readonly number[])[]
  cells: readonly Cell[]
  /** VP of the Isolationists by the size of their land mass, 1 first. */
  vp: readonly number[]
  /** The highest number of each category of the Mystics. */
  highest: readonly number[]
  /**
   * The adjustments of 2021 (TA-11.2): at the end of income turn 1, from this number of people on; in mid-game it is
   * replaced.
   */
  adjustments: readonly number[]
  people: number
  replaced: boolean
}

interface Raw {
  id: string
  solo?: string
  incomeTurns?: number[]
  tokens?: number
  spaces?: number
  swaps?: number
  effects?: Record<string, RawEffect>
  slots?: {
    columnsBottomToTop?: RawEffect[][]
    rowsLeftToRight?: RawEffect[][]
    squares?: RawEffect[]
    start?: string
    cells?: Record<string, { benefit?: RawEffect; next: string[] }>
    vp?: number[]
    categories?: Record<string, number[]>
  }
  officialAdjustment2021?: { endOfFirstIncome?: RawEffect[]; minPlayers?: number; midgame?: string }
}

/** Boxes of earlier releases leave the number of swaps out: the rules had it. It never changes. */
const OLDER_SWAPS = 3

export function civilizationsOf(
  list: readonly unknown[],
  effect: (raw: RawEffect | undefined) => number,
): Civilization[] {
  return (list as readonly Raw[]).map(c => {
    const { squares, columnsBottomToTop, rowsLeftToRight, cells = {}, vp = [], categories, start } = c.slots ?? {}
    const cellIds = Object.keys(cells).sort((a, b) => Number(b === start) - Number(a === start) || (a < b ? -1 : 1))
    return {
      id: c.id,
      solo: c.solo !== 'removed',
      turns: c.incomeTurns ?? [],
      tokens: c.tokens ?? 0,
      spaces: c.spaces ?? 0,
      swaps: c.swaps ?? (c.id === 'architects' ? OLDER_SWAPS : 0),
      effects: Object.fromEntries(NAMES.flatMap(name => (c.effects?.[name] ? [[name, effect(c.effects[name])]] : []))),
      slots: (columnsBottomToTop ?? rowsLeftToRight ?? (squares ? [squares] : [])).map(line => line.map(effect)),
      cells: cellIds.map(id => ({
        id,
        effect: effect(cells[id].benefit),
        next: cells[id].next.map(x => indexIn(cellIds, x)),
      })),
      vp,
      highest: categories ? CATEGORIES.map(id => categories[id].at(-1)!) : [],
      adjustments: (c.officialAdjustment2021?.endOfFirstIncome ?? []).map(effect),
      people: c.officialAdjustment2021?.minPlayers ?? 0,
      replaced: c.officialAdjustment2021?.midgame === 'replace',
    }
  })
}

/** Where each civilization that rules know is in the box, NONE where it is not. */
export const whereOf = (list: readonly { id: string }[]): Record<CivilizationId, number> =>
  Object.fromEntries(CIVILIZATIONS.map(id => [id, list.findIndex(c => c.id === id)])) as Record<CivilizationId, number>

/** What lies on the mat of a civilization of this player, undefined where the player has another. */
export function matOf(p: Player, id: CivilizationId, box: Box): number[] | undefined {
  const k = p.civilizations.indexOf(box.civ[id])
  return k < 0 ? undefined : p.mats[k]
}
export const has = (p: Player, id: CivilizationId, box: Box): boolean => p.civilizations.includes(box.civ[id])

/** An effect of a civilization by its name. */
export const effectOf = (box: Box, id: CivilizationId, name: string): number =>
  box.civilizations[box.civ[id]].effects[name] ?? NONE
/** What its effects come from. */
export const originOf = (box: Box, id: CivilizationId): number => box.origin.civilization + box.civ[id]

/** The player who has this civilization, NONE for nobody: there is but one of each. */
export function ownerOf(t: TapestryTable, id: CivilizationId, box: Box): number {
  for (let seat = 0; seat < t.players.length; seat++) if (has(t.players[seat], id, box)) return seat
  return NONE
}
