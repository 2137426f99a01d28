/**
 * The box: Ostia's components as data, and the static tables that the rules read, computed once. Every number comes from `data/`,
 * so a corrected figure needs no code. Two boxes may live side by side: nothing here is a module's variable but the shipped one.
 */
import { indexIn } from '@loggia/core'
import board from '../data/board.json' with { type: 'json' }
import buildingTokens from '../data/building-tokens.json' with { type: 'json' }
import buildingTrack from '../data/building-track.json' with { type: 'json' }
import destinationTiles from '../data/destination-tiles.json' with { type: 'json' }
import discoveryTiles from '../data/discovery-tiles.json' with { type: 'json' }
import harbourBoard from '../data/harbour-board.json' with { type: 'json' }
import placementCards from '../data/initial-placement-cards.json' with { type: 'json' }
import initialTiles from '../data/initial-trade-port-tiles.json' with { type: 'json' }
import orderCards from '../data/order-cards.json' with { type: 'json' }
import rewardTrack from '../data/reward-track.json' with { type: 'json' }
import scoring from '../data/scoring.json' with { type: 'json' }
import setup from '../data/setup.json' with { type: 'json' }
import shipTrack from '../data/ship-track.json' with { type: 'json' }
import tradeTiles from '../data/trade-port-tiles.json' with { type: 'json' }
import transportTiles from '../data/transport-port-tiles.json' with { type: 'json' }

/** The data files of the rulebook's edition. */
export const shipped = {
  board,
  buildingTokens,
  buildingTrack,
  destinationTiles,
  discoveryTiles,
  harbourBoard,
  placementCards,
  initialTiles,
  orderCards,
  rewardTrack,
  scoring,
  setup,
  shipTrack,
  tradeTiles,
  transportTiles,
}
export type Data = typeof shipped

/** The five goods, then what else can be gained: one vector of gains serves tiles, cards and tracks. */
export const GAINS = ['permit', 'wood', 'barley', 'stone', 'gold', 'amphora', 'reward'] as const
export const PERMIT = 0
export const WOOD = 1
export const BARLEY = 2
export const STONE = 3
export const GOLD = 4
export const AMPHORA = 5
export const REWARD = 6
export const GOODS = 5
/** The six sections are the five goods and supervise; their actions by the same number. */
export const MOVE = 0
export const SHIPBUILD = 1
export const ORDER = 2
export const BUILD = 3
export const TRADE = 4
export const SUPERVISE = 5
export const SECTIONS = 6
export const CORBITA = 0
export const PONTA = 1
/** Kinds of discovery tile. */
export const ANIMALS = ['exotic', 'wild', 'both', 'reward'] as const
export const BONUS = 3

export const DEPARTURE = 0
export const INITIAL_PORT = 1
export const TRADE_PORT = 2
export const TRANSPORT_PORT = 3
export const DESTINATION = 4
const KINDS = ['departure', 'initial-trade-port', 'trade-port', 'transport-port', 'destination']

/** What something is counted by at the end (OST-16). */
export const PER = ['building-icon', 'ship-icon', 'amphora', 'icon-set', 'own-ship-in-far-sea'] as const
export interface VpPer {
  per: number
  vp: number
}

/** Any tile that lies on a node. `max` 0: no limit of uses. `icons`: building, ship, amphora, wild, exotic that it adds (OST-16.1). */
export interface Tile {
  id: string
  timing: 'trade-action' | 'end-icons' | 'end-vp' | 'immediate' | 'stop'
  gold: number
  gain: number[]
  max: number
  icons: number[]
  vpPer: VpPer | null
  /** Of a destination tile: the upper and the lower half (OST-6.6b). */
  halves: { gain: number[]; vpPer: VpPer | null }[]
}
/** `extra`: what its extra costs, by good; empty when it has none (OST-8.6). A card may show a noble, a lady, both or neither. */
export interface OrderCard {
  id: string
  barley: number
  extra: number[]
  amphorae: number
  extraAmphorae: number
  gain: number[]
  noble: boolean
  lady: boolean
}
export interface SpotEffect {
  freeAction: number
  bonus: number[]
  reward: number
  discountOf: number
  discount: number
  perItem: boolean
}
export interface TrackRow {
  cost: number
  reward: number
  icons: number
  ponta: boolean
}

