/** Whole matches, played as people play them. */
import { pick } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import {
  ALL,
  asked,
  begin,
  byClicks,
  CHOICES,
  join,
  LIT,
  match,
  playNow,
  playOn,
  playThrough,
  question,
  settled,
  openList,
  take,
} from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

const BEGUN = 8
const TYPED = 5
const ME = { kind: 'me' }
const GREEDY = { kind: 'bot', bot: 'greedy' }
const TWO = [ME, GREEDY]
const THREE = [ME, GREEDY, GREEDY]
/** For nightly: playing these games alone meets most of what the page does. */
const NIGHTLY = ALL ? [['tapestry', THREE] as const] : []

// The first game is there at once, any other is one click more: for the rest the keyboard below opens a table.
test.each(ALL ? GAMES : [GAMES[0]!, GAMES.at(-1)!])(
  '$id from the address, against whom one meets there',
  async ({ id, title }) => {
    const { page, errors, leave } = await visit(browser)
    await playNow(page, hall.url, title.en)
    // This bot thinks for seconds: in `npm test` it is asked once.
    await playOn(page, 'met', byClicks(page, { board: 0, bar: 0 }), ALL ? Infinity : 1)
    const { game, log } = await match(page)
    expect(game).toBe(id)
    expect(log.length).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await leave()
  },
)

// The Princes, and Tapestry alone: in files of their own. What a match of Terra Mystica comes to is looked at in import.test.ts.
test.each([['ostia', TWO] as const, ['terra-mystica', TWO] as const, ['tiletum', TWO] as const, ...NIGHTLY])(
  '%s by clicks alone: the beginning; of Ostia, and nightly of all, the end, to the result',
  async (game, seats) => {
    const { page, errors, leave } = await visit(browser)
    const clicks = { board: 0, bar: 0 }
    await page.goto(await begin(page, hall.url, seats, { game }))
    if (!ALL && game !== 'ostia') await playOn(page, 'clicks', byClicks(page, clicks), BEGUN)
    else {
      await playThrough(page, 'clicks', byClicks(page, clicks), BEGUN)
      const { status, scores } = await match(page)
      expect(status).toBe('finished')
      expect(scores.map(s => s.total > 0)).toEqual(seats.map(() => true))
      expect(new Set((await match(page)).log.map(e => e.seat))).toEqual(new Set([-1, ...seats.keys()]))
    }
    expect((await match(page)).log.map(e => e.seat)).toContain(0)
    expect(clicks.board).toBeGreaterThan(1)
    expect(clicks.bar).toBeGreaterThan(1)
    expect(errors).toEqual([])
    await leave()
  },
)

