/** TA-5.3, 8.3, 10.5: things that are discarded for something else, one by one. They lie face up, for everybody to see. */
import { end, next, note, OK, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { techDiscarded } from './civilizations/hooks.ts'
import { cardOf, type TapestryTable } from './table.ts'
import { NONE, TAPESTRY, TECH, TERRITORY } from './terms.ts'
import { N, R, steps, V } from './words.ts'

/**
 * This many of a kind, which the seat chooses and has. NONE: nothing. Cards of the hand are asked for even if no other
 * is left, because nobody else can know that.
 */
export function discard(t: TapestryTable, seat: Seat, kind: number, left: number): void {
  if (kind === TAPESTRY) next(t, { do: 'discard-hand', seat, left })
  else if (kind !== NONE) next(t, { do: 'discard', seat, kind, left })
}

export function discardTapestry(t: TapestryTable, seat: Seat, card: number): void {
  const { hand } = t.players[seat]
  hand.splice(hand.indexOf(card), 1)
  t.tapestryDiscards.push(card)
  note(N['discarded-tapestry'](seat, card))
}

export function discardTech(t: TapestryTable, seat: Seat, card: number, box: Box): void {
  const { tech } = t.players[seat]
  tech.splice(
    tech.findIndex(x => cardOf(x) === card),
    1,
  )
  t.techDiscards.push(card)
  note(N['discarded-tech'](seat, card))
  techDiscarded(t, card, box)
}

export const discards = steps({
  'discard-hand': {
    neverForced: 'hand',
    can: {
      'discard-tapestry': {
        why: (t, s, _box, card) => (t.players[s.seat].hand.includes(card) ? OK : R['not-in-hand'](card)),
        list(t, s, _box, out) {
          const { hand } = t.players[s.seat]
          for (let k = 0; k < hand.length; k++)
            if (hand.indexOf(hand[k]) === k) out.push(V['discard-tapestry'](hand[k]))
        },
        play(t, s, _box, card) {
          if (--s.left === 0) end(t, s)
          discardTapestry(t, s.seat, card)
        },
      },
    },
  },

  discard: {
    can: {
      'discard-territory': {
        why: (t, s, _box, tile) =>
          s.kind === TERRITORY && t.players[s.seat].tiles.includes(tile) ? OK : R['not-in-supply'](tile),
        list(t, s, _box, out) {
          if (s.kind === TERRITORY) for (const tile of t.players[s.seat].tiles) out.push(V['discard-territory'](tile))
        },
        play(t, s, _box, tile) {
          if (--s.left === 0) end(t, s)
          const { tiles } = t.players[s.seat]
          tiles.splice(tiles.indexOf(tile), 1)
          t.territoryDiscards.push(tile)
          note(N['discarded-territory'](s.seat, tile))
        },
      },
      'discard-tech': {
        why: (t, s, _box, card) =>
          s.kind === TECH && t.players[s.seat].tech.some(x => cardOf(x) === card) ? OK : R['not-yours'](card),
        list(t, s, _box, out) {
          if (s.kind === TECH) for (const x of t.players[s.seat].tech) out.push(V['discard-tech'](cardOf(x)))
        },
        play(t, s, box, card) {
          if (--s.left === 0) end(t, s)
          discardTech(t, s.seat, card, box)
        },
      },
    },
  },
})
