/**
 * Events of a match, published within the transaction that causes them, so no crash comes between. Subscribers are
 * wired in the hall; this room knows none of them.
 */
import type pg from 'pg'
import type { About } from '../domain/notices.ts'

/** `result`: how it ended is written, for ratings. The others are what people at the table may be told. */
export interface MatchEvent {
  kind: 'begun' | 'turn' | 'ended' | 'seat' | 'vote' | 'talk' | 'result'
  match: string
  /** The recipients; by default everybody who now sits there. */
  to?: readonly string[]
  /** Who causes it, and so knows. */
  by?: string | null
  /** What there is to say of it besides. Nothing of it may be secret at the table. */
  about?: About
}

export interface Subscribers {
  /** Tells an event. To be called under the lock of the match, where it concerns what the match is at. */
  tell(client: pg.PoolClient, event: MatchEvent): Promise<void>
  /**
   * The part of the statement that writes rows, after `held`, which notifies newly asked players. Seats, persons and
   * seconds are parameters of that statement. A separate statement would be another round trip with each move.
   */
  turns(match: string, seats: string, persons: string, seconds: string): string
}
