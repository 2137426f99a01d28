/** A10: a start that can't be says so at once, in one sentence that says what to do, and ends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { platform, tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configure } from '../platform/config.ts'
import { explained } from '../platform/postgres-home.ts'
import { freshDatabase, processOf } from './hall.ts'

let folder: string
let database: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loggia-start-'))
  writeFileSync(join(folder, 'file'), '')
  database = await freshDatabase()
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a server said that ended by itself, or was still there. */
const said = (env: Record<string, string>): Promise<string> =>
  processOf(env).then(
    ({ child }) => {
      child.kill('SIGKILL')
      return 'it started'
    },
    (error: Error) => error.message,
  )
const ONE_SENTENCE = (about: string, todo: string) =>
  new RegExp(`^ended with 1: [^\\n]*${about}[^\\n]*${todo}[^\\n]*\\.\\n$`)

test('the data folder lies in a file', async () =>
  expect(await said({ DATA_DIR: join(folder, 'file/var') })).toMatch(
    ONE_SENTENCE("/file/var can't be used: a part of that path is a file", 'Set DATA_DIR'),
  ))
test.runIf(platform() === 'linux')(
  'the data folder can not be made, where Node itself would try for ever',
  async () => {
    expect(await said({ DATA_DIR: '/proc/loggia/var' })).toMatch(
      ONE_SENTENCE("/proc/loggia/var can't be used: no folder can be made there", 'Set DATA_DIR'),
    )
  },
)
test("a disk that is read-only, full, or another's", () => {
  for (const [code, why] of [
    ['EROFS', 'read-only'],
    ['ENOSPC', 'full'],
    ['EACCES', 'may not write'],
    ['EPERM', 'may not write'],
  ] as const) {
    expect((explained(Object.assign(new Error(code), { code, syscall: 'open' }), '/data') as Error).message).toMatch(
      new RegExp(`^The data folder /data can't be used: .*${why}.*\\. Set DATA_DIR .*\\.$`),
    )
  }
  const other = new Error('something else')
  expect(explained(other, '/data')).toBe(other)
})
test('a database that is not there', async () => {
  expect(await said({ DATABASE_URL: 'postgresql://localhost:1/nothing' })).toMatch(
    ONE_SENTENCE("DATABASE_URL can't be used: connect ECONNREFUSED", 'DATABASE_URL is right'),
  )
})
test("an address that is another machine's", async () =>
  expect(await said({ DATABASE_URL: database, HOST: '203.0.113.9' })).toMatch(
    ONE_SENTENCE('203.0.113.9 is no address of this machine', 'Set HOST'),
  ))
test('TRUST_PROXY is how many proxies there are; METRICS_TOKEN is none that could be guessed', () => {
  expect(['on', 'off', '0', '1', '2', ''].map(TRUST_PROXY => configure({ TRUST_PROXY }).trustProxy)).toEqual([
    1, 0, 0, 1, 2, 0,
  ])
  for (const TRUST_PROXY of ['yes', '-1', '1.5', '10.0.0.1'])
    expect(() => configure({ TRUST_PROXY })).toThrow(/TRUST_PROXY: .*how many/)
  expect(() => configure({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: at least 16/)
})

test('the log of the embedded database is a file for each day of the week, overwritten after a week', async () => {
  const client = new pg.Client({ connectionString: await freshDatabase({ empty: true }) })
  await client.connect()
  const { rows } = await client.query(
    `select pg_current_logfile() as file, current_setting('log_truncate_on_rotation') as anew, current_setting('log_rotation_age') as age`,
  )
  await client.end()
  expect(rows).toEqual([
    { file: expect.stringMatching(/^log\/postgres-(Sun|Mon|Tue|Wed|Thu|Fri|Sat)\.log$/), anew: 'on', age: '1d' },
  ])
})
