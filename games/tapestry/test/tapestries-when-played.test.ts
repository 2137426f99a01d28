/** Every "when played" card of the box by hand-written values (TA-10); those that concern other players stand in `tapestries-players.test.ts`. */
import { expect, test } from 'vitest'
import {
  clearMap,
  give,
  hex,
  landmark,
  lay,
  legal,
  play,
  played,
  points,
  positions,
  resources,
  settle,
  settled,
  stand,
  step,
  tapestry,
  tech,
  type TapestryTable,
  why,
} from './helpers.ts'

const { box } = tapestry
test('TA-10.12, EX-72 Age of Wonders: strictly fewest, strictly most, or neither', () => {
  const wonders = (own: string[], left: string[], right: string[]) =>
    played('age-of-wonders', t => [own, left, right].forEach((landmarks, seat) => void give(t, seat, { landmarks })), {
      seats: 3,
    })
  const most = wonders(['forge', 'barn', 'treasury'], ['lighthouse'], ['barracks'])
  expect(points(most)).toBe(12)
  expect(settled(most)).toBe(true)
  const between = wonders(['lighthouse'], ['forge', 'barn', 'treasury'], ['barracks'])
  expect(step(between)).toBe('any')
  play(between, 'gain:food')
  expect(resources(between)).toEqual([0, 0, 1, 0])
  expect(points(between)).toBe(6)
  const level = wonders(['forge', 'barn'], ['lighthouse', 'treasury'], [])
  expect(points(play(level, 'gain:coin'))).toBe(6)
  const fewest = wonders([], ['lighthouse'], ['forge', 'barn'])
  play(fewest, 'gain:coin', 'gain:culture')
  expect(resources(fewest)).toEqual([1, 0, 0, 1])
  expect(points(fewest)).toBe(0)
})

test('TA-10.8, EX-74 Boast of Superiority: 4 VP for each track where nobody is ahead', () => {
  const t = played('boast-of-superiority', u => {
    give(u, 0, { tracks: { exploration: 4, technology: 6, military: 2 } })
    give(u, 1, { tracks: { exploration: 4, technology: 5, military: 3 } })
  })
  expect(points(t, 0, 'tapestries')).toBe(12)
})

test('EX-79 Colonialism: a resource for each land of a tile that one controls', () => {
  const t = played('colonialism', u => {
    clearMap(u)
    lay(u, 'h_1_0', 'territory-08')
    lay(u, 'h_0_1', 'territory-01')
    stand(u, 'h_1_0', '0')
    stand(u, 'h_0_1', '1')
    stand(u, 'h_-2_2', '0', '0')
    lay(u, 'h_-1_1', 'territory-02')
    stand(u, 'h_-1_1', '0')
  })
  expect(legal(t)).toEqual(['exploit:h_-1_1', 'exploit:h_1_0'].toSorted((a, b) => hex(a.slice(8)) - hex(b.slice(8))))
  expect(why(t, 'exploit:h_-2_2')).toBe('no-tile:h_-2_2')
  expect(why(t, 'exploit:h_0_1')).toBe('not-controlled:h_0_1')
  play(t, 'exploit:h_1_0')
  expect(resources(t)).toEqual([1, 1, 0, 0])
  const nowhere = played('colonialism', u => clearMap(u))
  expect(settled(nowhere)).toBe(true)
})

test('TA-10.10, EX-77 Dark Ages: down on three tracks, three up on the fourth, nothing but landmarks', () => {
  const t = played('dark-ages', u => give(u, 0, { tracks: { exploration: 3, technology: 5, military: 2 } }))
  expect(step(t)).toBe('dark-ages')
  play(t, 'track:technology')
  expect(t.landmarks[landmark('rubber-works')]).toBe(0)
  settle(t)
  expect(positions(t)).toEqual([2, 0, 8, 1])
  expect(resources(t)).toEqual([0, 0, 0, 0])
  const far = played('dark-ages', u => give(u, 0, { tracks: { technology: 11 } }))
  settle(play(far, 'track:technology'))
  expect(positions(far)).toEqual([0, 0, 12, 0])
})

test('EX-28 Democracy: three cards, then any of the hand for 2 VP each', () => {
  const t = played('democracy')
  expect(t.players[0].hand.length).toBe(3)
  const [card] = legal(t)
  play(t, card)
  expect(points(t, 0, 'tapestries')).toBe(2)
  expect(t.players[0].hand.length).toBe(2)
  expect(t.tapestryDiscards.length).toBe(1)
  play(t, 'done')
  expect(settled(t)).toBe(true)
  const all = played('democracy')
  for (let k = 0; k < 3; k++) play(all, legal(all)[0])
  expect([points(all), settled(all)]).toEqual([6, true])
  const none = played('democracy', u => {
    give(u, 0, { hand: ['democracy'] })
    u.tapestryDeck.length = 0
  })
  expect([none.players[0].hand.length, settled(none)]).toEqual([0, true])
})

