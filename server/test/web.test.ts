/** The page at the address of a match: with it comes what its reader may see, and what a link to it says where it is pasted. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configure } from '../platform/config.ts'
import { type RunningServer, startServer } from '../index.ts'
import type { MatchState } from '../contract.ts'
import { freshDatabase, Guest } from './hall.ts'

const web = mkdtempSync(join(tmpdir(), 'loggia-web-'))
const SCREENS = {
  ...{ lobby: ['lobby.js'], table: ['table.js', 'table.css'], phone: ['phone.js'], desk: ['desk.js'] },
  words: { en: ['hall-en.js'], ko: ['hall-ko.js'] },
  games: { ostia: { table: ['ostia.js'], words: { en: ['ostia-en.js'], ko: ['ostia-ko.js'] } } },
}
const games = new URL('games.ts', import.meta.url).href
let database: string
let hall: RunningServer
beforeAll(async () => {
  mkdirSync(join(web, '_app'), { recursive: true })
  writeFileSync(
    join(web, 'index.html'),
    '<html><head><link href="/start.js" rel="modulepreload"></head><body></body></html>',
  )
  writeFileSync(join(web, '_app/screens.json'), JSON.stringify(SCREENS))
  for (const name of ['part.js', 'workers/thinker.js', 'arch.svg']) {
    mkdirSync(join(web, '_app/immutable/workers'), { recursive: true })
    writeFileSync(join(web, '_app/immutable', name), ' ')
  }
  database = await freshDatabase()
  hall = await startServer({
    ...configure({ PORT: '0', RATE_LIMIT: 'off', DATABASE_URL: database, LOG_LEVEL: 'silent' }),
    ...{ web, games },
  })
})
afterAll(async () => {
  await hall.close()
  rmSync(web, { recursive: true })
})

const preloaded = (html: string) =>
  [...html.matchAll(/href="\/([^"]+)" rel="(?:modulepreload|preload)"/g)].map(m => m[1])
const stateIn = (html: string): MatchState | undefined => {
  const text = /<script type="application\/json" id="state"[^>]*>(.*?)<\/script>/s.exec(html)?.[1]
  return text === undefined ? undefined : (JSON.parse(text) as MatchState)
}
const tags = (html: string) =>
  Object.fromEntries([...html.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(m => [m[1], m[2]]))
const ko = { 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.5' }

test('the page of a match has its state as the door of matches gives it, and the files of its game', async () => {
  const ann = await Guest.named(hall, 'Ann')
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private' })
  const page = await ann.get<string>(`/match/${id}`, ko)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(stateIn(page.body)).toEqual((await ann.get(`/api/matches/${id}?lang=ko`)).body)
  expect(preloaded(page.body)).toEqual([
    ...['start.js', 'table.js', 'table.css', 'hall-ko.js', 'ostia.js', 'ostia-ko.js', 'desk.js'],
  ])
  expect(preloaded((await ann.get<string>(`/match/${id}`, { 'user-agent': 'A Mobile phone' })).body)).toContain(
    'phone.js',
  )
  // What people write ends no script.
  await ann.post(`/api/matches/${id}/talk`, { text: '</script><b>' })
  expect(stateIn((await ann.get<string>(`/match/${id}`)).body)?.talk.at(-1)?.text).toBe('</script><b>')
  // Nobody else sees anything of it, and a link without its invitation says nothing.
  const stranger = new Guest(hall.url)
  const closed = await stranger.get<string>(`/match/${id}`)
  expect([stateIn(closed.body), tags(closed.body)]).toEqual([undefined, {}])
  expect(preloaded(closed.body)).toEqual(['start.js', 'table.js', 'table.css', 'hall-en.js'])
  // Every other page is the same for everybody.
  const other = await stranger.get<string>('/settings')
  expect([other.headers.get('cache-control'), preloaded(other.body)]).toEqual(['no-cache', ['start.js']])
  expect(preloaded((await stranger.get<string>('/')).body)).toEqual(['start.js', 'lobby.js'])
})

test('a link with its invitation says the game, the host and the free seats; a public match who plays', async () => {
  const ann = await Guest.named(hall, 'Ann "A" & B')
  const open = await ann.post<{ id: string; url: string }>('/api/matches', {
    ...{ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'private', name: 'Sunday' },
  })
  const { id } = open.body
  const invite = new URL(open.body.url, hall.url).searchParams.get('invite')!
  const stranger = new Guest(hall.url)
  expect(tags((await stranger.get<string>(`/match/${id}`)).body)).toEqual({})
  const invited = (await stranger.get<string>(`/match/${id}?invite=${invite}`, ko)).body
  expect(tags(invited)).toMatchObject({ description: 'Ann &quot;A&quot; &amp; B님이 기다리고 있습니다. 빈자리 1곳.' })
  expect(tags(invited).title).toMatch(/^Sunday · /)
  const shown = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'open' })
  expect(tags((await stranger.get<string>(`/match/${shown.id}`)).body)).toMatchObject({
    description: expect.stringMatching(/^At this table: Ann /),
    image: expect.stringMatching(/^http.*\/icon-512\.png$/),
  })
})

test('the page of a table says what is asked before its scripts do: to the one who is asked, and to nobody else', async () => {
  const ann = await Guest.named(hall, 'Ann & B')
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]
  const { id } = await ann.table({ game: 'ostia', seats, visibility: 'open' })
  const opening = async (who: Guest, match: string) =>
    /<body><div id="opening" lang="(\w+)"><p>(.*?)<\/p><p>(.*?)<\/p>/.exec(
      (await who.get<string>(`/match/${match}`, ko)).body,
    )
  const question = async () => (await ann.get<MatchState>(`/api/matches/${id}?lang=ko`)).body.prompt?.text
  await expect.poll(question).toBeDefined()
  expect((await opening(ann, id))!.slice(1)).toEqual(['ko', 'Ann &amp; B · 오스티아', await question()])
  expect(await opening(new Guest(hall.url), id)).toBeNull()
  // At one screen a curtain comes first.
  const both = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'open' })
  expect(await opening(ann, both.id)).toBeNull()
})

test('a page asks by the door of matches, and is counted there', async () => {
  const ann = await Guest.named(hall, 'Ann')
  const { id } = await ann.table({ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me' }], visibility: 'private' })
  const counted = async () => {
    const { body } = await ann.get<string>('/metrics')
    return Number(/_count\{method="GET",route="\/api\/matches\/:id",status="200"\} (\d+)/.exec(body)?.[1] ?? 0)
  }
  const before = await counted()
  for (let k = 0; k < 3; k++) await ann.get(`/match/${id}`)
  expect(await counted()).toBe(before + 3)
})

test('what only a page of ours loads says little beside itself; a worker and a picture, which may stand alone, say all', async () => {
  const headers = async (name: string) => (await fetch(`${hall.url}/_app/immutable/${name}`)).headers
  const part = await headers('part.js')
  expect([part.get('x-content-type-options'), part.get('cross-origin-resource-policy')]).toEqual([
    ...['nosniff', 'same-origin'],
  ])
  expect(part.get('content-security-policy')).toBeNull()
  for (const name of ['workers/thinker.js', 'arch.svg'])
    expect((await headers(name)).get('content-security-policy')).toContain("object-src 'none'")
})
