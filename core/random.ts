/**
 * Chance, whose state is a few integers of the table; nothing else in a match is random. There are two generators, told apart by how many integers they have:
 *
 * - xoshiro128**, four numbers: as fast as possible, for searches, simulations and the matches that began with it. It
 *   is fair, but enough of its draws let an observer compute the next.
 * - SHA-256, nine numbers: a key, which is the hash of the seed, and a count. Draw n is the first four bytes of the
 *   hash of both, so draws reveal nothing about others. It deals matches between people. Its hash is an entry of its
 *   own, `@loggia/core/hash`, so only code that deals or replays such matches loads it.
 */

/** The generators that a record may name; one that names none was begun with xoshiro. */
export const GENERATORS = ['sha256'] as const
export type Generator = (typeof GENERATORS)[number]

/** The generator of a match, from its seed. Throws a RangeError for one that these rules don't know. */
export function generatorOf(seed: string, generator: Generator | undefined): number[] {
  if (generator === undefined) return seeded(seed)
  if (!GENERATORS.includes(generator)) throw new RangeError(`generator ${String(generator)}: not known here`)
  const key = viewOf(hash(seed))
  return [...Array.from({ length: KEY }, (_, k) => key.getInt32(4 * k)), 0]
}

type Hash = (data: string | Uint8Array) => Uint8Array
let hash: Hash = () => {
  throw new Error('dealt by a hash: @loggia/core/hash must be loaded')
}
/** `hash.ts` says what it is. */
export const hashBy = (how: Hash): void => {
  hash = how
}

const XOSHIRO = 4
const KEY = 8
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The next draw by hash: key and count are hashed as integers of four bytes each, the highest byte first. */
function hashedBits(rng: number[]): number {
  const block = new Uint8Array(4 * rng.length)
  const words = viewOf(block)
  for (let k = 0; k < rng.length; k++) words.setInt32(4 * k, rng[k])
  rng[KEY]++
  return viewOf(hash(block)).getInt32(0)
}

/** A xoshiro128** from a text. Equal texts give equal generators on every machine. */
export function seeded(text: string): number[] {
  const state: number[] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x13198a2e]
  for (let i = 0; i < text.length; i++) {
    const k = i & 3
    state[k] = Math.imul(state[k] ^ text.charCodeAt(i), 0x85ebca6b)
    state[k] ^= state[(k + 1) & 3] >>> 15
  }
  for (let r = 0; r < 16; r++) {
    const k = r & 3
    state[k] = (Math.imul(state[k] ^ (state[(k + 3) & 3] >>> 13), 0xc2b2ae35) + r + text.length) | 0
    state[k] ^= state[k] >>> 16
  }
  if (!state.some(s => s !== 0)) state[0] = 1
  return state
}

/** 32 random bits, as a signed integer. Advances the generator. */
export function bits(rng: number[]): number {
  if (rng.length !== XOSHIRO) return hashedBits(rng)
  const s1 = rng[1]
  const t = s1 << 9
  const x = Math.imul(s1, 5)
  rng[2] ^= rng[0]
  rng[3] ^= s1
  rng[1] = s1 ^ rng[2]
  rng[0] ^= rng[3]
  rng[2] ^= t
  rng[3] = (rng[3] << 11) | (rng[3] >>> 21)
  return Math.imul((x << 7) | (x >>> 25), 9)
}

/** One of 0 … n − 1, each as likely as the others. Throws when there is nothing to pick from. */
export function pick(rng: number[], n: number): number {
  if (!(n >= 1)) throw new RangeError(`one of ${n}`)
  const bound = 4294967296 - (4294967296 % n)
  for (;;) {
    const x = bits(rng) >>> 0
    if (x < bound) return x % n
  }
}

/** Shuffles the list in place, and returns it. */
export function shuffle<X>(rng: number[], list: X[]): X[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(rng, i + 1)
    const x = list[i]
    list[i] = list[j]
    list[j] = x
  }
  return list
}

/** Takes a random card out of a deck whose order is unknown; −1 if it is empty. */
export function draw(rng: number[], deck: number[]): number {
  if (!deck.length) return -1
  const k = pick(rng, deck.length)
  const card = deck[k]
  deck[k] = deck[deck.length - 1]
  deck.pop()
  return card
}
