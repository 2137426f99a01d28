/** OST-16: final scoring. OST-4.2: the reward track. */
import { expect, test } from 'vitest'
import { counts, ostia } from '../index.ts'
import { give, lay, score, table } from './helpers.ts'

type Wishes = Parameters<typeof give>[2]
const NEUTRAL = { syracusae: 'initial-trade-wood' }
/** A table on which the first player has these things, and discs on ports with these tiles; nothing else scores. */
function scoring(wishes: Wishes, tiles: Record<string, string> = NEUTRAL, destinations: Record<string, string> = {}) {
  const t = table()
  for (const [p, tile] of [...Object.entries(tiles), ...Object.entries(destinations)]) lay(t, p, tile)
  give(t, 0, { discs: Object.keys(tiles), ...wishes })
  return t
}
const sources = (t: ReturnType<typeof table>) => score(t).sources

test('OST-4.2 EX-A1 level 4: 7 buildings, 4 ships, 5 amphorae = 102', () => {
  const s = sources(scoring({ reward: 4, discRows: 7, shipRows: 4, amphorae: 5 }))
  expect([s.buildings, s.ships, s.amphorae]).toEqual([49, 28, 25])
  expect(score(scoring({ reward: 4, discRows: 7, shipRows: 4, amphorae: 5 })).total).toBe(102)
})

test('EX-A2 the same with level 10 = 150', () => {
  expect(score(scoring({ reward: 10, discRows: 7, shipRows: 4, amphorae: 5 })).total).toBe(150)
})

test('OST-4.2 every level, from the data', () => {
  for (const [level, row] of ostia.box.data.rewardTrack.levels.entries()) {
    const s = sources(scoring({ reward: level, discRows: 1, shipRows: 1, amphorae: 1 }))
    expect([s.buildings, s.ships, s.amphorae]).toEqual([row.building, row.ship, row.amphora])
  }
})

test('OST-16.1 icons: vacated rows, corbita and ponta alike, amphorae, animals, noble and lady; each +1 or +2 with its tile', () => {
  const wishes = {
    discRows: 3,
    shipRows: 5,
    amphorae: 4,
    animals: { wild: 1, exotic: 1, both: 1 },
    cards: ['order-01', 'order-02', 'order-03', 'order-18', 'order-19', 'order-20'],
    fleet: ['salona'],
  }
  const counted = (tiles: Record<string, string>) => {
    const t = scoring(wishes, tiles)
    return counts(t, t.harbours[0], ostia.box)
  }
  expect(counted(NEUTRAL)).toEqual([3, 5, 4, 2, 0])
  expect(counted({ tomis: 'port-building-icons' })).toEqual([5, 5, 4, 2, 0])
  expect(counted({ tomis: 'port-ship-icons' })).toEqual([3, 7, 4, 2, 0])
  expect(counted({ tomis: 'port-amphora-icons' })).toEqual([3, 5, 6, 2, 0])
  expect(counted({ tomis: 'port-animal-icons' })).toEqual([3, 5, 4, 3, 0])
})

test('OST-16.2 the four sources: reward level, destinations, ports, sets of 8', () => {
  const t = scoring(
    {
      reward: 2,
      discRows: 2,
      shipRows: 2,
      amphorae: 1,
      animals: { both: 1 },
      cards: ['order-01', 'order-18'],
      fleet: ['alexandria'],
    },
    { tomis: 'port-amphora-vp', syracusae: 'initial-trade-wood' },
    { alexandria: 'destination-buildings' },
  )
  expect(sources(t)).toEqual({ buildings: 12, ships: 12, amphorae: 4, destinations: 6, ports: 2, sets: 8 })
  expect(score(t).total).toBe(44)
  // A set needs all four icons.
  for (const missing of [
    { animals: { wild: 5 } },
    { animals: { exotic: 5 } },
    { cards: ['order-01'] },
    { cards: ['order-18'] },
  ]) {
    const u = scoring({ animals: { both: 5 }, cards: ['order-01', 'order-18'], ...missing })
    expect(sources(u).sets).toBe(0)
  }
})

test('EX-B28 a full score: 195, and 209 with one more tile', () => {
  const wishes: Wishes = {
    reward: 7,
    discRows: 5,
    shipRows: 6,
    amphorae: 6,
    fleet: ['alexandria', 'byzantium', 'tomis'],
    halves: [1, 2, 0],
    animals: { wild: 2, exotic: 3 },
    cards: ['order-01', 'order-02', 'order-18'],
  }
  const tiles = { ephesus: 'port-building-icons', athenae: 'port-building-vp', rhodus: 'port-far-sea-vp' }
  const ends = { alexandria: 'destination-ships', byzantium: 'destination-reward' }
  const t = scoring(wishes, tiles, ends)
  expect(sources(t)).toEqual({ buildings: 56, ships: 48, amphorae: 36, destinations: 18, ports: 29, sets: 8 })
  expect(score(t).total).toBe(195)
  const u = scoring({ ...wishes, discRows: 6 }, { ...tiles, cyrene: 'port-set-vp' }, ends)
  expect(sources(u)).toEqual({ buildings: 64, ships: 48, amphorae: 36, destinations: 18, ports: 35, sets: 8 })
  expect(score(u).total).toBe(209)
})

