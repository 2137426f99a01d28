/** Every "this era" card of the box, played from the hand, by hand-written values (TA-10.2); Alliance and Marriage of State stand in `tapestries-players.test.ts`. */
import { expect, test } from 'vitest'
import { techOf } from '../rules/table.ts'
import { BOTTOM } from '../rules/terms.ts'
import {
  after,
  clearMap,
  give,
  heard,
  landmark,
  lay,
  legal,
  play,
  played,
  points,
  positions,
  push,
  resources,
  run,
  settle,
  settled,
  stand,
  step,
  tech,
  type TapestryTable,
  why,
} from './helpers.ts'

/** Seat 0 controls h_2_0 alone and has this card in force; h_1_0 beside it is unexplored. */
const explorer = (card: string, tiles: string[]) =>
  played(card, t => {
    clearMap(t)
    stand(t, 'h_2_0', '0', '0')
    give(t, 0, { tiles })
  })
/** The card works no longer once it is covered. */
function cover(t: TapestryTable): TapestryTable {
  give(t, 0, { hand: ['trap'], points: 0 })
  after(t, 'overplay-tapestry', 'military-10')
  play(t, 'play:trap')
  give(t, 0, { points: 0 })
  return t
}

test('Academia: 3 VP for each card invented, and for each tapestry card gained', () => {
  const t = played('academia')
  play(after(t, 'invent', 'technology-1'), 'invent-top')
  expect(points(t, 0, 'tapestries')).toBe(3)
  after(t, 'gain-tapestry-3', 'technology-2')
  expect(points(t)).toBe(12)
  cover(t)
  after(t, 'gain-tapestry-1', 'technology-2')
  expect(points(t)).toBe(0)
})

test('TA-6.9, TA-6.11 Age of Sail: three tiles before exploring, of which one may be given away for 3 VP', () => {
  const t = explorer('age-of-sail', ['territory-01'])
  after(t, 'explore', 'exploration-2')
  expect([t.players[0].tiles.length, step(t)]).toEqual([4, 'may'])
  play(t, 'accept')
  expect(legal(t).length).toBe(4)
  expect(why(t, 'give:territory-01,0')).toBe('not-an-opponent')
  play(t, 'give:territory-01,1')
  expect([points(t, 0, 'tapestries'), t.players[1].tiles]).toEqual([3, [0]])
  expect(step(t)).toBe('explore-tile')
  // A finished opponent gains nothing more (TA-4.7), so nothing is offered.
  const late = explorer('age-of-sail', [])
  late.players[1].finished = 1
  after(late, 'explore', 'exploration-2')
  expect(step(late)).toBe('explore-tile')
})

test('TA-5.11, TA-5.7 Broker of Peace: no military advance, 3 VP for each of an opponent', () => {
  const t = played('broker-of-peace', u => give(u, 1, { tracks: { military: 4 } }), { seats: 3 })
  after(t, 'advance-military-x', 'technology-5', 1)
  after(t, 'advance-military-x', 'technology-5', 2)
  after(t, 'advance-technology-x', 'technology-5', 2)
  expect(points(t, 0, 'tapestries')).toBe(6)
  expect(heard(t, () => after(t, 'advance-military-x', 'technology-5'))).toEqual(['void:0,advance-military-x'])
  give(t, 0, { resources: { coin: 1 } })
  push(t, { do: 'act', seat: 0 })
  expect([why(t, 'advance:military-1'), why(t, 'advance:science-1')]).toEqual(['blocked:military', 'ok'])
  expect(points(t)).toBe(6)
})

test('TA-9.9, EX-24, EX-39 Capitalism: 2 VP for each coin of the income, a coin with each market', () => {
  const t = played('capitalism', u => give(u, 0, { exposed: { market: 2 }, resources: { coin: 7 } }))
  push(t, { do: 'income-gains' } as never)
  run(t)
  expect([points(t, 0, 'tapestries'), resources(t)[0]]).toEqual([4, 8])
  give(t, 0, { resources: {} })
  after(t, 'gain-building-market', 'technology-2')
  settle(t)
  after(t, 'gain-building-farm', 'exploration-3')
  settle(t)
  expect(resources(t)).toEqual([1, 0, 0, 0])
})

