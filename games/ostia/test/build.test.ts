/** OST-9: action D, build; OST-13: the building spots. */
import { describe, expect, test } from 'vitest'
import { ostia } from '../index.ts'
import { at, bits, give, goods, heard, lay, legal, node, play, port, why, sail, step, table } from './helpers.ts'

/** A build action: all ports of the sea reached, nothing but scoring tiles on them, unless a test says otherwise. */
const EVERYWHERE = ['tomis', 'ephesus', 'palmyra', 'cyrene']
function plain(t = table()) {
  for (const [k, p] of ['tomis', 'dyrrachium', 'ephesus', 'athenae', 'rhodus'].entries())
    lay(t, p, ['port-ship-vp', 'port-building-vp', 'port-amphora-vp', 'port-set-vp', 'port-far-sea-vp'][k]!)
  return t
}
const building = (wishes: Parameters<typeof give>[2], t = plain()) => at('build', { fleet: EVERYWHERE, ...wishes }, t)

describe('build', () => {
  test('OST-9.1 the lowest disc, its stone, its reward; a port reached without a disc of yours; any number of times', () => {
    const t = building({ goods: { stone: 12 } })
    expect(why(t, 'build:salona')).toBe('OST-9.1 own-disc:salona')
    expect(why(building({ goods: { stone: 12 }, fleet: ['tomis'] }), 'build:ephesus')).toBe(
      'OST-9.1 not-reached:ephesus',
    )
    give(t, 1, { discs: ['tomis'] }) // other colours do not matter
    for (const [p, spot, left] of [
      ['tomis', 'spot-permit-wood', 9],
      ['dyrrachium', 'spot-order-discount', 5],
      ['ephesus', 'spot-free-action', 0],
    ] as const) {
      play(t, `build:${p}`, `place:${spot}`)
      expect(t.harbours[0].goods[3]).toBe(left)
    }
    expect([t.harbours[0].discRows, t.harbours[0].reward, t.turn]).toEqual([4, 1, 1]) // the 1 reward of row 3
    expect(t.harbours[0].discs).toBe(bits(['salona', 'tomis', 'dyrrachium', 'ephesus']))
    expect(why(building({ goods: { stone: 2, gold: 3 } }), 'build:tomis')).toBe('OST-5.4.6 short:stone,1')
  })

  test('OST-9.1 standing on it is enough, so is having passed it', () => {
    for (const p of ['dyrrachium', 'tomis'])
      expect(legal(building({ goods: { stone: 3 }, fleet: ['tomis'] }), 'build')).toContain(`build:${p}`)
  })

  test('OST-9.2 EX-B20 arrived at Palmyra is having reached Damascus', () => {
    const t = building({ goods: { stone: 3 }, fleet: ['transport-se3'] })
    expect(why(t, 'build:damascus')).toBe('OST-9.1 not-reached:damascus')
    const u = at('move', { goods: {}, fleet: ['transport-se3'] })
    sail(u, 'palmyra')
    expect((u.harbours[0].reached >> port('damascus')) & 1).toBe(1)
  })

  test('EX-C53 two ships by the right exit: Damascus only after palmyra, in the same turn through supervise', () => {
    const t = at('supervise', { ships: [2, 2, 2, 2, 0, 4], goods: { stone: 3 }, fleet: ['byzantium', 'transport-se3'] })
    expect((t.harbours[0].reached >> port('damascus')) & 1).toBe(0)
    play(t, 'oversee:permit')
    sail(t, 'palmyra')
    expect(step(t)).toBe('build')
    expect(legal(t, 'build')).toContain('build:damascus')
  })

  test('OST-9.3 EX-C29 no tile qualifies: impossible, nothing is paid', () => {
    const t = building({ goods: { stone: 20 }, fleet: ['ostia-departure'] })
    expect([t.turn, t.harbours[0].goods[3]]).toEqual([1, 20])
    const u = building({ goods: { stone: 20 }, fleet: ['corinthus'], discs: ['syracusae'] })
    play(u, 'build:corinthus', 'place:spot-reward') // then no port is left: the repetition is impossible
    expect([u.turn, u.harbours[0].goods[3]]).toEqual([1, 17])
  })

  test('OST-9.4 an immediate effect at once, a trade effect from now on, an end effect at the end', () => {
    const t = plain()
    lay(t, 'cyrene', 'port-reward')
    lay(t, 'leptis-magna', 'port-trade-wood')
    building({ goods: { stone: 3 + 4 + 5, gold: 2 } }, t)
    play(t, 'build:cyrene')
    expect(t.harbours[0].reward).toBe(2)
    const before = ostia.scores(t)[0].sources.ports!
    play(t, 'place:spot-order-discount', 'build:leptis-magna', 'place:spot-shipbuild-discount')
    expect(ostia.scores(t)[0].sources.ports).toBe(before)
    play(t, 'build:tomis', 'place:spot-permit-wood') // +2 VP per ship icon: one vacated row
    expect(ostia.scores(t)[0].sources.ports).toBe(before + 2)
    const u = at('trade', { goods: { gold: 2 }, discs: ['leptis-magna', 'cyrene', 'tomis'] }, lend(t))
    expect(legal(u, 'trade')).toEqual(['trade:leptis-magna'])
  })
  /** The same table with the next player on turn. */
  const lend = (t: ReturnType<typeof table>) => {
    if (t.turn === 0) play(t, 'done')
    return t
  }

  test('OST-9.5 a token on any free spot but the initial one; seven spots for six discs; both placements are mandatory', () => {
    const t = building({ goods: { stone: 3 }, spots: ['spot-reward', 'spot-free-action'] })
    play(t, 'build:tomis')
    expect(step(t)).toBe('place')
    expect(why(t, 'place:spot-initial')).toBe('OST-9.5 setup-spot')
    expect(why(t, 'place:spot-reward')).toBe('OST-9.5 spot-taken:spot-reward')
    expect(why(t, 'done')).toBe('core not-now')
    expect(legal(t)).toEqual(
      ['permit-wood', 'barley-stone', 'build-discount', 'shipbuild-discount', 'order-discount'].map(
        s => `place:spot-${s}`,
      ),
    )
    play(t, 'place:spot-barley-stone')
    expect(t.harbours[0].spots[3]).toBe(node('tomis'))
    expect(ostia.box.spots.length - 1).toBe(ostia.box.discs.length)
    const u = building({ goods: { stone: 3 }, reward: 4 })
    play(u, 'build:tomis', 'place:spot-reward')
    expect(u.harbours[0].reward).toBe(5)
  })

  test('OST-9.6 EX-C27 the discount is one stone in an action: 2 + 4 = 6; without it 7', () => {
    for (const [spots, stone] of [
      [['spot-build-discount'], 6],
      [[], 7],
    ] as const) {
      const t = building({ goods: { stone }, spots: [...spots] })
      play(t, 'build:tomis', 'place:spot-free-action', 'build:ephesus', 'place:spot-order-discount')
      expect([t.harbours[0].goods[3], t.harbours[0].reward]).toEqual([0, 1])
    }
  })

  test('EX-C28 a discount gained in mid-action serves the next payment, and only that', () => {
    const t = building({ goods: { stone: 3 + 3 + 5 } })
    play(t, 'build:tomis', 'place:spot-build-discount')
    expect(t.harbours[0].goods[3]).toBe(8)
    play(t, 'build:ephesus', 'place:spot-reward')
    expect(t.harbours[0].goods[3]).toBe(5)
    play(t, 'build:athenae')
    expect(t.harbours[0].goods[3]).toBe(0)
  })

  test('OST-9.7 pay, track reward, disc, tile effect, token, spot effect', () => {
    const t = plain()
    lay(t, 'tomis', 'port-reward')
    building({ goods: { stone: 4 }, discRows: 2 }, t)
    const words = [...heard(() => play(t, 'build:tomis')), ...heard(() => play(t, 'place:spot-reward'))]
    expect(words.slice(0, 6)).toEqual([
      'paid:0,stone,4',
      'gained:0,reward,1',
      'built:0,tomis',
      'gained:0,reward,2',
      'placed:0,spot-reward',
      'gained:0,reward,1',
    ])
  })

  test('OST-9.8 the setup disc needs no ship and makes nothing reached; it bars a second disc of that colour', () => {
    const t = building({ goods: { stone: 9 }, fleet: ['ostia-departure', 'tomis'] })
    expect((t.harbours[0].reached >> port('salona')) & 1).toBe(1)
    expect(why(t, 'build:salona')).toBe('OST-9.1 own-disc:salona')
    expect(table().harbours.map(h => h.reached)).toEqual([0, 0])
  })

  test('OST-9.9 the token is of the port, wherever its tile came from; its kind has no effect, the spot has', () => {
    for (const [p, tile] of [
      ['tomis', 'port-ship-vp'],
      ['ephesus', 'port-amphora-vp'],
    ] as const) {
      const t = plain()
      lay(t, p, tile)
      building({ goods: { stone: 3 } }, t)
      play(t, `build:${p}`, 'place:spot-permit-wood')
      expect(t.harbours[0].spots[2]).toBe(node(p))
      give(t, 0, { ships: [1, 1, 1, 1, 1, 1], goods: {} })
      play(t, legal(t)[0]!)
      while (t.turn === 1) play(t, legal(t)[0]!)
      play(t, 'select:permit')
      expect(t.harbours[0].goods[0]).toBe(2) // one ship and the spot, whatever the token
    }
  })

  test('EX-B18 EX-B27 by the up exit to Dyrrachium: it and Salona may be built on, not Salona with the setup disc there, never Tomis', () => {
    const t = building({ goods: { stone: 3 }, fleet: ['dyrrachium'], discs: ['carthago'] })
    expect(legal(t, 'build')).toEqual(['build:salona', 'build:dyrrachium'])
    const u = building({ goods: { stone: 3 }, fleet: ['dyrrachium'] })
    expect(legal(u, 'build')).toEqual(['build:dyrrachium'])
    expect(why(u, 'build:salona')).toBe('OST-9.1 own-disc:salona')
    expect(why(u, 'build:tomis')).toBe('OST-9.1 not-reached:tomis')
  })

  test('EX-C30 all four build on tomis, each finds a token', () => {
    const t = plain(table({ seats: 4 }))
    for (let seat = 0; seat < 4; seat++) {
      building({ goods: { stone: 3 } }, t)
      play(t, 'build:tomis', 'place:spot-permit-wood')
    }
    expect(t.harbours.map(h => h.spots[2])).toEqual(Array(4).fill(node('tomis')))
    expect(4 - t.harbours.filter(h => (h.discs >> port('tomis')) & 1).length).toBe(0)
  })

  test('EX-C55 the last disc: reward 11, track empty, trigger met, no further build', () => {
    const t = building({ goods: { stone: 50, gold: 3 }, discRows: 6, reward: 9 })
    play(t, 'build:tomis', 'place:spot-order-discount')
    expect([t.harbours[0].reward, t.harbours[0].discRows]).toEqual([11, 7])
    expect(why(t, 'build:ephesus')).toBe('OST-15.1 all-built')
    play(t, 'done')
    expect(t.last).toBe(1)
  })
})

