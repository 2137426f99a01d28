/** The phone's frame: what holds at every question, whatever the match; a finger that lights first; places, sheet and keys. */
import { pick, seeded } from '@loggia/core'
import type { Page } from 'playwright-core'
import { expect, inject, test, vi } from 'vitest'
import { LIMIT, openBrowser, type Visitor, visit } from './hall.ts'
import { letterFaults } from './letters.ts'
import { frameFaults, litFaults, touch } from './phone.ts'
import { ALL, begin, match, playOut, reach, SHORT, type Told } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()
const UPRIGHT = { width: 360, height: 740 }
const LOW = { width: 360, height: 640 }
const TALL = { width: 390, height: 844 }
const LYING = { width: 740, height: 360 }
const ME = { kind: 'me' }
const GREEDY = { kind: 'bot', bot: 'greedy' }

async function phone(size: typeof UPRIGHT, lang: 'en' | 'ko' = 'ko'): Promise<Visitor> {
  const visitor = await visit(browser, { touch: true, lang })
  await visitor.page.setViewportSize(size)
  return visitor
}
/** The table is drawn, and asks. */
async function ready(page: Page): Promise<void> {
  const curtain = page.locator('.curtain .btn')
  const line = page.locator('.phone .line h2')
  await curtain.or(line).first().waitFor()
  if (await curtain.count()) await curtain.tap()
  await line.waitFor()
}
const places = (page: Page) =>
  page.locator('.places [role=tab]').evaluateAll(tabs => tabs.map(t => (t as HTMLElement).dataset['place']!))
const here = (page: Page) => page.locator('.places [aria-selected=true]').getAttribute('data-place')

/** A question by chance, answered by touch, is looked at in these sizes; nightly all questions in all of them. */
const TOUCHES = 3
const SIZES = ALL ? [LYING, LOW, TALL, UPRIGHT] : [LYING, UPRIGHT]
/** What a phone shows of a place. The keys of a board are for people with a keyboard. */
const PAPER = ['[data-stage] .paper', '.signs', '.key, kbd'] as const
/** What the line and the board show: another one after each touch. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [
      ...[...document.querySelectorAll('.phone .bar h2, .phone .bar small, .places [aria-selected=true]')].map(
        e => e.textContent,
      ),
      ...[...document.querySelectorAll<HTMLElement>('[data-stage] [data-state~="lit"], [data-state~="chosen"]')].map(
        e => `${e.dataset['target']} ${Math.round(e.getBoundingClientRect().y)}`,
      ),
      document.querySelectorAll('.phone .confirm, .curtain, .ways').length,
      document.querySelector('[data-stage] .held')?.getBoundingClientRect().toJSON(),
    ]
      .map(told => JSON.stringify(told))
      .join('|'),
  )
/** The page asks its person something, or the match is over. */
const asked = (page: Page) =>
  page.locator('.phone .line :is(.confirm, .all, .beside, .legal), .curtain .btn, .phone .ways')
const over = (page: Page) => page.locator('.ways').count()
test.each([
  ['ostia', [ME, GREEDY, GREEDY, GREEDY]],
  ['terra-mystica', [ME, GREEDY, GREEDY]],
  ['princes-of-florence', [ME, GREEDY, GREEDY, GREEDY, GREEDY]],
  ['tiletum', [ME, GREEDY]],
  ['tapestry', [ME, GREEDY]],
])(
  '%s: by touch on board and line, the list never opened; the frame and what is lit keep their laws, upright and on its side',
  async (game, seats) => {
    const { page, errors, leave } = await phone(UPRIGHT)
    const address = await begin(page, hall.url, seats, { game })
    const rng = seeded(`phone ${game}`)
    const until = ALL ? 0 : 5 + pick(rng, 40)
    await playOut(page, address, told => told.seq >= until)
    await page.goto(address)
    const lawful = async (where: string) => {
      const faults = async () => [...(await frameFaults(page)), ...(await litFaults(page))]
      await expect.poll(faults, { message: `${game} ${where}` }).toEqual([])
    }
    let idle = 0
    for (let stop = 0; !(await over(page)); stop++) {
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await ready(page)
        await lawful(`${stop} ${size.width} × ${size.height}`)
        // Standing elsewhere, the dot says where the question is.
        const all = await places(page)
        const at = (await here(page))!
        await page.locator(`.places [data-place="${all[pick(rng, all.length)]}"]`).tap()
        await lawful(`${stop} ${size.width} × ${size.height} elsewhere`)
        if (size === LYING)
          for (const place of all.filter(place => place !== 'record')) {
            await page.locator(`.places [data-place="${place}"]`).tap()
            await expect.poll(() => page.evaluate(letterFaults, PAPER), { message: `${game} ${place}` }).toEqual([])
          }
        await page.locator(`.places [data-place="${at}"]`).tap()
      }
      // Nightly until the next row: then there is another question.
      const { seq } = await match(page)
      for (let n = 0; ALL ? (await match(page)).seq === seq : n < TOUCHES; n++) {
        await ready(page)
        // Second steps of what was tapped are rows; without it the list is open.
        const list = page.locator('.phone:not(:has([data-state~="chosen"])) .sheet.open')
        expect(await list.count(), `${game} ${stop}: the list is open`).toBe(0)
        const before = await looks(page)
        // Where a bot is quick the question may just be coming.
        const touched = vi.waitUntil(() => touch(page, rng), { timeout: LIMIT / 12, interval: 30 })
        const done = await touched.catch(async () =>
          expect.fail(`${game} ${stop}: nothing to touch: ${await looks(page)}`),
        )
        const changed = vi.waitUntil(async () => (await looks(page)) !== before, { timeout: LIMIT / 12, interval: 30 })
        idle = await changed.then(
          () => 0,
          () => idle + 1,
        )
        expect(idle, `nothing comes of ${done}: ${before.slice(0, 300)}`).toBeLessThan(4)
        await asked(page).first().waitFor()
        if (await over(page)) break
      }
      if (!ALL) break
    }
    if (ALL) expect(await over(page)).toBe(1)
    expect(errors).toEqual([])
    await leave()
  },
  ALL ? 3_600_000 : undefined,
)

