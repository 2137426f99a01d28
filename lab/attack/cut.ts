/** Two servers on one database whose connections are cut in the middle of the load, again and again: one, those of one server, or all. */
import pg from 'pg'
import { pick, seeded } from '@loggia/core'
import { Crowd } from './crowd.ts'
import type { Found, Plan } from './index.ts'
import { Folder, Server } from './servers.ts'

/** About this many acknowledged rows lie between two cuts. */
const BETWEEN = 20

const WHICH = {
  some: 'random() < 0.3',
  oneServer:
    "application_name = (select application_name from pg_stat_activity where application_name ~ '^loggia' and datname = current_database() order by random() limit 1)",
  all: 'true',
} as const

export async function cut({ seed, rounds = 50 }: Plan): Promise<Found> {
  const folder = new Folder()
  const rng = seeded(seed)
  const servers: Server[] = []
  let crowd: Crowd | undefined
  let closed = 0
  try {
    // The first server lends its embedded database and nobody plays there.
    const lender = await Server.start({ DATA_DIR: folder.path })
    const env = { DATABASE_URL: folder.databaseUrl, DATABASE_POOL: '8' }
    servers.push(...(await Promise.all([Server.start(env), Server.start(env)])))
    const database = new pg.Client({ connectionString: folder.databaseUrl, application_name: 'drill' })
    database.on('error', () => {
      /* it ends with the folder */
    })
    await database.connect()
    const urls = servers.map(s => s.url)
    crowd = await Crowd.gather(urls[0]!, 2, seed)
    const listeners = urls.map(url => crowd!.follow(url))
    let cuts = 0
    let next = BETWEEN
    let cutting = false
    await crowd.play(urls, () => {
      if (cuts < rounds && !cutting && crowd!.acknowledged >= next) {
        cutting = true
        const which = WHICH[(['some', 'oneServer', 'all'] as const)[pick(rng, 3)]!]
        // Spares the server that runs the database: its own connection is the lock on its folder, and losing that ends it.
        database
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name ~ '^loggia' and application_name <> $1 and ${which}`,
            [`loggia ${lender.child.pid}`],
          )
          .then(({ rowCount }) => {
            closed += rowCount ?? 0
            cuts++
            next = crowd!.acknowledged + BETWEEN / 2 + pick(rng, BETWEEN)
            cutting = false
          })
      }
      return cuts >= rounds || servers.some(s => !s.runs)
    })
    const ended = servers.filter(s => !s.runs).length
    if (ended) return { drill: 'cut', rounds, cuts, ended, said: servers.map(s => s.said().slice(-500)), held: false }
    const asked = await crowd.botsLeftAsked(urls[1]!)
    const heard = await Promise.all(listeners.map(l => l.caughtUp()))
    const found = await crowd.missing(urls[1]!)
    await database.end()
    await Promise.all(servers.map(s => s.stop()))
    await lender.stop()
    const sum = (what: 'lost' | 'doubled' | 'resumed') => heard.reduce((n, h) => n + h[what], 0)
    return {
      drill: 'cut',
      rounds,
      connectionsClosed: closed,
      acknowledged: crowd.acknowledged,
      ended,
      ...found,
      botsLeftAsked: asked,
      streamsLost: sum('lost'),
      streamsDoubled: sum('doubled'),
      streamsResumed: sum('resumed'),
      trouble: crowd.trouble,
      held: !ended && !found.lost && !found.doubled && !asked && !sum('lost') && !sum('doubled'),
    }
  } finally {
    crowd?.stop()
    for (const server of servers) if (server.runs) await server.stop('SIGKILL')
    await folder.remove()
  }
}
