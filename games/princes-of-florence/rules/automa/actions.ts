/** PF-19.10 to 19.13, 19.17: the Automa's turn. */
import { EVERYONE, transfer, next, note, reveal } from '@loggia/core'
import type { Box } from '../box.ts'
import { bonusValue } from '../count.ts'
import { earn, gain } from '../purse.ts'
import type { PrincesTable } from '../table.ts'
import { BONUS, FREEDOMS, FROM_BUILDINGS, ONCE_FREEDOM, ONCE_PROFESSION, PROFESSIONS, WORKS } from '../terms.ts'
import { N, steps } from '../verbs.ts'
import { takeTile } from './auction.ts'
import { automaPays, bestOfFive, draw, peek, recruitingOf, turnUp } from './row.ts'
import {
  AUTOMA,
  BONUS_CARD,
  BUILD,
  DECK_EMPTY,
  FIRST_VIRTUAL,
  FREEDOM,
  NO_CARD,
  NO_FREEDOM,
  NO_PROFESSION,
  NO_TILE,
  ONCE,
  PROFESSION,
  RECRUIT,
  WORK,
} from './table.ts'

/** Why an action can't be done now, −1 when it can (PF-19.17). Money never matters. Turns up the first profession where its kind is asked. */
function impossible(t: PrincesTable, action: number, once: number, box: Box): number {
  const row = t.players[AUTOMA].hand.ids
  if (action === WORK) return row.length === 0 ? NO_CARD : -1
  if (action === PROFESSION)
    return once & ONCE_PROFESSION ? ONCE : t.decks[PROFESSIONS].ids.length === 0 ? DECK_EMPTY : -1
  if (action === BONUS_CARD) return row.length === 0 ? NO_CARD : t.decks[BONUS].ids.length === 0 ? DECK_EMPTY : -1
  if (action === FREEDOM && once & ONCE_FREEDOM) return ONCE // D34
  const card = peek(t)
  if (card < 0) return NO_PROFESSION // D26
  const { building, freedom } = box.cards[card].wishes!
  return action === BUILD ? (t.tiles[building] === 0 ? NO_TILE : -1) : t.freedoms[freedom] === 0 ? NO_FREEDOM : -1
}

/** PF-19.12: with the first card of the row, profession or recruiting card; the income becomes prestige as far as it can (D22). */
function work(t: PrincesTable, box: Box): void {
  const p = t.players[AUTOMA]
  const { jester, card: each } = box.worth
  const minimum = box.minimum[t.round]
  const jesters = jester * p.jesters
  const recruiting = each * recruitingOf(p)
  const card = p.hand.ids.shift()!
  const seen = p.hand.seen.shift()
  if (card === RECRUIT) p.recruited++
  else {
    p.front.push(card)
    if (seen !== EVERYONE) reveal(t, N['turned-up'](AUTOMA, card))
  }
  note(N['automa-value'](minimum, jesters, recruiting))
  let value = minimum + jesters + recruiting
  for (const bonus of p.bonus.ids.splice(0)) {
    // PF-19.19
    const more = bonusValue(p, box.cards[bonus].terms, box)
    note(N.bonus(AUTOMA, bonus, more))
    value += more
    t.used.push(bonus)
  }
  p.bonus.seen = []
  note(card === RECRUIT ? N['automa-recruits'](value) : N.worked(AUTOMA, card, value))
  if (value > p.best) p.best = value
  const prestige = Math.floor((value * box.income) / box.exchange)
  gain(t, AUTOMA, WORKS, prestige)
  earn(t, AUTOMA, value * box.income - prestige * box.exchange)
  turnUp(t, t.automa!)
}

/** PF-19.13 */
function build(t: PrincesTable, box: Box): void {
  const { building } = box.cards[peek(t)].wishes!
  automaPays(t, box.buildCost[t.players[AUTOMA].builders], box)
  takeTile(t, building, box)
  gain(t, AUTOMA, FROM_BUILDINGS, box.awards.building)
}

function introduce(t: PrincesTable, box: Box): void {
  const p = t.players[AUTOMA]
  const { freedom } = box.cards[peek(t)].wishes!
  automaPays(t, box.cost.freedom, box)
  t.freedoms[freedom]--
  p.freedoms |= (p.freedoms >> freedom) & 1 ? 1 << (freedom + FREEDOMS.length) : 1 << freedom
  note(N.freedom(AUTOMA, freedom))
}

/** A profession to the end of the row, then one to each virtual player while there are any (D38). */
function profession(t: PrincesTable, box: Box): void {
  const deck = t.decks[PROFESSIONS]
  automaPays(t, box.cost.profession, box)
  for (const [k, row] of [t.players[AUTOMA].hand, ...t.automa!.virtual].entries())
    if (deck.ids.length) {
      transfer(deck, deck.ids.length - 1, row, 0)
      note(N['face-down'](k ? FIRST_VIRTUAL + k - 1 : AUTOMA))
    }
}

/** The card that adds most goes onto the first face-down card, valued as if that were used now (D28). All of them lie on the first one: only its work takes them away. */
function bonus(t: PrincesTable, box: Box): void {
  const p = t.players[AUTOMA]
  automaPays(t, box.cost.bonus, box)
  p.bonus.ids.push(bestOfFive(t, BONUS, card => bonusValue(p, box.cards[card].terms, box, 1), box))
  p.bonus.seen.push(EVERYONE)
}

const DO: readonly ((t: PrincesTable, box: Box) => void)[] = [work, build, introduce, profession, bonus]
const ONLY_ONCE: readonly number[] = [0, 0, ONCE_FREEDOM, ONCE_PROFESSION, 0]

/** PF-19.11: this many actions are left in the game before action 1 or 2 of this round, including that one. */
export const actionsLeft = (t: PrincesTable, action: number, box: Box): number =>
  box.actions * (box.minimum.length - t.round) - action + 1

export const automaTurn = steps({
  'automa-acts'(t, { seat, action, once }, box) {
    const card = draw(t, t.automa!, box)
    const unused = t.players[seat].hand.ids.length
    const left = actionsLeft(t, action, box)
    let does = -1
    if (unused >= left) {
      note(N['automa-forced'](unused, left))
      does = WORK
    } else
      for (const wanted of card.slots[action - 1]) {
        const why = impossible(t, wanted, once, box)
        if (why < 0) {
          does = wanted
          break
        }
        note(N['automa-cannot'](wanted, why))
      }
    if (does < 0) note(N['automa-idle']())
    else {
      note(N['automa-does'](does))
      DO[does](t, box)
    }
    if (action < box.actions)
      next(t, { do: 'automa-acts', seat, action: action + 1, once: once | (ONLY_ONCE[does] ?? 0) })
  },
})
