/** What a tooltip says about a tile, wherever it lies: what it does is its name; then the price there, what it asks or brings, and what stands against it. */
import { ruleOfComponent } from '@loggia/core'
import type { TooltipText } from '../../../board/tooltips.ts'
import { ACTIONS, GOODS } from '../rules/terms.ts'
import { against, type Context, type Lines, listed, nameOf, tileName } from './tooltip-parts.ts'
import { isStuck, missing, roomsFor, wouldStick } from './storehouse.ts'

/** Where it lies, and what it costs to take it there. */
function place(k: number, c: Context): Lines {
  const { view, box, speaker } = c
  const id = box.tileIds[k]!
  const name = (action: number) => speaker.name('action', ACTIONS[action]!)
  const wheel = view.wheelTiles.indexOf(k)
  const map = view.mapTiles.indexOf(k)
  const contract = view.contractOffer.indexOf(k)
  if (wheel >= 0) return [speaker.text('on-wheel', { name: name(view.actions[wheel]!) }), against(`take:${id}`, c)]
  if (map >= 0) {
    const city = speaker.name('space', box.spaces[box.tileSlots[map]!.space]!)
    return [speaker.text('in-city', { name: city, n: 1 }), against(`take:${id}`, c)]
  }
  if (contract >= 0) return [speaker.text('tip-price', { n: box.offerCost[contract]! }), against(`take:${id}`, c)]
  if (view.characterOffer.includes(k)) return [speaker.text('tip-price', { n: 1 }), against(`take:${id}`, c)]
  if (view.kingTile === k)
    return [speaker.text('for-foremost', { who: nameOf(view.discs[0]!, c) }), against(`take:${id}`, c)]
  return []
}

/** What is missing for a contract, and what speaks for caution: nothing leaves the storehouse but by use (TI-7.7, 9.5, D-8). */
function caution(k: number, c: Context): Lines {
  const { view, box, seat, speaker } = c
  const p = view.players[seat]!
  const { kind } = box.tiles[k]!
  const short = kind === 'contract' ? missing(p, k, box) : []
  const stuck = p.storehouse.includes(k) ? isStuck(p, k, box) : wouldStick(k, c)
  return [
    listed(
      'missing',
      short.flatMap((n, good) =>
        n > 0 ? [speaker.text('some', { name: speaker.name('good', GOODS[good]!), n })] : [],
      ),
      c,
    ),
    (kind === 'character' || kind === 'contract') && stuck && speaker.text(`tip-stuck-${kind}`),
  ]
}

/** What is to be done with it in the storehouse: what the next space adds, where it could move in, why it can't be used. */
function stored(k: number, c: Context): Lines {
  const { view, box, seat, speaker } = c
  const p = view.players[seat]!
  const id = box.tileIds[k]!
  const { kind } = box.tiles[k]!
  switch (kind) {
    case 'helper':
      return [against(`use:${id}`, c)]
    case 'contract': {
      const space = box.contractSpaces[p.contracts.length]
      return [space && speaker.text('space-adds', { n: space.vp }), space?.pillar && speaker.text('space-frees')]
    }
    case 'character': {
      const buildings = roomsFor(p, k, box).map(room => box.buildings[box.rooms[room]!.building]!.id)
      return [
        listed(
          'may-live',
          [...new Set(buildings)].map(b => speaker.name('building', b)),
          c,
        ),
      ]
    }
    case 'crest':
      return []
  }
}

export function tile(k: number, c: Context): TooltipText {
  const { view, box, game, seat } = c
  const mine = view.players[seat]!.storehouse.includes(k)
  const owner = view.players.findIndex(p =>
    [p.storehouse, p.contracts, p.crests, p.rooms].some(list => list.includes(k)),
  )
  return {
    title: tileName(k, c),
    lines: mine
      ? [...stored(k, c), ...caution(k, c)]
      : owner >= 0
        ? [nameOf(owner, c)]
        : [...place(k, c), ...caution(k, c)],
    rule: ruleOfComponent(game, 'tile', box.tileIds[k]!),
  }
}
