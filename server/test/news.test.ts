/** News without a database: what a server does when it hears something, and what it tells. */
import { beforeEach, expect, test } from 'vitest'
import { Newsroom, type NewsUses } from '../hall/news.ts'
import { listenerOf, type ListenerUses } from '../hall/listener.ts'
import { hallTime } from '../platform/hall-time.ts'
import { OPENING } from '../match/clock/clocks.ts'
import type { LoadedMatch } from '../match/loaded-match.ts'

let done: unknown[][]
/** A function that writes down its call, and gives that. */
const noted =
  (what: string, gives?: unknown) =>
  (...args: unknown[]) => {
    done.push([what, ...args.map(a => (a as { id?: string } | undefined)?.id ?? a)])
    return gives
  }
const match = (id: string, seq: number, changed: number, meta: object = {}) =>
  ({ id, seq, dealt: false, meta: { changed, opened: 0, seats: [], ...meta } }) as unknown as LoadedMatch

/** A hall that keeps `kept`; `watched` can be loaded, and somebody watches it. */
function newsroom(more: { merged?: object; waiting?: object[]; open?: number } = {}): {
  news: Newsroom
  uses: NewsUses
} {
  const kept = match('kept', 5, 2)
  const watched = match('watched', 5, 2)
  const uses = {
    store: {
      merge: async (guest: string, person: string) => noted('merge', more.merged)(guest, person),
      waiting: async () => more.waiting ?? [],
      opened: async (id: string, seats: number) => noted('opened', [{ id, changed: 3 }])(id, seats),
      talkLine: async (n: number) => ({ id: n, text: 'hello', person: null }),
    },
    tables: {
      peek: (id: string) => (id === 'kept' ? kept : undefined),
      get: async (id: string) => noted('get', id === 'kept' ? kept : watched)(id),
      catchUp: async (loaded: LoadedMatch) => noted('catch up')(loaded),
    },
    hub: {
      watches: (id: string) => id === 'watched',
      tell: noted('tell watchers'),
      talk: noted('talk'),
      end: noted('end streams'),
      openSeats: () => more.open ?? 0,
    },
    fanout: { tell: noted('tell servers') },
    people: { forget: noted('forget people') },
    house: { forget: noted('forget house') },
    watch: { check: async () => noted('check schema', true)() },
    failed: (error: Error) => {
      throw error
    },
  } as unknown as NewsUses
  return { news: new Newsroom(uses), uses }
}
beforeEach(() => {
  done = []
})

test('news of a match that is neither kept nor watched here load nothing', async () => {
  const { news } = newsroom()
  await news.hear(['row', 'elsewhere', 9])
  await news.hear(['talk', 'kept', 1])
  expect(done).toEqual([])
})
test('a match here reads what it lacks, of rows or of seats, and no more', async () => {
  for (const [kind, n, reads] of [
    ['row', 6, true],
    ['row', 5, false],
    ['seats', 3, true],
    ['seats', 2, false],
  ] as const) {
    done = []
    await newsroom().news.hear([kind, 'kept', n])
    expect(done).toEqual([...(reads ? [['catch up', 'kept']] : []), ['tell watchers', 'kept']])
  }
})
test('a match that is watched here is loaded for its watchers, rows and talk alike', async () => {
  const { news } = newsroom()
  await news.hear(['row', 'watched', 5])
  await news.hear(['talk', 'watched', 7])
  expect(done).toEqual([
    ['get', 'watched'],
    ['tell watchers', 'watched'],
    ['get', 'watched'],
    ['talk', 'watched', 7],
  ])
})
test('a session that is over ends here; another choice for the hall is read again, after the schema', async () => {
  const { news } = newsroom()
  await news.hear(['left', 'session'])
  await news.hear(['hall', ''])
  expect(done).toEqual([
    ['forget people', ['session']],
    ['end streams', new Set(['session'])],
    ['check schema'],
    ['forget house'],
  ])
})
test('a merge is told to the other servers and done here; one that can’t be is not told', async () => {
  const merged = { moved: [{ id: 'kept', changed: 3 }], ended: ['session'] }
  expect(await newsroom({ merged }).news.merge('guest', 'ann')).toBe(true)
  expect(done.slice(0, 3)).toEqual([
    ['merge', 'guest', 'ann'],
    ['tell servers', 'left', 'session'],
    ['tell servers', 'seats', 'kept', 3],
  ])
  expect(done).toContainEqual(['catch up', 'kept'])
  done = []
  expect(await newsroom().news.merge('guest', 'ann')).toBe(false)
  expect(done).toEqual([['merge', 'guest', 'ann']])
})
test('guests who waited for the end of a match are merged, one after another', async () => {
  const waiting = ['one', 'two'].map(guest => ({ guest, person: 'ann' }))
  await newsroom({ waiting }).news.mergeWaiting('kept')
  expect(done).toEqual([
    ['merge', 'one', 'ann'],
    ['merge', 'two', 'ann'],
  ])
})
test('an open page is written while the first clock waits for it, once', async () => {
  const now = hallTime()
  const opening = [{ off: [[now, now + OPENING, 'opening']] }]
  for (const [meta, written] of [
    [{ clocks: opening, opened: 0 }, true],
    [{ clocks: opening, opened: 0b01 }, false],
    [{ clocks: [], opened: 0 }, false],
  ] as const) {
    done = []
    newsroom({ open: 0b01 }).news.pagesOpen(match('kept', 5, 2, meta))
    expect(done[0]).toEqual(written ? ['opened', 'kept', 1] : undefined)
  }
})

