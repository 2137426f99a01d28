import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { acting, type Game, firstOf } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'
import { knowledge } from '@loggia/games/ostia/bot'
import { expect, test } from 'vitest'
import { chooseMove, type Knowledge } from '../index.ts'
import { type Question, thinker } from '../worker.ts'

const game: Game = ostia
const know: Knowledge = knowledge
const table = game.setup({ seats: 2, seed: 'thread' })
const seat = firstOf(acting(table))
const view = game.recall(table, seat)
const question: Question = { game: 'ostia', view, seat, bot: 'search', level: 'novice', seed: 'x' }
const answer = game.format(chooseMove(game, view, seat, { bot: 'search', level: 'novice', seed: 'x', know }))

test('a thread answers as the function does, in notation', () => {
  expect(thinker(() => ({ game, know }))(question)).toBe(answer)
  expect(() => thinker(() => undefined)(question)).toThrow('no such game: ostia')
})

test('a thought in another thread is cancelled by a shared flag', async () => {
  const worker = new Worker(new URL('thinking-thread.ts', import.meta.url))
  const cancel = new SharedArrayBuffer(4)
  // More simulated matches than anybody has time for: only the flag ends it.
  worker.postMessage({ ...question, budget: 1e9, cancel })
  expect((await once(worker, 'message'))[0]).toBe('begun')
  Atomics.store(new Int32Array(cancel), 0, 1)
  expect((await once(worker, 'message'))[0]).toBe('Cancelled')
  await worker.terminate()
})