test('EX-29 Dystopia: any landmark of the board; void when none is left', () => {
  const t = played('dystopia')
  expect(legal(t).length).toBe(12)
  expect(legal(t).slice(0, 1)).toEqual(['landmark:lighthouse'])
  expect(why(t, 'landmark:bakery')).toBe('not-on-board:bakery')
  for (const id of ['lighthouse', 'apothecary', 'forge', 'barracks']) expect(why(t, `landmark:${id}`)).toBe('ok')
  play(t, 'landmark:forge')
  expect(t.landmarks[landmark('forge')]).toBe(0)
  expect(step(t)).toBe('place')
  const none = played('dystopia', u => {
    u.landmarks = u.landmarks.map((_, k) => (box.landmarks[k].space < 0 ? -1 : 1))
  })
  expect(settled(none)).toBe(true)
})

test('EX-76 Guilds: points for resources, or resources for points', () => {
  const guilds = (wishes: Parameters<typeof give>[2]) => played('guilds', t => give(t, 0, wishes))
  const poor = guilds({ points: 7 })
  expect(legal(poor)).toEqual(['buy:1', 'done'])
  expect(why(poor, 'buy:2')).toBe('short-of-points:10')
  play(poor, 'buy:1', 'gain:worker')
  expect([points(poor), ...resources(poor)]).toEqual([2, 0, 1, 0, 0])
  const seller = guilds({ resources: { coin: 1, food: 1 } })
  expect(legal(seller)).toEqual(['sell:1', 'sell:2', 'done'])
  play(seller, 'sell:2', 'lose:coin')
  expect([points(seller), ...resources(seller)]).toEqual([10, 0, 0, 0, 0])
  expect(settled(seller)).toBe(true)
  const rich = guilds({ points: 90, resources: { coin: 8 } })
  expect(legal(rich)).toEqual(['buy:1', 'buy:2', 'buy:3', 'sell:1', 'sell:2', 'sell:3', 'done'])
  expect(why(rich, 'buy:4')).toBe('at-most:3')
  expect(settled(guilds({}))).toBe(true)
})

test('Feudalism: any 1 resource, or 3 VP for each landmark', () => {
  const feudalism = () => played('feudalism', t => give(t, 0, { landmarks: ['forge', 'barn'] }))
  const points6 = play(feudalism(), 'choose:vp-3-per-landmark')
  expect(points(points6, 0, 'tapestries')).toBe(6)
  const one = play(feudalism(), 'choose:gain-any-1', 'gain:culture')
  expect(resources(one)).toEqual([0, 0, 0, 1])
})

test('Meritocracy: invent, then 2 VP for each tech card', () => {
  const t = played('meritocracy', u => give(u, 0, { bottom: ['paper'], top: ['calendar'] }))
  expect(legal(t).at(-1)).toBe('invent-top')
  play(t, 'invent-top')
  expect(t.players[0].tech.length).toBe(3)
  expect(points(t, 0, 'tapestries')).toBe(6)
})

test('TA-10.8, EX-74 Plea for Aid: 2 VP and any 1 for each track where all are ahead', () => {
  const t = played('plea-for-aid', u => {
    give(u, 0, { tracks: { exploration: 2, technology: 3, military: 1 } })
    give(u, 1, { tracks: { exploration: 3, science: 1, technology: 3, military: 2 } })
  })
  play(t, 'gain:coin', 'gain:coin', 'gain:food')
  expect(points(t)).toBe(6)
  expect(resources(t)).toEqual([2, 0, 1, 0])
  expect(settled(t)).toBe(true)
  const level = played('plea-for-aid', () => {}, { seats: 3 })
  expect(settled(level)).toBe(true)
})

test('TA-10.11, EX-78 Renaissance: once on each track, bonuses for nothing', () => {
  const at = (exploration: number) =>
    played('renaissance', t => give(t, 0, { tracks: { exploration, science: 12, technology: 12, military: 12 } }))
  // Only exploration is open, so nobody is asked which comes first.
  const rafts = play(at(1), 'accept')
  expect(positions(rafts)[0]).toBe(2)
  expect([rafts.players[0].hand.length, resources(rafts)]).toEqual([1, [0, 0, 0, 0]])
  const cars = play(at(7), 'accept')
  expect(points(cars)).toBe(5)
  expect(cars.players[0].exposed).toEqual([1, 1, 1, 1])
  const all = played('renaissance')
  expect(legal(all, 'first').length).toBe(4)
  settle(all)
  expect(positions(all)).toEqual([1, 1, 1, 1])
})

