/** OST-5: selection, production, sowing, and what an action phase is made of. */
import { describe, expect, test } from 'vitest'
import { ostia } from '../index.ts'
import {
  at,
  deal,
  finish,
  give,
  goods,
  heard,
  lay,
  legal,
  pass,
  play,
  why,
  row,
  sail,
  ships,
  step,
  table,
  turnOf,
} from './helpers.ts'
import { outcomes, sowings } from './second-opinion.ts'

const CARD = [2, 2, 1, 2, 1, 1]
const ALL_ONE = [1, 1, 1, 1, 1, 1]

describe('turns', () => {
  test('OST-5.1 turns run clockwise, and each is selection, production, action', () => {
    const t = table({ seats: 3 })
    const order: number[] = []
    for (let n = 0; n < 7; n++) {
      expect(step(t)).toBe('select')
      expect(legal(t).every(w => w.startsWith('select:'))).toBe(true) // no passing
      order.push(turnOf(t))
      pass(t)
    }
    expect(order).toEqual([0, 1, 2, 0, 1, 2, 0])
    give(t, 1, { ships: CARD, goods: { barley: 9 } })
    const words = heard(() => play(t, 'select:permit')).map(w => w.split(':')[0])
    expect(words).toEqual(['produced', 'dropped', 'dropped'])
  })
})

describe('selection', () => {
  test('OST-5.2 any section with a ship, supervise too; an empty one may not be chosen; the choice is mandatory', () => {
    const t = table()
    give(t, 0, { ships: [1, 0, 0, 2, 0, 1], ponta: [0, 1, 0, 0, 0, 0] })
    expect(legal(t)).toEqual(['select:permit', 'select:wood', 'select:stone', 'select:supervise'])
    expect(why(t, 'select:barley')).toBe('OST-5.2 no-ships-there:barley')
    expect(why(t, 'done')).toBe('core not-now')
  })

  test('EX-C1 a section with nothing but a ponta may be chosen', () => {
    for (const spots of [[], ['spot-barley-stone']]) {
      const t = table()
      give(t, 0, {
        ships: [2, 2, 0, 2, 2, 1],
        ponta: [0, 0, 1, 0, 0, 0],
        goods: { stone: 9 },
        spots,
        fleet: ['corinthus'],
      })
      play(t, 'select:barley')
      expect(goods(t)).toEqual({ barley: 2 + spots.length, stone: 9 })
      expect(t.harbours[0].ponta).toEqual([0, 0, 0, 1, 0, 0])
      expect(step(t)).toBe('build')
    }
  })

  test('EX-C2 an empty section is refused', () => {
    const t = table()
    give(t, 0, { ships: [0, 3, 2, 2, 1, 1] })
    expect(why(t, 'select:permit')).toBe('OST-5.2 no-ships-there:permit')
    expect(legal(t)).toHaveLength(5)
  })
})

