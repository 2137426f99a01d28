/** A plate of a table page lies where it covers nothing lit, and is laid again whenever that may have changed. */
import { litNow, placed } from './placed.ts'

/** After this number of frames in which nothing lit moved, nothing will. */
const STILL = 3

/** An attachment for a plate with a fixed position. `changes` reads what decides what is lit: what is pointed at is not among it, and moves nothing. */
export const layPlate =
  (changes: () => unknown) =>
  (plate: HTMLElement): (() => void) => {
    /** What was lit, and where, when it was laid. */
    let laid = ''
    const lay = () => {
      laid = JSON.stringify(litNow())
      const { left, top } = placed(plate)
      plate.style.left = `${left}px`
      plate.style.top = `${top}px`
    }
    // A board is scaled to a new room, or for a question with more to draw, only after that: when nothing lit moves any more, it is laid again.
    let frame = 0
    const settle = (seen = '', still = 0) => {
      const now = JSON.stringify(litNow())
      frame = 0
      if (now !== seen || still < STILL) frame = requestAnimationFrame(() => settle(now, now === seen ? still + 1 : 0))
      else if (now !== laid) lay()
    }
    const follow = () => {
      cancelAnimationFrame(frame)
      lay()
      // Once more when all is still: lines above the board may have moved as well.
      laid = ''
      settle()
    }
    // The board itself may come later than its question.
    const lights = new MutationObserver(() => frame || settle())
    lights.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] })
    // Its own words, and the answers, which come after their question.
    const grows = new ResizeObserver(lay)
    grows.observe(plate)
    let bar: Element | null = null
    $effect(() => {
      changes()
      const now = document.querySelector('#choices')
      if (now !== bar) {
        if (bar) grows.unobserve(bar)
        if (now) grows.observe(now)
        bar = now
      }
      follow()
    })
    addEventListener('resize', follow)
    // Where words are wider or narrower in their own face, all below them moves.
    document.fonts.addEventListener('loadingdone', follow)
    return () => {
      cancelAnimationFrame(frame)
      grows.disconnect()
      lights.disconnect()
      removeEventListener('resize', follow)
      document.fonts.removeEventListener('loadingdone', follow)
    }
  }
