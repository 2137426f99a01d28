/** The legend: each icon that a board has stands in it once, has a name in both languages, and most lead to the rules. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, LEGEND_GROUPS, wordsOf } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, it } from 'vitest'
import { chaptersOf } from '../src/lib/learn/book.ts'
import { iconsBy } from '../src/lib/learn/legend.ts'

/** The icons of a board. They are drawn by the build, so only their names are read. */
function iconsOf(game: string): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../games', game, 'board/icons.ts'), 'utf8')
  const record = source.slice(source.indexOf('ICONS'))
  return [...record.matchAll(/^ {2}'?([\w-]+)'?[,:]/gm)].map(([, name]) => name!)
}

it.each(GAMES)('$id: has all icons, each with a name', async ({ id, manifest }) => {
  const whole = await manifest()
  const legend = (await whole.legend?.())!
  const names = LEGEND_GROUPS.flatMap(group => Object.keys(legend.groups[group] ?? {}))
  expect(names.toSorted()).toEqual(iconsOf(id).toSorted())
  expect(names.length).toBeGreaterThan(15)
  const primer = await whole.primer!.facts()
  for (const language of LANGUAGES) {
    const words = await wordsOf(whole, language)
    const chapters = chaptersOf(primer, await whole.primer!.words[language]())
    const rows = iconsBy(legend, words, language, { chapters, sentences: words.rules }).flatMap(({ icons }) => icons)
    expect(rows.length).toBe(names.length)
    // A name that was not found is what was looked for: an id.
    const said = rows.map(({ name }) => name)
    expect(said.filter(name => !name.trim() || /[{}]|\w:\w/.test(name))).toEqual([])
    if (language === 'ko') expect(said.filter(name => !/[가-힣]|^VP$/.test(name))).toEqual([])
    expect(rows.filter(({ told }) => told.length).length).toBeGreaterThan(rows.length / 2)
  }
})
