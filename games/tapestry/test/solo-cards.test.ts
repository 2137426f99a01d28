/** The 22 decision cards, the ten arrows, the 28 entries of the Automa's benefits and the charts, by values written down from the components. */
import { expect, test } from 'vitest'
import { firstHex } from '../rules/solo/hexes.ts'
import { EVENTS } from '../rules/solo/terms.ts'
import { firstTrack, validTracks } from '../rules/solo/tracks.ts'
import { TRACKS } from '../rules/terms.ts'
import { hex, tapestry } from './helpers.ts'
import { AUTOMA, decision, SHADOW, solo, standAt, track } from './solo.ts'

const { box } = tapestry
const ALL = 15

/** Card, its indicators (Automa, Shadow Empire), icons, first track of all for the Automa (favourite technology) and the Shadow Empire (favourite exploration), arrow. */
const CARDS: [number, string, string, string, string, string, string][] = [
  [1, 'finish', 'any', 'income topple', 'technology', 'science', 'n-se'],
  [2, 'any', 'landmark', 'income', 'military', 'technology', 'e-nw'],
  [3, 'landmark', 'finish', 'topple', 'science', 'exploration', 'n-se'],
  [4, 'landmark', 'any', 'income', 'technology', 'exploration', 'ne-s'],
  [5, 'any', 'landmark', '', 'exploration', 'exploration', 'nw-s'],
  [6, 'any', 'any', 'topple', 'military', 'exploration', 'n-se'],
  [7, 'any', 'any', '', 'technology', 'science', 'e-sw'],
  [8, 'any', 'any', 'income', 'exploration', 'science', 's-ne'],
  [9, 'any', 'any', 'income topple', 'technology', 'military', 'se-n'],
  [10, 'landmark', 'any', 'topple', 'military', 'exploration', 'sw-n'],
  [11, 'any', 'landmark', '', 'technology', 'technology', 's-nw'],
  [12, 'any', 'any', 'income topple', 'science', 'exploration', 'w-se'],
  [13, 'any', 'landmark', '', 'science', 'exploration', 's-ne'],
  [14, 'landmark', 'any', 'income topple', 'exploration', 'technology', 'se-n'],
  [15, 'landmark', 'landmark', 'topple', 'technology', 'science', 'sw-n'],
  [16, 'any', 'landmark', 'income', 'technology', 'military', 's-nw'],
  [17, 'any', 'any', 'income', 'exploration', 'science', 'e-sw'],
  [18, 'landmark', 'any', '', 'technology', 'technology', 'n-se'],
  [19, 'any', 'any', 'income topple', 'military', 'exploration', 'e-nw'],
  [20, 'any', 'any', '', 'technology', 'exploration', 'n-se'],
  [21, 'any', 'finish', 'income topple', 'exploration', 'military', 'ne-s'],
  [22, 'finish', 'any', 'topple', 'military', 'science', 'n-se'],
]
/** What each indicator makes of E5 S10 T6 M0 while every landmark is there. */
const VALID: Record<string, string[]> = { any: [...TRACKS], landmark: ['technology'], finish: ['science'] }

test.each(CARDS)('TA-16.5, TA-18.3 decision card %i', (number, automa, shadow, icons, first, last, arrow) => {
  const t = solo()
  const card = box.automa.cards[decision(number)]
  for (const [seat, indicator] of [
    [AUTOMA, automa],
    [SHADOW, shadow],
  ] as const) {
    standAt(t, seat, 5, 10, 6, 0)
    const { tracks } = validTracks(t, seat, card.indicators[seat - 1], box)
    expect(TRACKS.filter((_, k) => (tracks >> k) & 1)).toEqual(VALID[indicator])
  }
  expect(firstTrack(t, AUTOMA, ALL, decision(number), box)).toBe(track(first))
  expect(firstTrack(t, SHADOW, ALL, decision(number), box)).toBe(track(last))
  expect([card.income && 'income', card.topple && 'topple'].filter(Boolean).join(' ')).toBe(icons)
  expect(box.automa.arrows[card.arrow].id).toBe(arrow)
})

test('TA-15.4 cards 1 to 7 are those of the decision deck, 8 to 22 those of the progress deck', () => {
  expect(box.automa.first).toEqual([1, 2, 3, 4, 5, 6, 7].map(decision))
  expect(box.automa.progress).toEqual(Array.from({ length: 15 }, (_, k) => decision(8 + k)))
})

