/** TA-4.1, 2.11: when civilizations act. */
import { end, next, OK, type Reason, type Seat } from '@loggia/core'
import { type Box, otherOrigin } from '../box.ts'
import { resolve } from '../effects.ts'
import type { TapestryTable } from '../table.ts'
import { listHand, playTapestry } from '../tapestries/play.ts'
import { R, steps, V } from '../words.ts'
import { matOf } from './civilization.ts'
import { isolationistsIncome } from './on-map.ts'
import { militantsIncome } from './on-mats.ts'
import { alchemistsIncome, chosenIncome, futuristsGained } from './on-tracks.ts'
import { mysticsIncome, mysticsStart } from './watchers.ts'

/** OK, or why this civilization can't act now: not theirs, not in this income turn, or it has. */
function actReason(t: TapestryTable, seat: Seat, acted: number, civilization: number, box: Box): Reason {
  const p = t.players[seat]
  if (!p.civilizations.includes(civilization)) return R['not-your-civilization'](civilization)
  if (!box.civilizations[civilization].turns.includes(p.era)) return R['not-this-income'](civilization)
  return (acted >> civilization) & 1 ? R['has-acted'](civilization) : OK
}

/** What a civilization does in step 1 of an income turn. */
function act(t: TapestryTable, seat: Seat, civilization: number, box: Box): void {
  const p = t.players[seat]
  switch (box.civilizations[civilization].id) {
    case 'alchemists':
      alchemistsIncome(t, seat, box)
      break
    case 'entertainers':
      next(t, { do: 'entertainers', seat, anywhere: 0 })
      break
    case 'heralds':
      if (matOf(p, 'heralds', box)!.length < box.civilizations[civilization].tokens) next(t, { do: 'heralds', seat })
      break
    case 'historians':
      next(t, { do: 'historians', seat, all: 0 })
      break
    case 'inventors':
      if (matOf(p, 'inventors', box)![0]) next(t, { do: 'inventors', seat })
      break
    case 'isolationists':
      isolationistsIncome(t, seat, box)
      break
    case 'leaders':
      next(t, { do: 'leaders', seat })
      break
    case 'merrymakers':
      next(t, { do: 'merrymakers', seat })
      break
    case 'militants':
      militantsIncome(t, seat, box)
      break
    case 'mystics':
      mysticsIncome(t, seat, box)
      break
    case 'the-chosen':
      chosenIncome(t, seat, box)
      break
    case 'traders':
      if (matOf(p, 'traders', box)![0]) next(t, { do: 'traders', seat })
      break
  }
}

/** TA-4.5, 11.2: after income turn 1: the adjustments of the civilization of the set-up, then the card of the Heralds. */
export function endFirstIncome(t: TapestryTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  const first = box.civilizations[p.civilizations[0]]
  if (first === undefined) return
  if (first === box.civilizations[box.civ.heralds] && p.hand.length) next(t, { do: 'maker-of-fire', seat })
  const people = t.solo ? 1 : t.players.length
  if (!t.adjustments || people < first.people) return
  for (const effect of first.adjustments.toReversed()) resolve(t, seat, effect, otherOrigin(box, 'adjustment'))
}

export const ofIncome = steps({
  /** TA-2.11: what has to be done at once; tokens and outposts lie on their mats already. */
  'start-text'(t, { seat, civilization }, box) {
    if (civilization === box.civ.futurists) futuristsGained(t, seat, box)
    else if (civilization === box.civ.mystics) mysticsStart(t, seat)
  },

  /** TA-4.1: one after another in the owner's order, one that is gained meanwhile, too (D3). */
  'income-civilizations': {
    can: {
      act: {
        why: (t, s, box, civilization) => actReason(t, s.seat, s.acted, civilization, box),
        list(t, s, box, out) {
          for (const c of t.players[s.seat].civilizations)
            if (actReason(t, s.seat, s.acted, c, box) === OK) out.push(V.act(c))
        },
        play(t, s, box, civilization) {
          s.acted |= 1 << civilization
          act(t, s.seat, civilization, box)
        },
      },
    },
    none: (t, s) => end(t, s),
  },

  /** TA-2.6: only at the start of the game; asked with whatever hand, which the others don't see. */
  'maker-of-fire': {
    neverForced: 'hand',
    can: {
      play: {
        why: (t, s, _box, card) => (t.players[s.seat].hand.includes(card) ? OK : R['not-in-hand'](card)),
        list: (t, s, _box, out) => listHand(t.players[s.seat].hand, 0, out),
        play(t, s, box, card) {
          end(t, s)
          playTapestry(t, s.seat, card, box)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },
})
