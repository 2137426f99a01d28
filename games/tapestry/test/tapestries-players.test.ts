/** Tapestry cards that concern other players, or copy what they have (TA-10), by hand-written values. */
import { expect, test } from 'vitest'
import { closes, closeTrack, reopenTracks } from '../rules/tapestries/dictate.ts'
import {
  after,
  clearMap,
  give,
  heard,
  legal,
  play,
  played,
  points,
  positions,
  push,
  resources,
  settle,
  settled,
  stand,
  step,
  tableWith,
  tapestry,
  tapestryCard,
  turnOf,
  type TapestryTable,
  why,
} from './helpers.ts'

const { box } = tapestry

test('D21 Age of Discovery: everybody advances on the track that the die shows, the owner with the benefit', () => {
  let t!: TapestryTable
  const notes = heard({} as never, () => {
    t = played(
      'age-of-discovery',
      u => {
        give(u, 2, { tracks: { exploration: 12, science: 12, technology: 12, military: 12 } })
      },
      { seats: 4 },
    )
    settle(t)
  })
  const track = ['exploration', 'science', 'technology', 'military'].indexOf(
    notes.find(w => w.startsWith('rolled'))!.split(',')[1],
  )
  expect(positions(t, 1)[track]).toBe(1)
  expect(positions(t, 3)[track]).toBe(1)
  expect(positions(t, 2)[track]).toBe(12)
  expect(positions(t, 0)[track]).toBe(1)
  expect(positions(t, 1).filter(n => n > 0).length).toBe(1)
  const order = notes.filter(w => w.startsWith('advanced')).map(w => w.split(/[:,]/)[1])
  expect(order.filter(s => s !== '0')).toEqual(['1', '3'])
  expect(order[0]).toBe('0')
})

test('TA-10.6 Alliance: neither conquers the other, and upgrades are shared', () => {
  const t = played(
    'alliance',
    u => {
      clearMap(u)
      stand(u, 'h_-2_2', '0', '0')
      stand(u, 'h_-3_3', '1')
      stand(u, 'h_-2_1', '2')
      give(u, 1, { bottom: ['canned-food'], tracks: { military: 1 } })
    },
    { seats: 3 },
  )
  expect(legal(t)).toEqual(['opponent:1', 'opponent:2'])
  expect(why(t, 'opponent:0')).toBe('not-an-opponent')
  play(t, 'opponent:1')
  after(t, 'conquer', 'military-1')
  expect(why(t, 'conquer:h_-3_3')).toBe('allied:h_-3_3')
  expect(why(t, 'conquer:h_-2_1')).toBe('ok')
  t.todo.length = 1
  // TA-10.7: the same circle, after its owner.
  const notes = heard(t, () => after(t, 'upgrade', 'technology-5', 1))
  expect(notes.filter(w => w.startsWith('gained'))).toEqual(['gained:1,food,1', 'gained:0,food,1'])
  expect(resources(t)).toEqual([0, 0, 1, 0])
})

test('TA-10.7 a landmark that is shared after its owner took it is void', () => {
  const t = played('alliance', u => {
    give(u, 1, { middle: ['bakery'], exposed: { farm: 2 } })
  })
  after(t, 'upgrade', 'technology-5', 1)
  expect(t.landmarks[box.landmarks.findIndex(l => l.id === 'bakery')]).toBe(1)
  settle(t)
  expect(t.players[0].built.length).toBe(0)
})

test('TA-6.9 Coal Baron: exactly the tile that was drawn, then each neighbour draws one', () => {
  const t = played(
    'coal-baron',
    u => {
      clearMap(u)
      stand(u, 'h_-2_2', '0', '0')
      give(u, 0, { tiles: ['territory-01', 'territory-02'] })
    },
    { seats: 4 },
  )
  // The large map: the start hexes of the small one may not be there, so the tile may have nowhere to go.
  settle(t)
  expect([1, 2, 3].map(s => t.players[s].tiles.length)).toEqual([1, 0, 1])
  const small = played('coal-baron', u => {
    clearMap(u)
    stand(u, 'h_2_0', '0', '0')
    give(u, 0, { tiles: ['territory-01', 'territory-02'] })
  })
  expect(step(small)).toBe('lay')
  expect(small.players[0].tiles.length).toBe(3)
  settle(small)
  expect(small.players[1].tiles.length).toBe(1)
  expect(small.players[0].tiles).toContain(0)
  expect(small.players[0].tiles).toContain(1)
})

