import { describe, expect, test } from 'vitest'
import { princes } from '../index.ts'
import { workValue } from '../rules/work.ts'
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
  step,
  table,
  turn,
  type Wishes,
} from './helpers.ts'

const { box } = princes
/** The first turn of seat 0 in this round, with these things. */
function at(round: number, wishes: Wishes, seats = 3) {
  const t = turn(table({ seats }), 0)
  t.round = round
  give(t, 0, wishes)
  return t
}

describe('EX-12 the Poet in round 3', () => {
  const poet = () =>
    at(3, {
      florins: 0,
      tiles: ['theater'],
      freedoms: ['travel'],
      jesters: 2,
      hand: ['poet', 'painter', 'jurist', 'sculptor'],
    })
  test('EX-12 PF-9.2 PF-9.5 PF-9.6 PF-9.7 work value 15: seven prestige and 100 florins', () => {
    const t = poet()
    const said = heard(() => play(t, 'work:poet', 'complete:7'))
    expect(said).toEqual(expect.arrayContaining(['value:0,15', 'worked:0,poet,15', 'prestige:0,works,7', 'earned:0,1']))
    expect([prestige(t)[0], florins(t)[0], t.players[0].best, ids(t.players[0].front)]).toEqual([7, 1, 15, ['poet']])
  })
  test('EX-15 PF-9.6 any part of this income, and nothing afterwards', () => {
    const t = play(poet(), 'work:poet')
    expect(legal(t, 'complete')).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(k => `complete:${k}`))
    expect(why(t, 'complete:8')).toBe('PF-9.6 too-much:7')
    play(t, 'complete:0')
    expect([florins(t)[0], prestige(t)[0], legal(t, 'complete')]).toEqual([15, 0, []])
  })
})

test('EX-13 PF-9.2 a Mathematician with everything she wants', () => {
  const t = at(7, {
    tiles: ['university', 'lake'],
    freedoms: ['religion'],
    jesters: 2,
    hand: ['mathematician', 'poet', 'jurist'],
    front: ['painter'],
  })
  expect(workValue(t, 0, card('mathematician'), box)).toBe(18)
})

test('EX-14 PF-9.3 round 5 requires 15, round 7 requires 17: a work of 16 is rejected', () => {
  const wishes: Wishes = { tiles: ['theater', 'lake'], jesters: 4, hand: ['poet'], bonus: [] } // 4 + 3 + 8 + 1
  expect([why(at(5, wishes), 'work:poet'), why(at(6, wishes), 'work:poet'), why(at(7, wishes), 'work:poet')]).toEqual([
    'OK',
    'OK',
    'PF-9.3 too-modest:17',
  ])
  expect(why(at(5, { ...wishes, tiles: ['theater'] }), 'work:poet')).toBe('PF-9.3 too-modest:15')
  expect(box.minimum.slice(1)).toEqual([7, 10, 12, 14, 15, 16, 17])
})

test('PF-9.3 the preferences need not be met', () => {
  const t = at(1, { jesters: 3, hand: ['poet'] })
  expect(play(t, 'work:poet').todo.at(-1)).toMatchObject({ do: 'compose', card: card('poet') })
})

test("PF-9.1 a profession that lies in front, or is nobody's, cannot be used", () => {
  const t = at(1, { jesters: 7, hand: ['poet', 'jurist'], front: ['painter'] })
  expect([why(t, 'work:painter'), why(t, 'work:physician')]).toEqual([
    'PF-9.1 not-in-hand:painter',
    'PF-9.1 not-in-hand:physician',
  ])
  play(t, 'work:poet', 'complete:0')
  expect(why(t, 'work:poet')).toBe('PF-9.1 not-in-hand:poet')
  expect(why(t, 'work:jurist')).toBe('OK')
})

test('EX-16 PF-9.7 two works in a round: the better one marks', () => {
  const t = at(1, { jesters: 5, tiles: ['theater'], hand: ['poet', 'jurist', 'painter'] })
  play(t, 'work:jurist', 'complete:0')
  expect(t.players[0].best).toBe(13)
  play(t, 'work:poet', 'complete:0')
  expect(t.players[0].best).toBe(17)
})

test('EX-55 PF-9.3 PF-9.4 bonus cards count for the minimum, and stay in the hand when they do not reach it', () => {
  const four = (bonus: string[], tiles: string[]) =>
    at(4, {
      tiles,
      freedoms: ['religion'],
      jesters: 1,
      hand: ['dramatist', 'painter', 'jurist', 'sculptor', 'poet', 'physician'].slice(0, 6),
      bonus,
    })
  const three = ['tower', 'chapel', 'workshop'] // base: 3 for religion, 2, 6 cards
  const t = four(['per-building'], three)
  expect(workValue(t, 0, card('dramatist'), box)).toBe(11)
  play(t, 'work:dramatist')
  expect(legal(t)).toEqual(['add:per-building', ...legal(t, 'sell')])
  expect(why(t, 'complete:0')).toBe('PF-9.3 too-modest:14')
  play(t, 'add:per-building')
  expect([t.players[0].bonus.ids, ids(t.used)]).toEqual([[], ['per-building']])
  play(t, 'complete:7')
  expect([prestige(t)[0], t.players[0].best]).toEqual([7, 14])
  expect(why(four([], three), 'work:dramatist')).toBe('PF-9.3 too-modest:14')
  const poor = four(['per-building'], ['tower', 'chapel'])
  expect(why(poor, 'work:dramatist')).toBe('PF-9.3 too-modest:14')
  expect(ids(poor.players[0].bonus.ids)).toEqual(['per-building'])
})

