/** What is asked of the people at a table, as SQL expressions. */

/** Whether one of two has blocked the other. */
export const BLOCKED = (one: string, other: string) =>
  `exists (select from blocks b where (b.person = ${one} and b.blocked = ${other}) or (b.person = ${other} and b.blocked = ${one}))`

/** A person has some way on which they are reached. */
export const REACHED = (person: string) => `exists (select from channels c where c.person = ${person} and not c.off)`
