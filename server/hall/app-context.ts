/** What the doors are opened with, and what is known of each request. */
import type { Logger } from 'pino'
import type { Hashed } from '../platform/addresses.ts'
import type { Mailer } from '../notices/mailer.ts'
import type { Passkeys } from '../people/account/passkeys.ts'
import type { Seal } from '../platform/secrets.ts'
import type { BotTurns } from '../match/bots/turns.ts'
import type { Config } from '../platform/config.ts'
import type { Ways } from '../people/account/contract.ts'
import type { Faults } from '../platform/faults.ts'
import type { Fanout, News } from '../platform/fanout.ts'
import type { Readiness } from './health.ts'
import type { Games } from '../match/hosted.ts'
import type { House } from '../admin/house.ts'
import type { Hub } from '../match/hub.ts'
import type { Limits } from '../platform/limits.ts'
import type { Metrics } from '../platform/metrics.ts'
import type { Means, Vapid } from '../notices/carriers.ts'
import type { NoPush } from '../notices/vapid.ts'
import type { People } from '../people/people.ts'
import type { SchemaWatch } from '../platform/schema-watch.ts'
import type { Statistics } from '../match/statistics/statistics.ts'
import type { Store } from './store.ts'
import type { Tables } from '../match/tables.ts'

export interface AppContext {
  config: Config
  games: Games
  store: Store
  tables: Tables
  hub: Hub
  fanout: Fanout
  people: People
  /** Sessions are over: nothing more is told to them. */
  left: (sessions: readonly string[]) => void
  /** Tells it to all servers, this one first. */
  tell: (...news: readonly News[]) => Promise<void>
  /** What is chosen for the hall as a whole. */
  house: House
  /** Something about these matches was changed outside of them: servers that cache them reload. */
  reseated: (changed: readonly { id: string; changed: number }[]) => Promise<void>
  /** A guest becomes somebody who is known already, on all servers. False where they can't. */
  merge: (guest: string, person: string) => Promise<boolean>
  /** How matches between people went. */
  statistics: Statistics
  metrics: Metrics
  faults: Faults
  log: Logger
  bots: BotTurns
  readiness: Readiness
  /** Whether this release still understands the database. */
  watch: SchemaWatch
  /** What of a network may be written down. */
  hashed: Hashed
  limits: Limits
  /** What is kept of what people hold in their hands to come in. */
  seal: Seal
  passkeys: Passkeys
  mailer: Mailer | undefined
  /** By what push services know this hall, or why there is no push here. */
  vapid: Vapid | NoPush
  /** What notices are handed over by. */
  carriers: () => Means
  /** How one can come in here. */
  ways: Ways
}
