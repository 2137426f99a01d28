/** What the desk promises of room, for each game with as many people as it takes. */
import { expect, inject, test } from 'vitest'
import { GAMES } from '@loggia/games'
import { openBrowser, visit } from './hall.ts'
import { begin } from './play.ts'

const hall = inject('hall'),
  browser = await openBrowser()

/** How high a line of the log is, as Log.svelte has it. */
const LINE = 24

test('on 1280 × 800 the log has three lines, eight with its tab open; everybody is in sight with a name; what is cut says so', async () => {
  const { page, context, errors } = await visit(browser, { lang: 'ko' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const log = () => page.locator('.log').evaluate(e => e.clientHeight)
  for (const { id, seats } of GAMES) {
    await page.goto(await begin(page, hall.url, Array(seats.max).fill({ kind: 'me' }), { game: id }))
    await page.locator('.bar h2, .curtain .btn').first().waitFor()
    const curtain = page.locator('.curtain .btn')
    if (await curtain.count()) await curtain.click()
    await page.locator('.log').waitFor()
    expect(await log(), id).toBeGreaterThanOrEqual(3 * LINE)
    const unseen = () =>
      page.evaluate(() => {
        const column = document.querySelector('.people')!.getBoundingClientRect()
        return [...document.querySelectorAll('.people .nm')].filter(
          name => name.getBoundingClientRect().bottom > column.bottom || name.scrollWidth > name.clientWidth,
        ).length
      })
    await expect.poll(unseen, { message: id }).toBe(0)
    await expect
      .poll(
        () =>
          page
            .locator('.table > .position')
            .evaluate(e => e.scrollHeight - e.clientHeight > 6 === e.hasAttribute('data-more')),
        { message: id },
      )
      .toBe(true)
    await page.locator('.sidetabs [data-tab=log]').click()
    await expect.poll(log, { message: id }).toBeGreaterThanOrEqual(8 * LINE)
    // Once more, and my position has its room again.
    await page.locator('.sidetabs [data-tab=log]').click()
    await expect.poll(() => page.locator('.position .whole').isVisible(), { message: id }).toBe(true)
  }
  expect(errors).toEqual([])
  await context.close()
})
