/** What is told is told where things lie: those that are gone, where they lay, unless something else is shown there now. */
import { expect, test } from 'vitest'
import { openBrowser } from './hall.ts'
import { compiled, pageOf } from './in-page.ts'

const page = await pageOf(await openBrowser(), await compiled('sight-in-page.ts'), { width: 360 })
/** The upper edges of these spots, once one page has become the other. */
const tops = async (html: string, after: string, ...spots: (string | object)[]) =>
  page.evaluate(
    ([html, after, spots]) =>
      (globalThis as never as { inPage: { found(...all: unknown[]): ({ y: number } | undefined)[] } }).inPage
        .found(html, after, ...spots)
        .map(place => place?.y),
    [html, after, spots] as const,
  )
const at = (top: number, more: string) =>
  `<b ${more} style="position:absolute;left:9px;top:${top}px;width:20px;height:20px"></b>`
const tile = (top: number) => at(top, 'data-target="tile:1"')

test('what is gone lies where it lay, but not where something else is shown now', async () => {
  expect(await tops(`<p id="offer">${tile(10)}</p>`, '<p id="offer"></p>', 'tile:1')).toEqual([10])
  expect(await tops(`<p id="pane" data-room>${tile(10)}</p>`, '<p id="other"></p>', 'tile:1')).toEqual([undefined])
})
test('what is gone lies on its paper, wherever that lies now', async () => {
  const stage = (top: number, tiles: string) =>
    `<div id="stage" data-stage style="position:absolute;inset:0"><p id="paper" style="position:absolute;top:${top}px;width:300px;height:90px">${tiles}</p></div>`
  expect(await tops(stage(100, tile(10)), stage(140, ''), 'tile:1')).toEqual([150])
})
test('what lies elsewhere lies there, and nowhere when that is out of sight', async () => {
  expect(await tops(`<p id="offer">${tile(10)}</p>`, `<p id="offer">${tile(50)}</p>`, 'tile:1')).toEqual([50])
  expect(await tops(`<p id="offer">${tile(10)}</p>`, `<p id="offer">${tile(5000)}</p>`, 'tile:1')).toEqual([undefined])
})
test('what nobody sees lies at the plate of what is closed, or at its person', async () => {
  const page = `<p id="leaf">${at(70, 'data-holds="card tile"')}</p><p id="person" data-seat="2">${at(90, 'class="shield"')}</p>`
  expect(await tops(page, page, 'tile:1', { seat: 2, thing: 'tile:1' }, 'order:1')).toEqual([70, 90, undefined])
})
test('a piece that did not move is where it was', async () => {
  const disc = (top: number) => `<p id="track">${at(top, 'data-spot="disc"')}</p>`
  const same = async (after: number) =>
    page.evaluate(
      ([html, after]) => {
        const { found } = (globalThis as never as { inPage: { found(...all: unknown[]): unknown[] } }).inPage
        const [was, is] = found(html, after, { was: 'disc' }, { is: 'disc' })
        return was === is
      },
      [disc(10), disc(after)] as const,
    )
  expect([await same(10), await same(40)]).toEqual([true, false])
})
