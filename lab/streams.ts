/**
 * Chance by purpose: the n-th die of a kind, the n-th card of a deck. In a usual match all chance is one stream, so after the first different move
 * two matches of one deal share nothing any more.
 */
import {
  type Game,
  listening,
  type Match,
  moveRow,
  type RecordedNote,
  recorder,
  type Seat,
  seeded,
  splitWord,
} from '@loggia/core'

export class Streams {
  readonly #game: Game
  readonly #seed: string
  /** How often something of each kind was revealed. */
  readonly #times = new Map<string, number>()

  constructor(game: Game, seed: string) {
    this.#game = game
    this.#seed = seed
  }

  /**
   * Plays a legal move. Before each thing that it reveals, the table's chance becomes that of its kind; a trial tells what comes next.
   * The rules know nothing of it, so such a match cannot be replayed from its seed.
   */
  play(match: Match, seat: Seat, move: number): void {
    const game = this.#game
    const ahead = match.foresee(seat, move)
    const row = moveRow(seat, game.format(move))
    const { rng } = match.table
    if (ahead.table.rng.every((x, k) => x === rng[k])) {
      match.append(row, row, ahead)
      return
    }
    const kinds = ahead.live.notes.filter(note => note.reveal).map(note => splitWord(game.formatNote(note.word)).verb)
    const table = game.copy(match.table)
    const notes: RecordedNote[] = []
    const all = recorder(notes)
    const next = (): void => {
      const kind = kinds.shift()
      if (kind !== undefined) table.rng.splice(0, table.rng.length, ...this.#chance(kind))
    }
    next()
    const listener: typeof all = {
      ...all,
      note(word, to, redacted, reveal) {
        all.note(word, to, redacted, reveal)
        if (reveal) next()
      },
    }
    listening(listener, () => game.play(table, seat, move))
    match.append(row, row, { ...ahead, table, live: { ...ahead.live, notes } })
  }

  #chance(kind: string): number[] {
    const times = this.#times.get(kind) ?? 0
    this.#times.set(kind, times + 1)
    return seeded(`${this.#seed}:${kind}:${times}`)
  }
}
