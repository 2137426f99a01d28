/** OST-15: the end of the game. OST-4.1: the reward track. */
import { expect, test } from 'vitest'
import { ostia, supply, trigger } from '../index.ts'
import { at, deal, finish, give, heard, lay, pass, play, why, row, sail, step, table } from './helpers.ts'

type T = ReturnType<typeof table>
const over = (t: T) => ostia.over(t)
/** All five conditions, met by the player on turn in a quiet way: nothing of the sea is left to chance. */
const TRIGGERS: [string, (t: T) => void][] = [
  [
    'a reward cube on 12',
    t => {
      give(t, t.turn, { reward: 12 })
    },
  ],
  [
    'three corbita on destinations',
    t => {
      give(t, t.turn, { fleet: ['chersonesus', 'alexandria', 'palmyra'] })
    },
  ],
  [
    'a ship track empty',
    t => {
      give(t, t.turn, { shipRows: 8 })
    },
  ],
  [
    'a building track empty',
    t => {
      give(t, t.turn, { discRows: 7 })
    },
  ],
  [
    'the amphora supply empty',
    t => {
      give(t, t.turn, { amphorae: 7 * t.harbours.length })
    },
  ],
]

test('OST-4.1 EX-A13 the cube goes up to 12, surplus is lost', () => {
  const t = table()
  lay(t, 'tomis', 'port-trade-reward')
  at('trade', { goods: { gold: 12 }, reward: 11, discs: ['tomis'] }, t)
  play(t, 'trade:tomis', 'trade:tomis', 'trade:tomis')
  expect(t.harbours[0].reward).toBe(12)
  const u = table()
  lay(u, 'alexandria', 'destination-reward')
  at('move', { fleet: ['cyrene'], reward: 11 }, u)
  sail(u, 'alexandria')
  expect(u.harbours[0].reward).toBe(12)
})

test('OST-15.1 each of the five conditions ends the game, nothing else does', () => {
  for (const [name, meet] of TRIGGERS) {
    const t = table()
    meet(t)
    expect(trigger(t, ostia.box), name).toBeGreaterThanOrEqual(0)
    pass(pass(t))
    expect(over(t), name).toBe(true)
  }
  const t = table()
  give(t, 0, {
    reward: 11,
    fleet: ['chersonesus', 'alexandria', 'transport-se3'],
    shipRows: 7,
    discRows: 6,
    amphorae: 13,
  })
  pass(pass(t))
  expect([over(t), t.last]).toEqual([false, 0])
})

test('OST-15.2 EX-A16 EX-B25 play on through the turn of the last in turn order', () => {
  for (const [name, meet] of TRIGGERS)
    for (const seats of [2, 3, 4])
      for (let who = 0; who < seats; who++) {
        const t = table({ seats })
        for (let n = 0; n < seats + who; n++) pass(t) // in round 2
        meet(t)
        for (let seat = who; seat < seats; seat++) {
          expect([over(t), t.turn, t.round], name).toEqual([false, seat, 2])
          pass(t)
        }
        expect(over(t), `${name}, ${seats} players, by ${who}`).toBe(true)
      }
})

test('OST-15.2 the order is that of the start player, whichever seat that is', () => {
  const t = table({ seats: 3, start: 1 })
  give(t, 1, { reward: 12 })
  pass(t) // seat 1
  pass(t) // seat 2
  expect([over(t), t.turn]).toEqual([false, 0])
  pass(t) // seat 0 sits at the start player's right
  expect(over(t)).toBe(true)
})

test('EX-B24 11 + 3: level 12, trigger met', () => {
  const t = table()
  lay(t, 'alexandria', 'destination-reward')
  at('move', { fleet: ['cyrene'], reward: 11 }, t)
  sail(t, 'alexandria')
  expect([t.harbours[0].reward, t.last]).toEqual([12, 1])
})

test("OST-15.3 EX-C42 the start player's third ship: the other has one more turn; the fourth only in the same turn", () => {
  const t = at('move', { fleet: ['chersonesus', 'alexandria', 'transport-se3', 'byzantium'], halves: [1, 1, 0, 0] })
  give(t, 0, { fleet: ['chersonesus', 'alexandria', 'transport-se3', 'transport-ne2'] })
  sail(t, 'palmyra')
  expect([t.last, t.turn, over(t)]).toEqual([1, 1, false])
  pass(t)
  expect(over(t)).toBe(true)
  // Both in one turn.
  const u = at('move', { fleet: ['chersonesus', 'alexandria', 'transport-se3', 'transport-ne2'], goods: { permit: 2 } })
  sail(u, 'palmyra', 'byzantium')
  expect(u.harbours[0].halves).toEqual([1, 1, 1, 1])
})

