/**
 * PF-17.2 to 17.4: the special auction. Pawns stand on bid spaces, and a player who is not outbid until their next turn
 * has won.
 */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { use } from './characters.ts'
import { isLastRound } from './end.ts'
import { earn, holds, move } from './purse.ts'
import type { PrincesTable } from './table.ts'
import { BANKER, CHARACTERS, MERCHANT, ON_DISPLAY, PROFESSOR } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** PF-17.2: a free space, or a higher one than that of the pawn that stands there. */
function claimReason(t: PrincesTable, seat: Seat, character: number, space: number, box: Box): Reason {
  const c = t.characters!
  if (c.owner[character] !== ON_DISPLAY) return R['not-on-display'](character)
  if (!box.characters.spaces[character].includes(space)) return R['no-such-space'](space)
  return space <= c.space[character] ? R['too-low'](c.space[character]) : holds(t, seat, space)
}

export const specialAuction = steps({
  /** PF-17.2, PF-17.3: what was not used returns, and all lie face up again. */
  'special-auction'(t, { seat }) {
    const c = t.characters!
    c.owner.forEach((owner, character) => {
      if (owner >= 0) note(N.returned(owner, character))
      c.owner[character] = ON_DISPLAY
    })
    c.out = 0
    next(t, { do: 'claims', seat })
  },

  /** The next in turn who is neither out nor has won: a pawn that still stands wins, else its owner is asked. */
  claims(t, { seat: from }, box) {
    const c = t.characters!
    const n = t.players.length
    let seat = from
    let k = 0
    while (k < n && (c.out >> seat) & 1) {
      seat = (seat + 1) % n
      k++
    }
    if (k === n) {
      if (c.owner[BANKER] === ON_DISPLAY) fillBank(t, c.bank + box.characters.unsold)
      return
    }
    next(t, { do: 'claims', seat: (seat + 1) % n })
    const character = c.pawn.indexOf(seat)
    if (character < 0) next(t, { do: 'claim', seat })
    else engage(t, seat, character, box)
  },

  /**
   * A player who can't pay is asked, too (D33). Nobody who is asked has a character: unused ones have returned, and
   * winners are out.
   */
  claim: {
    neverForced: 'purse',
    can: {
      claim: {
        why: (t, s, box, character, space) => claimReason(t, s.seat, character, space, box),
        list(t, s, box, out) {
          for (let c = 0; c < CHARACTERS.length; c++)
            for (const space of box.characters.spaces[c])
              if (claimReason(t, s.seat, c, space, box) === OK) out.push(V.claim(c, space))
        },
        play(t, s, _box, character, space) {
          end(t, s)
          t.characters!.pawn[character] = s.seat
          t.characters!.space[character] = space
        },
      },
      pass: {
        play(t, s) {
          end(t, s)
          t.characters!.out |= 1 << s.seat
        },
      },
    },
  },
})

/** The owner of a pawn that nobody has outbid pays, and takes pawn and character. */
function engage(t: PrincesTable, seat: Seat, character: number, box: Box): void {
  const c = t.characters!
  const price = c.space[character]
  c.pawn[character] = c.space[character] = -1
  c.out |= 1 << seat
  c.owner[character] = seat
  move(t.players[seat], -price)
  note(N.engaged(seat, character, price))
  if (character === BANKER) takeBank(t, seat, box)
  if (character === MERCHANT || character === PROFESSOR) next(t, { do: 'use-now', seat, last: 0 })
}

/** PF-17.4: used at once; only in the last round it is kept. */
function takeBank(t: PrincesTable, seat: Seat, box: Box): void {
  earn(t, seat, t.characters!.bank)
  fillBank(t, box.characters.refill)
  if (!isLastRound(t, box)) use(t, seat, BANKER)
}

function fillBank(t: PrincesTable, amount: number): void {
  t.characters!.bank = amount
  note(N['on-banker'](amount))
}
