/** TA-11: Heralds, Inventors, Historians. */
import { expect, test } from 'vitest'
import { cardOf, techRowOf } from '../rules/table.ts'
import { BOTTOM, MIDDLE, TECH } from '../rules/terms.ts'
import { ability, firstIncome, gained, matOf, step1 } from './civilizations.ts'
import {
  after,
  give,
  leave,
  legal,
  load,
  play,
  points,
  resources,
  resource,
  push,
  run,
  step,
  table,
  tableWith,
  tech,
  tapestryCard,
  turnOf,
  type TapestryTable,
  why,
} from './helpers.ts'

const heralds = (prepare: (t: TapestryTable) => void) =>
  ability({ civilizations: ['heralds'] }, { era: 3, seats: 3, prepare })

test('TA-11.10 Heralds: face-up, uncovered when-played cards and Traps on any income mat, each once', () => {
  const t = heralds(t => {
    give(t, 0, {
      played: [
        [2, 'diplomacy'],
        [2, 'guilds'],
        [3, 'face-down'],
      ],
    })
    give(t, 1, {
      played: [
        [2, 'boast-of-superiority'],
        [3, 'monarchy'],
      ],
    })
    give(t, 2, {
      played: [
        [2, 'trap'],
        [3, 'trap'],
      ],
    })
  })
  expect(legal(t)).toEqual(['herald:0,guilds', 'herald:1,boast-of-superiority', 'herald:2,trap', 'decline'])
  expect(why(t, 'herald:0,diplomacy')).toBe('not-heralded:diplomacy') // covered
  expect(why(t, 'herald:1,monarchy')).toBe('not-heralded:monarchy') // this era
  play(t, 'herald:1,boast-of-superiority') // led with everybody on all four tracks
  expect(points(t, 0, 'tapestries')).toBe(16)
  step1(t)
  expect(why(t, 'herald:1,boast-of-superiority')).toBe('not-heralded:boast-of-superiority')
  play(t, 'herald:2,trap')
  step1(t)
  play(t, 'herald:2,trap') // the other one
  expect(points(t, 0, 'tapestries')).toBe(36)
  step1(t)
  expect(legal(t)).toEqual(['herald:0,guilds', 'decline'])
  play(t, 'decline')
  expect(matOf(t, 'heralds')).toHaveLength(3)
})

test('TA-11.10 Heralds: four tokens, no more', () => {
  const t = heralds(t => {
    give(t, 2, { played: [[2, 'trap']] })
    matOf(t, 'heralds').push(70, 71, 72, 73)
  })
  expect(step(t)).toBe('act')
})

test('TA-11.10, TA-10.14, TA-6.12 a token on Espionage copies Empiricism, which Alchemists of the same step have', () => {
  const t = ability(
    { civilizations: ['heralds', 'alchemists'] },
    {
      prepare(t) {
        give(t, 1, {
          played: [
            [2, 'espionage'],
            [3, 'empiricism'],
          ],
        })
        load(t, 'science:science', 'science:military')
      },
    },
  )
  play(t, 'act:heralds', 'herald:1,espionage')
  expect(t.players[0].active).toBe(tapestryCard('empiricism')) // the only card that can be copied
  expect(legal(t)).toEqual(['use:science', 'use:military'])
})

test('TA-4.5, TA-2.11 Heralds may play a card onto Maker of Fire at the end of their first income turn, if they began with it', () => {
  const t = firstIncome('heralds')
  play(t, 'income')
  expect(step(t)).toBe('maker-of-fire')
  give(t, 0, { hand: ['trap'] })
  expect(legal(t)).toEqual(['play:trap', 'decline'])
  expect(why(t, 'play:guilds')).toBe('not-in-hand:guilds')
  play(t, 'play:trap')
  expect(points(t, 0, 'tapestries')).toBe(10)
  expect(t.players[0].played).toEqual([64 + tapestryCard('trap')])
  expect(t.players[1].era).toBe(1)
  const era = firstIncome('heralds')
  play(era, 'income')
  give(era, 0, { hand: ['academia'] })
  play(era, 'play:academia')
  expect(era.players[0].active).toBe(tapestryCard('academia'))
  const no = play(firstIncome('heralds'), 'income', 'decline')
  expect(no.players[0].played).toEqual([])
  const other = play(firstIncome('nomads'), 'income')
  expect(other.players[1].era).toBe(1)
})

