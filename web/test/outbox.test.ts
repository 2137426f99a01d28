/** The outbox without a browser: servers and tabs as they may be. */
import { expect, test } from 'vitest'
import { MemoryShelf } from '../src/lib/outbox/memory.ts'
import { type Entry, type News, Outbox, type Outcome, type Surroundings, waiting } from '../src/lib/outbox/outbox.ts'

const ANN = 'ann'
const AT = 'match'
const given = (id: string, after?: string, seq = 0) => ({
  id,
  seat: 0,
  seq,
  move: `play:${id}`,
  ...(after && { after }),
})

/** A device: what it was asked to send, and what is planned for later. */
function device(post: (entry: Entry, n: number) => Outcome | Promise<Outcome>, more: Partial<Surroundings> = {}) {
  const shelf = more.shelf ?? new MemoryShelf()
  const sent: Entry[] = []
  const news: News[] = []
  const plans = new Set<() => void>()
  const outbox = new Outbox({
    shelf,
    persons: () => [ANN],
    post: async (_, __, entry) => post(entry, sent.push(entry)),
    alone: (_, act) => act(),
    offline: () => false,
    later: act => {
      plans.add(act)
      return () => plans.delete(act)
    },
    tell: one => {
      news.push(one)
    },
    ...more,
  })
  /** What was planned is done now. */
  const later = () => {
    for (const act of [...plans]) {
      plans.delete(act)
      act()
    }
  }
  const left = async () => (await shelf.all()).flatMap(b => b.entries)
  return { shelf, sent, news, plans, outbox, later, left, ids: () => sent.map(e => e.id) }
}
/** Servers number what they take. */
const rows = () => {
  let seq = 0
  return () => ({ seq: ++seq })
}

test('answers go out one after another, each to the question after the row before', async () => {
  const take = rows()
  const d = device(take)
  await d.outbox.add(ANN, AT, given('a'))
  await d.outbox.add(ANN, AT, given('b', 'a'))
  await d.outbox.add(ANN, AT, given('c', 'b'))
  await expect.poll(d.left).toEqual([])
  expect(d.sent.map(e => [e.id, e.seq])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ])
})

test('what is given on top of an answer that was just taken is asked after its row', async () => {
  const d = device(() => ({ seq: 7 }))
  await d.outbox.add(ANN, AT, given('a'))
  await expect.poll(d.left).toEqual([])
  await d.outbox.add(ANN, AT, given('b', 'a'))
  await expect.poll(d.ids).toEqual(['a', 'b'])
  expect(d.sent[1]!.seq).toBe(7)
})

test('an answer that nobody acknowledged is sent again under its id, by this page or by the next', async () => {
  const d = device((_, n) => (n > 2 ? { seq: 1 } : undefined))
  await d.outbox.add(ANN, AT, given('a'))
  await expect.poll(() => d.plans.size).toBe(1)
  d.later()
  await expect.poll(() => d.plans.size).toBe(1)
  // The page is killed; another starts.
  d.outbox.close()
  const next = device(() => ({ seq: 1 }), { shelf: d.shelf })
  await next.outbox.sendAll()
  await expect.poll(next.left).toEqual([])
  expect([...d.sent, ...next.sent].map(e => [e.id, e.tries])).toEqual([
    ['a', 1],
    ['a', 2],
    ['a', 3],
  ])
})

test('what was given on top of a refused answer is not sent, and both are told', async () => {
  let refuse = (_: Outcome) => {}
  const d = device(e => (e.id === 'a' ? new Promise(done => (refuse = done)) : { seq: 1 }))
  await d.outbox.add(ANN, AT, given('a'))
  await d.outbox.add(ANN, AT, given('b', 'a'))
  await d.outbox.add(ANN, AT, given('c', 'b'))
  await d.outbox.add(ANN, AT, given('other'))
  await expect.poll(d.ids).toEqual(['a'])
  refuse({ refused: 'No.' })
  await expect.poll(d.ids).toEqual(['a', 'other'])
  await d.outbox.add(ANN, AT, given('d', 'c'))
  await expect
    .poll(async () => (await d.left()).map(e => [e.id, e.refused]))
    .toEqual([
      ['a', 'No.'],
      ['b', ''],
      ['c', ''],
      ['d', ''],
    ])
  expect(d.news).toContainEqual({ kind: 'refused', person: ANN, match: AT, ids: ['a', 'b', 'c'] })
  expect((await d.outbox.shown(ANN, AT)).map(e => e.id)).toEqual(['a', 'b', 'c', 'd'])
  expect(await d.left()).toEqual([])
  expect(d.ids()).toEqual(['a', 'other'])
})

test('an answer is withdrawn until it is on its way, and not from under another', async () => {
  let online = false
  const d = device(rows(), { offline: () => !online })
  await d.outbox.add(ANN, AT, given('a'))
  await d.outbox.add(ANN, AT, given('b', 'a'))
  await expect.poll(() => d.plans.size).toBe(1)
  expect(await d.outbox.withdraw(ANN, AT, 'a')).toBe(false)
  expect(await d.outbox.withdraw(ANN, AT, 'b')).toBe(true)
  expect(d.news.filter(n => n.kind === 'unheard').length).toBeGreaterThan(0)
  online = true
  d.later()
  await expect.poll(d.left).toEqual([])
  expect(d.ids()).toEqual(['a'])
  // From the first attempt on a server may have it.
  const hung = device(() => undefined)
  await hung.outbox.add(ANN, AT, given('a'))
  await expect.poll(() => hung.plans.size).toBe(1)
  expect(await hung.outbox.withdraw(ANN, AT, 'a')).toBe(false)
})

test('answers are of one person: another one on this device sends none of them and is told of none', async () => {
  let persons = [ANN]
  let offline = true
  const d = device(rows(), { persons: () => persons, offline: () => offline })
  await d.outbox.add(ANN, AT, given('a'))
  await expect.poll(() => d.plans.size).toBe(1)
  persons = ['bob']
  offline = false
  d.later()
  await d.outbox.sendAll()
  expect(await d.outbox.boxes()).toEqual([])
  expect(d.sent).toEqual([])
  persons = [ANN]
  expect((await d.outbox.boxes()).flatMap(waiting).length).toBe(1)
  await d.outbox.forget(ANN)
  await d.outbox.sendAll()
  expect(await d.left()).toEqual([])
  expect(d.sent).toEqual([])
})

test('tabs send one at a time, and one goes on where another was closed', async () => {
  // A lock for all tabs of a device, as a browser has it.
  let tail = Promise.resolve()
  let inside = 0
  let most = 0
  const alone = (_: string, act: () => Promise<void>): Promise<void> => {
    const run = tail.then(act)
    tail = run.catch(() => {})
    return run
  }
  const take = rows()
  const shelf = new MemoryShelf()
  const slow = async () => {
    most = Math.max(most, ++inside)
    await new Promise(done => setTimeout(done))
    inside--
    return take()
  }
  const one = device(slow, { shelf, alone })
  const two = device(slow, { shelf, alone })
  for (const [id, after] of [['a'], ['b', 'a'], ['c', 'b'], ['d', 'c']] as const) {
    const tab = id < 'c' ? one : two
    await tab.outbox.add(ANN, AT, given(id, after))
  }
  two.outbox.standBy(AT)
  one.outbox.close()
  await expect
    .poll(async () => {
      two.later()
      return (await two.left()).length
    })
    .toBe(0)
  expect(most).toBe(1)
})