test('EX-20, TA-12.5 Revolution: up to three territories are stood up again', () => {
  const t = played('revolution', u => {
    clearMap(u)
    stand(u, 'h_-2_2', '0/toppled', '1')
    stand(u, 'h_-3_3', '1', '0/toppled')
    stand(u, 'h_0_0', '0', '1/toppled')
  })
  play(t, 'choose:stand-up-outposts-3')
  expect(legal(t).toSorted()).toEqual(['done', 'stand:h_-2_2', 'stand:h_-3_3'])
  play(t, 'stand:h_-2_2')
  const at = hex('h_-2_2') * 2
  expect(t.tokens.slice(at, at + 2)).toEqual([0, 9]) // upright, and toppled of seat 1
  play(t, 'stand:h_-3_3')
  expect(settled(t)).toBe(true)
  expect(t.players[0].toppled).toBe(0)
  const four = played('revolution', u => {
    clearMap(u)
    for (const at of ['h_-2_2', 'h_-3_3', 'h_2_0', 'h_-2_1']) stand(u, at, '0/toppled', '1')
  })
  play(four, 'choose:stand-up-outposts-3', 'stand:h_-2_2', 'stand:h_-3_3', 'stand:h_2_0')
  expect(settled(four)).toBe(true)
  const none = played('revolution', u => clearMap(u))
  expect(step(none)).toBe('any') // The other half would be void (TA-3.7).
})

test('TA-10.9, TA-21.5, EX-73 Socialism: to the nearest opponent who is not level', () => {
  const socialism = (own: number, others: number[], before = (_t: TapestryTable) => {}) =>
    played(
      'socialism',
      t => {
        give(t, 0, { tracks: { technology: own } })
        others.forEach((technology, k) => void give(t, k + 1, { tracks: { technology } }))
        before(t)
      },
      { seats: others.length + 1 },
    )
  const up = socialism(5, [5, 8])
  expect(up.landmarks[landmark('rubber-works')]).toBe(0)
  settle(up)
  expect(positions(up)[2]).toBe(8)
  expect(points(up)).toBe(0)
  expect(positions(settle(socialism(5, [8, 5])))[2]).toBe(8)
  expect(positions(settle(socialism(5, [3, 6])))[2]).toBe(6)
  expect(positions(settle(socialism(5, [4, 7])))[2]).toBe(4)
  const either = socialism(5, [3, 7])
  expect(legal(either)).toEqual(['match:technology-3', 'match:technology-7'])
  expect(why(either, 'match:technology-5')).toBe('not-nearest:technology-5')
  play(either, 'match:technology-3')
  expect(positions(either)[2]).toBe(3)
  expect(positions(settle(socialism(5, [5, 5])))).toEqual([0, 0, 5, 0])
  // Closed for advances: only down (TA-10.9).
  const closed = socialism(5, [3, 7], t => {
    t.players[1].dictated = 1 << 4
  })
  expect([settled(closed), positions(closed)[2]]).toEqual([true, 3])
})

test('TA-10.9 with two tokens on the track either goes there', () => {
  const t = played('socialism', u => {
    give(u, 0, { tracks: { military: 5 } })
    u.players[0].tokens[2] = box.spaceIds.indexOf('military-2')
    u.players[0].singular = 1
    give(u, 1, { tracks: { technology: 12, military: 4 } })
  })
  expect(step(t)).toBe('match-token')
  expect(legal(t)).toEqual(['token:military-2', 'token:military-5'])
  play(t, 'token:military-2')
  expect(t.players[0].tokens.map(k => box.spaceIds[k])).toContain('military-4')
})

test('TA-10.13, EX-75 Technocracy: by who was first of all in this era', () => {
  const technocracy = (seats: number, firstOfAll: 0 | 1) =>
    played(
      'technocracy',
      t => {
        t.players[0].firstOfAll = firstOfAll
      },
      { seats },
    )
  expect(points(technocracy(3, 0))).toBe(6)
  expect(points(technocracy(4, 0), 0, 'tapestries')).toBe(9)
  const first = technocracy(2, 1)
  const card = box.tech[first.techRow[0]].id
  play(first, `invent:${card}`)
  expect(first.players[0].tech[0]).toBe(tech(card) * 4 + 1) // in the middle row
})

test('Trap: played as a tapestry 10 VP', () => {
  const t = played('trap')
  expect(points(t, 0, 'tapestries')).toBe(10)
  expect(settled(t)).toBe(true)
})
