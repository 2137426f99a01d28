/** The laws of what is written on a place, for tests that show many: it can be read, and nothing is written over anything else. */

/** Runs in the page: what is written below that element in too small letters, or over something else that is. What stands on the tiles of a map (`nearer`) is read nearer; `unseen`: what only others see. */
export const letterFaults = ([selector, nearer, unseen]: readonly [
  selector: string,
  nearer: string,
  unseen?: string,
]): string[] => {
  const LEAST = 11
  const ground = document.querySelector(selector)!
  const found = new Set<string>()
  const labels: { text: string; box: DOMRect; of: Element }[] = []
  const texts = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!
    const text = node.nodeValue!.trim()
    if (
      !text ||
      parent.closest('.sr, title, style, [popover]') ||
      (unseen && parent.closest(unseen)) ||
      !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { a = 1, b = 0 } = (parent instanceof SVGGraphicsElement && parent.getScreenCTM()) || {}
    const drawn =
      Number.parseFloat(getComputedStyle(parent).fontSize) * (parent instanceof SVGElement ? Math.hypot(a, b) : 1)
    const dots = getComputedStyle(parent).textOverflow === 'ellipsis'
    const { right } = parent.getBoundingClientRect()
    // Line by line; what ends in dots is written no further.
    for (const { x, y, width: all, height } of range.getClientRects()) {
      const width = dots ? Math.min(all, right - x) : all
      if (width < 2) continue
      if (drawn < LEAST - 0.05 && !(nearer && parent.closest(nearer))) found.add(`“${text}” is ${drawn.toFixed(1)} px`)
      // Of the height of a line about three fifths are letters.
      if (!(parent instanceof SVGTextPathElement))
        labels.push({ text, box: new DOMRect(x + 1, y + height * 0.22, width - 2, height * 0.56), of: parent })
    }
  }
  const over = (p: DOMRect, q: DOMRect) =>
    Math.min(p.right, q.right) - Math.max(p.left, q.left) > 1 &&
    Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 1
  labels.forEach((p, k) => {
    for (const q of labels.slice(k + 1))
      if (p.of !== q.of && over(p.box, q.box)) found.add(`“${p.text}” lies over “${q.text}”`)
  })
  return [...found]
}
