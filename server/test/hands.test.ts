/** The slots for sending notices: a slow host, or a person with many slow addresses, keeps nobody else waiting. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../hall/store.ts'
import { freshDatabase } from './hall.ts'

let pool: pg.Pool
let store: Store
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await freshDatabase(), max: 2 })
  store = openStore(pool)
})
beforeEach(() => pool.query('delete from channels'))
afterAll(() => pool.end())

/**
 * One due message on a push channel of its own, older by this many seconds; `proven`: that channel has delivered
 * before.
 */
async function due(id: string, person: string, host: string, older: number, proven = false): Promise<void> {
  await store.arrive(person, person).catch(() => {
    /* exists already */
  })
  await pool.query(
    `insert into channels (id, person, kind, address, used_at) values ($1, $2, 'push', $3, case when $4 then now() end)`,
    [id, person, `https://${host}/${id}`, proven],
  )
  await pool.query(
    `insert into deliveries (id, channel, items, due) values ($1, $1, '[]', now() - $2 * interval '1 second')`,
    [id, older],
  )
}
const take = async (): Promise<string[]> => (await store.takeDeliveries('push', 16, 8)).map(d => d.id)

test('A9 forty slow addresses of many people at one host get half of the hands; a later message gets one at once', async () => {
  for (let k = 0; k < 40; k++) await due(`slow${k}`, `guest${k}`, 'slow.example', 100 - k, true)
  await due('mine', 'ann', 'push.example', 1, true)
  const taken = await take()
  expect(taken).toContain('mine')
  expect(taken.length).toBe(9)
  // What is in hand counts: the slow host gets no more until some of it is done, anybody else does.
  await due('next', 'bob', 'push.example', 1, true)
  expect(await take()).toEqual(['next'])
})

test('A9 hosts that have never answered share half of the hands, however many they are; a person has two', async () => {
  for (let k = 0; k < 40; k++) await due(`new${k}`, `guest${k}`, `h${k}.example`, 100 - k)
  for (let k = 0; k < 5; k++) await due(`many${k}`, 'eve', `e${k}.example`, 200 - k, true)
  await due('mine', 'ann', 'push.example', 1, true)
  const taken = await take()
  expect(taken).toContain('mine')
  expect(taken.filter(id => id.startsWith('new')).length).toBe(8)
  expect(taken.filter(id => id.startsWith('many'))).toEqual(['many0', 'many1'])
})
