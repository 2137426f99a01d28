/** OST-6: action A, move. */
import { describe, expect, test } from 'vitest'
import { ostia } from '../index.ts'
import {
  at,
  discover,
  fleet,
  give,
  goods,
  heard,
  lay,
  legal,
  node,
  pass,
  play,
  port,
  why,
  sail,
  step,
  table,
  tilesOn,
} from './helpers.ts'
import { mostSteps, nextSteps } from './second-opinion.ts'

const EMPTY = {}
/** A move action with this fleet and these permits, all discovery spaces empty unless a test lays something there. */
function sailing(ships: string[], permits = 99, more: Parameters<typeof give>[2] = {}, t = table()) {
  for (const s of ostia.box.spaces) discover(t, s.id, EMPTY)
  return at('move', { fleet: ships, goods: { permit: permits }, ...more }, t)
}
const counts = (t: ReturnType<typeof table>) => legal(t, 'sail').map(w => Number(w.split(':')[1]))

describe('declaring', () => {
  test('OST-6.1 EX-A8 N = 1 … 6 steps cost 0, 2, 4, 6, 10, 15 permits in all; never 7', () => {
    for (const [n, cost] of [
      [1, 0],
      [2, 2],
      [3, 4],
      [4, 6],
      [5, 10],
      [6, 15],
    ] as const) {
      const t = sailing(['ostia-departure'], cost)
      expect(Math.max(...counts(t))).toBe(n)
      if (cost > 0) expect(why(sailing(['ostia-departure'], cost - 1), `sail:${n}`)).toMatch(/^OST-5.4.6 short:permit,/)
      play(t, `sail:${n}`)
      expect(goods(t)).toEqual({})
    }
    expect(counts(sailing(['ostia-departure', 'tomis']))).toEqual([1, 2, 3, 4, 5, 6])
    expect(ostia.parse('sail:7')).toBe(-1)
  })

  test('EX-C10 a free action before the declaration', () => {
    const t = sailing(['ostia-departure'], 5, { goods: { permit: 5, gold: 3 } })
    expect(Math.max(...counts(t))).toBe(3)
    play(t, 'buy:permit')
    expect(Math.max(...counts(t))).toBe(4)
  })

  test('EX-C11 N must be wholly usable: one step before the destination only N = 1', () => {
    const t = sailing(['tomis'], 20)
    expect(counts(t)).toEqual([1])
    expect(why(t, 'sail:2')).toBe('OST-6.1 too-many-steps:1')
  })

  test('EX-C12 1 + 8 steps before two ships: 1 … 6 are legal, six cost 15', () => {
    const t = sailing(['tomis', 'ostia-departure'], 20)
    expect(counts(t)).toEqual([1, 2, 3, 4, 5, 6])
    play(t, 'sail:6')
    expect(goods(t)).toEqual({ permit: 5 })
  })

  test('OST-6.7 with no movable ship nothing can be done, with one it always can', () => {
    expect(sailing(['chersonesus', 'alexandria']).turn).toBe(1)
    const t = sailing(['chersonesus', 'cyrene'], 0)
    expect(legal(t)).toEqual(['sail:1', 'done'])
    const u = at('supervise', { fleet: ['chersonesus'], goods: { permit: 9 } })
    expect(why(u, 'oversee:permit')).toMatch(/nothing-to-do/)
  })

  test('OST-6.1 the most that may be declared, and every step of it, by a second implementation over all fleets', () => {
    const far = ostia.box.data.board.nodes.filter(n => n.region === 'far' && n.id !== 'damascus').map(n => n.id)
    const places = ['ostia-departure', 'salona', 'corinthus', ...far]
    let compared = 0
    for (const a of places)
      for (const b of far)
        for (const c of [null, 'chersonesus', 'transport-e1', 'rhodus']) {
          const ships = [a, b, ...(c ? [c] : [])]
          const most = mostSteps(ships)
          if (most < 1) continue // two ships that need the same destination: no such fleet
          if (!possible(ships)) continue
          const t = sailing(ships)
          expect(Math.max(...counts(t)), `${ships}`).toBe(Math.min(6, most))
          play(t, 'sail:1')
          if (step(t) === 'step')
            expect(
              legal(t, 'step')
                .map(w => w.slice(5))
                .sort(),
              `${ships}`,
            ).toEqual(nextSteps(ships))
          compared++
        }
    expect(compared).toBeGreaterThan(500)
  })
  /** A fleet whose ships have destinations of their own, and whose exits hold. */
  const possible = (ships: string[]) => nextSteps(ships).length > 0 && Number.isFinite(mostSteps(ships))
})

