import { pick, seeded, shuffle } from '@loggia/core'
import { expect, test } from 'vitest'
import { alignment } from '../rules/map.ts'
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
  resource,
  resources,
  stand,
  step,
  table,
  tapestry,
  type TapestryTable,
  territory,
  why,
} from './helpers.ts'

/** A table on which everybody has a coin: nobody is left with income alone. */
function playable(seats = 2): TapestryTable {
  const t = table({ seats })
  for (let seat = 0; seat < seats; seat++) give(t, seat, { resources: { coin: 1 } })
  return t
}
/** Seat 0 controls this hex alone and explores with these tiles. */
function explorer(at: string, tiles: string[], seats = 2): TapestryTable {
  const t = playable(seats)
  clearMap(t)
  stand(t, at, '0')
  give(t, 0, { tiles })
  return t
}
const explore = (t: TapestryTable, effect = 'explore') => after(t, effect, 'exploration-2')
const score = (t: TapestryTable, tile: string, at: string, rotation: number) =>
  alignment(t, territory(tile), hex(at), rotation, tapestry.box)

test('TA-6.1 a tile of the supply, on an unexplored hex beside a controlled territory', () => {
  const t = explorer('h_2_0', ['territory-03', 'territory-08'])
  explore(t)
  expect(legal(t)).toEqual(['tile:territory-03', 'tile:territory-08'])
  expect(why(t, 'tile:territory-01')).toBe('not-in-supply:territory-01')
  play(t, 'tile:territory-08')
  expect(new Set(legal(t).map(w => w.split(/[:,]/)[1]))).toEqual(new Set(['h_1_0', 'h_2_1', 'h_3_-1']))
  expect(legal(t)).toHaveLength(18)
  expect(why(t, 'lay:h_1_1,0')).toBe('explored:h_1_1')
  expect(why(t, 'lay:h_0_1,0')).toBe('not-adjacent:h_0_1')
  expect(why(t, 'lay:h_4_0,0')).toBe('off-map:h_4_0') // a hex of the large map
  play(t, 'lay:h_2_1,4')
  expect(t.tiles[hex('h_2_1')]).toBe(territory('territory-08'))
  expect(t.rotations[hex('h_2_1')]).toBe(4)
  expect(t.players[0].tiles).toEqual([territory('territory-03')])
})

test('TA-6.1 anywhere is any unexplored hex: 21 of the small map, 36 of the large one', () => {
  const small = explorer('h_2_0', ['territory-05'])
  explore(small, 'explore-anywhere')
  expect(legal(small)).toHaveLength(21)
  const large = explorer('h_3_0', ['territory-05'], 4)
  explore(large, 'explore-anywhere')
  expect(legal(large)).toHaveLength(36)
})

test('TA-6.1, TA-21.15, EX-54 without a tile, or without a hex for it, exploring is void; the bonus is still offered', () => {
  const none = explorer('h_2_0', [])
  give(none, 0, { tracks: { exploration: 1 }, resources: { coin: 3, food: 1 } })
  play(none, 'advance:exploration-2', 'pay:coin')
  expect(step(none)).toBe('pay-bonus')
  play(none, 'pay:coin')
  expect(none.players[0].hand).toHaveLength(1)

  const walled = explorer('h_3_0', ['territory-05'])
  for (const [at, id] of [
    ['h_3_-1', 'territory-07'],
    ['h_2_1', 'territory-16'],
  ])
    lay(walled, at, id)
  expect(heard(walled, t => explore(t))).toContain('void:0,explore')
  expect(walled.players[0].tiles).toHaveLength(1)
})

test('TA-6.1 turns that make it the same tile again are one move', () => {
  const t = explorer('h_2_0', ['territory-05'])
  explore(t)
  expect(legal(t)).toEqual(['lay:h_1_0,0', 'lay:h_3_-1,0', 'lay:h_2_1,0'])
  expect(why(t, 'lay:h_1_0,1')).toBe('same-rotation:territory-05')
})

