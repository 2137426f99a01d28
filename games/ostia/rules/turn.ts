/** OST-5: a turn (selection, production, sowing), OST-11: supervise, OST-15: the end of the game. */
import { end, next, note, OK, type Seat } from '@loggia/core'
import { BUILD, type Box, CORBITA, GOODS, MOVE, ORDER, PONTA, SECTIONS, SHIPBUILD, SUPERVISE } from './box.ts'
import { buy, done } from './gains.ts'
import { furthest } from './move.ts'
import { type Harbour, type OstiaStep, type OstiaTable, type Steps, supply } from './table.ts'
import { N, R, steps } from './verbs.ts'
import { possible } from './works.ts'
import type { StepOf } from '@loggia/core'

type Drop = StepOf<Steps, 'drop'>
/** Rounds after which a match that nobody ends is scored: a limit that no rulebook has (OST-D20). So it is told before, this many rounds ahead. */
export const ROUND_CAP = 60
export const AHEAD = 10
/** OST-15.1: the match ends when this many ships of one player have arrived. */
export const ARRIVALS = 3

/** Production (OST-5.3): automatic, by the ships in the chosen section; supervise produces nothing. */
function produce(h: Harbour, seat: Seat, section: number, box: Box): void {
  if (section >= GOODS) return
  let amount = h.corbita[section] * box.yields[CORBITA] + h.ponta[section] * box.yields[PONTA]
  for (const spot of box.bonusSpots) if (h.spots[spot] >= 0) amount += box.spotEffects[spot].bonus[section] // OST-5.3.1
  h.goods[section] += amount
  note(N.produced(seat, section, amount))
}

/** Takes all ships of a section and sows them, beginning with the next one (OST-5.4.1). */
function sow(t: OstiaTable, seat: Seat, section: number): void {
  const h = t.harbours[seat]
  const s: Drop = {
    do: 'drop',
    seat,
    at: (section + 1) % SECTIONS,
    corbita: h.corbita[section],
    ponta: h.ponta[section],
    plain: 0,
  }
  h.corbita[section] = 0
  h.ponta[section] = 0
  t.todo.push(s)
  sowOn(t, s)
}

/** Drops while there is no choice; with an empty hand the action of the last section follows (OST-5.4.2). */
function sowOn(t: OstiaTable, s: Drop): void {
  while (s.corbita + s.ponta > 0) {
    const corbita = mayDropCorbita(s)
    if (corbita && mayDropPonta(s)) return
    drop(t, s, corbita ? CORBITA : PONTA)
  }
  t.todo.pop()
  t.todo.push(actionStep(s.seat, (s.at + SECTIONS - 1) % SECTIONS))
}

function drop(t: OstiaTable, s: Drop, ship: number): void {
  const h = t.harbours[s.seat]
  if (ship === PONTA) {
    s.ponta--
    h.ponta[s.at]++
  } else {
    s.corbita--
    h.corbita[s.at]++
    s.plain |= 1 << s.at
  }
  note(N.dropped(s.seat, s.at, ship))
  s.at = s.at === SECTIONS - 1 ? 0 : s.at + 1
}

// Where several drops of one sowing fall on one section their order is nothing, so only one order is offered: pontas first. A section
// that got a corbita gets nothing else, and enough corbitas must be kept for its later drops.
const mayDropPonta = (s: Drop): boolean => s.ponta > 0 && ((s.plain >> s.at) & 1) === 0
function mayDropCorbita(s: Drop): boolean {
  if (s.ponta === 0 || (s.plain >> s.at) & 1) return true
  const left = s.corbita + s.ponta
  if (left <= SECTIONS && s.plain === 0) return s.corbita > 0
  let kept = 0
  for (let k = 1; k < left; k++) if (((s.plain | (1 << s.at)) >> ((s.at + k) % SECTIONS)) & 1) kept++
  return s.corbita > kept
}

