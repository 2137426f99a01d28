/** OST-7: action B, shipbuild. */
import { expect, test } from 'vitest'
import { at, fleet, goods, heard, lay, legal, play, why, sail, ships, step, type table, total } from './helpers.ts'

/** Takes the first place offered until no ship can be built; the wood that each ship cost. */
function buildAll(t: ReturnType<typeof table>): number[] {
  const paid: number[] = []
  while (step(t) === 'shipbuild' && legal(t, 'launch').length) {
    const before = t.harbours[0].goods[1]
    play(t, legal(t, 'launch')[0]!)
    paid.push(before - t.harbours[0].goods[1])
  }
  return paid
}

test('OST-7.1 the lowest ship, its wood, its reward, again and again: pay, take, place, gain', () => {
  const t = at('shipbuild', { goods: { wood: 99 }, shipRows: 3 }) // row 4: corbita, 3 wood, 1 reward
  const words = heard(() => play(t, 'launch:gold'))
  expect(words).toEqual([
    'paid:0,wood,3',
    'launched:0,gold,corbita',
    'gained:0,reward,1',
    '*done',
    expect.stringMatching(/^turn:/),
  ]) // row 5 is a ponta, and a ship is near
  expect([t.harbours[0].shipRows, t.harbours[0].reward, t.harbours[0].goods[1]]).toEqual([4, 1, 96])
  const u = at('shipbuild', { goods: { wood: 5 }, fleet: ['tomis'] })
  play(u, 'launch:gold', 'launch:gold') // rows 2 and 3
  expect([u.harbours[0].shipRows, u.turn]).toEqual([3, 1])
})

test('OST-7.2 a corbita goes to any sea section, empty or not, supervise included, and counts from then on', () => {
  const t = at('shipbuild', { ships: [2, 2, 0, 2, 2, 0], goods: { wood: 2 } })
  expect(legal(t, 'launch')).toEqual([
    'launch:permit',
    'launch:wood',
    'launch:barley',
    'launch:stone',
    'launch:gold',
    'launch:supervise',
  ])
  play(t, 'launch:supervise')
  expect(ships(t)).toEqual([2, 2, 0, 2, 2, 1])
})

test('OST-7.3 a ponta changes places with a corbita, which goes to the departure; only with no own ship in the near sea', () => {
  const t = at('shipbuild', { goods: { wood: 3 }, shipRows: 2, fleet: ['tomis'] })
  play(t, 'launch:stone')
  expect(t.harbours[0].corbita).toEqual([2, 2, 2, 1, 2, 0])
  expect(t.harbours[0].ponta).toEqual([0, 0, 0, 1, 0, 0])
  expect(fleet(t)).toEqual(['tomis', 'ostia-departure'])
  // Two pontas in one action never: the first puts a ship at the departure.
  const u = at('shipbuild', { goods: { wood: 99, gold: 3 }, shipRows: 2, fleet: ['tomis'] })
  play(u, 'launch:stone', 'launch:stone')
  expect(why(u, 'launch:stone')).toBe('OST-7.3 near-sea')
})

test('EX-C25 no corbita there: a ponta cannot be exchanged there', () => {
  const t = at('shipbuild', {
    ships: [2, 2, 2, 0, 2, 0],
    ponta: [0, 0, 0, 2, 0, 0],
    goods: { wood: 4 },
    shipRows: 4,
    fleet: ['tomis'],
  })
  expect(why(t, 'launch:stone')).toBe('OST-7.3 no-corbita:stone')
  expect(legal(t, 'launch')).toEqual(['launch:permit', 'launch:wood', 'launch:barley', 'launch:gold'])
})

test('EX-B11 OST-7.7 a ponta is next: with a ship in the near sea nothing, with ample wood and a discount too', () => {
  for (const place of ['ostia-departure', 'salona', 'corinthus', 'transport-s1']) {
    const t = at('shipbuild', {
      goods: { wood: 50, gold: 9 },
      shipRows: 2,
      fleet: [place],
      spots: ['spot-shipbuild-discount'],
    })
    expect(why(t, 'launch:wood')).toBe('OST-7.3 near-sea')
    play(t, 'buy:wood', 'buy:stone', 'buy:permit') // free actions change nothing of it
    expect([t.turn, t.harbours[0].goods[1], t.harbours[0].shipRows]).toEqual([1, 51, 2]) // nothing is paid
  }
  for (const place of ['transport-e1', 'dyrrachium', 'alexandria']) {
    const t = at('shipbuild', { goods: { wood: 50 }, shipRows: 2, fleet: [place] })
    play(t, 'launch:wood')
    expect(fleet(t)).toEqual([place, 'ostia-departure'])
    expect(legal(play(t, 'launch:wood'), 'launch')).toEqual([]) // row 4, then the ponta of row 5 is barred
  }
})

test('EX-C16 the only ship on corinthus: impossible, nothing is paid; on transport-e1: possible', () => {
  const t = at('shipbuild', { goods: { wood: 10 }, shipRows: 2, fleet: ['corinthus'] })
  expect([t.turn, t.harbours[0].goods[1]]).toEqual([1, 10])
  const u = at('shipbuild', { goods: { wood: 10 }, shipRows: 2, fleet: ['transport-e1'] })
  play(u, 'launch:wood')
  expect([u.harbours[0].goods[1], fleet(u)]).toEqual([7, ['transport-e1', 'ostia-departure']])
})

