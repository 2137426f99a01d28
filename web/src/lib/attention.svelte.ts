/** That somebody waits for me, said where I may be looking: in the tab's picture, and by a bell for who wants one. The title is the page's own. */
import { settings } from './settings.svelte.ts'

class Attention {
  #waits = $state(false)
  /** When it last began or ended. */
  #since = performance.now()

  get waits(): boolean {
    return this.#waits
  }
  /** The page that is open says whether I am asked. Who was asked a moment ago needs no bell. */
  set waits(waits: boolean) {
    if (waits === this.#waits) return
    if (waits && (document.hidden || performance.now() - this.#since > 5_000)) this.ring()
    this.#waits = waits
    this.#since = performance.now()
    document
      .querySelector<HTMLLinkElement>('link[rel=icon]')
      ?.setAttribute('href', waits ? '/icon-dot.svg' : '/icon.svg')
  }
  ring(): void {
    if (settings.sound) void import('./bell.ts').then(({ bell }) => bell())
  }
}
export const attention = new Attention()
