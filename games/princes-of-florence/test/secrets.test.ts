/**
 * PF-16: what is hidden from which player. The suite proves that views reveal nothing more; these tests show what they
 * do reveal.
 */
import { acting, HIDDEN, pick, seeded, SPECTATOR, firstOf } from '@loggia/core'
import { expect, test } from 'vitest'
import { princes, type PrincesTable } from '../index.ts'
import { EAST } from '../rules/terms.ts'
import { give, heard, ids, legal, play, step, table, turn, turnOf } from './helpers.ts'

test('PF-16.1 purses, hands, prestige cards and decks are hidden; all that lies openly is not', () => {
  const t = table({ seats: 4 })
  give(t, 0, {
    bonus: ['per-lake'],
    secret: ['court'],
    front: ['poet'],
    tiles: ['forest', 'chapel'],
    freedoms: ['travel'],
    jesters: 2,
    builders: 1,
    recruiting: 1,
    prestige: 7,
  })
  const own = princes.view(t, 0).players[0]
  expect([own.florins, ids(own.hand.ids).length, ids(own.bonus.ids), ids(own.secret.ids)]).toEqual([
    35,
    3,
    ['per-lake'],
    ['court'],
  ])
  for (const viewer of [1, 2, 3, SPECTATOR]) {
    const v = princes.view(t, viewer)
    const p = v.players[0]
    expect([p.florins, p.hand.ids, p.bonus.ids, p.secret.ids]).toEqual([
      HIDDEN,
      [HIDDEN, HIDDEN, HIDDEN],
      [HIDDEN],
      [HIDDEN],
    ])
    expect([ids(p.front), p.tiles.length, p.freedoms, p.jesters, p.builders, p.recruiting, p.prestige]).toEqual([
      ['poet'],
      2,
      1,
      2,
      1,
      1,
      7,
    ])
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

test('PF-16.3 all amounts are announced: a listener knows what a purse holds, a view does not', () => {
  const t = table()
  const told = heard(() => {
    play(t, 'open:jester', 'bid', 'pass', 'pass')
    turn(t, 1)
    play(t, 'profession')
    play(t, legal(t, 'keep')[0]!, 'done', 'introduce:travel')
  })
  expect(told.filter(w => /^(won|paid)/.test(w))).toEqual(['won:1,jester,3', 'paid:1,3', 'paid:1,3'])
  expect(step(t)).toBe('act')
  for (const viewer of [0, 2, SPECTATOR]) {
    const { players } = princes.recall(t, viewer)
    expect(players.map(p => p.florins)).toEqual([35, 26, 35])
    expect({ ...princes.view(t, viewer), players }).toEqual(princes.recall(t, viewer)) // and nothing else
  }
  const purses = new Set(
    Array.from(
      { length: 200 },
      (_, k) => princes.determinize(princes.view(t, 2), 2, seeded(`${k}`)).players[1].florins,
    ),
  )
  expect(purses.size).toBeGreaterThan(30)
  expect(princes.determinize(princes.recall(t, 2), 2, seeded('known')).players.map(p => p.florins)).toEqual([
    35, 26, 35,
  ])
})

/** A sum that is found nowhere else. */
const FORTUNE = 7e11

test('PF-16.1 no view of anybody has a purse of another in it, whatever it is called, until the end; the Automa’s lies open', () => {
  for (const [k, seats] of [1, 2, 3, 4, 5].entries()) {
    const t = princes.setup({
      seats,
      options: seats > 1 && k % 2 ? { 'characters': 'with', 'joint-building': 'with' } : {},
      seed: `purses ${seats}`,
    })
    const rng = seeded('purses')
    for (let n = 0; !princes.over(t); n++) {
      const set = acting(t)
      const seat = firstOf(set)
      const moves: number[] = []
      t.players.forEach((p, s) => {
        if (!t.automa || s === 0) p.florins += FORTUNE
      })
      for (const viewer of [...t.players.keys(), SPECTATOR])
        if (viewer < seats || viewer === SPECTATOR) {
          const told = JSON.stringify(princes.view(t, viewer)).match(/\b7\d{11}\b/g) ?? []
          expect(told, `${viewer} after ${n} moves`).toEqual(
            viewer === SPECTATOR ? [] : [`${t.players[viewer].florins}`],
          )
        }
      t.players.forEach((p, s) => {
        if (!t.automa || s === 0) p.florins -= FORTUNE
      })
      princes.moves(t, seat, moves)
      princes.play(t, seat, moves[pick(rng, moves.length)])
    }
    expect(princes.view(t, SPECTATOR).players.map(p => p.florins)).toEqual(t.players.map(p => p.florins))
  }
})

test('PF-16.3 purses are imagined that can pay what they owe: a bid, a space, a share, a part of a building', () => {
  const least = (t: PrincesTable, viewer: number, seat: number) =>
    Math.min(
      ...Array.from(
        { length: 300 },
        (_, k) => princes.determinize(princes.view(t, viewer), viewer, seeded(`${k}`)).players[seat].florins,
      ),
    )
  const t = table({ seats: 3 })
  const opener = turnOf(t)
  play(t, 'open:jester', 'bid', 'bid')
  expect([1, 2].map(k => least(t, opener, (opener + k) % 3))).toEqual([0, 4])
  const c = table({ seats: 3, options: { characters: 'with' } })
  c.todo = [{ do: 'claim', seat: 0 }]
  Object.assign(c.characters!, { pawn: [-1, 1, -1, -1, -1, -1], space: [-1, 6, -1, -1, -1, -1] })
  expect([least(c, 0, 1), least(c, 0, 2)]).toEqual([6, 0])
  Object.assign(c.characters!, { pawn: [1, -1, -1, -1, -1, -1], space: [5, -1, -1, -1, -1, -1] }) // the banker's
  expect([least(c, 0, 1), least(c, 0, 2)]).toEqual([5, 0])
  const deal = { builder: 0, edge: EAST, building: 0, turn: 0, square: 0, share: 3 }
  const j = table({ seats: 3, options: { 'joint-building': 'with' } })
  j.todo = [{ do: 'partner', seat: 1, ...deal }]
  expect([least(j, 1, 0), least(j, 0, 1)]).toEqual([4, 0]) // 700 florins, of which 300 come from the neighbour
  j.todo = [{ do: 'answer', seat: 0, ...deal }]
  expect([least(j, 1, 0), least(j, 0, 1)]).toEqual([0, 3])
})

test('PF-16.1 a move that is played ahead on a view, where purses are closed, gives what the table gives, as far as nothing is revealed', () => {
  let certain = 0
  for (const seats of [1, 2, 3, 4, 5]) {
    const t = princes.setup({
      seats,
      options: seats % 2 ? {} : { 'characters': 'with', 'joint-building': 'with' },
      seed: `ahead ${seats}`,
    })
    const rng = seeded('ahead')
    while (!princes.over(t)) {
      const set = acting(t)
      const seat = firstOf(set)
      const moves: number[] = []
      const ahead = princes.view(t, seat)
      princes.moves(t, seat, moves)
      const move = moves[pick(rng, moves.length)]
      const { revealCount } = t
      princes.play(t, seat, move)
      if (t.revealCount !== revealCount) continue
      certain++
      princes.play(ahead, seat, move)
      expect(princes.view(ahead, seat), princes.format(move)).toEqual(princes.view(t, seat))
    }
  }
  expect(certain).toBeGreaterThan(700)
})
