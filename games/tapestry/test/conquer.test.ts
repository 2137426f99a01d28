import { expect, test } from 'vitest'
import { controlled, controller } from '../rules/map.ts'
import {
  after,
  clearMap,
  give,
  heard,
  hex,
  lay,
  legal,
  load,
  play,
  points,
  resources,
  stand,
  step,
  table,
  tapestry,
  tapestryCard,
  type TapestryTable,
  tokens,
  turnOf,
  why,
} from './helpers.ts'

/** A map with these tokens on it alone, everybody with a coin; faces are what the next dice show. */
function war(
  at: Record<string, string[]>,
  { seats = 2, dice = ['red:vp-4', 'black:gain-coin-1'] } = {},
): TapestryTable {
  const t = table({ seats })
  clearMap(t)
  for (const [h, list] of Object.entries(at)) stand(t, h, ...list)
  for (let seat = 0; seat < seats; seat++) give(t, seat, { resources: { coin: 1 } })
  load(t, ...dice)
  return t
}
const targets = (t: TapestryTable): string[] =>
  legal(t, 'conquer')
    .map(w => w.split(':')[1])
    .sort()
const conquer = (t: TapestryTable, effect = 'conquer') => after(t, effect, 'military-1')
const TANKS = 'conquer-both-if-opponent'
const MECHS = 'conquer-both'

test('TA-7.3, EX-13 targets: explored, beside a controlled territory or anywhere, not one’s own', () => {
  const t = war({ 'h_-2_2': ['0'] })
  conquer(t)
  expect(targets(t)).toEqual(['h_-1_2', 'h_-2_1', 'h_-3_3'])
  expect(why(t, 'conquer:h_-3_2')).toBe('unexplored:h_-3_2')
  expect(why(t, 'conquer:h_-2_2')).toBe('own-territory:h_-2_2')
  expect(why(t, 'conquer:h_2_0')).toBe('not-adjacent:h_2_0')
  expect(why(t, 'conquer:h_4_0')).toBe('off-map:h_4_0')
  const anywhere = war({ 'h_-2_2': ['0'] })
  conquer(anywhere, 'conquer-anywhere')
  expect(targets(anywhere)).toHaveLength(12)
})

test('TA-7.3, TA-21.10, EX-14 a player who controls nothing has targets only anywhere', () => {
  const t = war({})
  expect(heard(t, u => conquer(u))).toContain('void:0,conquer')
  conquer(t, 'conquer-anywhere')
  expect(targets(t)).toHaveLength(13)
})

test('TA-7.1, TA-7.5, EX-15 two tokens close a territory; a lone one that controls nothing does not', () => {
  const closed = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1', '0/toppled'] })
  conquer(closed)
  expect(targets(closed)).toEqual(['h_-1_2', 'h_-2_1'])
  expect(why(closed, 'conquer:h_-3_3')).toBe('closed:h_-3_3')

  const inert = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1/marker'] })
  expect(controller(inert, hex('h_-3_3'))).toBe(-1)
  conquer(inert)
  const notes = heard(inert, t => play(t, 'conquer:h_-3_3'))
  expect(notes).not.toContain('toppled:0,1,h_-3_3')
  expect(tokens(inert, 'h_-3_3')).toEqual(['1/marker', '0/outpost'])
  expect(controller(inert, hex('h_-3_3'))).toBe(0)
  expect(inert.players[0].toppled).toBe(0)
})

test('TA-7.3, TA-21.10, EX-16 adjacency is that of the moment', () => {
  const t = war({ h_0_0: ['0'] })
  expect(heard(t, u => conquer(u))).toContain('void:0,conquer')
  lay(t, 'h_-1_1', 'territory-03')
  lay(t, 'h_2_1', 'territory-08')
  stand(t, 'h_2_0', '1')
  const notes = heard(t, u => conquer(u)) // the only target: forced
  expect(notes).toContain('placed:0,h_-1_1')
})

test('TA-7.3, EX-17 partners of an Alliance do not conquer each other', () => {
  for (const [holder, partner] of [
    [0, 1],
    [1, 0],
  ]) {
    const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'] })
    give(t, holder, { active: 'alliance' })
    t.players[holder].partner = partner
    conquer(t)
    expect(targets(t)).toEqual(['h_-1_2', 'h_-2_1'])
    expect(why(t, 'conquer:h_-3_3')).toBe('allied:h_-3_3')
  }
  const third = war({ 'h_-2_2': ['0'], 'h_-3_3': ['2'] }, { seats: 3 })
  give(third, 0, { active: 'alliance' })
  third.players[0].partner = 1
  conquer(third)
  expect(targets(third)).toContain('h_-3_3')
})

