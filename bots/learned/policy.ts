/** The learned policy: the game's own estimate, corrected by what self-play has found. */
import type { Game, Seat, Table } from '@loggia/core'
import type { Knowledge } from '../knowledge.ts'
import { meaningPoints } from '../points.ts'
import { logOf, ONE, weightOf } from './integers.ts'
import { Parts } from './parts.ts'
import { stale, unpacked } from './weights.ts'

/** The hand policy never makes a move less than so likely, so that what was learned can speak for it. */
export const FLOOR = -7 * ONE

/**
 * Fills `out` with the logarithms of the hand policy's weights, the best 0. A move that it gives no weight has −Infinity: it is no move to think of.
 * Gives how many it does think of.
 */
export function priors<T extends Table, B>(
  know: Knowledge<T, B>,
  game: Game<T, B>,
  t: T,
  seat: Seat,
  moves: readonly number[],
  out: number[],
): number {
  know.weigh(game, t, seat, moves, out)
  let most = 0
  let thought = 0
  for (let k = 0; k < moves.length; k++) if (out[k]! > most) most = out[k]!
  const best = logOf(most)
  for (let k = 0; k < moves.length; k++) {
    const w = out[k]!
    if (w > 0) {
      thought++
      out[k] = Math.max(FLOOR, logOf(w) - best)
    } else out[k] = -Infinity
  }
  return thought
}

/** Logarithms become weights, to the power `sharp`. */
export function weights(logs: number[], sharp: number): void {
  let most = -Infinity
  for (let k = 0; k < logs.length; k++) if (logs[k]! > most) most = logs[k]!
  for (let k = 0; k < logs.length; k++) {
    const behind = (most - logs[k]!) * sharp
    logs[k] = behind < Infinity ? weightOf(Math.round(behind)) : 0
  }
}

/** What a game knows, with what it has learned: found once for each game with its box. */
const found = new WeakMap<Knowledge, WeakMap<Game, Skill>>()
export interface Skill {
  know: Knowledge
  /** Why the learned weights are not used, where there are some. */
  stale?: string
}

/** The knowledge that bots play by: its evaluation means points, and it has the learned policy where that fits the game's box. */
export function skilled(know: Knowledge, game: Game): Skill {
  const { learned, points } = know
  if (!learned && !points) return { know }
  const games = found.get(know) ?? new WeakMap<Game, Skill>()
  found.set(know, games)
  const known = games.get(game)
  if (known) return known
  const old = learned && stale(learned, game)
  const meant = meaningPoints(know)
  const skill: Skill = {
    know: learned && !old ? learnt(meant, game, unpacked(learned.weights)) : meant,
    ...(old && { stale: old }),
  }
  games.set(game, skill)
  return skill
}

/** Knowledge that weighs by the hand policy and by these weights. */
export function learnt(know: Knowledge, game: Game, learned: Int16Array): Knowledge {
  const parts = new Parts(game)
  return {
    ...know,
    weigh(game, t, seat, moves, out) {
      out.length = moves.length
      if (moves.length < 2) {
        out.fill(1)
        return
      }
      // Where it thinks of one move only, nothing that was learned could change that.
      if (priors(know, game, t, seat, moves, out) > 1) {
        parts.look(t, seat)
        for (let k = 0; k < moves.length; k++) {
          const prior = out[k]!
          if (prior > -Infinity) {
            const move = moves[k]!
            out[k] = prior + Math.round((prior * parts.slope(learned, move)) / ONE) + parts.sum(learned, move)
          }
        }
      }
      weights(out, 1)
    },
  }
}
