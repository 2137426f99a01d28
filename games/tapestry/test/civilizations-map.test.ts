/** TA-11: Nomads, Isolationists, Traders. */
import { expect, test } from 'vitest'
import { landMass } from '../rules/civilizations/on-map.ts'
import { controller } from '../rules/map.ts'
import { ability, gained, matOf } from './civilizations.ts'
import {
  after,
  clearMap,
  give,
  hex,
  lay,
  legal,
  load,
  play,
  points,
  resources,
  run,
  push,
  stand,
  step,
  table,
  tapestry,
  turnOf,
  type TapestryTable,
  why,
} from './helpers.ts'

const { box } = tapestry

/** Seat 0 with this civilization holds these hexes of the small map, one outpost each; seat 1 none. */
function holding(civilization: string, ...hexes: string[]): TapestryTable {
  const t = table({ era: 2 })
  give(t, 0, { civilizations: [civilization], resources: { coin: 1 } })
  give(t, 1, { resources: { coin: 1 } })
  clearMap(t)
  for (const at of hexes) stand(t, at, '0')
  return t
}

test('TA-11.9, EX-19 where the Nomads may put a building', () => {
  const t = holding('nomads', 'h_-2_2')
  after(t, 'gain-building-farm', 'exploration-6')
  expect(legal(t, 'settle').toSorted()).toEqual(
    ['h_-2_1', 'h_-2_2', 'h_-3_3', 'h_-1_2'].map(at => `settle:${at}`).toSorted(),
  )
  stand(t, 'h_-3_3', '1')
  expect(why(t, 'settle:h_-3_3')).toBe('not-own:h_-3_3')
  expect(why(t, 'settle:h_0_1')).toBe('unexplored:h_0_1')
  expect(why(t, 'settle:h_0_-2')).toBe('not-adjacent:h_0_-2')
  t.players[0].civilizations = []
  t.players[0].mats = []
  expect(why(t, 'settle:h_-2_1')).toBe('no-nomads')
})

test('TA-11.9, EX-84 a market on a controlled territory with one outpost: any 1, and it is closed', () => {
  const t = holding('nomads', 'h_-2_2')
  after(t, 'gain-building-market', 'technology-5')
  play(t, 'settle:h_-2_2')
  expect(step(t)).toBe('any')
  play(t, 'gain:food')
  expect(gained(t)).toEqual([0, 0, 1, 0])
  expect(t.players[0].exposed).toEqual([2, 1, 1, 1]) // the slot is exposed as always
  after(t, 'gain-building-market', 'technology-5')
  expect(why(t, 'settle:h_-2_2')).toBe('closed:h_-2_2')
  play(t, 'beside')
  stand(t, 'h_-2_1', '1')
  after(t, 'conquer-anywhere', 'military-8', 1)
  expect(why(t, 'conquer:h_-2_2')).toBe('closed:h_-2_2')
})

test('TA-11.9, EX-84 on their start lie two outposts already; an empty one next to it is theirs without a conquest', () => {
  const t = holding('nomads')
  stand(t, 'h_-2_2', '0', '0')
  after(t, 'gain-building-house', 'technology-5')
  expect(why(t, 'settle:h_-2_2')).toBe('closed:h_-2_2')
  play(t, 'settle:h_-2_1')
  expect(controller(t, hex('h_-2_1'))).toBe(0)
  expect(step(t)).toBe('act') // no dice, nothing to choose
  expect(points(t)).toBe(0)
  expect(gained(t)).toEqual([0, 0, 0, 0])
})

test('TA-12.5 Nomads on the middle island: no achievement; TA-11.9 a landmark is one token, too', () => {
  const t = holding('nomads', 'h_-2_2')
  lay(t, 'h_-1_1', 'territory-03')
  stand(t, 'h_-1_1', '0')
  after(t, 'gain-landmark-library', 'library')
  play(t, 'settle:h_0_0')
  expect(controller(t, hex('h_0_0'))).toBe(0)
  expect(points(t)).toBe(0)
  expect(t.players[0].achieved).toBe(0)
})

test('TA-21.4, TA-12.3 a building of the Nomads is conquered and toppled as an outpost', () => {
  const t = holding('nomads', 'h_-2_2')
  stand(t, 'h_-2_1', '0/building')
  stand(t, 'h_-3_3', '1')
  lay(t, 'h_-3_2', 'territory-03')
  stand(t, 'h_-3_2', '1')
  load(t, 'red:vp-4', 'black:gain-coin-1')
  after(t, 'conquer', 'military-1', 1)
  play(t, 'conquer:h_-2_1', 'take-die:red')
  expect(controller(t, hex('h_-2_1'))).toBe(1)
  expect(t.players[1].toppled).toBe(1)
})

