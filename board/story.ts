/** What the log of any game tells of a row. */
import { type Heard, type Lexicon, type LogEntry, read, type VerbOf, type WordOf } from '@loggia/core'

export interface Telling<V extends Lexicon, N extends Lexicon> {
  verbs: V
  notes: N
  /** Notes that say what their move says, but as something that happened. */
  echo: { readonly [K in VerbOf<V>]?: WordOf<N>['kind'] }
  /** Notes that are told elsewhere. */
  silent?: readonly WordOf<N>['kind'][]
}

/** What was heard: a note, taken apart; without one a move that was forced. */
export interface Line<N extends Lexicon> {
  heard: Heard
  note: WordOf<N> | undefined
}

/** A row as it is told: first the note that echoes the move, else the move; then what else was heard, but for what is no news. */
export function storyOf<V extends Lexicon, N extends Lexicon>(
  entry: LogEntry,
  { verbs, notes, echo, silent = [] }: Telling<V, N>,
): { head: string; rest: Line<N>[] } {
  const lines = entry.heard.map(
    (heard): Line<N> => ({ heard, note: heard.by === undefined ? read(notes, heard.word) : undefined }),
  )
  const move = read(verbs, entry.move)
  const echoed = move && echo[move.kind as VerbOf<V>]
  const head = (echoed && lines.find(l => l.note?.kind === echoed)?.heard.word) ?? entry.move
  return {
    head,
    rest: lines.filter(({ heard, note }) =>
      note
        ? heard.word !== head && !silent.includes(note.kind)
        : // That somebody had to say "done" is no news; what else was forced is.
          heard.word !== head && read(verbs, heard.word)?.args.length !== 0,
    ),
  }
}

/** A row as far as each turn goes that passes in it: a note says whose begins, and (`part`) that a part of the match does. Of a turn that only begins there is nothing to tell. */
export function turnsIn<N extends Lexicon>(entry: LogEntry, notes: N, part?: WordOf<N>['kind']): LogEntry[] {
  const parts: LogEntry[] = [{ ...entry, heard: [] }]
  const { seq } = entry
  for (const heard of entry.heard) {
    const note = heard.by === undefined ? read<Lexicon>(notes, heard.word) : undefined
    if (note?.kind === 'turn') parts.push({ seq, seat: Number(note.args[0]), move: '', heard: [] })
    else if (part && note?.kind === part) parts.push({ seq, seat: entry.seat, move: '', heard: [heard] })
    else parts.at(-1)!.heard.push(heard)
  }
  return parts.length > 1 ? parts : [entry]
}

/** Neighbours of the same key as one, each of the others (without a key) alone. */
export function runs<X>(list: readonly X[], key: (x: X) => unknown): X[][] {
  const all: X[][] = []
  for (const x of list) {
    const last = all.at(-1)
    if (last && key(x) !== undefined && key(x) === key(last[0]!)) last.push(x)
    else all.push([x])
  }
  return all
}
