/**
 * Mail to an address that is a way in, whatever its owner wants to be told. It is written in the transaction that causes it, so no kill comes between the two; any server
 * hands it over, and tries again under the same id.
 */
import type pg from 'pg'
import { double, bigint, text } from '../platform/kind.ts'
import { kept, statement } from '../platform/statement.ts'
import { letters } from '../schema/index.ts'
import { LEASE, type Outcome, restAfter } from './deliveries.ts'

/** A letter that is in hand. */
export interface Letter {
  id: string
  address: string
  device: string
  tries: number
}

const WRITE = statement(
  `insert into letters (id, person, address, device)
   select replace(gen_random_uuid()::text, '-', ''), person, key, $device from credentials where person = $person and kind = 'mail'`,
  { person: text, device: text },
)
/** To each address that is a way in of somebody: a recovery code of theirs was used, on that device. */
export async function writeLetters(client: pg.PoolClient, person: string, device: string): Promise<void> {
  await WRITE.run(client, { person, device })
}

const TAKE = kept(
  'take_letters',
  `with next as (
     select id from letters where due <= clock_timestamp() and until <= clock_timestamp() order by due limit $most for update skip locked)
   update letters l set until = clock_timestamp() + ${LEASE} * interval '1 second', tries = tries + 1 from next where l.id = next.id
   returning l.id, l.address, l.device, l.tries`,
  { most: bigint },
  { id: letters.id, address: letters.address, device: letters.device, tries: letters.tries },
)
const DROP = statement('delete from letters where id = $id', { id: text })
const REST = statement(
  `update letters set until = '-infinity', due = clock_timestamp() + $seconds * interval '1 second' where id = $id`,
  { id: text, seconds: double },
)

export function letterQueries(pool: pg.Pool) {
  return {
    /** Claims up to this many, the oldest first. */
    takeLetters: (most: number): Promise<Letter[]> => TAKE.all(pool, { most }),
    /** What came of one in hand: where it failed it is tried again later. */
    posted: async ({ id, tries }: Letter, outcome: Outcome): Promise<void> => {
      if (typeof outcome === 'string') await DROP.run(pool, { id })
      else await REST.run(pool, { id, seconds: outcome.after ?? restAfter(tries - 1) })
    },
  }
}
