/** TA-16.7, 16.8, 19.4: what the Automa does on a space or by its civilization. */
import { next, note, reveal } from '@loggia/core'
import { type Box, otherOrigin } from '../box.ts'
import { count } from '../count.ts'
import { takeTapestry } from '../decks.ts'
import { controlled, controller, tokensOn, worldOf } from '../map.ts'
import { score } from '../resources.ts'
import type { TapestryTable } from '../table.ts'
import { refreshRow } from '../technology.ts'
import { NO_BONUS, NONE, positionOf } from '../terms.ts'
import { regressToken, rollOneOf, rollScience } from '../tracks.ts'
import { N, steps } from '../words.ts'
import { automaConquers, automaExplores, close } from './actions.ts'
import { botAdvance } from './advance.ts'
import { tiebreaker } from './decks.ts'
import { firstHex } from './hexes.ts'
import { AUTOMA } from './terms.ts'

/** Rolls until one of these tracks comes up (TA-16.8): after a first roll that does not count at once one that does. */
function roll(t: TapestryTable, tracks: number, box: Box): number {
  const track = rollScience(t, box)
  reveal(t, N.rolled(AUTOMA, track))
  if ((tracks >> track) & 1) return track
  const again = rollOneOf(t, tracks, box)
  reveal(t, N.rolled(AUTOMA, again))
  return again
}
const ANY_OF_THEM = -1

/** A card beside the mat, which nobody sees (TA-18.7); nothing if none is left. */
export function drawForAutoma(t: TapestryTable): void {
  const card = takeTapestry(t)
  if (card === NONE) return
  t.solo!.cards.push(card)
  note(N['bot-card']())
}

/** D38: at the start nothing, and no other roll. */
function regress(t: TapestryTable, track: number, box: Box): void {
  const from = t.players[AUTOMA].tokens[track]
  if (positionOf(from) === 0) {
    note(N['bot-stuck'](AUTOMA, track))
    return
  }
  next(t, { do: 'bot-benefits', seat: AUTOMA, space: from - 1 })
  regressToken(t, AUTOMA, from, from - 1, false, NO_BONUS, box)
}

/**
 * Conquerors: if more than this many of its territories have a single token, one of them gets an outpost of the Shadow
 * Empire.
 */
const MANY = 2
function closeOne(t: TapestryTable, box: Box): void {
  const single = worldOf(t, box).list.filter(hex => controller(t, hex) === AUTOMA && tokensOn(t, hex) === 1)
  if (single.length <= MANY) return
  const card = tiebreaker(t)
  const hex = firstHex(single, card, box)
  note(N['bot-hex'](hex, card))
  close(t, hex)
}

export const deeds = steps({
  'bot-benefits': (t, { seat, space }, box) =>
    next(t, ...box.automa.benefits[space].map(deed => ({ do: 'bot-deed' as const, seat, deed }))),

  'bot-deed'(t, { seat, deed }, box) {
    const d = box.automa.deeds[deed]
    note(N['bot-does'](deed))
    switch (d.op) {
      case 'explore':
        automaExplores(t, d.anywhere, box)
        return
      case 'conquer':
        automaConquers(t, d.anywhere, box)
        return
      case 'research':
        botAdvance(t, seat, roll(t, ANY_OF_THEM, box), d.benefit, box)
        return
      case 'advance':
      case 'regress': {
        const track = d.rolled ? roll(t, d.tracks, box) : 31 - Math.clz32(d.tracks)
        if (d.op === 'advance') botAdvance(t, seat, track, true, box)
        else regress(t, track, box)
        return
      }
      case 'tapestry':
        drawForAutoma(t)
        return
      case 'refresh-tech-row':
        refreshRow(t)
        return
      case 'conquer-if-few':
        if (controlled(t, seat, box) < t.players[seat].era) automaConquers(t, false, box)
        return
      case 'close-if-many-open':
        closeOne(t, box)
        return
      case 'vp-per':
        score(t, seat, otherOrigin(box, 'automa'), d.each * count(t, seat, d.per, NONE, box), box)
    }
  },
})
