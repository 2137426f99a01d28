/** Compares a replay with the states that the reference engine wrote after every row. */
import { codec, type Seat } from '@loggia/core'
import { N, type TerraTable } from '../rules/index.ts'
import { SPADE_USED, STRONGHOLD } from '../rules/terms.ts'
import { fill, steps } from './bowls.ts'
import { parseLedger, split } from './parse.ts'
import type { Effect, Entry } from './queue.ts'
import { type Game, replayOf, type Replay, step, Unsupported } from './replay.ts'

/** A row with the state after it: VP, coins, workers, priests, bowls `I/II/III`, cults `F/W/E/A`. Comments have no faction. */
export interface StateRow {
  f?: string
  cmd?: string
  vp?: number
  c?: number
  w?: number
  p?: number
  pw?: string
  cult?: string
  comment?: string
}
export interface Difference {
  row: number
  field: string
  expected: unknown
  got: unknown
}

/** What a check found: final VP by faction, rows compared, and the first row that differs or what is not supported. */
export interface Report {
  ok: boolean
  players: number
  finalVp: Record<string, number>
  rows: number
  compared: number
  firstDifference?: Difference
  unsupported?: string
}

/** When a row of a faction can be compared: after its commands; before the faction does anything else; when a round begins; at a round's first turn; at the end. */
type When = 'done' | 'before-next' | 'round' | 'turn' | 'end'
/** `upTo`: commands of the queue up to which the row goes; `round`: the one that must have begun. */
interface Expected {
  row: number
  state: StateRow
  upTo: number
  when: When
  round: number
}

/**
 * Replays a ledger and compares it row by row. Answers that our rules ask earlier than the record gives them are counted in: a row agrees
 * when it does after those answers' power, VP and steps.
 */
export function check(text: string, states?: readonly StateRow[], game?: Game): Report {
  const ledger = parseLedger(text)
  const report: Report = {
    ok: false,
    players: ledger.factions.length,
    finalVp: {},
    rows: ledger.rows.length,
    compared: 0,
  }
  try {
    const r = replayOf(ledger, game)
    const compare = states ? comparison(r, states, report) : undefined
    while (!r.game.over(r.t) && !report.firstDifference) {
      step(r, compare)
      compare?.flush('done')
    }
    compare?.flush('end')
    const left = compare?.left()
    if (left)
      report.firstDifference ??= {
        row: left.row,
        field: `${left.state.f} row`,
        expected: left.state.cmd,
        got: 'never reached',
      }
    r.game.scores(r.t).forEach((s, seat) => {
      report.finalVp[ledger.factions[seat]!] = s.total
    })
  } catch (error) {
    if (!(error instanceof Unsupported)) throw error
    report.unsupported = error.message
  }
  report.ok = !report.unsupported && !report.firstDifference
  return report
}

