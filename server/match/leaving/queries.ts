/**
 * Absences, votes and their results: each change is one transaction, on the version of the match on which it was
 * decided.
 */
import type pg from 'pg'
import type { Seat } from '@loggia/core'
import type { Departure, Event, Progress, SeatRow, Sql, Version, WriteExtras } from '../written.ts'
import type { SeatNews } from '../../domain/notices.ts'
import type { Subscribers } from '../events.ts'
import { bigint, double, integer, integers, json, orNull, smallint, text, time } from '../../platform/kind.ts'
import { kept, statement } from '../../platform/statement.ts'
import { ballots, leavers, matches, moves, progress, seats, type Shown, talk, votes } from '../../schema/index.ts'
import type { Absence, Answer, Leaver, Vote, VoteKind } from '../../domain/votes.ts'
import { onTime } from '../clock/beat-queries.ts'
import { clocksWithSeat } from '../clock/row-queries.ts'
import { removeDeparture, writeDeparture } from './departure-queries.ts'
import { addWithin } from '../queries/rows.ts'
import { addSitting, lockOrders, noteChange } from '../queries/shared.ts'

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

const VOTES = kept(
  'votes',
  `select
    coalesce((select json_agg(json_build_object('id', v.id, 'kind', v.kind, 'seat', v.seat, 'since', v.since, 'ends', v.ends, 'void', v.kind = 'takeback' and exists (
          select from moves r where r.match = v.match and r.seq > v.since and r.kind in ('move', 'takeback')), 'ballots',
        coalesce((select json_agg(json_build_object('seat', b.seat, 'answer', b.answer) order by b.seat) from ballots b where b.vote = v.id), '[]')) order by v.id)
      from votes v where v.match = $match and v.outcome is null), '[]') as votes,
    coalesce((select json_agg(json_build_object('seat', l.seat, 'why', l.why, 'since', l.since, 'until', l.until, 'settled', l.settled, 'back', exists (
          select from moves r where r.match = l.match and r.seq > l.since and r.seat = l.seat and r.kind = 'move' and r.cause is null)) order by l.seat)
      from leavers l where l.match = $match), '[]') as leavers`,
  { match: text },
  // As JSON has them.
  {
    votes: json<(Omit<Vote, 'ends'> & { ends: string })[]>(),
    leavers: json<(Omit<Leaver, 'until'> & { until: string | null })[]>(),
  },
)
/** The open votes of a match, and its absent players. */
export async function votesOf(pool: pg.Pool, match: string): Promise<{ votes: Vote[]; leavers: Leaver[] }> {
  const found = await VOTES.only(pool, { match })
  return {
    votes: found.votes.map(v => ({ ...v, ends: new Date(v.ends) })),
    leavers: found.leavers.map(l => ({ ...l, until: l.until === null ? null : new Date(l.until) })),
  }
}

