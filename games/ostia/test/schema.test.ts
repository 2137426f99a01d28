/** Boxes that are not the shipped one: what is refused, and why. */
import { asStored, spoiling } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { boxOf, ostiaOf, shipped } from '../index.ts'
import { boxSchema, readBox } from '../schema.ts'

// biome-ignore lint/suspicious/noExplicitAny: a broken box has no type
type Broken = any
const refused = spoiling(boxSchema, shipped)

test('the shipped box is accepted as it is, and plays', () => {
  const box = readBox(JSON.parse(JSON.stringify(shipped)))
  expect(box).toEqual(shipped)
  const game = ostiaOf(boxOf(box))
  expect(game.setup({ seats: 3, seed: 'foreign' })).toEqual(
    ostiaOf(boxOf(shipped)).setup({ seats: 3, seed: 'foreign' }),
  )
})

test.each<[string, (card: Broken) => void]>([
  [
    'no icon',
    c => {
      c.icon = null
    },
  ],
  [
    'both icons',
    c => {
      c.icon = 'both'
    },
  ],
  [
    'no gain',
    c => {
      c.gain = {}
    },
  ],
  [
    'several kinds of extra',
    c => {
      c.extraCost = [
        { resource: 'wood', amount: 1 },
        { resource: 'gold', amount: 2 },
      ]
    },
  ],
])('OST-8.1 an order card with %s is accepted', (_what, change) => {
  const box: Broken = structuredClone(shipped)
  change(box.orderCards.cards[4])
  expect(boxSchema.safeParse(box).error).toBeUndefined()
})

describe('the sea', () => {
  const edges = (b: Broken) => b.board.edges as { from: string; to: string; discovery: unknown }[]
  test.each<[string, (b: Broken) => void, RegExp]>([
    [
      'an unknown node',
      b => {
        edges(b)[0]!.to = 'atlantis'
      },
      /unknown node atlantis/,
    ],
    [
      'an unknown node that counts as reached',
      b => {
        b.board.impliedReach[0].countsAsReached = 'atlantis'
      },
      /unknown node atlantis/,
    ],
    [
      'two predecessors',
      b => {
        edges(b).push({ ...edges(b)[2]!, from: 'carthago', to: 'tomis' })
      },
      /two lines lead to tomis/,
    ],
    [
      'a node off the lines that nothing implies',
      b => {
        b.board.impliedReach = []
      },
      /no way leads to damascus/,
    ],
    [
      'a circle',
      b => {
        edges(b).find(e => e.to === 'salona')!.from = 'tomis'
      },
      /no way leads to salona/,
    ],
    [
      'a line back to the departure',
      b => {
        edges(b).push({ ...edges(b)[0]!, from: 'tomis', to: 'ostia-departure' })
      },
      /departure/,
    ],
    [
      'a dead end that is no destination',
      b => {
        b.board.edges = edges(b).filter(e => e.to !== 'chersonesus')
      },
      /the lines end at destinations.*tomis/,
    ],
    [
      'an exit that is none',
      b => {
        b.board.exits[0].firstNode = 'tomis'
      },
      /exits are not the lines/,
    ],
    [
      'a branch that is missing',
      b => {
        b.board.branches.pop()
      },
      /branches are not the lines/,
    ],
    [
      'lines that part elsewhere',
      b => {
        edges(b).find(e => e.to === 'ephesus')!.from = 'dyrrachium'
      },
      /only the departure and the fork part the lines/,
    ],
    [
      'a dotted line crossed twice',
      b => {
        b.board.nodes.find((n: Broken) => n.id === 'tomis').region = 'near'
      },
      /dotted line is crossed twice/,
    ],
    [
      'a trade port without a building place',
      b => {
        b.board.nodes.find((n: Broken) => n.id === 'tomis').buildingPlace = null
      },
      /building place/,
    ],
    [
      'exits that take too few ships',
      b => {
        b.board.exits[1].capacityPerPlayer = 1
      },
      /a ship might be stuck: the exits/,
    ],
    [
      'branches that take fewer ships than their exit',
      b => {
        b.board.exits[1].capacityPerPlayer = 3
      },
      /a ship might be stuck: the branches/,
    ],
    [
      'an id twice',
      b => {
        b.board.nodes[3].id = b.board.nodes[2].id
      },
      /an id stands twice/,
    ],
    [
      'a slot too many',
      b => {
        b.board.edges[3].discovery.slots.push({ minPlayers: 2 })
      },
      /do not fill the slots/,
    ],
  ])('%s is refused', (_what, spoil, message) => {
    expect(refused(spoil)).toMatch(message)
  })
})

