/** What the privacy page says. */
import { z } from '@hono/zod-openapi'

export const Privacy = z
  .object({
    /** The operator's contact: a mail address, or an https one; absent if not given. */
    contact: z.string().optional(),
    tables: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Columns that are there for the same purpose and time, and that fare the same when their person is erased (`erased`; absent where they are about nobody). */
        kept: z.array(
          z.object({
            columns: z.array(z.string()),
            purpose: z.string(),
            period: z.string(),
            erased: z.string().optional(),
          }),
        ),
      }),
    ),
  })
  .openapi('Privacy')
export type Privacy = z.infer<typeof Privacy>
