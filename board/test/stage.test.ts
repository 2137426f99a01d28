/** How a place lies on its stage. */
import { describe, expect, test } from 'vitest'
import { meant } from '../reach.ts'
import {
  askFrame,
  beyond,
  type Camera,
  clamp,
  emptiest,
  farAway,
  going,
  isWide,
  pinched,
  resting,
  restingScale,
  revealed,
  type Scene,
  seen,
  swiped,
  zoomed,
} from '../stage.ts'

const stage = { width: 360, height: 536 }
const square: Scene = { stage, place: { width: 360, height: 360 }, scale: 1 }
const long: Scene = { stage, place: { width: 360, height: 1000 }, scale: 1 }
const broad: Scene = { stage, place: { width: 680, height: 400 }, scale: 1 }
const rect = (x: number, y: number, width = 30, height = 30) => ({ x, y, width, height })
/** Cameras of all kinds, by a rule rather than by chance. */
const cameras = Array.from(
  { length: 60 },
  (_, k): Camera => ({ x: ((k * 137) % 1200) - 600, y: ((k * 89) % 1500) - 750, zoom: 0.5 + ((k * 31) % 50) / 10 }),
)
/** What of the stage is bare paper, beside a place that is larger. */
const bare = (camera: Camera, scene: Scene): boolean => {
  const { x, y, width, height } = seen({ x: 0, y: 0, ...scene.place }, camera, scene)
  return (
    (width > stage.width && (x > 1e-9 || x + width < stage.width - 1e-9)) ||
    (height > stage.height && (y > 1e-9 || y + height < stage.height - 1e-9))
  )
}

describe('a place rests', () => {
  test('whole, where its letters can be read, else as wide as the stage', () => {
    expect(restingScale(stage, { width: 360, height: 360 }, 12)).toBe(1)
    expect(restingScale(stage, { width: 360, height: 560 }, 12)).toBeCloseTo(536 / 560)
    expect(restingScale(stage, { width: 360, height: 700 }, 12)).toBe(1)
  })
  test('in the middle, and one that is longer from its beginning', () => {
    expect(resting(square)).toEqual({ x: 0, y: 88, zoom: 1 })
    expect(resting(long)).toEqual({ x: 0, y: 0, zoom: 1 })
  })
  test('wider than the stage, where it could not be read so; then one finger pans, and it is seen whole from farther away', () => {
    expect(restingScale(stage, { width: 680, height: 400 }, 11)).toBe(1)
    expect(restingScale(stage, { width: 680, height: 400 }, 22)).toBeCloseTo(360 / 680)
    expect(resting(broad)).toEqual({ x: -160, y: 68, zoom: 1 })
    expect(isWide(resting(broad), broad)).toBe(true)
    const all = farAway(broad)
    expect(seen({ x: 0, y: 0, ...broad.place }, all, broad)).toMatchObject({ x: 0, width: 360 })
    expect(isWide(all, broad)).toBe(false)
    expect(clamp({ ...all, zoom: 0.1 }, broad)).toEqual(all)
    for (const scene of [square, long]) expect(farAway(scene)).toEqual(resting(scene))
  })
})

describe('fingers', () => {
  test('never bare the paper beside a board that is larger than the stage, nor leave what may be', () => {
    for (const scene of [square, long])
      for (const camera of cameras) {
        const held = clamp(camera, scene)
        expect(bare(held, scene), JSON.stringify(camera)).toBe(false)
        expect(held.zoom).toBeGreaterThanOrEqual(1)
        expect(held.zoom).toBeLessThanOrEqual(4)
        expect(clamp(held, scene)).toEqual(held)
      }
  })
  test('zoom about a point, which stays where it is', () => {
    const at = { x: 200, y: 268 }
    const near = zoomed(resting(square), at, 2.2, square)
    // What lay under the point at rest lies there still.
    const under = (camera: Camera) => [(at.x - camera.x) / camera.zoom, (at.y - camera.y) / camera.zoom]
    expect(under(near)[0]).toBeCloseTo(under(resting(square))[0]!)
    expect(under(near)[1]).toBeCloseTo(under(resting(square))[1]!)
    expect(zoomed(near, { x: 10, y: 500 }, 1, square)).toEqual(resting(square))
  })
  test('two of them zoom by how far apart they are, about their middle, and take it along', () => {
    const from = [
      { x: 150, y: 260 },
      { x: 210, y: 260 },
    ] as const
    const apart = [
      { x: 120, y: 260 },
      { x: 240, y: 260 },
    ] as const
    const beside = [
      { x: 130, y: 270 },
      { x: 250, y: 270 },
    ] as const
    const two = pinched(resting(square), from, apart, square)
    expect(two.zoom).toBe(2)
    const moved = pinched(resting(square), from, beside, square)
    expect([moved.x - two.x, moved.y - two.y]).toEqual([10, 10])
  })
  test.each([
    [-48, 0, 1],
    [60, 30, -1],
    [60, 31, 0],
    [47, 0, 0],
    [-200, 90, 1],
  ])('a swipe by %i, %i', (dx, dy, by) => expect(swiped(dx, dy)).toBe(by))
})

