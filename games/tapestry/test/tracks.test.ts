import { seeded } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { blocked, isComplete, positionOn } from '../rules/tracks.ts'
import { closeTrack } from '../rules/tapestries/dictate.ts'
import { MILITARY, TECHNOLOGY } from '../rules/terms.ts'
import {
  after,
  bring,
  give,
  heard,
  landmark,
  legal,
  play,
  points,
  positions,
  push,
  resources,
  run,
  space,
  step,
  table,
  tableWith,
  tapestry,
  type TapestryTable,
  turnOf,
  why,
} from './helpers.ts'

const { box } = tapestry
const tokens = (t: TapestryTable, seat = 0): string[] => t.players[seat].tokens.map(k => box.spaceIds[k]).toSorted()
const take = (t: TapestryTable, ...ids: string[]) => {
  for (const id of ids) t.landmarks[landmark(id)] = 1
}
/** Every track landmark is gone: nothing is placed on the way. */
const bare = (t: TapestryTable): TapestryTable => {
  take(t, ...box.landmarks.filter(l => l.space >= 0).map(l => l.id))
  return t
}
/** Declines and takes the first answer until this holds. */
const until = (t: TapestryTable, holds: (t: TapestryTable) => boolean): TapestryTable => {
  while (!holds(t)) play(t, legal(t, 'decline')[0] ?? legal(t)[0])
  return t
}

test('TA-5.2, EX-4 pay, move, benefit, then perhaps the bonus', () => {
  const t = tableWith({ tracks: { exploration: 1 }, resources: { coin: 1, worker: 1 } })
  play(t, 'advance:exploration-2')
  expect(step(t)).toBe('cost')
  play(t, 'pay:coin')
  expect(positions(t)).toEqual([2, 0, 0, 0])
  expect(step(t)).toBe('pay-bonus') // TA-21.15, EX-54: no tile, so the exploration is void; the bonus is offered all the same
  expect(legal(t)).toEqual(['pay:worker', 'decline'])
  play(t, 'pay:worker')
  expect(t.players[0].hand).toHaveLength(1)
  expect(resources(t)).toEqual([0, 0, 0, 0])
})

test('TA-21.15, TA-1.7, EX-54 what is void is told, and nothing follows from it', () => {
  const t = tableWith({ tracks: { exploration: 1 }, resources: { coin: 1 } })
  expect(heard(t, u => play(u, 'advance:exploration-2'))).toContain('void:0,explore')
})

describe('TA-5.3 bonuses', () => {
  test('TA-5.3 must be paid in full, or not at all', () => {
    const cars = (tiles: string[]) => {
      const t = tableWith({ tiles })
      bare(t)
      bring(t, 0, 'vp-5', 'exploration-8')
      t.todo.pop()
      push(t, { do: 'bonus', space: space('exploration-8'), free: 0 } as never)
      return run(t)
    }
    expect(step(cars(['territory-01']))).not.toBe('pay-bonus')
    const t = cars(['territory-01', 'territory-02', 'territory-03'])
    expect(legal(t)).toEqual(['accept', 'decline'])
    play(t, 'accept', 'discard-territory:territory-01', 'discard-territory:territory-03')
    expect(points(t, 0, 'tracks')).toBe(5)
    expect(t.territoryDiscards).toHaveLength(2)
  })
  test('TA-5.3, TA-10.11 Wartime Economy frees what costs any resource, not what costs tiles', () => {
    const t = tableWith({ active: 'wartime-economy', tiles: ['territory-01'] })
    push(t, { do: 'bonus', space: space('exploration-2'), free: 0 } as never)
    run(t)
    expect(legal(t)).toEqual(['accept', 'decline'])
    play(t, 'accept')
    expect(t.players[0].hand).toHaveLength(1)
    const cars = tableWith({ active: 'wartime-economy', tiles: ['territory-01'] })
    push(cars, { do: 'bonus', space: space('exploration-8'), free: 0 } as never)
    run(cars)
    expect(step(cars)).not.toBe('pay-bonus')
  })
})

