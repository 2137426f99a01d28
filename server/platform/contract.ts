/** Answers that all rooms give: a refusal, a person, and that something is done. */
import { z } from '@hono/zod-openapi'
import { seq } from '../domain/requests.ts'

/** Every refusal. `code` is stable, `rule` names the rule that forbids a move, `seq` is where the match stands (409). */
export const Refusal = z
  .object({
    error: z.object({ code: z.string(), rule: z.string().optional(), sentence: z.string(), seq: seq.optional() }),
  })
  .openapi('Refusal')

export const Person = z.object({ id: z.string(), name: z.string() }).openapi('Person')
export const Done = z.object({ done: z.literal(true) }).openapi('Done')

export type Refusal = z.infer<typeof Refusal>
export type Person = z.infer<typeof Person>
