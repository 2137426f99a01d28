/** Boxes that are not the shipped one: what is refused, and why. */
import { asStored, spoiling } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { boxOf, shipped, terraMysticaOf } from '../index.ts'
import { boxSchema, readBox } from '../schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a broken box has no type
type Broken = any
const refused = spoiling(boxSchema, shipped)

test('the shipped box is accepted as it is, and plays', () => {
  const box = readBox(JSON.parse(JSON.stringify(shipped)))
  expect(box).toEqual(shipped)
  expect(terraMysticaOf(boxOf(box)).setup({ seats: 3, seed: 'foreign' })).toEqual(
    terraMysticaOf(boxOf(shipped)).setup({ seats: 3, seed: 'foreign' }),
  )
})

test.each<[string, (b: Broken) => void, RegExp]>([
  [
    'a neighbour that knows nothing of it',
    b => {
      b.map.hexes[0].neighbors.push('I12')
    },
    /not neighbours of each other/,
  ],
  [
    'neighbours far apart',
    b => {
      b.map.hexes[0].q = 9
    },
    /do not lie side by side/,
  ],
  [
    'a hex twice',
    b => {
      b.map.hexes[1].id = 'A1'
    },
    /an id stands twice/,
  ],
  [
    'a bridge into the river',
    b => {
      b.map.bridges[0].between[0] = 'r0'
    },
    /joins two land hexes/,
  ],
  [
    'an unknown terrain',
    b => {
      b.map.hexes[0].terrain = 'tundra'
    },
    /A1 has an unknown terrain/,
  ],
  [
    'too much land',
    b => {
      for (let k = 0; k < 40; k++)
        b.map.hexes.push({ id: `Z${k}`, kind: 'land', terrain: 'forest', q: 99, r: k, neighbors: [] })
    },
    /more than 96 land hexes/,
  ],
  [
    'income that ends too early',
    b => {
      b.factions.factions[0].buildings.dwelling.income.workers.pop()
    },
    /income is given for none/,
  ],
  [
    'a faction without a home',
    b => {
      b.factions.factions[0].homeTerrain = 'tundra'
    },
    /nomads lives nowhere/,
  ],
  [
    'a faction without its temple',
    b => {
      delete b.factions.factions[0].buildings.temple
    },
    /temple/,
  ],
  [
    'a fifth cult',
    b => {
      b.favorTiles.tiles[0].cult = 'ether'
    },
    /unknown cult/,
  ],
  [
    'a bonus for nothing',
    b => {
      b.scoringTiles.tiles[0].cultBonus.everySteps = 0
    },
    /everySteps/,
  ],
  [
    'too few scoring tiles',
    b => {
      b.scoringTiles.tiles.length = 5
    },
    /fewer scoring tiles than rounds/,
  ],
  [
    'too few bonus cards',
    b => {
      b.bonusCards.cards.length = 7
    },
    /fewer bonus cards/,
  ],
  [
    'a first game away from home',
    b => {
      b.firstGame.dwellings.witches[0] = 'A1'
    },
    /not at home: witches/,
  ],
  [
    'a negative price',
    b => {
      b.factions.factions[0].buildings.dwelling.cost.coins = -1
    },
    /coins/,
  ],
  [
    'no provenance',
    b => {
      delete b.cults.provenance
    },
    /provenance/,
  ],
])('%s is refused', (_what, spoil, message) => {
  expect(refused(spoil)).toMatch(message)
})

test('a box is the same whatever the order in which a database keeps its keys', () =>
  expect(boxOf(asStored(shipped))).toEqual(boxOf(shipped)))
