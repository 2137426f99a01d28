/** A trial beside the match that it was begun at: that goes on, and is listened to. Nothing of the trial is sent there. */
import { goto } from '$app/navigation'
import { api } from '../api.ts'
import type { LoadedGame } from '../games.ts'
import { MatchStore } from '../table/match.svelte.ts'
import { imagined } from './imagined.ts'
import { forget, open, type Study, type TrialOf } from './storage.ts'

export class Trial {
  readonly #loaded: LoadedGame
  readonly #study: Study
  readonly #of: TrialOf
  #match = $state.raw<MatchStore>()
  /** The last row of the match that one was told of. */
  #told = $state(0)
  #closed = false

  constructor(loaded: LoadedGame, study: Study, of: TrialOf) {
    this.#loaded = loaded
    this.#study = study
    this.#of = of
    this.#told = of.seq
  }

  /** Where the match is. */
  get back(): string {
    return `/match/${this.#of.match}`
  }
  /** The match has gone on meanwhile, and asks me. */
  asked = $derived.by(() => this.#match?.me !== undefined && this.#match.state.seq > this.#told)

  /** Listens to the match until `close`. Where it can't be reached the trial goes on without. */
  async open(): Promise<void> {
    const state = await api.match(this.#of.match).catch(() => undefined)
    if (!state || this.#closed) return
    this.#match = new MatchStore(this.#loaded, state)
    this.#match.open()
  }
  close(): void {
    this.#closed = true
    this.#match?.close()
  }
  /** One knows. */
  heard(): void {
    this.#told = this.#match?.state.seq ?? this.#told
  }

  /** The same view once more, and what it hides imagined otherwise. */
  async dealAgain(): Promise<void> {
    forget(this.#study.id)
    await goto(open({ ...this.#study, record: imagined(this.#loaded.game, this.#of) }), { replaceState: true })
  }
}
