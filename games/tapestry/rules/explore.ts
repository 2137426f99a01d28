/** TA-6: exploring. */
import { end, next, note, OK, type Reason, type Seat } from '@loggia/core'
import { type Box, otherOrigin } from './box.ts'
import { territoriesLeft } from './decks.ts'
import { resolve } from './effects.ts'
import { fire, listensTo } from './listeners.ts'
import { alignment, besideOwn, isExplored, reachOf, worldOf } from './map.ts'
import { score } from './resources.ts'
import type { TapestryTable } from './table.ts'
import { NONE } from './terms.ts'
import { N, R, steps, V } from './words.ts'

/** TA-6.1: OK, or why no tile of this seat can be laid here. */
export function exploreReason(t: TapestryTable, seat: Seat, hex: number, anywhere: boolean, box: Box): Reason {
  if (!worldOf(t, box).hexes[hex]) return R['off-map'](hex)
  if (isExplored(t, hex, box)) return R.explored(hex)
  return anywhere || besideOwn(t, seat, hex, box) ? OK : R['not-adjacent'](hex)
}

/** TA-6.1: whether there is a tile (`tile`: this one, NONE for any of the supply) and a hex for it. Age of Sail draws before that is asked (TA-6.9). */
export function canExplore(t: TapestryTable, seat: Seat, anywhere: boolean, tile: number, box: Box): boolean {
  const { tiles } = t.players[seat]
  if (tile !== NONE && !tiles.includes(tile)) return false
  if (!tiles.length && !(listensTo(t, seat, 'you-explore-start', box) && territoriesLeft(t) > 0)) return false
  const { list } = worldOf(t, box)
  const reach = reachOf(t, seat, anywhere, box)
  for (let k = 0; k < list.length; k++) if (reach[list[k]] && !isExplored(t, list[k], box)) return true
  return false
}

/** Lays a tile, which comes from the caller's hand: everybody sees which and where, and hears how it was turned from the move or from the caller. */
export function layTile(t: TapestryTable, seat: Seat, tile: number, hex: number, rotation: number): void {
  t.tiles[hex] = tile
  t.rotations[hex] = rotation
  note(N.explored(seat, tile, hex))
}

/** Exploitation: the benefit of the tile that has just been laid comes twice, and its alignment brings nothing. */
export function doubleBenefit(t: TapestryTable): void {
  for (let k = t.todo.length - 1; k >= 0; k--) {
    const s = t.todo[k]
    if (s.do !== 'explored-tile') continue
    s.doubled = 1
    return
  }
}

export const exploring = steps({
  /** TA-6.9: what comes before every exploration, then the tile, if there is one now. */
  explore(t, { seat, anywhere, tile }, box) {
    next(t, { do: 'explore-tile', seat, anywhere, tile })
    fire(t, seat, 'you-explore-start', box)
  },

  'explore-tile': {
    can: {
      tile: {
        why(t, s, _box, tile) {
          if (!t.players[s.seat].tiles.includes(tile)) return R['not-in-supply'](tile)
          return s.tile === NONE || tile === s.tile ? OK : R['other-tile'](s.tile)
        },
        list(t, s, _box, out) {
          const { tiles } = t.players[s.seat]
          for (let k = 0; k < tiles.length; k++) if (s.tile === NONE || tiles[k] === s.tile) out.push(V.tile(tiles[k]))
        },
        play(t, s, _box, tile) {
          end(t, s)
          next(t, { do: 'lay', seat: s.seat, tile, anywhere: s.anywhere })
        },
      },
    },
    none: (t, s) => end(t, s),
  },

  /** Turns that make it the same tile again are one move: without. */
  lay: {
    can: {
      lay: {
        why: (t, s, box, hex, rotation) =>
          rotation >= box.territories[s.tile].rotations
            ? R['same-rotation'](s.tile)
            : exploreReason(t, s.seat, hex, s.anywhere === 1, box),
        list(t, s, box, out, enough) {
          const { list } = worldOf(t, box)
          const { rotations } = box.territories[s.tile]
          const reach = reachOf(t, s.seat, s.anywhere === 1, box)
          for (let k = 0; k < list.length && out.length < enough; k++)
            if (reach[list[k]] && !isExplored(t, list[k], box))
              for (let rotation = 0; rotation < rotations; rotation++) out.push(V.lay(list[k], rotation))
        },
        play(t, s, box, hex, rotation) {
          end(t, s)
          const { seat, tile } = s
          const { tiles } = t.players[seat]
          tiles.splice(tiles.indexOf(tile), 1)
          layTile(t, seat, tile, hex, rotation)
          next(t, { do: 'explored-tile', seat, tile, hex, doubled: 0 })
          fire(t, seat, 'you-explore', box, NONE, hex) // Militarism's outpost, or Exploitation
        },
      },
    },
  },

  /** TA-6.2, 6.3: points for alignment, then the benefit. */
  'explored-tile'(t, { seat, tile, hex, doubled }, box) {
    const { benefit } = box.territories[tile]
    if (!doubled) score(t, seat, otherOrigin(box, 'alignment'), alignment(t, tile, hex, t.rotations[hex], box), box)
    for (let k = 0; k <= doubled; k++) resolve(t, seat, benefit, box.origin.territory + tile)
  },

  /** TA-6.5: one of the supply goes beside the income mat for good. */
  'explore-space': {
    can: {
      'explore-space': {
        why: (t, s, _box, tile) => (t.players[s.seat].space.includes(tile) ? OK : R['not-in-space'](tile)),
        list(t, s, _box, out) {
          for (const tile of t.players[s.seat].space) out.push(V['explore-space'](tile))
        },
        play(t, s, box, tile) {
          end(t, s)
          const p = t.players[s.seat]
          p.space.splice(p.space.indexOf(tile), 1)
          p.explored.push(tile)
          note(N['explored-space'](s.seat, tile))
          resolve(t, s.seat, box.spaceTiles[tile].benefit, box.origin['space-tile'] + tile)
        },
      },
    },
  },
})
