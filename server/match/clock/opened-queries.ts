/** A live match begins when the pages of its people are open, at any of the hall's servers, or after a while: until then its clocks stand. */
import type pg from 'pg'
import type { SeatSet } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { bool, integer, text } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { type Changed, computeClocks } from './queries.ts'

const OPENED = statement(
  `update progress set opened = opened | $seats from (select bit_or(1 << seat) as all from seats where match = $match and kind = 'person') people
   where match = $match and opened & $seats <> $seats returning opened & people.all = people.all as all`,
  { match: text, seats: integer },
  { all: bool },
)
const BEGIN = statement(
  `update stops set ends = greatest(begins, date_trunc('milliseconds', clock_timestamp()))
   where match = $match and why = 'opening' and ends > clock_timestamp()`,
  { match: text },
)

export function openedQueries(pool: pg.Pool) {
  return {
    /** These seats' people have the page of the match open. When the last of them has, its clocks begin: gives what changed. */
    opened: (match: string, seats: SeatSet): Promise<Changed[]> =>
      transaction(pool, async client => {
        if (!(await OPENED.first(client, { match, seats }))?.all) return []
        return (await BEGIN.run(client, { match })) ? computeClocks(client, [match]) : []
      }),
  }
}
