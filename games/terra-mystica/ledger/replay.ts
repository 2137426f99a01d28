/**
 * Plays a recorded game by our rules. The rules ask, and the queue of the asked seat answers. Late answers to offers of
 * power are looked up ahead, in the order in which the rules want them.
 */
import {
  acting,
  asked,
  codec,
  listening,
  NO_SUCH_MOVE,
  type Obstacle,
  OK,
  type Options,
  type RecordedRow,
  type Seat,
  firstOf,
} from '@loggia/core'
import { terraMystica, type TerraTable, V } from '../rules/index.ts'
import { answer } from './answer.ts'
import type { Ledger } from './parse.ts'
import { type Entry, isMain, Queue } from './queue.ts'

export type Game = typeof terraMystica
/** A record can't be replayed any further. */
export class Unsupported extends Error {
  override name = 'Unsupported'
  readonly obstacle: Obstacle
  constructor(obstacle: Obstacle) {
    const { kind, line, text, count, reason, step } = obstacle
    super(
      [
        ...(line === undefined ? [] : [`line ${line}`]),
        ...(text === undefined ? [] : [text]),
        [kind, count, reason, step && `'${step.do}' was asked`].filter(x => x !== undefined).join(', '),
      ].join(': '),
    )
    this.obstacle = obstacle
  }
}

/** Seats and options of a ledger: what a match of it needs besides its rows. */
export function setupOf(ledger: Ledger): { seats: number; options: Options } {
  const has = (option: string) => ledger.options.includes(option)
  return {
    seats: ledger.factions.length,
    options: {
      'turn-order': has('variable-turn-order') ? 'variable' : 'clockwise',
      'town-tiles': has('mini-expansion-1') ? 'extra' : 'base',
      'bonus-cards': has('shipping-bonus') ? 'ten' : 'nine',
      'scoring-tiles': has('temple-scoring-tile') ? 'nine' : 'eight',
      'setup': 'by-hand',
      'answers': 'by-next-turn',
      'replay': 'literal',
    },
  }
}

/** A record while it is played: the table, the commands that are left, the moves so far. */
export interface Replay {
  readonly game: Game
  readonly ledger: Ledger
  readonly t: TerraTable
  readonly queues: readonly Queue[]
  /** The moves so far, as rows of a match. */
  readonly rows: RecordedRow[]
  /** Seat whose action stands in a row, −1 for rows without one. */
  readonly mains: readonly Seat[]
  /** Departures by row, in order, that have not happened yet. */
  drops: { row: number; seat: Seat }[]
  /** Commands that found no question and were left behind; answers to offers are none of them, which full bowls make idle (TM-7.8c). */
  readonly unmatched: Entry[]
}

export function replayOf(ledger: Ledger, game: Game = terraMystica): Replay {
  if (ledger.obstacle) throw new Unsupported(ledger.obstacle)
  const { min, max } = game.seats
  const n = ledger.factions.length
  if (n < min || n > max) throw new Unsupported({ kind: 'seats', count: n, ...ledger.last })
  const foreign = ledger.factions.findIndex(id => !game.box.factions.some(f => f.ledger === id))
  if (foreign >= 0)
    throw new Unsupported({
      kind: 'unsupported',
      line: ledger.people[foreign]!.line,
      text: `setup ${ledger.factions[foreign]}`,
    })
  const seats = new Map(ledger.factions.map((f, seat) => [f, seat]))
  const queues = ledger.factions.map(() => new Queue())
  const drops: Replay['drops'] = []
  const mains = ledger.rows.map((row, k) => {
    const seat = seats.get(row.faction)
    if (seat === undefined) throw new Unsupported({ kind: 'stranger', ...lineOf(row) })
    for (const c of row.commands)
      if (c.kind === 'drop') drops.push({ row: k, seat })
      else queues[seat]!.add(k, c)
    return row.commands.some(isMain) ? seat : -1
  })
  return {
    game,
    ledger,
    t: game.setup({ ...setupOf(ledger), seed: 'ledger' }),
    queues,
    rows: [],
    mains,
    drops,
    unmatched: [],
  }
}

/** Who follows a replay: hears which entries an answer uses before it is played, and the notes while it is. */
export interface Follower {
  before(seat: Seat, used: readonly Entry[]): void
  note(word: number): void
  after(seat: Seat, used: readonly Entry[]): void
}

/** The player who leaves now: all actions up to that row are done, and the player's own are all answered. */
function leaving(r: Replay): Seat | undefined {
  const next = r.drops[0]
  if (!next || r.queues.some(q => q.nextMain() <= next.row)) return undefined
  if (r.t.players.every(p => p.passed || p.dropped) && !between(r, next)) return undefined
  return asked(r.t, next.seat) && (r.queues[next.seat]!.head()?.row ?? Number.POSITIVE_INFINITY) <= next.row
    ? undefined
    : next.seat
}

