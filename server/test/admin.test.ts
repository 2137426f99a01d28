/**
 * R8: operators. Every act by page and by command line does the same, is logged, is undone if possible, and two servers
 * on one database react at once.
 */
import pg from 'pg'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACTS, type ActName } from '../admin/acts.ts'
import { admin, usage } from '../hall/command.ts'
import type { ActDone, AdminAct, AdminHall, AdminLog, AdminPerson, RecoverySheet, SessionReply } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let url: string
let pool: pg.Pool
let one: RunningServer
let two: RunningServer
let boss: Guest
/** `npm run admin -- …` on this database, beside its servers. */
const command = (...words: string[]) => admin(words, { DATABASE_URL: url })
const numberIn = (said: string): number => Number(/^Done \((\d+) in the log\)/.exec(said)![1])
beforeAll(async () => {
  url = await freshDatabase()
  pool = new pg.Pool({ connectionString: url, max: 2 })
  ;[one, two] = await Promise.all([hallOf(url), hallOf(url)])
  boss = await Guest.named(one, 'Boss')
  // As it is typed, once.
  const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'admin', '--', 'grant', 'Boss'], {
    env: { ...process.env, DATABASE_URL: url },
  })
  expect(stdout).toMatch(/^Done/)
})
afterAll(() => Promise.all([one.close(), two.close(), pool.end()]))

const at = (hall: RunningServer, guest: Guest): Guest =>
  Object.assign(new Guest(hall.url), { cookie: guest.cookie, id: guest.id })
const act = (name: ActName, args: object, reason = 'because', report?: number) =>
  boss.post<ActDone & { error: { code: string; sentence: string } }>('/api/admin/acts', {
    act: name,
    args,
    reason,
    ...(report === undefined ? {} : { report }),
  })
const undo = (id: number) => boss.post<ActDone>(`/api/admin/acts/${id}/undo`, { reason: '' })
const log = async () => (await boss.get<AdminLog>('/api/admin/log')).body.acts
const person = async (id: string) =>
  (await boss.get<AdminPerson[]>(`/api/admin/people?find=${id}`)).body.find(p => p.id === id)!
async function matchOf(host: Guest, other: Guest): Promise<string> {
  const { id } = await host.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await other.post(`/api/matches/${id}/join`, {})).status).toBe(200)
  return id
}
const makes = (guest: Guest) =>
  guest.post('/api/matches', { game: 'toy', visibility: 'open', seats: [{ kind: 'me' }, { kind: 'open' }] })

/** What each act does: its person, its command, and what is different afterwards, and after undoing it. */
const DONE: Record<
  ActName,
  (n: number) => Promise<{
    args: Record<string, string | number | null>
    /** The same on the command line. */
    words: string[]
    /** Whether it is done, as everybody sees it, at the other server too. */
    holds: () => Promise<boolean>
    undone?: true
    report?: number
    /** What the log says that somebody was called before. */
    was?: string
  }>
