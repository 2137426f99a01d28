import { next } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { act, space, table, tiletum as game, type TiletumTable } from '../test/helpers.ts'
import { journeyTo, onArrival, travellers, wayTo } from './routes.ts'
import { ARCHITECT, MERCHANT, NONE } from '../rules/terms.ts'

const { box } = game
const named = (way: readonly number[]) => way.map(s => box.spaces[s]!)
const to = (t: TiletumTable, piece: number, id: string) => journeyTo(t, 0, piece, space(id), box)
const arrived = (t: TiletumTable, piece: number, id: string) =>
  onArrival(game, t, 0, to(t, piece, id)).map(a => `${a.move} ${a.why ? game.reason(a.why).code : 'ok'}`)

describe('ways', () => {
  test('TI-6.8 along edges, road spaces are spaces', () => {
    expect(named(wayTo(space('arles'), space('genova'), box))).toEqual(['road-arles-genova', 'genova'])
    expect(named(wayTo(space('frankfurt'), space('praha'), box))).toHaveLength(2)
    expect(named(wayTo(space('tiletum'), space('bordeaux'), box))).toEqual(['paris', 'road-paris-bordeaux', 'bordeaux'])
    expect(wayTo(space('london'), space('wien'), box)).toHaveLength(8)
    expect(wayTo(space('paris'), space('paris'), box)).toEqual([])
  })
  test('every space can be reached from every other, each step along an edge, and as far back', () => {
    for (let from = 0; from < box.spaces.length; from++)
      for (let end = 0; end < box.spaces.length; end++) {
        const way = wayTo(from, end, box)
        expect([from, ...way].at(-1)).toBe(end)
        for (const [k, s] of way.entries()) expect(box.neighbours[k ? way[k - 1]! : from]).toContain(s)
        expect(wayTo(end, from, box)).toHaveLength(way.length)
      }
  })
})

describe('the journey of a piece', () => {
  test('TI-6.1 it takes a point a space, and what is left is for the city', () => {
    const t = act('architect', 3, { architect: 'frankfurt' })
    expect(to(t, ARCHITECT, 'praha')).toMatchObject({ cost: 2, points: 4, left: 2 })
    expect(to(t, ARCHITECT, 'frankfurt')).toMatchObject({ way: [], cost: 0, left: 4 })
    expect(to(t, ARCHITECT, 'bordeaux')).toMatchObject({ cost: 5, left: -1 })
    expect(travellers(t, 0)).toEqual([ARCHITECT])
  })
  test('nobody acts: only how far', () => {
    const t = table()
    expect(to(t, MERCHANT, 'koeln')).toMatchObject({ cost: 1, points: NONE, left: NONE })
    expect(travellers(t, 0)).toEqual([MERCHANT, ARCHITECT])
  })
  test('TI-6.6 the points of a joker would do for either', () => {
    const t = act('joker', 4)
    expect(to(t, MERCHANT, 'frankfurt')).toMatchObject({ cost: 2, points: 3, left: 1 })
    expect(to(t, ARCHITECT, 'frankfurt')).toMatchObject({ cost: 2, points: 3, left: 1 })
  })
  test('TI-6.12 the uppermost pool pays', () => {
    const t = act('merchant', 2)
    next(t, { do: 'merchant', seat: t.turn, points: 1, die: 0, source: 0 })
    expect(to(t, MERCHANT, 'frankfurt')).toMatchObject({ points: 1, left: -1 })
  })
  test('TI-12.2 steps of an effect come first, and only its piece is asked about', () => {
    const t = act('merchant', 6)
    next(t, { do: 'move', seat: t.turn, piece: MERCHANT, left: 2, source: 0 })
    expect(to(t, MERCHANT, 'leipzig')).toMatchObject({ cost: 1, points: 1, left: 0 })
    expect(to(t, MERCHANT, 'koeln')).toMatchObject({ cost: 0, left: 1 })
    expect(travellers(t, 0)).toEqual([MERCHANT])
  })
  test('TI-8.3 what an effect builds is not travelled to', () => {
    const t = table()
    next(t, { do: 'build-post', seat: t.turn, anywhere: 1 })
    expect(travellers(t, 0)).toEqual([])
  })
  test('TI-8.3 a teleport takes none', () => {
    const t = table()
    next(t, { do: 'teleport', seat: t.turn, piece: ARCHITECT })
    expect(to(t, ARCHITECT, 'wien')).toMatchObject({ way: [space('wien')], cost: 0, points: NONE })
  })
})

describe('on arrival', () => {
  test('TI-6.2 a post on each open slot, and the tile', () => {
    const t = act('merchant', 3, { merchant: 'koeln' })
    const [tile] = box.tilesAt[space('koeln')]!.map(slot => box.tileIds[t.mapTiles[slot]!])
    expect(arrived(t, MERCHANT, 'koeln')).toEqual(['post:koeln-post-1 ok', `take:${tile} ok`])
    expect(arrived(t, MERCHANT, 'strasbourg')[0]).toBe('post:strasbourg-post-1 ok')
    expect(arrived(t, MERCHANT, 'road-paris-bordeaux')).toEqual([])
  })
  test('TI-6.12 with the points that are left', () => {
    const t = act('merchant', 6, { merchant: 'koeln' })
    expect(arrived(t, MERCHANT, 'frankfurt')[0]).toBe('post:frankfurt-post-1 no-points:1')
    expect(arrived(t, MERCHANT, 'tiletum')).toEqual([
      'post:tiletum-post-1 no-points:1',
      'post:tiletum-post-2 no-points:1',
    ])
  })
  test('TI-6.1 a pillar, where none of the own stands', () => {
    const t = act('architect', 1, { architect: 'koeln', pillars: ['cathedral-koeln'] })
    expect(arrived(t, ARCHITECT, 'koeln')[0]).toBe('pillar:cathedral-koeln own-pillar:cathedral-koeln')
    expect(arrived(t, ARCHITECT, 'frankfurt').some(a => a.startsWith('pillar'))).toBe(false)
  })
  test('it changes nothing', () => {
    const t = act('architect', 1, { architect: 'koeln' })
    const before = JSON.stringify(t)
    arrived(t, ARCHITECT, 'praha')
    expect(JSON.stringify(t)).toBe(before)
  })
})
