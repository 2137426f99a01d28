import { expect, test } from 'vitest'
import { give, legal, play, positions, resources, step, table, tableWith, turnOf, why } from './helpers.ts'

test('TA-3.1 the very first turn is an income turn', () => {
  const t = tableWith({ resources: { coin: 8 } }, { era: 0 })
  expect(legal(t)).toEqual(['income'])
  expect(why(t, 'advance:military-1')).toBe('income-first')
})

test('TA-3.2, EX-43 who cannot pay for any advance must take income', () => {
  expect(legal(tableWith({}))).toEqual(['income'])
  const t = tableWith({ resources: { worker: 1 } })
  expect(legal(t)).toEqual([
    'income',
    'advance:exploration-1',
    'advance:science-1',
    'advance:technology-1',
    'advance:military-1',
  ])
  const far = tableWith({
    resources: { worker: 1 },
    tracks: { exploration: 3, science: 3, technology: 3, military: 3 },
  })
  expect(legal(far)).toEqual(['income'])
})

test('TA-5.1, EX-42 a tier costs its own resource and any others', () => {
  const at6 = (resources: object) => tableWith({ tracks: { technology: 6 }, resources })
  expect(why(at6({ coin: 1, food: 1 }), 'advance:technology-7')).toBe('short-of-any:2')
  expect(why(at6({ coin: 3 }), 'advance:technology-7')).toBe('ok')
  expect(why(at6({ coin: 1, food: 2 }), 'advance:technology-7')).toBe('ok')
  expect(why(at6({ food: 5 }), 'advance:technology-7')).toBe('short:coin,1')
  const science = tableWith({ tracks: { science: 9 }, resources: { worker: 2 } })
  play(science, 'advance:science-10')
  expect(resources(science)).toEqual([0, 0, 0, 0])
  expect(positions(science)[1]).toBe(10)
})

test('TA-3.9 the next unfinished player clockwise', () => {
  const t = table({ seats: 3 })
  t.players[1].finished = 1
  for (const seat of [0, 2]) give(t, seat, { resources: { coin: 1 } })
  play(t, 'advance:science-1')
  while (turnOf(t) === 0) play(t, legal(t).at(-1)!)
  expect(turnOf(t)).toBe(2)
  expect(step(t)).toBe('act')
})
