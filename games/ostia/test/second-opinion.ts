/** A second implementation of what is easiest to get wrong, written from the rulebook alone, to be compared with the rules. */
import { type Harbour, ostia, type OstiaTable } from '../index.ts'
import { legal, step, way } from './helpers.ts'

const board = ostia.box.data.board

/** Harbours, corbita and ponta by section, that a hand of ships can be sown into: every order of dropping it, tried one by one. */
function sowings(from: number, corbita: number, ponta: number): string[] {
  const all = new Set<string>(), c = [0, 0, 0, 0, 0, 0], p = [0, 0, 0, 0, 0, 0]
  const sow = (section: number, corbita: number, ponta: number): void => {
    if (corbita + ponta === 0) { all.add(`${c} ${p}`); return }
    for (const [kind, left] of [[c, corbita], [p, ponta]] as const) if (left > 0) {
      kind[section]++
      sow((section + 1) % 6, kind === c ? corbita - 1 : corbita, kind === p ? ponta - 1 : ponta)
      kind[section]--
    }
  }
  sow((from + 1) % 6, corbita, ponta)
  return [...all].sort()
}

/** Every harbour to which the rules let the asked player sow that section, once for each sequence of moves that leads there. */
export const outcomes = Object.assign((t: OstiaTable, section: string): string[] => {
  const found: string[] = [], seat = t.turn
  const follow = (u: OstiaTable): void => {
    if (step(u) !== 'drop' || u.turn !== seat) { found.push(`${u.harbours[seat].corbita} ${u.harbours[seat].ponta}`); return }
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
}, { expected: sowings })

/** The destinations, one for each ship, to which a fleet can still sail so that all differ (OST-6.5, read literally: 서로 다른 종착지). */
const routes = Object.values(board.paths)
function assignments(fleet: readonly string[]): string[][] {
  const [first, ...rest] = fleet
  if (first === undefined) return [[]]
  return routes.filter(r => r.includes(first)).flatMap(r => assignments(rest).filter(a => !a.includes(r.at(-1)!)).map(a => [r.at(-1)!, ...a]))
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
  Math.max(...assignments(fleet).map(a => a.reduce((sum, end, k) => sum + way(end).length - 1 - way(end).indexOf(fleet[k]!), 0)))

/** Whether one of the five conditions is met (RB 게임 종료 조건). */
export const conditionMet = (t: OstiaTable): boolean => {
  const { data } = ostia.box, arrived = (h: Harbour) => h.fleet.filter(n => board.nodes[n]!.kind === 'destination').length
  const taken = t.harbours.reduce((n, h) => n + h.amphorae, 0), supply = { 2: 14, 3: 21, 4: 28 }[t.harbours.length]!
  return taken >= supply || t.harbours.some(h => h.reward === 12 || arrived(h) >= 3 || h.shipRows === data.shipTrack.rowsFromBottom.length || h.discRows === data.buildingTrack.rowsFromBottom.length)
}

/** The final score of a player, written from the data files and the rulebook's four steps alone. */
export function finalScore(t: OstiaTable, seat: number): number {
  const { data, tiles, cardIds, nodes } = ostia.box, h = t.harbours[seat]
  const ports = board.nodes.filter(n => n.buildingPlace).filter((_, k) => h.discs >> k & 1)
  const lying = (node: string) => tiles[t.tiles[nodes.indexOf(node)]]?.id // nothing lies at the departure
  const owned = ports.flatMap(p => data.tradeTiles.tiles.filter(x => x.id === lying(p.id))) as { icons?: Record<string, number>; vpPer?: { per: string; vp: number } }[]
  const byTile = (icon: string) => owned.reduce((n, o) => n + (o.icons?.[icon] ?? 0), 0)
  const cards = h.cards.map(c => data.orderCards.cards.find(x => x.id === cardIds[c])!)
  const [exotic, wild, both] = h.animals
  const count: Record<string, number> = {
    'building-icon': h.discRows + byTile('building'), 'ship-icon': h.shipRows + byTile('ship'), amphora: h.amphorae + byTile('amphora'),
    'icon-set': Math.min(exotic + both + byTile('exotic'), wild + both + byTile('wild'), cards.filter(c => c.icon === 'noble').length, cards.filter(c => c.icon === 'lady').length),
    'own-ship-in-far-sea': h.fleet.filter(n => board.nodes[n]!.region === 'far').length,
  }
  const worth = (v?: { per: string; vp: number }) => v ? count[v.per]! * v.vp : 0
  const level = data.rewardTrack.levels.find(l => l.level === h.reward)!
  const byLevel = level.building * count['building-icon']! + level.ship * count['ship-icon']! + level.amphora * count.amphora!
  const byDestinations = h.fleet.reduce((sum, n, k) => {
    const tile = data.destinationTiles.tiles.find(x => x.id === lying(nodes[n])) as { first: { vpPer?: { per: string; vp: number } }; later: { vpPer?: { per: string; vp: number } } } | undefined
    return sum + (h.halves[k] ? worth((h.halves[k] === 1 ? tile?.first : tile?.later)?.vpPer) : 0)
  }, 0)
  return byLevel + byDestinations + owned.reduce((sum, o) => sum + worth(o.vpPer), 0) + 8 * count['icon-set']!
}
