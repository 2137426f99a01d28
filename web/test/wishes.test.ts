/** Standing orders on their way: the newest of each seat arrives, whatever the network or a closing page does. */
import { expect, test } from 'vitest'
import { Wishes } from '../src/lib/table/wishes.ts'

/** Wishes over a server that answers when the test says so. */
function server() {
  const asked: { seat: number; orders: string | null; answer: (how: boolean | Error) => void }[] = []
  const wishes = new Wishes(
    (seat, orders) =>
      new Promise<boolean>((done, fail) =>
        asked.push({ seat, orders, answer: how => (how instanceof Error ? fail(how) : done(how)) }),
      ),
  )
  const sent = () => asked.map(a => `${a.seat} ${a.orders}`)
  const answered = async (k: number, how: boolean | Error = true) => {
    await expect.poll(() => asked.length).toBeGreaterThan(k)
    asked[k]!.answer(how)
  }
  return { wishes, sent, answered }
}

test('one request at a time, and only the newest orders of a seat', async () => {
  const { wishes, sent, answered } = server()
  const given = ['a', 'a b', 'a b c'].map(orders => wishes.give(0, orders))
  await expect.poll(sent).toEqual(['0 a b c'])
  expect(wishes.has(0)).toBe(true)
  await answered(0)
  await Promise.all(given)
  expect(sent()).toEqual(['0 a b c'])
  expect(wishes.has(0)).toBe(false)
})

test('a page that closes sends what waits behind another request', async () => {
  const { wishes, sent } = server()
  void wishes.give(0, 'a')
  await expect.poll(sent).toEqual(['0 a'])
  void wishes.give(0, 'a b')
  wishes.flush()
  expect(sent()).toEqual(['0 a', '0 a b'])
})

test('orders that reached no server are kept, and sent when the connection is back', async () => {
  const { wishes, sent, answered } = server()
  const given = wishes.give(1, 'a')
  await answered(0, false)
  await given
  expect(wishes.has(1)).toBe(true)
  wishes.again()
  await answered(1)
  await expect.poll(() => wishes.has(1)).toBe(false)
  expect(sent()).toEqual(['1 a', '1 a'])
})

test('a refusal is told to the caller, and the orders are dropped', async () => {
  const { wishes, answered } = server()
  const given = wishes.give(0, 'a')
  await answered(0, new Error('no'))
  await expect(given).rejects.toThrow('no')
  expect(wishes.has(0)).toBe(false)
})