test('TA-6.2, EX-55 territory-03 on h_0_1 of the small map', () => {
  for (const [rotation, vp] of [
    [0, 3],
    [2, 2],
    [4, 1],
  ]) {
    const t = explorer('h_-1_2', ['territory-03'])
    explore(t)
    play(t, `lay:h_0_1,${rotation}`)
    expect(points(t)).toBe(vp)
    expect(points(t, 0, 'exploring')).toBe(vp)
    expect(resources(t)).toEqual([1, 0, 1, 0])
  }
})

test('TA-6.2, EX-56 territory-08 on h_1_0, and its farm', () => {
  for (const [rotation, vp] of [
    [3, 0],
    [2, 2],
    [5, 3],
  ]) {
    const t = explorer('h_2_0', ['territory-08'])
    explore(t)
    play(t, `lay:h_1_0,${rotation}`)
    expect(points(t)).toBe(vp)
    expect(step(t)).toBe('place')
    expect(t.players[0].exposed[2]).toBe(2)
  }
})

test('TA-6.2, EX-57 the island tile is sea all around: 4 VP on h_1_0 however it lies, none on h_0_2', () => {
  const t = table()
  for (let rotation = 0; rotation < 6; rotation++) expect(score(t, 'territory-05', 'h_1_0', rotation)).toBe(4)
  expect(score(t, 'territory-05', 'h_0_2', 0)).toBe(0)
})

test('TA-6.10, EX-32 a side is aligned where one of its ends is, and never twice', () => {
  // Below a tile whose lower corners are X on the right and Y on the left. territory-03 has sea on the left end of its
  // upper side, mountain on the right.
  const gain = (id: string, rotation: number) => {
    const t = table()
    const before = score(t, 'territory-03', 'h_2_-2', 0)
    lay(t, 'h_2_-3', id, rotation)
    return score(t, 'territory-03', 'h_2_-2', 0) - before
  }
  expect(gain('territory-01', 0)).toBe(1) // sea, sea
  expect(gain('territory-08', 0)).toBe(1) // mountain, desert
  expect(gain('territory-37', 2)).toBe(1) // mountain, sea: both ends
  expect(gain('territory-09', 0)).toBe(0) // desert, desert
  expect(gain('territory-37', 3)).toBe(0) // sea, mountain: the wrong ends
})

test('TA-6.10 six aligned sides at most; the edge of the board gives nothing', () => {
  const t = table()
  // All around h_-1_0: h_-1_-1 above, h_0_0 and h_-2_1 are printed.
  lay(t, 'h_0_-1', 'territory-05')
  lay(t, 'h_-1_1', 'territory-07')
  lay(t, 'h_-2_0', 'territory-16')
  // h_-1_-1 has forest and sea below, h_-2_1 mountain on its upper right and grass on its right.
  expect(score(t, 'territory-17', 'h_-1_0', 0)).toBe(5)
  expect(score(t, 'territory-17', 'h_1_2', 0)).toBe(0)
})

test('TA-6.10 corners that meet are those that lie at the same point of the plane, on either map', () => {
  for (const seats of [2, 4]) {
    const t = table({ seats })
    const { large, small } = tapestry.box.data.map
    const hexes = seats > 3 ? large : small
    const rng = seeded(`geometry ${seats}`)
    const deck = t.territoryDeck.slice()
    // Terrain by point: all corners that meet there, with the hex of each.
    const points = (h: { q: number; r: number }) =>
      [240, 300, 0, 60, 120, 180].map(angle => {
        const a = (angle * Math.PI) / 180
        const x = 1.5 * h.q + Math.cos(a)
        const y = (Math.sqrt(3) / 2) * (2 * h.r + h.q) + Math.sin(a)
        return `${Math.round(x * 10)},${Math.round(y * 10)}`
      })
    for (const h of shuffle(rng, hexes.slice())) {
      if (!deck.length || 'printed' in h) continue
      const tile = deck.pop()!
      const id = tapestry.box.territories[tile].id
      const rotation = pick(rng, 6)
      const { corners } = tapestry.box.data.territoryTiles.tiles[tile]
      const turned = corners.map((_, k) => corners[(k + 6 - rotation) % 6])
      const aligned = hexes.filter(other => {
        const lies = t.tiles[hex(other.id)]
        const turns = t.rotations[hex(other.id)]
        const terrain =
          'printed' in other && other.printed
            ? other.printed
            : lies < 0
              ? undefined
              : corners.map((_, k) => tapestry.box.data.territoryTiles.tiles[lies].corners[(k + 6 - turns) % 6])
        const theirs = points(other)
        return (
          other.id !== h.id &&
          terrain &&
          points(h).some((point, k) => theirs.includes(point) && terrain[theirs.indexOf(point)] === turned[k])
        )
      })
      expect(score(t, id, h.id, rotation)).toBe(aligned.length)
      lay(t, h.id, id, rotation)
    }
  }
})

