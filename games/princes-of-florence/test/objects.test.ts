/** PF-7: what the objects of the auctions bring; PF-4: money and prestige; PF-5: the round. */
import { HIDDEN } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { cardsOf } from '../rules/count.ts'
import {
  actions,
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
  tilesOn,
  turn,
  turnOf,
} from './helpers.ts'

/** The starting player opens an object, and nobody else wants it. */
const win = (t: PrincesTable, object: string) => {
  play(t, `open:${object}`)
  while (step(t) === 'bid') play(t, 'pass')
  return t
}
const place = (t: PrincesTable) => play(t, legal(t, 'place')[0]!)

describe('landscapes', () => {
  test('EX-8 PF-7.1 another kind brings nothing, another of the same kind 3 prestige', () => {
    for (const [kind, gained] of [
      ['forest', 0],
      ['park', 0],
      ['lake', 3],
    ] as const) {
      const t = table()
      give(t, 0, { tiles: ['lake'] })
      place(win(t, kind))
      expect([kind, t.players[0].prestige]).toEqual([kind, gained])
    }
  })

  test('EX-51 PF-7.1 three forests and a first lake: 0, 3, 3, 0; nothing needs to touch', () => {
    const t = table()
    const gains = ['forest', 'forest', 'forest', 'lake'].map((kind, round) => {
      const before = t.players[0].prestige
      while (t.round <= round || turnOf(t) !== 0 || step(t) === 'act') play(t, step(t) === 'act' ? 'done' : 'forgo')
      if (step(t) === 'last') play(t, `buy:${kind}`)
      else win(t, kind)
      play(t, legal(t, 'place').at(-1)!)
      return t.players[0].prestige - before
    })
    expect(gains).toEqual([0, 3, 3, 0])
  })

  test('PF-7.1 PF-10.3 it is laid at once, on free squares, in any turn, also flipped, also beside the palazzo', () => {
    const t = win(table(), 'forest')
    expect([step(t), legal(t, 'place').length]).toEqual(['site', 149])
    expect(why(t, 'place:n,a6')).toMatch(/^PF-10.3 /)
    expect(t.tiles[tile('forest')]).toBe(6)
    play(t, legal(t, 'place').find(w => w.startsWith('place:f'))!)
    expect([tilesOn(t, 0), t.tiles[tile('forest')]]).toEqual([['forest'], 5])
  })
})

describe('jesters and builders', () => {
  test('PF-7.2 PF-7.8 jesters without limit', () => {
    const t = table()
    give(t, 0, { jesters: 6 })
    win(t, 'jester')
    expect([t.players[0].jesters, t.jesters]).toEqual([7, 0])
  })

  test('EX-9 PF-7.3 the second and the third builder bring 3 prestige, the first none; buildings cost 700, 300, 300, nothing', () => {
    const costs = [0, 1, 2, 3].map(builders => {
      const t = table()
      if (builders > 0) {
        give(t, 0, { builders: builders - 1 })
        win(t, 'builder')
      } else play(t, 'forgo')
      expect([builders, t.players[0].prestige]).toEqual([builders, [0, 0, 3, 3][builders]])
      const before = turn(t, 0).players[0].florins
      play(t, 'build:chapel')
      return before - t.players[0].florins
    })
    expect(costs).toEqual([7, 3, 3, 0])
  })

  test('PF-7.3 from two builders on buildings may touch', () => {
    for (const [builders, touching] of [
      [0, false],
      [1, false],
      [2, true],
      [3, true],
    ] as const) {
      const t = table()
      give(t, 0, { builders })
      play(turn(t, 0), 'build:tower')
      // The palazzo's upper edge is row 5 of columns a to c.
      expect([builders, legal(t, 'place').some(w => w.endsWith(',a5'))]).toEqual([builders, touching])
    }
  })
})