describe('moving', () => {
  test('OST-6.2 a step goes along one white line away from the departure, never back', () => {
    const t = sailing(['athenae', 'tomis'])
    play(t, 'sail:1')
    expect(legal(t, 'step').sort()).toEqual(['step:chersonesus', 'step:transport-ne1'])
    expect(why(t, 'step:transport-e1')).toBe('OST-6.2 no-ship-before:transport-e1')
    expect(why(t, 'step:ephesus')).toBe('OST-6.2 no-ship-before:ephesus')
    expect(why(t, 'step:damascus')).toBe('OST-6.2 no-ship-before:damascus')
  })

  test('OST-6.3 EX-A7 six steps for 15 permits: three ships two each, in any order, interleaved or not', () => {
    for (const way of [
      ['salona', 'transport-n1', 'rhodus', 'transport-se1', 'transport-s3', 'cyrene'],
      ['transport-s3', 'rhodus', 'salona', 'transport-se1', 'cyrene', 'transport-n1'],
    ]) {
      const t = sailing(['ostia-departure', 'transport-e1', 'leptis-magna'], 15)
      sail(t, ...way)
      expect(fleet(t)).toEqual(['transport-n1', 'transport-se1', 'cyrene'])
      expect(t.harbours[0].goods[0]).toBe(0)
    }
    const t = sailing(['palmyra', 'ostia-departure'])
    play(t, 'sail:1')
    expect(legal(t, 'step').every(w => ['step:salona', 'step:syracusae', 'step:carthago'].includes(w))).toBe(true) // arrived ships never move again
  })

  test('OST-6.4 tiles have no capacity', () => {
    const t = sailing(['dyrrachium', 'corinthus'])
    give(t, 1, { fleet: ['tomis', 'transport-e1'] })
    sail(t, 'transport-e1', 'transport-n3', 'tomis', 'chersonesus') // stops beside, and passes, ships of another
    expect(fleet(t)).toEqual(['chersonesus', 'transport-e1'])
  })
})

