/** What a record answers to each question of the rules. */
import { asked, type Seat } from '@loggia/core'
import { SPECIALS, type TerraStep, V } from '../rules/index.ts'
import { valueAround } from '../rules/reach.ts'
import { CULT_CODES, OWED, SPECIAL_CODES, STRUCTURE_CODES } from './codes.ts'
import type { Command } from './parse.ts'
import { type Entry, isIdle, isTrade, tradeMove } from './queue.ts'
import { isAlone, lineAt, type Replay, Unsupported } from './replay.ts'

/** A move and the commands that it takes from the record. */
export interface Answer {
  move: number
  used: Entry[]
}
type Of<K extends Command['kind']> = Command extends infer C
  ? C extends { kind: infer Kind }
    ? [K] extends [Kind]
      ? C
      : never
    : never
  : never

/** Questions of the own turn, in which conversions may come first (TM-7.13). */
const OWN = new Set([
  'action',
  'rest',
  'ready',
  'spades',
  'settle',
  'favor',
  'town',
  'cult',
  'bridge',
  'ride',
  'swarm',
  'sandstorm',
  'ordain',
])

/** The answer to a question; throws `Unsupported` when the record has none. */
export function answer(r: Replay, seat: Seat, s: TerraStep): Answer {
  const {
      t,
      game: { box },
    } = r,
    q = r.queues[seat]!,
    alone = isAlone(t, seat)
  /** The row of what is being read. */
  let read: number | undefined
  const lost = (): never => {
    throw lostAt(r, seat, s)
  }
  const byCode = (things: readonly { ledger: string }[], code: string): number =>
    known(
      r,
      seat,
      things.findIndex(x => x.ledger === code),
      read,
    )
  const hexOf = (id: string): number => known(r, seat, box.hexes.indexOf(id), read)
  const next = <K extends Command['kind']>(kind: K): [Entry, Of<K>] => {
    const e = q.head()
    return e?.command.kind === kind ? [e, e.command as Of<K>] : lost()
  }
  /** What an action gives, or (a number) the move that gives it up, which the record says as `-BRIDGE`. */
  const owed = <K extends Command['kind']>(
    kind: K,
    fits: (c: Of<K>) => boolean = () => true,
  ): [Entry, Of<K>] | Answer => {
    const up = q.find('forgo', alone, c => c.what === OWED[s.do]),
      e = q.find(kind, alone, fits as never)
    if (up && (!e || q.entries.indexOf(up) < q.entries.indexOf(e))) return { move: V.done(), used: [up] }
    if (!e) return lost()
    read = e.row
    return [e, e.command as Of<K>]
  }

  const head = q.head()
  if (head && isTrade(head.command) && OWN.has(s.do) && belongs(r, seat, s, head)) {
    const move = tradeMove(head.command)
    if (move !== undefined) return { move, used: [head] }
  }
  switch (s.do) {
    case 'lay-tiles':
      return { move: V.tile(byCode(box.scoring, r.ledger.scoring[t.scoring.length] ?? lost())), used: [] }
    case 'lay-cards':
      return { move: V.card(s.cards.find(c => !r.ledger.removed.includes(box.cards[c]!.ledger)) ?? lost()), used: [] }
    case 'choose-faction':
      return { move: V.faction(byCode(box.factions, r.ledger.factions[seat]!)), used: [] }
    case 'place-dwelling': {
      const [e, c] = next('build')
      return { move: V.place(hexOf(c.hex)), used: [e] }
    }
    case 'choose-card': {
      const [e, c] = next('pass')
      return { move: V.take(byCode(box.cards, c.card ?? lost())), used: [e] }
    }
    case 'action':
      return act(r, seat)
    case 'ready':
      return { move: V.done(), used: [] }
    case 'rest': {
      if (head?.command.kind === 'connect' && belongs(r, seat, s, head)) return connect(r, seat, head, head.command)
      return { move: V.done(), used: [] }
    }
    case 'pay': {
      const e = [...q.open()].find(x => x.row === q.row && isTrade(x.command)),
        move = e && tradeMove(e.command)
      return e && move !== undefined && r.game.why(t, seat, move) === 0
        ? { move, used: [e] }
        : { move: first(r, seat, [V.suggested()]), used: [] }
    }
    case 'spades':
      return spades(r, seat, s.free)
    case 'cult-spades':
      return bonusSpades(r, seat, s.free)
    case 'settle': {
      if (head?.command.kind === 'build' && sameTurn(r, seat, head.row) && s.hexes.includes(hexOf(head.command.hex)))
        return { move: V.build(hexOf(head.command.hex)), used: [head] }
      return { move: V.done(), used: [] }
    }
    case 'ride':
      return give(owed('build'), c => V.build(hexOf(c.hex)))
    case 'swarm':
      return give(
        owed('upgrade', c => c.building === 'TP'),
        c => V.upgrade(hexOf(c.hex), STRUCTURE_CODES.indexOf(c.building as never)),
      )
    case 'sandstorm': {
      const c = head?.command
      if (head && (c?.kind === 'build' || c?.kind === 'transform'))
        return { move: V.transform(hexOf(c.hex), homeOf(r, seat)), used: c.kind === 'transform' ? [head] : [] }
      return give(owed('transform'), c => V.transform(hexOf(c.hex), homeOf(r, seat)))
    }
    case 'bridge':
      return give(owed('bridge'), c => {
        const ends = c.hexes.map(hexOf)
        return V.bridge(
          known(
            r,
            seat,
            box.ends.findIndex(pair => ends.every(h => pair.includes(h))),
            read,
          ),
        )
      })
    case 'favor':
      return give(
        owed('tile', c => c.code.startsWith('FAV')),
        c => V.favor(byCode(box.favors, c.code)),
      )
    case 'town':
      return give(
        owed('tile', c => c.code.startsWith('TW')),
        c => V.town(byCode(box.towns, c.code)),
      )
    case 'in-any-order' as never: {
      const ordains = (c: Command) => c.kind === 'convert' && c.from === 'W' && c.to === 'P'
      const e = [...q.open()].find(x => ['tile', 'transform', 'build'].includes(x.command.kind) || ordains(x.command))
      return { move: V.first(e?.command.kind === 'tile' && e.command.code.startsWith('TW') ? 1 : 0), used: [] }
    }
    case 'devotion': {
      const e = q.devotion() ?? lost()
      return { move: V.cult(CULT_CODES.indexOf((e.command as Of<'cult'>).cult as never)), used: [e] }
    }
    case 'cult': {
      const same = q.find('cult', alone, c => c.count === s.steps),
        which = owed('cult', c => !same || c.count === s.steps)
      if (Array.isArray(which)) which[0].left -= s.steps - 1
      return give(which, c => V.cult(CULT_CODES.indexOf(c.cult as never)))
    }
    case 'key':
      return {
        move: first(
          r,
          seat,
          CULT_CODES.flatMap((cult, track) => (forgone(r, seat, cult) ? [] : [V.cult(track)])),
        ),
        used: [],
      }
    case 'ordain': {
      const c = head?.command
      if (!head || c?.kind !== 'convert' || c.from !== 'W' || c.to !== 'P') return { move: V.ordain(0), used: [] }
      head.left = 1
      return { move: V.ordain(c.brings), used: [head] }
    }
    case 'offer':
    case 'old-offer':
      return offered(r, seat, s)
    default:
      return lost()
  }
}

