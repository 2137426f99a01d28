/** The laws of a game, each checked at a moment of a match: what is wrong, or null. */
import { type Game, movesOf, type Options } from '../game.ts'
import { codec, OK } from '../lexicon.ts'
import { Match } from '../match.ts'
import { verify } from '../verify.ts'
import { type Listener, listening } from '../notes.ts'
import { shuffle, pick } from '../random.ts'
import { acting, asked, listOf, type Seat, type Table } from '../table.ts'
import { differ, notPlain, shared } from './compare.ts'
import { followsFromNotes, isLeftToMemory, looksTheSame } from './secrecy.ts'

/** How a match begins: set up from its seed, or from a scene whose dice the seed throws. */
export interface Start {
  seats: number
  options: Options
  seed: string
  scene?: string
}

/** Counts over a whole run. */
export interface Tally {
  /** Pairs of tables compared by law 5b. */
  comparisons: number
  /** Things that were left to memory where law 5c looked. */
  remembered: number
  /** Moves and reasons whose notation was looked at. */
  spoken: Uint8Array
  given: Set<number>
}
export const newTally = (size: number): Tally => ({
  comparisons: 0,
  remembered: 0,
  spoken: new Uint8Array(size),
  given: new Set(),
})

/** A moment of a match: the table as it lies, and the move that comes next (−1: none, the match is over). */
export interface Moment<T extends Table> {
  game: Game<T>
  table: T
  /**
   * Seats and rivals, as far as known: those with a score at the beginning (`scored`), and all numbered before them.
   */
  seats: number
  scored: readonly Seat[]
  /** What `conserved` said in the beginning. */
  conserved: Record<string, number>
  seat: Seat
  move: number
  start: Start
  begin: (start: Start) => T
  /** The moves so far: seat and notation. */
  moves: readonly string[]
  /** What the laws draw from, never the table's own. */
  rng: number[]
  tally: Tally
}

export const LAWS = ['1', '2', '3', '4', '5a', '5b', '5c', '6', '7', '8', '9', 'takeback', 'error', 'coverage'] as const
/** The nine laws; takebacks; a play that throws; a verb that no match ever played. */
export type Law = (typeof LAWS)[number]

export interface Check {
  law: Law
  /** How often it is due at a moment like those met a hundred times before, relative to the others. */
  often: number
  /** Only for games that leave something to memory. */
  ofMemory?: true
  /** Needs the move that comes next, not only the table. */
  ofMove?: true
  find: <T extends Table>(m: Moment<T>) => string | null
}

export const CHECKS: readonly Check[] = [
  { law: '1', often: Infinity, find: someDistinctMoves },
  { law: '1', often: 1 / 16, find: movesAreWhatWhyPermits },
  { law: '2', often: Infinity, find: notationIsUnique },
  { law: '4', often: Infinity, find: nothingIsLost },
  { law: '1', often: 1, ofMove: true, find: forcedIsTheOnlyOne },
  { law: '3', often: 1, ofMove: true, find: copiesAreEqual },
  { law: '5a', often: 1, find: looksTheSame },
  { law: '5b', often: 2, ofMove: true, find: followsFromNotes },
  { law: '5c', often: 1 / 4, ofMemory: true, find: isLeftToMemory },
  { law: '6', often: 1, find: endsInScores },
  { law: '7', often: 1 / 64, find: replays },
  { law: '9', often: 2, ofMove: true, find: answersCommute },
  { law: 'takeback', often: 1 / 64, ofMove: true, find: takesBack },
]

/** 1: the seat that is asked has moves, all distinct, and the next one is permitted. */
function someDistinctMoves<T extends Table>({ game, table: t, seat, move }: Moment<T>): string | null {
  if (move >= 0 && game.why(t, seat, move) !== OK)
    return `seat ${seat}: ${game.format(move)} is listed, but not permitted`
  for (const seat of listOf(acting(t))) {
    const legal = movesOf(game, t, seat)
    if (!legal.length) return `${asked(t as Table, seat)!.do}: seat ${seat} is asked and has no move`
    // Listed verb by verb a list usually ascends; only else it is worth a set.
    for (let k = 1; k < legal.length; k++)
      if (legal[k] <= legal[k - 1]) {
        if (new Set(legal).size < legal.length)
          return `seat ${seat} has a move twice: ${legal.map(game.format).join(' ')}`
        break
      }
  }
  return null
}

