/** What the match would bring everybody if nothing changed until its end, by source: king phases and fairs that are still to come, and the final scoring (TI-14.1). */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { fairWorth, takesPart } from '../rules/fair.ts'
import { score } from '../rules/goods.ts'
import type { TiletumTable } from '../rules/table.ts'

export interface Projected {
  /** On the score track. */
  now: number
  /** Of the king phases that are still to come (TI-10.1, 10.2). */
  king: number
  /** Each fair that is still to come, as things stand: 0 for who would not take part. */
  fairs: { round: number; takesPart: boolean; points: number }[]
  map: number
  buildings: number
  goods: number
  total: number
}

/** Rounds whose king phase and fair are still to come. */
const roundsLeft = (t: TiletumTable, game: Game<TiletumTable, Box>): number[] =>
  game.over(t)
    ? []
    : Array.from({ length: game.box.data.setup.rounds - t.round + 1 }, (_, k) => t.round + k).filter(round => round > 0)

/** The own space in every king phase, which from the second on is not a red one (TI-10.4); to the foremost what the last round gives (TI-10.1). */
function kingOf(t: TiletumTable, seat: Seat, rounds: readonly number[], box: Box): number {
  const own = box.track[t.places[seat]!]!
  const { bonusTileRounds, lastRoundBonusVp } = box.data.kingTrack
  return rounds.reduce((sum, round, k) => {
    const leads = t.discs[0] === seat && !bonusTileRounds.includes(round)
    return sum + (k ? Math.max(0, own) : own) + (leads ? lastRoundBonusVp : 0)
  }, 0)
}

/** For a seat. */
export function projected(t: TiletumTable, seat: Seat, game: Game<TiletumTable, Box>): Projected {
  const { box } = game
  const rounds = roundsLeft(t, game)
  const { sources } = game.scores(t)[seat]!
  const now = score(t.players[seat]!)
  const king = Math.max(-now, kingOf(t, seat, rounds, box)) // nobody falls below 0 (TI-10.2)
  const fairs = rounds.map(round => {
    const there = takesPart(t, seat, box, round)
    return { round, takesPart: there, points: there ? fairWorth(t, seat, box, round) : 0 }
  })
  const [map, buildings, goods] = [sources['map']!, sources['buildings']!, sources['goods']!]
  return {
    now,
    king,
    fairs,
    map,
    buildings,
    goods,
    total: now + king + fairs.reduce((sum, f) => sum + f.points, 0) + map + buildings + goods,
  }
}