describe('everything else', () => {
  test.each<[string, (b: Broken) => void, RegExp]>([
    [
      'a ship without its wood',
      b => {
        b.shipTrack.rowsFromBottom[4].wood = null
      },
      /every row but the first has its cost/,
    ],
    [
      'a track without costs',
      b => {
        for (const r of b.buildingTrack.rowsFromBottom) delete r.stone
      },
      /stone/,
    ],
    [
      'rows in another order',
      b => {
        b.shipTrack.rowsFromBottom.reverse()
      },
      /rows are numbered from 1/,
    ],
    [
      'a ponta as the first ship out',
      b => {
        b.shipTrack.rowsFromBottom[0].ship = 'ponta'
      },
      /first ship put out is a corbita/,
    ],
    [
      'a reward level twice',
      b => {
        b.rewardTrack.levels[3].level = 2
      },
      /each once/,
    ],
    [
      'an extra without extra amphorae',
      b => {
        b.orderCards.cards[4].extraAmphorae = 0
      },
      /extra amphorae have an extra cost/,
    ],
    [
      'an unknown resource',
      b => {
        b.orderCards.cards[4].extraCost.resource = 'wine'
      },
      /extraCost/,
    ],
    [
      'an extra of no kind',
      b => {
        b.orderCards.cards[4].extraCost = []
      },
      /extraCost/,
    ],
    [
      'an extra of one kind twice',
      b => {
        b.orderCards.cards[4].extraCost = [
          { resource: 'wood', amount: 1 },
          { resource: 'wood', amount: 1 },
        ]
      },
      /a kind of extra stands twice/,
    ],
    [
      'an icon that is none',
      b => {
        b.orderCards.cards[4].icon = 'priest'
      },
      /icon/,
    ],
    [
      'a negative cost',
      b => {
        b.orderCards.cards[0].barley = -1
      },
      /barley/,
    ],
    [
      'six steps without a price',
      b => {
        delete b.harbourBoard.moveCostBySteps[6]
      },
      /moveCostBySteps/,
    ],
    [
      'a discount that is neither per action nor per item',
      b => {
        b.harbourBoard.buildingSpots[5].effect.scope = 'per-turn'
      },
      /scope/,
    ],
    [
      'two spots that make building cheaper',
      b => {
        b.harbourBoard.buildingSpots[6].effect.action = 'build'
      },
      /cheaper/,
    ],
    [
      'two setup spots',
      b => {
        b.harbourBoard.buildingSpots[1].setupOnly = true
      },
      /one spot, and no other/,
    ],
    [
      'sections in another order',
      b => {
        b.harbourBoard.sections.reverse()
      },
      /sections/,
    ],
    [
      'a trade for nothing',
      b => {
        b.tradeTiles.tiles[10].gain = {}
      },
      /gains nothing/,
    ],
    [
      'an end tile without its VP',
      b => {
        delete b.tradeTiles.tiles[1].vpPer
      },
      /vpPer/,
    ],
    [
      'a destination with one half',
      b => {
        delete b.destinationTiles.tiles[1].later
      },
      /later/,
    ],
    [
      'a wild tile with an exotic animal',
      b => {
        b.discoveryTiles.tiles[6].exotic = 1
      },
      /animals are not those of its kind/,
    ],
    [
      'tiles of one kind that give different things',
      b => {
        b.discoveryTiles.tiles[0].immediate.gold = 3
      },
      /tiles of one kind give the same/,
    ],
    [
      'too few trade port tiles',
      b => {
        b.tradeTiles.tiles.length = 7
      },
      /too few tiles for the trade ports/,
    ],
    [
      'a placement card with an unknown section',
      b => {
        b.placementCards.cards[0].sections[0] = 'wine'
      },
      /unknown section/,
    ],
    [
      'no building tokens for a port',
      b => {
        b.buildingTokens.kinds.pop()
      },
      /no kind of building token/,
    ],
    [
      'no provenance',
      b => {
        delete b.orderCards.provenance
      },
      /provenance/,
    ],
    [
      'a provenance that is none',
      b => {
        b.board.provenance.default = 'guessed'
      },
      /provenance/,
    ],
    [
      'a number of players without its supply',
      b => {
        delete b.setup.byPlayerCount[3]
      },
      /byPlayerCount/,
    ],
    [
      'a file that is missing',
      b => {
        delete b.scoring
      },
      /scoring/,
    ],
  ])('%s is refused', (_what, spoil, message) => {
    expect(refused(spoil)).toMatch(message)
  })
})

test('a box is the same whatever the order in which a database keeps its keys', () =>
  expect(boxOf(asStored(shipped))).toEqual(boxOf(shipped)))
