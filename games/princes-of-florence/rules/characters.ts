/**
 * PF-17: what the special characters do for their owners. Nobody ever has two (PF-17.12). How they are won:
 * `special-auction.ts`.
 */
import { end, next, note, OK, type Reason, type Seat, type Step } from '@loggia/core'
import type { Box } from './box.ts'
import { buildingsOf, cardsOf, landscapesOf } from './count.ts'
import { gain, move, sell } from './purse.ts'
import type { Characters, PrincesTable } from './table.ts'
import {
  BANKER,
  BONUS,
  CARDINAL,
  CHARACTERS,
  FROM_CHARACTERS,
  MERCHANT,
  MUSE,
  ON_DISPLAY,
  PRESTIGE,
  PROFESSOR,
  USED,
} from './terms.ts'
import { N, R, steps } from './verbs.ts'

/** PF-17.1: six on display, money on the banker. */
export const newCharacters = (box: Box): Characters => ({
  owner: CHARACTERS.map(() => ON_DISPLAY),
  pawn: CHARACTERS.map(() => -1),
  space: CHARACTERS.map(() => -1),
  out: 0,
  bank: box.characters.bank,
  begun: 0,
})

export const has = (t: PrincesTable, seat: Seat, character: number): boolean =>
  t.characters !== null && t.characters.owner[character] === seat

/** A character has been used: it cannot be won again before the next special auction (PF-17.3). */
export function use(t: PrincesTable, seat: Seat, character: number): void {
  t.characters!.owner[character] = USED
  note(N.used(seat, character))
}

/** PF-17.5: the actions of this turn. */
export const actionsOf = (t: PrincesTable, seat: Seat, box: Box): number =>
  box.actions + (has(t, seat, CARDINAL) ? box.characters.actions : 0)

/** PF-17.7: what the muse adds to every work of this turn. */
export const museBonus = (t: PrincesTable, seat: Seat): number => (has(t, seat, MUSE) ? t.round : 0)

/** The effect of a character on this turn begins, if this player has it; when the turn is over it goes back (D40). */
export function beginUse(t: PrincesTable, seat: Seat, character: number): void {
  if (has(t, seat, character)) t.characters!.begun |= 1 << character
}

/** PF-17.8: a work of the Princess; jesters and bonus cards add nothing to it. */
export function princessValue(t: PrincesTable, seat: Seat, box: Box): number {
  const p = t.players[seat]
  const { landscape, builder, building, card } = box.characters.princess
  return (
    landscapesOf(p) * landscape +
    p.builders * builder +
    buildingsOf(p) * building +
    cardsOf(p) * card +
    museBonus(t, seat)
  )
}

/** PF-17.6: the rank on the reputation track, 1 and one more for everybody who has strictly more prestige. */
export const rankOf = (t: PrincesTable, seat: Seat): number =>
  t.players.reduce((n, p) => (p.prestige > t.players[seat].prestige ? n + 1 : n), 1)

export const owned = (t: PrincesTable, seat: Seat, character: number): Reason =>
  has(t, seat, character) ? OK : R['not-yours'](character)

/** PF-17.6 (b): at any time, prestige equal to the rank. */
export const merchant = {
  why: (t: PrincesTable, s: Step): Reason => owned(t, s.seat, MERCHANT),
  play(t: PrincesTable, s: Step): void {
    use(t, s.seat, MERCHANT)
    gain(t, s.seat, FROM_CHARACTERS, rankOf(t, s.seat))
  },
  incidental: true,
}

/** PF-17.9: at any time, a prestige or a bonus card of the top five. */
export const professor = {
  why(t: PrincesTable, s: Step, _box: Box, deck: number): Reason {
    if (!has(t, s.seat, PROFESSOR)) return R['not-yours'](PROFESSOR)
    return deck !== PRESTIGE && deck !== BONUS
      ? R['not-that-deck'](deck)
      : t.decks[deck].ids.length > 0
        ? OK
        : R['deck-empty'](deck)
  },
  play(t: PrincesTable, s: Step, _box: Box, deck: number): void {
    use(t, s.seat, PROFESSOR)
    next(t, { do: 'look', seat: s.seat, deck })
  },
  incidental: true,
}

/** What may be done at every decision, besides answering it (D5, PF-17.11). While cards are looked at the professor waits: five at a time. */
export const anyTime = { sell, merchant, professor }

/** The same as the answer to a question. */
const answers = {
  merchant: {
    ...merchant,
    incidental: false,
    play(t: PrincesTable, s: Step) {
      end(t, s)
      merchant.play(t, s)
    },
  },
  professor: {
    ...professor,
    incidental: false,
    play(t: PrincesTable, s: Step, box: Box, deck: number) {
      end(t, s)
      professor.play(t, s, box, deck)
    },
  },
}

export const characters = steps({
  /** PF-17.11: owners of the professor or the merchant are asked; neither changes what the other is worth. */
  calls(t, { last }) {
    const { owner } = t.characters!
    for (const character of [MERCHANT, PROFESSOR])
      if (owner[character] >= 0)
        next(
          t,
          last ? { do: 'use-now', seat: owner[character], last } : { do: 'before-best-work', seat: owner[character] },
        )
  },

  'before-best-work': { can: { ...answers, done: { play: end } } },

  'use-now': {
    can: {
      ...answers,
      done: { why: (t, s) => (s.last && has(t, s.seat, MERCHANT) ? R['now-or-never']() : OK), play: end }, // D41
    },
  },

  'turn-over'(t, { seat }) {
    const c = t.characters!
    for (const character of [CARDINAL, MUSE])
      if (has(t, seat, character) && (c.begun >> character) & 1) use(t, seat, character)
    c.begun = 0
  },

  /** PF-17.4, D32: the player who took the banker in the last round exchanges florins, any multiple of 200. */
  exchange: {
    neverForced: 'purse',
    can: {
      exchange: {
        why: (t, s, box, prestige) =>
          prestige * box.characters.exchange <= t.players[s.seat].florins
            ? OK
            : R['no-florins'](prestige * box.characters.exchange),
        play(t, s, box, prestige) {
          end(t, s)
          move(t.players[s.seat], -prestige * box.characters.exchange)
          note(N.paid(s.seat, prestige * box.characters.exchange))
          use(t, s.seat, BANKER)
          gain(t, s.seat, FROM_CHARACTERS, prestige)
        },
      },
    },
  },
})
