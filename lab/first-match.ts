/** `lab first-match`: whether *first match* is the opponent that a newcomer needs: weak, but it throws no turn away. */
import { afterwards, chooseMove, type Level, skilled } from '@loggia/bots'
import { acting, firstOf, movesOf, type Score, type Seat, seeded, type Table, victories } from '@loggia/core'
import { type Subject, subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'

/** By the evaluation no legal move is better than the chosen one by more than this part of a usual score. */
export const WASTE = 0.15
/** A move that seems to cost more is looked at on this number of tables that the view may be: what counts is the mean. */
const TABLES = 20
/** What a player by chance may win against it, and how often `greedy` must. */
const CHANCE = 0.1
const GREEDY = 0.8

/** What the moves of matches cost. `most`: of one move, in parts of a usual score, and what it was. `points`: a seat's, in all matches. */
export interface Wasted {
  points: number
  decisions: number
  over: number
  most: number
  word: string
}

/** Two of a level that does not look at who leads play a match; its moves are weighed, or one in `every`. */
export function wasted({ game, know }: Subject, level: Level, seed: string, into: Wasted, every = 1): void {
  const by = skilled(know, game).know
  const weigh = (view: Table, seat: Seat, move: number, n: number): void => {
    const may = (k: number): Table => game.determinize(view, seat, seeded(`may be ${n} ${k}`))
    const moves = movesOf(game, may(0), seat)
    const costs = (tables: readonly Table[]): number => {
      const worth = moves.map(m => tables.reduce((sum, one) => sum + afterwards(game, one, seat, m, by), 0))
      return (Math.max(...worth) - worth[moves.indexOf(move)]!) / tables.length / know.usual!
    }
    let cost = moves.length > 1 ? costs([may(0)]) : 0
    if (cost > WASTE) cost = costs(Array.from({ length: TABLES }, (_, k) => may(k)))
    into.decisions++
    if (cost > WASTE) into.over++
    if (cost > into.most) Object.assign(into, { most: cost, word: game.format(move) })
  }
  const t = game.setup({ seats: 2, seed })
  for (let n = 0; !game.over(t); n++) {
    const seat = firstOf(acting(t))
    const view = game.recall(t, seat)
    const how = { bot: 'search', level, seed: `${seed} ${n}`, know, steady: true } as const
    const move = chooseMove(game, view, seat, how)
    if (n % every === 0) weigh(view, seat, move, n)
    game.play(t, seat, move)
  }
  into.points += pointsOf(game.scores(t))
}

const pointsOf = ([a, b]: readonly Score[]): number => (a!.total + b!.total) / 2

/**
 * A line for a game, of matches of two. `mean` and `greedy`: points of two alike. `beatsChance`, `greedyBeats`: shares of victories of
 * the level as people meet it, over a player by chance, and of `greedy` over it. It holds if no turn is thrown away and both shares are as they must be.
 */
export function firstMatch(id: string, matches: number, seed: string): Line & { held: boolean } {
  const subject = subjectOf(id)
  const waste: Wasted = { points: 0, decisions: 0, over: 0, most: 0, word: '' }
  let [greedy, beaten, lost] = [0, 0, 0]
  for (let m = 0; m < matches; m++) {
    const deal = { seats: 2, seed: `${seed}-${m}` }
    wasted(subject, 'first-match', deal.seed, waste)
    greedy += pointsOf(playMatch(subject, [contender('greedy'), contender('greedy')], deal).scores) / matches
    /** The share of the first place of the first of two bots; they take turns to sit first. */
    const won = (...bots: [string, string]): number => {
      const { ranks } = playMatch(subject, (m % 2 ? bots.toReversed() : bots).map(contender), deal)
      return victories(ranks)[m % 2]!
    }
    beaten += won('first-match', 'random') / matches
    lost += won('greedy', 'first-match') / matches
  }
  const held = !waste.over && beaten >= 1 - CHANCE && lost >= GREEDY
  const { decisions, over, most, word } = waste
  const mean = waste.points / matches
  return {
    game: id,
    matches,
    decisions,
    over,
    most: round(most, 3),
    word,
    mean: round(mean, 1),
    greedy: round(greedy, 1),
    part: round(mean / greedy),
    beatsChance: round(beaten, 3),
    greedyBeats: round(lost, 3),
    held,
  }
}
