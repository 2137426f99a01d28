/**
 * What is counted of finished matches: who began, and the things that each seat had or did, as they were heard at the table. The kinds are data:
 * `games/<game>/learn/tally.ts`.
 */
import { splitWord } from './lexicon.ts'
import type { Match } from './match.ts'
import { OMNISCIENT, type Seat, type Table } from './table.ts'

/** A kind of things to count: a people, an opening, cards that were played. */
export interface Kind {
  /** The domain of their names. */
  domain: string
  /** The note that tells of one, with its seat and the thing first; or the move, with the thing first. */
  word: string
  move?: true
  /** Of the things of a seat only its first one, or the one that came most often; without it all, each once. */
  only?: 'first' | 'most'
  /** Things that have cards are known by those (`cardOf` of `Cards`). */
  cards?: true
  /** Under which name a thing is counted. Empty: it is not. */
  thing?(id: string): string
}
export interface Tally<Id extends string = string> {
  /** The note that tells who begins; the others follow clockwise. */
  begins: string
  kinds: Readonly<Record<Id, Kind>>
}
/** What its kinds are called. */
export type TallyWords<Id extends string = string> = Readonly<Record<Id, string>>

/** What one seat of a finished match is counted for. */
export interface SeatTally {
  /** Its place in the order of the first turn, from 0. */
  turn: number
  /** By kind. */
  had: Readonly<Record<string, readonly string[]>>
}

/** What is counted of each seat of a match that is over. It must have been opened from its first row. */
export function tallied<T extends Table>(match: Match<T>, seats: number, { begins, kinds }: Tally): SeatTally[] {
  const told = toldOf(match)
  const first = told.find(({ move, verb }) => !move && verb === begins)?.seat ?? 0
  const had = (seat: Seat, { word, move, only, thing = same }: Kind): string[] => {
    const list = told
      .filter(one => one.seat === seat && one.verb === word && one.move === !!move)
      .flatMap(one => thing(one.thing) || [])
    const once = [...new Set(list)]
    const times = (of: string): number => list.filter(one => one === of).length
    if (only === 'most') once.sort((a, b) => times(b) - times(a))
    return only ? once.slice(0, 1) : once
  }
  return Array.from({ length: seats }, (_, seat) => ({
    turn: (seat - first + seats) % seats,
    had: Object.fromEntries(Object.entries(kinds).map(([id, kind]) => [id, had(seat, kind)])),
  }))
}
const same = (id: string): string => id

/** A move or a note of a match in words: whose it is, and the things that it names. A note without a seat has that of its first thing. */
export interface ToldWord {
  move: boolean
  seat: Seat
  verb: string
  /** The thing that it names first, after the seat. */
  thing: string
  ids: readonly string[]
}

/** The moves and notes of a match, as somebody who knows all heard them. It must have been opened from its first row. */
export const toldOf = <T extends Table>(match: Match<T>): ToldWord[] =>
  match.log(OMNISCIENT).flatMap(({ seat, move, heard }) => [
    moveOf(seat, move),
    ...heard.map(({ word, by }) => {
      if (by !== undefined) return moveOf(by, word)
      const { verb, ids } = splitWord(word)
      return { move: false, seat: Number(ids[0]), verb, thing: ids[1] ?? '', ids }
    }),
  ])
function moveOf(seat: Seat, word: string): ToldWord {
  const { verb, ids } = splitWord(word)
  return { move: true, seat, verb, thing: ids[0] ?? '', ids }
}
