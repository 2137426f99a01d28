import { describe, expect, test } from 'vitest'
import { princes } from '../index.ts'
import { actions, florins, give, heard, play, prestige, step, table, turn, turnOf } from './helpers.ts'

/** Ends the round that runs; nobody does anything more. */
function endRound(t: ReturnType<typeof table>) {
  const { round } = t
  return heard(() => {
    while (t.round === round && !princes.over(t)) {
      actions(t)
      if (t.round === round && step(t) === 'act') play(t, 'done')
    }
  })
}
/** The last turns of round 7. */
function last(seats = 3) {
  const t = turn(table({ seats }), 0)
  t.round = 7
  return t
}

describe('PF-14.1 EX-17 the best work', () => {
  test.each([
    [
      [17, 17, 12],
      [3, 3, 0],
    ],
    [
      [0, 9, 0],
      [0, 3, 0],
    ],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
    [
      [14, 15, 14],
      [0, 3, 0],
    ],
  ])('EX-17 %j gives %j', (best, gains) => {
    const t = turn(table(), 0)
    t.players.forEach((p, seat) => {
      p.best = best[seat]!
    })
    const said = endRound(t)
    expect(prestige(t)).toEqual(gains)
    expect(said.filter(w => w.startsWith('best-work')).length).toBe(gains.filter(g => g > 0).length)
    expect(t.players.map(p => p.best)).toEqual([0, 0, 0]) // PF-14.2
  })
  test('PF-14.1 EX-16 it is awarded after the last turn', () => {
    const t = turn(table(), 0)
    give(t, 0, { jesters: 3, hand: ['poet'] })
    play(t, 'work:poet', 'complete:0', 'done')
    expect(prestige(t)[0]).toBe(0)
    play(t, 'done', 'done')
    expect(prestige(t)[0]).toBe(3)
  })
})

test('PF-14.2 PF-5.2 the next player clockwise starts the next round', () => {
  const t = actions(table({ start: 2 }))
  expect([t.round, t.start, turnOf(t)]).toEqual([1, 2, 2])
  endRound(t)
  expect([t.round, t.start, turnOf(t), step(t)]).toEqual([2, 0, 0, 'open'])
})

test('PF-5.1 there are seven rounds', () => {
  const t = table()
  let rounds = 0
  while (!princes.over(t)) {
    endRound(t)
    rounds++
  }
  expect([rounds, t.round]).toEqual([7, 7])
})

describe('PF-14.3 PF-14.5 the end of the game', () => {
  test('PF-14.5 the best work first, then all prestige cards are shown, then scored together', () => {
    const t = last()
    give(t, 0, { secret: ['most-jesters', 'court'], jesters: 2, prestige: 10 })
    give(t, 1, { secret: ['most-builders'], jesters: 2, builders: 1 })
    t.players[2].best = 20
    const said = endRound(t).filter(w => /^(best-work|shown|prestige|over)/.test(w))
    expect(said).toEqual([
      'best-work:2,20',
      'prestige:2,best-work,3',
      'shown:0,most-jesters',
      'shown:0,court',
      'shown:1,most-builders',
      'prestige:0,prestige-cards,3',
      'prestige:1,prestige-cards,6',
      'over',
    ])
    expect([prestige(t), princes.over(t)]).toEqual([[13, 6, 3], true])
  })
  test('PF-14.5 PF-16.1 when it is over all florins and prestige cards are public', () => {
    const t = last()
    give(t, 1, { florins: 12, secret: ['court'] })
    const hidden = princes.view(t, 0).players[1]
    expect([hidden.florins, hidden.secret.ids]).toEqual([-1, [-1]])
    const said = endRound(t)
    const open = princes.view(t, 0).players[1]
    expect([open.florins, princes.box.cards[open.secret.ids[0]].id]).toEqual([12, 'court'])
    expect(said).toContain('florins:1,12')
  })
  test('EX-66 PF-14.4 prestige, then florins, then both win', () => {
    const places = (purses: [number, number]) => {
      const t = last()
      t.players.forEach((_, seat) => {
        give(t, seat, { prestige: seat < 2 ? 52 : 40, florins: purses[seat] ?? 50 })
      })
      endRound(t)
      return princes.ranks(t)
    }
    expect([places([4, 3]), places([3, 3])]).toEqual([
      [0, 1, 2],
      [0, 0, 2],
    ])
  })
  test('PF-14.4 money, bonus and recruiting cards are worth nothing', () => {
    const t = last()
    give(t, 0, { florins: 40, bonus: ['per-lake', 'per-park'], recruiting: 3, prestige: 5 })
    endRound(t)
    expect(princes.scores(t)[0]).toMatchObject({ total: 5, tie: [40] })
    expect(florins(t)[0]).toBe(40)
  })
})
