/** The trainer: the same bytes from the same seed, whatever happened on the way, and a policy that beats the one it began with. */
import { learnt, unpacked } from '@loggia/bots/learned'
import type { Learned } from '@loggia/core'
import { beforeAll, expect, test } from 'vitest'
import { subjectOf } from '../games.ts'
import { playMatch } from '../player.ts'
import { type Chapter, train, type TrainPlan } from '../train/index.ts'

const plan: TrainPlan = { game: 'ostia', matches: 3_000, seed: 'alarm', seats: [2, 3, 4] }
const chapters: Chapter[] = []
let learned: Learned
beforeAll(() => {
  learned = train(plan, { onChapter: chapter => chapters.push(chapter) })
}, 120_000)

test('a training that is killed after a chapter and goes on gives the bytes of one that was not', () => {
  expect(chapters.map(c => c.matches)).toEqual([480, 960, 1_440, 1_920, 2_400, 2_880])
  expect(learned.curve.split(' ')).toHaveLength(20)
  expect(train(plan, { from: chapters.at(-1)!.bytes })).toEqual(learned)
  expect(train(plan, { from: chapters.at(-2)!.bytes }).weights, 'from another chapter, too').toBe(learned.weights)
})

test('the alarm: after 3,000 matches of Ostia the policy beats the one written by hand in 75 of a hundred', () => {
  const { game, know, conformance } = subjectOf('ostia')
  const skilled = learnt(know, game, unpacked(learned.weights))
  const { learned: _shipped, ...hand } = know
  const policy = { name: 'policy', bot: 'policy' } as const
  let won = 0
  for (let m = 0; m < 200; m++) {
    const mine = m % 2
    const { ranks } = playMatch(
      { game, know: hand, conformance },
      [policy, policy].map((bot, seat) => ({ ...bot, ...(seat === mine && { know: skilled }) })),
      { seats: 2, seed: `alarm-${m >> 1}` },
    )
    won += ranks[mine] === 0 ? (ranks[1 - mine] === 0 ? 0.5 : 1) : 0
  }
  expect(won).toBeGreaterThanOrEqual(150)
}, 120_000)
