/** Matches and their rows: every write says on which version it rests. */
import { and, asc, drizzle, eq, getTableColumns, gt, sql } from '../../schema/drizzle.ts'
import type pg from 'pg'
import type { Mark, Row } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { placesAfter, RATING_LAW } from '../leaving/departures.ts'
import type {
  Departure,
  Event,
  Maker,
  MatchMeta,
  NewMatch,
  Order,
  Progress,
  SeatRow,
  Version,
  WriteExtras,
  WrittenRow,
} from '../written.ts'
import { REACHED } from './persons.ts'
import type { Orders } from '../orders.ts'
import { setOf } from '../progress.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  ANSWER_KEY,
  boxes,
  makers,
  marks,
  matches,
  moves,
  orders,
  people,
  progress as stands,
  results,
  seats,
  sittings,
  snapshots,
} from '../../schema/index.ts'
import { onTime } from '../clock/beat-queries.ts'
import { clocksNow, clocksWith, STALE } from '../clock/queries.ts'
import { DEPARTURES, settleDepartures } from '../leaving/departure-queries.ts'
import { type From, noteFrom } from '../room/rated-queries.ts'
import { fill, mayOpen, openRoom } from '../room/queries.ts'
import { askedSince, rowsToAdd } from './row-statement.ts'
import { bare, executor, lockOrders, noteChange, seatColumns } from './shared.ts'
import type { Subscribers } from '../events.ts'

/** Whose a row is. */
const AUTHOR = sql<
  string | null
>`coalesce((select merged_into from people g where g.id = ${moves.actor} and not exists (
  select from sittings s where s.match = ${moves.match} and s.person = g.id)), ${moves.actor})`

/** Reads the votes of a match that are not over, and who is away. */
type VotesOf = (pool: pg.Pool, match: string) => Promise<Pick<MatchMeta, 'votes' | 'leavers'>>

