import { expect, test } from 'vitest'
import { achieve } from '../rules/achievements.ts'
import { placeOutpost } from '../rules/outposts.ts'
import { COMPLETE_TRACK } from '../rules/terms.ts'
import {
  after,
  clearMap,
  give,
  heard,
  hex,
  load,
  play,
  points,
  resources,
  stand,
  step,
  table,
  tapestry,
  type TapestryTable,
  tokens,
} from './helpers.ts'

function war(at: Record<string, string[]>, seats = 2): TapestryTable {
  const t = table({ seats })
  clearMap(t)
  for (const [h, list] of Object.entries(at)) stand(t, h, ...list)
  for (let seat = 0; seat < seats; seat++) give(t, seat, { resources: { coin: 1 } })
  return t
}
function conquer(t: TapestryTable, seat = 0): void {
  load(t, 'red:vp-4', 'black:gain-coin-1')
  after(t, 'conquer-anywhere', 'military-8', seat)
}
const achievements = (t: TapestryTable, seat = 0) => points(t, seat, 'achievements')

test('TA-12.1, TA-12.2, EX-9 places of complete-track: 10 and 5 on the small map, 15, 10 and 5 on the large one', () => {
  for (const [seats, places] of [
    [3, [10, 5, 0]],
    [4, [15, 10, 5, 0]],
  ] as const) {
    const t = table({ seats })
    for (let seat = 0; seat < seats; seat++) achieve(t, seat, COMPLETE_TRACK, tapestry.box)
    expect(places.map((_, seat) => achievements(t, seat))).toEqual(places)
    // No place left: it is not earned. Nor is one twice.
    expect(t.players.map(p => p.achieved)).toEqual(places.map(vp => (vp ? 1 : 0)))
    achieve(t, 0, COMPLETE_TRACK, tapestry.box)
    expect(achievements(t)).toBe(places[0])
  }
})

test('TA-12.1 the middle island: 10 and 5 on either map', () => {
  const { small, large } = tapestry.box.achievements
  expect([small[2], large[2], small[1], large[1]]).toEqual([
    [10, 5],
    [10, 5],
    [10, 5],
    [15, 10, 5],
  ])
})

test('TA-12.2, TA-5.6 a token that reaches space 12, at once', () => {
  const t = war({})
  give(t, 0, { tracks: { science: 11 }, resources: { worker: 2, coin: 1 } })
  const notes = heard(t, u => play(u, 'advance:science-12'))
  expect(notes.slice(0, 4)).toEqual([
    'paid:0,worker,2',
    'advanced:0,science-11,science-12',
    'achieved:0,complete-track',
    'points:0,achievements,10',
  ])
})

test('TA-4.7 who is finished earns none', () => {
  const t = table()
  t.players[0].finished = 1
  achieve(t, 0, COMPLETE_TRACK, tapestry.box)
  expect([t.players[0].achieved, t.achievements[0]]).toEqual([0, 0])
})

test('TA-12.3, EX-18 the second toppled outpost, before its dice', () => {
  const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'], 'h_-2_1': ['1'] })
  conquer(t)
  play(t, 'conquer:h_-3_3', 'take-die:red')
  expect(achievements(t)).toBe(0)
  conquer(t)
  const notes = heard(t, u => play(u, 'conquer:h_-2_1'))
  expect(notes.slice(0, 4)).toEqual([
    'placed:0,h_-2_1',
    'toppled:0,1,h_-2_1',
    'achieved:0,topple-two',
    'points:0,achievements,10',
  ])
  expect(notes[4]).toMatch(/^die:/)
})

test('TA-12.3, EX-62 in whatever era, of whichever opponent, and by a Trap as well', () => {
  const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'], 'h_-2_1': ['2'] }, 3)
  give(t, 0, { era: 2 })
  conquer(t)
  play(t, 'conquer:h_-3_3', 'take-die:red')
  give(t, 0, { era: 4 })
  conquer(t)
  play(t, 'conquer:h_-2_1')
  expect([achievements(t), step(t)]).toEqual([10, 'take-die'])

  const trapped = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'], 'h_-2_1': ['1'] })
  give(trapped, 1, { hand: ['trap', 'trap'] })
  for (const at of ['h_-3_3', 'h_-2_1']) {
    conquer(trapped)
    play(trapped, `conquer:${at}`, 'spring', 'gain:coin', 'take-die:red')
  }
  expect([achievements(trapped), achievements(trapped, 1)]).toEqual([0, 10])
})

test('TA-12.4, EX-61 the middle island is conquered, and conquered again', () => {
  const t = war({ 'h_-2_2': ['0'], h_2_0: ['1'] })
  conquer(t)
  play(t, 'conquer:h_0_0', 'take-die:black')
  expect(achievements(t)).toBe(10)
  conquer(t, 1)
  play(t, 'conquer:h_0_0')
  expect(achievements(t, 1)).toBe(5)
  expect(t.players[1].toppled).toBe(1)
  expect(tokens(t, 'h_0_0')).toEqual(['0/toppled', '1/outpost'])
})

test('TA-12.4, EX-61, EX-9 a player trapped on the middle island does not get it, nor does the other', () => {
  const t = war({ 'h_-2_2': ['0'], h_2_0: ['1'] })
  conquer(t)
  play(t, 'conquer:h_0_0', 'take-die:black')
  give(t, 0, { hand: ['trap'] })
  conquer(t, 1)
  play(t, 'conquer:h_0_0', 'spring', 'gain:coin')
  expect([achievements(t), achievements(t, 1), t.players[0].toppled]).toEqual([10, 0, 1])
  expect(resources(t)[0]).toBe(3)
})

test('TA-12.5 an outpost that comes there otherwise earns nothing', () => {
  const t = war({ 'h_-2_2': ['0'] })
  placeOutpost(t, 0, hex('h_0_0'), tapestry.box)
  expect([tokens(t, 'h_0_0'), achievements(t), t.players[0].achieved]).toEqual([['0/outpost'], 0, 0])
})
