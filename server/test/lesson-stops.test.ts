/** Where people stop learning is counted, and first tries of puzzles: by anybody, and nothing is kept of who it was. */
import { findGame, GAMES } from '@loggia/games'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LessonVisit, PuzzleTry } from '../admin/contract.ts'
import { lessonStopQueries } from '../admin/lesson-stops.ts'
import type { AdminStop } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let pool: pg.Pool
let one: RunningServer
let two: RunningServer
let boss: Guest
let nobody: Guest
beforeAll(async () => {
  const url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  ;[one, two] = await Promise.all([hallOf(url, { RATE_LIMIT: 'on' }), hallOf(url)])
  boss = await Guest.named(one, 'Boss')
  await pool.query(`update people set role = 'admin' where id = $1`, [boss.id])
  nobody = new Guest(two.url)
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

const visit = { game: 'ostia', lesson: 'sail', page: '3', finished: false }
const tell = (more: object, guest = nobody) =>
  guest.post<{ error: { code: string } }>('/api/lesson-visits', { ...visit, ...more })
const stops = async () => (await boss.get<AdminStop[]>('/api/admin/stops')).body

test('a visit is counted for nobody, by two servers at once, and operators alone read it', async () => {
  const bystander = await Guest.named(two, 'Bystander')
  const { rows: before } = await pool.query('select key from allowances')
  await Promise.all([
    ...Array.from({ length: 10 }, () => tell({})),
    ...Array.from({ length: 10 }, () => tell({}, bystander)),
    ...Array.from({ length: 5 }, () => tell({}, new Guest(one.url))),
    ...[1, 2].map(() => tell({ page: '5', finished: true })),
    tell({ page: '1' }),
    nobody.post('/api/lesson-visits', { game: 'ostia', page: 'action:build', finished: false }),
  ])
  expect(await stops()).toEqual([
    { game: 'ostia', lesson: 'sail', page: '3', n: 25, visits: 28 },
    { game: 'ostia', lesson: '', page: 'action:build', n: 1, visits: 1 },
    { game: 'ostia', lesson: 'sail', page: '1', n: 1, visits: 28 },
  ])
  expect((await bystander.get('/api/admin/stops')).status).toBe(404)
  // Of its row there is only what was visited, and how often; the limit knows an address by its hash, and no person.
  const { rows } = await pool.query(`select * from lesson_stops where page = '3'`)
  expect(rows).toEqual([{ ...visit, n: 25, day: expect.any(Date) }])
  expect((rows[0] as { day: Date }).day.getTime() % 60_000).toBe(0)
  const { rows: spent } = await pool.query<{ key: string }>(`select key from allowances`)
  expect(spent.filter(({ key }) => !before.some(b => b.key === key)).map(({ key }) => key)).toEqual([
    expect.stringMatching(/^visit @[\w-]{20,}/),
  ])
})

test.each([
  ['a game that is not played here', 422, { game: 'chess' }],
  ['a property of objects', 422, { game: 'constructor' }],
  ['a lesson that can’t be one', 400, { lesson: 'a b' }],
  ['a long lesson', 400, { lesson: 'x'.repeat(25) }],
  ['page 0', 400, { page: '0' }],
  ['page 100', 400, { page: '100' }],
  ['a page that is a sentence', 400, { page: 'What is this?' }],
  ['a page that is a number', 400, { page: 3 }],
  ['nothing of whether it was finished', 400, { finished: undefined }],
  ['a person', 400, { person: 'ann' }],
])('it does not count %s', async (_, status, wrong) => {
  const before = await stops()
  expect((await tell(wrong)).status).toBe(status)
  expect(await stops()).toEqual(before)
})

test('who counts without end is refused', async () => {
  const flood = new Guest(one.url)
  expect((await tell({ page: '2' }, flood)).status).toBe(200)
  await pool.query(`update allowances set points = 120 where key like 'visit %'`)
  expect((await tell({ page: '2' }, flood)).status).toBe(429)
})

test('a day has room for all that can be learnt, for no invented pages beyond, and is forgotten after 90 days', async () => {
  const { countVisit, forgetLessonStops } = lessonStopQueries(pool)
  const rows = async () =>
    Number((await pool.query(`select count(*) from lesson_stops where game = 'full'`)).rows[0].count)
  await pool.query(
    `insert into lesson_stops select date_trunc('day', now()), 'full', 'x', n::text, false, 1 from generate_series(1, 500) n`,
  )
  await countVisit({ ...visit, game: 'full', lesson: 'x', page: '501' })
  await countVisit({ ...visit, game: 'full', lesson: 'x', page: '500' })
  expect(await rows()).toBe(500)
  const { rows: last } = await pool.query(`select n from lesson_stops where game = 'full' and page = '500'`)
  expect(last).toEqual([{ n: 2 }])
  await pool.query(`update lesson_stops set day = day - interval '91 days' where game = 'full' and page <> '500'`)
  await forgetLessonStops()
  expect(await rows()).toBe(1)
})

test('first tries of puzzles are counted for nobody, shown once there are enough, and are no stops of lessons', async () => {
  const [one, two] = (await (await findGame('ostia')!.manifest()).puzzles!()).puzzles
  const told = (puzzle: string, right: boolean, game = 'ostia') =>
    nobody.post<{ error: { code: string } }>('/api/puzzle-tries', { game, puzzle, right })
  const tries = async () => (await nobody.get('/api/puzzle-tries/ostia')).body
  const before = await stops()
  for (let n = 0; n < 19; n++) expect((await told(one!.id, n < 8)).status).toBe(200)
  await told(two!.id, true)
  expect(await tries()).toEqual({})
  await told(one!.id, true)
  expect(await tries()).toEqual({ [one!.id]: { tries: 20, right: 9 } })
  expect(await stops()).toEqual(before)
  expect((await told('00000000', true)).status).toBe(422)
  expect((await told(one!.id, true, 'chess')).status).toBe(422)
  expect((await told('sail', true)).status).toBe(400)
  expect((await nobody.get('/api/puzzle-tries/chess')).body).toEqual({})
})

test('each page of each lesson, each kind of question and each puzzle can be counted', async () => {
  const places: LessonVisit[] = []
  const tries: PuzzleTry[] = []
  for (const { id: game, manifest } of GAMES) {
    const { lessons, tips, puzzles } = await manifest()
    for (const { id: puzzle } of (await puzzles?.())?.puzzles ?? []) tries.push({ game, puzzle, right: true })
    for (const [lesson, { pages }] of Object.entries((await lessons?.facts()) ?? {}))
      places.push(...pages.map((_, k) => ({ game, lesson, page: `${k + 1}`, finished: false })))
    places.push(...Object.keys((await tips?.en()) ?? {}).map(page => ({ game, page, finished: false })))
  }
  expect(places.length).toBeGreaterThan(300)
  expect(places.filter(place => !LessonVisit.safeParse(place).success)).toEqual([])
  expect(tries.filter(one => !PuzzleTry.safeParse(one).success)).toEqual([])
  const most = Math.max(...[...Map.groupBy([...places, ...tries], p => p.game).values()].map(of => of.length))
  expect(2 * most).toBeLessThan(500)
})