/** The step of a section's action. */
export function actionStep(seat: Seat, section: number): OstiaStep {
  switch (section) {
    case MOVE:
      return { do: 'sail', seat }
    case SHIPBUILD:
      return { do: 'shipbuild', seat, spent: 0 }
    case ORDER:
      return { do: 'order', seat, spent: 0 }
    case BUILD:
      return { do: 'build', seat, spent: 0 }
    case SUPERVISE:
      return { do: 'supervise', seat }
    default:
      return { do: 'trade', seat, uses: [] }
  }
}

export const turn = steps({
  turn(t, { seat }) {
    t.turn = seat
    note(N.turn(seat, t.round))
    next(t, { do: 'select', seat }, { do: 'end-turn', seat })
  },

  select: {
    can: {
      select: {
        why: (t, s, _box, section) =>
          t.harbours[s.seat].corbita[section] + t.harbours[s.seat].ponta[section] > 0
            ? OK
            : R['no-ships-there'](section), // OST-5.2
        play(t, s, box, section) {
          t.todo.pop()
          produce(t.harbours[s.seat], s.seat, section, box)
          sow(t, s.seat, section)
        },
      },
    },
  },

  drop: {
    can: {
      drop: {
        why: (_t, s, _box, ship) =>
          (ship === PONTA ? s.ponta : s.corbita) === 0
            ? R['none-in-hand'](ship)
            : (ship === PONTA ? mayDropPonta(s) : mayDropCorbita(s))
              ? OK
              : R['same-outcome'](),
        play(t, s, _box, ship) {
          drop(t, s, ship)
          sowOn(t, s)
        },
      },
    },
  },

  /** OST-11: optional; step (1) may be left out, step (2) is then mandatory (OST-11.2, 11.7). */
  supervise: {
    can: {
      oversee: {
        why(t, s, box, section) {
          if (!box.supervised[section]) return R['not-by-supervise'](section)
          return (section === MOVE ? furthest(t.harbours[s.seat], box) > 0 : possible(t, s.seat, section, box))
            ? OK
            : R['nothing-to-do'](section)
        },
        play(t, s, _box, section) {
          end(t, s)
          note(N.supervised(s.seat))
          next(t, actionStep(s.seat, section), { do: 'resow', seat: s.seat })
        },
      },
      resow: {
        play(t, s) {
          end(t, s)
          note(N.supervised(s.seat))
          next(t, { do: 'resow', seat: s.seat })
        },
      },
      done,
      buy,
    },
  },

  /** OST-11.1 (2): no production; what lies there now counts (OST-11.3). */
  resow: (t, { seat }) => sow(t, seat, SUPERVISE),

  close: { can: { done, buy } },

  /** OST-15.2: the last in turn order ends the match, once a trigger is met. */
  'end-turn'(t, { seat }, box) {
    const n = t.harbours.length
    const met = t.last ? -1 : trigger(t, box)
    if (met >= 0) {
      t.last = 1
      note(N.trigger(seat, met))
    }
    if ((seat + 1) % n !== t.start) next(t, { do: 'turn', seat: (seat + 1) % n })
    else if (t.last) note(N.over())
    else {
      t.round++
      if (t.round === ROUND_CAP - AHEAD + 1) note(N.limit(ROUND_CAP))
      next(t, { do: 'turn', seat: t.start })
    }
  },
})

/** The first end trigger that is met, −1 for none (OST-15.1). None can become false again (OST-15.5). */
export function trigger(t: OstiaTable, box: Box): number {
  for (const h of t.harbours) {
    if (h.reward >= box.maxReward) return 0
    if (h.halves.reduce((n, half) => n + (half > 0 ? 1 : 0), 0) >= ARRIVALS) return 1
    if (h.shipRows >= box.ships.length) return 2
    if (h.discRows >= box.discs.length) return 3
  }
  return supply(t, box) === 0 ? 4 : t.round >= ROUND_CAP ? 5 : -1
}
