/**
 * Where a place lies on its stage, and its scale: pure functions for `Stage.svelte`. Lengths are in screen pixels,
 * except rectangles of the place.
 */
import { around, gap, overlap, type Rect } from './geometry.ts'

export interface Size {
  readonly width: number
  readonly height: number
}
/** Where the upper left corner of the place lies, and how much nearer it is than at rest. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}
/** A place that is drawn `width` × `height` large and shown `scale` times that at rest, on a stage. */
export interface Scene {
  readonly stage: Size
  readonly place: Size
  readonly scale: number
}
type Spot = Pick<Camera, 'x' | 'y'>

/** As near as fingers bring a place, and as a double tap does. */
export const NEAREST = 4
export const NEAR = 2.2
/** Around what is asked some of its surroundings are seen. */
export const MARGIN = 28
/** Letters that are smaller can't be read; a target that is smaller is brought nearer, until it has the size of a fingertip. */
const LETTERS = 11
const LEAST = 25
const TARGET = 28
const FINGERTIP = 44
/** Nearer by less than that is not worth a movement. */
const HARDLY = 1.2

/** How large a place is that is seen whole. */
export const wholeScale = (stage: Size, place: Size): number =>
  Math.min(stage.width / place.width, stage.height / place.height)
/** How large a place rests: whole, if its smallest letters (drawn so large) can still be read, else as wide as it is drawn. */
export function restingScale(stage: Size, place: Size, letters: number): number {
  const whole = Math.min(1, wholeScale(stage, place))
  return letters * whole >= LETTERS ? whole : 1
}

const within = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))
/** Along one side: a place that is smaller than the stage stands in its middle, a larger one leaves no paper bare. */
const settle = (at: number, long: number, stage: number): number =>
  long <= stage ? (stage - long) / 2 : within(at, stage - long, 0)

/** A place that can't be read as narrow as the stage rests wider, and can be seen whole from farther away. */
const farthest = ({ stage, place, scale }: Scene): number => Math.min(1, stage.width / (place.width * scale))
/** The nearest camera that may be. */
export function clamp({ x, y, zoom }: Camera, scene: Scene): Camera {
  const { stage, place, scale } = scene
  const near = within(zoom, farthest(scene), NEAREST)
  const by = near * scale
  return { x: settle(x, place.width * by, stage.width), y: settle(y, place.height * by, stage.height), zoom: near }
}

/** The whole place, or the upper end of one that is longer than the stage, the middle of one that is wider. */
export const resting = (scene: Scene): Camera => {
  const { stage, place, scale } = scene
  return clamp({ x: (stage.width - place.width * scale) / 2, y: 0, zoom: 1 }, scene)
}
/** As much of the place as can be seen. */
export const farAway = (scene: Scene): Camera => clamp({ ...resting(scene), zoom: farthest(scene) }, scene)
/** More of the place lies beside the stage than on it would fit: one finger pans, and does not swipe. */
export const isWide = ({ zoom }: Camera, { stage, place, scale }: Scene): boolean =>
  place.width * scale * zoom > stage.width + 1

/** Nearer or farther, while what lies under a point of the stage stays there. */
export function zoomed(camera: Camera, at: Spot, zoom: number, scene: Scene): Camera {
  const to = within(zoom, farthest(scene), NEAREST)
  const by = to / camera.zoom
  return clamp({ x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, zoom: to }, scene)
}

