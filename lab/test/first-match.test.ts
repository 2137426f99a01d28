/** A first match's bot in every game: weak, but it never throws a turn away. */
import { afterwards, chooseMove, skilled } from '@loggia/bots'
import { acting, firstOf, movesOf, seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { SUBJECTS } from '../games.ts'

/** By the evaluation no legal move is better than the chosen one by more than this part of a usual score. */
const WASTE = 0.15

test.each(Object.entries(SUBJECTS))(
  '%s: no move wastes more than a seventh of a usual score',
  (_id, { game, know }) => {
    const usual = know.usual!
    const by = skilled(know, game).know
    const t = game.setup({ seats: 2, seed: 'no waste' })
    for (let n = 0; !game.over(t); n++) {
      const seat = firstOf(acting(t))
      const view = game.recall(t, seat)
      const move = chooseMove(game, view, seat, {
        bot: 'search',
        level: 'first-match',
        seed: `${n}`,
        know,
        steady: true,
      })
      if (n % 6 === 0) {
        // Another table that the view may be: what the bot supposed of hidden things is not what is supposed here.
        const may = game.determinize(view, seat, seeded(`may be ${n}`))
        const worth = movesOf(game, may, seat).map(m => afterwards(game, may, seat, m, by))
        const lost = Math.max(...worth) - afterwards(game, may, seat, move, by)
        expect(lost, game.format(move)).toBeLessThanOrEqual(WASTE * usual)
      }
      game.play(t, seat, move)
    }
  },
)
