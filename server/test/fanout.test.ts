/** What servers tell each other: each hears of the matches that concern it, and of sessions that are over. */
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { channelOf, Fanout, type News } from '../platform/fanout.ts'
import { freshDatabase, until } from './hall.ts'

/** Two matches of different channels, and one of the first's. */
const ids = Array.from({ length: 200 }, (_, k) => `match-${k}`)
const one = ids[0]!
const other = ids.find(id => channelOf(id) !== channelOf(one))!
const beside = ids.slice(1).find(id => channelOf(id) === channelOf(one))!

test('a server hears of the channels of its matches, and of all sessions', async () => {
  expect(new Set(ids.map(channelOf)).size).toBeGreaterThan(15)
  const connectionString = await freshDatabase()
  const heard: News[] = []
  let checks = 0
  const open = async (hear: (news: News) => void) => {
    const fanout = new Fanout(
      { connectionString },
      {
        heard: hear,
        check: () => {
          checks++
        },
        error: error => {
          throw error
        },
      },
    )
    await fanout.listen()
    return fanout
  }
  const listens = await open(news => heard.push(news))
  const tells = await open(() => undefined)
  try {
    checks = 0
    listens.follow(one)
    // What was told before it listened is looked for.
    await until(async () => checks > 0)
    for (const match of [other, one, beside]) tells.tell('row', match, 3)
    tells.tell('left', 'a session')
    await until(async () => heard.length > 2)
    expect(heard.toSorted()).toEqual(
      [
        ['left', 'a session'],
        ['row', one, 3],
        ['row', beside, 3],
      ].toSorted(),
    )
    listens.keepTo([other])
    listens.follow(other)
    checks = 0
    await until(async () => checks > 0)
    heard.length = 0
    for (const match of [one, beside, other]) tells.tell('row', match, 4)
    tells.tell('left', 'another')
    await until(async () => heard.length > 1)
    expect(heard.toSorted()).toEqual([
      ['left', 'another'],
      ['row', other, 4],
    ])
  } finally {
    await listens.close()
    await tells.close()
  }
})

test('its connection is asked one thing at a time', async () => {
  const connectionString = await freshDatabase()
  let asked = 0
  let most = 0
  const query = pg.Client.prototype.query as (this: pg.Client, ...given: unknown[]) => Promise<unknown>
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    // Halls of other tests may still be at work in this process.
    if (!connectionString.includes(this.database!)) return query.apply(this, given)
    most = Math.max(most, ++asked)
    return query.apply(this, given).finally(() => asked--)
  })
  onTestFinished(() => spy.mockRestore())
  const errors: Error[] = []
  let checks = 0
  const fanout = new Fanout(
    { connectionString },
    { heard: () => undefined, check: () => void checks++, error: error => errors.push(error) },
  )
  await fanout.listen()
  checks = most = 0
  fanout.tell('row', one, 3)
  fanout.follow(one)
  fanout.follow(other)
  fanout.keepTo([other])
  fanout.tell('row', other, 3)
  await fanout.close()
  expect({ checks, most, errors }).toEqual({ checks: 2, most: 1, errors: [] })
})
