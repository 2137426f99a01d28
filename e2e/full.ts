/** The fullest tables that bots come to: what a person may have before them in the worst case, which few matches show. */
import { canonicalJson, type MatchRecord, type Seat, sha256, type Table } from '@loggia/core'
import '@loggia/core/hash'
import { findGame } from '@loggia/games'
import { replayed } from '../bots/replay.ts'
import { subjectOf } from '../lab/games.ts'
import { contender, playMatch } from '../lab/player.ts'

/** A table as the file of a match that runs, at a question to the first seat. */
export interface Full {
  /** The list that is longest there. */
  what: string
  length: number
  file: string
}

/** How much each list has that lies before a seat, by its name. A list of lists has what they have. */
function lists(table: Table, seat: Seat, seats: number): Map<string, number> {
  const found = new Map<string, number>()
  for (const before of Object.values(table) as unknown[]) {
    if (!Array.isArray(before) || before.length < seats || typeof before[seat] !== 'object') continue
    for (const [name, list] of Object.entries(before[seat] as object))
      if (Array.isArray(list)) found.set(name, list.flat(2).length)
  }
  return found
}

/**
 * For each list that lies before a person, the table where it was longest in this many matches of bots; the latest come first, as most
 * lies there.
 */
export async function fullest(id: string, seats: number, bot: 'random' | 'greedy', matches: number): Promise<Full[]> {
  const subject = subjectOf(id)
  const bots = Array.from({ length: seats }, () => contender(bot))
  const found = new Map<string, { length: number; record: MatchRecord; seq: number }>()
  for (let n = 0; n < matches; n++) {
    const { record } = playMatch(subject, bots, { seats, seed: `full ${n}` }).match
    for (const { seq, seat, table } of replayed(subject.game, record))
      for (const [name, length] of seat ? [] : lists(table, seat, seats))
        if (length > (found.get(name)?.length ?? 0)) found.set(name, { length, record, seq })
  }
  const { shipped } = await (await findGame(id)!.manifest()).rules()
  const box = await sha256(canonicalJson(shipped))
  const sitters = Array.from({ length: seats }, (_, seat) =>
    seat ? { seat, kind: 'bot', name: '', level: 'first-match' } : { seat, kind: 'person', name: '' },
  )
  return [...found]
    .sort(([, a], [, b]) => b.seq - a.seq)
    .map(([what, { length, record, seq }]) => ({
      what,
      length,
      file: JSON.stringify({
        game: id,
        name: '',
        seats: sitters,
        record: { ...record, box, rows: record.rows.slice(0, seq - 1) },
      }),
    }))
}
