/**
 * Absences, votes and their results: each change is one transaction, on the version of the match on which it was
 * decided.
 */
import { drizzle, sql } from '../../schema/drizzle.ts'
import type pg from 'pg'
import type { Seat } from '@loggia/core'
import type { Departure, Event, Progress, SeatRow, Sql, Version, WriteExtras } from '../written.ts'
import type { SeatNews } from '../../domain/notices.ts'
import type { Subscribers } from '../events.ts'
import { orders, seats, type Shown } from '../../schema/index.ts'
import type { Absence, Answer, Leaver, Vote, VoteKind } from '../../domain/votes.ts'
import { onTime } from '../clock/beat-queries.ts'
import { clocksWithSeat } from '../clock/queries.ts'
import { removeDeparture, writeDeparture } from './departure-queries.ts'
import { addWithin } from '../queries/rows.ts'
import { addSitting, executor, lockOrders, noteChange } from '../queries/shared.ts'

/**
 * A vote, and who is notified of it: its `voters`, and the holder of the seat (`about`), but not its initiator (`by`).
 * `name`: the holder's name.
 */
export interface NewVote {
  kind: VoteKind
  seat: Seat
  seconds: number
  voters: readonly string[]
  about: string | null
  by: string | null
  name: string
}

/** What is done at a table at once: rows, and what they say of seats, votes, and the match. */
export interface Change {
  events?: readonly Event[]
  /** Where the match stands after the events. */
  progress?: Progress
  /**
   * The new holder of a seat; the last row says so. Its standing orders are deleted. `round`: in which a bot takes it.
   */
  holder?: Pick<SeatRow, 'seat' | 'kind' | 'person' | 'name' | 'bot' | 'level'> & { round?: number | null }
  /** It does not count any more, and why. */
  unrated?: 'substituted' | 'ended' | 'left'
  /** Somebody is away from now on, is back, is to be waited for. */
  away?: { seat: Seat; why: Absence }
  back?: Seat
  /** Departures that are results of the match; one whose player returned. `since` absent: after the last of the events. */
  departs?: readonly (Omit<Departure, 'since'> & { since?: number })[]
  returns?: Seat
  waits?: { seat: Seat; seconds: number | null }
  /** What is asked, and answered (null: no longer), and what came of votes. */
  opens?: NewVote
  ballot?: { vote: number; seat: Seat; answer: Answer | null }
  closes?: readonly { vote: number; outcome: string }[]
  /** What everybody at the table but who causes it is told, wherever they are. */
  news?: { word: SeatNews; name: string; by: string | null }
  /** A line of the hall. */
  told?: Shown
  job?: WriteExtras['job']
}

const VOTES = `select
  coalesce((select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'seat', v.seat, 'since', v.since, 'ends', v.ends, 'void', v.kind = 'takeback' and exists (
        select from moves r where r.match = v.match and r.seq > v.since and r.kind in ('move', 'takeback')), 'ballots',
      coalesce((select json_agg(json_build_object('seat', b.seat, 'answer', b.answer) order by b.seat) from ballots b where b.vote = v.id), '[]')) order by v.id)
    from votes v where v.match = $1 and v.outcome is null), '[]') as votes,
  coalesce((select json_agg(json_build_object('seat', l.seat, 'why', l.why, 'since', l.since, 'until', l.until, 'settled', l.settled, 'back', exists (
        select from moves r where r.match = l.match and r.seq > l.since and r.seat = l.seat and r.kind = 'move' and r.cause is null)) order by l.seat)
    from leavers l where l.match = $1), '[]') as leavers`

/** As JSON has them. */
type Found = {
  votes: (Omit<Vote, 'ends'> & { ends: string })[]
  leavers: (Omit<Leaver, 'until'> & { until: string | null })[]
}
/** The open votes of a match, and its absent players. */
export async function votesOf(pool: pg.Pool, match: string): Promise<{ votes: Vote[]; leavers: Leaver[] }> {
  const found = (await pool.query<Found>({ name: 'votes', text: VOTES, values: [match] })).rows[0]!
  return {
    votes: found.votes.map(v => ({ ...v, ends: new Date(v.ends) })),
    leavers: found.leavers.map(l => ({ ...l, until: l.until === null ? null : new Date(l.until) })),
  }
}

