/** What the end would bring now, computed from a view. */
import { acting, listOf, Match, SPECTATOR, speaker, type Table } from '@loggia/core'
import { findGame } from '@loggia/games'
import { describe, expect, it } from 'vitest'
import { PLAYABLE, rulesOf } from '../src/lib/games.ts'
import { projected } from '../src/lib/table/projected.ts'
import { factsOf } from './facts.ts'

describe.each(PLAYABLE)('%s', id => {
  it('every seat can compute it in mid-match, and no view brings more than the table', async () => {
    const { game } = await rulesOf(id)
    const say = speaker(game, await (await findGame(id)!.manifest()).words.en(), ['Ada', 'Bo', 'Cy'])
    const about = (view: Table, seat = 0) => ({ view, game, box: game.box, seat, speaker: say })
    const facts = factsOf(id)
    const match = new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'projected', rows: [] })
    let chance = 11
    for (let row = 0; row < 150 && !match.over; row++) {
      const seat = listOf(acting(match.table))[0]!
      const legal: number[] = []
      game.moves(match.table, seat, legal)
      match.play(seat, legal[(chance = (chance * 48271) % 2147483647) % legal.length]!)
      if (row % 10) continue
      const truth = projected(facts, about(match.table))
      expect(facts.ending?.(about(match.table))).toMatch(/\d|last round/)
      for (const viewer of [0, 1, 2, SPECTATOR]) {
        const scores = projected(facts, about(game.view(match.table, viewer), Math.max(0, viewer)))
        expect(scores.map(s => s.seat).slice(0, 3)).toEqual([0, 1, 2])
        for (const s of scores) {
          expect(s.total).toBe(Object.values(s.sources).reduce((sum, n) => sum + n, 0))
          // What is hidden is not counted; one's own is known.
          expect(s.total).toBeLessThanOrEqual(truth[s.seat]!.total)
          if (s.seat === viewer) expect(s.total).toBe(truth[s.seat]!.total)
        }
      }
    }
  }, 60_000)
})
