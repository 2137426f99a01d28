/** The plate that says what a question is for: which sentence, and where it stands. */
import { describe, expect, it } from 'vitest'
import { footOf, spotFor } from '../src/lib/learn/placed.ts'
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
describe('the plate', () => {
  const room = { left: 8, top: 8, right: 1008, bottom: 608 }
  const at = (left: number, top = 550) => ({ left, top, right: left + 20, bottom: top + 20 })

  it('stands on the line above the question, where it covers nothing that is lit', () => {
    expect(spotFor(room, 400, 100, [])).toEqual({ left: 608, top: 508 })
    for (const lit of [[at(700)], [at(700), at(30)], [at(620), at(480)]]) {
      const { left, top } = spotFor(room, 400, 100, lit)
      expect(top).toBe(508)
      for (const one of lit) expect(one.left < left + 400 && one.right > left, `${left} over ${one.left}`).toBe(false)
    }
  })
  it('goes elsewhere in the room where the line has no free place, as on a phone', () => {
    const phone = { left: 8, top: 96, right: 352, bottom: 560 }
    const { top } = spotFor(phone, 344, 100, [at(100)])
    expect(top + 100).toBeLessThanOrEqual(550)
    expect(top).toBeGreaterThanOrEqual(phone.top)
  })
  it('lies over the lines above a room that is full of answers, and stays in the room where those are answers, too', () => {
    const phone = { left: 8, top: 110, right: 352, bottom: 560 }
    const answers = { left: 0, top: 200, right: 360, bottom: 600 }
    const { top } = spotFor(phone, 330, 180, [answers])
    expect(top + 180).toBeLessThanOrEqual(200)
    expect(top).toBeGreaterThanOrEqual(8)
    const all = { left: 0, top: 0, right: 360, bottom: 600 }
    expect(spotFor(phone, 330, 180, [all]).top).toBeGreaterThanOrEqual(phone.top)
  })
})

it('the plate stands above answers that fill more than half of a phone', () => {
  expect(footOf([282, 592], 640)).toBe(282)
  expect(footOf([44], 360)).toBe(360)
})
