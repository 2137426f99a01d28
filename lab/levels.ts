/** `lab levels`: whether each level of bots beats the one below as often as it should, and what it scores and takes. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LEVELS, type Level, searches, type Strength, strengthOf } from '@loggia/bots'
import { fingerprint } from '@loggia/bots/learned'
import { type Measured, type MeasuredPair, victories, wilson } from '@loggia/core'
import { type Subject, subjectOf } from './games.ts'
import { contender, playMatch } from './player.ts'
import { type Line, round } from './print.ts'
import { Band, type Verdict } from './sprt.ts'

export interface LevelsPlan {
  game: string
  seed: string
  /** The pairs whose upper level is neither below `from` nor above `to`. */
  from: Level
  to: Level
  /** The most matches of a pair, and of one where both search. */
  matches: number
  searched: number
}

/** Two neighbours at a table, half of the seats each. */
export interface Pair {
  level: Level
  below: Level
  seats: number
}

/** What came of a pair. `won`: the share of first places of the upper level, with its 95 % interval. The other pairs of figures are of the upper level and of the lower one. */
export interface PairLine extends Pair {
  matches: number
  won: number
  low: number
  high: number
  verdict: Verdict | 'undecided'
  points: readonly [number, number]
  /** Processor milliseconds of a decision: the mean, and what 95 of a hundred do not exceed. */
  ms: readonly [number, number]
  slow: readonly [number, number]
}

/** What is kept of one deal, played from both sides. */
export interface Deal {
  won: number
  points: [number, number]
  decisions: [number, number]
  seconds: [number, number]
  slow: [number, number]
}

/** A level by its name. Throws when no level is called so. */
export function levelOf(name: string): Level {
  if (LEVELS.includes(name as Level)) return name as Level
  throw new Error(`no such level: ${name} (${LEVELS.join(', ')})`)
}

const SEATS = [2, 4]
/** Two seats for every pair of neighbours, four for those up to club. */
export function pairsOf({ game }: Subject, from: Level, to: Level): Pair[] {
  const pairs: Pair[] = []
  for (const level of LEVELS.slice(Math.max(1, LEVELS.indexOf(from)), LEVELS.indexOf(to) + 1)) {
    const below = LEVELS[LEVELS.indexOf(level) - 1]!
    for (const seats of SEATS)
      if (seats <= game.seats.max && (seats === 2 || !searches(below))) pairs.push({ level, below, seats })
  }
  return pairs
}

/** Plays deals of a pair until the test decides or `matches` are played. `deals`: those that are there already; each new one is added and told. */
export function decided(
  pair: Pair,
  deals: Deal[],
  matches: number,
  play: (deal: number) => Deal,
  onDeal: () => void = () => {},
): PairLine {
  const band = new Band()
  const used: Deal[] = []
  while (!band.verdict && used.length * 2 < matches) {
    const deal = deals[used.length] ?? play(used.length)
    if (used.length === deals.length) {
      deals.push(deal)
      onDeal()
    }
    used.push(deal)
    band.add(deal.won)
  }
  const sum = (of: (deal: Deal) => number): number => used.reduce((total, deal) => total + of(deal), 0)
  const both = (of: (side: 0 | 1) => number, decimals: number): [number, number] => [
    round(of(0), decimals),
    round(of(1), decimals),
  ]
  const won = sum(deal => deal.won)
  const [low, high] = wilson(won, used.length)
  return {
    ...pair,
    matches: used.length * 2,
    won: round(won / used.length, 3),
    low: round(low, 3),
    high: round(high, 3),
    verdict: band.verdict ?? 'undecided',
    points: both(side => sum(deal => deal.points[side]) / used.length, 1),
    ms: both(side => (1000 * sum(deal => deal.seconds[side])) / sum(deal => deal.decisions[side]), 2),
    slow: both(side => (1000 * sum(deal => deal.slow[side])) / used.length, 2),
  }
}

