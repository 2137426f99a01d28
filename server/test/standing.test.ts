/** Standing orders over HTTP: what they answer is committed with the move that asks; the order itself is nobody else's business. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningServer } from '../index.ts'
import { ALL, dice, freshDatabase, Guest, hallOf, type Stream } from './hall.ts'

let database: string
let hall: RunningServer
let ann: Guest
let bob: Guest
let carl: Guest
beforeAll(async () => {
  database = await freshDatabase()
  hall = await hallOf(database)
  ann = await Guest.named(hall, 'Ann')
  bob = await Guest.named(hall, '보라')
  carl = await Guest.named(hall, 'Carl')
})
afterAll(() => hall.close())

const path = (id: string) => `/api/matches/${id}/standing`
const put = (guest: Guest, id: string, order: string | null, seat?: number) =>
  guest.send<{ seat: number; order: string | null; error: { code: string } }>('PUT', path(id), {
    order,
    ...(seat === undefined ? {} : { seat }),
  })

/** A table of Ann and the others, begun. */
async function tableOf(game: string, others: Guest[], options = {}): Promise<string> {
  const { id } = await ann.table({ game, options, seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))] })
  for (const guest of others) await guest.post(`/api/matches/${id}/join`, {})
  return id
}
const step = async (guest: Guest, id: string) => (await guest.state(id)).prompt?.step
/** Plays first legal moves for the asked seat until the condition holds. */
async function until(id: string, guests: Guest[], condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await guests[(await ann.state(id)).acting[0]!]!.playOne(id)
}

test('orders in a chain are answered with the move that asks; the mover gets the row of the move', async () => {
  const id = await tableOf('toy', [bob, carl])
  const [a, w] = [await ann.watch(id), await new Guest(hall.url).watch(id)]
  expect((await put(bob, id, 'no-bid')).body).toEqual({ seat: 1, order: 'no-bid' })
  expect((await put(carl, id, 'no-bid')).status).toBe(200)
  await until(id, [ann, bob, carl], async () => (await step(ann, id)) === 'bid')
  const { seq } = await ann.state(id)
  const played = await ann.post(`/api/matches/${id}/moves`, { seq, move: 'bid:2' })
  expect(played.body.seq).toBe(seq + 1)
  const { log, acting } = await ann.state(id)
  expect(log.slice(-3).map(e => [e.seq, e.seat, e.move, e.standing])).toEqual([
    [seq + 1, 0, 'bid:2', undefined],
    [seq + 2, 1, 'pass', true],
    [seq + 3, 2, 'pass', true],
  ])
  expect(acting).toEqual([0, 1, 2])
  // What an order answered was decided by somebody else: to learn it and take the move back would be a way to find out the order.
  expect((await ann.post(`/api/matches/${id}/takeback`)).body.error.code).toBe('too-late')
  for (const s of [a, w]) {
    await s.until(() => s.rows.at(-1)!.seq === seq + 3)
    expect(s.entries.slice(-2).map(e => e.standing)).toEqual([true, true])
    s.close()
  }
})

test('an answer side by side with others; one that is given while the question stands; another order, and none', async () => {
  const id = await tableOf('toy', [bob])
  await until(id, [ann, bob], async () => (await step(bob, id)) === 'seal')
  const { seq } = await bob.state(id)
  expect((await put(bob, id, 'no-bid')).status).toBe(200)
  expect((await bob.state(id)).seq, 'it is not about this question').toBe(seq)
  expect((await put(bob, id, 'seal-best')).status).toBe(200)
  expect((await ann.state(id)).log.at(-1)).toEqual({ seq: seq + 1, seat: 1, move: 'seal:?', heard: [], standing: true })
  expect((await put(bob, id, 'seal-best')).status, 'once more changes nothing').toBe(200)
  expect((await bob.state(id)).seq).toBe(seq + 1)
  expect((await bob.get(path(id))).body).toEqual([{ seat: 1, order: 'seal-best' }])
  expect((await put(bob, id, null)).body).toEqual({ seat: 1, order: null })
  expect((await bob.get(path(id))).body).toEqual([{ seat: 1, order: null }])
})

test('taken back, the question is its seat’s own, on every server and after a stop; the next one is answered by order again', async () => {
  const id = await tableOf('toy', [bob])
  await put(bob, id, 'seal-least')
  // Bob's order seals at once, beside Ann who has not answered.
  await until(id, [ann, bob], async () => (await bob.state(id)).log.at(-1)!.standing === true)
  expect((await bob.state(id)).mayTakeBack).toEqual([1])
  expect((await bob.post(`/api/matches/${id}/takeback`)).status).toBe(200)
  expect(await step(bob, id)).toBe('seal')
  const other = await hallOf(database)
  const bobToo = new Guest(other.url)
  bobToo.cookie = bob.cookie
  expect(await step(bobToo, id)).toBe('seal')
  await other.close()
  expect((await ann.playOne(id)).status, 'a move of another, side by side, does not wake the order').toBe(200)
  expect(await step(bob, id)).toBe('seal')
  expect((await bob.playOne(id)).status).toBe(200)
  const { seq } = await bob.state(id)
  await until(id, [ann, bob], async () =>
    (await bob.state(id)).log.some(e => e.seq > seq && e.seat === 1 && e.standing),
  )
})

