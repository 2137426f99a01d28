/** What people write: one filter for names, tables and talk; nothing that is sent anywhere makes the hall fail; people who are called the same are told apart. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MatchCreated, MatchState, MatchSummary } from '../contract.ts'
import type { RunningServer } from '../index.ts'
import { freshDatabase, Guest, hallOf } from './hall.ts'

let hall: RunningServer
let ann: Guest
let match: MatchCreated
const at = (path = '') => `/api/matches/${match.id}${path}`
beforeAll(async () => {
  hall = await hallOf(await freshDatabase())
  ann = await Guest.named(hall, 'Ann')
  match = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }] })
})
afterAll(() => hall.close())

const NO_NAMES: [what: string, name: string, code: string, said: RegExp][] = [
  ['an Arabic mark of direction', 'a\u061cb', 'name-hidden', /U\+061C/],
  ['a Hangul filler', '\u3164', 'name-hidden', /U\+3164/],
  ['an empty Braille cell', '\u2800', 'name-hidden', /U\+2800/],
  ['a soft hyphen', 'a\u00adb', 'name-hidden', /U\+00AD/],
  ['tag characters', 'ann\u{e0041}', 'name-hidden', /U\+E0041/],
  ['half a character', 'a\ud800', 'name-hidden', /U\+D800/],
  ['nought', 'a\0b', 'name-hidden', /U\+0000/],
  ['27 marks on one letter', `a${'\u0301'.repeat(27)}`, 'name-marks', /marks|기호/],
  ['a tag', '<b>', 'name-brackets', /</],
  ['nothing', ' \u3000', 'name-empty', /needed|적어/],
  ['too much', 'x'.repeat(41), 'name-long', /40/],
]
test.each(NO_NAMES)(
  'A5 a name with %s is refused with a sentence that says so, for a person and for a table',
  async (_what, name, code, said) => {
    for (const lang of ['en', 'ko'])
      for (const answer of [
        await new Guest(hall.url).post(`/api/session?lang=${lang}`, { name }),
        await ann.post(`/api/matches?lang=${lang}`, {
          game: 'ostia',
          name,
          seats: [{ kind: 'me' }, { kind: 'me' }],
          visibility: 'open',
        }),
      ]) {
        expect([answer.status, answer.body.error.code, answer.headers.get('set-cookie')]).toEqual([400, code, null])
        expect(answer.body.error.sentence).toMatch(said)
        expect(/[가-힣]/.test(answer.body.error.sentence)).toBe(lang === 'ko')
      }
  },
)

test('A5 a name is kept composed and with plain spaces', async () => {
  expect(
    (await new Guest(hall.url).post<{ person: { name: string } }>('/api/session', { name: ' A\u030ake\u00a0\u00a0B ' }))
      .body.person.name,
  ).toBe('Åke B')
})

test("A5 in talk what can't be seen is dropped; where nothing is left there is nothing to say", async () => {
  const heard = await ann.watch(match.id)
  const said = await ann.post<{ text: string }>(at('/talk'), { text: 'o\0k\ud800\u202e 👩‍👩‍👧 ❤️' })
  expect([said.status, said.body.text]).toEqual([201, 'ok 👩‍👩‍👧 ❤️'])
  await heard.until(s => s.events.some(e => e.event === 'talk' && e.data.text === 'ok 👩‍👩‍👧 ❤️'))
  heard.close()
  expect((await ann.get<MatchState>(at())).body.talk.at(-1)!.text).toBe('ok 👩‍👩‍👧 ❤️')
  const nothing = await ann.post(`${at('/talk')}?lang=ko`, { text: '\0\u200b' })
  expect([nothing.status, nothing.body.error.code]).toEqual([400, 'talk-empty'])
  expect(nothing.body.error.sentence).toMatch(/[가-힣]/)
})

test('A5 people who are called the same are told apart at a table, as the second seat of one person is, and in what they say', async () => {
  const twins = await Promise.all(['ANN', 'Ann 2', 'Ａnn'].map(name => Guest.named(hall, name)))
  const { id } = await ann.table({
    game: 'princes-of-florence',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }, { kind: 'me' }],
  })
  for (const twin of twins) await twin.post(`/api/matches/${id}/join`, {})
  const called = ['Ann', 'ANN 2', 'Ann 2 2', 'Ａnn 3', 'Ann 4']
  expect((await ann.state(id)).seats.map(s => s.name)).toEqual(called)
  expect(
    (await ann.get<MatchSummary[]>('/api/matches?mine')).body.find(m => m.id === id)!.seats.map(s => s.name),
  ).toEqual(called)
  const heard = await ann.watch(id)
  for (const [k, guest] of [ann, ...twins].entries())
    expect((await guest.post<{ name: string }>(`/api/matches/${id}/talk`, { text: 'me' })).body.name).toBe(called[k])
  await heard.until(s => s.events.filter(e => e.event === 'talk').length === 4)
  expect(heard.events.filter(e => e.event === 'talk').map(e => e.data.name)).toEqual(called.slice(0, 4))
  heard.close()
  expect((await ann.state(id)).talk.map(t => t.name)).toEqual(called.slice(0, 4))
})

/** Texts that mean something to somebody on the way: to the database, to JSON, to an object, to a path, to a pattern. */
const NASTY = [
  '\0',
  '\ud800',
  '\udfff',
  '\uffff',
  "'",
  '"',
  '\\',
  '%00',
  '%',
  '../',
  '__proto__',
  'constructor',
  'toString',
  '{0}',
  '$1',
  '\r\n',
  ':',
  ',',
  '?',
  '\u202e',
  '👩‍👩‍👧',
  '9'.repeat(30),
  '-1',
  'null',
  'e1',
]
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...NASTY, 'step:athenae', 'standing'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  minLength: 1,
  maxLength: 12,
})
test('A5 no text whatever, in any place where a text can be sent, makes the hall fail', async () => {
  const me = { kind: 'me' }
  const { seq } = await ann.state(match.id)
  const places: [
    method: string,
    at: (text: string, path: string) => { path: string; body?: unknown; headers?: Record<string, string> },
  ][] = [
    ['POST', name => ({ path: '/api/session', body: { name } })],
    ['POST', game => ({ path: '/api/matches', body: { game, seats: [me, me], visibility: 'open' } })],
    ['POST', name => ({ path: '/api/matches', body: { game: 'ostia', name, seats: [me, me], visibility: 'open' } })],
    [
      'POST',
      option => ({
        path: '/api/matches',
        body: { game: 'ostia', seats: [me, me], visibility: 'open', options: { [option]: option } },
      }),
    ],
    [
      'POST',
      value => ({
        path: '/api/matches',
        body: { game: 'ostia', seats: [me, me], visibility: 'open', options: { setup: value } },
      }),
    ],
    [
      'POST',
      kind => ({
        path: '/api/matches',
        body: { game: 'ostia', seats: [me, { kind, bot: kind, level: kind }], visibility: kind },
      }),
    ],
    ['POST', text => ({ path: at('/talk'), body: { text } })],
    ['POST', move => ({ path: at('/moves'), body: { seq, move } })],
    ['POST', seq => ({ path: at('/moves'), body: { seq, move: seq, seat: seq, [seq]: seq } })],
    ['PUT', order => ({ path: at('/standing'), body: { order, seat: 0 } })],
    ['POST', invite => ({ path: at('/join'), body: { invite } })],
    ['POST', seat => ({ path: at('/resign'), body: { seat } })],
    ['POST', whole => ({ path: at('/takeback'), body: whole })],
    ['GET', (_, part) => ({ path: `/api/matches/${part}` })],
    ['GET', (_, part) => ({ path: `/api/matches/${match.id}/${part}` })],
    ['GET', (_, part) => ({ path: `${at()}?at=${part}&seat=${part}&invite=${part}&lang=${part}` })],
    ['GET', (_, part) => ({ path: `${at('/export')}?seat=${part}&invite=${part}` })],
    ['GET', (_, part) => ({ path: `${at('/events')}?seat=${part}&invite=${part}` })],
    ['GET', (_, part) => ({ path: `/api/matches?${part}=${part}&open=${part}&lang=${part}` })],
    ['GET', (_, part) => ({ path: `/${part}` })],
    [
      'GET',
      (_, part) => ({
        path: at(),
        headers: {
          'accept-language': part,
          'last-event-id': part,
          'x-forwarded-for': part,
          cookie: `${ann.cookie}; loggia=${part}`,
        },
      }),
    ],
  ]
  const failed: unknown[] = []
  await fc.assert(
    fc.asyncProperty(text, async sent => {
      await Promise.all(
        places.map(async ([method, place]) => {
          const { path, body, headers } = place(sent, encodeURIComponent(sent.toWellFormed()))
          const guest = new Guest(hall.url)
          guest.cookie = ann.cookie
          // A stream that did open would not end.
          const { status } = path.includes('/events')
            ? await fetch(hall.url + path, { method: 'HEAD', headers: { cookie: ann.cookie } })
            : await guest.send(method, path, body, headers)
          if (status >= 500) failed.push([status, method, path, body])
        }),
      )
      expect(failed).toEqual([])
    }),
    { numRuns: 40, examples: NASTY.map(n => [n]) },
  )
})
