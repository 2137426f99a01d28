/** PF-6: the auction phase, with all its examples. */
import { acting } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { FORGONE, OBJECTS } from '../rules/terms.ts'
import { florins, give, heard, legal, play, why, step, table, tilesOn, turnOf } from './helpers.ts'

const [GA, NA, DA, RA] = [0, 1, 2, 3]
/** The first place offered. */
const site = (t: PrincesTable) => play(t, legal(t, 'place')[0]!)
const pass = (t: PrincesTable, times: number) => {
  for (let k = 0; k < times; k++) play(t, 'pass')
  return t
}
const objects = (t: PrincesTable, verb = 'open') => legal(t, verb).map(w => w.split(':')[1])
/** An estate with places for parks only. */
const FOREST_PROOF = ['university', 'opera', 'hospital', 'theater', 'library', 'chapel']

describe('the rulebook’s round', () => {
  test('EX-1 EX-2 EX-3 EX-4 PF-6.2 PF-6.3 PF-6.6 PF-6.7 PF-6.8 a whole auction phase of four', () => {
    const t = table({ seats: 4 })
    play(t, 'open:park')
    expect(turnOf(t)).toBe(NA)
    pass(t, 3)
    expect([turnOf(t), step(t)]).toEqual([GA, 'site']) // Ga is the only bidder left
    site(t)
    expect([florins(t), tilesOn(t, GA)]).toEqual([[33, 35, 35, 35], ['park']])

    expect([turnOf(t), step(t)]).toEqual([NA, 'open'])
    expect(why(t, 'open:park')).toBe('PF-6.1 object-taken:park')
    play(t, 'open:jester')
    const order: number[] = []
    for (const word of ['bid', 'bid', 'bid', 'bid', 'bid', 'pass', 'pass']) {
      order.push(turnOf(t))
      play(t, word)
    }
    expect(order).toEqual([DA, RA, NA, DA, RA, NA, DA])
    expect([florins(t), t.players[RA].jesters, t.jesters]).toEqual([[33, 35, 35, 28], 1, princes.box.jesters - 1])

    expect([turnOf(t), step(t)]).toEqual([NA, 'open']) // he did not win: he opens again
    play(t, 'open:forest', 'bid', 'bid', 'bid', 'bid', 'pass')
    site(t)
    expect([florins(t), tilesOn(t, NA)]).toEqual([[33, 29, 35, 28], ['forest']])

    expect([turnOf(t), step(t)]).toEqual([DA, 'last'])
    expect(objects(t, 'buy')).toEqual(['lake', 'builder', 'prestige-card', 'recruiting-card'])
    play(t, 'buy:builder')
    expect([florins(t), t.players[DA].builders]).toEqual([[33, 29, 33, 28], 1])
    expect([turnOf(t), step(t)]).toEqual([GA, 'act'])
  })

  test('PF-6.3 the winner’s price is told to all; a raise is always 100', () => {
    const t = table({ seats: 3 })
    expect(heard(() => play(t, 'open:jester', 'bid', 'pass', 'pass'))).toEqual([
      'bid:0,jester,2',
      'bid:1,jester,3',
      'won:1,jester,3',
    ])
  })
})

