/** People that others block, mute or report. */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
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

export function safetyQueries(pool: pg.Pool) {
  return {
    /** Somebody does not want another at their tables, or does again. */
    block: async (person: string, other: string, blocked: boolean): Promise<void> => {
      if (blocked)
        await pool.query('insert into blocks (person, blocked) values ($1, $2) on conflict do nothing', [person, other])
      else await pool.query('delete from blocks where person = $1 and blocked = $2', [person, other])
    },
    /** The people that a person has blocked or muted. */
    apartFrom: async (
      person: string,
    ): Promise<{ person: string; name: string; kind: 'blocked' | 'muted'; at: Date }[]> =>
      (
        await pool.query<{ person: string; name: string; kind: 'blocked' | 'muted'; at: Date }>(
          `select x.other as person, p.name, x.kind, x.at from (
             select blocked as other, 'blocked' as kind, at from blocks where person = $1
             union all select muted, 'muted', at from mutes where person = $1) x join people p on p.id = x.other order by x.at desc`,
          [person],
        )
      ).rows,
    /** Whether one of the two has blocked the other: then nobody invites. */
    blocked: async (one: string, other: string): Promise<boolean> =>
      (await pool.query<{ blocked: boolean }>(`select ${BLOCKED('$1', '$2')} as blocked`, [one, other])).rows[0]!
        .blocked,
    /** Whether a blocked person sits at a table: `mine`, because they blocked them themselves. */
    apartAt: async (match: string, person: string): Promise<'mine' | 'theirs' | undefined> =>
      (
        await pool.query<{ who: 'mine' | 'theirs' }>(
          `select case when b.person = $2 then 'mine' else 'theirs' end as who from blocks b join seats s on s.match = $1
             and s.person in (b.person, b.blocked) where $2 in (b.person, b.blocked) and s.person <> $2 order by 1 limit 1`,
          [match, person],
        )
      ).rows[0]?.who,
    /** The lines around one, or the last ones, as who complains hears them. */
    linesAround: async (
      match: string,
      about: string,
      line: number | null,
      watching: boolean,
    ): Promise<Attached['talk']> =>
      (
        await pool.query<Attached['talk'][number]>(
          `select t.id::int, t.at, p.name, t.text, t.word, t.watching, t.person = $2 as about from (
             (select * from talk where match = $1 and id <= coalesce($3, id) and (not watching or $4) order by id desc limit $5)
             union all (select * from talk where match = $1 and id > $3 and (not watching or $4) order by id limit $6)) t
           join people p on p.id = t.person order by t.id`,
          [match, about, line, watching, AROUND.before + 1, AROUND.after],
        )
      ).rows.map(({ id, at, name, text, word, watching, about }) => ({
        ...{ id, at: new Date(at).toISOString(), name, text },
        ...(word ? { word } : {}),
        ...(watching ? { watching } : {}),
        ...(about ? { about } : {}),
      })),
    /** Writes a report; the same once more, while nobody has answered it, is the same. */
    report: ({ by, about, match, line, why, text, attached }: NewReport): Promise<void> =>
      transaction(pool, async client => {
        // One after another of the same person: else two that come at once would both be the first.
        await client.query('select from people where id = $1 for no key update', [by])
        await client.query(
          `insert into reports (by, about, match, line, why, text, attached) select $1, $2, $3, $4, $5, $6, $7::jsonb
           where not exists (select from reports where by = $1 and about = $2 and match is not distinct from $3 and line is not distinct from $4 and answer is null)`,
          [by, about, match, line, why, text, JSON.stringify(attached)],
        )
      }),
    openReport: async (id: number): Promise<boolean> =>
      (await pool.query('select from reports where id = $1 and answer is null', [id])).rowCount === 1,
    /** What nobody has answered, the oldest first. */
    openReports: async ({ skip = 0, limit = 100 }: Part = {}): Promise<Report[]> =>
      (
        await pool.query<Report>(
          `select r.id::int, r.at, r.why, r.text, r.match, r.line::int, r.attached, m.game, m.name as table,
             json_build_object('id', b.id, 'name', b.name) as by, json_build_object('id', a.id, 'name', a.name) as about,
             (select count(*)::int from reports o where o.about = r.about) as times
           from reports r join people b on b.id = r.by join people a on a.id = r.about left join matches m on m.id = r.match
           where r.answer is null order by r.at, r.id offset $1 limit $2`,
          [skip, limit],
        )
      ).rows,
  }
}
