/** TM-5: income; TM-9: cult bonuses and clean-up between the rounds. */
import { end, next, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import type { Box } from './box.ts'
import { WORDS } from './chart.ts'
import { lateAnswers } from './offers.ts'
import { gain } from './purse.ts'
import { has, reached } from './reach.ts'
import type { Steps, TerraTable } from './table.ts'
import { NONE, SPADE } from './terms.ts'
import { N, R, steps, V } from './verbs.ts'

/** Faction board, bonus card and favor tiles (TM-5.1). */
function income(t: TerraTable, seat: Seat, box: Box): void {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  note(N.income(seat))
  for (let b = 0; b < p.built.length; b++) gain(p, seat, f.income[b][p.built[b]])
  if (p.card !== NONE) gain(p, seat, box.cards[p.card].gain)
  for (let k = 0; k < box.favors.length; k++) if ((p.favors >> k) & 1) gain(p, seat, box.favors[k].gain)
}

/** Turn order of the next round: clockwise from the first who passed, or (mini-expansion) the order of passing (TM-4.2); without those who left. */
function nextOrder(t: TerraTable): Seat[] {
  const n = t.players.length
  const first = t.passed[0] ?? t.order[0] ?? 0 // Nobody need have passed where all have left.
  return (t.round === 0 ? t.order : t.variable ? t.passed : t.players.map((_, k) => (first + k) % n)).filter(
    seat => !t.players[seat].dropped,
  )
}

type CultSpades = StepOf<Steps, 'cult-spades'>
const near = new Int32Array(WORDS)
/** Spades of the cult bonus: no skips, no shipping of cards, none bought beside them (TM-9.2). */
const bonusSpade = {
  why(t: TerraTable, s: CultSpades, box: Box, hex: number, terrain: number): Reason {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    const count = f.short[t.terrain[hex] * box.terrains.length + terrain]
    if (t.owner[hex] !== NONE) return R.occupied(hex)
    if (count === 0) return R['no-such-way']()
    if (count > s.free) return R['not-enough-spades']()
    if (s.hexes.includes(hex)) return R['hex-done'](hex)
    reached(t, s.seat, p.shipping, box, near)
    return has(near, hex) ? OK : R['out-of-reach'](hex)
  },
  list(t: TerraTable, s: CultSpades, box: Box, out: number[]): void {
    const p = t.players[s.seat]
    const f = box.factions[p.faction]
    const n = box.terrains.length
    reached(t, s.seat, p.shipping, box, near)
    for (let hex = 0; hex < t.terrain.length; hex++)
      if (t.owner[hex] === NONE && has(near, hex) && !s.hexes.includes(hex)) {
        for (let terrain = 0; terrain < n; terrain++) {
          const count = f.short[t.terrain[hex] * n + terrain]
          if (count > 0 && count <= s.free) out.push(V.transform(hex, terrain))
        }
      }
  },
  play(t: TerraTable, s: CultSpades, box: Box, hex: number, terrain: number): void {
    const f = box.factions[t.players[s.seat].faction]
    const n = box.terrains.length
    const from = t.terrain[hex]
    const count = f.short[from * n + terrain]
    s.free -= count
    s.hexes.push(hex)
    if (s.free === 0) end(t, s)
    next(t, {
      do: 'spade',
      seat: s.seat,
      hex,
      way: f.flat ? 0 : (from + count) % n === terrain ? 1 : -1,
      count,
      paid: 0,
      scored: 0,
    })
  },
}

export const round = steps({
  round(t, { seat }, box) {
    t.round++
    note(N.round(t.round, t.scoring[t.round - 1]))
    for (let k = 0; k < t.players.length; k++) income(t, k, box)
    next(t, { do: 'turn', seat })
  },

  /** TM-9.4; the last round has no phase III (TM-4.1). */
  'end-round'(t, { seat }, box) {
    const late = lateAnswers(t)
    if (late.length) return next(t, ...late, { do: 'end-round', seat })
    if (t.round === box.rounds) return note(N.over())
    const left = t.players.flatMap((p, k) => (p.dropped ? [k] : []))
    next(t, ...[...nextOrder(t), ...left].map(k => ({ do: 'cult-bonus' as const, seat: k })), { do: 'clean-up', seat })
  },

  'cult-bonus'(t, { seat }, box) {
    const p = t.players[seat]
    const tile = box.scoring[t.scoring[t.round - 1]]
    const count = tile.cult >= 0 ? p.cults[tile.cult] : t.spaces.reduce((n, owner) => n + (owner === seat ? 1 : 0), 0)
    const times = Math.floor(count / tile.every)
    if (times === 0) return
    note(N['cult-bonus'](seat, times))
    gain(
      p,
      seat,
      tile.gain.map(g => g * times),
    )
    if (tile.gain[SPADE] > 0 && !p.dropped)
      next(t, { do: 'cult-spades', seat, free: tile.gain[SPADE] * times, hexes: [] })
  },

  'cult-spades': {
    can: {
      transform: bonusSpade,
      /** Unused ones are lost. */
      done: { play: (t, s) => end(t, s) },
    },
  },

  /** After the set-up and between rounds: tokens off, a coin on each free card (TM-3.8, 9.3). */
  'clean-up'(t, { seat }) {
    t.order = nextOrder(t)
    t.passed = []
    t.taken = 0
    for (let k = 0; k < t.players.length; k++) {
      t.players[k].used = 0
      t.players[k].passed = 0
    }
    for (let c = 0; c < t.cards.length; c++) if (t.cards[c] >= 0) t.cards[c]++
    next(t, { do: 'round', seat: t.order[0] ?? seat })
  },
})
