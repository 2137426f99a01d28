/** What a position is worth to its player, in points of the final score. */
import type { Game, Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import { lines } from '../rules/capital.ts'
import { controlled } from '../rules/map.ts'
import { pointsOf } from '../rules/resources.ts'
import { cardOf, techRowOf, type TapestryTable } from '../rules/table.ts'
import { ARMORY, BOTTOM, END, HOUSE, MARKET, NONE, positionOf, TOP } from '../rules/terms.ts'
import { fullness } from './ground.ts'
import { standing } from './mats.ts'
import { Mind } from './mind.ts'
import { CIVILIZATION, ERA, USUAL, VALUE } from './weights.ts'

/** The points made, and what lies before the player. */
export function evaluate(game: Game<TapestryTable, Box>, t: TapestryTable, seat: Seat): number {
  const p = t.players[seat]
  if (game.over(t) || (t.solo && seat > 0)) return pointsOf(p)
  return pointsOf(p) + holdings(new Mind(t, seat, game.box, eraOf(t, seat)))
}

/**
 * An income turn whose points are still to come counts as one that has not begun. Whoever can pay for nothing begins it at once, in the turn of who played
 * before; so a search that stops between two turns often stops there.
 */
function eraOf({ todo, players }: TapestryTable, seat: Seat): number {
  for (const step of todo) if (step.do === 'income-points' && step.seat === seat) return players[seat].era - 1
  return players[seat].era
}

/** Everything that lies before a player beyond the points, each by what it has turned out to be worth (`VALUE`). */
function holdings(m: Mind): number {
  const { p, box } = m
  if (!m.playing) return 0
  let stock = 0
  for (const n of p.resources) stock += n
  let worth = VALUE.era[m.era] + VALUE.stock[m.era] * stock
  worth += incomeMat(m) + cards(m) + progress(m)
  worth += VALUE.outpost * p.outposts + VALUE.space * p.space.length
  if (!(p.achieved & 2)) worth += VALUE.toppled * p.toppled
  for (const k of p.civilizations)
    worth += (VALUE.civilization + VALUE.kind * ((CIVILIZATION[box.civilizations[k].id] ?? USUAL) - USUAL)) * m.scorings
  return worth + VALUE.standing * standing(m)
}

/** What is exposed: points, resources to come, and icons with what they count (TA-4.3). */
function incomeMat({ t, seat, box, p, scorings, gains }: Mind): number {
  let worth = 0
  const icons = [0, 0, 0, 0]
  for (let row = 0; row < box.slots.length; row++)
    for (let slot = 0; slot < p.exposed[row]; slot++)
      for (const effect of box.slots[row][slot].effects) {
        const e = box.effects[effect]
        if (e.op === 'vp') worth += VALUE.fixed * e.n * scorings
        else if (e.op === 'gain') worth += VALUE.income * e.n * gains
        else if (e.op === 'vp-per' || e.op === 'score-capital') icons[row]++
      }
  const counts = { [MARKET]: p.tech.length, [HOUSE]: lines(p), [ARMORY]: controlled(t, seat, box) }
  for (const row of [MARKET, HOUSE, ARMORY] as const) {
    const { icon, each, count } = VALUE.row[row]
    worth += scorings * (icons[row] * (icon + each * counts[row]) + count * counts[row])
  }
  return worth + VALUE.full * fullness(p.filled) * icons[HOUSE] * scorings
}

/** Hand, territory tiles, what tech cards still promise, the card in force. */
function cards(m: Mind): number {
  const { p, box } = m,
    played = Math.min(p.hand.length, m.plays),
    kept = Math.min(3, p.tiles.length)
  let worth = VALUE.hand * played + VALUE.spare * (p.hand.length - played)
  worth += VALUE.tile * kept + VALUE.spareTile * (p.tiles.length - kept)
  for (const held of p.tech) {
    const { circle, square } = box.tech[cardOf(held)],
      row = techRowOf(held)
    if (row === BOTTOM) worth += VALUE.circle * m.effect(circle, 1)
    if (row !== TOP) worth += VALUE.square * m.effect(square, 1)
  }
  return p.active === NONE ? worth : worth + VALUE.active * (ERA[box.tapestries[p.active].id] ?? 3)
}

/** How near the end of a track is while none has been completed, and the best next space. */
function progress(m: Mind): number {
  let far = 0,
    next = 0
  for (const token of m.p.tokens) {
    const position = positionOf(token)
    far = Math.max(far, position)
    if (position < END) next = Math.max(next, m.space(token + 1, 1, 1))
  }
  return VALUE.next * next + (far === END || m.p.achieved & 1 ? 0 : VALUE.far * far ** 2)
}