describe('path limits', () => {
  test('OST-6.5 OST-6.5a EX-A9 one ship by the down exit, one by the up exit, two by the right one, ever', () => {
    for (const [first, closed] of [
      ['salona', 'salona'],
      ['chersonesus', 'salona'],
      ['carthago', 'carthago'],
      ['alexandria', 'carthago'],
    ] as const) {
      const t = sailing([first, 'ostia-departure'])
      play(t, 'sail:1')
      expect(why(t, `step:${closed}`)).toBe('OST-6.5a exit-used')
    }
    const one = sailing(['athenae', 'ostia-departure'])
    play(one, 'sail:1')
    expect(why(one, 'step:syracusae')).toBe('OK')
    const two = sailing(['athenae', 'rhodus', 'ostia-departure'])
    play(two, 'sail:1')
    expect(why(two, 'step:syracusae')).toBe('OST-6.5a exit-used')
  })

  test('OST-6.5b EX-A10 at the fork the two take different branches', () => {
    const t = sailing(['rhodus', 'transport-e1'])
    play(t, 'sail:1')
    expect(why(t, 'step:rhodus')).toBe('OST-6.5b branch-used')
    expect(why(t, 'step:athenae')).toBe('OK')
  })

  test('OST-6.5c every ship counts wherever it is now, on a destination too', () => {
    const t = sailing(['byzantium', 'transport-e1', 'chersonesus', 'ostia-departure'])
    play(t, 'sail:2')
    expect(legal(t, 'step').sort()).toEqual(['step:carthago', 'step:rhodus'])
    expect(why(t, 'step:athenae')).toBe('OST-6.5b branch-used')
    expect(why(t, 'step:salona')).toBe('OST-6.5a exit-used')
    expect(why(t, 'step:syracusae')).toBe('OST-6.5a exit-used')
  })

  test('OST-6.5d EX-C18 two own ships before the fork: the first to leave it chooses, the other has what is left', () => {
    const t = sailing(['transport-e1', 'corinthus'])
    sail(t, 'transport-e1')
    expect(fleet(t)).toEqual(['transport-e1', 'transport-e1'])
    pass(t)
    at('move', { goods: {} }, t)
    play(t, 'sail:1')
    expect(legal(t, 'step').sort()).toEqual(['step:athenae', 'step:rhodus'])
    play(t, 'step:athenae')
    pass(t)
    at('move', { goods: {} }, t)
    play(t, 'sail:1')
    expect(why(t, 'step:athenae')).toBe('OST-6.5b branch-used')
    expect(legal(t, 'step').sort()).toEqual(['step:rhodus', 'step:transport-ne1'])
    // Ships of others restrict nothing.
    const u = sailing(['transport-e1', 'tomis'])
    give(u, 1, { fleet: ['athenae', 'rhodus', 'chersonesus'] })
    play(u, 'sail:1')
    expect(legal(u, 'step').sort()).toEqual(['step:athenae', 'step:chersonesus', 'step:rhodus'])
  })

  test('OST-6.5e the exits take the four ships that a player can put out, so none is stuck', () => {
    expect(ostia.box.exitCapacity.reduce((a, b) => a + b)).toBe(1 + ostia.box.ships.filter(r => r.ponta).length)
    for (const others of [
      ['chersonesus', 'byzantium', 'palmyra'],
      ['alexandria', 'rhodus', 'athenae'],
      ['tomis', 'transport-e1', 'cyrene'],
    ]) {
      const t = sailing([...others, 'ostia-departure'])
      play(t, 'sail:1')
      if (step(t) === 'step')
        expect(legal(t, 'step').some(w => ['step:salona', 'step:syracusae', 'step:carthago'].includes(w))).toBe(true)
      else expect(fleet(t)[3]).not.toBe('ostia-departure')
    }
  })

  test('EX-B22 the fork, and the exits of a third ship', () => {
    const t = sailing(['transport-e1', 'ephesus', 'tomis'])
    play(t, 'sail:1')
    expect(why(t, 'step:athenae')).toBe('OST-6.5b branch-used')
    expect(why(t, 'step:rhodus')).toBe('OK')
    const u = sailing(['transport-e1', 'ephesus', 'ostia-departure'])
    play(u, 'sail:1')
    expect(legal(u, 'step').filter(w => /salona|syracusae|carthago/.test(w))).toEqual(['step:salona', 'step:carthago'])
    const v = sailing(['transport-e1', 'ephesus', 'cyrene', 'ostia-departure'])
    play(v, 'sail:1')
    expect(legal(v, 'step').filter(w => /salona|syracusae|carthago/.test(w))).toEqual(['step:salona'])
  })
})

