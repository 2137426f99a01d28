/**
 * The statement that writes rows. Most of what a hall asks of its database is this, so it says what is written in plain values: a statement with
 * arrays that are unnested would be of one text for any number, and costs PostgreSQL a quarter more.
 */
import { TELL_TURNS } from '../notices/notify.ts'
import { ASKED_ANEW, type Progress, STILL_ASKED } from '../progress.ts'
import type { Event, Version } from '../store.ts'
import type { WrittenClocks } from './clock.ts'

/** What the text of a statement depends on; everything else are its values. */
interface Shape {
  rows: number
  asked: readonly number[]
  timed: boolean
  told: boolean
}
/** Statements by their names. */
const texts = new Map<string, string>()

/**
 * Rows are written only on the seats that whoever decided them knew of, and after the row that they knew of: so a seat's holder, its bot's job and its order are
 * those of this very moment. With them it is written where the match stands; the lock of that is what a race is settled by.
 */
export function rowsToAdd(
  match: string,
  { seq, changed }: Version,
  events: readonly Event[],
  { asked, steps, standings, tells }: Progress,
  timed?: WrittenClocks,
): { name?: string; text: string; values: unknown[] } {
  const told = tells?.to.length ? tells : undefined,
    shape = { rows: events.length, asked, timed: timed !== undefined, told: told !== undefined }
  const values = [
    ...[match, changed, seq, JSON.stringify(steps), JSON.stringify(standings)],
    ...(timed ? [timed.at, JSON.stringify(timed.clocks), timed.deadline, JSON.stringify(timed.marks)] : []),
    // Only where somebody is asked who can be reached is anything written to be told.
    ...(told ? [told.to.map(t => t.seat), told.to.map(t => t.person), told.damper] : []),
    ...events.flatMap(({ row: { kind, seat, word, by = null }, actor }) => [kind, seat, word, by, actor]),
  ]
  // A single row is what is kept ready, for each way in which its seats are asked. Several come of standing orders alone.
  if (events.length > 1) return { text: textOf(shape), values }
  const name = `add_row_${asked.join('')}${timed ? '_timed' : ''}${told ? '_told' : ''}`
  let text = texts.get(name)
  if (!text) texts.set(name, (text = textOf(shape)))
  return { name, text, values }
}

function textOf({ rows, asked, timed, told }: Shape): string {
  let given = 0
  const $ = () => `$${++given}`
  const [id, version, last, steps, standings] = [$(), $(), $(), $(), $()],
    clocks = timed ? { at: $(), seats: $(), deadline: $(), marks: $() } : undefined,
    telling = told ? `,${TELL_TURNS(id!, $(), $(), $())}` : ''
  const stands = [
    `seq = seq + ${rows}`,
    `at = ${clocks ? `${clocks.at}::timestamptz` : 'greatest(clock_timestamp(), at)'}`,
    `asked_since = ${askedSince(asked)}`,
    `steps = ${steps}`,
    `standings = ${standings}`,
    ...(clocks ? [`clocks = ${clocks.seats}`, `deadline = ${clocks.deadline}`] : []),
  ]
  const row = (n: number) => `${n}, ${$()}::text, ${$()}::int, ${$()}::text, ${$()}::text, ${$()}::text`,
    also = clocks ? `, ${clocks.marks}::jsonb` : ''
  const written =
    rows === 1
      ? `select ${id}, ${last}::int + ${row(1)}, at${also} from held`
      : `select ${id}, ${last}::int + n, kind, seat, word, cause, actor, at${also}
from held, (values ${Array.from({ length: rows }, (_, k) => `(${row(k + 1)})`).join(', ')}) as r(n, kind, seat, word, cause, actor)`
  return `
with held as (
  update progress set ${stands.join(', ')}
  where match = ${id} and changed = ${version} and seq = ${last} returning at, asked_since)${telling}
insert into moves (match, seq, kind, seat, word, cause, actor, at${clocks ? ', clocks' : ''})
${written}`
}

/** Since when each seat is asked, of how it is asked now: a question that still stands keeps its time. */
export const askedSince = (asked: readonly number[]): string =>
  `array[${asked.map((how, k) =>
    how === STILL_ASKED
      ? `coalesce(asked_since[${k + 1}], clock_timestamp())`
      : how === ASKED_ANEW
        ? 'clock_timestamp()'
        : 'null',
  )}]::timestamptz[]`
