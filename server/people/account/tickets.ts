/** What is under way of coming in: arrivals, short codes, questions to passkeys, mailed links. Each is good once and for minutes. */
import type pg from 'pg'
import { bool, integer, notNull, text, word } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { type CodeAsker, tickets } from '../../schema/people.ts'
import { GOOD_FOR } from '../../domain/people.ts'

type Kind = (typeof tickets.$inferSelect)['kind']
export type Ticket = Pick<typeof tickets.$inferSelect, 'person' | 'mail' | 'device' | 'asker'>

/** Becomes of a device that asked by a short code. */
export type Claimed = { person: string; answer: 'yes' | 'no' } | 'waiting' | undefined

const ALIVE = 'until > clock_timestamp()'
const TICKET = { person: tickets.person, mail: tickets.mail, device: tickets.device, asker: tickets.asker }

const ADD = statement(
  `insert into tickets as t (kind, key, person, mail, device, until, asker)
   values ($kind, $key, $person, $mail, $device, clock_timestamp() + $seconds::int * interval '1 second', $asker)
   on conflict (kind, key) do update set person = excluded.person, mail = excluded.mail, device = excluded.device, asker = excluded.asker, until = excluded.until
   where t.until <= clock_timestamp()`,
  { kind: tickets.kind, key: text, ...TICKET, seconds: integer },
)
const FIND = statement(
  `select person, mail, device, asker from tickets where kind = $kind and key = $key and ${ALIVE}`,
  { kind: tickets.kind, key: text },
  TICKET,
)
const TAKE = statement(
  `delete from tickets where kind = $kind and key = $key returning person, mail, device, asker, ${ALIVE} as alive`,
  { kind: tickets.kind, key: text },
  { ...TICKET, alive: bool },
)
const CODE = statement(
  `select asker from tickets where kind = 'code' and person = $person and ${ALIVE}`,
  { person: text },
  { asker: tickets.asker },
)
const DROP_CODE = statement(`delete from tickets where kind = 'code' and person = $person`, { person: text })
const CLAIM = statement(
  `update tickets set asker = $asker where kind = 'code' and key = $key and asker is null and ${ALIVE}`,
  { key: text, asker: tickets.asker },
)
const ANSWER = statement(
  `update tickets set asker = asker || jsonb_build_object('answer', $answer::text)
   where kind = 'code' and person = $person and asker is not null and not asker ? 'answer' and ${ALIVE}`,
  { person: text, answer: word<'yes' | 'no'>() },
)
const TAKE_CLAIM = statement(
  `delete from tickets where kind = 'code' and asker->>'claim' = $claim and asker ? 'answer' and ${ALIVE}
   returning person, asker->>'answer' as answer`,
  { claim: text },
  { person: notNull(tickets.person), answer: word<'yes' | 'no'>() },
)
const CLAIMED = statement(`select from tickets where kind = 'code' and asker->>'claim' = $claim and ${ALIVE}`, {
  claim: text,
})
const TIDY = statement('delete from tickets where until < now()')

export function ticketQueries(pool: pg.Pool) {
  return {
    /** Writes a ticket; false where the same is there and still good. */
    addTicket: async (kind: Kind, key: string, { device = '', ...ticket }: Partial<Ticket> = {}) =>
      (await ADD.run(pool, { kind, key, device, ...ticket, seconds: GOOD_FOR[kind] })) === 1,
    /** A ticket that is still good. */
    ticket: (kind: Kind, key: string): Promise<Ticket | undefined> => FIND.first(pool, { kind, key }),
    /** Spends a ticket; of two who try at once one gets it. */
    takeTicket: async (kind: Kind, key: string): Promise<Ticket | undefined> =>
      (await TAKE.all(pool, { kind, key })).find(t => t.alive),
    /** The person's valid short code: the device that asks by it, and its end. */
    codeOf: (person: string): Promise<{ asker: CodeAsker | null } | undefined> => CODE.first(pool, { person }),
    dropCode: async (person: string) => {
      await DROP_CODE.run(pool, { person })
    },
    /** A device asks by a short code; false if there is no such code, or another device has asked by it. */
    claimCode: async (key: string, asker: CodeAsker): Promise<boolean> => (await CLAIM.run(pool, { key, asker })) === 1,
    /** Its person answers the device that asks; false where none does any more. */
    answerCode: async (person: string, answer: 'yes' | 'no'): Promise<boolean> =>
      (await ANSWER.run(pool, { person, answer })) === 1,
    /** What the device that asked is answered; once. */
    takeClaim: async (claim: string): Promise<Claimed> =>
      (await TAKE_CLAIM.first(pool, { claim })) ?? ((await CLAIMED.run(pool, { claim })) ? 'waiting' : undefined),
    /** Throws away what is no longer good. */
    tidyTickets: async () => {
      await TIDY.run(pool)
    },
  }
}
