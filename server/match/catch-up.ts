/**
 * Matches of older releases are adopted beside the first requests. Their progress is written, they go on by this hall's
 * rules where those adopt them, and what players saw is stored. A match that somebody opens before its turn is adopted
 * then.
 */
import { MARK_EVERY } from '@loggia/core'
import { setTimeout as rest } from 'node:timers/promises'
import { type Games, rulesOf } from './hosted.ts'
import type { LoadedMatch } from './loaded-match.ts'
import type { openLog } from '../platform/log.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Tables } from './tables.ts'
import type { MatchStore } from './store.ts'

interface Workplace {
  store: Pick<MatchStore, 'unwritten' | 'ofOtherRules' | 'unmarked' | 'match' | 'writeProgress'>
  tables: Pick<Tables, 'get' | 'mark'>
  games: Games
  log: Pick<ReturnType<typeof openLog>, 'info' | 'warn'>
  failed: (error: Error) => void
}

/** How often the log reports progress, in milliseconds. */
const TELL = 10_000

export class CatchUp {
  readonly #at: Workplace
  #stopped = false
  #work: Promise<unknown> = Promise.resolve()
  /** Of matches that are kept: how many of which rules. */
  readonly #kept = new Map<string, number>()

  constructor(at: Workplace) {
    this.#at = at
  }

  start(): void {
    this.#work = this.#run().catch(this.#at.failed)
  }
  /** Ends after the match that is in hand: the rest is found by the next start. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#work
  }
  /** Settles when all is done. */
  get done(): Promise<unknown> {
    return this.#work
  }

  async #run(): Promise<void> {
    const { store, tables, games } = this.#at
    const rules = rulesOf(games)
    const unwritten = new Set(await store.unwritten())
    await this.#each([...new Set([...unwritten, ...(await store.ofOtherRules(rules))])], async id => {
      await this.#open(id, unwritten.has(id))
    })
    this.#unplayableReply()
    await this.#each(await store.unmarked(rules, MARK_EVERY), async id => {
      await tables.mark(await tables.get(id))
    })
  }

  /** Does it for one match after another, and leaves half of the time to who asks for something meanwhile. */
  async #each(ids: readonly string[], act: (id: string) => Promise<void>): Promise<void> {
    if (!ids.length) return
    const { log, failed } = this.#at
    log.info({ matches: ids.length }, 'matches of an older release are brought up to date')
    let told = performance.now()
    for (const [done, id] of ids.entries()) {
      if (this.#stopped) return
      const begun = performance.now()
      await act(id).catch(failed)
      const now = performance.now()
      if (now - told > TELL) {
        log.warn({ done: done + 1, of: ids.length }, 'matches of an older release are being brought up to date')
        told = now
      }
      await rest(now - begun)
    }
    log.info({ matches: ids.length }, 'matches of an older release are up to date')
  }

  /** Opens a match, which brings it up to date. One that can't be opened here asks nobody. */
  async #open(id: string, unwritten: boolean): Promise<LoadedMatch | undefined> {
    const { store, tables } = this.#at
    try {
      return await tables.get(id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const rules = (await store.match(id))?.rules ?? ''
      this.#kept.set(rules, (this.#kept.get(rules) ?? 0) + 1)
      if (unwritten) await store.writeProgress(id, { asked: [], steps: [], standings: [] })
      return undefined
    }
  }

  /** One line for all: `npm run admin -- upgrade --dry-run` says why, match by match. */
  #unplayableReply(): void {
    const matches = [...this.#kept.values()].reduce((sum, n) => sum + n, 0)
    if (matches) this.#at.log.warn({ matches, rules: Object.fromEntries(this.#kept) }, 'matches are kept')
  }
}