/** Seat 0 has begun to conquer this empty hex. */
function isolating(): TapestryTable {
  const t = holding('isolationists', 'h_-2_2')
  load(t, 'red:vp-4', 'black:gain-coin-1')
  after(t, 'conquer', 'military-1')
  return play(t, 'conquer:h_-2_1')
}
test('TA-7.4 a token of the Isolationists closes an empty territory, for any 1 resource, before the dice', () => {
  const t = isolating()
  expect(legal(t)).toEqual(['accept', 'decline'])
  play(t, 'accept')
  expect(step(t)).toBe('any')
  play(t, 'gain:culture')
  expect(step(t)).toBe('take-die')
  play(t, 'take-die:red')
  expect(gained(t)).toEqual([0, 0, 0, 1])
  expect(matOf(t, 'isolationists')).toEqual([3])
  lay(t, 'h_-3_2', 'territory-03')
  stand(t, 'h_-3_2', '1')
  after(t, 'conquer', 'military-1', 1)
  expect(why(t, 'conquer:h_-2_1')).toBe('closed:h_-2_1')
  const not = isolating()
  play(not, 'decline')
  expect(step(not)).toBe('take-die')
  expect(matOf(not, 'isolationists')).toEqual([4])
})

test('TA-7.4 Isolationists: not without a token, not on a territory of an opponent, not over a token of the Traders', () => {
  for (const prepare of [
    (t: TapestryTable) => void (matOf(t, 'isolationists')[0] = 0),
    (t: TapestryTable) => stand(t, 'h_-2_1', '1'),
    (t: TapestryTable) => stand(t, 'h_-2_1', '1/marker'),
  ]) {
    const t = holding('isolationists', 'h_-2_2')
    prepare(t)
    load(t, 'red:vp-4', 'black:gain-coin-1')
    after(t, 'conquer', 'military-1')
    play(t, 'conquer:h_-2_1')
    expect(step(t)).toBe('take-die')
  }
})

const MASSES: [hexes: string[], mass: number, vp: number][] = [
  [['h_-2_2'], 1, 5],
  [['h_0_0'], 1, 5], // an island: land, but at no corner (D11)
  [['h_-2_2', 'h_-2_1'], 2, 10],
  [['h_-2_2', 'h_-2_1', 'h_-3_3'], 3, 16],
  [['h_-2_2', 'h_-1_2'], 1, 5], // next to each other, but no grassland meets
  [['h_-2_2', 'h_2_0'], 1, 5], // far from each other
]
for (const [hexes, mass, vp] of MASSES)
  test(`TA-11.4, EX-34 Isolationists at the end: ${hexes.join(' ')}`, () => {
    const t = ability(
      { civilizations: ['isolationists'] },
      {
        era: 5,
        prepare(t) {
          clearMap(t)
          for (const at of hexes) stand(t, at, '0')
        },
      },
    )
    expect(landMass(t, 0, box)).toBe(mass)
    expect(points(t, 0, 'civilizations')).toBe(vp)
  })
test('TA-11.4 Isolationists: tiles as they lie, 4 and more; 6 and more are worth the same; nothing before the end', () => {
  const { vp } = box.civilizations[box.civ.isolationists]
  expect(vp).toEqual([5, 10, 16, 23, 31, 40])
  const t = holding('isolationists', 'h_-2_2', 'h_-2_1', 'h_-3_3', 'h_-1_1')
  lay(t, 'h_-1_1', 'territory-18', 4) // grassland at its corners 5, 0 and 1
  expect(landMass(t, 0, box)).toBe(4)
  t.rotations[hex('h_-1_1')] = 1 // at 2, 3 and 4: it meets no other grassland
  expect(landMass(t, 0, box)).toBe(3)
  const early = ability({ civilizations: ['isolationists'] }, { era: 4 })
  expect(points(early)).toBe(0)
})

/** Step 1 of seat 0 with the Traders; seat 1 holds these hexes with one outpost each. */
const trading = (prepare: (t: TapestryTable) => void, ...hexes: string[]) =>
  ability(
    { civilizations: ['traders'] },
    {
      prepare(t) {
        clearMap(t)
        stand(t, 'h_2_0', '0', '0')
        for (const at of hexes) stand(t, at, '1')
        prepare(t)
      },
    },
  )

