/** TA-11: Mystics; what is gained in mid-game; the order of abilities; the adjustments of 2021. */
import { expect, test } from 'vitest'
import { civilizationDeck } from '../rules/decks.ts'
import { ability, firstIncome, gained, matOf, step1 } from './civilizations.ts'
import {
  after,
  civilization,
  give,
  heard,
  leave,
  legal,
  load,
  play,
  points,
  push,
  resources,
  run,
  stand,
  step,
  table,
  tableWith,
  tapestry,
  type TapestryTable,
  why,
} from './helpers.ts'

const { box } = tapestry

/** Seat 0 with Mystics who have foretold this: tech cards, districts, territories, tracks. */
function mystics(...numbers: number[]): TapestryTable {
  const t = table({ era: 2 })
  give(t, 0, { civilizations: ['mystics'], resources: { coin: 1 } })
  matOf(t, 'mystics').splice(0, 4, ...numbers)
  return t
}

test('TA-2.11, EX-81 Mystics foretell a number in each category; what is true already pays at once', () => {
  const t = table()
  give(t, 0, { civilizations: ['mystics'], resources: { coin: 1 } })
  push(t, { do: 'start-text', civilization: civilization('mystics') } as never)
  run(t)
  expect(legal(t)).toHaveLength(9)
  expect(why(t, 'predict:tech-cards,0')).toBe('no-number:0')
  expect(why(t, 'predict:completed-tracks,1')).toBe('other-category:tech-cards')
  play(t, 'predict:tech-cards,3', 'predict:complete-districts,9', 'predict:controlled-territories,1')
  expect(step(t)).toBe('any')
  play(t, 'gain:worker')
  expect(why(t, 'predict:completed-tracks,5')).toBe('no-number:5')
  play(t, 'predict:completed-tracks,4')
  expect(matOf(t, 'mystics')).toEqual([3, 9, 1, 4, 4])
  expect(gained(t)).toEqual([0, 1, 0, 0])
})

test('TA-21.16, EX-81 a number that is reached pays any 1, the first time only', () => {
  const t = mystics(3, 9, 9, 4)
  give(t, 0, { bottom: ['light-bulb', 'paper'] })
  after(t, 'invent', 'technology-1')
  play(t, 'invent-top')
  expect(step(t)).toBe('any')
  play(t, 'gain:food')
  t.players[0].tech.pop()
  after(t, 'invent', 'technology-1')
  play(t, 'invent-top')
  expect(step(t)).toBe('act')
  const passed = mystics(2, 9, 9, 4) // two at once pass it by
  give(passed, 0, { bottom: ['light-bulb', 'paper'] })
  after(passed, 'invent', 'technology-1')
  play(passed, 'invent-top')
  expect(step(passed)).toBe('act')
})

test('TA-2.11 Mystics: territories, tracks and districts pay when they are reached', () => {
  const conquest = mystics(9, 9, 2, 4)
  stand(conquest, 'h_-2_2', '0', '0')
  for (const at of box.maps.small.list.map(k => box.hexIds[k]))
    if (at !== 'h_-2_2' && conquest.tokens[2 * box.hexIds.indexOf(at)] >> 3 === 0) stand(conquest, at)
  load(conquest, 'red:vp-4', 'black:gain-coin-1')
  after(conquest, 'conquer', 'military-1')
  play(conquest, 'conquer:h_-2_1')
  expect(step(conquest)).toBe('any')
  const track = mystics(9, 9, 9, 1)
  give(track, 0, { tracks: { science: 11 } })
  after(track, 'advance-science-x', 'vaccines')
  expect(step(track)).toBe('any')
  play(track, 'gain:coin')
  expect(points(track, 0, 'achievements')).toBe(10)
  const district = mystics(9, 1, 9, 4)
  district.players[0].filled = [0b011_000000111_000000111, 0, 0]
  after(district, 'gain-building-farm', 'exploration-6')
  play(district, 'place:0,r2c2', 'gain:food', 'gain:food') // the district’s own and theirs
  expect(gained(district)).toEqual([0, 0, 2, 0])
})

