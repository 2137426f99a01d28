/** Raising structures: what every build and upgrade has in common, action 4 (TM-7.7) and favor tiles (TM-7.7a). */
import { end, inAnyOrder, next, note, OK, type PartStep, type Reason, type Seat } from '@loggia/core'
import { STRONGHOLDS } from './abilities.ts'
import type { Box } from './box.ts'
import { climb } from './cults.ts'
import { affords, incidentalConversions, award, dear, forgo, pay } from './purse.ts'
import { neighboured } from './reach.ts'
import { FAVOR_TILES, ROUND_TILES, type TerraStep, type TerraTable } from './table.ts'
import { DWELLING, NONE, SANCTUARY, STRONGHOLD, TEMPLE, TRADING_HOUSE } from './terms.ts'
import { founds, settleAll } from './towns.ts'
import { N, R, steps, V } from './verbs.ts'

/** Puts a structure on a hex; what stood there goes back to its track. Nothing else happens, as in the set-up (TM-3.7). */
export function put(t: TerraTable, seat: Seat, hex: number, building: number): void {
  const p = t.players[seat]
  const before = t.building[hex]
  if (before === NONE) p.at.push(hex)
  else p.built[before]--
  t.building[hex] = building
  t.owner[hex] = seat
  p.built[building]++
  note(N.built(seat, hex, building))
}

/** VP of the round's tile and of favor tiles for a structure, or of the round's tile for something else (TM-7.6f). */
export function scored(t: TerraTable, seat: Seat, event: number, count: number, box: Box): void {
  const p = t.players[seat]
  award(p, seat, ROUND_TILES, count * box.scoring[t.scoring[t.round - 1]].vp[event])
  if (p.favors)
    for (let f = 0; f < box.favors.length; f++)
      if ((p.favors >> f) & 1) award(p, seat, FAVOR_TILES, count * box.favors[f].buildVp[event])
}

/** What an upgrade leads to: from each structure to these. */
const FROM = [NONE, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE]

/** Coins of an upgrade: a trading house is cheaper beside somebody (TM-7.7b). */
function upgradeCoins(t: TerraTable, seat: Seat, hex: number, building: number, box: Box): number {
  const faction = box.factions[t.players[seat].faction]
  return building === TRADING_HOUSE && !neighboured(t, seat, hex, box) ? faction.lonelyCoins : faction.coins[building]
}

/** Action 4. */
export const upgrade = {
  why(t: TerraTable, s: { seat: Seat }, box: Box, hex: number, building: number): Reason {
    const p = t.players[s.seat]
    const faction = box.factions[p.faction]
    if (t.owner[hex] !== s.seat) return R['not-own'](hex)
    if (t.building[hex] !== FROM[building]) return R['no-such-upgrade'](building)
    if (p.built[building] >= faction.pieces[building]) return R['no-piece'](building)
    return dear(p, box, upgradeCoins(t, s.seat, hex, building, box), faction.workers[building], 0, 0)
  },
  list(t: TerraTable, s: { seat: Seat }, box: Box, out: number[]): void {
    const p = t.players[s.seat]
    const faction = box.factions[p.faction]
    let possible = 0
    for (let b = TRADING_HOUSE; b <= SANCTUARY; b++) {
      if (
        p.built[FROM[b]] > 0 &&
        p.built[b] < faction.pieces[b] &&
        affords(p, box, faction.coins[b], faction.workers[b], 0, 0)
      )
        possible |= 1 << b
    }
    if (!possible) return
    for (let k = 0; k < p.at.length; k++) {
      const hex = p.at[k]
      for (let b = TRADING_HOUSE; b <= SANCTUARY; b++)
        if ((possible >> b) & 1 && t.building[hex] === FROM[b]) {
          if (b !== TRADING_HOUSE || upgrade.why(t, s, box, hex, b) === OK) out.push(V.upgrade(hex, b)) // A lonely trading house costs more.
        }
    }
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box, hex: number, building: number): void {
    const coins = upgradeCoins(t, s.seat, hex, building, box)
    t.todo.pop()
    next(t, { do: 'raise', seat: s.seat, hex, building })
    pay(t, s.seat, coins, box.factions[t.players[s.seat].faction].workers[building], 0, 0)
  },
}

export const raising = steps({
  /** A structure is built or upgraded: VP, then its town and its favor tile or stronghold in any order (TM-15.10); power is offered after that. */
  raise(t, { seat, hex, building }, box) {
    const p = t.players[seat]
    put(t, seat, hex, building)
    t.raised.push(hex)
    scored(t, seat, building, 1, box)
    const town = founds(t, seat, hex, box)
    const faction = box.factions[p.faction]
    const parts: PartStep<TerraStep>[] = []
    const gift = building === STRONGHOLD ? STRONGHOLDS[faction.id]?.(t, seat, box) : undefined
    if (building === TEMPLE || building === SANCTUARY) parts.push({ do: 'favor', seat, left: faction.favors })
    if (gift) parts.push(gift)
    if (town) parts.push({ do: 'town', seat, hex })
    inAnyOrder(t, seat, ...parts)
  },

  /** As many as are due, or as there are (TM-7.7a). */
  favor: {
    none: (t, s) => end(t, s),
    can: {
      favor: {
        why: (t, s, _box, tile) =>
          t.favors[tile] === 0
            ? R['favor-gone'](tile)
            : (t.players[s.seat].favors >> tile) & 1
              ? R['favor-owned'](tile)
              : OK,
        play(t, s, box, tile) {
          const p = t.players[s.seat]
          const f = box.favors[tile]
          t.favors[tile]--
          p.favors |= 1 << tile
          note(N.favor(s.seat, tile))
          if (--s.left === 0) end(t, s)
          climb(t, s.seat, f.cult, f.steps, box)
          if (f.townPower) settleAll(t, s.seat, box)
        },
      },
      ...forgo,
      ...incidentalConversions,
    },
  },
})
