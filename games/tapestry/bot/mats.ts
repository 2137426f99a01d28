/** What civilizations offer by what lies on their mats (TA-11): the benefit of the next cell, and what comes behind it. */
import { countOf } from '../rules/civilizations/watchers.ts'
import { CATEGORIES, effectOf, matOf } from '../rules/civilizations/civilization.ts'
import { count } from '../rules/count.ts'
import { tileBenefit } from '../rules/effects.ts'
import { controller, tokensOn, worldOf } from '../rules/map.ts'
import { placeOf, STATUE } from '../rules/table.ts'
import { ERAS, NONE } from '../rules/terms.ts'
import type { Mind } from './mind.ts'
import { W } from './weights.ts'

/** The next cell of a column that is filled to this height, and a part of the one above it. */
function climb(m: Mind, column: readonly number[], height: number): number {
  return (
    m.effect(column[height] ?? NONE, W.depth) +
    (m.scorings > 1 ? W.nextCell * m.effect(column[height + 1] ?? NONE, W.depth) : 0)
  )
}

/** Craftsmen: a building onto their mat instead of the capital. */
export function statue(m: Mind, column: number): number {
  const height = m.p.built.filter(built => placeOf(built) === STATUE + column).length
  return climb(m, m.box.civilizations[m.box.civ.craftsmen].slots[column], height)
}
/** Nomads: a building that closes an own territory, or takes an empty one. */
export const settle = (m: Mind, hex: number): number =>
  controller(m.t, hex) === m.seat ? m.effect(effectOf(m.box, 'nomads', 'closed'), 2) : m.territory() + W.settled

export function dance(m: Mind, column: number): number {
  const mat = matOf(m.p, 'merrymakers', m.box)
  return mat ? climb(m, m.box.civilizations[m.box.civ.merrymakers].slots[column], mat[column]) : 0
}

export function walk(m: Mind, cell: number): number {
  const { cells } = m.box.civilizations[m.box.civ.entertainers]
  const behind = Math.max(0, ...cells[cell].next.map(k => m.effect(cells[k].effect, W.depth)))
  return m.effect(cells[cell].effect, W.depth) + (m.scorings > 1 ? W.nextCell * behind : 0)
}

/** Militants: the benefit under the next outpost of a row. */
export function uncover(m: Mind, row: number): number {
  const mat = matOf(m.p, 'militants', m.box)
  const slots = m.box.civilizations[m.box.civ.militants].slots[row]
  return mat ? m.effect(slots[slots.length - mat[row]] ?? NONE, 2) * m.scorings : 0
}

/** Mystics: a number that is likely to be right in the end. */
export const predict = (category: number, n: number): number => -Math.abs(n - W.foretold[category])

/** Traders: a point for each opponent around an empty territory, or the benefit of one that is held. */
export function trade(m: Mind, hex: number): number {
  const { t, box } = m
  if (tokensOn(t, hex)) return m.effect(tileBenefit(t, hex, box), 2, hex)
  return worldOf(t, box).hexes[hex]!.neighbours.filter(other => {
    const owner = other === NONE ? NONE : controller(t, other)
    return owner !== NONE && owner !== m.seat
  }).length
}

/** Historians: what a square will pay for each landmark of somebody else. */
export function watch(m: Mind, square: number): number {
  const [squares] = m.box.civilizations[m.box.civ.historians].slots
  return m.effect(squares[square], 2) * m.scorings * W.watched - W.tile[0]
}

/** What the mats will still bring as they are. */
export function standing(m: Mind): number {
  const { t, seat, box, p } = m
  let worth = 0
  for (let k = 0; k < p.civilizations.length; k++)
    switch (box.civilizations[p.civilizations[k]].id) {
      case 'the-chosen': {
        const e = box.effects[effectOf(box, 'the-chosen', 'track')]
        const each = e.op === 'vp-per' ? e.each * count(t, seat, e.per, NONE, box) : 0
        worth += each * count(t, seat, 'track-where-you-lead-or-tie', NONE, box) * m.scorings * W.led
        break
      }
      case 'militants':
        box.civilizations[box.civ.militants].slots.forEach((row, line) => {
          for (let slot = 0; slot < row.length - p.mats[k][line]; slot++) worth += m.effect(row[slot], 1) * m.scorings
        })
        break
      case 'mystics': {
        const e = box.effects[effectOf(box, 'mystics', 'foretold')]
        if (e.op === 'vp')
          for (let category = 0; category < CATEGORIES.length; category++) {
            const off = p.mats[k][category] - countOf(t, seat, category, box)
            if (off >= 0) worth += e.n * Math.max(0, 1 - (off * (p.era + 1)) / (2 * ERAS))
          }
        break
      }
    }
  return worth
}