export interface Box {
  data: Data
  sections: string[]
  spots: string[]
  spotEffects: SpotEffect[]
  cards: OrderCard[]
  cardIds: string[]
  tiles: Tile[]
  /** Tiles by where they may lie: their numbers in `tiles`, by kind of node. */
  tilesFor: number[][]
  nodes: string[]
  kind: number[]
  /** Nodes after this one along the white lines (OST-6.2). */
  after: number[][]
  /** Node before this one; −1 for the departure and for what is off the lines. Each node has one, so a step is named by its end. */
  before: number[]
  near: boolean[]
  /** The exit by which a ship here left the departure, and the branch by which it left the fork; −1 if it has not. */
  exit: number[]
  branch: number[]
  exitCapacity: number[]
  branchCapacity: number[]
  /** Longest way from here to a destination, in steps. */
  ahead: number[]
  /** Discovery space that is crossed on the way to this node, −1 if none (OST-6.6a). */
  space: number[]
  spaces: { id: string; bonus: boolean; slots: number[] }[]
  departure: number
  fork: number
  /** Ports that can hold discs; a port's number is its bit in `reached` and `discs`. */
  ports: string[]
  portNode: number[]
  /** Port of a node, −1 if none. */
  portOf: number[]
  /** Bits of the ports that count as reached on arriving at a node: its own and those implied (OST-9.2). */
  reach: number[]
  /** Whether every step of a declared move can be made whatever came before (OST-6.10): branches equally long, exits long enough. */
  even: boolean
  moveCost: number[]
  /** What a corbita and a ponta produce (OST-5.3). */
  yields: number[]
  /** What a discovery tile of each kind gives at once, and its icons (OST-6.6a, 16.1). */
  discoveries: { gain: number[]; wild: number; exotic: number }[]
  /** The spot that makes an action cheaper, by section; −1 for none (OST-13.2). The spot of the setup token. */
  discountSpot: number[]
  freeSpot: number
  bonusSpots: number[]
  setupSpot: number
  supervised: boolean[]
  freeCost: number
  freeGoods: boolean[]
  ships: TrackRow[]
  discs: TrackRow[]
  /** VP per building icon, ship icon and amphora by reward level. */
  levels: number[][]
  maxReward: number
  setVp: number
  placements: number[][]
  amphoraSupply: number[]
  rowSize: number
}

type Gain = Partial<Record<string, number>>
const vector = (gain: Gain | undefined): number[] => GAINS.map(g => gain?.[g] ?? 0)
const vpPerOf = (v: { per: string; vp: number } | undefined): VpPer | null =>
  v ? { per: indexIn(PER, v.per), vp: v.vp } : null
interface RawTile {
  id: string
  timing?: string
  pay?: Gain
  gain?: Gain
  maxUses?: number | null
  icons?: Gain
  vpPer?: { per: string; vp: number }
  reward?: number
  first?: { reward?: number; vpPer?: { per: string; vp: number } }
  later?: { reward?: number; vpPer?: { per: string; vp: number } }
}
interface Extra {
  resource: string
  amount: number
}
interface RawCard {
  id: string
  barley: number
  extraCost: Extra | Extra[] | null
  amphorae: number
  extraAmphorae: number
  gain: Gain
  icon: string | null
}

