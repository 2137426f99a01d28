/** What can't be done for want of a little: only kinds of answers of which none is legal, with what the rules themselves say of it. */
import { acting, asked, codec, listOf, Match, movesOf, pick, seeded } from '@loggia/core'
import { expect, it } from 'vitest'
import { PLAYABLE, rulesOf } from '../src/lib/games.ts'
import { shortOf } from '../src/lib/table/phone/short.ts'

it.each(PLAYABLE)('%s', async id => {
  const { game } = await rulesOf(id),
    { verbs, first, size } = codec(game.verbs),
    rng = seeded(`short ${id}`),
    match = new Match(game, { rules: game.rules, seats: 2, options: {}, seed: 'short', rows: [] })
  let told = 0
  while (!match.over && match.seq < 250) {
    const [seat] = listOf(acting(match.table)),
      view = game.view(match.table, seat!),
      moves = movesOf(game, view, seat!),
      legal = moves.map(move => game.format(move))
    for (const { verb, code } of shortOf(game, view, seat!, legal, () => false)) {
      told++
      const at = verbs.indexOf(verb),
        all = Array.from({ length: (first[at + 1] ?? size) - first[at]! }, (_, k) =>
          game.why(view, seat!, first[at]! + k),
        ),
        numbers = all.map(reason => Number(/[:,](\d+)$/.exec(game.reason(reason).code)?.[1] ?? 0)).filter(n => n > 0)
      expect(game.verbsOf(asked(view, seat!)!.do)).toContain(verb)
      expect(legal.filter(move => move === verb || move.startsWith(`${verb}:`))).toEqual([])
      expect(Number(/\d+$/.exec(code)![0])).toBe(Math.min(...numbers))
    }
    // What stands beside every question is not told.
    expect(shortOf(game, view, seat!, legal, () => true)).toEqual([])
    match.play(seat!, moves[pick(rng, moves.length)]!)
  }
  // In Tapestry it is one space of several that can't be paid, and each says so itself.
  expect(told > 0).toBe(id !== 'tapestry')
})
