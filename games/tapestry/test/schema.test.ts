/** Boxes that are not the shipped one: what is refused, and why. */
import { origins } from '@loggia/core'
import { asStored, conform, spoiling, summary } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { boxOf, shipped, tapestryOf } from '../index.ts'
import { boxSchema, readBox } from '../schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a broken box has no type
type Broken = any
const refused = spoiling(boxSchema, shipped)

test('the shipped box is accepted as it is, and plays', () => {
  const box = readBox(JSON.parse(JSON.stringify(shipped)))
  expect(box).toEqual(shipped)
  const start = { seats: 3, seed: 'foreign' }
  expect(tapestryOf(boxOf(box)).setup(start)).toEqual(tapestryOf(boxOf(shipped)).setup(start))
})

test('a corrected figure needs no code', () => {
  const data = structuredClone(shipped)
  data.achievements.achievements[0]!.vp.small = [12, 6]
  data.tracks.tracks[0]!.spaces[0]!.cost = { any: 2 }
  data.incomeMat.firstOfNeighbours[2].n = 4
  const box = boxOf(readBox(data))
  expect([box.achievements.small[0], box.spaces[1]!.any, box.firstOfNeighbours[2]]).toEqual([[12, 6], 2, 4])
})

test('no rule depends on a figure: with quite another box all laws hold', () => {
  const data: Broken = structuredClone(shipped)
  for (const t of data.tracks.tracks) {
    t.spaces[0].benefit = {
      choose: [
        { op: 'explore', where: 'anywhere' },
        { op: 'conquer', where: 'anywhere', dice: 'both' },
      ],
    }
    t.spaces[4].cost = { any: 1 }
    t.spaces[5].bonus = { ...shipped.tracks.tracks[2]!.spaces[4]!.bonus, pay: { discard: 'tech', n: 1 } }
  }
  data.dice.red = [
    { op: 'vp', n: 9 },
    { op: 'research', benefit: true, bonus: 'pay' },
  ]
  data.dice.science = data.dice.science.map((d: Broken, k: number) => ({ ...d, faces: k + 1 }))
  data.capitals.capitals.reverse()
  for (const [k, c] of data.capitals.capitals.entries()) c.number = k + 1
  data.techCards.cards = data.techCards.cards.slice(0, 9)
  data.territoryTiles.tiles = data.territoryTiles.tiles.slice(0, 12)
  data.tapestryCards.cards = data.tapestryCards.cards.slice(10)
  data.incomeMat.chart = {
    civilization: [3, 4, 5],
    playTapestry: [2, 3, 4],
    upgradeAndScore: [2, 5],
    income: [1, 2, 3, 4],
  }
  data.achievements.achievements[1].vp = { small: [3], large: [4, 3, 2, 1] }
  const report = conform(tapestryOf(boxOf(readBox(data))), { matches: 5, seed: 'another box' })
  expect(report.failure, summary(report)).toBeNull()
})

test('where figures come from is said piece by piece', () => {
  const { rulebook, public: seen, reconstructed } = origins(...Object.values(shipped))
  expect(Math.min(rulebook, seen, reconstructed)).toBeGreaterThan(0)
})

