import { expect, test } from 'vitest'
import {
  after,
  give,
  heard,
  legal,
  play,
  points,
  step,
  table,
  tapestry,
  type TapestryTable,
  turnOf,
} from './helpers.ts'

/** Everybody takes their last income turn, and nothing else. */
function finish(t: TapestryTable): TapestryTable {
  for (const [seat] of t.players.entries()) give(t, seat, { era: 4 })
  while (!tapestry.over(t)) {
    if (step(t) === 'act') play(t, 'income')
    else play(t, legal(t, 'done')[0] ?? legal(t, 'decline')[0] ?? legal(t)[0])
  }
  return t
}

test('TA-13.1 the match ends when all are finished', () => {
  const t = table({ seats: 3 })
  const told = heard(t, u => finish(u))
  expect(told.filter(n => n.startsWith('finished:'))).toEqual(['finished:0', 'finished:1', 'finished:2'])
  expect(told.at(-1)).toBe('over')
  expect(t.todo).toEqual([])
})

test('TA-3.3 five income turns; a finished player is skipped while others play on', () => {
  const t = table({ seats: 2 })
  give(t, 0, { era: 4 })
  give(t, 1, { resources: { coin: 3 } })
  play(t, 'income')
  expect(t.players[0].finished).toBe(1)
  play(t, 'advance:science-1')
  while (step(t) !== 'act') play(t, legal(t).at(-1)!)
  expect(turnOf(t)).toBe(1)
})

test('TA-13.2, TA-13.3, EX-8, EX-87 ties go to the resources that are left, equal ones share', () => {
  const t = finish(table({ seats: 3 }))
  const set = (seat: number, total: number, resources: number[]) => {
    t.players[seat].points = t.players[seat].points.map((_, k) => (k ? 0 : total))
    t.players[seat].resources = resources
  }
  set(0, 180, [2, 0, 3, 0])
  set(1, 180, [0, 1, 0, 3])
  set(2, 180, [5, 0, 0, 0])
  expect(tapestry.ranks(t)).toEqual([0, 2, 0])
  set(1, 300, [0, 0, 0, 0])
  expect(tapestry.ranks(t)).toEqual([1, 0, 1])
  expect(points(t, 1)).toBe(300)
})

test('TA-4.7 a finished player gains nothing but points', () => {
  const t = table({ seats: 2 })
  t.players[1].finished = 1
  const told = heard(t, u => {
    for (const id of ['gain-coin-1', 'gain-tapestry-1', 'gain-territory-2', 'vp-5']) after(u, id, 'trap', 1)
  })
  expect(told.filter(n => n.startsWith('void:1'))).toHaveLength(3)
  expect(points(t, 1)).toBe(5)
  expect(t.players[1].resources).toEqual([0, 0, 0, 0])
})