export const panned = (camera: Camera, by: Spot, scene: Scene): Camera =>
  clamp({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, scene)

/** What fingers do that were at these points and are at those: as far apart as they are, about their middle, which moves. */
export function pinched(
  camera: Camera,
  [a, b]: readonly [Spot, Spot],
  [c, d]: readonly [Spot, Spot],
  scene: Scene,
): Camera {
  const middle = (p: Spot, q: Spot): Spot => ({ x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 })
  const apart = (p: Spot, q: Spot): number => Math.max(1, Math.hypot(p.x - q.x, p.y - q.y))
  const from = middle(a, b)
  const to = middle(c, d)
  return panned(
    zoomed(camera, from, (camera.zoom * apart(c, d)) / apart(a, b), scene),
    { x: to.x - from.x, y: to.y - from.y },
    scene,
  )
}

/** A rectangle of the place as it is seen. */
export const seen = ({ x, y, width, height }: Rect, camera: Camera, { scale }: Scene): Rect => {
  const by = scale * camera.zoom
  return { x: camera.x + x * by, y: camera.y + y * by, width: width * by, height: height * by }
}
/** As near as all its width is seen. */
export const asWide = ({ stage, place, scale }: Scene): number => Math.max(1, stage.width / (place.width * scale))

const whole = ({ x, y, width, height }: Rect, stage: Size): boolean =>
  x >= -1 && y >= -1 && x + width <= stage.width + 1 && y + height <= stage.height + 1

/** What holds all of these. */
function hull(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map(r => r.x))
  const y = Math.min(...rects.map(r => r.y))
  return {
    x,
    y,
    width: Math.max(...rects.map(r => r.x + r.width)) - x,
    height: Math.max(...rects.map(r => r.y + r.height)) - y,
  }
}
/** How near a rectangle can be with its surroundings in sight. What shows the whole place along one side needs none there. */
const nearness = ({ width, height }: Rect, { stage, place, scale }: Scene): number =>
  Math.min(
    Math.max((stage.width - 2 * MARGIN) / width, stage.width / place.width),
    Math.max((stage.height - 2 * MARGIN) / height, stage.height / place.height),
  ) / scale
const centred = ({ x, y, width, height }: Rect, zoom: number, scene: Scene): Camera => {
  const by = zoom * scene.scale
  return clamp(
    { x: scene.stage.width / 2 - (x + width / 2) * by, y: scene.stage.height / 2 - (y + height / 2) * by, zoom },
    scene,
  )
}
/**
 * The ask frame: the nearest camera, up to `closest`, that has all lit targets of a place in sight and my own piece as well. Where they don't go
 * into one in which a finger can meet each, those that do, from my piece on, or from the first. What is large enough for a finger comes no nearer, and the camera stays where nothing
 * is gained by moving it.
 */
export function askFrame(
  camera: Camera,
  lit: readonly Rect[],
  own: readonly Rect[],
  scene: Scene,
  closest: number,
): Camera {
  if (!lit.length) return camera
  const smallest = Math.min(...lit.flatMap(({ width, height }) => [width, height])) * scene.scale
  if (smallest * camera.zoom >= TARGET && lit.every(rect => whole(seen(rect, camera, scene), scene.stage)))
    return camera
  const least = within(LEAST / smallest, 1, NEAREST)
  let held = hull([...lit, ...own])
  if (nearness(held, scene) < least) held = hull(lit)
  // They don't go into one frame: no nearer than a finger needs, so that most of them do.
  if (nearness(held, scene) < least) return centred(together(lit, own[0] ?? lit[0]!, scene, least), least, scene)
  const zoom = within(Math.min(nearness(held, scene), FINGERTIP / smallest), least, Math.max(least, closest))
  return centred(held, zoom < HARDLY ? least : zoom, scene)
}
/** As many as go into one frame that is so near, the nearest to `from` first. */
function together(rects: readonly Rect[], from: Rect, scene: Scene, zoom: number): Rect {
  let held: Rect | undefined
  for (const rect of rects.toSorted((a, b) => gap(a, from) - gap(b, from))) {
    const more = held ? hull([held, rect]) : rect
    if (held && nearness(more, scene) < zoom) break
    held = more
  }
  return held!
}

/** What signs at an edge leave to the corners: the way back and the key map lie there. */
const CORNER: Size = { width: 110, height: 76 }
const SIGN = 44

