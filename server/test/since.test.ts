/** A match as it stands, with only what came since of its log: for pages that come back, or poll while nobody looks. */
import pg from 'pg'
import { SPECTATOR } from '@loggia/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DealtState } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { ALL, dice, freshDatabase, Guest, hallOf } from './hall.ts'

let url: string
let hall: RunningServer
let ann: Guest
let bob: Guest
beforeAll(async () => {
  url = await freshDatabase()
  hall = await hallOf(url)
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, 'Bob')
})
afterAll(() => hall.close())

/** A table of Ann, who has two seats, and Bob. */
async function three(game: string): Promise<string> {
  const { id } = await ann.table({ game, seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'open' }] })
  await bob.post(`/api/matches/${id}/join`, {})
  return id
}
/** The asked seat plays, this many rows. */
async function play(id: string, rows: number, choose = dice(5)): Promise<void> {
  for (let k = 0; k < rows; k++) {
    const guest = [ann, ann, bob][(await ann.state(id)).acting[0]!]!
    expect((await guest.playOne(id, choose)).status).toBe(200)
  }
}
/** What a page makes of what it had and of what it is told. */
const mended = (had: DealtState, { logSince, log }: DealtState) =>
  logSince === undefined ? log : [...had.log.filter(e => e.seq <= logSince), ...log]
const looks = [
  ['Ann', () => ann, '&seat=0'],
  ['her other seat', () => ann, '&seat=1'],
  ['Bob', () => bob, ''],
  ['somebody who watches', () => bob, `&seat=${SPECTATOR}`],
] as const

test('the log after a row, for each viewer, over takebacks that reach behind it', async () => {
  const id = await three('ostia')
  const had = new Map<number, DealtState[]>()
  let behind = 0
  for (let k = 0; k < (ALL ? 60 : 25); k++) {
    const all = await Promise.all(looks.map(([, who, seat]) => who().state(id, `?${seat.slice(1)}`)))
    const { seq } = all[0]!
    had.set(seq, all)
    for (const since of [seq, seq - 1, seq - 4].filter(s => had.has(s)))
      for (const [n, [name, who, seat]] of looks.entries()) {
        const state = await who().state(id, `?since=${since}${seat}`)
        expect(mended(had.get(since)![n]!, state), `${name} after ${since} of ${seq}`).toEqual(all[n]!.log)
        if (state.logSince! < since) behind++
        // All else is as it is without.
        expect({ ...state, log: [], logSince: 0 }).toEqual({ ...all[n]!, log: [], logSince: 0 })
      }
    const { mayTakeBack } = await ann.state(id)
    if (k % 5 === 4 && mayTakeBack.length)
      expect((await ann.post(`/api/matches/${id}/takeback`, { seat: mayTakeBack[0] })).status).toBe(200)
    else await play(id, 1, dice(k + 1))
  }
  expect(behind).toBeGreaterThan(0)
})

test('of a late match it is little', async () => {
  const id = await three('ostia')
  await play(id, 120)
  const all = await ann.state(id, '?seat=0')
  const since = await ann.state(id, `?seat=0&since=${all.seq}`)
  expect(since.log).toEqual([])
  expect(JSON.stringify(since).length).toBeLessThan(JSON.stringify(all).length / 3)
})

test('a row that never was: all of the log, and nothing says that it is less', async () => {
  const id = await three('ostia')
  await play(id, 3)
  const all = await ann.state(id)
  const future = await ann.state(id, `?since=${all.seq + 7}`)
  expect(future).toEqual(all)
  expect('logSince' in future).toBe(false)
  for (const bad of ['-1', 'x', '1.5', '9999999999'])
    expect((await ann.get(`/api/matches/${id}?since=${bad}`)).status, bad).toBe(400)
})

test('a row that another server has written is waited for, not taken for one that never was', async () => {
  const id = await three('ostia')
  const other = await hallOf(url)
  try {
    const there = new Guest(other.url)
    there.cookie = ann.cookie
    await there.state(id)
    await play(id, 2)
    const all = await ann.state(id)
    expect((await there.state(id, `?since=${all.seq}`)).logSince).toBe(all.seq)
  } finally {
    await other.close()
  }
})

test('after a row and as it stood after a row', async () => {
  const id = await three('ostia')
  await play(id, 6)
  const { log } = await ann.state(id, '?at=4')
  expect((await ann.state(id, '?at=4&since=2')).log).toEqual(log.filter(e => e.seq > 2))
  expect((await ann.state(id, '?at=4&since=4')).log).toEqual([])
})

test('other eyes are told, so that nobody mends one log with another', async () => {
  const id = await three('toy')
  const mine = await ann.state(id)
  for (let k = 0; k < 12 && (await ann.state(id)).eyes === mine.eyes; k++) await play(id, 1)
  const now = await ann.state(id, `?since=${mine.seq}`)
  expect(now.eyes).not.toBe(mine.eyes)
})

test('a match that was opened late need not be made whole for who has its beginning', async () => {
  const id = await three('ostia')
  await play(id, 110)
  const all = await ann.state(id, '?seat=0')
  const again = await hallOf(url)
  const database = new pg.Pool({ connectionString: url })
  try {
    const [snapshot] = (await database.query<{ seq: number }>('select seq from snapshots where match = $1', [id])).rows
    const there = new Guest(again.url)
    there.cookie = ann.cookie
    for (const since of [all.seq, snapshot!.seq, snapshot!.seq - 1, 5])
      expect(mended(all, await there.state(id, `?seat=0&since=${since}`)), String(since)).toEqual(all.log)
  } finally {
    await again.close()
    await database.end()
  }
})
