/** Who somebody is on the board: people by the colour of their seat, the rivals of the solo game by two of their own. */
import type { Seat, SeatInfo, Tincture } from '@loggia/core'

const RIVALS: readonly Tincture[] = ['sable', 'cendree']
export const colourOf = (seats: readonly SeatInfo[], seat: Seat): Tincture =>
  seats[seat]?.colour ?? RIVALS[seat - seats.length] ?? 'argent'
