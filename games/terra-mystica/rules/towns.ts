/** TM-8: towns. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { climbAll, useKeys } from './cults.ts'
import { incidentalConversions, award, forgo, gain } from './purse.ts'
import { across } from './reach.ts'
import { FACTION, ROUND_TILES, type TerraTable, TOWNS } from './table.ts'
import { NONE, SANCTUARY, TOWN, WORKER } from './terms.ts'
import { advanceShipping } from './tracks.ts'
import { N, R, steps, V } from './verbs.ts'

const group: number[] = []
const seen = new Uint8Array(128)

/** Collects the own structures connected with a hex by edges, bridges and named river hexes (TM-8.1, 8.7); `river` counts as named. */
function collect(t: TerraTable, seat: Seat, hex: number, river: number, box: Box): void {
  for (let k = 0; k < group.length; k++) seen[group[k]] = 0
  group.length = 0
  reach(t, seat, hex)
  for (let k = 0; k < group.length; k++) {
    const at = group[k]
    const near = box.adjacent[at]
    const sites = box.sitesAt[at]
    const rivers = t.players[seat].rivers
    for (let i = 0; i < near.length; i++) reach(t, seat, near[i])
    for (let i = 0; i < sites.length; i++) if (t.bridges[sites[i]] !== NONE) reach(t, seat, across(box, sites[i], at))
    if (river !== NONE && box.riversAt[at].includes(river)) for (const shore of box.shores[river]) reach(t, seat, shore)
    for (let i = 0; i < rivers.length; i++)
      if (box.riversAt[at].includes(rivers[i])) for (const shore of box.shores[rivers[i]]) reach(t, seat, shore)
  }
}
function reach(t: TerraTable, seat: Seat, hex: number): void {
  if (t.owner[hex] !== seat || seen[hex]) return
  seen[hex] = 1
  group.push(hex)
}

/** Whether the collected group may become a town (TM-8.1); `members` of a town make it one already. */
function suffices(t: TerraTable, seat: Seat, box: Box): boolean {
  let value = 0
  let size = box.town.size
  for (let k = 0; k < group.length; k++) {
    const building = t.building[group[k]]
    value += box.value[building]
    if (building === SANCTUARY) size = box.town.sanctuarySize
  }
  return group.length >= size && value >= townPower(t, seat, box) && tilesLeft(t) > 0
}

function townPower(t: TerraTable, seat: Seat, box: Box): number {
  const favors = t.players[seat].favors
  for (let f = 0; f < box.favors.length; f++)
    if (box.favors[f].townPower && (favors >> f) & 1) return box.favors[f].townPower
  return box.town.power
}

/** Town tiles left for towns that are founded now: those already founded in this action have one each. */
function tilesLeft(t: TerraTable): number {
  let left = 0
  for (let k = 0; k < t.towns.length; k++) left += t.towns[k]
  for (let k = 0; k < t.todo.length; k++) if (t.todo[k].do === 'town') left--
  return left
}

/** After a build, upgrade or bridge at a hex: the group joins a town (TM-8.3), or founds one if both conditions hold (TM-8.1). */
export function settleTown(t: TerraTable, seat: Seat, hex: number, box: Box): void {
  if (founds(t, seat, hex, box)) next(t, { do: 'town', seat, hex })
}
/** The same; whether a town was founded, whose tile is then to be chosen. */
export function founds(t: TerraTable, seat: Seat, hex: number, box: Box): boolean {
  collect(t, seat, hex, NONE, box)
  let inTown = false
  for (let k = 0; k < group.length && !inTown; k++) inTown = t.town[group[k]] === 1
  if (inTown) {
    for (let k = 0; k < group.length; k++)
      if (t.town[group[k]] === 0) {
        t.town[group[k]] = 1
        note(N.joined(seat, group[k]))
      }
    return false
  }
  if (!suffices(t, seat, box)) return false
  unite(t)
  return true
}

/** The collected group is a town now. */
function unite(t: TerraTable): void {
  for (let k = 0; k < group.length; k++) t.town[group[k]] = 1
}

/** After the favor tile that makes towns easier: every group that is large enough now (TM-8.5). */
export function settleAll(t: TerraTable, seat: Seat, box: Box): void {
  const at = t.players[seat].at
  for (let k = 0; k < at.length; k++) if (t.town[at[k]] === 0) settleTown(t, seat, at[k], box)
}

/** Mermaids name a river hex (TM-8.7, 8.8): no action, in the own turn. */
export const connect = {
  why(t: TerraTable, s: { seat: Seat }, box: Box, river: number): Reason {
    const p = t.players[s.seat]
    if (!box.factions[p.faction].riverTowns) return R['not-mermaids']()
    const shores = box.shores[river]
    let hex = NONE
    for (let k = 0; k < shores.length; k++)
      if (t.owner[shores[k]] === s.seat) {
        if (t.town[shores[k]] === 1) return R['no-town'](river)
        hex = shores[k]
      }
    if (hex === NONE) return R['no-town'](river)
    collect(t, s.seat, hex, river, box)
    for (let k = 0; k < group.length; k++) if (t.town[group[k]] === 1) return R['no-town'](river)
    return suffices(t, s.seat, box) ? OK : R['no-town'](river)
  },
  list(t: TerraTable, s: { seat: Seat }, box: Box, out: number[]): void {
    if (!box.factions[t.players[s.seat].faction].riverTowns) return
    for (let river = 0; river < box.rivers.length; river++)
      if (connect.why(t, s, box, river) === OK) out.push(V.connect(river))
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box, river: number): void {
    const hex = box.shores[river].find(h => t.owner[h] === s.seat)!
    collect(t, s.seat, hex, river, box)
    t.players[s.seat].rivers.push(river)
    note(N['river-town'](s.seat, river))
    unite(t)
    next(t, { do: 'town', seat: s.seat, hex })
  },
}

export const towns = steps({
  town: {
    can: {
      town: {
        why: (t, _s, _box, tile) => (t.towns[tile] > 0 ? OK : R['town-gone'](tile)),
        /** VP and key, the faction's and the round's bonus, then resources, then steps (TM-15.30). */
        play(t, s, box, tile) {
          const { seat } = s
          const p = t.players[seat]
          const faction = box.factions[p.faction]
          const w = box.towns[tile]
          end(t, s)
          t.towns[tile]--
          p.towns.push(tile)
          note(N.town(seat, tile))
          award(p, seat, TOWNS, w.vp)
          p.keys += w.keys
          award(p, seat, FACTION, faction.townVp)
          award(p, seat, ROUND_TILES, box.scoring[t.scoring[t.round - 1]].vp[TOWN])
          if (faction.townWorkers) {
            p.workers += faction.townWorkers
            note(N.gained(seat, WORKER, faction.townWorkers))
          }
          gain(p, seat, w.gain)
          if (w.shipping) advanceShipping(t, seat, box)
          if (w.steps) climbAll(t, seat, w.steps, box)
          else useKeys(t, seat, box)
        },
      },
      ...forgo,
      ...incidentalConversions,
    },
  },
})
