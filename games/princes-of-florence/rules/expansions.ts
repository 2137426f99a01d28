/** The base game, and on it the three ways to play more of it as layers (PF-17, PF-18.3, PF-19): what each changes in the chapters of the base stands here. */
import { end, next, note, OK } from '@loggia/core'
import { free, spend } from './action.ts'
import { automaTurn } from './automa/actions.ts'
import { soloAuction } from './automa/auction.ts'
import { dealRows } from './automa/row.ts'
import { AUTOMA } from './automa/table.ts'
import { auction } from './auction.ts'
import { cards } from './cards.ts'
import { characters, has, owned, princessValue, use } from './characters.ts'
import { ending, isLastRound } from './end.ts'
import { joinReason, joint, listJoins } from './joint.ts'
import { objects } from './objects.ts'
import { setup } from './setup.ts'
import { specialAuction } from './special-auction.ts'
import { BANKER, MERCHANT, PRINCESS } from './terms.ts'
import { turn } from './turn.ts'
import { extend, N, R } from './verbs.ts'
import { beginPrincess, work } from './work.ts'

const base = { ...setup, ...auction, ...objects, ...cards, ...turn, ...work, ...ending }

/** PF-17. When in a round they are asked and auctioned says `round`, what they are worth during a work or a turn say these themselves. */
const withCharacters = extend(base, {
  steps: {
    ...characters,
    ...specialAuction,

    /** PF-17.6: won with the merchant at hand: for nothing (a), or for its price while the merchant stays (b). */
    settle: {
      can: {
        free: {
          play(t, s, box) {
            end(t, s)
            use(t, s.seat, MERCHANT)
            base.take(t, { do: 'take', seat: s.seat, object: s.object, price: 0 }, box)
          },
        },
        pay: {
          play(t, s, box) {
            end(t, s)
            base.take(t, { do: 'take', seat: s.seat, object: s.object, price: s.price }, box)
          },
        },
      },
    },
  },
  verbs: {
    act: {
      /** PF-17.8 */
      princess: {
        why: (t, s, box) =>
          owned(t, s.seat, PRINCESS) ||
          free(s) ||
          (princessValue(t, s.seat, box) >= box.minimum[t.round] ? OK : R['too-modest'](box.minimum[t.round])),
        play(t, s, box) {
          spend(t, s)
          beginPrincess(t, s.seat, box)
        },
      },
    },
  },
  around: {
    take: own => (t, s, box) => {
      if (has(t, s.seat, MERCHANT)) next(t, { do: 'settle', seat: s.seat, object: s.object, price: s.price })
      else own(t, s, box)
    },

    turn: own => (t, s, box) => {
      if (t.characters) next(t, { do: 'turn-over', seat: s.seat })
      own(t, s, box)
    },

    /**
     * PF-17.11, PF-17.4: before the end, merchant and professor are asked for the last time, then the player who took
     * the banker in the last round.
     */
    'end-round': own => (t, s, box) => {
      own(t, s, box)
      if (!t.characters || !isLastRound(t, box)) return
      const banker = t.characters.owner[BANKER]
      if (banker >= 0) next(t, { do: 'exchange', seat: banker })
      next(t, { do: 'calls', seat: s.seat, last: 1 })
    },
  },
})

/** PF-18.3: one more action, and what is said about it. */
const withJointBuilding = extend(withCharacters, {
  steps: joint,
  verbs: {
    act: {
      join: {
        why: (t, s, box, edge, building) => free(s) || joinReason(t, s, box, edge, building),
        list(t, s, box, out) {
          if (s.left > 0) listJoins(t, s, box, out)
        },
        play: (t, s, _box, edge, building) =>
          next(t, { do: 'span', seat: s.seat, builder: s.seat, edge, building, but: -1 }),
      },
    },
  },
})

/** PF-19: an auction phase of its own (`round` says so), a row of professions, and the turns of the Automa. */
export const allSteps = extend(withJointBuilding, {
  steps: { ...soloAuction, ...automaTurn },
  around: {
    'first-hands': own => (t, s, box) => {
      own(t, s, box)
      if (t.automa) dealRows(t, t.automa, box)
    },

    turn: own => (t, s, box) => {
      if (!t.automa || s.seat !== AUTOMA) return own(t, s, box)
      note(N.turn(AUTOMA))
      next(t, { do: 'automa-acts', seat: AUTOMA, action: 1, once: 0 })
    },
  },
})