test('TA-7.3 mandatory: what can be conquered must be', () => {
  const t = war({ 'h_-2_2': ['0'] })
  conquer(t)
  expect(legal(t).every(w => w.startsWith('conquer:'))).toBe(true)
})

test('TA-7.4, TA-7.5, EX-6 after a conquest the loser’s outpost lies there, and nobody conquers it again', () => {
  const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'], h_2_0: ['1'] })
  conquer(t)
  const notes = heard(t, u => play(u, 'conquer:h_-3_3'))
  expect(notes).toEqual(['placed:0,h_-3_3', 'toppled:0,1,h_-3_3', 'die:0,red,vp-4', 'die:0,black,gain-coin-1'])
  expect(tokens(t, 'h_-3_3')).toEqual(['1/toppled', '0/outpost'])
  expect([controlled(t, 0, tapestry.box), controlled(t, 1, tapestry.box)]).toEqual([2, 1])
  expect(t.players[0].outposts).toBe(8)
  expect(legal(t)).toEqual(['take-die:red', 'take-die:black'])
  play(t, 'take-die:black')
  expect([resources(t), points(t)]).toEqual([[2, 0, 0, 0], 0])
  for (const seat of [0, 1]) {
    after(t, 'conquer-anywhere', 'military-8', seat)
    expect(why(t, 'conquer:h_-3_3', seat)).toBe('closed:h_-3_3')
  }
})

test('TA-7.7 the red die: 4 to 7 VP; the black one: a resource', () => {
  for (const n of [4, 5, 6, 7]) {
    const t = war({ 'h_-2_2': ['0'] }, { dice: [`red:vp-${n}`, 'black:gain-coin-1'] })
    conquer(t)
    play(t, 'conquer:h_-2_1', 'take-die:red')
    expect([points(t), points(t, 0, 'conquering')]).toEqual([n, n])
  }
  for (const [k, id] of ['coin', 'worker', 'food', 'culture'].entries()) {
    const t = war({ 'h_-2_2': ['0'] }, { dice: ['red:vp-4', `black:gain-${id}-1`] })
    conquer(t)
    play(t, 'conquer:h_-2_1', 'take-die:black')
    expect(resources(t)).toEqual([1, 0, 0, 0].map((n, r) => n + (r === k ? 1 : 0)))
  }
})

test('TA-7.7, EX-60 a VP for each controlled territory: with the conquered one, without it after a trap', () => {
  const outcome = (answer: string) => {
    const t = war(
      { 'h_-2_2': ['0'], 'h_-2_1': ['0'], h_0_0: ['0'], 'h_-3_3': ['1'] },
      { dice: ['red:vp-1-per-controlled-territory', 'black:gain-coin-1'] },
    )
    give(t, 1, { hand: ['trap'] })
    conquer(t)
    play(t, 'conquer:h_-3_3', answer)
    if (answer === 'spring') play(t, 'gain:coin')
    play(t, 'take-die:red')
    return points(t)
  }
  expect([outcome('yield'), outcome('spring')]).toEqual([4, 3])
})

test('TA-7.7, TA-7.13 the tile’s face: the benefit of the conquered tile; a printed territory has none', () => {
  const dice = ['red:vp-4', 'black:conquered-territory-benefit']
  const tile = war({ 'h_-2_2': ['0'] }, { dice })
  lay(tile, 'h_-3_2', 'territory-02')
  conquer(tile)
  play(tile, 'conquer:h_-3_2', 'take-die:black')
  expect(tile.players[0].tiles).toHaveLength(2)
  const printed = war({ 'h_-2_2': ['0'] }, { dice })
  conquer(printed)
  play(printed, 'conquer:h_-2_1') // the red die is the only one that brings anything (TA-3.7)
  expect(points(printed)).toBe(4)
  // A benefit that cannot be done is none either: an upgrade without a tech card.
  const idle = war({ 'h_-2_2': ['0'] }, { dice })
  lay(idle, 'h_-3_2', 'territory-22')
  conquer(idle)
  play(idle, 'conquer:h_-3_2')
  expect(points(idle)).toBe(4)
})

