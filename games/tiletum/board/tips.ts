/** What is said of the wheel and of decks while they are pointed at. */
import { type BoardContext, ruleOfComponent } from '@loggia/core'
import type { TooltipText } from '../../../board/tooltips.ts'
import type { Box } from '../rules/box.ts'
import { markerAt } from '../rules/pools.ts'
import type { TiletumTable } from '../rules/table.ts'
import { ACTIONS, type Deck, PIPS } from '../rules/terms.ts'
import { changeCost, positionOf } from '../rules/turn.ts'
import { isStuck } from './stored.ts'

type Context = BoardContext<TiletumTable, Box>

/** What a die of this value brings where it lies: points for the action, and the bonus tile there (TI-5.3, 5.5). */
function brings(pip: number, { view, box, seat, speaker }: Context): string[] {
  const at = positionOf(view, pip),
    action = view.actions[at]!,
    marker = markerAt(view.players[seat]!, action, box),
    tile = view.wheelTiles[at]!,
    fields = { action: speaker.name('action', ACTIONS[action]!), points: box.actionPoints[pip]! + marker, n: marker }
  return [
    speaker.text(marker ? 'tip-marked' : 'tip-action', fields),
    ...(tile >= 0 ? [speaker.text('tip-bonus', { tile: speaker.name('tile', box.tileIds[tile]!) })] : []),
  ]
}

/** A die with this value: the goods, what its sector brings, and what each other value costs around the circle (TI-5.4, 5.8). */
export function ofPips(pip: number, context: Context): TooltipText {
  const { box, speaker } = context,
    values = Array.from({ length: PIPS }, (_, to) => ({ to, cost: changeCost(pip, to, box) })),
    costs = [...new Set(values.map(v => v.cost))].filter(Boolean).sort((a, b) => a - b),
    list = costs.map(n => {
      const of = values.filter(v => v.cost === n).map(v => v.to + 1)
      return speaker.text('tip-value', { values: of.join('·'), n })
    })
  return {
    rule: 'TI-5.1',
    lines: [
      speaker.text('tip-goods', { n: pip + 1 }),
      ...brings(pip, context),
      speaker.text('tip-change', { list: list.join(', ') }),
    ],
  }
}

/** A sector by the value that it stands for. */
export const ofValue = (pip: number, context: Context): TooltipText => ({ rule: 'TI-5.5', lines: brings(pip, context) })

/** What a deck still holds, which everybody knows; only the order is a secret (TI-2.12). Equal tiles are counted. */
export function ofDeck(id: string, { view, box, speaker }: Context): TooltipText {
  const deck = { bonus: view.bonusDeck, contract: view.contractDeck, character: view.characterDeck }[id as Deck],
    names = new Map<string, number>()
  for (const tile of [...deck].sort((a, b) => a - b)) {
    const name = speaker.name('tile', box.tileIds[tile]!)
    names.set(name, (names.get(name) ?? 0) + 1)
  }
  return {
    title: speaker.text(`deck-${id as Deck}`, { n: deck.length }),
    rule: 'TI-2.12',
    lines: [[...names].map(([name, n]) => (n > 1 ? `${name} ×${n}` : name)).join(' · ')],
  }
}

/** Whether there would be no place left for it on the own board, were it taken: then it lies in the storehouse for good (TI-9.5, D-8). */
export function wouldStick(tile: number, { view, box, seat }: Pick<Context, 'view' | 'box' | 'seat'>): boolean {
  const p = view.players[seat]!,
    { kind } = box.tiles[tile]!
  if (kind !== 'contract') return isStuck(p, tile, box)
  const stored = p.storehouse.filter(k => box.tiles[k]!.kind === 'contract').length
  return p.contracts.length + stored >= box.contractSpaces.length
}

/** A tile: what its position costs in the offer, and the trap of taking what can never be placed. */
export function ofTile(tile: number, context: Context): TooltipText {
  const { view, box, seat, speaker } = context,
    at = view.contractOffer.indexOf(tile),
    { kind } = box.tiles[tile]!,
    mine = view.players[seat]!.storehouse.includes(tile)
  return {
    rule: ruleOfComponent(context.game, 'tile', box.tileIds[tile]!),
    lines: [
      at >= 0 && speaker.text('tip-price', { n: box.offerCost[at]! }),
      !mine && (kind === 'character' || kind === 'contract') && wouldStick(tile, context)
        ? speaker.text(`tip-stuck-${kind}`)
        : '',
    ],
  }
}
