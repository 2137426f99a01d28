/** A bot's thought, in a thread of its own. It gets a view, with what a careful player remembers, and nothing else of the match. */
import { type MessagePort, workerData } from 'node:worker_threads'
import { type BotContext, type Question as Asked, thinker } from '@loggia/bots/worker'
import { findGame, type Games } from '../hosted.ts'

/** `box`: as JSON, where it is not the game's own. */
export interface Question extends Asked {
  bot: Exclude<Asked['bot'], 'policy'>
  box?: { hash: string; json: unknown }
}
/** `begun`: is told when the thought begins. */
export interface Task {
  question: Question
  begun: MessagePort
}

const { games } = (await import((workerData as { games: string }).games)) as { games: Games }
const older = new Map<string, BotContext>()

const think = thinker<Question>(({ game: id, box }) => {
  const hosted = findGame(games, id)
  if (!hosted || !box) return hosted
  const field = older.get(box.hash) ?? { game: hosted.withBox(box.json), know: hosted.know }
  older.set(box.hash, field)
  return field
})

/** Answers with the move, in notation. */
export default ({ question, begun }: Task): string => {
  begun.postMessage('begun')
  return think(question)
}
