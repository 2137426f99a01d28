/** How far a simulated match goes where nobody else is ever asked. */
import { chooseMove, type Knowledge } from '@loggia/bots'
import type { Game } from '@loggia/core'
import { expect, test } from 'vitest'
import { subjectOf } from '../games.ts'

test('alone at Tapestry a simulated match stops at the end of a turn as well', () => {
  const { game, know } = subjectOf('tapestry')
  const t = game.setup({ seats: 1, seed: 'alone' })
  const plays: number[] = []
  for (let n = 0; n < 30; n++) game.play(t, 0, chooseMove(game, game.recall(t, 0), 0, { bot: 'random', seed: `${n}` }))
  const counted: Game = {
    ...game,
    determinize(...args: Parameters<Game['determinize']>) {
      plays.push(0)
      return game.determinize(...args)
    },
    play(...args: Parameters<Game['play']>) {
      plays[plays.length - 1]!++
      game.play(...args)
    },
  }
  const longest = (knows: Knowledge) => {
    plays.length = 0
    chooseMove(counted, game.recall(t, 0), 0, { bot: 'search', seed: 'x', budget: 30, know: knows })
    return Math.max(...plays)
  }
  // By hand: the learned policy looks at two matches of its game before the first thought.
  const { learned: _learned, ...hand } = know!
  const { alone, ...others } = hand
  expect(alone).toBeDefined()
  expect(longest(others)).toBeGreaterThan(60)
  expect(longest(hand)).toBeLessThan(60)
})