describe('TA-5.5 landmarks', () => {
  test('TA-5.5, TA-5.15 the first one into the space takes it, later ones nothing', () => {
    const t = tableWith({ tracks: { military: 3 } })
    after(t, 'advance-military-x', 'siegecraft')
    expect(t.landmarks[landmark('barracks')]).toBe(0)
    const late = tableWith({ tracks: { military: 3 } })
    take(late, 'barracks')
    after(late, 'advance-military-x', 'siegecraft')
    expect(late.landmarks[landmark('barracks')]).toBe(1)
  })
  test('TA-5.8, EX-51 not by regressing', () => {
    const t = tableWith({ tracks: { military: 5 }, tiles: ['territory-01', 'territory-02'] })
    after(t, 'regress-military', 'science-10')
    expect(positions(t)[3]).toBe(4)
    expect(t.landmarks[landmark('barracks')]).toBe(-1)
    play(t, legal(t)[0])
    until(t, u => turnOf(u) === 1 || step(u) === 'act')
    expect(points(t, 0, 'tracks')).toBe(2)
    expect(resources(t)[1]).toBe(1)
  })
})

describe('TA-5.6 the end of a track', () => {
  test('TA-5.6, TA-12.2, EX-9, EX-31 the achievement at once; no further advance', () => {
    const t = tableWith({ tracks: { science: 11 } })
    after(t, 'advance-science-x', 'vaccines')
    expect(points(t, 0, 'achievements')).toBe(10)
    after(t, 'advance-science-x', 'vaccines')
    expect(positions(t)[1]).toBe(12)
    give(t, 1, { tracks: { science: 11 } })
    bring(t, 1, 'advance-science-x', 'vaccines')
    run(t)
    expect(points(t, 1, 'achievements')).toBe(5)
  })
  test("TA-5.6 a turn's advance from 12 is not to be had", () => {
    const t = tableWith({ tracks: { science: 12 }, resources: { worker: 8 } })
    expect(legal(t, 'advance').some(w => w.includes('science'))).toBe(false)
    expect(why(t, 'advance:science-12')).toBe('not-next:science-12')
  })
})

describe('TA-5.7, TA-5.12 what an advance triggers', () => {
  test('TA-5.7 Theocracy pays for every new tier, Empiricism once an advance', () => {
    const t = tableWith({ active: 'theocracy', tracks: { military: 3 } })
    take(t, 'barracks')
    after(t, 'advance-military-x', 'siegecraft')
    expect(points(t, 0, 'tapestries')).toBe(4)
    after(t, 'advance-military-x', 'siegecraft')
    expect(points(t, 0, 'tapestries')).toBe(4)
    const e = tableWith({ active: 'empiricism' })
    after(e, 'advance-science-x', 'vaccines')
    after(e, 'advance-military-x', 'siegecraft')
    expect(points(e, 0, 'tapestries')).toBe(2)
  })
  test("TA-5.7, TA-10.8 Broker of Peace hears of others' military", () => {
    const t = table({ seats: 3 })
    give(t, 1, { active: 'broker-of-peace' })
    after(t, 'advance-military-x', 'siegecraft')
    after(t, 'advance-science-x', 'vaccines')
    expect(points(t, 1)).toBe(3)
  })
})

test('TA-5.8 a regress at the start is void, one to the start brings nothing', () => {
  const t = tableWith({ tracks: { military: 1 } })
  after(t, 'regress-military', 'science-10')
  expect(positions(t)[3]).toBe(0)
  expect(points(t)).toBe(0)
  expect(heard(t, u => after(u, 'regress-military', 'science-10'))).toContain('void:0,regress-military')
})

