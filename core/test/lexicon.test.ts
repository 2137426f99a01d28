/** Words: numbers, notation and back. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boxed, codec, fixed, HIDDEN, indexIn, lexicon, numbers, OK, read, reasons, ruleOf, verbs } from '../index.ts'

const WOOD = fixed('good', 'wood', 'wool', 'wine')
const HEX = boxed('hex', 8, (box: { hexes: string[] }) => box.hexes)
const N = numbers('n', 5)
const box = { hexes: ['E7', 'F3', 'A1'] }
const V = verbs({ pass: [], sow: [WOOD], build: [HEX, WOOD], carry: [WOOD, N, HEX], four: [N, N, N, N] })
const words = codec(V)

describe('a lexicon', () => {
  test('numbers are dense, from the base, verb by verb', () => {
    expect(words.size).toBe(1 + 3 + 24 + 120 + 625 + 12)
    expect(V.pass()).toBe(0)
    expect(V.sow(2)).toBe(3)
    expect(V.build(0, 0)).toBe(4)
    expect(codec(lexicon({ a: [WOOD], b: [] }, { base: 10 }))).toMatchObject({ base: 10, size: 14, first: [10, 13] })
  })

  test('every word is read as it was made, and written so that it is read back', () => {
    const wide = { hexes: Array.from({ length: 8 }, (_, k) => `h${k}`) }
    for (let word = 0; word < words.size; word++) {
      const { verb, args } = words.read(word)
      expect((V as unknown as Record<string, (...args: number[]) => number>)[verb](...args)).toBe(word)
      expect(words.verbs[words.verbOf(word)]).toBe(verb)
      expect(words.parse(words.format(word, wide), wide)).toBe(word)
    }
  })

  test('with holes and a base, too', () => {
    const N2 = lexicon({ drew: [WOOD, HEX], over: [], three: [N, WOOD, N] }, { base: 7, holes: true })
    const { format, parse, size, read } = codec(N2)
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 4 }),
        fc.integer({ min: -1, max: 2 }),
        fc.integer({ min: -1, max: 4 }),
        (a, b, c) => {
          const word = N2.three(a, b, c)
          expect(word).toBeGreaterThanOrEqual(7)
          expect(word).toBeLessThan(size)
          expect(read(word).args).toEqual([a, b, c])
          expect(parse(format(word, box), box)).toBe(word)
        },
      ),
    )
    expect(format(N2.drew(1, HIDDEN), box)).toBe('drew:wool,?')
    expect(format(N2.drew(HIDDEN, 2), box)).toBe('drew:?,A1')
  })

  test('notation', () => {
    expect(words.format(V.build(0, 2), box)).toBe('build:E7,wine')
    expect(words.format(V.build(0, 2), box, true)).toBe('build:?,?')
    expect(words.format(V.pass(), box, true)).toBe('pass')
    expect(words.parse('first:3', box)).toBe(words.size - 12 + 3)
  })

  test('what is no word is −1, never an exception', () => {
    for (const bad of [
      '',
      ':',
      'pass:',
      'pass:1',
      'sow',
      'sow:',
      'sow:stone',
      'sow:wood,wood',
      'sow:?',
      'sow:Wood',
      'build:E7',
      'build:Z9,wood',
      'constructor',
      '__proto__',
      'toString:wood',
      'sow:wood ',
      ' sow:wood',
    ]) {
      expect(words.parse(bad, box), bad).toBe(-1)
    }
    fc.assert(
      fc.property(fc.string(), text => {
        const word = words.parse(text, box)
        expect(word === -1 || words.format(word, box) === text).toBe(true)
      }),
    )
  })

  test('numbers do not depend on the box', () => {
    const other = { hexes: ['B2', 'E7'] }
    expect(words.parse('build:E7,wood', other)).toBe(V.build(1, 0))
    expect(words.parse('build:F3,wood', other)).toBe(-1)
  })

  test('a lexicon that is too wide says so', () => {
    const wide = numbers('wide', 1100)
    expect(() => lexicon({ pair: [wide, wide] })).toThrow('narrower domains')
  })
})

test("D8 core's own words are no game's: a verb, a reason", () => {
  // @ts-expect-error a verb of core's own
  expect(() => verbs({ sow: [WOOD], first: [N] })).toThrow("first: a verb of core's own")
  // @ts-expect-error a reason of core's own
  expect(() => reasons({ 'late': ['T-6'], 'not-now': ['T-1', WOOD] })).toThrow("not-now: a reason of core's own")
})

describe('read', () => {
  const M = verbs({ build: ['T-1', HEX, WOOD], pass: ['T-2'] })
  const heard = lexicon({ drew: ['T-3', N, WOOD], over: [] }, { holes: true })
  test('a word is taken apart: what kind it is, ids as in notation, numbers as numbers', () => {
    expect(read(M, 'build:D4,wool')).toEqual({ kind: 'build', args: ['D4', 'wool'] })
    expect(read(M, 'pass')).toEqual({ kind: 'pass', args: [] })
    expect(read(heard, 'drew:3,wool')).toEqual({ kind: 'drew', args: [3, 'wool'] })
    expect(read(heard, 'drew:?,?')).toEqual({ kind: 'drew', args: [HIDDEN, '?'] })
  })
  test('what is no word of the lexicon is nothing', () => {
    for (const text of ['', 'build', 'build:D4', 'pass:D4', 'drew:3,wool']) expect(read(M, text)).toBeUndefined()
  })
  test('a kind that does not exist is a type error, and so is an id', () => {
    const word = read(M, 'build:D4,wool')!
    // @ts-expect-error no such word
    expect(word.kind === 'built').toBe(false)
    // @ts-expect-error no such id
    if (word.kind === 'build') expect(word.args[1] === 'iron').toBe(false)
    // @ts-expect-error a word without arguments
    if (word.kind === 'pass') expect(word.args[0]).toBeUndefined()
  })
  test('each word has its rule, or none', () => {
    expect([ruleOf(M, 'build:D4,wool'), ruleOf(M, 'pass'), ruleOf(M, 'first:1'), ruleOf(heard, 'over')]).toEqual([
      'T-1',
      'T-2',
      '',
      '',
    ])
    expect(codec(M).format(M.build(1, 1), box)).toBe('build:F3,wool')
  })
})

describe('reasons', () => {
  const R = reasons({ short: ['T-5.4', WOOD], late: ['T-6'] })
  test('are never OK, and have their rule', () => {
    expect(codec(R).base).toBe(1)
    for (let r = 1; r < codec(R).size; r++) expect(r).not.toBe(OK)
    expect(codec(R).format(R.short(1), box)).toBe('short:wool')
    expect([ruleOf(R, 'short:wool'), ruleOf(R, 'late'), ruleOf(R, 'not-now'), ruleOf(R, 'unknown')]).toEqual([
      'T-5.4',
      'T-6',
      'core',
      '',
    ])
  })

  test("core's own come first, the same in every game", () => {
    expect([1, 2, 3, 4].map(r => codec(R).format(r, box))).toEqual([
      'not-your-turn',
      'not-now',
      'no-such-move',
      'same-as-another',
    ])
    const none = reasons({})
    expect([1, 2, 3, 4].map(r => codec(none).format(r, box))).toEqual([
      'not-your-turn',
      'not-now',
      'no-such-move',
      'same-as-another',
    ])
  })
})

test('an id that is not among the others is an error', () => {
  expect(indexIn(['wood', 'wool'], 'wool')).toBe(1)
  expect(() => indexIn(['wood', 'wool'], 'wine')).toThrow('there is no wine among wood, wool')
  expect(() => indexIn(['wood', 'wool'], undefined)).toThrow(RangeError)
})
