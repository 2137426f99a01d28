/**
 * How soon somebody who has never played makes a first point of their own: from the front page, by what stands on the page alone. Each sentence takes four
 * seconds of a clock that only counts.
 */
import { GAMES } from '@loggia/games'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { contribution } from '../server/test/same-chance.ts'
import { learn as words } from '../web/src/lib/words/learn.en.ts'
import { LIMIT, openBrowser, visit } from './hall.ts'
import { ALL, asked, CHOICES, openList, question } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()
const SENTENCE = 4
const WITHIN = 180
/** More questions than any first point needs. */
const MANY = 60

/** What is read on the way, and at the table. */
const READ =
  '.lead h1, .lead p, .about p.what, [popovertarget=goal] b, [popovertarget=goal] span, .coach p, #choices h2, .why'
const GOAL = '[popovertarget=goal]'
/** Own points as the goal line tells them; where nothing scores before the end, what will. */
const OWN = /You have (-?\d+)|building icons (\d+)|amphorae (\d+)/g

/** The words of a text. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? []
/** Where sentences end. */
const ENDS = /(?<=[.?!…])\s+|\n+/

/** What a newcomer has read, once each: figures and the phase, which change, are seen at a glance. */
class Reader {
  readonly #page: Page
  readonly had = new Set<string>()
  /** Something of what it chose is still to be said. */
  #goesOn = false
  constructor(page: Page) {
    this.#page = page
  }
  async read(): Promise<void> {
    for (const text of await this.#page.locator(READ).allInnerTexts())
      for (const sentence of text.replace(/^[^·]+ · (auctions · |actions · )?(?=You have)/, '').split(ENDS))
        if (/[a-z]/i.test(sentence)) this.had.add(sentence.replaceAll(/-?\d[\d,]*/g, '#').trim())
  }
  async points(): Promise<number> {
    const line = (await this.#page.locator(GOAL).textContent())!
    return [...line.matchAll(OWN)].reduce((sum, found) => sum + Number(found[1] ?? found[2] ?? found[3]), 0)
  }
  /** Does what a sentence of the plate begins with (“Build early”), if it can be done, and the first of what that asks; else what a hint says. */
  async answer(): Promise<void> {
    const page = this.#page
    const said = (await page.locator('.coach p').allInnerTexts()).flatMap(text => text.split(ENDS))
    const begins = said.flatMap(sentence => wordsOf(sentence).slice(0, 1))
    const offers = await page.locator(CHOICES).allInnerTexts()
    const named = this.#goesOn ? 0 : offers.findIndex(offer => wordsOf(offer).some(word => begins.includes(word)))
    this.#goesOn = named >= 0 && offers[named]!.includes('…')
    if (named >= 0) {
      await openList(page)
      this.had.add(offers[named]!)
      await page.locator(CHOICES).nth(named).click()
      return
    }
    for (const next of [words.hint_what, words.hint_why]) {
      await page.keyboard.press('h')
      await page.locator('.coach button', { hasText: next }).waitFor()
      await this.read()
    }
    await page.locator('#choices .btn.go').click()
  }
}

/** Goes from the front page to a first point. Gives what was read, a sentence a line. */
async function firstPoint(id: string): Promise<string[]> {
  const { page, errors, leave } = await visit(browser)
  await page.route('**/contribution', route => route.continue({ postData: { contribution: contribution(id) } }))
  const reader = new Reader(page)
  await page.goto(hall.url)
  await page.locator('.lead h1').waitFor()
  await reader.read()
  await page.locator(`a[href="/about/${id}"]`).first().click()
  await page.locator('.about p.what').waitFor()
  await reader.read()
  await page.getByRole('button', { name: words.learn_by_playing }).click()
  await page.locator(GOAL).waitFor()
  const start = await reader.points()
  for (let answers = 0; (await reader.points()) <= start && answers < MANY; answers++) {
    await asked(page)
    await reader.read()
    const before = await question(page)
    await reader.answer()
    await expect.poll(() => question(page), { timeout: LIMIT }).not.toBe(before)
  }
  expect(await reader.points()).toBeGreaterThan(start)
  expect(errors).toEqual([])
  await leave()
  return [...reader.had]
}

/** Nightly deals are others each time: of three the middle one counts. */
test.each(ALL ? GAMES.map(({ id }) => id) : ['ostia'])('%s: a first point within three minutes', async id => {
  const read: string[][] = []
  for (let table = 0; table < (ALL ? 3 : 1); table++) read.push(await firstPoint(id))
  const seconds = read.map(sentences => sentences.length * SENTENCE).sort((a, b) => a - b)
  const told = [`${id}: ${seconds.join(', ')} s`, ...read[0]!]
  expect(seconds[seconds.length >> 1], told.join('\n')).toBeLessThanOrEqual(WITHIN)
  console.info(told[0])
})
