/** TA-11: Alchemists, Leaders, Futurists, The Chosen. */
import { expect, test } from 'vitest'
import { ability, gained, matOf, step1 } from './civilizations.ts'
import {
  after,
  give,
  heard,
  leave,
  legal,
  load,
  play,
  points,
  positions,
  resources,
  run,
  push,
  step,
  table,
  tableWith,
  why,
} from './helpers.ts'

const rolling = (...faces: string[]) =>
  ability({ civilizations: ['alchemists'] }, { prepare: t => load(t, ...faces.map(f => `science:${f}`)) })

test('TA-11.6, EX-33 the Alchemists roll, stop, and may advance on what they have marked, without benefits', () => {
  const t = rolling('exploration', 'military')
  expect(legal(t)).toEqual(['roll', 'stop'])
  play(t, 'roll', 'stop')
  expect(legal(t)).toEqual(['first:0', 'first:1'])
  play(t, 'first:1', 'accept')
  expect(positions(t)).toEqual([0, 0, 0, 1])
  expect(step(t)).toBe('may')
  play(t, 'accept')
  expect(positions(t)).toEqual([1, 0, 0, 1])
  expect(t.players[0].tiles).toEqual([]) // no benefit of exploration 1
  expect(step(t)).toBe('act')
})

test('TA-11.6, EX-33 a track that is marked already: any 1 resource, and it is over', () => {
  const t = rolling('exploration', 'military', 'exploration')
  play(t, 'roll')
  expect(heard(t, u => play(u, 'roll'))).toEqual(['rolled:0,exploration', 'bust:0'])
  expect(step(t)).toBe('any')
  play(t, 'gain:food')
  expect(gained(t)).toEqual([0, 0, 1, 0])
  expect(positions(t)).toEqual([0, 0, 0, 0])
  expect(step(t)).toBe('act')
})

test('TA-11.6 the first roll is not optional, each advance is; four marks can only burst', () => {
  const t = rolling('exploration', 'science', 'technology', 'military', 'science')
  play(t, 'roll', 'roll', 'roll')
  const burst = structuredClone(t)
  play(burst, 'roll')
  expect(step(burst)).toBe('any')
  play(t, 'stop', 'first:0', 'decline', 'first:0', 'decline', 'first:0', 'decline', 'decline')
  expect(positions(t)).toEqual([0, 0, 0, 0])
  expect(step(t)).toBe('act')
})

test('TA-11.6 a marked track whose token stands on 12: 5 VP; a blocked one: nothing', () => {
  const t = ability(
    { civilizations: ['alchemists'], tracks: { science: 12 }, active: 'broker-of-peace' },
    { prepare: t => load(t, 'science:science', 'science:military') },
  )
  play(t, 'roll', 'stop')
  expect(points(t, 0, 'civilizations')).toBe(5)
  expect(positions(t)).toEqual([0, 12, 0, 0])
  expect(step(t)).toBe('act')
})

test('TA-11.6 a landmark of the advance is taken', () => {
  const t = ability(
    { civilizations: ['alchemists'], tracks: { military: 3 } },
    { prepare: t => load(t, 'science:military') },
  )
  play(t, 'stop', 'accept')
  expect(step(t)).toBe('place')
  expect(points(t)).toBe(0)
})

test('TA-6.12 with Empiricism the Alchemists see two dice and use one', () => {
  const t = ability(
    { civilizations: ['alchemists'], active: 'empiricism' },
    { prepare: t => load(t, 'science:science', 'science:military', 'science:military', 'science:science') },
  )
  expect(legal(t)).toEqual(['use:science', 'use:military'])
  expect(why(t, 'use:exploration')).toBe('not-rolled:exploration')
  play(t, 'use:military', 'roll', 'use:military')
  expect(step(t)).toBe('any')
})

const LEADERS = {
  exploration: () => [1, 0, 0, 0],
  science: () => [0, 1, 0, 0],
  technology: () => [0, 0, 1, 0],
  military: () => [0, 0, 0, 1],
}
for (const [track, expected] of Object.entries(LEADERS))
  test(`TA-4.1 the leader of ${track}: a free advance with its benefit, once`, () => {
    const t = ability({ civilizations: ['leaders'] })
    expect(legal(t)).toEqual(['lead:exploration', 'lead:science', 'lead:technology', 'lead:military', 'decline'])
    play(t, `lead:${track}`)
    while (step(t) !== 'act') play(t, legal(t)[0]) // benefits of the first spaces
    expect(positions(t).map((n, k) => Math.min(n, expected()[k]))).toEqual(expected())
    step1(t)
    expect(why(t, `lead:${track}`)).toBe(`covered:${track}`)
  })

