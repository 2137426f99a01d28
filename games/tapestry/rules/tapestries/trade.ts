/** TA-10: cards that change one thing into another: Guilds, Democracy, Age of Sail, Mercantilism; and Industrialism. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from '../box.ts'
import { incomeOf } from '../count.ts'
import { discardTapestry } from '../discards.ts'
import { possible, resolve } from '../effects.ts'
import { gain, gainAny, pay, pointsOf, resourcesOf, score } from '../resources.ts'
import type { TapestryTable } from '../table.ts'
import { FOOD, NONE } from '../terms.ts'
import { N, R, steps, V } from '../words.ts'
import type { CardEffects } from './named.ts'

/** Mercantilism: food that this income has brought and that is still there. */
const convertible = (t: TapestryTable, seat: Seat, box: Box): number =>
  Math.min(incomeOf(t, seat, FOOD, box), t.players[seat].resources[FOOD])

/** Age of Sail: opponents who can be given a tile: a finished one gains nothing more (TA-4.7). */
const receives = (t: TapestryTable, seat: Seat, other: Seat): boolean =>
  other !== seat && other < t.players.length && !t.players[other].finished

export const trading: CardEffects = {
  guilds: {
    possible: (t, seat, e) => resourcesOf(t.players[seat]) > 0 || pointsOf(t.players[seat]) >= e.n,
    resolve: (t, seat, e, { origin }) => next(t, { do: 'guilds', seat, n: e.n, most: e.most, origin }),
  },
  'discard-for-vp': {
    possible: (t, seat) => t.players[seat].hand.length > 0,
    resolve: (t, seat, e, { origin }) => next(t, { do: 'democracy', seat, n: e.n, origin }),
  },
  'give-tile': {
    possible: (t, seat) => t.players[seat].tiles.length > 0 && t.players.some((_, other) => receives(t, seat, other)),
    resolve: (t, seat, e, { origin }) => next(t, { do: 'give-tile', seat, n: e.n, origin }),
  },
  'convert-income-food': {
    possible: (t, seat, _e, _c, box) => convertible(t, seat, box) > 0,
    resolve: (t, seat, e, { origin }, box) =>
      next(t, { do: 'convert-food', seat, left: convertible(t, seat, box), n: e.n, origin }),
  },
  /** Industrialism: `at`: the card that was invented; it stays in its row. */
  'circle-benefit-of-that-card': {
    possible: (t, seat, _e, { at }, box) =>
      at !== NONE && possible(t, seat, box.tech[at].circle, { origin: box.origin.tech + at, at }, box),
    resolve: (t, seat, _e, { at }, box) => resolve(t, seat, box.tech[at].circle, box.origin.tech + at, at),
  },
}

export const trades = steps({
  /** D13: it may be left. Points paid are taken from those of the tapestry cards, which may then be less than none. */
  guilds: {
    can: {
      buy: {
        why(t, s, _box, n): Reason {
          if (n === 0 || n > s.most) return R['at-most'](s.most)
          return pointsOf(t.players[s.seat]) >= n * s.n ? OK : R['short-of-points'](n * s.n)
        },
        play(t, s, box, n) {
          end(t, s)
          const { source } = box.origins[s.origin]
          t.players[s.seat].points[source] -= n * s.n
          note(N.spent(s.seat, source, n * s.n))
          gainAny(t, s.seat, n, s.origin)
        },
      },
      sell: {
        why(t, s, _box, n): Reason {
          if (n === 0 || n > s.most) return R['at-most'](s.most)
          return resourcesOf(t.players[s.seat]) >= n ? OK : R['short-of-any'](n)
        },
        play(t, s, box, n) {
          end(t, s)
          score(t, s.seat, s.origin, n * s.n, box)
          next(t, { do: 'lose', seat: s.seat, left: n, origin: s.origin })
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },

  democracy: {
    can: {
      'discard-tapestry': {
        why: (t, s, _box, card) => (t.players[s.seat].hand.includes(card) ? OK : R['not-in-hand'](card)),
        play(t, s, box, card) {
          discardTapestry(t, s.seat, card)
          if (!t.players[s.seat].hand.length) end(t, s)
          score(t, s.seat, s.origin, s.n, box)
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },

  'give-tile': {
    can: {
      give: {
        why(t, s, _box, tile, other): Reason {
          if (!t.players[s.seat].tiles.includes(tile)) return R['not-in-supply'](tile)
          return receives(t, s.seat, other) ? OK : R['not-an-opponent']()
        },
        list(t, s, _box, out) {
          for (const tile of t.players[s.seat].tiles)
            for (let other = 0; other < t.players.length; other++)
              if (receives(t, s.seat, other)) out.push(V.give(tile, other))
        },
        play(t, s, box, tile, other) {
          end(t, s)
          const { tiles } = t.players[s.seat]
          tiles.splice(tiles.indexOf(tile), 1)
          t.players[other].tiles.push(tile)
          score(t, s.seat, s.origin, s.n, box)
        },
      },
    },
  },

  /** One by one, into anything but food. */
  'convert-food': {
    can: {
      convert: {
        why: (_t, _s, _box, resource) => (resource === FOOD ? R['not-into-food']() : OK),
        play(t, s, box, resource) {
          if (--s.left === 0) end(t, s)
          pay(t, s.seat, FOOD, 1)
          gain(t, s.seat, resource, 1)
          score(t, s.seat, s.origin, s.n, box)
        },
      },
      done: { play: (t, s) => end(t, s) },
    },
  },
})
