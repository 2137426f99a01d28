import { expect, test } from 'vitest'
import { besideOf } from '../beside.ts'

const WINDOW = { width: 1366, height: 650 }
const SIZE = { w: 280, h: 120 }
const thing = { x: 600, y: 300, width: 40, height: 40 }
const part = { x: 500, y: 200, width: 300, height: 200 }
const at = (lit: object[], of = thing) => besideOf(of, part, SIZE, WINDOW, lit as never)

test('words stand at the right of a thing, and where that is lit on another side', () => {
  expect(at([])).toEqual({ left: 650, top: 260 })
  const right = { x: 700, y: 300, width: 20, height: 20 }
  expect(at([right])).toEqual({ left: 310, top: 260 })
  expect(at([right, { ...right, x: 400 }])).toEqual({ left: 480, top: 350 })
})
test('where all that is near is lit, they stand beside the whole part', () => {
  expect(at([{ x: 500, y: 200, width: 300, height: 200 }])).toEqual({ left: 810, top: 260 })
})
test('they stand in the window, even where they cover something', () => {
  expect(at([], { ...thing, x: 1320 })).toEqual({ left: 1030, top: 260 })
  expect(at([{ x: 0, y: 0, ...WINDOW }])).toEqual({ left: 650, top: 260 })
})
