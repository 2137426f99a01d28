/** A thread of the tests: thinks about Ostia, once asked through a port. */
import { parentPort } from 'node:worker_threads'
import type { Game } from '@loggia/core'
import { ostia } from '@loggia/ostia'
import { knowledge } from '@loggia/ostia/bot'
import type { Knowledge } from '../index.ts'
import { type Question, thinker } from '../worker.ts'

const think = thinker({ ostia: { game: ostia as unknown as Game, know: knowledge as unknown as Knowledge } })
parentPort!.on('message', (question: Question) => {
  parentPort!.postMessage('begun')
  try { parentPort!.postMessage(think(question)) } catch (error) { parentPort!.postMessage((error as Error).name) }
})
