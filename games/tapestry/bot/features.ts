/** What lies before a player beyond the points, as numbers that the evaluation weighs (`VALUE`). */
import { capitalPoints, lines } from '../rules/capital.ts'
import { controlled } from '../rules/map.ts'
import { cardOf, neighboursOf, techRowOf } from '../rules/table.ts'
import { ARMORY, BOTTOM, END, ERAS, FARM, HOUSE, MARKET, NONE, positionOf, SLOTS, TOP } from '../rules/terms.ts'
import { fullness, nearDistricts } from './ground.ts'
import { standing } from './mats.ts'
import type { Mind } from './mind.ts'
import { CIVILIZATION, ERA, USUAL } from './weights.ts'

export const FEATURES = [
  /** Always 1; resources; whether nobody next to this player can begin the next era before (TA-4.2). */
  'one',
  'stock',
  'first',
  /** What the income mat brings as it is: resources, points that are printed, points of icons by row; slots exposed by row. */
  'income',
  'fixed',
  'markets',
  'houses',
  'armories',
  'market-slots',
  'house-slots',
  'farm-slots',
  'armory-slots',
  /** What icons count, and will count more of. */
  'tech',
  'lines',
  'territories',
  /** The capital: how full its lines are, also for each icon; districts that one or two plots complete. */
  'full',
  'full-icons',
  'districts',
  /** Tapestry cards that can still be played, and others; tiles; outposts. */
  'hand',
  'spare',
  'tiles',
  'outposts',
  /** Estimates of benefits to come: circles and squares of tech cards, tapestries in force (`active`), mats of civilizations (`standing`). */
  'circles',
  'squares',
  'active',
  'standing',
  /** Tracks: all positions, the square of the furthest while none is complete, the benefits next on each, those for each resource, landmarks that are near. */
  'steps',
  'far',
  'next',
  'promise',
  'landmarks',
  /** Achievements to come: outposts toppled on the way, the middle island. */
  'toppled',
  'middle',
  /** Civilizations, and which ones they are (`CIVILIZATION`). */
  'civilizations',
  'kind',
] as const
export type Feature = (typeof FEATURES)[number]

/** Fills `out` in the order of `FEATURES`. */
export function features(m: Mind, out: number[]): void {
  const { t, seat, box, p, era } = m
  let k = 0
  let stock = 0
  let income = 0
  let fixed = 0
  for (const n of p.resources) stock += n
  const icons = [0, 0, 0, 0]
  for (let row = 0; row < box.slots.length; row++)
    for (let slot = 0; slot < p.exposed[row]; slot++)
      for (const effect of box.slots[row][slot].effects) {
        const e = box.effects[effect]
        if (e.op === 'vp') fixed += e.n
        else if (e.op === 'gain') income += e.n
        else if (e.op === 'vp-per' || e.op === 'score-capital') icons[row]++
      }
  const territories = controlled(t, seat, box)
  const full = fullness(p.filled)
  out[k++] = 1
  out[k++] = stock
  out[k++] = era < ERAS - 1 && neighboursOf(t, seat).every(s => t.players[s].era <= era) ? 1 : 0
  out[k++] = income
  out[k++] = fixed
  out[k++] = icons[MARKET] * p.tech.length
  out[k++] = icons[HOUSE] * capitalPoints(t, seat, box)
  out[k++] = icons[ARMORY] * territories
  for (const row of [MARKET, HOUSE, FARM, ARMORY]) out[k++] = Math.min(SLOTS, p.exposed[row])
  out[k++] = p.tech.length
  out[k++] = lines(p)
  out[k++] = territories
  out[k++] = full
  out[k++] = full * icons[HOUSE]
  out[k++] = nearDistricts(p.filled)
  const played = Math.min(p.hand.length, m.plays)
  out[k++] = played
  out[k++] = p.hand.length - played
  out[k++] = p.tiles.length + p.space.length
  out[k++] = p.outposts
  let circles = 0
  let squares = 0
  for (const held of p.tech) {
    const { circle, square } = box.tech[cardOf(held)]
    const row = techRowOf(held)
    if (row === BOTTOM) circles += m.effect(circle, 1)
    if (row !== TOP) squares += m.effect(square, 1)
  }
  out[k++] = circles
  out[k++] = squares
  out[k++] = p.active === NONE ? 0 : (ERA[box.tapestries[p.active].id]?.points ?? 3)
  out[k++] = standing(m)
  tracks(m, out, k, stock)
  k += 5
  out[k++] = p.achieved & 2 ? 0 : p.toppled
  out[k++] = p.achieved & 4 ? 0 : 1
  let kind = 0
  for (const c of p.civilizations) kind += (CIVILIZATION[box.civilizations[c].id]?.points ?? USUAL) - USUAL
  out[k++] = p.civilizations.length
  out[k] = kind
}

/** How far one looks for landmarks. */
const NEAR = 3

/** What the tracks are: five features, from `at` on. */
function tracks(m: Mind, out: number[], at: number, stock: number): void {
  const { t, box, p } = m
  let steps = 0
  let far = 0
  let next = 0
  let landmarks = 0
  for (const token of p.tokens) {
    const position = positionOf(token)
    steps += position
    if (position > far) far = position
    if (position < END) next += m.space(token + 1, 1, 1)
    for (let ahead = 1; ahead <= NEAR && position + ahead <= END; ahead++) {
      const { landmark } = box.spaces[token + ahead]
      if (landmark !== NONE && t.landmarks[landmark] === NONE) landmarks += 1 / ahead
    }
  }
  out[at] = steps
  out[at + 1] = far === END || p.achieved & 1 ? 0 : far ** 2
  out[at + 2] = next
  out[at + 3] = stock * next
  out[at + 4] = landmarks
}
