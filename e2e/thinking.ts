/**
 * How fast *club* thinks in a page, and what the page notices of it: `node e2e/thinking.ts [game …] [--decisions 20]`. The worker of the built page and this
 * process, as a server would, are asked the same in turn, and must answer the same. Then a match is played on a page: its longest task while a bot thinks
 * is told in time of its own thread.
 */
import { parseArgs } from 'node:util'
import { type Asked, questionTo, type Said } from '@loggia/bots/browser'
import { thinker } from '@loggia/bots/worker'
import { acting, firstOf, type Game, movesOf, type Table } from '@loggia/core'
import { GAMES, findGame } from '@loggia/games'
import type { Browser, Page } from 'playwright-core'
import { launch, openHall, visit } from './hall.ts'

const LEVEL = 'club'
/** A decision of fewer milliseconds is no thought: what lies between page and worker would be measured. */
const THOUGHT = 10
/** Answers of a person, whose bots think in between. */
const ANSWERS = 8

/** Opens a table of a game on this device. */
async function sit(page: Page, hall: string, game: string): Promise<void> {
  await page.goto(`${hall}/new?here`)
  await page.locator(`input[name=game][value=${game}]`).check({ force: true })
  await page.getByLabel('Seat 2', { exact: true }).selectOption(LEVEL)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/alone/*')
}

/** Milliseconds of a decision in the page's worker and in this process: of all, the one whose ratio lies in the middle. */
async function race(page: Page, id: string, decisions: number): Promise<{ there: number; here: number }> {
  const manifest = await findGame(id)!.manifest()
  const [{ game }, know] = await Promise.all([manifest.rules(), manifest.bot()])
  const think = thinker(() => ({ game, know }))
  const ask = await workerOf(page)
  const table = game.setup({ seats: 2, seed: 'thinking' })
  const all: { there: number; here: number }[] = []
  // The first thoughts warm both up.
  for (let n = -3; all.length < decisions && !game.over(table); n++) {
    const seat = onlyAnswers(game, table)
    const question = questionTo(game, table, seat, { level: LEVEL, seed: `${n}` })
    const sides = [
      ['there', ask],
      ['here', (question: Asked) => Promise.resolve(timed(() => think(structuredClone(question))))],
    ] as const
    const words: string[] = []
    const took = { there: 0, here: 0 }
    for (const [side, answer] of n % 2 ? sides : sides.toReversed()) {
      const { word, ms } = await answer(question)
      words.push(word)
      took[side] = ms
    }
    if (words[0] !== words[1]) throw new Error(`${id}: the page answers ${words.join(', the other ')}`)
    game.play(table, seat, game.parse(words[0]!))
    if (n >= 0 && took.here > THOUGHT) all.push(took)
  }
  return all.sort((a, b) => a.there / a.here - b.there / b.here)[all.length >> 1]!
}
function timed(answer: () => string) {
  const begun = performance.now()
  return { word: answer(), ms: performance.now() - begun }
}
/** Plays on to a decision with several answers. Gives whose it is. */
function onlyAnswers(game: Game, table: Table): number {
  for (;;) {
    const seat = firstOf(acting(table))
    const moves = movesOf(game, table, seat)
    if (moves.length > 1) return seat
    game.play(table, seat, moves[0]!)
  }
}
/** Asks the worker that the page itself opened last. */
async function workerOf(page: Page) {
  const url = page
    .workers()
    .find(worker => /thinker/.test(worker.url()))!
    .url()
  await page.evaluate(url => {
    Object.assign(globalThis, { mind: new Worker(url, { type: 'module' }) })
  }, url)
  return (question: Asked) =>
    page.evaluate(
      question =>
        new Promise<{ word: string; ms: number }>((done, fail) => {
          const { mind } = globalThis as unknown as { mind: Worker }
          const begun = performance.now()
          mind.onmessage = ({ data }: MessageEvent<Said>) =>
            'word' in data ? done({ ...data, ms: performance.now() - begun }) : fail(new Error(data.failure))
          mind.postMessage(question)
        }),
      question,
    )
}

interface Traced {
  ph: string
  name: string
  pid: number
  tid: number
  tdur?: number
  args?: { name?: string }
}
/** Plays some answers; gives the longest task of the page's own thread meanwhile, in milliseconds of that thread. */
async function longestTask(browser: Browser, page: Page): Promise<number> {
  const choices = page.locator('.choices .btn')
  const answer = async () => {
    await choices.first().waitFor({ state: 'attached' })
    if (!(await page.locator('.choices').isVisible())) await page.keyboard.press('l')
    await choices.first().click()
  }
  for (let n = 0; n < ANSWERS; n++) await answer()
  await choices.first().waitFor({ state: 'attached' })
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  for (let n = 0; n < ANSWERS; n++) await answer()
  await choices.first().waitFor({ state: 'attached' })
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Traced[] }
  const mains = new Set(
    traceEvents.filter(e => e.ph === 'M' && e.args?.name === 'CrRendererMain').map(e => `${e.pid} ${e.tid}`),
  )
  const tasks = traceEvents.filter(e => e.name.endsWith('RunTask') && mains.has(`${e.pid} ${e.tid}`))
  return Math.max(...tasks.map(e => e.tdur ?? 0)) / 1000
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { decisions: { type: 'string' } } })
const hall = await openHall()
const browser = await launch({ paint: true })
try {
  for (const game of positionals.length ? positionals : GAMES.map(({ id }) => id)) {
    const { page } = await visit(browser)
    await sit(page, hall.url, game)
    const longest = await longestTask(browser, page)
    const { there, here } = await race(page, game, Number(values.decisions ?? 20))
    const times = (there / here).toFixed(2)
    console.log(
      `${game}: page ${there.toFixed(0)} ms, here ${here.toFixed(0)} ms, ${times} times; longest task ${longest.toFixed(0)} ms`,
    )
    await page.context().close()
  }
} finally {
  await browser.close()
  await hall.stop()
}