/** Where departures are results a bot in a seat unrates nothing. */
const UNRATED_BY_A_BOT = 'unrated is null and not (rated and rating_law >= 2)'

export function voteQueries(pool: pg.Pool, subscribers: Subscribers) {
  return {
    /** Does all of that, or nothing where another row or a change of seats, votes or absences came first (false). Gives the number of the hall's line, should there be one. */
    change: (match: string, version: Version, change: Change): Promise<{ line: number | undefined } | false> =>
      onTime(pool, async client => {
        const {
          events = [],
          progress,
          holder,
          unrated,
          away,
          back,
          departs = [],
          returns,
          waits,
          opens,
          ballot,
          closes = [],
          told,
          news,
        } = change
        if (holder) await lockOrders(client, match)
        const seq = version.seq + events.length
        const stands = await client.query(
          'select from progress where match = $1 and seq = $2 and changed = $3 for no key update',
          [match, version.seq, version.changed],
        )
        if (!stands.rowCount) return false
        // Before the rows: with the last of them the results may be written, and the places in them depend on who departed.
        if (returns !== undefined) await removeDeparture(client, match, returns)
        for (const departure of departs) await writeDeparture(client, match, { since: seq, ...departure })
        if (events.length && !(await addWithin(client, match, version, events, { progress: progress! }, subscribers)))
          throw new Error(`match ${match}: rows conflict under its lock`)
        if (holder) {
          await takeSeat(client, match, holder, seq)
          await client.query(`update matches set unrated = 'substituted' where id = $1 and ${UNRATED_BY_A_BOT}`, [
            match,
          ])
        }
        if (unrated)
          await client.query('update matches set unrated = coalesce(unrated, $2) where id = $1', [match, unrated])
        if (away)
          await client.query(
            `insert into leavers (match, seat, why, since) values ($1, $2, $3, $4)
             on conflict (match, seat) do update set why = excluded.why, since = excluded.since, at = clock_timestamp(), until = null, settled = true`,
            [match, away.seat, away.why, seq],
          )
        if (back !== undefined) await client.query('delete from leavers where match = $1 and seat = $2', [match, back])
        if (waits)
          await client.query(
            `update leavers set until = clock_timestamp() + $3 * interval '1 second', settled = true where match = $1 and seat = $2`,
            [match, waits.seat, waits.seconds],
          )
        for (const { vote, outcome } of closes)
          await client.query(`update votes set outcome = $2 where id = $1 and (outcome is null or outcome = 'gone')`, [
            vote,
            outcome,
          ])
        if (opens) await openVote(client, match, opens, seq, subscribers)
        if (ballot?.answer === null)
          await client.query('delete from ballots where vote = $1 and seat = $2', [ballot.vote, ballot.seat])
        else if (ballot)
          await client.query(
            `insert into ballots (vote, seat, answer) values ($1, $2, $3)
             on conflict (vote, seat) do update set answer = excluded.answer, at = clock_timestamp()`,
            [ballot.vote, ballot.seat, ballot.answer],
          )
        const line = told
          ? (
              await client.query<{ id: number }>(
                `insert into talk (match, person, text, told) values ($1, null, '', $2) returning id::int`,
                [match, JSON.stringify(told)],
              )
            ).rows[0]!.id
          : undefined
        if (news)
          await subscribers.tell(client, {
            kind: 'seat',
            match,
            by: news.by,
            about: { word: news.word, name: news.name },
          })
        await noteChange(client, [match])
        await change.job?.(executor(client))
        return { line }
      }),
    /**
     * That a clock expired, within the transaction of the row that says so. The next look handles what follows, so
     * servers that cache the match must reload who is away.
     */
    timeOver: (sql: Sql, match: string, seats: readonly Seat[]) =>
      sql.executeSql(
        `with gone as (
           insert into leavers (match, seat, why, since, settled) select $1, seat, 'time', p.seq, false from progress p, unnest($2::int[]) as s(seat) where p.match = $1
           on conflict (match, seat) do update set why = excluded.why, since = excluded.since, at = clock_timestamp(), until = null, settled = false),
         noted as (insert into seat_changes (match) values ($1))
         update progress set changed = changed + 1 where match = $1`,
        [match, seats],
      ),
    /** Matches, not over, of which time has something to say: votes that are over, an absence that nobody has looked at, a wait that has its end. */
    awaited: async (): Promise<string[]> =>
      (
        await pool.query<{ match: string }>(
          `select match from (select match from votes where outcome is null and ends <= clock_timestamp()
             union select match from leavers where not settled or until <= clock_timestamp()) due join matches m on m.id = match where m.status = 'running'`,
        )
      ).rows.map(r => r.match),
    /** Seats that have been asked the same for this long. */
    silent: async (match: string, seconds: number): Promise<Seat[]> =>
      (
        await pool.query<{ seat: number }>(
          `select k::int - 1 as seat from progress, unnest(asked_since) with ordinality as a(since, k) where match = $1 and since <= clock_timestamp() - $2 * interval '1 second'`,
          [match, seconds],
        )
      ).rows.map(r => r.seat),
    /** Whether that seat was refused what it asked, and has made no move itself since then. */
    refusedLately: async (match: string, kind: VoteKind, seat: Seat): Promise<boolean> =>
      (
        await pool.query(
          `select from votes v where v.match = $1 and v.kind = $2 and v.seat = $3 and v.outcome = 'no' and not exists (
             select from moves r where r.match = v.match and r.seq > v.since and r.seat = v.seat and r.kind = 'move' and r.cause is null) limit 1`,
          [match, kind, seat],
        )
      ).rowCount === 1,
    /** How many people have sat at a match. */
    began: async (match: string): Promise<number> =>
      (
        await pool.query<{ n: number }>(
          'select count(distinct person)::int as n from sittings where match = $1 and person is not null',
          [match],
        )
      ).rows[0]!.n,
  }
}