describe('who opens, who is asked', () => {
  test('EX-5 PF-6.2 a player who forgoes is out of all auctions of the round; the last one is offered an object for 200', () => {
    const t = table({ seats: 4 })
    play(t, 'forgo')
    expect(turnOf(t)).toBe(NA)
    play(t, 'open:jester', 'pass')
    expect(turnOf(t)).toBe(RA)
    play(t, 'pass')
    expect([turnOf(t), t.players[NA].jesters]).toEqual([DA, 1]) // Ga was never asked
    play(t, 'forgo')
    expect([turnOf(t), step(t)]).toEqual([RA, 'last'])
    play(t, 'forgo')
    expect([florins(t), step(t)]).toEqual([[35, 33, 35, 35], 'act'])
    expect(t.players.map(p => p.pawn)).toEqual([FORGONE, OBJECTS.indexOf('jester'), FORGONE, FORGONE])
  })

  test('EX-43 PF-6.3 the last bid is paid; then the next player opens, and the winner is not asked', () => {
    const t = table({ seats: 5 })
    play(t, 'open:lake', 'bid', 'pass', 'pass', 'pass', 'bid', 'pass')
    site(t)
    expect(florins(t)).toEqual([31, 35, 35, 35, 35])
    play(t, 'open:jester')
    const order: number[] = []
    for (let k = 0; k < 5; k++) {
      order.push(turnOf(t))
      play(t, 'bid')
    }
    expect(order).toEqual([2, 3, 4, 1, 2])
  })

  test('EX-44 PF-6.6 the loser opens again as often as needed; the next one is to the left of the auctioneer', () => {
    const t = table({ seats: 5 })
    give(t, 1, { florins: 20 })
    play(t, 'open:jester', 'pass', 'bid', 'pass', 'pass', 'bid', 'bid', 'bid', 'bid', 'bid', 'bid', 'pass') // C has bid 900
    expect([t.players[2].jesters, florins(t)[2]]).toEqual([1, 26])
    play(t, 'open:builder', 'pass', 'bid', 'pass', 'bid', 'bid', 'pass') // D has bid 500
    expect([t.players[3].builders, florins(t)[3]]).toEqual([1, 30])
    expect(turnOf(t)).toBe(0)
    expect(objects(t)).toEqual(['forest', 'lake', 'park', 'prestige-card', 'recruiting-card'])
    play(t, 'forgo')
    expect([turnOf(t), step(t)]).toEqual([1, 'open'])
    play(t, 'open:forest')
    expect(turnOf(t)).toBe(4)
    play(t, 'pass')
    expect([turnOf(t), step(t)]).toEqual([1, 'site'])
  })

  test('EX-45 PF-6.7 only a player who has neither acquired nor forgone is offered the rest', () => {
    const t = table({ seats: 4 })
    play(t, 'forgo', 'open:forest', 'pass', 'pass')
    site(t)
    expect(florins(t)[1]).toBe(33)
    play(t, 'open:lake', 'bid', 'pass')
    site(t)
    expect(florins(t)[3]).toBe(32)
    expect([turnOf(t), step(t)]).toEqual([2, 'last'])
    play(t, 'forgo')
    expect([step(t), florins(t)]).toEqual(['act', [35, 33, 35, 32]])
  })

  test('EX-46 PF-6.12 a player who lost an auction may bid for every other object', () => {
    const t = table({ seats: 4 })
    play(t, 'open:jester', 'bid', 'pass', 'pass', 'pass')
    play(t, 'open:builder')
    expect([turnOf(t), step(t)]).toEqual([2, 'bid']) // seat 1 has the jester
    expect(legal(t)).toContain('bid')
  })
})

describe('money', () => {
  test('EX-6 PF-6.4 a bid is never above the florins held; prestige can be sold first', () => {
    const t = table({ seats: 3 })
    give(t, 1, { florins: 6, prestige: 3 })
    play(t, 'open:jester', 'bid', 'bid', 'pass', 'bid', 'bid') // 600 is bid by seat 2
    expect([turnOf(t), legal(t)]).toEqual([1, ['pass', 'sell']])
    expect(why(t, 'bid')).toBe('PF-6.4 no-florins:7')
    play(t, 'sell')
    expect([t.players[1].florins, t.players[1].prestige, legal(t)]).toEqual([7, 2, ['bid', 'pass', 'sell']])
    play(t, 'bid', 'pass')
    expect(florins(t)).toEqual([35, 0, 35])
  })

  test('EX-47 PF-6.9 who cannot raise 200 can only forgo, and is asked all the same', () => {
    const t = table({ seats: 3 })
    give(t, 0, { florins: 1, prestige: 0 })
    expect([turnOf(t), legal(t)]).toEqual([0, ['forgo']])
    expect(why(t, 'open:jester')).toBe('PF-6.4 no-florins:2')
    give(t, 0, { florins: 1, prestige: 1 })
    expect(legal(t)).toEqual(['forgo', 'sell'])
    play(t, 'sell', 'open:jester')
    expect([t.players[0].florins, t.players[0].prestige]).toEqual([2, 0])
  })

  test('EX-48 PF-6.11 a bidder without money is asked like everybody else', () => {
    const t = table({ seats: 3 })
    give(t, 1, { florins: 3 })
    play(t, 'open:jester', 'pass', 'bid', 'pass')
    const u = table({ seats: 3 })
    give(u, 2, { florins: 3 })
    play(u, 'open:jester', 'bid')
    expect([turnOf(u), legal(u)]).toEqual([2, ['pass']])
  })

  test('PF-6.9 D8 the 200 of the last one can be raised by selling prestige, too', () => {
    const t = table({ seats: 3 })
    give(t, 2, { florins: 1, prestige: 1 })
    play(t, 'forgo', 'forgo')
    expect([step(t), legal(t)]).toEqual(['last', ['forgo', 'sell']])
    play(t, 'sell', 'buy:jester')
    expect([t.players[2].florins, t.players[2].jesters]).toEqual([0, 1])
  })
})

