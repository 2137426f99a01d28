/** `lab judge GAME`: whether two independent judges agree, whether they find planted blunders, and what they cost. */
import { type Decision, decisionsOf, FIRST, type Judgement, Judging, MORE, moments } from '@loggia/bots/judge'
import { type Game, type Knowledge, movesOf, pick, seeded } from '@loggia/core'
import { clock } from './clock.ts'
import { subjectOf } from './games.ts'
import { judgementsOf } from './judge.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

/** Who plays the matches that are judged: not sure of themselves, as most people are. */
const PLAYER = 'policy:0.4'
/** How many matches show how far final scores spread. */
const SPREAD = 40
/** A blunder loses this part of that spread, as a judge finds with this many pairs. */
const BLUNDER = 1 / 4
const CERTAIN = 10 * FIRST.least

export interface AgreementPlan {
  game: string
  seats: number
  seed: string
  decisions: number
  blunders: number
}

/**
 * Judges each decision of one seat in matches of bots twice, by two seeds and in both stages, until there are enough. `r`, `rChance`: correlation of the losses. `moments`:
 * in how many matches the judges agree on two of three moments, or on all if there are fewer.
 */
export function agreement({ game: id, seats, seed, decisions, blunders }: AgreementPlan): Line {
  const subject = subjectOf(id)
  const { game, know } = subject
  const bots = Array.from({ length: seats }, () => contender(PLAYER))
  const all: Decision[] = []
  const pairs: [Judgement, Judgement][] = []
  let matches = 0
  let same = 0
  let seconds = 0
  for (; pairs.length < decisions; matches++) {
    const { match } = playMatch(subject, bots, { seats, seed: `${seed} ${matches}` })
    const own = decisionsOf(game, know, match.record, matches % seats)
    const begun = clock()
    const [one, other] = ['one', 'other'].map(judge => judgementsOf(game, know, own, { seed: `${seed} ${judge}` }))
    seconds += clock() - begun
    all.push(...own)
    pairs.push(...one!.map((judgement, k): [Judgement, Judgement] => [judgement, other![k]!]))
    if (agree(moments(one!), moments(other!))) same++
  }
  const { found, planted } = plantedIn(game, know, all, { seed, blunders, loss: BLUNDER * spreadOf(id, seats, seed) })
  return {
    game: id,
    seats,
    matches,
    decisions: pairs.length,
    r: round(correlation(pairs.map(([a, b]) => [a.points.mean, b.points.mean])), 3),
    rChance: round(correlation(pairs.map(([a, b]) => [a.chance.mean, b.chance.mean])), 3),
    moments: same,
    pairs: round(mean(pairs.flat().map(j => j.pairs)), 1),
    msPerDecision: round((1000 * seconds) / (2 * pairs.length), 1),
    secondsPerMatch: round(seconds / (2 * matches), 1),
    planted,
    found,
  }
}

/** Two of three are the same, or of fewer all. */
function agree(one: readonly Judgement[], other: readonly Judgement[]): boolean {
  const both = one.filter(a => other.some(b => b.seq === a.seq)).length
  return both >= Math.min(2, Math.max(one.length, other.length))
}

/** Legal moves drawn at these decisions that surely lose that much, and how many of them are marked. They are among the dearest, so both stages judge them. */
function plantedIn(
  game: Game,
  know: Knowledge,
  decisions: readonly Decision[],
  { seed, blunders, loss }: { seed: string; blunders: number; loss: number },
): { planted: number; found: number } {
  const judge = (decision: Decision, name: string, done: (judging: Judging) => boolean): Judgement => {
    const judging = new Judging(game, know, decision, `${seed} ${name}`)
    while (!done(judging)) judging.step()
    return judging.judgement
  }
  const rng = seeded(`${seed} blunders`)
  let planted = 0
  let found = 0
  for (const decision of decisions) {
    if (planted === blunders) break
    const moves = movesOf(game, game.determinize(decision.view, decision.seat, rng), decision.seat)
    const blunder = { ...decision, played: moves[pick(rng, moves.length)]! }
    if (judge(blunder, 'glance', j => j.pairs >= 8).points.mean < loss) continue
    const certain = judge(blunder, 'certain', j => j.pairs >= CERTAIN).points
    if (certain.mean - 2 * certain.error < loss) continue
    planted++
    if (!judge(blunder, 'judge', j => j.done(FIRST) && j.done(MORE)).unclear) found++
  }
  return { planted, found }
}

/** The standard deviation of final scores. */
function spreadOf(id: string, seats: number, seed: string): number {
  const bots = Array.from({ length: seats }, () => contender(PLAYER))
  const totals = Array.from({ length: SPREAD }, (_, n) =>
    playMatch(subjectOf(id), bots, { seats, seed: `${seed} spread ${n}` }).scores.slice(0, seats),
  ).flatMap(scores => scores.map(({ total }) => total))
  return Math.sqrt(mean(totals.map(x => (x - mean(totals)) ** 2)))
}

const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / list.length

/** Pearson's r. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const [a, b] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))]
  const sum = (of: (x: number, y: number) => number): number => pairs.reduce((all, [x, y]) => all + of(x - a, y - b), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum(x => x * x) * sum((_, y) => y * y))
}
