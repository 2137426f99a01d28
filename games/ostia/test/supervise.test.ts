/** OST-11: action F, supervise. */
import { expect, test } from 'vitest'
import {
  at,
  deal,
  discover,
  fleet,
  give,
  goods,
  heard,
  lay,
  legal,
  play,
  why,
  sail,
  ships,
  step,
  table,
} from './helpers.ts'

const RICH = { permit: 20, wood: 40, barley: 60, stone: 40, gold: 2 }
/** A supervise action with k ships on its section after the drop, and means for everything. */
const supervising = (k: number, more: Parameters<typeof give>[2] = {}, t = table()) =>
  at('supervise', { ships: [1, 1, 1, 1, 0, k], goods: RICH, fleet: ['corinthus', 'tomis'], ...more }, t)

test('OST-11.1 optional; first one of move, shipbuild, order, build, then all ships of the section are sown from permit on', () => {
  const t = supervising(3)
  expect(legal(t)).toEqual(['oversee:permit', 'oversee:wood', 'oversee:barley', 'oversee:stone', 'resow', 'done'])
  expect(why(t, 'oversee:gold')).toBe('OST-11.1 not-by-supervise:gold')
  expect(why(t, 'oversee:supervise')).toBe('OST-11.1 not-by-supervise:supervise')
  play(t, 'oversee:stone')
  expect([step(t), ships(t)]).toEqual(['build', [1, 1, 1, 1, 0, 3]]) // step 1 first
  play(t, 'done')
  expect([step(t), ships(t)]).toEqual(['order', [2, 2, 2, 1, 0, 0]])
})

test('EX-C37 trade and supervise are refused in step 1; after step 2 trade is allowed', () => {
  const t = supervising(5)
  expect(why(t, 'oversee:gold')).toMatch(/^OST-11.1/)
  expect(why(t, 'oversee:supervise')).toMatch(/^OST-11.1/)
  const u = at('supervise', { ships: [1, 1, 1, 1, 0, 5], goods: { gold: 1 } })
  play(u, 'resow')
  expect([step(u), ships(u)]).toEqual(['trade', [2, 2, 2, 2, 1, 0]])
})

test('OST-5.4.5 OST-11.1 supervise offers no action that could not be done even once', () => {
  const offered = (more: Parameters<typeof give>[2]) => legal(supervising(2, more), 'oversee').map(w => w.split(':')[1])
  expect(offered({ goods: {} })).toEqual(['permit']) // a move of one step costs nothing
  expect(offered({ goods: { stone: 3 } })).toEqual(['permit', 'stone'])
  expect(offered({ goods: { stone: 2 }, spots: ['spot-build-discount'] })).toEqual(['permit', 'stone'])
  expect(offered({ goods: { wood: 2 } })).toEqual(['permit', 'wood'])
  expect(offered({ goods: { wood: 9 }, shipRows: 2 })).toEqual(['permit']) // a ponta, and corinthus is in the near sea
  expect(offered({ goods: { wood: 9 }, shipRows: 2, fleet: ['tomis'] })).toEqual(['permit', 'wood'])
  expect(offered({ goods: { stone: 9 }, fleet: ['ostia-departure'] })).toEqual(['permit']) // no port reached (OST-9.3)
  expect(offered({ goods: { barley: 2 } })).toEqual(['permit'])
  expect(offered({ goods: { gold: 3 } })).toEqual(['permit', 'wood', 'barley', 'stone']) // what is short could be bought
  expect(offered({ goods: { barley: 8 }, fleet: ['chersonesus'] })).toEqual(['barley'])
  expect(why(supervising(2, { goods: {} }), 'oversee:stone')).toBe('OST-5.4.5 nothing-to-do:stone')
})

test('OST-5.4.5 OST-13.2 supervise counts the discount of each action, and what a free action costs this player', () => {
  const offered = (more: Parameters<typeof give>[2], t = table()) => {
    deal(t, 'order-01', 'order-02', 'order-03', 'order-04')
    return legal(supervising(2, more, t), 'oversee').map(w => w.split(':')[1])
  }
  // One less than the cheapest card, ship and disc: only the spot of that very action makes it enough.
  const short = { wood: 1, barley: 2, stone: 2 }
  expect(offered({ goods: short })).toEqual(['permit'])
  for (const [action, good] of [
    ['shipbuild', 'wood'],
    ['order', 'barley'],
    ['build', 'stone'],
  ] as const) {
    expect(offered({ goods: short, spots: [`spot-${action}-discount`] }), action).toEqual(['permit', good])
  }
  // What is short could be bought: for 3 gold, with the spot for 2.
  expect(offered({ goods: { gold: 2 } })).toEqual(['permit'])
  expect(offered({ goods: { gold: 2 }, spots: ['spot-free-action'] })).toEqual(['permit', 'wood', 'barley', 'stone'])
  expect(offered({ goods: { gold: 1 }, spots: ['spot-free-action'] })).toEqual(['permit'])
})

