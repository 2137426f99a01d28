/** Matches and their rows: every write says on which version it rests. */
import type pg from 'pg'
import type { Mark, Row } from '@loggia/core'
import { transaction } from '../../platform/database.ts'
import { bool, columnsAs, double, integer, integers, json, jsonb, orNull, text, texts } from '../../platform/kind.ts'
import { kept, statement } from '../../platform/statement.ts'
import { getTableColumns } from '../../schema/drizzle.ts'
import { placesAfter } from '../leaving/departures.ts'
import type {
  Departure,
  Event,
  Maker,
  MatchMeta,
  NewMatch,
  Order,
  Progress,
  Version,
  WriteExtras,
  WrittenRow,
} from '../written.ts'
import { REACHED } from './persons.ts'
import type { Orders } from '../orders.ts'
import { ASKED_ANEW, setOf, STILL_ASKED } from '../progress.ts'
import { Refusal } from '../../platform/refusal.ts'
import {
  ANSWER_KEY,
  boxes,
  marks,
  matches,
  moves,
  orders,
  people,
  progress as stands,
  snapshots,
} from '../../schema/index.ts'
import { onTime } from '../clock/beat-queries.ts'
import { clocksNow, STALE } from '../clock/queries.ts'
import { clocksWith } from '../clock/row-queries.ts'
import { DEPARTURES, settleDepartures } from '../leaving/departure-queries.ts'
import { type From, noteFrom } from '../room/rated-queries.ts'
import type { Subscribers } from '../events.ts'
import { mayOpen } from '../room/within.ts'
import { addMatchWithin } from './new-match.ts'
import { writeRows } from './row-statement.ts'
import { lockOrders, noteChange, SEAT, SEAT_COLUMNS } from './shared.ts'

