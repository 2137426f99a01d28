/** TI-6.5: the king action. TI-10: the king phase. */
import { end, next, note, OK, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { count } from './goods.ts'
import { afford, done, spend } from './pools.ts'
import { mayTake, store } from './storehouse.ts'
import type { TiletumTable } from './table.ts'
import { NONE, sourceOf } from './terms.ts'
import { advance, setBack } from './track.ts'
import { N, R, steps, V } from './words.ts'

const KING = sourceOf('king')

/** TI-10.4: fairs that look at the track are counted before the discs are set back. */
const looksAtTrack = (t: TiletumTable, box: Box): boolean => box.fairs[t.fairTiles[t.round - 1]].mode === 'king-track'

/** TI-10.2: everybody has the VP of the own space. */
function scoreTrack(t: TiletumTable, box: Box): void {
  for (let seat = 0; seat < t.players.length; seat++) count(t, seat, KING, box.track[t.places[seat]])
}

/** The tile beside the track is taken off. */
function takeKingTile(t: TiletumTable): number {
  const tile = t.kingTile
  t.kingTile = NONE
  return tile
}

export const king = steps({
  king: {
    can: {
      /** One move by all points of the pool (D-3). */
      advance: {
        why: (_t, s) => afford(s, 1),
        play(t, s, box) {
          const { points } = s
          spend(t, s, points)
          advance(t, s.seat, points, box)
        },
      },
      done,
    },
  },

  /**
   * TI-10.1, 10.5: the foremost, of a stack the lowest (D-25), may take the tile; or gains VP if this round has no
   * tile. Then the track scores (D-12).
   */
  'king-phase'(t, _s, box) {
    const leader: Seat = t.discs[0]
    next(t, { do: 'king-order', seat: leader })
    if (!box.data.kingTrack.bonusTileRounds.includes(t.round))
      count(t, leader, KING, box.data.kingTrack.lastRoundBonusVp)
    else if (t.kingTile !== NONE) next(t, { do: 'king-tile', seat: leader })
  },

  /** Who cannot take it is not asked: to leave it is all that is left. */
  'king-tile': {
    can: {
      take: {
        why: (t, s, box, tile) => (t.kingTile === tile ? mayTake(t.players[s.seat], tile, box) : R['not-here'](tile)),
        play(t, s) {
          end(t, s)
          store(t, s.seat, takeKingTile(t))
        },
        list(t, s, box, out) {
          if (mayTake(t.players[s.seat], t.kingTile, box) === OK) out.push(V.take(t.kingTile))
        },
      },
      leave: {
        play(t, s) {
          end(t, s)
          const tile = takeKingTile(t)
          t.used.push(tile) // D-7
          note(N.discarded(tile))
        },
      },
    },
  },

  /** TI-10.2 to 10.4. */
  'king-order'(t, _s, box) {
    scoreTrack(t, box)
    t.order = t.discs.slice()
    t.order.forEach((seat, nth) => {
      note(N.order(seat, nth))
    })
    if (!looksAtTrack(t, box)) setBack(t, box)
  },
})
