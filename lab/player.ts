/** Whole matches between bots. */
import {
  type Bot,
  BOTS,
  chooseMove,
  type Knowledge,
  type Level,
  LEVELS,
  Memory,
  searches,
  type Signal,
} from '@loggia/bots'
import { acting, Match, OK, type Options, type Score, firstOf } from '@loggia/core'
import { clock } from './clock.ts'
import type { Subject } from './games.ts'
import { Streams } from './streams.ts'

/**
 * A bot as it is named on the command line: `random`, `greedy`, `club`, `search:300` (simulated matches a move), `first-match:steady`.
 * `policy:0.5` says how sure it is, `policy:0.5:0.1` also how much it may waste. `hand:greedy` plays without what was learned.
 */
export interface Contender {
  name: string
  bot: Bot
  level?: Level
  budget?: number
  sharp?: number
  waste?: number
  steady?: boolean
  /** Without what was learned. */
  hand?: true
  /** What it plays by, where that is not what the game ships. */
  know?: Knowledge
}

const HAND = 'hand:'
export function contender(name: string): Contender {
  if (name.startsWith(HAND)) return { ...contender(name.slice(HAND.length)), name, hand: true }
  const [first, strength, waste] = name.split(':') as [string, string?, string?]
  if (LEVELS.includes(first as Level)) {
    if (strength === undefined || strength === 'steady')
      return { name, bot: 'search', level: first as Level, ...(strength && { steady: true }) }
    throw new Error(`no such level: ${name}`)
  }
  const bot = first as Bot
  const number = Number(strength)
  if (!BOTS.includes(bot)) throw new Error(`no such bot: ${name} (${[...BOTS, ...LEVELS].join(', ')})`)
  if (strength === undefined) return { name, bot }
  if (bot === 'policy' && number >= 0)
    return { name, bot, sharp: number, ...(waste !== undefined && { waste: Number(waste) }) }
  if (bot !== 'search') throw new Error(`${bot} has no levels`)
  if (LEVELS.includes(strength as Level)) return { name, bot, level: strength as Level }
  if (Number.isInteger(number) && number > 0) return { name, bot, budget: number }
  throw new Error(`no such level: ${strength} (${LEVELS.join(', ')}, or a number of simulated matches)`)
}

/**
 * `opening`: this many first decisions are random, the same for any players. `ms`: who searches thinks this many milliseconds of the processor a decision, in the
 * mean of the match, whatever its budget. `streams`: chance by purpose.
 */
export interface Setup {
  seats: number
  options?: Options
  seed: string
  opening?: number
  ms?: number
  streams?: boolean
}
export interface Outcome {
  match: Match
  scores: Score[]
  ranks: number[]
  decisions: number[]
  seconds: number[]
  /** The same seconds, thought by thought. */
  thoughts: number[][]
}

const thinks = ({ bot, level = 'club', budget }: Contender): boolean =>
  bot === 'search' && (budget !== undefined || searches(level))

/** Given when this thread's clock has come so far. */
const by = (until: number): Signal => ({
  get aborted() {
    return clock() >= until
  },
})

/** Plays a match to the end; bot k sits at seat k. Seconds are the processor's that each thought, decisions those it was asked. */
export function playMatch(
  { game, know }: Subject,
  bots: readonly Contender[],
  { seats, options = {}, seed, opening = 0, ms, streams }: Setup,
): Outcome {
  const match = new Match(game, { rules: game.rules, seats, options, seed, rows: [] })
  const memories = bots.map(() => new Memory())
  const thoughts: number[][] = bots.map(() => [])
  const { learned: _, ...byHand } = know
  const chance = streams ? new Streams(game, seed) : undefined
  const spent = bots.map(() => 0)
  while (!match.over) {
    const asked = acting(match.table)
    const seat = firstOf(asked)
    if (match.seq < opening) {
      match.play(
        seat,
        chooseMove(game, game.recall(match.table, seat), seat, { bot: 'random', seed: `${seed}:${match.seq}` }),
      )
      continue
    }
    const { bot, level, budget, sharp, waste, steady, hand, know: own = hand ? byHand : know } = bots[seat]!
    const begun = clock()
    const mine = thoughts[seat]!
    const until = begun + ((mine.length + 1) * (ms ?? 0)) / 1000 - spent[seat]!
    const move = chooseMove(game, game.recall(match.table, seat), seat, {
      bot,
      seed: `${seed}:${match.seq}`,
      know: own,
      memory: memories[seat]!,
      ...(level && { level }),
      ...(ms && thinks(bots[seat]!) ? { budget: Infinity, enough: by(until) } : budget && { budget }),
      ...(sharp !== undefined && { sharp }),
      ...(waste !== undefined && { waste }),
      ...(steady && { steady }),
    })
    mine.push(clock() - begun)
    spent[seat]! += mine.at(-1)!
    if (game.why(match.table, seat, move) !== OK)
      throw new Error(`${bots[seat]!.name} played ${game.format(move)}, which is not legal`)
    if (chance) chance.play(match, seat, move)
    else match.play(seat, move)
  }
  return {
    match,
    scores: game.scores(match.table),
    ranks: game.ranks(match.table),
    decisions: thoughts.map(all => all.length),
    seconds: thoughts.map(all => all.reduce((sum, one) => sum + one, 0)),
    thoughts,
  }
}
