/**
 * What a box of Ostia must be before `boxOf` may compute its tables: every number there, every name known, the sea a tree of
 * white lines. For those who load a box that is not the shipped one; the rules themselves never check data.
 */
import { ORIGINS } from '@loggia/core'
import { z } from 'zod'
import type { Data } from './rules/box.ts'

const GOODS = ['permit', 'wood', 'barley', 'stone', 'gold'] as const
const ACTIONS = ['move', 'shipbuild', 'order', 'build', 'trade', 'supervise'] as const

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const amount = z.int().min(0).max(63)
const players = z.int().min(2).max(4)
const provenance = z.looseObject({ default: z.enum(ORIGINS) })
const file = <S extends z.ZodRawShape>(shape: S) => z.looseObject({ provenance, ...shape })
/** A list in which no id stands twice. */
const listOf = <S extends z.ZodType<{ id: string }>>(thing: S, max: number) =>
  z
    .array(thing)
    .min(1)
    .max(max)
    .refine(list => new Set(list.map(x => x.id)).size === list.length, 'an id stands twice')
const gainOf = (...words: readonly string[]) =>
  z.partialRecord(z.enum(words), amount).refine(g => Object.keys(g).length > 0, 'gains nothing')

const node = z
  .looseObject({
    id,
    kind: z.enum(['departure', 'initial-trade-port', 'trade-port', 'transport-port', 'destination']),
    region: z.enum(['near', 'far']),
    buildingPlace: id.nullable(),
  })
  .refine(
    n => (n.buildingPlace !== null) === n.kind.endsWith('trade-port'),
    'every trade port, and nothing else, has a building place',
  )
const edge = z.looseObject({
  id: z.string(),
  from: id,
  to: id,
  discovery: z
    .looseObject({
      space: id,
      type: z.enum(['animal', 'reward']),
      slots: z.array(z.looseObject({ minPlayers: players })).min(1),
    })
    .nullable(),
})
const board = file({
  departure: id,
  fork: id,
  nodes: listOf(node, 48),
  edges: z.array(edge),
  exits: listOf(z.looseObject({ id, firstNode: id, capacityPerPlayer: z.int().min(1) }), 8),
  branches: z.array(z.looseObject({ firstNode: id, capacityPerPlayer: z.int().min(1) })),
  impliedReach: z.array(z.looseObject({ arrivedAt: id, countsAsReached: id })),
}).superRefine((b, ctx) => {
  const wrong = (message: string, ...path: (string | number)[]) => {
    ctx.addIssue({ code: 'custom', message, path })
  }
  const nodes = new Map(b.nodes.map(n => [n.id, n]))
  const known = (name: string, ...path: (string | number)[]) => {
    if (!nodes.has(name)) wrong(`unknown node ${name}`, ...path)
  }
  known(b.departure, 'departure')
  known(b.fork, 'fork')
  b.edges.forEach((e, k) => {
    known(e.from, 'edges', k, 'from')
    known(e.to, 'edges', k, 'to')
  })
  b.impliedReach.forEach((i, k) => {
    known(i.arrivedAt, 'impliedReach', k)
    known(i.countsAsReached, 'impliedReach', k)
  })

  const after = (from: string) => b.edges.filter(e => e.from === from).map(e => e.to)
  const same = (a: readonly string[], c: readonly string[]) => a.length === c.length && a.every(x => c.includes(x))
  if (
    !same(
      after(b.departure),
      b.exits.map(e => e.firstNode),
    )
  )
    wrong('the exits are not the lines that leave the departure', 'exits')
  if (
    !same(
      after(b.fork),
      b.branches.map(e => e.firstNode),
    )
  )
    wrong('the branches are not the lines that leave the fork', 'branches')

  // The lines are a tree with the departure as its root: every other node on them has one predecessor and can be come to.
  const reached = new Set<string>()
  const spread = (name: string) => {
    if (!reached.has(name)) {
      reached.add(name)
      after(name).forEach(spread)
    }
  }
  spread(b.departure)
  for (const [k, n] of b.nodes.entries()) {
    const before = b.edges.filter(e => e.to === n.id)
    const beyond = after(n.id)
    const here: [string, number] = ['nodes', k]
    const implied = b.impliedReach.some(i => i.countsAsReached === n.id)
    if (before.length > 1) wrong(`two lines lead to ${n.id}`, ...here)
    if (
      n.id === b.departure ? before.length > 0 || n.kind !== 'departure' || n.region !== 'near' : n.kind === 'departure'
    )
      wrong('the departure is where the lines begin, in the near sea', ...here)
    if (!reached.has(n.id) && (before.length + beyond.length > 0 || !implied)) wrong(`no way leads to ${n.id}`, ...here)
    if (reached.has(n.id) && (beyond.length === 0) !== (n.kind === 'destination'))
      wrong(`the lines end at destinations, and only there: ${n.id}`, ...here)
    if (beyond.length > 1 && n.id !== b.departure && n.id !== b.fork)
      wrong(`only the departure and the fork part the lines: ${n.id}`, ...here)
    if (n.region === 'near' && before.some(e => nodes.get(e.from)?.region === 'far'))
      wrong(`the dotted line is crossed twice: ${n.id}`, ...here)
  }
  const spaces = b.edges.flatMap(e => (e.discovery ? [e.discovery.space] : []))
  if (new Set(spaces).size !== spaces.length) wrong('a discovery space stands twice', 'edges')
  if (b.nodes.filter(n => n.buildingPlace).length > 16 || spaces.length > 16)
    wrong('more ports or discovery spaces than there are words for', 'nodes')
})

