/** What every bonus card adds and every prestige card scores, on the holding of the rulebook's examples (EX-61, EX-62). */
import { describe, expect, test } from 'vitest'
import { princes } from '../index.ts'
import { bonusValue } from '../rules/count.ts'
import { goalPoints } from '../rules/end.ts'
import { card, give, heard, play, table, turn, type Wishes } from './helpers.ts'

const { box } = princes
/** The estate of EX-65. */
const ESTATE = [
  'university@s,a1',
  'workshop@n,d1',
  'opera@n,d3',
  'tower@n,a4',
  'chapel@n,f4',
  'forest@s,a4',
  'forest@fs,d6',
  'lake@fs,e5',
]
const HOLDING: Wishes = { tiles: ESTATE, builders: 2, secret: ['court'], freedoms: ['travel', 'religion'] }

describe('EX-61 PF-9.4 PF-13 every bonus card', () => {
  const adds = {
    'per-building': 5,
    'per-large-building': 4,
    'per-medium-building-and-forest': 3,
    'per-small-building-and-landscape': 5,
    'per-building-size': 6,
    'per-landscape': 3,
    'per-forest': 4,
    'per-lake': 2,
    'per-park': 0,
    'per-freedom': 4,
    'per-jester': 0,
    'per-jester-and-freedom': 2,
    'per-builder': 4,
    'per-builder-and-lake': 3,
    'per-prestige-card': 2,
    'per-freedom-and-prestige-card': 3,
    'per-landscape-kind': 4,
    'per-object-kind': 5,
    'per-card-in-hand': 1,
    'per-card-in-front': 3,
  }
  test('there are twenty', () => {
    expect(box.decks[2].map(c => box.cards[c].id)).toEqual(Object.keys(adds))
  })
  test.each(Object.entries(adds))('EX-61 %s', (id, value) => {
    const t = turn(table(), 0)
    give(t, 0, { ...HOLDING, front: ['poet', 'painter'], recruiting: 1, hand: ['astronomer'], bonus: [id] })
    expect(heard(() => play(t, 'work:astronomer', `add:${id}`)).at(-1)).toBe(`bonus:0,${id},${value}`)
  })
  test('EX-61 jesters and parks, which that holding has none of', () => {
    const adds = (id: string) => {
      const t = turn(table(), 0)
      give(t, 0, { tiles: ['park', 'park'], jesters: 3, freedoms: ['travel'], hand: ['astronomer'], bonus: [id] })
      return heard(() => play(t, 'work:astronomer', `add:${id}`)).at(-1)
    }
    expect(['per-park', 'per-jester', 'per-jester-and-freedom'].map(adds)).toEqual([
      'bonus:0,per-park,4',
      'bonus:0,per-jester,6',
      'bonus:0,per-jester-and-freedom,4',
    ])
  })
})