test('several seats on one screen: each has its own', async () => {
  const { id } = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'me' }] })
  expect((await put(ann, id, 'no-bid', 1)).body).toEqual({ seat: 1, order: 'no-bid' })
  expect((await ann.get(path(id))).body).toEqual([
    { seat: 0, order: null },
    { seat: 1, order: 'no-bid' },
  ])
  await until(id, [ann, ann], async () => (await ann.state(id)).log.some(e => e.standing))
  expect((await ann.state(id)).log.filter(e => e.standing).map(e => [e.seat, e.move])).toEqual([[1, 'pass']])
})

test('what is refused, and what a resigned seat leaves behind', async () => {
  const id = await tableOf('toy', [bob])
  const waiting = await ann.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const { id: other } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
  const code = async (answer: Promise<{ status: number; body: { error?: { code: string } } }>) => {
    const { status, body } = await answer
    return [status, body.error?.code]
  }
  expect(await code(put(ann, id, 'bid:3'))).toEqual([422, 'no-such-order'])
  expect(await code(put(ann, other, 'no-bid'))).toEqual([422, 'no-such-order'])
  expect(await code(put(ann, id, 'no-bid', 1))).toEqual([403, 'not-your-seat'])
  expect(await code(put(carl, id, 'no-bid'))).toEqual([403, 'not-your-seat'])
  expect(await code(carl.get(path(id)))).toEqual([403, 'not-your-seat'])
  expect(await code(put(new Guest(hall.url), id, 'no-bid'))).toEqual([401, 'no-session'])
  expect(await code(put(ann, waiting.id, 'no-bid'))).toEqual([409, 'not-running'])
  expect(await code(ann.send('PUT', path(id), { order: 7 }))).toEqual([400, 'bad-request'])
  expect(await code(ann.send('PUT', path(id), { order: 'no-bid' }, { origin: 'https://evil.example' }))).toEqual([
    403,
    'cross-origin',
  ])

  await put(bob, id, 'no-bid')
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const kept = async () => (await client.query('select word from orders where match = $1', [id])).rows
  expect(await kept()).toEqual([{ word: 'no-bid' }])
  await bob.post(`/api/matches/${id}/resign`)
  expect(await kept()).toEqual([])
  await client.end()
})

test('two servers on one database: an order given here answers what is asked there, nothing is answered twice, and none that was withdrawn answers', async () => {
  const other = await hallOf(database)
  const bobToo = new Guest(other.url)
  bobToo.cookie = bob.cookie
  for (let round = 0; round < 12; round++) {
    const id = await tableOf('toy', [bob])
    await until(id, [ann, bob], async () => (await step(ann, id)) === 'bid')
    const { seq } = await ann.state(id)
    const withdraws = round % 3 === 2
    if (withdraws) {
      await put(bob, id, 'no-bid')
      await put(bobToo, id, null)
    }
    // The move that asks and the order that answers, at the same time.
    await Promise.all([
      ann.post(`/api/matches/${id}/moves`, { seq, move: 'pass' }),
      ...(withdraws ? [] : [put(bobToo, id, 'no-bid')]),
    ])
    // An order that answered and was not heard of yet is read by the next who looks; here by a move that comes too late.
    await bob.post(`/api/matches/${id}/moves`, { seq: seq + 99, move: 'pass' })
    const { log } = await bob.state(id)
    expect(log.slice(1).map(e => e.seq)).toEqual(log.slice(1).map((_, k) => k + 1))
    expect(log.filter(e => e.seq > seq).map(e => [e.seat, e.move, e.standing])).toEqual(
      withdraws
        ? [[0, 'pass', undefined]]
        : [
            [0, 'pass', undefined],
            [1, 'pass', true],
          ],
    )
  }
  await other.close()
})