export type Edge = 'left' | 'right' | 'top' | 'bottom'
/** What lies out of sight beyond each edge of the stage, and where along it. */
export function beyond(
  camera: Camera,
  rects: readonly Rect[],
  scene: Scene,
): { edge: Edge; at: number; rects: Rect[] }[] {
  const { width, height } = scene.stage
  const out: Record<Edge, Rect[]> = { left: [], right: [], top: [], bottom: [] }
  const middle = (rect: Rect): Spot => {
    const r = seen(rect, camera, scene)
    return { x: r.x + r.width / 2, y: r.y + r.height / 2 }
  }
  for (const rect of rects) {
    const { x, y } = middle(rect)
    const far: [Edge, number][] = [
      ['left', -x],
      ['right', x - width],
      ['top', -y],
      ['bottom', y - height],
    ]
    const [edge, by] = far.reduce((a, b) => (b[1] > a[1] ? b : a))
    if (by > 0) out[edge].push(rect)
  }
  const hearts = rects.map(rect => heart(seen(rect, camera, scene)))
  return (Object.keys(out) as Edge[]).flatMap(edge => {
    const rects = out[edge]
    if (!rects.length) return []
    const upright = edge === 'left' || edge === 'right'
    const long = upright ? height : width
    const corner = CORNER[upright ? 'height' : 'width']
    const mean = rects.reduce((sum, rect) => sum + middle(rect)[upright ? 'y' : 'x'], 0) / rects.length
    const sign = (at: number): Rect => ({
      x: edge === 'left' ? 0 : edge === 'right' ? width - SIGN : at - SIGN / 2,
      y: edge === 'top' ? 0 : edge === 'bottom' ? height - SIGN : at - SIGN / 2,
      width: SIGN,
      height: SIGN,
    })
    // As near to where they are as it covers nothing that is asked.
    const spots = Array.from({ length: 41 }, (_, k) =>
      within(mean + (k % 2 ? 1 : -1) * 6 * Math.ceil(k / 2), corner, long - corner),
    )
    return [{ edge, at: spots.find(at => !hearts.some(rect => overlap(rect, sign(at)))) ?? spots[0]!, rects }]
  })
}

/** The camera goes where these are, no nearer than it is; where they don't go into one frame, to those that are next to what is seen now. */
export const going = (camera: Camera, rects: readonly Rect[], scene: Scene): Camera => {
  const all = hull(rects)
  const by = camera.zoom * scene.scale
  const now = { x: -camera.x / by, y: -camera.y / by, width: scene.stage.width / by, height: scene.stage.height / by }
  const next = rects.reduce((best, rect) => (gap(rect, now) < gap(best, now) ? rect : best))
  const held = nearness(all, scene) >= camera.zoom ? all : together(rects, next, scene, camera.zoom)
  return centred(held, camera.zoom, scene)
}

/** As little as brings a rectangle into sight: what has the focus must be seen. */
export function revealed(camera: Camera, rect: Rect, scene: Scene): Camera {
  const { x, y, width, height } = seen(rect, camera, scene)
  const along = (at: number, long: number, stage: number) =>
    at < 0 ? MARGIN - at : at + long > stage ? stage - MARGIN - at - long : 0
  return panned(camera, { x: along(x, width, scene.stage.width), y: along(y, height, scene.stage.height) }, scene)
}

/** Where a finger meets a thing: nothing may lie over that. */
const heart = ({ x, y, width, height }: Rect): Rect => around([x + width / 2, y + height / 2], LEAST, LEAST)

/** The corner where a thing of this size covers the least of what is asked, the first of those that are alike; `bare`: none if it covers any. */
export function emptiest(
  size: Size,
  shown: readonly Rect[],
  stage: Size,
  order: readonly Corner[],
  bare = false,
): Corner | undefined {
  const INSET = 8
  const hearts = shown.map(heart)
  const at = (corner: Corner): Rect => ({
    x: corner.endsWith('left') ? INSET : stage.width - INSET - size.width,
    y: corner.startsWith('top') ? INSET : stage.height - INSET - size.height,
    ...size,
  })
  const covered = order.map(corner => hearts.filter(rect => overlap(rect, at(corner))).length)
  const least = Math.min(...covered)
  return bare && least ? undefined : order[covered.indexOf(least)]
}
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** What a finger that is lifted after such a movement means: the next place, the one before, or nothing. */
export const swiped = (dx: number, dy: number): -1 | 0 | 1 =>
  Math.abs(dx) < 48 || Math.abs(dx) < 2 * Math.abs(dy) ? 0 : dx < 0 ? 1 : -1
/** So near the edges of the screen a swipe is the browser's. */
export const EDGE = 20
