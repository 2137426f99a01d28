/** The goal line: whatever its sentences ask for, a table gives, from the set-up to the end. */
import { acting, firstOf, LANGUAGES, movesOf, phrase, speaker, wordsOf } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { GAMES } from '@loggia/games'
import { expect, it } from 'vitest'

const games = await Promise.all(GAMES.map(async ({ id, manifest }) => ({ id, whole: await manifest() })))

it.each(games)('$id: its figures are there at every tenth question, in both languages', async ({ whole }) => {
  const { game } = await whole.rules()
  const facts = await whole.goal!.facts()
  const told = await Promise.all(
    LANGUAGES.map(async language => ({
      said: await whole.goal!.words[language](),
      say: speaker(game, await wordsOf(whole, language), ['A', 'B', 'C'], language === 'ko' ? particle : undefined),
    })),
  )
  const table = game.setup({ seats: 3, seed: 'goal' })
  for (let n = 0; acting(table); n++) {
    const seat = firstOf(acting(table))
    const moves = movesOf(game, table, seat)
    game.play(table, seat, moves[(n * 7919) % moves.length]!)
    if (n % 10 && acting(table)) continue
    for (const { said, say } of told) {
      const view = game.view(table, 0)
      const figures = facts.figures({ view, game, box: game.box, seat: 0, speaker: say })
      for (const text of [said.goal, said.now, said.short])
        expect(phrase(text, figures)).not.toMatch(/[{}]|undefined|NaN|Infinity/)
    }
    if (n > 400) break
  }
})
