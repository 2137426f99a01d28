/** O1: a hall as the image runs it, by a user who may write nowhere but into the volume, starts again after somebody was erased. The list is in that volume. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { freshDatabase, Guest, hallOf, type Process, processOf } from './hall.ts'

/**
 * A user that is not root, as in the image: the one that runs the tests' database, because no other may enter its
 * socket.
 */
const { uid, gid } = statSync(inject('socket'))
const user = process.getuid?.() === 0 ? { uid, gid } : {}
/** What the image has as `/`: nothing in it can be written by that user, except for the volume. */
const root = mkdtempSync(join(tmpdir(), 'loggia-image-'))
const volume = join(root, 'forgotten')
const workdir = join(root, 'loggia')
for (const folder of [volume, workdir]) mkdirSync(folder)
chownSync(volume, uid, gid)
for (const folder of [workdir, root]) chmodSync(folder, 0o555)
afterAll(() => {
  for (const folder of [workdir, root]) chmodSync(folder, 0o755)
  rmSync(root, { recursive: true })
})
const open = (env: Record<string, string>) => processOf(env, { cwd: workdir, ...user })
async function close({ child, ended }: Process): Promise<void> {
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}

test('NEVER does the list of the forgotten keep a hall from starting: not without its volume, nor with one that cannot be read', async () => {
  const url = await freshDatabase()
  const db = new pg.Pool({ connectionString: url, max: 1 })
  const people = async () =>
    (await db.query<{ name: string }>('select name from people order by name')).rows.map(r => r.name)
  const faults = async () => (await db.query<{ what: string }>('select what from faults')).rows.map(r => r.what)
  const list = { DATABASE_URL: url, FORGOTTEN_LIST: join(volume, 'list') }
  // As the image was: the list goes where nothing can be made.
  const first = await hallOf(url)
  const [ann, bob] = [await Guest.named(first, 'Anneliese'), await Guest.named(first, 'Bob')]
  expect((await ann.post('/api/account/deletion', { name: 'Anneliese' })).status).toBe(200)
  await first.close()
  await db.query('update deletions set due = now()')
  const again = await open({ DATABASE_URL: url })
  expect(await people()).toEqual(['Bob', 'former guest'])
  expect((await new Guest(again.url).get('/healthz')).status).toBe(200)
  expect(again.said()).toContain(`The list of who was forgotten can't be written: ${join(workdir, 'var/forgotten')}`)
  // Operators read it in the hall as well, for a log is seldom read.
  await expect.poll(faults).toContain('the list of the forgotten can’t be written')
  await close(again)

  // With its volume: the list is written from the database, which is said, since it may be an older one.
  const kept = await open(list)
  expect(kept.said()).toContain('The list of who was forgotten is missing')
  await close(kept)
  expect(readFileSync(list.FORGOTTEN_LIST, 'utf8').split('\n')).toContain(ann.id)
  // The database comes back from an older backup, and the list has an id that it does not know.
  await db.query(`update people set name = 'Anneliese' where id = $1`, [ann.id])
  await db.query('truncate deletions')
  writeFileSync(list.FORGOTTEN_LIST, 'somebody-else\nhalf a li', { flag: 'a' })
  await (await hallOf(url, list)).close()
  expect(await people()).toEqual(['Bob', 'former guest'])
  // The database has a copy of all of it, and takes nobody for forgotten who is not.
  const { rows } = await db.query<{ person: string }>('select person from deletions where erased is not null')
  expect(rows.map(r => r.person).sort()).toEqual([ann.id, 'somebody-else'].sort())
  expect(rows.map(r => r.person)).not.toContain(bob.id)

  // A list that can't be read.
  rmSync(list.FORGOTTEN_LIST)
  mkdirSync(list.FORGOTTEN_LIST)
  await (await hallOf(url, list)).close()
  expect(await faults()).toContain('the list of the forgotten can’t be read')
  await db.end()
})
