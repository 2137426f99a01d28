/** What a stronghold does at once when it is built, each faction's own (TM-11). Their lasting oddities are in `faction.ts`. */
import { end, note, OK, type PartStep, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { award, charge, conversions } from './purse.ts'
import { FACTION, type TerraStep, type TerraTable } from './table.ts'
import { PRIEST, WORKER } from './terms.ts'
import { advanceShipping } from './tracks.ts'
import { N, R, steps } from './verbs.ts'

/** What is still to be decided, if anything: it comes in any order with a town (TM-15.10). */
type Ability = (t: TerraTable, seat: Seat, box: Box) => PartStep<TerraStep> | undefined

/** Auren: a favor tile (TM-11.1). */
const favorTile: Ability = (_t, seat) => ({ do: 'favor', seat, left: 1 })
/** Alchemists: 12 power (TM-11.3a). */
const twelvePower: Ability = (t, seat) => {
  charge(t.players[seat], seat, 12)
  return undefined
}
/** Darklings: workers become priests (TM-11.4b). */
const ordination: Ability = (_t, seat) => ({ do: 'ordain', seat })
/** Halflings: three spades, none bought beside them, and a dwelling (TM-11.5, 15.13). */
const threeSpades: Ability = (_t, seat) => ({
  do: 'spades',
  seat,
  free: 3,
  hexes: [],
  open: 0,
  buy: 0,
  skip: 0,
  must: 0,
})
/** Cultists: 7 VP (TM-11.6). */
const sevenVp: Ability = (t, seat) => {
  award(t.players[seat], seat, FACTION, 7)
  return undefined
}
/** Mermaids: a shipping step (TM-11.9a). */
const freeShipping: Ability = (t, seat, box) => {
  advanceShipping(t, seat, box)
  return undefined
}

export const STRONGHOLDS: Readonly<Record<string, Ability>> = {
  auren: favorTile,
  alchemists: twelvePower,
  darklings: ordination,
  halflings: threeSpades,
  cultists: sevenVp,
  mermaids: freeShipping,
}

/** Most workers that are ordained at once (TM-11.4b). */
const MOST = 3

export const abilities = steps({
  ordain: {
    can: {
      ordain: {
        why(t, s, _box, count) {
          const p = t.players[s.seat]
          return count > MOST || count > p.stock
            ? R['too-many']()
            : count > p.workers
              ? R.short(WORKER, count - p.workers)
              : OK
        },
        play(t, s, _box, count) {
          const p = t.players[s.seat]
          end(t, s)
          if (count === 0) return
          p.workers -= count
          p.stock -= count
          p.priests += count
          note(N.paid(s.seat, WORKER, count))
          note(N.gained(s.seat, PRIEST, count))
        },
      },
      ...conversions,
    },
  },
})