describe('prestige cards', () => {
  test('PF-7.4 the top five are seen by the buyer alone; one is kept, the others go under the deck as he likes', () => {
    const t = table()
    stack(t, 'court', 'most-lakes', 'most-parks', 'most-forests', 'most-jesters', 'most-builders')
    const told = heard(() => win(t, 'prestige-card'))
    expect(told.filter(w => w.startsWith('looked')).map(w => w.split(',')[1])).toEqual([
      'court',
      'most-lakes',
      'most-parks',
      'most-forests',
      'most-jesters',
    ])
    expect(princes.view(t, 1).players[0].looked.ids).toEqual(Array(5).fill(HIDDEN))
    expect(why(t, 'keep:most-builders')).toBe('PF-12.1 not-looked-at:most-builders')
    play(t, 'keep:court')
    expect([ids(t.players[0].secret.ids), step(t)]).toEqual([['court'], 'tuck'])
    play(t, 'under:most-parks', 'under:most-jesters', 'under:most-lakes')
    expect(ids(t.decks[1].ids.slice(0, 4))).toEqual(['most-forests', 'most-lakes', 'most-jesters', 'most-parks'])
    expect(ids([t.decks[1].ids.at(-1)!])).toEqual(['most-builders'])
    expect(step(t)).toBe('open')
    // Only the one who tucked them away knows where they are (PF-16.1).
    expect(princes.view(t, 0).decks[1].ids.slice(0, 4)).toEqual(t.decks[1].ids.slice(0, 4))
    expect(princes.view(t, 1).decks[1].ids).toEqual(Array(13).fill(HIDDEN))
    expect(princes.view(t, 1).players[0].secret.ids).toEqual([HIDDEN])
  })

  test('PF-7.4 D11 or the rest goes under the deck as it lies', () => {
    const t = table()
    stack(t, 'court', 'most-lakes', 'most-parks', 'most-forests', 'most-jesters')
    play(win(t, 'prestige-card'), 'keep:most-parks', 'done')
    expect(ids(t.decks[1].ids.slice(0, 4))).toEqual(['most-jesters', 'most-forests', 'most-lakes', 'court'].reverse())
  })

  test('EX-52 PF-7.4 from a short deck all are seen; the last card is kept; an empty deck is no object', () => {
    const t = table()
    shorten(t, 1, 3)
    win(t, 'prestige-card')
    expect(legal(t, 'keep')).toHaveLength(3)
    play(t, legal(t, 'keep')[0]!)
    expect([step(t), legal(t, 'under').length]).toEqual(['tuck', 2])
    play(t, 'done')
    expect(t.decks[1].ids).toHaveLength(2)

    const u = table()
    shorten(u, 1, 1)
    const told = heard(() => win(u, 'prestige-card'))
    expect([u.players[0].secret.ids.length, u.decks[1].ids.length, told.at(-1)]).toEqual([
      1,
      0,
      `*keep:${ids(u.players[0].secret.ids)[0]}`,
    ])
    shorten(u, 1, 0)
    expect(why(u, 'open:prestige-card')).toBe('PF-6.1 object-taken:prestige-card')
    const v = table()
    shorten(v, 1, 0)
    expect(why(v, 'open:prestige-card')).toBe('PF-6.1 none-left:prestige-card')
  })

  test('PF-7.4 PF-7.8 no limit of cards, and none counts before the end', () => {
    const t = table()
    give(t, 0, { secret: ['court', 'most-lakes'] })
    play(win(t, 'prestige-card'), legal(t, 'keep')[0]!, 'done')
    expect([t.players[0].secret.ids.length, t.players[0].prestige]).toEqual([3, 0])
  })
})

describe('recruiting cards', () => {
  test('EX-54 PF-7.5 PF-7.6 while no profession lies face up anywhere it can only be kept', () => {
    const t = win(table(), 'recruiting-card')
    expect([step(t), t.players[0].recruiting]).toEqual(['open', 1])
    turn(t, 0)
    expect(legal(t, 'recruit')).toEqual([])
  })

  test('PF-7.5 D9 it may be used at once when it is acquired, or be kept', () => {
    const t = table()
    give(t, 1, { front: ['poet'] })
    win(t, 'recruiting-card')
    expect([turnOf(t), step(t), legal(t)]).toEqual([0, 'recruit-now', ['recruit:poet', 'done']])
    const kept = princes.copy(t)
    play(t, 'recruit:poet')
    expect([step(t), ids(t.players[0].hand.ids).includes('poet'), t.players[1].recruited]).toEqual(['open', true, 1])
    play(kept, 'done')
    expect([kept.players[0].recruiting, turn(kept, 0) && legal(kept, 'recruit')]).toEqual([1, ['recruit:poet']])
  })

  test('EX-53 PF-7.5 PF-7.7 nobody’s cards become fewer; the profession may be used at once, and using the card is no action', () => {
    const t = table()
    give(t, 0, { hand: ['botanist', 'painter', 'sculptor'], recruiting: 1, jesters: 3, front: [] })
    give(t, 1, { hand: ['jurist', 'composer'], front: ['poet'] })
    turn(t, 0)
    expect(heard(() => play(t, 'recruit:poet'))).toEqual(['recruited:0,poet,1'])
    const [a, b] = t.players
    expect([ids(a.hand.ids), a.recruiting, cardsOf(a)]).toEqual([['botanist', 'painter', 'sculptor', 'poet'], 0, 4])
    expect([b.hand.ids.length, b.front, b.recruited, cardsOf(b)]).toEqual([2, [], 1, 3])
    play(t, 'work:poet', 'complete:0')
    expect([ids(a.front), legal(t, 'build').length > 0]).toEqual([['poet'], true]) // one action is left
  })

  test('EX-18 PF-7.7 a profession may be recruited away and back, and used again', () => {
    const t = table()
    for (const seat of [0, 1])
      give(t, seat, { recruiting: 1, jesters: 3, hand: ['botanist', 'painter'].slice(seat, seat + 1) })
    give(t, 0, { front: ['poet'] })
    turn(t, 1)
    play(t, 'recruit:poet')
    expect([t.players[0].recruited, cardsOf(t.players[0])]).toEqual([1, 3])
    play(t, 'work:poet', 'complete:0', 'done')
    turn(t, 0, 2)
    play(t, 'recruit:poet')
    expect([ids(t.players[0].hand.ids).includes('poet'), t.players[1].recruited, t.players[1].front]).toEqual([
      true,
      1,
      [],
    ])
    give(t, 0, { jesters: 4 })
    expect(why(t, 'work:poet')).toBe('OK')
  })

  test('PF-7.6 PF-7.7 neither an own profession nor a recruiting card in front can be recruited; used cards never return', () => {
    const t = table()
    give(t, 0, { recruiting: 2, front: ['poet'] })
    give(t, 1, { recruited: 1, front: [] })
    const left = t.recruiting
    turn(t, 0)
    expect([legal(t, 'recruit'), why(t, 'recruit:poet')]).toEqual([[], 'PF-7.5 not-face-up:poet'])
    give(t, 1, { front: ['botanist', 'painter'] })
    play(t, 'recruit:botanist', 'recruit:painter')
    expect([t.recruiting, t.players[1].recruited, why(t, 'recruit:painter')]).toEqual([
      left,
      3,
      'PF-7.5 no-recruiting-card',
    ])
  })

  test('PF-7.8 what somebody owns helps nobody else', () => {
    const t = table()
    give(t, 1, { jesters: 5, builders: 3, freedoms: ['travel'], tiles: ['theater', 'lake'] })
    give(t, 0, { hand: ['poet'], recruiting: 0 })
    turn(t, 0)
    expect(why(t, 'work:poet')).toBe('PF-9.3 too-modest:7')
    const before = florins(t)[0]
    play(t, 'build:chapel')
    expect(before - florins(t)[0]).toBe(7)
  })
})

