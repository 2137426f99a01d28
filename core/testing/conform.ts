/** Plays random matches of a game and checks its laws at the decisions. */
import { type Game, movesOf, type Options, optionsFor } from '../game.ts'
import { codec } from '../lexicon.ts'
import { listening } from '../notes.ts'
import type { Conformance, Scene } from '../manifest.ts'
import { pick, seeded } from '../random.ts'
import { acting, asked, listOf, type Seat, type Table } from '../table.ts'
import { freeze } from './compare.ts'
import { CHECKS, type Law, LAWS, type Moment, newTally, type Start } from './laws.ts'
import { choose, Met, type Style } from './player.ts'
import { attempt, type Case, type Failure, failure, lawOf, shrink } from './shrink.ts'

export type { Conformance, Scene }

export interface Plan<T extends Table = Table> extends Conformance<T> {
  /** Whole matches, spread over all seat counts and set-ups. Every scene is played besides, a few moves long. */
  matches: number
  seed: string
  /** How often each scene is begun; by default more often the more matches there are. */
  beginnings?: number
  /** Only these numbers of seats; by default all of them. */
  seats?: readonly number[]
  onlyLaws?: readonly Law[]
}

export interface Report {
  /** `id@version` of the rules. */
  game: string
  matches: number
  /** Beginnings from a scene. */
  scenes: number
  decisions: number
  /** Pairs of tables that law 5b compared. */
  comparisons: number
  /** How often each verb of each step was played, the rarest first. */
  pairs: { pair: string; count: number }[]
  failure: Failure | null
}

/** A verb met less often than this is always looked at closely; after that now and then. */
const FRESH = 50
const SCENE_LENGTH = 30
/** From this many matches, and beginnings from each scene, every verb must occur. */
const ENOUGH = 20

/**
 * Plays the plan's matches until a law breaks: then the match is made as short as it gets, and told in one line that `reproduce`
 * understands. Equal plans give equal reports. Freezes the game's box (law 8).
 */
export function conform<T extends Table>(game: Game<T>, plan: Plan<T>): Report {
  const boxUnchanged = freeze(game.box)
  const begin = beginner(game, plan.scenes)
  const rng = seeded(plan.seed)
  const met = new Met(game as Game<Table>)
  const tally = newTally(game.size)
  const { verbOf } = codec(game.verbs)
  const remembers = game.recall !== game.view
  const checks = CHECKS.filter(c => (remembers || !c.ofMemory) && (!plan.onlyLaws || plan.onlyLaws.includes(c.law)))
  const report: Report = {
    game: game.rules,
    matches: 0,
    scenes: 0,
    decisions: 0,
    comparisons: 0,
    pairs: [],
    failure: null,
  }
  // About as many close looks in a long run as in a short one, so that 2,000 matches take no longer than a minute.
  const density = Math.min(1, 100 / plan.matches) / 2 + 0.03

  /** One match, or the first moves of a scene. */
  function play(start: Start): Failure | null {
    const moves: string[] = []
    const style = pick(rng, 3) as Style
    const limit = start.scene === undefined ? Infinity : SCENE_LENGTH
    const fail = (law: Law, message: string, probe: number[], then?: string) =>
      failure(message, { game: game.rules, law, ...start, moves, ...(then === undefined ? {} : { then }), probe })
    let table: T
    const ear = { note: () => {}, forced: (seat: Seat, move: number) => met.add(table, seat, move) }
    let then: string | undefined
    try {
      table = begin(start)
      const scored = game.scores(table).map(s => s.seat)
      const seats = Math.max(...scored) + 1
      const m: Moment<T> = {
        game,
        table,
        seats,
        scored,
        conserved: game.conserved(table),
        seat: -1,
        move: -1,
        start,
        begin,
        moves,
        rng,
        tally,
      }
      for (;;) {
        const over = game.over(table)
        const last = over || moves.length >= game.bound
        let chance = 1
        if (over) {
          m.seat = -1
          m.move = -1
        } else {
          const asking = listOf(acting(table))
          const seat = asking[pick(rng, asking.length)]
          const legal = movesOf(game, table, seat)
          const counts = met.of(asked(table as Table, seat)!.do)
          m.seat = seat
          m.move = legal.length ? choose(legal, counts, verbOf, style, rng) : -1
          if (limit === Infinity && m.move >= 0 && counts[verbOf(m.move)] > FRESH) chance = density
        }
        for (const check of checks)
          if (last || (chance === 1 && check.often >= 1) || pick(rng, 65536) < chance * check.often * 65536) {
            const probe = rng.slice()
            const message = check.find(m)
            if (message)
              return fail(
                check.law,
                message,
                probe,
                check.ofMove && m.move >= 0 ? `${m.seat} ${game.format(m.move)}` : undefined,
              )
          }
        if (last || moves.length >= limit) break
        then = `${m.seat} ${game.format(m.move)}`
        met.add(table, m.seat, m.move)
        listening(ear, () => game.play(table, m.seat, m.move))
        moves.push(then)
        then = undefined
        report.decisions++
      }
      return boxUnchanged() ? null : fail('8', 'the box has changed', rng.slice())
    } catch (error) {
      return fail(lawOf(error), (error as Error).message, rng.slice(), then)
    }
  }

  for (const start of startsOf(game, plan)) {
    if (start.scene === undefined) report.matches++
    else report.scenes++
    const found = play(start)
    if (!found) continue
    report.failure = shrink(game, begin, found)
    break
  }
  report.comparisons = tally.comparisons
  report.pairs = met.pairs()
  if (!report.failure && (!plan.onlyLaws || plan.onlyLaws.includes('coverage')))
    report.failure = uncovered(game, report, plan, remembers && tally.remembered === 0)
  return report
}

