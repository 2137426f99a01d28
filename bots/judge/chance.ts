/** The chance to win, by imagined matches. */

/** How far an imagined match was ahead of the move, in decisions of a seat, and by what its seat then led the best of the others. */
export interface Lead {
  points: number
  ahead: number
}

/**
 * The chance that a lead holds in a match that people play. They do not play as an imagined match does, and each decision takes theirs further from it: by
 * `drift` points, times the square root of how many there are. The spread is Student's t with four degrees of freedom: like a normal one with more far off, and the same on
 * every machine.
 */
export function holds({ points, ahead }: Lead, drift: number): number {
  const t = points / (drift * Math.sqrt(ahead))
  const whole = 1 + (t * t) / 4
  return 0.5 + ((0.375 * t) / Math.sqrt(whole)) * (1 - (t * t) / (12 * whole))
}