export function matchQueries(pool: pg.Pool, subscribers: Subscribers, votesOf: VotesOf) {
  // The hall's part of a seed is asked for where it is needed, and nowhere else.
  const { secret: _, createdAt: __, ...columns } = getTableColumns(matches)
  const { match: ___, ...standing } = getTableColumns(stands)
  const db = drizzle(pool)
  const at = (name: string) => sql.placeholder(name)
  const prepared = {
    /** Each match with its rows after one, or once with none. One statement, so that both are of one moment. */
    since: db
      .select({ changed: stands.changed, kind: moves.kind, seat: moves.seat, word: moves.word, by: moves.cause })
      .from(stands)
      .leftJoin(moves, and(eq(moves.match, stands.match), gt(moves.seq, at('after'))))
      .where(eq(stands.match, at('match')))
      .orderBy(asc(moves.seq))
      .prepare('since'),
    match: db
      .select({
        ...columns,
        ...standing,
        departures: sql<Departure[]>`${sql.raw(DEPARTURES('matches.id'))}`,
        stale: sql<boolean>`${sql.raw(STALE('"progress"'))}`,
      })
      .from(matches)
      .innerJoin(stands, eq(stands.match, matches.id))
      .where(eq(matches.id, at('match')))
      .prepare('match'),
    seats: db
      .select({ ...seatColumns, reached: sql<boolean>`${sql.raw(REACHED('seats.person'))}` })
      .from(seats)
      .leftJoin(people, eq(people.id, seats.person))
      .where(eq(seats.match, at('match')))
      .orderBy(asc(seats.seat))
      .prepare('seats'),
    snapshot: db
      .select({ seq: snapshots.seq, rules: snapshots.rules, table: snapshots.table })
      .from(snapshots)
      .where(eq(snapshots.match, at('match')))
      .prepare('snapshot'),
  }
  return {
    saveBox: async (hash: string, game: string, box: unknown) => {
      await db.insert(boxes).values({ hash, game, box }).onConflictDoNothing()
    },
    box: async (hash: string) => (await db.select({ box: boxes.box }).from(boxes).where(eq(boxes.hash, hash)))[0]?.box,
    /** Writes a table that waits for its people; false where its maker has as many as they may, `most`. */
    addMatch: (match: NewMatch, maker: Maker, most = Number.POSITIVE_INFINITY, from?: From): Promise<boolean> =>
      transaction(pool, async client => {
        if (match.seats.some(s => s.kind === 'open') && !(await mayOpen(client, maker.person, most))) return false
        await addMatchWithin(client, match, maker, { quick: false })
        if (from) await noteFrom(client, match.id, maker.person, from)
        return true
      }),
    /** Forgets from where matches were made that are over, or a day old, and whose bots thought an hour ago. */
    async forgetAddresses(): Promise<void> {
      await pool.query(
        `update makers set address = null from matches where id = match and address is not null and (status = 'finished' or makers.created_at < now() - interval '1 day')`,
      )
      await pool.query(
        `update sittings set address = null where address is not null and at < now() - interval '47 hours'`,
      )
      await pool.query(`delete from bot_owners where served < now() - interval '1 hour'`)
    },
    /** Deletes seat changes older than a day: no server that was away longer has a match in memory. */
    async forgetChanges(): Promise<void> {
      await pool.query(`delete from seat_changes where at < now() - interval '1 day'`)
    },
    async match(id: string): Promise<MatchMeta | undefined> {
      // First the match, then its seats and votes: should they change in between, `changed` is the older one, and they are read again.
      const [found] = await prepared.match.execute({ match: id })
      if (!found) return undefined
      const { stale, ...match } = found
      if (stale) match.clocks = (await clocksNow(pool, [id])).get(id) ?? null
      const sitting = await prepared.seats.execute({ match: id })
      return {
        ...match,
        seats: sitting.map(({ reached: _, ...seat }) => bare(seat)),
        reached: setOf(sitting.filter(s => s.reached).map(s => s.seat)),
        ...(match.status === 'running' ? await votesOf(pool, id) : { votes: [], leavers: [] }),
      }
    },
    /** The rows after row `after`, in order, and the count of what happened to the seats; undefined when there is no such match. */
    async since(match: string, after: number): Promise<{ rows: Row[]; changed: number } | undefined> {
      const found = await prepared.since.execute({ match, after })
      const rows = found.flatMap(({ kind, seat, word, by }): Row[] =>
        kind === null || seat === null || word === null ? [] : [{ kind, seat, word, ...(by === null ? {} : { by }) }],
      )
      return found[0] && { rows, changed: found[0].changed }
    },
    /** Appends events after that version of a match, durably, all or none; false when another row or a change of seats came first. */
    async addRows(match: string, version: Version, events: readonly Event[], extras: WriteExtras): Promise<boolean> {
      const { progress, job } = extras
      if (!progress.results && !progress.timed && !job)
        return (
          (await once(pool.query(rowsToAdd(match, version, events, progress, subscribers)))).rowCount === events.length
        )
      return once(onTime(pool, client => addWithin(client, match, version, events, extras, subscribers)))
    },
    /**
     * Appends the events that `act` makes of the standing orders after that version of a match, durably, all or none; with `order` that one is
     * given before. Meanwhile nobody changes an order of this match or acts by one. False when another row or a change of seats came first: then
     * nothing is written.
     */
    addRowsWithOrders: (
      match: string,
      version: Version,
      order: Order | undefined,
      act: (given: Orders) => WriteExtras & { events: readonly Event[] },
    ): Promise<boolean> =>
      once(
        onTime(pool, async client => {
          const tx = drizzle(client)
          await lockOrders(client, match)
          const held = await tx
            .select({ match: stands.match })
            .from(stands)
            .where(and(eq(stands.match, match), eq(stands.changed, version.changed), eq(stands.seq, version.seq)))
            .for('no key update')
          if (!held.length) return false
          if (order?.word === null)
            await tx.delete(orders).where(and(eq(orders.match, match), eq(orders.seat, order.seat)))
          else if (order)
            await tx
              .insert(orders)
              .values({ match, seat: order.seat, word: order.word })
              .onConflictDoUpdate({ target: [orders.match, orders.seat], set: { word: order.word } })
          const given = await tx
            .select({ seat: orders.seat, word: orders.word })
            .from(orders)
            .where(eq(orders.match, match))
          const { events, ...extras } = act(new Map(given.map(o => [o.seat, o.word])))
          return !events.length || addWithin(client, match, version, events, extras, subscribers)
        }),
      ),
    /** Writes where a match stands that was begun before that was written. */
    writeProgress: (match: string, progress: Progress) =>
      transaction(pool, client => writeProgress(client, match, progress, subscribers)),
    /** Matches that were begun before it was written where they stand. */
    unwritten: async (): Promise<string[]> =>
      (
        await pool.query<{ id: string }>(
          `select id from matches join progress on match = id where standings is null and status in ('running', 'finished') order by id`,
        )
      ).rows.map(r => r.id),
    /** The standing orders of a match. */
    async orders(match: string): Promise<Orders> {
      const given = await db
        .select({ seat: orders.seat, word: orders.word })
        .from(orders)
        .where(eq(orders.match, match))
      return new Map(given.map(o => [o.seat, o.word]))
    },
    /** The table of a match a few rows ago, as text. */
    snapshot: async (match: string): Promise<{ seq: number; rules: string; table: string } | undefined> =>
      (await prepared.snapshot.execute({ match }))[0],
    /** Keeps a newer one; a server that comes too late with its own changes nothing. */
    async saveSnapshot(match: string, seq: number, rules: string, table: string): Promise<void> {
      await pool.query({
        name: 'save_snapshot',
        text: 'insert into snapshots (match, seq, rules, "table") values ($1, $2, $3, $4) on conflict (match) do update set seq = excluded.seq, rules = excluded.rules, "table" = excluded."table" where snapshots.seq < excluded.seq or snapshots.rules <> excluded.rules',
        values: [match, seq, rules, table],
      })
    },
    /** All rows of a match, as they were written. */
    written: async (match: string): Promise<WrittenRow[]> =>
      (
        await db
          .select({
            kind: moves.kind,
            seat: moves.seat,
            word: moves.word,
            by: moves.cause,
            at: moves.at,
            // A guest then who is an account now; not while the merge waits for the end of this very match.
            actor: AUTHOR,
            name: people.name,
          })
          .from(moves)
          .leftJoin(people, eq(people.id, AUTHOR))
          .where(eq(moves.match, match))
          .orderBy(asc(moves.seq))
      ).map(({ by, ...row }) => ({ ...row, ...(by === null ? {} : { by }) })),
    /** What players saw of a match, by its rows. */
    marks: async (match: string): Promise<{ seq: number; mark: Mark }[]> =>
      db.select({ seq: marks.seq, mark: marks.mark }).from(marks).where(eq(marks.match, match)).orderBy(asc(marks.seq)),
    async saveMark(match: string, seq: number, mark: Mark): Promise<void> {
      await db.insert(marks).values({ match, seq, mark }).onConflictDoNothing()
    },
    /** Running matches, of these rules, of which nobody has noted what players saw though they are `rows` long. */
    unmarked: async (rules: readonly string[], rows: number): Promise<string[]> =>
      (
        await pool.query<{ id: string }>(
          `select id from matches join progress p on p.match = id where status = 'running' and seq >= $2 and rules = any($1) and not exists (select from marks where match = id) order by id`,
          [rules, rows],
        )
      ).rows.map(r => r.id),
    /** Matches that are going on by other rules than these. */
    ofOtherRules: async (rules: readonly string[]): Promise<string[]> =>
      (
        await pool.query<{ id: string }>(
          `select id from matches where not rules = any($1) and status = 'running' order by id`,
          [rules],
        )
      ).rows.map(r => r.id),
    /** The row of the answer that a device gave this id, where one of these persons gave it, or a guest who is one of them by now. */
    async answered(
      match: string,
      answer: string,
      word: string,
      persons: readonly string[],
    ): Promise<number | undefined> {
      const { rows } = await pool.query<{ seq: number }>(
        `select seq from moves where match = $1 and answer = $2 and word = $3
          and (actor = any($4) or actor in (select id from people where merged_into = any($4)))`,
        [match, answer, word, persons],
      )
      return rows[0]?.seq
    },
    /**
     * Appends the row by which other rules adopt a match. False if another row or a change of seats came first. A
     * server that plays it by the older rules finds its version changed.
     */
    adopt: (match: string, version: Version, row: Row, rules: string, progress: Progress): Promise<boolean> =>
      onTime(pool, async client => {
        if (!(await addWithin(client, match, version, [{ row, actor: null }], { progress }, subscribers))) return false
        await client.query('update matches set rules = $2 where id = $1', [match, rules])
        await noteChange(client, [match])
        await client.query('delete from snapshots where match = $1', [match])
        await client.query('delete from marks where match = $1', [match])
        return true
      }),
    /** Of these matches, where each stands to which something happened in the last seconds. */
    async changedSince(seconds: number): Promise<Map<string, Version>> {
      const { rows } = await pool.query<{ match: string; seq: number; changed: number }>({
        name: 'changed_since',
        values: [seconds],
        text: `select match, seq, changed from progress where match in (
          select match from moves where at > now() - $1 * interval '1 second' union select match from seat_changes where at > now() - $1 * interval '1 second')`,
      })
      return new Map(rows.map(({ match, ...version }) => [match, version]))
    },
  }
}

