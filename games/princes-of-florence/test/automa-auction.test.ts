/** PF-19.1 to 19.9, 19.16, 19.20: a person against the Automa: setup and auctions. */
import { HIDDEN, seeded } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { princes } from '../index.ts'
import { AUTOMA, RECRUIT } from '../rules/automa/table.ts'
import {
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
  tilesOn,
  turnOf,
} from './helpers.ts'
import { atTurn, die, nextCards, row, solo } from './solo.ts'

const { box } = princes
const { automa } = box
const objects = (words: string[]) => words.map(w => w.split(':')[1])

describe('setup', () => {
  test('PF-19.1 EX-88 three professions to each row; the deck holds 9 of four, 6 of five', () => {
    for (const [auctions, left] of [
      ['4', 9],
      ['5', 6],
    ] as const) {
      const t = table({ seats: 1, options: { auctions } })
      expect([t.decks[0].ids.length, t.players[0].hand.ids.length, t.players[1].hand.ids.length]).toEqual([left, 3, 3])
      expect(t.automa!.virtual.map(v => v.ids.length)).toEqual(auctions === '4' ? [3, 3] : [3, 3, 3])
      expect([t.freedoms, t.builders, t.jesters, t.recruiting, t.players[0].florins]).toEqual([[2, 2, 2], 6, 7, 5, 35])
    }
  })

  test('PF-19.1 PF-19.20 EX-36 the Automa’s florins are the difficulty, on a scale as fine as one likes', () => {
    const of = (difficulty: string) =>
      princes.setup({ seats: 1, seed: 'x', options: { difficulty } }).players[AUTOMA].florins
    expect(['easy', 'normal', 'hard', '500', '2000', '5000'].map(of)).toEqual([0, 15, 35, 5, 20, 50])
    expect(() => of('50')).toThrow('option difficulty')
    expect(() => princes.setup({ seats: 1, seed: 'x', options: { characters: 'with' } })).toThrow('option characters')
  })

  test('PF-19.1 the cards lie by their backs: rounds 1 and 2 on top; who starts is chance, then it alternates', () => {
    const starts = new Set<number>()
    for (let k = 0; k < 30; k++) {
      const t = princes.setup({ seats: 1, seed: `${k}` })
      const backs = t.automa!.deck.ids.map(c => box.data.automa.cards[c].back)
      expect(backs).toEqual([
        ...Array(9).fill('rounds-5-7'),
        ...Array(6).fill('rounds-3-4'),
        ...Array(6).fill('rounds-1-2'),
      ])
      starts.add(t.start)
    }
    expect(starts).toEqual(new Set([0, 1]))
    const t = solo('automa-01', { start: 1 })
    const order = [t.start]
    while (t.round < 4) {
      play(t, step(t) === 'act' ? 'done' : 'forgo')
      if (order.length < t.round) order.push(t.start)
    }
    expect(order).toEqual([1, 0, 1, 0])
  })

  test.each(box.data.automa.cards.map((c, k) => [c.id, c, k] as const))(
    'PF-1.5 PF-19.2 %s is read as printed',
    (_id, said, k) => {
      const c = automa.cards[k]
      expect(new Set(c.entries.map(e => e.object)).size).toBe(5)
      expect(c.entries.map(e => e.modifier)).toEqual(said.auction.map(e => e.modifier))
      expect(c.slots.map(s => s.length)).toEqual([said.actions[1].length, said.actions[2].length])
      expect(c.slots.flat().every(a => a >= 0)).toBe(true)
    },
  )

  test('PF-19.2 three cards a round, twenty-one in all', () => {
    const t = solo('automa-01')
    expect(t.automa!.shown).toHaveLength(1)
    play(t, 'forgo', 'done')
    expect([t.round, t.automa!.shown.length]).toEqual([2, 4])
    while (!princes.over(t)) play(t, step(t) === 'act' ? 'done' : 'forgo')
    expect([t.automa!.shown.length, t.automa!.deck.ids.length]).toEqual([21, 0])
  })

  test('PF-19.1 PF-16.1 rows, decks and cards to come are nobody’s business; the Automa’s purse is everybody’s', () => {
    const v = princes.view(solo('automa-01', { difficulty: 'normal' }), 0)
    expect(
      [...v.players[AUTOMA].hand.ids, ...v.automa!.virtual.flatMap(x => x.ids), ...v.automa!.deck.ids].every(
        id => id === HIDDEN,
      ),
    ).toBe(true)
    expect(v.players[AUTOMA].florins).toBe(15)
  })
})