test('a finger lights and sends nothing; a tap on bare paper lets go; the button commits, and takes back', async () => {
  const { page, errors, leave } = await phone(UPRIGHT)
  await page.goto(await begin(page, hall.url, [ME, ME]))
  await ready(page)
  const { seq } = await match(page)
  const first = page.locator('[data-stage] [data-state~="lit"]').first()
  const confirm = page.locator('.line .confirm')
  const sure = confirm.and(page.locator('[aria-disabled=false]'))
  await first.tap()
  // Sooner a second tap there would be a double tap, which zooms.
  await sure.waitFor()
  expect((await match(page)).seq).toBe(seq)
  await page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'detached' })
  await first.tap()
  await sure.waitFor()
  // A double tap on the button commits once, and does not open the list that lies there next.
  const { x, y, width, height } = (await sure.boundingBox())!
  // The finger says when: on a busy machine the page hears of the second tap long after it.
  const finger = await page.context().newCDPSession(page)
  const timestamp = Date.now() / 1000
  for (const later of [0, 0.1]) {
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }]
    const at = { timestamp: timestamp + later }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints, ...at })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], ...at })
  }
  await expect.poll(async () => (await match(page)).seq).toBeGreaterThan(seq)
  expect(await page.locator('.sheet.open, .line .confirm').count()).toBe(0)
  // A moment later it opens.
  const open = page.locator('.sheet.open')
  await expect
    .poll(async () => {
      if (!(await open.count())) await page.locator('.line .all').tap()
      return open.count()
    })
    .toBe(1)
  expect(errors).toEqual([])
  await leave()
})

test('the way back puts down the light, closes the list, leaves a replay, and only then the table', async () => {
  const { page, errors, leave } = await phone(UPRIGHT)
  await page.goto(hall.url)
  const address = await begin(page, hall.url, [ME, ME], { game: SHORT })
  await page.goto(address)
  await ready(page)
  const lit = page.locator('[data-stage] [data-state~="lit"]').first()
  const confirm = page.locator('.line .confirm')
  // Sooner a second tap there would be a double tap, which zooms.
  const sure = confirm.and(page.locator('[aria-disabled=false]'))
  const open = page.locator('.sheet.open')
  const back = () => page.evaluate(() => history.back())
  await lit.tap()
  await sure.waitFor()
  await back()
  await confirm.waitFor({ state: 'detached' })
  // What was closed otherwise leaves nothing in the way.
  await lit.tap()
  await sure.waitFor()
  await page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'detached' })
  await page.locator('.line .all').tap()
  await open.waitFor()
  await back()
  await open.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await lit.tap()
  await sure.waitFor()
  await page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'detached' })
  await back()
  await page.waitForURL(`${hall.url}/`)
  // From the result into a replay, and back to the result.
  await playOut(page, address)
  await page.goto(address)
  await page.locator('.ways').first().waitFor()
  await page.locator('.bar button, .ways button').filter({ hasText: '다시 보기' }).first().tap()
  await page.locator('input[type=range]').waitFor()
  await back()
  await page.locator('.summary').waitFor()
  await back()
  await page.waitForURL(`${hall.url}/`)
  expect(errors).toEqual([])
  await leave()
})

