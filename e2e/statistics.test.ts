/** How matches of a game go: bots' and people's apart, each number of players by itself. */
import { expect, inject, test } from 'vitest'
import { learn } from '../web/src/lib/words/learn.en.ts'
import { statistics as en } from '../web/src/lib/words/statistics.en.ts'
import { violations } from './axe.ts'
import { openBrowser, visit } from './hall.ts'

const hall = inject('hall')
const browser = await openBrowser()
const filled = (template: string, fields: Readonly<Record<string, string | number>>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(fields[field]))

test('bots’ and people’s matches stand apart, by number of players, and fit a phone', async () => {
  const { page, errors, leave } = await visit(browser, { lang: 'en' })
  // A new hall has no matches between people: here are 30 of three players, in which the one who begins is better.
  const all = [50, 40, 30].map(points => [30, 30 * points, 30 * points * points + 30 * 25, points === 50 ? 30 : 0])
  await page.route('**/api/games/terra-mystica/statistics*', route =>
    route.fulfill({
      json: [{ seats: 3, matches: 30, all, kinds: { faction: { witches: all, giants: [[3, 90, 2700, 1]] } } }],
    }),
  )
  await page.goto(`${hall.url}/about/terra-mystica`)
  await page.getByRole('link', { name: learn.about_matches }).click()
  const people = page.locator('#people')
  await people.getByText(filled(en.people_few, { least: 20 })).waitFor()
  const bots = page.locator('#bots tbody th[scope=row]')
  expect(await bots.first().innerText()).toContain(filled(en.to_play, { n: 1 }))
  expect(await page.locator('#bots').innerText()).toContain('Darklings')

  await page.getByRole('radio', { name: filled(en.n_seats, { n: 3 }) }).check()
  await people.getByText(filled(en.people_line, { matches: 30 })).waitFor()
  expect(await people.locator('tbody th[scope=row]').allInnerTexts()).toEqual([
    ...[1, 2, 3].map(n => expect.stringContaining(filled(en.to_play, { n }))),
    expect.stringContaining('Witches'),
    // By turn order, unopened.
    '',
  ])
  expect(await people.locator('tbody td').first().innerText()).toContain('50')
  for (const width of [1920, 360]) {
    await page.setViewportSize({ width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violations(page)).toEqual([])
  }
  await page.goto(`${hall.url}/about/terra-mystica#cards`)
  await page.locator('#cards .bots').first().waitFor()
  expect(errors).toEqual([])
  await leave()
})
