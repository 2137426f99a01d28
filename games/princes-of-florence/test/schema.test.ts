/** Boxes that are not the shipped one: what is refused, and why. */
import { asStored, spoiling } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { boxOf, princesOf, shipped } from '../index.ts'
import { boxSchema, readBox } from '../schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a broken box has no type
type Broken = any
const refused = spoiling(boxSchema, shipped)

test('the shipped box is accepted as it is, and plays', () => {
  const box = readBox(JSON.parse(JSON.stringify(shipped)))
  expect(box).toEqual(shipped)
  const start = { seats: 3, seed: 'foreign' }
  expect(princesOf(boxOf(box)).setup(start)).toEqual(princesOf(boxOf(shipped)).setup(start))
})

test('a corrected figure needs no code', () => {
  const data = structuredClone(shipped)
  data.economy.prestigeAwards.build = 4
  data.rounds.minimumWorkValue[0]!.min = 6
  const box = boxOf(readBox(data))
  expect([box.awards.building, box.minimum[1]]).toEqual([4, 6])
})

test.each<[string, (b: Broken) => void, RegExp]>([
  [
    'a tile in two pieces',
    b => {
      b.tiles.buildings[8].cells[2] = [2, 2]
    },
    /of one piece/,
  ],
  [
    'a tile that miscounts its squares',
    b => {
      b.tiles.landscapes[0].squares = 4
    },
    /counts its squares/,
  ],
  [
    'a size that is none',
    b => {
      b.tiles.buildings[0].size = 'huge'
    },
    /size/,
  ],
  [
    'an eleventh building',
    b => {
      b.tiles.buildings.push({ ...b.tiles.buildings[0], id: 'palace' })
    },
    /buildings/,
  ],
  [
    'an id twice',
    b => {
      b.professions.professions[3].id = 'poet'
    },
    /an id stands twice/,
  ],
  [
    'a bonus card named like a prestige card',
    b => {
      b.bonusCards.cards[0].id = 'court'
    },
    /ids of their own/,
  ],
  [
    'a profession without its building',
    b => {
      b.professions.professions[0].building = 'palace'
    },
    /mathematician prefers an unknown building/,
  ],
  [
    'a freedom that is none',
    b => {
      b.professions.professions[0].freedom = 'trade'
    },
    /freedom/,
  ],
  [
    'too few professions',
    b => {
      b.professions.professions.length = 19
    },
    /too few professions/,
  ],
  [
    'a bonus card that counts the unknown',
    b => {
      b.bonusCards.cards[0].terms[0].counter = 'horse'
    },
    /counter/,
  ],
  [
    'a bonus card that adds nothing',
    b => {
      b.bonusCards.cards[0].terms = []
    },
    /terms/,
  ],
  [
    'a prestige card that requires nothing',
    b => {
      b.prestigeCards.cards[1].requires = []
    },
    /requires/,
  ],
  [
    'a leader without points for a tie',
    b => {
      delete b.prestigeCards.cards[0].tiedPoints
    },
    /tiedPoints/,
  ],
  [
    'a minimum that does not rise',
    b => {
      b.rounds.minimumWorkValue[3].min = 12
    },
    /higher than the one before/,
  ],
  [
    'a round too few',
    b => {
      b.rounds.minimumWorkValue.pop()
    },
    /a minimum for every round/,
  ],
  [
    'a price in between',
    b => {
      b.economy.buildCostByBuilders[1] = 350
    },
    /buildCostByBuilders/,
  ],
  [
    'an action without a price',
    b => {
      b.economy.actions.pop()
    },
    /have their prices/,
  ],
  [
    'a deal of five',
    b => {
      b.components.dealProfessions.draw = 5
    },
    /goes back/,
  ],
  [
    'a palazzo of seven squares',
    b => {
      b.boards.sides.A.palazzo.push([4, 0])
    },
    /all but the palazzo/,
  ],
  [
    'an automa card with an object twice',
    b => {
      b.automa.cards[0].auction[1].object = 'jester'
    },
    /five objects once/,
  ],
  [
    'a character that is none',
    b => {
      b.characters.cards[0].id = 'pope'
    },
    /id/,
  ],
  [
    'no provenance',
    b => {
      delete b.tiles.provenance
    },
    /provenance/,
  ],
  [
    'a file that is missing',
    b => {
      delete b.economy
    },
    /economy/,
  ],
])('%s is refused', (_what, spoil, message) => {
  expect(refused(spoil)).toMatch(message)
})

test('a box is the same whatever the order in which a database keeps its keys', () =>
  expect(boxOf(asStored(shipped))).toEqual(boxOf(shipped)))
