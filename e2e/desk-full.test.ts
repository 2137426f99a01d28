/** The laws of the desk's frame where most lies before a person, which few matches show: by bots, whose fullest tables are opened as files. */
import { findGame, GAMES } from '@loggia/games'
import { expect, inject, test } from 'vitest'
import { faultsOf, resize, SIZES } from './desk.ts'
import { fullest } from './full.ts'
import { openBrowser, visit } from './hall.ts'
import { ALL, openFile } from './play.ts'

const hall = inject('hall')
const browser = await openBrowser()

/** Who plays, and how many matches: by chance, and well. */
const PLAYED = [
  ['random', ALL ? 100 : 0],
  ['greedy', ALL ? 20 : 2],
] as const
/** One language for each game, by turns, and its fullest tables; nightly both, and all. */
const LOOKS = GAMES.flatMap(({ id }, k) =>
  (['ko', 'en'] as const).filter((_, l) => ALL || l !== k % 2).map(lang => [id, lang] as const),
)
const TABLES = ALL ? Infinity : 3

test.each(LOOKS)(
  '%s in %s: where most lies before a person, letters can be read and what is lit is met',
  async (game, lang) => {
    const { seats } = findGame(game)!
    const { page, leave, errors } = await visit(browser, { lang })
    for (const people of ALL ? new Set([seats.min, seats.max]) : [seats.min])
      for (const [bot, matches] of PLAYED)
        for (const { what, length, file } of (await fullest(game, people, bot, matches)).slice(0, TABLES)) {
          await openFile(page, hall.url, file)
          await page.locator('.bar h2').waitFor()
          for (const size of SIZES) {
            await resize(page, size)
            const message = `${game}, ${people} people, ${bot}, ${what}: ${length}, ${size.width} × ${size.height}`
            await expect.poll(() => faultsOf(page), { message }).toEqual([])
          }
        }
    expect(errors).toEqual([])
    await leave()
  },
  ALL ? 3_600_000 : undefined,
)
