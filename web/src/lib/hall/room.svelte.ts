/** A table before the deal, as its page shows it: players, and talk. Nothing else exists yet. */
import { api, isDealt, Refused, Unreachable, type RoomState, type Said, type SeatsEvent, type Talk } from '../api.ts'
import { give } from '../shuffle.ts'

const RETRY = 2_000

export class RoomStore {
  state = $state.raw() as RoomState
  /** The connection is broken. */
  lost = $state(false)
  failure = $state.raw<unknown>(null)
  /** I may not see it any more: why. */
  gone = $state('')
  readonly #invite: string | undefined
  readonly #ondealt: () => void
  #stream: EventSource | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  /** `ondealt`: from now on it is a match. */
  constructor(state: RoomState, invite: string | undefined, ondealt: () => void) {
    this.state = state
    this.#invite = invite
    this.#ondealt = ondealt
  }

  get id(): string {
    return this.state.id
  }

  mine = $derived.by(() => this.state.seats.some(s => s.you))

  /** Listens until `close`. */
  open(): void {
    if (this.#closed) return
    if (this.state.mayGive) void give(this.state.id)
    const stream = new EventSource(api.events(this.state.id, this.#invite ? { invite: this.#invite } : {}))
    this.#stream = stream
    stream.addEventListener('open', () => {
      this.lost = false
    })
    stream.addEventListener('seats', e => {
      const { status, seats } = JSON.parse(e.data as string) as SeatsEvent
      if (status === 'running' || status === 'finished') {
        this.#ondealt()
        return
      }
      this.state = { ...this.state, status, seats }
      void this.look()
    })
    stream.addEventListener('talk', e => {
      const said = JSON.parse(e.data as string) as Talk
      if (!this.state.talk.some(t => t.id === said.id)) this.state = { ...this.state, talk: [...this.state.talk, said] }
    })
    stream.addEventListener('error', () => {
      this.lost = true
      // The browser itself tries again, unless the answer was no stream at all.
      if (stream.readyState === EventSource.CLOSED) this.#timer = setTimeout(() => this.open(), RETRY)
    })
  }

  /**
   * The host, the players who must confirm, changed options, why I lost my seat: fetched whenever something has
   * changed.
   */
  async look(): Promise<void> {
    try {
      const state = await api.look(this.state.id, this.#invite ? { invite: this.#invite } : {})
      if (this.#closed) return
      if (isDealt(state)) return this.#ondealt()
      this.state = state
      if (state.mayGive) void give(state.id)
    } catch (error) {
      // A player sent away from a private table learns only why.
      if (error instanceof Refused) {
        this.gone = error.message
        this.close()
      }
    }
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#stream?.close()
  }

  talk = (said: Said): Promise<boolean> => this.#ask(() => api.talk(this.state.id, said))

  mute = (line: number, muted: boolean): Promise<boolean> =>
    this.#ask(async () => {
      this.state = { ...this.state, ...(await api.mute(this.state.id, line, muted)) }
    })

  async #ask(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what()
      return true
    } catch (error) {
      if (error instanceof Unreachable) this.lost = true
      else this.failure = error
      return false
    }
  }
}
