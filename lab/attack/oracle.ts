/** Refusals as an oracle: a player who asks why each move is refused learns nothing beyond their view. */
import { acting, Match, OK, type Options, optionsFor, pick, seeded } from '@loggia/core'
import { SUBJECTS } from '../games.ts'
import type { Found, Plan } from './index.ts'

/** `rounds`: matches of each game; at one decision in this many every seat asks about every move. */
const ONE_IN = 8

export function oracle({ seed, rounds = 40 }: Plan): Promise<Found> {
  const rng = seeded(seed)
  let refusals = 0
  let told = 0
  let decisions = 0
  let first = ''
  for (const { game } of Object.values(SUBJECTS))
    for (let n = 0; n < rounds; n++) {
      const { min, max } = game.seats
      const seats = min + pick(rng, max - min + 1)
      const options: Options = Object.fromEntries(
        optionsFor(game.options, seats).map(o => [o.id, o.values[pick(rng, o.values.length)]!]),
      )
      const match = new Match(game, { rules: game.rules, seats, options, seed: `${seed}:${n}`, rows: [] })
      for (let k = pick(rng, ONE_IN); !match.over; k++) {
        const asked: number[] = []
        const set = acting(match.table)
        for (let seat = 0; seat < 32; seat++) if ((set >> seat) & 1) asked.push(seat)
        if (k % ONE_IN === 0) {
          decisions++
          for (let seat = 0; seat < seats; seat++) {
            const possible = game.determinize(game.view(match.table, seat), seat, rng)
            for (let move = 0; move < game.size; move++) {
              const reason = game.why(match.table, seat, move)
              if (reason === OK) continue
              refusals++
              if (reason === game.why(possible, seat, move)) continue
              told++
              first ||= `${game.id}, after ${match.seq} rows, seat ${seat}: ${game.format(move)}`
            }
          }
        }
        const seat = asked[pick(rng, asked.length)]!
        const legal: number[] = []
        game.moves(match.table, seat, legal)
        match.play(seat, legal[pick(rng, legal.length)]!)
      }
    }
  return Promise.resolve({ drill: 'oracle', rounds, decisions, refusals, told, first, held: told === 0 })
}
