/** A second implementation of what is easiest to get wrong, written from the rulebook alone, to be compared with the rules. */
import { type Harbour, ostia, type OstiaTable } from '../index.ts'
import { legal, step, way } from './helpers.ts'

const board = ostia.box.data.board

/** Harbours, corbita and ponta by section, that a hand of ships can be sown into: every order of dropping it, tried one by one. */
function sowings(from: number, corbita: number, ponta: number): string[] {
  const all = new Set<string>(),
    c = [0, 0, 0, 0, 0, 0],
    p = [0, 0, 0, 0, 0, 0]
  const sow = (section: number, corbita: number, ponta: number): void => {
    if (corbita + ponta === 0) {
      all.add(`${c} ${p}`)
      return
    }
    for (const [kind, left] of [
      [c, corbita],
      [p, ponta],
    ] as const)
      if (left > 0) {
        kind[section]++
        sow((section + 1) % 6, kind === c ? corbita - 1 : corbita, kind === p ? ponta - 1 : ponta)
        kind[section]--
      }
  }
  sow((from + 1) % 6, corbita, ponta)
  return [...all].sort()
}

/** Every harbour to which the rules let the asked player sow that section, once for each sequence of moves that leads there. */
export const outcomes = Object.assign(
  (t: OstiaTable, section: string): string[] => {
    const found: string[] = [],
      seat = t.turn
    const follow = (u: OstiaTable): void => {
      if (step(u) !== 'drop' || u.turn !== seat) {
        found.push(`${u.harbours[seat].corbita} ${u.harbours[seat].ponta}`)
        return
      }
      for (const word of legal(u)) {
        const v = ostia.copy(u)
        ostia.play(v, seat, ostia.parse(word))
        follow(v)
      }
    }
    const u = ostia.copy(t)
    ostia.play(u, seat, ostia.parse(`select:${section}`))
    follow(u)
    return found
  },
  { expected: sowings },
)

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
export function nextSteps(fleet: readonly string[]): string[] {
  const found = new Set<string>()
  fleet.forEach((from, k) => {
    for (const r of routes) {
      const to = r[r.indexOf(from) + 1]
      if (r.includes(from) && to !== undefined && assignments(fleet.with(k, to)).length > 0) found.add(to)
    }
  })
  return [...found].sort()
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
  const { data } = ostia.box,
    arrived = (h: Harbour) => h.fleet.filter(n => board.nodes[n]!.kind === 'destination').length
  const taken = t.harbours.reduce((n, h) => n + h.amphorae, 0),
    supply = { 2: 14, 3: 21, 4: 28 }[t.harbours.length]!
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
  const { data, tiles, cardIds, nodes } = ostia.box,
    h = t.harbours[seat]
  const ports = board.nodes.filter(n => n.buildingPlace).filter((_, k) => (h.discs >> k) & 1)
  const lying = (node: string) => tiles[t.tiles[nodes.indexOf(node)]]?.id // nothing lies at the departure
  const owned = ports.flatMap(p => data.tradeTiles.tiles.filter(x => x.id === lying(p.id))) as {
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

/** The ports that a fleet has reached: ships never leave the sea, so they are those on the ways to where its ships are (RB 건축). */
export const reachedBy = (fleet: readonly string[]): string[] => {
  const passed = new Set(fleet.flatMap(way))
  for (const { arrivedAt, countsAsReached } of board.impliedReach)
    if (passed.has(arrivedAt)) passed.add(countsAsReached)
  return board.nodes.filter(n => n.buildingPlace && passed.has(n.id)).map(n => n.id)
}

/** Everything that the player asked may do now, written from the rulebook's chapters and the data files; sorted. Null for sowing, which has its own. */
export function possibleMoves(t: OstiaTable): string[] | null {
  const { data, nodes, spots, tiles, cardIds } = ostia.box,
    s = t.todo.at(-1)!,
    h = t.harbours[s.seat]
  const [permit, wood, barley, stone, gold] = h.goods as [number, number, number, number, number]
  const fleet = h.fleet.map(n => nodes[n]!),
    sections = data.harbourBoard.sections.map(x => x.id),
    has = (spot: string) => h.spots[spots.indexOf(spot)]! >= 0
  const off = (action: string) => (has(`spot-${action}-discount`) && 'spent' in s && s.spent === 0 ? 1 : 0)
  const free =
    gold >= (has('spot-free-action') ? 2 : 3) ? ['permit', 'wood', 'barley', 'stone'].map(g => `buy:${g}`) : []
  const own = board.nodes
    .filter(n => n.buildingPlace)
    .filter((_, k) => (h.discs >> k) & 1)
    .map(n => n.id)
  const nearby = fleet.some(n => board.nodes.find(x => x.id === n)!.region === 'near')
  const ship = data.shipTrack.rowsFromBottom[h.shipRows],
    disc = data.buildingTrack.rowsFromBottom[h.discRows]
  const sites = reachedBy(fleet).filter(p => !own.includes(p)),
    row = t.row.map(c => data.orderCards.cards.find(x => x.id === cardIds[c])!)
  const sum = { permit, wood, barley, stone, gold } as Record<string, number>
  switch (s.do) {
    case 'select':
      return sections
        .filter((_, k) => h.corbita[k]! + h.ponta[k]! > 0)
        .map(x => `select:${x}`)
        .sort()
    case 'sail':
      return [
        ...[0, 2, 4, 6, 10, 15]
          .slice(0, Math.min(6, mostSteps(fleet)))
          .flatMap((cost, k) => (permit >= cost ? [`sail:${k + 1}`] : [])),
        'done',
        ...free,
      ].sort()
    case 'step':
      return [...nextSteps(fleet).map(n => `step:${n}`), ...free].sort()
    case 'discover':
      return ['exotic', 'wild', 'both', 'reward']
        .filter((_, k) => t.discoveries[s.space]![k]! > 0)
        .map(k => `discover:${k}`)
        .sort()
    case 'shipbuild':
      return [
        ...(!ship || wood < ship.wood! - off('shipbuild')
          ? []
          : ship.ship === 'corbita'
            ? sections.map(x => `launch:${x}`)
            : nearby
              ? []
              : sections.filter((_, k) => h.corbita[k]! > 0).map(x => `launch:${x}`)),
        'done',
        ...free,
      ].sort()
    case 'order':
      return [
        ...row
          .filter(c => barley >= c.barley - off('order'))
          .flatMap(c => {
            const { extraCost } = c
            return [
              `order:${c.id},plain`,
              ...(extraCost && sum[extraCost.resource]! >= extraCost.amount ? [`order:${c.id},with-extra`] : []),
            ]
          }),
        'done',
        ...free,
      ].sort()
    case 'build':
      return [
        ...(disc && stone >= disc.stone! - off('build') ? sites.map(p => `build:${p}`) : []),
        'done',
        ...free,
      ].sort()
    case 'place':
      return spots
        .slice(1)
        .filter(x => !has(x))
        .map(x => `place:${x}`)
        .sort()
    case 'trade':
      return [
        ...own
          .filter(p => {
            const id = tiles[t.tiles[nodes.indexOf(p)]!]!.id,
              tile = [...data.initialTiles.tiles, ...data.tradeTiles.tiles].find(x => x.id === id)!
            return (
              'pay' in tile &&
              tile.pay &&
              gold >= tile.pay.gold &&
              (tile.maxUses == null ||
                (s.uses[board.nodes.filter(n => n.buildingPlace).findIndex(n => n.id === p)] ?? 0) < tile.maxUses)
            )
          })
          .map(p => `trade:${p}`),
        'done',
        ...free,
      ].sort()
    case 'supervise': {
      const could = (good: number, cost: number, action: string) =>
        good >= cost - (has(`spot-${action}-discount`) ? 1 : 0) || free.length > 0
      return [
        ...(mostSteps(fleet) > 0 ? ['oversee:permit'] : []),
        ...(ship && could(wood, ship.wood!, 'shipbuild') && (ship.ship === 'corbita' || !nearby)
          ? ['oversee:wood']
          : []),
        ...(row.some(c => could(barley, c.barley, 'order')) ? ['oversee:barley'] : []),
        ...(disc && sites.length && could(stone, disc.stone!, 'build') ? ['oversee:stone'] : []),
        'resow',
        'done',
        ...free,
      ].sort()
    }
    case 'close':
      return ['done', ...free].sort()
    case 'initial-port':
      return board.nodes
        .filter(
          n =>
            n.kind === 'initial-trade-port' &&
            !t.harbours.some(x => (x.discs >> board.nodes.filter(m => m.buildingPlace).indexOf(n)) & 1),
        )
        .map(n => `port:${n.id}`)
        .sort()
    default:
      return null
  }
}