describe('production', () => {
  test('OST-5.3 corbita + 2 x ponta of the resource of the section; supervise produces nothing', () => {
    for (const [k, section] of ['permit', 'wood', 'barley', 'stone', 'gold', 'supervise'].entries()) {
      const t = table()
      const corbita = [1, 1, 1, 1, 1, 1]
      const ponta = [0, 0, 0, 0, 0, 0]
      corbita[k] = 2
      ponta[k] = 1
      give(t, 0, { ships: corbita, ponta, goods: { permit: 1, wood: 1, barley: 1, stone: 1, gold: 1 } })
      play(t, `select:${section}`)
      expect(t.harbours[0].goods).toEqual([1, 1, 1, 1, 1].map((n, g) => (g === k ? n + 4 : n)))
    }
  })

  test('OST-5.3.1 the production spots add one of what is produced, once, only in this phase; gold has none', () => {
    const spots = ['spot-permit-wood', 'spot-barley-stone']
    for (const [section, amount] of [
      ['permit', 4],
      ['wood', 4],
      ['barley', 4],
      ['stone', 4],
      ['gold', 3],
      ['supervise', 0],
    ] as const) {
      const t = table()
      give(t, 0, { ships: [3, 3, 3, 3, 3, 3], goods: {}, spots })
      play(t, `select:${section}`)
      expect(t.harbours[0].goods.reduce((a, b) => a + b)).toBe(amount)
    }
    // Only for the resource produced, only in production: a trade for stone brings no extra one.
    const t = at('trade', { goods: { gold: 1 }, spots, discs: ['salona'] })
    lay(t, 'salona', 'initial-trade-stone')
    play(t, 'trade:salona')
    expect(goods(t)).toEqual({ stone: 1 })
    // It lies there before the sowing, so it pays for this turn's action.
    const u = table()
    give(u, 0, { ships: [1, 6, 1, 1, 1, 1], goods: {}, spots: ['spot-permit-wood'] })
    play(u, 'select:wood')
    expect(why(u, 'launch:wood')).toBe('OK')
  })

  test('EX-A11 a ponta is two in production and one in sowing', () => {
    const t = table()
    give(t, 0, { ships: ALL_ONE, ponta: [0, 1, 0, 0, 0, 0], goods: {} })
    play(t, 'select:wood', 'drop:corbita')
    expect(goods(t)).toEqual({ wood: 3 })
    expect(ships(t)).toEqual([1, 0, 2, 2, 1, 1])
  })

  test('EX-A5 cubes are counted by value: what lies there is the number of resources', () => {
    const t = at('trade', { goods: { wood: 3, stone: 8, gold: 3 } })
    expect(goods(t)).toEqual({ wood: 3, stone: 8, gold: 3 })
    play(t, 'buy:wood')
    expect(goods(t)).toEqual({ wood: 4, stone: 8 })
  })

  test('EX-B8 1 corbita + 2 ponta with the spot: 6 permits, three placements, last on stone', () => {
    const t = table()
    give(t, 0, { ships: [1, 1, 1, 1, 1, 1], ponta: [2, 0, 0, 0, 0, 0], goods: {}, spots: ['spot-permit-wood'] })
    const all = outcomes(t, 'permit')
    expect(all).toHaveLength(3)
    play(t, 'select:permit', 'drop:ponta', 'drop:ponta')
    expect(goods(t)).toEqual({ permit: 6 })
    expect(t.harbours[0].ponta).toEqual([0, 1, 1, 0, 0, 0])
    expect(t.harbours[0].corbita).toEqual([0, 1, 1, 2, 1, 1])
  })

  test('EX-B9 supervise selected with a ponta: nothing is produced, last on permit', () => {
    const t = table()
    give(t, 0, { ships: [2, 2, 2, 2, 1, 0], ponta: [0, 0, 0, 0, 0, 1], goods: {} })
    expect(heard(() => play(t, 'select:supervise'))).toEqual(['dropped:0,permit,ponta'])
    expect(goods(t)).toEqual({})
    expect(step(t)).toBe('sail')
  })

  test('EX-C7 both production spots: +4 stone, +3 gold', () => {
    for (const [section, amount] of [
      ['stone', 4],
      ['gold', 3],
    ] as const) {
      const t = table()
      give(t, 0, { ships: [1, 1, 1, 3, 3, 1], goods: {}, spots: ['spot-permit-wood', 'spot-barley-stone'] })
      play(t, `select:${section}`)
      expect(goods(t)).toEqual({ [section]: amount })
    }
  })

  test('EX-C8 a discount spot produces nothing', () => {
    const t = table()
    give(t, 0, { ships: [1, 4, 1, 1, 1, 1], goods: {}, spots: ['spot-shipbuild-discount'] })
    play(t, 'select:wood')
    expect(goods(t)).toEqual({ wood: 4 })
  })
})

