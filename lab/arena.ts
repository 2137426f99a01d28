/** Bots against each other: every deal is played once with each of them at each seat, so that luck and the order of play are shared. The same bot at all seats has a deal for each match. */
import { availableParallelism } from 'node:os'
import { type Options, wilson } from '@loggia/core'
import { Piscina } from 'piscina'
import play, { type ArenaTask, type ArenaResult } from './arena-worker.ts'
import { contender } from './player.ts'
import { type Line, round } from './print.ts'

export interface ArenaPlan {
  game: string
  /** A bot alone plays against itself. */
  bots: readonly string[]
  seats: number
  options?: Options
  matches: number
  seed: string
  /** Threads; 0: none but this one. */
  workers?: number
  /** This many first decisions of each match are random: at Terra Mystica one for each seat deals the factions. */
  opening?: number
  /** Told of each match when it is over. */
  onMatch?: (over: number, result: ArenaResult) => void
}

/**
 * One line for each bot: its share of victories with the 95 % interval. `sources`: where its points come from. `places`: results by order of the first decision. `rivalScore`: the
 * mean of the rivals.
 */
export async function arena({
  game,
  bots,
  seats,
  options = {},
  matches,
  seed,
  workers = availableParallelism(),
  opening = 0,
  onMatch,
}: ArenaPlan): Promise<Line[]> {
  if (seats % bots.length) throw new Error(`${bots.length} bots can't share ${seats} seats evenly`)
  bots.forEach(contender)
  // Where all are the same, another order of seats would be the same match again.
  const turns = new Set(bots).size === 1 ? 1 : bots.length
  const pool = workers
    ? new Piscina<ArenaTask, ArenaResult>({
        filename: new URL('arena-worker.ts', import.meta.url).href,
        minThreads: 1,
        maxThreads: Math.min(workers, matches),
      })
    : undefined
  const run = async (task: ArenaTask): Promise<ArenaResult> => (pool ? pool.run(task) : play(task))
  let over = 0
  try {
    const results = await Promise.all(
      Array.from({ length: matches }, (_, m) => {
        const turned = Array.from({ length: seats }, (_, seat) => (seat + m) % bots.length)
        return run({
          game,
          bots: turned.map(b => bots[b]!),
          options,
          opening,
          seed: `${seed}-${Math.floor(m / turns)}`,
        }).then(result => {
          onMatch?.(++over, result)
          return { turned, result }
        })
      }),
    )
    const rivals = results.flatMap(({ result }) => result.scores.slice(seats))
    return bots.map((bot, b) => {
      let wins = 0
      let points = 0
      let seated = 0
      let decisions = 0
      let seconds = 0
      const sources: Record<string, number> = {}
      const places = Array.from(
        { length: seats },
        (_, place): PlaceLine => ({ place: place + 1, seats: 0, meanScore: 0, winRate: 0 }),
      )
      for (const { turned, result } of results) {
        const winners = result.ranks.filter(p => p === 0).length
        turned.forEach((who, seat) => {
          if (who !== b) return
          seated++
          points += result.scores[seat]!
          decisions += result.decisions[seat]!
          seconds += result.seconds[seat]!
          const won = result.ranks[seat] === 0 ? 1 / winners : 0
          const place = places[result.places[seat]!]!
          wins += won
          place.seats++
          place.meanScore += result.scores[seat]!
          place.winRate += won
          for (const [source, x] of Object.entries(result.sources[seat]!)) sources[source] = (sources[source] ?? 0) + x
        })
      }
      const [low, high] = wilson(wins, matches)
      const lead = turns > 1 ? overDeals(leadsOf(results, b, turns)) : undefined
      return {
        bot,
        matches,
        wins: round(wins),
        winRate: round(wins / matches, 3),
        low: round(low, 3),
        high: round(high, 3),
        meanScore: round(points / seated, 1),
        ...(lead && { lead: round(lead.mean, 1), leadError: round(lead.error, 1) }),
        decisionsPerMatch: round(decisions / matches, 1),
        msPerDecision: round((seconds * 1000) / decisions),
        ...(rivals.length && { rivalScore: round(rivals.reduce((a, b) => a + b, 0) / rivals.length, 1) }),
        sources: Object.fromEntries(Object.entries(sources).map(([source, sum]) => [source, round(sum / seated, 1)])),
        places: places
          .filter(p => p.seats)
          .map(p => ({ ...p, meanScore: round(p.meanScore / p.seats, 1), winRate: round(p.winRate / p.seats, 3) })),
      }
    })
  } finally {
    await pool?.destroy()
  }
}

/** By how much a bot's mean score led that of the others, in the mean of each whole deal: its matches share their luck. */
function leadsOf(
  results: readonly { turned: readonly number[]; result: ArenaResult }[],
  bot: number,
  turns: number,
): number[] {
  const deals: number[][] = []
  for (const [m, { turned, result }] of results.entries()) {
    const scores = (mine: boolean) =>
      result.scores.filter((_, seat) => seat < turned.length && (turned[seat] === bot) === mine)
    const deal = (deals[Math.floor(m / turns)] ??= [])
    deal.push(meanOf(scores(true)) - meanOf(scores(false)))
  }
  return deals.filter(deal => deal.length === turns).map(meanOf)
}
const meanOf = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** The mean over deals with its standard error; nothing of fewer than two. */
export function overDeals(leads: readonly number[]): { mean: number; error: number } | undefined {
  const n = leads.length
  if (n < 2) return undefined
  const mean = meanOf(leads)
  return { mean, error: Math.sqrt(leads.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1) / n) }
}

/** How a bot fared as the first, second … of its table to decide. */
export interface PlaceLine {
  place: number
  seats: number
  meanScore: number
  winRate: number
}
