/** A plate of a table page lies where it covers nothing lit, and is laid again whenever that may have changed. */
import { followLit } from './follow-lit.ts'
import { placed } from './placed.ts'

/** An attachment for a plate with a fixed position. `changes` reads what decides what is lit: what is pointed at is not among it, and moves nothing. */
export const layPlate =
  (changes: () => unknown) =>
  (plate: HTMLElement): (() => void) => {
    const lay = () => {
      const { left, top } = placed(plate)
      plate.style.left = `${left}px`
      plate.style.top = `${top}px`
    }
    const { follow, stop } = followLit(lay)
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
    return () => {
      grows.disconnect()
      stop()
    }
  }