test('OST-16.3 EX-C50 ships in the far sea: right of the dotted line, destinations included', () => {
  for (const [fleet, vp] of [
    [['ostia-departure', 'athenae', 'alexandria'], 10],
    [['chersonesus', 'byzantium', 'palmyra', 'alexandria'], 20],
    [['corinthus'], 0],
    [['transport-e1'], 5],
  ] as const) {
    expect(sources(scoring({ fleet: [...fleet] }, { tomis: 'port-far-sea-vp' })).ports).toBe(vp)
  }
})

test('OST-16.4 EX-C51 leftover resources, discs, tokens: nothing', () => {
  const t = scoring({ goods: { permit: 30, gold: 30 } })
  const u = scoring({ goods: {} })
  expect(score(t)).toEqual(score(u))
})

test('OST-16.5 EX-B29 the highest total wins, a tie shares the victory, whatever else they have', () => {
  const t = table({ seats: 3 })
  for (const seat of [0, 1]) give(t, seat, { discs: ['syracusae'], discRows: 2, amphorae: 1 })
  give(t, 1, { goods: { gold: 50 }, cards: ['order-01'] })
  expect(ostia.ranks(t)).toEqual([0, 0, 2])
  give(t, 2, { discRows: 7 })
  expect(ostia.ranks(t)).toEqual([1, 1, 0])
})

test('OST-16.6 EX-C52 icon tiles only by their icons; immediate and trade tiles never', () => {
  const t = scoring(
    { reward: 2, shipRows: 4, discRows: 4 },
    { salona: 'initial-trade-stone', tomis: 'port-reward', ephesus: 'port-trade-wood', rhodus: 'port-ship-icons' },
  )
  expect(sources(t)).toEqual({ buildings: 24, ships: 36, amphorae: 0, destinations: 0, ports: 0, sets: 0 })
  // Discs on several scoring tiles score each, and a tile scores for everybody with a disc on it.
  const u = scoring({ shipRows: 3, discRows: 2 }, { tomis: 'port-ship-vp', ephesus: 'port-building-vp' })
  expect(sources(u).ports).toBe(6 + 4)
  give(u, 1, { discs: ['tomis'], shipRows: 5 })
  expect(score(u, 1).sources.ports).toBe(10)
  // Transport tiles, and a destination with the immediate effect, never.
  const v = scoring({ fleet: ['transport-n1', 'alexandria'] }, NEUTRAL, { alexandria: 'destination-reward' })
  expect([sources(v).destinations, sources(v).ports]).toEqual([0, 0])
})

test('OST-16.7 icons first: VP per icon, per amphora, per set use the final numbers', () => {
  const t = scoring(
    { shipRows: 4, amphorae: 3, fleet: ['alexandria'] },
    { tomis: 'port-ship-icons', ephesus: 'port-ship-vp' },
    { alexandria: 'destination-ships' },
  )
  expect([sources(t).ships, sources(t).ports, sources(t).destinations]).toEqual([6 * 5, 6 * 2, 6 * 3])
})

test('OST-16.8 EX-C47 row 1 counts: who built and gained nothing has 10 VP', () => {
  const t = table()
  expect(sources(t)).toEqual({ buildings: 5, ships: 5, amphorae: 0, destinations: 0, ports: 0, sets: 0 })
  expect(score(t).total).toBe(10)
  const { shipTrack, buildingTrack } = ostia.box.data
  expect([shipTrack.rowsFromBottom[0]!.shipIcons, buildingTrack.rowsFromBottom[0]!.buildingIcons]).toEqual([1, 1])
})

test('EX-B30 corbita and ponta icons alike', () => {
  const t = scoring({ shipRows: 4 })
  expect(ostia.box.ships.slice(0, 4).map(r => r.ponta)).toEqual([false, false, true, false])
  expect(counts(t, t.harbours[0], ostia.box)[1]).toBe(4)
})

test('EX-C48 two amphorae by a tile: for the level and for VP per amphora; none from the supply', () => {
  const t = scoring({ reward: 4, amphorae: 5 }, { tomis: 'port-amphora-icons', ephesus: 'port-amphora-vp' })
  expect([sources(t).amphorae, sources(t).ports]).toEqual([35, 14])
  expect(t.harbours[0].amphorae).toBe(5)
})

test('EX-C49 two sets: 16, and 8 by the tile', () => {
  const t = scoring(
    { animals: { wild: 2, exotic: 1 }, cards: ['order-01', 'order-02', 'order-03', 'order-18', 'order-19'] },
    { tomis: 'port-animal-icons', ephesus: 'port-set-vp' },
  )
  expect([sources(t).sets, sources(t).ports]).toEqual([16, 8])
})
