import { describe, expect, test } from 'vitest'
import { princes } from '../index.ts'
import {
  actions,
  card,
  florins,
  give,
  heard,
  ids,
  legal,
  play,
  prestige,
  why,
  shorten,
  stack,
  step,
  table,
  tile,
  turn,
  turnOf,
  type Wishes,
} from './helpers.ts'

const { box } = princes
/** The first turn of seat 0, with these things. */
function act(wishes: Wishes, seats = 3) {
  const t = turn(table({ seats }), 0)
  give(t, 0, wishes)
  return t
}
/** A building laid in the first place that there is. */
const build = (t: ReturnType<typeof act>, id: string) => {
  play(t, `build:${id}`)
  return play(t, legal(t, 'place')[0]!)
}

describe('PF-8 a turn', () => {
  test('PF-8.1 clockwise from the starting player, two actions each, the first resolved before the second', () => {
    const t = actions(table({ seats: 4, start: 2 }))
    const order: number[] = []
    while (t.round === 1) {
      if (step(t) === 'act') {
        order.push(turnOf(t))
        give(t, turnOf(t), { florins: 14 })
        build(t, 'tower')
      }
      if (t.round === 1 && step(t) === 'act' && order.at(-1) === turnOf(t)) play(t, 'done')
      if (t.tiles[8] === 0) t.tiles[8] = 3 // enough towers for the test
    }
    expect(order).toEqual([2, 3, 0, 1])
  })
  test('PF-8.1 a turn may be ended with actions left, and ends when none is left', () => {
    const t = act({ florins: 30 })
    build(t, 'tower')
    expect([step(t), turnOf(t)]).toEqual(['act', 0])
    build(t, 'chapel')
    expect([step(t), turnOf(t)]).toEqual(['act', 1])
    play(t, 'done')
    expect(turnOf(t)).toBe(2)
  })
  test('PF-8.1 D10 with a recruiting card left to use the turn goes on after the second action', () => {
    const t = act({ florins: 30, recruiting: 1 })
    give(t, 1, { front: ['poet'] })
    build(build(t, 'tower'), 'chapel')
    expect([turnOf(t), legal(t).filter(w => w !== 'sell')]).toEqual([0, ['recruit:poet', 'done']])
    expect([why(t, 'build:theater'), why(t, 'introduce:travel'), why(t, 'profession'), why(t, 'bonus')]).toEqual(
      Array(4).fill('PF-8.1 no-actions'),
    )
    play(t, 'recruit:poet')
    expect(turnOf(t)).toBe(1)
  })
  test('PF-8.2 EX-60 a profession, a recruiting card and a work in one turn', () => {
    const t = act({ florins: 3, jesters: 3, recruiting: 1, hand: ['painter'] })
    give(t, 1, { front: ['poet'] })
    play(t, 'profession')
    play(t, legal(t, 'keep')[0]!, 'done', 'recruit:poet', 'work:poet', 'complete:0')
    expect([turnOf(t), ids(t.players[0].front), t.players[1].recruited]).toEqual([1, ['poet'], 1])
  })
  test('PF-8.2 EX-60 a profession and a freedom once a turn, bonus cards and buildings as often as there are actions', () => {
    const t = act({ florins: 9 })
    play(t, 'profession')
    play(t, legal(t, 'keep')[0]!, 'done')
    expect(why(t, 'profession')).toBe('PF-8.2 once-a-turn')
    const u = play(act({ florins: 9 }), 'introduce:travel')
    expect(why(u, 'introduce:religion')).toBe('PF-8.2 once-a-turn')
    const v = play(act({ florins: 9 }), 'bonus')
    play(v, legal(v, 'keep')[0]!, 'done', 'bonus')
    play(v, legal(v, 'keep')[0]!, 'done')
    expect([florins(v)[0], v.players[0].bonus.ids.length, turnOf(v)]).toEqual([3, 2, 1])
  })
  test('PF-8.2 the next turn starts fresh', () => {
    const t = play(act({ florins: 9 }), 'introduce:travel', 'done')
    turn(t, 0, 2)
    expect(why(t, 'introduce:religion')).toBe('OK')
  })
})