describe('TA-5.9 repeating a position', () => {
  test('TA-5.9, EX-50 benefit and bonus of where one stands, no cost, no landmark', () => {
    const t = tableWith({ tracks: { exploration: 6, science: 7 }, resources: { coin: 1 } })
    after(t, 'repeat-position', 'science-7')
    expect(positions(t)).toEqual([6, 7, 0, 0])
    expect(t.landmarks.every(owner => owner === -1)).toBe(true)
  })
  test('TA-5.9 not the very space that is resolved, none at the start', () => {
    const t = tableWith({ tracks: { exploration: 6, military: 2, science: 7 } })
    after(t, 'repeat-position', 'science-7')
    expect(legal(t)).toEqual(['repeat:exploration-6', 'repeat:military-2'])
    expect(why(t, 'repeat:science-7')).toBe('itself:science-7')
    expect(why(t, 'repeat:technology-0')).toBe('no-token:technology-0')
  })
  test('TA-5.9 the Battery once a turn', () => {
    const t = tableWith({ tracks: { military: 2, technology: 2 } })
    after(t, 'repeat-position-once', 'lithium-ion-battery')
    play(t, 'repeat:military-2')
    expect(t.players[0].battery).toBe(1)
    expect(heard(t, u => after(u, 'repeat-position-once', 'lithium-ion-battery'))).toContain(
      'void:0,repeat-position-once',
    )
  })
  test('TA-5.9 the Battery works again in the next turn', () => {
    const t = tableWith({ tracks: { military: 2, technology: 2 } })
    t.players[0].battery = 1
    push(t, { do: 'end-turn', seat: 0 })
    run(t)
    expect(t.players[0].battery).toBe(0)
  })
})

describe('TA-5.10 AI Singularity', () => {
  test('TA-5.10, EX-49 a new token at a start, technology stays complete, one of each', () => {
    const t = tableWith({ tracks: { technology: 11, military: 5 }, resources: { coin: 2 } })
    play(t, 'advance:technology-12', 'singularity:military')
    expect(tokens(t)).toEqual(['exploration-0', 'military-0', 'military-5', 'science-0'])
    expect(points(t, 0, 'achievements')).toBe(10)
    expect(positionOn(t.players[0], TECHNOLOGY)).toBe(12)
    expect(isComplete(t.players[0], TECHNOLOGY)).toBe(true)
    expect(positions(t)).toEqual([0, 0, 12, 5])
    expect(resources(t)).toEqual([1, 1, 1, 1])
    t.todo = [{ do: 'act', seat: 0 }]
    expect(legal(t, 'advance')).toContain('advance:military-1')
    expect(legal(t, 'advance')).toContain('advance:military-6')
    expect(legal(t, 'advance')).not.toContain('advance:technology-1')
  })
  test('TA-5.10 onto technology too; climbing again never brings the achievement twice', () => {
    const t = tableWith({ tracks: { technology: 12 } })
    after(t, 'ai-singularity', 'technology-12')
    play(t, 'singularity:technology')
    expect(tokens(t)).toContain('technology-0')
    t.players[0].tokens[2] = space('technology-11')
    after(t, 'advance-technology-x', 'clocks')
    expect(points(t, 0, 'achievements')).toBe(10)
    after(t, 'advance-technology-x', 'clocks')
    expect(points(t, 0, 'achievements')).toBe(10)
  })
  test("TA-5.10 which token moves is the owner's choice; void without one on technology", () => {
    const t = tableWith({ tracks: { technology: 12, military: 5 } })
    after(t, 'ai-singularity', 'technology-12')
    play(t, 'singularity:military')
    after(t, 'advance-military-x', 'siegecraft')
    expect(legal(t)).toEqual(['advance:military-1', 'advance:military-6'])
    play(t, 'advance:military-1')
    after(t, 'regress-military', 'science-10') // TA-5.8
    expect(legal(t)).toEqual(['regress:military-0', 'regress:military-4'])
    expect(['regress:military-4', 'regress:military-5', 'regress:military-3'].map(word => why(t, word))).toEqual([
      'ok',
      'not-next:military-5',
      'not-next:military-3',
    ])
    play(t, 'regress:military-4')
    expect(heard(t, u => after(u, 'regress-technology', 'science-10'))).toContain('void:0,regress-technology')
  })
})

