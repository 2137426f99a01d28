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

const figuresOf = (t: TerraTable, seat: Seat, box: Box) => box.factions[t.players[seat].faction].stronghold

/** Auren: a favor tile (TM-11.1). */
const favorTiles: Ability = (t, seat, box) => ({ do: 'favor', seat, left: figuresOf(t, seat, box).favors })
/** Alchemists: power (TM-11.3a). */
const power: Ability = (t, seat, box) => {
  charge(t.players[seat], seat, figuresOf(t, seat, box).power)
  return undefined
}
/** Darklings: workers become priests (TM-11.4b). */
const ordination: Ability = (_t, seat) => ({ do: 'ordain', seat })
/** Halflings: spades, none bought beside them, and a dwelling (TM-11.5, 15.13). */
const spades: Ability = (t, seat, box) => ({
  do: 'spades',
  seat,
  free: figuresOf(t, seat, box).spades,
  hexes: [],
  open: 0,
  buy: 0,
  skip: 0,
  must: 0,
})
/** Cultists: VP (TM-11.6). */
const points: Ability = (t, seat, box) => {
  award(t.players[seat], seat, FACTION, figuresOf(t, seat, box).vp)
  return undefined
}
/** Mermaids: a shipping step (TM-11.9a). */
const freeShipping: Ability = (t, seat, box) => {
  advanceShipping(t, seat, box)
  return undefined
}

export const STRONGHOLDS: Readonly<Record<string, Ability>> = {
  auren: favorTiles,
  alchemists: power,
  darklings: ordination,
  halflings: spades,
  cultists: points,
  mermaids: freeShipping,
}

export const abilities = steps({
  ordain: {
    can: {
      ordain: {
        why(t, s, box, count) {
          const p = t.players[s.seat]
          return count > figuresOf(t, s.seat, box).ordained || count > p.stock
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
