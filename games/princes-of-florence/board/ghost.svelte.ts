/** A tile that is held over an estate, or over two side by side: how it is turned, where it lies, and what the rules say to that. */
import { asked, type BoardContext, movesOf, OK, type Seat } from '@loggia/core'
import type { Box } from '../rules/box.ts'
import type { PrincesTable } from '../rules/table.ts'
import { V } from '../rules/verbs.ts'
import { type Cell, SIDE, squareId } from './plan.ts'
import { bothSides, flipped, gripOf, positionsOf, rotated, TURNS, within } from './positions.ts'

/** What the ghost must know: whose question it is, and the view. */
export type Ground = BoardContext<PrincesTable, Box>

export class Ghost {
  readonly #ground: () => Ground
  /** Number of the turn (0 to 3 clockwise, 4 to 7 flipped before), and the square of the frame's upper left corner. */
  turn = $state(0)
  #corner = $state(0)

  constructor(ground: () => Ground) {
    this.#ground = ground
  }

  #step = $derived.by(() => {
    const { view, seat } = this.#ground()
    const step = seat >= 0 && seat < view.players.length ? asked(view, seat) : undefined
    return step?.do === 'site' || step?.do === 'span' ? step : null
  })
  /** The tile to be placed now, −1 for none. */
  tile = $derived(this.#step?.do === 'site' ? this.#step.tile : this.#step?.do === 'span' ? this.#step.building : -1)
  /** The estates on which it may lie. */
  boards = $derived.by((): readonly Seat[] => {
    const { view, box, seat } = this.#ground()
    return this.#step?.do === 'span' ? bothSides(view, this.#step.builder, this.#step.edge, box) : [seat]
  })
  columns = $derived(this.boards.length * SIDE)
  #positions = $derived.by(() => (this.tile < 0 ? null : positionsOf(this.#ground().box, this.tile)))
  /** The turned shape, from 0, 0. */
  cells = $derived<Cell[]>(this.#positions?.cells[this.turn] ?? [])
  #grip = $derived(gripOf(this.cells))
  corner = $derived(
    within(this.cells, Math.floor(this.#corner / this.columns), this.#corner % this.columns, this.columns),
  )
  /** The squares under it. */
  under = $derived<Cell[]>(
    this.cells.map(([r, c]): Cell => [r + Math.floor(this.corner / this.columns), c + (this.corner % this.columns)]),
  )
  /** What the move that lays it down here is about: turn and square in one. */
  target = $derived(`turn:${TURNS[this.turn]} ${this.#domain()}:${squareId(this.corner, this.columns)}`)
  /** Why it can't lie here; null when it can. */
  why = $derived.by((): { sentence: string; rule: string } | null => {
    const { view, game, seat, speaker } = this.#ground()
    if (this.tile < 0) return null
    const reason = game.why(view, seat, this.#move(this.turn, this.corner))
    if (reason === OK) return null
    const { code, rule } = game.reason(reason)
    return { sentence: speaker.reason(code), rule }
  })
  /** Squares at which it can be held, as it is turned now. */
  open = $derived.by((): ReadonlySet<number> => {
    const { view, game, seat } = this.#ground()
    return new Set(
      this.tile < 0
        ? []
        : Array.from({ length: SIDE * this.columns }, (_, square) => square).filter(
            square => game.why(view, seat, this.#move(this.turn, this.#held(square))) === OK,
          ),
    )
  })

  #domain(): string {
    return this.columns > SIDE ? 'strip' : 'square'
  }
  #move(turn: number, square: number): number {
    return this.columns > SIDE ? V.span(turn, square) : V.place(turn, square)
  }
  /** The corner of the frame when the tile is held at a square. */
  #held(square: number): number {
    return within(
      this.cells,
      Math.floor(square / this.columns) - this.#grip[0],
      (square % this.columns) - this.#grip[1],
      this.columns,
    )
  }

  /** Holds it at a square. */
  hold(square: number): void {
    this.#corner = this.#held(square)
  }
  /** Lays the first way that is legal over the estate, so that there is something to move. */
  begin(): void {
    const { view, game, seat } = this.#ground()
    const out = movesOf(game, view, seat)
    this.turn = 0
    for (let square = 0; square < SIDE * this.columns && out.length; square++)
      for (let turn = 0; turn < TURNS.length; turn++)
        if (out.includes(this.#move(turn, square))) {
          this.turn = turn
          this.#corner = square
          return
        }
  }
  /** The turn of this name. */
  pose(id: string): void {
    this.#pose(TURNS.indexOf(id))
  }
  /** Another position, held where it was. */
  #pose(turn: number): void {
    const at = this.corner + this.#grip[0] * this.columns + this.#grip[1]
    this.turn = this.#positions?.first[turn] ?? 0
    this.hold(at)
  }
  rotate(): void {
    this.#pose(rotated(this.turn))
  }
  flip(): void {
    this.#pose(flipped(this.turn))
  }
}
