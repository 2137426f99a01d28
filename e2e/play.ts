/** How a test sits down and plays: as a person does, with what the screen offers. */
import { acting, firstOf, type Game, movesOf, pick, seeded, type Table } from '@loggia/core'
import { findGame } from '@loggia/games'
import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { contribution } from '../server/test/same-chance.ts'
import { aside, LIMIT } from './hall.ts'

/** The answers in the list of all of them, which need not be open. Then what is lit on the board or in a harbour, and the sign that a match is over. */
export const CHOICES = '.choices .btn'
export const LIT = '.layer [data-state~="lit"]'
export const OVER = '.ways'

/**
 * The shortest two-player matches, with less than half the rows of most, and fewer still if both pass. For tests that
 * need a finished match.
 */
export const SHORT = 'terra-mystica'
export const PASS = /^pass\b/

/** Opens the list of all answers, where it is not open. */
export async function openList(page: Page): Promise<void> {
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  if (!(await page.locator('.choices').isVisible())) await page.keyboard.press('l')
}
/** Gives an answer of the list. */
export async function take(page: Page, which: number | { hasText: string } = 0): Promise<void> {
  await openList(page)
  const all = page.locator(CHOICES)
  await (typeof which === 'number' ? all.nth(which) : all.filter(which)).click()
}

/** A new guest starts a match against one bot at once: two clicks from the address, and one more for another game than the first. */
export async function playNow(page: Page, url: string, game?: string): Promise<void> {
  await page.goto(url)
  if (game) await page.locator('.games button', { hasText: game }).click()
  await page.locator('.btn.go.big').click()
  await page.waitForURL('**/match/*')
  await page.locator('.bar h2').waitFor()
}

/** Begins a match as the page itself would, without the form and without a page. Gives its address. */
export async function begin(
  page: Page,
  url: string,
  seats: readonly object[],
  {
    game = 'ostia',
    options = {},
    visibility = 'private',
  }: { game?: string; options?: Record<string, string>; visibility?: 'private' | 'open' } = {},
): Promise<string> {
  const post = async (path: string, data: object) => (await page.request.post(`${url}${path}`, { data })).json()
  await post('/api/session', { name: 'Playwright' })
  const { id } = (await post('/api/matches', { game, options, seats, visibility })) as { id: string }
  await post(`/api/matches/${id}/contribution`, { contribution: contribution(expect.getState().currentTestName ?? '') })
  return `${url}/match/${id}`
}

