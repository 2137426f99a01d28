/** Persons, and the sessions by which they are known. */
import type pg from 'pg'
import { transaction } from '../platform/database.ts'
import { bool, integer, json, notNull, orNull, text, texts, time } from '../platform/kind.ts'
import { kept, statement } from '../platform/statement.ts'
import { people, sessions, tickets } from '../schema/index.ts'
import { noteWhereSits } from '../match/queries/shared.ts'
import { AWAY, DUE, TOLD } from './standing.ts'
import { GOOD_FOR, type Told } from '../domain/people.ts'

/** A session ends after a year in which it was not used. That it is used is written once a day. */
const HOLDS = `sessions.used_at > now() - interval '1 year'`
const NOT_TODAY = `sessions.used_at < now() - interval '1 day'`

const SESSION = kept(
  'session',
  `select people.id, people.name, ${NOT_TODAY} as old, exists (select from credentials c where c.person = people.id) as kept,
     exists (select from seats s join matches m on m.id = s.match and m.status = 'running' where s.person in (people.id, sessions.guest)) as seated,
     (select json_build_object('id', g.id, 'name', g.name) from people g where g.id = sessions.guest and not ${AWAY('g.id')}) as guest,
     people.role, ${DUE('people.id')} as due, ${TOLD('people.id')} as told
   from sessions join people on people.id = sessions.person where sessions.token_hash = $hash and ${HOLDS}`,
  { hash: text },
  {
    id: people.id,
    name: people.name,
    old: bool,
    kept: bool,
    seated: bool,
    guest: orNull(json<{ id: string; name: string }>()),
    role: people.role,
    due: orNull(time),
    told: json<Told[]>(),
  },
)
const HOLDING = statement(
  `select token_hash as hash from sessions where token_hash = any($hashes) and ${HOLDS} and not ${AWAY('sessions.person')}`,
  { hashes: texts },
  { hash: sessions.tokenHash },
)
const USE = statement(
  `update sessions set used_at = now(), device = coalesce(nullif($device, ''), device) where token_hash = $hash and ${NOT_TODAY}`,
  { hash: text, device: text },
)
const RENAME = statement('update people set name = $name where id = $id', { id: text, name: text })
const ADD = statement('insert into people (id, name) values ($id, $name)', { id: text, name: text })
const REMOVE = statement('delete from people where id = $id', { id: text })
const ARRIVE = statement(
  `insert into tickets as t (kind, key, person, until) values ('arrival', $key, $person, clock_timestamp() + $seconds::int * interval '1 second')
   on conflict (kind, key) do update set person = case when t.until > clock_timestamp() then t.person else excluded.person end,
     until = case when t.until > clock_timestamp() then t.until else excluded.until end returning person`,
  { key: text, person: text, seconds: integer },
  { person: notNull(tickets.person) },
)

export function peopleQueries(pool: pg.Pool) {
  return {
    /** Makes a person, in whose name a browser comes in. Of several arrivals with the same key at once, in as many tabs, one makes them; gives their id. */
    arrive: (id: string, name: string, arrival?: string): Promise<string> =>
      transaction(pool, async client => {
        await ADD.run(client, { id, name })
        if (arrival === undefined) return id
        const { person } = await ARRIVE.only(client, { key: arrival, person: id, seconds: GOOD_FOR.arrival })
        if (person !== id) await REMOVE.run(client, { id })
        return person
      }),
    /** Renames a person; gives the matches, not yet finished, at whose tables they are now called otherwise. */
    rename: (id: string, name: string) =>
      transaction(pool, async client => {
        await RENAME.run(client, { id, name })
        return noteWhereSits(client, id)
      }),
    /** Which of these sessions still hold, of people who are here. */
    sessionsOf: async (hashes: readonly string[]) => (await HOLDING.all(pool, { hashes })).map(s => s.hash),
    /** It is used today, on that device. False where that was written already. */
    useSession: async (hash: string, device: string): Promise<boolean> => (await USE.run(pool, { hash, device })) === 1,
    /**
     * The holder of the token with this hash, and the guest that their browser was before. `old`: for the first time
     * today. `kept`: they have an account.
     */
    personOf: (hash: string) => SESSION.first(pool, { hash }),
  }
}