// The hall's part of a seed is asked for where it is needed, and nowhere else.
const { secret: _, createdAt: __, ...COLUMNS } = getTableColumns(matches)
const { match: ___, ...STANDING } = getTableColumns(stands)
const MATCH = kept(
  'match',
  `select ${columnsAs(COLUMNS, 'matches')}, ${columnsAs(STANDING, 'progress')}, ${DEPARTURES('matches.id')} as departures, ${STALE('progress')} as stale
   from matches join progress on progress.match = matches.id where matches.id = $match`,
  { match: text },
  { ...COLUMNS, ...STANDING, departures: json<Departure[]>(), stale: bool },
)
const SEATS = kept(
  'seats',
  `select ${SEAT_COLUMNS}, ${REACHED('seats.person')} as reached
   from seats left join people on people.id = seats.person where seats.match = $match order by seats.seat`,
  { match: text },
  { ...SEAT, reached: bool },
)
/** A match with its rows after one, or once with none. One statement, so that both are of one moment. */
const SINCE = kept(
  'since',
  `select p.changed, m.kind, m.seat, m.word, m.cause as by from progress p left join moves m on m.match = p.match and m.seq > $after
   where p.match = $match order by m.seq`,
  { match: text, after: integer },
  {
    changed: stands.changed,
    kind: orNull(moves.kind),
    seat: orNull(moves.seat),
    word: orNull(moves.word),
    by: moves.cause,
  },
)
const SAVE_BOX = statement('insert into boxes (hash, game, box) values ($hash, $game, $box) on conflict do nothing', {
  hash: text,
  game: text,
  box: boxes.box,
})
const BOX = statement('select box from boxes where hash = $hash', { hash: text }, { box: boxes.box })
const FORGET = [
  statement(
    `update makers set address = null from matches where id = match and address is not null and (status = 'finished' or makers.created_at < now() - interval '1 day')`,
  ),
  statement(`update sittings set address = null where address is not null and at < now() - interval '47 hours'`),
  statement(`delete from bot_owners where served < now() - interval '1 hour'`),
]
const FORGET_CHANGES = statement(`delete from seat_changes where at < now() - interval '1 day'`)
const HOLD = statement(
  'select from progress where match = $match and changed = $changed and seq = $seq for no key update',
  { match: text, changed: integer, seq: integer },
)
const WITHDRAW = statement('delete from orders where match = $match and seat = $seat', {
  match: text,
  seat: orders.seat,
})
const ORDER = statement(
  'insert into orders (match, seat, word) values ($match, $seat, $word) on conflict (match, seat) do update set word = excluded.word',
  { match: text, seat: orders.seat, word: text },
)
const ORDERS = statement(
  'select seat, word from orders where match = $match',
  { match: text },
  { seat: orders.seat, word: orders.word },
)
const UNWRITTEN = statement(
  `select id from matches join progress on match = id where standings is null and status in ('running', 'finished') order by id`,
  {},
  { id: matches.id },
)
const SNAPSHOT = kept(
  'snapshot',
  'select seq, rules, "table" from snapshots where match = $match',
  { match: text },
  { seq: snapshots.seq, rules: snapshots.rules, table: snapshots.table },
)
const SAVE_SNAPSHOT = kept(
  'save_snapshot',
  `insert into snapshots (match, seq, rules, "table") values ($match, $seq, $rules, $table)
   on conflict (match) do update set seq = excluded.seq, rules = excluded.rules, "table" = excluded."table"
   where snapshots.seq < excluded.seq or snapshots.rules <> excluded.rules`,
  { match: text, seq: integer, rules: text, table: text },
)
const DROP_SNAPSHOT = statement('delete from snapshots where match = $match', { match: text })
/** A guest then is an account now; not while the merge waits for the end of this very match. */
const WRITTEN = statement(
  `select m.kind, m.seat, m.word, m.cause as by, m.at, m.author as actor, p.name from (
     select moves.*, coalesce((select merged_into from people g where g.id = moves.actor and not exists (
       select from sittings s where s.match = moves.match and s.person = g.id)), moves.actor) as author from moves where match = $match) m
   left join people p on p.id = m.author order by m.seq`,
  { match: text },
  {
    kind: moves.kind,
    seat: moves.seat,
    word: moves.word,
    by: moves.cause,
    at: moves.at,
    actor: orNull(text),
    name: orNull(people.name),
  },
)
const MARKS = statement(
  'select seq, mark from marks where match = $match order by seq',
  { match: text },
  { seq: marks.seq, mark: marks.mark },
)
const SAVE_MARK = statement(
  'insert into marks (match, seq, mark) values ($match, $seq, $mark) on conflict do nothing',
  { match: text, seq: integer, mark: marks.mark },
)
const DROP_MARKS = statement('delete from marks where match = $match', { match: text })
const UNMARKED = statement(
  `select id from matches join progress p on p.match = id
   where status = 'running' and seq >= $rows and rules = any($rules) and not exists (select from marks where match = id) order by id`,
  { rules: texts, rows: integer },
  { id: matches.id },
)
const OF_OTHER_RULES = statement(
  `select id from matches where not rules = any($rules) and status = 'running' order by id`,
  { rules: texts },
  { id: matches.id },
)
const ANSWERED = statement(
  `select seq from moves where match = $match and answer = $answer and word = $word
    and (actor = any($persons) or actor in (select id from people where merged_into = any($persons)))`,
  { match: text, answer: text, word: text, persons: texts },
  { seq: moves.seq },
)
const SET_RULES = statement('update matches set rules = $rules where id = $match', { match: text, rules: text })
const CHANGED_SINCE = kept(
  'changed_since',
  `select match, seq, changed from progress where match in (
     select match from moves where at > now() - $seconds * interval '1 second' union select match from seat_changes where at > now() - $seconds * interval '1 second')`,
  { seconds: double },
  { match: stands.match, seq: stands.seq, changed: stands.changed },
)

/** Reads the votes of a match that are not over, and who is away. */
type VotesOf = (pool: pg.Pool, match: string) => Promise<Pick<MatchMeta, 'votes' | 'leavers'>>

