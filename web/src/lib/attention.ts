/** That somebody waits for me, said where I may be looking: in the tab's picture, and by a bell. The title is the page's own. */
import { hear } from './sound/hear.ts'

let waits = false
/** When that last began or ended. */
let since = 0

/** An open page says whether I am asked. If I was asked a moment ago it needs no bell. */
export function attend(asked: boolean): void {
  if (asked === waits) return
  const now = performance.now()
  if (asked && (document.hidden || now - since > 5_000)) ring()
  waits = asked
  since = now
  document.querySelector('link[rel=icon]')?.setAttribute('href', asked ? '/icon-dot.svg' : '/icon.svg')
}
/** The picture of the installed page says how many tables wait for me. */
export function countTurns(turns: number): void {
  void navigator.setAppBadge?.(turns).catch(() => {
    /* a browser that shows none */
  })
}
/** The bell, unless it was turned off. */
export const ring = (): void => hear('bell')
