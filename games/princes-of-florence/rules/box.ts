/**
 * The box: the components of The Princes of Florence as data, and the static tables that the rules read, computed once. Every
 * number comes from `data/`. All money is in hundreds of florins.
 */
import { indexIn } from '@loggia/core'
import { type AutomaBox, automaOf } from './automa/box.ts'
import automa from '../data/automa.json' with { type: 'json' }
import boards from '../data/boards.json' with { type: 'json' }
import bonusCards from '../data/bonus-cards.json' with { type: 'json' }
import components from '../data/components.json' with { type: 'json' }
import economy from '../data/economy.json' with { type: 'json' }
import prestigeCards from '../data/prestige-cards.json' with { type: 'json' }
import professions from '../data/professions.json' with { type: 'json' }
import rounds from '../data/rounds.json' with { type: 'json' }
import characters from '../data/special-characters.json' with { type: 'json' }
import tiles from '../data/tiles.json' with { type: 'json' }
import { type Placements, placementsOf, SIDE, type Spans, spansOf, type Squares, squaresOf } from './squares.ts'
import { BONUS, CHARACTERS, COUNTERS, FOREST, FREEDOMS, LANDSCAPES, PRESTIGE, PROFESSIONS, SIZES } from './terms.ts'

/** The data files of the rulebook's edition. */
export const shipped = {
  automa,
  boards,
  bonusCards,
  components,
  economy,
  prestigeCards,
  professions,
  rounds,
  characters,
  tiles,
}
export type Data = typeof shipped

/** What a profession prefers (PF-9.2): numbers of tiles and of a freedom. */
export interface Wishes {
  building: number
  landscape: number
  freedom: number
}
/** A bonus card adds `each` for everything that the counter counts (PF-9.4). */
export interface Term {
  counter: number
  each: number
}
/** What a prestige card rewards (PF-14.3): having most or fewest of something, or enough of everything required. */
export interface Goal {
  kind: 'most' | 'fewest' | 'threshold'
  counter: number
  requires: { counter: number; min: number }[]
  points: number
  tied: number
}
/** A card with a face. Professions have wishes, bonus cards terms, prestige cards a goal. */
export interface Card {
  id: string
  deck: number
  wishes: Wishes | null
  terms: Term[]
  goal: Goal | null
}

/** `size`: its number in SIZES, −1 for a landscape. */
export interface Tile {
  id: string
  size: number
  squares: number
  count: number
  placements: Placements
  spans: Spans
}
/** What depends on the number of players (PF-2, PF-15, PF-19). */
export interface Start {
  florins: number
  freedoms: number
  opening: number
  last: number
  oneLandscape: boolean
}

export interface Box {
  data: Data
  cards: Card[]
  /** Cards of each deck: professions, prestige, bonus. */
  decks: number[][]
  tiles: Tile[]
  /** The squares of the palazzo, on side A and on side B. */
  palazzo: Squares[]
  /** Squares of an estate without its palazzo. */
  room: number
  /** All the coins together, in hundreds of florins (PF-1.4). */
  coins: number
  /** The start for this many seats. */
  starts: Start[]
  /** Freedoms removed at random with two players: normal, tight (PF-15.2). */
  removed: number[]
  jesters: number
  builders: number
  recruiting: number
  /** No more builders than that (PF-7.3). */
  maxBuilders: number
  /** Professions dealt, and those kept (PF-2.4); cards looked at when one is kept (PF-7.4). */
  dealt: number
  kept: number
  drawn: number
  /** Lowest work value by round (PF-9.3); the last index is the last round. */
  minimum: number[]
  /** What a preference fulfilled, a jester and a card add to a work (PF-9.2). */
  worth: { landscape: number; freedom: number; building: number; jester: number; card: number }
  /** Hundreds of florins for a work value of 1, those for one prestige, and those that one prestige is sold for (PF-9.5, 9.6, 4.1). */
  income: number
  exchange: number
  sale: number
  /** Price of a building by builders, and from how many on buildings may touch (PF-10.1, 10.4). */
  buildCost: number[]
  mayTouch: number
  /**
   * Immediate prestige: for a building, for another landscape of a kind, for the builder that completes this number,
   * for the best work.
   */
  awards: { building: number; landscape: number; builder: number[]; bestWork: number }
  /** Actions in a turn, and what freedom, profession and bonus card cost (PF-8.1, 11, 12, 13). */
  automa: AutomaBox
  actions: number
  cost: { freedom: number; profession: number; bonus: number }
  raise: number
  /** PF-18.1: for each number of seats, the neighbour beyond each west and east edge; −1 for none. */
  neighbours: number[][][]
  /** PF-17: bid spaces by character, hundreds on the banker (at first, after being taken, added when nobody did) and those for one prestige at the end, the cardinal's actions. */
  characters: {
    spaces: number[][]
    bank: number
    refill: number
    unsold: number
    exchange: number
    actions: number
    princess: { landscape: number; builder: number; building: number; card: number }
  }
}

