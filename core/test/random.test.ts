/** Chance: the same everywhere, and fair. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { bits, commitment, generatorOf, shuffle, pick, seeded, seedOf, sha256 } from '../index.ts'
import '../hash.ts'

describe('random', () => {
  test('equal texts give equal numbers, in every run and on every machine', () => {
    const rng = seeded('loggia')
    expect(rng).toEqual(GOLDEN.state)
    expect(Array.from({ length: 6 }, () => bits(rng))).toEqual(GOLDEN.bits)
    expect(shuffle(seeded('loggia'), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual(GOLDEN.mixed)
  })

  test('it is xoshiro128**', () => {
    // The first numbers of the reference implementation from the state 1, 2, 3, 4.
    const rng = [1, 2, 3, 4]
    expect([bits(rng), bits(rng), bits(rng), bits(rng)].map(x => x >>> 0)).toEqual([11520, 0, 5927040, 70819200])
  })

  test('the generator by hash is SHA-256 of a key and a count, as anybody else computes it', () => {
    // The key is the hash of the seed; draw n the first four bytes of the hash of key and n.
    const key = createHash('sha256').update('한 판').digest()
    const drawn = (n: number) =>
      createHash('sha256')
        .update(Buffer.concat([key, Buffer.from([0, 0, n >> 8, n & 255])]))
        .digest()
        .readInt32BE()
    const rng = generatorOf('한 판', 'sha256')
    expect(rng).toEqual([...Array.from({ length: 8 }, (_, k) => key.readInt32BE(4 * k)), 0])
    for (let n = 0; n < 300; n++) expect(bits(rng), `draw ${n}`).toBe(drawn(n))
    expect(rng.at(-1)).toBe(300)
    expect(JSON.parse(JSON.stringify(rng))).toEqual(rng)
  })

  test('a record names its generator; one that names none was begun with xoshiro, and one that nobody knows is none', () => {
    expect(generatorOf('loggia', undefined)).toEqual(seeded('loggia'))
    expect(() => generatorOf('loggia', 'md5' as never)).toThrow(RangeError)
  })

  test('different texts give different generators, and none is stuck at zero', () => {
    const states = new Set(Array.from({ length: 2000 }, (_, k) => seeded(`match ${k}`).join()))
    expect(states.size).toBe(2000)
    for (const text of ['', 'a', 'b', '\0', '\0\0', 'aaaa', 'aaaaa'])
      expect(
        seeded(text).some(x => x !== 0),
        text,
      ).toBe(true)
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => a === b || seeded(a).join() !== seeded(b).join()))
  })

  test('pick is unbiased', () => {
    // χ² with 9 degrees of freedom passes 27.9 once in a thousand seeds; this seed is fixed.
    for (const [n, seed, generator] of [
      [10, 'fair', undefined],
      [10, 'fairer', undefined],
      [6, 'dice', undefined],
      [10, 'fair', 'sha256'],
    ] as const) {
      const rng = generatorOf(seed, generator)
      const counts = Array.from({ length: n }, () => 0)
      const total = 60_000
      for (let k = 0; k < total; k++) counts[pick(rng, n)]++
      const chi = counts.reduce((sum, c) => sum + (c - total / n) ** 2 / (total / n), 0)
      expect(chi).toBeLessThan(27.9)
    }
    // Of three thirds of 2³² two are 2³¹ wide and a half: rejecting what is too high is what keeps them even.
    const rng = seeded('wide')
    const n = 3 * 2 ** 30
    let low = 0
    for (let k = 0; k < 30_000; k++) if (pick(rng, n) < 2 ** 30) low++
    expect(low / 30_000).toBeCloseTo(1 / 3, 1)
  })

  test('pick has nothing to pick from nothing', () => {
    for (const n of [0, -1, Number.NaN]) expect(() => pick(seeded(''), n)).toThrow(RangeError)
    expect(pick(seeded(''), 1)).toBe(0)
  })

  test('mix keeps what it shuffles, and every order is as likely', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        expect(shuffle(seeded(seed), list.slice()).toSorted()).toEqual(list.toSorted())
      }),
    )
    const rng = seeded('orders')
    const counts = new Map<string, number>()
    for (let k = 0; k < 24_000; k++) {
      const order = shuffle(rng, [0, 1, 2, 3]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    // χ², 23 degrees of freedom.
    expect([...counts.values()].reduce((sum, c) => sum + (c - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7)
  })
})

describe('commitment', () => {
  test('SHA-256 of known texts', async () => {
    expect(await sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('a seed is promised by its hash, which does not tell it', async () => {
    const seed = 'a seed'
    expect(await commitment(seed)).toBe(await sha256(`loggia:${seed}`))
    expect(await commitment(seed)).not.toContain(seed)
  })

  test('a seed of its parts is the hash of their lines; every part, who gave it and who gave none counts', async () => {
    const secret = 'ab'.repeat(32)
    const [a, b] = ['01'.repeat(32), '02'.repeat(32)]
    const seed = await seedOf({ secret, contributions: [a, null, b] })
    expect(seed).toBe(createHash('sha256').update(`loggia\n${secret}\n${a}\n\n${b}\n`).digest('hex'))
    const others = [
      { secret: a, contributions: [secret, null, b] },
      { secret, contributions: [b, null, a] },
      { secret, contributions: [null, a, b] },
      { secret, contributions: [a, b] },
      { secret, contributions: [a, null, null] },
    ]
    for (const parts of others) expect(await seedOf(parts)).not.toBe(seed)
    expect(seed).not.toBe(await commitment(secret))
  })
})

/** What the first version drew. A change of these breaks every recorded match. */
const GOLDEN = {
  state: [-1329444607, -368086001, -436363101, -1010459720],
  bits: [1538479121, -975456315, -1820441822, 1629900262, -1534883445, -47286810],
  mixed: [6, 3, 0, 7, 5, 9, 8, 2, 4, 1],
}