/** A deal from both sides: the levels change their seats. */
export function playDeal(subject: Subject, { level, below, seats }: Pair, seed: string): Deal {
  const deal: Deal = { won: 0, points: [0, 0], decisions: [0, 0], seconds: [0, 0], slow: [0, 0] }
  const thoughts: [number[], number[]] = [[], []]
  for (const turned of [0, 1]) {
    const side = (seat: number): 0 | 1 => ((seat + turned) % 2) as 0 | 1
    const bots = Array.from({ length: seats }, (_, seat) => contender(side(seat) ? below : level))
    const { scores, ranks, thoughts: of } = playMatch(subject, bots, { seats, seed })
    const parts = victories(ranks)
    for (let seat = 0; seat < seats; seat++) {
      deal.points[side(seat)] += scores[seat]!.total / seats
      thoughts[side(seat)].push(...of[seat]!)
      if (!side(seat)) deal.won += 0.5 * parts[seat]!
    }
  }
  for (const side of [0, 1] as const) {
    const sorted = thoughts[side].toSorted((a, b) => a - b)
    deal.decisions[side] = sorted.length
    deal.seconds[side] = round(
      sorted.reduce((a, b) => a + b, 0),
      4,
    )
    deal.slow[side] = round(sorted[Math.floor(sorted.length * 0.95)]!, 5)
  }
  return deal
}

const ROOT = join(import.meta.dirname, '..')
/** Plays the pairs of a game, from where an earlier process of the same code stopped, and writes down what is found after each. */
export function levels(
  { game, seed, from, to, matches, searched }: LevelsPlan,
  tell: (line: string) => void,
): (PairLine & Line)[] {
  const subject = subjectOf(game)
  const folder = join(ROOT, 'var/levels')
  mkdirSync(folder, { recursive: true })
  const lines: PairLine[] = []
  for (const pair of pairsOf(subject, from, to)) {
    const file = join(folder, `${game}-${pair.below}-${pair.level}-${pair.seats}-${seed}-${codeOf(subject, pair)}.json`)
    const deals = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Deal[]) : []
    const line = decided(
      pair,
      deals,
      searches(pair.below) ? searched : matches,
      deal => playDeal(subject, pair, `${seed}-${deal}`),
      () => write(file, JSON.stringify(deals)),
    )
    lines.push(line)
    tell(`${game}, ${pair.seats} seats: ${pair.level} against ${pair.below} ${line.won}, ${line.verdict}`)
    const told = join(ROOT, 'games', game, 'bot/strength.json')
    const before = (existsSync(told) ? JSON.parse(readFileSync(told, 'utf8')) : {}) as Partial<Measured>
    const { people } = before
    const now = strengths(subject)
    const pairs = [...lines, ...kept(before, now, lines)]
    const found: Measured = { ...(people && { people }), seed, levels: now, pairs }
    write(told, `${JSON.stringify(found, null, 2)}\n`)
  }
  return lines.map(line => ({ game, ...line }))
}

/** What was found before of other pairs, as long as both their levels think as they did. */
export function kept(
  { levels = [], pairs = [] }: Partial<Measured>,
  now: readonly Strength[],
  lines: readonly Pair[],
): MeasuredPair[] {
  const same = (level: string): boolean => {
    const k = LEVELS.indexOf(level as Level)
    return JSON.stringify(levels[k]) === JSON.stringify(now[k])
  }
  const again = ({ level, seats }: MeasuredPair): boolean =>
    lines.some(line => line.level === level && line.seats === seats)
  return pairs.filter(pair => same(pair.level) && same(pair.below) && !again(pair))
}

const strengths = ({ know }: Subject): Strength[] => LEVELS.map(level => strengthOf(level, know))

/** Killed in between, the file before is whole. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** What the matches of a pair depend on, in a word: the bots, what they know of the game, its rules and its box. */
function codeOf({ game, know }: Subject, { level, below }: Pair): string {
  const hash = createHash('sha256')
  const sources = [...filesOf('bots'), ...filesOf(`games/${game.id}/bot`), ...filesOf(`games/${game.id}/rules`)]
  for (const file of sources) hash.update(readFileSync(file))
  hash.update(fingerprint(game.box))
  hash.update(JSON.stringify([strengthOf(level, know), strengthOf(below, know)]))
  return hash.digest('hex').slice(0, 8)
}

/** The sources of a folder, but for its tests, and for the table of levels: a pair depends on two of them only. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      file =>
        /\.(ts|json)$/.test(file) && !/^(test|dist|node_modules)\b|^(levels\.ts|strength\.json)$|\.d\.ts$/.test(file),
    )
    .toSorted()
    .map(file => join(ROOT, folder, file))
