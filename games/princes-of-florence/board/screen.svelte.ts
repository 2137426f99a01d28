/**
 * The screen that stands around a person's money and cards (PF-16.1). Alone before the machine it is open; where several share one machine it is
 * closed whenever it is another one's turn to look, until that person opens it.
 */
import type { BoardProps, Seat } from '@loggia/core'

/** Whose screen was opened on this shared machine; −1 nobody's. */
const shared = $state({ open: -1 })

/** Whether the secrets of this seat lie open before whoever looks. */
export const isOpen = ({ seats, eyes }: Pick<BoardProps, 'seats' | 'eyes'>, seat: Seat): boolean =>
  seat === eyes && (seats.filter(s => s.you).length < 2 || shared.open === seat)

export const open = (seat: Seat): void => { shared.open = seat }
export const close = (): void => { shared.open = -1 }
