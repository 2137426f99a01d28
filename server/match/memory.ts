/** The matches that are at hand: the most recently used ones, as many as the bound allows. */
import { type LoadedMatch, weight } from './loaded-match.ts'

export class Memory {
  /** How many rows they may have together, and whether somebody watches one: those stay. */
  readonly #bound: number
  readonly #watched: (id: string) => boolean
  /** Least recently used first. */
  readonly #matches = new Map<string, LoadedMatch>()

  constructor(bound: number, watched: (id: string) => boolean) {
    this.#bound = bound
    this.#watched = watched
  }

  get count(): number {
    return this.#matches.size
  }

  get ids(): Iterable<string> {
    return this.#matches.keys()
  }

  /** The match if it is here; that does not count as use. */
  peek(id: string): LoadedMatch | undefined {
    return this.#matches.get(id)
  }

  /** The match if it is here, as the one that was used last. */
  get(id: string): LoadedMatch | undefined {
    const loaded = this.#matches.get(id)
    if (loaded) {
      this.#matches.delete(id)
      this.#matches.set(id, loaded)
    }
    return loaded
  }

  delete(id: string): void {
    this.#matches.delete(id)
  }

  /** Keeps a match, and lets the least recently used ones go until the rest is within the bound. */
  add(loaded: LoadedMatch): void {
    this.#matches.set(loaded.id, loaded)
    let rows = 0
    for (const kept of this.#matches.values()) rows += weight(kept)
    for (const kept of this.#matches.values()) {
      if (rows <= this.#bound || this.#matches.size === 1) return
      if (kept.waiting || this.#watched(kept.id)) continue
      this.#matches.delete(kept.id)
      rows -= weight(kept)
    }
  }
}