/** The move of what the record gives, or the answer that gives it up. */
const give = <C>(which: [Entry, C] | Answer, move: (c: C) => number): Answer =>
  Array.isArray(which) ? { move: move(which[1]), used: [which[0]] } : which

/** The record does not answer what is asked, or (no step) names something that is not in the game: at the next command of that seat, or of anybody. */
function lostAt(r: Replay, seat: Seat, step: TerraStep | undefined, row?: number): Unsupported {
  const ended = r.queues.every(q => !q.head())
  return new Unsupported({
    kind: step === undefined ? 'unreadable' : ended ? 'ended' : 'missing',
    seat,
    ...lineAt(r, seat, row),
    ...(step && { step }),
  })
}

/** The number of a thing that the record names; throws when there is none. */
function known(r: Replay, seat: Seat, k: number, row?: number): number {
  if (k < 0) throw lostAt(r, seat, undefined, row)
  return k
}
const homeOf = (r: Replay, seat: Seat): number => r.game.box.factions[r.t.players[seat]!.faction]!.home

/** Whether a conversion belongs to what is asked now: to the row of the action, or before anybody else acts and not before the own next action. */
function belongs(r: Replay, seat: Seat, s: TerraStep, e: Entry): boolean {
  const q = r.queues[seat]!
  if (s.do === 'action' || e.row === q.row) return true
  if (r.mains[e.row] === seat) return false
  return unbroken(r, seat, e.row)
}
/** Whether nobody else acts between the latest own action and that row. */
function unbroken(r: Replay, seat: Seat, until: number): boolean {
  for (let row = r.queues[seat]!.row + 1; row < until; row++)
    if (r.mains[row] !== -1 && r.mains[row] !== seat) return false
  return true
}

