/**
 * Whether the hall is there. One row, `heartbeat`, says until when it surely was. A gap behind it is an outage: one row of `stops`, and nobody's time runs
 * in it. What it does to a clock is computed when that clock is read or falls due. A heartbeat in the future means that the database's clock went ahead and
 * was put right: then nothing may wait for a time that has not come.
 */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'

/** Every server writes this often, in ms, that the hall is there. */
export const BEAT = 5_000
/** A longer silence is an outage. */
export const GAP = BEAT + BEAT / 2

/** What a beat found, in ms. */
export interface Beat {
  /** The time of the database. */
  now: number
  /** How long nobody had said that the hall is there, where that was too long. */
  away?: number
  /** How far the database's clock was put back. */
  back?: number
  /** The end of the last outage that is known; null: there was none. */
  outage: number | null
}

/** A row with a clock can't be written yet: the heartbeat is too old, or in the future. A beat comes first. */
export class NoBeat extends Error {}

/** Says that the hall is there. */
export const beat = (pool: pg.Pool): Promise<Beat> =>
  transaction(pool, async client => {
    await client.query('insert into heartbeat (one) values (true) on conflict do nothing')
    // The clock is read under the lock, by a statement of its own: another server may have beaten just before.
    await client.query('select from heartbeat for update')
    const { rows } = await client.query<{ was: number; now: number }>(
      `select floor(extract(epoch from at) * 1000)::float8 as was, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now from heartbeat`,
    )
    const { was, now } = rows[0]!
    const away = now - was > GAP
    const back = was - now > GAP
    if (away)
      await client.query(
        `insert into stops (why, begins, ends) values ('outage', to_timestamp($1::float8 / 1000), to_timestamp($2::float8 / 1000))`,
        [was, now],
      )
    if (back) await putRight(client, now)
    await client.query(
      `update heartbeat set at = case when $2 then to_timestamp($1::float8 / 1000) else greatest(at, to_timestamp($1::float8 / 1000)) end`,
      [now, back],
    )
    const last = await client.query<{ outage: number | null }>(
      `select round(extract(epoch from max(ends)) * 1000)::float8 as outage from stops where why = 'outage'`,
    )
    return { now, ...(away ? { away: now - was } : {}), ...(back ? { back: was - now } : {}), ...last.rows[0]! }
  })

/** Runs a transaction that writes rows. Where a beat must come first it beats, and the answer is false as where another was quicker: then it is tried again. */
export async function onTime<X>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<X | false>): Promise<X | false> {
  try {
    return await transaction(pool, act)
  } catch (error) {
    if (!(error instanceof NoBeat)) throw error
    await beat(pool)
    return false
  }
}

/**
 * The database's clock was put back: intervals written while it was ahead end now. Clocks concerned get the deadline
 * "look at once", and the next look computes them.
 */
async function putRight(client: pg.PoolClient, now: number): Promise<void> {
  await client.query(
    `update stops set begins = least(begins, n.at), ends = case when why = 'vacation' or ends = 'infinity' then ends else least(ends, n.at) end
     from (select to_timestamp($1::float8 / 1000) as at) n where why <> 'sleep' and (begins > n.at or (why <> 'vacation' and ends > n.at and ends < 'infinity'))`,
    [now],
  )
  await client.query(`delete from stops where why <> 'sleep' and begins >= ends`)
  await client.query(
    `update progress set at = least(progress.at, n.at), deadline = case when deadline is not null then n.at end
     from (select to_timestamp($1::float8 / 1000) as at) n
     where progress.at > n.at or exists (select from jsonb_array_elements(clocks) c where (c ->> 'since')::float8 > $1
       or exists (select from jsonb_array_elements(c -> 'off') o where o ->> 2 = 'outage' and (o ->> 1)::float8 > $1))`,
    [now],
  )
}
