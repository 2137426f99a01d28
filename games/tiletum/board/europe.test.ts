import { speaker } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { around, inset, inside, overlap, type Rect } from '../../../board/geometry.ts'
import { boxOf } from '../rules/box.ts'
import { act, shipped, space, table, tiletum as game } from '../test/helpers.ts'
import { along, CARTOUCHE, hillsOf, planOf, shores, skeleton, standing, VIEW } from './europe.ts'
import { words } from '../words/index.ts'
import { fairsOf } from './fairs.ts'
import { thingsOf } from './map-targets.ts'
import { legsTo, pricesOf, spaceOf } from './drawn-routes.ts'

const { box } = game
const plan = planOf(box)
const { places } = plan
const within = (r: Rect, by: Rect) =>
  r.x >= by.x && r.y >= by.y && r.x + r.width <= by.x + by.width && r.y + r.height <= by.y + by.height
describe.each([false, true])('the layout of the map, turned %s', turned => {
  const plan = planOf(box, turned)
  const { places, roads } = plan
  /** Inside the frame. */
  const SHEET = inset(plan.view, 8)
  test('every space, slot, tile and cathedral of the data has its place', () => {
    expect(places.map(p => p.id)).toEqual(shipped.map.spaces.map(s => s.id))
    places.forEach((p, s) => {
      expect(p.slots, p.id).toHaveLength(box.postsAt[s]!.length)
      expect(p.tiles, p.id).toHaveLength(box.tilesAt[s]!.length)
      expect(p.cathedral !== null, p.id).toBe(box.cathedralAt[s]! >= 0)
    })
    expect(places.flatMap(p => p.slots)).toHaveLength(box.postSlots.length)
    expect(places.flatMap(p => p.tiles)).toHaveLength(box.tileSlots.length)
    expect(places.filter(p => p.fair)).toHaveLength(shipped.fairs.cityTiles.length + 1)
  })
  test('nothing of one space lies over another, under the cartouche or outside the frame', () => {
    const parts = places.map(skeleton)
    parts.forEach((own, k) => {
      for (const r of own) {
        expect(within(r, SHEET), `${places[k]!.id} in the frame`).toBe(true)
        if (!turned) expect(overlap(r, CARTOUCHE), `${places[k]!.id} under the cartouche`).toBe(false)
      }
      for (let j = 0; j < k; j++)
        for (const r of own)
          for (const s of parts[j]!) expect(overlap(r, s), `${places[k]!.id} over ${places[j]!.id}`).toBe(false)
    })
    if (!turned) expect(within(CARTOUCHE, SHEET)).toBe(true)
  })
  test('the parts of a city lie beside each other', () => {
    for (const p of places) {
      const parts = skeleton(p)
      parts.forEach((r, k) => {
        for (let j = 0; j < k; j++) expect(overlap(r, parts[j]!), `${p.id}: ${j} ${k}`).toBe(false)
      })
    }
  })
  test('roads are the edges of the data, and their prices stand by them', () => {
    expect(roads).toHaveLength(shipped.map.edges.length)
    for (const road of roads) {
      const near = Array.from({ length: 101 }, (_, k) => along(road, places, k / 100)).some(
        ([x, y]) => Math.hypot(x - road.disc[0], y - road.disc[1]) < 17,
      )
      expect(near, `${places[road.a]!.id} ${places[road.b]!.id}`).toBe(true)
      expect(within(around(road.disc, 22, 22), SHEET)).toBe(true)
    }
  })
  test('all eight pieces can stand on one space, each where none of the others is', () => {
    for (const p of places)
      for (let n = 1; n <= 8; n++) {
        const feet = Array.from({ length: n }, (_, k) => standing(p, k, n))
        feet.forEach(([x, y], k) => {
          expect(within(around([x, y - 12], 24, 24), SHEET), `${p.id} ${n}`).toBe(true)
          for (const [u, v] of feet.slice(0, k)) expect(Math.hypot(x - u, y - v), `${p.id} ${n}`).toBeGreaterThan(13)
        })
      }
  })
  test('mountains stand on land and leave free what is read', () => {
    const coasts = shores(3, turned)
    const all = hillsOf(plan)
    const free = places.flatMap(skeleton)
    expect(all.length).toBeGreaterThan(60)
    for (const { at } of all) {
      expect(coasts.some(c => inside(at, c))).toBe(true)
      expect(free.some(r => overlap(r, around(at, 2, 2)))).toBe(false)
    }
  })
  test('a city lies about where it lay', () => {
    for (const [k, { at }] of places.entries()) {
      const [x, y] = planOf(box).places[k]!.at
      const [u, v] = turned ? [y, 860 - x] : [x, y]
      expect(Math.hypot(at[0] - u!, at[1] - v!), places[k]!.id).toBeLessThan(60)
    }
  })
})

