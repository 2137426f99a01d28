/** Tapestry in the browser: alone against the Automa, and a conquest that a Trap meets, between two browsers. */
import type { Page } from 'playwright-core'
import { asked, pick, seeded } from '@loggia/core'
import { tapestry, type TapestryTable } from '@loggia/games/tapestry'
import { expect, inject, test } from 'vitest'
import { aside, openBrowser, visit } from './hall.ts'
import { begin, byClicks, join, match, playThrough, type Told } from './play.ts'

const game = 'tapestry'
const hall = inject('hall')
const browser = await openBrowser()

test('a match alone against the Automa, its beginning and its end, by clicks on the table and in the bar', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }], { game }))
  const clicks = { board: 0, bar: 0 }
  await playThrough(page, 'weaving', byClicks(page, clicks), 10)
  const { status, scores, log } = await match(page)
  expect(status).toBe('finished')
  expect(scores.length).toBe(2) // the Automa has its score; the Shadow Empire has none (TA-15.1)
  expect(new Set(log.map(e => e.seat))).toEqual(new Set([-1, 0]))
  expect(clicks.board).toBeGreaterThan(1)
  expect(clicks.bar).toBeGreaterThan(1)
  expect(errors).toEqual([])
  await leave()
})

interface State extends Told {
  view: TapestryTable
  log: { seat: number; move: string; heard: { word: string }[] }[]
}
/** How far from the middle of the map: there the two meet. */
function farOut(move: string): number {
  const [q, r] = /h_(-?\d+)_(-?\d+)/.exec(move)!.slice(1).map(Number) as [number, number]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
/** The less, the sooner: tracks that lead to a conquest, hexes near the middle; a Trap is kept. */
function rank(move: string): number {
  if (/^(lay|conquer):/.test(move)) return farOut(move)
  const order = [/^accept$/, /^advance:military/, /^advance:exploration/, /^(?!advance|income|decline|done|.*:trap$)/]
  return 10 + [...order, /^advance/, /^income$/, /^(decline|done)$/, /^/].findIndex(words => words.test(move))
}
/** Whether after this move that seat would be asked to spring a Trap: also one without is. */
function meetsTrap(view: TapestryTable, by: number, holder: number, move: string): boolean {
  if (!move.startsWith('conquer:')) return false
  const t = tapestry.copy(view)
  tapestry.play(t, by, tapestry.parse(move))
  return asked(t, holder)?.do === 'trap'
}

/** Both play over HTTP, towards each other, until one can conquer where the other has a Trap: gives that seat and move; nothing when the match ends before. */
async function untilTrap(pages: readonly Page[], address: string): Promise<{ by: number; move: string } | undefined> {
  const api = address.replace('/match/', '/api/matches/')
  const rng = seeded('towards each other')
  let by = 0
  let since = 0
  const state = async (seat: number) =>
    (await (await pages[seat]!.request.get(`${api}?since=${since}`)).json()) as State
  for (;;) {
    let told = await state(by)
    if (!told.legal.length) {
      by = 1 - by
      told = await state(by)
    }
    if (!told.legal.length) return undefined
    const { seq, legal, view } = told
    const holder = 1 - by
    const moves = legal.map(l => l.move)
    const met = moves.filter(move => meetsTrap(view, by, holder, move))
    since = seq
    if (met.length && (await state(holder)).view.players[holder]!.hand.includes(tapestry.box.trap))
      return { by, move: met[0]! }
    // Elsewhere, if anywhere: two tokens close a territory.
    const list = met.length < moves.length ? moves.filter(move => !met.includes(move)) : moves
    const least = Math.min(...list.map(rank))
    const best = list.filter(move => rank(move) === least)
    await pages[by]!.request.post(`${api}/moves`, { data: { seq, seat: by, move: best[pick(rng, best.length)] } })
  }
}

test('a conquest that a Trap meets: the hex clicked in one browser, the Trap sprung in the other, both see it', async () => {
  const host = await visit(browser)
  const guest = await visit(browser, { lang: 'ko' })
  const pages = [host.page, guest.page]
  let address = ''
  let ready: { by: number; move: string } | undefined
  for (let k = 0; k < 5 && !ready; k++) {
    address = await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'open' }], { game })
    await host.page.goto(address)
    await join(guest.page, host.page)
    for (const page of pages) await aside(page)
    ready = await untilTrap(pages, address)
  }
  const { by, move } = ready!
  const hex = move.replace('conquer:', '')
  const at = tapestry.box.hexIds.indexOf(hex) * 2
  const holder = 1 - by
  const [attacker, defender] = [pages[by]!, pages[holder]!]
  for (const page of pages) await page.goto(address)
  const before = ((await match(defender)) as State).view
  await attacker.locator(`.layer [data-target="hex:${hex}"][data-state~="lit"]`).first().click()
  await defender.locator('.layer [data-target="verb:spring"][data-state~="lit"]').first().click()
  const sprung = `trapped:${holder},${by},${hex}`
  for (const page of pages) {
    const heard = async () => ((await match(page)) as State).log.flatMap(e => e.heard.map(h => h.word))
    await expect.poll(heard).toContain(sprung)
    const { view } = (await match(page)) as State
    // The attacker's outpost lies beneath the other, the Trap is discarded, a resource gained for it.
    expect(view.tokens.slice(at, at + 2).map(token => [token >> 3, token & 7])).toEqual([
      [holder, before.tokens[at]! & 7],
      [by, 1],
    ])
    expect(view.tapestryDiscards).toContain(tapestry.box.trap)
  }
  expect([...host.errors, ...guest.errors]).toEqual([])
  await host.leave()
  await guest.leave()
})
