/** TM-7.12: power actions, special actions and bridges. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { spadesUsable } from './land.ts'
import { incidentalConversions, dear, forgo, gain, pay } from './purse.ts'
import type { TerraStep, TerraTable } from './table.ts'
import {
  AUREN,
  BONUS_CULT,
  BONUS_SPADE,
  CHAOS,
  DWELLING,
  ENGINEERS,
  FAVOR_CULT,
  GIANTS,
  NOMADS,
  NONE,
  SPADE,
  STRONGHOLD,
  SWARMLINGS,
  TRADING_HOUSE,
  WITCHES,
} from './terms.ts'
import { settleTown } from './towns.ts'
import { N, R, steps, V } from './verbs.ts'

/** A literal replay takes an action without a target, too: the record gives up what it brings (TM-12.1). */
const forgoable = (t: TerraTable): boolean => t.replay === 2

/** Whether a bridge can be placed on a site: free, with an own structure at an end (TM-2.5, 7.12b). */
function spans(t: TerraTable, seat: Seat, box: Box, site: number): Reason {
  if (t.players[seat].bridges === 0) return R['no-bridge']()
  if (t.bridges[site] !== NONE) return R['site-taken'](site)
  const [a, b] = box.ends[site]
  return t.owner[a] === seat || t.owner[b] === seat ? OK : R['no-end'](site)
}
function bridgeable(t: TerraTable, seat: Seat, box: Box): boolean {
  if (forgoable(t)) return true
  if (t.players[seat].bridges === 0) return false
  for (let site = 0; site < t.bridges.length; site++) if (spans(t, seat, box, site) === OK) return true
  return false
}

/** Action 6. The tokens, a target and its pieces must be there (TM-7.12h). */
export const power = {
  why(t: TerraTable, s: { seat: Seat }, box: Box, action: number): Reason {
    const p = t.players[s.seat]
    const a = box.powers[action]
    if ((t.taken >> action) & 1) return R['action-taken'](action)
    if (a.gain[SPADE] > 0) {
      const cost = dear(p, box, 0, 0, 0, a.cost)
      return cost !== OK || forgoable(t) || spadesUsable(t, s.seat, a.gain[SPADE], a.cost, box)
        ? cost
        : R['no-target']()
    }
    return a.bridge && !bridgeable(t, s.seat, box) ? R['no-bridge']() : dear(p, box, 0, 0, 0, a.cost)
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box, action: number): void {
    t.taken |= 1 << action
    t.todo.pop()
    note(N.power(s.seat, action))
    next(t, { do: 'use-power', seat: s.seat, action })
    pay(t, s.seat, 0, 0, 0, box.powers[action].cost)
  },
}

/** Whether a player has this special action at all. */
function owns(t: TerraTable, seat: Seat, box: Box, kind: number): boolean {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  if (kind === BONUS_SPADE || kind === BONUS_CULT) return p.card >= 0 && box.cards[p.card].special === kind
  if (kind === FAVOR_CULT) return box.favors.some((favor, k) => favor.special === kind && (p.favors >> k) & 1)
  return kind === ENGINEERS ? f.bridgeWorkers > 0 : f.special === kind && p.built[STRONGHOLD] > 0
}

/** Action 7: each own one once a round (TM-7.12f); the Engineers' bridge has no token (TM-11.7a). */
export const special = {
  why(t: TerraTable, s: { seat: Seat }, box: Box, kind: number): Reason {
    const { seat } = s
    const p = t.players[seat]
    const f = box.factions[p.faction]
    if (!owns(t, seat, box, kind)) return R['no-special'](kind)
    if ((p.used >> kind) & 1) return R['special-used'](kind)
    if (kind === ENGINEERS) return bridgeable(t, seat, box) ? dear(p, box, 0, f.bridgeWorkers, 0, 0) : R['no-bridge']()
    if (forgoable(t)) return OK
    switch (kind) {
      case BONUS_SPADE:
        return spadesUsable(t, seat, 1, 0, box) ? OK : R['no-target']()
      case GIANTS:
        return spadesUsable(t, seat, f.stronghold.spades, 0, box) ? OK : R['no-target']()
      case WITCHES:
        return any(t, hex => rideable(t, seat, box, hex) === OK) ? OK : R['no-target']()
      case SWARMLINGS:
        return p.built[DWELLING] > 0 && p.built[TRADING_HOUSE] < f.pieces[TRADING_HOUSE] ? OK : R['no-target']()
      case NOMADS:
        return any(t, hex => stormable(t, seat, box, hex) === OK) ? OK : R['no-target']()
      default:
        return OK
    }
  },
  play(t: TerraTable, s: { seat: Seat }, box: Box, kind: number): void {
    const { seat } = s
    const f = box.factions[t.players[seat].faction]
    t.todo.pop()
    note(N.special(seat, kind))
    if (kind !== ENGINEERS) t.players[seat].used |= 1 << kind
    const spades = (free: number, buy: 0 | 1): TerraStep => ({
      do: 'spades',
      seat,
      free,
      hexes: [],
      open: 0,
      buy,
      skip: 0,
      must: 1,
    })
    switch (kind) {
      case BONUS_SPADE:
        next(t, spades(1, 1))
        break
      case GIANTS:
        next(t, spades(f.stronghold.spades, 0))
        break
      case BONUS_CULT:
      case FAVOR_CULT:
        next(t, { do: 'cult', seat, steps: 1 })
        break
      case AUREN:
        next(t, { do: 'cult', seat, steps: f.stronghold.steps })
        break
      case WITCHES:
        next(t, { do: 'ride', seat })
        break
      case SWARMLINGS:
        next(t, { do: 'swarm', seat })
        break
      case NOMADS:
        next(t, { do: 'sandstorm', seat })
        break
      // Two whole actions, each with its offers (TM-11.11a); `act` asks nobody who has passed with the first.
      case CHAOS:
        next(t, { do: 'act', seat }, { do: 'offers', seat }, { do: 'act', seat })
        break
      default:
        next(t, { do: 'bridge', seat })
        pay(t, seat, 0, f.bridgeWorkers, 0, 0)
    }
  },
}
function any(t: TerraTable, ok: (hex: number) => boolean): boolean {
  for (let hex = 0; hex < t.terrain.length; hex++) if (ok(hex)) return true
  return false
}

