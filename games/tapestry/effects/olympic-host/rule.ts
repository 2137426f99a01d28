import { end, next, type Seat } from '@loggia/core'
import type { Box } from '../../rules/box.ts'
import { resolve } from '../../rules/effects.ts'
import { pay, score } from '../../rules/resources.ts'
import { isRival, type TapestryTable } from '../../rules/table.ts'
import { WORKER } from '../../rules/terms.ts'
import type { List, Word } from '../../rules/word.ts'
import { steps } from '../../rules/words.ts'

export interface Asks {
  /** Every player in turn; `paid`: an opponent of the owner has paid. */
  'olympic-host': { owner: Seat; paid: 0 | 1; effect: number; origin: number }
}
export interface Fields {
  n: number
  some: List
  none: List
}

/** Asks each player who has a worker, clockwise from the owner (`from`: the next one); then the owner gains what the answers bring. */
function askOlympian(
  t: TapestryTable,
  from: number,
  { owner, paid, effect, origin }: Asks['olympic-host'],
  box: Box,
): void {
  const n = t.players.length
  for (let k = from; k < n; k++) {
    const seat = (owner + k) % n
    const p = t.players[seat]
    if (p.finished || isRival(t, seat) || p.resources[WORKER] === 0) continue
    next(t, { do: 'olympic-host', seat, owner, paid, effect, origin })
    return
  }
  const e = box.effects[effect]
  if ('parts' in e) resolve(t, owner, e.parts[paid ? 0 : 1], origin)
}

/** TA-10.16 */
export const rule: Word<Fields> = {
  says: { vp: 'points', ifAnyOpponent: 'effect', else: 'effect' },
  told: ({ n }, part) => ({ n, some: part(0), none: part(1) }),
  possible: () => true,
  resolve: (t, seat, e, { origin }, box) =>
    askOlympian(t, 0, { owner: seat, paid: 0, effect: box.effects.indexOf(e), origin }, box),
}

export const asked = steps({
  'olympic-host': {
    can: {
      accept: {
        play(t, s, box) {
          end(t, s)
          const { seat, owner, paid, effect, origin } = s
          const e = box.effects[effect]
          const n = t.players.length
          const now = { owner, paid: paid || seat !== owner ? (1 as const) : (0 as const), effect, origin }
          pay(t, seat, WORKER, 1)
          if ('n' in e) score(t, seat, origin, e.n, box)
          askOlympian(t, ((seat - owner + n) % n) + 1, now, box)
        },
      },
      decline: {
        play(t, s, box) {
          end(t, s)
          const n = t.players.length
          askOlympian(t, ((s.seat - s.owner + n) % n) + 1, s, box)
        },
      },
    },
  },
})
