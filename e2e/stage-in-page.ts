/** A stage in a page of its own, with a place of a few squares: what it tells is kept. */
import { createRawSnippet, mount, unmount } from 'svelte'
import Stage from '../board/Stage.svelte'

interface Square {
  target: string
  x: number
  y: number
  size: number
}
export const told: string[] = []
let shown: object | undefined

/** Shows a place as wide as the page and so high, with lit squares on it, before a question. `closest`: how near a map is brought. `across`: how wide a desk's board is drawn. */
export function show(height: number, lit: readonly Square[], question = 'first', closest?: number, across = 0): void {
  if (shown) void unmount(shown)
  told.length = 0
  const html = `<div id="place" style="position:relative;height:${height}px;background:linen">${lit
    .map(
      ({ target, x, y, size }) =>
        `<button data-target="${target}" data-state="lit" style="position:absolute;padding:0;border:0;background:teal;left:${x}px;top:${y}px;width:${size}px;height:${size}px"></button>`,
    )
    .join('')}</div>`
  const here = document.querySelector<HTMLElement>('#here')!
  here.style.height = '100vh'
  here.onclick = e => told.push(`click ${(e.target as HTMLElement).dataset['target'] ?? ''}`.trim())
  shown = mount(Stage, {
    target: here,
    props: {
      lit: lit.map(({ target }) => target),
      question,
      closest,
      across,
      motion: false,
      words: { whole: 'Whole', beyond: (count: number) => `${count} beyond` },
      onswipe: (by: number) => {
        told.push(`swipe ${by}`)
      },
      onbare: () => told.push('bare'),
      children: createRawSnippet(() => ({ render: () => html })),
    },
  })
}
