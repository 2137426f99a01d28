/** What server and page say to each other about running a hall. Without the role each of these routes answers 404. */
import { z } from '@hono/zod-openapi'
import { QUICK_WORDS, tidyTalk } from '@loggia/core'
import { status } from '../domain/requests.ts'
import { COMPLAINTS, MODES } from '../domain/hall.ts'
import { Told } from '../people/account/contract.ts'

const day = z.iso.datetime()
const who = z.object({ id: z.string(), name: z.string() })

/** Why something was done, as the person reads it. */
const reason = z.string().overwrite(tidyTalk).max(300)
export const ActRequest = z
  .strictObject({
    act: z.string().max(20),
    args: z.record(z.string().max(20), z.union([z.string().max(300), z.int(), z.null()])),
    reason,
    report: z.int().optional(),
  })
  .openapi('ActRequest')
export const UndoRequest = z.strictObject({ reason }).openapi('UndoRequest')
const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(least).max(most))
    .optional()
    .openapi({ type: 'integer', minimum: least, maximum: most })
/** Lists are told part by part: `limit` of them after `skip`. Where fewer come there are no more. */
export const PartQuery = z.object({ skip: count(0, 999_999), limit: count(1, 100) })
export const FindQuery = PartQuery.extend({ find: z.string().max(254).optional() })
export const LogQuery = z.object({
  before: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .optional(),
  person: z
    .string()
    .regex(/^[\w-]{6,24}$/)
    .optional(),
})
export const ActId = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/** `told`: what only who did it reads, this once. */
export const ActDone = z.object({ id: z.int(), told: z.string().optional() }).openapi('ActDone')
export const Banner = z.object({ en: z.string(), ko: z.string(), until: z.union([day, z.null()]) }).openapi('Banner')
/** How the hall stands. `here`: streams that are open at this server. */
export const AdminHall = z
  .object({
    figures: z.object({
      people: z.int(),
      guests: z.int(),
      today: z.int(),
      running: z.int(),
      open: z.int(),
      reports: z.int(),
    }),
    here: z.int(),
    /** What went wrong, at all servers, in this hour and in the last 24. */
    faults: z.array(z.object({ what: z.string(), hour: z.int(), day: z.int() })),
    /** What people should have been told by now, how much of it was tried in vain, and when the oldest of it happened. */
    outbox: z.object({ waiting: z.int(), failed: z.int(), oldest: z.union([day, z.null()]) }),
    mode: z.enum(MODES),
    banner: z.union([Banner, z.null()]),
  })
  .openapi('AdminHall')
export const AdminPerson = who
  .extend({
    handle: z.union([z.string(), z.null()]),
    since: day,
    matches: z.int(),
    /** Of their last `of` turns that a clock ran for `n` came in time; null: too little is known. */
    inTime: z.union([z.object({ n: z.int(), of: z.int() }), z.null()]),
    seen: z.union([day, z.null()]),
    kept: z.boolean(),
    admin: z.boolean(),
    told: z.array(Told),
    /** They are forgotten then, until which it can be undone. */
    due: z.union([day, z.null()]),
    erased: z.boolean(),
  })
  .openapi('AdminPerson')
export const AdminPeople = z.array(AdminPerson)
/** Two who only play each other in rated matches; `closed`: how many of those were for people with the link only. */
export const AdminPairs = z
  .array(
    z.object({
      people: z.tuple([who.extend({ won: z.int() }), who.extend({ won: z.int() })]),
      matches: z.int(),
      closed: z.int(),
      last: day,
    }),
  )
  .openapi('AdminPairs')
/** A visit of a lesson or, without one, of a first match has ended: at which page or kind of question. It says nothing of who it was. */
export const LessonVisit = z
  .strictObject({
    game: z.string().max(40),
    lesson: z
      .string()
      .regex(/^[a-z-]{0,24}$/)
      .default(''),
    page: z.string().regex(/^([1-9]\d?|[a-z-]{1,30}(:[a-z-]{1,30})?)$/),
    finished: z.boolean(),
  })
  .openapi('LessonVisit')
