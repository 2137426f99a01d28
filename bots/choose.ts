/** A bot's move. It gets a view, with what a careful player remembers (`recall`), and makes of it what `determinize` does; the true table it never sees. */
import { type Game, movesOf, pick, type Seat, seeded, type Table } from '@loggia/core'
import { greedy } from './greedy.ts'
import { BY_SCORE, type Knowledge } from './knowledge.ts'
import { skilled } from './learned/policy.ts'
import { type Level, strengthOf } from './levels.ts'
import { light } from './light.ts'
import { type Memory, search } from './search.ts'

/** `policy` plays by its policy alone; `search` at one of the levels, of which the lowest do not search. */
export const BOTS = ['random', 'policy', 'greedy', 'search'] as const
export type Bot = (typeof BOTS)[number]

/** Looked at between two simulated matches. An AbortSignal is one, and so is a flag in shared memory (`flag`). */
export interface Signal {
  readonly aborted: boolean
}

export interface BotOptions {
  bot: Bot
  /** Of `search`; `club` by default. */
  level?: Level
  /** Equal seeds, views and memories give equal moves. */
  seed: string
  /** What the game's `bot/` knows; without it bots go by the score alone. */
  know?: Knowledge
  signal?: Signal
  /** What earlier thoughts found (see `Memory`). Without it each thought starts from scratch. */
  memory?: Memory
  /** Simulated matches, instead of a level. */
  budget?: number
  /** Given: a search has thought enough, and plays what it has found. Where that depends on time, so does the move. */
  enough?: Signal
  /** How sure a `policy` is of itself: its weights to this power, 1 by default. */
  sharp?: number
  /** What it may waste (see `Light`). */
  waste?: number
  /** A level's strength stays the same, while it leads or trails. */
  steady?: boolean
}

/** The signal was given: there is no move. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/**
 * The move that a bot makes for a seat that is asked. A pure function of its arguments (but for what a memory remembers); takes
 * milliseconds to seconds, so never call it on a thread that serves people. Throws Cancelled when the signal says so, and an
 * error when the seat is not asked.
 */
export function chooseMove(game: Game, view: Table, seat: Seat, how: BotOptions): number {
  const rng = seeded(`${how.bot}:${how.seed}`)
  const table = game.determinize(view, seat, rng)
  const moves = movesOf(game, table, seat)
  if (moves.length === 0) throw new Error(`seat ${seat} is not asked`)
  if (how.signal?.aborted) throw new Cancelled()
  if (moves.length === 1) return moves[0]!
  const { know } = skilled(how.know ?? BY_SCORE, game)
  switch (how.bot) {
    case 'random':
      return moves[pick(rng, moves.length)]!
    case 'policy':
      return light(game, table, seat, moves, know, { ...how, sharp: how.sharp ?? 1 }, rng)
    case 'greedy':
      return greedy(game, table, seat, moves, know, rng)
    case 'search': {
      const strength = how.budget ? { budget: how.budget } : strengthOf(how.level ?? 'club', know)
      if ('sharp' in strength) {
        const { near, ...same } = strength
        return light(game, table, seat, moves, know, how.steady || !near ? same : strength, rng)
      }
      const best = search(game, view, seat, {
        ...strength,
        know,
        rng,
        enough: how.enough,
        signal: how.signal,
        memory: how.memory,
      })
      if (best < 0) throw new Cancelled()
      return best
    }
  }
}

/** A signal that another thread can give: `Atomics.store(cells, 0, 1)`. */
export const flag = (cells: Int32Array): Signal => ({
  get aborted() {
    return Atomics.load(cells, 0) !== 0
  },
})
