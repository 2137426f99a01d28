/** What operators did, and what they do to tables. */
import type pg from 'pg'
import { transaction } from '../platform/database.ts'
import { bigint, bool, columnsAs, integer, notNull, orNull, text, texts } from '../platform/kind.ts'
import { statement } from '../platform/statement.ts'
import { getTableColumns } from '../schema/drizzle.ts'
import { acts, matches, people, progress, seats } from '../schema/index.ts'
import { NOT_ASKED } from '../match/progress.ts'
import { addWithin } from '../match/queries/rows.ts'
import { queueRating } from '../ratings/queries.ts'
import { closeWithin, freeWithin } from '../match/room/within.ts'
import { lockSeats, noteChange, UNDEALT } from '../match/queries/shared.ts'
import type { Subscribers } from '../match/events.ts'

export type ActRow = typeof acts.$inferSelect
type NewAct = Pick<typeof acts.$inferInsert, keyof typeof NEW_ACT>

/** A page of the log. */
const PAGE = 50

const { id: _, at: __, undone: ___, ...NEW_ACT } = getTableColumns(acts)
const ADD = statement(
  `insert into acts (by, "from", act, person, match, report, args, before, reason)
   values ($by, $from, $act, $person, $match, $report, $args, $before, $reason) returning id`,
  NEW_ACT,
  { id: acts.id },
)
const ANSWER = statement('update reports set answer = $act where id = $report and answer is null', {
  report: bigint,
  act: bigint,
})
const UNDONE = statement('update acts set undone = $by where id = $id', { id: bigint, by: bigint })
const UNANSWER = statement('update reports set answer = null where answer = $id', { id: bigint })
const ACT = getTableColumns(acts)
const ONE = statement(`select ${columnsAs(ACT, 'acts')} from acts where id = $id`, { id: bigint }, ACT)
const LOG = statement(
  `select ${columnsAs(ACT, 'a')}, p.name as "byName" from acts a left join people p on p.id = a.by
   where ($before::bigint is null or a.id < $before) and ($person::text is null or a.person = $person or a.by = $person)
   order by a.id desc limit ${PAGE}`,
  { before: orNull(bigint), person: orNull(text) },
  { ...ACT, byName: orNull(people.name) },
)
const OTHER_ADMIN = statement(
  `select from people p where role = 'admin' and id <> $person and merged_into is null and not exists (select from deletions d where d.person = p.id) limit 1`,
  { person: text },
)
const VOID = statement(
  `insert into voids (match, lifted) select id, $lifted from matches where id = $match
   on conflict (match) do update set lifted = excluded.lifted, at = now() where voids.lifted <> excluded.lifted`,
  { match: text, lifted: bool },
)
const VERSIONS = statement(
  'select match as id, changed from progress where match = any($matches)',
  { matches: texts },
  { id: progress.match, changed: progress.changed },
)
const STANDS = statement(
  `select seq, changed, standings, (select count(*)::int from seats s where s.match = p.match) as seats from progress p where match = $match`,
  { match: text },
  { seq: progress.seq, changed: progress.changed, standings: progress.standings, seats: integer },
)
const NO_BOT_TURN = statement('delete from bot_turns where match = $match', { match: text })
const SITTER = statement(
  'select person, status, language from seats join matches on id = match where match = $match and seat = $seat and person is not null',
  { match: text, seat: seats.seat },
  { person: notNull(seats.person), status: matches.status, language: matches.language },
)
const NAMES = statement(
  'select id, name from people where id = any($persons)',
  { persons: texts },
  { id: people.id, name: people.name },
)

export function actQueries(pool: pg.Pool, subscribers: Subscribers) {
  return {
    /** Writes down what was done; a report that it answers is answered. */
    writeAct: (act: NewAct): Promise<number> =>
      transaction(pool, async client => {
        const { id } = await ADD.only(client, { ...act, args: act.args ?? {}, reason: act.reason ?? '' })
        if (act.report) await ANSWER.run(client, { report: act.report, act: id })
        return id
      }),
    /** Writes down that an act was undone; a report that it answered waits for an answer again. */
    writeUndo: ({ id, person, match, report }: ActRow, why: Pick<NewAct, 'by' | 'from' | 'reason'>): Promise<number> =>
      transaction(pool, async client => {
        const undo = { ...why, reason: why.reason ?? '', act: 'undo', person, match, report, args: { of: id } }
        const { id: by } = await ADD.only(client, undo)
        await UNDONE.run(client, { id, by })
        await UNANSWER.run(client, { id })
        return by
      }),
    actRow: (id: number): Promise<ActRow | undefined> => ONE.first(pool, { id }),
    /** What was done, the newest first; of one person all that was done to or by them. */
    actLog: async ({ before, person }: { before?: number | undefined; person?: string | undefined }) => {
      const rows = await LOG.all(pool, { before, person })
      const named = await names(
        pool,
        rows.flatMap(({ person }) => person ?? []),
      )
      return {
        acts: rows.map(act => ({ ...act, personName: act.person && named.get(act.person)! })),
        next: rows.length === PAGE ? rows.at(-1)!.id : undefined,
      }
    },
    /** Whether the hall has another active operator. */
    otherAdmins: async (person: string): Promise<boolean> => (await OTHER_ADMIN.run(pool, { person })) === 1,
    /** Takes a match out of all ratings, or back in. False where nothing changes. */
    voidMatch: (match: string, isVoid: boolean): Promise<boolean> =>
      transaction(pool, async client => {
        const changes = (await VOID.run(client, { match, lifted: !isVoid })) === 1
        if (changes) await queueRating(client, match)
        return changes
      }),
    /** The counts of what happened to the seats of these matches. */
    versions: (matches: readonly string[]): Promise<{ id: string; changed: number }[]> =>
      VERSIONS.all(pool, { matches }),
    /** Closes a table that waits, or ends a match that runs: nobody is rated by it. False where it is over. */
    endAny: (match: string, by: string | null): Promise<boolean> =>
      transaction(pool, async client => {
        const status = await lockSeats(client, match)
        if (status !== undefined && UNDEALT.includes(status)) {
          await closeWithin(client, match, null, 'operator')
          return true
        }
        if (status !== 'running') return false
        const { seq, changed, seats, standings } = await STANDS.only(client, { match })
        const nobody = Array.from({ length: seats }, () => null)
        const ended = await addWithin(
          client,
          match,
          { seq, changed },
          [{ row: { kind: 'end', seat: -1, word: 'closed' }, actor: by }],
          { progress: { asked: nobody.map(() => NOT_ASKED), steps: nobody, standings: standings ?? [], results: [] } },
          subscribers,
        )
        await NO_BOT_TURN.run(client, { match })
        await noteChange(client, [match])
        return ended
      }),
    /** The holders of its seats, if that match runs. */
    sitter: (match: string, seat: number) => SITTER.first(pool, { match, seat }),
    /** Frees a seat at a table that waits; its person reads why. */
    freeWaiting: (match: string, person: string): Promise<boolean> =>
      transaction(pool, async client => {
        if (!UNDEALT.includes((await lockSeats(client, match)) ?? '')) return false
        await freeWithin(client, match, person, 'operator')
        return true
      }),
  }
}

/** What persons are called. */
export const names = async (pool: pg.Pool, persons: readonly string[]): Promise<Map<string, string>> =>
  new Map((await NAMES.all(pool, { persons: [...new Set(persons)] })).map(p => [p.id, p.name]))
