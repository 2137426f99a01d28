/** What is said of the wheel and of decks while they are pointed at. */
import type { TooltipText } from '../../../board/tooltips.ts'
import { markerAt } from '../rules/pools.ts'
import { ACTIONS, type Deck, PIPS } from '../rules/terms.ts'
import { changeCost, positionOf } from '../rules/turn.ts'
import { type Context, tileName } from './tooltip-parts.ts'

/** What a die of this value brings where it lies: points for the action, and the bonus tile there (TI-5.3, 5.5). */
export function ofSector(pip: number, c: Context): string[] {
  const { view, box, seat, speaker } = c
  const at = positionOf(view, pip)
  const action = view.actions[at]!
  const marker = markerAt(view.players[seat]!, action, box)
  const tile = view.wheelTiles[at]!
  const fields = {
    action: speaker.name('action', ACTIONS[action]!),
    points: box.actionPoints[pip]! + marker,
    n: marker,
  }
  return [
    speaker.text(marker ? 'tip-marked' : 'tip-action', fields),
    ...(tile >= 0 ? [speaker.text('tip-bonus', { tile: tileName(tile, c) })] : []),
  ]
}

/** A die with this value: the goods, what its sector brings, and what each other value costs around the circle (TI-5.4, 5.8). */
export function ofPips(pip: number, context: Context): TooltipText {
  const { box, speaker } = context
  const values = Array.from({ length: PIPS }, (_, to) => ({ to, cost: changeCost(pip, to, box) }))
  const costs = [...new Set(values.map(v => v.cost))].filter(Boolean).sort((a, b) => a - b)
  const list = costs.map(n => {
    const of = values.filter(v => v.cost === n).map(v => v.to + 1)
    return speaker.text('tip-value', { values: of.join('·'), n })
  })
  return {
    rule: 'TI-5.1',
    lines: [
      speaker.text('tip-goods', { n: pip + 1 }),
      ...ofSector(pip, context),
      speaker.text('tip-change', { list: list.join(', ') }),
    ],
  }
}

/** What a deck still holds, which everybody knows; only the order is a secret (TI-2.12). Equal tiles are counted. */
export function ofDeck(id: string, c: Context): TooltipText {
  const { view, speaker } = c
  const deck = { bonus: view.bonusDeck, contract: view.contractDeck, character: view.characterDeck }[id as Deck]
  const names = new Map<string, number>()
  for (const tile of [...deck].sort((a, b) => a - b)) {
    const name = tileName(tile, c)
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  return {
    title: speaker.text(`deck-${id as Deck}`, { n: deck.length }),
    rule: 'TI-2.12',
    lines: [
      [...names].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(' · '),
      id === 'character' && view.discards.length > 0 && speaker.text('tiles-discarded', { n: view.discards.length }),
    ],
  }
}
