/** What the server says of clocks, and what it is told of time off. */
import { z } from '@hono/zod-openapi'
import type { clock } from '../../domain/requests.ts'
import { STOPS } from '../../domain/stops.ts'

/** Why a clock stands, as pages of the last release know it. That a match waits for pages is told as a pause, and beside it by `opening`. */
const TOLD = STOPS.filter(why => why !== 'opening')
/** All times here are milliseconds since 1970, of the hall; `to` null: until somebody ends it. */
const off = z.object({ from: z.number(), to: z.number().nullable(), why: z.enum(TOLD) })
/**
 * A clock: `left` at `since`, and since then it runs, except for `off`; without `since` it stands. `over`: it has
 * expired.
 */
export const SeatClock = z
  .object({
    left: z.number(),
    since: z.number().optional(),
    deadline: z.number().optional(),
    off: z.array(off),
    over: z.literal(true).optional(),
  })
  .openapi('SeatClock')
/** By seat; `now`: what the clock of the hall showed. `paused`: all of the table have stopped them. `opening`: until then at most the first clock waits for everybody's page. */
export const Clocks = z
  .object({
    now: z.number(),
    seats: z.array(SeatClock),
    paused: z.literal(true).optional(),
    opening: z.number().optional(),
  })
  .openapi('Clocks')

/** When rows were written (seconds since 1970, the first is row `first`), and with clocks what each seat's showed after it, in milliseconds. */
export const Times = z
  .object({ first: z.int(), at: z.array(z.int()), clocks: z.array(z.array(z.number()).nullable()).optional() })
  .openapi('Times')

/** `begins`: the minute of the day, where one lives, from which on one sleeps for eight hours; null: no such hours. */
export const SleepRequest = z
  .strictObject({
    zone: z.string().min(1).max(64),
    begins: z
      .int()
      .min(0)
      .max(24 * 60 - 1)
      .nullable(),
  })
  .openapi('SleepRequest')
/** Days from now on; 0 ends it. */
export const VacationRequest = z.strictObject({ days: z.int().min(0).max(30) }).openapi('VacationRequest')
/** `counts`: from when on what was last chosen does; until then the nights that were written before do. `vacation`: until when. `daysLeft`: of vacation, until a year after they were taken. */
export const TimeOff = z
  .object({
    sleep: z.object({ zone: z.string(), begins: z.int().nullable(), counts: z.string() }).optional(),
    vacation: z.string().optional(),
    daysLeft: z.number(),
  })
  .openapi('TimeOff')

export type ChosenClock = NonNullable<z.infer<typeof clock>>
export type SeatClock = z.infer<typeof SeatClock>
export type Clocks = z.infer<typeof Clocks>
export type Times = z.infer<typeof Times>
export type SleepRequest = z.infer<typeof SleepRequest>
export type TimeOff = z.infer<typeof TimeOff>
