/**
 * What the places of this board share: the viewer, the estate shown below, the tile in hand, the object that is looked
 * at.
 */
import { asked, splitTarget } from '@loggia/core'
import type { Interaction } from '../../../board/interaction.svelte.ts'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { OBJECTS } from '../rules/terms.ts'
import { Ghost } from './ghost.svelte.ts'
import { startOf } from './people.ts'
import { bargainOf } from './scene.ts'

export type Shared = Interaction<PrincesTable, Box, Sight>

export class Sight {
  readonly #board: Shared
  readonly ghost: Ghost
  /** What the Automa has done last, and why; it stays until the Automa does something else. */
  why = $state.raw<readonly string[]>([])

  constructor(board: Shared) {
    this.#board = board
    this.ghost = new Ghost(() => ({ ...board.context, seat: this.below }))
  }

  /** The viewer, −1 for a spectator. */
  looks = $derived.by(() => (this.#board.viewer < this.#board.seats.length ? this.#board.viewer : -1))
  /** Whose estate is shown below: the viewer's; for a spectator that of who lies on the same desk, or of the seat that is asked. */
  below = $derived.by(() => {
    const { view, before } = this.#board
    return this.looks >= 0
      ? this.looks
      : (before ??
          Math.max(
            0,
            view.players.findIndex((_, seat) => asked(view, seat)),
          ))
  })
  /** What can be answered of a domain now, by id. */
  answers = (domain: string): string[] =>
    [...this.#board.lit.targets.keys()].flatMap(target => {
      const of = splitTarget(target)
      return of.domain === domain ? of.id : []
    })
  bargain = $derived.by(() => bargainOf(this.#board.view, this.#board.box))
  /** Whether the tile in hand can be laid on this screen. */
  placing = $derived.by(() => this.ghost.tile >= 0 && this.#board.lit.targets.size > 0)
  /** The object that is pointed at or picked, −1 for none. */
  hovered = $derived.by(() => {
    const { hover, chosen } = this.#board.lit
    return OBJECTS.findIndex(id => hover === `object:${id}` || chosen.includes(`object:${id}`))
  })
  /** The object on the block, and what it would cost the viewer now. */
  lot = $derived.by(() => {
    const { view, box } = this.#board
    for (const s of view.todo) {
      if (s.do === 'bid') return { object: s.object, price: s.bid + (s.leader === this.below ? 0 : box.raise) }
      if (s.do === 'outbid') return { object: s.object, price: view.automa!.bids[s.object]! + box.automa.above }
      if (s.do === 'settle') return { object: s.object, price: s.price }
    }
    return null
  })
  /** The object that is looked at, −1 for none, and what it would cost in hundreds. */
  object = $derived.by(() => (this.hovered >= 0 ? this.hovered : (this.lot?.object ?? -1)))
  price = $derived.by(() => {
    const { view, box } = this.#board
    const { last, opening } = startOf(view, box)
    if (this.lot && this.object === this.lot.object) return this.lot.price
    return view.todo.some(s => s.do === 'last') ? last : opening
  })

  /** Lays the tile where it is held: turn and square, as the list of choices has them. */
  lay = (): void => {
    if (!this.placing) return
    const { onpick, onwhy } = this.#board.props()
    const { target, why } = this.ghost
    if (why) onwhy(target)
    else onpick(target)
  }
}