/** Begins a match on this device, by the form: it knows of no hall. */
export async function beginHere(page: Page, url: string, game: string, seats: readonly string[]): Promise<void> {
  await page.goto(`${url}/new?here`)
  await page.locator(`input[name=game][value=${game}]`).check({ force: true })
  const label = page.getByLabel(/^Seat \d$/)
  await expect.poll(() => label.count()).toBeGreaterThanOrEqual(2)
  for (const [k, seat] of seats.entries()) await label.nth(k).selectOption(seat)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/alone/*')
}

/** The address by which guests come to the match that the host's page shows. */
export const invitation = (host: Page): Promise<string> =>
  host.evaluate(async () => {
    const { invite } = (await (await fetch(`/api${location.pathname.replace('/match/', '/matches/')}`)).json()) as {
      invite: string
    }
    return `${location.href}?invite=${invite}`
  })

/** A guest follows that invitation, and takes the open seat. */
export async function join(guest: Page, host: Page): Promise<void> {
  await guest.goto(await invitation(host))
  await guest.locator('form .btn.go').click()
  await guest.locator('.bar h2').waitFor()
}

/** A match as the server tells it: what tests ask of that. */
export interface Told {
  game: string
  status: string
  seq: number
  prompt: { step: string } | null
  legal: { seat: number; move: string }[]
  log: { seat: number; move: string }[]
  scores: { total: number }[]
  view: Table
}

/** The server has confirmed every answer that was given in this page: one that is cut off would be sent later, and refused. */
export const settled = (page: Page): Promise<void> => page.locator('.lines .sending').waitFor({ state: 'detached' })

/**
 * Plays this person's seats over HTTP until the match is over or the condition holds: any moves, or the `liked` ones,
 * such as passing. It reads only the last answers of the log. No page looks on: one that showed the match leaves it and
 * comes back. Returns whether the condition holds.
 */
export async function playOut(
  page: Page,
  address: string,
  enough?: (match: Told) => boolean,
  liked = enough ? undefined : PASS,
): Promise<boolean> {
  const api = address.replace('/match/', '/api/matches/')
  const back = page.url() === address
  let held: boolean
  if (back) {
    await settled(page)
    await aside(page)
  }
  for (let k = 1, since = 0; ; k = (k * 48271) % 2147483647) {
    // Where nobody is asked, a bot thinks.
    const told = await vi.waitUntil(
      async () => {
        const told = (await (await page.request.get(`${api}?since=${since}`)).json()) as Told
        return told.legal.length || told.status === 'finished' ? told : undefined
      },
      { timeout: LIMIT, interval: 20 },
    )
    held = enough?.(told) ?? false
    if (held || told.status === 'finished') break
    const best = liked ? told.legal.filter(l => liked.test(l.move)) : []
    const from = best.length ? best : told.legal
    const { seat, move } = from[k % from.length]!
    since = told.seq
    await page.request.post(`${api}/moves`, { data: { seq: told.seq, seat, move } })
  }
  if (back) await page.goto(address)
  return held
}

/** Begins matches, and plays them so, until one comes to what is wanted: by chance one may be over before. Gives its address. */
export async function reach(
  page: Page,
  url: string,
  seats: readonly object[],
  settings: Parameters<typeof begin>[3],
  enough: (match: Told) => boolean,
  liked?: RegExp,
): Promise<string> {
  for (;;) {
    const address = await begin(page, url, seats, settings)
    if (await playOut(page, address, enough, liked)) return address
  }
}

/**
 * Clicks the n-th lit thing where it can be seen: things on a board have odd shapes, and their middle may be empty sea. A person looks before
 * pressing, so it is looked for once more with the pointer on it: the board may still have been showing what others did. False: it is
 * covered, or not there any more.
 */
export async function clickLit(page: Page, n: number): Promise<boolean> {
  const at = await page.evaluate(
    ([lit, n]) => {
      const element = document.querySelectorAll(lit)[n]
      if (!element) return null
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const box = element.getBoundingClientRect()
      const part = [0.5, 0.25, 0.75, 0.1, 0.9]
      for (const v of part)
        for (const u of part) {
          const x = box.x + box.width * u
          const y = box.y + box.height * v
          if (document.elementFromPoint(x, y)?.closest('[data-target]') === element)
            return { x, y, target: element.getAttribute('data-target') }
        }
      return null
    },
    [LIT, n] as const,
  )
  if (!at) return false
  await page.mouse.move(at.x, at.y)
  if (
    !(await page.evaluate(
      ([lit, { x, y, target }]) =>
        document.elementFromPoint(x, y)?.closest(lit)?.getAttribute('data-target') === target,
      [LIT, at] as const,
    ))
  )
    return false
  await page.mouse.click(at.x, at.y)
  return true
}

/**
 * Answers as people do, by turns with a click on the board, where something is lit, and one in the bar. `clicks` counts both, so that a test can say that
 * neither is a dead end.
 */
export const byClicks =
  (page: Page, clicks: { board: number; bar: number }) =>
  async (which: number, rng: number[]): Promise<void> => {
    const targets = await page.locator(LIT).count()
    if (targets && clicks.board <= clicks.bar && (await clickLit(page, pick(rng, targets)))) {
      clicks.board++
      return
    }
    clicks.bar++
    await take(page, which)
  }

/** The match that the page shows, as the server tells it. */
export const match = (page: Page) =>
  page.evaluate(
    async () => (await fetch(`/api${location.pathname.replace('/match/', '/matches/')}`)).json() as Promise<Told>,
  )

/** Pastes a record on the page that imports them; it opens as a replay. */
export async function openRecord(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}/import`)
  await page.locator('textarea').fill(text)
  await page.locator('form .btn.go').click()
  await page.waitForURL('**/study/*')
  await page.locator('input[type=range]').waitFor()
}

/** Opens the file of a match as a table of this device, on the page that imports records. */
export async function openFile(page: Page, url: string, file: string): Promise<void> {
  await page.goto(`${url}/import`)
  await page.locator('textarea').fill(file)
  await page.locator('form .btn.go').click()
  await page.waitForURL('**/alone/*')
}

/** The final scores that a finished match shows, the best first. */
export async function totals(page: Page): Promise<number[]> {
  await page.locator('.scores .num').first().waitFor()
  return (await page.locator('.scores .num').allTextContents()).map(n => Number(n.replace('−', '-')))
}

/**
 * Runs in the page: what it shows of its question, which differs after every answer, and when something was picked or
 * refused. False while it is the same as `before`.
 */
const shown = (before?: string): string | false => {
  const now = [
    ...[...document.querySelectorAll('.bar h2, .bar .why, .choices .btn, .log .line')].map(e => e.textContent),
    ...[...document.querySelectorAll<HTMLElement>('[data-state~="chosen"]')].map(e => e.dataset['target']),
  ].join('|')
  return now !== before && now
}
export const question = (page: Page): Promise<string> => page.evaluate(shown, undefined) as Promise<string>

/** Waits until the page asks its person something; false when the match is over. */
export async function asked(page: Page): Promise<boolean> {
  await page.locator(`${CHOICES}, ${OVER}`).first().waitFor({ state: 'attached' })
  return !(await page.locator(OVER).isVisible())
}
/** What is asked, and what was said: the log comes after the question. */
export async function told(page: Page): Promise<string> {
  await asked(page)
  await page.locator('.log .line').first().waitFor()
  return question(page)
}

/**
 * How often a press may meet nothing, because the board was redrawn between looking and pressing. A person who sees
 * that presses again.
 */
const MISSES = 2

/**
 * Answers question after question, each by `answer(which, rng)`, until the match is over or `most` answers were given; gives their number.
 * Waits after each until the page shows something else.
 */
export async function playOn(
  page: Page,
  seed: string,
  answer: (which: number, rng: number[]) => Promise<void>,
  most = Infinity,
): Promise<number> {
  const rng = seeded(seed)
  let count = 0
  let misses = 0
  while (count < most && (await asked(page))) {
    const offered = await page.locator(CHOICES).count()
    const before = await question(page)
    if (!offered) continue
    await answer(pick(rng, offered), rng)
    // The page itself looks: to ask it again and again costs more than its answer.
    const heard = await page.waitForFunction(shown, before, { timeout: LIMIT / 4, polling: 20 }).catch(() => false)
    if (heard) count++
    else if (++misses > MISSES) throw new Error(`nothing comes of an answer to: ${before.slice(0, 400)}`)
  }
  return count
}

/** `TESTS=all`, as nightly has it: everything by hand. */
export const ALL = process.env['TESTS'] === 'all'

/** This many last answers of a person are given by hand again. */
const ENDING = 6

/** Whether the match is over after a few more answers of this seat, whichever of three ways it goes on by chance from all that the seat can know. */
const endsSoon = (game: Game, view: Table, seat: number): boolean =>
  [1, 2, 3].every(k => {
    const rng = seeded(`to the end ${k}`)
    const t = game.determinize(view, seat, rng)
    for (let answers = 0; answers < ENDING && !game.over(t); ) {
      const by = firstOf(acting(t))
      const legal = movesOf(game, t, by)
      game.play(t, by, legal[pick(rng, legal.length)]!)
      if (by === seat) answers++
    }
    return game.over(t)
  })

/**
 * Plays the page's match to its end. The first answers by hand while most is new, then over HTTP until few are left,
 * then by hand again to the result. Nightly all of it by hand.
 */
export async function playThrough(
  page: Page,
  seed: string,
  answer: (which: number, rng: number[]) => Promise<void>,
  most: number,
): Promise<void> {
  await playOn(page, seed, answer, ALL ? Infinity : most)
  if (!ALL) {
    const manifest = await findGame((await match(page)).game)!.manifest()
    const { game } = await manifest.rules()
    await playOut(
      page,
      page.url(),
      ({ view, legal: [first] }) => first !== undefined && endsSoon(game, view, first.seat),
    )
  }
  await playOn(page, `${seed}, the end`, answer)
}