const effect = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('free-action-cost'), value: amount }),
  z.looseObject({ type: z.literal('production-bonus'), resources: z.array(z.enum(GOODS)).min(1), value: amount }),
  z.looseObject({ type: z.literal('immediate-reward'), value: amount }),
  z.looseObject({
    type: z.literal('action-discount'),
    action: z.enum(['shipbuild', 'order', 'build']),
    value: amount,
    scope: z.enum(['per-action', 'per-item']),
  }),
])
const section = (k: number) =>
  z.looseObject({
    id,
    index: z.literal(k),
    resource: k < 5 ? z.literal(GOODS[k]!) : z.null(),
    action: z.literal(ACTIONS[k]!),
  })
const harbourBoard = file({
  sections: z.tuple([section(0), section(1), section(2), section(3), section(4), section(5)]),
  moveCostBySteps: z.strictObject({ 1: amount, 2: amount, 3: amount, 4: amount, 5: amount, 6: amount }),
  superviseFreeChoice: z.array(z.enum(['move', 'shipbuild', 'order', 'build'])),
  freeAction: z.looseObject({
    goldCost: amount.min(1),
    amount: amount.min(1),
    gives: z.array(z.enum(GOODS).exclude(['gold'])),
  }),
  production: z.looseObject({ corbita: amount, ponta: amount }),
  buildingSpots: listOf(z.looseObject({ id, effect: effect.nullable(), setupOnly: z.literal(true).optional() }), 10)
    .refine(
      spots =>
        spots.filter(s => s.setupOnly).length === 1 && spots.every(s => 'setupOnly' in s === (s.effect === null)),
      'one spot, and no other, is for the setup and without effect',
    )
    .refine(spots => {
      const once = spots.flatMap(s =>
        s.effect?.type === 'action-discount'
          ? [s.effect.action]
          : s.effect?.type === 'free-action-cost'
            ? ['free-action']
            : [],
      )
      return new Set(once).size === once.length
    }, 'two spots make the same thing cheaper'),
})

/** A track: row 1 is vacated at setup and costs nothing, every other row has its price. */
const track = <R extends z.ZodType<{ row: number; reward: number }>>(
  row: R,
  cost: (row: z.infer<R>) => number | null,
) =>
  file({
    rowsFromBottom: z
      .array(row)
      .min(2)
      .max(15)
      .refine(rows => rows.every((r, k) => r.row === k + 1), 'rows are numbered from 1, from below')
      .refine(rows => rows.every((r, k) => (cost(r) === null) === (k === 0)), 'every row but the first has its cost'),
  })
const row = { row: z.int(), reward: amount }

