/** TA-11: civilizations that look at the cards of everybody: Heralds, Inventors. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import { possible } from '../effects.ts'
import type { Box } from '../box.ts'
import { takeCard } from '../tapestries/play.ts'
import { upgrade } from '../technology.ts'
import { cardOf, playedCard, slotOf, type TapestryTable, techOf, techRowOf } from '../table.ts'
import { BOTTOM, FACE_DOWN, NONE, TOP, TRAP, WHEN_PLAYED } from '../terms.ts'
import { N, R, steps, V } from '../words.ts'
import { matOf, ownerOf, TECH_CARDS } from './civilization.ts'
import { foretold } from './watchers.ts'

/** A card that carries a token of the Heralds: whose, and which of those on that income mat. */
const heraldedOf = (seat: Seat, k: number): number => seat * 64 + k

/** Heralds (TA-11.10): which of the cards on this income mat, NONE for none: face up, uncovered, when-played or a Trap, without a token. */
function heraldable(t: TapestryTable, seat: Seat, other: Seat, card: number, box: Box): number {
  const { kind } = box.tapestries[card] ?? {}
  const { played } = t.players[other]
  if (kind !== WHEN_PLAYED && kind !== TRAP) return NONE
  const mat = matOf(t.players[seat], 'heralds', box)!
  for (let k = 0; k < played.length; k++)
    if (
      playedCard(played[k]) === card &&
      !mat.includes(heraldedOf(other, k)) &&
      !played.some((x, later) => later > k && slotOf(x) === slotOf(played[k]))
    )
      return k
  return NONE
}
const heraldReason = (t: TapestryTable, seat: Seat, other: Seat, card: number, box: Box): Reason =>
  heraldable(t, seat, other, card, box) !== NONE ? OK : R['not-heralded'](card)

/** Inventors: tokens left, then the cards that carry one. */
const carries = (t: TapestryTable, owner: Seat, card: number, box: Box): boolean =>
  matOf(t.players[owner], 'inventors', box)!.indexOf(card, 1) > 0

/** The owner of this tech card, NONE for nobody. */
const holderOf = (t: TapestryTable, card: number): Seat =>
  t.players.findIndex(p => p.tech.some(tech => cardOf(tech) === card))
const rowOf = (t: TapestryTable, seat: Seat, card: number): number =>
  techRowOf(t.players[seat].tech.find(tech => cardOf(tech) === card)!)

/** TA-11.7: whether a card needs no prerequisite because it carries a token. */
export function ignoresPrerequisite(t: TapestryTable, card: number, box: Box): boolean {
  const owner = ownerOf(t, 'inventors', box)
  return owner !== NONE && carries(t, owner, card, box)
}
function improveReason(t: TapestryTable, card: number): Reason {
  const holder = holderOf(t, card)
  if (holder === NONE) return R['nobody-has'](card)
  return rowOf(t, holder, card) < TOP ? OK : R['top-row'](card)
}
/** An opponent's card with a token that has reached the top row goes to the bottom row of the Inventors, with the token. */
export function afterUpgrade(t: TapestryTable, seat: Seat, card: number, row: number, box: Box): void {
  if (row !== TOP) return
  const owner = ownerOf(t, 'inventors', box)
  if (owner === NONE || owner === seat || !carries(t, owner, card, box)) return
  const p = t.players[seat]
  p.tech = p.tech.filter(tech => cardOf(tech) !== card)
  t.players[owner].tech.push(techOf(card, BOTTOM))
  note(N['took-tech'](owner, seat, card))
  foretold(t, owner, TECH_CARDS, box)
}
/** TA-21.7: its token goes back to the stock, not to the mat. */
export function techDiscarded(t: TapestryTable, card: number, box: Box): void {
  const owner = ownerOf(t, 'inventors', box)
  if (owner === NONE) return
  const mat = matOf(t.players[owner], 'inventors', box)!
  for (let k = mat.length - 1; k > 0; k--) if (mat[k] === card) mat.splice(k, 1)
}

export const onCards = steps({
  /** TA-11.7: the benefit of an opponent's card that they have upgraded, after its owner. */
  'share-upgrade'(t, { seat, effect, card }, box) {
    const from = { origin: box.origin.tech + card, at: card }
    if (possible(t, seat, effect, from, box)) next(t, { do: 'may', seat, effect, ...from })
  },

  heralds: {
    can: {
      herald: {
        why: (t, s, box, other, card) => heraldReason(t, s.seat, other, card, box),
        list(t, s, box, out) {
          for (let other = 0; other < t.players.length; other++)
            for (const card of new Set(t.players[other].played.map(playedCard)))
              if (card !== FACE_DOWN && heraldReason(t, s.seat, other, card, box) === OK)
                out.push(V.herald(other, card))
        },
        play(t, s, box, other, card) {
          end(t, s)
          matOf(t.players[s.seat], 'heralds', box)!.push(heraldedOf(other, heraldable(t, s.seat, other, card, box)))
          takeCard(t, s.seat, card, box)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },

  inventors: {
    can: {
      improve: {
        why: (t, _s, _box, card) => improveReason(t, card),
        list(t, _s, _box, out) {
          for (const p of t.players)
            for (const tech of p.tech) if (techRowOf(tech) < TOP) out.push(V.improve(cardOf(tech)))
        },
        play(t, s, box, card) {
          end(t, s)
          const mat = matOf(t.players[s.seat], 'inventors', box)!
          mat[0]--
          mat.push(card)
          upgrade(t, holderOf(t, card), card, box, s.seat)
        },
      },
      decline: { play: (t, s) => end(t, s) },
    },
  },
})