test('EX-B12 corbita, ponta, corbita in one action: 8 wood, 1 reward', () => {
  const t = at('shipbuild', { goods: { wood: 8 }, fleet: ['tomis'] })
  const before = total(ships(t))
  expect(buildAll(t)).toEqual([2, 3, 3])
  expect([t.harbours[0].reward, fleet(t).length, total(ships(t)) - before]).toEqual([1, 2, 2])
  expect(goods(t)).toEqual({})
})

test('OST-7.4 EX-B13 the discount is one wood in an action', () => {
  const t = at('shipbuild', { goods: { wood: 7 }, fleet: ['tomis'], spots: ['spot-shipbuild-discount'] })
  expect(buildAll(t)).toEqual([1, 3, 3])
})

test('EX-C26 with the discount row 2 costs one wood', () => {
  const t = at('shipbuild', { goods: { wood: 1 }, spots: ['spot-shipbuild-discount'] })
  play(t, 'launch:wood')
  expect([t.harbours[0].shipRows, t.harbours[0].goods[1]]).toEqual([2, 0])
})

test('OST-7.5 an empty track: the action is impossible', () => {
  const t = at('shipbuild', { goods: { wood: 50, gold: 3 }, shipRows: 8, fleet: ['tomis'] })
  expect(why(t, 'launch:wood')).toBe('OST-7.5 track-empty')
  expect(legal(t, 'launch')).toEqual([])
})

test('OST-7.6 EX-C22 at most three ships in one action: rows 2, 3, 4 for 8 wood and 1 reward', () => {
  const t = at('shipbuild', { goods: { wood: 50 }, fleet: ['tomis'] })
  expect(buildAll(t)).toEqual([2, 3, 3])
  expect([t.harbours[0].reward, t.harbours[0].goods[1], t.harbours[0].shipRows]).toEqual([1, 42, 4])
  // From every row on, near sea empty or not: corbita and ponta alternate.
  for (let row = 1; row < 8; row++)
    for (const place of ['tomis', 'salona']) {
      const u = at('shipbuild', { goods: { wood: 50 }, shipRows: row, fleet: [place] })
      const [corbita, ponta] = [total(u.harbours[0].corbita) + 1, 0]
      buildAll(u)
      const pontas = total(u.harbours[0].ponta) - ponta
      const built = u.harbours[0].shipRows - row
      expect(built).toBeLessThanOrEqual(place === 'tomis' ? 3 : 1)
      expect(pontas).toBeLessThanOrEqual(place === 'tomis' ? 1 : 0)
      expect(total(u.harbours[0].corbita)).toBeLessThanOrEqual(corbita + 1)
    }
})

test('EX-C23 with a ship in the near sea: only row 2', () => {
  const t = at('shipbuild', { goods: { wood: 50 } })
  expect(buildAll(t)).toEqual([2])
  expect(t.turn).toBe(1)
})

test('EX-C24 supervise: the ponta is exchanged on the supervise section, and sown from there', () => {
  const t = at('supervise', { ships: [2, 2, 2, 2, 0, 2], goods: { wood: 3, permit: 1 }, shipRows: 2, fleet: ['tomis'] })
  play(t, 'oversee:wood', 'launch:supervise')
  expect(t.todo.at(-1)).toMatchObject({ do: 'drop', corbita: 1, ponta: 1 }) // both are in hand now
  play(t, 'drop:ponta')
  expect(t.harbours[0].ponta).toEqual([1, 0, 0, 0, 0, 0])
  expect(ships(t)).toEqual([3, 3, 2, 2, 0, 0])
})

test('OST-7.3 two pontas in one turn through supervise, with a move in between', () => {
  const t = at('supervise', {
    ships: [0, 0, 0, 0, 0, 12],
    goods: { permit: 4, wood: 3 + 3 + 4 },
    shipRows: 2,
    fleet: ['tomis'],
  })
  play(t, 'oversee:wood', 'launch:supervise', 'launch:supervise') // row 3, a ponta, and row 4: 13 ships
  while (step(t) === 'drop') play(t, legal(t)[0]!)
  expect([step(t), ships(t)]).toEqual(['sail', [3, 2, 2, 2, 2, 2]])
  const u = at('supervise', {
    ships: [0, 0, 0, 0, 0, 12],
    goods: { permit: 4, wood: 3 + 3 + 4 },
    shipRows: 2,
    fleet: ['tomis'],
  })
  play(u, 'oversee:wood', 'launch:supervise', 'done')
  while (step(u) === 'drop') play(u, legal(u)[0]!)
  lay(u, 'transport-s2', 'transport-stone-1')
  play(u, 'oversee:permit')
  sail(u, 'carthago', 'transport-s1', 'transport-s2')
  while (step(u) === 'drop') play(u, legal(u)[0]!)
  play(u, 'launch:permit', 'launch:permit') // rows 4 and 5
  expect([total(u.harbours[0].ponta), fleet(u)]).toEqual([2, ['tomis', 'transport-s2', 'ostia-departure']])
})
