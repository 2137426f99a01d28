/** How long what moves on the table takes, in ms. */
export const MOVE_MS = 280