test('OST-15.4 EX-C44 the triggering turn is finished normally, and everything works on', () => {
  const t = table({ seats: 3 })
  pass(t)
  lay(t, 'tomis', 'port-reward')
  at('supervise', { ships: [2, 2, 2, 2, 0, 3], goods: { stone: 3, barley: 20 }, fleet: ['tomis'], reward: 10 }, t)
  deal(t, 'order-16', 'order-01', 'order-02', 'order-03')
  play(t, 'oversee:stone', 'build:tomis', 'place:spot-reward')
  expect([t.harbours[1].reward, step(t), t.turn]).toEqual([12, 'order', 1]) // step 2 and its action
  play(t, 'order:order-16,plain')
  finish(t)
  expect([t.harbours[1].amphorae, t.turn, over(t)]).toEqual([3, 2, false])
  pass(t)
  expect(over(t)).toBe(true)
})

test('EX-C43 the last of four takes the last amphora: the end with that turn', () => {
  const t = table({ seats: 4 })
  for (let n = 0; n < 3; n++) pass(t)
  at('order', { goods: { barley: 8 }, amphorae: 25 }, t)
  deal(t, 'order-16', 'order-01', 'order-02', 'order-03')
  play(t, 'order:order-16,plain')
  expect(over(t)).toBe(true)
})

test('OST-15.5 EX-C45 two conditions in one round: one end only', () => {
  const t = table({ seats: 3 })
  TRIGGERS[4]![1](t)
  pass(t)
  expect(t.last).toBe(1)
  TRIGGERS[3]![1](t)
  pass(t)
  expect([over(t), t.turn]).toEqual([false, 2])
  pass(t)
  expect([over(t), t.round]).toEqual([true, 1])
})

test('OST-15.6 who triggered, and how often, has no effect on the score', () => {
  const t = table()
  give(t, 0, { reward: 12 })
  pass(t)
  const before = ostia.scores(t).map(s => s.total)
  pass(t)
  expect(over(t)).toBe(true)
  expect(ostia.scores(t).map(s => s.total)).toEqual(before)
  expect(ostia.scores(t)[0].total - ostia.scores(t)[1].total).toBe(2 * (11 - 5)) // the level alone: two icons
})

test('EX-C46 supply 1, a card of 3: two from the reserve, supply 0, trigger met', () => {
  const t = at('order', { goods: { barley: 8 }, amphorae: 6 })
  give(t, 1, { amphorae: 7 })
  deal(t, 'order-16', 'order-01', 'order-02', 'order-03')
  expect(supply(t, ostia.box)).toBe(1)
  play(t, 'order:order-16,plain')
  const taken = t.harbours.reduce((n, h) => n + h.amphorae, 0)
  expect([t.harbours[0].amphorae, supply(t, ostia.box), 35 - taken, t.last]).toEqual([9, 0, 19, 1])
})

test('OST-D20 the limit of 60 rounds is told to all ten rounds ahead, once', () => {
  const t = table()
  t.round = 49
  pass(t)
  expect(heard(() => pass(t)).filter(w => w.startsWith('limit'))).toEqual([]) // round 50 begins
  pass(t)
  expect(heard(() => pass(t)).filter(w => /^limit|^turn/.test(w))).toEqual(['limit:60', 'turn:0,51'])
  expect(
    heard(() => {
      pass(pass(t))
    }).filter(w => w.startsWith('limit')),
  ).toEqual([])
  expect(t.last).toBe(0)
})

test('OST-15.2 a game that nobody ends is scored after 60 rounds (OST-D20)', () => {
  const t = table()
  t.round = 59
  pass(pass(t))
  expect(over(t)).toBe(false)
  pass(t)
  expect([over(t), t.round, t.last]).toEqual([false, 60, 1])
  pass(t)
  expect([over(t), row(t).length]).toEqual([true, 4])
  expect(why(t, 'done')).toMatch(/^core/)
})
