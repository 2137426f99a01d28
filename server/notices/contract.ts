/** What server and pages say to each other about what somebody is told, and where. */
import { ECDH } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { isZone } from '@loggia/core'
import { CHANNELS, FORMS, NOTICES } from '../domain/notices.ts'

const day = z.iso.datetime()
const minute = z.int().min(0).max(1439)
const wanted = z.array(z.enum(NOTICES)).max(NOTICES.length)
const https = z.url({ protocol: /^https$/ }).max(1000)

const wants = z.object({ push: wanted, mail: wanted, webhook: wanted })
const quiet = z.object({ from: minute, to: minute })
/** What somebody wants to be told on which channel, and when not. Quiet hours are minutes of the day in their zone, the digest an hour. */
export const NoticeWishes = z
  .strictObject({
    wants,
    quiet: z.union([quiet, z.null()]),
    digest: z.union([z.int().min(0).max(23), z.null()]),
    zone: z.string().max(64).refine(isZone, 'not a time zone').optional(),
  })
  .openapi('NoticeWishes')
const key = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`))
/** The public key of a browser: an uncompressed point of the curve P-256, else nothing can be encrypted for it (RFC 8291). */
function isPoint(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
/** Where somebody wants to be told: in this browser, at an address that is a way in of theirs, at a webhook. */
export const NewChannel = z
  .union([
    z.strictObject({
      kind: z.literal('push'),
      endpoint: https,
      keys: z.strictObject({ p256dh: key(65).refine(isPoint, 'not a point of P-256'), auth: key(16) }),
    }),
    z.strictObject({ kind: z.literal('mail'), credential: z.string().max(40) }),
    z.strictObject({ kind: z.literal('webhook'), url: https, form: z.enum(FORMS) }),
  ])
  .openapi('NewChannel')
export const MatchMuted = z.strictObject({ muted: z.boolean() }).openapi('MatchMuted')
export const StopToken = z.object({ token: z.string().regex(/^[\w-]{6,40}~[\w-]{43}$/) })

/** A way on which somebody is told. */
export const NoticeChannel = z
  .object({
    id: z.string(),
    kind: z.enum(CHANNELS),
    /** A browser's device, an address that not everybody shall read, the host of a webhook. */
    name: z.string(),
    form: z.enum(FORMS).optional(),
    /** Of a webhook of plain JSON: by what its bodies are signed. */
    secret: z.string().optional(),
    /** It is this browser. */
    here: z.literal(true).optional(),
    /** Nothing is sent any more, until its owner says so. */
    off: z.boolean(),
    /** How many times in a row it failed, and why the last time: a status of HTTP or SMTP, or a word. */
    failures: z.int(),
    fault: z.string().nullable(),
    usedAt: day.nullable(),
  })
  .openapi('NoticeChannel')
/** What this hall can do, and what somebody wants of it. */
export const Notices = z
  .object({
    can: z.object({
      /** By which key a browser subscribes, or why there is no push. */
      push: z.union([z.object({ key: z.string() }), z.object({ not: z.enum(['plain-http', 'no-contact']) })]),
      mail: z.boolean(),
      /** After this many failures in a row a channel is switched off. */
      failures: z.int(),
    }),
    wants,
    quiet: z.union([quiet, z.null()]),
    digest: z.int().nullable(),
    zone: z.string().nullable(),
    channels: z.array(NoticeChannel),
    /** Addresses of theirs to which mail could go. */
    addresses: z.array(z.object({ credential: z.string(), name: z.string() })),
    muted: z.array(z.object({ id: z.string(), game: z.string(), name: z.string() })),
  })
  .openapi('Notices')
/** What came of a trial: `fault` says why it did not arrive. */
export const Trial = z.object({ fault: z.string().nullable() }).openapi('Trial')
/** Whether somebody is told of a match, and whether there is any way to. */
export const MatchNotices = z.object({ muted: z.boolean(), reached: z.boolean() }).openapi('MatchNotices')
export const Stopped = z.object({ stopped: z.literal(true) }).openapi('Stopped')

export type NoticeWishes = z.infer<typeof NoticeWishes>
export type NewChannel = z.infer<typeof NewChannel>
export type NoticeChannel = z.infer<typeof NoticeChannel>
export type Notices = z.infer<typeof Notices>
export type MatchNotices = z.infer<typeof MatchNotices>
