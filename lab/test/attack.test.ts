/**
 * Drills of `lab attack`, small. What it is to be killed and cut off, and to hear malformed requests, is tested small in
 * `server/test/{processes,safety,bad-input}`; those drills are nightly.
 */
import { expect, test } from 'vitest'
import { DRILLS } from '../attack/index.ts'

const drill = (name: string, rounds: number) => DRILLS[name]!({ seed: name, rounds })

test('why a move can not be made tells nobody more than they see: every move, every seat, the true table against imagined ones', async () => {
  const found = await drill('oracle', 2)
  expect(found).toMatchObject({ told: 0, held: true })
  expect(found.refusals).toBeGreaterThan(100_000)
})

test('requests that the hall itself describes, with what no schema allows and no database stores: none fails', async () => {
  const found = await drill('fuzz', 1)
  expect(found).toMatchObject({ requests: 100, failed: [], held: true })
})

test('answers over a network that is cut, slow or hangs, with pages killed, at two servers: each is written once, or told as refused', async () => {
  const found = await drill('outbox', 15)
  expect(found).toMatchObject({ lost: 0, doubled: 0, writtenAndRefused: 0, otherMove: 0, order: 0, held: true })
  expect(found.written).toBeGreaterThan(0)
})