test('OST-7.5 OST-15.1 who has no ship or no disc left is not offered to build one, whatever the means', () => {
  const rich = { permit: 9, wood: 99, barley: 99, stone: 99, gold: 99 }
  const offered = (more: Parameters<typeof give>[2]) => legal(supervising(2, { goods: rich, ...more }), 'oversee')
  expect(offered({ discRows: 7 })).toEqual(['oversee:permit', 'oversee:wood', 'oversee:barley'])
  expect(offered({ shipRows: 8 })).toEqual(['oversee:permit', 'oversee:barley', 'oversee:stone'])
  const t = at('build', { goods: rich, fleet: ['tomis'], discRows: 7 })
  expect([step(t), legal(t, 'build'), why(t, 'build:tomis')]).toEqual(['build', [], 'OST-15.1 all-built'])
})

test('OST-11.1 OST-11.4 step 2 lifts all ships of the section, the pontas too: none stays behind', () => {
  // Three pontas and two corbita: five drops, so the last is on trade; what was sown there lies on permit … gold.
  const t = supervising(2, { ships: [0, 0, 0, 0, 0, 2], ponta: [0, 0, 0, 0, 0, 3], goods: { gold: 2 } })
  expect([t.harbours[0].corbita[5], t.harbours[0].ponta[5], ships(t)]).toEqual([2, 3, [0, 0, 0, 0, 0, 5]])
  play(t, 'resow')
  expect(ships(t)[5]).toBe(0)
  while (step(t) === 'drop') play(t, legal(t, 'drop').at(-1)!)
  expect([step(t), ships(t), t.harbours[0].ponta]).toEqual(['trade', [1, 1, 1, 1, 1, 0], [1, 1, 1, 0, 0, 0]])
  // Nothing but pontas: they go round unasked.
  const u = supervising(0, { ships: [1, 1, 1, 1, 0, 0], ponta: [0, 0, 0, 0, 0, 2], goods: { wood: 9 } })
  play(u, 'resow')
  expect([step(u), u.harbours[0].corbita, u.harbours[0].ponta]).toEqual([
    'shipbuild',
    [1, 1, 1, 1, 0, 0],
    [1, 1, 0, 0, 0, 0],
  ])
})

test('OST-11.2 no production, and step 2 is mandatory once supervise is chosen', () => {
  const t = supervising(2, { spots: ['spot-permit-wood', 'spot-barley-stone'] })
  const words = heard(() => play(t, 'resow')).map(w => w.split(':')[0])
  expect(words).toEqual(['supervised', 'dropped', 'dropped'])
  expect(goods(t)).toEqual(RICH)
  const u = supervising(2)
  play(u, 'oversee:barley', 'done') // nothing ordered: still the ships are sown, unasked
  expect([step(u), ships(u)]).toEqual(['shipbuild', [2, 2, 1, 1, 0, 0]])
})

test('OST-11.3 what step 1 puts on the section is sown in step 2', () => {
  const t = supervising(2)
  play(t, 'oversee:wood', 'launch:supervise')
  if (step(t) === 'shipbuild') play(t, 'done')
  expect(ships(t)).toEqual([2, 2, 2, 1, 0, 0])
})

test('OST-11.4 k ships: the last drop is on section (k - 1) mod 6', () => {
  const steps = ['sail', 'shipbuild', 'order', 'build', 'trade', 'supervise']
  for (let k = 1; k <= 12; k++) {
    const t = supervising(k)
    play(t, 'resow')
    expect(step(t), `${k} ships`).toBe(steps[(k - 1) % 6])
    expect(ships(t)).toEqual([1, 1, 1, 1, 0, 0].map((n, s) => n + Math.floor(k / 6) + (s < k % 6 ? 1 : 0)))
  }
})

test('EX-A14 sown from the move section; ending on the supervise section allows supervise again', () => {
  const t = supervising(6)
  expect(heard(() => play(t, 'resow'))[1]).toBe('dropped:0,permit,corbita')
  expect(step(t)).toBe('supervise')
})

test('EX-B3 the card permit / wood / stone: gold selected, a move of one step for nothing, then two ships to wood', () => {
  const t = table()
  give(t, 0, { ships: [2, 2, 1, 2, 1, 1], goods: { permit: 2, wood: 2, barley: 2, stone: 2, gold: 2 } })
  play(t, 'select:gold')
  expect([t.harbours[0].goods[4], ships(t), step(t)]).toEqual([3, [2, 2, 1, 2, 0, 2], 'supervise'])
  play(t, 'oversee:permit', 'sail:1', 'step:salona')
  if (step(t) === 'close') play(t, 'done')
  expect([fleet(t), t.harbours[0].goods[0]]).toEqual([['salona'], 2])
  expect([ships(t), step(t)]).toEqual([[3, 3, 1, 2, 0, 0], 'shipbuild'])
})

