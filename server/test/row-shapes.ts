/** The statement that writes rows, in all its shapes. */
import { subscribers } from '../hall/subscribers.ts'
import { rowsToAdd } from '../match/queries/row-statement.ts'
import type { Event, Progress } from '../match/written.ts'

/** How 1 to 5 seats may be asked: each not, still, or newly. */
const ways = (seats: number): number[][] =>
  seats ? ways(seats - 1).flatMap(others => [0, 1, 2].map(how => [how, ...others])) : [[]]
const row: Event = { row: { kind: 'move', seat: 0, word: 'pass' }, actor: 'ann' }

/** For any asked seat, with clocks or without, notified or not, and for that many rows. */
export function* shapes(rows: number): Generator<ReturnType<typeof rowsToAdd>> {
  for (const asked of [1, 2, 3, 4, 5].flatMap(ways))
    for (const timed of [undefined, { at: new Date(0), clocks: [], deadline: null, marks: [] }])
      for (const to of [[], [{ seat: 0, person: 'ann' }]]) {
        const progress: Progress = { asked, steps: [], standings: [], tells: { to, damper: 0 } }
        yield rowsToAdd('id', { seq: 0, changed: 0 }, Array(rows).fill(row), progress, subscribers, timed)
      }
}
