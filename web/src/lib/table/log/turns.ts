/** The log of a table in turns: all rows of a person's turn, or of an auction, are one line. */
import type { LogEntry, Seat, Speaker } from '@loggia/core'
import type { LoadedGame } from '../../games.ts'

/** Rows that are told in one line. `key`: its own among all. `round`: the index of the part of the match that they belong to; 0 before the first. */
export interface Turn {
  key: string
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

/** The rows in turns. Rows that the game has nothing to tell of are left out (`told`), but the set-up never is. `begins`: whether a round does, by what was heard. */
export function turnsOf(
  entries: readonly LogEntry[],
  facts: LoadedGame['facts'],
  rounds: readonly Round[],
  told: (entry: LogEntry) => boolean,
  begins: (entry: LogEntry) => boolean = () => false,
): Turn[] {
  const turns: (Turn & { rows: LogEntry[] })[] = []
  let round = 0
  let running = false
  let anew = false
  for (const row of entries) {
    const part = facts.auction?.part(row)
    if (part === 'opens') running = anew = true
    for (const [k, entry] of (facts.turns?.(row) ?? [row]).entries()) {
      const last = turns.at(-1)
      // A player sells prestige in mid-auction for that auction.
      const auction = running && !row.event && k === 0
      if (k > 0) anew = true
      // A round that a further turn of the row begins stands above that.
      if (k > 0 && rounds[round]?.seq === row.seq && begins(entry)) round++
      if (!told(entry) && !auction && entry.seat >= 0) continue
      const goesOn =
        last &&
        !anew &&
        last.round === round &&
        last.auction === auction &&
        // What else happened to a seat is never folded away among its moves.
        (auction || (last.seat === entry.seat && !entry.event && !last.rows[0]!.event))
      if (goesOn) last.rows.push(entry)
      else turns.push({ key: `${entry.seq}.${k}`, seat: entry.seat, rows: [entry], auction, round })
      anew = false
    }
    if (part === 'ends') running = false
    while (rounds[round] && rounds[round]!.seq <= row.seq) round++
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
  const [first] = rows
  const whole = { ...first!, seat, move: rows.length === 1 ? first!.move : '', heard: rows.flatMap(e => e.heard) }
  return facts.gainSummary(whole, null, speaker)
}

/** The score of each turn's person when it was over: those of now, less what came since. Empty where the game does not tell points. */
export function scoresAfter(turns: readonly Turn[], facts: LoadedGame['facts'], now: readonly number[]): number[] {
  if (!facts.points) return []
  const score = now.slice()
  const after: number[] = []
  for (const { seat, rows } of turns.toReversed()) {
    after.unshift(score[seat] ?? 0)
    for (const entry of rows) for (const { seat, n } of facts.points(entry)) score[seat]! -= n
  }
  return after
}
