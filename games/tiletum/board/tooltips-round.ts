/** How a round stands, for tooltips: what fairs bring to each player, and corruption. */
import { signed } from '@loggia/core'
import type { TooltipText } from '../../../board/tooltips.ts'
import { fairWorth, takesPart } from '../rules/fair.ts'
import { brings, type Context, nameOf } from './tooltip-parts.ts'

/** A fair by its tile: where and when, what one of it is worth, and what it would bring each player now. */
export function fair(id: string, c: Context): TooltipText {
  const { view, box, speaker } = c
  const k = box.fairs.findIndex(f => f.id === id)
  const nth = view.fairTiles.indexOf(k)
  const { vp, mode } = box.fairs[k]!
  if (nth < 0) return { lines: [brings('fair', id, c)], rule: 'TI-11.2' }
  const then = { ...view, round: nth + 1 }
  const board = box.fairVp[nth]!
  const each = { n: board + vp, board, tile: vp }
  return {
    title: speaker.text('fair-at', { n: nth + 1, name: speaker.name('space', box.spaces[view.fairCities[nth]!]!) }),
    lines: [
      brings('fair', id, c),
      speaker.text(mode === 'king-track' ? 'fair-adds' : 'fair-each-is', each),
      ...(nth + 1 < view.round
        ? [speaker.text('fair-over')]
        : view.players.map((_, seat) =>
            takesPart(then, seat, box)
              ? speaker.text('fair-now', { who: nameOf(seat, c), n: signed(fairWorth(then, seat, box)) })
              : speaker.text('fair-without', { who: nameOf(seat, c), n: signed(fairWorth(then, seat, box)) }),
          )),
    ],
    rule: mode === 'king-track' ? 'TI-11.4' : 'TI-11.1',
  }
}

/** The n-th corruption token of the round, in the order in which they are revealed. */
export function token(id: string, c: Context): TooltipText {
  const { view, box, speaker } = c
  const shown = view.corruption[Number(id)]
  const hidden = box.tokens.filter((_, k) => !view.corruption.includes(k))
  const values = [...new Set(hidden)].sort((a, b) => a - b)
  return {
    title: speaker.text('corruption'),
    lines:
      shown === undefined
        ? [
            speaker.text('token-hidden', { n: Number(id) + 1 }),
            speaker.text('tokens-left', {
              list: values.map(v => `${v} × ${hidden.filter(h => h === v).length}`).join(', '),
            }),
          ]
        : [speaker.text('token-shown', { n: box.tokens[shown]! })],
    rule: 'TI-4.1',
  }
}
