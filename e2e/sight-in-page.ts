/** Where things lie on the screen, for what is told of them: in a page of its own. */
import type { Spot, Thing } from '../board/told/parts.ts'
import { type Place, sight } from '../board/told/sight.ts'

const thing: Thing = { shape: 'card', icon: '' }

/** Where these spots lie once `html` has become `after`: those of before were looked at. */
export function found(html: string, after: string, ...spots: Spot[]): (Place | undefined)[] {
  const here = document.querySelector<HTMLElement>('#here')!
  here.innerHTML = html
  const eyes = sight()
  eyes.look({ seat: 0, deeds: [[{ part: 'move', thing, way: spots }]] }, true)
  // What stays is the same element, as on a board.
  const now = document.createElement('main')
  now.innerHTML = after
  for (const old of here.querySelectorAll('[id]')) {
    const then = now.querySelector(`#${old.id}`)
    if (!then) old.remove()
    else if (!old.querySelector('[id]')) {
      old.setAttribute('style', then.getAttribute('style') ?? '')
      old.innerHTML = then.innerHTML
    }
  }
  return spots.map(eyes.open())
}
