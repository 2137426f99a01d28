/** What is drawn of ways on the map: the roads to what is pointed at, and where action points are told on them. */
import { asked, type Lit, type Seat, splitTarget } from '@loggia/core'
import type { Point } from '../../../board/geometry.ts'
import type { Box } from '../rules/box.ts'
import type { TiletumTable } from '../rules/table.ts'
import { NONE, PIECES } from '../rules/terms.ts'
import type { Plan, Road } from './europe.ts'
import { journeyTo, travellers } from './routes.ts'

/** The space where a thing of the map is, NONE for any other target. */
export function spaceOf(target: string, view: TiletumTable, box: Box): number {
  const { domain, id } = splitTarget(target)
  const at = (list: readonly { id: string; space: number }[]) => list.find(x => x.id === id)?.space ?? NONE
  switch (domain) {
    case 'space':
      return box.spaces.indexOf(id)
    case 'slot':
      return at(box.postSlots)
    case 'cathedral':
      return at(box.cathedrals)
    case 'tile':
      return box.tileSlots[view.mapTiles.indexOf(box.tileIds.indexOf(id))]?.space ?? NONE
    default:
      return NONE
  }
}

const roadOf = ({ roads }: Plan, a: number, b: number): Road | undefined =>
  roads.find(r => (r.a === a && r.b === b) || (r.a === b && r.b === a))
/** The roads of a way, in their order; a teleport has none. */
export const roadsOf = (plan: Plan, from: number, way: readonly number[]): Road[] =>
  way.flatMap((space, k) => roadOf(plan, k ? way[k - 1]! : from, space) ?? [])

/** A road on the way to what is pointed at. `price`: the points that the way takes so far, 0 where it is not told; `far`: more than there are. */
export interface Leg {
  road: Road
  price: number
  far: boolean
}
/** The roads on which pieces of a seat that the question is about would go to a space. */
export function legsTo(plan: Plan, view: TiletumTable, seat: Seat, space: number, box: Box): Leg[] {
  if (space === NONE || !view.players[seat]) return []
  return travellers(view, seat).flatMap(piece => {
    const { way, cost, points } = journeyTo(view, seat, piece, space, box)
    const free = way.length - cost
    return roadsOf(plan, view.players[seat]![PIECES[piece]!], way).map((road, k) => {
      const price = points === NONE ? 0 : Math.max(0, k + 1 - free)
      return { road, price, far: price > points && price > 0 }
    })
  })
}

export interface Price {
  at: Point
  price: number
  far: boolean
}
/** What is told on the roads: the price of each leg to what is pointed at, else of each next step that can be made. */
export function pricesOf(
  plan: Plan,
  view: TiletumTable,
  seat: Seat,
  lit: Lit,
  legs: readonly Leg[],
  box: Box,
): Price[] {
  if (legs.length) return legs.filter(l => l.price).map(({ road, ...l }) => ({ ...l, at: road.disc }))
  const s = asked(view, seat)
  if (s?.do !== 'merchant' && s?.do !== 'architect') return []
  const from = view.players[seat]![s.do]
  return box.neighbours[from]!.flatMap(space => {
    const road = lit.targets.has(`space:${box.spaces[space]}`) && roadOf(plan, from, space)
    return road ? [{ at: road.disc, price: 1, far: false }] : []
  })
}
