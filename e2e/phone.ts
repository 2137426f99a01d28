/** The laws of a phone's frame, whatever match the page shows and at whatever question: for tests that meet many. */
import type { Page } from 'playwright-core'

/**
 * What is wrong with the frame as it stands: something scrolls or sticks out, the question is out of sight, a control is too small, a place that
 * can be answered in says nothing, letters are too small. Empty when nothing is.
 */
export const frameFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [],
      { innerWidth: w, innerHeight: h } = window,
      lying = h < 520 && w > h,
      phone = document.querySelector('.phone')
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
      const { width, height } = e.getBoundingClientRect(),
        least =
          lying && e.closest('.people')
            ? 29
            : lying && e.closest('.title')
              ? 36
              : lying && e.matches('.yes')
                ? 36
                : 43.5
      const name = `${e.className} ${e.textContent?.trim().slice(0, 20)}`
      if (Math.min(width, height) < (e.matches('.yes') ? 39.5 : least)) faults.push(`${name}: ${width} × ${height}`)
      if (!e.closest('.list') && !inside(e)) faults.push(`${name} sticks out`)
    }
    // A sheet whose answers are to be seen on the table is a line.
    const sheet = phone.querySelector<HTMLElement>('.sheet:not(.open):has(.line)')
    if (sheet && !lying && sheet.offsetHeight > 72) faults.push(`the line is ${sheet.offsetHeight} high`)
    const stage = phone.querySelector<HTMLElement>('.phone > .stage')!
    if (stage.offsetHeight < 190) faults.push(`the stage is ${stage.offsetHeight} high`)

    // Whatever is lit here: the dot of this place says so.
    const lit = phone.querySelectorAll('[data-stage] [data-state~="lit"]').length,
      tab = phone.querySelector('.places [aria-selected=true]')
    if (lit && tab && !tab.matches('.asks, [data-place=people]'))
      faults.push(`lit without a dot: ${tab.textContent?.trim()}`)

    for (const part of phone.querySelectorAll('.title, .people, .places, .bar'))
      for (const e of part.querySelectorAll('*'))
        if ([...e.childNodes].some(n => n.nodeType === 3 && n.nodeValue?.trim()) && !e.closest('.sr, .closed'))
          if (Number.parseFloat(getComputedStyle(e).fontSize) < 11)
            faults.push(`small letters: ${e.textContent?.trim()}`)
    return faults
  })