/** Where visits ended unfinished: `n` of all `visits` of that lesson, or first match where `lesson` is empty. */
export const AdminStops = z
  .array(z.object({ game: z.string(), lesson: z.string(), page: z.string(), n: z.int(), visits: z.int() }))
  .openapi('AdminStops')
/** The first try of a puzzle: the answer was right, or it was not. It says nothing of who it was. */
export const PuzzleTry = z
  .strictObject({ game: z.string().max(40), puzzle: z.string().regex(/^[0-9a-f]{8}$/), right: z.boolean() })
  .openapi('PuzzleTry')
export const PuzzlesOf = z.object({ game: z.string().max(40) })
/** By puzzle how many first tries there were and how many of them were right; only where there are enough. */
export const PuzzleTries = z.record(z.string(), z.object({ tries: z.int(), right: z.int() })).openapi('PuzzleTries')
export const AdminTables = z.array(
  z
    .object({
      id: z.string(),
      game: z.string(),
      name: z.string(),
      status,
      at: day,
      /** It is taken out of all ratings. */
      isVoid: z.boolean(),
      seats: z.array(
        z.object({ seat: z.int(), kind: z.string(), name: z.string(), person: z.union([z.string(), z.null()]) }),
      ),
      why: z.array(z.enum(['still', 'reported', 'many'])),
    })
    .openapi('AdminTable'),
)
/** A report with what is attached to it: the row after which it was written, as everybody heard it, and the lines around. */
export const AdminReport = z
  .object({
    id: z.int(),
    at: day,
    why: z.enum(COMPLAINTS),
    text: z.string(),
    by: who,
    about: who,
    times: z.int(),
    match: z.union([z.string(), z.null()]),
    game: z.union([z.string(), z.null()]),
    table: z.union([z.string(), z.null()]),
    line: z.union([z.int(), z.null()]),
    attached: z.object({
      row: z.object({ seq: z.int(), seat: z.int(), move: z.string() }).optional(),
      talk: z.array(
        z.object({
          ...{ id: z.int(), at: z.string(), name: z.string(), text: z.string(), word: z.enum(QUICK_WORDS).optional() },
          about: z.literal(true).optional(),
          watching: z.boolean().optional(),
        }),
      ),
    }),
  })
  .openapi('AdminReport')
export const AdminReports = z.array(AdminReport)
export const AdminAct = z
  .object({
    id: z.int(),
    at: day,
    by: z.union([z.string(), z.null()]),
    from: z.enum(['page', 'command', 'hall']),
    act: z.string(),
    person: z.union([who, z.null()]),
    match: z.union([z.string(), z.null()]),
    report: z.union([z.int(), z.null()]),
    args: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    reason: z.string(),
    undone: z.boolean(),
    mayUndo: z.boolean(),
    /** Of who was renamed: what they were called before. */
    was: z.string().optional(),
  })
  .openapi('AdminAct')
export const AdminLog = z.object({ acts: z.array(AdminAct), next: z.int().optional() }).openapi('AdminLog')

export type AdminHall = z.infer<typeof AdminHall>
export type AdminPerson = z.infer<typeof AdminPerson>
export type AdminTable = z.infer<typeof AdminTables>[number]
export type AdminPair = z.infer<typeof AdminPairs>[number]
export type AdminStop = z.infer<typeof AdminStops>[number]
export type PuzzleTry = z.infer<typeof PuzzleTry>
export type PuzzleTries = z.infer<typeof PuzzleTries>
export type LessonVisit = z.input<typeof LessonVisit>
export type AdminReport = z.infer<typeof AdminReport>
export type AdminAct = z.infer<typeof AdminAct>
export type AdminLog = z.infer<typeof AdminLog>
export type ActDone = z.infer<typeof ActDone>
export type ActRequest = z.infer<typeof ActRequest>
