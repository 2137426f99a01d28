/** TI-5: a turn. Choose a die and take what lies at its action, have its goods, act. */
import { end, next, note, OK, type Reason, type Seat, type StepOf } from '@loggia/core'
import type { Box } from './box.ts'
import { slideContracts } from './decks.ts'
import { gain, pay } from './goods.ts'
import { done, markerAt } from './pools.ts'
import { couldTake, mayTake, store } from './storehouse.ts'
import type { Steps, TiletumTable } from './table.ts'
import { ACTIONS, GOLD, GOODS, NONE, PIPS } from './terms.ts'
import { N, R, steps, V } from './words.ts'

/** A die by its colour and the index of its value. */
export const dieOf = (colour: number, pip: number): number => colour * PIPS + pip
export const colourOf = (die: number): number => (die / PIPS) | 0

/** TI-2.13: the position of the wheel where dice of this value lie, by the value's index. */
export const positionOf = (t: TiletumTable, pip: number): number => (pip - t.rotation + PIPS) % PIPS

/** TI-5.8: gold for turning a die from one value to another. */
export const changeCost = (from: number, to: number, box: Box): number => box.changeGold[Math.abs(from - to)]

/** Whether a helper in the storehouse could still turn the goods of the die into others (TI-5.10). */
export const hasDieColour = (t: TiletumTable, seat: Seat, box: Box): boolean =>
  t.players[seat].storehouse.some(
    k => box.tiles[k].kind === 'helper' && box.effects[box.tiles[k].effect].op === 'die-colour',
  )

export const turn = steps({
  turn(t, { seat }) {
    t.turn = seat
    t.exchanged = 0
    note(N.turn(seat))
    next(t, { do: 'die', seat }, { do: 'end-turn', seat })
  },

  /** TI-5.1 to 5.5: the die goes to the leftmost free space of the player board, and the steps of its turn onto the stack. */
  die: {
    can: {
      die: {
        why(t, s, box, colour, from, to): Reason {
          if (t.dice[dieOf(colour, from)] === 0) return R['no-such-die'](colour, from)
          const short = changeCost(from, to, box) - t.players[s.seat].goods[GOLD]
          return short > 0 ? R['short-of-gold'](short) : OK
        },
        play(t, s, box, colour, from, to) {
          const { seat } = s
          const p = t.players[seat]
          const at = positionOf(t, to)
          const action = t.actions[at]
          const tile = t.wheelTiles[at]
          end(t, s)
          pay(t, seat, GOLD, changeCost(from, to, box))
          t.dice[dieOf(colour, from)]--
          p.dice.push(dieOf(colour, to))
          note(N.die(seat, colour, from, to))
          const points = box.actionPoints[to] + markerAt(p, action, box)
          note(N.action(seat, action, points))
          next(
            t,
            { do: 'income', seat, good: colour, amount: to + 1, asked: 0 },
            { do: ACTIONS[action], seat, points, die: 1, source: NONE },
          )
          if (tile >= 0 && couldTake(p, tile, box)) next(t, { do: 'bonus-tile', seat, at })
        },
        list(t, s, box, out) {
          const gold = t.players[s.seat].goods[GOLD]
          for (let colour = 0; colour < GOODS.length; colour++)
            for (let from = 0; from < PIPS; from++) {
              if (t.dice[colour * PIPS + from] === 0) continue
              for (let to = 0; to < PIPS; to++) if (changeCost(from, to, box) <= gold) out.push(V.die(colour, from, to))
            }
        },
      },
    },
  },

  /** TI-5.3: now or never. */
  'bonus-tile': {
    can: {
      take: {
        why: (t, s, box, tile) =>
          t.wheelTiles[s.at] === tile ? mayTake(t.players[s.seat], tile, box) : R['not-here'](tile),
        play(t, s, _box, tile) {
          end(t, s)
          t.wheelTiles[s.at] = NONE
          store(t, s.seat, tile)
        },
        list(t, s, box, out) {
          const tile = t.wheelTiles[s.at]
          if (mayTake(t.players[s.seat], tile, box) === OK) out.push(V.take(tile))
        },
      },
      leave: { play: end },
    },
  },

  /** TI-5.4. Goods come by themselves, unless a helper could still make others of them. */
  income(t, s, box) {
    const { seat, good, amount, asked } = s
    if (asked || !hasDieColour(t, seat, box)) gain(t, seat, good, amount)
    else next(t, { do: 'receive', seat }, { do: 'income', seat, good, amount, asked: 1 })
  },
  receive: { can: { receive: { play: end } } },

  /** TI-6.6, 6.14: the first point is spent by choosing for what all of them are. */
  joker: {
    can: {
      choose: {
        play(t, s, box, action) {
          const marker = s.die ? markerAt(t.players[s.seat], action, box) : 0
          end(t, s)
          note(N.action(s.seat, action, s.points + marker))
          next(t, { do: ACTIONS[action], seat: s.seat, points: s.points + marker, die: s.die, source: s.source })
        },
      },
      done,
    },
  },

  /** TI-5.7; TI-3.2 says who comes next. */
  'end-turn'(t, { seat }, box) {
    slideContracts(t)
    t.turn = NONE
    const nth = t.order.indexOf(seat) + 1
    if (nth < t.order.length) next(t, { do: 'turn', seat: t.order[nth] })
    else if (t.corruption.length < box.data.setup.turnsPerRound) next(t, { do: 'corruption', seat })
    else next(t, { do: 'king-phase', seat }, { do: 'fair', seat }, { do: 'clean-up', seat })
  },
})

type Income = StepOf<Steps, 'income'>

/** The goods of the die that are still to come. */
export const income = (t: TiletumTable): Income | undefined => t.todo.find(s => s.do === 'income')

/** Whether a helper may still turn the goods of this turn's die into others: they have not come, and no other helper is being asked about (TI-5.10, D-20). */
export const mayRecolour = (t: TiletumTable): boolean =>
  income(t) !== undefined && !t.todo.some(step => step.do === 'colour')
