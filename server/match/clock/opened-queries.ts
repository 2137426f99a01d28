/** A live match begins when the pages of its people are open, at any of the hall's servers, or after a while: until then its clocks stand. */
import type pg from 'pg'
import type { SeatSet } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { type Changed, computeClocks } from './queries.ts'

export function openedQueries(pool: pg.Pool) {
  return {
    /** These seats' people have the page of the match open. When the last of them has, its clocks begin: gives what changed. */
    opened: (match: string, seats: SeatSet): Promise<Changed[]> =>
      transaction(pool, async client => {
        const { rows } = await client.query<{ all: boolean }>(
          `update progress set opened = opened | $2 from (select bit_or(1 << seat) as all from seats where match = $1 and kind = 'person') people
           where match = $1 and opened & $2 <> $2 returning opened & people.all = people.all as all`,
          [match, seats],
        )
        if (!rows[0]?.all) return []
        const { rowCount } = await client.query(
          `update stops set ends = greatest(begins, date_trunc('milliseconds', clock_timestamp()))
           where match = $1 and why = 'opening' and ends > clock_timestamp()`,
          [match],
        )
        return rowCount ? computeClocks(client, [match]) : []
      }),
  }
}
