/** Boxes that are not the shipped one: what is refused, and why. */
import { origins } from '@loggia/core'
import { asStored, conform, spoiling, summary } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { boxOf, shipped, tiletumOf } from '../index.ts'
import { boxSchema, readBox } from '../schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a broken box has no type
type Broken = any
const refused = spoiling(boxSchema, shipped)

test('the shipped box is accepted as it is, and plays', () => {
  const box = readBox(JSON.parse(JSON.stringify(shipped)))
  expect(box).toEqual(shipped)
  const start = { seats: 3, seed: 'foreign' }
  expect(tiletumOf(boxOf(box)).setup(start)).toEqual(tiletumOf(boxOf(shipped)).setup(start))
})

test('a corrected figure needs no code', () => {
  const data = structuredClone(shipped)
  data.kingTrack.lastRoundBonusVp = 6
  data.playerBoard.contractSpaces[0]!.vp = 3
  data.contractTiles.offer.actionPoints = [4, 3, 2, 1, 1]
  const box = boxOf(readBox(data))
  expect([box.data.kingTrack.lastRoundBonusVp, box.contractSpaces[0]!.vp, box.offerCost[0]]).toEqual([6, 3, 4])
})

test('no rule depends on a figure: with quite another box all laws hold', () => {
  const data: Broken = structuredClone(shipped)
  Object.assign(data.setup, { rounds: 3, turnsPerRound: 2, startVp: 3, startGoldByTurnOrder: [9, 8, 7, 6] })
  for (const n of [2, 3, 4]) data.setup.players[n] = { diceSets: n + 1, diceDrawn: 4 * n }
  data.playerBoard.storehouseSlots = 3
  data.playerBoard.purchase = { gold: 1, resources: 2 }
  data.playerBoard.contractSpaces = data.playerBoard.contractSpaces.slice(1)
  data.playerBoard.start.pillars = { contractSpaces: 4, personalSupply: 4 }
  data.playerBoard.buildings.reverse()
  data.playerBoard.buildings.splice(1, 1)
  data.playerBoard.start.tradingPosts.roofs = 4
  data.scoring.completedBuildings = [1, 2, 3, 4, 5, 6]
  data.kingTrack.spaces = data.kingTrack.spaces.slice(2, 10)
  data.kingTrack.bonusTileRounds = [1, 3]
  data.contractTiles.offer.actionPoints = [1, 1, 1]
  data.characters.offer.slots = 7
  data.corruptionTokens.tokens = [
    { id: 'three', value: 3 },
    { id: 'four', value: 4 },
  ]
  data.actionWheel.actionPoints = [3, 3, 2, 2, 1, 1]
  data.actionWheel.dieChange.goldPerStep = 0
  const report = conform(tiletumOf(boxOf(readBox(data))), { matches: 12, seed: 'another box' })
  expect(report.failure, summary(report)).toBeNull()
})

test('where figures come from is said piece by piece', () => {
  const { rulebook, public: seen, reconstructed } = origins(...Object.values(shipped))
  expect(Math.min(rulebook, seen, reconstructed)).toBeGreaterThan(20)
})

