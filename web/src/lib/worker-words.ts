/** What a page tells the worker of the hall: a newer one is to take over; these games are to be kept. */
export type Word = { take: 'over' } | { keep: readonly string[] }
