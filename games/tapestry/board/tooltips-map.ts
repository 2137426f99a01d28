/** What a tooltip says about the map: a hex with its land, its tile and who stands there, and what a tile would score. */
import type { TooltipText } from '../../../board/tooltips.ts'
import { asked } from '@loggia/core'
import { modified } from '../rules/listeners.ts'
import { controller, isExplored, worldOf } from '../rules/map.ts'
import { isRival } from '../rules/table.ts'
import { BOTH, BOTH_IF_OPPONENT, kindOf, NONE, seatOf, TERRAINS, TOKENS, TOKENS_PER_HEX } from '../rules/terms.ts'
import { alignment } from '../rules/map.ts'
import { SIDES } from '../rules/world.ts'
import { against, brings, type Context, type Lines, listed, nameOf } from './tooltip-parts.ts'

const landNames = (land: number, { speaker }: Context): string[] =>
  TERRAINS.flatMap((id, k) => (k && (land >> k) & 1 ? [speaker.name('terrain', id)] : []))

export function hex(k: number, c: Context): TooltipText {
  const { view, box, seat, speaker } = c
  const world = worldOf(view, box)
  const cell = world.hexes[k]
  const id = box.hexIds[k]!
  const tile = view.tiles[k]!
  if (!cell) return { rule: 'TA-2.1' }
  const explored = isExplored(view, k, box)
  const land = tile === NONE ? cell.land : box.territories[tile]!.land
  const tokens = Array.from({ length: TOKENS_PER_HEX }, (_, n) => view.tokens[k * TOKENS_PER_HEX + n]!).filter(
    x => x !== NONE,
  )
  const owner = controller(view, k)
  const step = asked(view, seat)
  const starts = view.players.flatMap((p, s) =>
    p.capital !== NONE && world.starts[p.capital] === k ? [speaker.text('start-of', { who: nameOf(s, c) })] : [],
  )
  return {
    lines: [
      !explored && speaker.text('unexplored'),
      explored && listed('land', landNames(land, c), c),
      ...starts,
      tile !== NONE && listed('tile-brings', [brings('territory', box.territories[tile]!.id, c)], c),
      listed(
        'stands-here',
        tokens.map(x => `${nameOf(seatOf(x), c)}: ${speaker.text(`token-${TOKENS[kindOf(x)]!}`)}`),
        c,
      ),
      owner !== NONE && speaker.text('controlled-by', { who: nameOf(owner, c) }),
      tokens.length === TOKENS_PER_HEX && speaker.text('closed-for-good'),
      step?.do === 'lay' && !explored && bestLine(step.tile, k, c),
      ...(step?.do === 'conquer' && explored ? battle(k, step.dice, c) : []),
      step?.do === 'conquer' && against(`conquer:${id}`, c),
      step?.do === 'lay' && against(`lay:${id},0`, c),
    ],
    said: [
      listed(
        'neighbours',
        cell.neighbours.flatMap(n => {
          if (n === NONE) return []
          const by = controller(view, n)
          const land = isExplored(view, n, box) ? '' : ` ${speaker.text('unexplored')}`
          return [`${speaker.name('hex', box.hexIds[n]!)}${by === NONE ? land : ` ${nameOf(by, c)}`}`]
        }),
        c,
      ),
    ],
    rule: explored ? 'TA-7.2' : 'TA-6.1',
  }
}

/**
 * Who would defend a hex, and with what (TA-7.6): a number of cards in hand, NONE if no trap can be sprung; nobody, no
 * defence.
 */
export function defenceOf(hex: number, { view, box, seat }: Context): { by: number; cards: number } | undefined {
  const by = controller(view, hex)
  const p = view.players[by]
  if (!p || by === seat) return undefined
  const safe = p.finished || modified(view, seat, 'immune-to-traps', box)
  return { by, cards: safe ? 0 : isRival(view, by) ? view.solo!.cards.length : p.hand.length }
}
/** What a conquest there would meet, and whether it brings both dice (TA-7.8). */
function battle(hex: number, dice: number, c: Context): Lines {
  const { view, box, seat, speaker } = c
  const defence = defenceOf(hex, c)
  const both =
    dice === BOTH || (defence && (dice === BOTH_IF_OPPONENT || modified(view, seat, 'both-dice-if-opponent', box)))
  return [
    defence
      ? speaker.text(defence.cards ? 'defended' : 'defended-bare', { who: nameOf(defence.by, c), n: defence.cards })
      : controller(view, hex) === NONE && speaker.text('undefended'),
    both && speaker.text('both-dice'),
  ]
}

/** The most that a tile would score there, whichever way it is turned. */
function bestLine(tile: number, hex: number, { view, box, speaker }: Context): string {
  const points = Array.from({ length: SIDES }, (_, r) => alignment(view, tile, hex, r, box))
  return speaker.text('aligned', { n: Math.max(...points) })
}
