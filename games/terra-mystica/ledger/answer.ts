/** What a record answers to each question of the rules. */
import { asked, type Seat } from '@loggia/core'
import { SPECIALS, type TerraStep, type TerraTable, V } from '../rules/index.ts'
import { CULT_CODES, SPECIAL_CODES, STRUCTURE_CODES } from './codes.ts'
import type { Command } from './parse.ts'
import { type Entry, isTrade, tradeMove } from './queue.ts'
import { lineOf, type Replay, Unsupported } from './replay.ts'

/** A move and the commands that it takes from the record. */
export interface Answer { move: number; used: Entry[] }
type Of<K extends Command['kind']> = Command extends infer C ? C extends { kind: infer Kind } ? [K] extends [Kind] ? C : never : never : never

/** Questions of the own turn, in which conversions may come first (TM-7.13). */
const OWN = new Set(['action', 'rest', 'ready', 'spades', 'settle', 'favor', 'town', 'cult', 'bridge', 'ride', 'swarm', 'sandstorm', 'ordain'])

/** The answer to a question; throws `Unsupported` when the record has none. */
export function answer(r: Replay, seat: Seat, s: TerraStep): Answer {
  const { t, game: { box } } = r, q = r.queues[seat]!
  const lost = (): never => { throw lostAt(r, seat, s) }
  const known = (k: number): number => { if (k < 0) throw lostAt(r, seat, undefined); return k }
  const byCode = (things: readonly { ledger: string }[], code: string): number => known(things.findIndex(x => x.ledger === code))
  const hexOf = (id: string): number => known(box.hexes.indexOf(id))
  const next = <K extends Command['kind']>(kind: K): [Entry, Of<K>] => {
    const e = q.head()
    return e?.command.kind === kind ? [e, e.command as Of<K>] : lost()
  }
  const found = <K extends Command['kind']>(kind: K): [Entry, Of<K>] => {
    const e = q.find(kind)
    return e ? [e, e.command as Of<K>] : lost()
  }

  const head = q.head()
  if (head && isTrade(head.command) && OWN.has(s.do) && belongs(r, seat, s, head)) {
    const move = tradeMove(head.command)
    if (move !== undefined) return { move, used: [head] }
  }
  switch (s.do) {
    case 'lay-tiles': return { move: V.tile(byCode(box.scoring, r.ledger.scoring[t.scoring.length] ?? lost())), used: [] }
    case 'lay-cards': return { move: V.card(s.cards.find(c => !r.ledger.removed.includes(box.cards[c]!.ledger)) ?? lost()), used: [] }
    case 'choose-faction': return { move: V.faction(byCode(box.factions, r.ledger.factions[seat]!)), used: [] }
    case 'place-dwelling': { const [e, c] = next('build'); return { move: V.place(hexOf(c.hex)), used: [e] } }
    case 'choose-card': { const [e, c] = next('pass'); return { move: V.take(byCode(box.cards, c.card ?? lost())), used: [e] } }
    case 'action': return act(r, seat)
    case 'ready': return { move: V.done(), used: [] }
    case 'rest': {
      if (head?.command.kind === 'connect' && belongs(r, seat, s, head)) return connect(r, seat, head, head.command)
      return { move: V.done(), used: [] }
    }
    case 'pay': {
      const e = [...q.open()].find(x => x.row === q.row && isTrade(x.command)), move = e && tradeMove(e.command)
      return e && move !== undefined && r.game.why(t, seat, move) === 0 ? { move, used: [e] } : { move: first(r, seat, [V.suggested()]), used: [] }
    }
    case 'spades': return spades(r, seat, s.free)
    case 'cult-spades': return bonusSpades(r, seat, s.free)
    case 'settle': {
      if (head?.command.kind === 'build' && head.row === q.row && s.hexes.includes(hexOf(head.command.hex))) return { move: V.build(hexOf(head.command.hex)), used: [head] }
      return { move: V.done(), used: [] }
    }
    case 'ride': { const [e, c] = next('build'); return { move: V.build(hexOf(c.hex)), used: [e] } }
    case 'swarm': { const [e, c] = next('upgrade'); return { move: V.upgrade(hexOf(c.hex), STRUCTURE_CODES.indexOf(c.building as never)), used: [e] } }
    case 'sandstorm': {
      const c = head?.command
      if (!head || (c?.kind !== 'build' && c?.kind !== 'transform')) return lost()
      return { move: V.transform(hexOf(c.hex), homeOf(r, seat)), used: c.kind === 'transform' ? [head] : [] }
    }
    case 'bridge': {
      const [e, c] = next('bridge'), ends = c.hexes.map(hexOf)
      return { move: V.bridge(box.ends.findIndex(pair => ends.every(h => pair.includes(h)))), used: [e] }
    }
    case 'favor': { const [e, c] = tile(r, seat, 'FAV') ?? lost(); return { move: V.favor(byCode(box.favors, c.code)), used: [e] } }
    case 'town': { const [e, c] = tile(r, seat, 'TW') ?? lost(); return { move: V.town(byCode(box.towns, c.code)), used: [e] } }
    case 'in-any-order' as never: {
      const ordains = (c: Command) => c.kind === 'convert' && c.from === 'W' && c.to === 'P'
      const e = [...q.open()].find(x => ['tile', 'transform', 'build'].includes(x.command.kind) || ordains(x.command))
      return { move: V.first(e?.command.kind === 'tile' && e.command.code.startsWith('TW') ? 1 : 0), used: [] }
    }
    case 'devotion': {
      const e = q.devotion() ?? lost(), track = CULT_CODES.indexOf((e.command as Of<'cult'>).cult as never)
      e.effect = { power: 0, vp: 0, track, steps: 1 }
      return { move: V.cult(track), used: [e] }
    }
    case 'cult': { const [e, c] = found('cult'); return { move: V.cult(CULT_CODES.indexOf(c.cult as never)), used: [e] } }
    case 'key': return { move: first(r, seat, CULT_CODES.flatMap((cult, track) => forgone(r, seat, cult) ? [] : [V.cult(track)])), used: [] }
    case 'ordain': {
      const c = head?.command
      if (!head || c?.kind !== 'convert' || c.from !== 'W' || c.to !== 'P') return { move: V.ordain(0), used: [] }
      head.left = 1
      return { move: V.ordain(c.brings), used: [head] }
    }
    case 'offer': case 'old-offer': return offered(r, seat, s)
    default: return lost()
  }
}

