/** What can't be done for want of a little: only kinds of answers of which none is legal, with what the rules themselves say of it. */
import { acting, asked, codec, listOf, Match, movesOf, pick, seeded } from '@loggia/core'
import { expect, it } from 'vitest'
import { PLAYABLE, rulesOf } from '../src/lib/games.ts'
import { shortOf } from '../src/lib/table/phone/short.ts'

it.each(PLAYABLE)('%s', async id => {
  const { game } = await rulesOf(id)
  const { verbs, first, size } = codec(game.verbs)
  const rng = seeded(`short ${id}`)
  const match = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'short', rows: [] })
  let told = 0
  while (!match.over && match.seq < 250) {
    const [seat] = listOf(acting(match.table))
    const view = game.view(match.table, seat!)
    const moves = movesOf(game, view, seat!)
    const legal = moves.map(move => game.format(move))
    for (const { verb, move, code } of shortOf(game, view, seat!, legal, () => false)) {
      told++
      const at = verbs.indexOf(verb)
      const begin = first[at]!
      const end = first[at + 1] ?? size
      const short = Array.from({ length: end - begin }, (_, k) => game.reason(game.why(view, seat!, begin + k)).code)
        .map(code => Number(/[:,](\d+)$/.exec(code)?.[1] ?? 0))
        .filter(n => n > 0)
      const n = Number(/\d+$/.exec(code)![0])
      expect(game.verbsOf(asked(view, seat!)!.do)).toContain(verb)
      // A kind of which some are legal has few that fail so, each told for itself; else it is told once, with the least.
      expect(moves.some(move => move >= begin && move < end)).toBe(move !== undefined)
      if (move === undefined) expect(n).toBe(Math.min(...short))
      else {
        expect(short.length).toBeLessThanOrEqual(3)
        expect(game.reason(game.why(view, seat!, game.parse(move))).code).toBe(code)
      }
    }
    // What stands beside every question is not told.
    expect(shortOf(game, view, seat!, legal, () => true)).toEqual([])
    match.play(seat!, moves[pick(rng, moves.length)]!)
  }
  expect(told).toBeGreaterThan(0)
})