describe('sowing', () => {
  const sown = (before: number[], section: string) => {
    const t = table()
    give(t, 0, { ships: before, goods: { permit: 2, wood: 2, barley: 9, stone: 2, gold: 2 }, fleet: ['corinthus'] })
    return play(t, `select:${section}`)
  }

  test('OST-5.4 an action phase sows, then acts at will, then the turn ends', () => {
    const t = sown([1, 1, 1, 1, 1, 1], 'permit')
    expect(ships(t)).toEqual([0, 2, 1, 1, 1, 1])
    expect(step(t)).toBe('shipbuild')
    expect(t.turn).toBe(0)
    play(t, 'done')
    expect(t.turn).toBe(1)
  })

  test('OST-5.4.1 one ship a section clockwise from the next one, the origin is not skipped', () => {
    expect(ships(sown([6, 1, 1, 1, 0, 0], 'permit'))).toEqual([1, 2, 2, 2, 1, 1])
    expect(ships(sown([1, 7, 1, 0, 0, 0], 'wood'))).toEqual([2, 1, 3, 1, 1, 1])
    expect(ships(sown([0, 0, 0, 1, 4, 4], 'gold'))).toEqual([1, 1, 1, 1, 0, 5])
    expect(ships(sown([0, 13, 0, 0, 0, 0], 'wood'))).toEqual([2, 2, 3, 2, 2, 2])
  })

  test('OST-5.4.1 the owner chooses drop by drop; each distinct outcome can be come to in exactly one way', () => {
    // All hands that a player can have: up to 10 corbita and 3 ponta.
    for (let corbita = 0; corbita <= 10; corbita++)
      for (let ponta = 0; ponta <= 3; ponta++) {
        if (corbita + ponta === 0) continue
        const t = table()
        give(t, 0, { ships: [0, corbita, 0, 0, 0, 0], ponta: [0, ponta, 0, 0, 0, 0], goods: {} })
        const found = outcomes(t, 'wood')
        expect(new Set(found).size, `${corbita} + ${ponta}: an outcome can be come to in two ways`).toBe(found.length)
        expect([...found].sort(), `${corbita} + ${ponta}`).toEqual(sowings(1, corbita, ponta))
      }
  })

  test('OST-5.4.1 a kind that is no longer in hand is not offered', () => {
    const t = table()
    give(t, 0, { ships: [2, 1, 1, 1, 1, 1], ponta: [1, 0, 0, 0, 0, 0], goods: { stone: 3 }, fleet: ['corinthus'] })
    play(t, 'select:permit')
    expect(legal(t)).toEqual(['drop:corbita', 'drop:ponta'])
    play(t, 'drop:ponta') // only corbita left: no more questions
    expect(step(t)).toBe('build')
    expect(why(t, 'drop:corbita')).toBe('core not-now')
  })

  test('EX-A6 the second section clockwise is shipbuild, its resource is wood', () => {
    const { sections } = ostia.box.data.harbourBoard
    expect([sections[1].action, sections[1].resource, sections[1].clock]).toEqual(['shipbuild', 'wood', 2])
    expect(step(sown([1, 1, 1, 1, 1, 1], 'permit'))).toBe('shipbuild')
  })

  test('EX-A12 with seven or more ships in hand every sea section ends with a ship', () => {
    for (let k = 7; k <= 13; k++) expect(Math.min(...ships(sown([0, 0, 0, 0, k, 0], 'gold')))).toBeGreaterThan(0)
  })

  test('EX-B1 the card permit / wood / stone: permit is selected', () => {
    const t = sown(CARD, 'permit')
    expect(t.harbours[0].goods[0]).toBe(4)
    expect(ships(t)).toEqual([0, 3, 2, 2, 1, 1])
    expect(step(t)).toBe('order')
  })

  test('EX-B2 stone is selected', () => {
    const t = sown(CARD, 'stone')
    expect(t.harbours[0].goods[3]).toBe(4)
    expect(ships(t)).toEqual([2, 2, 1, 0, 2, 2])
    expect(step(t)).toBe('supervise')
  })

  test('EX-B7 seven permits: the sowing goes round and ends on wood', () => {
    const t = sown([7, 1, 1, 0, 0, 0], 'permit')
    expect(t.harbours[0].goods[0]).toBe(9)
    expect(ships(t)).toEqual([1, 3, 2, 1, 1, 1])
    expect(step(t)).toBe('shipbuild')
  })

  test('EX-C3 six ships end on the origin, and its action may use what they just produced', () => {
    const t = sown([1, 6, 1, 1, 1, 1], 'wood')
    expect(t.harbours[0].goods[1]).toBe(8)
    expect(ships(t)).toEqual([2, 1, 2, 2, 2, 2])
    expect(step(t)).toBe('shipbuild')
  })

  test('EX-C4 thirteen ships', () => {
    const t = table()
    give(t, 0, { ships: [10, 0, 0, 0, 0, 0], ponta: [3, 0, 0, 0, 0, 0], goods: {} })
    play(t, 'select:permit')
    expect(goods(t)).toEqual({ permit: 16 })
    while (step(t) === 'drop') play(t, legal(t)[0])
    expect(ships(t)).toEqual([2, 3, 2, 2, 2, 2])
  })

  test('EX-C5 one of each kind: exactly two outcomes', () => {
    const t = table()
    give(t, 0, { ships: [1, 0, 0, 0, 0, 0], ponta: [1, 0, 0, 0, 0, 0], goods: {} })
    expect(outcomes(t, 'permit').sort()).toEqual(['0,0,1,0,0,0 0,1,0,0,0,0', '0,1,0,0,0,0 0,0,1,0,0,0'])
  })

  test('EX-C6 six corbita and a ponta: six outcomes, not seven', () => {
    const t = table()
    give(t, 0, { ships: [6, 0, 0, 0, 0, 0], ponta: [1, 0, 0, 0, 0, 0], goods: {} })
    const all = outcomes(t, 'permit')
    expect(all).toHaveLength(6)
    expect(new Set(all).size).toBe(6)
    play(t, 'select:permit')
    while (step(t) === 'drop') play(t, legal(t)[0])
    expect(ships(t)).toEqual([1, 2, 1, 1, 1, 1])
  })

  test('OST-5.4.1 an order that changes nothing is refused with its reason', () => {
    const t = table()
    give(t, 0, { ships: [6, 0, 0, 0, 0, 0], ponta: [1, 0, 0, 0, 0, 0], goods: {} })
    // Wood gets two of the seven drops: once a corbita lies there the ponta cannot follow, so it goes to another section at
    // the sixth drop at the latest.
    play(t, 'select:permit', 'drop:corbita', 'drop:corbita', 'drop:corbita', 'drop:corbita', 'drop:corbita')
    expect(step(t)).not.toBe('drop')
    expect(t.harbours[0].ponta).toEqual([1, 0, 0, 0, 0, 0])
  })
})

