/** PF-9: completing a work. The profession is laid down first, then bonus cards are added, and the income is divided last. */
import { end, HIDDEN, next, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import type { Box } from './box.ts'
import { anyTime, beginUse, museBonus, princessValue, use } from './characters.ts'
import { bonusValue, cardsOf } from './count.ts'
import { tilesOf } from './estate.ts'
import { earn, gain } from './purse.ts'
import type { Player, PrincesTable, Steps } from './table.ts'
import { MUSE, PRINCESS, WORKS } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** PF-9.2 (PF-17.7) without bonus cards. The card counts among those in hand and in front, wherever it lies. */
export function workValue(t: PrincesTable, seat: Seat, card: number, box: Box): number {
  const p = t.players[seat]
  const { worth } = box
  const { building, landscape, freedom } = box.cards[card].wishes!
  let value = p.jesters * worth.jester + cardsOf(p) * worth.card + museBonus(t, seat)
  if (tilesOf(p, building) > 0) value += worth.building
  if (tilesOf(p, landscape) > 0) value += worth.landscape
  if ((p.freedoms >> freedom) & 1) value += worth.freedom
  return value
}

/** What all bonus cards in hand would add. */
export function allBonuses(p: Player, box: Box, using: number): number {
  let value = 0
  for (const card of p.bonus.ids) value += bonusValue(p, box.cards[card].terms, box, using)
  return value
}

/** PF-9.1, PF-9.3: a profession in hand, whose work can reach the minimum. */
export function workReason(t: PrincesTable, seat: Seat, card: number, box: Box): Reason {
  const p = t.players[seat]
  if (p.hand.ids.indexOf(card) < 0) return R['not-in-hand'](card)
  const short = box.minimum[t.round] - workValue(t, seat, card, box)
  return short <= 0 || short <= allBonuses(p, box, 1) ? OK : R['too-modest'](box.minimum[t.round])
}

type Compose = StepOf<Steps, 'compose'>
/** What a work in the making is worth by now. */
export const valueSoFar = (t: PrincesTable, s: Compose, box: Box): number =>
  (s.card === HIDDEN ? princessValue(t, s.seat, box) : workValue(t, s.seat, s.card, box)) + s.extra

export const work = steps({
  compose: {
    // The bonus cards in hand are secret: a player with only one answer is asked all the same.
    neverForced: 'hand',
    can: {
      add: {
        why: (t, s, _box, card) =>
          s.card === HIDDEN
            ? R['not-with-princess']()
            : t.players[s.seat].bonus.ids.indexOf(card) < 0
              ? R['not-in-hand'](card)
              : OK,
        list(t, s, _box, out) {
          if (s.card !== HIDDEN) for (const card of t.players[s.seat].bonus.ids) out.push(V.add(card))
        },
        play(t, s, box, card) {
          const p = t.players[s.seat]
          const at = p.bonus.ids.indexOf(card)
          const value = bonusValue(p, box.cards[card].terms, box)
          p.bonus.ids.splice(at, 1)
          p.bonus.seen.splice(at, 1)
          t.used.push(card)
          s.extra += value
          note(N.bonus(s.seat, card, value))
        },
      },
      complete: {
        why(t, s, box, prestige) {
          const value = valueSoFar(t, s, box)
          if (value < box.minimum[t.round]) return R['too-modest'](box.minimum[t.round])
          const most = Math.floor((value * box.income) / box.exchange)
          return prestige <= most ? OK : R['too-much'](most)
        },
        list(t, s, box, out) {
          const value = valueSoFar(t, s, box)
          if (value >= box.minimum[t.round])
            for (let k = 0; k * box.exchange <= value * box.income; k++) out.push(V.complete(k))
        },
        play(t, s, box, prestige) {
          const value = valueSoFar(t, s, box)
          end(t, s)
          finish(t, s.seat, s.card, value, prestige, box)
        },
      },
      ...anyTime,
    },
  },
})

/** Begins a work: the profession goes face up in front of its player (PF-9.1). */
export function beginWork(t: PrincesTable, seat: Seat, card: number, box: Box): void {
  const p = t.players[seat]
  const at = p.hand.ids.indexOf(card)
  p.hand.ids.splice(at, 1)
  p.hand.seen.splice(at, 1)
  p.front.push(card)
  compose(t, seat, card, box)
}

/** PF-17.8: a work of the Princess, which lays down no card. */
export function beginPrincess(t: PrincesTable, seat: Seat, box: Box): void {
  use(t, seat, PRINCESS)
  compose(t, seat, HIDDEN, box)
}

function compose(t: PrincesTable, seat: Seat, card: number, box: Box): void {
  const s: Compose = { do: 'compose', seat, card, extra: 0 }
  beginUse(t, seat, MUSE)
  note(N.value(seat, valueSoFar(t, s, box)))
  next(t, s)
}

/** PF-9.5 to 9.7: the income, the part of it exchanged for prestige, and the best work so far. */
function finish(t: PrincesTable, seat: Seat, card: number, value: number, prestige: number, box: Box): void {
  const p = t.players[seat]
  note(card === HIDDEN ? N.princess(seat, value) : N.worked(seat, card, value))
  if (value > p.best) p.best = value
  gain(t, seat, WORKS, prestige)
  earn(t, seat, value * box.income - prestige * box.exchange)
}
