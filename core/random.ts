/** Chance: xoshiro128**, whose state is four integers of the table. Nothing else in a match is random. */

/** A generator from a text. Equal texts give equal generators on every machine. */
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
  const s1 = rng[1],
    t = s1 << 9,
    x = Math.imul(s1, 5)
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
    const j = pick(rng, i + 1),
      x = list[i]
    list[i] = list[j]
    list[j] = x
  }
  return list
}

/** Takes any one out of a deck whose order nobody knows, −1 when there is none. */
export function draw(rng: number[], deck: number[]): number {
  if (!deck.length) return -1
  const k = pick(rng, deck.length),
    card = deck[k]
  deck[k] = deck[deck.length - 1]
  deck.pop()
  return card
}
