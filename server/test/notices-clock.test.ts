/** Of the clock of a question somebody is told at most twice: when, and what becomes of the first when the second is due already. */
import { expect, test } from 'vitest'
import { USUAL_WANTS } from '../domain/notices.ts'
import { clockNext, type News, type Reader, sort } from '../notices/sort.ts'
import type { SeatClock } from '../schema/clocks.ts'

const HOUR = 3600_000
const since = Date.parse('2026-11-23T12:00:00Z')
const clock = (hours: number, off: SeatClock['off'] = []): SeatClock => ({
  ...{ left: hours * HOUR, since, off },
  deadline: since + hours * HOUR + off.reduce((sum, [from, to]) => sum + (to ?? from) - from, 0),
})
const news = (of: SeatClock | null, more: Partial<News> = {}): News => ({
  ...{ person: 'ann', match: 'm', kind: 'turn', seat: 0, since: 's', about: null, at: 'a', void: false, clock: of },
  ...more,
})
const readers = new Map<string, Reader>([
  [
    'ann',
    { wants: USUAL_WANTS, quiet: undefined, digest: undefined, zone: 'UTC', channels: [{ id: 'c', kind: 'push' }] },
  ],
])
const half = (of: SeatClock) => news(of, { kind: 'clock', about: { half: true } })

test('at half of the time, then at three quarters; what is off does not count', () => {
  expect(clockNext(news(clock(8)), since)).toMatchObject({ at: since + 4 * HOUR, about: { half: true } })
  expect(clockNext(half(clock(8)), since + 4 * HOUR)).toEqual({ at: since + 6 * HOUR, about: {} })
  expect(clockNext(news(clock(8), { kind: 'clock' }), since)).toBeUndefined()
  const asleep = clock(8, [[since + HOUR, since + 9 * HOUR, 'sleep']])
  expect(clockNext(news(asleep), since)!.at).toBe(since + 12 * HOUR)
})

test('half is not told to who was told within two minutes of their turn, nor after the time of the second; nothing where no time runs', () => {
  expect(clockNext(news(clock(0.06)), since)).toMatchObject({ at: since + 0.045 * HOUR })
  expect(clockNext(news(clock(8)), since + 5 * HOUR)!.about.half).toBeUndefined()
  expect(clockNext(news(null), since)).toBeUndefined()
  const said = (hours: number) => sort([half(clock(8))], readers, new Date(since + hours * HOUR))
  expect([...said(3).wait.values()]).toEqual([new Date(since + 4 * HOUR)])
  expect(said(4.5).messages).toMatchObject([
    {
      channel: 'c',
      items: [{ kind: 'clock', about: { half: true, until: new Date(since + 8 * HOUR).toISOString() } }],
    },
  ])
  expect(said(7)).toMatchObject({ messages: [] })
  expect(said(7).wait.size).toBe(0)
})

test('while all of the table have stopped the clocks it is looked again each hour, and told when its time has come', () => {
  const stopped = { ...clock(8), deadline: null }
  const now = since + HOUR
  expect(clockNext(news(stopped), now)).toEqual({ at: now + HOUR, about: { half: true } })
  expect(clockNext(half(stopped), now)).toEqual({ at: now + HOUR, about: {} })
  const said = sort([half(stopped)], readers, new Date(now))
  expect(said.messages).toEqual([])
  expect([...said.wait.values()]).toEqual([new Date(now + HOUR)])
  // Nobody is asked any more.
  expect(sort([half({ ...stopped, since: null })], readers, new Date(now)).wait.size).toBe(0)
})