const SEAT = { match: text, seat: smallint }
const HOLD = statement(
  'select from progress where match = $match and seq = $seq and changed = $changed for no key update',
  { match: text, seq: integer, changed: integer },
)
/** Where departures are results a bot in a seat unrates nothing. */
const UNRATE_BY_A_BOT = statement(
  `update matches set unrated = 'substituted' where id = $match and unrated is null and not (rated and rating_law >= 2)`,
  { match: text },
)
const UNRATE = statement('update matches set unrated = coalesce(unrated, $unrated) where id = $match', {
  match: text,
  unrated: matches.unrated,
})
const IS_AWAY = statement(
  `insert into leavers (match, seat, why, since) values ($match, $seat, $why, $since)
   on conflict (match, seat) do update set why = excluded.why, since = excluded.since, at = clock_timestamp(), until = null, settled = true`,
  { ...SEAT, why: leavers.why, since: integer },
)
const IS_BACK = statement('delete from leavers where match = $match and seat = $seat', SEAT)
const WAIT = statement(
  `update leavers set until = clock_timestamp() + $seconds * interval '1 second', settled = true where match = $match and seat = $seat`,
  { ...SEAT, seconds: orNull(double) },
)
const CLOSE_VOTE = statement(
  `update votes set outcome = $outcome where id = $vote and (outcome is null or outcome = 'gone')`,
  { vote: bigint, outcome: text },
)
const UNANSWER = statement('delete from ballots where vote = $vote and seat = $seat', { vote: bigint, seat: smallint })
const ANSWER = statement(
  `insert into ballots (vote, seat, answer) values ($vote, $seat, $answer)
   on conflict (vote, seat) do update set answer = excluded.answer, at = clock_timestamp()`,
  { vote: bigint, seat: smallint, answer: ballots.answer },
)
const TELL = statement(
  `insert into talk (match, person, text, told) values ($match, null, '', $told) returning id`,
  { match: text, told: talk.told },
  { id: talk.id },
)
const TIME_OVER = statement(
  `with gone as (
     insert into leavers (match, seat, why, since, settled) select $match, seat, 'time', p.seq, false from progress p, unnest($seats::int[]) as s(seat) where p.match = $match
     on conflict (match, seat) do update set why = excluded.why, since = excluded.since, at = clock_timestamp(), until = null, settled = false),
   noted as (insert into seat_changes (match) values ($match))
   update progress set changed = changed + 1 where match = $match`,
  { match: text, seats: integers },
)
const AWAITED = statement(
  `select match from (select match from votes where outcome is null and ends <= clock_timestamp()
     union select match from leavers where not settled or until <= clock_timestamp()) due join matches m on m.id = match where m.status = 'running'`,
  {},
  { match: text },
)
const SILENT = statement(
  `select k::int - 1 as seat from progress, unnest(asked_since) with ordinality as a(since, k)
   where match = $match and since <= clock_timestamp() - $seconds * interval '1 second'`,
  { match: text, seconds: double },
  { seat: integer },
)
const REFUSED = statement(
  `select from votes v where v.match = $match and v.kind = $kind and v.seat = $seat and v.outcome = 'no' and not exists (
     select from moves r where r.match = v.match and r.seq > v.since and r.seat = v.seat and r.kind = 'move' and r.cause is null) limit 1`,
  { ...SEAT, kind: votes.kind },
)
const BEGAN = statement(
  'select count(distinct person)::int as n from sittings where match = $match and person is not null',
  { match: text },
  { n: integer },
)

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
        if (!(await HOLD.run(client, { match, ...version }))) return false
        // Before the rows: with the last of them the results may be written, and the places in them depend on who departed.
        if (returns !== undefined) await removeDeparture(client, match, returns)
        for (const departure of departs) await writeDeparture(client, match, { since: seq, ...departure })
        if (events.length && !(await addWithin(client, match, version, events, { progress: progress! }, subscribers)))
          throw new Error(`match ${match}: rows conflict under its lock`)
        if (holder) {
          await takeSeat(client, match, holder, seq)
          await UNRATE_BY_A_BOT.run(client, { match })
        }
        if (unrated) await UNRATE.run(client, { match, unrated })
        if (away) await IS_AWAY.run(client, { match, ...away, since: seq })
        if (back !== undefined) await IS_BACK.run(client, { match, seat: back })
        if (waits) await WAIT.run(client, { match, ...waits })
        for (const closed of closes) await CLOSE_VOTE.run(client, closed)
        if (opens) await openVote(client, match, opens, seq, subscribers)
        if (ballot) {
          const { vote, seat, answer } = ballot
          await (answer === null ? UNANSWER.run(client, { vote, seat }) : ANSWER.run(client, { vote, seat, answer }))
        }
        const line = told && (await TELL.only(client, { match, told })).id
        if (news)
          await subscribers.tell(client, {
            kind: 'seat',
            match,
            by: news.by,
            about: { word: news.word, name: news.name },
          })
        await noteChange(client, [match])
        await change.job?.(client)
        return { line }
      }),
    /**
     * That a clock expired, within the transaction of the row that says so. The next look handles what follows, so
     * servers that cache the match must reload who is away.
     */
    timeOver: (client: Sql, match: string, seats: readonly Seat[]) => TIME_OVER.run(client, { match, seats }),
    /** Matches, not over, of which time has something to say: votes that are over, an absence that nobody has looked at, a wait that has its end. */
    awaited: async (): Promise<string[]> => (await AWAITED.all(pool)).map(r => r.match),
    /** Seats that have been asked the same for this long. */
    silent: async (match: string, seconds: number): Promise<Seat[]> =>
      (await SILENT.all(pool, { match, seconds })).map(r => r.seat),
    /** Whether that seat was refused what it asked, and has made no move itself since then. */
    refusedLately: async (match: string, kind: VoteKind, seat: Seat): Promise<boolean> =>
      (await REFUSED.run(pool, { match, kind, seat })) === 1,
    /** How many people have sat at a match. */
    began: async (match: string): Promise<number> => (await BEGAN.only(pool, { match })).n,
  }
}

