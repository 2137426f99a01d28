/** The bots of a first match and of beginners in every game: weak, but they never throw a turn away. */
import { chooseMove, type Level, STRENGTH } from '@loggia/bots'
import { acting, firstOf, movesOf } from '@loggia/core'
import { expect, test, vi } from 'vitest'
import { lab } from '../commands.ts'
import { WASTE, wasted } from '../first-match.ts'
import { SUBJECTS, subjectOf } from '../games.ts'

const LEVELS: Level[] = ['first-match', 'beginner']
const CASES = Object.entries(SUBJECTS).flatMap(([id, subject]) => LEVELS.map(level => [id, level, subject] as const))
test.each(CASES)('%s: no move of %s wastes more than a seventh of a usual score', (_id, level, subject) => {
  const found = { points: 0, decisions: 0, over: 0, most: 0, word: '' }
  wasted(subject, level, 'no waste 0', found, 6)
  expect(found.most, found.word).toBeLessThanOrEqual(WASTE)
  expect(found.decisions).toBeGreaterThan(10)
})

test('turns thrown away are found in one that wastes what it likes', () => {
  const { game, know, ...others } = subjectOf('ostia')
  const levels = { ...STRENGTH, 'first-match': { sharp: 0, waste: 1 } }
  const found = { points: 0, decisions: 0, over: 0, most: 0, word: '' }
  wasted({ game, know: { ...know, levels }, ...others }, 'first-match', 'waste', found)
  expect(found.over).toBeGreaterThan(0)
  expect(found.most).toBeGreaterThan(WASTE)
})

test('first-match: one line a game, and the exit code says whether it is as it must be', async () => {
  const said: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const code = await lab(['first-match', 'ostia', '--matches', '2', '--json']).finally(() => spy.mockRestore())
  const [line, ...more] = said.map(text => JSON.parse(text) as Record<string, unknown>)
  expect(more).toEqual([])
  expect(line).toMatchObject({ game: 'ostia', matches: 2, over: 0, beatsChance: 1, greedyBeats: 1, held: true })
  expect(code).toBe(0)
})

test.each(LEVELS)('terra-mystica: %s does not pass while it can build (TM-7.14)', level => {
  const { game, know } = subjectOf('terra-mystica')
  const t = game.setup({ seats: 2, seed: 'folly' })
  let passed = 0
  for (let n = 0; !game.over(t); n++) {
    const seat = firstOf(acting(t))
    const move = chooseMove(game, game.recall(t, seat), seat, { bot: 'search', level, seed: `${n}`, know })
    const words = movesOf(game, t, seat).map(game.format)
    if (game.format(move).startsWith('pass:')) {
      passed++
      expect(words.filter(word => /^(build|upgrade):/.test(word))).toEqual([])
    }
    game.play(t, seat, move)
  }
  expect(passed).toBeGreaterThanOrEqual(10)
})
