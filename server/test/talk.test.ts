/** Talk and safety: quick phrases, spectators among themselves, and muted people. */
import { QUICK_WORDS } from '@loggia/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Talk } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let one: RunningServer
let two: RunningServer
let ann: Guest
let bob: Guest
let eve: Guest
let far: Guest
beforeAll(async () => {
  const url = await freshDatabase()
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  ;[ann, bob, eve, far] = await Promise.all([
    Guest.named(one, 'Ann'),
    Guest.named(one, 'Bob'),
    Guest.named(one, 'Eve'),
    Guest.named(two, 'Far'),
  ])
})
afterAll(() => Promise.all([one.close(), two.close()]))

/** Ann against Bob. */
async function match(): Promise<string> {
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await bob.post(`/api/matches/${id}/join`, {})
  return id
}
/** They play until it is over. */
async function playOut(id: string): Promise<void> {
  for (let k = 0, at = await ann.state(id); at.status === 'running'; k++) {
    const who = [ann, bob][k % 2]!
    at = await who.state(id)
    if (at.legal[0]) await who.post(`/api/matches/${id}/moves`, { seq: at.seq, move: at.legal[0].move })
  }
}
const mute = (who: Guest, id: string, line: number, muted: boolean) =>
  who.send<{ muted: string[] }>('PUT', `/api/matches/${id}/talk/${line}/mute`, { muted })
const says = (who: Guest, id: string, said: object) => who.post<Talk>(`/api/matches/${id}/talk`, said)
const read = async (who: Guest, id: string) => (await who.state(id)).talk.map(t => t.word ?? t.text)

test('a quick word is kept as a word, so that everybody reads it in their own language; others are refused', async () => {
  const id = await match()
  for (const word of QUICK_WORDS) {
    const { status, body } = await says(ann, id, { word })
    expect([status, body.word, body.text]).toEqual([201, word, ''])
  }
  expect(await read(bob, id)).toEqual([...QUICK_WORDS])
  for (const said of [{ word: 'boo' }, { word: 'hello', text: 'x' }, {}])
    expect((await says(ann, id, said)).status).toBe(400)
})

test('SECRET what is said among those who look on is heard by them at every server, and at the table only when the match is over', async () => {
  const id = await match()
  const [seated, near, away] = [await bob.watch(id), await eve.watch(id), await far.watch(id)]
  expect((await says(eve, id, { text: 'he holds the seven' })).body).toMatchObject({ watching: true, name: 'Eve' })
  expect((await says(ann, id, { text: 'hello' })).body).not.toHaveProperty('watching')
  for (const stream of [near, away]) await stream.until(s => s.events.filter(e => e.event === 'talk').length === 2)
  await seated.until(s => s.events.some(e => e.event === 'talk'))
  expect(JSON.stringify(seated.events)).not.toContain('seven')
  expect(await read(far, id)).toEqual(['he holds the seven', 'hello'])
  for (const who of [ann, bob]) expect(await read(who, id)).toEqual(['hello'])
  // A row, and a reconnecting stream, reveal it as little.
  const again = await bob.watch(id)
  expect(JSON.stringify(again.events)).not.toContain('seven')
  for (const stream of [seated, near, away, again]) stream.close()
  await playOut(id)
  expect(await read(bob, id)).toEqual(['he holds the seven', 'hello'])
})

test('those who look on, however much they say, leave the table its last lines', async () => {
  const id = await match()
  await says(ann, id, { text: 'hello' })
  for (let k = 0; k < 201; k++) expect((await says(eve, id, { word: 'back' })).status).toBe(201)
  expect(await read(bob, id)).toEqual(['hello'])
  expect(await read(eve, id)).toHaveLength(200)
})

test('before the deal only the table talks, and nobody without a name', async () => {
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await says(eve, id, { text: 'hm' })).status).toBe(403)
  expect((await says(new Guest(one.url), await match(), { text: 'hm' })).status).toBe(401)
})

test('muted people, at any table and on any device; nobody else is told', async () => {
  const [first, second] = [await match(), await match()]
  const line = (await says(bob, first, { text: 'grr' })).body
  await says(bob, second, { text: 'grr!' })
  expect((await mute(ann, first, line.id, true)).body).toEqual({ muted: [line.by] })
  for (const id of [first, second]) {
    const { talk, muted } = await ann.state(id)
    expect(muted).toEqual([talk[0]!.by])
    expect(await bob.state(id)).not.toHaveProperty('muted')
  }
  // By the same nobody is known at two matches.
  expect((await ann.state(first)).muted).not.toEqual((await ann.state(second)).muted)
  await mute(ann, first, line.id, false)
  expect(await ann.state(second)).not.toHaveProperty('muted')
  // Not oneself, no line of another match, nobody who is nobody.
  expect((await mute(bob, first, line.id, true)).status).toBe(404)
  expect((await mute(ann, second, line.id, true)).status).toBe(404)
  expect((await mute(new Guest(one.url), first, line.id, true)).status).toBe(401)
})