describe('prestige and florins', () => {
  test('PF-4.1 PF-3.2 one prestige is 100 florins, at every decision, down to 0, and the decision stays', () => {
    const t = table()
    give(t, 0, { florins: 0, prestige: 3 })
    play(t, 'sell', 'sell')
    expect([step(t), turnOf(t), florins(t)[0], prestige(t)[0]]).toEqual(['open', 0, 2, 1])
    play(t, 'open:jester')
    give(t, 1, { prestige: 1 })
    expect(legal(t)).toEqual(['bid', 'pass', 'sell'])
    play(t, 'sell')
    expect([turnOf(t), why(t, 'sell')]).toEqual([1, 'PF-4.1 no-prestige'])
    give(t, 0, { prestige: 5 })
    play(actions(t.players[0].pawn < 0 ? play(t, 'pass', 'pass') : t), 'sell')
    expect([step(t), t.players[0].prestige]).toEqual(['act', 4])
  })

  test('PF-4.1 also where it hardly matters: while a tile is laid, a card chosen, a work composed', () => {
    const t = table()
    give(t, 0, { prestige: 9, jesters: 3 })
    win(t, 'prestige-card')
    play(t, 'sell', legal(t, 'keep')[0]!, 'sell', 'done')
    turn(t, 0)
    play(t, legal(t, 'work')[0]!, 'sell', 'complete:0', 'build:chapel', 'sell')
    expect([step(t), t.players[0].prestige]).toEqual(['site', 5])
  })

  test('PF-4.3 PF-4.4 money never becomes prestige, and nothing is sold after the last turn', () => {
    const t = table()
    give(t, 2, { prestige: 4 })
    turn(t, t.start, 7)
    for (let k = 0; k < 3; k++) play(t, 'done')
    expect([princes.over(t), t.players[2].prestige]).toEqual([true, 4])
    const u = table()
    expect(legal(turn(u, 0)).filter(w => /^(complete|exchange)/.test(w))).toEqual([])
  })

  test('PF-3.1 EX-67 the track’s chip follows from one number', () => {
    const t = table()
    give(t, 0, { prestige: 53, florins: 0 })
    turn(t, 0)
    play(t, 'sell', 'sell', 'sell', 'sell')
    expect([t.players[0].prestige, t.players[0].florins, t.players[0].sources.reduce((a, b) => a + b, 0)]).toEqual([
      49, 4, 49,
    ])
  })
})

describe('rounds', () => {
  test('PF-5.1 PF-5.2 seven rounds: auctions, then actions; the next player starts', () => {
    const t = table({ seats: 4, start: 2 })
    const starts: number[] = []
    const told = heard(() => {
      for (let round = 1; round <= 7; round++) {
        starts.push(t.start)
        expect([step(t), turnOf(t), t.round]).toEqual(['open', t.start, round])
        actions(t)
        for (let k = 0; k < 4; k++) {
          expect([step(t), turnOf(t)]).toEqual(['act', (starts.at(-1)! + k) % 4])
          play(t, 'done')
        }
      }
    })
    expect([starts, princes.over(t)]).toEqual([[2, 3, 0, 1, 2, 3, 0], true])
    expect(told.filter(w => w.startsWith('round'))).toEqual([2, 3, 4, 5, 6, 7].map(n => `round:${n}`))
  })
})
