/** After a match: the decisions that cost most, where luck was, and a match that goes on from one of them. */
import { expect, inject, test } from 'vitest'
import { analysis as en } from '../web/src/lib/words/analysis.en.ts'
import { pages } from '../web/src/lib/words/pages.en.ts'
import { violations } from './axe.ts'
import { launch } from './hall.ts'
import { begin, playOut, SHORT } from './play.ts'

const hall = inject('hall')

test('three moments are found in the page, opened, and played on from; nothing is asked of the hall', async () => {
  // Judging is nothing but script: a browser of its own compiles it, as a person's does.
  const browser = await launch({ paint: true })
  const page = await browser.newPage({ viewport: { width: 1366, height: 650 }, reducedMotion: 'reduce' })
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  const address = await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }], { game: SHORT })
  await playOut(page, address)
  await page.goto(address)
  const section = page.locator('.result section', { hasText: en.moments })
  await section.getByRole('button', { name: en.begin }).waitFor()

  const asked: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.startsWith('/api/matches/')) asked.push(request.url())
  })
  await section.getByRole('button', { name: en.begin }).click()
  await section.locator('li .num').first().waitFor()
  const moments = await section.locator('li .num').count()
  expect(moments).toBeGreaterThan(0)
  expect(moments).toBeLessThanOrEqual(3)
  await section.locator('summary').click()
  expect(await section.locator('polyline').getAttribute('points')).not.toBe('')

  await page.getByRole('button', { name: pages.result_luck }).click()
  const cells = page.locator('.luck td:nth-child(2)')
  await cells.first().waitFor()
  const [base, own, others, luck, , total] = (await cells.allInnerTexts()).map(text =>
    Number(text.replace('−', '-').replace('+', '')),
  )
  // Each is rounded to a tenth.
  expect(Math.abs(base! + own! + others! + luck! - total!)).toBeLessThan(0.3)
  expect(total).toBe(Number(await page.locator('.scores .total').first().innerText()))
  expect(asked).toEqual([])
  expect(await violations(page)).toEqual([])

  // What was found once stands there at once.
  await page.reload()
  await section.locator('li .num').first().waitFor()
  expect(await section.locator('li .num').count()).toBe(moments)
  await section.locator('li button').first().click()
  const plate = page.locator('aside.coach')
  await plate.waitFor()
  expect(await page.locator('.layer [data-state~="chosen"]').count()).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  await plate.getByRole('button', { name: en.play_on }).click()
  await page.waitForURL('**/alone/*')
  await page.locator('.bar h2').waitFor()
  expect(errors).toEqual([])
  await browser.close()
})
