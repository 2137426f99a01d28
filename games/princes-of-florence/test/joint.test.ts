/** PF-18: cooperative building. */
import { describe, expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { emptySquares } from '../rules/estate.ts'
import { bonusValue } from '../rules/count.ts'
import { goalPoints } from '../rules/end.ts'
import { V } from '../rules/verbs.ts'
import { workValue } from '../rules/work.ts'
import {
  actions,
  card,
  florins,
  give,
  heard,
  legal,
  play,
  prestige,
  why,
  step,
  table,
  tile,
  turn,
  turnOf,
  type Wishes,
} from './helpers.ts'

const { box } = princes
/** The first turn of seat 0 with side B up, each with these things. */
function act(wishes: Wishes[], seats = 3, characters = 'without') {
  const t = turn(table({ seats, options: { 'joint-building': 'with', characters } }), 0)
  wishes.forEach((w, seat) => {
    give(t, seat, w)
  })
  return t
}
/** Proposes a building wherever it may lie first. */
function propose(t: PrincesTable, edge: string, building: string, share: number) {
  play(t, `join:${edge},${building}`)
  return play(t, legal(t, 'span')[0]!, `offer:${share}`)
}
const count = (t: PrincesTable, verb: string) => legal(t, verb).length

describe('PF-18.1 the estates lie edge to edge', () => {
  test('PF-18.1 PF-1.6 side B is up, and everybody has a neighbour on each side; two players have one seam', () => {
    expect(box.neighbours.slice(2)).toEqual([
      [
        [-1, 1],
        [0, -1],
      ],
      [
        [2, 1],
        [0, 2],
        [1, 0],
      ],
      [
        [3, 1],
        [0, 2],
        [1, 3],
        [2, 0],
      ],
      [
        [4, 1],
        [0, 2],
        [1, 3],
        [2, 4],
        [3, 0],
      ],
    ])
    const t = act([{ florins: 20 }], 2)
    expect([t.side, why(t, 'join:west,tower'), why(t, 'join:east,tower')]).toEqual([
      1,
      'PF-18.1 no-neighbour:west',
      'OK',
    ])
    expect(why(turn(table(), 0), 'join:east,tower')).toBe('PF-18.1 no-neighbour:east')
  })
})

describe('EX-86 PF-18.2 building alone on an empty side B without builders', () => {
  test.each([
    ['university', 24, 32],
    ['laboratory', 24, 34],
    ['workshop', 42, 63],
    ['library', 26, 37],
    ['opera', 44, 68],
    ['studio', 44, 68],
    ['hospital', 50, 72],
    ['theater', 26, 36],
    ['tower', 24, 33],
    ['chapel', 50, 67],
  ])('EX-86 %s: %i with seams on both sides, %i with one', (id, both, one) => {
    const places = (seats: number) => count(play(act([{ florins: 20 }], seats), `build:${id}`), 'place')
    expect([places(3), places(4), places(5), places(2)]).toEqual([both, both, both, one])
  })
})

describe('EX-85 PF-18.3 joint placements on two empty boards', () => {
  test.each([
    ['university', 24, 32, 40],
    ['laboratory', 28, 34, 40],
    ['workshop', 58, 63, 74],
    ['library', 30, 35, 40],
    ['opera', 62, 66, 76],
    ['studio', 60, 66, 76],
    ['hospital', 62, 71, 80],
    ['theater', 30, 35, 40],
    ['tower', 10, 12, 14],
    ['chapel', 24, 24, 24],
  ])('EX-85 %s: %i, %i, %i', (id, few, one, many) => {
    const spans = (own: number, theirs: number, seats = 3) =>
      count(play(act([{ florins: 20, builders: own }, { builders: theirs }], seats), `join:east,${id}`), 'span')
    expect([spans(0, 1), spans(1, 0), spans(2, 1), spans(0, 3), spans(2, 2), spans(0, 0, 2)]).toEqual([
      few,
      few,
      one,
      one,
      many,
      few,
    ])
  })
})

describe('PF-18.2 alone at a seam', () => {
  test('EX-35 EX-81 by builders, and by the square beyond', () => {
    // Seat 1 has one building, whose only square on the west edge is (3,0).
    const at = (builders: number) => play(act([{ florins: 20, builders }, { tiles: ['tower@n,a4'] }]), 'build:chapel')
    const reasons = (t: PrincesTable) => ['place:s,f3', 'place:s,f2'].map(w => why(t, w))
    expect(reasons(at(0))).toEqual(['PF-18.2 at-seam:g3', 'PF-18.2 at-seam:g2'])
    expect(reasons(at(1))).toEqual(['PF-18.2 at-seam:g4', 'OK'])
    expect(reasons(at(2))).toEqual(['OK', 'OK'])
  })
  test('PF-18.2 PF-18.7 landscapes may lie on edge squares, and the edge of nobody is free', () => {
    const t = act([{}], 3)
    t.todo.push({ do: 'site', seat: 0, tile: tile('park') })
    expect(count(t, 'place')).toBe(54)
    const duel = play(act([{ florins: 20 }], 2), 'build:tower')
    expect([why(duel, 'place:e,a1'), why(duel, 'place:e,g1')]).toEqual(['OK', 'PF-18.2 at-seam:g1'])
  })
})

describe('PF-18.5 joint placements among buildings', () => {
  test('EX-82 D18 touching across the seam and on the other board needs two builders of both', () => {
    const reason = (own: number, theirs: number) => {
      const t = act([{ florins: 20, builders: own }, { builders: theirs }])
      give(t, 1, { tiles: ['tower@n,a4'] })
      // A's (3,6) and (4,6), B's (4,0): an L whose corner is A's lower square.
      return why(play(t, 'join:east,chapel'), 'span:w,g4')
    }
    expect([reason(2, 2), reason(1, 2), reason(2, 1), reason(0, 0)]).toEqual([
      'OK',
      ...Array<string>(3).fill('PF-18.5 closed-there:g4'),
    ])
  })
  test('PF-18.5 D18 what is touched across the seam needs two builders of its own owner, too, though nothing of the tile touches it on that board', () => {
    const reason = (own: number, theirs: number) => {
      const t = act([
        { florins: 20, builders: own },
        { builders: theirs, tiles: ['tower@n,a4'] },
      ])
      // A's g4 to g7, g4 opposite the tower; of B only h6, two squares below it.
      return why(play(t, 'join:east,opera'), 'span:w,g4')
    }
    expect([reason(2, 2), reason(2, 1), reason(3, 0), reason(1, 2)]).toEqual([
      'OK',
      ...Array<string>(3).fill('PF-18.5 closed-there:g4'),
    ])
  })
  test('EX-34 PF-18.5 each part by the builders of that board', () => {
    const t = act([
      { florins: 20, builders: 1, tiles: ['tower@n,d1'] },
      { builders: 3, tiles: ['tower@n,b1'] },
    ])
    play(t, 'join:east,workshop')
    // The tower of seat 0 ends at f1, that of seat 1 begins at i1.
    expect([why(t, 'span:n,g1'), why(t, 'span:n,e3')]).toEqual(['PF-18.5 closed-there:g1', 'OK'])
    const spans = legal(t, 'span')
    const touching = spans.filter(w => /,h2$|,g2$/.test(w))
    expect(touching.length).toBeGreaterThan(0)
  })
  test('PF-18.3 at least one square on each board, on free squares, in its first position', () => {
    const t = act([{ florins: 20, tiles: ['lake@n,e1'] }])
    play(t, 'join:east,tower')
    expect([
      why(t, 'span:n,a3'),
      why(t, 'span:e,g3'),
      why(t, 'span:s,f3'),
      why(t, 'span:n,g1'),
      why(t, 'span:n,g2'),
    ]).toEqual(['PF-18.3 one-board', 'PF-18.3 one-board', 'PF-10.3 same-outcome', 'PF-18.5 closed-there:g1', 'OK'])
  })
  test('EX-83 PF-18.4 neither may own the kind already', () => {
    const t = act([{ florins: 20, tiles: ['tower@n,a1'] }, { tiles: ['workshop@n,b1'] }])
    expect([
      why(t, 'join:east,workshop'),
      why(t, 'join:west,workshop'),
      why(t, 'build:workshop'),
      why(t, 'join:east,tower'),
    ]).toEqual(['PF-18.4 neighbour-has-it:1', 'OK', 'OK', 'PF-10.2 already-built'])
  })
  test('PF-18.3 a tile must be left', () => {
    const t = act([{ florins: 20 }])
    t.tiles[tile('opera')] = 0
    expect(why(t, 'join:east,opera')).toBe('PF-10.1 no-tile')
  })
  test('PF-18.7 once placed it is an ordinary building of both', () => {
    const t = propose(act([{ florins: 20 }, { florins: 20 }]), 'east', 'workshop', 0)
    play(t, 'accept')
    expect([t.players[0].tiles, t.players[1].tiles, t.tiles[tile('workshop')]]).toEqual([
      [tile('workshop')],
      [tile('workshop')],
      2,
    ])
    expect([why(t, 'build:workshop'), why(t, 'join:west,workshop')]).toEqual([
      'PF-10.2 already-built',
      'PF-10.2 already-built',
    ])
    play(t, 'build:tower')
    expect(legal(t, 'place').includes('place:e,f1')).toBe(false)
  })
})

describe('PF-18.3 PF-18.4 the price, the share and the prestige', () => {
  test('EX-33 PF-18.4 a share of 500 for a price of 300', () => {
    const t = propose(
      act([
        { florins: 10, builders: 1 },
        { florins: 8, builders: 3 },
      ]),
      'east',
      'workshop',
      5,
    )
    expect([step(t), turnOf(t)]).toEqual(['partner', 1])
    const said = heard(() => play(t, 'accept'))
    expect(said.slice(0, 5)).toEqual([
      'share:1,0,5',
      'paid:0,3',
      'joint:0,workshop,1',
      'prestige:0,buildings,3',
      'prestige:1,buildings,3',
    ])
    expect([florins(t).slice(0, 2), prestige(t)]).toEqual([
      [12, 3],
      [3, 3, 0],
    ])
    expect(t.todo.at(-1)).toMatchObject({ do: 'act', seat: 0, left: 1 })
  })
  test('EX-84 PF-18.8 the price must be met with the share; whether the partner can pay is not asked', () => {
    const t = act([{ florins: 5 }, { florins: 0 }])
    play(t, 'join:east,theater')
    play(t, legal(t, 'span')[0]!)
    expect([why(t, 'offer:1'), why(t, 'offer:2'), why(t, 'offer:35')]).toEqual(['PF-18.8 too-little:1', 'OK', 'OK'])
    play(t, 'offer:2')
    expect([legal(t).slice(0, 4), why(t, 'accept')]).toEqual([
      ['refuse', 'counter:0', 'elsewhere', 'instead:university'],
      'PF-6.4 no-florins:2',
    ])
    const free = act([{ florins: 0, builders: 3 }, { florins: 9 }])
    play(propose(free, 'east', 'theater', 4), 'accept')
    expect(florins(free).slice(0, 2)).toEqual([4, 5])
  })
  test('PF-18.8 PF-4.1 both may sell prestige first', () => {
    const t = act([
      { florins: 0, prestige: 2 },
      { florins: 3, prestige: 5 },
    ])
    play(t, 'join:east,theater')
    play(t, legal(t, 'span')[0]!)
    expect(why(t, 'offer:5')).toBe('PF-18.8 too-little:2')
    play(t, 'sell', 'sell', 'offer:5')
    expect(why(t, 'accept')).toBe('PF-6.4 no-florins:5')
    play(t, 'sell', 'sell', 'accept')
    expect([florins(t).slice(0, 2), prestige(t).slice(0, 2)]).toEqual([
      [0, 0],
      [3, 6],
    ])
  })
  test('EX-87 PF-18.4 it counts for both, each on the own squares', () => {
    const t = act([
      { florins: 20, hand: ['watchmaker'] },
      { florins: 20, hand: ['goldsmith'] },
    ])
    play(t, 'join:east,workshop')
    const span = legal(t, 'span').find(w => w === 'span:n,f1')!
    play(t, span, 'offer:0', 'accept') // four squares above, three below: f g | h i and f g | h
    const [a, b] = t.players
    expect([43 - emptySquares(a!, box), 43 - emptySquares(b!, box)]).toEqual([4, 3])
    expect([
      bonusValue(a!, box.cards[card('per-building')].terms, box),
      bonusValue(b!, box.cards[card('per-large-building')].terms, box),
    ]).toEqual([1, 2])
    expect([workValue(t, 0, card('watchmaker'), box), workValue(t, 1, card('goldsmith'), box)]).toEqual([5, 5])
    expect([0, 1].map(seat => goalPoints(t, seat, box.cards[card('most-buildings')].goal!, box))).toEqual([3, 3])
  })
})

describe('PF-18.6 D19 the negotiation', () => {
  test('PF-18.6 a refusal costs no action, and three offers are all for one action', () => {
    const t = act([{ florins: 20 }, { florins: 20 }])
    for (let n = 0; n < 3; n++) {
      propose(t, n === 1 ? 'west' : 'east', 'tower', n)
      expect(turnOf(t)).toBe(n === 1 ? 2 : 1)
      play(t, 'refuse')
      expect(t.todo.at(-1)).toMatchObject({ do: 'act', seat: 0, left: 2, offers: n + 1 })
    }
    expect([why(t, 'join:east,chapel'), why(t, 'build:chapel')]).toEqual(['PF-18.6 no-more-offers', 'OK'])
    play(t, 'introduce:travel')
    expect(why(t, 'join:east,chapel')).toBe('OK') // another action
  })
  test('PF-18.6 the partner may make a counter-offer once, and the answer is yes or no', () => {
    const t = propose(act([{ florins: 20 }, { florins: 6 }]), 'east', 'tower', 6)
    expect([why(t, 'counter:6'), why(t, 'counter:7'), why(t, 'counter:2')]).toEqual([
      'PF-18.6 same-share:6',
      'PF-6.4 no-florins:7',
      'OK',
    ])
    play(t, 'counter:2')
    expect([step(t), turnOf(t), legal(t)]).toEqual(['answer', 0, ['accept', 'refuse']])
    play(t, 'accept')
    expect([florins(t).slice(0, 2), t.players[1].tiles]).toEqual([[15, 4], [tile('tower')]])
  })
  test('PF-18.6 D19 the partner may answer with another place, or with another kind, and with its share', () => {
    const t = propose(act([{ florins: 20 }, { florins: 9, tiles: ['opera'] }]), 'east', 'tower', 6)
    const [first] = legal(act([{ florins: 20 }, {}]), 'join:east,tower')
    expect(first).toBe('join:east,tower')
    expect([why(t, 'instead:tower'), why(t, 'instead:opera'), why(t, 'instead:studio'), why(t, 'elsewhere')]).toEqual([
      'PF-18.6 same-building',
      'PF-10.2 already-built',
      'OK',
      'OK',
    ])
    const kind = princes.copy(t)
    play(t, 'elsewhere')
    const places = legal(t, 'span')
    const offered = t.todo.at(-2)!
    expect([step(t), turnOf(t), offered.do]).toEqual(['span', 1, 'partner'])
    expect(why(t, legal(play(act([{ florins: 20 }, { tiles: ['opera'] }]), 'join:east,tower'), 'span')[0]!)).toBe(
      'PF-18.6 same-place',
    )
    play(t, places[3]!)
    expect([step(t), turnOf(t), why(t, 'offer:9'), why(t, 'offer:10')]).toEqual([
      'propose',
      1,
      'OK',
      'PF-6.4 no-florins:10',
    ]) // what one names oneself one must hold
    play(t, 'offer:2')
    expect([step(t), turnOf(t), legal(t)]).toEqual(['answer', 0, ['accept', 'refuse']])
    const { turn: at, square } = t.todo.at(-1) as { turn: number; square: number }
    expect(princes.format(V.span(at, square))).toBe(places[3])
    play(t, 'accept')
    expect([florins(t).slice(0, 2), t.players.map(p => p.tiles.includes(tile('tower'))), t.todo.at(-1)]).toMatchObject([
      [15, 7],
      [true, true, false],
      { do: 'act', seat: 0, left: 1 },
    ])

    play(kind, 'instead:studio')
    play(kind, legal(kind, 'span')[0]!, 'offer:0')
    expect([step(kind), turnOf(kind)]).toEqual(['answer', 0])
    play(kind, 'refuse')
    expect(kind.todo.at(-1)).toMatchObject({ do: 'act', seat: 0, left: 2, offers: 1 }) // one offer, whatever was talked about
  })
  test('PF-18.6 both may step back before they propose: from the share to the place, from there to what was asked before', () => {
    const t = act([{ florins: 20 }, { florins: 9 }])
    const before = JSON.stringify(t)
    play(t, 'join:east,tower', 'back')
    expect(JSON.stringify(t)).toBe(before)
    play(t, 'join:east,tower', legal(play(princes.copy(t), 'join:east,tower'), 'span')[2]!, 'back')
    expect([step(t), turnOf(t)]).toEqual(['span', 0])
    play(t, 'back')
    expect(JSON.stringify(t)).toBe(before)
    propose(t, 'east', 'tower', 3)
    const asked = JSON.stringify(t)
    for (const other of ['elsewhere', 'instead:opera']) {
      play(t, other)
      play(t, legal(t, 'span')[0]!, 'back', 'back')
      expect(JSON.stringify(t)).toBe(asked)
    }
  })
  test('PF-18.6 where only one place is left it is not asked for, and a step back leads before it', () => {
    const t = act([{ florins: 20 }, { florins: 9 }], 2)
    // All ground is covered but one square of the neighbour's at the edge, and two of one's own opposite.
    Object.assign(t.players[0]!, {
      tiles: [tile('park')],
      upper: [(2 ** 28 - 1) & ~((1 << 6) | (1 << 5))],
      lower: [2 ** 21 - 1],
    })
    Object.assign(t.players[1]!, { tiles: [tile('park')], upper: [(2 ** 28 - 1) & ~1], lower: [2 ** 21 - 1] })
    expect(legal(t, 'join')).toEqual(['join:east,tower'])
    play(t, 'join:east,tower')
    expect([step(t), turnOf(t)]).toEqual(['propose', 0])
    play(t, 'back')
    expect([step(t), legal(t, 'join')]).toEqual(['act', ['join:east,tower']])
    play(t, 'join:east,tower', 'offer:1')
    expect([why(t, 'elsewhere'), legal(t, 'instead')]).toEqual(['PF-18.6 no-other-place', []])
  })
  test('PF-18.8 PF-1.4 no share is larger than all the coins of the box; what lies in the neighbour’s purse, or ever came into it, tells nothing', () => {
    for (const wishes of [
      { florins: 2, prestige: 3 },
      { florins: 30, prestige: 40 },
    ])
      for (const characters of ['without', 'with']) {
        const t = act([{ florins: 20 }, wishes], 3, characters)
        play(t, 'join:east,tower')
        play(t, legal(t, 'span')[0]!)
        expect([legal(t, 'offer').at(-1), why(t, 'offer:222'), why(t, 'offer:223')]).toEqual([
          'offer:222',
          'OK',
          'PF-18.8 no-such-sum:222',
        ]) // 32 + 14 · 5 + 12 · 10 hundreds
      }
  })
  test('PF-18.8 a counter-offer that leaves the price unpaid can only be refused', () => {
    const t = propose(act([{ florins: 4 }, { florins: 20 }]), 'east', 'tower', 3)
    play(t, 'counter:2')
    expect([legal(t), why(t, 'accept')]).toEqual([['refuse'], 'PF-18.8 too-little:1'])
    play(t, 'refuse')
    expect(t.todo.at(-1)).toMatchObject({ do: 'act', seat: 0, left: 2, offers: 1 })
  })
})

test('EX-98 D45 both expansions: a share though florins else come from works and the banker alone', () => {
  const t = act([{ florins: 0, builders: 3 }, { florins: 5 }], 3, 'with')
  play(propose(t, 'east', 'chapel', 3), 'accept')
  expect([florins(t).slice(0, 2), prestige(t).slice(0, 2)]).toEqual([
    [3, 2],
    [3, 3],
  ])
  expect(actions(t).characters).not.toBeNull()
})