describe('the human’s side', () => {
  test('EX-37 PF-19.5 the final bid is the die and the modifier; the human pays 100 more, or passes', () => {
    const t = die(solo('automa-01'), 3)
    expect(heard(() => play(t, 'open:jester'))).toEqual(['rolled:jester,3,9'])
    expect([step(t), legal(t)]).toEqual(['outbid', ['bid', 'pass']])
    play(t, 'bid')
    expect([florins(t)[0], t.players[0].jesters]).toEqual([25, 1])
    expect(step(t)).toBe('act') // his auctions end
  })

  test('EX-38 PF-19.5 PF-19.6 the rulebook’s round of five', () => {
    const t = solo('automa-01', { auctions: '5', difficulty: 'hard' })
    play(die(t, 6), 'open:recruiting-card')
    expect(t.automa!.bids[6]).toBe(9)
    play(t, 'pass')
    play(die(t, 5), 'open:jester')
    play(t, 'pass')
    play(die(t, 1), 'open:builder')
    expect(legal(t)).toEqual(['bid', 'pass']) // no forced purchase: the entry has a modifier
    expect(heard(() => play(t, 'bid')).slice(0, 3)).toEqual(['won:0,builder,4', 'automa-takes:jester', 'paid:1,11'])
    expect([florins(t), t.players[0].builders, t.players[AUTOMA].jesters]).toEqual([[31, 24], 1, 1])
  })

  test('EX-39 PF-19.5 PF-19.16 in the last auction no die: 200, but not for the two highest nor for what was passed on', () => {
    const t = solo('automa-01')
    expect([why(t, 'buy:lake'), legal(t, 'buy')]).toEqual(['PF-19.5 not-last-auction', []])
    for (const kind of ['forest', 'prestige-card', 'builder']) {
      play(die(t, 4), `open:${kind}`)
      play(t, 'pass')
    }
    expect([step(t), legal(t)]).toEqual(['offer', ['buy:lake', 'buy:park', 'forgo']])
    expect(['jester', 'recruiting-card', 'builder', 'forest'].map(o => why(t, `buy:${o}`))).toEqual([
      'PF-19.5 too-dear:jester',
      'PF-19.5 too-dear:recruiting-card',
      'PF-19.16 passed-on:builder',
      'PF-19.16 passed-on:forest',
    ])
    expect(why(t, 'open:lake')).toBe('PF-19.5 last-auction')
    play(t, 'buy:lake')
    play(t, legal(t, 'place')[0]!)
    expect([florins(t)[0], tilesOn(t, 0)]).toEqual([33, ['lake']])
  })

  test('EX-40 PF-19.5 without a modifier a 1 or a 2 must be bought; a 3 may', () => {
    for (const [roll, price] of [
      [1, 2],
      [2, 3],
    ] as const) {
      const t = die(solo('automa-01'), roll)
      expect(heard(() => play(t, 'open:lake'))).toEqual([
        `rolled:lake,${roll},${roll}`,
        `must-buy:lake,${price},0`,
        `won:0,lake,${price}`,
      ])
      expect([step(t), florins(t)[0]]).toEqual(['site', 35 - price])
    }
    const t = die(solo('automa-01'), 3)
    play(t, 'open:lake')
    expect([step(t), t.automa!.bids[1]]).toEqual(['outbid', 3])
    play(t, 'bid')
    expect(florins(t)[0]).toBe(31)
  })

  test('EX-90 PF-19.16 D36 the landscape entry stands for all three kinds; each kind has a die of its own', () => {
    const t = solo('automa-04')
    play(die(t, 2), 'open:forest')
    play(t, 'pass')
    play(die(t, 5), 'open:lake')
    play(t, 'pass')
    expect([t.automa!.bids[0], t.automa!.bids[1]]).toEqual([6, 9])
    play(die(t, 6), 'open:prestige-card')
    play(t, 'pass')
    expect(objects(legal(t, 'buy'))).toEqual(['builder', 'recruiting-card'])
    expect(['forest', 'park', 'jester'].map(o => why(t, `buy:${o}`))).toEqual([
      'PF-19.16 passed-on:forest',
      'PF-19.5 too-dear:park',
      'PF-19.5 too-dear:jester',
    ])
  })

  test('EX-95 PF-19.16 D20 an entry without modifier needs 300 that can be raised; a forced purchase sells just enough', () => {
    const t = solo('automa-01')
    give(t, 0, { florins: 1, prestige: 2 })
    expect(heard(() => play(die(t, 2), 'open:lake')).slice(1, 3)).toEqual(['must-buy:lake,3,2', 'won:0,lake,3'])
    expect([t.players[0].florins, t.players[0].prestige]).toEqual([0, 0])
    const u = solo('automa-01')
    give(u, 0, { florins: 1, prestige: 1 })
    expect([why(u, 'open:lake'), why(u, 'open:jester')]).toEqual(['PF-6.4 no-florins:3', 'OK'])
    give(u, 0, { prestige: 0 })
    expect(legal(u)).toEqual(['forgo'])
  })

  test('PF-19.16 PF-6.4 PF-6.5 a bid needs florins in hand, prestige may be sold first; no fourth builder', () => {
    const t = solo('automa-01')
    give(t, 0, { florins: 9, prestige: 1, builders: 3 })
    expect(why(t, 'open:builder')).toBe('PF-6.5 cannot-take:builder')
    play(die(t, 3), 'open:jester')
    expect(legal(t)).toEqual(['pass', 'sell'])
    play(t, 'sell', 'bid')
    expect([t.players[0].florins, t.players[0].jesters]).toEqual([0, 1])
    const u = solo('automa-01')
    u.jesters = 0
    expect([why(u, 'open:jester'), why(u, 'open:landscape')]).toEqual([
      'PF-6.1 none-left:jester',
      'PF-15.4 no-such-object:landscape',
    ])
  })

  test('PF-19.5 PF-19.16 D29 he may stop at any time; the human always chooses first', () => {
    const t = solo('automa-01', { start: 1 })
    expect([turnOf(t), step(t)]).toEqual([0, 'offer'])
    play(die(t, 3), 'open:builder')
    play(t, 'pass', 'forgo')
    expect([t.players[0].pawn, t.players[AUTOMA].jesters]).toEqual([8, 1])
  })
})

