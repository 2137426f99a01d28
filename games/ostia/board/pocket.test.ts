/** The chart as a phone shows it: nothing on it hides anything else. */
import { describe, expect, test } from 'vitest'
import { around, overlap } from '../../../board/geometry.ts'
import { measure, rowsOf, type Token } from '../../../board/tokens.ts'
import { boxOf, shipped } from '../rules/box.ts'
import { ostia } from '../rules/index.ts'
import { anchorage, covered, hull, readable, SHIP } from './anchorage.ts'
import { type Chart, chartOf, SLOT, slots as slotsOf } from './chart.ts'
import { briefly, comers, DISC, NAME, plateOf, plateRect, pocketChart, pocketOf, seals } from './pocket.ts'

const box = boxOf(shipped)

describe.each([true, false])('the chart of a phone, upright: %s', upright => {
  const pocket = pocketOf(upright)
  const chart = pocketChart(box, pocket)
  const plates = (rows: (id: string) => readonly Token[]) =>
    chart.places
      .filter(p => p.kind !== 'departure')
      .map(p => {
        const plate = plateOf(pocket, p.id, [0, 0])
        return { id: p.id, plate, ...plateRect(pocket, plate, rows(p.id)) }
      })
  const shortest = (id: string) => [{ text: id.startsWith('transport') ? '2' : '+2' }, { icon: 'reward' }]
  /** What is longest of all that may lie there, late in a match. */
  const longest = (id: string) =>
    box.tilesFor[box.kind[box.nodes.indexOf(id)]!]!.map(k =>
      briefly(rowsOf(ostia, 'tile', box.tiles[k]!.id)[0]!),
    ).reduce((a, b) => (measure(b, 1).width > measure(a, 1).width ? b : a))
  test('every plate lies on the sheet, none upon another, none upon a node or a discovery space', () => {
    const all = plates(shortest)
    const { x, y, width, height } = pocket.view
    for (const p of all) {
      expect(p.x >= x && p.x + p.width <= x + width && p.y >= y && p.y + p.height <= y + height, p.id).toBe(true)
      for (const q of all) if (p !== q) expect(overlap(p, q), `${p.id} over ${q.id}`).toBe(false)
      for (const q of chart.places) expect(overlap(p, around(q.at, 16, 16)), `${p.id} over ${q.id}`).toBe(false)
      for (const [k, space] of chart.spaces.entries())
        for (const at of slotsOf(space, box.spaces[k]!.slots.length))
          expect(overlap(p, around(at, SLOT, SLOT)), `${p.id} over ${box.spaces[k]!.id}`).toBe(false)
    }
  })
  test('late in a match, with the longest tiles and a disc of everybody, none hides another nor a node', () => {
    const faults: string[] = []
    const all = plates(longest).map(p => {
      if (p.id.startsWith('transport')) return p
      const hung = seals(pocket, p, !!p.plate.below, 4).map(([x, y]) =>
        around([p.x + p.width / 2 + x, p.y + p.height / 2 + y], DISC * pocket.size, DISC * pocket.size),
      )
      for (const q of hung)
        for (const n of chart.places) if (overlap(q, around(n.at, 22, 22))) faults.push(`${p.id} disc over ${n.id}`)
      const y = Math.min(p.y, hung[0]!.y)
      return { ...p, y, height: Math.max(p.y + p.height, hung[0]!.y + hung[0]!.height) - y }
    })
    for (const p of all) for (const q of all) if (p !== q && overlap(p, q)) faults.push(`${p.id} over ${q.id}`)
    expect(faults).toEqual([])
  })
  test('names are hidden by no plate and by no node', () => {
    const all = plates(shortest)
    for (const p of all.filter(p => !p.id.startsWith('transport'))) {
      const wide = p.id.length * NAME * pocket.size * 0.42
      const left =
        p.plate.anchor === 'start'
          ? p.x
          : p.plate.anchor === 'end'
            ? p.x + p.width - wide
            : p.x + p.width / 2 - wide / 2
      const high = NAME * pocket.size * 0.7
      const name = {
        x: left,
        y: p.plate.below ? p.y + p.height + 4 : p.y - 9 * pocket.size - high,
        width: wide,
        height: high,
      }
      for (const q of all) expect(overlap(name, q), `${p.id} under ${q.id}`).toBe(false)
      for (const q of chart.places) expect(overlap(name, around(q.at, 16, 16)), `${p.id} under ${q.id}`).toBe(false)
    }
  })
  test('what a plate says of every tile has an icon, and stays on the sheet', () => {
    const rows = Object.keys(ostia.effects!.components['tile']!).map(id => briefly(rowsOf(ostia, 'tile', id)[0]!))
    for (const row of rows) {
      expect(row.some(t => t.icon !== undefined)).toBe(true)
      for (const p of plates(() => row)) {
        expect(p.x).toBeGreaterThanOrEqual(pocket.view.x)
        expect(p.x + p.width).toBeLessThanOrEqual(pocket.view.x + pocket.view.width)
      }
    }
    expect(briefly(rowsOf(ostia, 'tile', 'port-trade-wood')[0]!)).toEqual([{ text: '→' }, { icon: 'wood' }])
  })
})

describe.each([
  ['a desk', undefined],
  ['a phone upright', true],
  ['a phone on its side', false],
] as const)('ships in one port, on the chart of %s', (_, upright) => {
  const chart = ((): Chart => {
    if (upright === undefined) return chartOf(box)
    const pocket = pocketOf(upright)
    const drawn = pocketChart(box, pocket)
    return {
      ...drawn,
      places: drawn.places.map(p => {
        const { x, y, width, height } = plateRect(pocket, plateOf(pocket, p.id, p.at), [
          { text: '2' },
          { icon: 'wood' },
        ])
        return p.kind === 'departure' ? p : { ...p, tile: [x + width / 2, y + height / 2], size: { width, height } }
      }),
    }
  })()
  const size = chart.pocket?.ship ?? SHIP
  const ports = chart.places.flatMap((p, node) => (box.after[node]!.length ? [{ id: p.id, node }] : []))
  const ships = (count: number) =>
    ports.flatMap(({ id, node }) => anchorage(chart, box, node, count).map(at => ({ id, ...hull(at, size) })))
  test.each([1, 2])('%i hide hardly anything of a plate or of a discovery', count => {
    const read = readable(chart, box)
    for (const ship of ships(count))
      for (const r of read)
        expect(covered(r, ship) / (r.width * r.height), `${ship.id} over ${r.x}, ${r.y}`).toBeLessThan(0.1)
  })
  test('however many, they lie on the sheet', () => {
    const { x, y, width, height } = chart.view
    for (const ship of [3, 4].flatMap(ships)) {
      expect(ship.x >= x && ship.x + ship.width <= x + width, ship.id).toBe(true)
      expect(ship.y >= y && ship.y + ship.height <= y + height, ship.id).toBe(true)
    }
  })
})

test('the disc to come is told apart from those that lie there, in any seat order', () => {
  expect(comers([2], [0, 2])).toEqual([0])
  expect(comers([0, 1, 1], [0, 1, 1, 1])).toEqual([1])
  expect(comers([1, 3], [1, 3])).toEqual([])
})
