/** What is chosen for the hall as a whole. */
import type pg from 'pg'
import type { Banner, Mode } from '../domain/hall.ts'
import { jsonb, text } from '../platform/kind.ts'
import { statement } from '../platform/statement.ts'
import { hall } from '../schema/index.ts'

const READ = statement('select value from hall where key = $key', { key: hall.key }, { value: hall.value })
const INVITES = statement(`select from matches where id = $match and invite = $invite and status = 'open'`, {
  match: text,
  invite: text,
})
const CHOOSE = statement(
  `with was as (select value from hall where key = $key)
   insert into hall (key, value) values ($key, $value::jsonb) on conflict (key) do update set value = excluded.value, at = now()
   returning (select value from was) as before`,
  { key: hall.key, value: jsonb<Mode | Banner | null>() },
  { before: hall.value },
)

export function chosenQueries(pool: pg.Pool) {
  const read = async <X>(key: 'mode' | 'banner'): Promise<X | undefined> =>
    (await READ.first(pool, { key }))?.value as X | undefined
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
      (await INVITES.run(pool, { match, invite })) === 1,
    /** Chooses something for all servers; gives what was chosen before. */
    choosing: async (key: 'mode' | 'banner', value: Mode | Banner | null): Promise<unknown> =>
      (await CHOOSE.only(pool, { key, value })).before,
  }
}