const GIVE_WAY = statement(
  `update votes set outcome = 'gone' where match = $match and kind = $kind and seat = $seat and outcome is null`,
  { ...SEAT, kind: votes.kind },
)
const OPEN = statement(
  `insert into votes (match, kind, seat, since, at, ends)
   values ($match, $kind, $seat, $since, clock_timestamp(), clock_timestamp() + $seconds * interval '1 second')`,
  { ...SEAT, kind: votes.kind, since: integer, seconds: double },
)
async function openVote(
  client: pg.PoolClient,
  match: string,
  { kind, seat, seconds, voters, about, by, name }: NewVote,
  seq: number,
  subscribers: Subscribers,
): Promise<void> {
  // What was asked before, and whose table has moved on, gives way.
  await GIVE_WAY.run(client, { match, kind, seat })
  await OPEN.run(client, { match, kind, seat, since: seq, seconds })
  await subscribers.tell(client, { kind: 'vote', match, to: voters, by, about: { vote: kind, name } })
  if (kind === 'leaver' && about)
    await subscribers.tell(client, { kind: 'seat', match, to: [about], by, about: { word: 'vote', name } })
}

const TAKE_SEAT = statement(
  `update seats set kind = $kind, person = $person, name = $name, bot = $bot, level = $level, lowered = null, taken = $taken, round = $round
   where match = $match and seat = $seat`,
  {
    ...SEAT,
    kind: seats.kind,
    person: seats.person,
    name: text,
    bot: seats.bot,
    level: seats.level,
    taken: seats.taken,
    round: seats.round,
  },
)
const FORGET_ORDERS = statement('delete from orders where match = $match and seat = $seat', SEAT)
/** With the row itself: where the clocks stand after it. */
const WRITE_CLOCKS = statement(
  `with row as (update moves set clocks = $marks where match = $match and seq = $seq)
   update progress set clocks = $clocks, deadline = $deadline where match = $match`,
  { match: text, seq: integer, marks: moves.clocks, clocks: progress.clocks, deadline: orNull(time) },
)
/** Somebody else holds a seat from row `seq` on. */
export async function takeSeat(
  client: pg.PoolClient,
  match: string,
  { seat, kind, person, name, bot, level, round }: NonNullable<Change['holder']>,
  seq: number,
): Promise<void> {
  const taken = kind === 'bot' ? seq : null
  await TAKE_SEAT.run(client, { match, seat, kind, person, name, bot, level, taken, round })
  await FORGET_ORDERS.run(client, { match, seat })
  await addSitting(client, match, { seat, person, bot }, seq)
  const timed = await clocksWithSeat(client, match, seat)
  if (timed) await WRITE_CLOCKS.run(client, { match, seq, ...timed })
}
