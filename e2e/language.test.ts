/** The language of the hall: the device's at first, then the one that was chosen. */
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'

const hall = inject('hall')
const browser = await openBrowser()

const heading = '한 판 하실까요?'

test('the device says which language; a choice is kept; words of the other are not loaded', async () => {
  const { page, context, leave, errors } = await visit(browser, { lang: 'ko' })
  const scripts: string[] = []
  await context.route('**/*.js', async route => {
    const reply = await route.fetch()
    scripts.push(await reply.text())
    await route.fulfill({ response: reply })
  })
  // Of what every page says: the little that is read with a single page has both languages.
  const spoken = () => ({
    ko: scripts.some(s => s.includes('본문으로 건너뛰기')),
    en: scripts.some(s => s.includes('Skip to the content')),
  })
  await page.goto(hall.url)
  await page.getByRole('heading', { name: heading }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('ko')
  expect(spoken()).toEqual({ ko: true, en: false })

  scripts.length = 0
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('heading', { name: 'Take a seat at the table' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  await page.reload()
  await page.getByRole('button', { name: '한국어' }).waitFor()

  await page.goto(`${hall.url}/settings`)
  await page.getByRole('radio', { name: '한국어' }).check()
  await page.getByRole('heading', { name: '설정' }).waitFor()
  expect(errors).toEqual([])
  await leave()
})

test("a language chosen under the setting's older name is kept", async () => {
  const { page, context } = await visit(browser, { lang: 'en' })
  await context.addInitScript(() => localStorage.setItem('PARAGLIDE_LOCALE', 'ko'))
  await page.goto(hall.url)
  await page.getByRole('heading', { name: heading }).waitFor()
  await context.close()
})
