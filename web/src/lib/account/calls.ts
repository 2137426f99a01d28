/** The calls of the pages that say who somebody is; neither lobby nor table carries them. */
import { call, type SessionReply } from '#lib/api.ts'
import type {
  Account,
  Claim,
  Code,
  CodeState,
  MailAsked,
  NewPasskey,
  PasskeyToMake,
  PasskeyToUse,
  RecoverySheet,
  UsedPasskey,
  Ways,
} from '../../../../server/contract.ts'

export type { Account, Code, CodeState, Credential, Device, MailAsked, Ways } from '../../../../server/contract.ts'

const mine = (path = '') => `account${path && '/'}${path}`
export const calls = {
  ways: () => call<Ways>('GET', 'entry'),
  byRecovery: (code: string) => call<SessionReply>('POST', 'entry/recovery', { code }),
  byCode: (code: string) => call<Claim>('POST', 'entry/code', { code }),
  claim: (claim: string) => call<SessionReply>('POST', 'entry/claim', { claim }),
  passkeyToUse: () => call<PasskeyToUse>('POST', 'entry/passkey/options'),
  byPasskey: (used: UsedPasskey['used']) => call<SessionReply>('POST', 'entry/passkey', { used }),
  askMail: (mail: string) => call<object>('POST', 'entry/mail', { mail, browser: thisBrowser() }),
  lookMail: (token: string) => call<MailAsked>('POST', 'entry/mail/look', { token, browser: thisBrowser() }),
  byMail: (token: string, alone: boolean) =>
    call<SessionReply>('POST', 'entry/mail/open', { token, ...(alone ? { alone } : {}) }),
  account: () => call<Account>('GET', mine()),
  nameCredential: (id: string, name: string) => call<Account>('PUT', mine(`credentials/${id}`), { name }),
  dropCredential: (id: string) => call<Account>('DELETE', mine(`credentials/${id}`)),
  passkeyToMake: () => call<PasskeyToMake>('POST', mine('passkeys/options')),
  addPasskey: (made: NewPasskey['made']) => call<Account>('POST', mine('passkeys'), { made }),
  makeSheet: () => call<RecoverySheet>('POST', mine('recovery')),
  showCode: () => call<Code>('POST', mine('code')),
  codeState: () => call<CodeState>('GET', mine('code')),
  answerCode: (yes: boolean) => call<CodeState>('POST', mine('code/answer'), { yes }),
  dropCode: () => call<CodeState>('DELETE', mine('code')),
  endDevice: (id: string) => call<Account>('DELETE', mine(`devices/${id}`)),
  endDevices: () => call<Account>('DELETE', mine('devices')),
  merge: () => call<Account>('POST', mine('merge')),
  hear: () => call<Account>('POST', mine('alerts')),
}

/** Where this browser keeps what it made up: by it a mailed link is known to be opened where it was asked for. */
const BROWSER = 'loggia.browser'
function thisBrowser(): string {
  const made = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24)))).replace(/[+/]/g, '_')
  try {
    const kept = localStorage.getItem(BROWSER) ?? made
    localStorage.setItem(BROWSER, kept)
    return kept
  } catch {
    return made // Private windows may forbid storage: then it is asked who opens the link.
  }
}