/** 1: the legal moves are those whose precondition (`why`) holds, over the whole space and for every seat. */
function movesAreWhatWhyPermits<T extends Table>({ game, table: t, seats, tally }: Moment<T>): string | null {
  for (let seat = 0; seat < seats; seat++) {
    const legal = new Set(movesOf(game, t, seat))
    for (let move = 0; move < game.size; move++) {
      const reason = game.why(t, seat, move)
      if ((reason === OK) !== legal.has(move))
        return `seat ${seat}: ${game.format(move)} is ${legal.has(move) ? 'listed, but not permitted' : 'permitted, but not listed'}`
      if (reason === OK || tally.given.has(reason)) continue
      tally.given.add(reason)
      const { code, rule } = game.reason(reason)
      if (!rule || code.includes('undefined'))
        return `the reason "${code}" of seat ${seat}'s ${game.format(move)} is no word of this box, or has no rule`
    }
  }
  return null
}

/** 1: what core plays for a seat is the only move of its verb: a list that stops early must not stop before the second one. */
function forcedIsTheOnlyOne<T extends Table>({ game, table, seat, move }: Moment<T>): string | null {
  if (move < 0) return null
  const t = game.copy(table)
  const { verbOf } = codec(game.verbs)
  let found: string | null = null
  const ear: Listener = {
    note: () => {},
    forced(seat, move) {
      const other = movesOf(game, t, seat).find(m => m !== move && verbOf(m) === verbOf(move))
      if (other !== undefined)
        found ??= `seat ${seat}: ${game.format(move)} was forced, though ${game.format(other)} was legal`
    },
  }
  listening(ear, () => game.play(t, seat, move))
  return found
}

/** 2: `parse(format(m)) = m`, which makes formats unique, too. */
function notationIsUnique<T extends Table>({ game, table: t, tally }: Moment<T>): string | null {
  for (const seat of listOf(acting(t)))
    for (const move of movesOf(game, t, seat))
      if (!tally.spoken[move]) {
        tally.spoken[move] = 1
        const text = game.format(move)
        const back = game.parse(text)
        if (back !== move) return `move ${move} is written "${text}", which is read as ${back}`
      }
  return null
}

/** 3: JSON and the copy equal the table byte for byte, share nothing with it, and playing on them gives the same. */
function copiesAreEqual<T extends Table>({ game, table: t, seat, move }: Moment<T>): string | null {
  const parsed = JSON.parse(JSON.stringify(t)) as T
  const copy = game.copy(t)
  const changed = differ(t, parsed)
  if (changed) return `JSON changes the table${changed}`
  const other = differ(t, copy)
  if (other) return `the copy differs from the table${other}`
  const same = shared(t, copy)
  if (same !== null) return `the copy shares with its table: table${same}`
  if (move < 0) return null
  game.play(copy, seat, move)
  game.play(parsed, seat, move)
  const apart = differ(copy, parsed)
  return apart && `playing ${game.format(move)} on the copy and on its JSON gives different tables${apart}`
}

/** 4: plain numbers only, and what is conserved stays. */
function nothingIsLost<T extends Table>({ game, table, conserved }: Moment<T>): string | null {
  const bad = notPlain(table)
  if (bad) return `the table is not plain${bad}`
  const lost = differ(conserved, game.conserved(table))
  return lost && `conserved${lost}`
}

/**
 * 6: the match ends within its bound. There is one score for each seat, then one for each scoring rival, each the sum
 * of its sources; places agree with them.
 */
function endsInScores<T extends Table>({ game, table, scored, start, moves }: Moment<T>): string | null {
  if (moves.length >= game.bound && !game.over(table)) return `the match does not end within ${game.bound} decisions`
  const scores = game.scores(table)
  const places = game.ranks(table)
  const held = scores.map(s => s.seat)
  if (
    held.join() !== scored.join() ||
    held.length < start.seats ||
    held.some((seat, k) => (k < start.seats ? seat !== k : seat <= held[k - 1]))
  ) {
    return `scores of the seats ${held}: there is one for each seat, then for the same rivals from the beginning to the end, in their order`
  }
  for (const s of scores) {
    const sum = Object.values(s.sources).reduce((a, b) => a + b, 0)
    if (sum !== s.total)
      return `seat ${s.seat} has ${s.total}, but its sources make ${sum}: ${JSON.stringify(s.sources)}`
    if (!s.tie.every(Number.isFinite)) return `the tie-break of seat ${s.seat} is ${s.tie}`
  }
  return places.includes(0) ? null : `nobody is first: ${places}`
}

