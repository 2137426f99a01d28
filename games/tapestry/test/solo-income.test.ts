/** TA-19: income turns of the bots, the levels, the end. */
import { seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { UNSEEN } from '../rules/solo/terms.ts'
import { NONE } from '../rules/terms.ts'
import { give, heard, legal, play, points, positions, step, tapestry, type TapestryTable } from './helpers.ts'
import {
  AUTOMA,
  bots,
  decision,
  HUMAN,
  numbers,
  onMap,
  rolls,
  SHADOW,
  solo,
  standAt,
  type Track,
  track,
} from './solo.ts'

const { box } = tapestry
const has = (told: readonly string[], start: string): string[] => told.filter(w => w.startsWith(start))
const event = (t: TapestryTable, id: string): string[] =>
  bots(t, {
    do: 'bot-event',
    event: ['favorite', 'advance', 'civ', 'vp', 'progress2', 'place', 'draw', 'shuffle'].indexOf(id),
  })
/** The bots begin this era: their deck is empty. */
function income(t: TapestryTable, n: number): string[] {
  for (const bot of [AUTOMA, SHADOW]) t.players[bot].era = n - 1
  t.solo!.discards.push(...t.solo!.decision.splice(0).filter(card => card !== UNSEEN && !t.solo!.pair.includes(card)))
  return bots(t, { do: 'bot-turn' })
}
const TERRITORIES = ['h_-2_2', 'h_-2_1', 'h_-1_2', 'h_-3_3', 'h_-1_-1']
const LANDMARKS = ['lighthouse', 'apothecary', 'forge', 'barracks']
/** This many territories and landmarks; tokens on exploration, science, technology, military. */
function scoring(level: number, territories: number, landmarks: number, ...at: number[]): TapestryTable {
  const t = solo({ level, civilizations: [] })
  onMap(t, {
    'h_2_0': ['0', '0'],
    ...Object.fromEntries(TERRITORIES.slice(0, territories).map(id => [id, ['1', ...(id === 'h_-2_2' ? ['1'] : [])]])),
  })
  give(t, AUTOMA, { landmarks: LANDMARKS.slice(0, landmarks) })
  standAt(t, AUTOMA, ...at)
  return t
}

test('EX-11, TA-19.5, TA-19.12 income turn 3 of the normal mat: 32, and 3 as the first in the era; the hard mat 41 and 3', () => {
  for (const [level, vp] of [
    [2, 32],
    [5, 41],
  ] as const) {
    const t = scoring(level, 4, 3, 3, 4, 6, 5)
    for (const p of t.players) p.era = 3
    const told = event(t, 'vp')
    expect(told.filter(w => w.startsWith('bot-scores'))).toEqual([
      'bot-scores:landmark-and-territory,7,2',
      'bot-scores:military-and-science,9,1',
      `bot-scores:technology-and-exploration,9,${level === 2 ? 1 : 2}`,
    ])
    expect([points(t, AUTOMA), has(told, 'bot-first')]).toEqual([vp, []])
    const u = scoring(level, 4, 3, 3, 4, 6, 5)
    u.players[AUTOMA].era = 3
    u.players[HUMAN].era = 2
    expect(event(u, 'vp')).toContain('bot-first:3')
    expect(points(u, AUTOMA)).toBe(vp + 3)
  }
})

test('EX-94 income turn 5: 95 on the normal mat, 122 on the hard one; Conquerors 5 more, Engineers 4; nothing for the first', () => {
  for (const [level, vp] of [
    [2, 95],
    [5, 122],
  ] as const) {
    const t = scoring(level, 5, 4, 5, 6, 9, 7)
    t.players[AUTOMA].era = 5
    event(t, 'vp')
    expect(points(t, AUTOMA)).toBe(vp)
  }
  const t = scoring(2, 5, 4, 5, 6, 9, 7)
  t.players[AUTOMA].era = 5
  give(t, AUTOMA, { outposts: 0 })
  give(t, SHADOW, { outposts: 0 })
  t.solo!.civilizations = [3, 2]
  event(t, 'civ')
  expect(points(t, AUTOMA)).toBe(5 + 4)
})

test('TA-19.5 the first in the era: 2, 3 and 4 VP in income turns 2, 3 and 4', () => {
  for (const [n, vp] of [
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 0],
  ] as const) {
    const t = scoring(1, 0, 0, 0, 0, 0, 0)
    t.players[AUTOMA].era = n
    t.players[HUMAN].era = n - 1
    event(t, 'vp')
    expect(points(t, AUTOMA)).toBe(vp)
  }
})