describe('PF-10 building', () => {
  test.each([
    [0, 7],
    [1, 3],
    [2, 3],
    [3, 0],
  ])('EX-9 PF-10.1 with %i builders it costs %i hundred, whatever its size', (builders, cost) => {
    for (const id of ['university', 'opera', 'tower']) {
      const t = act({ florins: 10, builders })
      const said = heard(() => build(t, id))
      expect([florins(t)[0], prestige(t)[0], t.players[0].tiles]).toEqual([10 - cost, 3, [tile(id)]])
      expect(said).toContain('prestige:0,buildings,3')
    }
  })
  test('PF-10.1 three tiles of a kind and no more', () => {
    const t = table({ seats: 4 })
    for (const seat of [1, 2, 3]) give(t, seat, { tiles: ['opera'] })
    expect(why(turn(t, 0), 'build:opera')).toBe('PF-10.1 no-tile')
  })
  test('PF-10.6 enough florins and a place, before anything is paid', () => {
    expect(why(act({ florins: 6 }), 'build:opera')).toBe('PF-6.4 no-florins:7')
    const t = act({ florins: 20, tiles: ['university@n,d2', 'lake', 'lake', 'lake', 'park', 'park'] })
    expect(why(t, 'build:laboratory')).toBe('PF-10.6 no-site')
    expect(florins(t)[0]).toBe(20)
  })
  test('EX-58 PF-10.6 PF-4.1 prestige sold may pay for it, its own prestige may not', () => {
    const t = act({ florins: 0, prestige: 9 })
    play(t, ...(Array(7).fill('sell') as string[]))
    build(t, 'opera')
    expect([florins(t)[0], prestige(t)[0]]).toEqual([0, 5])
    const u = act({ florins: 0, prestige: 6 })
    play(u, ...(Array(6).fill('sell') as string[]))
    expect([why(u, 'build:opera'), why(u, 'sell')]).toEqual(['PF-6.4 no-florins:7', 'PF-4.1 no-prestige'])
  })
  test('PF-10.5 what has been laid stays', () => {
    const t = act({ florins: 20 })
    build(t, 'opera')
    const { upper, lower } = t.players[0]
    const before = [upper[0], lower[0]]
    build(t, 'tower')
    expect([t.players[0].upper[0], t.players[0].lower[0]]).toEqual(before)
    expect((t.players[0].upper[1] & before[0]!) | (t.players[0].lower[1] & before[1]!)).toBe(0)
  })
})

describe('PF-11 a freedom', () => {
  test('PF-11.1 300 florins for one of a kind not yet owned', () => {
    const t = act({ florins: 7, freedoms: ['opinion'] })
    expect([why(t, 'introduce:opinion'), why(t, 'introduce:travel')]).toEqual(['PF-11.1 owned-freedom', 'OK'])
    const said = heard(() => play(t, 'introduce:travel'))
    expect(said).toEqual(['paid:0,3', 'freedom:0,travel'])
    expect([florins(t)[0], t.players[0].freedoms, t.freedoms]).toEqual([4, 0b101, [1, 2, 1]])
    expect(why(act({ florins: 2 }), 'introduce:travel')).toBe('PF-6.4 no-florins:3')
  })
  test('EX-59 PF-11.1 of two tiles of a kind the third player gets none', () => {
    const t = table()
    give(t, 1, { freedoms: ['religion'] })
    give(t, 2, { freedoms: ['religion'] })
    turn(t, 0)
    expect([why(t, 'introduce:religion'), why(t, 'introduce:travel'), why(t, 'introduce:opinion')]).toEqual([
      'PF-11.1 no-freedom',
      'OK',
      'OK',
    ])
  })
})

