/** The plate that says what a question is for: which sentence, and where it stands. */
import { expect, it } from 'vitest'
import { above } from '../src/lib/learn/placed.ts'
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
it('the plate stands above the question, where it covers nothing that is lit', () => {
  const window = { left: 0, top: 0, right: 1016, bottom: 616 }
  const at = (left: number) => ({ left, top: 550, right: left + 20, bottom: 570 })
  expect(above(window, 400, 100, [])).toEqual({ left: 608, top: 508 })
  for (const lit of [[at(700)], [at(700), at(30)], [at(620), at(480)]]) {
    const { left, top } = above(window, 400, 100, lit)
    expect(top).toBe(508)
    for (const one of lit) expect(one.left < left + 400 && one.right > left, `${left} over ${one.left}`).toBe(false)
  }
})
