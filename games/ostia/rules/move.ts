/** OST-6: move. */
import { next, note, OK, type Reason } from '@loggia/core'
import { type Box, DESTINATION, PERMIT, TRANSPORT_PORT } from './box.ts'
import { buy, done, gainAll, has, pay } from './gains.ts'
import type { Harbour, OstiaTable } from './table.ts'
import { N, R, steps, V } from './verbs.ts'

/** The most steps that these ships can still make together, up to the most that can be declared (OST-6.1, OST-D3). */
export function furthest(h: Harbour, box: Box): number {
  if (!box.even) return longest(h.fleet, box, box.moveCost.length - 1)
  let sum = 0
  for (let k = 0; k < h.fleet.length; k++) sum += box.ahead[h.fleet[k]]
  return sum < box.moveCost.length ? sum : box.moveCost.length - 1
}

/** As `furthest`, for boards whose routes differ in length: tries all ways of `fleet` under the path limits (OST-6.5, 6.10). */
function longest(fleet: number[], box: Box, most: number): number {
  let best = 0
  for (let k = 0; k < fleet.length && best < most; k++)
    for (const to of box.after[fleet[k]]) {
      if (pathLimit(fleet, box, fleet[k], to) !== OK) continue
      const from = fleet[k]
      fleet[k] = to
      best = Math.max(best, 1 + (most > 1 ? longest(fleet, box, most - 1) : 0))
      fleet[k] = from
      if (best >= most) return best
    }
  return best
}

/** OST-6.5: every own ship counts that ever left by that exit or branch. */
function pathLimit(fleet: readonly number[], box: Box, from: number, to: number): Reason {
  const exit = from === box.departure ? box.exit[to] : -1
  const branch = from === box.fork ? box.branch[to] : -1
  if (exit < 0 && branch < 0) return OK
  let used = 0
  if (exit >= 0) {
    for (let k = 0; k < fleet.length; k++) if (box.exit[fleet[k]] === exit) used++
    return used < box.exitCapacity[exit] ? OK : R['exit-used']()
  }
  for (let k = 0; k < fleet.length; k++) if (box.branch[fleet[k]] === branch) used++
  return used < box.branchCapacity[branch] ? OK : R['branch-used']()
}

/**
 * The ship that makes a step from a node. Of two there the one that has not moved in this action goes: the other keeps its claim
 * to the goods of the port (OST-6.6c), so nobody would choose otherwise.
 */
function shipAt(fleet: readonly number[], node: number, moved: number): number {
  let ship = -1
  for (let k = 0; k < fleet.length; k++)
    if (fleet[k] === node && (ship < 0 || ((moved >> ship) & 1) > ((moved >> k) & 1))) ship = k
  return ship
}

function stepReason(t: OstiaTable, seat: number, left: number, box: Box, to: number): Reason {
  const { fleet } = t.harbours[seat]
  const from = box.before[to]
  if (from < 0) return R['no-ship-before'](to)
  const ship = fleet.indexOf(from)
  if (ship < 0) return R['no-ship-before'](to)
  const limit = pathLimit(fleet, box, from, to)
  if (limit !== OK || box.even || left === 1) return limit
  fleet[ship] = to
  const rest = longest(fleet, box, left - 1)
  fleet[ship] = from
  return rest >= left - 1 ? OK : R['steps-left']()
}

export const move = steps({
  /** OST-6.1: declare and pay. */
  sail: {
    can: {
      sail: {
        why(t, s, box, count) {
          const h = t.harbours[s.seat]
          const most = furthest(h, box)
          return count + 1 > most ? R['too-many-steps'](most) : has(h, PERMIT, box.moveCost[count + 1])
        },
        play(t, s, box, count) {
          pay(t.harbours[s.seat], s.seat, PERMIT, box.moveCost[count + 1])
          t.todo.pop()
          next(t, { do: 'step', seat: s.seat, left: count + 1, moved: 0 })
        },
        list(t, s, box, out) {
          const h = t.harbours[s.seat]
          const most = furthest(h, box)
          for (let n = 1; n <= most && h.goods[PERMIT] >= box.moveCost[n]; n++) out.push(V.sail(n - 1))
        },
      },
      done,
      buy,
    },
  },

  /** OST-6.2, 6.3: one ship, one white line. A node has one predecessor, so its name is the step's name. */
  step: {
    can: {
      step: {
        why: (t, s, box, to) => stepReason(t, s.seat, s.left, box, to),
        play(t, s, box, to) {
          const { seat } = s
          const h = t.harbours[seat]
          const ship = shipAt(h.fleet, box.before[to], s.moved)
          h.fleet[ship] = to
          h.reached |= box.reach[to] // OST-6.11, 9.2
          s.moved |= 1 << ship
          note(N.moved(seat, to))
          if (--s.left === 0) {
            t.todo.pop()
            next(t, { do: 'transport', seat, moved: s.moved })
          }
          if (box.kind[to] === DESTINATION) arrive(t, seat, ship, box)
          const space = box.space[to]
          if (space >= 0 && t.discoveries[space].some(n => n > 0)) next(t, { do: 'discover', seat, space })
        },
        list(t, s, box, out) {
          const { fleet } = t.harbours[s.seat]
          for (let k = 0; k < fleet.length; k++) {
            if (fleet.indexOf(fleet[k]) < k) continue
            for (const to of box.after[fleet[k]])
              if (stepReason(t, s.seat, s.left, box, to) === OK) out.push(V.step(to))
          }
        },
      },
      buy: { ...buy, incidental: true },
    },
  },

  /** OST-6.6a: exactly one tile of the space, of the owner's choice. */
  discover: {
    can: {
      discover: {
        why: (t, s, _box, kind) => (t.discoveries[s.space][kind] > 0 ? OK : R['no-such-tile']()),
        play(t, s, box, kind) {
          const h = t.harbours[s.seat]
          t.todo.pop()
          t.discoveries[s.space][kind]--
          h.animals[kind]++
          note(N.discovered(s.seat, s.space, kind))
          gainAll(h, s.seat, box.discoveries[kind].gain, box)
        },
      },
    },
  },

  /** OST-6.6c: each ship that moved and now stands on a transport port; then a last moment for free actions (OST-5.4.3). */
  transport(t, { seat, moved }, box) {
    const h = t.harbours[seat]
    for (let k = 0; k < h.fleet.length; k++) {
      if ((moved >> k) & 1 && box.kind[h.fleet[k]] === TRANSPORT_PORT)
        gainAll(h, seat, box.tiles[t.tiles[h.fleet[k]]].gain, box)
    }
    next(t, { do: 'close', seat })
  },
})

/** OST-6.6b: the first ship of any colour takes the upper half of the destination tile, every later one the lower. */
function arrive(t: OstiaTable, seat: number, ship: number, box: Box): void {
  const h = t.harbours[seat]
  const node = h.fleet[ship]
  let later = false
  for (let p = 0; p < t.harbours.length; p++) {
    const { fleet } = t.harbours[p]
    for (let k = 0; k < fleet.length; k++) if (fleet[k] === node && (p !== seat || k !== ship)) later = true
  }
  h.halves[ship] = later ? 2 : 1
  note(N.arrived(seat, node, h.halves[ship]))
  gainAll(h, seat, box.tiles[t.tiles[node]].halves[later ? 1 : 0].gain, box)
}
