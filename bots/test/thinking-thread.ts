/** A thread of the tests: thinks about Ostia, once asked through a port. */
import { parentPort } from 'node:worker_threads'
import { ostia } from '@loggia/games/ostia'
import { knowledge } from '@loggia/games/ostia/bot'
import { type Question, thinker } from '../worker.ts'

const think = thinker(() => ({ game: ostia, know: knowledge }))
parentPort!.on('message', (question: Question) => {
  parentPort!.postMessage('begun')
  try {
    parentPort!.postMessage(think(question))
  } catch (error) {
    parentPort!.postMessage((error as Error).name)
  }
})