test('the sheet opens by its button and by a drag, and closes by both; the stage keeps its room; rows light', async () => {
  const { page, errors, leave } = await phone(UPRIGHT)
  await page.goto(await begin(page, hall.url, [ME, ME]))
  await ready(page)
  const all = page.locator('.line .all')
  const open = page.locator('.sheet.open')
  const height = (selector: string) => page.locator(selector).evaluate(e => e.getBoundingClientRect().height)
  await all.tap()
  await open.waitFor()
  expect(await height('.sheet')).toBeLessThanOrEqual(0.56 * UPRIGHT.height + 1)
  expect(await height('[data-stage]')).toBeGreaterThanOrEqual(190)
  const rows = page.locator('.choices .row .btn')
  await expect.poll(() => rows.count()).toBeGreaterThan(1)
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
  await leave()
})

test('by keys alone: the question comes first, then its answers; brackets change the place, a number lights and Enter commits', async () => {
  const { page, errors, leave } = await phone(LYING, 'en')
  await page.goto(await begin(page, hall.url, [ME, ME]))
  await ready(page)
  const order = await places(page)
  const at = order.indexOf((await here(page))!)
  await page.keyboard.press(']')
  await expect.poll(() => here(page)).toBe(order[at + 1])
  await page.keyboard.press('[')
  await expect.poll(() => here(page)).toBe(order[at])
  const { seq } = await match(page)
  await page.keyboard.press('1')
  await expect.poll(async () => (await match(page)).seq + (await page.locator('.line .confirm').count())).toBe(seq + 1)
  if (await page.locator('.line .confirm').count()) {
    await page.locator('.line .confirm[aria-disabled=false]').waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await match(page)).seq).toBe(seq + 1)
  }
  expect(errors).toEqual([])
  await leave()
})

test('an amount is given in the line, by − and +, and once for all', async () => {
  const { page, errors, leave } = await phone(UPRIGHT)
  const prestige = (told: Told) => (told.view as unknown as { players: { prestige: number }[] }).players[0]!.prestige
  const rich = (told: Told) => prestige(told) > 3 && told.legal.some(l => l.move === 'sell')
  await page.goto(await reach(page, hall.url, [ME, GREEDY], { game: 'princes-of-florence' }, rich, /^(?!sell)/))
  await ready(page)
  const before = await match(page)
  await page.locator('.line .all').tap()
  await page.locator('.choices .btn', { hasText: '100플로린' }).tap()
  const more = page.locator('.line .tool:not(.bare)').last()
  await more.tap()
  await more.tap()
  expect((await match(page)).seq).toBe(before.seq)
  await page.locator('.line .confirm').tap()
  await expect.poll(async () => prestige(await match(page))).toBe(prestige(before) - 3)
  expect(errors).toEqual([])
  await leave()
})

test('below the answers of the list stands what fails by a little, with what is missing', async () => {
  const { page, errors, leave } = await phone(UPRIGHT)
  const may = (told: Told) => told.legal.some(l => l.move.startsWith('pass'))
  await page.goto(await reach(page, hall.url, [ME, GREEDY], { game: 'terra-mystica' }, may))
  await ready(page)
  expect(await page.locator('.sheet .lacking').count(), 'nobody reckons it for a list that is closed').toBe(0)
  await page.locator('.line .all').tap()
  // With so little as anybody begins with something always fails: priests, power, workers.
  await expect
    .poll(() => page.locator('.sheet .lacking').allTextContents())
    .toContainEqual(expect.stringMatching(/\d.* 부족/))
  expect(errors).toEqual([])
  await leave()
})

test('before the match and after it: an invitation and who sits there; the result, its replay, and back', async () => {
  const { page, errors, leave } = await phone(UPRIGHT)
  await page.goto(await begin(page, hall.url, [ME, { kind: 'open' }]))
  await page.locator('.bar input').waitFor()
  await expect.poll(() => page.locator('.seats li').count()).toBe(2)
  expect(await page.locator('.phone, .board').count()).toBe(0)
  await page.locator('.bar [aria-expanded=false]').tap()
  await page.locator('.bar svg[role=img]').waitFor()
  const address = await begin(page, hall.url, [ME, ME], { game: SHORT })
  await playOut(page, address)
  await page.goto(address)
  await page.locator('.scores .num').first().waitFor()
  await expect.poll(() => frameFaults(page)).toEqual([])
  await page.locator('.ways .replay').tap()
  await page.locator('.phone input[type=range]').waitFor()
  await expect.poll(() => here(page)).toBe((await places(page))[0])
  await expect.poll(() => frameFaults(page)).toEqual([])
  await page.locator('.leave button').last().tap()
  await page.locator('.ways').waitFor()
  expect(errors).toEqual([])
  await leave()
})
