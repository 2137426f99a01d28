/** PF-14: the end of a round, of the game, and the winner. */
import { EVERYONE, HIDDEN, next, note, reveal, type Score, type Seat } from '@loggia/core'
import type { Box, Goal } from './box.ts'
import { count } from './count.ts'
import { gain } from './purse.ts'
import type { PrincesTable } from './table.ts'
import { BEST_WORK, FROM_CARDS, SOURCES } from './terms.ts'
import { N, steps } from './verbs.ts'

/** PF-14.3: what a prestige card is worth to its owner now. */
export function goalPoints(t: PrincesTable, seat: Seat, goal: Goal, box: Box): number {
  const own = t.players[seat]
  if (goal.kind === 'threshold') return goal.requires.every(r => count(own, r.counter, box) >= r.min) ? goal.points : 0
  const sign = goal.kind === 'most' ? 1 : -1
  const mine = count(own, goal.counter, box)
  if (sign > 0 && mine === 0) return 0
  let points = goal.points
  for (const p of t.players)
    if (p !== own) {
      const lead = (count(p, goal.counter, box) - mine) * sign
      if (lead > 0) return 0
      if (lead === 0) points = goal.tied
    }
  return points
}

/** PF-5.1, PF-14.2: whether no round follows this one. */
export const isLastRound = (t: PrincesTable, box: Box): boolean => t.round === box.minimum.length - 1

export const ending = steps({
  /** PF-14.1, PF-14.2: all who have completed the best work of the round; then the next player starts. */
  'end-round'(t, { seat }, box) {
    let best = 0
    for (const p of t.players) if (p.best > best) best = p.best
    if (best > 0)
      t.players.forEach((p, k) => {
        if (p.best < best) return
        note(N['best-work'](k, best))
        gain(t, k, BEST_WORK, box.awards.bestWork)
      })
    t.start = (seat + 1) % t.players.length
    next(t, isLastRound(t, box) ? { do: 'end-game', seat } : { do: 'round', seat: t.start })
  },

  /** PF-14.3, PF-14.5: all prestige cards are shown, then scored, on the state that is there now. */
  'end-game'(t, _s, box) {
    t.players.forEach((p, seat) => {
      for (const [k, card] of p.secret.ids.entries()) {
        p.secret.seen[k] = EVERYONE
        reveal(t, N.shown(seat, card))
      }
    })
    t.players.forEach((p, seat) => {
      for (const card of p.secret.ids)
        if (card !== HIDDEN) gain(t, seat, FROM_CARDS, goalPoints(t, seat, box.cards[card].goal!, box)) // hidden: a page plays ahead on a view
    })
    t.players.forEach((p, seat) => {
      reveal(t, N.florins(seat, p.florins))
    })
    note(N.over())
  },
})

/** PF-14.4: prestige, then florins. The last prestige cards count when they are shown. */
export const scores = (t: PrincesTable): Score[] =>
  t.players.map((p, seat) => ({
    seat,
    total: p.prestige,
    sources: Object.fromEntries(SOURCES.map((id, k) => [id, p.sources[k]])),
    tie: [p.florins],
  }))