/** 7: the same start and the same moves, in notation, give the same table. */
function replays<T extends Table>({ game, table, start, begin, moves }: Moment<T>): string | null {
  const t = begin(start)
  for (const line of moves) {
    const [seat, word] = line.split(' ')
    game.play(t, Number(seat), game.parse(word))
  }
  const apart = differ(table, t)
  return apart && `replayed from its seed and its moves, the table is another${apart}`
}

/** 9: side by side, nobody's answer changes another's question, pushes, draws or is heard; and their order is nothing. */
function answersCommute<T extends Table>({ game, table: t, seat, move, rng }: Moment<T>): string | null {
  const set = acting(t)
  const seats = listOf(set)
  if (seats.length < 2 || move < 0) return null
  const legal = seats.map(s => movesOf(game, t, s))
  const answers = legal.map((own, k) => (seats[k] === seat ? move : own[pick(rng, own.length)]))
  const { verbOf } = codec(game.verbs)
  for (const [k, own] of legal.entries())
    for (const other of seats)
      if (other !== seats[k]) {
        const loud = own.find(
          a =>
            verbOf(a) === verbOf(answers[k]) &&
            game.heard(seats[k], a, other) !== game.heard(seats[k], answers[k], other),
        )
        if (loud !== undefined)
          return `seat ${other} hears "${game.heard(seats[k], answers[k], other)}" of seat ${seats[k]} before it has answered: redact it`
      }
  const inOrder = (order: readonly number[]): T | string => {
    const u = game.copy(t)
    const { revealCount } = u
    const dice = u.rng.join()
    for (const [n, k] of order.entries()) {
      const before = u.todo.length
      game.play(u, seats[k], answers[k])
      const said = `seat ${seats[k]}'s answer ${game.format(answers[k])}`
      for (const later of order.slice(n + 1)) {
        const own = movesOf(game, u, seats[later])
        if (differ(own, legal[later]))
          return `${said} changes what seat ${seats[later]} is asked: ${legal[later].map(game.format).join(' ')} ≠ ${own.map(game.format).join(' ')}`
      }
      if (n === order.length - 1) break
      if (u.rng.join() !== dice) return `${said} draws`
      if (u.revealCount !== revealCount) return `${said} reveals something before all have answered`
      if (u.todo.length > before) return `${said} pushes a step`
    }
    return u
  }
  const order = seats.map((_, k) => k)
  const turned = shuffle(rng, order.slice(0, -1))
  turned.unshift(seats.length - 1)
  const a = inOrder(order)
  const b = inOrder(turned)
  if (typeof a === 'string') return a
  if (typeof b === 'string') return b
  const apart = differ(a, b)
  return (
    apart &&
    `the order of the answers ${answers.map((m, k) => `${seats[k]} ${game.format(m)}`).join(', ')} matters${apart}`
  )
}

/** A move that was taken back leaves the table as it was, dice included; taken back and played again, it changes nothing. */
function takesBack<T extends Table>({ game, table: t, start, moves, seat, move, rng }: Moment<T>): string | null {
  if (start.scene !== undefined) return null
  const rows = moves.map(line => [Number(line.split(' ')[0]), line.split(' ')[1]] as const)
  const match = new Match(game, {
    rules: game.rules,
    seats: start.seats,
    options: start.options,
    seed: start.seed,
    rows,
  })
  for (let s = 0; s < start.seats; s++)
    if (match.mayTakeBack(s)) {
      const word = rows.findLast(row => row[0] === s)![1]
      if (match.takeback(s) !== OK || match.play(s, word) !== OK)
        return `seat ${s} can't take back ${word} and play it again`
      const apart = differ(t, match.table)
      if (apart) return `seat ${s} takes back ${word} and plays it again: table${apart}`
    }
  if (move >= 0) {
    match.play(seat, move)
    if (match.takeback(seat) === OK) {
      const apart = differ(t, match.table)
      if (apart) return `seat ${seat} takes back ${game.format(move)}: table${apart}`
      match.play(seat, move)
    }
  }
  const record = JSON.parse(JSON.stringify(match))
  const bad = verify(game, record)
  if (bad) return `its own record is refused: ${bad}`
  const at = pick(rng, match.seq + 1)
  const apart = differ(match.table, new Match(game, record).table) ?? differ(match.tableAt(at), match.branch(at).table)
  return apart && `a match read from its record, or its table at row ${at}, is another${apart}`
}