/** Whether that row goes on with the turn of the latest own action: nobody else has a row between. */
function sameTurn(r: Replay, seat: Seat, until: number): boolean {
  for (let row = r.queues[seat]!.row + 1; row < until; row++)
    if (r.ledger.rows[row]!.faction !== r.ledger.factions[seat]) return false
  return true
}

/** The first of these moves that is legal. */
function first(r: Replay, seat: Seat, moves: readonly number[]): number {
  const legal: number[] = []
  r.game.moves(r.t, seat, legal)
  return moves.find(m => legal.includes(m)) ?? legal[0]!
}

/** A river hex by its own name, or by the hexes around it. */
function connect(r: Replay, seat: Seat, e: Entry, c: Of<'connect'>): Answer {
  const { box } = r.game,
    named = box.rivers.indexOf(c.hexes[0]!.toLowerCase())
  if (named >= 0) return { move: V.connect(named), used: [e] }
  const around = c.hexes.map(h => box.hexes.indexOf(h)),
    rivers = box.shores.flatMap((shores, k) => (around.every(h => shores.includes(h)) ? [V.connect(k)] : []))
  return { move: first(r, seat, rivers), used: [e] }
}

/** Whether the record gives up a step on this track, where keys are short. */
function forgone(r: Replay, seat: Seat, cult: string): boolean {
  const q = r.queues[seat]!
  return q.entries.some(e => e.row === q.row && e.command.kind === 'forgo' && e.command.what === cult)
}

/** The answer to an offer: by its giver and, among several, by its amount; without one it is declined. */
function offered(r: Replay, seat: Seat, s: Extract<TerraStep, { do: 'offer' | 'old-offer' }>): Answer {
  const q = r.queues[seat]!,
    from = r.ledger.factions[s.from],
    answers = q.answers(),
    sum = valueAround(r.t, seat, s.hex, r.game.box)
  const older =
    s.do === 'offer'
      ? r.t.postponed.filter(o => o[0] === seat && o[1] === s.from && valueAround(r.t, seat, o[2]!, r.game.box) === sum)
          .length
      : 0
  const e = answers.filter(x => (!offerOf(x).from || offerOf(x).from === from) && (offerOf(x).count ?? sum) === sum)[
    older
  ]
  if (!e && r.drops.length && forsaken(r, seat, s.from)) return { move: r.game.leave, used: [] }
  const before =
    e && !r.t.players[seat]!.passed
      ? [...q.open()].find(x => isTrade(x.command) && q.entries.indexOf(x) < q.entries.indexOf(e))
      : undefined
  if (before && s.do === 'old-offer') return { move: tradeMove(before.command)!, used: [before] }
  if (
    e &&
    (before || outOfOrder(r, seat, s, answers, e) || comesLater(r, seat, s.from, e)) &&
    r.game.why(r.t, seat, V.later()) === 0
  )
    return { move: V.later(), used: [] }
  return { move: e?.command.kind === 'leech' ? V.accept() : V.decline(), used: e ? [e] : [] }
}

