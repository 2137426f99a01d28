/** What holds at every decision of random matches, and the points of whole ones by a second opinion (`second-opinion.ts`). */
import { acting, firstOf, listening, pick, seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { tiletum, type TiletumTable } from '../index.ts'
import { SOURCES } from '../rules/terms.ts'
import { scenes } from '../scenes.ts'
import { pools, shipped, stacks } from './helpers.ts'
import { hear, shown } from './mirror.ts'
import { count } from './second-opinion.ts'

const { box } = tiletum

/** Plays on at random, tells what is heard, and shows every decision. */
function wander(t: TiletumTable, seed: string, look: (t: TiletumTable) => void, limit = 5000): void {
  const rng = seeded(seed)
  const legal: number[] = []
  for (let n = 0; n < limit && !tiletum.over(t); n++) {
    const seat = firstOf(acting(t))
    legal.length = 0
    tiletum.moves(t, seat, legal)
    look(t)
    // Those who end early have no houses and no cathedrals: rather anything else.
    const words = legal.map(m => tiletum.format(m))
    const busy = legal.filter((_, k) => !/^(done|leave|buy|renew)/.test(words[k]))
    tiletum.play(t, seat, busy.length && pick(rng, 8) ? busy[pick(rng, busy.length)] : legal[pick(rng, legal.length)])
  }
}
const setup = (k: number) =>
  tiletum.setup({
    seats: 2 + (k % 3),
    options: { actions: k % 2 ? 'shuffled' : 'first-game' },
    seed: `invariants ${k}`,
  })
const each = (look: (t: TiletumTable) => void) => {
  for (let k = 0; k < 12; k++) wander(setup(k), `wander ${k}`, look)
  for (const scene of scenes) wander(scene.table(tiletum), `wander ${scene.name}`, look, 60)
}

test('TI-14.1 TI-14.2 a second opinion has the same points, by source, and the same ranking', () => {
  const seen = new Set<string>()
  for (let k = 0; k < 60; k++) {
    const words: string[] = []
    let t!: TiletumTable
    listening({ note: word => words.push(tiletum.formatNote(word)), forced: () => {} }, () => {
      t = setup(k)
      wander(t, `match ${k}`, () => {})
    })
    const opinion = count(words, t.players.length)
    const scores = tiletum.scores(t)
    for (const [seat, { total, sources }] of scores.entries()) {
      const all = Object.fromEntries(SOURCES.map(s => [s, opinion.sources[seat]![s] ?? 0]))
      expect(sources, `match ${k}, seat ${seat}`).toEqual(all)
      expect(total).toBe(opinion.totals[seat])
      for (const s of SOURCES) if (sources[s]) seen.add(s)
    }
    const ranks = tiletum.ranks(t)
    expect(opinion.ranking.map(seat => ranks[seat])).toEqual(ranks.toSorted())
  }
  expect([...seen].sort()).toEqual(SOURCES.toSorted()) // every source was met
}, 60_000)

/** What is wrong, a word each: cheaper than a thousand expectations. */
const check = (find: (t: TiletumTable, wrong: (what: string, holds: boolean) => void) => void) =>
  each(t => {
    const found: string[] = []
    find(t, (what, holds) => {
      if (!holds) found.push(what)
    })
    if (found.length) expect(found).toEqual([])
  })
const distinct = (list: readonly number[]): boolean => new Set(list).size === list.length

test('TI-2.12 a listener from the set-up on knows the table: nothing changes without a word', () => {
  for (let k = 0; k < 30; k++) {
    const t = setup(k)
    const mirror = structuredClone(t)
    listening({ note: word => hear(mirror, tiletum.formatNote(word)), forced: () => {} }, () =>
      wander(t, `mirror ${k}`, u => {
        if (JSON.stringify(shown(mirror)) !== JSON.stringify(shown(u))) expect(shown(mirror)).toEqual(shown(u))
      }),
    )
    expect(shown(mirror)).toEqual(shown(t))
  }
}, 60_000)

test('TI-8.9 TI-14.3 each cathedral: tiles are taken from the top, by owners of pillars, each once; none has more pillars than slots', () => {
  check((t, wrong) => {
    for (const [k, c] of box.cathedrals.entries()) {
      const pillars = t.pillars.slice(c.first, c.first + c.slots).filter(s => s >= 0)
      const tiles = t.cathedralTiles.slice(c.first, c.first + c.slots)
      const takers = tiles.filter(s => s >= 0)
      wrong(`${c.id}: two pillars of one player`, distinct(pillars))
      wrong(`${c.id}: two tiles for one player`, distinct(takers))
      wrong(
        `${c.id}: a tile without a pillar`,
        takers.every(s => pillars.includes(s)),
      )
      wrong(
        `${c.id}: not from the top`,
        tiles.slice(0, takers.length).every(s => s >= 0),
      )
      wrong(`${c.id}: built`, !box.costTiles[t.costs[k]].unavailable || pillars.length === 0)
    }
  })
})

test('TI-7.1 TI-7.7 TI-7.8 TI-9.3 TI-14.3 limits: storehouse, contracts, crests, posts, pillars, houses of one type', () => {
  check((t, wrong) => {
    const kept = tiletum.conserved(t)
    t.players.forEach((p, seat) => {
      wrong('five tiles stored', p.storehouse.length <= 4)
      wrong('seven contracts', p.contracts.length <= 6)
      const crests = [...p.storehouse, ...p.crests].filter(k => k >= 0 && box.tiles[k].family >= 0)
      wrong('a crest twice', distinct(crests.map(k => box.tiles[k].family)))
      wrong('less than nothing', Math.min(p.posts, p.pillars, ...p.goods) >= 0)
      wrong('trading posts', kept[`posts-${seat}`] === 8)
      wrong('pillars', kept[`pillars-${seat}`] === 7)
      const types = box.buildings.flatMap(b => {
        const here = new Set(
          p.rooms
            .slice(b.first, b.first + b.rooms)
            .filter(k => k >= 0)
            .map(k => box.tiles[k].type),
        )
        wrong(`two types in ${b.id}`, here.size <= 1)
        return [...here]
      })
      wrong('a type in two houses', distinct(types))
      wrong(
        'two trading posts in a city',
        distinct(t.posts.flatMap((s, k) => (s === seat ? [box.postSlots[k].space] : []))),
      )
      wrong('a score below 0', p.points.reduce((a, b) => a + b, 0) >= 0)
    })
  })
})

test('TI-2.9 TI-1.6 no tile is in two places; discs lie where their spaces say, from the front', () => {
  each(t => {
    const tiles = [
      ...[t.kingTile, ...t.wheelTiles, ...t.mapTiles, ...t.contractOffer, ...t.characterOffer],
      ...[t.bonusDeck, t.contractDeck, t.characterDeck, t.discards, t.used].flat(),
      ...t.players.flatMap(p => [...p.storehouse, ...p.contracts, ...p.crests, ...p.rooms]),
    ].filter(k => k >= 0)
    expect(new Set(tiles).size).toBe(tiles.length)
    const places = t.discs.map(s => t.places[s])
    expect(places).toEqual(places.toSorted((a, b) => b - a))
    expect(Object.values(stacks(t)).flat().sort()).toEqual([...t.players.keys()])
  })
})

test('TI-6.12 TI-5.11 no sub-action is open without points, and never more than one action of a die', () => {
  each(t => {
    const all = pools(t)
    expect(all.filter(p => !p.endsWith('/die') && p.endsWith(':0'))).toEqual([])
    expect(all.filter(p => p.endsWith('/die')).length).toBeLessThanOrEqual(1)
  })
})

test('TI-14.3 the map: 29 spaces, 38 edges, in one piece, seven steps from Tiletum to Firenze', () => {
  expect([box.spaces.length, shipped.map.edges.length]).toEqual([29, 38])
  const steps = new Map([[box.start, 0]])
  for (const [from, n] of steps) for (const to of box.neighbours[from]) if (!steps.has(to)) steps.set(to, n + 1)
  expect(steps.size).toBe(29)
  expect([Math.max(...steps.values()), steps.get(box.spaces.indexOf('firenze'))]).toEqual([7, 7])
})
