/** Bots that do not search: how sure of themselves they are, and what they may waste. */
import { type Levels, movesOf } from '@loggia/core'
import { expect, test } from 'vitest'
import { BY_SCORE, chooseMove, type Knowledge, STRENGTH } from '../index.ts'
import { guessing, honest, RED } from './guess.ts'

const game = guessing(RED, honest)
const table = game.setup({ seats: 2, seed: 'light' })
const view = game.recall(table, 0)
const PRIZE = movesOf(game, table, 0)
  .map(move => game.format(move))
  .indexOf('prize:none')

/** A policy that gives taking no prize one weight, and all else another. */
const weighing = (none: number, others: number): Knowledge => ({
  ...BY_SCORE,
  usual: 1,
  weigh(_game, _t, _seat, moves, out) {
    out.length = moves.length
    for (let k = 0; k < moves.length; k++) out[k] = k === PRIZE ? none : others
  },
})
/** How often of a hundred a bot takes no prize. */
function takesNone(know: Knowledge, how: { sharp: number; waste?: number } | Levels): number {
  let none = 0
  for (let k = 0; k < 100; k++) {
    const seed = `${k}`
    const move =
      'club' in how
        ? chooseMove(game, view, 0, { bot: 'search', level: 'first-match', seed, know: { ...know, levels: how } })
        : chooseMove(game, view, 0, { bot: 'policy', seed, know, ...how })
    if (game.format(move) === 'prize:none') none++
  }
  return none
}

test('the surer of itself, the more often it plays what its policy finds likelier', () => {
  const know = weighing(Math.E ** 2, 1)
  const [little, more, most] = [0.2, 1, 3].map(sharp => takesNone(know, { sharp }))
  expect(little).toBeLessThan(50)
  expect(more).toBeGreaterThan(little! + 15)
  expect(most).toBe(100)
})

test('what wastes too much is never played, however likely it is', () => {
  const know = weighing(1e6, 1e-6)
  expect(takesNone(know, { sharp: 3 })).toBe(100)
  expect(takesNone(know, { sharp: 3, waste: 0.5 })).toBe(0)
  expect(takesNone(know, { sharp: 3, waste: 2 })).toBe(100)
})

test('what nobody would do is played only where there is nothing else', () => {
  const know = weighing(1, 1)
  const without = (folly: NonNullable<Knowledge['folly']>): number =>
    takesNone({ ...know, folly }, { sharp: 0.2, waste: 2 })
  expect(without(() => () => false)).toBeGreaterThan(0)
  expect(without((_game, _t, _seat, moves) => move => move === moves[PRIZE])).toBe(0)
  expect(without(() => () => true)).toBeGreaterThan(0)
})

test('what a policy finds not worth a thought is tried now and then by a bot that wastes little', () => {
  const know = weighing(0, 1)
  expect(takesNone(know, { sharp: 0.2 })).toBe(0)
  expect(takesNone(know, { sharp: 0.2, waste: 2 })).toBeGreaterThan(0)
})

test('one that stays near the others is surer of itself when it trails, and less sure when it leads', () => {
  const levels: Levels = { ...STRENGTH, 'first-match': { sharp: 0.5, waste: 2, near: { least: 0, most: 2, by: 0.15 } } }
  const standing = (lead: number): Knowledge => ({
    ...weighing(Math.E ** 2, 1),
    evaluate: (_game, _t, seat) => (seat === 0 ? lead : 0),
  })
  const [trailing, level, leading] = [-1, 0, 1].map(lead => takesNone(standing(lead), levels))
  expect(trailing).toBeGreaterThan(level! + 15)
  expect(level).toBeGreaterThan(leading! + 5)
  // Behind `by` that much it is as sure as it gets, and with less it is not.
  const [far, less] = [-0.15, -0.05].map(lead => takesNone(standing(lead), levels))
  expect(far).toBe(trailing)
  expect(less).toBeLessThan(trailing!)
})
