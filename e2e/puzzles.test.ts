/** Puzzles on the real board: asked, tried, and told what each answer is worth; without a hall, and once a day for everybody. */
import { findGame } from '@loggia/games'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { analysis } from '../web/src/lib/words/analysis.en.ts'
import { puzzles as en } from '../web/src/lib/words/puzzles.en.ts'
import { violations } from './axe.ts'
import { openBrowser, visit } from './hall.ts'

const hall = inject('hall')
const browser = await openBrowser()
const { puzzles } = (await (await findGame('ostia')!.manifest()).puzzles?.())!

const told = (page: Page) => page.locator('.puzzle-page')
const says = (page: Page, text: string) => told(page).getByText(text, { exact: true }).waitFor()
const button = (page: Page, name: string) => told(page).getByRole('button', { name })
/** Which way a ship sails is answered by a press on the map. */
const STEP = /^step:/
const at = puzzles.findIndex(({ right, others }) => [...right, ...Object.keys(others)].every(word => STEP.test(word)))
const sail = (page: Page, word: string) =>
  page
    .locator(`[data-target="${word.replace(STEP, 'node:')}"]:visible`)
    .first()
    .click()

test.each([
  [1366, 650],
  [360, 740],
])('a puzzle is tried, missed and solved at %i × %i', async (width, height) => {
  const { page, errors, leave } = await visit(browser)
  await page.setViewportSize({ width, height })
  const sent: string[] = []
  await page.route('**/api/**', route => {
    if (route.request().method() === 'POST') sent.push(route.request().postData() ?? '')
    return route.abort()
  })
  const { id, right, others } = puzzles[at]!
  await page.goto(`${hall.url}/about/ostia#puzzles`)
  await page.locator('#puzzles li a').nth(at).click()
  await says(page, en.ask)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await violations(page)).toEqual([])
  // What is wrong says what it costs, and not what is right.
  await sail(page, Object.keys(others).find(word => !right.includes(word))!)
  await says(page, en.is_wrong)
  expect(await told(page).getByText(analysis.move_best.replace('{move}', '')).count()).toBe(0)
  await button(page, en.again).click()
  await says(page, en.ask)
  await sail(page, right[0]!)
  await says(page, en.is_best)
  await told(page).getByText(analysis.move_next.replace('{move}', '')).waitFor()
  expect(await page.locator('.layer [data-state~="chosen"]').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  // Only the first try is told, and nothing of who it was.
  expect(sent).toEqual([JSON.stringify({ game: 'ostia', puzzle: id, right: false })])
  await told(page).getByRole('link', { name: en.next }).click()
  await says(page, en.ask)
  await button(page, en.tell).click()
  await says(page, en.told)
  await told(page).getByRole('link', { name: en.all }).click()
  await page.locator('#puzzles .missed').waitFor()
  expect(await page.locator('#puzzles .later').count()).toBe(1)
  expect(sent).toHaveLength(2)
  expect(errors.filter(e => !e.includes('ERR_FAILED'))).toEqual([])
  await leave()
})

test('the front page leads to the puzzle of the day, which needs no hall', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(hall.url)
  await page.locator('.daily').waitFor()
  await page.route('**/api/**', route => route.abort())
  await page.locator('.daily').click()
  await says(page, en.ask)
  expect(errors.filter(e => !e.includes('ERR_FAILED'))).toEqual([])
  await leave()
})
