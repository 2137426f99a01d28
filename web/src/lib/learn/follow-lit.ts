/** Whatever lies where nothing is lit is laid again whenever that may have changed. */
import { litNow } from './placed.ts'

/** After this number of frames in which nothing lit moved, nothing will. */
const STILL = 3

/**
 * `lay` is called when something else is lit on this page, or lies elsewhere: by what is loaded late, a window's new size, letters that come. `follow` says
 * that it may have happened otherwise; `stop` ends it.
 */
export function followLit(lay: () => void): { follow: () => void; stop: () => void } {
  /** What was lit, and where, when it was laid. */
  let laid = ''
  let frame = 0
  const now = () => JSON.stringify(litNow())
  const layNow = () => {
    laid = now()
    lay()
  }
  // A board is scaled to a new room, or for a question with more to draw, only after that: when nothing lit moves any more, it is laid again.
  const settle = (seen = '', still = 0) => {
    const lit = now()
    frame = 0
    if (lit !== seen || still < STILL) frame = requestAnimationFrame(() => settle(lit, lit === seen ? still + 1 : 0))
    else if (lit !== laid) layNow()
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
  addEventListener('resize', follow)
  // Where words are wider or narrower in their own face, all below them moves.
  document.fonts.addEventListener('loadingdone', follow)
  return {
    follow,
    stop() {
      cancelAnimationFrame(frame)
      lights.disconnect()
      removeEventListener('resize', follow)
      document.fonts.removeEventListener('loadingdone', follow)
    },
  }
}
