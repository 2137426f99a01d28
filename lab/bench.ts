/** How fast a game is: random matches through `moves` and `play`, nothing else. */
import { acting, type Game, pick, seeded, type Table, firstOf } from '@loggia/core'
import { clock } from './clock.ts'
import { type Line, round } from './print.ts'

/** Figures of one seat count, on one thread, after a warm-up of half the time. */
export function bench(game: Game, seats: number, seconds: number, seed: string): Line {
  const rng = seeded(seed)
  const tables: string[] = []
  run(game, seats, seconds / 2, seed, rng)
  const { matches, decisions, options, took } = run(game, seats, seconds, seed, rng, tables)
  const bytes = tables.reduce((sum, t) => sum + t.length, 0) / tables.length
  return {
    game: game.rules,
    seats,
    matchesPerSecond: round(matches / took, 1),
    decisionsPerSecond: Math.round(decisions / took),
    decisionsPerMatch: round(decisions / matches, 1),
    microsecondsPerDecision: round((took * 1e6) / decisions),
    branching: round(options / decisions),
    tableBytes: Math.round(bytes),
    copyMicroseconds: round(
      copying(
        game,
        tables.map(t => JSON.parse(t) as Table),
      ),
    ),
  }
}

/**
 * Random matches for this many seconds. It keeps some of the tables met in their middle, as text. If every copy were
 * kept, V8 would learn that copies live long and allocate all further ones as old. Copying would then seem three times
 * as slow as in a search.
 */
function run(game: Game, seats: number, seconds: number, seed: string, rng: number[], tables?: string[]) {
  const begun = clock()
  const until = begun + seconds
  let matches = 0
  let decisions = 0
  let options = 0
  for (; matches === 0 || clock() < until; matches++) {
    const t = game.setup({ seats, seed: `${seed}-${matches}` })
    for (let asked = acting(t); !game.over(t); asked = acting(t)) {
      const seat = firstOf(asked)
      const moves: number[] = [] // To empty one that is there costs V8 more.
      game.moves(t, seat, moves)
      game.play(t, seat, moves[pick(rng, moves.length)]!)
      options += moves.length
      if (++decisions % 997 === 1 && tables && tables.length < 200) tables.push(JSON.stringify(t))
    }
  }
  return { matches, decisions, options, took: clock() - begun }
}

/** Microseconds of one copy of a table. */
function copying(game: Game, tables: readonly Table[]): number {
  let kept = 0
  const copy = (times: number): number => {
    const begun = clock()
    for (let n = 0; n < times; n++) kept += game.copy(tables[n % tables.length]!).revealCount
    return ((clock() - begun) / times) * 1e6
  }
  copy(50_000)
  const took = copy(300_000)
  // `kept` is used, so that no clever compiler leaves the copying out.
  return kept < 0 ? NaN : took
}