const land = (b: Broken, id: string) => b.landmarks.landmarks.find((l: Broken) => l.id === id)
test.each<[string, (b: Broken) => void, RegExp]>([
  [
    'an effect that nobody knows',
    b => Object.assign(b.spaceTiles.tiles[4], { benefit: { op: 'fly' } }),
    /spaceTiles\.tiles\.4\.benefit/,
  ],
  ['an effect that says too little', b => Reflect.deleteProperty(b.dice.red[0], 'n'), /dice\.red\.0/],
  [
    'a benefit in a benefit that nobody knows',
    b => Object.assign(b.spaceTiles.tiles[4].benefit.anyOrder[0], { res: 'gold' }),
    /spaceTiles\.tiles\.4/,
  ],
  ['a choice of one', b => b.tracks.tracks[0].spaces[2].benefit.choose.pop(), /tracks\.tracks\.0\.spaces\.2/],
  [
    'a comparison that leaves out a case',
    b => Reflect.deleteProperty(b.tapestryCards.cards[3].whenPlayed, 'fewest'),
    /tapestryCards\.cards\.3/,
  ],
  ['tracks in another order', b => b.tracks.tracks.reverse(), /the four tracks in their order/],
  ['a track of eleven spaces', b => b.tracks.tracks[1].spaces.pop(), /tracks\.tracks\.1\.spaces/],
  [
    'a space that is called by another track',
    b => Object.assign(b.tracks.tracks[1].spaces[3], { id: 'science-14' }),
    /numbered and called by their track/,
  ],
  [
    'a track of another resource',
    b => Object.assign(b.tracks.tracks[1], { resource: 'food' }),
    /advanced on with its resource/,
  ],
  [
    'a cost of another track',
    b => Object.assign(b.tracks.tracks[1].spaces[4], { cost: { coin: 1 } }),
    /resource of another track/,
  ],
  [
    'a landmark that waits elsewhere',
    b => Object.assign(b.tracks.tracks[0].spaces[3], { landmark: 'launch-pad' }),
    /launch-pad does not wait on exploration-4/,
  ],
  [
    'a landmark that waits nowhere',
    b => Reflect.deleteProperty(b.tracks.tracks[0].spaces[3], 'landmark'),
    /lighthouse waits nowhere/,
  ],
  [
    'a landmark that is not in the box',
    b => Object.assign(b.techCards.cards[4].square, { landmark: 'pagoda' }),
    /no landmark pagoda/,
  ],
  ['a landmark with a crooked shape', b => Object.assign(land(b, 'forge'), { shape: ['##', '#'] }), /no shape/],
  [
    'a landmark that is too wide',
    b => Object.assign(land(b, 'forge'), { shape: ['#####'] }),
    /landmarks\.landmarks\.6\.shape/,
  ],
  [
    'a capital with a plot too many',
    b => Object.assign(b.capitals.capitals[0].grid, { 0: '0000000000' }),
    /capitals\.capitals\.0\.grid\.0/,
  ],
  ['capitals numbered anyhow', b => Object.assign(b.capitals.capitals[0], { number: 2 }), /numbered in their order/],
  [
    'a capital that starts nowhere',
    b =>
      Reflect.deleteProperty(
        b.map.large.find((h: Broken) => h.capitals?.includes(3)),
        'capitals',
      ),
    /capital 3 starts nowhere/,
  ],
  [
    'a start that is unexplored',
    b =>
      Reflect.deleteProperty(
        b.map.large.find((h: Broken) => h.capitals?.includes(3)),
        'printed',
      ),
    /where one starts it is explored/,
  ],
  [
    'two middle islands',
    b =>
      Object.assign(
        b.map.small.find((h: Broken) => h.printed && !h.middleIsland),
        { middleIsland: true },
      ),
    /one middle island/,
  ],
  [
    'two hexes in one place',
    b => Object.assign(b.map.large[1], { q: b.map.large[0].q, r: b.map.large[0].r }),
    /two hexes in one place/,
  ],
  ['a hex of the small map alone', b => Object.assign(b.map.small[1], { id: 'h_9_9' }), /that the large one lacks/],
  ['a tile with five corners', b => b.territoryTiles.tiles[0].corners.pop(), /territoryTiles\.tiles\.0\.corners/],
  [
    'land that is sea',
    b => Object.assign(b.territoryTiles.tiles[0], { land: ['sea'] }),
    /territoryTiles\.tiles\.0\.land/,
  ],
  ['an id twice', b => Object.assign(b.techCards.cards[1], { id: b.techCards.cards[0].id }), /an id stands twice/],
  [
    'an id in two kinds of things',
    b => Object.assign(b.spaceTiles.tiles[1], { id: 'academia' }),
    /different kinds have the same id/,
  ],
  [
    'a prerequisite beyond the track',
    b => Object.assign(b.techCards.cards[0].prerequisite, { minSpace: 13 }),
    /techCards\.cards\.0\.prerequisite/,
  ],
  [
    'two tech cards that repeat each other',
    b => Object.assign(b.techCards.cards[0], { circle: { op: 'tech-circle' } }),
    /two tech cards that repeat/,
  ],
  [
    'two spaces that repeat each other',
    b => Object.assign(b.tracks.tracks[0].spaces[0], { benefit: b.tracks.tracks[1].spaces[6].benefit }),
    /two spaces that repeat/,
  ],
  [
    'a card in force that does not say how',
    b => Reflect.deleteProperty(b.tapestryCards.cards[0], 'thisEra'),
    /says how/,
  ],
  [
    'a card that is played for nothing',
    b => Reflect.deleteProperty(b.tapestryCards.cards[1], 'whenPlayed'),
    /says what it does/,
  ],
  [
    'a card that waits for rain',
    b => Object.assign(b.tapestryCards.cards[0].thisEra[0], { on: 'it-rains' }),
    /tapestryCards\.cards\.0\.thisEra\.0/,
  ],
  [
    'no Trap',
    b => Object.assign(b.tapestryCards, { cards: b.tapestryCards.cards.filter((c: Broken) => c.kind !== 'trap') }),
    /one kind of Trap/,
  ],
  [
    'more copies alone than together',
    b => Object.assign(b.tapestryCards.cards[1], { soloCopies: 2 }),
    /more copies in the solo game/,
  ],
  [
    'a civilization without its effect',
    b => Reflect.deleteProperty(b.civilizations.civilizations[0].effects, 'bust'),
    /an effect that its rules need/,
  ],
  [
    'a civilization without its mat',
    b => b.civilizations.civilizations[2].slots.columnsBottomToTop.pop(),
    /a mat that its rules need/,
  ],
  [
    'a line to a cell that is not there',
    b => b.civilizations.civilizations[3].slots.cells.a1.next.push('z9'),
    /a line that leads nowhere/,
  ],
  [
    'a civilization that no rule knows',
    b => Object.assign(b.civilizations.civilizations[5], { id: 'potters' }),
    /civilizations\.civilizations\.5\.id/,
  ],
  ['too few civilizations', b => b.civilizations.civilizations.splice(9), /two civilizations for each of five/],
  ['a row without a slot', b => b.incomeMat.rows[0].slots.pop(), /incomeMat\.rows\.0\.slots/],
  ['a die without a track', b => b.dice.science.pop(), /a face for each track/],
  ['no third achievement', b => b.achievements.achievements.pop(), /the three achievements/],
  ['a level without a chart', b => Object.assign(b.automa.levels[0], { chart: 9 }), /a chart that is not there/],
  [
    'multipliers for three eras',
    b => b.automa.multipliers.hard['military-and-science'].pop(),
    /automa\.multipliers\.hard/,
  ],
  [
    'an Automa without conquerors',
    b => Object.assign(b.automa.civilizations[3], { favorite: 'science' }),
    /a civilization for each track/,
  ],
  [
    'an arrow that leaves out a hex',
    b => b.automaDecisionCards.hexTiebreakers[2].order.pop(),
    /s-nw must name each hex/,
  ],
  [
    'a card with an arrow of its own',
    b => Object.assign(b.automaDecisionCards.cards[0], { hexTiebreaker: 'up' }),
    /decision-01 has an unknown arrow/,
  ],
  [
    'a decision card with a track twice',
    b => b.automaDecisionCards.cards[0].trackOrder.splice(0, 1, 'science'),
    /a track stands twice/,
  ],
  ['no progress cards', b => b.automaDecisionCards.cards.splice(7), /a progress card/],
])('%s is refused', (_, spoil, message) => {
  expect(refused(spoil)).toMatch(message)
})

test('a box is the same whatever the order in which a database keeps its keys', () =>
  expect(boxOf(asStored(shipped))).toEqual(boxOf(shipped)))