test.each(GAMES)(
  '$id by keyboard alone, on the board and in the bar; Terra Mystica, and nightly all of them, from the first Tab on and to the result',
  async ({ id: game, title }) => {
    const whole = ALL || game === 'terra-mystica'
    const { page, errors, leave } = await visit(browser, { lang: 'ko' })
    const reach = async (selector: string, text = '') => {
      for (let k = 0; k < 150; k++) {
        if (
          await page.evaluate(
            ([s, text]) => document.activeElement?.matches(s) && document.activeElement.textContent?.includes(text),
            [selector, text] as const,
          )
        )
          return
        await page.keyboard.press('Tab')
      }
      throw new Error(`the Tab key does not get to ${selector} ${text}`)
    }
    let byTab = 0
    const answer = async (which: number, rng: number[]) => {
      // Both ways: the first by Tab.
      if (which < 9 && byTab && (byTab > 5 || pick(rng, 4))) {
        await page.keyboard.press(String(which + 1))
        // Of more than nine answers the number may go on.
        if (await page.locator('.typed').count()) await page.keyboard.press('Enter')
        return
      }
      byTab++
      await openList(page)
      await reach(CHOICES)
      await page.keyboard.press('Enter')
    }
    if (whole) {
      await page.goto(hall.url)
      await page.locator('.btn.go.big').waitFor()
      await reach('.games button', title.ko)
      await page.keyboard.press('Enter')
      await reach('.btn.go.big')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/match/*')
      await playOn(page, 'keys', answer, ALL ? Infinity : 1)
    }
    await page.goto(await begin(page, hall.url, TWO, { game }))
    // On the board: the focus goes on there, or to the next question, and is never lost.
    for (let n = 0; n < (ALL ? 4 : 2); n++) {
      await page.locator(LIT).first().waitFor()
      const before = await question(page)
      await page.locator(LIT).first().focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => question(page), { message: `${n}` }).not.toBe(before)
      await expect
        .poll(() => page.evaluate(() => document.activeElement !== document.body), { message: `${n}` })
        .toBe(true)
    }
    if (whole) {
      await playThrough(page, 'keys', answer, TYPED)
      expect((await match(page)).status).toBe('finished')
    } else expect(await playOn(page, 'keys', answer, TYPED)).toBe(TYPED)
    expect(byTab).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await leave()
  },
)

test('a reload in mid-turn changes nothing, and a move can be taken back', async () => {
  const { page, leave } = await visit(browser)
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  await playOn(page, 'reload', which => take(page, which), 9)
  // New cards in the row may just have closed the way back: then play on until it is open.
  for (let k = 0; !(await page.locator('.tools svg').count()); k++)
    await playOn(page, `reload-${k}`, which => take(page, which), 1)
  // Everything but what the last move changed, which stands beside the numbers until the next.
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.bar h2, .choices .btn, .log .line, .people')].map(e => {
        const copy = e.cloneNode(true) as Element
        for (const change of copy.querySelectorAll('li small')) change.remove()
        return copy.textContent
      }),
    )
  await page.mouse.move(1, 1) // what is pointed at is looked ahead
  await asked(page)
  await settled(page)
  const before = await shown()
  const { seq } = await match(page)
  await page.reload()
  await page.locator('.log .line').first().waitFor()
  await expect.poll(shown).toEqual(before)
  expect((await match(page)).seq).toBe(seq)
  await page.keyboard.press('u')
  await expect.poll(async () => (await match(page)).seq).toBe(seq + 1)
  await expect.poll(shown).not.toEqual(before)
  await leave()
})

test("two browsers at one table see each other's moves within 300 ms", async () => {
  const host = await visit(browser)
  const guest = await visit(browser, { lang: 'ko' })
  const address = await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'open' }])
  await host.page.goto(address)
  await join(guest.page, host.page)
  const pages = [host.page, guest.page]
  const delays: number[] = []
  for (const page of pages) await page.locator('.log').waitFor()
  for (let turn = 0; turn < 16; turn++) {
    const mover = await Promise.race(
      pages.map(async p => {
        await p.locator(CHOICES).first().waitFor({ state: 'attached' })
        return p
      }),
    )
    const other = pages.find(p => p !== mover)!
    // The watching page notes when it changes, by the clock that both share.
    await other.evaluate(() => {
      const seen = new Promise<number>(done => {
        const watch = new MutationObserver(() => {
          watch.disconnect()
          done(Date.now())
        })
        // A further move of a turn changes the words of its line.
        watch.observe(document.querySelector('.log')!, { childList: true, characterData: true, subtree: true })
      })
      Object.assign(window, { seen })
    })
    const pressed = await mover.evaluate(selector => {
      const at = Date.now()
      document.querySelector<HTMLElement>(selector)!.click()
      return at
    }, CHOICES)
    delays.push((await other.evaluate(() => (window as unknown as { seen: Promise<number> }).seen)) - pressed)
  }
  // On a busy machine some of them are late, but not all: a page that polled now and then would always be late.
  delays.sort((a, b) => a - b)
  expect(delays[Math.floor(delays.length * 0.1)]).toBeLessThan(300)
  expect([...host.errors, ...guest.errors]).toEqual([])
  await host.leave()
  await guest.leave()
})
