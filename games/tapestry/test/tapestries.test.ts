/** Playing, covering and gaining tapestry cards (TA-10.1 to 10.5, 10.15, 4.2). */
import { HIDDEN, OMNISCIENT } from '@loggia/core'
import { expect, test } from 'vitest'
import { NAMED } from '../effects/names.ts'
import {
  after,
  give,
  heard,
  legal,
  play,
  played,
  points,
  push,
  resources,
  run,
  settle,
  settled,
  step,
  table,
  tapestry,
  tapestryCard,
  type TapestryTable,
  why,
} from './helpers.ts'

const { box } = tapestry

/** A table of this era with an offer beneath that nobody takes. */
function still(era: number, wishes: Parameters<typeof give>[2] = {}, seats = 2): TapestryTable {
  const t = table({ era, seats })
  t.todo = []
  push(t, { do: 'may', effect: 0, origin: 0, at: -1 } as never)
  give(t, 0, wishes)
  return t
}

test('TA-10.1 hands are hidden, their size is public; discards lie face up and make a new deck', () => {
  const t = still(2, { hand: ['trap', 'academia'] })
  expect(tapestry.view(t, 1).players[0].hand).toEqual([HIDDEN, HIDDEN])
  expect(tapestry.view(t, 0).players[0].hand).toEqual([tapestryCard('trap'), tapestryCard('academia')])
  expect(tapestry.view(t, OMNISCIENT).players[0].hand.length).toBe(2)
  t.tapestryDiscards = t.tapestryDeck.splice(0, 3)
  t.tapestryDeck.length = 0
  const notes = heard(t, () => after(t, 'gain-tapestry-3', 'technology-2'))
  expect(notes[0]).toBe('reshuffled:tapestry')
  expect(t.players[0].hand.length).toBe(5)
  expect(t.tapestryDiscards).toEqual([])
  // A fourth one there is not.
  after(t, 'gain-tapestry-1', 'technology-2')
  expect(t.players[0].hand.length).toBe(5)
})

test('TA-10.2 "this era" is in force from its play until the next income turn, or until it is covered', () => {
  const t = played('academia')
  expect(t.players[0].active).toBe(tapestryCard('academia'))
  give(t, 0, { hand: ['trap'] })
  after(t, 'overplay-tapestry', 'military-10')
  expect(heard(t, () => play(t, 'play:trap')).slice(0, 3)).toEqual([
    'played:0,trap',
    'ended:0,academia',
    'points:0,tapestries,10',
  ])
  expect(t.players[0].active).toBe(-1)
  const next = played('academia')
  push(next, { do: 'act' })
  expect(heard(next, () => play(next, 'income'))).toContain('ended:0,academia')
})

test('TA-10.3, D26, TA-21.14 an overplay needs a card in hand and one to cover, and no fifth income turn', () => {
  const notes = (t: TapestryTable) => heard(t, () => after(t, 'overplay-tapestry', 'military-10'))
  const void10 = 'void:0,overplay-tapestry'
  expect(notes(still(1, { hand: ['trap'] }))).toContain(void10)
  expect(notes(still(2, { hand: ['trap'] }))).toContain(void10) // nothing on the slot of this era yet
  expect(notes(still(2, { played: [[2, 'academia']] }))).toContain(void10)
  expect(notes(still(5, { hand: ['trap'], played: [[4, 'academia']] }))).toContain(void10)
  const t = still(2, { hand: ['trap'], played: [[2, 'face-down']] })
  expect(notes(t)).toEqual([])
  // A hand of one is asked, too.
  expect([step(t), legal(t)]).toEqual(['overplay', ['play:trap']])
  expect(why(t, 'play:academia')).toBe('not-in-hand:academia')
  play(t, 'play:trap')
  expect(t.players[0].played.length).toBe(2)
  expect(points(t)).toBe(10)
  // Heralds have covered Maker of Fire.
  expect(notes(still(1, { hand: ['trap'], played: [[1, 'academia']] }))).toEqual([])
})

test('TA-10.4 VP for tapestry cards count the hand and all that lie on the mat', () => {
  const t = still(4, {
    hand: ['trap', 'trap'],
    played: [
      [2, 'academia'],
      [2, 'capitalism'],
      [3, 'face-down'],
    ],
  })
  after(t, 'vp-1-per-tapestry-card', 'military-9')
  expect(points(t)).toBe(5)
})

