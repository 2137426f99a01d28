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
