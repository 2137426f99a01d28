/** TI-1: components and terms; TI-2: the set-up. */
import { describe, expect, test } from 'vitest'
import { isCompleted, isFilled } from '../rules/pools.ts'
import { colourOf } from '../rules/turn.ts'
import { tiletum, type TiletumTable } from '../index.ts'
import { give, goods, heard, ids, legal, owners, play, points, shipped, stacks, table, tile } from './helpers.ts'

const { box } = tiletum
const seed = (n: number, seats = 2, actions = 'first-game') =>
  tiletum.setup({ seats, options: { actions }, seed: `setup ${n}` })
const many = Array.from({ length: 40 }, (_, k) => k)
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const laid = (list: readonly number[]) => list.filter(k => k >= 0)
const spaceOf = (kind: 'tradingPostSlots' | 'bonusTileSlots', seats: number) =>
  shipped.map.spaces
    .flatMap(s => (s as { [K in typeof kind]?: { minPlayers: number }[] })[kind] ?? [])
    .filter(s => s.minPlayers <= seats).length

describe('components', () => {
  test('TI-1.1 the box holds as many as the rulebook lists', () => {
    const { counts } = shipped.components
    expect(shipped.bonusTiles.tiles).toHaveLength(counts['bonus-tile'])
    expect(shipped.contractTiles.tiles).toHaveLength(counts['contract-tile'])
    expect(shipped.characters.tiles).toHaveLength(counts['character-tile'])
    expect(shipped.cathedrals.tiles).toHaveLength(counts['cathedral-tile'])
    expect(shipped.cathedrals.costTiles).toHaveLength(counts['building-cost-tile'])
    expect(shipped.fairs.fairTiles).toHaveLength(counts['fair-tile'])
    expect(shipped.fairs.cityTiles).toHaveLength(counts['city-tile'])
    expect(shipped.setup.rounds).toBe(counts['fair-order-token'])
    expect(shipped.corruptionTokens.tokens).toHaveLength(counts['corruption-token'])
    expect(shipped.actionWheel.actions).toHaveLength(counts['action-tile'])
    expect(shipped.setup.dicePerSet.length * shipped.setup.players[4].diceSets).toBe(counts['die'])
  })

  test('TI-1.2 every file says where its figures come from', () => {
    for (const file of Object.values(shipped))
      expect(file.provenance.default).toMatch(/^(rulebook|public|reconstructed)/)
  })

  test('TI-1.3 each colour of dice brings its own good', () => {
    const by = Object.fromEntries(shipped.components.resources.map(r => [r.dieColour, r.id]))
    expect(by).toEqual({ yellow: 'gold', pink: 'food', 'light-grey': 'wool', 'dark-grey': 'stone', blue: 'iron' })
    expect(shipped.setup.dicePerSet.map(c => by[c]).sort()).toEqual(['food', 'gold', 'iron', 'stone', 'wool'])
  })

  test('TI-1.4 filled is one thing, completed another; the house without rooms needs only a crest', () => {
    const t = table()
    const p = give(t, 0, { rooms: { 'building-4-floor-1': 'char-king-vp-2-b' } })
    expect([isFilled(p, 3, box), isCompleted(p, 3, box), isCompleted(p, 5, box)]).toEqual([true, false, false])
    give(t, 0, {
      crests: {
        'building-4': 'crest-lion-bonus-a',
        'building-6': 'crest-star-bonus-a',
        'building-5': 'crest-rose-bonus-a',
      },
    })
    expect([3, 4, 5].map(b => isCompleted(p, b, box))).toEqual([true, false, true])
  })

  test('TI-1.5 three backs: 38 helpers, 4 contracts and 12 crests; 20 contracts and 6 crests; 45 characters', () => {
    const kinds = (deck: string) =>
      ['helper', 'contract', 'crest', 'character'].map(
        kind => box.tiles.filter(k => k.deck === deck && k.kind === kind).length,
      )
    expect([kinds('bonus'), kinds('contract'), kinds('character')]).toEqual([
      [38, 4, 12, 0],
      [0, 20, 6, 0],
      [0, 0, 0, 45],
    ])
  })

  test('TI-1.6 further right is ahead, and of a stack the lowest', () => {
    const t = table({ seats: 4 })
    give(t, 2, { place: 3 })
    give(t, 1, { place: 3 })
    expect(t.discs.slice(0, 2)).toEqual([2, 1])
    expect(stacks(t)[3]).toEqual([2, 1])
  })
})

