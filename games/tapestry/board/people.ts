/** Who somebody is on the board: people by the colour of their seat, the rivals of the solo game by two of their own. */
import { rivalTincture, type Seat, type SeatInfo, type Tincture } from '@loggia/core'

export const colourOf = (seats: readonly SeatInfo[], seat: Seat): Tincture =>
  seats[seat]?.colour ?? rivalTincture(seat - seats.length)