test('PF-9.4 a bonus card that adds nothing is gone, too', () => {
  const t = at(1, { jesters: 3, hand: ['poet'], bonus: ['per-park', 'per-jester'] })
  const said = heard(() => play(t, 'work:poet', 'add:per-park', 'complete:0'))
  expect(said).toContain('bonus:0,per-park,0')
  expect([ids(t.players[0].bonus.ids), ids(t.used)]).toEqual([['per-jester'], ['per-park']])
  expect(why(play(at(1, { jesters: 3, hand: ['poet'], bonus: [] }), 'work:poet'), 'add:per-park')).toBe(
    'PF-9.1 not-in-hand:per-park',
  )
})

test('EX-56 PF-9.4 the card used lies in front already', () => {
  const t = at(1, {
    jesters: 1,
    hand: ['poet', 'painter', 'jurist', 'sculptor'],
    front: ['physician'],
    bonus: ['per-card-in-hand', 'per-card-in-front'],
  })
  const said = heard(() => play(t, 'work:poet', 'add:per-card-in-hand', 'add:per-card-in-front'))
  expect(said).toEqual(['value:0,7', 'bonus:0,per-card-in-hand,3', 'bonus:0,per-card-in-front,2'])
  expect(legal(t, 'complete').length).toBe(7) // 5 for the cards, 2 for the jester, 5 for the bonus cards
})

test('EX-57 PF-9.2 a landscape preferred counts once', () => {
  const t = at(1, { tiles: ['forest', 'forest'], hand: ['philosopher'] })
  expect(workValue(t, 0, card('philosopher'), box)).toBe(3 + 1)
})

test('PF-9.2 recruiting cards count in hand and in front', () => {
  const t = at(1, { hand: ['poet'], front: ['painter'], recruiting: 2, recruited: 1 })
  expect(workValue(t, 0, card('poet'), box)).toBe(5)
})

test('PF-9.3 a player with one bonus card to add is asked all the same', () => {
  const t = at(2, { jesters: 4, hand: ['poet'], bonus: ['per-jester'] })
  play(t, 'work:poet')
  expect([step(t), legal(t)]).toEqual(['compose', ['add:per-jester']])
})

describe('PF-1.3 every profession and what it prefers', () => {
  const wishes: Record<string, [building: string, landscape: string, freedom: string]> = {
    mathematician: ['university', 'lake', 'religion'],
    theologian: ['university', 'park', 'travel'],
    philosopher: ['university', 'forest', 'opinion'],
    botanist: ['laboratory', 'park', 'religion'],
    alchemist: ['laboratory', 'lake', 'opinion'],
    physicist: ['laboratory', 'forest', 'travel'],
    watchmaker: ['workshop', 'lake', 'travel'],
    goldsmith: ['workshop', 'park', 'opinion'],
    'bell-maker': ['workshop', 'forest', 'religion'],
    cartographer: ['library', 'lake', 'religion'],
    jurist: ['library', 'forest', 'opinion'],
    choreographer: ['opera', 'forest', 'travel'],
    composer: ['opera', 'lake', 'opinion'],
    sculptor: ['studio', 'forest', 'religion'],
    painter: ['studio', 'lake', 'travel'],
    pharmacist: ['hospital', 'park', 'opinion'],
    physician: ['hospital', 'forest', 'travel'],
    dramatist: ['theater', 'park', 'religion'],
    poet: ['theater', 'lake', 'travel'],
    astronomer: ['tower', 'forest', 'religion'],
    'organ-builder': ['chapel', 'forest', 'opinion'],
  }
  test('PF-1.3 there are 21, all different', () => {
    expect(Object.keys(wishes)).toEqual(box.decks[0].map(c => box.cards[c].id))
    expect(new Set(Object.values(wishes).map(w => w.join())).size).toBe(21)
  })
  test.each(Object.entries(wishes))('PF-9.2 %s', (id, [building, landscape, freedom]) => {
    const value = (w: Wishes) => workValue(at(1, { hand: [id], ...w }), 0, card(id), box) - 1
    expect([
      value({}),
      value({ tiles: [building] }),
      value({ tiles: [landscape] }),
      value({ freedoms: [freedom] }),
    ]).toEqual([0, 4, 3, 3])
    expect(value({ tiles: [building, landscape], freedoms: [freedom] })).toBe(10)
    const others = ['university', 'laboratory', 'tower', 'chapel', 'theater'].filter(b => b !== building)
    expect(
      value({
        tiles: [...others.slice(0, 3), ...['forest', 'lake', 'park'].filter(l => l !== landscape)],
        freedoms: ['travel', 'religion', 'opinion'].filter(f => f !== freedom),
      }),
    ).toBe(0)
    const t = at(1, { hand: [id], tiles: [building, landscape], freedoms: [freedom] })
    expect(heard(() => play(t, `work:${id}`, 'complete:5'))).toContain(`worked:0,${id},11`)
  })
})
