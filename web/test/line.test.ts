/** What is shown of how a better move would have gone on. */
import { decisionsOf, Judging } from '@loggia/bots/judge'
import { acting, firstOf, Match, movesOf, OK, pick, seeded } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, it } from 'vitest'
import { previewsOf } from '../src/lib/analysis/line.ts'

const lengths = new Set<number>()
it.each(GAMES.map(({ id, manifest }) => [id, manifest] as const))(
  '%s: a line begins with the better move, and is shown as far as one can see',
  async (_, manifest) => {
    const whole = await manifest()
    const [{ game }, know] = await Promise.all([whole.rules(), whole.bot()])
    const rng = seeded('line')
    const seats = Math.max(2, game.seats.min)
    const match = new Match(game, { rules: game.rules, seats, options: {}, seed: 'line', rows: [] })
    while (!match.over && match.seq < 120) {
      const seat = firstOf(acting(match.table))
      const moves = movesOf(game, match.table, seat)
      match.play(seat, moves[pick(rng, moves.length)]!)
    }
    const decisions = decisionsOf(game, know, match.record)
    for (const decision of decisions.filter((_, k) => k % 9 === 0)) {
      const { seat, view } = decision
      const judge = new Judging(game, know, decision, 'line')
      judge.step()
      const { line, best } = judge.judgement
      expect(line[0]).toBe(best.word)
      lengths.add(line.length)
      const previews = previewsOf(game, view, seat, seat, line)
      expect(previews.length).toBeGreaterThan(0)
      expect(previews.map(({ move }) => move)).toEqual(line.slice(0, previews.length))
      let now = view
      for (const { move, after } of previews) {
        expect(game.why(now, seat, game.parse(move)), move).toBe(OK)
        if (after !== previews.at(-1)!.after) {
          const own = game.copy(now)
          game.play(own, seat, game.parse(move))
          expect(after).toEqual(own)
        }
        now = after
      }
      // What is not possible, or no longer, is not shown.
      expect(previewsOf(game, view, seat, (seat + 1) % seats, line)).toEqual([])
      expect(previewsOf(game, view, seat, seat, [best.word, 'no such move']).length).toBeLessThanOrEqual(1)
    }
  },
)
it('lines are one to three moves long', () => {
  expect([...lengths].sort()).toEqual([1, 2, 3])
})
