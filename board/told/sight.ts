/** Where things lie on the screen now: looked for once, all of them, before anything is drawn above them. */
import { splitTarget } from '@loggia/core'
import type { Rect } from '../geometry.ts'
import type { Spot } from './parts.ts'
import { spotsOf, type Turn } from './script.ts'

/** A word in quotes, or the key of a spot. */
const quoted = (spot: Spot): string => JSON.stringify(spot)
/** A rectangle of the screen; the line around what is drawn there, where it is no rectangle, or that it is small and no card: a circle lies around it. */
export interface Place extends Rect {
  outline?: { readonly d: string; readonly transform: string }
  round: boolean
}
/** What is larger than this has corners. */
const ROUND_PX = 64
/** The line around a shape, as it lies on the screen. */
function outlineOf(element: Element): Place['outline'] {
  const d = element instanceof SVGPathElement && element.getAttribute('d')
  const at = d && element.getScreenCTM()
  return at ? { d, transform: `matrix(${at.a} ${at.b} ${at.c} ${at.d} ${at.e} ${at.f})` } : undefined
}
/** Where an element is seen; of a group its first shape, for what belongs to it may lie aside. */
function inSight(element: Element): Place | undefined {
  const first = element.tagName === 'g' ? element.firstElementChild : undefined
  const shape = first?.getBoundingClientRect().width ? first : element
  const { x, y, width, height } = shape.getBoundingClientRect()
  const stage = element.closest('[data-stage]')?.getBoundingClientRect()
  const { left, top, right, bottom } = stage ?? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  const [cx, cy] = [x + width / 2, y + height / 2]
  if (!(width + height > 0 && cx > left && cx < right && cy > top && cy < bottom)) return undefined
  const outline = outlineOf(shape)
  const most = Math.max(width, height)
  const small = most < ROUND_PX && most < 1.4 * Math.min(width, height)
  const round = small && shape instanceof SVGElement && shape.tagName !== 'rect'
  return { x, y, width, height, round, ...(outline && { outline }) }
}

/** Looks for things, and remembers where those were that are gone. */
export interface Sight {
  /** Remembers where what a turn is about lies now; `first`: what has moved in it since, by turns that wait to be told, lies where it was before those. */
  look: (turn: Turn, first: boolean) => void
  /** Finds spots on the screen as it is: a thing before all of them on the table, one of a person's among theirs, else their shield. */
  open: () => (spot: Spot) => Place | undefined
  /** Nothing lies where it was remembered. */
  forget: () => void
  /** Where the board lies. */
  ground: () => Rect
}

/** What shows other things at another time: a pane, a drawer, the place of a phone. What lay in one that is closed lies nowhere. */
const ROOM = '[data-room], [data-part], [data-stage] > *'

/** A place on a paper that lies elsewhere now, or has another size. */
function carried({ x, y, width, height, round }: Place, lay: Rect, now: Rect): Place {
  const by = now.width / lay.width
  return { x: now.x + by * (x - lay.x), y: now.y + by * (y - lay.y), width: by * width, height: by * height, round }
}
/** Where something lay, in which room, and on which paper, which lay there. */
interface Memory {
  place: Place
  room: Element | null
  paper: Element | null
  lay: Rect | undefined
}

export function sight(root: ParentNode = document): Sight {
  const before = new Map<string, Memory>()
  const remembered = (key: string): Place | undefined => {
    const { place, room, paper, lay } = before.get(key) ?? {}
    if (!place || room?.isConnected === false) return undefined
    return paper && lay ? carried(place, lay, paper.getBoundingClientRect()) : place
  }
  function open() {
    // Things that lie in the same place are the same rectangle.
    const found = new Map<Element, Place | undefined>()
    const rectOf = (element: Element): Place | undefined => {
      if (!found.has(element)) found.set(element, inSight(element))
      return found.get(element)
    }
    /** The first of these that is in sight, else any. */
    const first = (selector: string, fits: (element: Element) => boolean = () => true): Element | undefined => {
      const all = [...root.querySelectorAll(selector)].filter(fits)
      return all.find(rectOf) ?? all[0]
    }
    const lying = (selector: string, owner?: string) =>
      first(selector, element => element.closest<HTMLElement>('[data-owner]')?.dataset.owner === owner)
    const thing = (target: string, owner?: string) =>
      lying(`[data-target=${quoted(target)}]`, owner) ??
      (target.includes(' ') ? undefined : lying(`[data-target~=${quoted(target)}]`, owner))
    const standing = (piece: string) => first(`[data-spot=${quoted(piece)}]`)
    const there = (spot: Spot): Element | undefined => {
      if (typeof spot === 'string') return thing(spot)
      if ('was' in spot) return standing(spot.was)
      if ('is' in spot) return standing(spot.is)
      return spot.thing ? thing(spot.thing, String(spot.seat)) : undefined
    }
    const placed = (selector: string) => {
      const element = first(selector)
      return element && rectOf(element)
    }
    const person = (seat: number) => placed(`[data-seat="${seat}"] .shield`)
    /** The plate of what is closed. */
    const leaf = (target: string) => placed(`[data-holds~=${quoted(splitTarget(target).domain)}]`)
    const known = new Map<string, Place | undefined>()
    const look = (spot: Spot): Place | undefined => {
      const key = quoted(spot)
      if (typeof spot === 'object' && 'was' in spot) return remembered(key)
      const element = there(spot)
      // What is there, though out of sight, lies no more where it was remembered.
      const place = element ? rectOf(element) : remembered(key)
      if (place || (typeof spot === 'object' && 'is' in spot)) return place
      return typeof spot === 'string' ? leaf(spot) : person(spot.seat)
    }
    const find = (spot: Spot): Place | undefined => {
      const key = quoted(spot)
      if (!known.has(key)) known.set(key, look(spot))
      const place = known.get(key)
      // A piece that did not move is where it was.
      const was = typeof spot === 'object' && 'is' in spot ? find({ was: spot.is }) : undefined
      return place && place.x === was?.x && place.y === was.y ? was : place
    }
    return { find, there, rectOf }
  }
  return {
    look({ deeds }, first) {
      const { there, rectOf } = open()
      for (const spot of deeds.flat().flatMap(spotsOf)) {
        const element = there(spot)
        const place = element && rectOf(element)
        const stands = typeof spot === 'object' && 'was' in spot
        const key = quoted(spot)
        if (place && (first || !stands || !before.has(key))) {
          const paper = element.closest(PAPER)
          before.set(key, { place, room: element.closest(ROOM), paper, lay: paper?.getBoundingClientRect() })
        }
      }
    },
    open: () => open().find,
    forget: () => before.clear(),
    ground: () =>
      (root.querySelector('[data-ground], [data-stage]') ?? document.documentElement).getBoundingClientRect(),
  }
}

/** A frame has been painted: what comes now delays nobody's answer, and has the next frame for itself. */
export const painted = (): Promise<void> => new Promise(done => requestAnimationFrame(() => setTimeout(done)))

/** The place that is shown has come where it goes. */
export const rested = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll(PAPER)]
      .flatMap(paper => paper.getAnimations())
      .map(glides => glides instanceof CSSTransition && glides.finished),
  )
/** Where the place that is shown lies. What it shows may come later: then the place has another size. */
export const lies = (): string =>
  JSON.stringify([...document.querySelectorAll(PAPER)].map(paper => paper.getBoundingClientRect()))
/** What lies on a stage, and moves as a whole. */
export const PAPER = '[data-stage] > *'