test('TA-7.8 Tanks: both dice in any order for an opponent’s territory, one for anything else', () => {
  const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'] })
  conquer(t, TANKS)
  play(t, 'conquer:h_-3_3')
  expect(step(t)).toBe('in-any-order')
  play(t, 'first:0')
  expect([points(t), resources(t)[0]]).toEqual([4, 2])
  const empty = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'] })
  conquer(empty, TANKS)
  play(empty, 'conquer:h_-2_1')
  expect(step(empty)).toBe('take-die')
})

test('TA-7.8 Mechs: both dice always, after a trap too', () => {
  const empty = war({ 'h_-2_2': ['0'] })
  conquer(empty, MECHS)
  play(empty, 'conquer:h_-2_1', 'first:1')
  expect([points(empty), resources(empty)[0]]).toEqual([4, 2])
  const trapped = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'] })
  give(trapped, 1, { hand: ['trap'] })
  conquer(trapped, MECHS)
  play(trapped, 'conquer:h_-3_3', 'spring', 'gain:food', 'first:0')
  expect([points(trapped), resources(trapped)[0]]).toEqual([4, 2])
})

test('TA-7.9, EX-63 without an outpost conquering is void; military 5 still gives its armory', () => {
  const t = war({ 'h_-2_2': ['0'] })
  t.players[0].outposts = 0
  expect(heard(t, u => conquer(u))).toContain('void:0,conquer')
  give(t, 0, { tracks: { military: 4 }, resources: { coin: 2, culture: 1 } })
  play(t, 'advance:military-5')
  while (step(t) === 'in-any-order' || step(t) === 'cost') play(t, legal(t).at(-1)!)
  expect(step(t)).toBe('place')
  expect(t.players[0].exposed[3]).toBe(2)
  const reasons = war({ 'h_-2_2': ['0'] })
  conquer(reasons)
  reasons.players[0].outposts = 0
  expect(why(reasons, 'conquer:h_-2_1')).toBe('no-outpost')
})

test('TA-7.11 an empty territory: no trap, nothing to topple', () => {
  const t = war({ 'h_-2_2': ['0'], h_2_0: ['1'] })
  give(t, 1, { hand: ['trap'] })
  conquer(t)
  expect(heard(t, u => play(u, 'conquer:h_-2_1'))).toEqual([
    'placed:0,h_-2_1',
    'die:0,red,vp-4',
    'die:0,black,gain-coin-1',
  ])
})

test('TA-7.4, TA-7.13 Pirate Rule brings the benefit of the tile after the dice, not when trapped', () => {
  const outcome = (answer: string, at = 'h_-3_2') => {
    const t = war({ 'h_-2_2': ['0'] })
    give(t, 0, { active: 'pirate-rule' })
    lay(t, 'h_-3_2', 'territory-03')
    stand(t, at, '1')
    give(t, 1, { hand: ['trap'] })
    conquer(t)
    play(t, `conquer:${at}`, answer)
    if (answer === 'spring') play(t, 'gain:coin')
    expect(resources(t)[2]).toBe(0)
    play(t, 'take-die:red')
    return [points(t), resources(t)[2]]
  }
  expect(outcome('yield')).toEqual([4, 1])
  expect(outcome('spring')).toEqual([4, 0])
  expect(outcome('yield', 'h_-3_3')).toEqual([4, 0])
})

test('TA-7.6, TA-7.8 Pillage and Plunder: no trap, and both dice for an opponent’s territory', () => {
  const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'] })
  give(t, 0, { active: 'pillage-and-plunder' })
  give(t, 1, { hand: ['trap'] })
  conquer(t)
  play(t, 'conquer:h_-3_3')
  expect([turnOf(t), step(t)]).toEqual([0, 'in-any-order'])
  expect(t.players[1].hand).toEqual([tapestryCard('trap')])
})

test('TA-7.2, TA-21.4, TA-12.3 a building of the Nomads controls, is toppled, and counts', () => {
  const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1/building'] })
  expect(controller(t, hex('h_-3_3'))).toBe(1)
  give(t, 1, { hand: ['trap'] })
  conquer(t)
  play(t, 'conquer:h_-3_3')
  expect([turnOf(t), step(t)]).toEqual([1, 'trap'])
  play(t, 'yield')
  expect(tokens(t, 'h_-3_3')).toEqual(['1/toppled-building', '0/outpost'])
  expect(t.players[0].toppled).toBe(1)
  const beside = war({ 'h_-2_2': ['0/building'] })
  conquer(beside)
  expect(targets(beside)).toEqual(['h_-1_2', 'h_-2_1', 'h_-3_3'])
})

