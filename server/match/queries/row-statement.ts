/**
 * The statement that writes rows. It is most of what a hall asks of its database, so it passes plain values. With
 * arrays that are unnested one text would serve any number, but cost PostgreSQL a quarter more.
 */
import type { Subscribers } from '../events.ts'
import { double, integer, integers, jsonb, type Kind, orNull, text, texts, time } from '../../platform/kind.ts'
import { type Asked, written } from '../../platform/statement.ts'
import { ASKED_ANEW, STILL_ASKED } from '../progress.ts'
import type { Event, Progress, Version } from '../written.ts'
import type { WrittenClocks } from '../clock/row-queries.ts'

/** What a statement is given, from $1, and of which kind that is. */
class Values {
  readonly values: unknown[] = []
  readonly takes: (readonly [name: string, Kind])[] = []
  /** How the statement calls that value. */
  $ = (value: unknown, kind: Kind): string => {
    const name = `$${this.values.push(written(value, kind))}`
    this.takes.push([name, kind])
    return name
  }
}
const some = orNull(text)
const data = jsonb()

/** Writes rows, in one statement; false where another row or a change of seats came first. */
export async function writeRows(db: Asked, ...row: Parameters<typeof rowsToAdd>): Promise<boolean> {
  const { name, text, values } = rowsToAdd(...row)
  const { rowCount } = await db.query({ ...(name && { name }), text, values })
  const [, , events] = row
  return rowCount === events.length
}

/**
 * Rows are written only if seats and last row are those on which they were decided, so a seat's holder, its bot's job
 * and its order are current. The same statement writes the progress of the match; its lock settles races.
 */
export function rowsToAdd(
  match: string,
  { seq, changed }: Version,
  events: readonly Event[],
  { asked, steps, standings, tells }: Progress,
  { turns }: Pick<Subscribers, 'turns'>,
  timed?: WrittenClocks,
): { name?: string; text: string } & Pick<Values, 'values' | 'takes'> {
  const { values, takes, $ } = new Values()
  const id = $(match, text)
  const version = $(changed, integer)
  const last = $(seq, integer)
  const told = tells?.to.length ? tells : undefined
  // Mostly who is asked now was not asked before. That has a statement of its own: to choose in it costs PostgreSQL a third as much again.
  const anew = !asked.includes(STILL_ASKED)
  const stands = [
    `seq = seq + ${events.length}`,
    `at = ${timed ? `${$(timed.at, time)}::timestamptz` : 'greatest(clock_timestamp(), at)'}`,
    `asked_since = ${askedSince(anew ? asked : asked.map(how => $(how, integer)))}`,
    `steps = ${$(steps, data)}`,
    `standings = ${$(standings, data)}`,
    ...(timed ? [`clocks = ${$(timed.clocks, data)}`, `deadline = ${$(timed.deadline, orNull(time))}`] : []),
  ]
  const rows = events.map(
    ({ row: { kind, seat, word, by = null }, actor, answer = null }, k) =>
      `(${k + 1}, ${$(kind, text)}::text, ${$(seat, integer)}::int, ${$(word, text)}::text, ${$(by, some)}::text, ${$(actor, some)}::text, ${$(answer, some)}::text)`,
  )
  const clocks = timed && $(timed.marks, data)
  // Only where somebody is asked who can be reached is anything written to be told.
  const telling = told
    ? `,${turns(
        id,
        $(
          told.to.map(t => t.seat),
          integers,
        ),
        $(
          told.to.map(t => t.person),
          texts,
        ),
        $(told.damper, double),
      )}`
    : ''
  const sql = `
with held as (
  update progress set ${stands.join(', ')}
  where match = ${id} and changed = ${version} and seq = ${last} returning at, asked_since)${telling}
insert into moves (match, seq, kind, seat, word, cause, actor, answer, at${clocks ? ', clocks' : ''})
select ${id}, ${last} + n, kind, seat, word, cause, actor, answer, at${clocks ? `, ${clocks}::jsonb` : ''}
from held, (values ${rows.join(', ')}) as r(n, kind, seat, word, cause, actor, answer)`
  // A prepared statement exists for a single row, for each set of newly asked seats or number of seats. Only standing
  // orders write several rows.
  return events.length > 1
    ? { text: sql, values, takes }
    : {
        name: `add_row_${anew ? `asks_${asked.join('')}` : `seats_${asked.length}`}${timed ? '_timed' : ''}${told ? '_told' : ''}`,
        text: sql,
        values,
        takes,
      }
}

/** Since when each seat is asked, of how it is asked now: a question that still stands keeps its time. Known beforehand, or a parameter. */
const askedSince = (asked: readonly (number | string)[]): string =>
  `array[${asked.map((how, k) => {
    const since = [NEVER, `coalesce(asked_since[${k + 1}], ${NOW})`, NOW]
    return typeof how === 'number'
      ? since[how]
      : `case ${how}::int when ${STILL_ASKED} then ${since[STILL_ASKED]} when ${ASKED_ANEW} then ${NOW} end`
  })}]::timestamptz[]`
/** When a seat is asked that is not, and one that is asked again. */
const NEVER = 'null'
const NOW = 'clock_timestamp()'
