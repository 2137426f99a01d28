/** Passkeys: made for the domain of the hall, and good there alone. What reads them is loaded with the first. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Passkey } from '../../schema/people.ts'
import type { CredentialRow } from './queries.ts'
import type { Seal } from '../../platform/secrets.ts'
import { domainOf } from '../../platform/addresses.ts'
import type { PeopleStore } from '../store.ts'

/** What is asked of the database here. */
type Store = Pick<PeopleStore, 'credential' | 'useCredential' | 'addTicket' | 'takeTicket'>

const library = () => import('@simplewebauthn/server')

/** Ed25519, ES256, RS256: what keys there are that every Node can check. */
const ALGORITHMS = [-8, -7, -257]

export class Passkeys {
  readonly domain: string | undefined
  readonly #publicUrl: string | undefined
  readonly #store: Store
  readonly #seal: Seal

  constructor(publicUrl: string | undefined, store: Store, seal: Seal) {
    this.domain = domainOf(publicUrl)
    this.#publicUrl = publicUrl
    this.#store = store
    this.#seal = seal
  }

  /** What a browser is asked to make a passkey by. */
  async toMake(person: { id: string; name: string }, has: readonly CredentialRow[]) {
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: 'Loggia',
      rpID: this.domain!,
      userName: person.name,
      userDisplayName: person.name,
      userID: new Uint8Array(Buffer.from(person.id)),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      // It is found by the browser alone: nobody has to say who they are.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: has.flatMap(({ kind, key, passkey }) =>
        kind === 'passkey' ? [{ id: key, ...(passkey ? { transports: passkey.transports } : {}) }] : [],
      ),
    })
    await this.#ask(options.challenge, person.id)
    return options
  }

  /** The passkey that a browser has made for that person; undefined where it answers something else. */
  async made(
    person: string,
    response: RegistrationResponseJSON,
    origin: string | undefined,
  ): Promise<{ key: string; passkey: Passkey } | undefined> {
    const { verifyRegistrationResponse } = await library()
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge => this.#asked(challenge, person),
      expectedOrigin: this.#origins(origin),
      expectedRPID: this.domain!,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(() => ({ registrationInfo: undefined }))
    if (!registrationInfo) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      key: id,
      passkey: {
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        synced: registrationInfo.credentialBackedUp,
        domain: this.domain!,
      },
    }
  }

  /** What a browser is asked for one of its passkeys by. */
  async toUse() {
    const { generateAuthenticationOptions } = await library()
    const options = await generateAuthenticationOptions({ rpID: this.domain!, userVerification: 'preferred' })
    await this.#ask(options.challenge, null)
    return options
  }

  /** Whose passkey answered, and which; undefined where it is nobody's, or not genuine. */
  async used(response: AuthenticationResponseJSON, origin: string | undefined): Promise<CredentialRow | undefined> {
    const found = await this.#store.credential('passkey', response.id)
    const { passkey } = found ?? {}
    if (!found || !passkey) return undefined
    const { verifyAuthenticationResponse } = await library()
    const { authenticationInfo, verified } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge => this.#asked(challenge, null),
      expectedOrigin: this.#origins(origin),
      expectedRPID: this.domain!,
      requireUserVerification: false,
      credential: {
        id: found.key,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports as never[],
      },
    }).catch(() => ({ verified: false, authenticationInfo: undefined }))
    if (!verified || !authenticationInfo) return undefined
    const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo
    await this.#store.useCredential(found.id, { ...passkey, counter, synced })
    return found
  }

  #ask(challenge: string, person: string | null): Promise<boolean> {
    return this.#store.addTicket('passkey', this.#seal('passkey', challenge), { person })
  }

  /** Whether that was asked of this person, or (null) of anybody; once. */
  async #asked(challenge: string, person: string | null): Promise<boolean> {
    const ticket = await this.#store.takeTicket('passkey', this.#seal('passkey', challenge))
    return ticket?.person === person
  }

  /** From where a browser may answer. Without PUBLIC_URL from this machine's own name, by whatever port people reach the hall. */
  #origins(origin: string | undefined): string[] {
    if (this.#publicUrl !== undefined) return [new URL(this.#publicUrl).origin]
    return origin !== undefined && URL.canParse(origin) && new URL(origin).hostname === 'localhost' ? [origin] : []
  }
}
