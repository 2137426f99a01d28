/** When no time runs. */

/** Why no time runs: of a person, of a match, of all. `opening`: a live match waits until the pages of its people are open. */
export const STOPS = ['sleep', 'vacation', 'pause', 'opening', 'outage'] as const
export type Why = (typeof STOPS)[number]