describe('building spots', () => {
  const effects = Object.fromEntries(ostia.box.data.harbourBoard.buildingSpots.map(s => [s.id, s.effect]))

  test('OST-13.0 eight spots: none, 2 gold, two bonuses, a reward, three discounts', () => {
    expect(effects['spot-initial']).toBeNull()
    expect(effects['spot-free-action']).toEqual({ type: 'free-action-cost', value: 2 })
    expect(effects['spot-permit-wood']).toEqual({ type: 'production-bonus', resources: ['permit', 'wood'], value: 1 })
    expect(effects['spot-barley-stone']).toEqual({ type: 'production-bonus', resources: ['barley', 'stone'], value: 1 })
    expect(effects['spot-reward']).toEqual({ type: 'immediate-reward', value: 1 })
    for (const [action, resource] of [
      ['build', 'stone'],
      ['shipbuild', 'wood'],
      ['order', 'barley'],
    ])
      expect(effects[`spot-${action}-discount`]).toMatchObject({ type: 'action-discount', action, resource, value: 1 })
    // The initial spot with its token has no effect.
    const t = at('build', { goods: { stone: 9, gold: 2 }, fleet: ['corinthus'] })
    expect(legal(t, 'buy')).toEqual([])
  })

  test('OST-13.1 each effect exists once, so nothing stacks', () => {
    const kinds = Object.values(effects).map(e => JSON.stringify(e))
    expect(new Set(kinds).size).toBe(8)
    const all = ostia.box.spots.slice(1)
    const t = at('shipbuild', { goods: { wood: 2 }, spots: all })
    play(t, 'launch:wood')
    expect(t.harbours[0].goods[1]).toBe(1)
  })

  test('OST-13.2 a discount comes by itself, with the first payment made while the token lies there', () => {
    const t = building({
      goods: { stone: 2, wood: 9, barley: 9 },
      spots: ['spot-build-discount', 'spot-shipbuild-discount', 'spot-order-discount'],
    })
    expect(why(t, 'build:tomis')).toBe('OK')
    play(t, 'build:tomis', 'place:spot-reward')
    expect(goods(t)).toEqual({ wood: 9, barley: 9 })
    // A discount of one action is none of another.
    const u = building({ goods: { stone: 2, gold: 3 }, spots: ['spot-shipbuild-discount', 'spot-order-discount'] })
    expect(legal(u, 'build')).toEqual([])
  })
})