test('TA-7.12 Traders on an empty territory: 1 VP for each neighbouring one that opponents control', () => {
  const t = trading(t => {
    lay(t, 'h_-1_1', 'territory-03')
    stand(t, 'h_-1_1', '1')
  }, 'h_-2_2')
  play(t, 'trade:h_-2_1')
  expect(points(t, 0, 'civilizations')).toBe(2)
  expect(matOf(t, 'traders')).toEqual([3])
  expect(controller(t, hex('h_-2_1'))).toBe(-1)
  const own = trading(() => {}, 'h_-2_2')
  play(own, 'trade:h_3_0') // beside their own start only
  expect(points(own)).toBe(0)
})

test('TA-7.5, TA-7.12 Traders beside one outpost of an opponent: the benefit of that territory; it is closed', () => {
  const t = trading(t => {
    lay(t, 'h_-1_1', 'territory-01')
    stand(t, 'h_-1_1', '1')
  }, 'h_-2_2')
  const printed = structuredClone(t)
  play(t, 'trade:h_-1_1')
  expect(gained(t)).toEqual([1, 0, 0, 0])
  expect(controller(t, hex('h_-1_1'))).toBe(1)
  after(t, 'conquer-anywhere', 'military-8')
  expect(why(t, 'conquer:h_-1_1')).toBe('closed:h_-1_1')
  play(printed, 'trade:h_-2_2') // a printed territory brings nothing
  expect(gained(printed)).toEqual([0, 0, 0, 0])
  expect(step(printed)).toBe('act')
})

test('TA-7.1 Traders: neither own ones, nor two tokens, nor buildings of the Nomads, nor unexplored; and they may decline', () => {
  const t = trading(t => {
    stand(t, 'h_-3_3', '1/building')
    stand(t, 'h_-1_2', '0')
    stand(t, 'h_1_1', '1', '0/toppled')
  }, 'h_-2_2')
  expect(why(t, 'trade:h_2_0')).toBe('closed:h_2_0')
  expect(why(t, 'trade:h_1_1')).toBe('closed:h_1_1')
  expect(why(t, 'trade:h_-1_2')).toBe('no-opponent:h_-1_2')
  expect(why(t, 'trade:h_-3_3')).toBe('no-opponent:h_-3_3')
  expect(why(t, 'trade:h_0_1')).toBe('unexplored:h_0_1')
  play(t, 'decline')
  expect(matOf(t, 'traders')).toEqual([4])
  const none = holding('traders', 'h_2_0')
  matOf(none, 'traders')[0] = 0
  push(none, { do: 'income-civilizations', acted: 0 } as never)
  run(none)
  expect(step(none)).toBe('act')
})

/** Seat 1 conquers a territory with a token of the Traders. */
function overTrader(dice = 'conquer', prepare = (_t: TapestryTable): void => {}): TapestryTable {
  const t = holding('traders', 'h_2_0')
  stand(t, 'h_-2_2', '1')
  lay(t, 'h_-1_1', 'territory-01')
  stand(t, 'h_-1_1', '0/marker')
  stand(t, 'h_-2_1', '1')
  prepare(t)
  load(t, 'red:vp-1-per-controlled-territory', 'black:conquered-territory-benefit')
  after(t, dice, 'military-1', 1)
  return play(t, 'conquer:h_-1_1')
}
test('TA-7.12 the die that an opponent has not taken is for the Traders, as if they had rolled it', () => {
  const red = overTrader()
  expect(controller(red, hex('h_-1_1'))).toBe(1)
  play(red, 'take-die:red')
  expect(points(red, 1)).toBe(3)
  expect([turnOf(red), legal(red)]).toEqual([0, ['accept', 'decline']])
  play(red, 'accept')
  expect(gained(red)).toEqual([1, 0, 0, 0]) // the tile's coin
  const black = overTrader()
  play(black, 'take-die:black', 'accept')
  expect(points(black, 0, 'civilizations')).toBe(1) // their own territories
  const not = overTrader()
  play(not, 'take-die:red', 'decline')
  expect(gained(not)).toEqual([0, 0, 0, 0])
})

test('TA-7.12 both dice taken leave nothing; TA-11.3 finished Traders gain points only, and are not asked', () => {
  const both = overTrader('conquer-both')
  while (step(both) === 'in-any-order') play(both, legal(both)[0])
  expect(gained(both)).toEqual([0, 0, 0, 0])
  const finish = (t: TapestryTable) => {
    t.players[0].finished = 1
    t.turn = 1
  }
  const red = overTrader('conquer', finish)
  play(red, 'take-die:red')
  expect(resources(red)).toEqual([1, 0, 0, 0])
  const black = overTrader('conquer', finish)
  play(black, 'take-die:black')
  expect(points(black, 0, 'civilizations')).toBe(1)
})
