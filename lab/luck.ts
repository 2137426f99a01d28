/** `lab luck`: whether the luck ledger adds up and luck is 0 in the mean, and what V adds to a game's evaluation. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KNOTS, type Ledger, luckOf, replayed, worth } from '@loggia/bots/luck'
import type { Ahead, Game, Knowledge, MatchRecord } from '@loggia/core'
import { clock } from './clock.ts'
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

/** Who plays the matches of which the means are. */
const PLAYER = 'policy'

/** The ledger of a seat, to its end. */
export function ledgerOf(game: Game, know: Knowledge, record: MatchRecord, seat: number): Ledger {
  const rows = luckOf(game, know, record, seat)
  let next = rows.next()
  while (!next.done) next = rows.next()
  return next.value
}

/**
 * Ledgers of matches between bots, of each seat in turn. `exact`: how many add up. `luckErrors`: how many standard errors mean luck is from 0, which is `held` up
 * to two.
 */
export function luck(id: string, seats: number, matches: number, seed: string): Line & { held: boolean } {
  const { game, know } = subjectOf(id)
  const bots = Array.from({ length: seats }, () => contender(PLAYER))
  const ledgers: Ledger[] = []
  let seconds = 0
  for (let m = 0; m < matches; m++) {
    const { match } = playMatch(subjectOf(id), bots, { seats, seed: `${seed}-${m}` })
    const begun = clock()
    ledgers.push(ledgerOf(game, know, match.record, m % seats))
    seconds += clock() - begun
  }
  const exact = ledgers.filter(l => l.base + l.own.points + l.others.points + l.luck.points === l.points).length
  const [own, others, all] = [
    spread(ledgers, l => l.own.points),
    spread(ledgers, l => l.others.points),
    spread(ledgers, l => l.luck.points),
  ]
  const luckErrors = all.sd ? all.mean / (all.sd / Math.sqrt(matches)) : 0
  return {
    game: id,
    seats,
    matches,
    exact,
    points: round(spread(ledgers, l => l.points).mean, 1),
    base: round(ledgers[0]!.base, 1),
    own: round(own.mean, 1),
    ownSpread: round(own.sd, 1),
    others: round(others.mean, 1),
    othersSpread: round(others.sd, 1),
    luck: round(all.mean, 2),
    luckSpread: round(all.sd, 1),
    luckErrors: round(luckErrors, 1),
    ofMeans: round(spread(ledgers, l => l.luck.error).mean, 1),
    msPerLedger: Math.round((1000 * seconds) / matches),
    hash: ledgers[0]!.hash,
    held: exact === matches && Math.abs(luckErrors) <= 2,
  }
}

function spread(ledgers: readonly Ledger[], of: (ledger: Ledger) => number): { mean: number; sd: number } {
  const list = ledgers.map(of)
  const mean = list.reduce((a, b) => a + b, 0) / list.length
  return { mean, sd: Math.sqrt(list.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, list.length - 1)) }
}

/** How evaluations usually go, by number of seats: from the mean of what each decision of a seat's own, and of the others, has changed. */
export function fitted(id: string, matches: number, seed: string): Ahead[] {
  const { min, max } = subjectOf(id).game.seats
  return Array.from({ length: max - min + 1 }, (_, k) => usual(id, min + k, matches, seed))
}

function usual(id: string, seats: number, matches: number, seed: string): Ahead {
  const { game, know } = subjectOf(id)
  const bots = Array.from({ length: seats }, () => contender(PLAYER))
  const all = matches * seats
  // By the number of the decision, what it has changed in the mean of all matches: after the last one of a match nothing changes.
  const own: number[] = []
  const others: number[] = []
  let start = 0
  for (let m = 0; m < matches; m++) {
    const { match, scores } = playMatch(subjectOf(id), bots, { seats, seed: `fit ${seed}-${m}` })
    const rows = Array.from(replayed(game, match.record), ({ seat: decider, table }) => ({
      decider,
      values: bots.map((_, seat) => worth(game, know, table, seat, 0)),
    }))
    for (let seat = 0; seat < seats; seat++) {
      const total = scores[seat]!.total
      start += (total - rows[0]!.values[seat]!) / all
      const made = { own: 0, others: 0 }
      for (const [k, { decider, values }] of rows.entries()) {
        const change = ((rows[k + 1]?.values[seat] ?? total) - values[seat]!) / all
        const [list, n] = decider === seat ? [own, made.own++] : [others, made.others++]
        list[n] = (list[n] ?? 0) + change
      }
    }
  }
  return { seats, start: round(start, 1), own: curve(own), others: curve(others) }
}

/** The sums of these changes up to each knot, as far as there are some. */
function curve(changes: readonly number[]): number[] {
  const last = KNOTS.findIndex(knot => knot >= changes.length)
  return KNOTS.slice(0, last + 1).map(knot =>
    round(
      changes.slice(0, knot).reduce((a, b) => a + b, 0),
      1,
    ),
  )
}

/** The file of a game that has it, a line for each number of seats. */
export function keepFitted(id: string, found: readonly Ahead[]): void {
  const lines = found.map(line => `  ${JSON.stringify(line)}`)
  writeFileSync(join(import.meta.dirname, '../games', id, 'bot/ahead.json'), `[\n${lines.join(',\n')}\n]\n`)
}