/** Cultists are offering, and the record has no answer of somebody who leaves before another action: that is no refusal (TM-15.24). */
function forsaken(r: Replay, seat: Seat, from: Seat): boolean {
  const gone = r.drops.find(d => d.seat === seat),
    p = r.t.players[seat]!
  return (
    gone !== undefined &&
    !p.passed &&
    r.game.box.factions[r.t.players[from]!.faction]!.devout &&
    (r.queues[seat]!.head()?.row ?? Number.POSITIVE_INFINITY) > gone.row
  )
}
/** The record has the answer to another offer first, which waits, too, or is still to come: bowls and VP limit what comes later (TM-7.8c). */
function outOfOrder(r: Replay, seat: Seat, s: TerraStep, answers: readonly Entry[], e: Entry): boolean {
  const mayCome = s.do === 'offer' || r.t.players[seat]!.passed === 1
  for (const x of answers) {
    if (x === e) return false
    const { from, count } = offerOf(x),
      giver = r.ledger.factions.indexOf(from ?? '')
    if (
      r.t.postponed.some(
        o => o[0] === seat && o[1] === giver && (count ?? 0) === valueAround(r.t, seat, o[2]!, r.game.box),
      ) ||
      (mayCome && stillToCome(r, giver, x.row))
    )
      return true
  }
  return false
}
/** Whether the giver's last action before a row is still to come. */
function stillToCome(r: Replay, giver: Seat, before: number): boolean {
  if (giver < 0) return false
  let row = before - 1
  while (row >= 0 && r.mains[row] !== giver) row--
  return row > r.queues[giver]!.row
}
/** Somebody who has passed may answer while others play on; to Cultists it matters when. */
function comesLater(r: Replay, seat: Seat, from: Seat, e: Entry): boolean {
  return (
    r.t.players[seat]!.passed === 1 &&
    r.game.box.factions[r.t.players[from]!.faction]!.devout &&
    r.queues.some(q => q.nextMain() < e.row)
  )
}
const offerOf = (e: Entry): { count: number | undefined; from: string | undefined } =>
  e.command as Of<'leech' | 'decline'>

/** An action. Commands that found no question before it are left behind. */
function act(r: Replay, seat: Seat): Answer {
  const {
      t,
      game: { box },
    } = r,
    q = r.queues[seat]!,
    e = q.head()
  if (!e) throw lostAt(r, seat, asked(t, seat))
  for (const old of q.open()) {
    if (old.row >= e.row) break
    old.used = true
    if (!isIdle(old.command)) r.unmatched.push(old)
  }
  q.row = e.row
  const c = e.command,
    hex = 'hex' in c ? box.hexes.indexOf(c.hex) : 0
  known(r, seat, hex)
  switch (c.kind) {
    case 'build':
      return { move: V.build(hex), used: [e] }
    case 'upgrade':
      return { move: V.upgrade(hex, STRUCTURE_CODES.indexOf(c.building as never)), used: [e] }
    case 'advance':
      return { move: c.track === 'ship' ? V.ship() : V.exchange(), used: [e] }
    case 'send': {
      const track = CULT_CODES.indexOf(c.cult as never),
        free = (n: number) =>
          t.spaces.slice(track * 4, track * 4 + 4).some((owner, k) => owner === -1 && box.priestSteps[k] === n)
      const steps = c.steps ?? (free(3) ? 3 : free(2) ? 2 : 1)
      return { move: V.priest(track, 3 - steps), used: [e] }
    }
    case 'pass':
      return {
        move:
          c.card === undefined || t.round === box.rounds
            ? V.retire()
            : V.pass(
                known(
                  r,
                  seat,
                  box.cards.findIndex(x => x.ledger === c.card),
                ),
              ),
        used: [e],
      }
    case 'action': {
      const power = box.powers.findIndex(a => a.ledger === c.code),
        special = SPECIALS.findIndex(id => SPECIAL_CODES[id] === c.code)
      if (power < 0 && special < 0) throw lostAt(r, seat, undefined)
      return { move: power >= 0 ? V.power(power) : V.special(special), used: [e] }
    }
    case 'connect':
      return connect(r, seat, e, c)
    case 'dig':
      return spades(r, seat, 0)
    default:
      throw lostAt(r, seat, asked(t, seat))
  }
}