test('OST-11.5 EX-B4 six ships: supervise again, and its step 2 sows one; never a third time', () => {
  const t = at('supervise', { ships: [1, 1, 1, 1, 0, 6], goods: RICH, fleet: ['tomis'] })
  play(t, 'resow')
  expect([ships(t), step(t)]).toEqual([[2, 2, 2, 2, 1, 1], 'supervise'])
  play(t, 'resow')
  expect([ships(t), step(t)]).toEqual([[3, 2, 2, 2, 1, 0], 'sail'])
  // As many ships as a second step 1 can add: 1 + 2, 2 + 1.
  const u = supervising(6, { fleet: ['tomis'] })
  play(u, 'resow', 'oversee:wood', 'launch:supervise', 'launch:permit', 'launch:supervise')
  if (step(u) === 'shipbuild') play(u, 'done')
  while (step(u) === 'drop') play(u, legal(u)[0]!)
  expect(step(u)).toBe('order')
})

test('EX-B5 five on the section, a corbita built there: six are sown, and supervise again', () => {
  const t = supervising(5)
  play(t, 'oversee:wood', 'launch:supervise')
  expect([step(t), ships(t)]).toEqual(['supervise', [2, 2, 2, 2, 1, 1]])
})

test('EX-B6 twelve: two laps, supervise again, then two ships to wood; with thirteen ships the track is empty', () => {
  const t = at('supervise', { ships: [0, 0, 0, 0, 0, 12], goods: RICH, shipRows: 6, fleet: ['tomis'] })
  play(t, 'resow')
  expect([ships(t), step(t)]).toEqual([[2, 2, 2, 2, 2, 2], 'supervise'])
  play(t, 'resow')
  expect([ships(t), step(t)]).toEqual([[3, 3, 2, 2, 2, 0], 'shipbuild'])
  expect(legal(t, 'launch')).not.toEqual([]) // row 7, a ponta, the near sea is empty
  const u = at('supervise', { ships: [0, 0, 0, 0, 0, 12], goods: { ...RICH, gold: 2 }, shipRows: 8, fleet: ['tomis'] })
  give(u, 0, { ships: [0, 0, 0, 0, 1, 12] })
  expect(why(u, 'oversee:wood')).toMatch(/nothing-to-do/)
  play(u, 'resow', 'resow')
  expect([ships(u), u.turn]).toEqual([[3, 3, 2, 2, 3, 0], 1])
})

test('OST-11.6 each executed action has its own end and its own limits', () => {
  // Transport goods are paid at the end of each of two move actions, before the next step begins.
  const t = table()
  lay(t, 'transport-n1', 'transport-wood-1')
  lay(t, 'transport-n2', 'transport-stone-1')
  supervising(1, { goods: {}, fleet: ['salona'] }, t)
  const words = heard(() => play(t, 'oversee:permit', 'sail:1')).filter(w => /^gained|^dropped/.test(w))
  expect(words).toEqual(['gained:0,wood,2', 'dropped:0,permit,corbita'])
  sail(t, 'transport-n2')
  expect(goods(t)).toEqual({ wood: 2, stone: 2 })
  // The discount of shipbuild once in each of two shipbuild actions.
  const u = supervising(2, { goods: { wood: 1 + 2 }, fleet: ['tomis'], spots: ['spot-shipbuild-discount'] })
  play(u, 'oversee:wood', 'launch:gold')
  expect(step(u)).toBe('shipbuild')
  play(u, 'launch:gold') // row 3: 3 - 1
  expect(u.harbours[0].goods[1]).toBe(0)
})

test('OST-11.7 EX-C38 declined: the ships stay, no second sowing, the turn ends; step 1, the last action, a second supervise may be left out, too', () => {
  const t = supervising(4)
  play(t, 'done')
  expect([ships(t), t.turn]).toEqual([[1, 1, 1, 1, 0, 4], 1])
  const u = supervising(4)
  play(u, 'resow', 'done')
  expect([ships(u), u.turn]).toEqual([[2, 2, 2, 2, 0, 0], 1])
  const v = supervising(6)
  play(v, 'resow', 'done')
  expect([ships(v), v.turn]).toEqual([[2, 2, 2, 2, 1, 1], 1])
})

test('OST-11.8 EX-C39 the most in one turn: build, move, move: three executed actions', () => {
  const t = table()
  lay(t, 'transport-e1', 'transport-wood-1')
  lay(t, 'tomis', 'port-ship-vp')
  discover(t, 'bonus-south', {})
  lay(t, 'transport-s3', 'transport-barley-1')
  supervising(6, { goods: { stone: 3 }, fleet: ['corinthus', 'leptis-magna'] }, t)
  play(t, 'oversee:stone', 'build:corinthus', 'place:spot-reward')
  expect(step(t)).toBe('supervise')
  play(t, 'oversee:permit')
  sail(t, 'transport-e1')
  expect(step(t)).toBe('sail')
  sail(t, 'transport-s3')
  expect([t.turn, goods(t)]).toEqual([1, { wood: 2, barley: 2 }])
})

test('OST-11.1 the same action may be chosen in both supervise actions of a chain', () => {
  const t = supervising(6)
  deal(t, 'order-01', 'order-02', 'order-03', 'order-04')
  play(t, 'oversee:barley', 'order:order-01,plain', 'done', 'oversee:barley', 'order:order-02,plain', 'done')
  expect([step(t), t.harbours[0].cards.length]).toEqual(['sail', 2])
})