describe('what cannot be taken', () => {
  test('EX-7 PF-6.5 with three builders no builder can be opened, and nobody asks for one', () => {
    const t = table({ seats: 3 })
    give(t, 0, { builders: 3 })
    expect(why(t, 'open:builder')).toBe('PF-6.5 cannot-take:builder')
    play(t, 'open:jester', 'pass', 'pass')
    play(t, 'open:builder')
    expect(turnOf(t)).toBe(2) // seat 0 has its object
    const u = table({ seats: 3 })
    give(u, 1, { builders: 3 })
    play(u, 'open:builder')
    expect(turnOf(u)).toBe(2)
  })

  test('EX-49 PF-6.5 PF-6.11 whose estate has no place for a forest is passed over; a park may still fit', () => {
    const t = table({ seats: 3 })
    give(t, 2, { builders: 2, tiles: FOREST_PROOF })
    play(t, 'open:forest', 'bid')
    expect([turnOf(t), step(t)]).toEqual([0, 'bid'])
    play(t, 'pass')
    site(t)
    play(t, 'forgo')
    expect([turnOf(t), step(t), why(t, 'buy:lake')]).toEqual([2, 'last', 'PF-6.5 cannot-take:lake'])
    expect(objects(t, 'buy')).toEqual(['park', 'jester', 'builder', 'prestige-card', 'recruiting-card'])
  })

  test('PF-6.11 if nobody else can take it, the auctioneer wins at the opening price', () => {
    const t = table({ seats: 3 })
    for (const seat of [1, 2]) give(t, seat, { builders: 3 })
    t.builders = 1
    play(t, 'open:builder')
    expect([florins(t)[0], t.players[0].builders, turnOf(t), step(t)]).toEqual([33, 1, 1, 'open'])
  })

  test('PF-6.1 each object once a round, and none from an empty pile', () => {
    const t = table({ seats: 3 })
    t.jesters = 0
    expect(why(t, 'open:jester')).toBe('PF-6.1 none-left:jester')
    expect(why(t, 'open:landscape')).toBe('PF-15.4 no-such-object:landscape')
    play(t, 'open:builder', 'bid', 'pass', 'pass')
    expect(why(t, 'open:builder')).toBe('PF-6.1 object-taken:builder')
  })

  test('PF-6.11 an auctioneer with nothing left to auction forgoes without being asked', () => {
    const t = table({ seats: 3 })
    t.jesters = t.builders = t.recruiting = 0
    t.tiles.fill(0, 10)
    t.decks[1].ids = []
    t.decks[1].seen = []
    expect(heard(() => play(t, 'forgo'))).toEqual(expect.arrayContaining(['forgone:1', 'forgone:2']))
    expect([turnOf(t), step(t)]).toEqual([0, 'act'])
  })
})

test('EX-50 PF-6.10 what was won is resolved before the next auctioneer is asked', () => {
  const t = table({ seats: 3 })
  give(t, 0, { builders: 2 })
  const told = heard(() => play(t, 'open:builder', 'bid', 'bid', 'bid', 'bid', 'pass', 'bid', 'pass'))
  expect(told.slice(5)).toEqual(['bid:0,builder,7', 'won:0,builder,7', 'prestige:0,builders,3'])
  expect([t.players[0].florins, t.players[0].builders, t.players[0].prestige]).toEqual([28, 3, 3])
  expect([turnOf(t), step(t)]).toEqual([1, 'open'])
})

test('PF-6.8 the phase ends when every player has acquired or forgone', () => {
  const t = table({ seats: 5 })
  for (let k = 0; k < 4; k++) play(t, 'forgo')
  expect([step(t), acting(t)]).toEqual(['last', 1 << 4])
  play(t, 'buy:jester')
  expect([turnOf(t), step(t)]).toEqual([0, 'act'])
})
