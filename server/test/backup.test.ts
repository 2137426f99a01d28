/** A backup is of one moment, and all of it comes back: people, matches, talk, orders; or nothing does. */
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backup, restore } from '../platform/backup.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { dice, freshDatabase, Guest, hallOf } from './hall.ts'

const folder = mkdtempSync(join(tmpdir(), 'loggia-backup-'))
const file = join(folder, 'hall.gz')
const opened: Database[] = []
async function database(url: string): Promise<Database> {
  const found = await openDatabase({ databaseUrl: url, dataDir: '', pool: 2 }, error => {
    throw error
  })
  opened.push(found)
  return found
}
let source: string
let ann: Guest
let ids: string[]

beforeAll(async () => {
  source = await freshDatabase()
  const hall = await hallOf(source)
  const choose = dice(7)
  ann = await Guest.named(hall, 'Ann')
  ids = []
  for (const game of ['ostia', 'princes-of-florence', 'terra-mystica', 'toy']) {
    const { id } = await ann.table({ game, seats: [{ kind: 'me' }, { kind: 'me' }], name: `"back\\t', 한글` })
    for (let k = 0; k < 12; k++) await ann.playOne(id, choose)
    await ann.post(`/api/matches/${id}/talk`, { text: `tab\t, line\n, ${game}` })
    ids.push(id)
  }
  await ann.send('PUT', `/api/matches/${ids[2]}/standing`, { seat: 0, order: 'take-all' })
  // Somebody plays on while the backup is made: what it has is of one moment all the same.
  let playing = true
  const load = (async () => {
    while (playing) await ann.playOne(ids[0]!, choose)
  })()
  await backup((await database(source)).pool, file)
  playing = false
  await load
  await hall.close()
})
afterAll(async () => {
  for (const found of opened) await found.close()
  rmSync(folder, { recursive: true })
})

test('everything is there again, for the same cookie, and goes on', async () => {
  const url = await freshDatabase({ empty: true })
  const { counts } = await restore((await database(url)).pool, file)
  const hall = await hallOf(url)
  const again = Object.assign(new Guest(hall.url), { cookie: ann.cookie })
  expect(counts).toMatchObject({ people: 1, sessions: 1, matches: 4, seats: 8, talk: 4, orders: 1 })
  for (const id of ids) {
    const state = await again.state(id)
    expect([state.name, state.talk.length]).toEqual([`"back\\t', 한글`, 1])
    expect(state.seq).toBeGreaterThanOrEqual(12)
    expect(state.log.length - 1).toBe(state.seq)
    expect((await again.playOne(id)).body.seq).toBe(state.seq + 1)
    expect((await again.post(`/api/matches/${id}/talk`, { text: 'again' })).status).toBe(201)
  }
  expect((await again.get(`/api/matches/${ids[2]}/standing`)).body).toEqual([
    { seat: 0, order: 'take-all' },
    { seat: 1, order: null },
  ])
  await hall.close()
})

test('nobody else may read the file', () => expect(statSync(file).mode & 0o777).toBe(0o600))

test('a database that is not empty, a file that breaks off, one of another release, one that is none: nothing is changed', async () => {
  await expect(restore((await database(source)).pool, file)).rejects.toThrow('not empty')
  const { pool } = await database(await freshDatabase())
  const bad = join(folder, 'bad.gz')
  const text = gunzipSync(readFileSync(file)).toString()
  const cases: [() => void, string][] = [
    [
      () => {
        writeFileSync(bad, readFileSync(file))
        truncateSync(bad, statSync(file).size >> 1)
      },
      'not complete|no backup',
    ],
    [() => writeFileSync(bad, gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))), 'not complete'],
    [() => writeFileSync(bad, gzipSync(text.replace(/\nmoves\t.*/, ''))), 'not complete'],
    [() => writeFileSync(bad, gzipSync(text.replace('"migrations":["', '"migrations":["x'))), 'newer release'],
    [() => writeFileSync(bad, 'hello'), 'no backup'],
    [() => writeFileSync(bad, gzipSync('hello\n')), 'no backup'],
  ]
  for (const [spoil, says] of cases) {
    spoil()
    await expect(restore(pool, bad)).rejects.toThrow(new RegExp(says))
    expect((await pool.query('select from people')).rowCount).toBe(0)
  }
})
