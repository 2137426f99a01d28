/** PF-19.5 to 19.9, 19.16: the auction phase of one person against the Automa. */
import { end, EVERYONE, next, note, OK, type Reason, reveal, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { goalPoints } from '../end.ts'
import { tilesOf } from '../estate.ts'
import { left, takeable, takeToken } from '../objects.ts'
import { gain, holds, sell } from '../purse.ts'
import type { PrincesTable } from '../table.ts'
import {
  ANY_LANDSCAPE,
  BUILDER,
  BUILDINGS,
  FOREST,
  FORGONE,
  FROM_LANDSCAPES,
  JESTER,
  PRESTIGE,
  PRESTIGE_CARD,
  RECRUITING_CARD,
} from '../terms.ts'
import { N, R, steps } from '../verbs.ts'
import { automaPays, bestOfFive, draw, peek, raise, roll } from './row.ts'
import { AUTOMA, FULL, HUMAN, NO_PROFESSION, NO_TILE, NONE_LEFT, RECRUIT, YOURS } from './table.ts'

/** The automa card of this auction: the last that was revealed. */
export const auctionCard = (t: PrincesTable, box: Box) => box.automa.cards[t.automa!.shown[t.automa!.shown.length - 1]]
/** The entry of an object: the landscapes share one. */
const entryOf = (object: number): number => (object < JESTER ? ANY_LANDSCAPE : object)
/** What the card adds to the die for an object. */
export const modifierOf = (t: PrincesTable, object: number, box: Box): number =>
  auctionCard(t, box).entries.find(e => e.object === entryOf(object))!.modifier

/** Why the human can't have this object in this round, whatever its price. */
function unavailable(t: PrincesTable, seat: Seat, object: number, box: Box): Reason {
  if (object === ANY_LANDSCAPE) return R['no-such-object'](object)
  if (t.automa!.bids[object] > 0) return R['passed-on'](object) // D35
  if (left(t, object) === 0) return R['none-left'](object)
  return takeable(t, seat, object, box) ? OK : R['cannot-take'](object)
}

/** PF-19.16: to offer an object one must be able to pay a forced purchase, prestige included. */
function fundsFor(t: PrincesTable, seat: Seat, object: number, box: Box): Reason {
  const p = t.players[seat]
  const { plain, modified } = box.automa.funds
  const needed = modifierOf(t, object, box) === 0 ? plain : modified
  return p.florins + p.prestige * box.sale >= needed ? OK : R['no-florins'](needed)
}

/** D36: whether its entry is one of the two highest on the card. */
function isHigh(t: PrincesTable, object: number, box: Box): boolean {
  const { entries } = auctionCard(t, box)
  const modifier = modifierOf(t, object, box)
  return entries.filter(e => e.modifier > modifier).length < box.automa.excluded
}

export const soloAuction = steps({
  'automa-bids'(t, _s, box) {
    const solo = t.automa!
    draw(t, solo, box)
    solo.bids.fill(0)
    next(t, { do: 'offer', seat: HUMAN, number: 1 }, { do: 'automa-takes', seat: AUTOMA })
  },

  /** PF-19.5: which object next. Without money one is asked, too: there may be prestige to sell. */
  offer: {
    neverForced: 'purse',
    can: {
      open: {
        why: (t, s, box, object) =>
          s.number === t.automa!.auctions
            ? R['last-auction']()
            : unavailable(t, s.seat, object, box) || fundsFor(t, s.seat, object, box),
        play(t, s, box, object) {
          const solo = t.automa!
          const modifier = modifierOf(t, object, box)
          const die = roll(t, solo, object, modifier, box)
          end(t, s)
          if (modifier > 0 || die > box.automa.mustBuy) {
            next(t, { do: 'outbid', seat: s.seat, object, number: s.number })
            return
          }
          const price = solo.bids[object] + box.automa.above
          reveal(t, N['must-buy'](object, price, raise(t, s.seat, price, box.sale))) // how much prestige it takes tells what the purse lacks
          next(t, { do: 'take', seat: s.seat, object, price })
        },
      },
      buy: {
        why(t, s, box, object) {
          if (s.number < t.automa!.auctions) return R['not-last-auction']()
          return (
            unavailable(t, s.seat, object, box) ||
            (isHigh(t, object, box) ? R['too-dear'](object) : holds(t, s.seat, box.automa.last))
          )
        },
        play(t, s, box, object) {
          end(t, s)
          next(t, { do: 'take', seat: s.seat, object, price: box.automa.last })
        },
      },
      /** D29 */
      forgo: {
        play(t, s) {
          end(t, s)
          t.players[s.seat].pawn = FORGONE
        },
      },
      sell,
    },
  },

  outbid: {
    neverForced: 'purse',
    can: {
      bid: {
        why: (t, s, box) => holds(t, s.seat, t.automa!.bids[s.object] + box.automa.above),
        play(t, s, box) {
          end(t, s)
          next(t, { do: 'take', seat: s.seat, object: s.object, price: t.automa!.bids[s.object] + box.automa.above })
        },
      },
      pass: {
        play(t, s) {
          end(t, s)
          next(t, { do: 'offer', seat: s.seat, number: s.number + 1 })
        },
      },
      sell,
    },
  },

  /** PF-19.6: the leftmost entry that the human did not acquire and that the Automa can take. */
  'automa-takes'(t, _s, box) {
    for (const { object, modifier } of auctionCard(t, box).entries) {
      const why = passesBy(t, object, box)
      if (why >= 0) {
        note(N['automa-passes'](object, why))
        continue
      }
      take(t, object === ANY_LANDSCAPE ? box.cards[peek(t)].wishes!.landscape - FOREST : object, modifier, box)
      break
    }
    discard(t)
  },
})

/** Why the Automa passes an entry by, −1 when it takes it. */
function passesBy(t: PrincesTable, object: number, box: Box): number {
  const { pawn } = t.players[HUMAN]
  if (pawn >= 0 && pawn < FORGONE && entryOf(pawn) === object) return YOURS // D21
  if (object === ANY_LANDSCAPE) {
    const card = peek(t)
    return card < 0 ? NO_PROFESSION : t.tiles[box.cards[card].wishes!.landscape] === 0 ? NO_TILE : -1
  }
  if (left(t, object) === 0) return NONE_LEFT
  return object === BUILDER && t.players[AUTOMA].builders >= box.maxBuilders ? FULL : -1
}

/** PF-19.6 to 19.8: the Automa pays its final bid and has the object. */
function take(t: PrincesTable, object: number, modifier: number, box: Box): void {
  const solo = t.automa!
  const p = t.players[AUTOMA]
  if (solo.bids[object] === 0) roll(t, solo, object, modifier, box)
  note(N['automa-takes'](object))
  automaPays(t, solo.bids[object], box)
  p.pawn = object
  if (object < JESTER) takeTile(t, FOREST + object, box)
  else if (object === JESTER || object === BUILDER) takeToken(t, AUTOMA, object, box)
  else if (object === PRESTIGE_CARD) {
    p.secret.ids.push(bestOfFive(t, PRESTIGE, card => goalPoints(t, AUTOMA, box.cards[card].goal!, box), box))
    p.secret.seen.push(EVERYONE)
  } else {
    t.recruiting--
    p.hand.ids.push(RECRUIT)
    p.hand.seen.push(EVERYONE)
  }
}

/** A tile for the Automa, which always finds room (PF-19.4): what lies there is counted, where it lies is nothing. */
export function takeTile(t: PrincesTable, tile: number, box: Box): void {
  const p = t.players[AUTOMA]
  const again = tilesOf(p, tile) > 0
  const { upper, lower } = box.tiles[tile].placements
  t.tiles[tile]--
  note(N['automa-tile'](tile))
  p.tiles.push(tile)
  p.upper.push(upper[0])
  p.lower.push(lower[0])
  if (tile >= BUILDINGS && again) gain(t, AUTOMA, FROM_LANDSCAPES, box.awards.landscape)
}

/** PF-19.9: a recruiting card and a builder that nobody took leave the game. */
function discard(t: PrincesTable): void {
  const { discarded } = t.automa!
  const taken = (object: number) => t.players.some(p => p.pawn === object)
  if (!taken(RECRUITING_CARD) && t.recruiting > 0) {
    t.recruiting--
    discarded.recruiting++
    note(N.discarded(RECRUITING_CARD))
  }
  if (!taken(BUILDER) && t.builders > 0) {
    t.builders--
    discarded.builders++
    note(N.discarded(BUILDER))
  }
}
