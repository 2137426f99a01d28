/** A place that scrolls says where it is cut below: a sign at its lower edge, until one has scrolled there. What it looks like stands in `app.css`. */
import type { Attachment } from 'svelte/attachments'

export const cut: Attachment<HTMLElement> = box => {
  const look = () => {
    box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop - box.clientHeight > 6)
  }
  const sizes = new ResizeObserver(look)
  /** What comes and goes in it. */
  const parts = new MutationObserver(() => {
    for (const part of box.children) sizes.observe(part)
    look()
  })
  sizes.observe(box)
  for (const part of box.children) sizes.observe(part)
  parts.observe(box, { childList: true })
  box.addEventListener('scroll', look, { passive: true })
  return () => {
    sizes.disconnect()
    parts.disconnect()
    box.removeEventListener('scroll', look)
  }
}