test('TA-4.1 Leaders: benefit yes, bonus no, landmarks as always; not where nothing can move', () => {
  const t = ability({
    civilizations: ['leaders'],
    tracks: { exploration: 5, science: 12, military: 3 },
    resources: { coin: 3 },
  })
  expect(why(t, 'lead:science')).toBe('finished-track:science')
  const other = structuredClone(t)
  play(t, 'lead:exploration') // Tunnels: a tile and a farm, and an exploration for any 1
  while (step(t) === 'in-any-order' || step(t) === 'place') play(t, legal(t).at(-1)!)
  expect(t.players[0].exposed).toEqual([1, 1, 2, 1])
  expect(t.players[0].tiles).toHaveLength(1)
  expect(step(t)).toBe('act')
  expect(resources(t)).toEqual([3, 0, 0, 0])
  expect(matOf(t, 'leaders')).toEqual([1])
  play(other, 'lead:military')
  expect(step(other)).toBe('place') // Barracks
})

test('TA-4.1 Leaders may decline, and have nothing to cover once all four are', () => {
  const t = ability({ civilizations: ['leaders'] })
  play(t, 'decline')
  expect(positions(t)).toEqual([0, 0, 0, 0])
  matOf(t, 'leaders')[0] = 15
  step1(t)
  expect(step(t)).toBe('act')
})

test('TA-2.11, TA-5.13, EX-52 Futurists jump over what others may still take', () => {
  const t = table()
  give(t, 0, { civilizations: ['futurists'] })
  give(t, 1, { resources: { coin: 1 } })
  push(t, { do: 'start-text', civilization: t.players[0].civilizations[0] } as never)
  run(t)
  expect(positions(t)).toEqual([4, 4, 4, 4])
  expect(resources(t)).toEqual([1, 1, 1, 1])
  expect(t.landmarks.every(owner => owner < 0)).toBe(true)
  give(t, 1, { tracks: { military: 3 } })
  after(t, 'advance-military-x', 'clocks', 1)
  expect(step(t)).toBe('place')
  expect(t.landmarks.filter(owner => owner === 1)).toHaveLength(1)
})

test('TA-5.13, TA-12.2 a jump in mid-game: the end is the limit, and completes the track', () => {
  const t = tableWith({ tracks: { exploration: 2, science: 8, technology: 11, military: 12 } })
  leave(t, 'futurists')
  after(t, 'gain-civilization', 'radio')
  expect(positions(t)).toEqual([6, 12, 12, 12])
  expect(resources(t)).toEqual([1, 1, 1, 1])
  expect(points(t, 0, 'achievements')).toBe(10)
})

test('TA-5.10, TA-5.13 with two tokens on a track the owner picks which jumps; with none nothing does', () => {
  const t = tableWith({ tracks: { exploration: 5 } })
  t.players[0].tokens[2] = 3 // AI Singularity has moved the token of technology onto exploration
  t.players[0].singular = 1
  leave(t, 'futurists')
  after(t, 'gain-civilization', 'radio')
  expect(legal(t)).toEqual(['jump:exploration-5', 'jump:exploration-3'])
  expect(why(t, 'jump:exploration-4')).toBe('no-token:exploration-4')
  play(t, 'jump:exploration-3')
  expect(t.players[0].tokens.map(space => space % 13)).toEqual([5, 4, 7, 4])
})

test('TA-11.11, EX-82 The Chosen: VP per opponent for tracks led or completed, a resource for an achievement', () => {
  const wishes = { civilizations: ['the-chosen'], tracks: { exploration: 5, science: 4, technology: 12, military: 1 } }
  const chosen = (era: number) =>
    ability(wishes, {
      era,
      seats: 3,
      prepare(t) {
        give(t, 1, { tracks: { exploration: 5, military: 2 } }) // a tie counts
        give(t, 2, { tracks: { science: 3, technology: 2 } })
        t.players[0].achieved = 1
      },
    })
  const t = chosen(3)
  expect(points(t, 0, 'civilizations')).toBe(6)
  expect(step(t)).toBe('any')
  play(t, 'gain:coin')
  expect(gained(t)).toEqual([1, 0, 0, 0])
  const last = chosen(5)
  expect(points(last, 0, 'civilizations')).toBe(6 + 5)
  expect(step(last)).toBe('act')
})

test('TA-11.11 The Chosen: technology counts as completed after AI Singularity', () => {
  const t = ability(
    { civilizations: ['the-chosen'] },
    {
      prepare(t) {
        t.players[0].singular = 1
        t.players[0].tokens[2] = 0
        give(t, 1, { tracks: { exploration: 1, science: 1, technology: 9, military: 1 } })
      },
    },
  )
  expect(points(t)).toBe(1)
})