test('TA-10.16, TA-5.11 Dictatorship: closed to opponents from its advance to the end of the next turn', () => {
  const t = played('dictatorship', () => {}, { seats: 3 })
  const choice = 'choose:block-technology-then-advance-technology'
  expect(legal(t).length).toBe(4)
  play(t, choice)
  settle(t)
  expect(positions(t)[2]).toBe(1)
  const blocked = (): string[] =>
    [0, 1, 2].map(seat => {
      push(t, { do: 'act', seat })
      give(t, seat, { resources: { coin: 1 } })
      const reason = why(t, `advance:technology-${positions(t, seat)[2] + 1}`)
      t.todo.pop()
      return reason
    })
  expect(blocked()).toEqual(['ok', 'blocked:technology', 'blocked:technology'])
  const endTurn = (seat: number) => {
    push(t, { do: 'end-turn', seat })
    t.players.forEach((_, k) => void give(t, k, { resources: { coin: 1 } }))
    after(t, 'vp-1-per-farm', 'exploration-8')
    t.todo.length = 1
  }
  endTurn(0)
  expect(blocked()[1]).toBe('blocked:technology')
  endTurn(1)
  expect(blocked()[2]).toBe('blocked:technology')
  endTurn(0)
  expect(blocked()).toEqual(['ok', 'ok', 'ok'])
})

test('TA-10.16 a finished player has no next turn, and closes nothing any longer', () => {
  const t = played('dictatorship')
  settle(play(t, 'choose:block-military-then-advance-military'))
  t.players[0].finished = 1
  reopenTracks(t.players[0])
  expect(t.players[0].dictated).toBe(0)
})

test('TA-10.16 whichever track it closes, in an own turn it stays closed for two ends', () => {
  for (let track = 0; track < 4; track++) {
    const t = tableWith({})
    closeTrack(t, turnOf(t), track)
    const p = t.players[turnOf(t)]
    const ends = [1, 2].map(() => {
      reopenTracks(p)
      return closes(p, track)
    })
    expect(ends).toEqual([true, false])
  }
})

test('TA-10.16 a free advance on a closed track is void, and one may close two', () => {
  const t = played('dictatorship')
  settle(play(t, 'choose:block-military-then-advance-military'))
  give(t, 0, { hand: ['trap'] })
  t.players[0].dictated |= 1 // exploration, for one more end
  const notes = heard(t, () => after(t, 'advance-military-x', 'technology-5', 1))
  expect(notes).toContain('void:1,advance-military-x')
  after(t, 'advance-military-x', 'technology-5', 0)
  expect(positions(t)[3]).toBe(2)
  expect(positions(t, 1)[3]).toBe(0)
})

