/** TA-16: a turn of the bots. */
import { next, note } from '@loggia/core'
import { NONE } from '../terms.ts'
import { N, steps } from '../words.ts'
import { botAdvance } from './advance.ts'
import { drawPair, tiebreaker } from './decks.ts'
import { deeds } from './deeds.ts'
import { beginBotIncome, botIncome } from './income.ts'
import { soloSetup } from './setup.ts'
import { AUTOMA, SHADOW } from './terms.ts'
import { chooseTrack } from './tracks.ts'

const turns = steps({
  'bot-turn'(t, _s, box) {
    const solo = t.solo!
    // TA-15.7, 16.1: the first turn, and that for which no card is left.
    if (t.players[AUTOMA].era > 0 && solo.decision.length) {
      drawPair(t)
      const [card] = solo.pair
      if (solo.decision.length || !box.automa.cards[card].income) {
        next(t, { do: 'bot-advance', seat: AUTOMA, track: NONE }, { do: 'bot-advance', seat: SHADOW, track: NONE })
        return
      }
      note(N['bot-income'](card)) // TA-16.3
    }
    beginBotIncome(t, box)
  },

  /** TA-16.9: each looks when it comes. */
  'bot-advance'(t, { seat, track }, box) {
    const { pair } = t.solo!
    const to =
      track === NONE ? chooseTrack(t, seat, box.automa.cards[pair[0]].indicators[seat - 1], tiebreaker(t), box) : track
    if (to !== NONE) botAdvance(t, seat, to, true, box)
  },
})

/** All steps of the solo game. */
export const solo = { ...soloSetup, ...turns, ...deeds, ...botIncome }