/**
 * The plan as named tests: the scenes; random matches of each seat count; and, without the other laws and so with many
 * cheap matches, that every verb is played.
 */
export function conformanceParts<T extends Table>(game: Game<T>, plan: Plan<T>): { name: string; run: () => Report }[] {
  const counts = setupsOf(game, plan).map(([seats]) => seats)
  const laws = LAWS.filter(law => law !== 'coverage' && (!plan.onlyLaws || plan.onlyLaws.includes(law)))
  const part = (name: string, more: Partial<Plan<T>>) => ({
    name,
    run: () => conform(game, { ...plan, onlyLaws: laws, ...more }),
  })
  return [
    ...(plan.scenes?.length ? [part('from every scene', { matches: 0, beginnings: plan.beginnings ?? 1 })] : []),
    ...counts.map(n =>
      part(`with ${n} ${n === 1 ? 'seat' : 'seats'}`, {
        matches: Math.ceil(plan.matches / counts.length),
        scenes: [],
        seats: [n],
      }),
    ),
    part('every verb is played, and something is left to memory', {
      matches: Math.max(ENOUGH, plan.matches),
      beginnings: ENOUGH,
      onlyLaws: ['5c', 'coverage'],
    }),
  ]
}

/** Plays the line of a failure once more: what breaks now, or null. */
export function reproduce<T extends Table>(game: Game<T>, line: string, scenes?: readonly Scene<T>[]): Failure | null {
  const c = JSON.parse(line) as Case
  if (c.game !== game.rules) throw new Error(`a case of ${c.game}, not ${game.rules}`)
  freeze(game.box)
  return attempt(game, beginner(game, scenes), c)
}

/** A report for people, a few lines. */
export function summary(report: Report): string {
  const { game, matches, scenes, decisions, comparisons, pairs, failure } = report
  const rare = pairs
    .slice(0, 8)
    .map(p => `${p.pair} ${p.count}`)
    .join(', ')
  const counts = `${game}: ${matches} matches, ${scenes} beginnings from scenes, ${decisions} decisions, ${comparisons} comparisons; rarest: ${rare}`
  return failure
    ? `${counts}\nLAW ${failure.law} BROKEN: ${failure.message}\nafter ${failure.case.moves.length} moves, found after ${failure.foundAfter}:\n${failure.line}`
    : counts
}

function beginner<T extends Table>(game: Game<T>, scenes: readonly Scene<T>[] = []): (start: Start) => T {
  return start => {
    if (start.scene === undefined) return game.setup(start)
    const scene = scenes.find(s => s.name === start.scene)
    if (!scene) throw new Error(`no such scene: ${start.scene}`)
    const t = scene.table(game)
    t.rng = seeded(start.seed)
    return t
  }
}

/** The numbers of seats that a plan plays, each with its set-ups. */
function setupsOf<T extends Table>(
  game: Game<T>,
  { seats, options }: Plan<T>,
): [seats: number, setups: readonly Options[]][] {
  const counts = seats ?? Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, k) => game.seats.min + k)
  return counts.map(n => [
    n,
    options ??
      optionsFor(game.options, n).reduce<Options[]>(
        (all, o) => all.flatMap(c => o.values.map(v => ({ ...c, [o.id]: v }))),
        [{}],
      ),
  ])
}

/** Scenes first, since they are short; then matches, so that a few of them have met all seat counts and as many set-ups. */
function* startsOf<T extends Table>(game: Game<T>, plan: Plan<T>): Generator<Start> {
  const { matches, seed, scenes = [], beginnings = Math.min(100, matches, Math.max(ENOUGH, matches / 40)) } = plan
  const setups = setupsOf(game, plan)
  for (let k = 0; k < beginnings; k++)
    for (const scene of scenes) yield { seats: 0, options: {}, seed: `${seed}-${k}`, scene: scene.name }
  for (let k = 0; k < matches; k++) {
    const at = k % setups.length
    const [seats, mine] = setups[at]
    yield { seats, options: mine[(Math.floor(k / setups.length) + at) % mine.length], seed: `${seed}-${k}` }
  }
}

/**
 * Laws that were never checked: a verb that was never played (in enough matches), an option value without a set-up, a
 * memory that never added anything to a view.
 */
function uncovered<T extends Table>(game: Game<T>, report: Report, plan: Plan<T>, forgets: boolean): Failure | null {
  const { unreachable = {}, seed } = plan
  const unset = setupsOf(game, plan).flatMap(([seats, setups]) =>
    optionsFor(game.options, seats).flatMap(o =>
      o.values.filter(v => !setups.some(s => (s[o.id] ?? o.values[0]) === v)).map(v => `${o.id}:${v}`),
    ),
  )
  const never =
    plan.matches < ENOUGH ? [] : report.pairs.filter(p => p.count === 0 && !(p.pair in unreachable)).map(p => p.pair)
  const wrong = Object.keys(unreachable).filter(pair => report.pairs.find(p => p.pair === pair)?.count !== 0)
  const message = forgets
    ? 'nothing was ever left to memory: views tell all of it'
    : unset.length
      ? `no set-up has ${[...new Set(unset)].join(', ')}`
      : never.length
        ? `never played: ${never.join(', ')} (a scene would help)`
        : wrong.length
          ? `declared unreachable, but played or unknown: ${wrong.join(', ')}`
          : ''
  return message
    ? failure(message, { game: report.game, law: 'coverage', seats: 0, options: {}, seed, moves: [], probe: [] })
    : null
}