test('TA-4.6, EX-81 Mystics at the end: 10 VP for each number that is exactly true, before that turn’s upgrade', () => {
  const end = (...tech: string[]) => {
    const t = mystics(3, 9, 1, 4)
    t.players[0].era = 5
    give(t, 0, { bottom: tech })
    return step1(t)
  }
  expect(points(end('light-bulb', 'paper', 'barn'))).toBe(20) // three cards, one territory
  expect(points(end('light-bulb', 'paper', 'barn', 'compass'))).toBe(10)
  const early = mystics(9, 9, 1, 4)
  step1(early)
  expect(points(early)).toBe(0)
  const last = mystics(3, 9, 9, 4)
  give(last, 0, { bottom: ['eyeglasses', 'paper', 'barn'] })
  last.players[0].era = 4
  play(last, 'income', 'upgrade:eyeglasses', 'invent-top')
  expect(points(last, 0, 'civilizations')).toBe(10)
  expect(last.players[0].tech).toHaveLength(4)
})

test('TA-4.1 several civilizations act in the owner’s order, one that is gained meanwhile too', () => {
  const t = ability({ civilizations: ['leaders', 'merrymakers'] })
  expect(legal(t)).toEqual(['act:leaders', 'act:merrymakers'])
  expect(why(t, 'act:nomads')).toBe('not-your-civilization:nomads')
  play(t, 'act:merrymakers', 'dance:2')
  expect(step(t)).toBe('leaders') // the only one that is left
  play(t, 'decline')
  expect(step(t)).toBe('act') // each once
  const meanwhile = ability(
    { civilizations: ['inventors', 'merrymakers'], middle: ['radio'] },
    { prepare: t => leave(t, 'leaders') },
  )
  play(meanwhile, 'act:inventors', 'improve:radio')
  expect(legal(meanwhile)).toEqual(['act:merrymakers', 'act:leaders'])
  expect(why(meanwhile, 'act:inventors')).toBe('has-acted:inventors')
})

test('TA-4.1 which abilities are left to their owner', () => {
  const optional = ['heralds', 'historians', 'inventors', 'leaders', 'traders']
  const mandatory = ['alchemists', 'entertainers', 'merrymakers']
  for (const id of [...optional, ...mandatory]) {
    const t = ability(
      { civilizations: [id], bottom: ['paper'], tiles: ['territory-01'], played: [[2, 'trap']] },
      { prepare: t => load(t, 'science:science') },
    )
    expect([id, legal(t).includes('decline')]).toEqual([id, optional.includes(id)])
  }
})

test('TA-4.1, TA-4.5 in which income turns each civilization acts', () => {
  const turns = Object.fromEntries(box.civilizations.map(c => [c.id, c.turns.join('')]))
  const all = '2345'
  expect(turns).toEqual({
    'alchemists': all,
    'architects': '',
    'craftsmen': '',
    'entertainers': all,
    'futurists': '',
    'heralds': all,
    'historians': all,
    'inventors': all,
    'isolationists': '5',
    'leaders': all,
    'merrymakers': all,
    'militants': all,
    'mystics': '5',
    'nomads': '',
    'the-chosen': all,
    'traders': all,
  })
  const t = ability({ civilizations: ['leaders'] }, { era: 1 })
  expect(step(t)).toBe('act')
})

test('TA-11.1 a civilization gained is a random one that nobody has; discarded ones come back when there is no other', () => {
  const t = tableWith({ resources: { coin: 1 }, civilizations: ['nomads'] })
  expect(civilizationDeck(t, box)).toHaveLength(15)
  leave(t, 'craftsmen')
  expect(heard(t, t => void after(t, 'gain-civilization', 'radio'))).toContain('civilization:0,craftsmen')
  expect(t.players[0].civilizations).toEqual(['nomads', 'craftsmen'].map(civilization))
  t.civilizationDiscards = [civilization('leaders')]
  t.players[1].civilizations = box.civilizations.flatMap((_, k) =>
    [civilization('nomads'), civilization('craftsmen'), civilization('leaders')].includes(k) ? [] : [k],
  )
  t.players[1].mats = t.players[1].civilizations.map(() => [])
  after(t, 'gain-civilization', 'radio')
  expect(t.players[0].civilizations.at(-1)).toBe(civilization('leaders'))
  expect(t.civilizationDiscards).toEqual([])
  after(t, 'gain-civilization', 'radio') // none is left: void
  expect(t.players[0].civilizations).toHaveLength(3)
})

