/** TI-3: the phases of a round, TI-4: corruption, TI-14: the end. */
import { next, note, pick, reveal, draw } from '@loggia/core'
import { drawBonus } from './decks.ts'
import { NONE, PIPS, sourceOf } from './terms.ts'
import { scores } from './scoring.ts'
import { fall } from './track.ts'
import { colourOf, dieOf } from './turn.ts'
import { N, steps } from './words.ts'

const FINAL = (['map', 'buildings', 'goods'] as const).map(source => [source, sourceOf(source)] as const)

export const round = steps({
  /** TI-3.1: the preparation phase. */
  round(t, { seat }, box) {
    const { players } = box.data.setup
    t.round++
    note(N.round(t.round))
    const colours = t.bag.flatMap((n, colour) => Array<number>(n).fill(colour))
    for (let n = players[t.players.length as unknown as keyof typeof players].diceDrawn; n > 0; n--) {
      const colour = draw(t.rng, colours)
      const pip = pick(t.rng, PIPS)
      t.bag[colour]--
      t.dice[dieOf(colour, pip)]++
      reveal(t, N.rolled(colour, pip))
    }
    next(t, { do: 'corruption', seat })
  },

  /** TI-3.2, 4.1: one of the tokens that have not been revealed in this round; then everybody's turn. */
  corruption(t, _s, box) {
    const hidden = box.tokens.flatMap((_, token) => (t.corruption.includes(token) ? [] : [token]))
    const token = draw(t.rng, hidden)
    t.corruption.push(token)
    reveal(t, N.corruption(token))
    fall(t, box.tokens[token])
    next(t, { do: 'turn', seat: t.order[0] })
  },

  /** TI-3.5, 3.7; the last round has none. */
  'clean-up'(t, { seat }, box) {
    if (t.round === box.data.setup.rounds) {
      next(t, { do: 'final', seat })
      return
    }
    for (let at = 0; at < t.wheelTiles.length; at++) {
      if (t.wheelTiles[at] >= 0) continue
      t.wheelTiles[at] = drawBonus(t)
      if (t.wheelTiles[at] >= 0) reveal(t, N['new-bonus'](t.wheelTiles[at], at))
    }
    if (box.data.kingTrack.bonusTileRounds.includes(t.round + 1)) {
      t.kingTile = drawBonus(t)
      if (t.kingTile >= 0) reveal(t, N['new-king-tile'](t.kingTile))
    }
    t.corruption = []
    for (let die = 0; die < t.dice.length; die++) {
      t.bag[colourOf(die)] += t.dice[die]
      t.dice[die] = 0
    }
    for (const p of t.players) for (const die of p.dice.splice(0)) t.bag[colourOf(die)]++
    t.rotation = (t.rotation + PIPS - 1) % PIPS // TI-2.13
    note(N.turned())
    next(t, { do: 'round', seat })
  },

  /** TI-14.1: what the end brings is said; it follows from what lies on the table. */
  final(t, _s, box) {
    for (const { seat, sources } of scores(t, box))
      for (const [name, source] of FINAL) if (sources[name]) note(N.points(seat, source, sources[name]))
    t.turn = NONE
    note(N.over())
  },
})
