/** What is sent of how matches between people went. */
import { z } from '@hono/zod-openapi'

/** Seats: how many, the sum of their points, that of the squares, and the victories. */
const Sums = z.tuple([z.int(), z.int(), z.int(), z.number()])
/** By place in the order of the first turn. */
const ByTurn = z.array(Sums)
/** Matches with this many seats; `kinds`: by kind and thing. */
export const Counted = z
  .object({ seats: z.int(), matches: z.int(), all: ByTurn, kinds: z.record(z.string(), z.record(z.string(), ByTurn)) })
  .openapi('Counted')
export type Counted = z.infer<typeof Counted>
