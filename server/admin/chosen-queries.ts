/** What is chosen for the hall as a whole. */
import type pg from 'pg'
import type { Banner, Mode } from '../domain/hall.ts'

export function chosenQueries(pool: pg.Pool) {
  const read = async <X>(key: 'mode' | 'banner'): Promise<X | undefined> =>
    (await pool.query<{ value: X }>('select value from hall where key = $1', [key])).rows[0]?.value
  return {
    /** The mode of the hall; open by default. */
    mode: async (): Promise<Mode> => (await read<Mode>('mode')) ?? 'open',
    /** What stands on all pages but tables, as long as it is its time. */
    banner: async (): Promise<Banner | null> => {
      const banner = await read<Banner | null>('banner')
      return banner && (banner.until === null || Date.parse(banner.until) > Date.now()) ? banner : null
    },
    /** Whether that is the invitation to a table that waits. */
    invites: async (match: string, invite: string): Promise<boolean> =>
      (await pool.query(`select from matches where id = $1 and invite = $2 and status = 'open'`, [match, invite]))
        .rowCount === 1,
    /** Chooses something for all servers; gives what was chosen before. */
    choosing: async (key: 'mode' | 'banner', value: Mode | Banner | null): Promise<unknown> =>
      (
        await pool.query<{ before: unknown }>(
          `with was as (select value from hall where key = $1)
           insert into hall (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value, at = now()
           returning (select value from was) as before`,
          [key, JSON.stringify(value)],
        )
      ).rows[0]!.before,
  }
}