test('TA-6.12 Empiricism: 2 VP for each advance on science, two dice for each roll', () => {
  const t = played('empiricism')
  const notes = heard(t, () => after(t, 'research-x', 'science-1'))
  expect(notes.filter(w => w.startsWith('rolled')).length).toBe(2)
  play(t, 'decline')
  after(t, 'advance-science-x', 'technology-5')
  after(t, 'advance-technology-x', 'technology-5')
  expect(points(t, 0, 'tapestries')).toBe(2)
})

test('EX-58 Exploitation: the benefit of the tile twice instead of its points', () => {
  const t = explorer('exploitation', ['territory-03'])
  after(t, 'explore', 'exploration-2')
  play(t, legal(t, 'lay')[0], 'accept')
  expect([points(t), resources(t)]).toEqual([0, [0, 0, 2, 0]])
  expect(settled(t)).toBe(true)
})

test('Golden Age: no prerequisite, 3 VP for each upgrade', () => {
  const t = played('golden-age', u => give(u, 0, { middle: ['canned-food'] }))
  after(t, 'upgrade', 'technology-5')
  expect(points(t, 0, 'tapestries')).toBe(3)
  expect(points(t, 0, 'technology')).toBe(7)
})

test('Industrialism: the circle of a card that is invented; it stays in the bottom row', () => {
  const t = played('industrialism', u => give(u, 0, { bottom: ['canned-food'] }))
  t.players[0].tech = []
  t.techDeck.push(t.techRow[0])
  t.techRow[0] = tech('canned-food')
  after(t, 'invent-face-up', 'technology-1')
  play(t, 'invent:canned-food')
  expect(resources(t)).toEqual([0, 0, 1, 0])
  expect(t.players[0].tech).toEqual([techOf(tech('canned-food'), BOTTOM)])
})

test('EX-24 Mercantilism: food of the income for other resources, 2 VP each', () => {
  const t = played('mercantilism', u => give(u, 0, { exposed: { farm: 3 } }))
  push(t, { do: 'income-gains' } as never)
  run(t)
  expect([step(t), resources(t)[2]]).toEqual(['convert-food', 2])
  expect(legal(t)).toEqual(['convert:coin', 'convert:worker', 'convert:culture', 'done'])
  expect(why(t, 'convert:food')).toBe('not-into-food')
  play(t, 'convert:coin', 'convert:coin')
  expect([points(t, 0, 'tapestries'), resources(t)]).toEqual([4, [3, 1, 0, 1]])
  const few = played('mercantilism', u => give(u, 0, { resources: { food: 5 } }))
  push(few, { do: 'income-gains' } as never)
  play(run(few), 'convert:worker')
  expect([points(few), settled(few)]).toEqual([2, true]) // the income brought one food
})

test('TA-12.5 Militarism: an outpost on what is explored, which is no conquest', () => {
  const t = explorer('militarism', ['territory-03'])
  after(t, 'explore', 'exploration-2')
  const where = legal(t, 'lay')[0]
  play(t, where, 'accept')
  expect(t.players[0].outposts).toBe(10 - 2 - 1)
  expect(t.players[0].toppled).toBe(0)
  expect(settled(t)).toBe(true)
})

test('TA-9.9 Monarchy: 3 VP for an income building in the capital, none for a landmark', () => {
  const t = played('monarchy')
  after(t, 'gain-building-farm', 'exploration-3')
  settle(t)
  expect(points(t, 0, 'tapestries')).toBe(3)
  after(t, 'gain-landmark-barn', 'technology-5')
  settle(t)
  expect(points(t, 0, 'tapestries')).toBe(3)
})

test('TA-7.6 Pillage and Plunder: no trap, both dice for an opponent’s territory', () => {
  const t = played('pillage-and-plunder', u => {
    clearMap(u)
    stand(u, 'h_-2_2', '0', '0')
    stand(u, 'h_-3_3', '1')
    give(u, 1, { hand: ['trap'] })
  })
  after(t, 'conquer', 'military-1')
  play(t, 'conquer:h_-3_3')
  settle(t)
  expect(t.players[1].hand.length).toBe(1)
  expect(points(t, 0, 'conquering')).toBeGreaterThan(0) // The red die always brings points, and it is not left.
  expect(t.players[0].toppled).toBe(1)
})

