/** Waiting to be found: listens to the table at which I wait, whatever page is open, and goes there when it begins. */
import { goto } from '$app/navigation'
import { api, isDealt, Refused, type QuickRequest, type RoomState } from '../api.ts'
import { sayHall } from '#lib/words/hall.ts'
import { session } from '../session.svelte.ts'
import { give } from '../shuffle.ts'
import { titleOf } from '../titles.ts'
import { prepare, summon } from './summons.ts'
import { KEY, sought } from './sought.svelte.ts'

const RETRY = 2_000
/** After this long bots are offered. */
export const LONELY = 600_000

/** From now on I wait there, or nowhere. */
function wait(id: string | null): void {
  sought.id = id
  try {
    if (id) localStorage.setItem(KEY, id)
    else localStorage.removeItem(KEY)
  } catch {
    /* known as long as the page */
  }
}

class Seeking {
  /** As it was last heard of. */
  room = $state.raw<RoomState>()
  now = $state(Date.now())
  #stream: EventSource | undefined
  #timer: ReturnType<typeof setInterval> | undefined

  /** All seats are taken, and I am asked; until when. */
  asked = $derived.by(() => {
    const room = this.room?.room
    return room?.readyBy && !this.room!.seats.some(s => s.you && room.ready.includes(s.seat)) ? room.readyBy : undefined
  })
  /** All are found; perhaps it is others who are still asked. */
  found = $derived.by(() => this.room?.room?.readyBy !== undefined)
  /** In milliseconds. */
  since = $derived.by(() => (this.room?.room ? Math.max(0, this.now - Date.parse(this.room.room.since)) : 0))

  async begin(request: QuickRequest): Promise<void> {
    prepare()
    await session.ensure()
    const { id } = await api.quick(request)
    wait(id)
    await give(id)
    await this.follow(id)
  }
  /** Waits on where another browser of mine began to. */
  resume(id: string): Promise<void> {
    wait(id)
    return this.follow(id)
  }
  async stop(): Promise<void> {
    const { id } = sought
    if (id) await api.standUp(id).catch(() => undefined)
    // Meanwhile I may have started to seek again.
    if (sought.id === id) this.#end()
  }
  async yes(): Promise<void> {
    if (sought.id) await api.ready(sought.id)
  }

  /** Looks how it stands there, and listens on. */
  async follow(id: string): Promise<void> {
    let state: Awaited<ReturnType<typeof api.look>>
    try {
      state = await api.look(id)
    } catch (error) {
      if (error instanceof Refused) this.#end()
      else setTimeout(() => void (sought.id === id && this.follow(id)), RETRY)
      return
    }
    if (sought.id !== id) return
    if (isDealt(state)) {
      this.#end()
      await goto(`/match/${id}`)
      return
    }
    if (state.parted?.to) {
      wait(state.parted.to)
      this.#hush()
      return this.follow(state.parted.to)
    }
    // A player who did not answer in time is out of it; the hall shows why.
    if (state.status !== 'open' || !state.seats.some(s => s.you)) return this.#end()
    if (state.mayGive) void give(id)
    const wasFound = this.found
    this.now = Date.now()
    this.room = state
    if (this.found && !wasFound) void summon(sayHall('quick_found'), titleOf(state.game))
    this.#listen(id)
  }

  #listen(id: string): void {
    this.#timer ??= setInterval(() => {
      this.now = Date.now()
    }, 1_000)
    if (this.#stream) return
    const stream = new EventSource(api.events(id))
    this.#stream = stream
    let first = true
    stream.addEventListener('seats', () => {
      // The first tells what was just looked at.
      if (!first) void this.follow(id)
      first = false
    })
    stream.addEventListener('error', () => {
      if (stream.readyState !== EventSource.CLOSED) return
      this.#hush()
      setTimeout(() => void (sought.id === id && this.follow(id)), RETRY)
    })
  }
  #hush(): void {
    this.#stream?.close()
    this.#stream = undefined
  }
  #end(): void {
    wait(null)
    this.room = undefined
    this.#hush()
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
export const seeking = new Seeking()
if (sought.id) void seeking.follow(sought.id)
