/**
 * Hostile people with accounts, at two servers on one database: many guests from one address, guessed codes, floods of mail, reports, blocks and tables. Each flood goes to both
 * servers in turn, so what each counts alone would let twice as much through. What passed is compared with the limit; somebody at another address plays on meanwhile.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { GAMES } from '@loggia/games'
import { loopback } from '../hall.ts'
import type { Found, Plan } from './index.ts'
import { Folder, Server } from './servers.ts'

const TOO_MANY = 429
/** A number that SECURITY.md promises: the hall writes its tables itself, and the drill takes them at their word. */
function promised(what: string, nth = 0): number {
  const row = SECURITY.split('\n').find(line => line.startsWith(`| ${what} |`))
  // Neither /24 nor IPv6 is a limit.
  const most = row?.match(/(?<![/v\d])\d+/g)?.[nth]
  if (most === undefined) throw new Error(`SECURITY.md promises nothing of: ${what}`)
  return Number(most)
}
const SECURITY = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8')
/** Read when the drill asks: a row that was renamed stops this drill, and no other command. */
const MOST = {
  get guests() {
    return promised('starting as a new guest')
  },
  get around() {
    return promised('starting as a new guest', 1)
  },
  get open() {
    return promised('own tables that wait for players, at the same time')
  },
  get apart() {
    return promised('blocking or muting; undoing it is free')
  },
  get reports() {
    return promised('reports')
  },
  get mails() {
    return promised('requesting a mail')
  },
  get mailed() {
    return promised('mails to one address, from any sender; a + suffix is the same address')
  },
  get guesses() {
    return promised('wrong short codes and recovery codes')
  },
  get allGuesses() {
    return promised('wrong short codes, of all addresses together')
  },
}
const HERE = { game: GAMES[0]!.id, visibility: 'open', seats: [{ kind: 'me' }, { kind: 'open' }] }

/** Somebody behind an address; every request goes to the next server. */
class Somebody {
  static servers: readonly Server[] = []
  static #next = 0
  readonly address: string
  cookie = ''

  constructor(address: string) {
    this.address = address
  }

  async post<X>(path: string, body: unknown): Promise<{ status: number; body: X }> {
    const { url } = Somebody.servers[Somebody.#next++ % Somebody.servers.length]!
    const reply = await fetch(new URL(path, loopback(url)), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': this.address,
        ...(this.cookie && { cookie: this.cookie }),
      },
      body: JSON.stringify(body),
    })
    this.cookie ||= reply.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { status: reply.status, body: (await reply.json()) as X }
  }
  comes = async (name: string): Promise<number> => (await this.post('/api/session', { name })).status
}

/** Sends that many, twenty at a time, and counts those that were let through: `passed` says which. */
async function flood(
  many: number,
  ask: (k: number) => Promise<number>,
  passed = (status: number) => status !== TOO_MANY,
): Promise<number> {
  let through = 0
  for (let k = 0; k < many; k += 20)
    for (const status of await Promise.all(Array.from({ length: Math.min(20, many - k) }, (_, n) => ask(k + n))))
      if (passed(status)) through++
  return through
}
const ok = (status: number) => status < 300

/** By its name: what was let through, and how much may be. */
async function floods(): Promise<Record<string, { through: number; most: number }>> {
  const found: Record<string, { through: number; most: number }> = {}
  const from = (network: string, k = 1) => new Somebody(`10.${network}.${k}`)
  const tried = async (what: string, most: number, through: Promise<number>) => {
    found[what] = { through: await through, most }
  }
  await tried(
    'guests of one address',
    MOST.guests,
    flood(150, k => from('1.1').comes(`Guest ${k}`), ok),
  )
  await tried(
    'guests of a neighbourhood',
    MOST.around,
    flood(500, k => from('1.2', 1 + (k % 20)).comes(`Guest ${k}`), ok),
  )
  const [maker, other] = [from('2.1'), from('2.2')]
  for (const [k, who] of [maker, other].entries()) await who.comes(`Flood ${k}`)
  let id = ''
  await tried(
    'open tables of one guest',
    MOST.open,
    flood(
      20,
      async () => {
        const { status, body } = await maker.post<{ id: string }>('/api/matches', HERE)
        if (ok(status)) id = body.id
        return status
      },
      ok,
    ),
  )
  await tried(
    'reports of one person',
    MOST.reports,
    flood(50, async () => (await other.post('/api/reports', { match: id, seat: 0, why: 'rude' })).status, ok),
  )
  await tried(
    'blocks of one person',
    MOST.apart,
    flood(80, async () => (await other.post('/api/blocks', { match: id, seat: 0 })).status, ok),
  )
  const mail = (who: Somebody, to: string) => who.post('/api/entry/mail', { mail: to }).then(a => a.status)
  await tried(
    'mails asked for by one address',
    MOST.mails,
    flood(30, k => mail(from('3.1'), `victim${k}@example.org`)),
  )
  await tried(
    'mails to one victim',
    MOST.mailed,
    flood(30, k => mail(from(`4.${k}`), 'victim@example.org')),
  )
  const guess = (who: Somebody, way: 'code' | 'recovery', k: number) =>
    who.post(`/api/entry/${way}`, { code: way === 'code' ? String(100_000 + k) : `guess-${k}` }).then(a => a.status)
  await tried(
    'codes guessed by one address',
    MOST.guesses,
    flood(40, k => guess(from('5.1'), k % 2 ? 'code' : 'recovery', k)),
  )
  await tried(
    'short codes guessed by all addresses in a minute',
    MOST.allGuesses,
    flood(300, k => guess(from(`6.${k % 200}`), 'code', k)),
  )
  return found
}

/** Somebody elsewhere signs in, makes a table and talks, as if nothing happened. */
async function neighbour(): Promise<boolean> {
  const ann = new Somebody('10.9.9.9')
  if (!ok(await ann.comes('Ann'))) return false
  const { status, body } = await ann.post<{ id: string }>('/api/matches', HERE)
  return ok(status) && ok((await ann.post(`/api/matches/${body.id}/talk`, { text: 'hello' })).status)
}

/** A port that nobody has: a hall that sends mail says in it where it is. */
async function door(): Promise<{ PORT: string; PUBLIC_URL: string }> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
}

/** `rounds` is of no use here: each limit has its own stretch of time. */
export async function accounts(_plan: Plan): Promise<Found> {
  const folder = new Folder()
  const env = {
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
    // Nobody listens there: what counts is what was tried.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hall@example.org',
  }
  const servers: Server[] = []
  try {
    servers.push(await Server.start({ ...env, ...(await door()), DATA_DIR: folder.path }))
    servers.push(await Server.start({ ...env, ...(await door()), DATABASE_URL: folder.databaseUrl }))
    Somebody.servers = servers
    const begun = performance.now()
    const found = await floods()
    const calm = await neighbour()
    const gaveWay = Object.entries(found).flatMap(([what, { through, most }]) =>
      through === 0 || through > most ? [what] : [],
    )
    return {
      ...Object.fromEntries(Object.entries(found).map(([what, { through, most }]) => [what, `${through} of ${most}`])),
      neighbour: calm ? 'served' : 'refused',
      gaveWay: gaveWay.join(', '),
      seconds: Math.round((performance.now() - begun) / 1000),
      held: calm && !gaveWay.length,
    }
  } finally {
    for (const server of servers.toReversed()) if (server.runs) await server.stop()
    await folder.remove()
  }
}
