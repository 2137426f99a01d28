/** PF-16: what is hidden from whom. The suite proves that views tell nothing more; here is what they do tell. */
import { HIDDEN, WATCHER } from '@loggia/core'
import { expect, test } from 'vitest'
import { princes } from '../index.ts'
import { give, heard, ids, legal, play, step, table, turn } from './helpers.ts'

test('PF-16.1 purses, hands, prestige cards and decks are hidden; all that lies openly is not', () => {
  const t = table({ seats: 4 })
  give(t, 0, { bonus: ['per-lake'], secret: ['court'], front: ['poet'], tiles: ['forest', 'chapel'], freedoms: ['travel'], jesters: 2, builders: 1, recruiting: 1, prestige: 7 })
  const own = princes.view(t, 0).players[0]
  expect([own.florins, ids(own.hand.ids).length, ids(own.bonus.ids), ids(own.secret.ids)]).toEqual([35, 3, ['per-lake'], ['court']])
  for (const eyes of [1, 2, 3, WATCHER]) {
    const v = princes.view(t, eyes), p = v.players[0]
    expect([p.florins, p.hand.ids, p.bonus.ids, p.secret.ids]).toEqual([HIDDEN, [HIDDEN, HIDDEN, HIDDEN], [HIDDEN], [HIDDEN]])
    expect([ids(p.front), p.tiles.length, p.freedoms, p.jesters, p.builders, p.recruiting, p.prestige]).toEqual([['poet'], 2, 1, 2, 1, 1, 7])
    expect(v.decks.map(d => d.ids.length)).toEqual(t.decks.map(d => d.ids.length))
    expect(v.decks.flatMap(d => d.ids).every(id => id === HIDDEN)).toBe(true)
    expect(v.rng).toEqual([0, 0, 0, 0])
  }
})

test('PF-16.1 a recruited profession is known to be in the hand; used bonus cards are public', () => {
  const t = table()
  give(t, 0, { recruiting: 1, jesters: 3, bonus: ['per-jester'] })
  give(t, 1, { front: ['poet'] })
  play(turn(t, 0), 'recruit:poet')
  expect(ids(princes.view(t, 2).players[0].hand.ids.filter(c => c !== HIDDEN))).toEqual(['poet'])
  play(t, 'work:poet', 'add:per-jester', 'complete:0')
  expect([ids(princes.view(t, 2).used), princes.view(t, 2).players[0].bonus.ids]).toEqual([['per-jester'], []])
})

test('PF-16.1 a card that somebody knew under the deck is anyone’s guess once another has looked and kept', () => {
  const t = table()
  t.decks[2].ids.splice(0, 13)
  t.decks[2].seen.splice(0, 13)
  play(turn(t, 0), 'bonus')
  play(t, legal(t, 'keep')[0]!, 'done', 'done')
  expect(princes.view(t, 0).decks[2].ids.filter(c => c !== HIDDEN)).toHaveLength(4)
  play(turn(t, 1), 'bonus') // two unknown cards, then three that seat 0 has put there
  const known = princes.view(t, 0).players[1].looked.ids.filter(c => c !== HIDDEN)
  expect(known).toHaveLength(3)
  play(t, legal(t, 'keep')[0]!)
  const v = princes.view(t, 0).players[1]
  expect([...v.looked.ids, ...v.bonus.ids].filter(c => c !== HIDDEN)).toEqual([])
})

test('PF-16.3 all amounts are told, so that what a purse holds can be counted, and is imagined so', () => {
  const t = table()
  const told = heard(() => {
    play(t, 'open:jester', 'bid', 'pass', 'pass')
    turn(t, 1)
    play(t, 'profession')
    play(t, legal(t, 'keep')[0]!, 'done', 'introduce:travel')
  })
  expect(told.filter(w => /^(won|paid)/.test(w))).toEqual(['won:1,jester,3', 'paid:1,3', 'paid:1,3'])
  expect([step(t), t.players.map(p => p.counted)]).toEqual(['act', t.players.map(p => p.florins)])
  const u = princes.imagine(princes.view(t, 2), 2, [1, 2, 3, 4])
  expect(u.players.map(p => p.florins)).toEqual([35, 26, 35])
})
