/** What is learned, in every game: it fits the box that is shipped, it is small, and it sees nothing that its seat does not. */
import { gzipSync } from 'node:zlib'
import { Parts, stale, unpacked } from '@loggia/bots/learned'
import { acting, bits, firstOf, movesOf, pick, seeded } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { SUBJECTS } from '../games.ts'

describe.each(Object.entries(SUBJECTS))('%s', (_id, { game, know }) => {
  test('its weights are of this box, whole, and at most 20 kB as they are sent; else `lab train` makes them again', () => {
    expect(stale(know.learned!, game)).toBeUndefined()
    expect(unpacked(know.learned!.weights).some(w => w !== 0)).toBe(true)
    expect(gzipSync(JSON.stringify(know.learned)).length).toBeLessThanOrEqual(20_000)
  })

  test('the parts of a view are those of every table that it may be', () => {
    const seen = new Parts(game)
    const rng = seeded('parts of views')
    for (const seats of new Set([Math.max(2, game.seats.min), game.seats.max])) {
      const t = game.setup({ seats, seed: 'parts of views' })
      while (!game.over(t)) {
        const seat = firstOf(acting(t))
        if ((bits(rng) & 31) === 0) {
          const view = game.recall(t, seat)
          seen.look(view, seat)
          const parts = seen.kept().join()
          for (let k = 0; k < 2; k++) {
            seen.look(game.determinize(view, seat, rng), seat)
            expect(seen.kept().join()).toBe(parts)
          }
        }
        const moves = movesOf(game, t, seat)
        game.play(t, seat, moves[pick(rng, moves.length)]!)
      }
    }
  })
})
