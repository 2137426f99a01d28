/** `lab judge GAME --chances N`: whether the judge's chances come true. */
import { skilled } from '@loggia/bots'
import { chanceOf, decisionsOf, type Ending, imagined, supposed } from '@loggia/bots/judge'
import { pick, seeded, victories } from '@loggia/core'
import { subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

/** As many bins, each as wide. */
const BINS = 10
/** A bin with fewer positions tells little. */
const LEAST = 50

/** Drifts are tried in steps of this part of a usual score. */
const FINE = 1_000
const TRIED = 80
/** No chance is surer than this. */
const SURE = 1e-3

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
/** The same before its chance is told: how imagined matches ended. */
export interface Imagined {
  endings: readonly Pick<Ending, 'lead' | 'won'>[]
  won: number
}

/** The mean chance of each bin, how often it came true, and how many positions it has; `off`: the greatest difference of a bin with enough of them. */
export function chances(plan: ChancesPlan): Line & { off: number } {
  const { game, seats, bots } = plan
  const all = positions(plan)
  return { game, seats, bots, positions: all.length, ...binned(foretold(all, subjectOf(game).know.drift)) }
}

/** The `drift` by which what came of these matches is least surprising, and its chances. */
export function fitDrift(plan: ChancesPlan): Line & { drift: number } {
  const all = positions(plan)
  const drift = likeliest(all, subjectOf(plan.game).know.usual)
  return { game: plan.game, drift, ...binned(foretold(all, drift)) }
}
export function likeliest(all: readonly Imagined[], usual = 100): number {
  const tried = Array.from({ length: TRIED }, (_, k) => round((usual * k) / FINE, 3))
  const found = tried.map(drift => surprise(foretold(all, drift)))
  return tried[found.indexOf(Math.min(...found))]!
}

function positions({ game: id, seats, seed, matches, pairs, bots }: ChancesPlan): Imagined[] {
  const subject = subjectOf(id)
  const { game } = subject
  const { know } = skilled(subject.know, game)
  const players = Array.from({ length: seats }, () => contender(bots))
  return Array.from({ length: matches }, (_, m) => {
    const { match } = playMatch(subject, players, { seats, seed: `${seed} ${m}` })
    const decisions = decisionsOf(game, know, match.record)
    const { seat, view, played } = decisions[pick(seeded(`${seed} position ${m}`), decisions.length)]!
    const endings = Array.from({ length: pairs }, (_, n) => {
      const one = `${seed} judge ${m}:${n}`
      return imagined(game, know, supposed(game, know, view, seat, seeded(one)), seat, played, one)
    })
    const own = game.scores(match.table).findIndex(score => score.seat === seat)
    return { endings, won: victories(game.ranks(match.table))[own]! }
  })
}

const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length
const foretold = (all: readonly Imagined[], drift = 0): Foretold[] =>
  all.map(({ endings, won }) => [mean(endings.map(ending => chanceOf(ending, drift))), won])
/** How surprising what came is in the mean (the logarithmic score). */
const surprise = (all: readonly Foretold[]): number =>
  -mean(
    all.map(([chance, won]) => {
      const p = Math.min(1 - SURE, Math.max(SURE, chance))
      return won * Math.log(p) + (1 - won) * Math.log(1 - p)
    }),
  )

/** Positions by the tenth in which their chance lies. */
export function binned(all: readonly Foretold[]): Line & { off: number } {
  const bins = Array.from({ length: BINS }, (_, k) =>
    all.filter(([chance]) => Math.min(BINS - 1, Math.floor(chance * BINS)) === k),
  )
  const meanOf = (bin: readonly Foretold[], of: 0 | 1): number => mean(bin.map(one => one[of]))
  const told = bins.map((bin, k): [string, string] => [
    `${(100 * k) / BINS} %`,
    bin.length ? `${percent(meanOf(bin, 0))} : ${percent(meanOf(bin, 1))} (${bin.length})` : '–',
  ])
  const off = bins.filter(bin => bin.length >= LEAST).map(bin => Math.abs(meanOf(bin, 1) - meanOf(bin, 0)))
  return { off: round(100 * Math.max(0, ...off), 1), ...Object.fromEntries(told) }
}
const percent = (share: number): string => (100 * share).toFixed(0)
