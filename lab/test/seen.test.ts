/** A hint is found on what a person sees: a bot thinks on a plain view of any game, without what a careful player remembers. */
import { answering } from '@loggia/bots/browser'
import { acting, firstOf, Match, movesOf } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, it } from 'vitest'

it.each(GAMES)('$id: a search answers on a view', async ({ manifest }) => {
  const whole = await manifest()
  const [rules, know] = await Promise.all([whole.rules(), whole.bot()])
  const { game } = rules
  const { table } = new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'seen', rows: [] })
  const seat = firstOf(acting(table))
  const answer = answering(() => Promise.resolve({ ...rules, know }))
  const said = await answer({ game: whole.id, view: game.view(table, seat), seat, bot: 'search', budget: 4, seed: '1' })
  expect(movesOf(game, table, seat).map(move => game.format(move))).toContain('word' in said ? said.word : said.failure)
})
