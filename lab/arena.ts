/** Bots against each other: every deal is played once with each of them at each seat, so that luck and the order of play are shared. The same bot at all seats has a deal for each match. */
import { availableParallelism } from 'node:os'
import { type Options, victories, wilson } from '@loggia/core'
import { Piscina } from 'piscina'
import play, { type ArenaTask, type ArenaResult } from './arena-worker.ts'
import { decidedLead, leadsOf, overDeals } from './leads.ts'
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
  /** Who searches thinks this many milliseconds of the processor a decision, whatever its budget. */
  ms?: number
  /** Stops as soon as the leads of the first bot tell which of these two is its mean lead. */
  sprt?: readonly [number, number]
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
  ms,
  sprt,
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
  const one = async (m: number) => {
    const turned = Array.from({ length: seats }, (_, seat) => (seat + m) % bots.length)
    const task = { game, bots: turned.map(b => bots[b]!), options, opening, seed: `${seed}-${Math.floor(m / turns)}` }
    const result = await run({ ...task, ...(ms && { ms }) })
    onMatch?.(++over, result)
    return { turned, result }
  }
  try {
    const results: Awaited<ReturnType<typeof one>>[] = []
    // A test that may stop looks after each deal; threads play some at once.
    const wave = sprt ? turns * Math.max(1, workers) : matches
    let verdict: number | undefined
    while (results.length < matches && verdict === undefined) {
      const count = Math.min(wave, matches - results.length)
      results.push(...(await Promise.all(Array.from({ length: count }, (_, k) => one(results.length + k)))))
      if (sprt) verdict = decidedLead(leadsOf(results, 0, turns), sprt)
    }
    const played = results.length
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
        const parts = victories(result.ranks)
        turned.forEach((who, seat) => {
          if (who !== b) return
          seated++
          points += result.scores[seat]!
          decisions += result.decisions[seat]!
          seconds += result.seconds[seat]!
          const won = parts[seat]!
          const place = places[result.places[seat]!]!
          wins += won
          place.seats++
          place.meanScore += result.scores[seat]!
          place.winRate += won
          for (const [source, x] of Object.entries(result.sources[seat]!)) sources[source] = (sources[source] ?? 0) + x
        })
      }
      const [low, high] = wilson(wins, played)
      const lead = turns > 1 ? overDeals(leadsOf(results, b, turns)) : undefined
      return {
        bot,
        matches: played,
        wins: round(wins),
        winRate: round(wins / played, 3),
        low: round(low, 3),
        high: round(high, 3),
        meanScore: round(points / seated, 1),
        ...(lead && { lead: round(lead.mean, 1), leadError: round(lead.error, 1) }),
        ...(sprt && !b && { verdict: verdict === undefined ? 'undecided' : `lead ${verdict}` }),
        decisionsPerMatch: round(decisions / played, 1),
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

/** How a bot fared as the first, second … of its table to decide. */
export interface PlaceLine {
  place: number
  seats: number
  meanScore: number
  winRate: number
}
