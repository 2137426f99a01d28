/**
 * The players, for the board: in the solo game the Automa and the virtual players have no seat, but a name and a
 * colour.
 */
import { HIDDEN, rivalTincture, type Seat, type SeatInfo, type Tincture, type Viewer } from '@loggia/core'
import type { Box, Start } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { ANY_LANDSCAPE, JESTER, LANDSCAPES, OBJECTS } from '../rules/terms.ts'

export const colourOf = (seats: readonly SeatInfo[], seat: Seat): Tincture =>
  seats[seat]?.colour ?? rivalTincture(seat - seats.length)

/** What depends on how many play: the Automa is no player in that sense. */
export const startOf = (view: PrincesTable, box: Box): Start => box.starts[view.automa ? 1 : view.players.length]!

/** Whether what stands behind a screen (PF-16.1) is to be shown: to its owner, and to all when the match is over. On a shared machine one may know more. */
export const isOpen = (view: PrincesTable, viewer: Viewer, seat: Seat): boolean =>
  view.players[seat]!.florins !== HIDDEN && (seat === viewer || view.todo.length === 0)

/** What auctions are about at this table, in the order of the board. Where landscapes are one object, that comes first. */
export const objectsOf = (view: PrincesTable, box: Box): number[] => [
  ...(startOf(view, box).oneLandscape ? [ANY_LANDSCAPE] : LANDSCAPES.keys()),
  ...OBJECTS.keys().take(ANY_LANDSCAPE).drop(JESTER),
]