test('EX-95, TA-19.2 the favourite changes when somebody else is further, by the landmark indicator', () => {
  const t = solo({ favourites: ['military', 'exploration'], pair: [5, 6] })
  standAt(t, AUTOMA, 1, 3, 2, 5)
  give(t, HUMAN, { tracks: { military: 5 } })
  expect(has(event(t, 'favorite'), 'bot-favourite:1')).toEqual([])
  give(t, HUMAN, { tracks: { military: 6 } })
  const told = event(t, 'favorite')
  expect(told[0]).toBe('bot-overtaken:1,military,0')
  expect(told).toContain('bot-valid:1,landmark,science,1')
  expect(told).toContain('bot-favourite:1,science')
  expect(t.solo!.favourites[0]).toBe(track('science'))
})

test('TA-19.2 the other bot counts; both may like the same; a finished favourite is left; with all finished it stays', () => {
  const t = solo({ favourites: ['military', 'exploration'], pair: [5, 6] })
  standAt(t, AUTOMA, 0, 3, 0, 2)
  standAt(t, SHADOW, 12, 6, 0, 3)
  give(t, HUMAN, { tracks: {} })
  const told = event(t, 'favorite')
  expect(has(told, 'bot-favourite')).toEqual(['bot-favourite:1,science', 'bot-favourite:2,science'])
  for (const bot of [AUTOMA, SHADOW]) standAt(t, bot, 12, 12, 12, 12)
  expect(event(t, 'favorite')).toEqual(['bot-ended:1,science', 'bot-idle:1', 'bot-ended:2,science', 'bot-idle:2'])
  expect(t.solo!.favourites).toEqual([track('science'), track('science')])
})

test('TA-19.2 of several the latest tiebreaker card decides, upwards for the Shadow Empire', () => {
  const t = solo({ favourites: ['technology', 'technology'], pair: [5, 21] })
  standAt(t, AUTOMA, 3, 3, 0, 3)
  standAt(t, SHADOW, 3, 3, 0, 3)
  give(t, HUMAN, { tracks: { technology: 1 } })
  // Card 21: exploration, technology, favourite, science, military.
  expect(has(event(t, 'favorite'), 'bot-favourite')).toEqual([
    'bot-favourite:1,exploration',
    'bot-favourite:2,military',
  ])
})

test('TA-19.3 both advance with the latest pair, the Automa with what it does there', () => {
  const t = solo({ level: 3, pair: [6, 2] }) // military first, then exploration; last technology
  const told = event(t, 'advance')
  expect(has(told, 'advanced')).toEqual(['advanced:1,military-0,military-1', 'advanced:2,technology-0,technology-1'])
  expect(has(told, 'bot-does')).toEqual(['bot-does:conquer'])
})

test('TA-19.4 Scientists research in 3 to 5, Explorers advance on exploration in 2 and 4, on military in 3 and 5 (D17)', () => {
  const deeds = (civilization: string): string[][] =>
    [2, 3, 4, 5].map(n => {
      const t = solo({ civilizations: [civilization] })
      t.players[AUTOMA].era = n
      rolls(t, 'technology')
      return has(event(t, 'civ'), 'bot-does').slice(0, 1)
    })
  expect(deeds('scientists').flat()).toEqual(Array(3).fill('bot-does:research'))
  expect(deeds('scientists')[0]).toEqual([])
  expect(deeds('explorers').flat()).toEqual([
    'bot-does:advance-exploration',
    'bot-does:advance-military',
    'bot-does:advance-exploration',
    'bot-does:advance-military',
  ])
  const t = solo({ civilizations: ['explorers'] })
  t.players[AUTOMA].era = 3
  expect(has(event(t, 'civ'), 'bot-does')).toEqual(['bot-does:advance-military', 'bot-does:conquer'])
  expect(positions(t, AUTOMA)).toEqual([0, 0, 0, 1])
})

test('TA-19.4 Engineers: 1 VP for each landmark in each of 2 to 5', () => {
  for (const n of [2, 3, 4, 5]) {
    const t = solo({ civilizations: ['engineers'] })
    give(t, AUTOMA, { landmarks: ['forge', 'barracks', 'academy'] })
    t.players[AUTOMA].era = n
    event(t, 'civ')
    expect(points(t, AUTOMA)).toBe(3)
  }
})

