/** A second implementation of what is easiest to get wrong, written from the rulebook alone, to be compared with the rules. */
import { type Harbour, ostia, type OstiaTable } from '../index.ts'
import { legal, reachedBy, step, way } from './helpers.ts'

const board = ostia.box.data.board
/** The nodes where something can be built, and those of them where this player has. */
const places = board.nodes.filter(n => n.buildingPlace)
const builtOn = (h: Harbour) => places.filter((_, k) => (h.discs >> k) & 1)

/** Harbours, corbita and ponta by section, that a hand of ships can be sown into: every order of dropping it, tried one by one. */
export function sowings(from: number, corbita: number, ponta: number): string[] {
  const sow = (section: number, hand: readonly number[], harbour: readonly (readonly number[])[]): string[] =>
    hand.every(left => left === 0)
      ? [harbour.join(' ')]
      : hand.flatMap((left, kind) =>
          left === 0
            ? []
            : sow(
                (section + 1) % 6,
                hand.with(kind, left - 1),
                harbour.with(kind, harbour[kind].with(section, harbour[kind][section] + 1)),
              ),
        )
  const empty = [0, 0, 0, 0, 0, 0]
  return [...new Set(sow((from + 1) % 6, [corbita, ponta], [empty, empty]))].sort()
}

/** Every harbour to which the rules let the asked player sow that section, once for each sequence of moves that leads there. */
export function outcomes(t: OstiaTable, section: string): string[] {
  const { turn } = t
  const after = (before: OstiaTable, word: string): string[] => {
    const u = ostia.copy(before)
    ostia.play(u, turn, ostia.parse(word))
    return step(u) === 'drop' && u.turn === turn
      ? legal(u).flatMap(drop => after(u, drop))
      : [`${u.harbours[turn].corbita} ${u.harbours[turn].ponta}`]
  }
  return after(t, `select:${section}`)
}

/** The destinations, one for each ship, to which a fleet can still sail so that all differ (OST-6.5, read literally: 서로 다른 종착지). */
const routes = Object.values(board.paths)
function assignments(fleet: readonly string[]): string[][] {
  const [first, ...rest] = fleet
  if (first === undefined) return [[]]
  return routes
    .filter(r => r.includes(first))
    .flatMap(r =>
      assignments(rest)
        .filter(a => !a.includes(r.at(-1)!))
        .map(a => [r.at(-1)!, ...a]),
    )
}

/** Where ships of this fleet may go with one step: to a node after one of theirs, such that all can still have destinations of their own. */
export const nextSteps = (fleet: readonly string[]): string[] => {
  const found = fleet.flatMap((from, k) =>
    routes
      .flatMap(r => (r.includes(from) ? r.slice(r.indexOf(from) + 1).slice(0, 1) : []))
      .filter(to => assignments(fleet.with(k, to)).length > 0),
  )
  return [...new Set(found)].sort()
}

/** The most steps that a fleet can make together. */
export const mostSteps = (fleet: readonly string[]): number =>
  Math.max(
    ...assignments(fleet).map(a =>
      a.reduce((sum, end, k) => sum + way(end).length - 1 - way(end).indexOf(fleet[k]!), 0),
    ),
  )

/** Whether one of the five conditions is met (RB 게임 종료 조건). */
export const conditionMet = (t: OstiaTable): boolean => {
  const { data } = ostia.box
  const arrived = (h: Harbour) => h.fleet.filter(n => board.nodes[n]!.kind === 'destination').length
  const taken = t.harbours.reduce((n, h) => n + h.amphorae, 0)
  const supply = { 2: 14, 3: 21, 4: 28 }[t.harbours.length]!
  return (
    taken >= supply ||
    t.harbours.some(
      h =>
        h.reward === 12 ||
        arrived(h) >= 3 ||
        h.shipRows === data.shipTrack.rowsFromBottom.length ||
        h.discRows === data.buildingTrack.rowsFromBottom.length,
    )
  )
}

/** The final score of a player, written from the data files and the rulebook's four steps alone. */
export function finalScore(t: OstiaTable, seat: number): number {
  const { data, tiles, cardIds, nodes } = ostia.box
  const h = t.harbours[seat]
  const lying = (node: string) => tiles[t.tiles[nodes.indexOf(node)]]?.id // nothing lies at the departure
  const owned = builtOn(h).flatMap(p => data.tradeTiles.tiles.filter(x => x.id === lying(p.id))) as {
    icons?: Record<string, number>
    vpPer?: { per: string; vp: number }
  }[]
  const byTile = (icon: string) => owned.reduce((n, o) => n + (o.icons?.[icon] ?? 0), 0)
  const cards = h.cards.map(c => data.orderCards.cards.find(x => x.id === cardIds[c])!)
  const [exotic, wild, both] = h.animals
  const count: Record<string, number> = {
    'building-icon': h.discRows + byTile('building'),
    'ship-icon': h.shipRows + byTile('ship'),
    amphora: h.amphorae + byTile('amphora'),
    'icon-set': Math.min(
      exotic + both + byTile('exotic'),
      wild + both + byTile('wild'),
      cards.filter(c => c.icon === 'noble').length,
      cards.filter(c => c.icon === 'lady').length,
    ),
    'own-ship-in-far-sea': h.fleet.filter(n => board.nodes[n]!.region === 'far').length,
  }
  const worth = (v?: { per: string; vp: number }) => (v ? count[v.per]! * v.vp : 0)
  const level = data.rewardTrack.levels.find(l => l.level === h.reward)!
  const byLevel =
    level.building * count['building-icon']! + level.ship * count['ship-icon']! + level.amphora * count.amphora!
  const byDestinations = h.fleet.reduce((sum, n, k) => {
    const tile = data.destinationTiles.tiles.find(x => x.id === lying(nodes[n])) as
      | { first: { vpPer?: { per: string; vp: number } }; later: { vpPer?: { per: string; vp: number } } }
      | undefined
    return sum + (h.halves[k] ? worth((h.halves[k] === 1 ? tile?.first : tile?.later)?.vpPer) : 0)
  }, 0)
  return byLevel + byDestinations + owned.reduce((sum, o) => sum + worth(o.vpPer), 0) + 8 * count['icon-set']!
}

