/** Every screen, in both themes and languages: no axe violation, no complaint in the console, no scrolling sideways on a phone. */
import { readFileSync } from 'node:fs'
import { type Cookie, type Page, request } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { violations } from './axe.ts'
import { openBrowser, type Visitor, visit } from './hall.ts'
import { ALL, begin, openRecord, playOut, SHORT } from './play.ts'

/** Somebody here is asked. */
const ASKED = ['.bar .tools button', '.bar .answers button', '.choices .btn'].map(s => `${s}:visible`).join()
const hall = inject('hall')
const browser = await openBrowser()
const HANDLE = 'seen_by_all'
/** Somebody for each language and theme, who looks at one screen after the other. */
const lookers = new Map<string, Promise<Visitor>>()
const ledger = readFileSync(new URL('../games/terra-mystica/test/recorded/base-3p-009.txt', import.meta.url), 'utf8')
/** Addresses of tables in mid-turn, one that waits for a guest, one that is over, a stranger's: made once, looked at in every way. */
let running: string
let built: string
let courted: string
let alone: string
let traded: string
let woven: string
let choosing: string
let waiting: string
let finished: string
let strangers: string
let cookies: Cookie[]

beforeAll(async () => {
  const { page, context, leave } = await visit(browser)
  running = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }, { kind: 'bot', bot: 'greedy' }])
  built = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }], {
    game: 'terra-mystica',
    options: { setup: 'first-game' },
  })
  courted = await begin(
    page,
    hall.url,
    [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    { game: 'princes-of-florence', options: { 'characters': 'with', 'joint-building': 'with' } },
  )
  alone = await begin(page, hall.url, [{ kind: 'me' }], { game: 'princes-of-florence' })
  traded = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }], { game: 'tiletum' })
  woven = await begin(page, hall.url, [{ kind: 'me' }], { game: 'tapestry' })
  choosing = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], { game: 'terra-mystica' })
  waiting = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'open' }])
  finished = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: SHORT })
  for (const address of [running, built, courted, alone, traded, woven])
    await playOut(page, address, ({ seq }) => seq >= 12)
  await playOut(page, finished)
  cookies = await context.cookies()
  const stranger = await request.newContext({ baseURL: hall.url })
  await stranger.post('/api/session', { data: { name: 'Stranger' } })
  await stranger.post('/api/account/recovery')
  await stranger.patch('/api/account/profile', { data: { handle: HANDLE } })
  const wished = await stranger.post('/api/matches', {
    data: { game: SHORT, visibility: 'open', wants: { to: 4000 }, seats: [{ kind: 'me' }, { kind: 'open' }] },
  })
  strangers = `${hall.url}/match/${((await wished.json()) as { id: string }).id}`
  await stranger.dispose()
  await leave()
})

afterAll(async () => {
  for (const looker of lookers.values()) await (await looker).leave()
})

