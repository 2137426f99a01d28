/** A passkey in software: makes one and uses it, as a browser would, and can be told to lie about where it is. */
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** The part of CBOR that a passkey speaks. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>
function cbor(value: Cbor): Buffer {
  const head = (major: number, n: number) =>
    Buffer.from(n < 24 ? [(major << 5) | n] : n < 256 ? [(major << 5) | 24, n] : [(major << 5) | 25, n >> 8, n & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [cbor(k), cbor(v)])])
  return Buffer.concat([head(2, value.length), value])
}

export class Authenticator {
  readonly #id = randomBytes(32)
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  counter = 0
  /** One that its owner's devices share counts nothing. */
  counts = true

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** `origin`, `domain`: where it thinks that it is. */
  make(
    { challenge, rp }: PublicKeyCredentialCreationOptionsJSON,
    origin: string,
    domain = rp.id!,
  ): RegistrationResponseJSON {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    )
    const authData = Buffer.concat([
      this.#about(domain, 0x45),
      Buffer.alloc(16),
      Buffer.from([0, this.#id.length]),
      this.#id,
      key,
    ])
    return {
      ...this.#named,
      response: {
        clientDataJSON: this.#client('webauthn.create', challenge, origin),
        attestationObject: base64(
          cbor(
            new Map<string, Cbor>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', authData],
            ]),
          ),
        ),
        transports: ['internal'],
      },
    }
  }

  use(
    { challenge, rpId }: PublicKeyCredentialRequestOptionsJSON,
    origin: string,
    domain = rpId!,
  ): AuthenticationResponseJSON {
    if (this.counts) this.counter++
    const authenticatorData = this.#about(domain, 0x05)
    const clientDataJSON = this.#client('webauthn.get', challenge, origin)
    const signed = Buffer.concat([
      authenticatorData,
      createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest(),
    ])
    return {
      ...this.#named,
      response: {
        clientDataJSON,
        authenticatorData: base64(authenticatorData),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey, 'base64url'),
      },
    }
  }

  get #named() {
    const id = base64(this.#id)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }
  /** Hash of the domain, flags (present, verified, with a key), counter. */
  #about(domain: string, flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([createHash('sha256').update(domain).digest(), Buffer.from([flags]), counter])
  }
  #client(type: string, challenge: string, origin: string): string {
    return base64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })))
  }
}
