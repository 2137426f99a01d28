/** The log of a table in turns: rows of one person that follow each other, or all rows of an auction, are one line. */
import type { LogEntry, Seat, Speaker } from '@loggia/core'
import type { LoadedGame } from '../../games.ts'

/** Rows that are told in one line. `round`: the index of the part of the match that they belong to; 0 before the first. */
export interface Turn {
  seat: Seat
  rows: readonly LogEntry[]
  auction: boolean
  round: number
}
/** One thing that was said of a row, with its rule. */
export interface Fact {
  text: string
  rule: string
  note: boolean
}
/** A part of the match, a round: it begins behind row `seq`. */
export interface Round {
  seq: number
  name: string
}

/** The rows in turns. Rows that the game has nothing to tell of are left out (`told`), but the set-up never is. */
export function turnsOf(
  entries: readonly LogEntry[],
  facts: LoadedGame['facts'],
  rounds: readonly Round[],
  told: (entry: LogEntry) => boolean,
): Turn[] {
  const turns: { seat: Seat; rows: LogEntry[]; auction: boolean; round: number }[] = []
  let round = 0,
    running = false
  for (const entry of entries) {
    const part = facts.auction?.part(entry),
      last = turns.at(-1)
    if (part === 'opens') running = true
    // Whoever sells prestige in mid-auction does so for it.
    const auction = running && !entry.event
    if (told(entry) || auction || entry.seat < 0) {
      const goesOn =
        last &&
        last.round === round &&
        last.auction === auction &&
        part !== 'opens' &&
        // What else happened to a seat is never folded away among its moves.
        (auction || (last.seat === entry.seat && !entry.event && !last.rows[0]!.event))
      if (goesOn) last.rows.push(entry)
      else turns.push({ seat: entry.seat, rows: [entry], auction, round })
    }
    if (part === 'ends') running = false
    while (rounds[round] && rounds[round]!.seq <= entry.seq) round++
  }
  return turns
}

/** Neighbours of the same text as one, which says how often. */
export function counted<X extends { text: string }>(
  list: readonly X[],
  times: (text: string, n: number) => string,
): X[] {
  const all: { first: X; n: number }[] = []
  for (const x of list) {
    const last = all.at(-1)
    if (last?.first.text === x.text) last.n++
    else all.push({ first: x, n: 1 })
  }
  return all.map(({ first, n }) => (n > 1 ? { ...first, text: times(first.text, n) } : first))
}

/** What a turn costs and brings whose it is. */
export function gainsOf({ rows, seat }: Turn, facts: LoadedGame['facts'], speaker: Speaker): string {
  const [first] = rows,
    whole = { ...first!, seat, move: rows.length === 1 ? first!.move : '', heard: rows.flatMap(e => e.heard) }
  return facts.gainSummary(whole, null, speaker)
}

/** The score of each turn's person when it was over: those of now, less what came since. Empty where the game does not tell points. */
export function scoresAfter(turns: readonly Turn[], facts: LoadedGame['facts'], now: readonly number[]): number[] {
  if (!facts.points) return []
  const score = now.slice(),
    after: number[] = []
  for (const { seat, rows } of turns.toReversed()) {
    after.unshift(score[seat] ?? 0)
    for (const entry of rows) for (const { seat, n } of facts.points(entry)) score[seat]! -= n
  }
  return after
}
