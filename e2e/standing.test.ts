/** A standing order by hand: given by keyboard where the question is asked, changed beside the position, on a desk and on a phone; nothing in the way of anybody. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import { reach } from './play.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const hall = inject('hall')
const browser = await openBrowser()

/** A match of Terra Mystica on one screen, played over HTTP until a neighbour is offered power. Gives its address. */
async function offered(page: Page): Promise<string> {
  const seats = Array(4).fill({ kind: 'me' })
  const settings = { game: 'terra-mystica', options: { setup: 'first-game' } }
  return reach(page, hall.url, seats, settings, ({ prompt }) => prompt?.step === 'offer', /^(build|upgrade)/)
}
/** What axe finds wrong in a part of the page; the whole of it is looked at in screens.test.ts. */
async function violations(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async part => {
    const { run } = (
      window as unknown as {
        axe: {
          run: (
            context: string,
            options: object,
          ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
        }
      }
    ).axe
    return (await run(part, { resultTypes: ['violations'] })).violations.flatMap(v =>
      v.nodes.map(n => `${v.id}: ${n.html.slice(0, 160)}`),
    )
  }, part)
}

test.each([
  ['en', 'light', 1920],
  ['ko', 'night', 360],
] as const)('%s, %s, %d px', async (lang, theme, width) => {
  const { page, leave, errors } = await visit(browser, { lang, theme })
  const mark = lang === 'ko' ? '(미리 정한 답)' : '(standing order)'
  await page.setViewportSize({ width, height: width < 760 ? 740 : 1080 })
  await page.goto(await offered(page))
  const orders = page.locator('.orders .btn')
  const answered = page.locator('.log .line', { hasText: mark })
  await orders.first().waitFor()
  await page.locator('.bar').waitFor()
  expect(await violations(page, '.bar')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

  await orders.first().focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (
            (await (await fetch(`/api${location.pathname.replace('/match/', '/matches/')}`)).json()) as {
              log: { standing?: true }[]
            }
          ).log.filter(e => e.standing).length,
      ),
    )
    .toBe(1)
  if (width < 760) await page.locator('.places [data-place=record]').click()
  await answered.first().waitFor()

  // Beside the position: the standing order can be changed by sight and by screen reader.
  if (width < 760) await page.locator('.places [data-place=people]').click()
  const given = page.getByLabel(lang === 'ko' ? '건물을 통한 파워' : 'When neighbours offer power')
  await given.scrollIntoViewIfNeeded()
  expect(await given.locator('option').count()).toBe(19)
  await given.selectOption('decline-all')
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (
            (await (await fetch(`/api${location.pathname.replace('/match/', '/matches/')}/standing`)).json()) as {
              order: string | null
            }[]
          ).filter(o => o.order === 'decline-all').length,
      ),
    )
    .toBe(1)
  // What is asked meanwhile may have brought another place into sight.
  if (width < 760) await page.locator('.places [data-place=people]').click()
  await page.locator('.standing').waitFor()
  expect(await violations(page, '.standing')).toEqual([])
  expect(errors).toEqual([])
  await leave()
})
