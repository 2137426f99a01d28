/** What holds at every decision of random matches, with every option: checked against a second opinion (`second-opinion.ts`). */
import { acting, asked, pick, seeded, firstOf } from '@loggia/core'
import { expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { V } from '../rules/verbs.ts'
import { scenes } from '../scenes.ts'
import { grid, places, spans, workValue } from './second-opinion.ts'

const { box } = princes
/** Plays on at random and shows every decision with its legal moves. */
function wander(
  t: PrincesTable,
  seed: string,
  look: (t: PrincesTable, seat: number, legal: string[]) => void,
  limit = 400,
): PrincesTable {
  const rng = seeded(seed)
  for (let n = 0; n < limit && !princes.over(t); n++) {
    const set = acting(t)
    const seat = firstOf(set)
    const legal: number[] = []
    princes.moves(t, seat, legal)
    look(
      t,
      seat,
      legal.map(m => princes.format(m)),
    )
    princes.play(t, seat, legal[pick(rng, legal.length)]!)
  }
  return t
}
const begin = (k: number) =>
  princes.setup({
    seats: 2 + (k % 4),
    options: { 'joint-building': k & 1 ? 'with' : 'without', characters: k & 2 ? 'with' : 'without' },
    seed: `invariants ${k}`,
  })
const each = (look: Parameters<typeof wander>[2]) => {
  for (let k = 0; k < 8; k++) wander(begin(k), `wander ${k}`, look)
  for (const scene of scenes) wander(scene.table(princes), `wander ${scene.name}`, look, 25)
}

test('PF-10.3 PF-10.4 PF-18.2 PF-18.5 every place of a tile is found, and no other', () => {
  const met = { place: 0, span: 0, build: 0, join: 0 }
  each((t, seat, legal) => {
    const s = asked(t, seat)!
    if (s.do === 'site') {
      met.place++
      expect(legal.filter(w => w.startsWith('place')).sort()).toEqual(places(t, seat, box.tiles[s.tile].id))
    }
    if (s.do === 'span') {
      met.span++
      const { turn, square } = box.tiles[s.building].spans
      const offered = s.but < 0 ? '' : princes.format(V.span(turn[s.but], square[s.but])) // PF-18.6
      expect(legal.filter(w => w.startsWith('span')).sort()).toEqual(
        spans(t, s.builder, ['west', 'east'][s.edge]!, box.tiles[s.building].id).filter(w => w !== offered),
      )
    }
    if (s.do !== 'act' || s.left === 0) return
    const p = t.players[seat]
    const price = [7, 3, 3, 0][p.builders]!
    const id = box.tiles[(t.revealCount * 7 + seat) % 10].id
    const k = box.tiles.findIndex(x => x.id === id)
    const free = t.tiles[k] > 0 && !p.tiles.includes(k)
    expect(legal.includes(`build:${id}`), `build ${id}`).toBe(
      free && p.florins >= price && places(t, seat, id).length > 0,
    )
    met.build++
    for (const edge of ['west', 'east']) {
      const other = box.neighbours[t.players.length]?.[seat]?.[edge === 'east' ? 1 : 0] ?? -1
      expect(legal.includes(`join:${edge},${id}`), `join ${edge} ${id}`).toBe(
        free &&
          s.offers < 3 &&
          !(other >= 0 && t.players[other].tiles.includes(k)) &&
          spans(t, seat, edge, id).length > 0,
      )
      met.join++
    }
  })
  expect(Math.min(...Object.values(met))).toBeGreaterThan(50)
})

test('PF-9.2 PF-9.3 a work is offered when its value and the bonus cards reach the minimum', () => {
  let works = 0
  each((t, seat, legal) => {
    const s = asked(t, seat)!
    if (s.do !== 'act' || s.left === 0) return
    for (const card of t.players[seat].hand.ids) {
      const { id } = box.cards[card]
      const value = workValue(t, seat, id)
      const minimum = [7, 10, 12, 14, 15, 16, 17][t.round - 1]!
      if (value >= minimum) works++
      if (value >= minimum || t.players[seat].bonus.ids.length === 0)
        expect(legal.includes(`work:${id}`), id).toBe(value >= minimum)
    }
  })
  expect(works).toBeGreaterThan(30)
})

test('PF-14.4 prestige has its sources; nothing is below 0', () => {
  each(t => {
    for (const p of t.players) {
      expect(p.sources.reduce((a, b) => a + b, 0)).toBe(p.prestige)
      expect(Math.min(p.florins, p.jesters, p.builders, p.recruiting, p.recruited)).toBeGreaterThanOrEqual(0)
    }
    expect(Math.min(t.jesters, t.builders, t.recruiting, ...t.tiles, ...t.freedoms)).toBeGreaterThanOrEqual(0)
  })
})

test('PF-10.2 PF-10.3 PF-18.4 no tiles overlap, no estate has a kind of building twice, a joint building lies on two', () => {
  each(t => {
    t.players.forEach((p, seat) => {
      if (t.automa && seat > 0) return // the Automa always finds room, and may have a kind twice (PF-19.4)
      grid(t, seat) // throws where tiles overlap
      const buildings = p.tiles.filter(k => k < 10)
      expect(new Set(buildings).size).toBe(buildings.length)
    })
    for (let k = 0; k < 10; k++) expect(t.players.filter(p => (p.joint >> k) & 1).length % 2).toBe(0)
  })
})