describe('the set-up', () => {
  test('TI-2.1 TI-2.14 two to four players; somebody begins, the others follow clockwise', () => {
    const starts = many.map(n => seed(n, 4).order)
    expect(new Set(starts.map(o => o[0]))).toEqual(new Set([0, 1, 2, 3]))
    for (const order of starts) expect(order.map(s => (s - order[0] + 4) % 4)).toEqual([0, 1, 2, 3])
    // The first player has the compass: it is said, and has no other effect.
    let t!: TiletumTable
    const words = heard(() => {
      t = seed(1, 3)
    })
    expect(words[0]).toBe(`starts:${t.order[0]}`)
    expect(() => tiletum.setup({ seats: 5, seed: '' })).toThrow(RangeError)
    expect(() => tiletum.setup({ seats: 1, seed: '' })).toThrow(RangeError)
  })

  test('TI-2.2 any rotation; the printed order of actions, or a shuffled one', () => {
    expect(new Set(many.map(n => seed(n).rotation)).size).toBe(6)
    expect(new Set(many.map(n => seed(n).actions.join()))).toEqual(new Set(['0,1,2,3,4,5']))
    expect(new Set(many.map(n => seed(n, 2, 'shuffled').actions.join())).size).toBeGreaterThan(20)
    for (const n of many) expect(seed(n, 2, 'shuffled').actions.toSorted()).toEqual([0, 1, 2, 3, 4, 5])
  })

  test.each([
    [2, [41, 18, 25]],
    [3, [47, 22, 35]],
    [4, [54, 26, 45]],
  ])('TI-2.3 ED-49 decks of %i players', (seats, sizes) => {
    const t = seed(1, seats)
    const all = [...t.bonusDeck, t.kingTile, ...laid(t.wheelTiles), ...laid(t.mapTiles)]
    const slots = spaceOf('bonusTileSlots', seats)
    expect([all.length, t.contractDeck.length + 5, t.characterDeck.length + 5]).toEqual([sizes[0], sizes[1], sizes[2]])
    expect(all.every(k => box.tiles[k].minPlayers <= seats)).toBe(true)
    expect(slots).toBe([0, 0, 14, 18, 22][seats])
    // D-7: twenty refills are the most there can be, so the deck can't run out.
    expect(t.bonusDeck.length).toBe(sizes[0]! - 7 - slots)
    expect(t.bonusDeck.length - 20).toBe([0, 0, 0, 2, 5][seats])
  })

  test('TI-2.4 a bonus tile at each action, beside the king track, and on each slot in use', () => {
    const t = seed(3, 3)
    expect(laid(t.wheelTiles)).toHaveLength(6)
    expect(t.kingTile).toBeGreaterThanOrEqual(0)
    t.mapTiles.forEach((k, n) => {
      expect(k >= 0).toBe(box.tileSlots[n].minPlayers <= 3)
    })
  })

  test('TI-2.5 five contracts and five characters lie open', () => {
    const t = seed(4, 4)
    expect(t.contractOffer.map(k => box.tiles[k].deck)).toEqual(Array(5).fill('contract'))
    expect(t.characterOffer.map(k => box.tiles[k].deck)).toEqual(Array(5).fill('character'))
  })

  test('TI-2.6 a cost tile at each cathedral, the highest cathedral tile on top; one is not built', () => {
    expect(
      new Set(many.map(n => box.cathedrals[seed(n).costs.findIndex(c => box.costTiles[c].unavailable)].id)).size,
    ).toBe(9)
    for (const n of many) expect(seed(n).costs.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    for (const c of box.cathedrals) {
      const vp = box.cathedralTiles.slice(c.first, c.first + c.slots).map(k => k.vp)
      expect(vp).toEqual(vp.toSorted((a, b) => b - a))
      expect(box.cathedralTiles[c.first].cathedral).toBe(box.cathedrals.indexOf(c))
    }
    expect(sum(box.cathedrals.map(c => c.slots))).toBe(25)
    expect(box.costTiles.filter(c => c.unavailable)).toHaveLength(1) // D-28
  })

  test('TI-2.7 the first fair is in Tiletum; three of eight cities and four of eleven tiles follow', () => {
    for (const n of many) {
      const t = seed(n)
      expect(box.spaces[t.fairCities[0]]).toBe('tiletum')
      expect(new Set(t.fairCities).size).toBe(4)
      expect(new Set(t.fairTiles).size).toBe(4)
    }
    expect(new Set(many.flatMap(n => seed(n).fairCities)).size).toBe(9)
    expect(new Set(many.flatMap(n => seed(n).fairTiles)).size).toBe(11)
  })

  test('TI-2.8 six corruption tokens, of which one is revealed before the first turn', () => {
    expect(box.tokens).toEqual([0, 0, 1, 1, 2, 2])
    expect(seed(1).corruption).toHaveLength(1)
  })

  test('TI-2.9 ED-50 pieces of a player', () => {
    for (const seats of [2, 3, 4]) {
      const t = seed(2, seats)
      t.players.forEach((p, seat) => {
        expect([points(t, seat), p.posts, p.pillars]).toEqual([10, 2, 2])
        expect([p.merchant, p.architect].map(s => box.spaces[s])).toEqual(['tiletum', 'tiletum'])
        expect([owners(t.posts, seat), owners(t.pillars, seat)]).toEqual([1, 0])
        const kept = tiletum.conserved(t)
        expect([kept[`posts-${seat}`], kept[`pillars-${seat}`]]).toEqual([8, 7])
      })
      // The first player's disc is lowest, whatever the first corruption token did to the stack.
      expect(t.discs).toEqual(t.order)
    }
    expect([2, 3, 4].map(n => spaceOf('tradingPostSlots', n) - n)).toEqual([22, 33, 43])
    expect(box.buildings.map(b => [b.rooms, b.roof, b.marker])).toEqual([
      [3, true, 3],
      [2, true, 2],
      [2, true, 2],
      [1, true, 1],
      [1, true, 1],
      [0, false, 0],
    ])
  })

  test('TI-2.10 EX-21 start goods: one of each, and gold by the order of turns', () => {
    const t = seed(5, 4)
    t.order.forEach((seat, nth) => {
      expect(goods(t, seat)).toEqual({ gold: [1, 3, 5, 6][nth], food: 1, wool: 1, stone: 1, iron: 1 })
    })
  })

  test('TI-2.11 EX-20 dice: a set a player in the bag, 8, 11 or 14 of them drawn', () => {
    for (const [seats, bag, drawn] of [
      [2, 10, 8],
      [3, 15, 11],
      [4, 20, 14],
    ] as const) {
      const t = seed(6, seats)
      expect(sum(t.dice)).toBe(drawn)
      expect(sum(t.bag) + sum(t.dice)).toBe(bag)
      t.bag.forEach((n, colour) => {
        expect(n + sum(t.dice.filter((_, die) => colourOf(die) === colour))).toBe(seats)
      })
      expect(drawn - 3 * seats).toBe(2)
    }
  })

  test('TI-2.12 all is public: everybody sees the same, and a view holds nothing that the table does not say', () => {
    const t = seed(7, 3)
    for (const viewer of [0, 1, 2, 30]) expect(tiletum.view(t, viewer)).toEqual({ ...t, rng: [0, 0, 0, 0] })
    // What a deck holds is known, its order is not even thrown: with other dice another tile comes.
    const next = (rng: number[]) => {
      const u = tiletum.copy(t)
      u.rng = rng
      u.todo.push({ do: 'character', seat: u.turn, points: 1, die: 0, source: 2 })
      play(u, 'renew')
      return ids(u.characterOffer).join()
    }
    expect(new Set(many.map(n => next([n + 1, 2, 3, 4]))).size).toBeGreaterThan(30)
  })

  test('TI-2.13 ED-48 the wheel: positions, rotation and values', () => {
    const t = seed(8)
    const values = () => [0, 1, 2, 3, 4, 5].map(at => [1, 2, 3, 4, 5, 6].find(v => (v - 1 - t.rotation + 6) % 6 === at))
    t.rotation = 2
    expect(values()).toEqual([3, 4, 5, 6, 1, 2])
    // The die of value 3 stands at position 0, so it makes the action that is printed there.
    t.dice.fill(0)
    t.dice[2] = 1
    t.wheelTiles.fill(-1)
    play(t, legal(t, 'die').find(w => w === 'die:gold,3,3')!)
    expect(t.todo.at(-1)!.do).toBe('architect')
  })

  test('TI-2.15 the first trading post brings no bonus, and nobody can set a second one in Tiletum', () => {
    for (const seats of [2, 3, 4]) {
      const t = seed(9, seats)
      const home = box.postsAt[box.start].filter(s => box.postSlots[s].minPlayers <= seats)
      expect(home).toHaveLength(seats)
      expect(home.map(s => t.posts[s])).toEqual(t.order)
      t.todo.push({ do: 'merchant', seat: t.turn, points: 3, die: 0, source: 2 })
      expect(legal(t, 'post')).toEqual([])
      expect(points(t, t.turn)).toBe(10)
    }
  })
})

test('TI-1.1 every tile has an id of its own', () => {
  expect(new Set(box.tileIds).size).toBe(125)
  expect(tile('crest-lion-contract')).toBeGreaterThan(0)
})
