/** The laws of the phone's frame and of what is written on its places where most lies before a person, as in `desk-full.test.ts`. */
import { findGame, GAMES } from '@loggia/games'
import { expect, inject, test } from 'vitest'
import { fullest } from './full.ts'
import { openBrowser, visit } from './hall.ts'
import { letterFaults } from './letters.ts'
import { frameFaults, litFaults } from './phone.ts'
import { ALL, openFile } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

const UPRIGHT = { width: 360, height: 740 }
const LYING = { width: 740, height: 360 }
const SIZES = ALL ? [UPRIGHT, LYING] : [UPRIGHT]
/** What a phone shows of a place. The keys of a board are for people with a keyboard. */
const PAPER = ['[data-stage] .paper', '.signs', '.key, kbd'] as const
const PLACES = '.places [data-place]:not([data-place=record])'
const PLAYED = [
  ['random', ALL ? 60 : 0],
  ['greedy', ALL ? 10 : 1],
] as const
const TABLES = ALL ? Infinity : 1

test.each(GAMES.map(({ id }, k) => [id, k % 2 ? 'en' : 'ko'] as const))(
  '%s in %s: where most lies before a person, nothing on a phone is written over anything',
  async (game, lang) => {
    const { seats } = findGame(game)!
    const { page, leave, errors } = await visit(browser, { touch: true, lang })
    for (const people of ALL ? new Set([seats.min, seats.max]) : [seats.max])
      for (const [bot, matches] of PLAYED)
        for (const { what, length, file } of (await fullest(game, people, bot, matches)).slice(0, TABLES)) {
          await openFile(page, hall.url, file)
          await page.locator('.phone .line h2').waitFor()
          for (const size of SIZES) {
            await page.setViewportSize(size)
            const message = `${people} people, ${bot}, ${what}: ${length}, ${size.width} × ${size.height}`
            const frame = async () => [...(await frameFaults(page)), ...(await litFaults(page))]
            await expect.poll(frame, { message }).toEqual([])
            for (const place of await page.locator(PLACES).all()) {
              await place.tap()
              await expect.poll(() => page.evaluate(letterFaults, PAPER), { message }).toEqual([])
            }
          }
        }
    expect(errors).toEqual([])
    await leave()
  },
  ALL ? 3_600_000 : undefined,
)