test('TA-3.8 Diplomacy: any 1 resource for everybody who is not finished, and a building', () => {
  const t = played(
    'diplomacy',
    u => {
      u.players[2].finished = 1
    },
    { seats: 4 },
  )
  expect(legal(t)).toEqual(['first:0', 'first:1'])
  expect(heard(t, () => play(t, 'first:0', 'gain:coin'))).toEqual(['gained:0,coin,1'])
  expect(turnOf(t)).toBe(1)
  expect(heard(t, () => play(t, 'gain:food'))).toEqual(['gained:1,food,1']) // Of seat 2 it is not even said that it is void.
  expect(turnOf(t)).toBe(3)
  play(t, 'gain:worker', 'building:farm')
  expect(t.players[0].exposed).toEqual([1, 1, 2, 1])
  settle(t)
  expect([0, 1, 2, 3].map(s => resources(t, s))).toEqual([
    [1, 0, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ])
})

test('TA-10.14 Espionage: a face-up, uncovered card of any mat, but no Espionage', () => {
  const espionage = (own: [number, string][], other: [number, string][]) =>
    played('espionage', u => {
      give(u, 0, { played: own, era: 3 })
      give(u, 1, { played: other })
    })
  const t = espionage(
    [[2, 'meritocracy']],
    [
      [2, 'academia'],
      [2, 'trap'],
      [3, 'face-down'],
      [4, 'capitalism'],
    ],
  )
  expect(legal(t)).toEqual(['copy:0,meritocracy', 'copy:1,trap', 'copy:1,capitalism'])
  expect(why(t, 'copy:1,academia')).toBe('not-on-mat:academia')
  expect(why(t, 'copy:0,espionage')).toBe('no-copy:espionage')
  play(t, 'copy:1,trap')
  expect(points(t, 0, 'tapestries')).toBe(10)
  const lasting = espionage([], [[2, 'capitalism']])
  expect(lasting.players[0].active).toBe(tapestryCard('capitalism'))
  after(lasting, 'gain-building-market', 'technology-2')
  settle(lasting)
  expect(resources(lasting)).toEqual([1, 0, 0, 0])
  // Covered, it is over (TA-10.14).
  give(lasting, 0, { hand: ['trap'] })
  after(lasting, 'overplay-tapestry', 'military-10')
  play(lasting, 'play:trap')
  expect(lasting.players[0].active).toBe(-1)
  // What would be void is no choice (TA-3.7), and without any card it is void itself.
  const nothing = espionage([], [[2, 'plea-for-aid']])
  expect(settled(nothing)).toBe(true)
})

test('TA-10.7 Marriage of State: benefits of that track, after their owner, never bonus or landmark', () => {
  const t = played(
    'marriage-of-state',
    u => {
      give(u, 0, { tracks: { exploration: 4 } })
      give(u, 1, { tracks: { science: 1 }, resources: { coin: 1 } })
    },
    { seats: 3 },
  )
  expect(legal(t).length).toBe(8)
  play(t, 'pact:1,science')
  after(t, 'advance-science', 'science-9', 1) // to Mathematics: 1 tapestry card, for 1 more a house
  expect([t.players[1].hand.length, t.players[0].hand.length]).toEqual([1, 1])
  expect(turnOf(t)).toBe(1)
  play(t, 'decline')
  after(t, 'advance-science-x', 'science-9', 1) // without benefit there is nothing to share
  expect(positions(t, 1)[1]).toBe(3)
  after(t, 'advance-technology', 'science-9', 1)
  play(t, legal(t)[0])
  expect(t.players[0].tech.length).toBe(0)
  expect(settled(t)).toBe(true)
})

test('TA-10.7 a copied AI Singularity moves no token of who is not there, but brings its resources', () => {
  const t = played('marriage-of-state', u => give(u, 1, { tracks: { technology: 11 } }))
  play(t, 'pact:1,technology')
  after(t, 'advance-technology', 'science-9', 1)
  play(t, 'singularity:military')
  expect([resources(t, 1), resources(t)]).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ])
  expect(positions(t)).toEqual([0, 0, 0, 0])
})

test('TA-10.16 Oil Magnate: owner, then neighbours clockwise; only the owner has the benefit', () => {
  const t = played(
    'oil-magnate',
    u => {
      u.players[3].finished = 1
      give(u, 4, { tracks: { exploration: 12, science: 12, technology: 12, military: 12 } })
    },
    { seats: 5 },
  )
  play(t, 'track:technology')
  expect([turnOf(t), legal(t)]).toEqual([0, ['advance:technology-1', 'decline']])
  play(t, 'decline')
  expect(turnOf(t)).toBe(1)
  play(t, 'advance:technology-1')
  // Seat 4 stands at the end everywhere; seats 2 and 3 are no neighbours.
  expect(settled(t)).toBe(true)
  expect(t.players[1].tech.length).toBe(0)
  const three = play(
    played('oil-magnate', () => {}, { seats: 3 }),
    'track:science',
    'advance:science-1',
  )
  play(three, 'decline')
  expect(turnOf(three)).toBe(1)
  play(three, 'decline')
  expect(turnOf(three)).toBe(2)
})