describe('effects', () => {
  test('OST-6.6 OST-6.6a a crossing takes exactly one tile of the space, its gain is paid at once, wherever the ship stops', () => {
    for (const beyond of [[], ['transport-n3']]) {
      const t = sailing(['transport-n2'], 9)
      discover(t, 'discovery-north', { exotic: 1, both: 2 })
      play(t, `sail:${1 + beyond.length}`)
      expect(step(t)).toBe('discover')
      expect(legal(t)).toEqual(['discover:exotic', 'discover:both']) // mandatory (OST-D18)
      expect(why(t, 'discover:wild')).toBe('OST-6.6a no-such-tile')
      const words = heard(() => play(t, 'discover:both'))
      expect(words.slice(0, 2)).toEqual(['discovered:0,discovery-north,both', 'gained:0,gold,2'])
      expect(t.harbours[0].animals).toEqual([0, 0, 1, 0])
      expect(tilesOn(t, 'discovery-north')).toBe(2)
    }
  })

  test('OST-6.6a each ship that crosses takes one; an emptied space gives nothing', () => {
    const t = sailing(['transport-n2', 'transport-s2'], 9)
    discover(t, 'discovery-north', { wild: 1 })
    discover(t, 'discovery-south', { wild: 1, exotic: 1 })
    sail(t, 'dyrrachium', 'leptis-magna', 'discover:wild')
    expect(t.harbours[0].animals).toEqual([0, 2, 0, 0])
    const u = sailing(['transport-n2'], 0)
    sail(u, 'dyrrachium')
    expect(u.harbours[0].animals).toEqual([0, 0, 0, 0])
    expect(goods(u)).toEqual({})
  })

  test('EX-B18 four steps by the up exit: an animal tile with 2 gold, no goods of the ports passed, two ports reached', () => {
    const t = sailing(['ostia-departure'], 6, { discs: ['carthago'] })
    discover(t, 'discovery-north', { wild: 2 })
    sail(t, 'salona', 'transport-n1', 'transport-n2', 'dyrrachium')
    expect(goods(t)).toEqual({ gold: 2 })
    expect(t.harbours[0].animals).toEqual([0, 1, 0, 0])
    expect(t.harbours[0].reached).toBe((1 << port('salona')) | (1 << port('dyrrachium')))
  })

  test('EX-B19 the first ship over the line takes the reward tile', () => {
    const t = sailing(['transport-n3'])
    discover(t, 'bonus-north', { reward: 1 })
    sail(t, 'tomis')
    expect([t.harbours[0].reward, t.harbours[0].animals]).toEqual([1, [0, 0, 0, 1]])
    expect(tilesOn(t, 'bonus-north')).toBe(0)
  })

  test('EX-C58 the bonus already taken by another: nothing is gained, nobody asked', () => {
    const t = sailing(['transport-n3'])
    give(t, 1, { fleet: ['tomis'] })
    sail(t, 'tomis')
    expect([t.harbours[0].reward, t.turn]).toEqual([0, 1])
  })

  test('EX-C19 both tiles of a space: the first player chooses of two, the second gets the other', () => {
    const t = table()
    give(t, 1, { fleet: ['transport-n2'] })
    sailing(['transport-n2'], 0, {}, t)
    discover(t, 'discovery-north', { exotic: 1, wild: 1 })
    play(t, 'sail:1')
    expect(legal(t)).toEqual(['discover:exotic', 'discover:wild'])
    play(t, 'discover:wild')
    at('move', {}, t)
    play(t, 'sail:1') // one tile left: no question
    expect(t.harbours.map(h => h.animals)).toEqual([
      [0, 1, 0, 0],
      [1, 0, 0, 0],
    ])
    expect(tilesOn(t, 'discovery-north')).toBe(0)
  })

  test('OST-6.6b the first ship of any colour gets the upper half, each later one the lower, fixed at arrival', () => {
    const t = table({ seats: 3 })
    for (const seat of [0, 1, 2]) {
      sailing(['cyrene'], 0, {}, t)
      sail(t, 'alexandria')
      expect(t.harbours[seat].halves).toEqual([seat === 0 ? 1 : 2])
    }
    expect(t.harbours.map(h => h.halves)).toEqual([[1], [2], [2]])
  })

  test('EX-B21 the immediate tile: the first +3 reward, every later one +2', () => {
    const t = table({ seats: 3 })
    lay(t, 'alexandria', 'destination-reward')
    for (const reward of [3, 2, 2]) {
      const seat = t.turn
      sailing(['cyrene'], 0, {}, t)
      sail(t, 'alexandria')
      expect(t.harbours[seat].reward).toBe(reward)
    }
  })

  test('EX-C20 an end half pays the player whose ship lies there', () => {
    const t = table()
    lay(t, 'alexandria', 'destination-ships')
    give(t, 0, { fleet: ['alexandria'], halves: [1], shipRows: 6 })
    give(t, 1, { fleet: ['alexandria'], halves: [2], shipRows: 5 })
    expect(ostia.scores(t).map(s => s.sources.destinations)).toEqual([18, 10])
    // An immediate half pays nothing then.
    lay(t, 'alexandria', 'destination-reward')
    expect(ostia.scores(t).map(s => s.sources.destinations)).toEqual([0, 0])
  })

  test('EX-C21 reward 10 and the reward tile: 12, one lost, and the move goes on', () => {
    const t = table()
    lay(t, 'byzantium', 'destination-reward')
    sailing(['transport-ne2', 'transport-n1'], 2, { reward: 10 }, t)
    sail(t, 'byzantium', 'transport-n2')
    expect([t.harbours[0].reward, fleet(t)]).toEqual([12, ['byzantium', 'transport-n2']])
    if (t.turn === 0) play(t, 'done')
    expect(t.last).toBe(1)
  })

  test('OST-6.6c EX-B17 goods of the port where the ship stands at the end, not of those it passed, after the last step', () => {
    const t = table()
    lay(t, 'transport-n1', 'transport-wood-1')
    lay(t, 'transport-n2', 'transport-stone-1')
    sailing(['ostia-departure'], 4, {}, t)
    const words = heard(() => play(t, 'sail:3', 'step:salona'))
    expect(words.filter(w => /^moved|^gained/.test(w))).toEqual([
      'moved:0,salona',
      'moved:0,transport-n1',
      'moved:0,transport-n2',
      'gained:0,stone,2',
    ])
    expect(goods(t)).toEqual({ stone: 2 })
  })

  test('EX-C13 a ship that did not move in this action gives nothing', () => {
    const t = table()
    lay(t, 'transport-n2', 'transport-gold-1')
    lay(t, 'transport-s1', 'transport-wood-1')
    sailing(['transport-n2', 'carthago'], 0, {}, t)
    sail(t, 'transport-s1')
    expect(goods(t)).toEqual({ wood: 2 })
  })

  test('EX-C14 halting between two steps gives nothing', () => {
    const t = table()
    lay(t, 'dyrrachium', 'port-ship-vp')
    sailing(['salona'], 4, {}, t)
    discover(t, 'discovery-north', { exotic: 1 })
    sail(t, 'transport-n1', 'transport-n2', 'dyrrachium')
    expect(goods(t)).toEqual({ gold: 2 }) // of the animal tile
    expect(t.harbours[0].animals).toEqual([1, 0, 0, 0])
  })

  test('EX-C15 two ships stop on two ports: the goods of both', () => {
    const t = table()
    lay(t, 'transport-n1', 'transport-wood-1')
    lay(t, 'transport-s3', 'transport-barley-1')
    sailing(['salona', 'leptis-magna'], 2, {}, t)
    sail(t, 'transport-n1', 'transport-s3')
    expect(goods(t)).toEqual({ wood: 2, barley: 2 })
  })

  test('OST-6.6c two ships at the fork: the goods belong to the one that moved there, so the other goes on', () => {
    for (const ships of [
      ['transport-e1', 'corinthus'],
      ['corinthus', 'transport-e1'],
    ]) {
      const t = table()
      lay(t, 'transport-e1', 'transport-wood-1')
      sailing(ships, 2, {}, t)
      sail(t, 'transport-e1', 'athenae')
      expect([goods(t), fleet(t).sort()]).toEqual([{ wood: 2 }, ['athenae', 'transport-e1']])
    }
  })

  test('OST-6.6d trade ports do nothing during a move', () => {
    const t = table()
    lay(t, 'tomis', 'port-reward')
    lay(t, 'dyrrachium', 'port-trade-wood')
    sailing(['transport-n2'], 9, { discs: ['salona', 'dyrrachium'] }, t)
    sail(t, 'dyrrachium', 'transport-n3', 'tomis')
    expect([goods(t), t.harbours[0].reward]).toEqual([{ permit: 5 }, 0])
  })
})