test('TA-7.13 Pirate Rule: the benefit of the conquered tile, none of a printed territory', () => {
  const at = (hex: string) => {
    const t = played('pirate-rule', u => {
      clearMap(u)
      lay(u, 'h_1_0', 'territory-03') // 1 food
      stand(u, 'h_2_0', '0', '0')
    })
    after(t, 'conquer-anywhere', 'military-8')
    play(t, `conquer:${hex}`) // and the red die
    return settle(t)
  }
  expect(resources(at('h_1_0'))).toEqual([0, 0, 1, 0])
  expect(resources(at('h_-3_3'))).toEqual([0, 0, 0, 0])
})

test('TA-21.11 Revisionism: any 1 resource with a track landmark, an armory where it is gone', () => {
  const t = played('revisionism', u => give(u, 0, { tracks: { technology: 3, science: 3, military: 5 } }))
  after(t, 'advance-technology-x', 'technology-5') // takes the Forge
  play(t, legal(t, 'place')[0], 'gain:coin')
  expect([t.landmarks[landmark('forge')], resources(t)]).toEqual([0, [1, 0, 0, 0]])
  t.landmarks[landmark('apothecary')] = 1
  t.landmarks[landmark('barracks')] = 1
  after(t, 'advance-science-x', 'technology-5')
  settle(t)
  expect(t.players[0].exposed).toEqual([1, 1, 1, 2])
  // Regressing onto it is reaching it, too.
  after(t, 'regress-military-x', 'science-10')
  settle(t)
  expect([positions(t)[3], t.players[0].exposed[3]]).toEqual([4, 3])
  // A landmark that is no track's brings nothing.
  after(t, 'gain-landmark-barn', 'technology-5')
  settle(t)
  expect(resources(t)).toEqual([1, 0, 0, 0])
})

test('TA-9.9 Terraforming: impassable plots may be built on, 5 VP each time', () => {
  const t = played('terraforming', u => give(u, 0, { capital: 'desert' }))
  after(t, 'gain-building-farm', 'exploration-3')
  expect(legal(t, 'place').length).toBe(81)
  expect(why(t, 'place:0,r6c1')).toBe('ok') // impassable plots are columns 1 to 5 of row 6
  play(t, 'place:0,r6c1')
  settle(t)
  expect(points(t, 0, 'tapestries')).toBe(5)
})

test('TA-5.12, D36 Theocracy: 4 VP for each tier entered, no advance on science', () => {
  const t = played('theocracy', u => give(u, 0, { tracks: { technology: 2, military: 1 } }))
  for (let k = 0; k < 3; k++) settle(after(t, 'advance-technology-x', 'technology-5')) // to 3, 4, 5
  expect(points(t, 0, 'tapestries')).toBe(4)
  settle(after(t, 'advance-exploration-x', 'technology-5')) // tier I
  expect(points(t, 0, 'tapestries')).toBe(8)
  expect(heard(t, () => after(t, 'advance-science-x', 'technology-5'))).toEqual(['void:0,advance-science-x'])
})

test('EX-78 Wartime Economy: bonuses that cost any 1 resource are free, those that cost tiles are not', () => {
  const t = played('wartime-economy', u =>
    give(u, 0, { tracks: { exploration: 7, technology: 1 }, tiles: ['territory-01'] }),
  )
  after(t, 'advance-technology', 'science-9') // Carpentry: for any 1 a market
  expect(legal(t)).toEqual(['accept', 'decline'])
  play(t, 'accept')
  settle(t)
  expect([t.players[0].exposed[0], resources(t)]).toEqual([2, [0, 0, 0, 0]])
  after(t, 'advance-exploration', 'science-9') // Cars: its bonus costs 2 tiles
  settle(t)
  expect([positions(t)[0], t.players[0].tiles.length, points(t)]).toEqual([8, 1, 1])
})
