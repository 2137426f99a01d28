/** How ratings follow from results: openskill's Plackett–Luce, in which all who are equal share a rank. What is stored is rounded at each step, so that it is the same on every machine. */
import { createRequire } from 'node:module'

/** What is believed of how well somebody plays. */
export interface Skill {
  mu: number
  sigma: number
}
/** Of somebody in a match: `left` where it was ended because they had gone (rating law 1); `weight`: how much of the change counts. */
export interface Placed extends Skill {
  place: number
  left: boolean
  weight?: number
}

/** The parameters by which ratings are computed, stored with each. */
export const LIBRARY = 'openskill@5.0.1 plackett-luce'
const MU = 25
/** A player without matches. */
export const NEWCOMER: Skill = { mu: MU, sigma: rounded(MU / 3) }
/** By that model 400 points are then ten to one between two, as people know it of Elo. */
const K = 30
/** As people see it. */
export const shown = ({ mu }: Pick<Skill, 'mu'>): number => Math.round(1500 + K * (mu - MU))
/** The same in SQL. */
export const SHOWN = (mu: string): string => `floor(1500 + ${K} * (${mu} - ${MU}) + 0.5)`
/** So little is known yet that the figure says hardly anything: about twelve matches between two. */
export const provisional = ({ sigma }: Pick<Skill, 'sigma'>): boolean => sigma > 6
/** What a place on the ladder needs: this many matches, against this many others, or all others in a smaller pool. */
export const LADDER_FROM = 10
export const LADDER_OPPONENTS = 5
/** Matches of the same pair weigh less within this many days (rating law 2). */
export const PAIR_DAYS = 30

/**
 * How much of the change by a match counts for a player. `met`: for each opponent, in how many matches of the same pool the two have met in the
 * `PAIR_DAYS` before its end. The first match with an opponent weighs 1, the second 1/2, the third 1/3; a match weighs the mean over the opponents.
 */
export const weightOf = (met: readonly number[]): number => met.reduce((sum, k) => sum + 1 / (1 + k), 0) / met.length

function rounded(x: number): number {
  return Math.round(x * 1e6) / 1e6
}

/** It comes with a hundred small packages: a server that rates nobody does without. */
let library: typeof import('openskill') | undefined
const load = () => (library ??= createRequire(import.meta.url)('openskill') as typeof import('openskill'))

/** The skills after a match. Where somebody left they are rated last, and nobody else's changes. */
export function rate(people: readonly Placed[]): Skill[] {
  const someLeft = people.some(p => p.left)
  const after = load()
    .rate(
      people.map(({ mu, sigma }) => [{ mu, sigma }]),
      { rank: people.map(p => (someLeft ? Number(p.left) : p.place)) },
    )
    .map(([skill]) => ({ mu: rounded(skill!.mu), sigma: rounded(skill!.sigma) }))
  return people.map(({ mu, sigma, left, weight = 1 }, k) => {
    if (someLeft && !left) return { mu, sigma }
    const to = after[k]!
    return weight === 1
      ? to
      : { mu: rounded(mu + weight * (to.mu - mu)), sigma: rounded(sigma + weight * (to.sigma - sigma)) }
  })
}
