/** A guest becomes somebody who is known already: all that is theirs is that person's. */
import { and, drizzle, eq, inArray, isNull, or, sql } from '../../schema/drizzle.ts'
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import {
  credentials,
  makers,
  matches,
  people,
  progress,
  results,
  seats,
  sessions,
  sittings,
  talk,
  tickets,
} from '../../schema/index.ts'
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

export function mergeQueries(pool: pg.Pool) {
  return {
    /**
     * Moves seats, sittings, results, talk and rooms of a guest to a person; standing orders go with the seats. A match that is not over, and at which both have sat, waits for
     * its end: nobody is to hold both hands by it. Undefined where that guest is none, or somebody else's. Asked again, it does what was waited for.
     */
    merge: (guest: string, person: string): Promise<Merged | undefined> =>
      transaction(pool, async client => {
        const tx = drizzle(client)
        // Sitting down only needs to know that they are there, and waits for nobody.
        const both = await tx
          .select({ id: people.id, mergedInto: people.mergedInto })
          .from(people)
          .where(inArray(people.id, [guest, person]))
          .orderBy(people.id)
          .for('no key update')
        const into = both.find(p => p.id === guest)?.mergedInto
        const ways = await tx.$count(credentials, eq(credentials.person, guest))
        if (both.length < 2 || ways || both.find(p => p.id === person)!.mergedInto || (into && into !== person))
          return undefined
        // All matches whose clocks may change, in one order: so two who merge never wait for each other.
        await client.query(
          `select from progress where match in (
             select match from sittings where person = $1 union select match from makers where person = $1
             union select match from talk where person = $1 union select match from results where person = $1
             union select s.match from seats s join matches m on m.id = s.match where s.person = $2 and m.status = 'running' and m.clock is not null)
           order by match for update`,
          [guest, person],
        )
        const held = await tx
          .select({ id: progress.match })
          .from(progress)
          .where(
            or(
              ...[sittings, makers, talk, results].map(table =>
                inArray(progress.match, tx.select({ id: table.match }).from(table).where(eq(table.person, guest))),
              ),
            ),
          )
          .orderBy(progress.match)
          .for('update')
        const theirs = await tx
          .select({ id: matches.id, status: matches.status })
          .from(matches)
          .where(
            inArray(
              matches.id,
              held.map(m => m.id),
            ),
          )
        const shared = await tx.selectDistinct({ id: sittings.match }).from(sittings).where(eq(sittings.person, person))
        const waiting = theirs.filter(m => ['open', 'running'].includes(m.status) && shared.some(s => s.id === m.id))
        const ids = theirs.filter(m => !waiting.includes(m)).map(m => m.id)
        if (ids.length)
          for (const table of [seats, sittings, results, makers, talk])
            await tx
              .update(table)
              .set({ person })
              .where(and(inArray(table.match, ids), eq(table.person, guest)))
        // Of tables that wait they are host, and they read why they lost others.
        await client.query('update rooms set host = $2 where host = $1 and match = any($3)', [guest, person, ids])
        await client.query(
          'update partings p set person = $2 where person = $1 and not exists (select from partings o where o.match = p.match and o.person = $2)',
          [guest, person],
        )
        // People they have muted, and who have muted them.
        await client.query(
          `with gone as (delete from mutes where $1 in (person, muted) returning *), now as (
             select case person when $1 then $2 else person end as person, case muted when $1 then $2 else muted end as muted, at from gone)
           insert into mutes (person, muted, at) select person, muted, min(at) from now where person <> muted group by 1, 2 on conflict do nothing`,
          [guest, person],
        )
        // People they blocked, and who blocked them; reports by them and about them; their suspensions.
        await client.query(
          `with gone as (delete from blocks where $1 in (person, blocked) returning *), now as (
             select case person when $1 then $2 else person end as person, case blocked when $1 then $2 else blocked end as blocked, at from gone)
           insert into blocks (person, blocked, at) select person, blocked, min(at) from now where person <> blocked group by 1, 2 on conflict do nothing`,
          [guest, person],
        )
        await client.query(
          `with gone as (delete from acceptances where $1 in (person, by) returning *), now as (
             select case person when $1 then $2 else person end as person, case by when $1 then $2 else by end as by, at from gone)
           insert into acceptances (person, by, at) select person, by, min(at) from now where person <> by group by 1, 2 on conflict do nothing`,
          [guest, person],
        )
        for (const [table, column] of [
          ['reports', 'by'],
          ['reports', 'about'],
          ['suspensions', 'person'],
        ])
          await client.query(`update ${table} set ${column} = $2 where ${column} = $1`, [guest, person])
        await mergeNotices(client, guest, person)
        await tx.update(people).set({ mergedInto: person }).where(eq(people.id, guest))
        // A mail that is on its way is that person's; by what else is under way of the guest nobody shall come in as them.
        await tx
          .update(tickets)
          .set({ person })
          .where(and(eq(tickets.person, guest), eq(tickets.kind, 'mail')))
        await tx.delete(tickets).where(eq(tickets.person, guest))
        const concerned = await mergeTimeOff(client, guest, person, ids, waiting.length > 0)
        const otherwise = await computeClocks(client, [...ids, ...concerned])
        // Elsewhere the guest is nobody any more; here they stay beside their person, until nothing waits.
        const stays = and(eq(sessions.guest, guest), waiting.length ? sql`person <> ${person}` : undefined)
        await tx.update(sessions).set({ guest: null }).where(stays)
        const ended = await tx
          .delete(sessions)
          .where(and(eq(sessions.person, guest), waiting.length ? isNull(sql`${into ?? null}::text`) : undefined))
          .returning({ hash: sessions.tokenHash })
        const moved = [...otherwise.filter(c => !ids.includes(c.id)), ...(await noteChange(client, ids))]
        return { moved, ended: ended.map(s => s.hash), waits: waiting.length > 0 }
      }),
    /** Guests who wait to be merged, at that match or anywhere; and into which account. */
    waiting: async (match?: string): Promise<{ guest: string; person: string }[]> =>
      (
        await pool.query<{ guest: string; person: string }>(
          `select p.id as guest, merged_into as person from people p where merged_into is not null
           and exists (select from sittings s where s.person = p.id and ($1::text is null or s.match = $1))`,
          [match ?? null],
        )
      ).rows,
    /** Whether a guest only waits for the end of a match to be somebody else. */
    waitsFor: async (guest: string): Promise<boolean> =>
      (await pool.query('select from people where id = $1 and merged_into is not null', [guest])).rowCount === 1,
    /** How many tables there are at which a guest sits or sat. */
    tablesOf: async (guest: string): Promise<number> =>
      (
        await pool.query<{ n: number }>('select count(distinct match)::int as n from sittings where person = $1', [
          guest,
        ])
      ).rows[0]!.n,
  }
}
