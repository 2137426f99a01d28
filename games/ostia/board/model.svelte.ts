/** What the parts of a board share besides the board itself: whose harbour it is, what it would become, and what the last turn left behind. */
import { asked } from '@loggia/core'
import { untrack } from 'svelte'
import type { Interaction } from '../../../board/interaction.svelte.ts'
import type { Box } from '../rules/box.ts'
import type { OstiaTable } from '../rules/table.ts'
import { trace, type Trail } from './story.ts'

export class Model {
  readonly #board: Interaction<OstiaTable, Box, Model>
  readonly h = $derived.by(() => this.#board.view.harbours[this.#board.seat]!)
  /** The same harbour after the move that is pointed at. */
  readonly next = $derived.by(() => this.#board.after?.harbours[this.#board.seat] ?? this.h)
  readonly colour = $derived.by(() => this.#board.seats[this.#board.seat]!.colour)
  readonly step = $derived.by(() => asked(this.#board.view, this.#board.seat))
  /** Where the last turn went, until somebody else's is shown. */
  trail = $state.raw<Trail | null>(null)

  constructor(board: Interaction<OstiaTable, Box, Model>) {
    this.#board = board
    $effect(() => {
      const { last, box } = board
      const old = untrack(() => this.trail)
      this.trail = last && trace(old, last.entry, box)
    })
  }
}
