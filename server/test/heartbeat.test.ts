/** The regular work of a hall, without a database: each job in its time, and none after the hall is closed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Failures } from '../hall/failures.ts'
import { Heartbeat, type Job, jobsOf } from '../hall/heartbeat.ts'
import { Faults } from '../platform/faults.ts'
import { Refusal } from '../platform/refusal.ts'

let done: string[]
beforeEach(() => {
  vi.useFakeTimers()
  done = []
})
afterEach(() => {
  vi.useRealTimers()
})

const heart = { start: async () => void done.push('first beat'), stop: async () => void done.push('last beat') }
const job = (name: string, every: number, also?: Job['also']): Job => ({
  every,
  run: async () => void done.push(name),
  failed: error => {
    throw error
  },
  ...(also ? { also } : {}),
})
const times = (name: string) => done.filter(d => d === name).length

test('each job is done in its time; some also at the start, or once more at the end; then none', async () => {
  const beat = new Heartbeat([job('seldom', 600, 'first'), job('often', 50), job('write', 100, 'last')], heart)
  await beat.start()
  expect(done).toEqual(['seldom', 'first beat'])
  await vi.advanceTimersByTimeAsync(600)
  expect([times('seldom'), times('often'), times('write')]).toEqual([2, 12, 6])
  done = []
  await beat.stop()
  expect(done).toEqual(['write', 'last beat'])
  await vi.advanceTimersByTimeAsync(6000)
  expect(done).toHaveLength(2)
})
test('a job that fails is told, and done again in its time; it keeps no other back', async () => {
  const failed: string[] = []
  const fails: Job = {
    every: 100,
    run: async () => Promise.reject(new Error('away')),
    failed: error => failed.push(error.message),
  }
  const beat = new Heartbeat([fails, job('often', 100)], heart)
  await beat.start()
  await vi.advanceTimersByTimeAsync(300)
  await beat.stop()
  expect([failed.length, times('often')]).toEqual([3, 3])
})
test('the hall does not close before what is in hand is done', async () => {
  let end = () => {}
  const slow: Job = { ...job('slow', 100), run: () => new Promise<void>(resolve => (end = resolve)) }
  const beat = new Heartbeat([slow], heart)
  await beat.start()
  await vi.advanceTimersByTimeAsync(100)
  let closed = false
  const closing = beat.stop().then(() => {
    closed = true
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(closed).toBe(false)
  end()
  await closing
})

/** The jobs of a hall in which everything that is asked is written down. */
function jobs(fails?: string) {
  const faults = new Faults()
  const failures = new Failures({ watch: { outdated: false }, faults, log: { warn: () => undefined } as never })
  const asked = new Proxy(
    {},
    {
      get: (_, what: string) => async () => {
        done.push(what)
        if (what === fails) throw new Error(what)
      },
    },
  ) as never
  const all = jobsOf({
    store: asked,
    faults,
    limits: asked,
    news: asked,
    departures: asked,
    statistics: asked,
    failures,
    failed: failures.of('beside a request'),
  })
  return { all, faults }
}
const SECOND = 1000
/** What was written of the faults. */
async function written(faults: Faults): Promise<[string, number][]> {
  let counts: [string, number][] = []
  await faults.write({
    addFaults: async all => {
      counts = [...all]
    },
  })
  return counts
}

test('ratings are folded and faults written every 5 s, streams renewed every 30 s, and all is tidied every 10 min', async () => {
  const { all, faults } = jobs()
  const beat = new Heartbeat(all, heart)
  await beat.start()
  const tidying = done.filter(d => d !== 'first beat')
  expect(tidying).toContain('forgetAddresses')
  expect(tidying).toContain('mergeWaiting')
  expect(tidying).toContain('count')
  expect(tidying).toHaveLength(13)
  done = []
  faults.note('one')
  await vi.advanceTimersByTimeAsync(599 * SECOND)
  expect([times('fold'), times('renew'), times('addFaults'), times('forgetAddresses')]).toEqual([119, 19, 1, 0])
  await vi.advanceTimersByTimeAsync(SECOND)
  expect(times('forgetAddresses')).toBe(1)
  faults.note('two')
  await beat.stop()
  expect(times('addFaults')).toBe(2)
})
test('what fails is counted under the job; faults that can’t be written wait', async () => {
  for (const [fails, after, counted] of [
    ['tidyTickets', 0, [['tidying', 1]]],
    ['fold', 5, [['ratings', 1]]],
    ['addFaults', 5, [['one', 1]]],
  ] as const) {
    const { all, faults } = jobs(fails)
    const beat = new Heartbeat(all, heart)
    await beat.start()
    if (fails === 'addFaults') faults.note('one')
    await vi.advanceTimersByTimeAsync(after * SECOND)
    expect(await written(faults)).toEqual(counted)
    await beat.stop()
  }
})
test('a refusal is no fault, nor what a hall can’t do that closes or was left behind', () => {
  const noted: string[] = []
  const watch = { outdated: false }
  const failures = new Failures({
    watch,
    faults: { note: what => noted.push(what) },
    log: { warn: (...[, job]: unknown[]) => noted.push(job as string) } as never,
  })
  const failed = failures.of('clocks')
  failed(new Error('away'))
  expect(noted).toEqual(['clocks', 'clocks'])
  failed(new Refusal(409, 'newer-rules'))
  watch.outdated = true
  failed(new Error('read only'))
  watch.outdated = false
  failures.closing = true
  failed(new Error('closed'))
  expect(noted).toHaveLength(2)
})
