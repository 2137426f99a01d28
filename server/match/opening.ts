/**
 * How a match comes into memory: from a snapshot a few rows ago and the rows since. If more is needed, it is rebuilt
 * from all rows.
 */
import {
  acting,
  adopt,
  type Game,
  MARK_EVERY,
  markOf,
  Match,
  type MatchRecord,
  type Row,
  recordedRow,
  type Table,
} from '@loggia/core'
import '@loggia/core/hash'
import { boxHash, findGame, type Games, type Hosted } from './hosted.ts'
import { progressOf, setOf } from './progress.ts'
import { finished, type OpenedMatch } from './loaded-match.ts'
import { Refusal } from '../platform/refusal.ts'
import { DEALT_BY, type Standing } from '../schema/index.ts'
import type { MatchStore } from './store.ts'
import type { MatchMeta } from './written.ts'

/**
 * At least this many rows lie behind a snapshot, so that a server that opens the match knows who may take something
 * back.
 */
const BEHIND = 16
/** For how many matches the reason why they cannot be adopted is cached. */
const KNOWN = 1_000

/** What opening a match reads and writes. */
export type OpenerStore = Pick<
  MatchStore,
  'adopt' | 'box' | 'marks' | 'saveMark' | 'saveSnapshot' | 'since' | 'snapshot' | 'writeProgress'
>

export class Opener {
  readonly #store: OpenerStore
  readonly #games: Games
  readonly #older = new Map<string, { game: Game; box: unknown }>()
  /** Why matches can't be taken over, by match and version. */
  readonly #unadoptable = new Map<string, string>()

  constructor(store: OpenerStore, games: Games) {
    this.#store = store
    this.#games = games
  }

  /** The game of a match. Refuses where it is not played here, or by a newer release. */
  #hosted(meta: MatchMeta): Hosted {
    const hosted = findGame(this.#games, meta.game)
    if (!hosted) throw new Refusal(409, 'other-rules')
    if (versionIn(meta.rules) > versionIn(hosted.game.rules)) throw new Refusal(409, 'newer-rules')
    return hosted
  }

