/**
 * The rows of a match as a file shows them: when each was written, its cause, and who wrote it. Names are those at the
 * table; ids stay here.
 */
import { alike, type MatchRecord, recordedRow, STANDING } from '@loggia/core'
import { namesOf, seatsOf } from './loaded-match.ts'
import type { MatchMeta, WrittenRow } from './written.ts'

/** `mine`: the seats of who reads. `quiet`: that a standing order answered is the secret of its seat, after the end as well. */
export function shownRows(
  rows: readonly WrittenRow[],
  meta: Pick<MatchMeta, 'seats'>,
  mine: number,
  quiet: boolean,
): Required<Pick<MatchRecord, 'people' | 'rows'>> {
  const names = namesOf(meta.seats)
  const numbers = new Map<string, number>()
  const people: string[] = []
  /**
   * The name of a person who acts for a seat: that seat's, or their first one. Without a seat, their own name, with a
   * number if another person has it.
   */
  const numberOf = (person: string, name: string, acts: number): number => {
    const held = meta.seats.filter(s => ((seatsOf(meta, person) >> s.seat) & 1) === 1)
    const seat = held.find(s => s.seat === acts) ?? held[0]
    const key = `${person} ${seat?.seat ?? ''}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    const taken = new Set([...names, ...people].map(alike))
    let called = seat ? names[seat.seat]! : name
    for (let n = 2; !seat && taken.has(alike(called)); n++) called = `${name} ${n}`
    numbers.set(key, people.length)
    return people.push(called) - 1
  }
  const told = rows.map(({ at, actor, name, by, ...row }) => {
    const hushed = quiet && by === STANDING && !((mine >> row.seat) & 1)
    return recordedRow({
      ...row,
      ...(by === undefined || hushed ? {} : { by }),
      ...(actor === null || name === null ? {} : { actor: numberOf(actor, name, row.seat) }),
      at: at.getTime(),
    })
  })
  return { people, rows: told }
}