test('TA-19.4 Conquerors: conquer with fewer territories than the income turn; more than two with one token: one is closed', () => {
  const t = solo({ civilizations: ['conquerors'], pair: [5, 5] }) // card 5 has no icon
  t.players[AUTOMA].era = 2
  expect(has(event(t, 'civ'), 'placed')).toHaveLength(1)
  expect(points(t, AUTOMA)).toBe(2)
  expect(has(event(t, 'civ'), 'placed')).toEqual([]) // 2 territories, turn 2
  expect(points(t, AUTOMA)).toBe(4)
  const u = solo({ civilizations: ['conquerors'], pair: [5, 6] }) // n-se
  onMap(u, { 'h_2_0': ['0', '0'], 'h_-2_2': ['1', '1'], 'h_-2_1': ['1'], 'h_-1_2': ['1'], 'h_-3_3': ['1'] })
  u.players[AUTOMA].era = 2
  expect(event(u, 'civ')).toContain('bot-closed:h_-2_1')
  expect(points(u, AUTOMA)).toBe(4)
  expect(event(u, 'civ').filter(w => w.startsWith('bot-closed'))).toEqual([]) // two are left
})

test('TA-19.4 level 6: the first civilization, then the second', () => {
  const t = solo({ level: 6, civilizations: ['explorers', 'engineers'] })
  t.players[AUTOMA].era = 2
  give(t, AUTOMA, { landmarks: ['forge'] })
  expect(has(event(t, 'civ'), 'bot-does')).toEqual(['bot-does:advance-exploration', 'bot-does:vp-1-per-landmark'])
})

