/** TA-8: tech cards: inventing and upgrading them, and what their circles and squares bring. */
import { end, next, note, OK, type Reason, reveal, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { afterUpgrade, foretold, ignoresPrerequisite, TECH_CARDS } from './civilizations/hooks.ts'
import { dealTech, takeTech, techLeft } from './decks.ts'
import { passOn, possible, resolve } from './effects.ts'
import { fire, modified } from './listeners.ts'
import { cardOf, type TapestryTable, techOf, techRowOf } from './table.ts'
import { shareUpgrade } from './tapestries/share.ts'
import { BOTTOM, MIDDLE, NONE, positionOf, SLOTS, TOP, trackOf } from './terms.ts'
import { positionOn } from './tracks.ts'
import { N, R, steps, V } from './words.ts'

const faceUp = (t: TapestryTable): boolean => t.techRow.some(card => card !== NONE)

/** TA-8.1: whether there is a card to be had; `source`: `any`, `face-up` or `deck`. */
export const canInvent = (t: TapestryTable, source: string): boolean =>
  (source !== 'deck' && faceUp(t)) || (source !== 'face-up' && techLeft(t) > 0)

/** TA-8.2: as many new ones as there are. */
export function refreshRow(t: TapestryTable): void {
  for (let k = 0; k < t.techRow.length; k++) {
    if (t.techRow[k] !== NONE) t.techDiscards.push(t.techRow[k])
    t.techRow[k] = NONE
  }
  note(N.refreshed())
  dealTech(t)
}

/** TA-8.1: a card comes into the bottom row. What it brings then are the triggers of others. */
function invent(t: TapestryTable, seat: Seat, card: number, origin: number, box: Box): void {
  t.players[seat].tech.push(techOf(card, BOTTOM))
  passOn(t, origin, card)
  foretold(t, seat, TECH_CARDS, box)
  fire(t, seat, 'you-invent', box, NONE, card)
}

/** Where a card lies among those of this seat, NONE where it does not. */
function indexOfCard(t: TapestryTable, seat: Seat, card: number): number {
  const { tech } = t.players[seat]
  for (let k = 0; k < tech.length; k++) if (cardOf(tech[k]) === card) return k
  return NONE
}

/** TA-8.5: OK, or what neither this seat nor one of its neighbours has. */
export function prerequisiteReason(t: TapestryTable, seat: Seat, card: number, box: Box): Reason {
  const { space, row, slot } = box.tech[card]
  const n = t.players.length
  if (modified(t, seat, 'ignore-tech-prerequisites', box) || ignoresPrerequisite(t, card, box)) return OK
  for (let k = n - 1; k <= n + 1; k++) {
    const p = t.players[(seat + k) % n]
    if (space === NONE ? p.exposed[row] >= slot : positionOn(p, trackOf(space)) >= positionOf(space)) return OK
  }
  return space === NONE ? R['prerequisite-slot'](row * SLOTS + slot - 1) : R['prerequisite-track'](space)
}

/** TA-8.4: OK, or why this card of the seat can't move up. */
export function upgradeReason(t: TapestryTable, seat: Seat, card: number, box: Box): Reason {
  const k = indexOfCard(t, seat, card)
  if (k === NONE) return R['not-yours'](card)
  const row = techRowOf(t.players[seat].tech[k])
  if (row === TOP) return R['top-row'](card)
  return row === MIDDLE ? prerequisiteReason(t, seat, card, box) : OK
}
/** TA-8.4: whether a card (`card`: this one, NONE for any) can move up. */
export function canUpgrade(t: TapestryTable, seat: Seat, card: number, box: Box): boolean {
  if (card !== NONE) return upgradeReason(t, seat, card, box) === OK
  const { tech } = t.players[seat]
  for (let k = 0; k < tech.length; k++) if (upgradeReason(t, seat, cardOf(tech[k]), box) === OK) return true
  return false
}

/**
 * TA-8.4: the card moves, then its benefit comes: to its owner, to allies (TA-10.7), and to the Inventors who did it
 * (`by`). It moves even if the benefit is void.
 */
export function upgrade(t: TapestryTable, seat: Seat, card: number, box: Box, by: Seat = seat): void {
  const { tech } = t.players[seat]
  const k = indexOfCard(t, seat, card)
  const row = techRowOf(tech[k]) + 1
  const benefit = benefitOf(card, row === MIDDLE, box)
  tech[k] = techOf(card, row)
  note(N.upgraded(seat, card))
  next(t, { do: 'upgraded', seat, card, row })
  if (by !== seat) next(t, { do: 'share-upgrade', seat: by, effect: benefit, card })
  shareUpgrade(t, seat, benefit, box.origin.tech + card, box)
  resolve(t, seat, benefit, box.origin.tech + card)
  fire(t, seat, 'you-upgrade', box)
}

const benefitOf = (card: number, circle: boolean, box: Box): number =>
  circle ? box.tech[card].circle : box.tech[card].square

/** TA-8.6: OK, or why the circle or square of this card can't be had again. What would be void is no choice (TA-3.7). */
function againReason(t: TapestryTable, seat: Seat, card: number, circle: boolean, origin: number, box: Box): Reason {
  const k = indexOfCard(t, seat, card)
  if (k === NONE) return R['not-yours'](card)
  if (techRowOf(t.players[seat].tech[k]) !== (circle ? MIDDLE : TOP)) return R['other-row'](card)
  const itself = box.origin.tech + card
  if (origin === itself) return R['same-card'](card)
  const benefit = benefitOf(card, circle, box)
  return possible(t, seat, benefit, { origin: itself, at: NONE }, box) ? OK : R.void(benefit)
}
/** TA-8.6: whether there is a card whose circle or square can be had again; `origin`: what is being resolved. */
export const canRepeatTech = (t: TapestryTable, seat: Seat, circle: boolean, origin: number, box: Box): boolean =>
  t.players[seat].tech.some(x => againReason(t, seat, cardOf(x), circle, origin, box) === OK)

export const technology = steps({
  /** TA-8.1, 8.8: a face-up one is replaced before anything else. */
  invent: {
    can: {
      invent: {
        why: (t, s, _box, card) => (s.source !== 'deck' && t.techRow.includes(card) ? OK : R['not-face-up'](card)),
        list(t, s, _box, out) {
          if (s.source === 'deck') return
          for (const card of t.techRow) if (card !== NONE) out.push(V.invent(card))
        },
        play(t, s, box, card) {
          end(t, s)
          t.techRow[t.techRow.indexOf(card)] = NONE
          note(N.invented(s.seat, card))
          dealTech(t)
          invent(t, s.seat, card, s.origin, box)
        },
      },
      'invent-top': {
        why(t, s) {
          if (s.source === 'face-up') return R['only-face-up']()
          return techLeft(t) ? OK : R['deck-empty']()
        },
        play(t, s, box) {
          end(t, s)
          const card = takeTech(t)
          reveal(t, N.invented(s.seat, card))
          invent(t, s.seat, card, s.origin, box)
        },
      },
    },
  },

  upgrade: {
    can: {
      upgrade: {
        why: (t, s, box, card) =>
          s.card !== NONE && s.card !== card ? R['only-invented'](s.card) : upgradeReason(t, s.seat, card, box),
        list(t, s, box, out) {
          for (const x of t.players[s.seat].tech) {
            const card = cardOf(x)
            if ((s.card === NONE || s.card === card) && upgradeReason(t, s.seat, card, box) === OK)
              out.push(V.upgrade(card))
          }
        },
        play(t, s, box, card) {
          end(t, s)
          upgrade(t, s.seat, card, box)
        },
      },
      decline: { why: (_t, s) => (s.optional ? OK : R.mandatory()), play: (t, s) => end(t, s) },
    },
  },

  /** TA-11.7: when everybody has had the benefit, the card may change hands. */
  upgraded: (t, { seat, card, row }, box) => afterUpgrade(t, seat, card, row, box),

  'again-tech': {
    can: {
      again: {
        why: (t, s, box, card) => againReason(t, s.seat, card, s.circle === 1, s.origin, box),
        list(t, s, box, out) {
          for (const x of t.players[s.seat].tech)
            if (againReason(t, s.seat, cardOf(x), s.circle === 1, s.origin, box) === OK) out.push(V.again(cardOf(x)))
        },
        play(t, s, box, card) {
          end(t, s)
          resolve(t, s.seat, benefitOf(card, s.circle === 1, box), box.origin.tech + card)
        },
      },
    },
  },
})
