/** The laws of the desk's frame, at the kinds of questions that a match of each game asks: on a laptop's screen; nightly at every size and every question. */
import { findGame } from '@loggia/games'
import { expect, inject, test } from 'vitest'
import { faultsOf, frameOf, resize, SIZES } from './desk.ts'
import { aside, openBrowser, visit } from './hall.ts'
import { ALL, begin, playOut, type Told } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** The least part of a screen that the common places have. */
const SHARE = 0.45
/** What may be open over the board. */
const PANELS = ['log', 'scores', 'talk', 'rules']

/** Kinds of questions; nightly each kind that a match asks, with the fewest and the most people. */
const KINDS: Record<string, readonly string[]> = {
  'terra-mystica': ['choose-faction', 'choose-card', 'action'],
  'tiletum': ['die', 'architect', 'character'],
  'tapestry': ['keep-civilization', 'act', 'place'],
  'ostia': ['initial-port', 'select', 'step'],
  'princes-of-florence': ['return', 'open', 'act'],
}
/** One language for each game, by turns; nightly both. */
const LOOKS = Object.keys(KINDS).flatMap((game, k) =>
  (['ko', 'en'] as const).filter((_, l) => ALL || l === k % 2).map(lang => [game, lang] as const),
)
test.each(LOOKS)(
  '%s in %s: parts lie where they lay, letters can be read, what is lit is met, whatever is open',
  async (game, lang) => {
    const kinds = KINDS[game]!
    const { seats } = findGame(game)!
    for (const people of ALL ? [seats.min, seats.max] : [lang === 'en' ? 2 : seats.max]) {
      const { page, leave, errors } = await visit(browser, { lang })
      const others = Array(people - 1).fill({ kind: 'bot', bot: 'random' })
      const looked = new Set<string>()
      const lay = new Map<string, object>()
      let kind = ''
      const isNew = ({ prompt }: Told) => {
        kind = prompt?.step ?? ''
        return prompt !== null && !looked.has(kind) && (ALL || kinds.includes(kind))
      }
      const another = () => begin(page, hall.url, [{ kind: 'me' }, ...others], { game })
      let address = await another()
      for (;;) {
        const found = await playOut(page, address, isNew)
        if (!found && (ALL || looked.size === kinds.length)) break
        if (!found) {
          // By chance a match may be over before it has asked all of them.
          address = await another()
          continue
        }
        looked.add(kind)
        await page.goto(address)
        for (const size of SIZES) {
          const at = `${game} ${kind}, ${lang}, ${people} people, ${size.width} × ${size.height}`
          await resize(page, size)
          await expect.poll(() => faultsOf(page), { message: at }).toEqual([])
          const before = lay.get(`${size.width} ${size.height}`)
          // What is loaded after the board may still move it.
          if (before) await expect.poll(async () => (await frameOf(page)).boxes, { message: at }).toEqual(before)
          await expect.poll(async () => (await frameOf(page)).share, { message: at }).toBeGreaterThanOrEqual(SHARE)
          lay.set(`${size.width} ${size.height}`, (await frameOf(page)).boxes)
          if (!(await page.locator('.top .sidetabs').count())) continue
          for (const panel of PANELS.filter(name => ALL || kind === kinds.at(-1) || name === 'log')) {
            await page.locator(`.top [data-tab=${panel}]`).click()
            await page.locator('.float .body').waitFor()
            await expect.poll(() => faultsOf(page), { message: `${at}, ${panel} open` }).toEqual([])
          }
          await page.keyboard.press('Escape')
          await page.locator('.float').waitFor({ state: 'detached' })
        }
        await aside(page)
        if (!ALL && looked.size === kinds.length) break
      }
      expect(errors).toEqual([])
      await leave()
    }
  },
  ALL ? 3_600_000 : undefined,
)