/** Computes the static tables of a set of components. The data must have passed `schema.ts` if they are not the shipped ones. */
export function boxOf(data: Data): Box {
  const nodes = data.board.nodes.map(n => n.id)
  const at = (id: string) => indexIn(nodes, id)
  const tile = (raw: RawTile, timing: string): Tile => ({
    id: raw.id,
    timing: (raw.timing ?? timing) as Tile['timing'],
    gold: raw.pay?.['gold'] ?? 0,
    gain: raw.reward ? vector({ reward: raw.reward }) : vector(raw.gain),
    max: raw.maxUses ?? 0,
    icons: ['building', 'ship', 'amphora', 'wild', 'exotic'].map(i => raw.icons?.[i] ?? 0),
    vpPer: vpPerOf(raw.vpPer),
    halves:
      raw.first && raw.later
        ? [raw.first, raw.later].map(h => ({ gain: vector({ reward: h.reward ?? 0 }), vpPer: vpPerOf(h.vpPer) }))
        : [],
  })
  const tiles: Tile[] = []
  const tilesFor: number[][] = KINDS.map(() => [])
  const add = (kind: number, list: readonly RawTile[], timing: string) => {
    for (const raw of list) {
      tilesFor[kind].push(tiles.length)
      tiles.push(tile(raw, timing))
    }
  }
  add(INITIAL_PORT, data.initialTiles.tiles, 'trade-action')
  add(TRADE_PORT, data.tradeTiles.tiles as RawTile[], '')
  add(TRANSPORT_PORT, data.transportTiles.tiles as RawTile[], 'stop')
  add(DESTINATION, data.destinationTiles.tiles as RawTile[], '')

  const before = nodes.map(() => -1)
  const after: number[][] = nodes.map(() => [])
  const space = nodes.map(() => -1)
  const spaces: Box['spaces'] = []
  for (const e of data.board.edges) {
    const to = at(e.to)
    before[to] = at(e.from)
    after[at(e.from)].push(to)
    if (e.discovery) {
      space[to] = spaces.length
      spaces.push({
        id: e.discovery.space,
        bonus: e.discovery.type === 'reward',
        slots: e.discovery.slots.map(s => s.minPlayers),
      })
    }
  }
  const departure = at(data.board.departure)
  const fork = at(data.board.fork)
  const inherit = (firsts: readonly { firstNode: string }[]) => {
    const mark = nodes.map(() => -1)
    const spread = (n: number, m: number) => {
      mark[n] = m
      for (const a of after[n]) spread(a, m)
    }
    firsts.forEach((f, k) => {
      spread(at(f.firstNode), k)
    })
    return mark
  }
  const ahead = nodes.map((_, n) => {
    const far = (m: number): number => after[m].reduce((d, a) => Math.max(d, 1 + far(a)), 0)
    return far(n)
  })
  const ports = data.board.nodes.filter(n => n.buildingPlace).map(n => n.id)
  const portOf = nodes.map(n => ports.indexOf(n))
  const kind = data.board.nodes.map(n => indexIn(KINDS, n.kind))
  const reach = nodes.map((id, n) =>
    data.board.impliedReach
      .filter(i => i.arrivedAt === id)
      .reduce((set, i) => set | (1 << indexIn(ports, i.countsAsReached)), portOf[n] < 0 ? 0 : 1 << portOf[n]),
  )
  const sections = data.harbourBoard.sections.map(s => s.id)
  const actions = data.harbourBoard.sections.map(s => s.action)
  const cards = (data.orderCards.cards as RawCard[]).map((c): OrderCard => {
    const extras = [c.extraCost ?? []].flat()
    return {
      id: c.id,
      barley: c.barley,
      extra: extras.length ? GAINS.slice(0, GOODS).map(g => extras.find(e => e.resource === g)?.amount ?? 0) : [],
      amphorae: c.amphorae,
      extraAmphorae: c.extraAmphorae,
      gain: vector(c.gain),
      noble: c.icon === 'noble' || c.icon === 'both',
      lady: c.icon === 'lady' || c.icon === 'both',
    }
  })
  const free = data.harbourBoard.freeAction
  const moveCost = [0, ...Object.values(data.harbourBoard.moveCostBySteps)]
  const branches = data.board.branches.map(b => ahead[at(b.firstNode)])
  const spots = data.harbourBoard.buildingSpots
  const spotWith = (type: string, action?: string) =>
    spots.findIndex(s => s.effect?.type === type && (!action || (s.effect as { action?: string }).action === action))
  return {
    data,
    sections,
    spots: spots.map(s => s.id),
    spotEffects: spots.map(s => {
      const e = (s.effect ?? {}) as {
        type?: string
        value?: number
        resources?: string[]
        action?: string
        scope?: string
      }
      return {
        freeAction: e.type === 'free-action-cost' ? e.value! : 0,
        bonus: GAINS.slice(0, GOODS).map(g =>
          e.type === 'production-bonus' && e.resources!.includes(g) ? e.value! : 0,
        ),
        reward: e.type === 'immediate-reward' ? e.value! : 0,
        discountOf: e.type === 'action-discount' ? indexIn(actions, e.action) : -1,
        discount: e.type === 'action-discount' ? e.value! : 0,
        perItem: e.scope === 'per-item',
      }
    }),
    cards,
    cardIds: cards.map(c => c.id),
    tiles,
    tilesFor,
    nodes,
    kind,
    after,
    before,
    near: data.board.nodes.map(n => n.region === 'near'),
    exit: inherit(data.board.exits),
    branch: inherit(data.board.branches),
    exitCapacity: data.board.exits.map(e => e.capacityPerPlayer),
    branchCapacity: data.board.branches.map(b => b.capacityPerPlayer),
    ahead,
    space,
    spaces,
    departure,
    fork,
    ports,
    portNode: ports.map(at),
    portOf,
    reach,
    even: branches.every(b => b === branches[0]) && after[departure].every(n => 1 + ahead[n] >= moveCost.length - 1),
    moveCost,
    yields: [data.harbourBoard.production.corbita, data.harbourBoard.production.ponta],
    discoveries: ANIMALS.map(kind => {
      const d = data.discoveryTiles.tiles.find(t => t.kind === kind)
      return { gain: vector(d?.immediate as Gain), wild: d?.wild ?? 0, exotic: d?.exotic ?? 0 }
    }),
    discountSpot: actions.map(a => spotWith('action-discount', a)),
    freeSpot: spotWith('free-action-cost'),
    bonusSpots: spots.flatMap((s, k) => (s.effect?.type === 'production-bonus' ? [k] : [])),
    setupSpot: spots.findIndex(s => 'setupOnly' in s),
    supervised: actions.map(a => data.harbourBoard.superviseFreeChoice.includes(a)),
    freeCost: free.goldCost,
    freeGoods: GAINS.slice(0, GOODS).map(g => free.gives.includes(g)),
    ships: data.shipTrack.rowsFromBottom.map(r => ({
      cost: r.wood ?? 0,
      reward: r.reward,
      icons: r.shipIcons,
      ponta: r.ship === 'ponta',
    })),
    discs: data.buildingTrack.rowsFromBottom.map(r => ({
      cost: r.stone ?? 0,
      reward: r.reward,
      icons: r.buildingIcons,
      ponta: false,
    })),
    levels: data.rewardTrack.levels.map(l => [l.building, l.ship, l.amphora]),
    maxReward: data.rewardTrack.max,
    setVp: data.scoring.setVp,
    placements: data.placementCards.cards.map(c => c.sections.map(s => indexIn(sections, s))),
    amphoraSupply: [0, 0, ...Object.values(data.setup.byPlayerCount).map(p => p.amphoraSupply)],
    rowSize: data.setup.orderRowSize,
  }
}