/** What a server does with what happens at its own matches. */
function listener() {
  return listenerOf({
    store: { timeOver: noted('time over') },
    news: {
      hear: async (news: unknown[]) => noted('hear')(...news),
      pagesOpen: noted('pages'),
      mergeWaiting: async (id: string) => noted('merge waiting')(id),
    },
    hub: { tell: noted('tell watchers'), watches: () => false, endMatch: noted('end match') },
    fanout: { tell: noted('tell servers'), follow: noted('follow') },
    people: { seated: noted('seated') },
    bots: {
      write: noted('job'),
      wake: noted('wake bots'),
      requeue: async (loaded: LoadedMatch) => noted('requeue')(loaded),
    },
    courier: { wake: noted('wake courier') },
    metrics: { rows: { inc: noted('count') } },
    failed: (error: Error) => {
      throw error
    },
  } as unknown as ListenerUses)
}
const finished = { dealt: true, match: { over: true } }

test('rows of this server are counted and told to others; those of others only to watchers', () => {
  listener().rows(match('kept', 6, 2), 0)
  expect(done).toEqual([
    ['tell watchers', 'kept'],
    ['pages', 'kept'],
  ])
  done = []
  listener().rows(match('kept', 6, 2), 2)
  expect(done.slice(2)).toEqual([
    ['count', 2],
    ['tell servers', 'row', 'kept', 6],
  ])
})
test('a live table that reached somebody wakes the courier; the end of a match lets guests be merged', () => {
  listener().rows(match('kept', 6, 2, { reached: 1, speed: 'live' }), 1)
  expect(done.slice(4)).toEqual([['wake courier']])
  done = []
  listener().rows(Object.assign(match('kept', 6, 2, { reached: 1, speed: 'turns' }), finished), 1)
  expect(done.slice(4)).toEqual([['merge waiting', 'kept']])
})
test('people of a running match get allowances of their own, where another server seated them, too', () => {
  const running = { status: 'running', seats: [{ person: 'ann' }, { person: null }] }
  listener().seats(match('kept', 6, 2, running), false)
  expect(done.slice(2)).toEqual([['seated', new Set(['ann'])]])
  done = []
  listener().seats(match('kept', 6, 2), true)
  expect(done.slice(2)).toEqual([['tell servers', 'seats', 'kept', 2]])
})
test('talk, a match made again and one of newer rules reach those they concern', () => {
  const hears = listener()
  hears.line(match('kept', 6, 2), 4)
  hears.loaded(match('kept', 6, 2))
  hears.gone(match('kept', 6, 2))
  expect(done).toEqual([
    ['hear', 'talk', 'kept', 4],
    ['tell servers', 'talk', 'kept', 4],
    ['follow', 'kept'],
    ['requeue', 'kept'],
    ['end match', 'kept'],
  ])
})
