/** The bots of a page: a web worker whose script calls `serve` with its games answers what the page `wrap`s. */
import { type Endpoint, expose } from 'comlink'
import { type BotContext, thinker } from './worker.ts'

/** Answers questions that come through the worker's own port, or another. */
export const serve = (fields: Readonly<Record<string, BotContext>>, port?: Endpoint): void =>
  expose(
    thinker(question => fields[question.game]),
    port,
  )