/** Refuses an answer under an id that another answer of the match has. */
const once = <X>(written: Promise<X>): Promise<X> =>
  written.catch((error: { constraint?: string }) => {
    throw error.constraint === ANSWER_KEY ? new Refusal(422, 'key-used') : error
  })

/** Appends events in a transaction that is going on, with all that belongs to them. */
export async function addWithin(
  client: pg.PoolClient,
  match: string,
  version: Version,
  events: readonly Event[],
  { progress, job }: WriteExtras,
  subscribers: Subscribers,
): Promise<boolean> {
  const { timed, asked } = progress
  const clocks = timed && (await clocksWith(client, match, version, events, asked, timed))
  if (timed && !clocks) return false
  if ((await client.query(rowsToAdd(match, version, events, progress, subscribers, clocks))).rowCount !== events.length)
    return false
  if (progress.results) {
    await client.query(`update matches set status = 'finished' where id = $1`, [match])
    await writeResults(client, match, progress, subscribers)
    await subscribers.tell(client, { kind: 'ended', match, by: events[0]!.actor })
    // Nobody is away from what is over, and nothing is asked there.
    await client.query('delete from leavers where match = $1', [match])
    await client.query(`update votes set outcome = 'gone' where match = $1 and outcome is null`, [match])
  }
  await job?.(executor(client))
  return true
}

