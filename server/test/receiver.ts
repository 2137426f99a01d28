/**
 * A receiver of notices, for tests: an https server with its own authority, that stores what it receives and answers as
 * told; and a browser that can read its pushes.
 */
import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
  timingSafeEqual,
  verify,
} from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

// ---- a certificate for localhost, in DER (X.509)
const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const { length } = body
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const seq = (...parts: Buffer[]) => tlv(0x30, ...parts)
const int = (...bytes: number[]) => tlv(2, Buffer.from(bytes))
const oid = (...bytes: number[]) => tlv(6, Buffer.from(bytes))
const utf8 = (text: string) => tlv(12, Buffer.from(text))
const time = (text: string) => tlv(23, Buffer.from(text))
const ECDSA = seq(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2))
const NAME = seq(tlv(0x31, seq(oid(0x55, 4, 3), utf8('Loggia tests'))))

/** A certificate of its own authority. */
export function certificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const basic = seq(oid(0x55, 29, 19), tlv(1, Buffer.from([255])), tlv(4, seq(tlv(1, Buffer.from([255])))))
  const names = tlv(0x82, Buffer.from('localhost'))
  const also = seq(oid(0x55, 29, 17), tlv(4, seq(names, tlv(0x87, Buffer.from([127, 0, 0, 1])))))
  const said = seq(
    ...[tlv(0xa0, int(2)), int(1, ...randomBytes(8)), ECDSA, NAME],
    ...[seq(time('250101000000Z'), time('491231000000Z')), NAME, publicKey.export({ type: 'spki', format: 'der' })],
    tlv(0xa3, seq(basic, also)),
  )
  const signed = seq(said, ECDSA, tlv(3, Buffer.from([0]), sign('sha256', said, privateKey)))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${signed.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

// ---- who receives
export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
  at: number
}
export interface Receiver {
  url: string
  got: Received[]
  /** What to answer: a status, to where (a redirect), or never. */
  answer: (n: number) => number | string | 'never'
  close(): Promise<void>
}
export async function openReceiver({ key, cert } = certificate()): Promise<Receiver & { cert: string }> {
  const receiver = {
    url: '',
    cert,
    got: [] as Received[],
    answer: (_: number) => 201 as number | string,
    close: async () => {},
  }
  const server = createServer({ key, cert }, (asked, answer) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => chunks.push(chunk))
    asked.on('end', () => {
      const { url: path = '', headers } = asked
      receiver.got.push({ path, headers, body: Buffer.concat(chunks), at: Date.now() })
      const say = receiver.answer(receiver.got.length - 1)
      if (say === 'never') return
      if (typeof say === 'string') answer.writeHead(302, { location: say }).end()
      else answer.writeHead(say).end('thank you')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `https://localhost:${(server.address() as AddressInfo).port}`
  receiver.close = async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  }
  return receiver
}

/** Whether a webhook's body is signed by that secret (Standard Webhooks), on the receiver's side. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const said = /^v1,(.+)$/.exec(String(headers['webhook-signature']))?.[1] ?? ''
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const should = createHmac('sha256', key)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest()
  const got = Buffer.from(said, 'base64')
  return got.length === should.length && timingSafeEqual(got, should)
}

/** A browser's half of Web Push: what it subscribes by, and what it reads of what a push service was sent for it. */
export class Browser {
  readonly #ecdh = createECDH('prime256v1')
  readonly #auth = randomBytes(16)
  readonly #endpoint: string

  constructor(endpoint: string) {
    this.#endpoint = endpoint
    this.#ecdh.generateKeys()
  }
  get subscription() {
    return {
      kind: 'push',
      endpoint: this.#endpoint,
      keys: { p256dh: this.#ecdh.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
    }
  }
  /** RFC 8291, with the content encoding of RFC 8188. Throws on what is not for this browser. */
  read({ body }: Received): { id: string; title: string; body: string; tag: string; url: string; lang: string } {
    const salt = body.subarray(0, 16)
    const length = body[20]!
    const theirs = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    const derive = (ikm: Uint8Array, salted: Uint8Array, info: Uint8Array | string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', ikm, salted, info, bytes))
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), theirs])
    const ikm = derive(this.#ecdh.computeSecret(theirs), this.#auth, info, 32)
    const opened = createDecipheriv(
      'aes-128-gcm',
      derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16),
      derive(ikm, salt, 'Content-Encoding: nonce\0', 12),
    )
    opened.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'))
  }
}
/** What a push service sees of who asks (VAPID, RFC 8292); throws where the signature is not by the key that is named. */
export function vapidSaid({ headers }: Received): { key: string; aud: string; sub: string; exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head, claims, signature] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature ?? '', 'base64url'),
  )
  if (!good) throw new Error('not signed by its key')
  return { key, ...JSON.parse(Buffer.from(claims!, 'base64url').toString('utf8')) }
}