/** Computes the static tables of a set of components. The data must have passed `schema.ts` if they are not the shipped ones. */
export function boxOf(data: Data): Box {
  const {
    components: parts,
    economy: { workValue, work, prestigeToFlorins, buildCostByBuilders: buildCost, prestigeAwards, ...prices },
  } = data
  const buildings = data.tiles.buildings
  const counter = (id: string | undefined) => COUNTERS.indexOf(id as never)
  const tileOf = (id: string, size: number, cells: number[][], count: number): Tile => ({
    id,
    size,
    squares: cells.length,
    count,
    placements: placementsOf(cells as [number, number][]),
    spans: spansOf(cells as [number, number][]),
  })
  const face = (id: string, deck: number, what: Partial<Card>): Card => ({
    id,
    deck,
    wishes: null,
    terms: [],
    goal: null,
    ...what,
  })
  const cards = [
    ...data.professions.professions.map(p =>
      face(p.id, PROFESSIONS, {
        wishes: {
          building: buildings.findIndex(b => b.id === p.building),
          landscape: FOREST + indexIn(LANDSCAPES, p.landscape),
          freedom: indexIn(FREEDOMS, p.freedom),
        },
      }),
    ),
    ...data.prestigeCards.cards.map(c =>
      face(c.id, PRESTIGE, {
        goal: {
          kind: c.kind as Goal['kind'],
          counter: counter(c.counter),
          points: c.points,
          tied: c.tiedPoints ?? 0,
          requires: (c.requires ?? []).map(r => ({ counter: counter(r.counter), min: r.min })),
        },
      }),
    ),
    ...data.bonusCards.cards.map(c =>
      face(c.id, BONUS, { terms: c.terms.map(t => ({ counter: counter(t.counter), each: t.each })) }),
    ),
  ]
  const price = (id: string) => (prices.actions.find(a => a.id === id)!.cost as number) / 100
  const { 1: solo, 2: duel, '3-5': more } = parts.setup
  const starts = [0, 1, 2, 3, 4, 5].map((seats): Start => {
    const at = seats === 1 ? solo : seats === 2 ? duel : more
    return {
      florins: at.startFlorins / 100,
      freedoms: seats > 2 ? seats - 1 : seats === 1 ? solo.freedomTilesPerKind : duel.freedomTilesPerKind,
      opening: at.openingBid / 100,
      last:
        (seats === 1 ? solo.lastAuctionPrice : seats === 2 ? duel.soleRemainingPrice : more.soleRemainingPrice) / 100,
      oneLandscape: seats === 2 && duel.landscapesAreOneObject,
    }
  })
  return {
    data,
    cards,
    decks: [PROFESSIONS, PRESTIGE, BONUS].map(d => cards.flatMap((c, k) => (c.deck === d ? [k] : []))),
    tiles: [
      ...buildings.map(b => tileOf(b.id, indexIn(SIZES, b.size), b.cells, b.count)),
      ...LANDSCAPES.map(id => {
        const l = data.tiles.landscapes.find(l => l.id === id)!
        return tileOf(l.id, -1, l.cells, l.count)
      }),
    ],
    palazzo: [data.boards.sides.A, data.boards.sides.B].map(s => squaresOf(s.palazzo.map(([r, c]) => r * SIDE + c))),
    room: data.boards.sides.A.freeSquares,
    coins: parts.coins.reduce((sum, c) => sum + c.value * c.count, 0) / 100,
    starts,
    removed: [duel.freedomTilesRemovedAtRandom.normal, duel.freedomTilesRemovedAtRandom.tight],
    jesters: parts.counts.jesterTokens,
    builders: parts.counts.builderTokens,
    recruiting: parts.counts.recruitingCards,
    maxBuilders: parts.limits.builderTokensPerPlayer,
    dealt: parts.dealProfessions.draw,
    kept: parts.dealProfessions.keep,
    drawn: parts.drawChoose.draw,
    minimum: [0, ...data.rounds.minimumWorkValue.map(r => r.min)],
    worth: {
      landscape: workValue.preferredLandscape,
      freedom: workValue.preferredFreedom,
      building: workValue.preferredBuilding,
      jester: workValue.perJester,
      card: workValue.perProfessionOrRecruitingCardInHandOrInFront,
    },
    income: work.florinsPerWorkValue / 100,
    exchange: work.exchangeFlorinsPerPrestige / 100,
    sale: prestigeToFlorins.florinsPerPrestige / 100,
    buildCost: Object.values(buildCost).map(f => f / 100),
    mayTouch: prices.adjacentBuildingsAllowedFromBuilders,
    awards: {
      building: prestigeAwards.build,
      landscape: prestigeAwards.secondAndLaterLandscapeOfSameKind,
      builder: [0, 0, prestigeAwards.secondBuilder, prestigeAwards.thirdBuilder],
      bestWork: prestigeAwards.bestWork,
    },
    actions: parts.actionsPerTurn,
    cost: { freedom: price('introduce-freedom'), profession: price('take-profession'), bonus: price('take-bonus') },
    raise: prices.auction.raise / 100,
    neighbours: neighboursOf(data.boards.cooperativeSeams),
    characters: charactersOf(data.characters),
    automa: automaOf(data.automa),
  }
}

function charactersOf({ cards }: Data['characters']): Box['characters'] {
  const by = (id: (typeof CHARACTERS)[number]) => cards.find(c => c.id === id)!
  const banker = by('banker')
  const { effect: princess } = by('princess')
  return {
    spaces: CHARACTERS.map(id => by(id).bidSpaces),
    bank: banker.effect.start! / 100,
    refill: banker.effect.refill! / 100,
    unsold: banker.effect.ifUnsoldAdd! / 100,
    exchange: banker.round7!.endGameExchangeFlorinsPerPrestige / 100,
    actions: by('cardinal').effect.amount as number,
    princess: {
      landscape: princess.perLandscape!,
      builder: princess.perBuilder!,
      building: princess.perBuilding!,
      card: princess.perProfessionOrRecruitingCard!,
    },
  }
}

function neighboursOf(layouts: Data['boards']['cooperativeSeams']): number[][][] {
  return [[], [], layouts[2], layouts[3], layouts[4], layouts[5]].map((layout, seats) => {
    const seams = 'seams' in layout ? layout.seams : []
    return Array.from({ length: seats }, (_, seat) => [
      seams.find(([, b]) => b === seat)?.[0] ?? -1,
      seams.find(([a]) => a === seat)?.[1] ?? -1,
    ])
  })
}
