/** Broken boxes: what a schema says about them. */

/** What a schema is here: zod's are. */
interface Schema {
  safeParse(value: unknown): { error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

/** Gives a function that spoils a copy of the shipped box and tells what its schema says of it, a line each; `accepted` where it notices nothing. */
export const spoiling =
  (schema: Schema, shipped: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: a broken box has no type
  (spoil: (box: any) => void): string => {
    const box = structuredClone(shipped)
    spoil(box)
    const { error } = schema.safeParse(box)
    return error ? error.issues.map(i => `${i.path.join('.')}: ${i.message}`).join('\n') : 'accepted'
  }

/** A copy of a box with the keys of each object in the order in which PostgreSQL keeps them (`jsonb`): the shorter first. */
export const asStored = <T>(box: T): T => {
  if (Array.isArray(box)) return box.map(asStored) as T
  if (typeof box !== 'object' || box === null) return box
  const keys = Object.entries(box).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return Object.fromEntries(keys.map(([key, value]) => [key, asStored(value)])) as T
}
