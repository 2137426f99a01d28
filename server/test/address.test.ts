/**
 * A8: guests of one address have one allowance together, sized for thirty; a player in a running match has their own,
 * whatever others do.
 */
import type { Context } from 'hono'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { RunningServer } from '../index.ts'
import { type Counts, Limits, RATES, type Standing } from '../platform/limits.ts'
import { People } from '../people/people.ts'
import type { Store } from '../hall/store.ts'
import { freshDatabase, Guest, hallOf, until } from './hall.ts'

let hall: RunningServer
beforeAll(async () => {
  hall = await hallOf(await freshDatabase(), { RATE_LIMIT: 'on', TRUST_PROXY: '1' })
})
afterAll(() => hall.close())

/** Somebody behind the one address of this test. */
class Neighbour extends Guest {
  static from = '10.5.5.5'
  readonly statuses: number[] = []
  constructor() {
    super(hall.url)
  }
  override async send<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const answer = await super.send<T>(method, path, body, { 'x-forwarded-for': Neighbour.from, ...headers })
    this.statuses.push(answer.status)
    return answer
  }
  static async in(name: string): Promise<Neighbour> {
    const one = new Neighbour()
    const { body } = await one.post<{ person: { id: string } }>('/api/session', { name })
    one.id = body.person.id
    return one
  }
}

test('thirty guests at ten tables behind one address play without a 429, also while others there ask as much as they can', async () => {
  const people: Neighbour[] = []
  for (let k = 0; k < 30; k++) people.push(await Neighbour.in(`N${k}`))
  const tables = await Promise.all(
    Array.from({ length: 10 }, async (_, k) => {
      const three = people.slice(3 * k, 3 * k + 3)
      const { id } = await three[0]!.table({
        game: 'ostia',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      })
      // They look around in the hall before they sit down, as a page does.
      for (const who of three)
        for (const path of [
          '/api/session',
          '/api/games',
          '/api/rooms',
          '/api/tables?part=turn',
          '/api/tables?part=open',
        ])
          await who.get(path)
      for (const who of three.slice(1)) await who.post(`/api/matches/${id}/join`, {})
      await until(async () => (await three[0]!.state(id)).status === 'running')
      return { id, three }
    }),
  )
  const play = (rounds: number) =>
    Promise.all(
      tables.map(async ({ id, three }) => {
        for (let n = 0; n < rounds; n++) {
          const { acting } = await three[0]!.state(id)
          await three[acting[0]!]!.playOne(id)
          await three[(acting[0]! + 1) % 3]!.get('/api/tables?part=turn')
        }
      }),
    )
  await play(3)
  // Guests without a seat, of the same address, use up what all share there.
  const idle: Neighbour[] = []
  for (let k = 0; k < 8; k++) idle.push(await Neighbour.in(`I${k}`))
  const { read } = RATES
  let got = 0
  for (let refused = 0; refused < 50; ) {
    const answers = await Promise.all(Array.from({ length: 48 }, (_, k) => idle[k % 8]!.get('/api/games')))
    refused += answers.filter(a => a.status === 429).length
    got += answers.filter(a => a.status === 200).length
    expect(got).toBeLessThan(3000)
  }
  await play(3)
  const refused = people.flatMap(p => p.statuses).filter(s => s === 429)
  expect(refused).toEqual([])
  // What eight of them got is what the address has, and not eight times what one has.
  expect(got).toBeLessThan(read.address.burst + 8 * read.session.burst)
})

const COUNTS: Counts = {
  ...{ spend: async () => 0, unspend: async () => undefined, sitting: async () => 0, openStream: async () => true },
  ...{ closeStream: async () => undefined, renewStreams: async () => undefined, tidyStreams: async () => undefined },
}
/** How many reads sessions of one address are let, asked as fast as can be. */
function readsOf(sessions: number, standing: Standing): number {
  const limits = new Limits(true, COUNTS, async network => network)
  let n = 0
  for (let k = 0; k < sessions; k++)
    for (;;)
      try {
        limits.admit('read', { session: `s${k}`, network: 'n', around: 'n', site: 'n', standing })()
        n++
      } catch {
        break
      }
  return n
}
test('a thousand guests without a seat read as much as thirty; a thousand unknown sessions hardly more', () => {
  const { read, unknown } = RATES
  const one = readsOf(1, 'shared')
  expect(one).toBeGreaterThanOrEqual(read.address.burst)
  expect(readsOf(1000, 'shared')).toBeLessThan(one + 10)
  expect(readsOf(1000, 'unknown')).toBeLessThan(one + unknown.address.burst + 10)
  expect(readsOf(30, 'own')).toBeGreaterThanOrEqual(30 * read.session.burst)
})

test('an unknown session is let in though the address has nothing left', () => {
  const limits = new Limits(true, COUNTS, async network => network)
  const at = { network: 'n', around: 'n', site: 'n' }
  const ask = (session: string | undefined, standing: Standing) => limits.admit('read', { session, standing, ...at })()
  for (let n = 0; n < RATES.read.address.burst; n++) ask(undefined, 'shared')
  expect(() => ask('guest', 'shared')).toThrow('too-many')
  ask('ann', 'unknown')
  ask('ann', 'own')
})

test('a guest is known as seated while they sit; an unseated one is looked up again after some seconds, or at once when their match begins', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    let seated = false
    const told = { id: 'p', name: 'Ann', kept: false, old: false, guest: null, role: null, told: [], due: null }
    const people = new People({ personOf: async () => ({ ...told, seated }) } as unknown as Store, 'key', false)
    const session = { key: 'k', token: 't', ours: true }
    const ask = () => people.of({ req: { path: '/' } } as unknown as Context, session)
    expect(people.standing(session)).toBe('unknown')
    await ask()
    expect(people.standing(session)).toBe('shared')
    seated = true
    vi.advanceTimersByTime(11_000)
    expect(people.standing(session)).toBe('unknown')
    await ask()
    expect(people.standing(session)).toBe('own')
    vi.advanceTimersByTime(3600_000)
    expect(people.standing(session)).toBe('own')
    seated = false
    await ask()
    expect(people.standing(session)).toBe('shared')
    people.seated(new Set(['p']))
    expect(people.standing(session)).toBe('own')
  } finally {
    vi.useRealTimers()
  }
})
