/** What a record answers to offers of power, which it may tell in another order than our rules ask. */
import type { Seat } from '@loggia/core'
import { type TerraStep, V } from '../rules/index.ts'
import { valueAround } from '../rules/reach.ts'
import type { Answer, Of } from './lookup.ts'
import { type Entry, isTrade, tradeMove } from './queue.ts'
import type { Replay } from './replay.ts'

/** The answer to an offer: by its giver and, among several, by its amount; without one it is declined. */
export function offered(r: Replay, seat: Seat, s: Extract<TerraStep, { do: 'offer' | 'old-offer' }>): Answer {
  const q = r.queues[seat]!
  const from = r.ledger.factions[s.from]
  const answers = q.answers()
  const sum = valueAround(r.t, seat, s.hex, r.game.box)
  const older =
    s.do === 'offer'
      ? r.t.postponed.filter(o => o[0] === seat && o[1] === s.from && valueAround(r.t, seat, o[2]!, r.game.box) === sum)
          .length
      : 0
  const e = answers.filter(x => (!offerOf(x).from || offerOf(x).from === from) && (offerOf(x).count ?? sum) === sum)[
    older
  ]
  if (!e && r.drops.length && forsaken(r, seat, s.from)) return { move: r.game.leave, used: [] }
  const before =
    e && !r.t.players[seat]!.passed
      ? [...q.open()].find(x => isTrade(x.command) && q.entries.indexOf(x) < q.entries.indexOf(e))
      : undefined
  if (before && s.do === 'old-offer') return { move: tradeMove(before.command)!, used: [before] }
  if (
    e &&
    (before || outOfOrder(r, seat, s, answers, e) || comesLater(r, seat, s.from, e)) &&
    r.game.why(r.t, seat, V.later()) === 0
  )
    return { move: V.later(), used: [] }
  return { move: e?.command.kind === 'leech' ? V.accept() : V.decline(), used: e ? [e] : [] }
}

/** Cultists are offering, and the record has no answer of somebody who leaves before another action: that is no refusal (TM-15.24). */
function forsaken(r: Replay, seat: Seat, from: Seat): boolean {
  const gone = r.drops.find(d => d.seat === seat)
  const p = r.t.players[seat]!
  return (
    gone !== undefined &&
    !p.passed &&
    r.game.box.factions[r.t.players[from]!.faction]!.devout &&
    (r.queues[seat]!.head()?.row ?? Number.POSITIVE_INFINITY) > gone.row
  )
}
/** The record has the answer to another offer first, which waits, too, or is still to come: bowls and VP limit what comes later (TM-7.8c). */
function outOfOrder(r: Replay, seat: Seat, s: TerraStep, answers: readonly Entry[], e: Entry): boolean {
  const mayCome = s.do === 'offer' || r.t.players[seat]!.passed === 1
  for (const x of answers) {
    if (x === e) return false
    const { from, count } = offerOf(x)
    const giver = r.ledger.factions.indexOf(from ?? '')
    if (
      r.t.postponed.some(
        o => o[0] === seat && o[1] === giver && (count ?? 0) === valueAround(r.t, seat, o[2]!, r.game.box),
      ) ||
      (mayCome && stillToCome(r, giver, x.row))
    )
      return true
  }
  return false
}
/** Whether the giver's last action before a row is still to come. */
function stillToCome(r: Replay, giver: Seat, before: number): boolean {
  if (giver < 0) return false
  let row = before - 1
  while (row >= 0 && r.mains[row] !== giver) row--
  return row > r.queues[giver]!.row
}
/** Somebody who has passed may answer while others play on, and after others who have passed; to Cultists it matters when. */
function comesLater(r: Replay, seat: Seat, from: Seat, e: Entry): boolean {
  const devout = (who: Seat) => r.game.box.factions[r.t.players[who]!.faction]!.devout
  return (
    r.t.players[seat]!.passed === 1 &&
    devout(from) &&
    (r.queues.some(q => q.nextMain() < e.row) ||
      r.t.postponed.some(([who, giver]) => who !== seat && devout(giver!) && answersBefore(r, who!, giver!, e.row)))
  )
}
/** Whether the record has an answer of that seat to that giver before a row. */
const answersBefore = (r: Replay, seat: Seat, giver: Seat, row: number): boolean =>
  r.queues[seat]!.answers().some(x => x.row < row && offerOf(x).from === r.ledger.factions[giver])
const offerOf = (e: Entry): { count: number | undefined; from: string | undefined } =>
  e.command as Of<'leech' | 'decline'>
