/**
 * Mail to an address that is a way in, whatever its owner wants to be told. It is written in the transaction that causes it, so no kill comes between the two; any server
 * hands it over, and tries again under the same id.
 */
import type pg from 'pg'
import { LEASE, type Outcome, restAfter } from './queries.ts'

/** A letter that is in hand. */
export interface Letter {
  id: string
  address: string
  device: string
  tries: number
}

/** To each address that is a way in of somebody: a recovery code of theirs was used, on that device. */
export async function writeLetters(client: pg.PoolClient, person: string, device: string): Promise<void> {
  await client.query(
    `insert into letters (id, person, address, device)
     select replace(gen_random_uuid()::text, '-', ''), person, key, $2 from credentials where person = $1 and kind = 'mail'`,
    [person, device],
  )
}

export function letterQueries(pool: pg.Pool) {
  return {
    /** Claims up to this many, the oldest first. */
    takeLetters: async (most: number): Promise<Letter[]> =>
      (
        await pool.query<Letter>({
          name: 'take_letters',
          text: `with next as (
               select id from letters where due <= clock_timestamp() and until <= clock_timestamp() order by due limit $1 for update skip locked)
             update letters l set until = clock_timestamp() + ${LEASE} * interval '1 second', tries = tries + 1 from next where l.id = next.id
             returning l.id, l.address, l.device, l.tries`,
          values: [most],
        })
      ).rows,
    /** What came of one in hand: where it failed it is tried again later. */
    posted: async ({ id, tries }: Letter, outcome: Outcome): Promise<void> => {
      if (typeof outcome === 'string') await pool.query('delete from letters where id = $1', [id])
      else
        await pool.query(
          `update letters set until = '-infinity', due = clock_timestamp() + $2 * interval '1 second' where id = $1`,
          [id, outcome.after ?? restAfter(tries - 1)],
        )
    },
  }
}