describe('PF-12 PF-13 cards from the decks', () => {
  test('PF-12.1 five are looked at, one is kept, the rest goes under the deck as the player likes', () => {
    const t = act({ florins: 5, hand: [] })
    stack(t, 'poet', 'painter', 'jurist', 'sculptor', 'composer')
    play(t, 'profession')
    expect(legal(t, 'keep').sort()).toEqual(
      ['composer', 'jurist', 'painter', 'poet', 'sculptor'].map(id => `keep:${id}`),
    )
    play(t, 'keep:jurist', 'under:composer', 'under:poet', 'under:sculptor')
    if (step(t) === 'tuck') play(t, 'under:painter')
    expect([ids(t.players[0].hand.ids), florins(t)[0], ids(t.decks[0].ids.slice(0, 4))]).toEqual([
      ['jurist'],
      2,
      ['painter', 'sculptor', 'poet', 'composer'],
    ])
    expect(t.decks[0].seen.slice(0, 4)).toEqual([1, 1, 1, 1])
  })
  test('PF-12.1 of a deck of two both are seen, an empty one gives nothing', () => {
    const t = act({ florins: 9 })
    shorten(t, 0, 2)
    play(t, 'profession')
    expect(legal(t, 'keep').length).toBe(2)
    const u = act({ florins: 9 })
    shorten(u, 0, 0)
    shorten(u, 2, 0)
    expect([why(u, 'profession'), why(u, 'bonus')]).toEqual([
      'PF-12.1 deck-empty:profession',
      'PF-12.1 deck-empty:bonus',
    ])
  })
  test('PF-12.1 PF-9.1 a profession taken may be used at once', () => {
    const t = act({ florins: 3, jesters: 3, hand: [] })
    stack(t, 'poet')
    play(t, 'profession', 'keep:poet', 'done')
    expect(why(t, 'work:poet')).toBe('OK')
  })
  test('PF-13.1 a bonus card likewise, and it stays in the hand until it is used', () => {
    const t = act({ florins: 3, jesters: 4, hand: ['poet', 'painter'], bonus: ['per-lake'] })
    stack(t, 'per-jester')
    play(t, 'bonus', 'keep:per-jester', 'done')
    expect([florins(t)[0], ids(t.players[0].bonus.ids).sort(), box.cards[card('per-jester')].deck]).toEqual([
      0,
      ['per-jester', 'per-lake'],
      2,
    ])
    play(t, 'work:poet', 'add:per-jester', 'complete:0')
    expect([florins(t)[0], ids(t.players[0].bonus.ids)]).toEqual([18, ['per-lake']])
  })
})

describe('PF-7.5 recruiting in a turn', () => {
  test('EX-53 a recruiting card changes the number of cards of nobody', () => {
    const t = act({ hand: ['painter', 'jurist', 'sculptor'], recruiting: 1, jesters: 2 })
    give(t, 1, { hand: ['composer', 'physician'], front: ['poet'] })
    play(t, 'recruit:poet')
    expect([t.players[0].hand.ids.length, t.players[0].recruiting]).toEqual([4, 0])
    expect([t.players[1].hand.ids.length, t.players[1].front, t.players[1].recruited]).toEqual([2, [], 1])
    expect(heard(() => play(t, 'work:poet', 'complete:0'))).toContain('worked:0,poet,8')
    expect(step(t)).toBe('act') // it was the first action
  })
  test('EX-18 PF-7.6 a profession recruited away and back may be used again', () => {
    const t = act({ jesters: 3, hand: [], front: ['poet'], recruiting: 1 })
    give(t, 1, { jesters: 3, hand: [], recruiting: 1 })
    play(t, 'done', 'recruit:poet', 'work:poet', 'complete:0', 'done')
    expect([t.players[0].front, t.players[0].recruited, ids(t.players[1].front)]).toEqual([[], 1, ['poet']])
    turn(t, 0, 2)
    t.round = 1
    play(t, 'recruit:poet', 'work:poet', 'complete:0')
    expect([ids(t.players[0].front), t.players[0].recruited, t.players[1].recruited]).toEqual([['poet'], 1, 1])
  })
  test('EX-19 PF-9.2 an unused recruiting card counts, a used one for the victim', () => {
    const value = (t: ReturnType<typeof act>, id: string) => heard(() => play(t, `work:${id}`))[0]
    expect(value(act({ jesters: 3, hand: ['jurist'], recruiting: 1 }), 'jurist')).toBe('value:0,8')
    const t = act({ jesters: 3, hand: ['jurist'], recruiting: 1 })
    give(t, 1, { jesters: 3, front: ['poet'], hand: ['painter'] })
    play(t, 'recruit:poet')
    expect(value(t, 'jurist')).toBe('value:0,8')
    play(t, 'complete:0', 'done')
    expect(value(t, 'painter')).toBe('value:1,8')
  })
  test('PF-7.6 without a face-up profession of somebody else it cannot be used', () => {
    const t = act({ recruiting: 1, front: ['poet'] })
    give(t, 1, { recruited: 1 })
    expect([why(t, 'recruit:poet'), legal(t, 'recruit')]).toEqual(['PF-7.5 not-face-up:poet', []])
    expect(why(act({}), 'recruit:poet')).toBe('PF-7.5 no-recruiting-card')
  })
})
