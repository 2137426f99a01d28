/** Puzzles as pages show them: what became of them here, how an answer compares with the best one, and which one it is today. */
import type { Puzzle } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { beforeEach, expect, test, vi } from 'vitest'
import { comparedWith, nearest } from '../src/lib/puzzles/compared.ts'
import { gameOf, puzzleOf } from '../src/lib/puzzles/of.ts'
import { progressIn, tried } from '../src/lib/puzzles/progress.ts'
import { shareOf } from '../src/lib/puzzles/tries.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
})

const cost = (points: number, error = 1) => ({ points, error, chance: 0.2, sources: { gold: points } })
const puzzle: Puzzle = {
  id: '0123abcd',
  at: { seats: 2, seed: 'x', moves: '' },
  seat: 0,
  right: ['best', 'near'],
  chance: 0.6,
  others: { far: cost(20), near: cost(0.5), wrong: cost(5) },
}

test('the first try counts, and what comes later is kept as such', () => {
  expect(progressIn('ostia')).toEqual({})
  expect(tried('ostia', 'a', true)).toBe(true)
  expect(tried('ostia', 'a', false)).toBe(false)
  expect(tried('ostia', 'b', false)).toBe(true)
  expect(tried('ostia', 'c', false)).toBe(true)
  expect(tried('ostia', 'c', true)).toBe(false)
  expect(progressIn('ostia')).toEqual({ a: 'first', b: 'missed', c: 'later' })
  expect(progressIn('tiletum')).toEqual({})
  kept.set('loggia.puzzles.ostia', '{"a":"first","b":"won","c":3}')
  expect(progressIn('ostia')).toEqual({ a: 'first' })
  kept.set('loggia.puzzles.ostia', 'x')
  expect(progressIn('ostia')).toEqual({})
})

test('an answer stands beside the best one; one within an error of it is not clearly worse', () => {
  expect(comparedWith(puzzle, 'wrong')).toMatchObject({
    played: { word: 'wrong', chance: { mean: 0.2 } },
    best: { word: 'best', chance: { mean: 0.6 }, sources: { gold: 5 } },
    points: { mean: 5, error: 1 },
    unclear: false,
  })
  expect(comparedWith(puzzle, 'near')?.unclear).toBe(true)
  expect(comparedWith(puzzle, 'best')).toBeUndefined()
  expect(nearest(puzzle)).toBe('wrong')
})

test('each day has one puzzle, games take turns, and all puzzles of a game come round', () => {
  const day = (n: number) => n * 86_400_000
  const puzzled = GAMES.filter(game => game.hasPuzzles).length
  const three = ['a', 'b', 'c'].map(id => ({ ...puzzle, id }))
  const games = new Set(Array.from({ length: puzzled }, (_, n) => gameOf(day(n))))
  expect(games.size).toBe(puzzled)
  const of = Array.from({ length: 3 * puzzled }, (_, n) => [gameOf(day(n)), puzzleOf(day(n), three)!.id])
  expect(new Set(of.map(one => one.join())).size).toBe(3 * puzzled)
  expect(puzzleOf(day(5) + 1, three)).toBe(puzzleOf(day(6) - 1, three))
  expect(puzzleOf(day(1), [])).toBeUndefined()
})

test('a share is told in percent', () => {
  expect(shareOf({ tries: 30, right: 13 })).toBe(43)
})
