/** Who plays, for the board: in the solo game the Automa and the virtual players have no seat, but a name and a colour. */
import type { Seat, SeatInfo, Tincture } from '@loggia/core'
import { AUTOMA } from '../rules/automa/table.ts'
import type { Box, Start } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'

export const colourOf = (seats: readonly SeatInfo[], seat: Seat): Tincture => seats[seat]?.colour ?? (seat === AUTOMA ? 'argent' : 'cendree')

/** What depends on how many play: the Automa is no player in that sense. */
export const startOf = (view: PrincesTable, box: Box): Start => box.starts[view.automa ? 1 : view.players.length]!
