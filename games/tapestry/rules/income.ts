/** TA-4: the income turn, step by step. */
import { end, inAnyOrder, next, note, OK, type Seat } from '@loggia/core'
import { type Box, otherOrigin } from './box.ts'
import { endFirstIncome } from './civilizations/hooks.ts'
import { count, incomeCards, incomeOf } from './count.ts'
import { drawTerritory } from './decks.ts'
import { fire, listensTo } from './listeners.ts'
import { gain, gainAny, score } from './resources.ts'
import { firstAdvances } from './solo/setup.ts'
import { neighboursOf, type TapestryTable } from './table.ts'
import { ERAS, NONE, RESOURCES, SLOTS, TAPESTRY, TERRITORY } from './terms.ts'
import { endEra, gainTapestries, listHand, playFaceDown, playTapestry } from './tapestries/play.ts'
import { capitalPoints } from './capital.ts'
import { canUpgrade } from './technology.ts'
import { N, R, steps } from './words.ts'

/** TA-4.0, 4.8: the next era begins; its steps are put onto the stack. */
export function beginIncome(t: TapestryTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  endEra(t, seat)
  const n = ++p.era
  note(N.era(seat, n))
  p.firstOfAll = t.players.every((q, s) => s === seat || q.era < n) ? 1 : 0
  p.first = n > 1 && n < ERAS && neighboursOf(t, seat).every(s => t.players[s].era < n) ? 1 : 0
  if (p.first) note(N.first(seat, n))
  next(
    t,
    { do: 'income-civilizations', seat, acted: 0 },
    { do: 'income-tapestry', seat },
    { do: 'income-upgrade', seat },
    { do: 'income-points', seat },
    { do: 'income-gains', seat },
    { do: 'end-income', seat },
  )
  if (n === 1) firstAdvances(t, box)
}

/** Points of the exposed slots of a row (TA-4.3). */
export function rowPoints(t: TapestryTable, seat: Seat, row: number, box: Box): number {
  let n = 0
  for (let k = 0; k < t.players[seat].exposed[row]; k++)
    for (const effect of box.slots[row][k].effects) {
      const e = box.effects[effect]
      if (e.op === 'vp') n += e.n
      else if (e.op === 'vp-per') n += e.each * count(t, seat, e.per, e.track, box)
      else if (e.op === 'score-capital') n += capitalPoints(t, seat, box)
    }
  return n
}

const inChart = (box: Box, step: keyof Box['data']['incomeMat']['chart'], n: number): boolean =>
  box.data.incomeMat.chart[step].includes(n)

export const income = steps({
  /** TA-4.2: the first of the neighbours gains before the card is played. */
  'income-tapestry'(t, { seat }, box) {
    const p = t.players[seat]
    if (!inChart(box, 'playTapestry', p.era)) return
    next(t, { do: 'income-card', seat })
    if (p.first) gainAny(t, seat, box.firstOfNeighbours[p.era], otherOrigin(box, 'first-of-neighbours'))
  },

  'income-card'(t, { seat }) {
    if (t.players[seat].hand.length) next(t, { do: 'play-tapestry', seat })
    else playFaceDown(t, seat)
  },

  /** A hand of one is asked, too: the others could not foresee what is played. */
  'play-tapestry': {
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
    },
  },

  'income-upgrade'(t, { seat }, box) {
    const { era } = t.players[seat]
    if (inChart(box, 'upgradeAndScore', era) && canUpgrade(t, seat, NONE, box))
      next(t, { do: 'upgrade', seat, card: NONE, optional: 1 })
  },

  /** TA-4.3: what steps 1 to 3 have exposed, completed or conquered counts. */
  'income-points'(t, { seat }, box) {
    if (!inChart(box, 'upgradeAndScore', t.players[seat].era)) return
    for (let row = 0; row < box.slots.length; row++)
      score(t, seat, slotOrigin(box, row), rowPoints(t, seat, row, box), box)
  },

  /** TA-4.4: the order of resources and cards matters to Tyranny alone. */
  'income-gains'(t, { seat }, box) {
    if (!inChart(box, 'income', t.players[seat].era)) return
    const parts = [
      { do: 'income-row' as const, seat, kind: RESOURCES_FIRST },
      { do: 'income-row' as const, seat, kind: TAPESTRY },
    ]
    if (listensTo(t, seat, 'you-gain-tapestries', box)) inAnyOrder(t, seat, ...parts)
    else next(t, ...parts)
  },

  'income-row'(t, { seat, kind }, box) {
    if (kind === TAPESTRY) {
      gainTapestries(t, seat, incomeCards(t, seat, TAPESTRY, box), box)
      return
    }
    fire(t, seat, 'your-income', box)
    for (let resource = 0; resource < RESOURCES.length; resource++)
      gain(t, seat, resource, incomeOf(t, seat, resource, box))
    for (let k = incomeCards(t, seat, TERRITORY, box); k > 0; k--) drawTerritory(t, seat)
  },

  /** TA-4.5: what comes after the first; TA-4.6: after the last one the player is finished. */
  'end-income'(t, { seat }, box) {
    const p = t.players[seat]
    if (p.era === 1) endFirstIncome(t, seat, box)
    if (p.era < ERAS) return
    endEra(t, seat)
    p.finished = 1
    note(N.finished(seat))
  },
})

const RESOURCES_FIRST = 1
const slotOrigin = (box: Box, row: number): number => box.origin.slot + row * SLOTS