test('TA-10.5 a bonus is paid with cards of the hand, never with those on the mat', () => {
  const offered = (hand: string[]) => {
    const t = still(3, {
      hand,
      played: [
        [2, 'academia'],
        [3, 'guilds'],
      ],
      tracks: { science: 4 },
    })
    push(t, { do: 'bonus', space: box.spaceIds.indexOf('science-5'), free: 0 } as never)
    return run(t)
  }
  expect(settled(offered(['trap']))).toBe(true) // Chemistry wants two.
  const t = offered(['trap', 'capitalism'])
  play(t, 'accept', 'discard-tapestry:trap', 'discard-tapestry:capitalism')
  expect([points(t), t.players[0].hand, t.players[0].played.length]).toEqual([5, [], 2])
})

test('TA-4.2, EX-3, EX-37 the first of the neighbours gains before the card, with an empty hand too', () => {
  const income = (era: number, hand: string[]) => {
    const t = still(era - 1, { hand }, 3)
    push(t, { do: 'act' })
    return play(t, 'income')
  }
  const second = income(2, ['academia', 'trap'])
  expect(step(second)).toBe('any')
  play(second, 'gain:coin')
  expect(step(second)).toBe('play-tapestry')
  const fourth = income(4, [])
  const { length } = fourth.tapestryDeck
  play(fourth, 'gain:coin', 'gain:food')
  expect(fourth.players[0].played).toEqual([])
  const notes = heard(fourth, () => play(fourth, 'gain:food'))
  expect(notes.slice(0, 2)).toEqual(['gained:0,food,1', 'face-down:0'])
  expect(fourth.players[0].played.length).toBe(1)
  // One lies face down, the other is the income of this turn: the hand of income step 4.
  expect([fourth.faceDown.length, fourth.players[0].hand.length, length - fourth.tapestryDeck.length]).toEqual([
    1, 1, 2,
  ])
  expect(points(fourth, 0, 'tapestries')).toBe(0)
})

test('TA-10.15, EX-27, TA-21.8 Tyranny: one of the cards just gained covers it at once, for 5 VP', () => {
  const tyranny = () => {
    const t = played('tyranny')
    give(t, 0, { hand: ['academia'] })
    t.tapestryDeck = [tapestryCard('trap'), tapestryCard('feudalism'), tapestryCard('guilds')]
    return t
  }
  const one = tyranny()
  after(one, 'gain-tapestry-1', 'technology-2')
  expect(legal(one)).toEqual(['accept', 'decline'])
  play(one, 'accept')
  expect([step(one), legal(one).length, points(one)]).toEqual(['overplay-gained', 1, 5])
  expect(why(one, 'play:academia')).toBe('not-gained:academia')
  settle(one)
  expect(one.players[0].played.length).toBe(2)
  expect(one.players[0].active).toBe(-1)
  const three = tyranny()
  after(three, 'gain-tapestry-3', 'technology-2')
  play(three, 'accept')
  expect(legal(three).toSorted()).toEqual(['play:feudalism', 'play:guilds', 'play:trap'])
  play(three, 'play:trap')
  expect([points(three), settled(three)]).toEqual([15, true])
  after(three, 'gain-tapestry-1', 'technology-2')
  expect(settled(three)).toBe(true) // It is covered: only once.
  const declined = tyranny()
  after(declined, 'gain-tapestry-1', 'technology-2')
  play(declined, 'decline')
  after(declined, 'gain-tapestry-1', 'technology-2')
  expect(step(declined)).toBe('may') // Declined is not used up.
})

test('TA-4.4 what Tyranny plays in the fourth step may come before the resources', () => {
  const t = played('tyranny')
  t.tapestryDeck = [tapestryCard('capitalism')]
  give(t, 0, { hand: [], exposed: { market: 2 } })
  push(t, { do: 'income-gains' } as never)
  run(t)
  expect(legal(t)).toEqual(['first:0', 'first:1'])
  play(t, 'first:1', 'accept', 'play:capitalism')
  settle(t)
  // Capitalism: 2 VP for each of 2 coins.
  expect([points(t, 0, 'tapestries'), resources(t)]).toEqual([9, [2, 1, 1, 1]])
})

test('TA-20.1 every word is on a component, and every card is played in one of these tests', () => {
  const used = new Set(box.effects.map(e => e.op))
  expect(NAMED.filter(op => !used.has(op))).toEqual([])
  expect(box.tapestries.length).toBe(44)
})