export function matchQueries(pool: pg.Pool, subscribers: Subscribers, votesOf: VotesOf) {
  return {
    saveBox: async (hash: string, game: string, box: unknown) => {
      await SAVE_BOX.run(pool, { hash, game, box })
    },
    box: async (hash: string) => (await BOX.first(pool, { hash }))?.box,
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
      for (const forget of FORGET) await forget.run(pool)
    },
    /** Deletes seat changes older than a day: no server that was away longer has a match in memory. */
    async forgetChanges(): Promise<void> {
      await FORGET_CHANGES.run(pool)
    },
    async match(id: string): Promise<MatchMeta | undefined> {
      // First the match, then its seats and votes: should they change in between, `changed` is the older one, and they are read again.
      const found = await MATCH.first(pool, { match: id })
      if (!found) return undefined
      const { stale, ...match } = found
      if (stale) match.clocks = (await clocksNow(pool, [id])).get(id) ?? null
      const sitting = await SEATS.all(pool, { match: id })
      return {
        ...match,
        seats: sitting.map(({ reached: _, ...seat }) => seat),
        reached: setOf(sitting.filter(s => s.reached).map(s => s.seat)),
        ...(match.status === 'running' ? await votesOf(pool, id) : { votes: [], leavers: [] }),
      }
    },
    /** The rows after row `after`, in order, and the count of what happened to the seats; undefined when there is no such match. */
    async since(match: string, after: number): Promise<{ rows: Row[]; changed: number } | undefined> {
      const found = await SINCE.all(pool, { match, after })
      const rows = found.flatMap(({ kind, seat, word, by }): Row[] =>
        kind === null || seat === null || word === null ? [] : [{ kind, seat, word, ...(by === null ? {} : { by }) }],
      )
      return found[0] && { rows, changed: found[0].changed }
    },
    /** Appends events after that version of a match, durably, all or none; false when another row or a change of seats came first. */
    async addRows(match: string, version: Version, events: readonly Event[], extras: WriteExtras): Promise<boolean> {
      const { progress, job } = extras
      if (!progress.results && !progress.timed && !job)
        return once(writeRows(pool, match, version, events, progress, subscribers))
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
          await lockOrders(client, match)
          if (!(await HOLD.run(client, { match, ...version }))) return false
          if (order?.word === null) await WITHDRAW.run(client, { match, seat: order.seat })
          else if (order) await ORDER.run(client, { match, seat: order.seat, word: order.word })
          const given = await ORDERS.all(client, { match })
          const { events, ...extras } = act(new Map(given.map(o => [o.seat, o.word])))
          return !events.length || addWithin(client, match, version, events, extras, subscribers)
        }),
      ),
    /** Writes where a match stands that was begun before that was written. */
    writeProgress: (match: string, progress: Progress) =>
      transaction(pool, client => writeProgress(client, match, progress, subscribers)),
    /** Matches that were begun before it was written where they stand. */
    unwritten: async (): Promise<string[]> => (await UNWRITTEN.all(pool)).map(r => r.id),
    /** The standing orders of a match. */
    async orders(match: string): Promise<Orders> {
      const given = await ORDERS.all(pool, { match })
      return new Map(given.map(o => [o.seat, o.word]))
    },
    /** The table of a match a few rows ago, as text. */
    snapshot: (match: string): Promise<{ seq: number; rules: string; table: string } | undefined> =>
      SNAPSHOT.first(pool, { match }),
    /** Keeps a newer one; a server that comes too late with its own changes nothing. */
    async saveSnapshot(match: string, seq: number, rules: string, table: string): Promise<void> {
      await SAVE_SNAPSHOT.run(pool, { match, seq, rules, table })
    },
    /** All rows of a match, as they were written. */
    written: async (match: string): Promise<WrittenRow[]> =>
      (await WRITTEN.all(pool, { match })).map(({ by, ...row }) => ({ ...row, ...(by === null ? {} : { by }) })),
    /** What players saw of a match, by its rows. */
    marks: (match: string): Promise<{ seq: number; mark: Mark }[]> => MARKS.all(pool, { match }),
    async saveMark(match: string, seq: number, mark: Mark): Promise<void> {
      await SAVE_MARK.run(pool, { match, seq, mark })
    },
    /** Running matches, of these rules, of which nobody has noted what players saw though they are `rows` long. */
    unmarked: async (rules: readonly string[], rows: number): Promise<string[]> =>
      (await UNMARKED.all(pool, { rules, rows })).map(r => r.id),
    /** Matches that are going on by other rules than these. */
    ofOtherRules: async (rules: readonly string[]): Promise<string[]> =>
      (await OF_OTHER_RULES.all(pool, { rules })).map(r => r.id),
    /** The row of the answer that a device gave this id, where one of these persons gave it, or a guest who is one of them by now. */
    async answered(
      match: string,
      answer: string,
      word: string,
      persons: readonly string[],
    ): Promise<number | undefined> {
      return (await ANSWERED.first(pool, { match, answer, word, persons }))?.seq
    },
    /**
     * Appends the row by which other rules adopt a match. False if another row or a change of seats came first. A
     * server that plays it by the older rules finds its version changed.
     */
    adopt: (match: string, version: Version, row: Row, rules: string, progress: Progress): Promise<boolean> =>
      onTime(pool, async client => {
        if (!(await addWithin(client, match, version, [{ row, actor: null }], { progress }, subscribers))) return false
        await SET_RULES.run(client, { match, rules })
        await noteChange(client, [match])
        await DROP_SNAPSHOT.run(client, { match })
        await DROP_MARKS.run(client, { match })
        return true
      }),
    /** Of these matches, where each stands to which something happened in the last seconds. */
    async changedSince(seconds: number): Promise<Map<string, Version>> {
      const rows = await CHANGED_SINCE.all(pool, { seconds })
      return new Map(rows.map(({ match, ...version }) => [match, version]))
    },
  }
}

