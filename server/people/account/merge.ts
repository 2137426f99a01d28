/** A guest becomes somebody who is known already: all that is theirs is that person's. */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { bool, integer, notNull, orNull, text, texts } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { matches, people, progress, sessions, sittings } from '../../schema/index.ts'
import { computeClocks } from '../../match/clock/queries.ts'
import { mergeNotices } from '../../notices/queries.ts'
import { noteChange } from '../../match/queries/shared.ts'
import { mergeTimeOff } from '../time-off/queries.ts'

/** What came of it: the matches that were moved, with their new counts; sessions that are over; whether something waits for the end of a match. */
export interface Merged {
  moved: { id: string; changed: number }[]
  ended: string[]
  waits: boolean
}

const BOTH = { guest: text, person: text }
const PEOPLE = statement(
  'select id, merged_into as "mergedInto" from people where id in ($guest, $person) order by id for no key update',
  BOTH,
  { id: people.id, mergedInto: people.mergedInto },
)
const WAYS_IN = statement('select from credentials where person = $guest', { guest: text })
/** All matches whose clocks may change, in one order: so two who merge never wait for each other. */
const LOCK = statement(
  `select from progress where match in (
     select match from sittings where person = $guest union select match from makers where person = $guest
     union select match from talk where person = $guest union select match from results where person = $guest
     union select s.match from seats s join matches m on m.id = s.match where s.person = $person and m.status = 'running' and m.clock is not null)
   order by match for update`,
  BOTH,
)
const HELD = statement(
  `select match as id from progress where match in (
     select match from sittings where person = $guest union select match from makers where person = $guest
     union select match from talk where person = $guest union select match from results where person = $guest)
   order by match for update`,
  { guest: text },
  { id: progress.match },
)
const STATUS = statement(
  'select id, status from matches where id = any($ids)',
  { ids: texts },
  { id: matches.id, status: matches.status },
)
const SAT = statement(
  'select distinct match as id from sittings where person = $person',
  { person: text },
  { id: sittings.match },
)
/** What is a person's at the matches that are moved, and what is theirs in the whole hall. */
const MOVE_AT = ['seats', 'sittings', 'results', 'makers', 'talk'].map(table =>
  statement(`update ${table} set person = $person where person = $guest and match = any($ids)`, {
    ...BOTH,
    ids: texts,
  }),
)
const MOVE_ROOMS = statement('update rooms set host = $person where host = $guest and match = any($ids)', {
  ...BOTH,
  ids: texts,
})
const MOVE_PARTINGS = statement(
  'update partings p set person = $person where person = $guest and not exists (select from partings o where o.match = p.match and o.person = $person)',
  BOTH,
)
/** People they muted or blocked, or whose invitations they accepted; and who did so to them. */
const MOVE_PAIRS = [
  ['mutes', 'muted'],
  ['blocks', 'blocked'],
  ['acceptances', 'by'],
].map(([table, other]) =>
  statement(
    `with gone as (delete from ${table} where $guest in (person, ${other}) returning *), now as (
       select case person when $guest then $person else person end as person, case ${other} when $guest then $person else ${other} end as ${other}, at from gone)
     insert into ${table} (person, ${other}, at) select person, ${other}, min(at) from now where person <> ${other} group by 1, 2 on conflict do nothing`,
    BOTH,
  ),
)
/** Reports by them and about them; their suspensions. */
const MOVE_COLUMNS = [
  ['reports', 'by'],
  ['reports', 'about'],
  ['suspensions', 'person'],
].map(([table, column]) => statement(`update ${table} set ${column} = $person where ${column} = $guest`, BOTH))
const MERGE = statement('update people set merged_into = $person where id = $guest', BOTH)
const MOVE_MAIL = statement(`update tickets set person = $person where person = $guest and kind = 'mail'`, BOTH)
const DROP_TICKETS = statement('delete from tickets where person = $guest', { guest: text })
const LEAVE_SESSIONS = statement(
  'update sessions set guest = null where guest = $guest and (not $waits or person <> $person)',
  { ...BOTH, waits: bool },
)
const END_SESSIONS = statement(
  'delete from sessions where person = $guest and (not $waits or $into::text is null) returning token_hash as hash',
  { guest: text, waits: bool, into: orNull(text) },
  { hash: sessions.tokenHash },
)
const WAITING = statement(
  `select p.id as guest, merged_into as person from people p where merged_into is not null
   and exists (select from sittings s where s.person = p.id and ($match::text is null or s.match = $match))`,
  { match: orNull(text) },
  { guest: people.id, person: notNull(people.mergedInto) },
)
const WAITS_FOR = statement('select from people where id = $guest and merged_into is not null', { guest: text })
const TABLES = statement(
  'select count(distinct match)::int as n from sittings where person = $guest',
  { guest: text },
  { n: integer },
)