const vpPer = z.looseObject({
  per: z.enum(['building-icon', 'ship-icon', 'amphora', 'icon-set', 'own-ship-in-far-sea']),
  vp: amount,
})
const trade = {
  pay: z.strictObject({ gold: amount.min(1) }),
  gain: gainOf(...GOODS.slice(0, 4), 'amphora', 'reward'),
  maxUses: z.int().min(1).nullable(),
}
const halves = (half: z.ZodType) => ({ first: half, later: half })
const destinationTile = z.discriminatedUnion('timing', [
  z.looseObject({ id, timing: z.literal('immediate'), ...halves(z.looseObject({ reward: amount })) }),
  z.looseObject({ id, timing: z.literal('end-vp'), ...halves(z.looseObject({ vpPer })) }),
])
const tradeTile = z.discriminatedUnion('timing', [
  z.looseObject({ id, timing: z.literal('end-icons'), icons: gainOf('building', 'ship', 'amphora', 'wild', 'exotic') }),
  z.looseObject({ id, timing: z.literal('end-vp'), vpPer }),
  z.looseObject({ id, timing: z.literal('immediate'), reward: amount }),
  z.looseObject({ id, timing: z.literal('trade-action'), ...trade }),
])
const discoveryTile = z
  .looseObject({
    id,
    kind: z.enum(['exotic', 'wild', 'both', 'reward']),
    exotic: amount,
    wild: amount,
    immediate: gainOf('gold', 'reward'),
  })
  .refine(
    d =>
      d.exotic === Number(d.kind === 'exotic' || d.kind === 'both') &&
      d.wild === Number(d.kind === 'wild' || d.kind === 'both'),
    'its animals are not those of its kind',
  )
const extra = z.looseObject({ resource: z.enum(GOODS).exclude(['barley']), amount: amount.min(1) })
const orderCard = z
  .looseObject({
    id,
    barley: amount,
    extraCost: z
      .union([
        extra,
        z
          .array(extra)
          .min(1)
          .refine(all => new Set(all.map(e => e.resource)).size === all.length, 'a kind of extra stands twice'),
      ])
      .nullable(),
    amphorae: amount,
    extraAmphorae: amount,
    gain: z.partialRecord(z.enum(GOODS), amount),
    icon: z.enum(['noble', 'lady', 'both']).nullable(),
  })
  .refine(
    c => (c.extraCost !== null) === c.extraAmphorae > 0,
    'extra amphorae have an extra cost, and nothing else has one',
  )
const forPlayers = z.looseObject({
  buildingTokensPerPlace: z.int().min(2),
  discoveryTilesNonReward: z.int().min(0),
  amphoraSupply: amount,
})

