/** The laws of a phone's frame, whatever match the page shows and at whatever question: for tests that meet many. */
import { pick } from '@loggia/core'
import type { Page } from 'playwright-core'

/**
 * What is wrong with the frame: something scrolls or sticks out, the question is out of sight, a control or letters are
 * too small, an answerable place has no dot. Empty if all is right.
 */
export const frameFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = []
    const { innerWidth: w, innerHeight: h } = window
    const lying = h < 520 && w > h
    const phone = document.querySelector('.phone')
    if (!phone) return ['no frame of a phone']
    const inside = (e: Element) => {
      const { left, top, right, bottom } = e.getBoundingClientRect()
      return left >= -0.5 && top >= -0.5 && right <= w + 0.5 && bottom <= h + 0.5
    }
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > w || scrollHeight > h) faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`)
    const question = phone.querySelector('.bar h2')
    if (!question || !inside(question)) faults.push('the question is out of sight')

    // Controls of the frame: what lies on the stage is the place's own matter, and what is listed out of sight is for the ear.
    for (const e of phone.querySelectorAll<HTMLElement>('button, a, [role=tab]')) {
      if (e.closest('[data-stage], .record, .closed, [popover]:not(:popover-open)') || !e.getClientRects().length)
        continue
      const { width, height } = e.getBoundingClientRect()
      const least =
        lying && e.closest('.people') ? 29 : lying && e.closest('.title') ? 36 : lying && e.matches('.yes') ? 36 : 43.5
      const name = `${e.className} ${e.textContent?.trim().slice(0, 20)}`
      if (Math.min(width, height) < (e.matches('.yes') ? 39.5 : least)) faults.push(`${name}: ${width} × ${height}`)
      // A list, a result and what was missed are scrolled.
      if (!e.closest('.list, .result, .since-here ol') && !inside(e)) faults.push(`${name} sticks out`)
    }
    // A sheet whose answers are to be seen on the table is a line.
    const sheet = phone.querySelector<HTMLElement>('.sheet:not(.open):has(.line)')
    if (sheet && !lying && sheet.offsetHeight > 72) faults.push(`the line is ${sheet.offsetHeight} high`)
    // A result is a page of its own, with no stage.
    const stage = phone.querySelector<HTMLElement>('.phone > .stage')
    if (!stage) return phone.querySelector('.result') ? faults : [...faults, 'no stage']
    if (stage.offsetHeight < 190) faults.push(`the stage is ${stage.offsetHeight} high`)

    // Whatever is lit here: the dot of this place says so.
    const lit = phone.querySelectorAll('[data-stage] [data-state~="lit"]').length
    const tab = phone.querySelector('.places [aria-selected=true]')
    if (lit && tab && !tab.matches('.asks, [data-place=people]'))
      faults.push(`lit without a dot: ${tab.textContent?.trim()}`)

    for (const part of phone.querySelectorAll('.title, .people, .places, .bar'))
      for (const e of part.querySelectorAll('*'))
        if ([...e.childNodes].some(n => n.nodeType === 3 && n.nodeValue?.trim()) && !e.closest('.sr, .closed'))
          if (Number.parseFloat(getComputedStyle(e).fontSize) < 11)
            faults.push(`small letters: ${e.textContent?.trim()}`)
    return faults
  })

/** What can be picked in the place that is open, as it lies there. */
interface Lying {
  /** What is in sight and too small for a finger, or covered. */
  small: string[]
  covered: string[]
  /** What is in sight, with where a finger meets it, and what is not. */
  seen: { id: string; x: number; y: number }[]
  unseen: string[]
}
/** Runs in the page: everything lit that is in sight is large enough, and a finger meets it in its middle, or beside what is lit in its midst. */
const lying = (): Lying => {
  const stage = document.querySelector('[data-stage]')?.getBoundingClientRect()
  const lit = [...document.querySelectorAll<HTMLElement>('[data-stage] [data-state~="lit"]')]
  const small: string[] = []
  const covered: string[] = []
  const seen = new Map<string, { id: string; x: number; y: number }>()
  const LEAST = 24
  if (!stage) return { small, covered, seen: [], unseen: [] }
  for (const e of lit) {
    const id = e.dataset['target']!
    const { x: left, y: top, width, height } = e.getBoundingClientRect()
    const at = (u: number, v: number) => ({ x: left + width * u, y: top + height * v })
    const inside = ({ x, y }: { x: number; y: number }) =>
      x > stage.left && x < stage.right && y > stage.top && y < stage.bottom
    const over = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-target]')
    const meets = (p: { x: number; y: number }) => over(p)?.dataset['target'] === id
    if (!inside(at(0.5, 0.5))) continue
    if (Math.min(width, height) < LEAST - 0.5) small.push(`${id} is ${width.toFixed(1)} × ${height.toFixed(1)}`)
    const nested = over(at(0.5, 0.5))
    const beside = nested !== e && nested?.matches('[data-state~="lit"]')
    const spot = [at(0.5, 0.5), ...(beside ? [0.25, 0.75].flatMap(u => [at(u, 0.5), at(0.5, u)]) : [])].find(meets)
    if (spot) seen.set(id, { id, ...spot })
    else {
      const { x, y } = at(0.5, 0.5)
      const by = document.elementFromPoint(x, y)
      covered.push(`${id} is covered by ${nested?.dataset['target'] ?? `${by?.tagName} ${by?.getAttribute('class')}`}`)
    }
  }
  const all = new Set(lit.map(e => e.dataset['target']!))
  return {
    small,
    covered,
    seen: [...seen.values()],
    unseen: [...all].filter(id => !seen.has(id) && !covered.some(fault => fault.startsWith(`${id} is`))),
  }
}
/** Runs in the page: follows a sign at an edge while the same way has one. Returns what lies over it, or null. */
const follow = async (way: string): Promise<{ way: string; over: string } | null> => {
  const signs = [...document.querySelectorAll<HTMLElement>('[data-stage] .beyond')]
  const sign = signs.find(s => s.classList.contains(way)) ?? signs[0]
  if (!sign) return null
  const { x, y, width, height } = sign.getBoundingClientRect()
  const over = document.elementFromPoint(x + width / 2, y + height / 2)
  way = ['left', 'right', 'top', 'bottom'].find(edge => sign.classList.contains(edge))!
  sign.click()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  return {
    way,
    over: over && sign.contains(over) ? '' : `a sign is covered by ${over?.tagName} ${over?.getAttribute('class')}`,
  }
}
/** Runs in the page: the focus goes there by keyboard, and what has it comes into sight. */
const focus = async (id: string): Promise<void> => {
  const thing = document.querySelector<HTMLElement>(`[data-stage] [data-state~="lit"][data-target="${id}"]`)
  thing?.focus({ focusVisible: true } as FocusOptions)
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}
/** Every lit thing of the open place comes into sight, by itself, by the signs at the edges or by keys, and can be picked there. */
export async function litFaults(page: Page): Promise<string[]> {
  const faults = new Set<string>()
  const met = new Set<string>()
  let covered: string[] = []
  for (let turn = 0, way = ''; ; turn++) {
    const now = await page.evaluate(lying)
    for (const fault of now.small) faults.add(fault)
    for (const { id } of now.seen) met.add(id)
    covered = now.covered.filter(fault => !met.has(fault.split(' is covered')[0]!))
    const left = [...now.unseen, ...now.covered.map(fault => fault.split(' is covered')[0]!)].filter(id => !met.has(id))
    if (!left.length) return [...faults]
    const followed = turn < 3 ? await page.evaluate(follow, way) : null
    if (followed) {
      way = followed.way
      if (followed.over) faults.add(followed.over)
    } else if (turn < 80) await page.evaluate(focus, left[turn % left.length]!)
    else return [...faults, ...covered, `out of sight: ${left.join(', ')}`]
  }
}

/**
 * One touch of a player who uses the board and the line and never opens the list. Yes to what is lit, else another lit
 * thing on this place, else the place with a dot. Returns what was done; false if only the list would help.
 */
export async function touch(page: Page, rng: number[]): Promise<string | false> {
  const line = page.locator('.phone .line')
  const yes = line.locator('.confirm')
  if (await yes.count()) {
    await line.locator('.confirm[aria-disabled=false]').waitFor()
    await yes.tap()
    return 'confirm'
  }
  // A tile is held over a ground plan, and laid by a button there.
  const lay = page.locator(':is([data-stage], [data-line-tools]) button.go:not([aria-disabled=true], :disabled)')
  if ((await lay.count()) && !pick(rng, 3)) {
    await lay.first().tap()
    return 'lay'
  }
  // Second steps that lie elsewhere are rows over the place that was tapped.
  const rows = page.locator('.phone .sheet.open .choices .row .btn')
  if (await rows.count()) {
    await rows.nth(pick(rng, await rows.count())).tap()
    return 'row'
  }
  const beside = line.locator('.beside, .legal')
  const buttons = await beside.count()
  const { seen } = await page.evaluate(lying)
  if (buttons && (!seen.length || !pick(rng, seen.length + 1))) {
    await beside.nth(pick(rng, buttons)).tap()
    return 'line'
  }
  if (seen.length) {
    const { id, x, y } = seen[pick(rng, seen.length)]!
    await page.touchscreen.tap(x, y)
    return id
  }
  const sign = page.locator('[data-stage] .beyond')
  const asks = page.locator('.places .asks[aria-selected=false]')
  if (await sign.count()) await sign.first().tap()
  else if (await asks.count()) await asks.nth(pick(rng, await asks.count())).tap()
  else return false
  return 'elsewhere'
}
