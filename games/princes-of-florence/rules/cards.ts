/** Cards that change hands: drawn from a deck (PF-7.4, 12, 13) or recruited from in front of another player (PF-7.5). */
import {
  end,
  EVERYONE,
  transfer,
  HIDDEN,
  next,
  note,
  OK,
  type Pile,
  type Reason,
  reveal,
  type Seat,
  moveHidden,
  type Step,
  type StepOf,
} from '@loggia/core'
import { recruitSolo } from './automa/row.ts'
import { anyTime, merchant } from './characters.ts'
import { sell } from './purse.ts'
import type { Player, PrincesTable, Steps } from './table.ts'
import { PRESTIGE, PROFESSIONS } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** Where a card of this deck belongs that a player keeps. */
const pileOf = (p: Player, deck: number): Pile =>
  deck === PROFESSIONS ? p.hand : deck === PRESTIGE ? p.secret : p.bonus

/** PF-7.5: a face-up profession in front of another player, for a recruiting card that is laid in its place. Not an action. */
export const recruit = {
  why(t: PrincesTable, s: Step, _box: unknown, card: number): Reason {
    if (t.players[s.seat].recruiting === 0) return R['no-recruiting-card']()
    return faceUp(t, s.seat).includes(card) ? OK : R['not-face-up'](card)
  },
  list(t: PrincesTable, s: Step, _box: unknown, out: number[]): void {
    if (t.players[s.seat].recruiting > 0) for (const card of faceUp(t, s.seat)) out.push(V.recruit(card))
  },
  play(t: PrincesTable, s: Step, _box: unknown, card: number): void {
    if (t.automa) {
      recruitSolo(t, t.automa, card)
      return
    }
    const p = t.players[s.seat]
    const victim = t.players.findIndex((p, k) => k !== s.seat && p.front.includes(card))
    const from = t.players[victim]
    from.front.splice(from.front.indexOf(card), 1)
    from.recruited++
    p.recruiting--
    p.hand.ids.push(card)
    p.hand.seen.push(EVERYONE)
    note(N.recruited(s.seat, card, victim))
  },
}
/** Professions that lie face up in front of others, virtual players included. */
function faceUp(t: PrincesTable, but: Seat): number[] {
  const cards: number[] = []
  for (let k = 0; k < t.players.length; k++) if (k !== but) cards.push(...t.players[k].front)
  if (t.automa) for (const { ids, seen } of t.automa.virtual) cards.push(...ids.filter((_, k) => seen[k] === EVERYONE))
  return cards
}

/** Whether this player could use a recruiting card now. */
export const mayRecruit = (t: PrincesTable, seat: Seat): boolean =>
  t.players[seat].recruiting > 0 && faceUp(t, seat).length > 0

/** The cards that this seat has looked at, each once. */
const looked = (t: PrincesTable, s: Step, _box: unknown, card: number): Reason =>
  t.players[s.seat].looked.ids.includes(card) ? OK : R['not-looked-at'](card)

export const cards = steps({
  /** The top five of a deck, or all that are left (PF-7.4). */
  look(t, { seat, deck }, box) {
    const from = t.decks[deck]
    const to = t.players[seat].looked
    for (let k = 0; k < box.drawn && from.ids.length; k++) {
      const card = transfer(from, from.ids.length - 1, to, 1 << seat)
      reveal(t, N.looked(seat, card), 1 << seat, N.looked(seat, HIDDEN))
    }
    next(t, { do: 'keep', seat, deck })
  },

  keep: {
    can: {
      keep: {
        why: looked,
        list: (t, s, _box, out) => {
          for (const card of t.players[s.seat].looked.ids) out.push(V.keep(card))
        },
        play(t, s, _box, card) {
          const p = t.players[s.seat]
          end(t, s)
          moveHidden(p.looked, p.looked.ids.indexOf(card), pileOf(p, s.deck), s.seat)
          if (p.looked.ids.length > 1) next(t, { do: 'tuck', seat: s.seat, deck: s.deck })
          else if (p.looked.ids.length) under(t, s.seat, s.deck, 0)
        },
      },
      sell,
      merchant,
    },
  },

  /** PF-7.4: the rest goes under the deck in an order of own choice, one by one, each below the one before; or as it lies. */
  tuck: {
    can: {
      under: {
        why: looked,
        list: (t, s, _box, out) => {
          for (const card of t.players[s.seat].looked.ids) out.push(V.under(card))
        },
        play(t, s, _box, card) {
          const { looked } = t.players[s.seat]
          under(t, s.seat, s.deck, looked.ids.indexOf(card))
          if (looked.ids.length === 1) tuckAway(t, s)
        },
      },
      done: { play: tuckAway },
      sell,
      merchant,
    },
  },

  /** PF-7.5, D9: a player who has just acquired a recruiting card may use it at once. */
  'recruit-now': {
    can: {
      recruit: {
        ...recruit,
        play(t, s, box, card) {
          end(t, s)
          recruit.play(t, s, box, card)
        },
      },
      done: { play: end },
      ...anyTime,
    },
  },
})

/** Puts a card looked at under its deck; where it lies there only its owner knows (PF-16.1). */
const under = (t: PrincesTable, seat: Seat, deck: number, at: number): number =>
  moveHidden(t.players[seat].looked, at, t.decks[deck], seat, true)

/** Puts the rest under the deck as it lies, the topmost first. */
function tuckAway(t: PrincesTable, s: StepOf<Steps, 'tuck'>): void {
  const { looked } = t.players[s.seat]
  while (looked.ids.length) under(t, s.seat, s.deck, looked.ids.length - 1)
  end(t, s)
}
