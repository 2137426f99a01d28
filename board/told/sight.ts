/** Where things lie on the screen now: looked for once, all of them, before anything is drawn above them. */
import type { Rect } from '../geometry.ts'
import type { Spot } from './parts.ts'
import { spotsOf, type Turn } from './script.ts'

const quoted = (text: string): string => JSON.stringify(text)
/** A rectangle of the screen, and the line around what is drawn there, where it is no rectangle. */
export interface Place extends Rect {
  outline?: { readonly d: string; readonly transform: string }
}
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
  return { x, y, width, height, ...(outline && { outline }) }
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

export function sight(root: ParentNode = document): Sight {
  const before = new Map<string, Place>()
  const keyOf = (spot: Spot) =>
    typeof spot === 'string'
      ? spot
      : 'was' in spot
        ? spot.was
        : 'is' in spot
          ? ` ${spot.is}`
          : `${spot.seat}/${spot.thing ?? ''}`
  function open() {
    // Things that lie in the same place are the same rectangle.
    const found = new Map<Element, Place | undefined>()
    const rectOf = (element: Element): Place | undefined => {
      if (!found.has(element)) found.set(element, inSight(element))
      return found.get(element)
    }
    const first = (selector: string, owner?: string): Place | undefined => {
      for (const element of root.querySelectorAll(selector)) {
        if (element.closest<HTMLElement>('[data-owner]')?.dataset.owner !== owner) continue
        const rect = rectOf(element)
        if (rect) return rect
      }
      return undefined
    }
    const thing = (target: string, owner?: string) =>
      first(`[data-target=${quoted(target)}]`, owner) ??
      (target.includes(' ') ? undefined : first(`[data-target~=${quoted(target)}]`, owner))
    const there = (spot: Spot): Place | undefined => {
      if (typeof spot === 'string') return thing(spot)
      if ('was' in spot || 'is' in spot) return undefined
      return spot.thing ? thing(spot.thing, String(spot.seat)) : undefined
    }
    const person = (seat: number) => {
      const here = `[data-seat="${seat}"]`
      return first(`${here} .shield`) ?? first(here)
    }
    const look = (spot: Spot): Place | undefined =>
      there(spot) ??
      before.get(keyOf(spot)) ??
      (typeof spot === 'string' || 'was' in spot
        ? undefined
        : 'is' in spot
          ? first(`[data-spot=${quoted(spot.is)}]`)
          : person(spot.seat))
    const known = new Map<string, Place | undefined>()
    const find = (spot: Spot): Place | undefined => {
      const key = keyOf(spot)
      if (!known.has(key)) known.set(key, look(spot))
      return known.get(key)
    }
    return { find, there }
  }
  return {
    look({ deeds }, first) {
      const { there } = open()
      for (const spot of deeds.flat().flatMap(spotsOf)) {
        const stands = typeof spot === 'object' && 'was' in spot
        const piece = stands ? root.querySelector(`[data-spot=${quoted(spot.was)}]`) : null
        const rect = stands ? piece && inSight(piece) : there(spot)
        if (rect && (first || !stands || !before.has(spot.was))) before.set(keyOf(spot), rect)
      }
    },
    open: () => open().find,
    forget: () => before.clear(),
    ground: () =>
      root.querySelector('[data-ground], [data-stage]')?.getBoundingClientRect() ?? {
        x: 0,
        y: 0,
        width: innerWidth,
        height: innerHeight,
      },
  }
}

/** A frame has been painted: what comes now delays nobody's answer, and has the next frame for itself. */
export const painted = (): Promise<void> => new Promise(done => requestAnimationFrame(() => setTimeout(done)))

/** The place that is shown has come where it goes. */
export const rested = (root: ParentNode = document): Promise<unknown> =>
  Promise.allSettled(
    [...root.querySelectorAll(PAPER)]
      .flatMap(paper => paper.getAnimations())
      .map(glides => glides instanceof CSSTransition && glides.finished),
  )
/** What lies on a stage, and moves as a whole. */
export const PAPER = '[data-stage] > *'
