/** A match in memory, and what follows from it alone. */
import { acting, alike, type Match, type Row, type Seat } from '@loggia/core'
import type { Hosted } from './hosted.ts'
import { Refusal } from '../platform/refusal.ts'
import type { MatchMeta, SeatRow, Version } from './written.ts'

/** An answer to the question after row `seq`; `answer`: the id that a person's device gave it. */
export interface Given {
  seq: number
  move: string
  answer?: string | undefined
}

/** A match without what happens to it. */
export interface OpenedMatch {
  hosted: Hosted
  /** The box as JSON where it is not the one that new matches are begun with. */
  olderBox: unknown
  /** Nothing before it is dealt. */
  match: Match | undefined
}

/** A match in memory. */
export class LoadedMatch {
  readonly id: string
  readonly hosted: Hosted
  /** The box as JSON where it is not the one that new matches are begun with. */
  readonly olderBox: unknown
  meta: MatchMeta
  /** What the seats are called at the table. */
  names: string[]
  /** The last of the things that are done one after another. */
  tail: Promise<unknown> = Promise.resolve()
  waiting = 0
  #match: Match | undefined

  constructor(meta: MatchMeta, { hosted, olderBox, match }: OpenedMatch) {
    this.id = meta.id
    this.hosted = hosted
    this.olderBox = olderBox
    this.meta = meta
    this.names = namesOf(meta.seats)
    this.#match = match
  }

  /** Before it is dealt there is no match, for anybody: whatever would show something of it refuses. Opened late perhaps: its log, and tables of before, only after `whole`. */
  get match(): Match {
    if (!this.#match) throw new Refusal(409, 'not-running', { seq: 0 })
    return this.#match
  }
  set match(match: Match) {
    this.#match = match
  }
  get dealt(): boolean {
    return this.#match !== undefined
  }
  /** Its last row. */
  get seq(): number {
    return this.#match?.seq ?? 0
  }
}

/** Whether nothing more is played: it came to its end, or was ended. */
export const finished = (match: Match): boolean => match.over || match.ended

/** Seats that a person holds, as a set. */
export const seatsOf = (meta: Pick<MatchMeta, 'seats'>, person: string | undefined): number =>
  meta.seats.reduce((set, s) => (person !== undefined && s.person === person ? set | (1 << s.seat) : set), 0)

/** Seats that bots hold, as a set. */
export const botsOf = (meta: Pick<MatchMeta, 'seats'>): number =>
  meta.seats.reduce((set, s) => (s.kind === 'bot' ? set | (1 << s.seat) : set), 0)

/** Seats that are asked now; nobody before all seats are taken. */
export const askedOf = (loaded: LoadedMatch): number =>
  loaded.meta.status === 'running' && !loaded.match.over ? acting(loaded.match.table) : 0

/** Whether somebody may act for a seat: the person who holds it, or (null) a bot. */
export const holds = (meta: MatchMeta, seat: Seat, actor: string | null): boolean => {
  const held = meta.seats[seat]
  return actor === null ? held?.kind === 'bot' : held?.person === actor
}

/**
 * Names of seats. A second seat of one person gets a number, and so does a player with the same name as an earlier one.
 */
export function namesOf(seats: readonly SeatRow[]): string[] {
  const taken = new Set<string>()
  return seats.map(({ name }) => {
    let called = name
    for (let n = 2; name && taken.has(alike(called)); n++) called = `${name} ${n}`
    taken.add(alike(called))
    return called
  })
}

/** What a match costs in memory, in rows. */
export const weight = (loaded: LoadedMatch): number => 20 + loaded.seq
/** On which version of it is decided. */
export const versionOf = (loaded: LoadedMatch): Version => ({ seq: loaded.seq, changed: loaded.meta.changed })

/** Whether a row that was read says the same as one that was written. */
export const sameRow = ({ seat, word }: Row, other?: Row): boolean => other?.seat === seat && other.word === word
