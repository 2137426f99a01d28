/** The sweep without a database: what a server missed is found, and only that. */
import { beforeEach, expect, test } from 'vitest'
import { Sweep, type SweepUses } from '../hall/sweep.ts'

let done: unknown[][]
const noted =
  (what: string) =>
  async (...args: unknown[]): Promise<void> => {
    done.push([what, ...args])
  }
beforeEach(() => {
  done = []
})

const NOTHING_TOLD = { seq: Number.POSITIVE_INFINITY, changed: Number.POSITIVE_INFINITY }
interface Here {
  /** Matches in memory, and what watchers were told of others. */
  kept?: Record<string, { seq: number; changed: number }>
  watched?: Record<string, { seq: number; changed: number }>
  written?: Record<string, { seq: number; changed: number }>
  sessions?: string[]
  outdated?: boolean
  roomsFail?: boolean
  waiting?: object[]
}
function sweepOf({ kept = {}, watched = {}, written = {}, sessions = [], outdated = false, ...more }: Here) {
  const asked: number[] = []
  const errors: string[] = []
  const sweep = new Sweep({
    games: { toy: { game: { seats: { min: 2, max: 4 }, options: [] } } },
    store: {
      sessionsOf: async () => ['valid'],
      seen: async () => {
        if (more.roomsFail) throw new Error('rooms')
      },
      due: async () => ['due'],
      settle: noted('settle'),
      gather: async () => ['gathered'],
      look: async (looking: unknown) => noted('look')(looking),
      changedSince: async (seconds: number) => {
        asked.push(seconds)
        return new Map(Object.entries(written))
      },
      waitingTables: async () => more.waiting ?? [],
      close: noted('close'),
    },
    tables: {
      ids: Object.keys(kept),
      count: Object.keys(kept).length,
      peek: (id: string) => kept[id] && { seq: kept[id].seq, meta: { changed: kept[id].changed, reached: 0b10 } },
      get: async (id: string) => ({ id }),
      room: { changed: async ({ id }: { id: string }) => noted('room changed')(id) },
      leavers: { tend: noted('tend leavers') },
    },
    hub: {
      sessions,
      sitting: [],
      matches: Object.keys(watched),
      count: Object.keys(watched).length,
      looking: () => [
        { match: 'kept', person: 'ann', mine: 0b10 },
        { match: 'kept', person: 'bob', mine: 0b01 },
      ],
      watches: (id: string) => id in watched,
      versionOf: (id: string) => watched[id] ?? NOTHING_TOLD,
    },
    fanout: { keepTo: (ids: Iterable<string>) => done.push(['keep to', ...ids]) },
    watch: { check: async () => !outdated },
    departures: { part: noted('part') },
    news: { hear: async (news: unknown[]) => noted('hear')(...news), left: noted('left') },
    stopWork: noted('stop work'),
    failed: (error: Error) => errors.push(error.message),
  } as unknown as SweepUses)
  return { sweep, asked, errors }
}
const heard = () => done.filter(([what]) => what === 'hear').map(([, ...news]) => news)

test('rows and seats that were missed are heard, of matches that are kept or watched here', async () => {
  await sweepOf({
    kept: { kept: { seq: 5, changed: 2 }, known: { seq: 5, changed: 2 }, behind: { seq: 9, changed: 2 } },
    watched: { watched: { seq: 3, changed: 1 }, behind: { seq: 8, changed: 2 } },
    written: {
      kept: { seq: 6, changed: 3 },
      known: { seq: 5, changed: 2 },
      watched: { seq: 4, changed: 1 },
      // It is in memory, but its watchers were not told.
      behind: { seq: 9, changed: 2 },
      elsewhere: { seq: 9, changed: 9 },
    },
  }).sweep.look()
  expect(heard()).toEqual([
    ['row', 'kept', 6],
    ['seats', 'kept', 3],
    ['row', 'watched', 4],
    ['row', 'behind', 9],
  ])
  expect(done).toContainEqual(['keep to', 'kept', 'known', 'behind', 'watched', 'behind'])
})
test('a server with nothing in memory asks for nothing; one with something asks for the time since, and 30 s more', async () => {
  const empty = sweepOf({})
  await empty.sweep.look()
  expect(empty.asked).toEqual([])
  const full = sweepOf({ kept: { kept: { seq: 5, changed: 2 } } })
  await full.sweep.look()
  await full.sweep.look()
  expect(full.asked).toHaveLength(2)
  for (const seconds of full.asked) expect(seconds).toBeGreaterThanOrEqual(30)
  expect(full.asked[1]! - 30).toBeLessThan(10)
})
test('sessions that are over end; where nobody watches by one, none is asked for', async () => {
  await sweepOf({ sessions: ['valid', 'over'] }).sweep.look()
  expect(done).toContainEqual(['left', ['over']])
  done = []
  await sweepOf({}).sweep.look()
  expect(done.map(([what]) => what)).not.toContain('left')
})
test('a look counts for seats that were reached by a notice', async () => {
  await sweepOf({ kept: { kept: { seq: 5, changed: 2 } } }).sweep.look()
  expect(done).toContainEqual(['look', [{ match: 'kept', person: 'ann', mine: 0b10 }]])
})
test('what fails at tables that wait is told, and keeps nobody from hearing what was missed', async () => {
  const here = { kept: { kept: { seq: 5, changed: 2 } }, written: { kept: { seq: 6, changed: 2 } } }
  const { sweep, errors } = sweepOf({ ...here, roomsFail: true })
  await sweep.look()
  expect(errors).toEqual(['rooms'])
  expect(heard()).toEqual([['row', 'kept', 6]])
  expect(done.map(([what]) => what)).toEqual(expect.arrayContaining(['part', 'tend leavers']))
})
test('tables that wait: what the time has come for is settled, and told with those that were brought together', async () => {
  await sweepOf({}).sweep.look()
  expect(done.slice(0, 3)).toEqual([
    ['settle', 'due'],
    ['room changed', 'due'],
    ['room changed', 'gathered'],
  ])
})
test('a server that a newer release has left behind stops its work, and looks for nothing', async () => {
  await sweepOf({ outdated: true, sessions: ['over'] }).sweep.look()
  expect(done).toEqual([['stop work']])
})
test('a table that waits for a game this release can’t deal is closed, with the reason', async () => {
  const table = { id: 'toy', game: 'toy', options: {}, seats: 2 }
  const waiting = [
    table,
    { ...table, id: 'dropped', game: 'gone' },
    { ...table, id: 'crowded', seats: 5 },
    { ...table, id: 'optional', options: { gone: 'yes' } },
  ]
  await sweepOf({ waiting }).sweep.closeUnplayable()
  expect(done).toEqual(['dropped', 'crowded', 'optional'].map(id => ['close', id, null, 'unplayable']))
})