/** Everything that the player asked may do now, written from the rulebook's chapters and the data files; sorted. Null for sowing, which has its own. */
export function possibleMoves(t: OstiaTable): string[] | null {
  const { data, nodes, spots, tiles, cardIds } = ostia.box
  const s = t.todo.at(-1)!
  const h = t.harbours[s.seat]
  const [permit, wood, barley, stone, gold] = h.goods as [number, number, number, number, number]
  const fleet = h.fleet.map(n => nodes[n]!)
  const sections = data.harbourBoard.sections.map(x => x.id)
  const has = (spot: string) => h.spots[spots.indexOf(spot)]! >= 0
  const off = (action: string) => (has(`spot-${action}-discount`) && 'spent' in s && s.spent === 0 ? 1 : 0)
  const free =
    gold >= (has('spot-free-action') ? 2 : 3) ? ['permit', 'wood', 'barley', 'stone'].map(g => `buy:${g}`) : []
  const own = builtOn(h).map(n => n.id)
  const sites = reachedBy(fleet).filter(p => !own.includes(p))
  const nearby = fleet.some(n => board.nodes.find(x => x.id === n)!.region === 'near')
  const ship = data.shipTrack.rowsFromBottom[h.shipRows]
  const disc = data.buildingTrack.rowsFromBottom[h.discRows]
  const row = t.row.map(c => data.orderCards.cards.find(x => x.id === cardIds[c])!)
  const sum = { permit, wood, barley, stone, gold } as Record<string, number>
  const launches =
    !ship || (ship.ship !== 'corbita' && nearby)
      ? []
      : sections.filter((_, k) => ship.ship === 'corbita' || h.corbita[k]! > 0)
  /** Whether a trade tile of the player can be used once more. */
  const trades = (port: string): boolean => {
    const id = tiles[t.tiles[nodes.indexOf(port)]!]!.id
    const tile = [...data.initialTiles.tiles, ...data.tradeTiles.tiles].find(x => x.id === id)!
    const uses = ('uses' in s && s.uses[places.findIndex(n => n.id === port)]) || 0
    return 'pay' in tile && !!tile.pay && gold >= tile.pay.gold && (tile.maxUses == null || uses < tile.maxUses)
  }
  const could = (good: number, cost: number, action: string) =>
    good >= cost - (has(`spot-${action}-discount`) ? 1 : 0) || free.length > 0
  const most = s.do === 'sail' || s.do === 'supervise' ? mostSteps(fleet) : 0
  const taken = t.harbours.flatMap(x => builtOn(x).map(n => n.id))
  const moves: Record<string, string[]> = {
    'select': sections.filter((_, k) => h.corbita[k]! + h.ponta[k]! > 0).map(x => `select:${x}`),
    'sail': [
      ...[0, 2, 4, 6, 10, 15]
        .slice(0, Math.min(6, most))
        .flatMap((cost, k) => (permit >= cost ? [`sail:${k + 1}`] : [])),
      'done',
      ...free,
    ],
    'step': [...(s.do === 'step' ? nextSteps(fleet) : []).map(n => `step:${n}`), ...free],
    'discover': ['exotic', 'wild', 'both', 'reward'].flatMap((kind, k) =>
      'space' in s && t.discoveries[s.space]![k]! > 0 ? [`discover:${kind}`] : [],
    ),
    'shipbuild': [
      ...(wood < (ship?.wood ?? 0) - off('shipbuild') ? [] : launches.map(x => `launch:${x}`)),
      'done',
      ...free,
    ],
    'order': [
      ...row
        .filter(c => barley >= c.barley - off('order'))
        .flatMap(({ id, extraCost }) => [
          `order:${id},plain`,
          ...(extraCost && sum[extraCost.resource]! >= extraCost.amount ? [`order:${id},with-extra`] : []),
        ]),
      'done',
      ...free,
    ],
    'build': [...(disc && stone >= disc.stone! - off('build') ? sites.map(p => `build:${p}`) : []), 'done', ...free],
    'place': spots.flatMap((x, k) => (k > 0 && !has(x) ? [`place:${x}`] : [])),
    'trade': [...own.filter(trades).map(p => `trade:${p}`), 'done', ...free],
    'supervise': [
      ...(most > 0 ? ['oversee:permit'] : []),
      ...(ship && could(wood, ship.wood!, 'shipbuild') && (ship.ship === 'corbita' || !nearby) ? ['oversee:wood'] : []),
      ...(row.some(c => could(barley, c.barley, 'order')) ? ['oversee:barley'] : []),
      ...(disc && sites.length && could(stone, disc.stone!, 'build') ? ['oversee:stone'] : []),
      'resow',
      'done',
      ...free,
    ],
    'close': ['done', ...free],
    'initial-port': board.nodes.flatMap(n =>
      n.kind === 'initial-trade-port' && !taken.includes(n.id) ? [`port:${n.id}`] : [],
    ),
  }
  return moves[s.do]?.sort() ?? null
}
