/** Passkeys in this browser. What speaks to it is loaded with the first that somebody wants. */
import { Refused, type SessionReply } from '#lib/api.ts'
import { type Account, calls, type Ways } from './calls.ts'

/** Whether this page can use passkeys: the hall makes them for this address, and the browser knows them here. */
export const mayUse = ({ passkeys }: Ways): boolean =>
  passkeys !== undefined &&
  window.isSecureContext &&
  'PublicKeyCredential' in window &&
  (location.hostname === passkeys || location.hostname.endsWith(`.${passkeys}`))

const library = () => import('@simplewebauthn/browser')

/** Asks the browser; undefined where its owner thought better of it. */
async function asked<X>(act: () => Promise<X>): Promise<X | undefined> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)) return undefined
    throw error
  }
}

/** Makes a passkey, by which the seats of who sits here are kept from now on; `known`: this device has one already. */
export async function makePasskey(): Promise<Account | 'known' | undefined> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([library(), calls.passkeyToMake()])
  try {
    const made = await asked(() => startRegistration({ optionsJSON }))
    return made && (await calls.addPasskey(made))
  } catch (error) {
    if (!(error instanceof Refused) && error instanceof Error && error.name === 'InvalidStateError') return 'known'
    throw error
  }
}

/** Comes in by a passkey. */
export async function usePasskey(): Promise<SessionReply | undefined> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([library(), calls.passkeyToUse()])
  const used = await asked(() => startAuthentication({ optionsJSON }))
  return used && calls.byPasskey(used)
}
