/** Recorded games in the browser: read, stepped to their end, tried otherwise, and written again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { ALL, begin, CHOICES, openRecord, playOn, playOut, question, totals, take } from './play.ts'

const RECORDED = join(import.meta.dirname, '../games/terra-mystica/test/recorded')
const ledger = (name: string) => readFileSync(join(RECORDED, `${name}.txt`), 'utf8')
/** The final VP that the engine wrote down that recorded the game, the best first. */
function recordedTotals(name: string): number[] {
  const rows = JSON.parse(readFileSync(join(RECORDED, 'rows', `${name}.json`), 'utf8')) as Record<
    string,
    { f?: string; vp?: number }
  >
  const vp = new Map(Object.values(rows).flatMap(({ f, vp }) => (f && vp !== undefined ? [[f, vp]] : [])))
  return [...vp.values()].sort((a, b) => b - a)
}
const SMALL = 'base-2p-004'
const small = ledger(SMALL)

const hall = inject('hall')
const browser = await openBrowser()

/**
 * Presses the bar's own button for the next move, each time when the one before is shown, until it says that this was the last; gives the number of
 * steps. Nightly every move is looked at, otherwise the first and the last.
 */
async function stepOn(page: Page): Promise<number> {
  await page.locator('input[type=range]').waitFor()
  return page.evaluate(async all => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]')!
    const on = [...document.querySelectorAll<HTMLButtonElement>('.steps button')].find(b => b.textContent === '›')!
    let steps = 0
    for (; !on.disabled; steps++) {
      const before = slider.value
      on.click()
      while (slider.value === before) await new Promise(requestAnimationFrame)
      if (all || steps !== 9 || Number(slider.max) < 30) continue
      const late = String(Number(slider.max) - 10)
      slider.value = late
      slider.dispatchEvent(new Event('input', { bubbles: true }))
      while (new URLSearchParams(location.search).get('at') !== late) await new Promise(requestAnimationFrame)
    }
    if (slider.value !== slider.max) throw new Error(`it stops at ${slider.value} of ${slider.max}`)
    return steps
  }, ALL)
}

test('a recorded game is stepped to its end, with the final scores of the record', async () => {
  const { page, errors, leave } = await visit(browser)
  const sent: string[] = []
  await page.goto(`${hall.url}/import`)
  await page.locator('textarea').waitFor()
  page.on('request', request => {
    if (request.method() !== 'GET' || request.url().includes('/api/')) sent.push(request.url())
  })
  await page.locator('input[type=file]').setInputFiles(join(RECORDED, `${SMALL}.txt`))
  await page.waitForURL('**/study/*')
  expect(await stepOn(page)).toBeGreaterThan(ALL ? 60 : 15)
  await page.locator('.leave button').last().click()
  expect(await totals(page)).toEqual(recordedTotals(SMALL))
  await page.locator('.ways .board').click()
  await page.getByRole('tab', { name: 'Course' }).click()
  await page.locator('.figures tfoot td').first().waitFor()
  expect((await page.locator('.figures tfoot td').allTextContents()).map(Number).sort((a, b) => b - a)).toEqual(
    recordedTotals(SMALL),
  )
  expect(sent).toEqual([])
  expect(errors).toEqual([])
  await leave()
})

