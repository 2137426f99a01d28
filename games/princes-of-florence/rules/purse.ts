/** PF-4: what comes into a purse and goes out of it; prestige and its sources; prestige sold for florins. */
import { HIDDEN, note, OK, type Reason, type Seat, type Step } from '@loggia/core'
import type { Box } from './box.ts'
import type { Player, PrincesTable } from './table.ts'
import { SOLD } from './terms.ts'
import { N, R } from './verbs.ts'

/** Changes what a player holds, in hundreds of florins. It is always said aloud (PF-16.3). */
export function move(p: Player, amount: number): void {
  if (p.florins !== HIDDEN) p.florins += amount // a page plays ahead on a view, where the others' purses are closed
}

/** Pays the bank this many hundreds. The player must hold them. */
export function pay(t: PrincesTable, seat: Seat, amount: number): void {
  if (amount === 0) return
  move(t.players[seat], -amount)
  note(N.paid(seat, amount))
}

/** Receives this many hundreds from the bank. */
export function earn(t: PrincesTable, seat: Seat, amount: number): void {
  if (amount === 0) return
  move(t.players[seat], amount)
  note(N.earned(seat, amount))
}

/** Prestige from one of the `SOURCES`. */
export function gain(t: PrincesTable, seat: Seat, source: number, amount: number): void {
  if (amount === 0) return
  const p = t.players[seat]
  p.prestige += amount
  p.sources[source] += amount
  note(N.prestige(seat, source, amount))
}

/** OK if the player holds this many hundreds now: prestige must be sold before it can pay (PF-6.4). */
export const holds = (t: PrincesTable, seat: Seat, amount: number): Reason =>
  t.players[seat].florins >= amount ? OK : R['no-florins'](amount)

/** PF-4.1: one prestige for 100 florins, at every decision of the match (D5), unless there are characters (PF-4.2); it never replaces or ends the decision. */
export const sell = {
  why: (t: PrincesTable, s: Step): Reason =>
    t.characters ? R['not-for-sale']() : t.players[s.seat].prestige <= 0 ? R['no-prestige']() : OK,
  play(t: PrincesTable, s: Step, box: Box): void {
    const p = t.players[s.seat]
    p.prestige--
    p.sources[SOLD]--
    move(p, box.sale)
  },
  incidental: true,
}