async function openVote(
  client: pg.PoolClient,
  match: string,
  { kind, seat, seconds, voters, about, by, name }: NewVote,
  seq: number,
  subscribers: Subscribers,
): Promise<void> {
  // What was asked before, and whose table has moved on, gives way.
  await client.query(
    `update votes set outcome = 'gone' where match = $1 and kind = $2 and seat = $3 and outcome is null`,
    [match, kind, seat],
  )
  await client.query(
    `insert into votes (match, kind, seat, since, at, ends) values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + $5 * interval '1 second')`,
    [match, kind, seat, seq, seconds],
  )
  await subscribers.tell(client, { kind: 'vote', match, to: voters, by, about: { vote: kind, name } })
  if (kind === 'leaver' && about)
    await subscribers.tell(client, { kind: 'seat', match, to: [about], by, about: { word: 'vote', name } })
}

/** Somebody else holds a seat from row `seq` on. */
export async function takeSeat(
  client: pg.PoolClient,
  match: string,
  { seat, kind, person, name, bot, level, round }: NonNullable<Change['holder']>,
  seq: number,
): Promise<void> {
  const tx = drizzle(client)
  await tx
    .update(seats)
    .set({ kind, person, name, bot, level, lowered: null, taken: kind === 'bot' ? seq : null, round: round ?? null })
    .where(sql`${seats.match} = ${match} and ${seats.seat} = ${seat}`)
  await tx.delete(orders).where(sql`${orders.match} = ${match} and ${orders.seat} = ${seat}`)
  await addSitting(client, match, { seat, person, bot }, seq)
  // With the row itself: where the clocks stand after it.
  const timed = await clocksWithSeat(client, match, seat)
  if (timed)
    await client.query(
      `with row as (update moves set clocks = $4 where match = $1 and seq = $5)
       update progress set clocks = $2, deadline = $3 where match = $1`,
      [match, JSON.stringify(timed.clocks), timed.deadline, JSON.stringify(timed.marks), seq],
    )
}
