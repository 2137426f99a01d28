/** A puzzle at a table: one decision of a bots' match, as its seat saw it. An answer is judged by what is known of it, and nothing is played. */
import {
  type Lit,
  matchOf,
  type Puzzle,
  type Refusal,
  type Seat,
  type Table,
  type Target,
  targetsOf,
} from '@loggia/core'
import { sayLearn } from '#lib/words/learn.ts'
import { sayPuzzle } from '#lib/words/puzzles.ts'
import type { LoadedGame } from '../games.ts'
import type { Guide, Said } from '../learn/guide.ts'
import { stateHere } from '../study/state.ts'
import { TableStore } from '../table/store.svelte.ts'
import { addressOf } from './of.ts'
import { tried } from './progress.ts'
import { tell } from './tries.ts'

/** Whether an answer is the best one, within an error of it, or worse. */
export type Verdict = 'best' | 'near' | 'wrong'

export class PuzzleStore extends TableStore implements Guide {
  readonly waiting = false
  readonly mayTry = false
  readonly record = undefined
  readonly sending = []
  readonly mayTakeBack = undefined
  readonly mine: readonly Seat[]
  override readonly guide: Guide = this
  readonly kind = 'puzzle'
  readonly puzzle: Puzzle
  readonly title: string
  /** Where to go on to: the next one that is not solved here. */
  readonly next: string | undefined
  readonly list: string
  readonly #match
  /** What was answered, in notation; empty before. */
  answer = $state('')
  /** The best answer is told. */
  told = $state(false)
  said = $state.raw<Said | null>(null)

  /** The puzzle at that place among all of its game. */
  constructor(loaded: LoadedGame, puzzles: readonly Puzzle[], at: number, next: Puzzle | undefined) {
    const puzzle = puzzles[at]!
    const match = matchOf(loaded.game, puzzle.at)
    const title = sayPuzzle('title', { k: at + 1, n: puzzles.length })
    const { id: game } = loaded.game
    const state = stateHere(match, {
      id: `${game}-${puzzle.id}`,
      game,
      name: title,
      seats: Array.from({ length: puzzle.at.seats }, (_, seat) => ({
        seat,
        kind: seat === puzzle.seat ? 'person' : 'bot',
        name: seat === puzzle.seat ? sayLearn('picture_you') : sayPuzzle('bot', { k: seat + 1 }),
        you: seat === puzzle.seat,
      })),
      eyes: puzzle.seat,
      mayTakeBack: [],
    })
    super(state.id, loaded, state)
    this.puzzle = puzzle
    this.mine = [puzzle.seat]
    this.title = title
    this.next = next && addressOf(game, next)
    this.list = `/about/${game}#puzzles`
    this.#match = match
  }

  table = $derived.by(() => this.state.view)
  log = $derived.by(() => this.state.log)
  verdict = $derived.by((): Verdict | undefined => {
    const { right } = this.puzzle
    if (!this.answer) return undefined
    return this.answer === right[0] ? 'best' : right.includes(this.answer) ? 'near' : 'wrong'
  })
  shown = $derived.by(() => [this.answer, this.told, this.said])
  /** Who has answered is asked nothing until they try again. */
  override me = $derived.by((): Seat | undefined => (this.answer || this.told ? undefined : this.puzzle.seat))

  open(): void {
    /* all of it is here */
  }
  close(): void {}
  takeBack(): Promise<void> {
    return Promise.resolve()
  }
  tableAt(seq: number): Promise<Table> {
    return Promise.resolve(this.loaded.game.view(this.#match.tableAt(seq), this.puzzle.seat))
  }

  act(_seat: Seat, move: string): void {
    this.answer = move
    this.said = null
    this.told = this.verdict !== 'wrong'
    this.#count(this.told)
  }
  tryAgain(): void {
    this.answer = ''
  }
  tell(): void {
    this.said = null
    this.told = true
    this.#count(false)
  }
  /** What one tries first is counted, and without saying who it was. */
  #count(right: boolean): void {
    const { id: game } = this.loaded.game
    const { id: puzzle } = this.puzzle
    if (tried(game, puzzle, right)) tell({ game, puzzle, right })
  }

  /** After an answer only that is lit, and then the best one. */
  lights(lit: Lit): Lit {
    const word = this.told ? this.puzzle.right[0]! : this.answer
    return word ? { ...lit, targets: new Map(), chosen: targetsOf(this.loaded.game, word) } : lit
  }
  wants(): boolean {
    return false
  }
  refused(_target: Target, { sentence, rule, text }: Refusal): void {
    if (this.me !== undefined) this.said = { sentence, more: text, rule }
  }
}