/** All files of a box, and what must agree between them. */
export const boxSchema = z
  .looseObject({
    board,
    harbourBoard,
    buildingTokens: file({ kinds: listOf(z.looseObject({ id, place: id, node: id, count: z.int().min(4) }), 16) }),
    buildingTrack: track(z.looseObject({ ...row, stone: amount.nullable(), buildingIcons: amount }), r => r.stone),
    shipTrack: track(
      z.looseObject({ ...row, wood: amount.nullable(), shipIcons: amount, ship: z.enum(['corbita', 'ponta']) }),
      r => r.wood,
    ),
    destinationTiles: file({ tiles: listOf(destinationTile, 16) }),
    discoveryTiles: file({ tiles: listOf(discoveryTile, 64) }).refine(
      d =>
        ['exotic', 'wild', 'both', 'reward'].every(
          kind => new Set(d.tiles.flatMap(t => (t.kind === kind ? [JSON.stringify(t.immediate)] : []))).size === 1,
        ),
      'tiles of one kind give the same, and there is one of each kind',
    ),
    placementCards: file({ cards: listOf(z.looseObject({ id, sections: z.array(id) }), 8).min(4) }),
    initialTiles: file({ tiles: listOf(z.looseObject({ id, ...trade }), 16) }),
    orderCards: file({ cards: listOf(orderCard, 48) }),
    rewardTrack: file({
      max: amount,
      levels: z.array(z.looseObject({ level: z.int(), building: amount, ship: amount, amphora: amount })),
    }).refine(
      t => t.levels.length === t.max + 1 && t.levels.every((l, k) => l.level === k),
      'the levels are 0 … max, each once',
    ),
    scoring: file({ setVp: amount }),
    setup: file({
      byPlayerCount: z.strictObject({ 2: forPlayers, 3: forPlayers, 4: forPlayers }),
      orderRowSize: z.int().min(1),
      perPlayer: z.looseObject({
        harbour: z.looseObject({
          corbitaPerSeaSection: z.int().min(0).max(8),
          resourcesPerResourceSection: z.int().min(0).max(8),
        }),
      }),
    }),
    tradeTiles: file({ tiles: listOf(tradeTile, 48) }),
    transportTiles: file({ tiles: listOf(z.looseObject({ id, gain: gainOf(...GOODS) }), 48) }),
  })
  .superRefine((box, ctx) => {
    const demand = (holds: boolean, message: string, ...path: string[]) => {
      if (!holds) ctx.addIssue({ code: 'custom', message, path })
    }
    const nodes = box.board.nodes
    const count = (kind: string) => nodes.filter(n => n.kind === kind).length
    demand(
      box.initialTiles.tiles.length >= count('initial-trade-port'),
      'too few tiles for the initial trade ports',
      'initialTiles',
    )
    demand(count('initial-trade-port') >= 4, 'each of four players must find an initial trade port', 'board')
    demand(box.tradeTiles.tiles.length >= count('trade-port'), 'too few tiles for the trade ports', 'tradeTiles')
    demand(
      box.transportTiles.tiles.length >= count('transport-port'),
      'too few tiles for the transport ports',
      'transportTiles',
    )
    demand(box.destinationTiles.tiles.length >= count('destination'), 'too few destination tiles', 'destinationTiles')
    demand(box.orderCards.cards.length > box.setup.orderRowSize, 'too few order cards', 'orderCards')
    for (const n of nodes)
      if (n.buildingPlace) {
        demand(
          box.buildingTokens.kinds.filter(k => k.node === n.id && k.place === n.buildingPlace).length === 1,
          `no kind of building token for ${n.id}`,
          'buildingTokens',
        )
      }
    demand(
      box.buildingTokens.kinds.every(k => nodes.some(n => n.id === k.node)),
      'a building token belongs to an unknown node',
      'buildingTokens',
    )
    const discs = box.buildingTrack.rowsFromBottom.length
    demand(box.harbourBoard.buildingSpots.length >= discs, 'more discs than building spots', 'harbourBoard')
    const sections = box.harbourBoard.sections.map(s => s.id)
    for (const c of box.placementCards.cards)
      demand(
        c.sections.every(s => sections.includes(s)),
        `${c.id} names an unknown section`,
        'placementCards',
      )

    const rows = box.shipTrack.rowsFromBottom
    const ships = 1 + rows.filter(r => r.ship === 'ponta').length
    demand(rows[0]?.ship === 'corbita', 'the first ship put out is a corbita', 'shipTrack')
    demand(
      box.board.exits.reduce((n, e) => n + e.capacityPerPlayer, 0) >= ships,
      'a ship might be stuck: the exits take fewer ships than a player may put out',
      'board',
    )
    const toFork = box.board.branches.reduce((n, b) => n + b.capacityPerPlayer, 0)
    demand(
      box.board.exits.every(e => e.capacityPerPlayer === 1 || e.capacityPerPlayer <= toFork),
      'a ship might be stuck: the branches take fewer ships than their exit',
      'board',
    )

    const slots = (type: string, seats: number) =>
      box.board.edges
        .flatMap(e => (e.discovery?.type === type ? e.discovery.slots : []))
        .filter(s => s.minPlayers <= seats).length
    for (const seats of [2, 3, 4] as const) {
      const dealt = box.setup.byPlayerCount[seats].discoveryTilesNonReward
      demand(
        slots('animal', seats) === dealt,
        `${seats} players: ${dealt} discovery tiles do not fill the slots`,
        'board',
      )
      demand(
        dealt <= box.discoveryTiles.tiles.filter(d => d.kind !== 'reward').length,
        `${seats} players: too few discovery tiles`,
        'discoveryTiles',
      )
    }
    demand(
      slots('reward', 4) <= box.discoveryTiles.tiles.filter(d => d.kind === 'reward').length,
      'too few reward tiles',
      'discoveryTiles',
    )
  })

/** The data of a foreign box, checked. Throws a `ZodError` that says what is wrong, and where. */
export const readBox = (raw: unknown): Data => boxSchema.parse(raw) as unknown as Data
