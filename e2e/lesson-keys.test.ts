/** A whole lesson of a game by keys alone, from the list that names it to its very end: what is read, what is pressed in vain, every answer. */
import { type Game, type Lesson, type Target, targetsOf } from '@loggia/core'
import { findGame } from '@loggia/games'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Answers } from '../web/src/lib/learn/progress.ts'
import { Walk } from '../web/src/lib/learn/walk.ts'
import { learn as words } from '../web/src/lib/words/learn.en.ts'
import { LIMIT, openBrowser, visit } from './hall.ts'
import { ALL, CHOICES, openList } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()
/** Nightly every game. */
const PLAYED = [
  ['ostia', 'build'],
  ['princes-of-florence', 'work'],
  ['terra-mystica', 'spades'],
  ['tiletum', 'contracts'],
  ['tapestry', 'step'],
].slice(0, ALL ? undefined : 2) as [game: string, lesson: string][]

/** More stops of the Tab key than any page of a lesson has before what it lights. */
const STOPS = 150
/** Goes on by Tab until that has the focus, and presses it. */
async function press(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < STOPS; n++) {
    if (await page.evaluate(s => document.activeElement?.matches(s), selector)) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`the Tab key does not get to ${selector}`)
}
/** All that an answer may change: the page and what it says, the question, its answers, what is picked. */
const shown = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.lesson-page, #choices h2, .choices .btn, [data-state~="chosen"]')]
      .map(e => e.getAttribute('data-target') ?? e.textContent)
      .join('\n'),
  )
/** What is lit, not yet picked, and of that answer. */
const litOf = (page: Page, about: readonly Target[]): Promise<Target | undefined> =>
  page.evaluate(
    about =>
      [...document.querySelectorAll<HTMLElement>('[data-state~="lit"]:not([data-state~="chosen"])')]
        .map(e => e.dataset['target']!)
        .find(target => target.split(' ').every(part => about.includes(part))),
    about,
  )

/** Gives an answer that counts, on the board where it is lit, else by its number in the list. */
async function answer(page: Page, game: Game, lesson: Lesson, answers: Answers): Promise<void> {
  const walk = new Walk(game, lesson, answers)
  const about = targetsOf(game, walk.counting[0]!)
  const lit = await litOf(page, about)
  if (lit) return press(page, `[data-target="${lit}"]`)
  await openList(page)
  await page.keyboard.press((await page.locator(`${CHOICES} kbd`).first().textContent())!)
}

test.each(PLAYED)('%s, %s: by keys alone, to its very end', async (id, name) => {
  const { lessons, rules } = await findGame(id)!.manifest()
  const [facts, { game }] = [(await lessons!.facts())[name]!, await rules()]
  const { page, errors, leave } = await visit(browser)
  await page.setViewportSize({ width: 1366, height: 650 })
  await page.goto(`${hall.url}/about/${id}`)
  await page.locator('#lessons a').first().waitFor()
  await press(page, `#lessons a[href$="/${name}"]`)
  const lesson = page.locator('.lesson-page')
  await lesson.locator('.rings').waitFor()
  const on = lesson.getByRole('button', { name: words.lesson_on })
  /** What is only read turns by a key; all else is answered. */
  for (let before = ''; await lesson.locator('.rings').count(); before = await shown(page)) {
    const answers = await page.evaluate(
      ([id, name]) => JSON.parse(localStorage[`loggia.lessons.${id}`] ?? '{}').left?.[name!] ?? [[]],
      [id, name],
    )
    const { facts: asks } = new Walk(game as unknown as Game, facts as Lesson, answers)
    before = await shown(page)
    if (await on.count()) await press(page, '.lesson-page .btn.go')
    else if (asks.ask) await press(page, `[data-target="${asks.ask}"]`)
    else await answer(page, game as unknown as Game, facts as Lesson, answers)
    await expect.poll(() => shown(page), { timeout: LIMIT }).not.toBe(before)
  }
  await lesson.getByText(words.lesson_done.replace(' {aim}', '')).waitFor()
  await press(page, '.lesson-page a[href$="#lessons"]')
  await page.locator(`#lessons a[href$="/${name}"] .done`).waitFor()
  expect(errors).toEqual([])
  await leave()
})