/** The comparison of one replay: each faction's rows in order, compared when their time has come. */
function comparison(r: Replay, states: readonly StateRow[], report: Report) {
  const { ledger } = r
  const zero = () => ledger.factions.map(() => 0)
  const lists: Expected[][] = ledger.factions.map(() => [])
  let had: Effect = NOTHING
  const at = zero()
  const upTo = zero()
  const incomes = zero()
  const final = zero()
  /** Power that the Cultists have got for refusals before the record says so. */
  const consoled = zero()
  const blocks = blocksOf(states)
  states.forEach((state, row) => {
    const seat = ledger.factions.indexOf(state.f ?? '')
    const { heading, says } = blocks[row]!
    if (seat < 0 || state.cmd === undefined || state.cmd === 'setup') return
    const silent = state.cmd === ''
    if (silent && heading.startsWith('Scoring')) return // The end is compared as a whole.
    const commands = split(state.cmd).length
    upTo[seat]! += commands
    const is = (pattern: RegExp) => pattern.test(silent ? says : state.cmd!)
    const when: When =
      is(/vp for|score_resources/) || (silent && heading.startsWith('Converting'))
        ? 'end'
        : is(/other_income|^income/)
          ? 'turn'
          : is(/cult_income/)
            ? 'round'
            : commands
              ? 'done'
              : 'before-next'
    if (when === 'turn') incomes[seat]!++
    lists[seat]!.push({
      row,
      state,
      upTo: upTo[seat]!,
      when,
      round: when === 'turn' ? incomes[seat]! : when === 'round' ? incomes[seat]! + 1 : 0,
    })
  })

  function ready(e: Expected, seat: Seat, when: When, lazily: boolean): boolean {
    switch (e.when) {
      case 'done':
        return !choosing(r.t, seat)
      case 'before-next':
        return lazily || (when !== 'done' && (!CONSOLED.test(e.state.cmd!) || consoled[seat]! > 0))
      case 'round':
        return lazily || r.t.round >= e.round
      case 'turn':
        return when === 'turn' && r.t.round >= e.round
      default:
        return when === 'end'
    }
  }
  /** Compares what is due for a seat; `lazily`: also rows that only must come before its next command. */
  function due(seat: Seat, when: When, lazily: boolean): void {
    const list = lists[seat]!
    for (let e = list[at[seat]!]; e && !report.firstDifference; e = list[at[seat]!]) {
      const used = r.queues[seat]!.sources.slice(0, e.upTo).every(all => all.every(x => x.used || unasked(r, seat, x)))
      if (!used) return
      if (!ready(e, seat, when, lazily)) return
      const later = r.queues[seat]!.sources.slice(e.upTo)
        .flat()
        .flatMap(x => (x.effect && x.used ? [x.effect] : []))
      if (CONSOLED.test(e.state.cmd!)) consoled[seat]!--
      for (let k = 0; k < consoled[seat]!; k++) later.push({ ...NOTHING, power: 1 })
      report.compared++
      at[seat]!++
      if (e.when === 'end') scored(seat, e)
      else differ(r, r.t, seat, e, later, report)
      if (report.firstDifference) return
    }
  }
  /** VP of the end, added up as the record does: cults one by one, the area, the resources. */
  function scored(seat: Seat, e: Expected): void {
    const { total, sources } = r.game.scores(r.t)[seat]!
    const [, amount, what] = /^\+(\d+)vp for (\w+)/.exec(e.state.cmd!) ?? []
    final[seat]! += Number(amount ?? 0)
    const got =
      what === undefined
        ? total
        : what === 'network'
          ? r.t.players[seat]!.vp + sources['cults']! + sources['area']!
          : r.t.players[seat]!.vp + final[seat]!
    if (got !== e.state.vp) report.firstDifference = { row: e.row, field: `${e.state.f} vp`, expected: e.state.vp, got }
  }
  return {
    /** State rows that were never reached, the first of them. */
    left(): Expected | undefined {
      return lists.flatMap((list, seat) => list.slice(at[seat])).sort((a, b) => a.row - b.row)[0]
    },
    flush(when: When): void {
      for (let seat = 0; seat < lists.length; seat++) due(seat, when, false)
    },
    before(seat: Seat, used: readonly Entry[]): void {
      if (used.some(e => e.command.kind !== 'leech' && e.command.kind !== 'decline')) due(seat, 'done', true)
      had = holds(r.t, seat)
    },
    after(seat: Seat, used: readonly Entry[]): void {
      const has = holds(r.t, seat)
      for (const e of used)
        if (['leech', 'cult', 'tile'].includes(e.command.kind))
          e.effect = {
            vp: has.vp - had.vp,
            coins: has.coins - had.coins,
            workers: has.workers - had.workers,
            priests: has.priests - had.priests,
            power: has.power - had.power,
            cults: has.cults.map((n, track) => n - had.cults[track]!),
          }
    },
    /** At a turn and at the begin of a round, before anything of it has happened. */
    note(word: number): void {
      const { verb, args } = codec(N).read(word)
      if (verb === 'consoled') consoled[args[0]!]!++
      if (verb === 'cult-bonus') for (let seat = 0; seat < lists.length; seat++) due(seat, 'round', false)
      if (verb === 'turn' || verb === 'round') for (let seat = 0; seat < lists.length; seat++) due(seat, verb, false)
    },
  }
}

/**
 * What stands around each row: the latest comment, and what the rows say up to the next one. A row of somebody who has left is without words
 * and means what its block says, which need not have a heading of its own.
 */
