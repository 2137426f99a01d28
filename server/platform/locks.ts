/** Locks that are on no row. Each has a number, and ends with its transaction. */
import { bigint, bool, integer, text } from './kind.ts'
import { type Asked, statement } from './statement.ts'

const LOCK = statement('select from pg_advisory_xact_lock($key)', { key: bigint })
const LOCK_OF = statement('select from pg_advisory_xact_lock($key, hashtext($of))', { key: integer, of: text })
const TRY = statement('select pg_try_advisory_xact_lock($key) as mine', { key: bigint }, { mine: bool })

/** Waits until nobody else has that lock. */
export const lock = (client: Asked, key: number): Promise<unknown> => LOCK.run(client, { key })
/** As `lock`, for one person, match or game. */
export const lockOf = (client: Asked, key: number, of: string): Promise<unknown> => LOCK_OF.run(client, { key, of })
/** Takes that lock where nobody has it; false where somebody does. */
export const tryLock = async (client: Asked, key: number): Promise<boolean> => (await TRY.only(client, { key })).mine
