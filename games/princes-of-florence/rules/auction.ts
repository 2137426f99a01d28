/** PF-6: the auction phase, for three to five players and (PF-15.3 to 15.5) for two. */
import { end, next, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import type { Box } from './box.ts'
import { anyTime } from './characters.ts'
import { left, takeable } from './objects.ts'
import { holds } from './purse.ts'
import type { PrincesTable, Steps } from './table.ts'
import { ANY_LANDSCAPE, FORGONE, JESTER, NOWHERE, OBJECTS } from './terms.ts'
import { N, R, steps } from './verbs.ts'

type Bid = StepOf<Steps, 'bid'>

/** Why this player can't have this object now, whatever its price: it is no object here, is gone, or can't be taken (PF-6.1, PF-6.5). */
function unavailable(t: PrincesTable, seat: Seat, object: number, box: Box): Reason {
  const { oneLandscape } = box.starts[t.players.length]
  if (oneLandscape ? object < JESTER : object === ANY_LANDSCAPE) return R['no-such-object'](object)
  for (const p of t.players) if (p.pawn === object) return R['object-taken'](object)
  if (left(t, object) === 0) return R['none-left'](object)
  return takeable(t, seat, object, box) ? OK : R['cannot-take'](object)
}

/** PF-6.2: out of all auctions of this round. */
function forgo(t: PrincesTable, seat: Seat): void {
  t.players[seat].pawn = FORGONE
  next(t, { do: 'auction', seat })
}

/** Asks the next bidder clockwise; when only the holder of the standing bid is left, the object is his (PF-6.3). */
function goOn(t: PrincesTable, s: Bid): void {
  const n = t.players.length
  for (let k = 1; k < n; k++) {
    const seat = (s.seat + k) % n
    if (seat !== s.leader && ((s.passed >> seat) & 1) === 0) {
      s.seat = seat
      return
    }
  }
  end(t, s)
  next(t, { do: 'take', seat: s.leader, object: s.object, price: s.bid }, { do: 'auction', seat: s.opener })
}

export const auction = steps({
  /** PF-6.6: who opens next, from the last auctioneer on; PF-6.7: unless only one is left. */
  auction(t, { seat: last }, box) {
    const n = t.players.length
    let seat = -1
    let left = 0
    for (let k = n - 1; k >= 0; k--)
      if (t.players[(last + k) % n].pawn === NOWHERE) {
        seat = (last + k) % n
        left++
      }
    if (left === 0) return // PF-6.8
    if (OBJECTS.some((_, object) => unavailable(t, seat, object, box) === OK))
      next(t, { do: left === 1 ? 'last' : 'open', seat })
    else {
      note(N.forgone(seat)) // PF-6.11
      forgo(t, seat)
    }
  },

  /** PF-6.2. A player who can't pay is asked, too: florins are secret (D33). */
  open: {
    neverForced: 'purse',
    can: {
      open: {
        why: (t, s, box, object) =>
          unavailable(t, s.seat, object, box) || holds(t, s.seat, box.starts[t.players.length].opening),
        play(t, s, box, object) {
          let passed = 0
          t.players.forEach((p, seat) => {
            if (p.pawn !== NOWHERE || !takeable(t, seat, object, box)) passed |= 1 << seat
          }) // PF-6.3, PF-6.11
          const bid: Bid = {
            do: 'bid',
            seat: s.seat,
            object,
            bid: box.starts[t.players.length].opening,
            leader: s.seat,
            opener: s.seat,
            passed,
          }
          note(N.bid(s.seat, object, bid.bid))
          end(t, s)
          next(t, bid)
          goOn(t, bid)
        },
      },
      forgo: {
        play(t, s) {
          end(t, s)
          forgo(t, s.seat)
        },
      },
      ...anyTime,
    },
  },

  /**
   * PF-6.3: 100 florins more than the standing bid, or out of this auction. A player who can't pay is asked, too:
   * skipping the question would reveal the florins (D33).
   */
  bid: {
    neverForced: 'purse',
    can: {
      bid: {
        why: (t, s, box) => holds(t, s.seat, s.bid + box.raise),
        play(t, s, box) {
          s.bid += box.raise
          s.leader = s.seat
          note(N.bid(s.seat, s.object, s.bid))
          goOn(t, s)
        },
      },
      pass: {
        play(t, s) {
          s.passed |= 1 << s.seat
          goOn(t, s)
        },
      },
      ...anyTime,
    },
  },

  /** PF-6.7: the last player left may buy, without an auction. A player who can't pay is asked, too (D33). */
  last: {
    neverForced: 'purse',
    can: {
      buy: {
        why: (t, s, box, object) =>
          unavailable(t, s.seat, object, box) || holds(t, s.seat, box.starts[t.players.length].last),
        play(t, s, box, object) {
          end(t, s)
          next(
            t,
            { do: 'take', seat: s.seat, object, price: box.starts[t.players.length].last },
            { do: 'auction', seat: s.seat },
          )
        },
      },
      forgo: {
        play(t, s) {
          end(t, s)
          forgo(t, s.seat)
        },
      },
      ...anyTime,
    },
  },
})
