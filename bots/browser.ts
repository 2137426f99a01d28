/**
 * Bots in a page. They think in a worker: the page asks through a `Thinker`, and the worker answers by `answering`. The question is made of a view, so a
 * bot never learns more of a match than its seat may see.
 */
import type { Game, Seat, Table } from '@loggia/core'
import type { Bot } from './choose.ts'
import type { Level } from './levels.ts'
import { type BotContext, type Question, thinker } from './worker.ts'

/** Older components, where a match has some: by their hash, as their data files. */
interface OlderBox {
  hash: string
  files: object
}
/** What a page asks its worker. */
export interface Asked extends Question {
  box?: OlderBox
}
/** What the worker says: a move in notation, or why it has no move. */
export type Said = { word: string } | { failure: string }

/** A worker, as far as it is used here: this folder knows no page. `hear` gets what it says, `lost` is called when its script does not come. */
export type Open = (hear: (said: Said) => void, lost: () => void) => Mind
interface Mind {
  postMessage(question: Asked): void
  terminate(): void
}

/** The question to a bot: all that its seat may know and remember of that table. */
export const questionTo = (
  game: Game,
  table: Table,
  seat: Seat,
  how: { level: Level; seed: string; box?: OlderBox | undefined },
): Asked => {
  const { level, seed, box } = how
  return { game: game.id, view: game.recall(table, seat), seat, bot: 'search', level, seed, ...(box && { box }) }
}

/** The page's end: one thought at a time, which can be stopped in the middle. */
export class Thinker {
  readonly #open: Open
  #mind: Mind | undefined
  /** What becomes of the thought. */
  #end = (_said: Said | undefined | NotLoaded): void => {
    /* nobody thinks */
  }

  /** `open` starts the worker, with the first question and again after a stop. */
  constructor(open: Open) {
    this.#open = open
  }

  /** The move in notation; undefined when it was stopped. Throws `NotLoaded`, and an error when the worker has no answer. */
  async think(question: Asked): Promise<string | undefined> {
    const said = await new Promise<Said | undefined | NotLoaded>(resolve => {
      this.#end = resolve
      this.#mind ??= this.#open(
        said => this.#end(said),
        () => this.#close(new NotLoaded()),
      )
      this.#mind.postMessage(question)
    })
    if (said instanceof NotLoaded) throw said
    if (said && 'failure' in said) throw new Error(said.failure)
    return said?.word
  }

  /** Ends the thought, and the worker with it: nothing else interrupts one. */
  stop(): void {
    this.#close(undefined)
  }

  #close(why: undefined | NotLoaded): void {
    this.#mind?.terminate()
    this.#mind = undefined
    this.#end(why)
  }
}

/** The worker's script did not come. */
export class NotLoaded extends Error {
  override name = 'NotLoaded'
}

/** A game with what its `bot/` knows, and how to play it with other components. */
export interface Field extends BotContext {
  withBox: (files: never) => Game
}

/**
 * The worker's end: answers questions one after another. A bot that fails plays as the greedy one, and that one as chance has it, so that no match
 * stands still.
 */
export function answering(load: (game: string) => Promise<Field>): (asked: Asked) => Promise<Said> {
  const fields = new Map<string, BotContext>()
  const think = thinker<Asked>(({ game, box }) => fields.get(`${game} ${box?.hash}`))
  return async asked => {
    const { game, box } = asked
    const key = `${game} ${box?.hash}`
    let failure = ''
    try {
      if (!fields.has(key)) {
        const { game: shipped, know, withBox } = await load(game)
        fields.set(key, { game: box ? withBox(box.files as never) : shipped, know })
      }
      for (const bot of [asked.bot, 'greedy', 'random'] satisfies Bot[])
        try {
          return { word: think({ ...asked, bot }) }
        } catch (error) {
          failure = String(error)
        }
    } catch (error) {
      failure = String(error)
    }
    return { failure }
  }
}
