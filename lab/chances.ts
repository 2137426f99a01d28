/** `lab judge GAME --chances N`: whether the judge's chances come true. */
import { decisionsOf, Judging } from '@loggia/bots/judge'
import { pick, seeded, victories } from '@loggia/core'
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

/** As many bins, each as wide. */
const BINS = 10
/** A bin with fewer positions tells little. */
const LEAST = 50

export interface ChancesPlan {
  game: string
  seats: number
  seed: string
  /** Of each, one decision is drawn. */
  matches: number
  /** Imagined matches for each. */
  pairs: number
  /** Who plays all seats. */
  bots: string
}

/** A position: what the judge gave its seat, and the share of the victory that it had in the end. */
export type Foretold = readonly [chance: number, won: number]

/** The mean chance of each bin, how often it came true, and how many positions it has; `off`: the greatest difference of a bin with enough of them. */
export function chances({ game: id, seats, seed, matches, pairs, bots }: ChancesPlan): Line & { off: number } {
  const subject = subjectOf(id)
  const { game, know } = subject
  const players = Array.from({ length: seats }, () => contender(bots))
  const all: Foretold[] = []
  for (let m = 0; m < matches; m++) {
    const { match } = playMatch(subject, players, { seats, seed: `${seed} ${m}` })
    const decisions = decisionsOf(game, know, match.record)
    const decision = decisions[pick(seeded(`${seed} position ${m}`), decisions.length)]!
    const judging = new Judging(game, know, decision, `${seed} judge ${m}`, [decision.played])
    while (judging.pairs < pairs) judging.step()
    const own = game.scores(match.table).findIndex(({ seat }) => seat === decision.seat)
    all.push([judging.judgement.played.chance.mean, victories(game.ranks(match.table))[own]!])
  }
  return { game: id, seats, bots, positions: all.length, ...binned(all) }
}

/** Positions by the tenth in which their chance lies. */
export function binned(all: readonly Foretold[]): Line & { off: number } {
  const bins = Array.from({ length: BINS }, (_, k) =>
    all.filter(([chance]) => Math.min(BINS - 1, Math.floor(chance * BINS)) === k),
  )
  const mean = (bin: readonly Foretold[], of: 0 | 1): number => bin.reduce((sum, one) => sum + one[of], 0) / bin.length
  const told = bins.map((bin, k): [string, string] => [
    `${(100 * k) / BINS} %`,
    bin.length ? `${percent(mean(bin, 0))} : ${percent(mean(bin, 1))} (${bin.length})` : '–',
  ])
  const off = bins.filter(bin => bin.length >= LEAST).map(bin => Math.abs(mean(bin, 1) - mean(bin, 0)))
  return { off: round(100 * Math.max(0, ...off), 1), ...Object.fromEntries(told) }
}
const percent = (share: number): string => (100 * share).toFixed(0)
