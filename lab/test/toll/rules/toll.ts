/** A game of two rules for `mutate.test.ts`, the second hardly tested. */

/** One for each load. */
export function toll(loads: number): number {
  let due = 0
  while (due++ < loads) {}
  return due - 1
}

/** Two a day. */
export const fine = (days: number): number => days * 2
