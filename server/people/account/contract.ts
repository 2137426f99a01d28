/** What server and pages say to each other about who somebody is, and how they come in. */
import { z } from '@hono/zod-openapi'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { Person } from '../../platform/contract.ts'
import { ENTRIES, SUSPENDED } from '../../domain/people.ts'
import { name } from '../../domain/requests.ts'

/** Longest of what is typed, in characters. */
const LONG = { code: 40, token: 64, id: 1400 } as const
const day = z.iso.datetime()
const token = z.string().max(LONG.token)

// ---- what is sent

/** `yes`: that device is mine. */
export const CodeAnswer = z.strictObject({ yes: z.boolean() }).openapi('CodeAnswer')
/** A short code, or one of a recovery sheet, as it was typed. */
export const CodeRequest = z.strictObject({ code: z.string().max(LONG.code) }).openapi('CodeRequest')
export const ClaimRequest = z.strictObject({ claim: token }).openapi('ClaimRequest')
/** Something that a browser made up and keeps: by it a link is known to be opened where it was asked for. */
const browser = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .optional()
/** Addresses are compared in small letters. */
export const MailRequest = z.strictObject({ mail: z.email().max(254), browser }).openapi('MailRequest')
export const MailToken = z.strictObject({ token, browser }).openapi('MailToken')
/** `alone`: all other sessions of who comes in end. */
export const MailPress = z.strictObject({ token, alone: z.boolean().optional() }).openapi('MailPress')
/** What a browser says for a passkey, as WebAuthn has it. */
const said = <X>() =>
  z
    .custom<X>(
      value =>
        typeof value === 'object' &&
        value !== null &&
        'id' in value &&
        typeof value.id === 'string' &&
        value.id.length <= LONG.id,
    )
    .openapi({ type: 'object' })
export const NewPasskey = z.strictObject({ made: said<RegistrationResponseJSON>() }).openapi('NewPasskey')
export const UsedPasskey = z.strictObject({ used: said<AuthenticationResponseJSON>() }).openapi('UsedPasskey')
export const CredentialName = z.strictObject({ name }).openapi('CredentialName')

// ---- what is answered

/**
 * `kept`: they have a sign-in method besides this browser. `guest`: who this browser was before they signed in, and
 * still is at tables where that guest has a seat. `alerts`: how many this device has not seen.
 */
export const SessionReply = z
  .object({
    person: z.union([Person, z.null()]),
    kept: z.literal(true).optional(),
    guest: Person.optional(),
    alerts: z.int().optional(),
    /** They run the hall. */
    admin: z.literal(true).optional(),
    /** The operator has a message for them, or they have requested erasure: it is shown in their account. */
    told: z.literal(true).optional(),
    /** They may write nothing that others read: until when, and why. */
    silenced: z.string().optional(),
    /** What stands on all pages but tables for now. */
    banner: z.string().optional(),
  })
  .openapi('Session')
/** What somebody was told by who runs the hall. */
export const Told = z
  .object({
    id: z.int(),
    what: z.enum(SUSPENDED),
    reason: z.string(),
    until: z.union([day, z.null()]),
    read: z.boolean(),
  })
  .openapi('Told')
/** How one can come in at this hall. `passkeys`: for which domain; `mail`: by a mailed link. */
export const Ways = z.object({ passkeys: z.string().optional(), mail: z.literal(true).optional() }).openapi('Ways')
export const Credential = z
  .object({
    id: z.string(),
    kind: z.enum(['passkey', 'mail']),
    name: z.string(),
    createdAt: day,
    usedAt: day.nullable(),
    /** A passkey that its owner's devices share. */
    synced: z.literal(true).optional(),
    /** A passkey that was made for another domain, and opens nothing at this one. */
    elsewhere: z.string().optional(),
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
    /** The guest that this browser was, how many tables are theirs; `waits`: they become you when a match is over at which you both sit. */
    guest: z.object({ name: z.string(), tables: z.int(), waits: z.literal(true).optional() }).optional(),
  })
  .openapi('Account')
/** Other data of one's own: messages from the operator, blocked and muted people, and the day of erasure. */
export const Own = z
  .object({
    /** Until then it can be undone that you are forgotten. */
    due: day.optional(),
    told: z.array(Told),
    apart: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(['blocked', 'muted']), at: day })),
  })
  .openapi('Own')
/** One's name, typed again: nobody is forgotten by a slip. */
export const DeletionRequest = z.strictObject({ name: z.string().max(64) }).openapi('DeletionRequest')
export const ApartId = z.object({ id: z.string().regex(/^(blocked|muted)-[\w-]{12}$/) })
/** A link is on its way to that address, known or not. */
export const MailSent = z.object({ sent: z.literal(true) }).openapi('MailSent')
/**
 * The purpose of a link: the address, the guest who would get an account by it, and the device. `here`: this very
 * browser.
 */
export const MailAsked = z
  .object({ mail: z.string(), name: z.string().optional(), device: z.string(), here: z.literal(true).optional() })
  .openapi('MailAsked')
/** What a browser is asked, as WebAuthn has it. */
export const PasskeyToMake = z
  .custom<PublicKeyCredentialCreationOptionsJSON>()
  .openapi('PasskeyToMake', { type: 'object' })
export const PasskeyToUse = z
  .custom<PublicKeyCredentialRequestOptionsJSON>()
  .openapi('PasskeyToUse', { type: 'object' })
/** Shown once, and kept as hashes. */
export const RecoverySheet = z.object({ codes: z.array(z.string()) }).openapi('RecoverySheet')
export const Code = z.object({ code: z.string(), until: day }).openapi('Code')
/** What became of the short code: nobody has asked yet, somebody asks, they are answered and do not know it yet, or it is gone. */
export const CodeState = z
  .object({
    asks: z.object({ device: z.string(), check: z.string() }).optional(),
    answered: z.literal(true).optional(),
    gone: z.literal(true).optional(),
  })
  .openapi('CodeState')
/** Somebody has to answer at the other device. `check`: two digits that stand there as well. */
export const Claim = z.object({ claim: z.string(), check: z.string() }).openapi('Claim')

export type NewPasskey = z.infer<typeof NewPasskey>
export type UsedPasskey = z.infer<typeof UsedPasskey>
export type PasskeyToMake = z.infer<typeof PasskeyToMake>
export type PasskeyToUse = z.infer<typeof PasskeyToUse>
export type Ways = z.infer<typeof Ways>
export type Credential = z.infer<typeof Credential>
export type Device = z.infer<typeof Device>
export type Alert = z.infer<typeof Alert>
export type Account = z.infer<typeof Account>
export type Own = z.infer<typeof Own>
export type RecoverySheet = z.infer<typeof RecoverySheet>
export type MailAsked = z.infer<typeof MailAsked>
export type Code = z.infer<typeof Code>
export type CodeState = z.infer<typeof CodeState>
export type Claim = z.infer<typeof Claim>
export type SessionReply = z.infer<typeof SessionReply>
export type Told = z.infer<typeof Told>
