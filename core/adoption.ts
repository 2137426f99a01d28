/**
 * Adoption: a match that was begun by older rules goes on by newer ones, where these find every row legal and show players the same. What players
 * saw is remembered as marks, so the older rules are not needed for it.
 */
import { canonicalJson } from './canonical.ts'
import { type Game, movesOf } from './game.ts'
import { NO_SUCH_MOVE, OK } from './lexicon.ts'
import type { MatchRecord } from './match-record.ts'
import { Match } from './match.ts'
import { seeded } from './random.ts'
import { adoptRow, adopts, readBy, rowOf } from './rows.ts'
import { acting, listOf, SPECTATOR, type Table } from './table.ts'

/** What players see at a table, by what it is about: a fingerprint of each. Parts of views are named by their path: `view.players[].coins`. */
export type Mark = Readonly<Record<string, string>>

/** Between two marks of a match. */
export const MARK_EVERY = 64

/** A text of 32 characters: equal for equal texts, and hardly ever else. Nobody gains by making two alike. */
const fingerprint = (text: string): string =>
  seeded(text)
    .map(n => (n >>> 0).toString(16).padStart(8, '0'))
    .join('')

/** What players see at that table. */
export function markOf<T extends Table>(game: Game<T>, t: T): Mark {
  const scores = game.scores(t)
  const asked = game.over(t) ? [] : listOf(acting(t))
  const said = new Map<string, unknown[]>()
  const hear = (path: string, value: unknown): void => {
    if (Array.isArray(value) && value.some(v => typeof v === 'object' && v !== null)) {
      // How many there are is seen as well as what they are.
      hear(`${path}.length`, value.length)
      for (const v of value) hear(`${path}[]`, v)
    } else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, v] of Object.entries(value)) hear(`${path}.${key}`, v)
    else said.set(path, [...(said.get(path) ?? []), value])
  }
  hear(
    'totals',
    scores.map(s => s.total),
  )
  hear('ranks', [...game.ranks(t)])
  hear('asked', asked)
  for (const seat of asked)
    hear(
      'legal',
      movesOf(game, t, seat)
        .map(move => game.format(move))
        .sort(),
    )
  for (const viewer of [...scores.map(s => s.seat).filter(seat => seat < SPECTATOR), SPECTATOR])
    hear('view', game.view(t, viewer))
  return Object.fromEntries([...said].map(([path, values]) => [path, fingerprint(canonicalJson(values))]))
}

/** What two marks tell differently, of that which both tell: a field that only one version has forbids nothing. */
export const differences = (a: Mark, b: Mark): string[] =>
  Object.keys(a).filter(path => path in b && a[path] !== b[path])

/** Why a match can't go on by newer rules. */
export interface Unadoptable {
  /** After this many rows; 0 if these rules do not know the older ones. */
  seq: number
  /** A reason against the row, or what players would see changed. */
  because: string
}

/**
 * A record of older rules as a match by this game's, its last row says so; or why not. `marks`: what players saw after row `seq`.
 * Rules that are at fault on it say so as well.
 */
export function adopt<T extends Table>(
  game: Game<T>,
  record: MatchRecord,
  marks: readonly { seq: number; mark: Mark }[],
): Match<T> | Unadoptable {
  const older = adopts(game, record.rules)
  if (!older) return { seq: 0, because: `${game.rules} knows nothing of ${record.rules}` }
  const { rows: recorded, ...head } = record
  const rows = [...recorded.map(rowOf), adoptRow(record.rules)]
  const read = readBy(game, rows)
  const seen = new Map(marks.map(m => [m.seq, m.mark]))
  let seq = 0
  try {
    const match = new Match<T>(game, { ...head, rules: game.rules, rows: [] })
    const changed = () => {
      const mark = seen.get(seq)
      // What was legal is remembered in words: where these are said otherwise now it can't be compared.
      return mark ? differences(mark, markOf(game, match.table)).filter(path => !(older.word && path === 'legal')) : []
    }
    for (const [k, row] of rows.entries()) {
      const now = changed()
      if (now.length) return { seq, because: now.join(', ') }
      seq = k + 1
      const reason = match.append(row, read[k])
      if (reason !== OK)
        return {
          seq,
          because:
            typeof reason !== 'number' ? reason : reason === NO_SUCH_MOVE ? 'no such move' : game.reason(reason).code,
        }
    }
    return match
  } catch (error) {
    return { seq, because: (error as Error).message }
  }
}
