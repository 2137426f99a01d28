/** `lab play`: one match between bots, and what came of it. */
import { subjectOf } from './games.ts'
import { contender, playMatch, type Setup } from './player.ts'
import { type Line, round } from './print.ts'

/** A line for each score; for programs one with the rows. With fewer bots than seats they sit in turn. */
export function play(id: string, names: readonly string[], setup: Setup, rows: boolean): Line[] {
  const found = subjectOf(id)
  const { seats, seed } = setup
  const bots = Array.from({ length: seats }, (_, k) => contender(names[k % names.length]!))
  const { match, scores, ranks, decisions, seconds } = playMatch(found, bots, setup)
  if (rows)
    return [
      {
        game: found.game.rules,
        seed,
        seats,
        bots: bots.map(b => b.name),
        scores: scores.map(s => s.total),
        ranks,
        decisions,
        rows: match.record.rows,
      },
    ]
  return scores.map((s, k) => ({
    seat: s.seat,
    bot: bots[s.seat]?.name ?? 'rules',
    place: ranks[k]! + 1,
    total: s.total,
    ...s.sources,
    decisions: decisions[s.seat] ?? 0,
    seconds: round(seconds[s.seat] ?? 0),
  }))
}
