/** What the Automa has and how it pays: its row of cards, its purse (PF-19.3), its cards of five (PF-19.8, PF-19.13), and the virtual players. */
import { EVERYONE, transfer, shuffle, note, pick, pile, reveal } from '@loggia/core'
import type { Box } from '../box.ts'
import { move, pay } from '../purse.ts'
import type { Player, PrincesTable } from '../table.ts'
import { PROFESSIONS, SOLD } from '../terms.ts'
import { N } from '../verbs.ts'
import { AUTOMA, FIRST_VIRTUAL, HUMAN, RECRUIT, type Solo } from './table.ts'
import type { AutomaCard } from './box.ts'

/** PF-19.1: the deck by backs, the rest as it is before the first round. `auctions`: seats' worth of auctions, virtual players among them. */
export function newSolo(box: Box, auctions: number, rng: number[]): Solo {
  return {
    deck: pile(box.automa.groups.flatMap(group => shuffle(rng, group.slice()))),
    shown: [],
    auctions,
    bids: Array(7).fill(0) as number[],
    virtual: Array.from({ length: auctions - 2 }, () => pile()),
    discarded: { recruiting: 0, builders: 0 },
  }
}

/** PF-19.1: professions face down to the Automa and to each virtual player. */
export function dealRows(t: PrincesTable, solo: Solo, box: Box): void {
  const deck = t.decks[PROFESSIONS]
  for (const row of [t.players[AUTOMA].hand, ...solo.virtual])
    for (let k = 0; k < box.kept; k++) transfer(deck, deck.ids.length - 1, row, 0)
}

/** Reveals the next automa card (PF-19.2). */
export function draw(t: PrincesTable, solo: Solo, box: Box): AutomaCard {
  const card = solo.deck.ids.pop()!
  solo.deck.seen.pop()
  solo.shown.push(card)
  reveal(t, N['automa-card'](card))
  return box.automa.cards[card]
}

/** Rolls the final bid for an object, and gives the die (PF-19.5). */
export function roll(t: PrincesTable, solo: Solo, object: number, modifier: number, box: Box): number {
  const die = pick(t.rng, box.automa.die) + 1
  solo.bids[object] = die + modifier
  reveal(t, N.rolled(object, die, solo.bids[object]))
  return die
}

/**
 * Steps back on the track as often as needed to have this many hundreds, `step` for each (PF-19.3; for the human's
 * forced purchase D20). Returns the number of steps.
 */
export function raise(t: PrincesTable, seat: number, amount: number, step: number): number {
  const p = t.players[seat]
  const steps = Math.max(0, Math.ceil((amount - p.florins) / step))
  p.prestige -= steps
  p.sources[SOLD] -= steps
  move(p, steps * step)
  return steps
}

/** The Automa pays, whatever it has. */
export function automaPays(t: PrincesTable, amount: number, box: Box): void {
  const steps = raise(t, AUTOMA, amount, box.automa.step)
  if (steps > 0) note(N.sold(AUTOMA, steps))
  pay(t, AUTOMA, amount)
}

/**
 * Turns up the first face-down profession of the row, then down again: from now on it is known (PF-19.18). −1 for none.
 */
export function peek(t: PrincesTable): number {
  const { ids, seen } = t.players[AUTOMA].hand
  const k = ids.findIndex(id => id !== RECRUIT)
  if (k < 0) return -1
  if (seen[k] !== EVERYONE) {
    seen[k] = EVERYONE
    reveal(t, N['turned-up'](AUTOMA, ids[k]))
  }
  return ids[k]
}

/** Of the top five of a deck the card that is worth most now, at random among equals; the others are shuffled under it (D37). */
export function bestOfFive(t: PrincesTable, deck: number, worth: (card: number) => number, box: Box): number {
  const { ids, seen } = t.decks[deck]
  const count = Math.min(box.drawn, ids.length)
  const five = ids.splice(-count)
  seen.splice(-count)
  const values = five.map(worth)
  const best = Math.max(...values)
  const equal = five.filter((_, k) => values[k] === best)
  const card = equal[pick(t.rng, equal.length)]
  const rest = shuffle(
    t.rng,
    five.filter(c => c !== card),
  )
  ids.unshift(...rest)
  seen.unshift(...rest.map(() => 0))
  reveal(t, N['automa-keeps'](card, best))
  return card
}

/** Recruiting cards that the Automa holds, used ones too (D43). */
export const recruitingOf = (p: Player): number => p.recruited + p.hand.ids.filter(id => id === RECRUIT).length

/** Each virtual player turns one profession up (PF-19.12). */
export function turnUp(t: PrincesTable, solo: Solo): void {
  for (const [k, { ids, seen }] of solo.virtual.entries()) {
    const at = seen.findIndex(s => s !== EVERYONE)
    if (at < 0) continue
    seen[at] = EVERYONE
    reveal(t, N['turned-up'](FIRST_VIRTUAL + k, ids[at]))
  }
}

/** The virtual player who has this profession face up; −1 for none. */
export const virtualWith = (solo: Solo, card: number): number =>
  solo.virtual.findIndex(({ ids, seen }) => ids.some((id, k) => id === card && seen[k] === EVERYONE))

/** Takes a face-up profession from a virtual player. */
function takeFrom(solo: Solo, virtual: number, at: number): number {
  const { ids, seen } = solo.virtual[virtual]
  const [card] = ids.splice(at, 1)
  seen.splice(at, 1)
  return card
}

/** PF-19.14: the human recruits. The recruiting card is discarded; a gap in front of the Automa is filled by the first virtual player who can (D23). */
export function recruitSolo(t: PrincesTable, solo: Solo, card: number): void {
  const human = t.players[HUMAN]
  const automa = t.players[AUTOMA]
  const at = automa.front.indexOf(card)
  const virtual = virtualWith(solo, card)
  human.recruiting--
  solo.discarded.recruiting++
  note(N.recruited(HUMAN, card, at >= 0 ? AUTOMA : FIRST_VIRTUAL + virtual))
  human.hand.ids.push(card)
  human.hand.seen.push(EVERYONE)
  if (at < 0) {
    takeFrom(solo, virtual, solo.virtual[virtual].ids.indexOf(card))
    return
  }
  automa.front.splice(at, 1)
  const filler = solo.virtual.findIndex(v => v.seen.includes(EVERYONE))
  if (filler < 0) return
  const moved = takeFrom(solo, filler, solo.virtual[filler].seen.indexOf(EVERYONE))
  automa.front.push(moved)
  note(N.replaced(FIRST_VIRTUAL + filler, moved))
}