describe('the action', () => {
  test('OST-5.4.2 the last ship brings the action of its section; it may be declined', () => {
    for (const [action, at_] of [
      ['move', 'sail'],
      ['shipbuild', 'shipbuild'],
      ['order', 'order'],
      ['build', 'build'],
      ['trade', 'trade'],
      ['supervise', 'supervise'],
    ] as const) {
      const t = at(action, { goods: { permit: 9, wood: 9, barley: 9, stone: 9, gold: 9 }, fleet: ['corinthus'] })
      expect(step(t)).toBe(at_)
      play(t, 'done')
      expect(t.turn).toBe(1)
    }
  })

  test('OST-5.4.3 after the action the turn ends, but not before a last free action was possible', () => {
    const t = at('move', { goods: { gold: 3 }, fleet: ['corinthus'] })
    lay(t, 'transport-e1', 'transport-wood-1')
    sail(t, 'transport-e1')
    expect([step(t), t.turn]).toEqual(['close', 0])
    play(t, 'buy:wood') // and with no gold left nobody is asked again
    expect(t.turn).toBe(1)
    // Nothing to pay it with: nobody is asked.
    const u = at('move', { goods: {}, fleet: ['dyrrachium'] })
    lay(u, 'transport-n3', 'transport-wood-1')
    sail(u, 'transport-n3')
    expect(u.turn).toBe(1)
  })

  test('OST-5.4.3 new cards in the row may be worth a last free action', () => {
    const t = at('order', { goods: { barley: 20, gold: 3 } })
    const had = row(t)
    play(t, legal(t, 'order')[0]!, 'done')
    expect(
      row(t)
        .slice(0, 3)
        .every(c => had.includes(c)),
    ).toBe(true)
    expect([step(t), t.turn]).toEqual(['close', 0])
    play(t, 'buy:barley')
    // Without a new card there was nothing to wait for.
    const u = at('order', { goods: { barley: 20, gold: 3 } })
    play(u, 'done')
    expect(u.turn).toBe(1)
  })

  test('OST-5.4.4 3 gold for a permit, wood, barley or stone, any number of times; 2 with the spot', () => {
    const t = at('trade', { goods: { gold: 8 } })
    expect(legal(t, 'buy')).toEqual(['buy:permit', 'buy:wood', 'buy:barley', 'buy:stone'])
    play(t, 'buy:barley', 'buy:barley')
    expect(goods(t)).toEqual({ barley: 2, gold: 2 })
    expect(why(t, 'buy:barley')).toBe('OST-5.4.6 short:gold,1')
    give(t, 0, { spots: ['spot-free-action'] })
    play(t, 'buy:permit')
    expect(goods(t)).toEqual({ barley: 2, permit: 1 })
  })

  test('OST-5.4.4 at every question of the action phase, never before it and never in another turn', () => {
    const rich = { goods: { permit: 9, wood: 9, barley: 50, stone: 50, gold: 30 } }
    const open = (t: ReturnType<typeof table>) => legal(t, 'buy').length === 4
    for (const action of ['move', 'shipbuild', 'order', 'build', 'trade', 'supervise'] as const)
      expect(open(at(action, { ...rich, fleet: ['corinthus'] })), action).toBe(true)
    // Between two steps of an action.
    const t = at('move', { ...rich, fleet: ['corinthus', 'tomis'] })
    play(t, 'sail:2')
    expect([step(t), open(t)]).toEqual(['step', true])
    const u = at('order', rich)
    play(u, legal(u, 'order')[0])
    expect([step(u), open(u)]).toEqual(['order', true])
    // Not while selecting, and not in another player's turn.
    const v = table()
    give(v, 0, rich)
    give(v, 1, rich)
    expect(why(v, 'buy:wood')).toBe('core not-now')
    expect(ostia.reason(ostia.why(at('trade', rich, v), 1, ostia.parse('buy:wood'))).code).toBe('not-your-turn')
  })

  test('EX-B10 three gold for a stone, two with the spot, never gold, not before production', () => {
    const t = at('build', { goods: { gold: 3 }, fleet: ['corinthus'] })
    expect(why(t, 'buy:gold')).toBe('OST-5.4.4 not-for-gold')
    play(t, 'buy:stone')
    expect(goods(t)).toEqual({ stone: 1 })
    const u = at('trade', { goods: { gold: 2 }, spots: ['spot-free-action'] })
    play(u, 'buy:stone')
    expect(goods(u)).toEqual({ stone: 1 })
    expect(why(table(), 'buy:stone')).toBe('core not-now')
  })

  test('EX-C9 trade declined, a free action taken, and the turn ends', () => {
    const t = table()
    give(t, 0, { ships: [1, 1, 1, 1, 1, 5], goods: { gold: 3 } })
    expect(why(t, 'buy:barley')).toBe('core not-now')
    play(t, 'select:supervise')
    expect(step(t)).toBe('trade')
    play(t, 'buy:barley')
    expect(goods(t)).toEqual({ barley: 1 })
    expect(t.turn).toBe(1)
  })

  test('OST-5.4.5 a repeatable action stops after any number of repetitions; one that cannot be done does not happen', () => {
    const wishes = { goods: { wood: 30, barley: 50, stone: 30, gold: 30 }, fleet: ['tomis'] }
    for (const [action, verb] of [
      ['shipbuild', 'launch'],
      ['order', 'order'],
      ['build', 'build'],
      ['trade', 'trade'],
    ] as const) {
      for (const times of [0, 1, 2]) {
        const t = at(action, wishes)
        for (let n = 0; n < times; n++) {
          play(t, legal(t, verb)[0])
          if (step(t) === 'place') play(t, legal(t, 'place')[0])
        }
        expect(step(t)).toBe(action)
        expect(finish(t).turn).toBe(1)
      }
      const poor = at(action, { goods: {}, fleet: ['tomis'] })
      expect([poor.turn, step(poor)]).toEqual([1, 'select'])
      expect(ships(poor)[5]).toBe(0) // the sowing stands
    }
  })

  test('OST-5.4.6 a cost is paid in full or not at all, and a gain never pays for its own step', () => {
    const t = at('order', { goods: { barley: 4, gold: 2 } })
    deal(t, 'order-25', 'order-08', 'order-16', 'order-33') // the extra of 25 and 08 is 3 gold
    expect(why(t, 'order:order-25,with-extra')).toBe('OST-5.4.6 short:gold,1')
    expect(why(t, 'order:order-16,plain')).toBe('OST-5.4.6 short:barley,4')
    play(t, 'order:order-25,plain')
    expect(goods(t)).toEqual({ permit: 1, stone: 1, gold: 2 })
    // A card that gains wood for a cost in wood: not for itself, but for the next.
    const u = at('order', { goods: { barley: 8, wood: 1, gold: 3 } })
    deal(u, 'order-05', 'order-26', 'order-16', 'order-33')
    expect(why(u, 'order:order-05,with-extra')).toBe('OST-5.4.6 short:wood,1')
    play(u, 'order:order-26,plain')
    expect(why(u, 'order:order-05,with-extra')).toBe('OK')
  })

  test('EX-C56 no means at all: the turn ends with the sowing done', () => {
    const t = table()
    give(t, 0, { ships: [1, 1, 1, 1, 1, 4], goods: { gold: 2 }, fleet: ['tomis'] })
    play(t, 'select:supervise')
    expect(ships(t)).toEqual([2, 2, 2, 2, 1, 0])
    expect(t.turn).toBe(1)
  })
})
