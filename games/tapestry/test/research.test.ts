import { expect, test } from 'vitest'
import {
  after,
  give,
  heard,
  legal,
  load,
  play,
  points,
  positions,
  resources,
  step,
  table,
  type TapestryTable,
  why,
  type Wishes,
} from './helpers.ts'

/** Seat 0 as wished, everybody with something to pay with; the science die shows these tracks. */
function researcher(wishes: Wishes, ...faces: string[]): TapestryTable {
  const t = table()
  for (const seat of [0, 1]) give(t, seat, { resources: { coin: 1 } })
  give(t, 0, wishes)
  load(t, ...faces.map(face => `science:${face}`))
  return t
}
/** What the die of this effect has shown. */
const roll = (t: TapestryTable, effect: string, from = 'science-1') => after(t, effect, from)

test('TA-6.6, EX-45 with an X the advance brings its landmark alone; it may be declined', () => {
  const t = researcher({ tracks: { military: 3 } }, 'military')
  expect(heard(t, u => roll(u, 'research-x'))).toContain('rolled:0,military')
  expect(legal(t)).toEqual(['use:military', 'decline'])
  expect(why(t, 'use:science')).toBe('other-track:military')
  const notes = heard(t, u => play(u, 'use:military'))
  expect(notes.slice(0, 2)).toEqual(['advanced:0,military-3,military-4', 'took:0,barracks'])
  while (step(t) === 'place') play(t, 'beside')
  expect([resources(t), points(t), positions(t)]).toEqual([[1, 0, 0, 0], 0, [0, 0, 0, 4]])
  const declined = play(roll(researcher({ tracks: { military: 3 } }, 'military'), 'research-x'), 'decline')
  expect([positions(declined), step(declined)]).toEqual([[0, 0, 0, 3], 'act'])
})

test('TA-6.6, TA-3.5, EX-46 without an X benefit and bonus of the space come before the bonus of what brought it', () => {
  const t = researcher(
    {
      tracks: { science: 4, technology: 4 },
      resources: { worker: 3, food: 1 },
      hand: ['trap', 'academia'],
      bottom: ['bakery'],
    },
    'technology',
  )
  play(t, 'advance:science-5')
  if (step(t) === 'cost') play(t, 'pay:worker')
  play(t, 'use:technology')
  expect(step(t)).toBe('choose')
  play(t, 'choose:gain-building-armory', 'beside')
  expect(legal(t)).toContain('pay:food')
  play(t, 'pay:food') // an upgrade, of the only card
  expect(step(t)).toBe('pay-bonus')
  expect(points(t)).toBe(4) // Bakery's circle
  play(t, 'accept', 'discard-tapestry:trap', 'discard-tapestry:academia')
  expect([points(t), t.players[0].hand.length, t.players[0].exposed[3]]).toEqual([9, 0, 2])
})

test('TA-6.6, EX-47 a track that is finished, or blocked: nothing, and no other choice', () => {
  const t = researcher({ tracks: { science: 5, military: 12 }, resources: { worker: 3 } }, 'military')
  play(t, 'advance:science-6')
  if (step(t) === 'cost') play(t, 'pay:worker')
  play(t, 'choose:research')
  expect([step(t), positions(t), t.players[0].exposed[1]]).toEqual(['act', [0, 6, 0, 12], 1])
  const blocked = roll(researcher({ active: 'broker-of-peace' }, 'military'), 'research-x')
  expect([step(blocked), positions(blocked)]).toEqual(['act', [0, 0, 0, 0]])
})

test('TA-6.6, EX-31 onto space 12 by the die', () => {
  const t = play(roll(researcher({ tracks: { science: 11 } }, 'science'), 'research-x'), 'use:science')
  expect([positions(t)[1], points(t, 0, 'achievements')]).toEqual([12, 10])
})

test('TA-6.7, TA-5.6, EX-48, EX-31 Alien Biology: four rolls one after another, 5 VP where a track is finished', () => {
  const t = researcher(
    { tracks: { exploration: 11, science: 11, military: 5 }, resources: { worker: 3 } },
    'exploration',
    'science',
    'exploration',
    'military',
  )
  play(t, 'advance:science-12')
  expect(points(t, 0, 'achievements')).toBe(10)
  expect(legal(t)).toEqual(['use:exploration', 'decline'])
  for (const track of ['exploration', 'science', 'exploration', 'military']) {
    expect(step(t)).toBe('rolled')
    play(t, `use:${track}`)
  }
  expect(positions(t)).toEqual([12, 12, 0, 6])
  expect([points(t), points(t, 0, 'tracks'), points(t, 0, 'achievements')]).toEqual([20, 10, 10])
})

test('TA-6.8 an advance that an icon names must be made', () => {
  const t = researcher({ tracks: { military: 5 } })
  const notes = heard(t, u => after(u, 'advance-military-x', 'bakery'))
  expect(notes).toContain('advanced:0,military-5,military-6')
  const end = researcher({ tracks: { military: 12 } })
  expect(heard(end, u => after(u, 'advance-military-x', 'bakery'))).toContain('void:0,advance-military-x')
})

test('TA-6.12 Empiricism: two rolls are seen, one is used', () => {
  const t = roll(researcher({ active: 'empiricism' }, 'military', 'exploration'), 'research-x')
  expect(legal(t)).toEqual(['use:exploration', 'use:military', 'decline'])
  play(t, 'use:exploration')
  expect([positions(t), step(t)]).toEqual([[1, 0, 0, 0], 'act'])
  // Where both show the same there is one choice; where only one can be used, that one.
  expect(legal(roll(researcher({ active: 'empiricism' }, 'science', 'science'), 'research-x'))).toEqual([
    'use:science',
    'decline',
  ])
  const one = researcher({ active: 'empiricism', tracks: { military: 12 } }, 'military', 'technology')
  expect(legal(roll(one, 'research-x'))).toEqual(['use:technology', 'decline'])
})