test.each<[string, (b: Broken) => void, RegExp]>([
  ['a space that no way leads to', b => b.map.edges.splice(0, 1), /no way leads to london/],
  ['a way to nowhere', b => Object.assign(b.map.edges[3], { b: 'atlantis' }), /leads to an unknown space/],
  ['a first city that is too small', b => b.map.spaces[6].tradingPostSlots.pop(), /everybody of 4 has a trading post/],
  [
    'a second post in the first city',
    b => Object.assign(b.map.spaces[6].tradingPostSlots[3], { minPlayers: 2 }),
    /nobody two/,
  ],
  [
    'a cathedral on the sea',
    b => Object.assign(b.cathedrals.cathedrals[0], { city: 'road-london-brugge' }),
    /cathedral-london stands in no city/,
  ],
  [
    'two cathedrals in a city',
    b => Object.assign(b.cathedrals.cathedrals[0], { city: 'paris' }),
    /two cathedrals in one city/,
  ],
  ['a stack that is too short', b => b.cathedrals.tiles.pop(), /as many tiles as slots/],
  ['too few cost tiles', b => b.cathedrals.costTiles.pop(), /a cost tile for every cathedral/],
  [
    'a cost tile without a price',
    b => Reflect.deleteProperty(b.cathedrals.costTiles[0], 'stone'),
    /cathedrals\.costTiles\.0/,
  ],
  [
    'an effect that nobody knows',
    b => Object.assign(b.bonusTiles.tiles[0].effect, { op: 'fly' }),
    /bonusTiles\.tiles\.0/,
  ],
  ['a gain of nothing', b => Object.assign(b.characters.tiles[3], { bonus: { op: 'gain' } }), /characters\.tiles\.3/],
  [
    'a character that reactivates its own house',
    b => Object.assign(b.characters.tiles[3], { bonus: { op: 'reactivate-building' } }),
    /characters\.tiles\.3/,
  ],
  [
    'points for the die from a contract',
    b => Object.assign(b.contractTiles.tiles[0], { extra: { op: 'add-ap', n: 1 } }),
    /contractTiles\.tiles\.0/,
  ],
  ['a crest of nobody', b => Object.assign(b.contractTiles.tiles[20], { crest: 'bear' }), /is of no known family/],
  ['a character of no type', b => Object.assign(b.characters.tiles[0], { type: 'painter' }), /is of no known type/],
  ['a contract for nothing', b => Object.assign(b.contractTiles.tiles[0], { cost: {} }), /costs nothing/],
  ['an id twice', b => Object.assign(b.bonusTiles.tiles[1], { id: b.bonusTiles.tiles[0].id }), /an id stands twice/],
  ['an id in two decks', b => Object.assign(b.contractTiles.tiles[0], { id: 'contract-iron-2' }), /ids of their own/],
  [
    'a fair that counts stars',
    b => Object.assign(b.fairs.fairTiles[0], { counts: ['star'] }),
    /counts something unknown/,
  ],
  ['too few fairs', b => b.fairs.fairTiles.splice(3), /a fair for every round/],
  ['a fair in no city', b => Object.assign(b.fairs.cityTiles[0], { city: 'rome' }), /no city of the map/],
  ['a track that falls', b => Object.assign(b.kingTrack.spaces[3], { vp: -9 }), /rises from space to space/],
  [
    'no king tile in the first round',
    b => Object.assign(b.kingTrack, { bonusTileRounds: [2, 3] }),
    /laid in the set-up/,
  ],
  ['a start that costs', b => Object.assign(b.kingTrack, { start: 1 }), /worth nothing/],
  [
    'more dice than the bag holds',
    b => Object.assign(b.setup.players[2], { diceDrawn: 11 }),
    /no more than are in the bag/,
  ],
  ['a turn without a die', b => Object.assign(b.setup.players[2], { diceDrawn: 6 }), /a die for every turn/],
  ['an action twice', b => Object.assign(b.actionWheel.actions[1], { id: 'king' }), /each action once/],
  ['a roof too many', b => Object.assign(b.playerBoard.buildings[5], { roofTradingPost: true }), /never filled/],
  ['a pillar too few', b => Object.assign(b.playerBoard.contractSpaces[0], { pillar: false }), /as many as these say/],
  ['no points for six houses', b => b.scoring.completedBuildings.pop(), /every number of completed houses/],
  ['too few bonus tiles', b => b.bonusTiles.tiles.splice(10), /too few bonus tiles for the set-up of 2/],
  ['too few corruption tokens', b => b.corruptionTokens.tokens.splice(2), /a corruption token for every turn/],
])('%s is refused', (_, spoil, message) => {
  expect(refused(spoil)).toMatch(message)
})

test('a box is the same whatever the order in which a database keeps its keys', () =>
  expect(boxOf(asStored(shipped))).toEqual(boxOf(shipped)))
