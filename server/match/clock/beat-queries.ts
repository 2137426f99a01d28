/**
 * Whether the hall is there. One row, `heartbeat`, says until when it surely was. A gap behind it is an outage: one row of `stops`, and nobody's time runs
 * in it. What it does to a clock is computed when that clock is read or falls due. A heartbeat in the future means that the database's clock went ahead and
 * was put right: then nothing may wait for a time that has not come.
 */
import type pg from 'pg'
import { transaction } from '../../platform/database.ts'
import { bool, double, orNull } from '../../platform/kind.ts'
import { statement } from '../../platform/statement.ts'

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

const FIRST = statement('insert into heartbeat (one) values (true) on conflict do nothing')
const HOLD = statement('select from heartbeat for update')
const LAST = statement(
  `select floor(extract(epoch from at) * 1000)::float8 as was, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as now from heartbeat`,
  {},
  { was: double, now: double },
)
const OUTAGE = statement(
  `insert into stops (why, begins, ends) values ('outage', to_timestamp($was::float8 / 1000), to_timestamp($now::float8 / 1000))`,
  { was: double, now: double },
)
const BEAT_AT = statement(
  `update heartbeat set at = case when $back then to_timestamp($now::float8 / 1000) else greatest(at, to_timestamp($now::float8 / 1000)) end`,
  { now: double, back: bool },
)
const LAST_OUTAGE = statement(
  `select round(extract(epoch from max(ends)) * 1000)::float8 as outage from stops where why = 'outage'`,
  {},
  { outage: orNull(double) },
)
/** Says that the hall is there. */
export const beat = (pool: pg.Pool): Promise<Beat> =>
  transaction(pool, async client => {
    await FIRST.run(client)
    // The clock is read under the lock, by a statement of its own: another server may have beaten just before.
    await HOLD.run(client)
    const { was, now } = await LAST.only(client)
    const away = now - was > GAP
    const back = was - now > GAP
    if (away) await OUTAGE.run(client, { was, now })
    if (back) await putRight(client, now)
    await BEAT_AT.run(client, { now, back })
    const last = await LAST_OUTAGE.only(client)
    return { now, ...(away ? { away: now - was } : {}), ...(back ? { back: was - now } : {}), ...last }
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

const PUT_RIGHT = [
  statement(
    `update stops set begins = least(begins, n.at), ends = case when why = 'vacation' or ends = 'infinity' then ends else least(ends, n.at) end
     from (select to_timestamp($now::float8 / 1000) as at) n where why <> 'sleep' and (begins > n.at or (why <> 'vacation' and ends > n.at and ends < 'infinity'))`,
    { now: double },
  ),
  statement(
    `update progress set at = least(progress.at, n.at), deadline = case when deadline is not null then n.at end
     from (select to_timestamp($now::float8 / 1000) as at) n
     where progress.at > n.at or exists (select from jsonb_array_elements(clocks) c where (c ->> 'since')::float8 > $now
       or exists (select from jsonb_array_elements(c -> 'off') o where o ->> 2 = 'outage' and (o ->> 1)::float8 > $now))`,
    { now: double },
  ),
]
const DROP_EMPTY = statement(`delete from stops where why <> 'sleep' and begins >= ends`)
/**
 * The database's clock was put back: intervals written while it was ahead end now. Clocks concerned get the deadline
 * "look at once", and the next look computes them.
 */
async function putRight(client: pg.PoolClient, now: number): Promise<void> {
  for (const put of PUT_RIGHT) await put.run(client, { now })
  await DROP_EMPTY.run(client)
}