describe('the Automa’s side', () => {
  test('EX-36 PF-19.3 what it cannot pay it takes from the track: 200 florins a step, the change is kept', () => {
    for (const [before, steps, after] of [
      [0, 5, 1],
      [3, 3, 0],
    ] as const) {
      const t = solo('automa-01')
      give(t, AUTOMA, { florins: before })
      play(die(t, 3), 'open:jester')
      play(t, 'pass')
      expect(heard(() => play(t, 'forgo')).slice(0, 3)).toEqual(['automa-takes:jester', `sold:1,${steps}`, 'paid:1,9'])
      expect([t.players[AUTOMA].florins, t.players[AUTOMA].prestige]).toEqual([after, -steps])
    }
  })

  test('PF-19.6 D39 it pays exactly its final bid, even 100; unrolled it rolls now', () => {
    const t = solo('automa-01')
    give(t, AUTOMA, { florins: 35 })
    expect(heard(() => play(die(t, 2), 'forgo')).slice(0, 3)).toEqual([
      'rolled:jester,2,8',
      'automa-takes:jester',
      'paid:1,8',
    ])
    const u = solo('automa-01')
    give(u, AUTOMA, { florins: 35, builders: 3 })
    row(u, ['poet'])
    u.jesters = u.recruiting = 0
    shorten(u, 1, 0)
    expect(heard(() => play(die(u, 1), 'forgo')).slice(0, 8)).toEqual([
      'automa-passes:jester,none-left',
      'automa-passes:recruiting-card,none-left',
      'automa-passes:builder,full',
      'automa-passes:prestige-card,none-left',
      'turned-up:1,poet',
      'rolled:lake,1,1',
      'automa-takes:lake',
      'paid:1,1',
    ])
  })

  test('EX-91 PF-19.6 PF-19.7 D21 the landscape of its first profession; whatever landscape the human has closes the entry', () => {
    const t = solo('automa-04')
    row(t, ['poet', 'botanist'])
    play(die(t, 2), 'open:forest')
    play(t, 'pass')
    play(die(t, 3), 'open:builder')
    give(t, AUTOMA, { florins: 35 })
    expect(heard(() => play(die(t, 1), 'bid')).slice(1, 6)).toEqual([
      'turned-up:1,poet',
      'rolled:lake,1,5',
      'automa-takes:lake',
      'paid:1,5',
      'automa-tile:lake',
    ])
    expect([tilesOn(t, AUTOMA), princes.view(t, 0).players[AUTOMA].hand.ids[0]]).toEqual([['lake'], card('poet')])
    const u = solo('automa-04')
    play(die(u, 2), 'open:forest')
    play(u, 'bid')
    expect(heard(() => play(u, legal(u, 'place')[0]!))).toEqual(
      expect.arrayContaining(['automa-passes:landscape,yours', 'automa-takes:jester']),
    )
  })

  test('PF-19.7 PF-19.4 another landscape of a kind is worth 3 prestige; an empty pile or no profession: the next entry', () => {
    const t = solo('automa-04')
    row(t, ['poet'])
    give(t, AUTOMA, { florins: 35, tiles: ['lake'] })
    play(t, 'forgo')
    expect(t.players[AUTOMA].sources[4]).toBe(3)
    const u = solo('automa-04')
    row(u, ['poet'])
    u.tiles[tile('lake')] = 0
    expect(heard(() => play(u, 'forgo'))).toEqual(expect.arrayContaining(['automa-passes:landscape,no-tile']))
    const v = solo('automa-04')
    row(v, ['recruit'])
    expect(heard(() => play(v, 'forgo'))).toEqual(expect.arrayContaining(['automa-passes:landscape,no-profession']))
  })

  test('EX-92 PF-19.9 what nobody took of recruiting cards and builders loses one', () => {
    const t = solo('automa-01')
    play(die(t, 1), 'open:builder')
    play(t, 'bid')
    expect([t.builders, t.recruiting, t.automa!.discarded]).toEqual([5, 4, { recruiting: 1, builders: 0 }])
    const u = solo('automa-02')
    expect(heard(() => play(u, 'forgo'))).toEqual(
      expect.arrayContaining(['automa-takes:builder', 'discarded:recruiting-card']),
    )
    const v = solo('automa-01')
    expect(heard(() => play(v, 'forgo')).filter(w => w.startsWith('discarded'))).toEqual([
      'discarded:recruiting-card',
      'discarded:builder',
    ])
  })

  test.each([
    ['recruiting-card', 'automa-02', 'builder', []],
    ['builder', 'automa-08', 'recruiting-card', []],
    ['recruiting-card', 'automa-01', 'jester', ['builder']],
    ['builder', 'automa-01', 'jester', ['recruiting-card']],
    ['jester', 'automa-02', 'builder', ['recruiting-card']],
    ['jester', 'automa-08', 'recruiting-card', ['builder']],
  ])(
    'PF-19.9 the human takes a %s, the Automa of %s a %s: recruiting card and builder are judged each by itself',
    (mine, id, its, gone) => {
      const t = die(solo(id), 3)
      const { builders, recruiting } = t
      const told = heard(() => play(t, `open:${mine}`, 'bid'))
      expect([told.filter(w => w.startsWith('automa-takes')), told.filter(w => w.startsWith('discarded'))]).toEqual([
        [`automa-takes:${its}`],
        gone.map(o => `discarded:${o}`),
      ])
      expect([builders - t.builders, recruiting - t.recruiting, t.automa!.discarded]).toEqual([
        Number([mine, its].includes('builder')) + Number(gone.includes('builder')),
        Number([mine, its].includes('recruiting-card')) + Number(gone.includes('recruiting-card')),
        { recruiting: Number(gone.includes('recruiting-card')), builders: Number(gone.includes('builder')) },
      ])
    },
  )

  test('PF-19.8 a recruiting card goes to the end of its row; builders 2 and 3 bring 3 prestige', () => {
    const t = solo('automa-08')
    play(t, 'forgo')
    expect([t.players[AUTOMA].hand.ids.indexOf(RECRUIT) >= 0, t.recruiting]).toEqual([true, 4])
    const u = solo('automa-02')
    give(u, AUTOMA, { builders: 1, florins: 35 })
    play(u, 'forgo')
    expect([u.players[AUTOMA].builders, u.players[AUTOMA].sources[3]]).toEqual([2, 3])
  })

  test('PF-19.8 D37 of five prestige cards it keeps the one that is worth most now; the others are shuffled under', () => {
    const t = solo('automa-12')
    give(t, AUTOMA, { jesters: 2, florins: 35 })
    stack(t, 'court', 'most-jesters', 'most-lakes', 'all-three-freedoms', 'most-parks')
    nextCards(t, 'automa-01', 'automa-02')
    const told = heard(() => play(t, 'forgo'))
    expect(told).toEqual(expect.arrayContaining(['automa-takes:prestige-card', 'automa-keeps:most-jesters,6']))
    expect([ids(t.players[AUTOMA].secret.ids), ids(t.decks[1].ids.slice(0, 4)).sort()]).toEqual([
      ['most-jesters'],
      ['all-three-freedoms', 'court', 'most-lakes', 'most-parks'],
    ])
    const kept = new Set(
      Array.from({ length: 40 }, (_, k) => {
        const u = solo('automa-12')
        u.rng = seeded(`${k}`)
        stack(u, 'court', 'most-lakes', 'all-three-freedoms', 'most-parks', 'most-forests')
        return ids(atTurn(u).players[AUTOMA].secret.ids)[0]
      }),
    )
    expect(kept.size).toBeGreaterThan(2) // all are worth 0: chance decides
  })

  test('PF-19.4 PF-19.6 supplies bind it; prestige and florins of both are told', () => {
    const t = solo('automa-01', { difficulty: 'hard' })
    play(t, 'forgo')
    expect([t.jesters, prestige(t)[AUTOMA] <= 0]).toEqual([6, true])
  })
})
