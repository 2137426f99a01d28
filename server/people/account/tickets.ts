/** What is under way of coming in: arrivals, short codes, questions to passkeys, mailed links. Each is good once and for minutes. */
import { and, drizzle, eq, lt, sql } from '../../schema/drizzle.ts'
import type pg from 'pg'
import { type CodeAsker, tickets } from '../../schema/people.ts'
import { GOOD_FOR } from '../../domain/people.ts'

type Kind = (typeof tickets.$inferSelect)['kind']
export type Ticket = Pick<typeof tickets.$inferSelect, 'person' | 'mail' | 'device' | 'asker'>

/** Becomes of a device that asked by a short code. */
export type Claimed = { person: string; answer: 'yes' | 'no' } | 'waiting' | undefined

const ALIVE = 'until > clock_timestamp()'

export function ticketQueries(pool: pg.Pool) {
  const db = drizzle(pool)
  return {
    /** Writes a ticket; false where the same is there and still good. */
    addTicket: async (
      kind: Kind,
      key: string,
      { person = null, mail = null, device = '', asker = null }: Partial<Ticket> = {},
    ) =>
      (
        await pool.query(
          `insert into tickets as t (kind, key, person, mail, device, until, asker) values ($1, $2, $3, $4, $5, clock_timestamp() + $6 * interval '1 second', $7)
           on conflict (kind, key) do update set person = excluded.person, mail = excluded.mail, device = excluded.device, asker = excluded.asker, until = excluded.until
           where t.until <= clock_timestamp()`,
          [kind, key, person, mail, device, GOOD_FOR[kind], asker],
        )
      ).rowCount === 1,
    /** A ticket that is still good. */
    ticket: async (kind: Kind, key: string): Promise<Ticket | undefined> =>
      (
        await pool.query<Ticket>(
          `select person, mail, device, asker from tickets where kind = $1 and key = $2 and ${ALIVE}`,
          [kind, key],
        )
      ).rows[0],
    /** Spends a ticket; of two who try at once one gets it. */
    takeTicket: async (kind: Kind, key: string): Promise<Ticket | undefined> =>
      (
        await pool.query<Ticket & { alive: boolean }>(
          `delete from tickets where kind = $1 and key = $2 returning person, mail, device, asker, ${ALIVE} as alive`,
          [kind, key],
        )
      ).rows.find(t => t.alive),
    /** The person's valid short code: the device that asks by it, and its end. */
    codeOf: async (person: string): Promise<{ asker: CodeAsker | null } | undefined> =>
      (
        await pool.query<{ asker: CodeAsker | null }>(
          `select asker from tickets where kind = 'code' and person = $1 and ${ALIVE}`,
          [person],
        )
      ).rows[0],
    dropCode: async (person: string) => {
      await db.delete(tickets).where(and(eq(tickets.kind, 'code'), eq(tickets.person, person)))
    },
    /** A device asks by a short code; false if there is no such code, or another device has asked by it. */
    claimCode: async (key: string, asker: CodeAsker): Promise<boolean> =>
      (
        await pool.query(
          `update tickets set asker = $2 where kind = 'code' and key = $1 and asker is null and ${ALIVE}`,
          [key, asker],
        )
      ).rowCount === 1,
    /** Its person answers the device that asks; false where none does any more. */
    answerCode: async (person: string, answer: 'yes' | 'no'): Promise<boolean> =>
      (
        await pool.query(
          `update tickets set asker = asker || jsonb_build_object('answer', $2::text)
           where kind = 'code' and person = $1 and asker is not null and not asker ? 'answer' and ${ALIVE}`,
          [person, answer],
        )
      ).rowCount === 1,
    /** What the device that asked is answered; once. */
    takeClaim: async (claim: string): Promise<Claimed> => {
      const { rows } = await pool.query<{ person: string; answer: 'yes' | 'no' }>(
        `delete from tickets where kind = 'code' and asker->>'claim' = $1 and asker ? 'answer' and ${ALIVE}
         returning person, asker->>'answer' as answer`,
        [claim],
      )
      if (rows[0]) return rows[0]
      const { rowCount } = await pool.query(
        `select from tickets where kind = 'code' and asker->>'claim' = $1 and ${ALIVE}`,
        [claim],
      )
      return rowCount ? 'waiting' : undefined
    },
    /** Throws away what is no longer good. */
    tidyTickets: async () => {
      await db.delete(tickets).where(lt(tickets.until, sql`now()`))
    },
  }
}
