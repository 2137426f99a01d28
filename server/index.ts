/** The hall as one process: opened from a configuration, closed in order. */
import { serve } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openApp } from './app.ts'
import { BotTurns } from './bot-turns.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database.ts'
import { Fanout, type News } from './fanout.ts'
import type { Games } from './hosted.ts'
import { Hub } from './hub.ts'
import { openLog } from './log.ts'
import { openMetrics } from './metrics.ts'
import { People } from './people.ts'
import { openStore } from './store.ts'
import { type Live, Tables } from './tables.ts'

export interface Hall {
  /** Where people reach it. */
  url: string
  /** Settles when the embedded database ends without being told to: nothing can be done here any more. */
  lost: Promise<void>
  /** Finishes requests, closes streams with the hint to come back, stops the database if it is ours. */
  close(): Promise<void>
}

/** So long may requests take to finish when the hall closes. */
const GRACE = 5_000

/** Opens a hall: database, tables, bots, doors. Throws `InUse` when the data folder is another server's. */
export async function openHall(config: Config): Promise<Hall> {
  const log = openLog(config.logLevel)
  const { games } = await import(config.games) as { games: Games }
  const database = await openDatabase(config, error => log.error({ err: error }, 'database'))
  log.info({ database: database.where }, 'database open')
  const store = openStore(database.pool), hub = new Hub()
  const failed = (error: Error) => log.warn({ err: error }, 'beside a request')

  const tables: Tables = new Tables(store, games, {
    rows(live, here) {
      hub.rows(live)
      if (!here) return
      metrics.rows.inc(here)
      fanout.tell('row', live.id, live.match.seq)
    },
    seats(live, here, begun) {
      hub.seats(live, begun)
      if (here) fanout.tell('seats', live.id, 0)
    },
    job: (sql, match) => bots.write(match, sql),
    jobWritten: () => { bots.nudge() },
    loaded: live => { bots.remind(live).catch(failed) },
  }, config.cacheRows)
  const bots: BotTurns = new BotTurns(database.pool, tables, config.games, config.botSeconds, log)
  const metrics = openMetrics({ matches: () => tables.count, watchers: () => hub.count })
  bots.onThought = seconds => metrics.thoughts.observe(seconds)

  /** What others tell concerns us where we keep the match or somebody here watches it. */
  const concerned = async (match: string): Promise<Live | undefined> => tables.peek(match) ?? (hub.watches(match) ? tables.get(match) : undefined)
  async function hear([kind, match, n]: News): Promise<void> {
    if (kind === 'talk') {
      const line = hub.watches(match) ? await store.talkLine(n) : undefined
      if (line) hub.talk(match, line)
      return
    }
    const live = await concerned(match)
    if (!live) return
    if (kind === 'seats') await tables.refresh(live, false)
    else if (live.match.seq < n) await tables.catchUp(live)
    hub.rows(live)
  }
  async function check(): Promise<void> {
    const ids = new Set([...hub.watched, ...tables.ids])
    if (!ids.size) return
    for (const [id, seq] of await store.seqs([...ids])) {
      if (seq > Math.min(tables.peek(id)?.match.seq ?? Number.POSITIVE_INFINITY, hub.seqOf(id))) await hear(['row', id, seq])
    }
  }
  const fanout = new Fanout(database.connection, { heard: news => { hear(news).catch(failed) }, check: () => { check().catch(failed) }, error: failed })

  const closeRest = async () => {
    hub.close()
    await bots.stop()
    await fanout.close()
    await database.close()
    log.info('closed')
  }
  try {
    await Promise.all([fanout.listen(), bots.start()])
    const people = new People(store, config.publicUrl?.startsWith('https:') ?? false)
    const app = openApp({ config, games, store, tables, bots, hub, fanout, people, metrics, log })
    const server = await listen(app.fetch, config), { port } = server.address() as AddressInfo
    const url = config.publicUrl ?? `http://${LOCAL.includes(config.host) ? 'localhost' : config.host}:${port}`
    const close = async () => {
      const closed = new Promise<void>(resolve => { server.close(() => resolve()) })
      hub.close()
      server.closeIdleConnections()
      const late = setTimeout(() => server.closeAllConnections(), GRACE)
      await closed
      clearTimeout(late)
      await closeRest()
    }
    return { url, lost: database.lost, close }
  } catch (error) {
    await closeRest()
    throw error
  }
}

/** Addresses that people of this machine call localhost. */
const LOCAL = ['127.0.0.1', '0.0.0.0', '::', '::1']

const listen = (fetch: Parameters<typeof serve>[0]['fetch'], config: Config): Promise<Server> => new Promise((resolve, reject) => {
  const server = serve({ fetch, hostname: config.host, port: config.port }, () => resolve(server)) as Server
  server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE'
    ? new Error(`Port ${config.port} is taken by another program. Set PORT to another one.`) : error))
})