/** The record does not answer what is asked, or (no step) names something that is not in the game: at the next command of that seat, or of anybody. */
function lostAt(r: Replay, seat: Seat, step: TerraStep | undefined): Unsupported {
  const heads = r.queues.flatMap(q => { const e = q.head(); return e ? [e.row] : [] }), at = r.queues[seat]!.head()?.row ?? (heads.length ? Math.min(...heads) : undefined)
  const row = at === undefined ? undefined : r.ledger.rows[at]
  return new Unsupported({ kind: step === undefined ? 'unreadable' : row ? 'missing' : 'ended', seat, ...row && lineOf(row), ...step && { step } })
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
  for (let row = r.queues[seat]!.row + 1; row < until; row++) if (r.mains[row] !== -1 && r.mains[row] !== seat) return false
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
  const { box } = r.game, named = box.rivers.indexOf(c.hexes[0]!.toLowerCase())
  if (named >= 0) return { move: V.connect(named), used: [e] }
  const around = c.hexes.map(h => box.hexes.indexOf(h)), rivers = box.shores.flatMap((shores, k) => around.every(h => shores.includes(h)) ? [V.connect(k)] : [])
  return { move: first(r, seat, rivers), used: [e] }
}

/** A tile of this sort before the next action. */
function tile(r: Replay, seat: Seat, sort: string): [Entry, Of<'tile'>] | undefined {
  const e = r.queues[seat]!.find('tile', c => c.code.startsWith(sort))
  return e && [e, e.command as Of<'tile'>]
}

/** Whether the record gives up a step on this track, where keys are short. */
function forgone(r: Replay, seat: Seat, cult: string): boolean {
  const q = r.queues[seat]!
  return q.entries.some(e => e.row === q.row && e.command.kind === 'forgo' && e.command.what === cult)
}

/** The answer to an offer: by its giver and, among several, by its amount; without one it is declined. */
function offered(r: Replay, seat: Seat, s: Extract<TerraStep, { do: 'offer' | 'old-offer' }>): Answer {
  const from = r.ledger.factions[s.from], given = r.queues[seat]!.answers().filter(e => !offerOf(e).from || offerOf(e).from === from)
  const q = r.queues[seat]!, sum = fullOffer(r.t, r, seat, s.hex), e = given.find(x => (offerOf(x).count ?? sum) === sum)
  const before = e && [...q.open()].filter(x => isTrade(x.command) && q.entries.indexOf(x) < q.entries.indexOf(e))
  if (before?.length) {
    if (s.do === 'old-offer') return { move: tradeMove(before[0]!.command)!, used: [before[0]!] }
    if (r.game.why(r.t, seat, V.later()) === 0) return { move: V.later(), used: [] }
  }
  if (e?.command.kind !== 'leech') return { move: V.decline(), used: e ? [e] : [] }
  if (s.do === 'offer') e.effect = { power: s.power, vp: 1 - s.power, track: -1, steps: 0 }
  return { move: V.accept(), used: [e] }
}
const offerOf = (e: Entry): { count: number | undefined; from: string | undefined } => e.command as Of<'leech' | 'decline'>

function fullOffer(t: TerraTable, r: Replay, seat: Seat, hex: number): number {
  const { box } = r.game
  let sum = 0
  const count = (other: number) => { if (t.owner[other] === seat) sum += box.value[t.building[other]!]! }
  for (const other of box.adjacent[hex]!) count(other)
  for (const site of box.sitesAt[hex]!) if (t.bridges[site] !== -1) count(box.ends[site]![0] === hex ? box.ends[site]![1]! : box.ends[site]![0]!)
  return sum
}