test('TA-2.4 a starting territory has two outposts, counts as one, and is closed', () => {
  const t = table()
  expect(t.players.map(p => p.outposts)).toEqual([8, 8])
  expect([controlled(t, 0, tapestry.box), controlled(t, 1, tapestry.box)]).toEqual([1, 1])
  const start = t.tokens.findIndex(x => x >> 3 === 1) >> 1
  give(t, 0, { resources: { coin: 1 } })
  conquer(t, 'conquer-anywhere')
  expect(why(t, `conquer:${tapestry.box.hexIds[start]}`)).toMatch(/^closed/)
})

test('TA-10.16, TA-12.5, EX-20 Revolution turns over who stands there, and earns no achievement', () => {
  const t = war({
    'h_-3_3': ['1', '0/toppled'],
    h_0_0: ['0/toppled', '1/building'],
    'h_-2_1': ['1/marker', '0/toppled'],
    h_1_1: ['1', '1/toppled'],
  })
  after(t, 'stand-up-outposts-3', 'revolution')
  expect(legal(t)).toEqual(['stand:h_-2_1', 'stand:h_0_0', 'stand:h_-3_3', 'done'])
  play(t, 'stand:h_-3_3', 'stand:h_0_0')
  expect(tokens(t, 'h_-3_3')).toEqual(['1/toppled', '0/outpost'])
  expect(tokens(t, 'h_0_0')).toEqual(['0/outpost', '1/toppled-building'])
  play(t, 'stand:h_-2_1')
  expect(tokens(t, 'h_-2_1')).toEqual(['1/marker', '0/outpost'])
  expect([step(t), t.players[0].toppled, t.players[0].achieved, points(t)]).toEqual(['act', 0, 0, 0])
})

test('TA-7.12 Traders may gain the die that the conqueror of their token has left', () => {
  const at = { 'h_-2_2': ['0'], 'h_-3_3': ['1/marker'], h_2_0: ['1'] }
  const dice = ['red:vp-1-per-controlled-territory', 'black:gain-food-1']
  const left = (die: string) => {
    const t = war(at, { dice })
    give(t, 1, { civilizations: ['traders'] })
    conquer(t)
    return play(t, 'conquer:h_-3_3', `take-die:${die}`)
  }
  const red = left('black')
  expect([turnOf(red), step(red)]).toEqual([1, 'may'])
  play(red, 'accept')
  expect(points(red, 1)).toBe(1) // their own territories
  expect(play(left('red'), 'accept').players[1].resources).toEqual([1, 0, 1, 0])
  expect(play(left('red'), 'decline').players[1].resources).toEqual([1, 0, 0, 0])
  const both = war(at, { dice })
  give(both, 1, { civilizations: ['traders'] })
  conquer(both, MECHS)
  play(both, 'conquer:h_-3_3', 'first:0')
  expect([turnOf(both), step(both)]).toEqual([0, 'act'])
})

test('TA-7.4 Isolationists close an empty territory at once, before the dice; no other', () => {
  const secure = (at: string) => {
    const t = war({ 'h_-2_2': ['0'], 'h_-3_3': ['1'] })
    give(t, 0, { civilizations: ['isolationists'] })
    conquer(t)
    return play(t, `conquer:${at}`)
  }
  const t = secure('h_-2_1')
  expect(step(t)).toBe('isolate')
  play(t, 'accept', 'gain:food')
  expect(tokens(t, 'h_-2_1')).toEqual(['0/outpost', '0/marker'])
  expect([step(t), resources(t)]).toEqual(['take-die', [1, 0, 1, 0]])
  expect(step(secure('h_-3_3'))).toBe('take-die')
})

test('TA-7.4, TA-11.8 an outpost of the Militants comes from their mat', () => {
  const t = war({ 'h_-2_2': ['0'] })
  give(t, 0, { civilizations: ['militants'] })
  conquer(t)
  play(t, 'conquer:h_-2_1')
  expect(step(t)).not.toBe('take-die')
  play(t, legal(t)[0])
  expect(step(t)).toBe('take-die')
})

test('TA-11.9, EX-19 where the Nomads may build: an own territory with one token, or an empty one beside it', () => {
  const t = war({ 'h_-2_2': ['0'] })
  give(t, 0, { civilizations: ['nomads'] })
  after(t, 'gain-building-farm', 'exploration-5')
  expect(
    legal(t, 'settle')
      .map(w => w.split(':')[1])
      .sort(),
  ).toEqual(['h_-1_2', 'h_-2_1', 'h_-2_2', 'h_-3_3'])
})
