/** How many answers of this person lie on this device, by match: for lists. What they are is known to the outbox alone, which comes later. */
export interface Unsent {
  waiting: number
  refused: number
}
export const unsent = $state({ at: {} as Readonly<Record<string, Unsent>> })