/** An action. Commands that found no question before it are left behind. */
function act(r: Replay, seat: Seat): Answer {
  const { t, game: { box } } = r, q = r.queues[seat]!, e = q.head()
  if (!e) throw lostAt(r, seat, asked(t, seat))
  for (const old of q.open()) {
    if (old.row >= e.row) break
    old.used = true
    if (old.command.kind !== 'leech' && old.command.kind !== 'decline') r.unmatched.push(old)
  }
  q.row = e.row
  const c = e.command, hex = 'hex' in c ? box.hexes.indexOf(c.hex) : -1
  switch (c.kind) {
    case 'build': return { move: V.build(hex), used: [e] }
    case 'upgrade': return { move: V.upgrade(hex, STRUCTURE_CODES.indexOf(c.building as never)), used: [e] }
    case 'advance': return { move: c.track === 'ship' ? V.ship() : V.exchange(), used: [e] }
    case 'send': {
      const track = CULT_CODES.indexOf(c.cult as never), free = (n: number) => t.spaces.slice(track * 4, track * 4 + 4).some((owner, k) => owner === -1 && box.priestSteps[k] === n)
      const steps = c.steps ?? (free(3) ? 3 : free(2) ? 2 : 1)
      return { move: V.priest(track, 3 - steps), used: [e] }
    }
    case 'pass': return { move: c.card === undefined || t.round === box.rounds ? V.retire() : V.pass(box.cards.findIndex(x => x.ledger === c.card)), used: [e] }
    case 'action': {
      const power = box.powers.findIndex(a => a.ledger === c.code), special = SPECIALS.findIndex(id => SPECIAL_CODES[id] === c.code)
      if (power < 0 && special < 0) throw lostAt(r, seat, undefined)
      return { move: power >= 0 ? V.power(power) : V.special(special), used: [e] }
    }
    case 'connect': return connect(r, seat, e, c)
    case 'dig': return spades(r, seat, 0)
    default: throw lostAt(r, seat, asked(t, seat))
  }
}

/** Spades at one hex: bought ones (`dig`) beside `free` ones, up to the next transformation or dwelling. */
function spades(r: Replay, seat: Seat, free: number): Answer {
  const { t, game: { box } } = r, q = r.queues[seat]!, home = homeOf(r, seat), f = box.factions[t.players[seat]!.faction]!, n = box.terrains.length
  const used: Entry[] = []
  let count = free
  for (const e of q.open()) {
    const c = e.command
    if (c.kind === 'leech' || c.kind === 'decline' || c.kind === 'nothing') continue
    if (c.kind === 'dig') { count += c.count; used.push(e); continue }
    if (isTrade(c)) continue
    if (c.kind !== 'transform' && c.kind !== 'build') break
    if (r.t.todo.at(-1)!.do === 'spades' && !unbroken(r, seat, e.row)) break
    const hex = box.hexes.indexOf(c.hex), from = t.terrain[hex]!
    if (c.kind === 'build' && from === home) continue
    if (c.kind === 'transform') used.push(e)
    q.row = e.row
    const named = c.kind === 'transform' && c.colour !== undefined, to = named ? box.data.terrain.cycle.findIndex(x => x.ledgerColor === c.colour) : towards(f, from, home, count, n)
    const long = f.short[from * n + to] === 0 || (used.some(x => x.command.kind === 'dig') && free === 0 && f.long[from * n + to] === count)
    return { move: (long ? V.detour : V.transform)(hex, to), used }
  }
  return { move: V.done(), used }
}

/**
 * Spades between the rounds. Our rules ask in the next turn order (TM-9.1), the reference engine takes them in any order; so what a spade
 * does to a hex that two players turn is worked out in the order of the record, and played as that many steps on the cycle.
 */
function bonusSpades(r: Replay, seat: Seat, free: number): Answer {
  const { t, game: { box } } = r, n = box.terrains.length, e = r.queues[seat]!.head()
  if (e?.command.kind !== 'transform') return { move: V.done(), used: [] }
  if (e.turn === undefined) {
    const all = r.queues.flatMap((q, who) => q.leading('transform').map(x => ({ x, who }))).sort((a, b) => a.x.row - b.x.row)
    const terrain = t.terrain.slice(), tile = box.scoring[t.scoring[t.round - 1]!]!
    const left = t.players.map((p, who) => who === seat ? free : Math.floor(p.cults[tile.cult]! / tile.every))
    for (const { x, who } of all) {
      const c = x.command as Of<'transform'>, hex = box.hexes.indexOf(c.hex), home = homeOf(r, who), f = box.factions[t.players[who]!.faction]!, from = terrain[hex]!
      const to = c.colour === undefined ? towards(f, from, home, left[who]!, n) : box.data.terrain.cycle.findIndex(y => y.ledgerColor === c.colour)
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
