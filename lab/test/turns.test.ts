/** Every game says when a turn begins, and how many a seat has at most: by that clocks are paid, and people are told how long a match may last. */
import { acting, codec, listOf, movesOf, pick, seeded, turnsOf } from '@loggia/core'
import { GAMES } from '@loggia/games'
import { expect, test } from 'vitest'
import { subjectOf } from '../games.ts'

test.each(GAMES)(
  '$id: turns are notes about a seat, each seat has some, and none more than the game says',
  async ({ id, turns }) => {
    const { game } = await subjectOf(id)
    const { verbs, domains } = codec(game.notes)
    for (const note of game.turns ?? []) expect(domains[verbs.indexOf(note)]?.[0]?.name).toBe('seat')
    const seats = 3
    const rng = seeded(id)
    const t = game.setup({ seats, seed: id })
    const had = Array.from({ length: seats }, () => 0)
    let decisions = 0
    for (; !game.over(t); decisions++) {
      const seat = listOf(acting(t))[0]!
      const legal = movesOf(game, t, seat)
      const move = legal[pick(rng, legal.length)]!
      for (const whose of turnsOf(game, t, [{ kind: 'move', seat, word: game.format(move) }])) had[whose]!++
      game.play(t, seat, move)
    }
    expect(Math.min(...had)).toBeGreaterThan(4)
    expect(Math.max(...had)).toBeLessThanOrEqual(turns!)
    // A turn is more than a decision.
    expect(had.reduce((a, b) => a + b)).toBeLessThan(decisions / 2)
  },
)
