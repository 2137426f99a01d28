/** What a record answers where spades are used: in a turn, and between the rounds. */
import type { Seat } from '@loggia/core'
import { V } from '../rules/index.ts'
import { OWED } from './codes.ts'
import { type Answer, homeOf, known, lostAt, type Of, unbroken } from './lookup.ts'
import { type Entry, isIdle, isTrade } from './queue.ts'
import { isAlone, type Replay } from './replay.ts'

/** Spades at one hex: bought ones (`dig`) beside `free` ones, up to the next transformation or dwelling. Some may be given up (`-SPADE`). */
export function spades(r: Replay, seat: Seat, free: number): Answer {
  const {
    t,
    game: { box },
  } = r
  const q = r.queues[seat]!
  const home = homeOf(r, seat)
  const f = box.factions[t.players[seat]!.faction]!
  const n = box.terrains.length
  const used: Entry[] = []
  const step = t.todo.at(-1)!
  const alone = isAlone(t, seat)
  let count = free
  let ahead = false
  for (const e of alone ? q.round() : q.open()) {
    const c = e.command
    if (c.kind === 'forgo' && c.what === OWED['spades'] && !ahead) {
      count -= c.count
      used.push(e)
      if (count <= 0) break
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
    const hex = box.hexes.indexOf(c.hex)
    const from = t.terrain[hex]
    if (from === undefined) throw lostAt(r, seat, undefined)
    if (c.kind === 'build' && (from === home || ahead)) continue
    if (c.kind === 'transform') used.push(e)
    if (!ahead) q.row = e.row
    const named = c.kind === 'transform' && c.colour !== undefined
    const to = named
      ? box.data.terrain.cycle.findIndex(x => x.ledgerColor === c.colour)
      : towards(f, from, home, count, n)
    if (to < 0) throw lostAt(r, seat, undefined)
    const long =
      f.short[from * n + to] === 0 ||
      (used.some(x => x.command.kind === 'dig') && free === 0 && f.long[from * n + to] === count)
    return { move: (long ? V.detour : V.transform)(hex, to), used }
  }
  return { move: V.done(), used: used.filter(e => e.command.kind === 'forgo') }
}

/**
 * Spades between the rounds. Our rules ask in the next turn order (TM-9.1), the reference engine takes them in any
 * order. What a spade does to a hex that two players turn is computed in the record's order, and played as that many
 * steps on the cycle.
 */
export function bonusSpades(r: Replay, seat: Seat, free: number): Answer {
  const {
    t,
    game: { box },
  } = r
  const n = box.terrains.length
  const e = r.queues[seat]!.head()
  if (e?.command.kind !== 'transform') return { move: V.done(), used: [] }
  if (e.turn === undefined) {
    const all = r.queues
      .flatMap((q, who) => q.leading('transform').map(x => ({ x, who })))
      .sort((a, b) => a.x.row - b.x.row)
    const terrain = t.terrain.slice()
    const tile = box.scoring[t.scoring[t.round - 1]!]!
    const left = t.players.map((p, who) => (who === seat ? free : Math.floor(p.cults[tile.cult]! / tile.every)))
    for (const { x, who } of all) {
      const c = x.command as Of<'transform'>
      const hex = known(r, who, box.hexes.indexOf(c.hex))
      const home = homeOf(r, who)
      const f = box.factions[t.players[who]!.faction]!
      const from = terrain[hex]!
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
