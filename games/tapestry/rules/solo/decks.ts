/** TA-15.4, 16.2, 19.6: the decision deck and the progress deck. Both are what they hold: which card comes is thrown when it is drawn. */
import { note, pick, reveal, draw } from '@loggia/core'
import type { Solo, TapestryTable } from '../table.ts'
import { NONE } from '../terms.ts'
import { N } from '../words.ts'
import { UNSEEN } from './terms.ts'

const takeProgress = (t: TapestryTable, solo: Solo, but = NONE): number => {
  const among = solo.progress.filter(card => card !== but)
  const card = among[pick(t.rng, among.length)]
  solo.progress.splice(solo.progress.indexOf(card), 1)
  return card
}

/** A card of the decision deck; the unseen one is any progress card but the one that was shown. */
function takeDecision(t: TapestryTable, solo: Solo): number {
  const card = draw(t.rng, solo.decision)
  return card === UNSEEN ? takeProgress(t, solo, solo.shown) : card
}

/** TA-16.2: the last pair is discarded, the next one lies there as it comes: two cards by chance have no other order. */
export function drawPair(t: TapestryTable): void {
  const solo = t.solo!
  if (solo.pair[0] !== NONE) solo.discards.push(...solo.pair)
  solo.pair = [takeDecision(t, solo), takeDecision(t, solo)]
  reveal(t, N['bot-pair'](solo.pair[0], solo.pair[1]))
}

/** TA-19.6: this many progress cards go to the discards. */
export function addProgress(t: TapestryTable, n: number): void {
  const solo = t.solo!
  for (let k = 0; k < n; k++) {
    const card = takeProgress(t, solo)
    solo.discards.push(card)
    reveal(t, N['bot-progress'](card))
  }
}

/** TA-19.6: everything but the progress deck is the new decision deck. */
export function shuffleDecision(t: TapestryTable): void {
  const solo = t.solo!
  solo.decision = [...solo.decision, ...solo.discards, ...solo.pair]
  solo.discards = []
  solo.pair = [NONE, NONE]
  note(N['bot-shuffle'](solo.decision.length))
}

/**
 * TA-19.1, 19.7: the deciding card: that of the latest pair. In income turn 1 there is no pair: the top progress card
 * is shown for it and put back.
 */
export function tiebreaker(t: TapestryTable): number {
  const solo = t.solo!
  if (solo.pair[1] !== NONE) return solo.pair[1]
  if (solo.shown === NONE) {
    solo.shown = solo.progress[pick(t.rng, solo.progress.length)]
    reveal(t, N['bot-tiebreaker'](solo.shown))
  }
  return solo.shown
}
