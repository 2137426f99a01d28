/** TI-6.3, TI-7: the character action, and what stands on the player board: characters in rooms. */
import { next, note, OK, type Reason, type Seat } from '@loggia/core'
import type { Box } from './box.ts'
import { dealCharacters } from './decks.ts'
import { afford, done, isFilled, spend, strengthenBy, typeIn } from './pools.ts'
import { mayTake, store, unstore } from './storehouse.ts'
import type { Player, TiletumTable } from './table.ts'
import { NONE, sourceOf } from './terms.ts'
import { N, R, steps, V } from './words.ts'

const CHARACTERS = sourceOf('characters')

/** TI-7.1: a building holds characters of one type only, and a type is in one building only (D-4). */
function roomReason(p: Player, type: number, room: number, box: Box): Reason {
  if (p.rooms[room] >= 0) return R['room-taken'](room)
  const { building } = box.rooms[room]
  const here = typeIn(p, building, box)
  if (here >= 0) return here === type ? OK : R['other-type'](building)
  for (let b = 0; b < box.buildings.length; b++) if (typeIn(p, b, box) === type) return R['type-elsewhere'](b)
  return OK
}

/** A character moves in: the roof's trading post comes down with the last room (TI-7.2, D-22), then its bonus (TI-7.1), and whatever is completed by it (TI-7.4). */
function moveIn(t: TiletumTable, seat: Seat, tile: number, room: number, box: Box): void {
  const p = t.players[seat]
  const { building } = box.rooms[room]
  const { effect } = box.tiles[tile]
  unstore(p, tile)
  p.rooms[room] = tile
  note(N.placed(seat, tile, room))
  if (effect >= 0) next(t, { do: 'effect', seat, effect, source: CHARACTERS })
  if (!isFilled(p, building, box)) return
  if (box.buildings[building].roof) {
    p.posts++
    note(N['roof-post'](seat, building))
  }
  strengthenBy(t, seat, building, box)
}

export const characters = steps({
  character: {
    can: {
      take: {
        why(t, s, box, tile) {
          if (!t.characterOffer.includes(tile)) return R['not-here'](tile)
          return afford(s, 1) || mayTake(t.players[s.seat], tile, box)
        },
        play(t, s, _box, tile) {
          spend(t, s, 1)
          t.characterOffer[t.characterOffer.indexOf(tile)] = NONE
          store(t, s.seat, tile)
          dealCharacters(t)
        },
        list(t, s, box, out) {
          if (s.points === 0 || t.players[s.seat].storehouse.length >= box.storehouse) return
          for (let k = 0; k < t.characterOffer.length; k++) {
            const tile = t.characterOffer[k]
            if (tile >= 0) out.push(V.take(tile))
          }
        },
      },
      renew: {
        why: (_t, s) => afford(s, 1),
        play(t, s) {
          spend(t, s, 1)
          note(N.renewed(s.seat))
          for (let k = 0; k < t.characterOffer.length; k++) {
            if (t.characterOffer[k] >= 0) t.discards.push(t.characterOffer[k])
            t.characterOffer[k] = NONE
          }
          dealCharacters(t)
        },
      },
      place: {
        why(t, s, box, tile, room) {
          const p = t.players[s.seat]
          const { kind, type } = box.tiles[tile]
          if (!p.storehouse.includes(tile)) return R['not-stored'](tile)
          if (kind !== 'character') return R['no-character'](tile)
          return afford(s, box.rooms[room].floor) || roomReason(p, type, room, box)
        },
        play(t, s, box, tile, room) {
          spend(t, s, box.rooms[room].floor)
          moveIn(t, s.seat, tile, room, box)
        },
        list(t, s, box, out) {
          const p = t.players[s.seat]
          if (s.points === 0) return
          for (let k = 0; k < p.storehouse.length; k++) {
            const tile = p.storehouse[k]
            const { kind, type } = box.tiles[tile]
            if (kind !== 'character') continue
            for (let room = 0; room < p.rooms.length; room++)
              if (p.rooms[room] < 0 && box.rooms[room].floor <= s.points && roomReason(p, type, room, box) === OK)
                out.push(V.place(tile, room))
          }
        },
      },
      done,
    },
  },
})
