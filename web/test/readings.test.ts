/** Where a rulebook leaves room: each reading is told in every language, by the number of a rule of that game. */
import { LANGUAGES, wordsOf } from '@loggia/core'
import { expect, test } from 'vitest'
import { GAMES } from '@loggia/games'

test.each(GAMES)('$id tells how it reads its rulebook, in every language alike', async ({ manifest }) => {
  const game = await manifest()
  const { readings } = game
  if (!readings) return // its rulebook leaves no room
  const said = await Promise.all(LANGUAGES.map(language => readings[language]()))
  const [prefix] = Object.keys((await wordsOf(game, 'en')).rules)[0]!.split('-')
  expect(Object.keys(said[0]!).length).toBeGreaterThan(5)
  for (const of of said) expect(Object.keys(of)).toEqual(Object.keys(said[0]!))
  for (const [rule, sentence] of said.flatMap(of => Object.entries(of))) {
    expect(rule).toMatch(new RegExp(`^${prefix}-\\d`))
    expect(sentence).toMatch(/\.$/)
  }
})
