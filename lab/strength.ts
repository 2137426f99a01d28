/** Whether the bots are as strong as they must be, at any game: greedy beats chance, and a search beats greedy. */
import { arena } from './arena.ts'
import { subjectOf } from './games.ts'
import type { Line } from './print.ts'

export interface StrengthPlan {
  game: string
  seed: string
  /** Matches of greedy against chance, at each number of seats. */
  matches: number
  /** Matches of a search of this many simulated matches a move against greedy; 0: none. */
  searched: number
  budget: number
  /** Only these numbers of seats; by default all at which anybody loses. */
  seats?: readonly number[]
  workers?: number
}

/**
 * One line for each pairing. It holds if the interval of the better bot's share lies above an equal share. So a
 * weakness that is hardly visible fails, and bad luck rarely does.
 */
export async function strength({
  game,
  seed,
  matches,
  searched,
  budget,
  workers,
  ...plan
}: StrengthPlan): Promise<Line[]> {
  const { min, max } = subjectOf(game).game.seats
  const from = Math.max(2, min)
  const found: Line[] = []
  const compare = async (bot: string, other: string, seats: number, count: number) => {
    const bots = [bot, ...Array.from({ length: seats - 1 }, () => other)]
    const whole = Math.ceil(count / seats) * seats // every deal from every seat
    const [line] = await arena({ game, bots, seats, matches: whole, seed, ...(workers !== undefined && { workers }) })
    const { winRate, low, high } = line as Record<'winRate' | 'low' | 'high', number>
    found.push({ game, seats, bot, against: other, matches: whole, winRate, low, high, held: low > 1 / seats })
  }
  for (const seats of plan.seats ?? Array.from({ length: max - from + 1 }, (_, k) => from + k))
    await compare('greedy', 'random', seats, matches)
  if (searched) await compare(`search:${budget}`, 'greedy', Math.min(3, max), searched)
  return found
}