const rowOf = (t: TapestryTable, card: string, seat: number): number | undefined => {
  const x = t.players[seat].tech.find(x => cardOf(x) === tech(card))
  return x === undefined ? undefined : techRowOf(x)
}
const inventors = () =>
  ability(
    { civilizations: ['inventors'], bottom: ['light-bulb'], top: ['paper'] },
    {
      prepare(t) {
        give(t, 1, { bottom: ['irrigation', 'compass'], middle: ['air-conditioning'] })
      },
    },
  )

test('TA-11.7 Inventors upgrade any card of a bottom or middle row; the owner gains first, then they may', () => {
  const t = inventors()
  expect(legal(t).toSorted()).toEqual(
    ['improve:air-conditioning', 'improve:compass', 'improve:irrigation', 'improve:light-bulb', 'decline'].toSorted(),
  )
  expect(why(t, 'improve:paper')).toBe('top-row:paper')
  expect(why(t, 'improve:barn')).toBe('nobody-has:barn')
  play(t, 'improve:irrigation')
  expect(resource(t, 'food', 1)).toBe(1)
  expect([turnOf(t), step(t)]).toEqual([0, 'may'])
  play(t, 'accept')
  expect(gained(t)).toEqual([0, 0, 1, 0])
  expect(rowOf(t, 'irrigation', 1)).toBe(MIDDLE)
  expect(matOf(t, 'inventors')).toEqual([3, tech('irrigation')])
  const own = play(inventors(), 'improve:light-bulb')
  expect(gained(own)).toEqual([1, 0, 0, 0]) // once, and nobody else is asked
  expect(step(own)).toBe('act')
  const none = play(inventors(), 'decline')
  expect(matOf(none, 'inventors')).toEqual([4])
})

test('TA-11.7 an opponent’s card that reaches the top row goes to the bottom row of the Inventors, after the benefits', () => {
  const t = inventors()
  play(t, 'improve:air-conditioning') // no prerequisite is asked for; a house for both
  expect(turnOf(t)).toBe(1)
  expect(rowOf(t, 'air-conditioning', 0)).toBeUndefined()
  play(t, 'beside', 'accept', 'beside')
  expect(t.players.map(p => p.exposed[1])).toEqual([2, 2])
  expect(rowOf(t, 'air-conditioning', 1)).toBeUndefined()
  expect(rowOf(t, 'air-conditioning', 0)).toBe(BOTTOM)
  expect(matOf(t, 'inventors')).toEqual([3, tech('air-conditioning')])
})

test('TA-11.7 a card with a token needs no prerequisite, for any upgrader; reached by its owner it changes hands, too', () => {
  const t = play(inventors(), 'improve:irrigation', 'decline')
  after(t, 'upgrade', 'technology-5', 1)
  expect(why(t, 'upgrade:irrigation')).toBe('ok') // science 4 is nobody's
  expect(why(t, 'upgrade:air-conditioning')).toBe('prerequisite-track:technology-4')
  play(t, 'upgrade:irrigation')
  expect(step(t)).toBe('place')
  play(t, 'beside')
  expect(rowOf(t, 'irrigation', 0)).toBe(BOTTOM)
  after(t, 'upgrade', 'technology-5')
  play(t, 'upgrade:irrigation')
  after(t, 'upgrade', 'technology-5')
  play(t, 'upgrade:irrigation', 'beside')
  expect(rowOf(t, 'irrigation', 0)).toBe(2) // their own stays
})

test('TA-11.7 a landmark that its owner has taken brings the Inventors nothing', () => {
  const t = ability({ civilizations: ['inventors'] }, { prepare: t => void give(t, 1, { middle: ['barn'] }) })
  play(t, 'improve:barn', 'beside')
  expect(step(t)).toBe('act')
  expect(rowOf(t, 'barn', 0)).toBe(BOTTOM)
})