test('a pasted record is walked through by keys, slider and rounds, and is there again after a reload', async () => {
  const { page, errors, leave } = await visit(browser, { lang: 'ko' })
  const slider = page.locator('input[type=range]')
  await openRecord(page, hall.url, small)
  const at = () => slider.inputValue()
  const last = (await slider.getAttribute('max'))!
  await page.locator('.bar h2').click()
  for (const [key, to] of [
    ['ArrowRight', '1'],
    ['ArrowRight', '2'],
    ['ArrowLeft', '1'],
    ['End', last],
    ['Home', '0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(at).toBe(to)
  }
  const rounds = page.locator('.along select')
  const begins = await rounds.locator('option').evaluateAll(all => all.map(o => (o as HTMLOptionElement).value))
  expect(begins.length).toBe(7)
  await rounds.selectOption(begins[3]!)
  await expect.poll(at).toBe(begins[3])
  await slider.fill('40')
  await expect.poll(() => page.url()).toContain('at=40')
  const shown = () => page.locator('.bar h2').textContent()
  const before = await shown()
  await page.reload()
  await expect.poll(at).toBe('40')
  await expect.poll(shown).toBe(before)
  expect(errors).toEqual([])
  await leave()
})

test("what can't be read is refused in a sentence that says where and what was expected; what stands before it can be opened", async () => {
  const { page, errors, leave } = await visit(browser)
  const halt = page.locator('.halt')
  const lines = small.split('\n')
  const refused = async (text: string): Promise<string> => {
    await page.locator('textarea').fill(text)
    await page.locator('form .btn.go').click()
    await halt.waitFor()
    const said = (await halt.textContent())!
    await page.locator('textarea').fill('')
    return said
  }
  const instead = (line: number, ...by: string[]) => lines.toSpliced(line - 1, 1, ...by).join('\n')
  await page.goto(`${hall.url}/import`)
  expect(await refused('Dear Sir')).toMatch(/Line 1.*Dear Sir.*not understood.*witches: /)
  expect(await refused(instead(19, 'final-scoring connected-clusters'))).toMatch(
    /Line 19.*final-scoring connected-clusters.*not supported/,
  )
  expect(await refused(instead(19, 'swarmlings: build A1'))).toMatch(/Line 19.*build A1.*Swarmlings.*Rule TM-/)
  expect(await refused(instead(12))).toMatch(/Line \d+.*Darklings was asked: Where does the dwelling stand\?/)
  expect(await refused(lines.slice(0, 30).join('\n'))).toMatch(/stops before the game does/)
  await page.locator('textarea').fill(instead(19, 'swarmlings: bild E2'))
  await page.locator('form .btn.go').click()
  await halt.getByRole('button').click()
  await page.waitForURL('**/study/*')
  expect(await stepOn(page)).toBeGreaterThan(10)
  expect(errors).toEqual([])
  await leave()
})

test("A11 a record is read beside the page: it can be stopped, its worker's failure is told, and one that is too long is not begun", async () => {
  const { page, errors, context, leave } = await visit(browser, { lang: 'ko' })
  const open = page.locator('form .btn.go')
  const reading = page.locator('progress')
  let answer: 'keep' | 'fail' | 'give' = 'keep'
  await context.route(/reader-[^/]*\.js$/, route =>
    answer === 'give' ? route.continue() : answer === 'fail' ? route.abort() : undefined,
  )
  await page.goto(`${hall.url}/import`)
  await page.locator('textarea').fill(small)
  await open.click()
  await reading.waitFor()
  expect(await open.isDisabled()).toBe(true)
  await page.getByRole('button', { name: '멈추기' }).click()
  await expect.poll(() => reading.count()).toBe(0)
  expect(page.workers()).toEqual([])
  answer = 'fail'
  await open.click()
  await page
    .locator('.failure')
    .getByText(/[가-힣]/)
    .waitFor()
  expect(await reading.count()).toBe(0)
  answer = 'give'
  // Nobody reads two megabytes; they don't even get into the field.
  await page
    .locator('input[type=file]')
    .setInputFiles({
      name: 'long.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`# ${'x'.repeat(78)}\n`.repeat(25_000) + small),
    })
  expect(await page.locator('.halt').textContent()).toMatch(/256KB.*2028KB/)
  expect(await page.locator('textarea').inputValue()).toBe(small)
  const worker = page.waitForEvent('worker')
  await page
    .locator('input[type=file]')
    .setInputFiles({
      name: 'small.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`# ${'x'.repeat(78)}\n`.repeat(2_500) + small),
    })
  expect((await worker).url()).toMatch(/reader-[^/]*\.js$/)
  await page.waitForURL('**/study/*')
  expect(errors.filter(e => !e.includes('ERR_FAILED'))).toEqual([])
  await leave()
})

test('a record can be dropped on the page, and its file chosen by keyboard', async () => {
  const { page, errors, leave } = await visit(browser)
  // Long before the key is pressed: the browser must know by then that somebody else chooses.
  const choosing = page.waitForEvent('filechooser')
  await page.goto(`${hall.url}/import`)
  await page.locator('textarea').waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.matches('input[type=file]'))
  for (let k = 0; k < 15 && !(await focused()); k++) await page.keyboard.press('Tab')
  expect(await focused()).toBe(true)
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Sir') })
  await page.locator('.halt').waitFor()
  const dataTransfer = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'small.txt', { type: 'text/plain' }))
    return data
  }, small)
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer })
  await page.waitForURL('**/study/*')
  await page.locator('input[type=range]').waitFor()
  expect(await page.locator('header .phase').textContent()).toContain('small')
  expect(errors).toEqual([])
  await leave()
})

test('from any move another way can be tried, taken back, and found again after a reload', async () => {
  const { page, errors, leave } = await visit(browser)
  await openRecord(page, hall.url, small)
  await page.locator('.along select').selectOption({ index: 2 })
  await page.locator('.leave button').first().click()
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  await page.locator('.log .line').first().waitFor({ state: 'attached' })
  const shown = () => question(page)
  const given = await shown()
  expect(await page.locator('.tools svg').count()).toBe(0)
  expect(await playOn(page, 'branch', which => take(page, which), 4)).toBe(4)
  await page.keyboard.press('Escape')
  const tried = await shown()
  expect(tried).not.toBe(given)
  await page.reload()
  await expect.poll(shown).toBe(tried)
  while (await page.locator('.tools svg').count()) {
    const before = await shown()
    await page.keyboard.press('u')
    await expect.poll(shown).not.toBe(before)
  }
  await expect.poll(shown).toBe(given)
  expect(errors).toEqual([])
  await leave()
})

test('a match of the hall branches off in the same way, and is saved as a ledger that gives the same scores', async () => {
  const { page, errors, leave } = await visit(browser)
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: 'terra-mystica' })
  await playOut(page, address)
  await page.goto(`${address}?at=40`)
  await page.locator('.leave button').first().click()
  await page.waitForURL('**/study/*')
  await page.locator(CHOICES).first().waitFor({ state: 'attached' })
  await page.goto(address)
  const scores = await totals(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.ledger').click()])
  await openRecord(page, hall.url, readFileSync((await download.path())!, 'utf8'))
  await page.locator('.leave button').last().click()
  expect(await totals(page)).toEqual(scores)
  expect(errors).toEqual([])
  await leave()
})