describe('EX-11 EX-62 PF-14.3 every prestige card', () => {
  /** What it scores; what the rival has; what it scores then. */
  const scores: Record<string, [alone: number, rival: Wishes, against: number]> = {
    'most-buildings': [6, { tiles: ['university', 'opera', 'tower', 'chapel', 'theater'], builders: 2 }, 3],
    'two-large-buildings': [5, { tiles: ['university', 'workshop', 'laboratory'] }, 5],
    'fewest-empty-squares': [8, { tiles: ESTATE }, 4],
    'all-three-landscapes': [0, {}, 0],
    'most-landscapes': [7, { tiles: ['forest', 'lake', 'park'] }, 4],
    'most-forests': [7, { tiles: ['forest', 'lake', 'lake'] }, 7],
    'most-lakes': [6, { tiles: ['lake'] }, 3],
    'all-three-freedoms': [0, {}, 0],
    'balanced-estate': [6, {}, 6],
    'most-jesters': [0, {}, 0],
    'most-builders': [6, { builders: 1 }, 6],
    'most-parks': [0, {}, 0],
    court: [0, {}, 0],
    'most-completed-works': [7, { front: ['jurist', 'composer', 'sculptor'], recruited: 2 }, 4],
  }
  /** The points of a card for seat 0 that holds this, when seat 1 holds that. */
  function points(id: string, own: Wishes, rival: Wishes = {}) {
    const t = table()
    give(t, 0, own)
    give(t, 1, rival)
    return goalPoints(t, 0, box.cards[card(id)].goal!, box)
  }
  const end: Wishes = {
    ...HOLDING,
    front: ['poet', 'painter', 'mathematician', 'botanist'],
    recruited: 1,
    hand: ['astronomer'],
  }

  test('there are fourteen', () => {
    expect(Object.keys(scores)).toEqual(box.decks[1].map(c => box.cards[c].id))
  })
  test.each(Object.entries(scores))('EX-62 %s', (id, [alone, rival, against]) => {
    expect([points(id, end), points(id, end, rival)]).toEqual([alone, against])
  })
  test.each<[string, number, Wishes]>([
    ['most-buildings', 0, { tiles: ['university', 'opera', 'tower', 'chapel', 'theater', 'library'] }],
    ['most-landscapes', 0, { tiles: ['forest', 'lake', 'park', 'park'] }],
    ['most-forests', 4, { tiles: ['forest', 'forest'] }],
    ['most-forests', 0, { tiles: ['forest', 'forest', 'forest'] }],
    ['most-lakes', 0, { tiles: ['lake', 'lake'] }],
    ['most-builders', 3, { builders: 2 }],
    ['most-builders', 0, { builders: 3 }],
    ['most-completed-works', 0, { front: ['jurist'], recruited: 5 }],
  ])('EX-11 %s: %i against that', (id, expected, rival) => {
    expect(points(id, end, rival)).toBe(expected)
  })
  test.each<[string, number, Wishes]>([
    ['two-large-buildings', 0, { tiles: ['university', 'opera'] }],
    ['all-three-landscapes', 8, { tiles: ['forest', 'lake', 'park'] }],
    ['all-three-freedoms', 8, { freedoms: ['travel', 'religion', 'opinion'] }],
    ['balanced-estate', 0, { ...end, freedoms: ['travel'] }],
    ['balanced-estate', 0, { ...end, recruited: 0, front: ['poet', 'painter', 'jurist'] }],
    ['balanced-estate', 6, { ...end, front: ['poet', 'painter', 'jurist'] }],
    ['balanced-estate', 0, { ...end, tiles: ESTATE.slice(2) }],
    ['court', 7, { builders: 1, jesters: 1, tiles: ['forest', 'forest'] }],
    ['court', 0, { jesters: 1, tiles: ['forest', 'forest'] }],
    ['court', 0, { builders: 1, jesters: 1, tiles: ['forest'] }],
    ['most-jesters', 6, { jesters: 1 }],
    ['most-parks', 5, { tiles: ['park'] }],
  ])('PF-14.3 %s: %i for that', (id, expected, own) => {
    expect(points(id, own)).toBe(expected)
  })
  test('PF-19.13 PF-19.15 all three freedoms are three kinds: those that the Automa has twice count once here, each of them elsewhere', () => {
    const t = table()
    const { goal } = box.cards[card('all-three-freedoms')]
    const [p] = t.players
    const scores = (freedoms: number) => {
      p!.freedoms = freedoms
      return [goalPoints(t, 0, goal!, box), bonusValue(p!, box.cards[card('per-freedom')].terms, box)]
    }
    // Bits 0 to 2: a first tile of travel, religion, opinion; bits 3 to 5: a second one.
    expect([scores(0b001011), scores(0b011011), scores(0b010111), scores(0b111000 | 0b111)]).toEqual([
      [0, 6],
      [0, 8],
      [8, 8],
      [8, 12],
    ])
  })
  test('PF-14.3 tied jesters and parks', () => {
    expect([
      points('most-jesters', { jesters: 2 }, { jesters: 2 }),
      points('most-parks', { tiles: ['park'] }, { tiles: ['park'] }),
    ]).toEqual([3, 3])
  })

  test('EX-63 only the owner of a card scores for a tie', () => {
    const t = table()
    for (const [seat, jesters] of [
      [0, 2],
      [1, 2],
      [2, 1],
    ] as const)
      give(t, seat, { jesters })
    const { goal } = box.cards[card('most-jesters')]
    expect([goalPoints(t, 2, goal!, box), goalPoints(t, 0, goal!, box)]).toEqual([0, 3])
  })
  test('EX-64 fewest empty squares: none at all is fewest, too', () => {
    const t = table()
    const { goal } = box.cards[card('fewest-empty-squares')]
    for (const seat of [0, 1, 2]) give(t, seat, { tiles: ESTATE })
    Object.assign(t.players[0], { tiles: [0], upper: [2 ** 28 - 1], lower: [2 ** 21 - 1 - box.palazzo[0].lower] }) // all 43 squares
    expect(goalPoints(t, 0, goal!, box)).toBe(8)
    give(t, 0, { tiles: ESTATE.slice(1) })
    expect([goalPoints(t, 1, goal!, box), goalPoints(t, 0, goal!, box)]).toEqual([4, 0])
  })
})
