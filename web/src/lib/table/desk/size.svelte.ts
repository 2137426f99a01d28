/** How a desk is divided, by the size of the window: where people are, and how high the lines above and below are. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window'
import { settings } from '../../settings.svelte.ts'

/** `narrow`: one thing at a time, by tabs. `low`: people in the top line. `mid`: in a line below it. `wide`: in a column. */
export type Size = 'narrow' | 'low' | 'mid' | 'wide'

const NARROW = 1180
const WIDE = 1680
const LOW = 760
/** A wall: everything is larger, not only the board. */
const WALL = { width: 2200, height: 1150, zoom: 1.25 }

/** How much larger than written all of a table is drawn: on a wall, and as the person wants it. */
export const zoomOf = (width: number, height: number, wanted: number): number =>
  wanted * (width >= WALL.width && height >= WALL.height ? WALL.zoom : 1)

/** How a window of that size is divided, in which all is drawn larger by this factor. */
export function sizeOf(width: number, height: number, zoom: number): Size {
  if (width < NARROW) return 'narrow'
  if (height / zoom < LOW) return 'low'
  return width / zoom < WIDE ? 'mid' : 'wide'
}

/** Of this window. */
export const desk = {
  get zoom(): number {
    return zoomOf(innerWidth.current ?? 0, innerHeight.current ?? 0, settings.size)
  },
  get size(): Size {
    return sizeOf(innerWidth.current ?? NARROW, innerHeight.current ?? LOW, this.zoom)
  },
}
