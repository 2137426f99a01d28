/** When turns begin, which is what a clock's increment is for: as the game says it, and where it says nothing, whenever a seat is asked that was not. */
import type { Game } from './game.ts'
import { splitWord } from './lexicon.ts'
import { listening, type RecordedNote, recorder } from './notes.ts'
import type { Row } from './rows.ts'
import { acting, listOf, type Seat, type SeatSet, type Table } from './table.ts'

/** The seats whose turns begin with a move, by the notes heard. `before`, `after`: the seats asked. */
export function turnsBegun(
  { turns, formatNote }: Pick<Game, 'turns' | 'formatNote'>,
  notes: readonly RecordedNote[],
  before: SeatSet,
  after: SeatSet,
): Seat[] {
  if (!turns) return listOf(after & ~before)
  return notes.flatMap(({ word, by }) => {
    const { verb, ids } = by === undefined ? splitWord(formatNote(word)) : { verb: '', ids: [] }
    return turns.includes(verb) ? [Number(ids[0])] : []
  })
}

/** The seats whose turns these rows begin, in order, at that table. It stays as it is. */
export function turnsOf<T extends Table>(game: Game<T>, table: T, rows: readonly Row[]): Seat[] {
  const t = game.copy(table)
  return rows.flatMap(({ kind, seat, word }) => {
    if (kind !== 'move') return []
    const notes: RecordedNote[] = []
    const before = acting(t)
    listening(recorder(notes), () => game.play(t, seat, game.parse(word)))
    return turnsBegun(game, notes, before, acting(t))
  })
}
