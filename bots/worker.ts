/** A bot in a thread of its own: which Piscina runs on the server. */
import type { Game, Seat, Table } from '@loggia/core'
import { type Bot, chooseMove, flag } from './choose.ts'
import type { Knowledge } from './knowledge.ts'
import { skilled } from './learned/policy.ts'
import type { Level } from './levels.ts'
import { Memory } from './search.ts'

/** A game and what its `bot/` knows of it. */
export interface BotContext {
  game: Game
  know?: Knowledge | undefined
}

/** All that a thread is told: a view, with what a careful player remembers (`recall`), and nothing else of the match. */
export interface Question {
  game: string
  view: Table
  seat: Seat
  bot: Bot
  level?: Level
  seed: string
  /** Simulated matches, instead of those of the level. */
  budget?: number
  /** Four shared bytes: anything but 0 there cancels the thought. Where memory can't be shared, end the thread instead. */
  cancel?: SharedArrayBuffer
}

/**
 * A function that answers with a move in notation. It keeps what it found for the next question about the same match. `say` is told once of each game whose learned
 * policy does not fit its box: the bots there play by what was written by hand.
 */
export function thinker<Q extends Question>(
  fieldOf: (question: Q) => BotContext | undefined,
  say: (text: string) => void = console.warn,
): (question: Q) => string {
  const memory = new Memory()
  const told = new WeakSet<Game>()
  return question => {
    const { view, seat, bot, level, seed, budget, cancel } = question
    const field = fieldOf(question)
    if (!field) throw new Error(`no such game: ${question.game}`)
    const { game, know } = field
    const stale = know && !told.has(game) && skilled(know, game).stale
    if (stale) say(`${game.id}: bots play by hand, since their weights were ${stale}`)
    told.add(game)
    return game.format(
      chooseMove(game, view, seat, {
        bot,
        seed,
        memory,
        ...(level && { level }),
        ...(budget && { budget }),
        ...(know && { know }),
        ...(cancel && { signal: flag(new Int32Array(cancel)) }),
      }),
    )
  }
}
