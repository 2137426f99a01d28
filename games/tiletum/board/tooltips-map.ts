/** What a tooltip says about the map: a space with the way there and what could be done on arrival, a trading post slot, a cathedral. */
import { OK, read, ruleOfComponent } from '@loggia/core'
import type { TooltipText } from '../../../board/tooltips.ts'
import { NONE, PIECES } from '../rules/terms.ts'
import { V } from '../rules/words.ts'
import { journeyTo, onArrival, travellers } from './routes.ts'
import { against, type Context, type Lines, listed, nameOf, tileName } from './tooltip-parts.ts'

/** The way of a piece to a space: how far, what it costs, what is left of the points; and what could be done there with them, or why not. */
function journeyLines(piece: number, to: number, c: Context): Lines {
  const { view, box, game, seat, speaker } = c
  const journey = journeyTo(view, seat, piece, to, box)
  const { way, cost, points, left } = journey
  const name = speaker.name('piece', PIECES[piece]!)
  const fields = { name, n: way.length, cost }
  const far =
    !way.length || points === NONE
      ? way.length > 0 && speaker.text('way', fields)
      : left < 0
        ? speaker.text('way-short', { ...fields, missing: -left })
        : speaker.text('way-price', { ...fields, left })
  if (points !== NONE && left < 0) return [far]
  const there = onArrival(game, view, seat, journey).map(({ move, why }) => ({ move, why, kind: read(V, move)?.kind }))
  const can = there.filter(({ why }) => why === OK)
  // Why not is said of what can't be done at all there, and when points could be spent on it.
  const not = there.filter(({ kind }) => points !== NONE && !can.some(other => other.kind === kind))
  return [
    far,
    listed(
      'on-arrival',
      can.map(({ move }) => speaker.move(move)),
      c,
    ),
    ...new Set(not.map(({ why }) => speaker.reason(game.reason(why).code))),
  ]
}

export function space(k: number, c: Context): TooltipText {
  const { view, box, seat, speaker } = c
  const fairs = view.fairCities.flatMap((city, n) => (city === k ? [speaker.text('fair-here', { n: n + 1 })] : []))
  const standing = view.players.flatMap((p, seat) =>
    (['merchant', 'architect'] as const).flatMap(piece =>
      p[piece] === k ? [speaker.text('piece-of', { who: nameOf(seat, c), name: speaker.name('piece', piece) })] : [],
    ),
  )
  const posts = box.postsAt[k]!.flatMap(slot => (view.posts[slot]! >= 0 ? [nameOf(view.posts[slot]!, c)] : []))
  const tiles = box.tilesAt[k]!.flatMap(slot => {
    const lies = view.mapTiles[slot]!
    return lies >= 0 ? [tileName(lies, c)] : []
  })
  return {
    lines: [
      ...fairs,
      listed('posts-here', posts, c),
      listed('tile-here', tiles, c),
      listed('stands-here', standing, c),
      ...(view.turn === seat ? travellers(view, seat).flatMap(piece => journeyLines(piece, k, c)) : []),
    ],
    rule: fairs.length ? 'TI-11.1' : 'TI-6.8',
  }
}

export function cathedral(k: number, c: Context): TooltipText {
  const { view, box, seat, speaker } = c
  const { id, first, slots } = box.cathedrals[k]!
  const cost = box.costTiles[view.costs[k]!]!
  if (cost.unavailable) return { lines: [speaker.text('never-built')], rule: 'TI-2.6' }
  const numbers = Array.from({ length: slots }, (_, n) => first + n)
  const top = numbers.find(n => view.cathedralTiles[n] === NONE)
  const has = (owners: readonly number[]) => numbers.flatMap(n => (owners[n]! >= 0 ? [nameOf(owners[n]!, c)] : []))
  const pillar = numbers.some(n => view.pillars[n] === seat)
  const joined = numbers.some(n => view.cathedralTiles[n] === seat)
  return {
    lines: [
      top !== undefined &&
        speaker.text('join-price', {
          n: cost.stone,
          vp: cost.vp + box.cathedralTiles[top]!.vp,
          cost: cost.vp,
          tile: box.cathedralTiles[top]!.vp,
        }),
      listed('pillars-here', has(view.pillars), c),
      speaker.text('pillars-free', { n: numbers.filter(n => view.pillars[n] === NONE).length }),
      listed('joined-here', has(view.cathedralTiles), c),
      pillar ? !joined && against(`join:${id}`, c) : against(`pillar:${id}`, c),
    ],
    rule: pillar && !joined ? 'TI-8.4' : 'TI-6.1',
  }
}

export function slot(k: number, c: Context): TooltipText {
  const { view, box, game, speaker } = c
  const owner = view.posts[k]!
  const { minPlayers, id } = box.postSlots[k]!
  return {
    lines: [
      minPlayers > view.players.length
        ? speaker.text('slot-closed', { n: minPlayers })
        : owner >= 0
          ? speaker.text('post-of', { who: nameOf(owner, c) })
          : against(`post:${id}`, c),
    ],
    rule: ruleOfComponent(game, 'slot', id),
  }
}