test('TA-10.16 Olympic Host: clockwise, a worker for 10 VP; a building if an opponent paid, else a coin', () => {
  const host = (workers: number[]) =>
    played('olympic-host', t => workers.forEach((worker, seat) => void give(t, seat, { resources: { worker } })), {
      seats: workers.length,
    })
  const t = host([1, 0, 2])
  expect([turnOf(t), legal(t)]).toEqual([0, ['accept', 'decline']])
  play(t, 'accept')
  expect(turnOf(t)).toBe(2) // Seat 1 has no worker.
  play(t, 'accept')
  expect([points(t), points(t, 1), points(t, 2, 'tapestries')]).toEqual([10, 0, 10])
  expect([resources(t, 0)[1], resources(t, 2)[1]]).toEqual([0, 1])
  expect([turnOf(t), step(t)]).toEqual([0, 'building'])
  const alone = host([1, 0, 1])
  play(alone, 'accept', 'decline')
  expect(resources(alone)).toEqual([1, 0, 0, 0])
  const nobody = host([0, 0])
  expect([points(nobody), resources(nobody)]).toEqual([0, [1, 0, 0, 0]])
})

test('TA-3.6 Steam Tycoon: a face-up card, upgraded at once; the right neighbour may invent first', () => {
  const t = played('steam-tycoon', () => {}, { seats: 4 })
  expect(legal(t).length).toBe(3)
  expect(why(t, 'invent-top')).toBe('only-face-up')
  const card = t.techRow[0]
  play(t, legal(t)[0])
  while (turnOf(t) === 0) play(t, legal(t)[0])
  expect(t.players[0].tech[0]).toBe(card * 4 + 1)
  expect(turnOf(t)).toBe(3)
  play(t, 'accept')
  expect(turnOf(t)).toBe(1)
  play(t, 'decline')
  expect([1, 2, 3].map(s => t.players[s].tech.length)).toEqual([0, 0, 1])
  expect(settled(t)).toBe(true)
})

test('TA-10.7 Trade Economy: the benefit where an opponent stands; the opponent may have the bonus for nothing', () => {
  const t = played('trade-economy', u => {
    give(u, 0, { tracks: { exploration: 12 }, resources: { coin: 1 } })
    give(u, 1, { tracks: { science: 2, technology: 12 } })
    u.players[1].tokens[3] = box.spaceIds.indexOf('military-0')
  })
  expect(legal(t)).toEqual(['copy-space:1,science-2', 'copy-space:1,technology-12'])
  expect(why(t, 'copy-space:1,military-0')).toBe('no-token:military-0')
  expect(why(t, 'copy-space:0,exploration-12')).toBe('not-an-opponent')
  play(t, 'copy-space:1,science-2')
  expect([t.players[0].hand.length, t.players[1].hand.length]).toEqual([1, 0])
  expect([turnOf(t), legal(t)]).toEqual([1, ['accept', 'decline']])
  play(t, 'accept')
  settle(t)
  expect([t.players[1].exposed, resources(t, 1)]).toEqual([
    [1, 2, 1, 1],
    [0, 0, 0, 0],
  ])
  expect(settled(played('trade-economy'))).toBe(true)
})

test('TA-15.8, TA-15.9, D45 rivals of the solo game: moved and compared, never asked, and they gain nothing', () => {
  const solo = (card: string, before: (t: TapestryTable) => void = () => {}) =>
    played(card, before, { seats: 1, options: { starred: 'kept' } })
  const discovery = solo('age-of-discovery')
  settle(discovery)
  const moved = [1, 2].map(bot => positions(discovery, bot).reduce((a, b) => a + b))
  expect(moved).toEqual([1, 1])
  // Where a bot stands the benefit can be had, but no bonus is offered to it.
  const trade = solo('trade-economy', t => give(t, 1, { tracks: { military: 2 } }))
  expect([settled(trade), trade.players[0].hand.length]).toEqual([true, 1])
  // Coal Baron and Steam Tycoon: the neighbours get nothing.
  const coal = settle(solo('coal-baron'))
  expect([1, 2].map(bot => coal.players[bot].tiles.length)).toEqual([0, 0])
  const steam = settle(solo('steam-tycoon'))
  expect([1, 2].map(bot => steam.players[bot].tech.length)).toEqual([0, 0])
  // Technocracy: two opponents. Plea for Aid: both are ahead.
  const second = solo('technocracy', t => {
    t.players[0].firstOfAll = 0
  })
  expect(points(second, 0, 'tapestries')).toBe(6)
  const plea = solo('plea-for-aid', t => {
    give(t, 1, { tracks: { military: 2, science: 1 } })
    give(t, 2, { tracks: { military: 1 } })
  })
  expect(points(plea, 0, 'tapestries')).toBe(2)
})