/** `make`: what has to be done there first. */
type Screen = [name: string, address: () => string, ready: string, make?: (page: Page) => Promise<unknown>]
/** From the page about a game to a first match of it. */
const learn = async (page: Page) => {
  await page.locator('.deeds .btn.go').first().click()
  await page.locator('.coach').waitFor()
}
const key = (pressed: string) => async (page: Page) => {
  await page.locator(ASKED).first().waitFor()
  await page.keyboard.press(pressed)
}
/** Nightly also these. */
const seldom: Screen[] = [
  [
    'a hint in a first match: where, what and why',
    () => `${hall.url}/about/terra-mystica`,
    '.coach .why',
    async page => {
      await learn(page)
      for (const pressed of ['.coach kbd', '.coach kbd', '.coach .why']) {
        await page.keyboard.press('h')
        await page.locator(pressed).first().waitFor()
      }
    },
  ],
  ['peoples to choose from', () => choosing, '.choosing'],
  ['their cards', () => choosing, 'dialog[open] .card', page => page.locator('.choosing .link').click()],
  ['the icons at a table', () => traded, 'dialog[open] .group + ul button', key('i')],
  [
    'the rules beside a table',
    () => woven,
    '.book .now',
    page =>
      page
        .getByRole('tab', { name: /^(Rules|규칙)$/ })
        .first()
        .click(),
  ],
  [
    'a lesson at its end',
    () => `${hall.url}/learn/ostia/count`,
    '.lesson-page:not(:has(.rings))',
    async page => {
      for (const on = page.locator('.lesson-page:has(.rings) .onward .btn').first(); ; await on.click()) {
        await page.locator('.lesson-page').waitFor()
        if (!(await on.count())) break
      }
    },
  ],
  ['the ladder', () => `${hall.url}/ladder`, '.none'],
  ['how matches of a game go', () => `${hall.url}/about/tapestry/matches`, '#bots table'],
  ['how strong the bots are', () => `${hall.url}/bots`, '#content table'],
  ['what is kept of people', () => `${hall.url}/privacy`, '#content h2'],
]
const screens: Screen[] = [
  ['the hall', () => hall.url, '.btn.go.big'],
  ['a new table', () => `${hall.url}/new`, 'form .btn.go'],
  [
    'a new table with options of long names',
    () => `${hall.url}/new`,
    '[role=group]:nth-child(4) .pick + .pick',
    async page => {
      await page.locator('input[name=game][value=terra-mystica]').check()
      // What is wished of strangers is asked where they may come.
      await page.locator('input[name=visibility][value=open]').check()
    },
  ],
  ['what one is told', () => `${hall.url}/account/notices`, '#content table'],
  ['a table in mid-turn', () => running, ASKED],
  ['a table of Terra Mystica in mid-turn', () => built, ASKED],
  ['a table of the Princes, both expansions', () => courted, ASKED],
  ['alone against the Automa', () => alone, ASKED],
  ['a table of Tiletum in mid-turn', () => traded, ASKED],
  ['alone at Tapestry', () => woven, ASKED],
  ['a table that waits for a guest', () => waiting, 'h1, .bar'],
  ['a finished match', () => finished, '.ways'],
  ['a replay', () => `${finished}?at=12`, 'input[type=range]'],
  [
    'the import of a record',
    () => `${hall.url}/import`,
    '.halt',
    async page => {
      await page.locator('textarea').fill('Dear Sir')
      await page.locator('form .btn.go').click()
    },
  ],
  ['an imported game', () => hall.url, 'input[type=range]', page => openRecord(page, hall.url, ledger)],
  [
    'the course of a match',
    () => hall.url,
    '.figures tfoot',
    async page => {
      await openRecord(page, hall.url, ledger)
      await page.getByRole('tab', { name: /Course|흐름/ }).click()
    },
  ],
  [
    'another way tried from one of its moves',
    () => hall.url,
    ASKED,
    async page => {
      await openRecord(page, hall.url, ledger)
      await page.locator('.along select').selectOption({ index: 3 })
      await page.locator('.leave button').first().click()
    },
  ],
  ['settings', () => `${hall.url}/settings`, 'main h1'],
  ['who I am', () => `${hall.url}/account`, '.cols .link'],
  [
    'a sheet of recovery codes, and a short code',
    () => `${hall.url}/account`,
    '.shown .code',
    async page => {
      await page.getByRole('button', { name: /^(Make some|Make new ones|만들기|새로 만들기)$/ }).click()
      await page
        .locator('.paper')
        .or(page.getByRole('button', { name: /^(Yes, new ones|네, 새로 만들게요)$/ }))
        .click()
      await page.locator('.paper').waitFor()
      await page.getByRole('button', { name: /^(Show a code|코드 보기)$/ }).click()
    },
  ],
  ['coming in with a seat', () => `${hall.url}/enter`, '.digits'],
  // Tiletum's, where one note is said of several things.
  ['about the components', () => `${hall.url}/about/tiletum/components`, 'main h1'],
  ['about a game', () => `${hall.url}/about/terra-mystica`, '.turn [data-target]'],
  ['a chapter of the rules', () => `${hall.url}/about/terra-mystica/rules#land`, '.pictures [data-target]'],
  ['a first match: its goal, and what its question is for', () => `${hall.url}/about/ostia`, '.coach', learn],
  ['a lesson', () => `${hall.url}/learn/princes-of-florence/wishes`, '.lesson-page'],
  ['lessons and cards of a game', () => `${hall.url}/about/tapestry#lessons`, '#cards'],
  ['the icons of a game', () => `${hall.url}/about/ostia/rules#icons`, '.group + ul button'],
  ['an address that leads nowhere', () => `${hall.url}/nowhere`, 'h1'],
  ['a table that there is not', () => `${hall.url}/match/aaaaaaaaaaaa`, '#choices'],
  ['an open table, before one sits down', () => strangers, 'dl'],
  [
    'the page of somebody from whom one keeps apart',
    () => `${hall.url}/people/${HANDLE}`,
    '.peace',
    page => page.getByRole('button', { name: /^(Block or report|차단·신고)/ }).click(),
  ],
  ...(ALL ? seldom : []),
]

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 360, height: 640 }
type Look = readonly [lang: 'en' | 'ko', theme: 'light' | 'night', looked: readonly (typeof WIDE)[]]
/**
 * Nightly each screen in every language, theme and width. Otherwise one look at each, by turns, so that all screens
 * together, and the tables among themselves, are seen in every way.
 */
function looks(k: number): Look[] {
  if (ALL)
    return (['en', 'ko'] as const).flatMap(lang =>
      (['light', 'night'] as const).map(theme => [lang, theme, [WIDE, NARROW]] as const),
    )
  return [[k & 1 ? 'ko' : 'en', k & 2 ? 'light' : 'night', [k % 3 === 1 ? WIDE : NARROW]]]
}

for (const [k, [name, address, ready, make]] of screens.entries())
  for (const [lang, theme, looked] of looks(k))
    test(`${name}: ${lang}, ${theme}, ${looked.map(size => size.width).join(' and ')}`, async () => {
      const who = `${lang} ${theme}`
      if (!lookers.has(who)) lookers.set(who, visit(browser, { lang, theme, cookies }))
      const { page, errors } = await lookers.get(who)!
      errors.length = 0
      // What has to be done there is done on a desk.
      await page.setViewportSize(make ? WIDE : looked[0]!)
      await page.goto(address())
      await make?.(page)
      for (const size of looked) {
        await page.setViewportSize(size)
        // The next frame but one is drawn for that size: a phone's table has begun to come in the place of the desk's.
        await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
        await page.locator(ready).first().waitFor()
        expect(await violations(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      }
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
      expect(errors.filter(e => !e.includes('404'))).toEqual([])
    })

test('A5 what is wrong with a name is told in its field, before it is sent', async () => {
  const { page, errors, leave } = await visit(browser, { lang: 'ko' })
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  for (const address of [`${hall.url}/account`, `${hall.url}/new`]) {
    await page.goto(address)
    const field = page.locator('input[type=text][maxlength]')
    const said = () => field.evaluate((f: HTMLInputElement) => f.validationMessage)
    await field.fill('앤\u3164')
    await expect.poll(said).toMatch(/보이지 않는.*U\+3164/)
    sent.length = 0
    await page.locator('form .btn.go').click()
    await field.fill('앤')
    await expect.poll(said).toBe('')
    expect(sent).toEqual([])
  }
  expect(errors).toEqual([])
  await leave()
})