test('TA-21.7 a card with a token may be discarded; the token does not come back to the mat', () => {
  const t = play(inventors(), 'improve:light-bulb')
  give(t, 0, { bottom: ['paper', 'barn'], middle: ['light-bulb'], tracks: { technology: 11 } })
  matOf(t, 'inventors').push(tech('light-bulb')) // a second token on the same card
  push(t, { do: 'discard', kind: TECH, left: 1 } as never)
  run(t)
  play(t, 'discard-tech:light-bulb')
  expect(matOf(t, 'inventors')).toEqual([3])
})

const historians = (tiles: string[]) => ability({ civilizations: ['historians'], tiles }, { seats: 3 })
test('TA-11.5 Historians give a token for a tile and choose the square that it leaves, once per income turn', () => {
  const t = historians(['territory-01', 'territory-02'])
  expect(legal(t, 'watch')).toHaveLength(8)
  expect(why(t, 'watch:0,1')).toBe('no-opponent-seat:0')
  play(t, 'watch:2,1')
  expect(step(t)).toBe('discard')
  play(t, 'discard-territory:territory-02')
  expect(step(t)).toBe('act')
  expect(matOf(t, 'historians')).toEqual([-1, 2, -1, -1])
  step1(t)
  expect(why(t, 'watch:1,1')).toBe('square-exposed:1')
  play(t, 'decline')
  const none = historians([])
  expect(step(none)).toBe('act') // without a tile there is nothing to choose
})

/** Seat 1 holds the tokens of the first two squares: 3 VP and food. */
function watching(): TapestryTable {
  const t = table({ era: 3, seats: 3 })
  give(t, 0, { civilizations: ['historians'], resources: { coin: 1 } })
  matOf(t, 'historians').splice(0, 2, 1, 1)
  return t
}
test('TA-11.5, EX-83 an opponent with two tokens gains a landmark: all exposed squares, once', () => {
  const t = watching()
  after(t, 'gain-landmark-barn', 'barn', 1)
  play(t, 'beside')
  expect(points(t, 0, 'civilizations')).toBe(3)
  expect(gained(t)).toEqual([0, 0, 1, 0])
  give(t, 1, { tracks: { military: 3 }, resources: { coin: 1 } })
  after(t, 'advance-military-x', 'clocks', 1) // Barracks: one of a track
  play(t, 'beside')
  expect(points(t)).toBe(6)
  after(t, 'gain-landmark-library', 'library', 2) // who holds none
  play(t, 'beside')
  after(t, 'gain-landmark-bakery', 'bakery')
  play(t, 'beside')
  expect(points(t)).toBe(6)
})

test('TA-11.3, TA-4.7, EX-83 finished Historians: the VP only', () => {
  const t = watching()
  t.players[0].finished = 1
  t.turn = 1
  after(t, 'gain-landmark-barn', 'barn', 1)
  play(t, 'beside')
  expect(points(t, 0, 'civilizations')).toBe(3)
  expect(resources(t)).toEqual([1, 0, 0, 0])
})

test('TA-11.1, TA-11.5 Historians gained in mid-game: all four tokens go to opponents at once', () => {
  const t = tableWith({ resources: { coin: 1 } }, { seats: 3 })
  leave(t, 'historians')
  after(t, 'gain-civilization', 'radio')
  expect(legal(t)).toEqual(['watch:1,0', 'watch:2,0'])
  expect(why(t, 'watch:1,2')).toBe('in-order')
  expect(why(t, 'decline')).toBe('all-given')
  play(t, 'watch:1,0', 'watch:2,1', 'watch:2,2', 'watch:2,3')
  expect(matOf(t, 'historians')).toEqual([1, 2, 2, 2])
  expect(step(t)).toBe('act')
  after(t, 'gain-landmark-barn', 'barn', 1)
  play(t, 'beside')
  expect(points(t)).toBe(6)
  expect(gained(t)).toEqual([0, 1, 1, 0])
})
