/** The laws of the desk's frame, whatever match the page shows and at whatever question: for tests that meet many. */
import type { Page } from 'playwright-core'
import { ALL } from './play.ts'

/** What a laptop leaves. */
export const LAPTOP = { width: 1366, height: 650 }
/** The sizes of a desk at which the laws are looked at: nightly all. */
export const SIZES = ALL
  ? [
      { width: 1180, height: 620 },
      { width: 1280, height: 593 },
      LAPTOP,
      { width: 1280, height: 800 },
      { width: 1440, height: 900 },
      { width: 1536, height: 730 },
      { width: 1920, height: 950 },
      { width: 1920, height: 1080 },
      { width: 2560, height: 1440 },
    ]
  : [LAPTOP]

/** What the frame shows: what is wrong with it, and where its parts lie. */
export interface Frame {
  faults: string[]
  boxes: Record<string, string>
  /** How much of the screen the common parts have. */
  share: number
}

/** Runs in the page. */
const look = (): Frame => {
  const faults = new Set<string>()
  const { innerWidth: w, innerHeight: h } = window
  const LEAST = 11
  const room = document.querySelector('.room')
  const bar = document.querySelector('.bar')
  if (!room) return { faults: ['no desk'], boxes: {}, share: 0 }

  // Where all lies, and how much of the screen is for what lies before everybody.
  const boxes: Record<string, string> = {}
  let common = 0
  const rounded = (e: Element) => {
    const { x, y, width, height } = e.getBoundingClientRect()
    return [x, y, width, height].map(n => Math.round(n)).join(' ')
  }
  for (const part of document.querySelectorAll<HTMLElement>('.part[data-part]')) {
    const id = part.dataset['part']!
    boxes[id] = rounded(part)
    const drawn = part.firstElementChild!.getBoundingClientRect()
    if (part.dataset['of'] === 'table') common += drawn.width * drawn.height
    if (drawn.right > w + 1 || drawn.bottom > h + 1) faults.add(`${id} sticks out`)
  }
  if (bar) {
    boxes['bar'] = rounded(bar)
    const frame = bar.getBoundingClientRect()
    for (const e of bar.querySelectorAll('.ask, .where, .answers > *, .orders > *, .tools > *, .chosen, .go')) {
      const { left, right, top, bottom, width } = e.getBoundingClientRect()
      if (width && (left < frame.left || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1))
        faults.add(`cut in the bar: ${e.textContent?.trim()}`)
    }
    const question = bar.querySelector('h2')
    if (question && question.scrollHeight > question.clientHeight + 6) faults.add(`cut: ${question.textContent}`)
    for (const words of bar.querySelectorAll('.where, .orders > *'))
      if (words.scrollWidth > words.clientWidth + 1) faults.add(`cut: ${words.textContent?.trim()}`)
  }

  // Letters: how large they are on the screen, and whether they are whole.
  const clipOf = (e: Element | null): DOMRect | null => {
    if (!e?.closest('.part')) return null
    const { overflowY } = getComputedStyle(e)
    // What is scrolled may be cut anywhere.
    return overflowY === 'visible' ? clipOf(e.parentElement) : overflowY === 'hidden' ? e.getBoundingClientRect() : null
  }
  const linesOf = (node: Node): DOMRectList => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getClientRects()
  }
  const texts = document.createTreeWalker(document.querySelector('.screen')!, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!
    const text = node.nodeValue!.trim()
    if (!text || parent.closest('.sr, title, style, [popover]:not(:popover-open), [hidden]')) continue
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { a = 1, b = 0 } = (parent instanceof SVGGraphicsElement && parent.getScreenCTM()) || {}
    const sheet = parent.closest<HTMLElement>('.drawn')
    const scale =
      parent instanceof SVGElement
        ? Math.hypot(a, b)
        : sheet
          ? sheet.getBoundingClientRect().width / sheet.offsetWidth
          : 1
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale
    const where = parent.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? parent.closest('[class]')?.className
    if (size < LEAST - 0.06) faults.add(`${where}: “${text.slice(0, 20)}” is ${size.toFixed(1)} px`)
    // A line that is half in sight. One that is out of sight was meant so.
    const clip = parent instanceof SVGElement ? null : clipOf(parent)
    for (const { top, bottom } of clip ? linesOf(node) : [])
      if (top < clip!.bottom - 3 && bottom > clip!.bottom + 3) faults.add(`${where} cuts “${text.slice(0, 20)}”`)
  }

  // Whatever is lit is in the window, and a pointer meets it.
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9]
  const met = new Map<string, boolean>()
  for (const e of document.querySelectorAll<HTMLElement>('[data-part] [data-state~="lit"]')) {
    const { x, y, width, height } = e.getBoundingClientRect()
    const hit = PARTS.some(v =>
      PARTS.some(u => {
        const at = document.elementFromPoint(x + width * u, y + height * v)
        return at !== null && (e.contains(at) || at.closest('[data-state~="lit"]') === e)
      }),
    )
    const id = e.dataset['target']!
    met.set(id, (met.get(id) ?? false) || hit)
  }
  for (const [id, hit] of met) if (!hit) faults.add(`${id} is out of sight or covered`)

  // What is alike in a part stands in the order of the list: so go Tab, the numbers and the eye. A ring begins nowhere: Tiletum's dice are listed by
  // colour, and lie by value. A map has no order: the list names first
  // what one nearly always takes. Rooms are listed by the character that
  // would move in.
  const last = new Map<string, { id: string; key: number }>()
  for (const e of document.querySelectorAll<HTMLElement>(
    '[data-part]:not([data-part="wheel"], [data-part="map"], [data-part="houses"]) [data-state~="lit"][aria-keyshortcuts]',
  )) {
    const id = e.dataset['target']!
    const kind = `${e.closest<HTMLElement>('[data-part]')!.dataset['part']} ${id.split(':')[0]}`
    const key = Number(e.getAttribute('aria-keyshortcuts'))
    const before = last.get(kind)
    if (before && before.key > key) faults.add(`${before.id} (${before.key}) stands before ${id} (${key})`)
    last.set(kind, { id, key })
  }
  return { faults: [...faults], boxes, share: common / (w * h) }
}