test('TA-5.11, TA-21.6 a blocked track: no advance to be paid for, free ones void', () => {
  const t = tableWith({ active: 'theocracy', resources: { worker: 3 } })
  expect(why(t, 'advance:science-1')).toBe('blocked:science')
  expect(heard(t, u => after(u, 'advance-science-x', 'vaccines'))).toContain('void:0,advance-science-x')
  const d = table()
  closeTrack(d, 1, MILITARY)
  expect(blocked(d, 0, 3, box)).not.toBe(0)
  expect(blocked(d, 1, 3, box)).toBe(0)
})

test('TA-5.4, TA-5.14 an X moves and takes landmarks, nothing more', () => {
  const t = tableWith({ tracks: { science: 3 }, bottom: ['radio'] })
  take(t, 'apothecary')
  after(t, 'advance-science-x', 'vaccines')
  expect(positions(t)[1]).toBe(4)
  expect(points(t)).toBe(0)
  expect(t.players[0].hand).toEqual([])
})

describe('TA-6.6 research', () => {
  /** A roll that shows this track. */
  const rolled = (t: TapestryTable, track: string, id = 'research', from = 'science-5'): TapestryTable => {
    for (let k = 0; k < 200; k++) {
      const u = tapestry.copy(t)
      u.rng = seeded(`roll ${k}`)
      after(u, id, from)
      if (step(u) === 'rolled' && legal(u).includes(`use:${track}`)) return u
    }
    throw new Error(`never ${track}`)
  }
  test('TA-6.6, EX-45 with X: the advance may be declined, no benefit', () => {
    const t = rolled(tableWith({ tracks: { military: 3 } }), 'military', 'research-x', 'science-1')
    expect(legal(t)).toEqual(['use:military', 'decline'])
    const declined = play(tapestry.copy(t), 'decline')
    expect(positions(declined)[3]).toBe(3)
    play(t, 'use:military')
    expect(positions(t)[3]).toBe(4)
    expect(t.landmarks[landmark('barracks')]).toBe(0)
    expect(resources(t)[1]).toBe(0)
  })
  test('TA-6.6, TA-3.5, EX-46 without X: benefit and bonus of the space, then the outer bonus', () => {
    const t = tableWith({ tracks: { technology: 4 }, resources: { coin: 1 }, hand: ['academia', 'trap'] })
    bare(t)
    push(t, { do: 'bonus', space: space('science-5'), free: 0 } as never)
    const u = rolled(t, 'technology')
    play(u, 'use:technology')
    expect(positions(u)[2]).toBe(5)
    expect(legal(u)).toEqual(['choose:gain-building-farm', 'choose:gain-building-house', 'choose:gain-building-armory'])
  })
  test('TA-6.6, EX-47 a track where one stands at the end brings nothing', () => {
    const t = tableWith({ tracks: { exploration: 12, science: 12, technology: 12, military: 12 } })
    const told = heard(t, u => after(u, 'research', 'science-5'))
    expect(told.some(n => n.startsWith('rolled:'))).toBe(true)
    expect(told[1]).toBe('era:0,2') // nothing is asked, the forced income turn follows
    expect(points(t)).toBe(0)
  })
  test('TA-6.7, EX-31, EX-48 science 12: four rolls one after another, 5 VP where one stands at the end', () => {
    const t = tableWith({ tracks: { exploration: 12, science: 12, technology: 12, military: 12 } })
    const told = heard(t, u => {
      after(u, 'research-x-4', 'science-12')
      while (step(u) === 'rolled') play(u, legal(u, 'use')[0])
    })
    expect(told.filter(n => n.startsWith('rolled:'))).toHaveLength(4)
    expect(points(t, 0, 'tracks')).toBe(20)
  })
  test('TA-6.12 Empiricism: two dice, one is used', () => {
    const t = tableWith({ active: 'empiricism' })
    const told = heard(t, u => after(u, 'research-x', 'science-1'))
    expect(told.filter(n => n.startsWith('rolled:'))).toHaveLength(2)
  })
})