test('TA-19.6 two progress cards join the discards; a card covers the mat, another lies beside it; all are a new deck', () => {
  const t = solo({ level: 2, pair: [1, 2] })
  t.solo!.decision = []
  t.solo!.discards = [3, 4, 5, 6, 7, 8].map(decision)
  t.solo!.progress.splice(t.solo!.progress.indexOf(decision(8)), 1)
  t.players[AUTOMA].era = 2
  const told = event(t, 'progress2')
  expect(has(told, 'bot-progress')).toHaveLength(2)
  expect([t.solo!.progress.length, t.solo!.discards.length]).toEqual([12, 8])
  expect(event(t, 'place')).toEqual(['face-down:1'])
  expect([t.players[AUTOMA].played.map(x => x >> 6), t.faceDown.length]).toEqual([[2], 1])
  expect([event(t, 'draw'), t.solo!.cards.length]).toEqual([['bot-card'], 1])
  expect(event(t, 'shuffle')).toEqual(['bot-shuffle:10'])
  expect(numbers(t.solo!.decision).slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect([t.solo!.pair, t.solo!.discards]).toEqual([[NONE, NONE], []])
})

/** Before the first turn of the bots. */
function atFirst(level: number, favourites: [Track, Track] = ['technology', 'exploration']): TapestryTable {
  const t = solo({ level, favourites })
  t.solo!.pair = [NONE, NONE]
  for (const bot of [AUTOMA, SHADOW]) t.players[bot].era = 0
  return t
}

/** Sizes of the decision deck at the beginning of each era, while the human only takes income, late. */
function deckSizes(level: number): number[] {
  const t = atFirst(level)
  const sizes: number[] = []
  t.rng = seeded(`sizes ${level}`)
  for (let turn = 0; turn < 60 && t.players[AUTOMA].era < 5; turn++) {
    const { era } = t.players[AUTOMA]
    bots(t, { do: 'bot-turn' })
    while (step(t) === 'trap') play(t, 'yield')
    if (t.players[AUTOMA].era > era) sizes.push(t.solo!.decision.length)
  }
  return sizes.slice(0, 4)
}
test('EX-30, EX-100, TA-19.11 decision cards by era', () => {
  expect([1, 2, 3, 4, 5, 6].map(deckSizes)).toEqual([
    [8, 10, 12, 14],
    [8, 10, 12, 14],
    [8, 8, 10, 12],
    [8, 10, 14, 18],
    [8, 10, 16, 22],
    [8, 10, 16, 22],
  ])
})

test('TA-19.1 income turn 1: on level 1 nothing, on levels 2 to 4 a tapestry card', () => {
  for (const [level, cards] of [
    [1, 0],
    [2, 1],
    [4, 1],
  ] as const) {
    const t = atFirst(level)
    bots(t, { do: 'bot-turn' })
    expect([t.solo!.cards.length, points(t, AUTOMA), t.solo!.decision.length]).toEqual([cards, 0, 8])
    expect([AUTOMA, SHADOW].map(bot => positions(t, bot))).toEqual(Array(2).fill([0, 0, 0, 0]))
  }
})

test('TA-19.10 level 5: each bot advances on its favourite; ties are broken by the top progress card, which goes back', () => {
  const t = atFirst(5, ['military', 'science'])
  const told = bots(t, { do: 'bot-turn' })
  expect(has(told, 'advanced')).toEqual(['advanced:1,military-0,military-1', 'advanced:2,science-0,science-1'])
  const shown = t.solo!.shown
  expect(told).toContain(`bot-tiebreaker:${box.automa.cards[shown].id}`)
  expect(told).toContain(`bot-hex:h_-1_1,${box.automa.cards[shown].id}`)
  expect([t.solo!.progress.includes(shown), t.solo!.progress.length, t.solo!.cards.length]).toEqual([true, 15, 1])
})

test('TA-19.10, D39 level 6: on each track both, exploration, science, technology, military', () => {
  const t = atFirst(6)
  rolls(t, 'science')
  const told = has(bots(t, { do: 'bot-turn' }), 'advanced')
  expect(told).toEqual([
    'advanced:1,exploration-0,exploration-1',
    'advanced:2,exploration-0,exploration-1',
    'advanced:1,science-0,science-1',
    'advanced:1,science-1,science-2', // the Automa's research
    'advanced:2,science-0,science-1',
    'advanced:1,technology-0,technology-1',
    'advanced:2,technology-0,technology-1',
    'advanced:1,military-0,military-1',
    'advanced:2,military-0,military-1',
  ])
})

test('TA-19.7 conquests of an income turn use the latest tiebreaker card', () => {
  const t = solo({ level: 3, civilizations: ['conquerors'], pair: [5, 4] })
  standAt(t, AUTOMA, 12, 12, 12, 5)
  const told = income(t, 2)
  expect(has(told, 'bot-hex').every(w => w.endsWith('decision-04'))).toBe(true)
  expect(has(told, 'bot-hex').length).toBeGreaterThan(0)
})

test('TA-19.8 after income turn 5 both bots are finished; the other side goes on alone', () => {
  const t = solo({ level: 1 })
  give(t, HUMAN, { era: 3 })
  const told = income(t, 5)
  expect(told).toEqual(expect.arrayContaining(['finished:1', 'finished:2']))
  expect([t.players[AUTOMA].finished, t.players[SHADOW].finished]).toEqual([1, 1])
  expect(t.players[AUTOMA].played).toEqual([])
  const turns = heard(t, t => play(t, 'advance:exploration-1'))
  expect(has(turns, 'turn:')).toEqual(['turn:0'])
  expect(legal(t).length).toBeGreaterThan(0)
})

test('TA-19.8 the bots go on alone when the human is finished, and the match ends with them', () => {
  const t = solo({ level: 1, era: 4 })
  give(t, HUMAN, { era: 4, resources: {} })
  play(t, 'income')
  while (!tapestry.over(t)) play(t, legal(t, 'decline')[0] ?? legal(t)[0])
  expect(t.players.map(p => [p.era, p.finished])).toEqual(Array(3).fill([5, 1]))
})

test('TA-19.9, EX-87 the winner: human or Automa; with a resource left the human wins a tie, without the victory is shared', () => {
  for (const [coins, ranks] of [
    [1, [0, 1]],
    [0, [0, 0]],
  ] as const) {
    const t = solo()
    t.todo = []
    for (const seat of [HUMAN, AUTOMA]) give(t, seat, { points: 150 })
    give(t, HUMAN, { resources: { coin: coins } })
    expect(tapestry.scores(t).map(s => [s.seat, s.total])).toEqual([
      [0, 150],
      [1, 150],
    ])
    expect(tapestry.ranks(t)).toEqual(ranks)
  }
})

test('EX-93 with the landmark of a space claimed the next one counts', () => {
  const t = solo({ pair: [15, 6] })
  give(t, HUMAN, { landmarks: ['barracks'] })
  standAt(t, AUTOMA, 11, 11, 10, 2)
  expect(bots(t, { do: 'bot-advance', track: NONE })[0]).toBe('bot-valid:1,landmark,exploration-science,1')
})
