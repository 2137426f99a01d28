/** TA-19: the income turn of the bots: the events of the level's chart, one after another. */
import { next, note, type Seat } from '@loggia/core'
import { type Box, otherOrigin } from '../box.ts'
import { count } from '../count.ts'
import { controlled } from '../map.ts'
import { score } from '../resources.ts'
import type { TapestryStep, TapestryTable } from '../table.ts'
import { playFaceDown } from '../tapestries/play.ts'
import { ERAS, EXPLORATION, MILITARY, NONE, SCIENCE, TECHNOLOGY, TRACKS } from '../terms.ts'
import { isComplete, positionOn } from '../tracks.ts'
import { N, steps } from '../words.ts'
import { addProgress, shuffleDecision, tiebreaker } from './decks.ts'
import { drawForAutoma } from './deeds.ts'
import { levelOf } from './setup.ts'
import { AUTOMA, BOTS, BOTS_EVERY_TRACK, BOTS_FAVOURITE, EVENTS, HUMAN, LANDMARK } from './terms.ts'
import { botPosition, chooseTrack } from './tracks.ts'

const PROGRESS_CARDS = 2
/** Both advance, the Automa first; NONE: where the pair sends them. */
const both = (track: (bot: Seat) => number): TapestryStep[] =>
  BOTS.map(seat => ({ do: 'bot-advance', seat, track: track(seat) }))

/** TA-19.1: the next era of both; what the chart lists for it is put onto the stack. */
export function beginBotIncome(t: TapestryTable, box: Box): void {
  const n = t.players[AUTOMA].era + 1
  const { events, firstIncome } = levelOf(t, box)
  const first = n === 1 ? firstIncome : NONE
  const todo: TapestryStep[] = []
  for (const bot of BOTS) t.players[bot].era = n
  note(N.era(AUTOMA, n))
  if (first === BOTS_FAVOURITE) todo.push(...both(bot => t.solo!.favourites[bot - 1]))
  if (first === BOTS_EVERY_TRACK) todo.push(...TRACKS.flatMap((_, track) => both(() => track)))
  for (const { event, turns } of events) if (turns.includes(n)) todo.push({ do: 'bot-event', seat: AUTOMA, event })
  next(t, ...todo, { do: 'bot-income-ends', seat: AUTOMA })
}

/** TA-19.2: whether a favourite is finished, or somebody else is further there. */
function isLost(t: TapestryTable, bot: Seat, track: number): boolean {
  if (isComplete(t.players[bot], track)) {
    note(N['bot-ended'](bot, track))
    return true
  }
  const own = botPosition(t, bot, track)
  const by = t.players.findIndex((p, seat) => seat !== bot && positionOn(p, track) > own)
  if (by !== NONE) note(N['bot-overtaken'](bot, track, by))
  return by !== NONE
}
function checkFavourite(t: TapestryTable, bot: Seat, box: Box): void {
  const { favourites } = t.solo!
  if (!isLost(t, bot, favourites[bot - 1])) return
  const track = chooseTrack(t, bot, LANDMARK, tiebreaker(t), box)
  if (track === NONE) return
  favourites[bot - 1] = track
  note(N['bot-favourite'](bot, track))
}

/** TA-19.4: the civilizations in their order. */
function bonuses(t: TapestryTable, n: number, box: Box): void {
  for (const civilization of t.solo!.civilizations.toReversed())
    for (const { turns, deed } of box.automa.civilizations[civilization].bonus.toReversed())
      if (turns.includes(n)) next(t, { do: 'bot-deed', seat: AUTOMA, deed })
}

/** TA-19.5: what each row of the mat counts, in the order of MULTIPLIERS. */
export function counted(t: TapestryTable, box: Box): number[] {
  const at = (track: number): number => botPosition(t, AUTOMA, track)
  return [
    controlled(t, AUTOMA, box) + count(t, AUTOMA, 'landmark', NONE, box),
    at(MILITARY) + at(SCIENCE),
    at(TECHNOLOGY) + at(EXPLORATION),
  ]
}
/** TA-19.12: with the multipliers that no card covers yet. */
function scoreMat(t: TapestryTable, n: number, box: Box): void {
  const origin = otherOrigin(box, 'automa')
  for (const [row, many] of counted(t, box).entries()) {
    const times = levelOf(t, box).multipliers[row][n - 2]
    note(N['bot-scores'](row, many, times))
    score(t, AUTOMA, origin, many * times, box)
  }
  if (box.automa.firstInEra[n] && t.players[HUMAN].era < n) {
    note(N['bot-first'](n))
    score(t, AUTOMA, origin, box.automa.firstInEra[n], box)
  }
}

export const botIncome = steps({
  'bot-event'(t, { event }, box) {
    const n = t.players[AUTOMA].era
    switch (EVENTS[event]) {
      case 'favorite':
        for (const bot of BOTS) checkFavourite(t, bot, box)
        return
      case 'advance':
        next(t, ...both(() => NONE))
        return
      case 'civ':
        bonuses(t, n, box)
        return
      case 'vp':
        scoreMat(t, n, box)
        return
      case 'progress2':
        addProgress(t, PROGRESS_CARDS)
        return
      case 'place':
        playFaceDown(t, AUTOMA)
        return
      case 'draw':
        drawForAutoma(t)
        return
      case 'shuffle':
        shuffleDecision(t)
    }
  },

  /** TA-19.8 */
  'bot-income-ends'(t) {
    if (t.players[AUTOMA].era < ERAS) return
    for (const bot of BOTS) {
      t.players[bot].finished = 1
      note(N.finished(bot))
    }
  },
})
