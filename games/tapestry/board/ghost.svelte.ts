/** A thing that is held over the own capital: how it is turned, where it lies, and what the rules say to that. */
import { asked, OK } from '@loggia/core'
import type { Interaction } from '../../../board/interaction.svelte.ts'
import { type Cell, middle } from '../../../board/squares.ts'
import type { Box } from '../rules/box.ts'
import { shapeOf } from '../rules/capital.ts'
import { BANDS, CORNERS, columnOfCorner, cornerOf, OVERHANG, rowOfCorner, SIDE } from '../rules/shapes.ts'
import type { Player, TapestryTable } from '../rules/table.ts'
import { NONE } from '../rules/terms.ts'
import { V } from '../rules/words.ts'

type Board = Interaction<TapestryTable, Box, Ghost>

export class Ghost {
  readonly #board: Board
  #turn = $state(0)
  /** Where the middle of the shape is held. */
  #at = $state<Cell | null>(null)
  constructor(board: Board) {
    this.#board = board
  }

  /** The thing that is to be placed now on this screen, NONE for none. */
  thing = $derived.by(() => {
    const { view, seat, lit } = this.#board
    const step = asked(view, seat)
    return step?.do === 'place' && lit.targets.size ? step.thing : NONE
  })
  #shape = $derived.by(() => (this.thing === NONE ? null : shapeOf(this.thing, this.#board.box)))
  turns = $derived(this.#shape?.masks.length ?? 0)
  turn = $derived(this.turns ? this.#turn % this.turns : 0)
  /** The turned shape, from 0, 0. */
  cells = $derived<readonly Cell[]>(this.#shape?.cells[this.turn] ?? [])
  /** The plot of the shape by which it is held: of its own, the one nearest to its middle. */
  #grip = $derived.by((): Cell => {
    if (!this.cells.length) return [0, 0]
    const [x, y] = middle(this.cells)
    const far = ([r, c]: Cell) => Math.hypot(c + 0.4 - x, r + 0.4 - y)
    return this.cells.reduce((a, b) => (far(b) < far(a) ? b : a))
  })
  /** Plots at which it can be held as it is turned now, `row column`. */
  open = $derived.by((): ReadonlySet<string> => {
    const all = new Set<string>()
    if (this.thing === NONE) return all
    for (let corner = 0; corner < CORNERS; corner++)
      if (this.#fits(this.turn, corner))
        all.add(`${rowOfCorner(corner) + this.#grip[0]} ${columnOfCorner(corner) + this.#grip[1]}`)
    return all
  })
  /** Where its upper left corner lies: where it is held, else at the first place that fits. */
  corner = $derived.by(() => {
    if (this.thing === NONE) return NONE
    const at = this.#at
    if (!at) return this.#first
    const [row, column] = [at[0] - this.#grip[0], at[1] - this.#grip[1]].map(n =>
      Math.max(-OVERHANG, Math.min(SIDE - 1, n)),
    )
    return cornerOf(row!, column!)
  })
  /** Rather where nothing hangs over the edge. */
  #first = $derived.by(() => {
    const all = Array.from({ length: CORNERS }, (_, corner) => corner).filter(corner => this.#fits(this.turn, corner))
    const within = (n: number) => n >= 0 && n < SIDE
    return (
      all.find(corner =>
        this.cells.every(([r, c]) => within(r + rowOfCorner(corner)) && within(c + columnOfCorner(corner))),
      ) ??
      all[0] ??
      NONE
    )
  })
  /** The plots under it. */
  under = $derived<readonly Cell[]>(
    this.corner === NONE
      ? []
      : this.cells.map(([r, c]): Cell => [r + rowOfCorner(this.corner), c + columnOfCorner(this.corner)]),
  )
  fits = $derived(this.corner !== NONE && this.#fits(this.turn, this.corner))
  /** What the move that lays it here is about. */
  target = $derived(
    this.corner === NONE ? '' : `turn:${this.turn} corner:r${rowOfCorner(this.corner)}c${columnOfCorner(this.corner)}`,
  )
  /** The own capital with it. */
  filled = $derived.by((): readonly number[] => {
    const { view, seat } = this.#board
    const { filled } = view.players[seat]!
    const mask = this.#shape?.masks[this.turn]
    return mask && this.fits ? filled.map((band, k) => band | mask[this.corner * BANDS + k]!) : filled
  })

  #fits(turn: number, corner: number): boolean {
    const { game, view, seat } = this.#board
    return game.why(view, seat, V.place(turn, corner)) === OK
  }
  hold(row: number, column: number): void {
    this.#at = [row, column]
  }
  rotate(): void {
    this.#turn = this.turn + 1
  }
  /** Lays it down where it is held, or asks why it can't lie there. */
  lay = (): void => {
    const { onpick, onwhy } = this.#board.props()
    if (this.fits) onpick(this.target)
    else if (this.target) onwhy(this.target)
  }
}

/** What is filled of a capital, plot by plot. */
export const isFilled = (filled: Player['filled'] | readonly number[], row: number, column: number): boolean =>
  ((filled[Math.floor(row / BANDS)]! >> ((row % BANDS) * SIDE + column)) & 1) === 1