/** Witches' ride: a free hex of their terrain anywhere (TM-11.2a). */
function rideable(t: TerraTable, seat: Seat, box: Box, hex: number): Reason {
  const p = t.players[seat]
  const f = box.factions[p.faction]
  if (p.built[DWELLING] >= f.pieces[DWELLING]) return R['no-piece'](DWELLING)
  return t.owner[hex] !== NONE ? R.occupied(hex) : t.terrain[hex] === f.home ? OK : R['not-home'](hex)
}
/** Sandstorm: a free hex that shares an edge with an own structure; bridges don't count (TM-11.14a). */
function stormable(t: TerraTable, seat: Seat, box: Box, hex: number): Reason {
  if (t.owner[hex] !== NONE) return R.occupied(hex)
  if (t.terrain[hex] === box.factions[t.players[seat].faction].home) return R['no-such-way']()
  return box.adjacent[hex].some(other => t.owner[other] === seat) ? OK : R['not-an-edge'](hex)
}

export const powers = steps({
  'use-power'(t, { seat, action }, box) {
    const a = box.powers[action]
    if (a.bridge) next(t, { do: 'bridge', seat })
    else if (a.gain[SPADE] > 0)
      next(t, { do: 'spades', seat, free: a.gain[SPADE], hexes: [], open: 0, buy: 1, skip: 0, must: 1 })
    else gain(t.players[seat], seat, a.gain)
  },

  bridge: {
    can: {
      bridge: {
        why: (t, s, box, site) => spans(t, s.seat, box, site),
        play(t, s, box, site) {
          end(t, s)
          t.bridges[site] = s.seat
          t.players[s.seat].bridges--
          note(N.bridged(s.seat, site))
          settleTown(t, s.seat, box.ends[site].find(hex => t.owner[hex] === s.seat)!, box)
        },
      },
      ...forgo,
      ...incidentalConversions,
    },
  },

  ride: {
    can: {
      build: {
        why: (t, s, box, hex) => rideable(t, s.seat, box, hex),
        play(t, s, _box, hex) {
          end(t, s)
          next(t, { do: 'raise', seat: s.seat, hex, building: DWELLING })
        },
      },
      ...forgo,
      ...incidentalConversions,
    },
  },

  swarm: {
    can: {
      upgrade: {
        why(t, s, _box, hex, building) {
          if (t.owner[hex] !== s.seat) return R['not-own'](hex)
          return building === TRADING_HOUSE && t.building[hex] === DWELLING ? OK : R['no-such-upgrade'](building)
        },
        list(t, s, _box, out) {
          for (const hex of t.players[s.seat].at)
            if (t.building[hex] === DWELLING) out.push(V.upgrade(hex, TRADING_HOUSE))
        },
        play(t, s, _box, hex, building) {
          end(t, s)
          next(t, { do: 'raise', seat: s.seat, hex, building })
        },
      },
      ...forgo,
      ...incidentalConversions,
    },
  },

  sandstorm: {
    can: {
      transform: {
        why: (t, s, box, hex, terrain) =>
          terrain === box.factions[t.players[s.seat].faction].home
            ? stormable(t, s.seat, box, hex)
            : R['no-such-way'](),
        list(t, s, box, out) {
          const { home } = box.factions[t.players[s.seat].faction]
          for (let hex = 0; hex < t.terrain.length; hex++)
            if (stormable(t, s.seat, box, hex) === OK) out.push(V.transform(hex, home))
        },
        /** No spade, so nothing that spades bring (TM-11.14a). */
        play(t, s, _box, hex, terrain) {
          end(t, s)
          t.terrain[hex] = terrain
          note(N.transformed(s.seat, hex, terrain))
          next(t, { do: 'settle', seat: s.seat, hexes: [hex] })
        },
      },
      ...forgo,
      ...incidentalConversions,
    },
  },
})
