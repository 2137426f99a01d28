/** PF-1: what is in the box; PF-2 and PF-15.1, 15.2: how it is laid out; the choice of the first professions. */
import { acting, codec, type Match, Match as MatchOf } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { princes, V } from '../index.ts'
import { BUILDINGS, FOREST } from '../rules/terms.ts'
import { ids, legal, step, table, turnOf } from './helpers.ts'

const { box } = princes
const { data } = box
const fresh = (seats: number, seed = 'fresh', options = {}) => princes.setup({ seats, seed, options })
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

describe('components', () => {
  test('PF-1.1 thirty buildings: ten kinds of three; three large, five medium, two small', () => {
    const buildings = box.tiles.slice(0, BUILDINGS)
    expect(sum(buildings.map(b => b.count))).toBe(data.components.counts.buildingTiles)
    expect(buildings.map(b => [b.size, b.squares].join())).toEqual([
      ...Array(3).fill('0,7'),
      ...Array(5).fill('1,5'),
      ...Array(2).fill('2,3'),
    ])
    expect(buildings.filter(b => b.size === 0).map(b => b.id)).toEqual(['university', 'laboratory', 'workshop'])
    expect(buildings.filter(b => b.size === 2).map(b => b.id)).toEqual(['tower', 'chapel'])
  })

  test('PF-1.2 eighteen landscapes, twelve freedoms, six builders, seven jesters', () => {
    expect(box.tiles.slice(FOREST).map(l => [l.id, l.count])).toEqual([
      ['forest', 6],
      ['lake', 6],
      ['park', 6],
    ])
    expect([data.components.counts.freedomTiles, box.builders, box.jesters]).toEqual([12, 6, 7])
    expect(sum(fresh(5).freedoms)).toBe(12)
  })

  test('PF-1.3 sixty cards: 21 unique professions, 14 prestige cards, 20 bonus cards, 5 recruiting cards', () => {
    expect([...box.decks.map(d => d.length), box.recruiting]).toEqual([21, 14, 20, 5])
    const wishes = box.decks[0].map(c => box.cards[c].wishes!)
    expect(new Set(wishes.map(w => [w.building, w.landscape, w.freedom].join())).size).toBe(21)
    for (const w of wishes)
      expect([w.building < BUILDINGS, w.landscape >= FOREST, w.freedom >= 0 && w.freedom < 3]).toEqual([
        true,
        true,
        true,
      ])
  })

  test.each(box.decks[0].map(c => [box.cards[c].id, box.cards[c].wishes!] as const))(
    'PF-1.3 the profession %s wishes what its card says',
    (id, w) => {
      const said = data.professions.professions.find(p => p.id === id)!
      expect([
        box.tiles[w.building].id,
        box.tiles[w.landscape].id,
        ['travel', 'religion', 'opinion'][w.freedom],
      ]).toEqual([said.building, said.landscape, said.freedom])
    },
  )

  test('PF-1.4 money has no end: the bank pays whatever is earned', () => {
    expect(data.components.coinsUnlimitedInDigital).toBe(true)
    expect(
      codec(V)
        .domains.flat()
        .find(d => d.name === 'amount')!.size,
    ).toBeGreaterThan(49)
  })

  test('PF-1.5 six special characters, twenty-one automa cards and a die of six', () => {
    expect([data.characters.cards.length, data.automa.cards.length, data.automa.die]).toEqual([6, 21, 6])
  })

  test('PF-1.6 side A: seven by seven, the palazzo three wide and two high in the lower left corner, 43 free', () => {
    expect(data.boards.sides.A.palazzo).toEqual([5, 6].flatMap(row => [0, 1, 2].map(column => [row, column])))
    expect(box.room).toBe(43)
  })

  test('PF-1.7 one to five players, and each option only for those who have it', () => {
    expect(() => fresh(6)).toThrow('not for 6')
    expect(() => fresh(3, 'x', { freedoms: 'tight' })).toThrow('option freedoms')
  })
})