export function mergeQueries(pool: pg.Pool) {
  return {
    /**
     * Moves seats, sittings, results, talk and rooms of a guest to a person; standing orders go with the seats. A match that is not over, and at which both have sat, waits for
     * its end: nobody is to hold both hands by it. Undefined where that guest is none, or somebody else's. Asked again, it does what was waited for.
     */
    merge: (guest: string, person: string): Promise<Merged | undefined> =>
      transaction(pool, async client => {
        const both = { guest, person }
        // Sitting down only needs to know that they are there, and waits for nobody.
        const found = await PEOPLE.all(client, both)
        const into = found.find(p => p.id === guest)?.mergedInto
        const ways = await WAYS_IN.run(client, { guest })
        if (found.length < 2 || ways || found.find(p => p.id === person)!.mergedInto || (into && into !== person))
          return undefined
        await LOCK.run(client, both)
        const held = await HELD.all(client, { guest })
        // Read only now, so it includes what the previous holder of the locks wrote.
        const theirs = await STATUS.all(client, { ids: held.map(m => m.id) })
        const shared = await SAT.all(client, { person })
        const waiting = theirs.filter(m => ['open', 'running'].includes(m.status) && shared.some(s => s.id === m.id))
        const waits = waiting.length > 0
        const ids = theirs.filter(m => !waiting.includes(m)).map(m => m.id)
        if (ids.length) for (const move of MOVE_AT) await move.run(client, { ...both, ids })
        // Of tables that wait they are host, and they read why they lost others.
        await MOVE_ROOMS.run(client, { ...both, ids })
        await MOVE_PARTINGS.run(client, both)
        for (const move of [...MOVE_PAIRS, ...MOVE_COLUMNS]) await move.run(client, both)
        await mergeNotices(client, guest, person)
        await MERGE.run(client, both)
        // A mail that is on its way is that person's; by what else is under way of the guest nobody shall come in as them.
        await MOVE_MAIL.run(client, both)
        await DROP_TICKETS.run(client, { guest })
        const concerned = await mergeTimeOff(client, guest, person, ids, waits)
        const otherwise = await computeClocks(client, [...ids, ...concerned])
        // Elsewhere the guest is nobody any more; here they stay beside their person, until nothing waits.
        await LEAVE_SESSIONS.run(client, { ...both, waits })
        const ended = await END_SESSIONS.all(client, { guest, waits, into })
        const moved = [...otherwise.filter(c => !ids.includes(c.id)), ...(await noteChange(client, ids))]
        return { moved, ended: ended.map(s => s.hash), waits }
      }),
    /** Guests who wait to be merged, at that match or anywhere; and into which account. */
    waiting: (match?: string): Promise<{ guest: string; person: string }[]> => WAITING.all(pool, { match }),
    /** Whether a guest only waits for the end of a match to be somebody else. */
    waitsFor: async (guest: string): Promise<boolean> => (await WAITS_FOR.run(pool, { guest })) === 1,
    /** How many tables there are at which a guest sits or sat. */
    tablesOf: async (guest: string): Promise<number> => (await TABLES.only(pool, { guest })).n,
  }
}