/**
 * Whether somebody leaves between two rounds. The reference engine goes on from the last pass to the next round at
 * once, both incomes included. It waits only for an answer to an offer or for a spade; only if that stands behind the
 * row does the row come first.
 */
function between(r: Replay, { row, seat: leaver }: Replay['drops'][number]): boolean {
  const seat = firstOf(acting(r.t))
  const kinds = AWAITED[asked(r.t, seat)!.do]
  const e = kinds && [...r.queues[seat]!.open()].find(x => kinds.includes(x.command.kind))
  return kinds !== undefined && (e ? e.row > row : seat === leaver)
}
const AWAITED: Readonly<Record<string, readonly string[]>> = {
  'old-offer': ['leech', 'decline'],
  'cult-spades': ['transform', 'forgo'],
}

/** Answers one question. */
export function step(r: Replay, follower?: Follower): void {
  const { game, t } = r
  const left = r.drops.length ? leaving(r) : undefined
  const seat = left ?? firstOf(acting(t))
  const { move, used } = left === undefined ? answer(r, seat, asked(t, seat)!) : { move: game.leave, used: [] }
  const gone = move === game.leave
  const why = gone ? game.mayLeave(t, seat) : game.why(t, seat, move)
  const where = () => ({ seat, ...lineAt(r, seat, gone ? r.drops.find(d => d.seat === seat)!.row : used[0]?.row) })
  // No record is this long: it leads nowhere.
  if (r.rows.length >= game.bound) throw new Unsupported({ kind: 'missing', ...where(), step: t.todo.at(-1)! })
  if (why === NO_SUCH_MOVE) throw new Unsupported({ kind: 'unreadable', ...where() })
  if (why !== OK) {
    const { code, rule } = game.reason(why)
    throw new Unsupported({ kind: 'refused', ...where(), reason: code, rule })
  }
  if (gone) r.drops = r.drops.filter(d => d.seat !== seat)
  follower?.before(seat, used)
  for (const e of used) if (--e.left <= 0) e.used = true
  r.rows.push([seat, game.format(move)])
  listening({ note: word => follower?.note(word), forced: (who, what) => consume(r, who, what) }, () =>
    game.play(t, seat, move),
  )
  follower?.after(seat, used)
}

/** The line of a row; without one that of the seat's next command, or of anybody's; else the last of all. */
export function lineAt(
  r: Replay,
  seat: Seat,
  row = r.queues[seat]!.head()?.row ?? Math.min(...r.queues.flatMap(q => q.head()?.row ?? [])),
): { line: number; text: string } {
  const at = r.ledger.rows[row]
  return at ? lineOf(at) : r.ledger.last
}

/** Where a row stands, as the record has it. */
export const lineOf = (row: Ledger['rows'][number]): { line: number; text: string } => ({
  line: row.line,
  text: row.text.startsWith('drop-faction') ? row.text : `${row.faction}: ${row.text}`,
})

/** Whether everybody else has passed or left: then a record may have what an action gives behind further actions of the same seat. */
export const isAlone = (t: TerraTable, seat: Seat): boolean =>
  t.round > 0 && t.players.every((p, k) => k === seat || p.passed || p.dropped)

/** The record says also what could not be otherwise, and which our rules therefore don't ask. */
function consume(r: Replay, seat: Seat, move: number): void {
  const { verb, args } = codec(V).read(move)
  const { box } = r.game
  const q = r.queues[seat]!
  const hex = box.hexes[args[0]!]
  const alone = isAlone(r.t, seat)
  const e = entry()
  if (!e) return
  if (--e.left <= 0) e.used = true
  if (isMain(e.command)) q.row = e.row

  function entry(): Entry | undefined {
    switch (verb) {
      case 'bridge':
        return q.find('bridge', alone, c => box.ends[args[0]!]!.every(end => c.hexes.includes(box.hexes[end]!)))
      case 'favor':
        return q.find('tile', alone, c => c.code === box.favors[args[0]!]!.ledger)
      case 'town':
        return q.find('tile', alone, c => c.code === box.towns[args[0]!]!.ledger)
      case 'cult':
        return q.find('cult', alone)
      case 'build':
      case 'upgrade':
      case 'transform':
        return q.find(verb, false, c => c.hex === hex)
      case 'convert':
      case 'burn':
        return q.trade(move)
      case 'place':
        return q.find('build', false)
      case 'take':
      case 'pass':
      case 'retire':
        return q.find('pass', false)
      default:
        return undefined
    }
  }
}
