/** The phone's frame: what holds at every question, whatever the match; a finger that lights first; places, sheet and keys. */
import { pick, seeded } from '@loggia/core'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser, type Visitor, visit } from './hall.ts'
import { begin, match, playOut } from './play.ts'
import { frameFaults } from './phone.ts'

const hall = inject('hall'),
  browser = await openBrowser()
const UPRIGHT = { width: 360, height: 740 },
  LOW = { width: 360, height: 640 },
  LYING = { width: 740, height: 360 }
const ME = { kind: 'me' },
  GREEDY = { kind: 'bot', bot: 'greedy' }

async function phone(size: typeof UPRIGHT, lang: 'en' | 'ko' = 'ko'): Promise<Visitor> {
  const visitor = await visit(browser, { touch: true, lang })
  await visitor.page.setViewportSize(size)
  return visitor
}
/** The table is drawn, and asks. */
async function ready(page: Page): Promise<void> {
  const curtain = page.locator('.curtain .btn'),
    line = page.locator('.phone .line h2')
  await curtain.or(line).first().waitFor()
  if (await curtain.count()) await curtain.tap()
  await line.waitFor()
}
const places = (page: Page) =>
  page.locator('.places [role=tab]').evaluateAll(tabs => tabs.map(t => (t as HTMLElement).dataset['place']!))
const here = (page: Page) => page.locator('.places [aria-selected=true]').getAttribute('data-place')

/** Some questions of a match by chance; nightly more of them. */
const STOPS = process.env['BROWSER'] === 'all' ? 40 : 4
test.each([
  ['ostia', [ME, GREEDY, GREEDY, GREEDY]],
  ['terra-mystica', [ME, GREEDY, GREEDY]],
  ['princes-of-florence', [ME, GREEDY, GREEDY, GREEDY, GREEDY]],
  ['tiletum', [ME, GREEDY]],
  ['tapestry', [ME, GREEDY]],
])('%s: the frame keeps its laws, upright and on its side', async (game, seats) => {
  const { page, errors, context } = await phone(UPRIGHT)
  const address = await begin(page, hall.url, seats, { game }),
    rng = seeded(`phone ${game}`)
  for (let stop = 0, until = 0; stop < STOPS; stop++) {
    await page.goto(address)
    for (const size of [UPRIGHT, LOW, LYING]) {
      await page.setViewportSize(size)
      await ready(page)
      await expect.poll(() => frameFaults(page), { message: `${game} ${stop} ${size.width}` }).toEqual([])
      // Standing elsewhere, the dot says where the question is.
      const all = await places(page)
      await page.locator(`.places [data-place="${all[pick(rng, all.length)]}"]`).tap()
      await expect.poll(() => frameFaults(page), { message: `${game} ${stop} ${size.width} elsewhere` }).toEqual([])
    }
    until += 12 + pick(rng, 25)
    await page.goto('about:blank')
    await playOut(page, address, told => told.seq >= until)
  }
  expect(errors).toEqual([])
  await context.close()
})

test('a finger lights and sends nothing; a tap on bare paper lets go; the button commits, and takes back', async () => {
  const { page, errors, context } = await phone(UPRIGHT)
  await page.goto(await begin(page, hall.url, [ME, ME]))
  await ready(page)
  const { seq } = await match(page),
    first = page.locator('[data-stage] [data-state~="lit"]').first(),
    confirm = page.locator('.line .confirm'),
    sure = confirm.and(page.locator('[aria-disabled=false]'))
  await first.tap()
  // Sooner a second tap there would be a double tap, which zooms.
  await sure.waitFor()
  expect((await match(page)).seq).toBe(seq)
  await page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'detached' })
  await first.tap()
  await sure.tap()
  await expect.poll(async () => (await match(page)).seq).toBeGreaterThan(seq)
  expect(errors).toEqual([])
  await context.close()
})

test('the sheet opens by its button and by a drag, and closes by both; the stage keeps its room; rows light', async () => {
  const { page, errors, context } = await phone(UPRIGHT)
  await page.goto(await begin(page, hall.url, [ME, ME]))
  await ready(page)
  const all = page.locator('.line .all'),
    open = page.locator('.sheet.open'),
    height = (selector: string) => page.locator(selector).evaluate(e => e.getBoundingClientRect().height)
  await all.tap()
  await open.waitFor()
  expect(await height('.sheet')).toBeLessThanOrEqual(0.56 * UPRIGHT.height + 1)
  expect(await height('[data-stage]')).toBeGreaterThanOrEqual(190)
  const rows = page.locator('.choices .row .btn')
  expect(await rows.count()).toBeGreaterThan(1)
  await rows.nth(1).tap()
  await page.locator('.row.chosen .yes').waitFor()
  const { seq } = await match(page)
  await all.or(page.locator('.grip')).first().waitFor()
  // Down by the grip, and up again.
  const drag = async (by: number) => {
    const { x, y, width } = (await page.locator('.grip').boundingBox())!
    await page.mouse.move(x + width / 2, y + 4)
    await page.mouse.down()
    await page.mouse.move(x + width / 2, y + 4 + by, { steps: 4 })
    await page.mouse.up()
  }
  await drag(90)
  await open.waitFor({ state: 'detached' })
  await drag(-90)
  await open.waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await open.waitFor({ state: 'detached' })
  expect((await match(page)).seq).toBe(seq)
  expect(errors).toEqual([])
  await context.close()
})

test('by keys alone: the question comes first, then its answers; brackets change the place, a number lights and Enter commits', async () => {
  const { page, errors, context } = await phone(LYING, 'en')
  await page.goto(await begin(page, hall.url, [ME, ME]))
  await ready(page)
  const order = await places(page),
    at = order.indexOf((await here(page))!)
  await page.keyboard.press(']')
  expect(await here(page)).toBe(order[at + 1])
  await page.keyboard.press('[')
  expect(await here(page)).toBe(order[at])
  const { seq } = await match(page)
  await page.keyboard.press('1')
  await expect.poll(async () => (await match(page)).seq + (await page.locator('.line .confirm').count())).toBe(seq + 1)
  if (await page.locator('.line .confirm').count()) {
    await page.locator('.line .confirm[aria-disabled=false]').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await match(page)).seq).toBe(seq + 1)
  }
  expect(errors).toEqual([])
  await context.close()
})

test('before the match and after it: an invitation and who sits there; the result, its replay, and back', async () => {
  const { page, errors, context } = await phone(UPRIGHT)
  await page.goto(await begin(page, hall.url, [ME, { kind: 'open' }]))
  await page.locator('.bar input').waitFor()
  expect(await page.locator('.seats li').count()).toBe(2)
  expect(await page.locator('.phone, .board').count()).toBe(0)
  const address = await begin(page, hall.url, [ME, ME])
  await playOut(page, address)
  await page.goto(address)
  await page.locator('.scores tfoot .num').first().waitFor()
  expect(await frameFaults(page)).toEqual([])
  await page.locator('.ways button').tap()
  await page.locator('.phone input[type=range]').waitFor()
  expect(await here(page)).toBe((await places(page))[0])
  expect(await frameFaults(page)).toEqual([])
  await page.locator('.leave button').last().tap()
  await page.locator('.ways').waitFor()
  expect(errors).toEqual([])
  await context.close()
})
