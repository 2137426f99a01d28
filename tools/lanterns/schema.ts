/** What a box of Lanterns must be before `boxOf` may read it, for those who load a box that is not the shipped one. */
import { z } from 'zod'
import type { Data } from './rules/index.ts'

const light = z.looseObject({ id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), shines: z.int().min(1).max(15) })
const components = z.looseObject({
  provenance: z.looseObject({ default: z.string() }),
  mostTaken: z.int().min(1).max(12),
  lights: z
    .array(light)
    .min(4)
    .max(15)
    .refine(list => new Set(list.map(x => x.shines)).size === list.length, 'two lights shine alike'),
})

export const schema: z.ZodType<Data> = z.looseObject({ components }) as unknown as z.ZodType<Data>
