/** Puzzles that are shipped: each position is reached, its answers are the legal ones, and a judge finds the same. */
import { type Game, LANGUAGES, matchOf, movesOf, type Puzzle, speaker, wordsOf } from '@loggia/core'
import { findGame, GAMES } from '@loggia/games'
import { describe, expect, test } from 'vitest'
import { subjectOf } from '../games.ts'
import { rightOf, stays } from '../puzzles.ts'

/** What is wrong with a puzzle. */
function faultsIn(game: Game, { at, seat, right, others }: Puzzle): string[] {
  let table: ReturnType<typeof matchOf>['table']
  try {
    ;({ table } = matchOf(game, at))
  } catch (error) {
    return [String(error)]
  }
  const legal = movesOf(game, game.recall(table, seat), seat).map(move => game.format(move))
  const [best, ...near] = right
  const answers = [best!, ...Object.keys(others)]
  return [
    ...answers.filter(word => !legal.includes(word)).map(word => `${word} is not legal`),
    ...legal.filter(word => !answers.includes(word)).map(word => `${word} is not judged`),
    ...near.filter(word => others[word]!.points > others[word]!.error + 1).map(word => `${word} is not as good`),
    ...Object.entries(others).flatMap(([word, { points }]) =>
      points < 2 && !right.includes(word) ? [`${word} is as good`] : [],
    ),
  ]
}

for (const { id, hasPuzzles, manifest } of GAMES) {
  const all = await manifest()
  const found = await all.puzzles?.()
  test(`${id} has puzzles if its about.ts says so`, () => expect(found !== undefined).toBe(hasPuzzles === true))
  if (!found) continue
  const { puzzles, made } = found
  const { game } = subjectOf(id)

  describe(`${id}, ${puzzles.length} puzzles`, () => {
    test('are reached by these rules, and their answers are the legal ones', () => {
      expect(puzzles.flatMap(puzzle => faultsIn(game, puzzle).map(fault => `${puzzle.id}: ${fault}`))).toEqual([])
      expect(made.rules).toBe(game.rules)
      expect(new Set(puzzles.map(puzzle => puzzle.id)).size).toBe(puzzles.length)
    })

    test.each(LANGUAGES)('each answer has a sentence: %s', async language => {
      const words = speaker(game, await wordsOf(all, language), ['A', 'B', 'C', 'D', 'E'])
      for (const { right, others } of puzzles)
        for (const word of [...right, ...Object.keys(others)]) expect(words.move(word)).toMatch(/^[^{}]+$/)
    })

    test('planted faults are found', () => {
      const [puzzle] = puzzles
      const { at, others } = puzzle!
      const [first] = Object.keys(others)
      const { [first!]: _, ...fewer } = others
      const planted: [object, string][] = [
        [{ right: [game.format(game.size - 1)] }, 'is not legal'],
        [{ others: fewer }, `${first} is not judged`],
        [{ right: [...puzzle!.right, first] }, `${first} is not as good`],
        [{ others: { ...others, [first!]: { points: 0, error: 1, chance: 0, sources: {} } } }, `${first} is as good`],
        [{ at: { ...at, seed: 'another' } }, "can't be played"],
        [{ seat: (puzzle!.seat + 1) % at.seats }, 'is not legal'],
      ]
      for (const [change, fault] of planted) expect(faultsIn(game, { ...puzzle!, ...change }).join()).toContain(fault)
    })
  })
}

test('an answer is right when it is best or within an error of it, and all others are clearly behind', () => {
  const standings = (...behind: [mean: number, error: number][]) =>
    [[0, 0], ...behind].map(([mean, error], move) => ({ move, behind: { mean: mean!, error: error! } })) as never
  expect(rightOf(standings([6, 2], [20, 3]))).toEqual([0])
  expect(rightOf(standings([1, 1.5], [6, 2]))).toEqual([0, 1])
  expect(rightOf(standings([6, 2.5]))).toBeUndefined()
  expect(rightOf(standings([3.9, 0.5]))).toBeUndefined()
  expect(rightOf(standings([3, 2], [20, 3]))).toBeUndefined()
  expect(rightOf(standings([0, 0], [0.5, 1]))).toBeUndefined()
})

test('a judge with twice the pairs finds the same, and another answer in its place', async () => {
  const subject = subjectOf('ostia')
  const { puzzles } = (await (await findGame('ostia')!.manifest()).puzzles?.())!
  const puzzle = puzzles.find(({ others }) => Object.keys(others).length < 6)!
  expect(stays(subject, puzzle, 'test')).toBe(true)
  const { [puzzle.right[0]!]: _, ...others } = puzzle.others
  const [wrong] = Object.keys(others)
  const moved = { ...puzzle, right: [wrong!], others: { ...others, [puzzle.right[0]!]: others[wrong!]! } }
  expect(stays(subject, moved, 'test')).toBe(false)
})
