/** The suite's own eyes: what they must not overlook. */
import { expect, test } from 'vitest'
import { differ, freeze, notPlain, shared } from '../testing/compare.ts'

test('differ: values, lengths, keys and their order', () => {
  const t = { a: [1, { b: 2 }], c: 'x' }
  expect(differ(t, structuredClone(t))).toBe(null)
  expect(differ(t, { a: [1, { b: 3 }], c: 'x' })).toBe('.a.1.b: 2 ≠ 3')
  expect(differ([1, 2], [1])).toBe(': [1,2] ≠ [1]')
  expect(differ({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(': the keys [a,b] ≠ [b,a]')
  expect(differ({ a: 1 }, { a: 1, b: undefined })).toContain('[a] ≠ [a,b]')
  for (const [a, b] of [
    [null, {}],
    [0, null],
    [[], {}],
    ['1', 1],
    [undefined, null],
  ])
    expect(differ(a, b), `${a} ${b}`).not.toBe(null)
  expect(differ(Number.NaN, Number.NaN)).toBe(null)
})

test('notPlain: whatever JSON would change', () => {
  expect(notPlain({ a: [1, 'x', true, null, { b: [] }] })).toBe(null)
  for (const bad of [
    Number.NaN,
    Infinity,
    undefined,
    () => 0,
    new Map(),
    new Date(0),
    new Uint8Array(1),
    Symbol('x'),
    1n,
    Object.create(null),
  ])
    expect(notPlain({ a: [bad] })).toMatch(/^\.a\.0: /)
})

test('shared: an object in both', () => {
  const inner = { x: 1 }
  expect(shared({ a: [inner] }, { a: [{ x: 1 }] })).toBe(null)
  expect(shared({ a: [inner] }, { a: [inner] })).toBe('.a.0')
})

test('freeze: nothing can be changed, and what can is noticed', () => {
  const box = {
    list: [1],
    deep: { set: new Set([1]), map: new Map([[1, { x: 1 }]]), bytes: new Int16Array([1, 2]) },
    self: null as unknown,
  }
  box.self = box
  const unchanged = freeze(box)
  expect(() => {
    box.list.push(2)
  }).toThrow(TypeError)
  expect(() => {
    box.deep.map.get(1)!.x = 2
  }).toThrow(TypeError)
  expect(unchanged()).toBe(true)
  box.deep.bytes[1] = 3
  expect(unchanged()).toBe(false)
  box.deep.bytes[1] = 2
  expect(unchanged()).toBe(true)
  box.deep.set.add(2)
  expect(unchanged()).toBe(false)
})
