/** Learn by playing: from the page about a game to a table that says what its questions are for, by one press. */
import { tips } from '@loggia/games/ostia/learn/tips.en.ts'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { begin, LIT } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

test('one press makes a first match; its first question is explained once, and covers nothing that is lit', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(`${hall.url}/about/ostia`)
  await page.getByRole('button', { name: 'Learn by playing' }).click()
  await page.waitForURL('**/match/*')
  const coach = page.locator('.coach')
  await coach.getByText(tips['initial-port']).waitFor()
  const covered = await page.evaluate(() => {
    const plate = document.querySelector('.coach')!.getBoundingClientRect()
    return [...document.querySelectorAll('[data-state~="lit"]')].filter(e => {
      const { left, right, top, bottom } = e.getBoundingClientRect()
      return left < plate.right && right > plate.left && top < plate.bottom && bottom > plate.top
    }).length
  })
  expect(covered).toBe(0)
  await coach.getByRole('button', { name: 'Got it' }).click()
  await coach.waitFor({ state: 'detached' })
  // What was said once is not said again.
  await page.reload()
  await page.locator('#choices h2').waitFor()
  expect(await page.evaluate(() => localStorage['loggia.told.ostia'])).toBe('initial-port')
  expect(await coach.count()).toBe(0)
  // The rules beside the table begin with what is asked.
  await page.getByRole('tab', { name: 'Rules' }).first().click()
  await page.locator('.book .now').getByText('OST-2.9').first().waitFor()
  expect(errors).toEqual([])
  await leave()
})

test('the front page leads to a first match of the game that is picked, by one press', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(hall.url)
  await page.locator('.games button', { hasText: 'Tiletum' }).click()
  await page.getByText('New to Tiletum?').getByRole('button', { name: 'Learn by playing' }).click()
  await page.waitForURL('**/match/*')
  await page.locator('.coach').waitFor()
  expect(await page.title()).toContain('Tiletum')
  expect(errors).toEqual([])
  await leave()
})

test('what is chosen among can be read before it is chosen: the card of what is pointed at, and all of them', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(
    await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], { game: 'terra-mystica' }),
  )
  const plate = page.locator('.choosing')
  await plate.getByText('each scores 5 VP more').waitFor()
  await page.locator('[data-target="faction:auren"][data-state~="lit"]').first().hover()
  await plate.getByText('3 workers, 15 coins').waitFor()
  await plate.getByRole('button', { name: 'Read all 14' }).click()
  await page
    .getByRole('dialog', { name: 'Peoples' })
    .getByText('Bridges: 2 workers each')
    .waitFor({ state: 'attached' })
  expect(errors).toEqual([])
  await leave()
})

test('the tooltip of a thing that has a card says what the card says first', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }]))
  await page.locator(LIT).first().waitFor()
  await page.locator('[data-target="section:wood"]').first().hover()
  await page.locator('.tooltip').getByText('More ships: every later turn produces more.').waitFor()
  expect(errors).toEqual([])
  await leave()
})

test('a press on one’s own shield opens the card of one’s own people, and another closes it', async () => {
  const { page, errors, leave } = await visit(browser)
  await page.goto(
    await begin(page, hall.url, [{ kind: 'me' }, { kind: 'bot', bot: 'random' }], {
      game: 'terra-mystica',
      options: { setup: 'first-game' },
    }),
  )
  const own = page.locator('.people .own')
  await page.setViewportSize({ width: 1366, height: 650 })
  const card = page.locator('.ground .card')
  await own.click()
  await card.getByText('workers').first().waitFor()
  expect(await card.count()).toBe(1)
  await own.click()
  await card.waitFor({ state: 'detached' })
  expect(errors).toEqual([])
  await leave()
})