> = {
  grant: async n => {
    const ann = await Guest.named(one, `grant ${n}`)
    return {
      args: { person: ann.id },
      words: [ann.id],
      holds: async () => (await at(two, ann).get('/api/admin')).status === 200,
      undone: true,
    }
  },
  revoke: async n => {
    const ann = await Guest.named(one, `revoke ${n}`)
    await act('grant', { person: ann.id })
    return {
      args: { person: ann.id },
      words: [ann.id],
      holds: async () => (await at(two, ann).get('/api/admin')).status === 404,
      undone: true,
    }
  },
  rename: async n => {
    const ann = await Guest.named(one, `rude ${n}`)
    const id = await matchOf(ann, await Guest.named(one, 'Bob'))
    await at(two, ann).state(id)
    return {
      args: { person: ann.id, name: `kind ${n}` },
      words: [`rude ${n}`, `kind ${n}`],
      holds: async () => (await at(two, ann).state(id)).seats[0]!.name === `kind ${n}`,
      undone: true,
      was: `rude ${n}`,
    }
  },
  warn: async n => {
    const ann = await Guest.named(one, `warn ${n}`)
    return {
      args: { person: ann.id },
      words: [ann.id],
      holds: async () => (await at(two, ann).get<SessionReply>('/api/session')).body.told === true,
      undone: true,
    }
  },
  suspend: async n => {
    const ann = await Guest.named(one, `suspend ${n}`)
    return {
      args: { person: ann.id, what: 'play', until: new Date(Date.now() + 86_400_000).toISOString() },
      words: [ann.id, 'play', '1d'],
      holds: async () => (await makes(at(two, ann))).status === 403,
      undone: true,
    }
  },
  merge: async n => {
    const ann = await Guest.named(one, `merge ${n}`)
    const guest = await Guest.named(one, `guest ${n}`)
    const id = await matchOf(guest, await Guest.named(one, 'Bob'))
    return {
      args: { guest: guest.id, person: ann.id },
      words: [guest.id, ann.id],
      holds: async () => (await at(two, ann).state(id)).seats[0]!.you,
    }
  },
  delete: async n => {
    const ann = await Guest.named(one, `delete ${n}`)
    return {
      args: { person: ann.id },
      words: [ann.id],
      holds: async () => (await makes(at(two, ann))).status === 403,
      undone: true,
    }
  },
  free: async n => {
    const ann = await Guest.named(one, `free ${n}`)
    const id = await matchOf(ann, await Guest.named(one, 'Bob'))
    return {
      args: { match: id, seat: 0 },
      words: [id, '0'],
      holds: async () => (await at(two, ann).state(id)).seats[0]!.kind === 'bot',
      undone: true,
    }
  },
  close: async n => {
    const ann = await Guest.named(one, `close ${n}`)
    const id = await matchOf(ann, await Guest.named(one, 'Bob'))
    await at(two, ann).state(id)
    return { args: { match: id }, words: [id], holds: async () => (await at(two, ann).state(id)).status === 'finished' }
  },
  void: async n => {
    const ann = await Guest.named(one, `void ${n}`)
    const id = await matchOf(ann, await Guest.named(one, 'Bob'))
    return {
      args: { match: id },
      words: [id],
      holds: async () => (await pool.query('select from voids where match = $1 and not lifted', [id])).rowCount === 1,
      undone: true,
    }
  },
  mode: async () => {
    const guest = await Guest.named(two, 'somebody')
    return {
      args: { mode: 'registration' },
      words: ['registration'],
      holds: async () => (await makes(guest)).status === 403,
      undone: true,
    }
  },
  banner: async n => ({
    args: { en: `We move ${n}`, ko: `옮깁니다 ${n}`, until: null },
    words: [`We move ${n}`, `옮깁니다 ${n}`, '-'],
    holds: async () =>
      (await new Guest(two.url).get<SessionReply>('/api/session?lang=ko')).body.banner === `옮깁니다 ${n}`,
    undone: true,
  }),
  invite: async () => {
    const before = await invitations()
    return { args: {}, words: [], holds: async () => (await invitations()) === before + 1 }
  },
  recompute: async n => {
    // A rating that nobody's matches have given.
    const ann = await Guest.named(one, `recompute ${n}`)
    await pool.query(`insert into ratings values ($1, 'toy', 2, 40, 2, 9, 'made up')`, [ann.id])
    return {
      args: {},
      words: [],
      holds: async () => (await pool.query('select from ratings where person = $1', [ann.id])).rowCount === 0,
    }
  },
  dismiss: async n => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into reports (by, about, why, attached) values ($1, $2, 'other', '{"talk":[]}') returning id::int`,
      [boss.id, (await Guest.named(one, `dismiss ${n}`)).id],
    )
    const report = rows[0]!.id
    return {
      args: {},
      words: ['--report', String(report)],
      holds: async () =>
        (await pool.query('select from reports where id = $1 and answer is not null', [report])).rowCount === 1,
      undone: true,
      report,
    }
  },
}
const invitations = async () =>
  (await pool.query<{ n: number }>(`select count(*)::int as n from tickets where kind = 'invite'`)).rows[0]!.n

describe.each(Object.keys(ACTS) as ActName[])('%s', name => {
  test.each(['page', 'command'] as const)(
    'by %s: done, heard, written down, and undone where it can be',
    async from => {
      const { args, words, holds, undone, report, was } = await DONE[name](from === 'page' ? 1 : 2)
      expect(await holds()).toBe(false)
      let id: number
      if (from === 'page') {
        const done = await act(name, args, 'because', report)
        expect([done.status, done.body]).toEqual([200, done.body])
        id = done.body.id
      } else id = numberIn(await command(name, ...words, '--reason', 'because'))
      await expect.poll(holds).toBe(true)
      const [last] = (await log()) as [AdminAct]
      expect(last.was).toBe(was)
      expect(last).toMatchObject({
        id,
        act: name,
        from,
        by: from === 'page' ? 'Boss' : null,
        reason: 'because',
        mayUndo: undone === true,
        ...(args.person ? { person: { id: args.person } } : {}),
        ...(args.match ? { match: args.match } : {}),
        ...(report === undefined ? {} : { report }),
      })
      if (!undone) return expect((await undo(id)).status).toBe(409)
      if (from === 'page') expect((await undo(id)).status).toBe(200)
      else expect(await command('undo', String(id))).toContain('is undone')
      await expect.poll(holds).toBe(false)
      const [un, of] = await log()
      expect([un, of]).toMatchObject([
        { act: 'undo', args: { of: id }, from },
        { id, undone: true, mayUndo: false },
      ])
      // Once is enough.
      expect((await undo(id)).status).toBe(409)
    },
  )
})

test('without the role there is nothing: for nobody, a guest, a former operator', async () => {
  const ann = await Guest.named(one, 'Ann')
  for (const who of [new Guest(one.url), ann])
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', '/people', undefined],
      ['GET', '/tables', undefined],
      ['GET', '/reports', undefined],
      ['GET', '/pairs', undefined],
      ['GET', '/log', undefined],
      ['POST', '/acts', { act: 'grant', args: { person: ann.id }, reason: 'x' }],
      ['POST', '/acts/1/undo', { reason: '' }],
    ] as const)
      expect([path, (await who.send(method, `/api/admin${path}`, body)).status]).toEqual([path, 404])
  expect((await ann.get<SessionReply>('/api/session')).body).not.toHaveProperty('admin')
  expect((await boss.get<SessionReply>('/api/session')).body.admin).toBe(true)
})

test('what is asked for wrongly changes nothing and is not written down', async () => {
  const ann = await Guest.named(one, 'Ann')
  const before = (await log())[0]!.id
  for (const [name, args, reason] of [
    ['suspend', { person: ann.id, what: 'play', until: null }, ' '],
    ['suspend', { person: ann.id, what: 'everything', until: null }, 'x'],
    ['suspend', { person: 'nobodyatall', what: 'play', until: null }, 'x'],
    ['suspend', { person: boss.id, what: 'all', until: null }, 'x'],
    ['rename', { person: ann.id, name: '<b>' }, 'x'],
    ['close', { match: 'nosuchmatch' }, 'x'],
    ['free', { match: 'nosuchmatch', seat: 0 }, 'x'],
    ['banner', { en: 'only English', ko: '', until: null }, ''],
    ['dismiss', {}, 'x'],
    ['merge', { guest: ann.id, person: ann.id }, 'x'],
    ['delete', { person: ann.id, also: 'that' }, 'x'],
  ] as const)
    expect([name, [400, 409].includes((await act(name, args, reason)).status)]).toEqual([name, true])
  expect((await boss.post('/api/admin/acts', { act: 'toString', args: {}, reason: 'x' })).status).toBe(400)
  expect((await log())[0]!.id).toBe(before)
  await expect(command('suspend', 'Nobody Here', 'all', '1d')).rejects.toThrow('Nobody is called')
  await expect(command('rename', 'Bob', 'x', '--reason', 'x')).rejects.toThrow('people are called so')
})

test('somebody always runs the hall', async () => {
  await pool.query('update people set role = null where id <> $1', [boss.id])
  expect((await act('revoke', { person: boss.id })).body.error.code).toBe('last-admin')
})

test('NEVER is somebody shut out without being told until when and why; and they see what a stranger sees, and what is theirs', async () => {
  const ann = await Guest.named(one, 'Ann')
  const bob = await Guest.named(one, 'Bob')
  const id = await matchOf(ann, bob)
  const stream = await at(two, ann).watch(id)
  const { id: hidden } = await ann.table({
    game: 'toy',
    visibility: 'private',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await act('suspend', { person: ann.id, what: 'all', until: '2099-12-24T10:00:00.000Z' }, 'You left three tables.')
  await expect.poll(() => stream.closed).toBe(true)
  for (const here of [ann, at(two, ann)]) {
    await expect.poll(async () => (await makes(here)).status).toBe(403)
    const { body } = await here.post(`/api/matches/${id}/talk?lang=en`, { text: 'hm' })
    expect(body.error).toMatchObject({
      code: 'suspended-all',
      sentence: expect.stringContaining('You left three tables.'),
    })
    expect(body.error.sentence).toContain('until December 24, 2099 at 10:00 AM (UTC).')
    // By the clocks where they live, if their browser says where.
    const again = await here.post('/api/session?lang=ko&zone=Asia/Seoul', { name: 'other' })
    expect(again.body.error.sentence).toContain('2099년 12월 24일 오후 7:00까지 ')
    const nowhere = await here.post('/api/session?lang=ko&zone=Mars/Base', { name: 'other' })
    expect(nowhere.body.error.sentence).toContain('2099년 12월 24일 오전 10:00(UTC)까지 ')
    // As a stranger.
    expect((await here.state(id)).eyes).toBe(30)
    expect((await here.get(`/api/matches/${hidden}`)).status).toBe(404)
    expect((await here.get('/api/matches?mine')).status).toBe(403)
    // What is theirs.
    expect((await here.get<SessionReply>('/api/session')).body).toMatchObject({ person: { id: ann.id }, told: true })
    expect((await here.get('/api/account')).status).toBe(200)
  }
  // Others go on: a bot sits in, and the table that waited is nobody's.
  await expect.poll(async () => (await bob.state(id)).seats[0]!.kind).toBe('bot')
  await expect
    .poll(async () => (await pool.query(`select from matches where id = $1 and status = 'closed'`, [hidden])).rowCount)
    .toBe(1)
  await undo((await log())[0]!.id)
  await expect.poll(async () => (await makes(at(two, ann))).status).toBe(201)
  expect((await ann.state(id)).mayReturn).toEqual([0])
})

test('no talk: nothing that others read; no play: no new seat, and matches go on', async () => {
  const ann = await Guest.named(one, 'Ann')
  const bob = await Guest.named(one, 'Bob')
  const id = await matchOf(ann, bob)
  await act('suspend', { person: ann.id, what: 'talk', until: null }, 'rude')
  await expect.poll(async () => (await ann.post(`/api/matches/${id}/talk`, { text: 'x' })).status).toBe(403)
  expect((await ann.post('/api/session', { name: 'Worse' })).status).toBe(403)
  // Their page knows before they write.
  const silenced = async (guest: Guest) => (await guest.get<SessionReply>('/api/session')).body.silenced
  expect(await silenced(ann)).toBe('You can’t write anything here that others read any more. Reason: rude')
  expect(await silenced(bob)).toBeUndefined()
  expect(
    (
      await ann.post('/api/matches', {
        game: 'toy',
        name: 'rude',
        visibility: 'open',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      })
    ).status,
  ).toBe(403)
  expect((await makes(ann)).status).toBe(201)
  await act('suspend', { person: ann.id, what: 'play', until: null }, 'slow')
  await expect.poll(async () => (await makes(ann)).status).toBe(403)
  expect((await ann.post('/api/quick', { game: 'toy' })).status).toBe(403)
  const { id: open } = await bob.table({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect((await ann.post(`/api/matches/${open}/join`, {})).body.error.code).toBe('suspended-play')
  const { acting } = await ann.state(id)
  expect((await [ann, bob][acting[0]!]!.playOne(id)).status).toBe(200)
  expect((await person(ann.id)).told.map(t => t.what)).toEqual(['talk', 'play'])
})

test('a hall for those who keep their seats, and one for those who are invited', async () => {
  const guest = await Guest.named(one, 'guest')
  const running = await matchOf(guest, await Guest.named(one, 'Bob'))
  await act('mode', { mode: 'registration' })
  // The other server hears of it a moment later.
  for (const here of [guest, at(two, guest)])
    await expect.poll(async () => (await makes(here)).body.error?.code).toBe('needs-way-in')
  // What runs goes on.
  expect((await guest.get(`/api/matches/${running}`)).status).toBe(200)
  expect((await guest.post(`/api/matches/${running}/talk`, { text: 'still here' })).status).toBe(201)
  await guest.post<RecoverySheet>('/api/account/recovery')
  const made = await makes(guest)
  expect(made.status).toBe(201)
  await act('mode', { mode: 'invitation' })
  expect((await boss.get<AdminHall>('/api/admin')).body.mode).toBe('invitation')
  const table = made.body as unknown as { id: string; invite: string }
  const comes = (invite?: string) =>
    new Guest(two.url).post('/api/session', { name: 'new', ...(invite ? { invite } : {}) })
  await expect.poll(async () => (await comes()).status).toBe(403)
  expect((await comes(`${table.id} wrong-code`)).status).toBe(403)
  expect((await comes(`${table.id} ${table.invite}`)).status).toBe(200)
  const { told } = (await act('invite', {}, '')).body
  const token = told!.split('#invite=')[1]!
  expect((await comes(token)).status).toBe(200)
  expect((await comes(token)).status).toBe(403)
  expect(JSON.stringify(await log())).not.toContain(token)
  await act('mode', { mode: 'open' })
  await expect.poll(async () => (await comes()).status).toBe(200)
})

test('what went wrong at each server in this hour, and what could not be told, stand on the page and on the command line', async () => {
  const state = async () => (await boss.get<AdminHall>('/api/admin')).body
  expect((await state()).outbox).toEqual({ waiting: 0, failed: 0, oldest: null })
  expect(await command('state')).toMatch(/people with a way in.*\nnotices: 0 waiting, 0 tried in vain\n/)
  const ann = await Guest.named(one, 'Unlucky')
  const id = await matchOf(ann, await Guest.named(one, 'Bob'))
  await pool.query('alter table blocks rename to gone')
  for (const guest of [ann, at(two, ann), at(two, ann)]) expect((await guest.get('/api/account/own')).status).toBe(500)
  await pool.query('alter table gone rename to blocks')
  const what = 'GET /api/account/own 500'
  await expect
    .poll(async () => (await state()).faults.find(f => f.what === what), { timeout: 20_000 })
    .toEqual({ what, hour: 3, day: 3 })
  // What was yesterday is not of this hour, and older things are forgotten.
  await pool.query(`update faults set hour = hour - interval '5 hours' where what = $1`, [what])
  expect((await state()).faults.find(f => f.what === what)).toEqual({ what, hour: 0, day: 3 })
  expect(await command('state')).toContain(`  0  3  ${what}`)
  await pool.query(
    `insert into channels (id, person, kind, address) values ('c', $1, 'webhook', 'https://gone.example')`,
    [ann.id],
  )
  await pool.query(
    `insert into deliveries (id, channel, items, due, tries, until) values ('d', 'c', $1, now() + interval '1 hour', 2, '-infinity')`,
    [JSON.stringify([{ kind: 'talk', match: id, at: '2026-01-02T03:04:05.000Z' }])],
  )
  expect((await state()).outbox).toEqual({ waiting: 1, failed: 1, oldest: '2026-01-02T03:04:05.000Z' })
  expect(await command('state')).toContain('notices: 1 waiting, 1 tried in vain, the oldest since 2026-01-02 03:04')
  await pool.query(`delete from channels where id = 'c'`)
})

test('A4 an error of a job is a fault that operators see, not only a line of log', async () => {
  const bots = async () => (await boss.get<AdminHall>('/api/admin')).body.faults.find(f => f.what === 'bots')?.hour ?? 0
  const before = await bots()
  await pool.query('alter table bot_turns rename to gone')
  await expect.poll(bots, { timeout: 20_000 }).toBeGreaterThan(before)
  await pool.query('alter table gone rename to bot_turns')
})

test('the command line finds people and tables, tells the log, and says what it can do', async () => {
  const ann = await Guest.named(one, 'Findable')
  const id = await matchOf(ann, await Guest.named(one, 'Bob'))
  expect(await command('find', 'indab')).toContain(ann.id)
  await pool.query(`update people set handle = 'By_handle', handle_key = 'by handle' where id = $1`, [ann.id])
  expect(await command('find', '@by_h')).toContain(`${ann.id}  Findable  @By_handle`)
  expect(await command('find', 'nobody of that name')).toBe('Nobody.')
  expect(await command('tables', id)).toContain('0:Findable 1:Bob')
  await act('warn', { person: ann.id }, 'mind your words')
  expect(await command('log', 'Findable')).toContain('Boss  warn  Findable  “mind your words”')
  await act('rename', { person: ann.id, name: 'Found' }, 'as asked')
  expect(await command('log', 'Found')).toContain('Boss  rename  Found  Findable → Found  “as asked”')
  expect(await command('pairs')).toBe('No two people only play each other.')
  expect((await boss.get('/api/admin/pairs')).body).toEqual([])
  expect(await command('reports')).toMatch(/^\d+ {2}.* {2}other: dismiss 1 \(/)
  for (const name of Object.keys(ACTS)) expect(usage()).toContain(`\n  ${name}`)
  expect(await command()).toBe(usage())
})
