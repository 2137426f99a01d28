/**
 * The statement that writes rows. It is most of what a hall asks of its database, so it passes plain values. With
 * arrays that are unnested one text would serve any number, but cost PostgreSQL a quarter more.
 */
import type { Subscribers } from '../events.ts'
import { ASKED_ANEW, STILL_ASKED } from '../progress.ts'
import type { Event, Progress, Version } from '../written.ts'
import type { WrittenClocks } from '../clock/queries.ts'

/** What a statement is given, from $1. */
class Values {
  readonly all: unknown[] = []
  /** How the statement calls that value. */
  $ = (value: unknown): string => `$${this.all.push(value)}`
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
): { name?: string; text: string; values: unknown[] } {
  const given = new Values()
  const { $ } = given
  const id = $(match)
  const version = $(changed)
  const last = $(seq)
  const told = tells?.to.length ? tells : undefined
  // Mostly who is asked now was not asked before. That has a statement of its own: to choose in it costs PostgreSQL a third as much again.
  const anew = !asked.includes(STILL_ASKED)
  const stands = [
    `seq = seq + ${events.length}`,
    `at = ${timed ? `${$(timed.at)}::timestamptz` : 'greatest(clock_timestamp(), at)'}`,
    `asked_since = ${askedSince(anew ? asked : asked.map($))}`,
    `steps = ${$(JSON.stringify(steps))}`,
    `standings = ${$(JSON.stringify(standings))}`,
    ...(timed ? [`clocks = ${$(JSON.stringify(timed.clocks))}`, `deadline = ${$(timed.deadline)}`] : []),
  ]
  const rows = events.map(
    ({ row: { kind, seat, word, by = null }, actor, answer = null }, k) =>
      `(${k + 1}, ${$(kind)}::text, ${$(seat)}::int, ${$(word)}::text, ${$(by)}::text, ${$(actor)}::text, ${$(answer)}::text)`,
  )
  const clocks = timed && $(JSON.stringify(timed.marks))
  // Only where somebody is asked who can be reached is anything written to be told.
  const telling = told
    ? `,${turns(id, $(told.to.map(t => t.seat)), $(told.to.map(t => t.person)), $(told.damper))}`
    : ''
  const text = `
with held as (
  update progress set ${stands.join(', ')}
  where match = ${id} and changed = ${version} and seq = ${last} returning at, asked_since)${telling}
insert into moves (match, seq, kind, seat, word, cause, actor, answer, at${clocks ? ', clocks' : ''})
select ${id}, ${last} + n, kind, seat, word, cause, actor, answer, at${clocks ? `, ${clocks}::jsonb` : ''}
from held, (values ${rows.join(', ')}) as r(n, kind, seat, word, cause, actor, answer)`
  // A prepared statement exists for a single row, for each set of newly asked seats or number of seats. Only standing
  // orders write several rows.
  return events.length > 1
    ? { text, values: given.all }
    : {
        name: `add_row_${anew ? `asks_${asked.join('')}` : `seats_${asked.length}`}${timed ? '_timed' : ''}${told ? '_told' : ''}`,
        text,
        values: given.all,
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
