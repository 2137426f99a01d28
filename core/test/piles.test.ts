/** Piles: who knows which card, after each way in which a card can move. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  OMNISCIENT,
  among,
  EVERYONE,
  determinizePiles,
  transfer,
  HIDDEN,
  playFromHand,
  shufflePile,
  type Pile,
  pile,
  seeded,
  moveHidden,
  viewPile,
  SPECTATOR,
} from '../index.ts'

const A = 1 << 0
const B = 1 << 1
const C = 1 << 2
const of = (...cards: [id: number, seen: number][]): Pile => ({ ids: cards.map(c => c[0]), seen: cards.map(c => c[1]) })

test('a viewer: a seat, a spectator who knows only what everybody knows, and OMNISCIENT', () => {
  expect([among(A | C, 0), among(A | C, 1), among(A | C, 2), among(A | C, SPECTATOR), among(0, OMNISCIENT)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
  expect([0, 5, SPECTATOR].map(viewer => among(EVERYONE, viewer))).toEqual([true, true, true])
})

describe('moving a card', () => {
  test('give: who knew it still does, and those who see it now', () => {
    const deck = of([7, 0], [8, B])
    const hand = pile()
    expect(transfer(deck, 1, hand, A)).toBe(8)
    expect([deck, hand]).toEqual([of([7, 0]), of([8, A | B])])
  })

  test('slip: what the others knew of the pile is void; what the chooser knew stays', () => {
    const looked = of([7, A | B], [8, A], [9, A | B])
    const hand = of([1, A])
    const deck = of([2, C])
    expect(moveHidden(looked, 0, hand, 0)).toBe(7)
    expect([looked, hand]).toEqual([of([8, A], [9, A]), of([1, A], [7, A])])
    moveHidden(looked, 1, deck, 0, true)
    expect(deck).toEqual(of([9, A], [2, C]))
  })

  test('lay: of equal cards each of the others believes that the one it knew has left', () => {
    const hand = of([0, A], [5, EVERYONE], [0, A | B], [0, A | B | C])
    const out = pile()
    playFromHand(hand, 0, out)
    // B knew two traps and knows one now, C knew one and knows none.
    expect(out).toEqual(of([0, EVERYONE]))
    expect(hand.ids).toEqual([5, 0, 0])
    const knows = (seat: number) => hand.ids.filter((id, k) => id === 0 && among(hand.seen[k], seat)).length
    expect([knows(0), knows(1), knows(2), knows(SPECTATOR)]).toEqual([2, 1, 0, 0])
  })

  test('mix: nobody knows anything any more, and nothing is lost', () => {
    const deck = of([1, A], [2, EVERYONE], [3, 0])
    shufflePile(seeded('mix'), deck)
    expect(deck.seen).toEqual([0, 0, 0])
    expect(deck.ids.toSorted()).toEqual([1, 2, 3])
  })
})

describe('looking at a pile', () => {
  const hand = of([9, A], [3, A | B], [5, A], [1, EVERYONE])
  test('holes where that viewer may not look', () => {
    expect(viewPile(hand, 1).ids).toEqual([HIDDEN, 3, HIDDEN, 1])
    expect(viewPile(hand, SPECTATOR).ids).toEqual([HIDDEN, HIDDEN, HIDDEN, 1])
    expect(viewPile(hand, OMNISCIENT)).toEqual(hand)
  })

  test('a hand is sorted, holes last: no position tells when a card came', () => {
    expect(viewPile(hand, 0, true).ids).toEqual([1, 3, 5, 9])
    expect(viewPile(hand, 1, true)).toEqual({ ids: [1, 3, HIDDEN, HIDDEN], seen: [EVERYONE, A | B, A, A] })
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), order => {
        const turned = of(...order.map(k => [hand.ids[k], hand.seen[k]] as [number, number]))
        for (const viewer of [0, 1, 2, SPECTATOR])
          expect(viewPile(turned, viewer, true)).toEqual(viewPile(hand, viewer, true))
      }),
    )
  })

  test('a view shares nothing with the pile', () => {
    for (const viewer of [0, OMNISCIENT]) {
      const seen = viewPile(hand, viewer)
      seen.ids.push(4)
      seen.seen.push(4)
    }
    expect(hand.ids).toHaveLength(4)
  })
})

test('fillPiles puts what is nowhere to be seen into the holes, everything once', () => {
  const all = [0, 0, 0, 1, 2, 3, 4]
  fc.assert(
    fc.property(fc.string(), seed => {
      const deck = of([HIDDEN, 0], [4, A], [HIDDEN, 0])
      const hand = of([0, A], [HIDDEN, B])
      const row = of([2, EVERYONE], [HIDDEN, 0])
      determinizePiles(seeded(seed), all, [deck, hand, row])
      expect([...deck.ids, ...hand.ids, ...row.ids].toSorted()).toEqual(all)
      expect([deck.ids[1], hand.ids[0], row.ids[0]]).toEqual([4, 0, 2])
    }),
  )
  const seen = new Set(
    Array.from({ length: 200 }, (_, k) => {
      const p = of([HIDDEN, 0], [HIDDEN, 0], [1, A])
      determinizePiles(seeded(`${k}`), [0, 1, 2], [p])
      return p.ids.join()
    }),
  )
  expect([...seen].toSorted()).toEqual(['0,2,1', '2,0,1'])
})