/** Arrow, where it starts, where its first line ends, where the grey arrow stands, where it ends. */
const ARROWS: [string, string, string, string, string][] = [
  ['n-se', 'h_0_-3', 'h_2_-3', 'h_-1_-2', 'h_-1_3'],
  ['e-nw', 'h_2_-3', 'h_0_-3', 'h_3_-2', 'h_-3_3'],
  ['s-nw', 'h_-1_3', 'h_-3_3', 'h_1_2', 'h_0_-3'],
  ['w-se', 'h_-3_3', 'h_-1_3', 'h_-3_2', 'h_2_-3'],
  ['e-sw', 'h_3_0', 'h_1_2', 'h_3_-1', 'h_-2_-1'],
  ['s-ne', 'h_1_2', 'h_3_0', 'h_-1_3', 'h_0_-3'],
  ['ne-s', 'h_3_-2', 'h_3_0', 'h_2_-3', 'h_-3_3'],
  ['nw-s', 'h_-3_1', 'h_-3_3', 'h_-2_-1', 'h_3_0'],
  ['se-n', 'h_3_0', 'h_3_-2', 'h_2_1', 'h_-3_1'],
  ['sw-n', 'h_-3_3', 'h_-3_1', 'h_-2_3', 'h_3_-2'],
]
test.each(ARROWS)('TA-17.1, TA-17.5, EX-12 %s reads all 34 hexes once, in 7 lines', (id, first, end, grey, last) => {
  const arrow = box.automa.arrows.find(a => a.id === id)!
  const small = box.maps.small
  expect([...arrow.hexes].sort()).toEqual([...small.list].sort())
  expect([arrow.hexes[0], arrow.hexes[2], arrow.hexes[3], arrow.hexes[33]]).toEqual([first, end, grey, last].map(hex))
  // Within a line each hex is next to the one before; the lines are 3, 5, 6, 6, 6, 5 and 3 long.
  const lines = [3, 5, 6, 6, 6, 5, 3]
  const breaks = lines.map((_, k) => lines.slice(0, k).reduce((a, b) => a + b, 0))
  for (const [k, at] of arrow.hexes.entries())
    if (k && !breaks.includes(k)) expect(small.hexes[arrow.hexes[k - 1]]!.neighbours).toContain(at)
})

test('EX-12 the scan stops at the first valid hex', () => {
  const card = decision(6) // n-se
  expect(box.hexIds[firstHex(['h_-1_3', 'h_3_-2', 'h_-2_-1'].map(hex), card, box)]).toBe('h_3_-2')
  expect(firstHex([], card, box)).toBe(-1)
})

/** TA-16.7: the 28 spaces where the Automa does something. */
const BENEFITS: Record<string, string[]> = {
  'exploration-2': ['explore'],
  'exploration-3': ['explore'],
  'exploration-4': ['explore'],
  'exploration-7': ['explore'],
  'exploration-9': ['explore-anywhere'],
  'science-1': ['research-x'],
  'science-2': ['tapestry'],
  'science-3': ['research-x'],
  'science-4': ['tapestry'],
  'science-5': ['research'],
  'science-6': ['research'],
  'science-9': ['advance-emt'],
  'science-10': ['regress-mt'],
  'science-11': ['advance-emt'],
  'science-12': ['research-x'],
  'technology-1': ['refresh-tech-row'],
  'technology-2': ['tapestry'],
  'technology-3': ['refresh-tech-row'],
  'technology-4': ['refresh-tech-row'],
  'technology-7': ['refresh-tech-row'],
  'military-1': ['conquer'],
  'military-2': ['tapestry'],
  'military-3': ['conquer'],
  'military-5': ['conquer'],
  'military-6': ['conquer', 'tapestry'],
  'military-7': ['conquer'],
  'military-8': ['conquer-anywhere'],
  'military-12': ['conquer'],
}
test('TA-16.7, EX-101 what the Automa does on each space, and on no other', () => {
  const does = box.automa.benefits.flatMap((list, k) =>
    list.length ? [[box.spaceIds[k], list.map(d => box.automa.deeds[d].id)] as const] : [],
  )
  expect(Object.fromEntries(does)).toEqual(BENEFITS)
  expect(does).toHaveLength(28)
})

const HEAD = ['favorite', 'advance', 'civ', 'vp']
const TAIL = ['place', 'draw', 'shuffle']
const MORE = 'progress2'
/** TA-19.1, 19.10, 19.11: the chart of each level by income turn. */
const CHARTS: Record<number, string[][]> = {
  1: [[], ...Array<string[]>(3).fill(['favorite', 'vp', MORE, 'place', 'shuffle']), ['favorite', 'vp']],
  2: [['draw'], ...Array<string[]>(3).fill(['favorite', 'civ', 'vp', MORE, ...TAIL]), ['favorite', 'civ', 'vp']],
  3: [['draw'], [...HEAD, ...TAIL], [...HEAD, MORE, ...TAIL], [...HEAD, MORE, ...TAIL], HEAD],
  4: [['draw'], [...HEAD, MORE, ...TAIL], [...HEAD, MORE, MORE, ...TAIL], [...HEAD, MORE, MORE, ...TAIL], HEAD],
  5: [
    ['draw'],
    [...HEAD, MORE, ...TAIL],
    [...HEAD, MORE, MORE, MORE, ...TAIL],
    [...HEAD, MORE, MORE, MORE, ...TAIL],
    HEAD,
  ],
}
CHARTS[6] = CHARTS[5]
test.each([1, 2, 3, 4, 5, 6])('TA-19.1, TA-19.6, TA-19.10, TA-19.11 the chart of level %i', level => {
  for (const [k, events] of CHARTS[level].entries())
    expect(
      box.automa.levels[level - 1].events.filter(e => e.turns.includes(k + 1)).map(e => EVENTS[e.event]),
      `income turn ${k + 1}`,
    ).toEqual(events)
})

test('TA-19.5 the multipliers of both sides of the mat, and the VP of the first in an era', () => {
  const NORMAL = [
    [1, 2, 2, 3],
    [0, 1, 1, 2],
    [1, 1, 2, 3],
  ]
  const HARD = [
    [1, 2, 2, 3],
    [0, 1, 2, 3],
    [1, 2, 2, 4],
  ]
  expect(box.automa.levels.map(l => l.multipliers)).toEqual([NORMAL, NORMAL, NORMAL, NORMAL, HARD, HARD])
  expect(box.automa.firstInEra).toEqual([0, 0, 2, 3, 4, 0])
})
