/** A lesson on the real board: by presses on a desk and on a phone, and by keys; it needs no hall once the page is there. */
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { learn as en } from '../web/src/lib/words/learn.en.ts'
import { violations } from './axe.ts'
import { openBrowser, visit } from './hall.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** A page that gets files, and no answer of the hall. */
async function pupil(width: number, height: number) {
  const visitor = await visit(browser)
  const { page } = visitor
  await page.setViewportSize({ width, height })
  await page.route('**/api/**', route => route.abort())
  return { ...visitor, errors: () => visitor.errors.filter(e => !e.includes('ERR_FAILED')) }
}
const lesson = (page: Page) => page.locator('.lesson-page')
const says = (page: Page, text: string) => lesson(page).getByText(text).waitFor()
const button = (page: Page, name: string) => lesson(page).getByRole('button', { name })
const press = (page: Page, target: string) => page.locator(`[data-target="${target}"]:visible`).first().click()

test.each([
  [1366, 650],
  [360, 740],
])('a lesson is played by presses at %i × %i', async (width, height) => {
  const { page, errors, leave } = await pupil(width, height)
  await page.goto(`${hall.url}/about/ostia#lessons`)
  await page.getByRole('link', { name: 'Build abroad' }).click()
  await says(page, 'You may build in a trade port')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await violations(page)).toEqual([])
  await button(page, en.lesson_on).click()
  // What can't be done says why, with its rule, and only then it goes on.
  expect(await button(page, en.lesson_on).count()).toBe(0)
  await press(page, 'node:tomis')
  await says(page, 'No ship of yours has been at Tomis yet.')
  await says(page, 'OST-9.1')
  await button(page, en.lesson_on).click()
  await button(page, en.lesson_on).click()
  // Another answer is answered in words, and nothing is played.
  await page.getByRole('button', { name: 'Finish' }).first().click()
  await says(page, 'You have 7 stone')
  await press(page, 'node:corinthus')
  await says(page, 'A building token comes to your harbour')
  // Who comes back is at the page where they left.
  await page.reload()
  await says(page, 'A building token comes to your harbour')
  await press(page, 'spot:spot-build-discount')
  await says(page, 'The same action goes on')
  await press(page, 'node:syracusae')
  await press(page, 'spot:spot-reward')
  await button(page, en.lesson_on).click()
  await says(page, 'Done.')
  await lesson(page).getByRole('link', { name: en.lessons }).click()
  await page.locator('#lessons .done').waitFor()
  expect(await page.locator('#lessons .done').count()).toBe(1)
  expect(errors()).toEqual([])
  await leave()
})

test('a lesson is played by keys, and back', async () => {
  const { page, errors, leave } = await pupil(1366, 650)
  await page.goto(`${hall.url}/learn/terra-mystica/home`)
  const tab = async (name: string) => {
    for (let n = 0; n < 40; n++) {
      await page.keyboard.press('Tab')
      if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return
    }
    throw new Error(`no ${name} within 40 stops`)
  }
  /** The number before an answer of the list. */
  const number = async (answer: string) => {
    const list = page.locator('.choices .btn', { hasText: answer }).first()
    await list.waitFor({ state: 'attached' })
    await page.keyboard.press((await list.locator('kbd').textContent())!)
  }
  await says(page, 'You are the Witches')
  for (const next of ['No forest is free', 'A spade costs 3 workers now']) {
    await tab(en.lesson_on)
    await page.keyboard.press('Enter')
    await says(page, next)
  }
  await tab(en.lesson_back)
  await page.keyboard.press('Enter')
  await says(page, 'No forest is free')
  // A key plays nothing where a page is only read.
  await page.keyboard.press('1')
  await tab(en.lesson_on)
  await page.keyboard.press('Enter')
  await says(page, 'A spade costs 3 workers now')
  await page.locator('[data-target="special:bonus-spade"]').focus()
  await page.keyboard.press('Enter')
  await says(page, 'Now turn one')
  await tab(en.lesson_help)
  await page.keyboard.press('Enter')
  await says(page, 'Build at once')
  await number('Build')
  await says(page, 'A space on your faction board is open')
  expect(errors()).toEqual([])
  await leave()
})
