/** What lessons are worth: players that know only what they say, against bots at *first match*. */
import { chooseMove, Memory } from '@loggia/bots'
import { acting, firstOf, Match } from '@loggia/core'
import { subjectOf } from './games.ts'
import { answerOf } from './pupil.ts'

/** How a pupil fares: it sits at each seat in turn, and a shared first place is a win. */
export interface Fared {
  game: string
  matches: number
  won: number
  /** Mean points of the pupil, and of the best of the others. */
  pupil: number
  others: number
}

/** Matches of the pupil of a game, all others at *first match*. A refused answer throws. */
export function lessons(id: string, matches: number, seed: string): Fared {
  const { game, know, pupil: who } = subjectOf(id)
  if (!who) throw new Error(`nobody has learned ${id}`)
  const sum = { won: 0, pupil: 0, others: 0 }
  for (let n = 0; n < matches; n++) {
    const own = n % who.seats
    const { seats, options } = who
    const match = new Match(game, { rules: game.rules, seats, options, seed: `${seed} ${n}`, rows: [] })
    const memories = Array.from({ length: seats }, () => new Memory())
    while (!match.over) {
      const seat = firstOf(acting(match.table))
      const chance = `${seed} ${n}:${match.seq}`
      const move =
        seat === own
          ? answerOf(who, game, game.view(match.table, seat), seat, chance)
          : chooseMove(game, game.recall(match.table, seat), seat, {
              bot: 'search',
              level: 'first-match',
              seed: chance,
              know,
              memory: memories[seat]!,
            })
      if (match.play(seat, move) !== 0) throw new Error(`${game.format(move)} was refused`)
    }
    const scores = game.scores(match.table).map(({ total }) => total)
    if (game.ranks(match.table)[own] === 0) sum.won++
    sum.pupil += scores[own]!
    sum.others += Math.max(...scores.filter((_, seat) => seat !== own))
  }
  return { game: id, matches, won: sum.won, pupil: sum.pupil / matches, others: sum.others / matches }
}
