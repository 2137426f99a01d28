/** PF-7: the objects of the auctions, from their piles to their new owners. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { mayRecruit } from './cards.ts'
import { anyTime } from './characters.ts'
import { fits, lay, places, siteReason, tilesOf } from './estate.ts'
import { gain, move } from './purse.ts'
import type { PrincesTable } from './table.ts'
import {
  ANY_LANDSCAPE,
  BUILDER,
  BUILDINGS,
  FOREST,
  FROM_BUILDERS,
  FROM_BUILDINGS,
  FROM_LANDSCAPES,
  JESTER,
  LANDSCAPES,
  PRESTIGE,
  PRESTIGE_CARD,
} from './terms.ts'
import { N, R, steps } from './verbs.ts'

/** How many of an object its pile still holds; of the landscapes of two players (PF-15.4) all together. */
export function left(t: PrincesTable, object: number): number {
  if (object < JESTER) return t.tiles[FOREST + object]
  if (object === JESTER) return t.jesters
  if (object === BUILDER) return t.builders
  if (object === PRESTIGE_CARD) return t.decks[PRESTIGE].ids.length
  return object === ANY_LANDSCAPE ? t.tiles[FOREST] + t.tiles[FOREST + 1] + t.tiles[FOREST + 2] : t.recruiting
}

/** Whether this landscape is there, and has a place on the estate (D6). */
const landscapeFits = (t: PrincesTable, seat: Seat, kind: number, box: Box): boolean =>
  t.tiles[FOREST + kind] > 0 && fits(t, seat, FOREST + kind, box)

/** PF-6.5: whether this player may take the object at all: no fourth builder, no landscape without a place. All of it is public. */
export function takeable(t: PrincesTable, seat: Seat, object: number, box: Box): boolean {
  if (object === BUILDER) return t.players[seat].builders < box.maxBuilders
  if (object < JESTER) return landscapeFits(t, seat, object, box)
  return object !== ANY_LANDSCAPE || LANDSCAPES.some((_, kind) => landscapeFits(t, seat, kind, box))
}

export const objects = steps({
  /** PF-6.10: the price is paid, the pawn marks the pile, and all that the object brings is carried out. */
  take(t, { seat, object, price }, box) {
    const p = t.players[seat]
    note(N.won(seat, object, price))
    move(p, -price)
    p.pawn = object
    acquire(t, seat, object, box)
  },

  /** PF-15.5: two players; the winner of the landscapes says which. */
  kind: {
    can: {
      kind: {
        why: (t, s, box, kind): Reason =>
          t.tiles[FOREST + kind] === 0
            ? R['none-left'](kind)
            : fits(t, s.seat, FOREST + kind, box)
              ? OK
              : R['cannot-take'](kind), // D13
        play(t, s, _box, kind) {
          end(t, s)
          next(t, { do: 'site', seat: s.seat, tile: FOREST + kind })
        },
      },
      ...anyTime,
    },
  },

  /** Where a tile goes that has been taken: a landscape (PF-7.1), or a building, paid for already (PF-10.1). */
  site: {
    can: {
      place: {
        why: (t, s, box, turn, square) => siteReason(t, s.seat, s.tile, turn, square, box),
        list: (t, s, box, out) => places(t, s.seat, s.tile, box, out),
        play(t, s, box, turn, square) {
          const another = tilesOf(t.players[s.seat], s.tile) > 0
          end(t, s)
          lay(t, s.seat, s.tile, turn, square, box)
          note(N.placed(s.seat, s.tile, square))
          if (s.tile < BUILDINGS) gain(t, s.seat, FROM_BUILDINGS, box.awards.building)
          else if (another) gain(t, s.seat, FROM_LANDSCAPES, box.awards.landscape)
        },
      },
      ...anyTime,
    },
  },
})

/** What an object brings its new owner. */
function acquire(t: PrincesTable, seat: Seat, object: number, box: Box): void {
  const p = t.players[seat]
  if (object < JESTER) next(t, { do: 'site', seat, tile: FOREST + object })
  else if (object === ANY_LANDSCAPE) next(t, { do: 'kind', seat })
  else if (object === PRESTIGE_CARD) next(t, { do: 'look', seat, deck: PRESTIGE })
  else if (object === JESTER || object === BUILDER) takeToken(t, seat, object, box)
  else {
    t.recruiting--
    p.recruiting++
    if (mayRecruit(t, seat)) next(t, { do: 'recruit-now', seat })
  }
}

/** A jester, or a builder with its prestige (PF-7.3), from its pile. */
export function takeToken(t: PrincesTable, seat: Seat, object: number, box: Box): void {
  const p = t.players[seat]
  if (object === JESTER) {
    t.jesters--
    p.jesters++
  } else {
    t.builders--
    p.builders++
    gain(t, seat, FROM_BUILDERS, box.awards.builder[p.builders])
  }
}