test('Terra Mystica, half a match: the others hear the answers and that an order gave them, and nothing of the order', async () => {
  const { id } = await ann.table({
    game: 'terra-mystica',
    options: { setup: 'first-game' },
    seats: ['me', 'me', 'me', 'open', 'open'].map(kind => ({ kind })),
  })
  const choose = dice(5)
  for (const guest of [bob, carl]) await guest.post(`/api/matches/${id}/join`, {})
  await put(bob, id, 'take:1,ask')
  await put(carl, id, 'take:1,decline')
  const guests = [ann, ann, ann, bob, carl]
  const watcher = new Guest(hall.url)
  const streams: Stream[] = await Promise.all([ann, carl, watcher].map(g => g.watch(id)))
  const wire: string[] = []
  const orders = async (seat: number) => (await watcher.state(id)).log.filter(e => e.standing && e.seat === seat).length
  for (let k = 1, told = 0, enough = false, asked = false; !enough; k++) {
    const {
      acting: [seat],
    } = await watcher.state(id, `?since=${told}`)
    const guest = guests[seat!]!
    const { legal, seq, prompt } = await guest.state(id, `?seat=${seat}&since=${told}`)
    const mine = legal.filter(l => l.seat === seat)
    const build = mine.filter(l => /^(build|upgrade)/.test(l.move))
    const from = build.length ? build : mine
    told = seq
    if (prompt!.step === 'offer') {
      expect(seat).not.toBe(4)
      asked ||= seat === 3
    }
    expect(
      (await guest.post(`/api/matches/${id}/moves`, { seq, move: from[choose(from.length)]!.move, seat })).status,
    ).toBe(200)
    if (ALL || k % 12 === 0) {
      for (const g of [ann, watcher])
        wire.push(
          JSON.stringify([
            await g.state(id),
            await g.state(id, '?at=3'),
            (await g.get(`/api/matches/${id}/export`)).body,
            (await g.get('/api/matches?mine')).body,
          ]),
        )
      enough = asked && (await orders(3)) > 0 && (await orders(4)) > 0
    }
  }
  const { log, seq } = await watcher.state(id)
  const standing = log.filter(e => e.standing)
  expect(standing.every(e => e.move === 'accept' || e.move === 'decline')).toBe(true)
  expect(standing.every(e => e.seat > 2)).toBe(true)
  for (const s of streams) {
    await s.until(() => s.rows.at(-1)!.seq === seq)
    s.close()
  }
  wire.push((await ann.get<string>('/metrics')).body, ...streams.map(s => s.text))
  for (const text of wire) for (const secret of ['take:1', '1,ask', '1,decline']) expect(text).not.toContain(secret)
})

test('The Princes of Florence: three orders bid against each other within one row’s transaction, and nobody hears that any stood', async () => {
  const id = await tableOf('princes-of-florence', [bob, carl])
  const guests = [ann, bob, carl]
  // The very first auction, by any opener: all have what they began with.
  await until(id, guests, async () => (await Promise.all(guests.map(g => step(g, id)))).includes('open'))
  const opener = (await ann.state(id)).acting[0]!
  const [first, second] = [(opener + 1) % 3, (opener + 2) % 3]
  const watcher = new Guest(hall.url)
  const streams = await Promise.all([guests[opener]!, guests[second]!, watcher].map(g => g.watch(id)))
  expect((await put(guests[opener]!, id, 'pass:1,jester pass-others:1')).status).toBe(200)
  expect((await put(guests[first]!, id, 'follow:1,jester,4 pass-others:1')).status).toBe(200)
  expect((await put(guests[second]!, id, 'pass-others:1 follow:1,jester,9')).status).toBe(200)
  for (const wrong of ['follow:1,jester', 'follow:1,jester,4 pass:1,jester', 'pass-others:1 '])
    expect((await put(guests[first]!, id, wrong)).body.error.code, wrong).toBe('no-such-order')
  expect((await guests[first]!.get(path(id))).body).toEqual([{ seat: first, order: 'follow:1,jester,4 pass-others:1' }])

  const { seq } = await ann.state(id)
  expect((await guests[opener]!.post(`/api/matches/${id}/moves`, { seq, move: 'open:jester' })).status).toBe(200)
  const rows = [
    [opener, 'open:jester'],
    [first, 'bid'],
    [second, 'bid'],
    [opener, 'pass'],
    [first, 'pass'],
  ]
  for (const [k, guest] of [...guests, watcher].entries()) {
    const log = (await guest.state(id)).log.filter(e => e.seq > seq)
    expect(log.map(e => [e.seat, e.move])).toEqual(rows)
    expect(log.map(e => e.standing === true)).toEqual(rows.map(([seat], row) => row > 0 && seat === k))
  }
  expect((await ann.state(id)).log.at(-1)!.heard.map(h => h.word)).toContain(`won:${second},jester,4`)
  // The one whose orders answered has words of its own on its stream alone.
  const wire = [await guests[opener]!.state(id), await watcher.state(id)].map(state => JSON.stringify(state))
  for (const s of streams) {
    await s.until(() => s.rows.at(-1)!.seq === seq + 5)
    s.close()
  }
  wire.push((await watcher.get<string>('/metrics')).body, streams[0]!.text, streams[2]!.text)
  for (const text of wire)
    for (const secret of ['follow:', 'pass-others', 'jester,9']) expect(text).not.toContain(secret)
  expect(streams[2]!.text).not.toContain('standing')
  expect(streams[1]!.entries.filter(e => e.standing).map(e => e.seat)).toEqual([second])

  // Withdrawn between two auctions, it answers no more.
  expect((await put(guests[first]!, id, null)).body).toEqual({ seat: first, order: null })
  const now = await ann.state(id)
  await guests[opener]!.post(`/api/matches/${id}/moves`, { seq: now.seq, move: 'open:builder' })
  expect((await ann.state(id)).acting).toEqual([first])
})