describe('the map', () => {
  test('a map with other spaces is drawn by its own coordinates', () => {
    const other = structuredClone(shipped)
    for (const s of other.map.spaces) s.id = `x-${s.id}`
    for (const e of other.map.edges) {
      e.a = `x-${e.a}`
      e.b = `x-${e.b}`
    }
    other.map.start = `x-${other.map.start}`
    other.fairs.fixedCity = `x-${other.fairs.fixedCity}`
    for (const c of other.cathedrals.cathedrals) c.city = `x-${c.city}`
    for (const c of other.fairs.cityTiles) c.city = `x-${c.city}`
    const strange = planOf(boxOf(other))
    expect(strange.places).toHaveLength(places.length)
    for (const p of strange.places) expect(within(around(p.at, 2, 2), VIEW), p.id).toBe(true)
  })
})

describe('what can be pointed at', () => {
  test('is 24 wide and high, in the frame, and its middle is covered by nothing that lies above it', () => {
    const t = table({ seats: 4 })
    const all = thingsOf(plan, t, box)
    expect(new Set(all.map(thing => thing.target)).size).toBe(all.length)
    expect(all).toHaveLength(box.spaces.length + box.postSlots.length + box.cathedrals.length + t.mapTiles.length)
    all.forEach(({ target, rect, at, r, hits }, k) => {
      const pressed = [...(r ? [rect] : []), ...hits]
      expect(Math.max(...pressed.map(p => p.width)), target).toBeGreaterThanOrEqual(24)
      expect(Math.max(...pressed.map(p => p.height)), target).toBeGreaterThanOrEqual(24)
      for (const p of pressed) expect(within(p, inset(VIEW, 8)), target).toBe(true)
      for (const above of all.slice(k + 1))
        for (const p of above.r ? [above.rect, ...above.hits] : above.hits)
          expect(overlap(around(at, 2, 2), p), `${above.target} over ${target}`).toBe(false)
    })
  })
})

describe('the fairs', () => {
  test('TI-11.1, 11.2: round, city, what is counted, VP of the board and of the tile', () => {
    const t = table()
    t.round = 3
    t.fairTiles = ['fair-pillars', 'fair-post-and-pillar', 'fair-king-track', 'fair-cathedrals'].map(id =>
      box.fairs.findIndex(f => f.id === id),
    )
    t.fairCities = ['tiletum', 'verona', 'genova', 'hamburg'].map(space)
    const rows = fairsOf({ view: t, game, box, speaker: speaker(game, words.en, ['Ada', 'Bea']) })
    expect(rows.map(f => [f.round, f.city, f.icons.join(), f.vp, f.past, f.now])).toEqual([
      [1, 'Tiletum', 'pillar', '1+2', true, false],
      [2, 'Verona', 'post,pillar', '2+6', true, false],
      [3, 'Genova', 'king', '3+3', false, true],
      [4, 'Hamburg', 'cathedral', '4+4', false, false],
    ])
  })
})

describe('ways as they are drawn', () => {
  test('things of a city are where the city is', () => {
    const t = table()
    const tile = t.mapTiles[box.tilesAt[space('koeln')]![0]!]!
    for (const target of ['space:koeln', 'slot:koeln-post-1', 'cathedral:cathedral-koeln', `tile:${box.tileIds[tile]}`])
      expect(box.spaces[spaceOf(target, t, box)], target).toBe('koeln')
    expect(spaceOf('colour:stone', t, box)).toBe(-1)
    expect(spaceOf(`tile:${box.tileIds[t.kingTile]}`, t, box)).toBe(-1)
  })
  test('TI-6.8 what is pointed at is reached road by road, and what the points do not reach is far', () => {
    const t = act('architect', 5, { architect: 'tiletum' })
    const legs = legsTo(plan, t, 0, space('praha'), box)
    expect(legs.map(l => [l.price, l.far])).toEqual([
      [1, false],
      [2, false],
      [3, true],
      [4, true],
    ])
    expect(legs.map(l => [places[l.road.a]!.id, places[l.road.b]!.id])[0]).toEqual(['tiletum', 'koeln'])
  })
  test('nobody acts: both ways, without prices', () => {
    const legs = legsTo(plan, table(), 0, space('koeln'), box)
    expect(legs.map(l => l.price)).toEqual([0, 0])
    expect(legsTo(plan, table(), 0, -1, box)).toEqual([])
  })
  test('what the next step costs is told on each road that can be taken', () => {
    const t = act('merchant', 5)
    const lit = { targets: new Map([['space:koeln', 0]]), chosen: [], hover: null }
    expect(pricesOf(plan, t, 0, lit, [], box)).toHaveLength(1)
    expect(pricesOf(plan, t, 0, { ...lit, targets: new Map() }, [], box)).toEqual([])
    expect(pricesOf(plan, table(), 0, lit, [], box)).toEqual([])
  })
})