/** Writes where a match stands of which that is not yet written, with no row. */
export async function writeProgress(
  client: pg.PoolClient,
  match: string,
  progress: Progress,
  subscribers: Subscribers,
): Promise<void> {
  // A late server finds it already written, perhaps by a newer row.
  await client.query(
    `update progress set steps = $2, standings = $3, asked_since = ${askedSince(progress.asked.map((_, k) => `$${k + 4}`))} where match = $1 and standings is null`,
    [match, JSON.stringify(progress.steps), JSON.stringify(progress.standings), ...progress.asked],
  )
  if (progress.results) await writeResults(client, match, progress, subscribers)
}

async function writeResults(
  client: pg.PoolClient,
  match: string,
  { results: found = [] }: Progress,
  subscribers: Subscribers,
): Promise<void> {
  const departed = await settleDepartures(client, match)
  // A match without results has no departures either: the hall closed it.
  if (!found.length) {
    await client.query('delete from results where match = $1', [match])
    return
  }
  const tx = drizzle(client)
  await tx
    .insert(results)
    .values(placesAfter(found, departed).map(r => ({ ...r, match })))
    .onConflictDoUpdate({
      target: [results.match, results.seat],
      // The player who departed stays the one whose result it is.
      set: { total: sql`excluded.total`, place: sql`excluded.place`, sources: sql`excluded.sources` },
      setWhere: sql`${results.departed} is not null`,
    })
  await tx.delete(snapshots).where(eq(snapshots.match, match))
  await subscribers.tell(client, { kind: 'result', match })
}

/** People who sit down before the first row. */
const sittingOf = (match: string, { seat, person, bot }: SeatRow) => ({ match, seat, n: 0, person, bot, since: 0 })

/** Writes a table that waits for its people. */
export async function addMatchWithin(
  client: pg.PoolClient,
  { seats: sitting, ...match }: NewMatch,
  maker: Maker,
  { quick }: { quick: boolean },
): Promise<void> {
  const tx = drizzle(client)
  await tx.insert(matches).values({ ...match, ratingLaw: RATING_LAW, status: 'open' })
  await tx.insert(stands).values({ match: match.id })
  await tx.insert(seats).values(sitting.map(s => ({ ...s, match: match.id, name: s.kind === 'open' ? '' : s.name })))
  const taken = sitting.filter(s => s.kind !== 'open')
  // A table may be made for others alone.
  if (taken.length) await tx.insert(sittings).values(taken.map(s => sittingOf(match.id, s)))
  await tx.insert(makers).values({ match: match.id, ...maker })
  await openRoom(client, match.id, maker.person, match.speed, quick)
  if (taken.length === sitting.length) await fill(client, match.id)
}
