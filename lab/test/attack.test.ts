/** The drills of `lab attack`, small: each held when this was written, and says so when it no longer does. */
import { expect, test } from 'vitest'
import { DRILLS } from '../attack/index.ts'

const drill = (name: string, rounds: number) => DRILLS[name]!({ seed: name, rounds })

test('kill -9 in the middle of moves, takebacks, standing orders and thoughts of bots: nothing lost, nothing twice, no bot left asked', async () => {
  expect(await drill('kill', 1)).toMatchObject({ lost: 0, doubled: 0, botsLeftAsked: 0, held: true })
}, 180_000)

test('connections to the database cut under load, two servers: none ends, nothing lost, streams resume', async () => {
  expect(await drill('cut', 4)).toMatchObject({
    ended: 0,
    lost: 0,
    doubled: 0,
    botsLeftAsked: 0,
    streamsLost: 0,
    streamsDoubled: 0,
    held: true,
  })
}, 180_000)

test('why a move can not be made tells nobody more than they see: every move, every seat, the true table against imagined ones', async () => {
  const found = await drill('oracle', 2)
  expect(found).toMatchObject({ told: 0, held: true })
  expect(found.refusals).toBeGreaterThan(100_000)
}, 60_000)

test('every door for everybody, and malformed requests at all of them: none fails, each is counted, and who sends too many is refused', async () => {
  expect(await drill('doors', 6)).toMatchObject({ failures: 0, worst: '', uncounted: 0, other: [], held: true })
}, 180_000)