/** Spades at one hex: bought ones (`dig`) beside `free` ones, up to the next transformation or dwelling. Some may be given up (`-SPADE`). */
function spades(r: Replay, seat: Seat, free: number): Answer {
  const {
      t,
      game: { box },
    } = r,
    q = r.queues[seat]!,
    home = homeOf(r, seat),
    f = box.factions[t.players[seat]!.faction]!,
    n = box.terrains.length
  const used: Entry[] = [],
    step = t.todo.at(-1)!,
    alone = isAlone(t, seat)
  let count = free,
    ahead = false
  for (const e of alone ? q.round() : q.open()) {
    const c = e.command
    if (c.kind === 'forgo' && c.what === OWED['spades'] && !ahead) {
      count -= c.count
      used.push(e)
    }
    if (isIdle(c) || isTrade(c)) continue
    if (c.kind === 'dig' && !ahead) {
      count += c.count
      used.push(e)
      continue
    }
    if (c.kind !== 'transform' && c.kind !== 'build') {
      if (!alone || step.do !== 'spades' || !step.must || count <= 0) break
      ahead = true
      continue
    }
    if (step.do === 'spades' && (count <= 0 || (!alone && !unbroken(r, seat, e.row)))) break
    const hex = box.hexes.indexOf(c.hex),
      from = t.terrain[hex]
    if (from === undefined) throw lostAt(r, seat, undefined)
    if (c.kind === 'build' && (from === home || ahead)) continue
    if (c.kind === 'transform') used.push(e)
    if (!ahead) q.row = e.row
    const named = c.kind === 'transform' && c.colour !== undefined,
      to = named ? box.data.terrain.cycle.findIndex(x => x.ledgerColor === c.colour) : towards(f, from, home, count, n)
    if (to < 0) throw lostAt(r, seat, undefined)
    const long =
      f.short[from * n + to] === 0 ||
      (used.some(x => x.command.kind === 'dig') && free === 0 && f.long[from * n + to] === count)
    return { move: (long ? V.detour : V.transform)(hex, to), used }
  }
  return { move: V.done(), used: used.filter(e => e.command.kind === 'forgo') }
}

/**
 * Spades between the rounds. Our rules ask in the next turn order (TM-9.1), the reference engine takes them in any order; so what a spade
 * does to a hex that two players turn is worked out in the order of the record, and played as that many steps on the cycle.
 */
function bonusSpades(r: Replay, seat: Seat, free: number): Answer {
  const {
      t,
      game: { box },
    } = r,
    n = box.terrains.length,
    e = r.queues[seat]!.head()
  if (e?.command.kind !== 'transform') return { move: V.done(), used: [] }
  if (e.turn === undefined) {
    const all = r.queues
      .flatMap((q, who) => q.leading('transform').map(x => ({ x, who })))
      .sort((a, b) => a.x.row - b.x.row)
    const terrain = t.terrain.slice(),
      tile = box.scoring[t.scoring[t.round - 1]!]!
    const left = t.players.map((p, who) => (who === seat ? free : Math.floor(p.cults[tile.cult]! / tile.every)))
    for (const { x, who } of all) {
      const c = x.command as Of<'transform'>,
        hex = known(r, who, box.hexes.indexOf(c.hex)),
        home = homeOf(r, who),
        f = box.factions[t.players[who]!.faction]!,
        from = terrain[hex]!
      const to =
        c.colour === undefined
          ? towards(f, from, home, left[who]!, n)
          : known(
              r,
              who,
              box.data.terrain.cycle.findIndex(y => y.ledgerColor === c.colour),
            )
      x.turn = (to - from + n) % n
      left[who]! -= f.short[from * n + to]!
      terrain[hex] = to
    }
  }
  const hex = box.hexes.indexOf(e.command.hex)
  return { move: V.transform(hex, (t.terrain[hex]! + e.turn!) % n), used: [e] }
}

/** As near home as that many spades bring a hex. */
function towards(f: { short: number[]; flat: number }, from: number, home: number, count: number, n: number): number {
  const whole = f.short[from * n + home]!
  if (f.flat || count >= whole) return home
  return [0, 1, 2, 3, 4, 5, 6].find(x => f.short[from * n + x] === count && f.short[x * n + home] === whole - count)!
}