/** The page has that size, and has laid its desk for it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    width =>
      new Promise<void>(done => {
        const look = () =>
          requestAnimationFrame(innerWidth === width ? () => requestAnimationFrame(() => done()) : look)
        look()
      }),
    size.width,
  )
  await page.locator('.room .part').first().waitFor()
}
/** The frame as it stands. */
export const frameOf = (page: Page): Promise<Frame> => page.evaluate(look)
/** What is wrong with it. */
export const faultsOf = async (page: Page): Promise<string[]> => (await frameOf(page)).faults

/** Runs in the page: the icons of which nothing is said where they are pointed at. Words beside one name it, too. */
const wordless = (): string[] => {
  const found = new Set<string>()
  for (const icon of document.querySelectorAll('.room :is(.glyph, .face)')) {
    const { x, y, width, height } = icon.getBoundingClientRect()
    if (!width || !icon.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const on = document.elementFromPoint(x + width / 2, y + height / 2)
    // Below a plate.
    if (!on?.closest('.room')) continue
    const said = on.closest('.room :is([data-target], [title], button, g:has(> title))')
    const beside = icon.parentElement!
    if (said || (!(beside instanceof SVGElement) && /\p{L}{2}/u.test(beside.textContent ?? ''))) continue
    const part = icon.closest<HTMLElement>('[data-part]')?.dataset['part']
    found.add(`${part}: ${beside.getAttribute('class') || beside.tagName} at ${Math.round(x)}, ${Math.round(y)}`)
  }
  return [...found]
}
/** The icons that have no words. */
export const wordlessOf = (page: Page): Promise<string[]> => page.evaluate(wordless)