  /**
   * Lets a match of older rules go on by those of this hall, with a row that says so; false where it is played by them already. Afterwards, or when another
   * was quicker, it is to be read again. Refuses where these rules can't take it over: then nothing has changed.
   */
  async adopt(meta: MatchMeta): Promise<boolean> {
    const hosted = this.#hosted(meta)
    if (!dealt(meta) || hosted.game.rules === meta.rules) return false
    // Repeated requests for an unplayable match replay it once.
    const version = `${meta.id} ${meta.seq} ${meta.changed}`
    const refuse = (because: string) => {
      if (this.#unadoptable.size >= KNOWN) this.#unadoptable.clear()
      this.#unadoptable.set(version, because)
      return new Refusal(409, 'other-rules', { because })
    }
    const known = this.#unadoptable.get(version)
    if (known !== undefined) throw refuse(known)
    const [{ game }, rows, marks] = await Promise.all([
      this.#gameWith(hosted, meta.box),
      this.#rows(meta.id, 0),
      this.#store.marks(meta.id),
    ])
    const found = adopt(game, recordOf(meta, rows), marks)
    if (!(found instanceof Match)) throw refuse(`row ${found.seq}: ${found.because}`)
    const asked = setOf((meta.steps ?? []).flatMap((step, seat) => (step ? [seat] : [])))
    const reached = progressOf(game, found.table, meta.seats, { before: asked, acted: 0 })
    const progress = { ...reached, ...(meta.clock ? { timed: {} } : {}) }
    // What was written with the last row is a mark, too.
    if (rows.length === meta.seq && meta.standings) {
      if ((meta.status === 'finished') !== finished(found)) throw refuse('its end')
      if (meta.status === 'running' && asked !== acting(found.table)) throw refuse('whose turn it is')
      if (!sameTotals(meta.standings, progress.standings)) throw refuse('its points')
    }
    const row = found.rows.at(-1)!
    if (await this.#store.adopt(meta.id, { seq: rows.length, changed: meta.changed }, row, game.rules, progress))
      await this.mark(meta.id, found)
    return true
  }

  /** Stores what players see of a match, at each mark. */
  async mark(id: string, match: Match): Promise<void> {
    for (let seq = MARK_EVERY; seq <= match.seq; seq += MARK_EVERY)
      await this.#store.saveMark(id, seq, markOf(match.game, match.tableAt(seq)))
  }

  /** A match, with its newest rows. Refuses when its game is not played here, or by other rules. */
  async open(meta: MatchMeta): Promise<OpenedMatch> {
    const hosted = this.#hosted(meta)
    if (dealt(meta) && hosted.game.rules !== meta.rules) throw new Refusal(409, 'other-rules')
    const [{ game, box: olderBox }, snapshot] = await Promise.all([
      this.#gameWith(hosted, meta.box),
      meta.status === 'running' && meta.seq > MARK_EVERY ? this.#store.snapshot(meta.id) : undefined,
    ])
    if (!dealt(meta)) return { hosted, olderBox, match: undefined }
    const rows = await this.#rows(meta.id, snapshot?.rules === meta.rules ? snapshot.seq : 0)
    const late = snapshot?.rules === meta.rules ? lateMatch(game, meta, snapshot, rows) : undefined
    const match = late ?? wholeMatch(game, meta, snapshot?.rules === meta.rules ? await this.#rows(meta.id, 0) : rows)
    // Begun by a release that did not write where matches stand.
    if (!meta.standings) await this.#store.writeProgress(meta.id, progressOf(game, match.table, meta.seats))
    return { hosted, olderBox, match }
  }

  /** A table as its seed deals it: with the components that it was made with, by the rules of today. */
  async deal(meta: MatchMeta, hosted: Hosted, seed: string): Promise<Match> {
    const { game } = await this.#gameWith(hosted, meta.box)
    return wholeMatch(game, { ...meta, rules: game.rules, seed, generator: DEALT_BY }, [])
  }

  /** The same match made of all its rows; with its log. */
  async whole(meta: MatchMeta, { game }: Match): Promise<Match> {
    return wholeMatch(game, meta, await this.#rows(meta.id, 0))
  }

  /** Keeps a table as snapshot and what players see of it as mark, where it is time for that. No match depends on them: whatever goes wrong, it is made of its rows. */
  async keep(id: string, match: Match, written: number): Promise<void> {
    const due = (seq: number) => Math.floor((seq - BEHIND) / MARK_EVERY) * MARK_EVERY
    const at = due(match.seq)
    if (at === due(match.seq - written) || at <= match.first) return
    const table = match.tableAt(at)
    await this.#store.saveMark(id, at, markOf(match.game, table))
    if (!match.over) await this.#store.saveSnapshot(id, at, match.game.rules, JSON.stringify(table))
  }

  async #rows(id: string, after: number): Promise<Row[]> {
    return (await this.#store.since(id, after))?.rows ?? []
  }

  /** The game with the box of a match. Refuses where that is not here, or where its rules can't read it. */
  async #gameWith(hosted: Hosted, hash: string): Promise<{ game: Game; box: unknown }> {
    if (hash === (await boxHash(hosted.box))) return { game: hosted.game, box: undefined }
    const known = this.#older.get(hash)
    if (known) return known
    const refuse = (because: string) => new Refusal(409, 'other-rules', { because })
    const box = await this.#store.box(hash)
    if (!box) throw refuse('its components are not here')
    try {
      const older = { game: hosted.withBox(box), box }
      this.#older.set(hash, older)
      return older
    } catch (error) {
      throw refuse(`its components: ${(error as Error).message}`)
    }
  }
}

/** The number in `id@version`. */
const versionIn = (rules: string): number => Number(rules.split('@')[1])
const sameTotals = (a: readonly Standing[], b: readonly Standing[]): boolean =>
  a.length === b.length &&
  a.every(({ seat, total, place }, k) => b[k]!.seat === seat && b[k]!.total === total && b[k]!.place === place)

/** Whether there is a match yet, and not only a table that waits for people. */
export const dealt = (meta: Pick<MatchMeta, 'seed'>): boolean => meta.seed !== null

/** A match that is dealt, as JSON. */
export const recordOf = (meta: MatchMeta, rows: readonly Row[]): MatchRecord => ({
  rules: meta.rules,
  box: meta.box,
  seats: meta.seats.length,
  options: meta.options,
  seed: meta.seed!,
  ...(meta.generator ? { generator: meta.generator } : {}),
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