test('TA-6.3, TA-6.11, EX-5 points for alignment, then the benefit; no control', () => {
  const t = explorer('h_2_0', ['territory-04'])
  explore(t)
  const notes = heard(t, u => play(u, 'lay:h_1_0,0'))
  expect(notes).toEqual(['explored:0,territory-04,h_1_0', 'points:0,exploring,2', 'gained:0,culture,1'])
  expect(t.tokens.filter(x => x >= 0)).toHaveLength(1)
  expect(t.players[0].tiles).toEqual([])
})

test('TA-6.4, TA-21.2 discarded tiles are shuffled when the stack is empty; without any fewer are drawn', () => {
  const t = table()
  t.territoryDiscards = t.territoryDeck.splice(0)
  const notes = heard(t, u => after(u, 'gain-territory-2', 'exploration-1'))
  expect(notes.filter(w => w.startsWith('reshuffled'))).toEqual(['reshuffled:territory'])
  expect(t.players[0].tiles).toHaveLength(2)
  t.territoryDeck = t.territoryDeck.slice(0, 1)
  after(t, 'gain-territory-2', 'exploration-1')
  expect(t.players[0].tiles).toHaveLength(3)
})

test('TA-6.9 Age of Sail draws before the tile is chosen, also when the supply is empty', () => {
  const t = explorer('h_2_0', [])
  give(t, 0, { active: 'age-of-sail' })
  explore(t)
  while (step(t) === 'may' || step(t) === 'give-tile') play(t, legal(t).find(w => w === 'decline' || w === 'done')!)
  expect(step(t)).toBe('explore-tile')
  expect(legal(t)).toHaveLength(3)
  const empty = explorer('h_2_0', [])
  give(empty, 0, { active: 'age-of-sail' })
  empty.territoryDeck = []
  expect(heard(empty, u => explore(u))).toContain('void:0,explore')
})

test('TA-6.9, TA-7.9 Militarism: an outpost before alignment and benefit, while there is one; no dice, no trap', () => {
  const t = explorer('h_2_0', ['territory-03'])
  give(t, 0, { active: 'militarism' })
  explore(t)
  play(t, 'lay:h_1_0,0')
  expect([step(t), points(t)]).toEqual(['may', 0])
  expect(heard(t, u => play(u, 'accept'))).toEqual(['placed:0,h_1_0', 'points:0,exploring,3', 'gained:0,food,1'])
  expect(t.players[0].outposts).toBe(8)
  const declined = explorer('h_2_0', ['territory-03'])
  give(declined, 0, { active: 'militarism' })
  explore(declined)
  play(declined, 'lay:h_1_0,0', 'decline')
  expect([declined.players[0].outposts, points(declined)]).toEqual([9, 3])
  const spent = explorer('h_2_0', ['territory-03'])
  give(spent, 0, { active: 'militarism', outposts: 0 })
  explore(spent)
  play(spent, 'lay:h_1_0,0')
  expect([step(spent), points(spent)]).toEqual(['act', 3])
})

test('TA-6.9, EX-58 Exploitation: 2 tiles and the points, or 4 tiles and none', () => {
  const outcome = (answer: string) => {
    const t = explorer('h_2_0', ['territory-02'])
    give(t, 0, { active: 'exploitation' })
    explore(t)
    play(t, 'lay:h_1_0,0', answer)
    return [t.players[0].tiles.length, points(t)]
  }
  expect(outcome('decline')).toEqual([2, 3])
  expect(outcome('accept')).toEqual([4, 0])
})

