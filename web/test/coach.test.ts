/** The plate that says what a question is for: which sentence, and where it stands. */
import { expect, it } from 'vitest'
import { corner } from '../src/lib/learn/placed.ts'
import { keyOf } from '../src/lib/learn/tips.svelte.ts'

const said = { 'action': 'one action', 'action:build': 'a dwelling' }

it('the sentence is that of the step until a verb with one of its own is chosen', () => {
  const moves = ['build:E7', 'build:D4']
  expect(keyOf(said, { kind: 'action', moves, picked: false })).toBe('action')
  expect(keyOf(said, { kind: 'action', moves, picked: true })).toBe('action:build')
  expect(keyOf(said, { kind: 'action', moves: [...moves, 'pass:coins-6'], picked: true })).toBe('action')
  expect(keyOf(said, { kind: 'action', moves: ['pass:coins-6'], picked: true })).toBe('action')
  expect(keyOf(said, { kind: 'rest', moves, picked: false })).toBe('')
})
it('the plate stands in the first corner where it covers the fewest lit things', () => {
  const room = { left: 0, top: 0, right: 1000, bottom: 600 }
  const at = (left: number, top: number) => ({ left, top, right: left + 20, bottom: top + 20 })
  expect(corner(room, 400, 100, [])).toEqual({ left: 0, top: 500 })
  expect(corner(room, 400, 100, [at(100, 550)])).toEqual({ left: 600, top: 500 })
  expect(corner(room, 400, 100, [at(100, 550), at(700, 550)])).toEqual({ left: 0, top: 0 })
  expect(corner(room, 400, 100, [at(100, 550), at(700, 550), at(10, 10)])).toEqual({ left: 600, top: 0 })
})
