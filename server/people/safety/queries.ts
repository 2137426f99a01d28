/** People that others block, mute or report. */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { bigint, bool, integer, json, orNull, text, time, word } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'
import { matches, people, reports, talk } from '../../schema/index.ts'
import type { COMPLAINTS, Part } from '../../domain/hall.ts'
import type { Attached } from '../../schema/house.ts'
import { BLOCKED } from '../../match/queries/persons.ts'

export interface NewReport {
  by: string
  about: string
  match: string | null
  line: number | null
  why: (typeof COMPLAINTS)[number]
  text: string
  attached: Attached
}
export interface Report extends Omit<NewReport, 'by' | 'about'> {
  id: number
  at: Date
  by: { id: string; name: string }
  about: { id: string; name: string }
  game: string | null
  table: string | null
  /** How often they were reported in the last 90 days. */
  times: number
}

/** How many lines before and after the reported one are attached. */
const AROUND = { before: 10, after: 5 } as const

const PAIR = { person: text, other: text }
const BLOCK = statement('insert into blocks (person, blocked) values ($person, $other) on conflict do nothing', PAIR)
const UNBLOCK = statement('delete from blocks where person = $person and blocked = $other', PAIR)
const APART = statement(
  `select x.other as person, p.name, x.kind, x.at from (
     select blocked as other, 'blocked' as kind, at from blocks where person = $person
     union all select muted, 'muted', at from mutes where person = $person) x join people p on p.id = x.other order by x.at desc`,
  { person: text },
  { person: text, name: people.name, kind: word<'blocked' | 'muted'>(), at: time },
)
const BLOCKING = statement(`select ${BLOCKED('$person', '$other')} as blocked`, PAIR, { blocked: bool })
const APART_AT = statement(
  `select case when b.person = $person then 'mine' else 'theirs' end as who from blocks b join seats s on s.match = $match
     and s.person in (b.person, b.blocked) where $person in (b.person, b.blocked) and s.person <> $person order by 1 limit 1`,
  { match: text, person: text },
  { who: word<'mine' | 'theirs'>() },
)
const LINES = statement(
  `select t.id, t.at, p.name, t.text, t.word, t.watching, t.person = $about as about from (
     (select * from talk where match = $match and id <= coalesce($line, id) and (not watching or $watching) order by id desc limit $before)
     union all (select * from talk where match = $match and id > $line and (not watching or $watching) order by id limit $after)) t
   join people p on p.id = t.person order by t.id`,
  { match: text, about: text, line: orNull(bigint), watching: bool, before: bigint, after: bigint },
  { id: bigint, at: time, name: people.name, text: text, word: orNull(talk.word), watching: bool, about: bool },
)
const REPORTER = statement('select from people where id = $by for no key update', { by: text })
const REPORT = statement(
  `insert into reports (by, about, match, line, why, text, attached) select $by, $about, $match, $line, $why, $text, $attached
   where not exists (select from reports where by = $by and about = $about and match is not distinct from $match and line is not distinct from $line and answer is null)`,
  {
    by: text,
    about: text,
    match: reports.match,
    line: reports.line,
    why: reports.why,
    text: text,
    attached: reports.attached,
  },
)
const IS_OPEN = statement('select from reports where id = $id and answer is null', { id: bigint })
const OPEN = statement(
  `select r.id, r.at, r.why, r.text, r.match, r.line, r.attached, m.game, m.name as table,
     json_build_object('id', b.id, 'name', b.name) as by, json_build_object('id', a.id, 'name', a.name) as about,
     (select count(*)::int from reports o where o.about = r.about) as times
   from reports r join people b on b.id = r.by join people a on a.id = r.about left join matches m on m.id = r.match
   where r.answer is null order by r.at, r.id offset $skip limit $limit`,
  { skip: bigint, limit: bigint },
  {
    id: reports.id,
    at: reports.at,
    why: reports.why,
    text: reports.text,
    match: reports.match,
    line: reports.line,
    attached: reports.attached,
    game: orNull(matches.game),
    table: orNull(matches.name),
    by: json<Report['by']>(),
    about: json<Report['about']>(),
    times: integer,
  },
)

export function safetyQueries(pool: pg.Pool) {
  return {
    /** Somebody does not want another at their tables, or does again. */
    block: async (person: string, other: string, blocked: boolean): Promise<void> => {
      await (blocked ? BLOCK : UNBLOCK).run(pool, { person, other })
    },
    /** The people that a person has blocked or muted. */
    apartFrom: (person: string): Promise<{ person: string; name: string; kind: 'blocked' | 'muted'; at: Date }[]> =>
      APART.all(pool, { person }),
    /** Whether one of the two has blocked the other: then nobody invites. */
    blocked: async (person: string, other: string): Promise<boolean> =>
      (await BLOCKING.only(pool, { person, other })).blocked,
    /** Whether a blocked person sits at a table: `mine`, because they blocked them themselves. */
    apartAt: async (match: string, person: string): Promise<'mine' | 'theirs' | undefined> =>
      (await APART_AT.first(pool, { match, person }))?.who,
    /** The lines around one, or the last ones, as who complains hears them. */
    linesAround: async (
      match: string,
      about: string,
      line: number | null,
      watching: boolean,
    ): Promise<Attached['talk']> => {
      const around = { before: AROUND.before + 1, after: AROUND.after }
      const lines = await LINES.all(pool, { match, about, line, watching, ...around })
      return lines.map(({ id, at, name, text, word, watching, about }) => ({
        ...{ id, at: at.toISOString(), name, text },
        ...(word ? { word } : {}),
        ...(watching ? { watching } : {}),
        ...(about ? { about } : {}),
      }))
    },
    /** Writes a report; the same once more, while nobody has answered it, is the same. */
    report: (report: NewReport): Promise<void> =>
      transaction(pool, async client => {
        // One after another of the same person: else two that come at once would both be the first.
        await REPORTER.run(client, { by: report.by })
        await REPORT.run(client, report)
      }),
    openReport: async (id: number): Promise<boolean> => (await IS_OPEN.run(pool, { id })) === 1,
    /** What nobody has answered, the oldest first. */
    openReports: ({ skip = 0, limit = 100 }: Part = {}): Promise<Report[]> => OPEN.all(pool, { skip, limit }),
  }
}
