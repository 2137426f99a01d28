/** TI-2: the set-up. */
import { next, note, type Options, pick, shuffle, draw } from '@loggia/core'
import type { Box, Slot } from './box.ts'
import { dealCharacters, slideContracts } from './decks.ts'
import type { Player, TiletumTable } from './table.ts'
import { GOLD, GOODS, NONE, PIPS, SOURCES, sourceOf } from './terms.ts'
import { N } from './words.ts'

const START = sourceOf('start')

function newPlayer(box: Box, nth: number): Player {
  const { startResources, startGoldByTurnOrder, startVp } = box.data.setup
  const { tradingPosts, pillars } = box.data.playerBoard.start
  const goods = GOODS.map(g => (startResources as Partial<Record<string, number>>)[g] ?? 0)
  goods[GOLD] = startGoldByTurnOrder[nth] // TI-2.10
  return {
    goods,
    points: SOURCES.map((_, k) => (k === START ? startVp : 0)),
    posts: tradingPosts.personalSupply,
    pillars: pillars.personalSupply,
    merchant: box.start,
    architect: box.start,
    dice: [],
    storehouse: [],
    contracts: [],
    crests: box.buildings.map(() => NONE),
    rooms: box.rooms.map(() => NONE),
  }
}

const inUse = (slot: Slot, seats: number): boolean => slot.minPlayers <= seats // TI-2.3, 2.4

/** The table as it lies before the first round. */
export function begin(box: Box, seats: number, options: Options, rng: number[]): TiletumTable {
  const first = pick(rng, seats)
  const order = Array.from({ length: seats }, (_, k) => (first + k) % seats) // TI-2.1: clockwise
  note(N.starts(first))
  const decks = box.decks[seats]
  const bonusDeck = decks.bonus.slice()
  const drawn = () => draw(rng, bonusDeck)
  const cities = shuffle(rng, box.cities.slice())
  const { rounds, players } = box.data.setup
  const numbers = (list: readonly unknown[]) => list.map((_, k) => k)
  const t: TiletumTable = {
    rng,
    todo: [],
    revealCount: 0,
    round: 0,
    order,
    turn: NONE,
    exchanged: 0,
    rotation: pick(rng, PIPS),
    actions: options['actions'] === 'shuffled' ? shuffle(rng, box.printed.slice()) : box.printed.slice(), // TI-2.2
    dice: Array<number>(GOODS.length * PIPS).fill(0),
    bag: GOODS.map(() => players[seats as unknown as keyof typeof players].diceSets), // TI-2.11
    wheelTiles: box.printed.map(drawn),
    kingTile: drawn(),
    mapTiles: box.tileSlots.map(slot => (inUse(slot, seats) ? drawn() : NONE)),
    contractOffer: box.offerCost.map(() => NONE),
    characterOffer: Array<number>(box.offerSize).fill(NONE),
    bonusDeck,
    contractDeck: decks.contract.slice(),
    characterDeck: decks.character.slice(),
    discards: [],
    used: [],
    corruption: [],
    discs: order.slice(), // TI-2.9: the first player lowest
    places: order.map(() => box.trackStart),
    costs: shuffle(rng, numbers(box.costTiles)).slice(0, box.cathedrals.length), // TI-2.6
    fairCities: [box.fairCity, ...cities.slice(0, rounds - 1)], // TI-2.7
    fairTiles: shuffle(rng, numbers(box.fairs)).slice(0, rounds),
    posts: box.postSlots.map(() => NONE),
    pillars: box.cathedralTiles.map(() => NONE),
    cathedralTiles: box.cathedralTiles.map(() => NONE),
    players: order.map((_, seat) => newPlayer(box, order.indexOf(seat))),
  }
  // TI-2.15: everybody's first trading post, without the bonus of its slot.
  const home = box.postsAt[box.start].filter(slot => inUse(box.postSlots[slot], seats))
  order.forEach((seat, k) => {
    t.posts[home[k]] = seat
  })
  slideContracts(t)
  dealCharacters(t)
  next(t, { do: 'round', seat: first })
  return t
}
