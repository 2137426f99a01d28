/** A live table with a clock: chosen with the table, shown running at the seat that is asked, warned of in form and words, over, and still answered. */
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { take } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

test('a clock is chosen for a new table, by a name or in numbers', async () => {
  const { page, context, errors } = await visit(browser)
  await page.goto(`${hall.url}/new`)
  const clock = page.getByLabel('Clock')
  const shown = () => page.locator('.beside dl').innerText()
  expect(await shown()).not.toContain(' hr')
  await clock.selectOption({ label: 'Usual · 3 days + 12 hr · at most 5 days' })
  await expect.poll(shown).toContain('3 days + 12 hr · at most 5 days')
  // Another speed has other clocks.
  await page.getByRole('radio', { name: 'live' }).check()
  await expect.poll(shown).toContain('20 min + 30 sec')
  await clock.selectOption('own')
  await page.getByLabel('Minutes each').fill('7')
  await page.getByLabel('Seconds a turn').fill('5')
  await page.keyboard.press('Tab')
  await expect.poll(shown).toContain('7 min + 5 sec')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/match/*')
  await expect.poll(() => page.locator('dl').innerText()).toContain('7 min + 5 sec')
  expect(errors).toEqual([])
  await context.close()
})

test('it runs, says when little is left, and when it is over; then a move is still welcome, and a replay shows what it was', async () => {
  const { page, context, errors } = await visit(browser)
  const post = async (path: string, data: object) =>
    (await page.request.post(`${hall.url}/api${path}`, { data })).json() as Promise<{ id: string }>
  await post('/session', { name: 'Anna' })
  const { id } = await post('/matches', {
    ...{ game: 'ostia', seats: [{ kind: 'me' }, { kind: 'me', name: 'Bert' }], visibility: 'open' },
    ...{ speed: 'live', clock: { bank: 12, increment: 5 } },
  })
  await post(`/matches/${id}/contribution`, { contribution: 'c'.repeat(64) })
  await page.goto(`${hall.url}/match/${id}`)
  const clock = page.locator('.p.turn .clock')
  const said = page.locator('[aria-live="polite"]')
  await clock.waitFor()
  const first = await clock.innerText()
  expect(first).toMatch(/^0:(0\d|1[0-2])$/)
  await expect.poll(() => clock.innerText()).not.toBe(first)
  // Little is left: an hourglass and words, and it is said once to who listens.
  await page.locator('.p.turn .clock.low').waitFor()
  expect(await page.locator('.p.turn .clock.low svg').count()).toBe(1)
  expect(await clock.getAttribute('title')).toMatch(/Little time|Over at/)
  await expect.poll(async () => (await said.allInnerTexts()).join(' ')).toContain('Your time is running out')
  // Then it is over, by a row of the match.
  const seat = await page.locator('.p.turn').getAttribute('aria-label')
  await expect.poll(() => page.locator('.log').innerText()).toContain(`${seat} ran out of time`)
  await expect.poll(() => clock.innerText()).toContain('Time is up')
  await expect.poll(async () => (await said.allInnerTexts()).join(' ')).toContain(`${seat} ran out of time`)
  await take(page)
  await expect.poll(() => page.locator(`.p[aria-label="${seat}"] .clock`).innerText()).toBe('0:00') // the increment comes with the next turn
  // The log says when, for who asks: of a turn that is unfolded, what it cost as well; and of all of them.
  const turn = page.locator('.log > li', { hasText: String(seat) }).last()
  await turn.locator('.line').click()
  await expect.poll(() => turn.locator('.when').innerText()).toMatch(/^Played .+ · took 0:12$/)
  await page.keyboard.press('/')
  await page.getByRole('button', { name: 'Times', exact: true }).click()
  await expect.poll(() => page.locator('.log .line time').allInnerTexts()).toContain('just now')
  // What it showed then.
  await page.goto(`${hall.url}/match/${id}?at=0`)
  await expect.poll(() => page.locator(`.p[aria-label="${seat}"] .clock`).innerText()).toBe('0:12')
  expect(errors).toEqual([])
  await context.close()
})
