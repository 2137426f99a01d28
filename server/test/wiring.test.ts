/** The parts of a hall, wired without doors: they find each other, and all of them end. */
import { expect, inject, test } from 'vitest'
import { type Hall, wire } from '../hall/wiring.ts'
import { openStore } from '../hall/store.ts'
import { configure } from '../platform/config.ts'
import { openDatabase } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { games } from './games.ts'
import { freshDatabase, until } from './hall.ts'

const failed = (error: Error) => {
  throw error
}
/** The parts of a hall on that database, and what is written down of them. */
async function wired(databaseUrl: string): Promise<{ hall: Hall; done: string[] }> {
  const done: string[] = []
  const config = configure({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    FORGOTTEN_LIST: `${inject('socket')}-forgotten-wired`,
  })
  const database = await openDatabase(config, failed)
  const close = () => {
    done.push('database')
    return database.close()
  }
  const hall = await wire({
    ...{ config, games, log: openLog('silent') },
    ...{ database: { ...database, close }, store: openStore(database.pool) },
  })
  for (const part of ['heart', 'courier', 'bots', 'catchUp'] as const) {
    const stop = hall[part].stop.bind(hall[part])
    hall[part].stop = () => {
      done.push(part)
      return stop()
    }
  }
  return { hall, done }
}
const timers = () => process.getActiveResourcesInfo().filter(what => what === 'Timeout').length

test('what one hall tells the other hears, and does; both end with nothing left that would run', async () => {
  const before = timers()
  const url = await freshDatabase()
  const one = await wired(url)
  const other = await wired(url)
  const heard: string[][] = []
  other.hall.people.forget = sessions => heard.push([...sessions])
  await one.hall.begin()
  await other.hall.begin()
  one.hall.reachedAt('https://loggia.example')
  expect(one.hall.carriers().url).toBe('https://loggia.example')
  expect(timers()).toBeGreaterThan(before)
  await one.hall.tell(['left', 'a session'])
  await until(async () => heard.length > 0)
  expect(heard).toEqual([['a session']])
  for (const { hall, done } of [one, other]) {
    await hall.close()
    // First what counts time, last the database.
    expect(done.filter((part, k) => done.indexOf(part) === k)).toEqual([
      'heart',
      'catchUp',
      'courier',
      'bots',
      'database',
    ])
    expect(hall.failures.closing).toBe(true)
  }
  expect(timers()).toBeLessThanOrEqual(before)
})
test('a hall that a newer release leaves behind stops its work once, and can still be closed', async () => {
  const { hall, done } = await wired(await freshDatabase())
  await hall.begin()
  hall.watch.outdated = true
  await hall.sweep.look()
  await hall.sweep.look()
  expect(done).toEqual(['heart', 'courier', 'bots'])
  await hall.close()
  expect(done.at(-1)).toBe('database')
})