describe('the ask frame', () => {
  const near = (lit: ReturnType<typeof rect>[], own: ReturnType<typeof rect>[] = [], scene = square) =>
    askFrame(resting(scene), lit, own, scene, 1.8)
  const small = (x: number, y: number) => rect(x, y, 20, 20)
  const whole = (r: ReturnType<typeof rect>, camera: Camera, scene = square) => {
    const { x, y, width, height } = seen(r, camera, scene)
    return x >= 0 && y >= 0 && x + width <= stage.width && y + height <= stage.height
  }
  test('moves nothing where all is in sight and large enough', () => {
    const camera = resting(square)
    expect(near([rect(10, 10), rect(300, 300)])).toEqual(camera)
    expect(near([])).toEqual(camera)
  })
  test('holds all that is lit, and my piece, but comes no nearer than it may', () => {
    const close = near([small(100, 100), small(140, 130)])
    expect(close.zoom).toBe(1.8)
    expect(near([rect(100, 900)], [], long).zoom, 'no nearer than a finger needs').toBeCloseTo(44 / 30)
    const wide = near([small(100, 100), small(230, 130)], [small(90, 160)])
    expect(wide.zoom).toBeGreaterThan(1.5)
    for (const r of [small(100, 100), small(230, 130), small(90, 160)]) expect(whole(r, wide)).toBe(true)
  })
  test('is the resting frame where that is all that holds them', () =>
    expect(near([rect(5, 5, 26, 26), rect(330, 330, 26, 26)])).toEqual(resting(square)))
  test('comes near enough for a finger, even where not all of them go into it', () => {
    const { zoom } = near([small(5, 5), small(335, 335)])
    expect(zoom).toBeCloseTo(25 / 20)
    const tiny = near([rect(5, 5, 8, 8), rect(100, 100, 8, 8)])
    expect(tiny.zoom * 8).toBeGreaterThanOrEqual(24)
  })
  test('of a long place goes where they are, my piece first, and the rest is told at the edge', () => {
    const lit = [rect(20, 30), rect(40, 900), rect(80, 940)]
    const own = [rect(60, 970)]
    const camera = near(lit, own, long)
    expect(lit.map(r => whole(r, camera, long))).toEqual([false, true, true])
    expect(beyond(camera, lit, long)).toMatchObject([{ edge: 'top', rects: [lit[0]] }])
    const there = going(camera, [lit[0]!], long)
    expect(whole(lit[0]!, there, long)).toBe(true)
    expect(beyond(there, lit, long).map(({ edge, rects }) => [edge, rects.length])).toEqual([['bottom', 2]])
  })
  test('finds what has the focus', () => {
    const camera = revealed(resting(long), rect(10, 800), long)
    expect(whole(rect(10, 800), camera, long)).toBe(true)
    expect(revealed(camera, rect(10, 800), long)).toEqual(camera)
  })
})

test('the key map stands where it covers the least of what is asked', () => {
  const order = ['bottom-left', 'bottom-right', 'top-left'] as const
  const map = { width: 76, height: 43 }
  expect(emptiest(map, [], stage, order)).toBe('bottom-left')
  expect(emptiest(map, [rect(20, 500)], stage, order)).toBe('bottom-right')
  expect(emptiest(map, [rect(20, 500), rect(300, 480), rect(330, 500)], stage, order)).toBe('top-left')
  const everywhere = [rect(20, 500), rect(300, 500), rect(20, 10)]
  expect(emptiest(map, everywhere, stage, order, true), 'or nowhere').toBeUndefined()
})
test('a sign at an edge stands beside what is asked there, and leaves the corners free', () => {
  const camera = resting(long)
  const below = rect(160, 900)
  const [plain] = beyond(camera, [below], long)
  const [beside] = beyond(camera, [below, rect(160, 500)], long)
  expect(plain).toMatchObject({ edge: 'bottom', at: 175 })
  expect(Math.abs(beside!.at - 175)).toBeGreaterThan(30)
  expect(beyond(camera, [rect(0, 900)], long)[0]!.at).toBeGreaterThan(100)
})

describe('a finger between things', () => {
  const things = [
    { thing: 'a', rect: rect(100, 100) },
    { thing: 'b', rect: rect(160, 100) },
  ]
  test.each([
    ['the nearest within reach', { x: 135, y: 115 }, ['a']],
    ['on a thing', { x: 110, y: 110 }, ['a']],
    ['both where one is hardly nearer', { x: 147, y: 115 }, ['b', 'a']],
    ['nothing farther away', { x: 145, y: 60 }, []],
  ])('means %s', (_, at, found) => expect(meant(at, things)).toEqual(found))
})
