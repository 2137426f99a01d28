/** How pieces move on a row: from where they were, at once where nothing shall move. */
import { heardNotes, type LogEntry, type Seat } from '@loggia/core'
import type { Point } from '../../../board/geometry.ts'
import { N } from '../rules/verbs.ts'

export const MOVE_MS = 260
const EASE = 'cubic-bezier(.3, .1, .2, 1)'

/** Slides a piece of a drawing that now stands at `to`, from where it was. */
export function slide(piece: Element | undefined, from: Point, to: Point): void {
  piece?.animate(
    [from, to].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: MOVE_MS, easing: EASE },
  )
}

/** Sets a piece down: it comes from above. */
export function setDown(piece: Element | undefined): void {
  piece?.animate(
    [
      { transform: 'translateY(-26px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: MOVE_MS, easing: EASE },
  )
}

/** Lets a picture of something fly to somebody's place, wherever on the page the two are; nothing where one of them is not in sight. */
export function fly(from: Element | null, to: Element | null): void {
  const a = from?.getBoundingClientRect()
  const b = to?.getBoundingClientRect()
  if (!a?.width || !b?.width || !(from instanceof HTMLElement)) return
  const picture = from.cloneNode(true) as HTMLElement
  const scale = a.width / from.offsetWidth
  picture.inert = true
  for (const hit of picture.querySelectorAll('[data-target]')) hit.remove()
  Object.assign(picture.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    width: `${from.offsetWidth}px`,
    height: `${from.offsetHeight}px`,
    transformOrigin: '0 0',
    zIndex: '6',
    pointerEvents: 'none',
  })
  document.body.append(picture)
  const small = Math.min(scale, b.height / from.offsetHeight)
  const flight = picture.animate(
    [
      { transform: `translate(${a.left}px, ${a.top}px) scale(${scale})` },
      { transform: `translate(${b.left}px, ${b.top}px) scale(${small})`, opacity: 1, offset: 0.9 },
      { transform: `translate(${b.left}px, ${b.top}px) scale(${small})`, opacity: 0 },
    ],
    { duration: MOVE_MS * 1.6, easing: EASE },
  )
  flight.onfinish = flight.oncancel = () => picture.remove()
}

/** Somebody's row, wherever the page shows it now. */
const home = (seat: Seat) =>
  [...document.querySelectorAll(`[data-home="${seat}"]`)].find(e => e.getClientRects().length) ?? null

/** What is taken goes to its new owner. */
export function flyHome(entry: LogEntry): void {
  for (const { kind, args } of heardNotes(N, entry.heard))
    if (kind === 'card' || kind === 'favor' || kind === 'town')
      fly(document.querySelector(`[data-tile="${kind}:${args[1]}"]`), home(args[0]))
}
