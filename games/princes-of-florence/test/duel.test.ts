/** PF-15: two players. */
import { describe, expect, test } from 'vitest'
import { florins, give, legal, play, why, step, table, tile, tilesOn, turnOf } from './helpers.ts'

const objects = (words: string[]) => words.map(w => w.split(':')[1])

describe('auctions of two', () => {
  test('PF-15.3 EX-24 the opening bid is 300', () => {
    const t = table({ seats: 2 })
    play(t, 'open:jester', 'pass')
    expect([florins(t), t.players[0].jesters]).toEqual([[22, 25], 1])
  })

  test('EX-70 PF-15.3 PF-15.4 the loser is alone, and may have any other object for 200', () => {
    const t = table({ seats: 2 })
    play(t, 'open:builder', 'bid', 'pass')
    expect(florins(t)).toEqual([25, 21])
    expect([turnOf(t), step(t), objects(legal(t, 'buy'))]).toEqual([
      0,
      'last',
      ['jester', 'prestige-card', 'recruiting-card', 'landscape'],
    ])
    const u = table({ seats: 2 })
    play(u, 'open:builder', 'bid', 'pass', 'forgo')
    expect([florins(u), step(u)]).toEqual([[25, 21], 'act'])
    play(t, 'buy:landscape', 'kind:park')
    play(t, legal(t, 'place')[0]!)
    expect([florins(t), tilesOn(t, 0)]).toEqual([[23, 21], ['park']])
  })

  test('EX-71 PF-15.5 if one forgoes the other is offered all five for 200; 200 florins are enough for that, not for opening', () => {
    const t = table({ seats: 2 })
    give(t, 1, { florins: 2 })
    play(t, 'forgo')
    expect([step(t), objects(legal(t, 'buy'))]).toEqual([
      'last',
      ['jester', 'builder', 'prestige-card', 'recruiting-card', 'landscape'],
    ])
    const u = table({ seats: 2 })
    give(u, 0, { florins: 2 })
    expect(legal(u)).toEqual(['forgo'])
    expect(why(u, 'open:jester')).toBe('PF-6.4 no-florins:3')
  })

  test('PF-15.4 EX-24 the three landscapes are one object: after one is taken the other player gets none', () => {
    const t = table({ seats: 2 })
    expect(['forest', 'lake', 'park'].map(kind => why(t, `open:${kind}`))).toEqual(
      ['forest', 'lake', 'park'].map(kind => `PF-15.4 no-such-object:${kind}`),
    )
    play(t, 'open:landscape', 'pass')
    expect([step(t), legal(t)]).toEqual(['kind', ['kind:forest', 'kind:lake', 'kind:park']])
    play(t, 'kind:lake')
    play(t, legal(t, 'place')[0]!)
    expect([tilesOn(t, 0), turnOf(t), why(t, 'buy:landscape')]).toEqual([['lake'], 1, 'PF-6.1 object-taken:landscape'])
  })

  test('PF-15.5 D13 the kind is one that is left and fits; without any there is no such object', () => {
    const t = table({ seats: 2 })
    t.tiles[tile('lake')] = 0
    give(t, 0, { builders: 2, tiles: ['university', 'opera', 'hospital', 'theater', 'library'] }) // no place for a forest
    play(t, 'open:landscape')
    play(t, 'pass')
    expect([step(t), tilesOn(t, 0).length]).toEqual(['site', 5]) // only a park is possible
    const u = table({ seats: 2 })
    u.tiles.fill(0, 10)
    expect(why(u, 'open:landscape')).toBe('PF-6.1 none-left:landscape')
    const v = table({ seats: 2 })
    give(v, 1, { builders: 2, tiles: ['university', 'laboratory', 'forest', 'forest', 'forest', 'forest'] })
    play(v, 'open:landscape')
    expect([turnOf(v), step(v), florins(v)[0]]).toEqual([0, 'kind', 22])
  })

  test('PF-15.5 why not that kind', () => {
    const t = table({ seats: 2 })
    t.tiles[tile('lake')] = 0
    play(t, 'open:landscape', 'pass')
    expect([why(t, 'kind:lake'), legal(t)]).toEqual(['PF-6.1 none-left:lake', ['kind:forest', 'kind:park']])
  })
})
