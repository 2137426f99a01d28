/**
 * Turns under load at two servers, one of which is killed again and again. Each turn that outlives the delay is sent at
 * least once, repeats have the same ids, and none is sent after it was played. A few in `npm test`, nightly a thousand.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import type { Notices } from '../contract.ts'
import { ALL, dice, freePort, freshDatabase, Guest, type Process, processOf } from './hall.ts'
import { Browser, openReceiver, type Received } from './receiver.ts'

const TURNS = ALL ? 1000 : 24
const TABLES = ALL ? 25 : 6
/** After this many turns one server is killed. */
const KILLS = ALL ? 100 : 8

/** What became of a turn: played before its two minutes were over; left until it was told on each channel; played while it was being told. */
type Fate = 'quick' | 'told' | 'crossed'
interface Turn {
  fate: Fate
  /** As the messages name it: when it arose. */
  at: string
  match: string
  /** When its move was acknowledged; never of those that are open at the end. */
  played: number
}

test(`${TURNS} turns, with kills: each that is left is told, repeats are known as such, and none is told after it was played`, {
  timeout: 1_800_000,
}, async () => {
  const receiver = await openReceiver()
  const folder = mkdtempSync(join(tmpdir(), 'loggia-drill-'))
  const authority = join(folder, 'authority.pem')
  const DATABASE_URL = await freshDatabase()
  const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 4 })
  const ports = [String(await freePort()), String(await freePort())]
  writeFileSync(authority, receiver.cert)
  const start = (n: number): Promise<Process> =>
    processOf({
      DATABASE_URL,
      PORT: ports[n]!,
      OUTBOUND_ALLOW: '127.0.0.1',
      NODE_EXTRA_CA_CERTS: authority,
      LOG_LEVEL: 'error',
    })
  const halls = [await start(0), await start(1)]
  const urls = ports.map(port => `http://localhost:${port}`)
  const choose = dice(7)
  // Some answers come late, so that a kill finds messages on their way.
  receiver.answer = n => (n % 9 ? 200 : 'never')

  /** Somebody at both servers: whatever fails at the one that was killed is tried at the other. */
  async function person(name: string) {
    const first = await Guest.named({ url: urls[0]! }, name)
    const at = [first, Object.assign(new Guest(urls[1]!), { cookie: first.cookie, id: first.id })]
    const browser = new Browser(`${receiver.url}/push/${first.id}`)
    const url = `${receiver.url}/hook/${first.id}`
    for (const channel of [browser.subscription, { kind: 'webhook', url, form: 'json' }])
      expect((await first.post<Notices>('/api/account/notices/channels', channel)).status).toBe(200)
    async function ask<X>(
      act: (guest: Guest) => Promise<{ status: number; body: X }>,
    ): Promise<{ status: number; body: X }> {
      for (let n = choose(2); ; n++) {
        const answer = await act(at[n % 2]!).catch(() => undefined)
        if (answer && answer.status < 500) return answer
        await rest(20)
      }
    }
    return { id: first.id, browser, ask }
  }
  type Player = Awaited<ReturnType<typeof person>>

  const turns: Turn[] = []
  let killing = Promise.resolve()
  const kill = async () => {
    halls[1]!.child.kill('SIGKILL')
    await halls[1]!.ended
    halls[1] = await start(1)
    // What it had in hand is free at once, and not after half a minute; what the other has in hand is tried twice.
    await pool.query(`update deliveries set until = '-infinity'`)
  }
  const state = async (who: Player, match: string, since: number) =>
    (
      await who.ask(g =>
        g.get<{ legal: { move: string; seat: number }[]; seq: number; status: string }>(
          `/api/matches/${match}?since=${since}`,
        ),
      )
    ).body
  const got = (path: string): Received[] => receiver.got.filter(r => r.path === path)
  const saysOf = (r: Received) =>
    JSON.parse(String(r.body)) as {
      id: string
      asOf: string
      match: { id: string }
      events: { kind: string; at: string }[]
    }
  const toldOf = (who: Player, at: string) =>
    got(`/hook/${who.id}`).filter(r => saysOf(r).events.some(e => e.at === at))

  /** Plays at one table: each time the other is asked it is settled what becomes of that turn. */
  async function table(): Promise<void> {
    const players = [await person('Ann'), await person('Ben')]
    const made = (
      await players[0]!.ask(g =>
        g.post<{ id: string }>('/api/matches', {
          game: 'ostia',
          visibility: 'open',
          seats: [{ kind: 'me' }, { kind: 'open' }],
        }),
      )
    ).body
    await players[1]!.ask(g => g.post(`/api/matches/${made.id}/join`, {}))
    let seq = 0
    let open: Turn | undefined
    while (turns.length < TURNS) {
      for (const [n, who] of players.entries()) {
        const other = players[1 - n]!
        for (
          let now = await state(who, made.id, seq);
          now.legal.length && !(await state(other, made.id, seq)).legal.length;
          now = await state(who, made.id, seq)
        ) {
          seq = now.seq
          const { status, body } = await who.ask(g =>
            g.post<{ seq?: number }>(`/api/matches/${made.id}/moves`, {
              seq,
              move: now.legal[choose(now.legal.length)]!.move,
            }),
          )
          if (status !== 200) continue
          seq = body.seq!
          if (open) open.played = Date.now()
          open = undefined
        }
        const { rows } = await pool.query<{ at: Date }>(
          `select at from outbox where person = $1 and match = $2 and kind = 'turn'`,
          [other.id, made.id],
        )
        if (!rows[0]) {
          if ((await state(other, made.id, seq)).status === 'finished') return
          continue
        }
        open = {
          fate: (['quick', 'told', 'crossed'] as const)[choose(3)]!,
          at: rows[0].at.toISOString(),
          match: made.id,
          played: Number.POSITIVE_INFINITY,
        }
        turns.push(open)
        if (turns.length % KILLS === 0) killing = killing.then(kill)
        if (open.fate === 'quick') continue
        const pushed = () => new Set(got(`/push/${other.id}`).map(r => r.headers.topic)).size
        const before = pushed()
        await pool.query(`update outbox set due = clock_timestamp() where match = $1 and kind = 'turn'`, [made.id])
        if (open.fate === 'told') {
          const { at } = open
          while (!toldOf(other, at).length || pushed() === before) await rest(50)
        }
      }
    }
  }
  await Promise.all(Array.from({ length: TABLES }, table))
  await killing
  await Promise.all(
    halls.map(hall => {
      hall.child.kill('SIGTERM')
      return hall.ended
    }),
  )

  const hooks = receiver.got
    .filter(r => r.path.startsWith('/hook/'))
    .map(r => ({ ...saysOf(r), header: r.headers['webhook-id'] }))
  const about = (turn: Turn) => hooks.filter(h => h.match.id === turn.match && h.events.some(e => e.at === turn.at))
  const found = {
    turns: turns.length,
    left: turns.filter(t => t.fate === 'told').length,
    untold: turns.filter(t => t.fate === 'told' && !about(t).length).length,
    repeated: turns.filter(t => about(t).length > 1).length,
    underOtherIds:
      turns.filter(t => new Set(about(t).map(h => h.id)).size > 1).length + hooks.filter(h => h.id !== h.header).length,
    quickButTold: turns.filter(t => t.fate === 'quick' && about(t).length).length,
    toldThoughPlayed: turns.flatMap(t => about(t).filter(h => Date.parse(h.asOf) > t.played)).length,
    pushed: receiver.got.filter(r => r.path.startsWith('/push/')).length,
    topics: new Set(receiver.got.flatMap(r => r.headers.topic ?? [])).size,
  }
  console.log(JSON.stringify(found))
  expect(found).toMatchObject({ untold: 0, underOtherIds: 0, quickButTold: 0, toldThoughPlayed: 0 })
  expect(found.left).toBeGreaterThan(0)
  // Whether a kill falls between handing over and writing so is chance: among a thousand turns it does.
  if (ALL) expect(found.repeated).toBeGreaterThan(0)
  await pool.end()
  await receiver.close()
  rmSync(folder, { recursive: true })
})
