/** The routes of who somebody is, as OpenAPI describes them; their handlers are in `entry.ts` and `routes.ts`. */
import { createRoute } from '@hono/zod-openapi'
import {
  Account,
  Claim,
  ClaimRequest,
  Code,
  CodeAnswer,
  CodeRequest,
  CodeState,
  CredentialName,
  MailAsked,
  MailPress,
  MailRequest,
  MailSent,
  MailToken,
  NewPasskey,
  PasskeyToMake,
  PasskeyToUse,
  RecoverySheet,
  SessionReply,
  UsedPasskey,
  Ways,
} from './contract.ts'
import { CredentialId, SessionRequest } from '../../domain/requests.ts'
import { body, json, lang, refused } from '../../platform/http.ts'

export const enter = createRoute({
  method: 'post',
  path: '/api/session',
  summary: 'Come in under a name, or change it',
  request: { body: body(SessionRequest) },
  responses: { 200: json(SessionReply, 'Who you are; with a cookie'), ...refused(400, 403, 429) },
})
export const whoAmI = createRoute({
  method: 'get',
  path: '/api/session',
  summary: 'Who you are',
  responses: { 200: json(SessionReply, 'Who you are, or null') },
})
export const leave = createRoute({
  method: 'delete',
  path: '/api/session',
  summary: 'Leave',
  responses: { 200: json(SessionReply, 'Nobody any more') },
})

// ---- coming in on another device
export const ways = createRoute({
  method: 'get',
  path: '/api/entry',
  summary: 'How one can come in at this hall, besides as a guest',
  responses: { 200: json(Ways, 'The ways in') },
})
export const byRecovery = createRoute({
  method: 'post',
  path: '/api/entry/recovery',
  summary: 'Come in by a code of a recovery sheet; each is good once, and the other devices are told',
  request: { body: body(CodeRequest) },
  responses: { 200: json(SessionReply, 'Who you are; with a cookie'), ...refused(400, 404, 429) },
})
export const byCode = createRoute({
  method: 'post',
  path: '/api/entry/code',
  summary: 'Ask to be let in by the short code that another device shows; its owner has to say yes there',
  request: { body: body(CodeRequest) },
  responses: { 200: json(Claim, 'The other device asks now'), ...refused(400, 404, 429) },
})
export const claim = createRoute({
  method: 'post',
  path: '/api/entry/claim',
  summary: 'What the other device answered: who you are, or (null) nothing yet',
  request: { body: body(ClaimRequest) },
  responses: { 200: json(SessionReply, 'Who you are; with a cookie'), ...refused(400, 403, 404, 429) },
})
export const passkeyToUse = createRoute({
  method: 'post',
  path: '/api/entry/passkey/options',
  summary: 'What to ask a browser for one of its passkeys by',
  responses: { 200: json(PasskeyToUse, 'As WebAuthn has it'), ...refused(404, 429) },
})
export const byPasskey = createRoute({
  method: 'post',
  path: '/api/entry/passkey',
  summary: 'Come in by a passkey',
  request: { body: body(UsedPasskey) },
  responses: { 200: json(SessionReply, 'Who you are; with a cookie'), ...refused(400, 403, 404, 429) },
})
export const askMail = createRoute({
  method: 'post',
  path: '/api/entry/mail',
  summary:
    'Have a link sent: by its button its reader signs in, or the person who asked has an account with this address. The answer is the same for every address',
  request: { query: lang, body: body(MailRequest) },
  responses: { 200: json(MailSent, 'It is on its way'), ...refused(400, 404, 429, 502) },
})
export const lookMail = createRoute({
  method: 'post',
  path: '/api/entry/mail/look',
  summary: 'For what a mailed link was asked for; changes nothing',
  request: { body: body(MailToken) },
  responses: { 200: json(MailAsked, 'What its button does'), ...refused(400, 404, 429) },
})
export const byMail = createRoute({
  method: 'post',
  path: '/api/entry/mail/open',
  summary: 'The button of a mailed link',
  request: { body: body(MailPress) },
  responses: { 200: json(SessionReply, 'Who you are; with a cookie'), ...refused(400, 404, 409, 429) },
})

