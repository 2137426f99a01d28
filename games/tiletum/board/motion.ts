/** How long what moves on the table takes, in ms. */
export const MOVE_MS = 280
/** The disc of the wheel, when a round ends. */
export const TURN_MS = 600