describe('setup', () => {
  test.each([3, 4, 5])('PF-2.1 PF-2.2 PF-2.3 the supplies and purses of %i players', seats => {
    const t = fresh(seats)
    expect(t.tiles).toEqual([...Array(10).fill(3), 6, 6, 6])
    expect([t.freedoms, t.builders, t.jesters, t.recruiting]).toEqual([Array(3).fill(seats - 1), 6, 7, 5])
    expect(t.decks.map(d => d.ids.length)).toEqual([21 - 4 * seats, 14, 20])
    expect(table({ seats }).round).toBe(1)
    for (const p of t.players) expect([p.florins, p.prestige, p.tiles.length, p.freedoms]).toEqual([35, 0, 0, 0])
    expect(t.side).toBe(0)
  })

  test('EX-10 three players: two freedoms of each kind', () => {
    expect(fresh(3).freedoms).toEqual([2, 2, 2])
  })

  test('PF-2.5 PF-16.2 anybody may start, and the decks are shuffled', () => {
    const many = Array.from({ length: 60 }, (_, k) => fresh(4, `seed ${k}`))
    expect(new Set(many.map(t => t.start))).toEqual(new Set([0, 1, 2, 3]))
    for (const deck of [0, 1, 2]) expect(new Set(many.map(t => t.decks[deck].ids.join())).size).toBe(60)
  })

  test('PF-15.1 EX-24 two players: 2,500 florins, six freedoms but one; the tight game lacks two different ones', () => {
    const normal = new Set<string>()
    const tight = new Set<string>()
    for (let k = 0; k < 60; k++) {
      const t = fresh(2, `${k}`)
      const u = fresh(2, `${k}`, { freedoms: 'tight' })
      expect([t.players.map(p => p.florins), sum(t.freedoms), sum(u.freedoms)]).toEqual([[25, 25], 5, 4])
      normal.add(t.freedoms.join())
      tight.add(u.freedoms.join())
    }
    expect([...normal].sort()).toEqual(['1,2,2', '2,1,2', '2,2,1']) // PF-15.2
    expect([...tight].sort()).toEqual(['1,1,2', '1,2,1', '2,1,1'])
  })

  test('PF-15.2 which freedom is missing is told to all', () => {
    const match: Match = new MatchOf(princes as never, {
      rules: princes.rules,
      seats: 2,
      options: {},
      seed: 'x',
      rows: [],
    })
    expect(
      match
        .log(30)[0]!
        .heard.map(h => h.word)
        .filter(w => w.startsWith('removed')),
    ).toHaveLength(1)
  })
})

describe('the first professions', () => {
  test('PF-2.4 all are asked at once; each keeps three of four, and nobody hears which goes back', () => {
    const t = fresh(4)
    const cards = t.players.map(p => ids(p.looked.ids))
    expect([acting(t), step(t)]).toEqual([0b1111, 'return'])
    for (const seat of [2, 0, 3, 1]) {
      const moves: number[] = []
      princes.moves(t, seat, moves)
      expect(moves.map(m => princes.format(m)).sort()).toEqual(cards[seat].map(id => `return:${id}`).sort())
      expect(princes.heard(seat, moves[1], (seat + 1) % 4)).toBe('return:?')
      princes.play(t, seat, moves[1])
      if (seat !== 1) expect(t.decks[0].ids).toHaveLength(21 - 16)
    }
    for (const [seat, p] of t.players.entries())
      expect([ids(p.hand.ids).sort(), p.looked.ids]).toEqual([cards[seat].filter((_, k) => k !== 1).sort(), []])
    expect([t.decks[0].ids.length, t.round, step(t), turnOf(t)]).toEqual([9, 1, 'open', t.start])
  })

  test('PF-2.4 PF-16.2 what went back is shuffled into the deck', () => {
    const places = new Set<number>()
    for (let k = 0; k < 40; k++) {
      const t = fresh(5, `${k}`)
      const gone = t.players[0].looked.ids[0]
      while (step(t) === 'return')
        princes.play(t, turnOf(t), princes.parse(turnOf(t) === 0 ? `return:${box.cards[gone].id}` : legal(t)[0]!))
      places.add(t.decks[0].ids.indexOf(gone))
      expect(t.decks[0].seen).toEqual(Array(6).fill(0))
    }
    expect(places.size).toBe(6)
  })
})
