/** The heart of a server, without a database: what is to be done beside the beats never keeps one back. */
import { afterEach, expect, test, vi } from 'vitest'
import { Heart } from '../match/clock/heart.ts'
import type { Store } from '../hall/store.ts'
import { BEAT } from '../match/clock/beat-queries.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('however long it takes to compute deadlines after an outage, beats come in time, and the work is not begun twice', async () => {
  vi.useFakeTimers()
  let beats = 0
  let works = 0
  const done: (() => void)[] = []
  const heart = new Heart({
    store: {
      beat: async () => ({ now: ++beats, outage: null }),
      computeDue: () => {
        works++
        return new Promise(resolve => {
          done.push(() => resolve({ changed: [] }))
        })
      },
      overdue: async () => [],
    } as unknown as Store,
    rules: [],
    kept: () => [],
    over: async () => undefined,
    reseated: async () => undefined,
    failed: error => {
      throw error
    },
    log: { info: () => undefined, warn: () => undefined },
  })
  await heart.start()
  await vi.advanceTimersByTimeAsync(10 * BEAT)
  expect([beats, works]).toEqual([11, 1])
  done[0]!()
  await vi.advanceTimersByTimeAsync(BEAT)
  expect([beats, works]).toEqual([12, 2])
  done[1]!()
  await heart.stop()
})
