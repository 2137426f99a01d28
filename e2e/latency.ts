/**
 * How long an answer takes from the click to the frame that shows it: `node e2e/latency.ts [game …] [--answers 60] [--before CHECKOUT]`. A page that tells
 * what happens, one that tells nothing, and that of another checkout get the same clicks in turn, on a processor four times slower. The other's web is built.
 * For each game: milliseconds by the clock and of the main thread's work until then, and how many times as much the first page takes.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { GAMES } from '@loggia/games'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { type Hall, launch, openHall, visit } from './hall.ts'
import { endOf, msOf, slowed, traced } from './trace.ts'

const SLOWER = 4
const BOTS = Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'random' }))

interface Side {
  page: Page
  devtools: CDPSession
  clock: number[]
  work: number[]
}
/** What can be answered: in the bar, or on the board. */
const ANSWERS = ['.choices .btn', '[data-target][data-state~="lit"]']
const asks = (page: Page) => page.locator(ANSWERS.join()).first().waitFor({ state: 'attached' })
/** A person at a new match with bots. */
async function sit(browser: Browser, { url }: Hall, game: string): Promise<Side> {
  const { page } = await visit(browser)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 1366, height: 650 })
  const post = async (path: string, data: object) => (await page.request.post(`${url}${path}`, { data })).json()
  await post('/api/session', { name: 'Ada' })
  const seats = [{ kind: 'me' }, ...BOTS]
  const { id } = (await post('/api/matches', { game, options: {}, seats, visibility: 'private' })) as { id: string }
  await post(`/api/matches/${id}/contribution`, { contribution: '00'.repeat(32) })
  await page.goto(`${url}/match/${id}`)
  await asks(page)
  return { page, devtools: await slowed(page, SLOWER), clock: [], work: [] }
}

/** Gives the first answer, just after a frame, and waits until another question has been painted. */
const ANSWER = `(async () => {
  const painted = () => new Promise(done => requestAnimationFrame(() => scheduler.postTask(done, { priority: 'user-blocking' })))
  const asked = () => [...document.querySelectorAll('.bar, .choices .btn, [data-state~="chosen"]')].map(e => e.textContent + e.dataset.target).join()
  const question = asked()
  const button = ${JSON.stringify(ANSWERS)}.map(here => document.querySelector(here)).find(Boolean)
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
  // A press lasts longer than a frame.
  await painted()
  performance.mark('answer-given')
  button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  do await painted()
  while (asked() === question)
  performance.mark('answer-drawn')
})()`
async function answer({ page, devtools, clock, work }: Side): Promise<void> {
  await asks(page)
  const { marks, events } = await traced(page, devtools, ANSWER, ['answer-given', 'answer-drawn'])
  const [given, drawn] = marks.map(({ ts }) => ts) as [number, number]
  clock.push((drawn - given) / 1000)
  const tasks = events.filter(e => e.name === 'RunTask' && endOf(e) > given && e.ts < drawn)
  work.push(tasks.reduce((sum, task) => sum + msOf(task), 0))
}
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[all.length >> 1]!

/** The hall of another checkout, dealt as ours. */
async function openThere(checkout: string): Promise<Hall> {
  const there = (await import(resolve(checkout, 'e2e/hall.ts'))) as { openHall: typeof openHall }
  return there.openHall()
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string', default: '60' }, before: { type: 'string' } },
})
const hall = await openHall()
const before = values.before ? await openThere(values.before) : undefined
const browser = await launch({ paint: true })
try {
  for (const game of positionals.length ? positionals : GAMES.map(({ id }) => id)) {
    const told = await sit(browser, hall, game)
    const sides: Record<string, Side> = { told, untold: await sit(browser, hall, game) }
    // A page that nobody sees tells nothing.
    await sides['untold']!.page.evaluate(`Object.defineProperty(document, 'hidden', { get: () => true })`)
    if (before) sides['before'] = await sit(browser, before, game)
    const all = Object.values(sides)
    for (let n = 0; n < Number(values.answers); n++)
      for (const k of all.keys()) await answer(all[(k + n) % all.length]!)
    const took = (side: Side, kind: 'clock' | 'work') =>
      `${median(side[kind]).toFixed(0)} (${(median(told[kind]) / median(side[kind])).toFixed(2)})`
    const lines = Object.entries(sides).map(
      ([name, side]) => `${name} clock ${took(side, 'clock')}, work ${took(side, 'work')}`,
    )
    console.log(`${game}: ${lines.join('; ')}`)
    for (const { page } of all) await page.context().close()
  }
} finally {
  await browser.close()
  await hall.stop()
  await before?.stop()
}
