/** The hall as one process: opened from a configuration, closed in order. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openApp } from './hall/app.ts'
import { openStore } from './hall/store.ts'
import { type Hall, wire } from './hall/wiring.ts'
import type { Games } from './match/hosted.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/database.ts'
import { LOCAL, listen } from './platform/listen.ts'
import { openLog } from './platform/log.ts'

export interface RunningServer {
  /** Where people reach it. */
  url: string
  /** Settles when the embedded database ends without being told to: nothing can be done here any more. */
  lost: Promise<void>
  /** Finishes requests, closes streams with the hint to come back, stops the database if it is ours. */
  close(): Promise<void>
}

/** How long requests may take to finish when the hall closes. */
const GRACE = 5_000

/** Opens a hall: database, parts, doors. Throws `InUse` when the data folder is another server's. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = openLog(config.logLevel)
  const { games } = (await import(config.games)) as { games: Games }
  const database = await openDatabase(config, error => log.error({ err: error }, 'database'))
  log.info({ database: database.where }, 'database open')
  const store = openStore(database.pool)
  if (!config.contact && config.publicUrl?.startsWith('https:') && (await store.mode()) === 'open') {
    await database.close()
    throw new Error(
      'CONTACT: a hall that is open to anybody has to say who runs it: set a mail address, or an https page; or close it to strangers: npm run admin -- mode invitation',
    )
  }
  const hall = await wire({ config, games, database, store, log })
  try {
    await hall.begin()
    const server = await listen(openApp(hall).fetch, config)
    const { port } = server.address() as AddressInfo
    hall.reachedAt(config.publicUrl ?? `http://${LOCAL.includes(config.host) ? 'localhost' : config.host}:${port}`)
    return { url: hall.url, lost: database.lost, close: () => close(server, hall) }
  } catch (error) {
    await hall.close()
    throw error
  }
}

/** Lets requests finish, for some seconds, and closes the hall. */
async function close(server: Server, hall: Hall): Promise<void> {
  const closed = new Promise<void>(resolve => {
    server.close(() => resolve())
  })
  hall.hub.close()
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), GRACE)
  await closed
  clearTimeout(late)
  await hall.close()
}
