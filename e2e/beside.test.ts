/** What is open beside the board (log, scores, talk, rules) never hides what can be answered: at the kinds of questions that a match of each game asks. */
import { expect, inject, test } from 'vitest'
import { aside, openBrowser, visit } from './hall.ts'
import { ALL, begin, playOut, type Told } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** Between 1180 and 1679 px the log lies below my position, in the same column. */
const LOW = { width: 1366, height: 650 }
const USUAL = { width: 1280, height: 800 }
const SIZES = ALL
  ? [
      { width: 1180, height: 620 },
      LOW,
      USUAL,
      { width: 1440, height: 900 },
      { width: 1536, height: 730 },
      { width: 1679, height: 950 },
      { width: 1920, height: 950 },
    ]
  : [LOW, USUAL]
/** As it is opened, then with each of these tabs. */
const TABS = ['', 'log', 'scores', 'talk', 'rules']

/**
 * Runs in the page: which lit targets no part of the window shows. A hand of ten cards is higher than a low window: then my position has the whole column,
 * which scrolls and says so.
 */
const unseen = (): string[] => {
  const column = document.querySelector('.table[data-tight] > .position[data-more]')
  const lit = [...document.querySelectorAll<HTMLElement>('.layer [data-state~="lit"]')]
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9]
  const seen = new Set(
    lit
      .filter(e => {
        const { x, y, width, height } = e.getBoundingClientRect()
        if (column?.contains(e)) return height > 0
        return PARTS.some(v =>
          PARTS.some(u => {
            const at = document.elementFromPoint(x + width * u, y + height * v)
            return at !== null && (e.contains(at) || at.closest('[data-state~="lit"]') === e)
          }),
        )
      })
      .map(e => e.dataset['target']!),
  )
  return [...new Set(lit.map(e => e.dataset['target']!))].filter(target => !seen.has(target))
}

/** Kinds of questions about what lies before a person; nightly each kind that a match asks. */
test.each([['princes-of-florence', ['site']]])(
  '%s: whatever is open beside the board, all that is lit is in sight',
  async (game, kinds) => {
    const { page, leave, errors } = await visit(browser)
    // On one screen the players of a game of secrets hand it on behind a curtain.
    const other = game === 'princes-of-florence' ? { kind: 'bot', bot: 'random' } : { kind: 'me' }
    const address = await begin(page, hall.url, [{ kind: 'me' }, other], { game })
    const looked = new Set<string>()
    let kind = ''
    const isNew = ({ prompt }: Told) => {
      kind = prompt?.step ?? ''
      return prompt !== null && !looked.has(kind) && (ALL || kinds.includes(kind))
    }
    while ((ALL || looked.size < kinds.length) && (await playOut(page, address, isNew))) {
      looked.add(kind)
      await page.goto(address)
      await page.locator('.log').waitFor()
      for (const size of SIZES) {
        await page.setViewportSize(size)
        for (const tab of TABS) {
          if (tab) await page.locator(`.sidetabs [data-tab=${tab}]`).click()
          const message = `${game} ${kind}, ${tab || 'nothing'} open, ${size.width} × ${size.height}`
          await expect.poll(() => page.evaluate(unseen), { message }).toEqual([])
        }
        await page.locator(`.sidetabs [data-tab=${TABS.at(-1)!}]`).click()
      }
      await aside(page)
    }
    if (!ALL) expect([...looked].sort()).toEqual(kinds.toSorted())
    expect(errors).toEqual([])
    await leave()
  },
  ALL ? 3_600_000 : undefined,
)
