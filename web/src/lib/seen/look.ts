/** A match as the hall tells it; or, where it can't be reached or takes long, as it was last seen here. */
import type { ComponentFiles } from '@loggia/core'
import { type MatchState, type RoomState, Unreachable } from '../api.ts'
import { session } from '../session.svelte.ts'
import { lastSeen } from './index.ts'

/** The hall has this many milliseconds to answer before what was last seen is shown. */
const LATE = 3_000

export interface Found {
  state: MatchState | RoomState
  files?: ComponentFiles | undefined
  /** When it was seen, if not just now. */
  at?: number
}

/** The hall's answer, or what was seen before. Then the table asks again by itself. Fails where there is neither. */
export async function lookOrSeen(id: string, asked: Promise<MatchState | RoomState>): Promise<Found> {
  const told = asked.then(state => ({ state }))
  const late = new Promise<void>(done => setTimeout(done, LATE))
  const first = await Promise.race([told, late]).catch((error: unknown) => {
    if (!(error instanceof Unreachable)) throw error
  })
  if (first) return first
  if (session.person === undefined) await session.load().catch(() => {})
  return (await lastSeen(id)) ?? told
}