describe('near and far', () => {
  test('OST-6.8 left of the dotted line, departure included, is near; everything else on the lines far', () => {
    const near = ostia.box.data.board.nodes.filter((_, k) => ostia.box.near[k]).map(n => n.id)
    expect(near.sort()).toEqual([
      'carthago',
      'corinthus',
      'ostia-departure',
      'salona',
      'syracusae',
      'transport-n1',
      'transport-s1',
    ])
    for (const e of ostia.box.data.board.edges)
      expect(e.crossesDottedLine).toBe(ostia.box.near[node(e.from)] && !ostia.box.near[node(e.to)])
    for (const [place, free] of [
      ['ostia-departure', false],
      ['salona', false],
      ['corinthus', false],
      ['transport-n2', true],
      ['alexandria', true],
    ] as const) {
      const t = at('shipbuild', { goods: { wood: 9 }, shipRows: 2, fleet: [place] })
      expect(t.turn === 0).toBe(free)
    }
  })

  test('OST-6.10 no step makes the rest of a declared move impossible', () => {
    const { box } = ostia
    expect(box.even).toBe(true)
    for (const exit of box.after[box.departure]) expect(1 + box.ahead[exit]).toBeGreaterThanOrEqual(7)
    expect(box.after[box.fork].map(n => box.ahead[n])).toEqual([4, 4])
  })

  test('OST-6.11 reached is for good: stood on or passed; ports before the fork for both branches; the departure is no port', () => {
    const t = sailing(['ostia-departure'], 10)
    sail(t, 'syracusae', 'corinthus', 'transport-e1', 'rhodus', 'transport-se1')
    expect(t.harbours[0].reached).toBe(['syracusae', 'corinthus', 'rhodus'].reduce((set, p) => set | (1 << port(p)), 0))
    expect(ostia.box.ports).not.toContain('ostia-departure')
    expect(table().harbours[0].reached).toBe(0)
  })
})