/** Refuses an answer under an id that another answer of the match has. */
const once = <X>(written: Promise<X>): Promise<X> =>
  written.catch((error: { constraint?: string }) => {
    throw error.constraint === ANSWER_KEY ? new Refusal(422, 'key-used') : error
  })

const FINISH = statement(`update matches set status = 'finished' where id = $match`, { match: text })
const NOBODY_LEAVES = statement('delete from leavers where match = $match', { match: text })
const NOTHING_ASKED = statement(`update votes set outcome = 'gone' where match = $match and outcome is null`, {
  match: text,
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
  if (!(await writeRows(client, match, version, events, progress, subscribers, clocks))) return false
  if (progress.results) {
    await FINISH.run(client, { match })
    await writeResults(client, match, progress, subscribers)
    await subscribers.tell(client, { kind: 'ended', match, by: events[0]!.actor })
    // Nobody is away from what is over, and nothing is asked there.
    await NOBODY_LEAVES.run(client, { match })
    await NOTHING_ASKED.run(client, { match })
  }
  await job?.(client)
  return true
}

/** A late server finds it already written, perhaps by a newer row. */
const WRITE_PROGRESS = statement(
  `update progress set steps = $steps, standings = $standings, asked_since = array(
     select case how when ${STILL_ASKED} then coalesce(asked_since[k], clock_timestamp()) when ${ASKED_ANEW} then clock_timestamp() end
     from unnest($asked::int[]) with ordinality as a(how, k) order by k)
   where match = $match and standings is null`,
  { match: text, steps: stands.steps, standings: stands.standings, asked: integers },
)
/** Writes where a match stands of which that is not yet written, with no row. */
export async function writeProgress(
  client: pg.PoolClient,
  match: string,
  progress: Progress,
  subscribers: Subscribers,
): Promise<void> {
  const { asked, steps, standings } = progress
  await WRITE_PROGRESS.run(client, { match, asked, steps, standings })
  if (progress.results) await writeResults(client, match, progress, subscribers)
}

const DROP_RESULTS = statement('delete from results where match = $match', { match: text })
/** The player who departed stays the one whose result it is. */
const WRITE_RESULTS = statement(
  `insert into results (match, seat, person, total, place, "left", sources)
   select $match, seat, person, total, place, coalesce("left", false), sources
   from jsonb_to_recordset($results::jsonb) as r(seat smallint, person text, total int, place smallint, "left" boolean, sources jsonb)
   on conflict (match, seat) do update set total = excluded.total, place = excluded.place, sources = excluded.sources
   where results.departed is not null`,
  { match: text, results: jsonb<ReturnType<typeof placesAfter>>() },
)
async function writeResults(
  client: pg.PoolClient,
  match: string,
  { results: found = [] }: Progress,
  subscribers: Subscribers,
): Promise<void> {
  const departed = await settleDepartures(client, match)
  // A match without results has no departures either: the hall closed it.
  if (!found.length) {
    await DROP_RESULTS.run(client, { match })
    return
  }
  await WRITE_RESULTS.run(client, { match, results: placesAfter(found, departed) })
  await DROP_SNAPSHOT.run(client, { match })
  await subscribers.tell(client, { kind: 'result', match })
}