// ---- what somebody has
export const account = createRoute({
  method: 'get',
  path: '/api/account',
  summary: 'Your ways in, the devices where you are signed in, and what this one has not heard of them',
  responses: { 200: json(Account, 'Your account'), ...refused(401) },
})
export const nameCredential = createRoute({
  method: 'put',
  path: '/api/account/credentials/{id}',
  summary: 'Call a passkey otherwise',
  request: { params: CredentialId, body: body(CredentialName) },
  responses: { 200: json(Account, 'Your account'), ...refused(400, 401, 404) },
})
export const dropCredential = createRoute({
  method: 'delete',
  path: '/api/account/credentials/{id}',
  summary: 'Remove a sign-in method, but not the last',
  request: { params: CredentialId },
  responses: { 200: json(Account, 'Your account'), ...refused(401, 404, 409) },
})
export const passkeyToMake = createRoute({
  method: 'post',
  path: '/api/account/passkeys/options',
  summary: 'What to ask a browser to make a passkey by',
  responses: { 200: json(PasskeyToMake, 'As WebAuthn has it'), ...refused(401, 404, 429) },
})
export const addPasskey = createRoute({
  method: 'post',
  path: '/api/account/passkeys',
  summary: 'Add a passkey: your seats are kept by it from now on',
  request: { body: body(NewPasskey) },
  responses: { 200: json(Account, 'Your account'), ...refused(400, 401, 403, 404, 409) },
})
export const makeSheet = createRoute({
  method: 'post',
  path: '/api/account/recovery',
  summary: 'Make a new sheet of recovery codes; an older one is void',
  responses: { 200: json(RecoverySheet, 'The codes, shown this once'), ...refused(401, 429) },
})
export const showCode = createRoute({
  method: 'post',
  path: '/api/account/code',
  summary: 'A short code by which another device can ask to be let in; an older one is void',
  responses: { 200: json(Code, 'The code'), ...refused(401, 429) },
})
export const codeState = createRoute({
  method: 'get',
  path: '/api/account/code',
  summary: 'Whether a device asks by your short code',
  responses: { 200: json(CodeState, 'What became of it'), ...refused(401) },
})
export const answerCode = createRoute({
  method: 'post',
  path: '/api/account/code/answer',
  summary: 'Let the device in that asks, or not',
  request: { body: body(CodeAnswer) },
  responses: { 200: json(CodeState, 'What became of it'), ...refused(400, 401, 404) },
})
export const dropCode = createRoute({
  method: 'delete',
  path: '/api/account/code',
  summary: 'Withdraw the short code',
  responses: { 200: json(CodeState, 'It is gone'), ...refused(401) },
})
export const endDevice = createRoute({
  method: 'delete',
  path: '/api/account/devices/{id}',
  summary: 'Sign out on another device',
  request: { params: CredentialId },
  responses: { 200: json(Account, 'Your account'), ...refused(401, 404) },
})
export const endDevices = createRoute({
  method: 'delete',
  path: '/api/account/devices',
  summary: 'Sign out on all other devices',
  responses: { 200: json(Account, 'Your account'), ...refused(401) },
})
export const hear = createRoute({
  method: 'post',
  path: '/api/account/alerts',
  summary: 'This device has heard what there was to tell',
  responses: { 200: json(Account, 'Your account'), ...refused(401) },
})
export const merge = createRoute({
  method: 'post',
  path: '/api/account/merge',
  summary:
    'Become one with the guest that this browser was: their seats, results, talk are yours; a match at which you both sit waits for its end',
  responses: { 200: json(Account, 'Your account'), ...refused(401, 404, 429) },
})
