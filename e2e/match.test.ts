/** Whole matches, played as people play them. */
import { pick } from '@loggia/core'
import { expect, inject, test } from 'vitest'
import { openBrowser, visit } from './hall.ts'
import {
  ALL,
  asked,
  begin,
  byClicks,
  CHOICES,
  fromRound,
  inLastEra,
  join,
  match,
  playNow,
  playOn,
  playThrough,
} from './play.ts'

const hall = inject('hall'),
  browser = await openBrowser()

/** The bot whom one meets behind the two clicks thinks for seconds: in `npm test` it is asked a few times. The rest is played against a quick one. */
const MET = ALL ? Infinity : 2,
  BEGUN = 15,
  TYPED = 10,
  ME = { kind: 'me' },
  GREEDY = { kind: 'bot', bot: 'greedy' },
  TWO = [ME, GREEDY],
  THREE = [ME, GREEDY, GREEDY]

test.each([
  ['ostia', 'Ostia', TWO, fromRound(24)],
  ['terra-mystica', 'Terra Mystica', TWO, fromRound(6)],
  ['tiletum', 'Tiletum', TWO, fromRound(4)],
  ['tapestry', 'Tapestry', THREE, inLastEra],
])(
  '%s by clicks alone, from the address; from the beginning, and from the last rounds to the result',
  async (game, title, seats, late) => {
    const { page, errors, context } = await visit(browser),
      clicks = { board: 0, bar: 0 }
    await playNow(page, hall.url, title)
    await playOn(page, 'clicks', byClicks(page, clicks), MET)
    await page.goto(await begin(page, hall.url, seats, { game }))
    await playThrough(page, 'clicks', byClicks(page, clicks), BEGUN, late)
    const { status, scores, log } = await match(page)
    expect(status).toBe('finished')
    expect(scores.map(s => s.total > 0)).toEqual(seats.map(() => true))
    expect(new Set(log.map(e => e.seat))).toEqual(new Set([-1, ...seats.keys()]))
    expect(clicks.board).toBeGreaterThan(1)
    expect(clicks.bar).toBeGreaterThan(1)
    expect(errors).toEqual([])
    await context.close()
  },
)

test.each([
  ['ostia', '오스티아', fromRound(24)],
  ['terra-mystica', '테라 미스티카', undefined],
  ['princes-of-florence', '피렌체의 제후', undefined],
  ['tiletum', '틸레툼', undefined],
  ['tapestry', '태피스트리', undefined],
])(
  '%s by keyboard alone; Ostia, and nightly all of them, from the first Tab on and to the result',
  async (game, title, late) => {
    const { page, errors, context } = await visit(browser, { lang: 'ko' })
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
      if (which < 9 && byTab && (byTab > 5 || pick(rng, 4))) return page.keyboard.press(String(which + 1))
      byTab++
      await reach(CHOICES)
      await page.keyboard.press('Enter')
    }
    if (late || ALL) {
      await page.goto(hall.url)
      await page.locator('.btn.go.big').waitFor()
      await reach('.games button', title)
      await page.keyboard.press('Enter')
      await reach('.btn.go.big')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/match/*')
      await playOn(page, 'keys', answer, ALL ? Infinity : 1)
    }
    await page.goto(await begin(page, hall.url, TWO, { game }))
    if (late || ALL) {
      await playThrough(page, 'keys', answer, TYPED, late ?? (() => false))
      expect((await match(page)).status).toBe('finished')
    } else expect(await playOn(page, 'keys', answer, TYPED)).toBe(TYPED)
    expect(byTab).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await context.close()
  },
)

test('a reload in mid-turn changes nothing, and a move can be taken back', async () => {
  const { page, context } = await visit(browser)
  await page.goto(await begin(page, hall.url, [{ kind: 'me' }, { kind: 'me' }]))
  await playOn(page, 'reload', which => page.locator(CHOICES).nth(which).click(), 9)
  // New cards in the row may just have closed the way back: then play on until it is open.
  for (let k = 0; !(await page.locator('.tools svg').count()); k++)
    await playOn(page, `reload-${k}`, which => page.locator(CHOICES).nth(which).click(), 1)
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
  const before = await shown(),
    { seq } = await match(page)
  await page.reload()
  await page.locator('.log .line').first().waitFor()
  await expect.poll(shown).toEqual(before)
  expect((await match(page)).seq).toBe(seq)
  await page.keyboard.press('u')
  await expect.poll(async () => (await match(page)).seq).toBe(seq + 1)
  await expect.poll(shown).not.toEqual(before)
  await context.close()
})

test("two browsers at one table see each other's moves within 300 ms", async () => {
  const host = await visit(browser),
    guest = await visit(browser, { lang: 'ko' })
  const address = await begin(host.page, hall.url, [{ kind: 'me' }, { kind: 'open' }])
  await host.page.goto(address)
  await join(guest.page, host.page)
  const pages = [host.page, guest.page],
    delays: number[] = []
  for (let turn = 0; turn < 16; turn++) {
    const mover = await Promise.race(
      pages.map(async p => {
        await p.locator(CHOICES).first().waitFor()
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
  // A machine with other work makes some of them late, but not all: whoever asked now and then would be late every time.
  delays.sort((a, b) => a - b)
  expect(delays[Math.floor(delays.length * 0.1)]).toBeLessThan(300)
  expect([...host.errors, ...guest.errors]).toEqual([])
  await host.context.close()
  await guest.context.close()
})