function blocksOf(states: readonly StateRow[]): { heading: string; says: string }[] {
  const blocks: { heading: string; says: string }[] = []
  let block = { heading: '', says: '' }
  for (const { comment, cmd = '' } of states) {
    if (comment !== undefined) block = { heading: comment, says: '' }
    else block.says ||= cmd
    blocks.push(block)
  }
  return blocks
}

function differ(r: Replay, t: TerraTable, seat: Seat, e: Expected, later: readonly Effect[], report: Report): void {
  const p = t.players[seat]!
  const { state } = e
  const want = after(state, later)
  // TM-15.5: the record counts what spades bring when they are gained, our rules when they are used. Those still in hand are counted in.
  const hand = t.todo.find(s => s.seat === seat && (s.do === 'spades' || s.do === 'cult-spades'))
  const spades = hand && 'free' in hand ? hand.free : 0
  const f = r.game.box.factions[p.faction]!
  const round = r.game.box.scoring[t.scoring[t.round - 1] ?? 0]!
  const vp = p.vp + spades * (f.spadeVp + (hand?.do === 'spades' ? round.vp[SPADE_USED]! : 0))
  const bowls = p.bowls.slice()
  if (p.built[STRONGHOLD]! > 0) fill(bowls, spades * f.stronghold.spadePower)
  const fields: [string, unknown, unknown][] = [
    ['vp', want.vp, vp],
    ['c', want.coins, p.coins],
    ['w', want.workers, p.workers],
    ['p', want.priests, p.priests],
    ['pw', want.bowls.join('/'), bowls.join('/')],
    ['cult', want.cults.join('/'), p.cults.join('/')],
  ]
  const wrong = fields.find(([, expected, got]) => expected !== got)
  if (wrong) report.firstDifference = { row: e.row, field: `${state.f} ${wrong[0]}`, expected: wrong[1], got: wrong[2] }
}

/** A track for a key is chosen by what the record gives up, so the row is not over before. */
const choosing = (t: TerraTable, seat: Seat): boolean => t.todo.at(-1)?.do === 'key' && t.todo.at(-1)!.seat === seat

/** What somebody has, with power as steps between the bowls. */
function holds(t: TerraTable, seat: Seat): Effect {
  const { vp, coins, workers, priests, bowls, cults } = t.players[seat]!
  return { vp, coins, workers, priests, power: steps(bowls), cults: cults.slice() }
}
/** What the record says when Cultists get their power for refusals. */
const CONSOLED = /all opponents declined/
const NOTHING: Effect = { vp: 0, coins: 0, workers: 0, priests: 0, power: 0, cults: [0, 0, 0, 0] }

/** Whether an answer in the record belongs to an offer that our rules have passed by without making it, since it would have brought nothing (TM-7.8c). */
function unasked(r: Replay, seat: Seat, e: Entry): boolean {
  if (e.command.kind === 'forgo') return true
  if (e.command.kind !== 'leech' && e.command.kind !== 'decline') return false
  const giver = r.ledger.factions.indexOf(e.command.from ?? '')
  let row = e.row
  while (row >= 0 && r.mains[row] !== giver) row--
  return (
    r.queues[giver]?.entries.every(
      x => x.row > row || x.used || x.command.kind === 'leech' || x.command.kind === 'decline',
    ) === true &&
    r.t.raised.length === 0 &&
    !r.t.postponed.some(o => o[0] === seat && o[1] === giver) &&
    !r.t.todo.some(s => s.do === 'neighbours' || s.do === 'offer' || s.do === 'old-offer')
  )
}

/** The recorded state with the effects of answers that the record gives later. */
function after(
  state: StateRow,
  later: readonly Effect[],
): { vp: number; coins: number; workers: number; priests: number; bowls: number[]; cults: number[] } {
  const bowls = state.pw!.split('/').map(Number)
  const cults = state.cult!.split('/').map(Number)
  let { vp = 0, c: coins = 0, w: workers = 0, p: priests = 0 } = state
  for (const x of later) {
    vp += x.vp
    coins += x.coins
    workers += x.workers
    priests += x.priests
    x.cults.forEach((n, track) => {
      cults[track]! += n
    })
    fill(bowls, x.power)
  }
  return { vp, coins, workers, priests, bowls, cults }
}