test('TA-11.4 Mystics in mid-game are discarded for another; where only they are left nothing is gained', () => {
  const t = tableWith({ resources: { coin: 1 } })
  leave(t, 'mystics')
  t.civilizationDiscards = t.civilizationDiscards.filter(c => c !== civilization('leaders'))
  for (let n = 0; n < 20 && !t.players[0].civilizations.length; n++) after(t, 'gain-civilization', 'radio')
  expect(t.players[0].civilizations).toEqual([civilization('leaders')])
  const only = tableWith({ resources: { coin: 1 } })
  leave(only, 'mystics')
  only.players[1].civilizations = only.civilizationDiscards // nobody can have the others either
  only.players[1].mats = only.players[1].civilizations.map(() => [])
  only.civilizationDiscards = []
  const notes = heard(only, t => void after(t, 'gain-civilization', 'radio'))
  expect(notes).toContain('discarded-civilization:0,mystics')
  expect(only.players[0].civilizations).toEqual([])
  expect(only.civilizationDiscards).toEqual([civilization('mystics')])
})

const ADJUSTED = { options: { adjustments: '2021' } }
test('TA-11.4 with the adjustments of 2021 Futurists in mid-game are discarded for another, too', () => {
  const t = tableWith({ resources: { coin: 1 } }, ADJUSTED)
  leave(t, 'futurists', 'leaders')
  after(t, 'gain-civilization', 'radio')
  expect(t.players[0].civilizations).toEqual([civilization('leaders')])
})

/** What each civilization gains (or loses) beside the income of turn 1, of 3 players. */
const ADJUSTMENTS: Record<string, [any: number, vp: number]> = {
  'alchemists': [2, 10],
  'architects': [0, 20],
  'craftsmen': [-1, 0],
  'entertainers': [1, 0],
  'futurists': [-2, 0],
  'heralds': [0, 0],
  'historians': [0, 0],
  'inventors': [0, 0],
  'isolationists': [0, 0],
  'leaders': [0, 0],
  'merrymakers': [1, 0],
  'militants': [0, 0],
  'mystics': [1, 0],
  'nomads': [0, 0],
  'the-chosen': [0, 30],
  'traders': [2, 10],
}
for (const [id, [any, vp]] of Object.entries(ADJUSTMENTS))
  test(`TA-11.2, TA-4.5 the adjustment of 2021: ${id}`, () => {
    const t = play(firstIncome(id, { seats: 3, ...ADJUSTED }), 'income')
    let left = any
    if (id === 'futurists') {
      expect(resources(t)).toEqual([1, 1, 1, 0]) // 1 culture first
      left++
    }
    for (; left > 0; left--) play(t, 'gain:food')
    for (; left < 0; left++) play(t, 'lose:food')
    if (id === 'heralds') play(t, 'decline')
    expect(t.players[1].era).toBe(1)
    expect(resources(t)).toEqual([1, 1, 1 + (id === 'futurists' ? -1 : any), id === 'futurists' ? 0 : 1])
    expect(points(t)).toBe(vp)
  })

test('TA-11.2 without the option nobody is adjusted; Architects only from three people on', () => {
  for (const id of ['alchemists', 'futurists', 'the-chosen']) {
    const t = play(firstIncome(id, { seats: 3 }), 'income')
    expect(resources(t)).toEqual([1, 1, 1, 1])
    expect(points(t)).toBe(0)
  }
  expect(points(play(firstIncome('architects', ADJUSTED), 'income'))).toBe(0)
  expect(points(play(firstIncome('the-chosen', ADJUSTED), 'income'))).toBe(15)
})

test('TA-11.2 in the solo game bots are opponents, but no people', () => {
  const alone = { seats: 1, options: { adjustments: '2021', level: '2' } }
  expect(points(play(firstIncome('architects', alone), 'income'))).toBe(0)
  expect(points(play(firstIncome('the-chosen', alone), 'income'))).toBe(30)
})
