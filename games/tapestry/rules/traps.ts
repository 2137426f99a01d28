/**
 * TA-7.6: traps. The controller of a target with a card in hand is asked, with or without a Trap: the size of a hand is
 * public, its cards are not. So neither the question nor `yield` reveals anything. `spring` shows the Trap that it
 * discards. SECURITY.md says what an automatic answer reveals.
 */
import { asked, codec, end, lexicon, next, note, OK, reveal, type Seat, type StandingOrders, draw } from '@loggia/core'
import { type Box, otherOrigin } from './box.ts'
import { discardTapestry } from './discards.ts'
import { modified } from './listeners.ts'
import { topple } from './outposts.ts'
import { gainAny } from './resources.ts'
import { isRival, type TapestryTable } from './table.ts'
import { N, R, steps, V } from './words.ts'

/** Asks the controller of the hex that `by` attacks, if they may answer at all. */
export function askTrap(t: TapestryTable, holder: Seat, by: Seat, hex: number, box: Box): void {
  if (modified(t, by, 'immune-to-traps', box)) return
  const { finished, hand } = t.players[holder]
  // D27: a finished player may not answer, since the Trap would bring a resource. To the Automa it brings none, so it searches all the same.
  if (isRival(t, holder)) next(t, { do: 'search-for-trap', seat: holder, hex, by })
  else if (!finished && hand.length) next(t, { do: 'trap', seat: holder, hex, by })
}

/** The attacker's outpost falls, and the conquest beneath has failed (TA-7.10). */
function spring(t: TapestryTable, holder: Seat, by: Seat, hex: number, box: Box): void {
  const conquest = t.todo.findLast(s => s.do === 'conquered')
  if (conquest?.do === 'conquered') conquest.trapped = 1
  note(N.trapped(holder, by, hex))
  topple(t, holder, by, hex, box)
}

export const traps = steps({
  trap: {
    // A Trap in hand is secret: a player without one is asked, too.
    neverForced: 'hand',
    can: {
      spring: {
        why: (t, s, box) => (t.players[s.seat].hand.includes(box.trap) ? OK : R['no-trap']()),
        play(t, s, box) {
          end(t, s)
          discardTapestry(t, s.seat, box.trap)
          spring(t, s.seat, s.by, s.hex, box)
          gainAny(t, s.seat, 1, otherOrigin(box, 'trap'))
        },
      },
      yield: { play: (t, s) => end(t, s) },
    },
  },

  /** TA-18.5: cards of the Automa at random, up to a Trap; it gains nothing for it. */
  'search-for-trap'(t, { seat, hex, by }, box) {
    for (;;) {
      const card = draw(t.rng, t.solo!.cards)
      if (card < 0) return
      t.tapestryDiscards.push(card)
      reveal(t, N['discarded-tapestry'](seat, card))
      if (card !== box.trap) continue
      spring(t, seat, by, hex, box)
      return
    }
  },
})

/** TA-7.6: so that a match by correspondence need not wait at each conquest. */
export const O = lexicon({ 'spring-always': [], 'yield-always': [] })
const ALWAYS = codec(O).read(O['spring-always']()).verb

export const standingOrders: StandingOrders<TapestryTable, Box> = {
  orders: O,
  steps: ['trap'],
  /** Without a Trap `spring-always` yields: waiting for the player would reveal that there is no Trap. */
  answer(t, seat, [order], box) {
    if (asked(t, seat)?.do !== 'trap') return -1
    return codec(O).read(order).verb === ALWAYS && t.players[seat].hand.includes(box.trap) ? V.spring() : V.yield()
  },
  suggest: (t, seat) => (asked(t, seat)?.do === 'trap' ? [O['spring-always'](), O['yield-always']()] : []),
}
