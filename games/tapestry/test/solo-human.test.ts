/** TA-15.8, 15.9: what cards and civilizations of the human make of the bots. */
import { expect, test } from 'vitest'
import { matOf } from './civilizations.ts'
import { after, give, heard, legal, play, points, positions, push, resources, run, step, tapestry } from './helpers.ts'
import { AUTOMA, bots, HUMAN, rolls, SHADOW, solo, standAt, START, onMap } from './solo.ts'

const { box } = tapestry
const effectLike = (start: string): string => box.effects.find(e => e.id.startsWith(start))!.id

test('TA-16.10, TA-11.5 Historians: it is the bot that gains the landmark, whose token counts; it lies with the Automa all the same', () => {
  for (const [holder, vp] of [
    [SHADOW, 3],
    [AUTOMA, 0],
  ] as const) {
    const t = solo({ era: 2 })
    give(t, HUMAN, { civilizations: ['historians'], resources: { coin: 1 } })
    matOf(t, 'historians').splice(0, 2, holder, holder)
    standAt(t, SHADOW, 3, 0, 0, 0)
    bots(t, { do: 'bot-advance', seat: SHADOW, track: 0 })
    expect(points(t, HUMAN)).toBe(vp)
    expect(t.players[AUTOMA].built).toHaveLength(1)
  }
  const t = solo({ era: 2 })
  give(t, HUMAN, { civilizations: ['historians'], tiles: ['territory-01'] })
  push(t, { do: 'income-civilizations', acted: 0 } as never)
  run(t)
  expect(legal(t, 'watch').map(w => w.split(/[:,]/)[1])).toEqual(['1', '1', '1', '1', '2', '2', '2', '2'])
})

test('TA-15.9 The Chosen compare themselves with both bots', () => {
  const t = solo({ era: 3 })
  give(t, HUMAN, { civilizations: ['the-chosen'], tracks: { exploration: 5, science: 4, technology: 3, military: 6 } })
  standAt(t, AUTOMA, 5, 5, 0, 0) // level on exploration, ahead on science
  standAt(t, SHADOW, 0, 0, 4, 5) // ahead on technology
  push(t, { do: 'income-civilizations', acted: 0 } as never)
  run(t)
  expect(points(t, HUMAN, 'civilizations')).toBe(2 * 2) // exploration and military, 1 VP for each of two opponents
})

test('TA-15.9, TA-10.9 Socialism: the nearest opponents are bots', () => {
  const t = solo({ era: 2 })
  give(t, HUMAN, { tracks: { military: 4 } })
  standAt(t, AUTOMA, 0, 0, 0, 6)
  standAt(t, SHADOW, 0, 0, 0, 2)
  after(t, 'match-closest-opponent', 'socialism')
  expect(legal(t, 'match')).toEqual(['match:military-2', 'match:military-6'])
})

test('TA-15.9, EX-74 Plea for Aid: the tracks on which both are ahead', () => {
  const t = solo({ era: 2 })
  give(t, HUMAN, { tracks: { exploration: 2, science: 0, technology: 3, military: 1 }, resources: {} })
  standAt(t, AUTOMA, 3, 1, 3, 2)
  standAt(t, SHADOW, 4, 1, 5, 1)
  after(t, effectLike('per-track-where-last'), 'plea-for-aid')
  while (step(t) !== 'act') play(t, legal(t)[0])
  expect([points(t, HUMAN), resources(t).reduce((a, b) => a + b)]).toEqual([4, 2])
})

test('TA-10.12 Age of Wonders: the Shadow Empire has no landmark, so the human is never the only one with the fewest', () => {
  const t = solo({ era: 2 })
  give(t, HUMAN, { resources: {} })
  give(t, AUTOMA, { landmarks: ['forge'] })
  after(t, effectLike('compare-landmarks'), 'age-of-wonders')
  while (step(t) !== 'act') play(t, legal(t)[0])
  expect(points(t, HUMAN)).toBe(6)
})

test('TA-15.8 starred cards that give something to everybody pass the bots by', () => {
  const t = solo({ era: 2 })
  onMap(t, START)
  give(t, HUMAN, { tiles: ['territory-01'] })
  const told = heard(t, t => {
    after(t, effectLike('each-neighbour'), 'coal-baron')
  })
  expect(told.filter(w => /^(drew|invented):[12]/.test(w))).toEqual([])
  expect([t.players[AUTOMA].tiles, t.players[SHADOW].tiles]).toEqual([[], []])
})

test('TA-15.9, TA-5.11, D19 a bot whose token is at the end is not moved by Age of Discovery', () => {
  const t = solo({ era: 2 })
  standAt(t, AUTOMA, 0, 0, 12, 0)
  standAt(t, SHADOW, 0, 0, 3, 0)
  rolls(t, 'technology')
  const told = heard(t, t => {
    after(t, effectLike('roll-science-die-then'), 'age-of-discovery')
    while (step(t) !== 'act') play(t, legal(t)[0])
  })
  expect(told).toContain('bot-stuck:1,technology')
  expect(positions(t, SHADOW)).toEqual([0, 0, 4, 0])
  expect(points(t, SHADOW)).toBe(0)
})
