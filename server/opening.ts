/** How a match comes into memory: from a table a few rows ago and the rows since; whoever wants to know more of it has it made again of all its rows. */
import { type Game, Match, type Row, recordedRow, type Table } from '@loggia/core'
import { boxHash, findGame, type Games, type Hosted } from './hosted.ts'
import { Refusal } from './refusal.ts'
import type { MatchMeta, Store } from './store.ts'

/** A match without what happens to it. */
export interface OpenedMatch {
  hosted: Hosted
  /** The box as JSON where it is not the one that new matches are begun with. */
  olderBox: unknown
  match: Match
}

/** So many rows lie between two snapshots, and at least so many behind one: whoever opens the match then knows who may take something back. */
const EVERY = 48,
  BEHIND = 16

export class Opener {
  readonly #store: Store
  readonly #games: Games
  readonly #older = new Map<string, { game: Game; box: unknown }>()

  constructor(store: Store, games: Games) {
    this.#store = store
    this.#games = games
  }

  /** A match, with its newest rows. Refuses when its game is not played here, or by other rules. */
  async open(meta: MatchMeta): Promise<OpenedMatch> {
    const hosted = findGame(this.#games, meta.game)
    if (!hosted || hosted.game.rules !== meta.rules) throw new Refusal(409, 'other-rules')
    const [{ game, box: olderBox }, snapshot] = await Promise.all([
      this.#gameWith(hosted, meta.box),
      meta.status === 'running' && meta.seq > EVERY ? this.#store.snapshot(meta.id) : undefined,
    ])
    const rows = await this.#rows(meta.id, snapshot?.rules === meta.rules ? snapshot.seq : 0)
    const late = snapshot?.rules === meta.rules ? lateMatch(game, meta, snapshot, rows) : undefined
    const match = late ?? wholeMatch(game, meta, snapshot?.rules === meta.rules ? await this.#rows(meta.id, 0) : rows)
    return { hosted, olderBox, match }
  }

  /** The same match made of all its rows; with its log. */
  async whole(meta: MatchMeta, { game }: Match): Promise<Match> {
    return wholeMatch(game, meta, await this.#rows(meta.id, 0))
  }

  /** Keeps a snapshot where it is time for one. Nothing depends on it: whatever goes wrong, a match is made of its rows. */
  async keep(id: string, match: Match, written: number): Promise<void> {
    const before = match.seq - written,
      at = match.seq - BEHIND
    if (Math.floor(before / EVERY) === Math.floor(match.seq / EVERY) || at <= match.first || match.over) return
    await this.#store.saveSnapshot(id, at, match.game.rules, JSON.stringify(match.tableAt(at)))
  }

  async #rows(id: string, after: number): Promise<Row[]> {
    return (await this.#store.since(id, after))?.rows ?? []
  }

  async #gameWith(hosted: Hosted, hash: string): Promise<{ game: Game; box: unknown }> {
    if (hash === (await boxHash(hosted.box))) return { game: hosted.game, box: undefined }
    const known = this.#older.get(hash)
    if (known) return known
    const box = await this.#store.box(hash)
    if (!box) throw new Refusal(409, 'other-rules')
    const older = { game: hosted.withBox(box), box }
    this.#older.set(hash, older)
    return older
  }
}

const recordOf = (meta: MatchMeta, rows: readonly Row[]) => ({
  rules: meta.rules,
  box: meta.box,
  seats: meta.seats.length,
  options: meta.options,
  seed: meta.seed,
  rows: rows.map(recordedRow),
})
const wholeMatch = (game: Game, meta: MatchMeta, rows: readonly Row[]): Match => new Match(game, recordOf(meta, rows))

/** From a snapshot; undefined where something since reaches behind it. */
function lateMatch(
  game: Game,
  meta: MatchMeta,
  { seq, table }: { seq: number; table: string },
  rows: readonly Row[],
): Match | undefined {
  try {
    const match = new Match(game, { ...recordOf(meta, rows), start: JSON.parse(table) as Table }, seq)
    return match.certain ? match : undefined
  } catch {
    return undefined
  }
}
