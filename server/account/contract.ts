/** What server and pages say to each other about who somebody is, and how they come in. */
import { z } from '@hono/zod-openapi'
import { name } from '../requests.ts'
import { ENTRIES } from '../schema-people.ts'

/** Longest of what is typed, in characters. */
const LONG = { code: 40, token: 64, passkey: 8_000 } as const
const day = z.iso.datetime(),
  token = z.string().max(LONG.token)

// ---- what is sent

/** `yes`: that device is mine. */
export const CodeAnswer = z.strictObject({ yes: z.boolean() }).openapi('CodeAnswer')
/** A short code, or one of a recovery sheet, as it was typed. */
export const CodeRequest = z.strictObject({ code: z.string().max(LONG.code) }).openapi('CodeRequest')
export const ClaimRequest = z.strictObject({ claim: token }).openapi('ClaimRequest')
export const CredentialId = z.object({ id: z.string().regex(/^[\w-]{6,40}$/) })
export const CredentialName = z.strictObject({ name }).openapi('CredentialName')

// ---- what is answered

/** How one can come in at this hall. `passkeys`: for which domain. */
export const Ways = z.object({ passkeys: z.string().optional() }).openapi('Ways')
export const Credential = z
  .object({
    id: z.string(),
    kind: z.enum(['passkey', 'mail']),
    name: z.string(),
    createdAt: day,
    usedAt: day.nullable(),
  })
  .openapi('Credential')
/** A device where this person is signed in. `usedAt`: to the day. */
export const Device = z
  .object({
    id: z.string(),
    /** System and browser; nothing of a program. */
    device: z.string(),
    entry: z.enum(ENTRIES),
    usedAt: day,
    here: z.literal(true).optional(),
  })
  .openapi('Device')
/** What this device has not heard yet: a recovery code was used. */
export const Alert = z.object({ id: z.int(), kind: z.enum(['recovery']), device: z.string(), at: day }).openapi('Alert')
export const Account = z
  .object({
    ways: Ways,
    credentials: z.array(Credential),
    /** Codes of the sheet that are left, of how many; none was made where that is null. */
    recovery: z.union([z.object({ left: z.int(), of: z.int(), createdAt: day }), z.null()]),
    devices: z.array(Device),
    alerts: z.array(Alert),
  })
  .openapi('Account')
/** Shown once, and kept as hashes. */
export const RecoverySheet = z.object({ codes: z.array(z.string()) }).openapi('RecoverySheet')
export const Code = z.object({ code: z.string(), until: day }).openapi('Code')
/** What became of the short code: nobody has asked yet, somebody asks, or it is gone. */
export const CodeState = z
  .object({ asks: z.object({ device: z.string(), check: z.string() }).optional(), gone: z.literal(true).optional() })
  .openapi('CodeState')
/** Somebody has to answer at the other device. `check`: two digits that stand there as well. */
export const Claim = z.object({ claim: z.string(), check: z.string() }).openapi('Claim')

export type Ways = z.infer<typeof Ways>
export type Credential = z.infer<typeof Credential>
export type Device = z.infer<typeof Device>
export type Alert = z.infer<typeof Alert>
export type Account = z.infer<typeof Account>
export type RecoverySheet = z.infer<typeof RecoverySheet>
export type Code = z.infer<typeof Code>
export type CodeState = z.infer<typeof CodeState>
export type Claim = z.infer<typeof Claim>
