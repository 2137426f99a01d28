/** Drills of `lab attack`, small. What it is to be killed and cut off is tested small in `server/test/{processes,safety}`; those drills are nightly. */
import { expect, test } from 'vitest'
import { DRILLS } from '../attack/index.ts'

const drill = (name: string, rounds: number) => DRILLS[name]!({ seed: name, rounds })

test('why a move can not be made tells nobody more than they see: every move, every seat, the true table against imagined ones', async () => {
  const found = await drill('oracle', 2)
  expect(found).toMatchObject({ told: 0, held: true })
  expect(found.refusals).toBeGreaterThan(100_000)
})

test('every door for everybody, and malformed requests at all of them: none fails, each is counted, and who sends too many is refused', async () => {
  expect(await drill('doors', 1)).toMatchObject({ failures: 0, worst: '', uncounted: 0, other: [], held: true })
})
