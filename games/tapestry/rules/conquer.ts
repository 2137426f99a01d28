/**
 * TA-7: conquering, in the order of TA-7.4. An outpost is placed, the territory's controller may answer with a trap,
 * the loser's outpost falls. Then achievements, the dice, and what follows them. The Automa attacks by the same steps,
 * without dice or questions of its own.
 */
import { end, inAnyOrder, next, OK, pick, type Reason, reveal, type Seat } from '@loggia/core'
import { achieve } from './achievements.ts'
import { type Box, type OtherOrigin, otherOrigin } from './box.ts'
import { foretold, mayIsolate, TERRITORIES, tradersDie } from './civilizations/hooks.ts'
import { possible } from './effects.ts'
import { fire, modified } from './listeners.ts'
import { besideOwn, controller, isExplored, reachOf, tokensOn, worldOf } from './map.ts'
import { placeOutpost, topple } from './outposts.ts'
import type { TapestryTable } from './table.ts'
import { BLACK, BOTH, BOTH_IF_OPPONENT, MIDDLE_ISLAND, NONE, RED, TOKENS_PER_HEX } from './terms.ts'
import { allied } from './tapestries/share.ts'
import { askTrap } from './traps.ts'
import { N, R, steps, V } from './words.ts'

/** TA-7.3: OK, or why this seat can't conquer here. */
export function conquerReason(t: TapestryTable, seat: Seat, hex: number, anywhere: boolean, box: Box): Reason {
  const reason = targetReason(t, seat, hex, box)
  if (reason !== OK) return reason
  return anywhere || besideOwn(t, seat, hex, box) ? OK : R['not-adjacent'](hex)
}
/** The same wherever it lies. */
function targetReason(t: TapestryTable, seat: Seat, hex: number, box: Box): Reason {
  if (t.players[seat].outposts === 0) return R['no-outpost']()
  if (!worldOf(t, box).hexes[hex]) return R['off-map'](hex)
  if (!isExplored(t, hex, box)) return R.unexplored(hex)
  if (tokensOn(t, hex) === TOKENS_PER_HEX) return R.closed(hex)
  const holder = controller(t, hex)
  if (holder === seat) return R['own-territory'](hex)
  return holder !== NONE && allied(t, seat, holder, box) ? R.allied(hex) : OK
}

/** TA-7.3: whether there is an outpost and a target for it. */
export function canConquer(t: TapestryTable, seat: Seat, anywhere: boolean, box: Box): boolean {
  if (t.players[seat].outposts === 0) return false
  const { list } = worldOf(t, box)
  const reach = reachOf(t, seat, anywhere, box)
  for (let k = 0; k < list.length; k++) if (reach[list[k]] && targetReason(t, seat, list[k], box) === OK) return true
  return false
}

/** A conquest of this hex, which must be legal. `dice`: which dice it brings, NONE for none, as a bot's. */
export function conquer(t: TapestryTable, seat: Seat, hex: number, dice: number, box: Box): void {
  const opponent = controller(t, hex)
  const empty = tokensOn(t, hex) === 0
  next(t, { do: 'conquered', seat, hex, dice, opponent, trapped: 0 })
  if (opponent !== NONE) askTrap(t, opponent, seat, hex, box)
  placeOutpost(t, seat, hex, box)
  if (empty && mayIsolate(t, seat, hex, box)) next(t, { do: 'isolate', seat, hex })
}

export const conquering = steps({
  conquer: {
    can: {
      conquer: {
        why: (t, s, box, hex) => conquerReason(t, s.seat, hex, s.anywhere === 1, box),
        list(t, s, box, out, enough) {
          const { list } = worldOf(t, box)
          const reach = reachOf(t, s.seat, s.anywhere === 1, box)
          for (let k = 0; k < list.length && out.length < enough; k++)
            if (reach[list[k]] && targetReason(t, s.seat, list[k], box) === OK) out.push(V.conquer(list[k]))
        },
        play(t, s, box, hex) {
          end(t, s)
          conquer(t, s.seat, hex, s.dice, box)
        },
      },
    },
  },

  /** TA-7.4 c to e. After a trap there is nothing but dice, and one of them (TA-7.6, D6). */
  conquered(t, { seat, hex, dice, opponent, trapped }, box) {
    const won = opponent !== NONE && !trapped
    const both =
      dice === BOTH || (won && (dice === BOTH_IF_OPPONENT || modified(t, seat, 'both-dice-if-opponent', box)))
    if (!trapped) fire(t, seat, 'you-conquer', box, NONE, hex) // Pirate Rule: comes after the dice
    if (dice !== NONE) next(t, { do: 'conquer-dice', seat, hex, both: both ? 1 : 0 })
    if (trapped) return
    if (won) topple(t, seat, opponent, hex, box)
    if (hex === worldOf(t, box).middle) achieve(t, seat, MIDDLE_ISLAND, box)
    foretold(t, seat, TERRITORIES, box)
  },

  /** TA-7.4 f and g: one of both, or both in any order. */
  'conquer-dice'(t, { seat, hex, both }, box) {
    const red = box.red[pick(t.rng, box.red.length)]
    const black = box.black[pick(t.rng, box.black.length)]
    reveal(t, N.die(seat, RED, red))
    reveal(t, N.die(seat, BLACK, black))
    if (!both) {
      next(t, { do: 'take-die', seat, hex, red, black })
      return
    }
    tradersDie(t, hex, seat, NONE, box)
    inAnyOrder(t, seat, dieStep(seat, hex, RED, red, box), dieStep(seat, hex, BLACK, black, box))
  },

  /** TA-3.7: a die that would bring nothing can be taken only if the other would not either. */
  'take-die': {
    can: {
      'take-die': {
        why(t, s, box, die) {
          const [own, other] = die === RED ? [s.red, s.black] : [s.black, s.red]
          return brings(t, s.seat, s.hex, own, box) || !brings(t, s.seat, s.hex, other, box) ? OK : R['no-die'](die)
        },
        play(t, s, box, die) {
          end(t, s)
          const { seat, hex, red, black } = s
          tradersDie(t, hex, seat, die === RED ? black : red, box) // comes after the die that was taken
          next(t, dieStep(seat, hex, die, die === RED ? red : black, box))
        },
      },
    },
  },
})

const DIE_ORIGINS: readonly OtherOrigin[] = ['red-die', 'black-die']
const dieStep = (seat: Seat, hex: number, die: number, effect: number, box: Box) => ({
  do: 'effect' as const,
  seat,
  effect,
  origin: otherOrigin(box, DIE_ORIGINS[die]),
  at: hex,
})
const brings = (t: TapestryTable, seat: Seat, hex: number, effect: number, box: Box): boolean =>
  possible(t, seat, effect, { origin: NONE, at: hex }, box)