test('TA-6.5, TA-6.11 a space tile goes beside the income mat for good and brings its benefit', () => {
  const t = playable()
  give(t, 0, { space: ['space-13', 'space-05'] })
  after(t, 'explore-space', 'exploration-12')
  expect(legal(t)).toEqual(['explore-space:space-13', 'explore-space:space-05'])
  expect(why(t, 'explore-space:space-01')).toBe('not-in-space:space-01')
  play(t, 'explore-space:space-13')
  expect([points(t), points(t, 0, 'space')]).toEqual([13, 13])
  expect([t.players[0].space.length, t.players[0].explored.length]).toEqual([1, 1])
  // None in supply: void. None of it concerns the map: neither Exploitation nor Militarism.
  expect(heard(playable(), u => after(u, 'explore-space', 'exploration-12'))).toContain('void:0,explore-space')
  const active = playable()
  give(active, 0, { space: ['space-13'], active: 'exploitation' })
  after(active, 'explore-space', 'exploration-12')
  expect([step(active), points(active)]).toEqual(['act', 13])
})

/** Alignment on h_1_0 of the small map, unturned, and what the tile brings. */
const TILES: [id: string, alignment: number, brings: string][] = [
  ['territory-01', 4, 'coin'],
  ['territory-02', 3, '2 tiles'],
  ['territory-03', 3, 'food'],
  ['territory-04', 2, 'culture'],
  ['territory-05', 4, 'food'],
  ['territory-06', 4, 'worker'],
  ['territory-07', 4, 'coin'],
  ['territory-08', 1, 'farm'],
  ['territory-09', 3, 'tapestry card'],
  ['territory-10', 3, 'culture'],
  ['territory-11', 2, 'worker'],
  ['territory-12', 1, 'research'],
  ['territory-13', 4, 'coin'],
  ['territory-14', 2, 'culture'],
  ['territory-15', 4, 'worker'],
  ['territory-16', 4, 'coin'],
  ['territory-17', 4, 'food'],
  ['territory-18', 1, 'market'],
  ['territory-19', 1, 'tapestry card'],
  ['territory-20', 2, 'culture'],
  ['territory-21', 2, 'worker'],
  ['territory-22', 1, 'upgrade'],
  ['territory-23', 1, 'invent'],
  ['territory-24', 2, 'food'],
  ['territory-25', 3, 'house'],
  ['territory-26', 4, 'food'],
  ['territory-27', 4, 'worker'],
  ['territory-28', 4, 'coin'],
  ['territory-29', 1, 'tapestry card'],
  ['territory-30', 2, 'culture'],
  ['territory-31', 2, 'worker'],
  ['territory-32', 3, 'invent'],
  ['territory-33', 1, 'armory'],
  ['territory-34', 2, 'food'],
  ['territory-35', 2, 'culture'],
  ['territory-36', 4, 'coin'],
  ['territory-37', 4, 'coin'],
  ['territory-38', 2, 'culture'],
  ['territory-39', 4, 'worker'],
  ['territory-40', 4, 'coin'],
  ['territory-41', 4, 'food'],
  ['territory-42', 1, 'invent'],
  ['territory-43', 1, 'tapestry card'],
  ['territory-44', 2, 'culture'],
  ['territory-45', 2, 'worker'],
  ['territory-46', 1, 'research'],
  ['territory-47', 1, '2 tiles'],
  ['territory-48', 2, 'food'],
]
/** What a tile has brought, or what is asked because of it. */
function brought(t: TapestryTable): string {
  const now = step(t)!
  const p = t.players[0]
  if (now === 'rolled') return 'research'
  if (now === 'place') return ['market', 'house', 'farm', 'armory'][p.exposed.indexOf(2)]
  if (now !== 'act') return now
  if (p.tiles.length) return `${p.tiles.length} tiles`
  if (p.hand.length) return 'tapestry card'
  if (resource(t, 'coin') === 2) return 'coin'
  return (['worker', 'food', 'culture'] as const).find(id => resource(t, id) === 1)!
}
for (const [id, vp, brings] of TILES)
  test(`TA-6.2, 6.3 ${id}`, () => {
    const t = explorer('h_2_0', [id])
    give(t, 0, { bottom: ['bakery', 'calendar'] })
    load(t, 'science:exploration')
    explore(t)
    play(t, 'lay:h_1_0,0')
    expect([points(t), brought(t)]).toEqual([vp, brings])
  })
