/** A person at a hall of any release: only what every release understands is sent. */
import { pick } from '@loggia/core'
import { randomBytes } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { Hall } from '../hall.ts'

/** A seat without a move for this many milliseconds means a stalled match; a loaded machine is slow. */
const PATIENCE = 120_000

export interface State {
  rules: string
  status: 'open' | 'running' | 'finished'
  seq: number
  acting: number[]
  legal: { seat: number; move: string }[]
  seats: { seat: number; kind: string; you: boolean }[]
}

export class Player {
  readonly name: string
  readonly hall: Hall
  cookie: string

  constructor(name: string, hall: Hall, cookie = '') {
    this.name = name
    this.hall = hall
    this.cookie = cookie
  }

  /** Somebody new. */
  static async named(name: string, hall: Hall): Promise<Player> {
    const { cookie } = await hall.must('POST', '/api/session', undefined, { name })
    return new Player(name, hall, cookie)
  }

  /** Makes a table, and gives a part of the shuffle where the release asks for one. */
  async table(match: object): Promise<string> {
    const { id } = await this.hall.must<{ id: string }>('POST', '/api/matches', this.cookie, {
      visibility: 'open',
      ...match,
    })
    await this.#give(id)
    return id
  }
  async join(id: string): Promise<void> {
    await this.hall.must('POST', `/api/matches/${id}/join`, this.cookie, {})
    await this.#give(id)
  }
  async #give(id: string): Promise<void> {
    await this.hall.call('POST', `/api/matches/${id}/contribution`, this.cookie, {
      contribution: randomBytes(32).toString('hex'),
    })
  }

  /** A match as this person sees it; the refusal's code where it can't be opened. `since`: of its log only what is newer. */
  async state(id: string, since = 0): Promise<State | string> {
    const { status, body } = await this.hall.call('GET', `/api/matches/${id}?since=${since}`, this.cookie)
    const answer = JSON.parse(body) as State & { error?: { code: string } }
    if (status >= 500) throw new Error(`${id}: ${status} ${body.slice(0, 200)}`)
    return answer.error?.code ?? answer
  }
}

/**
 * Plays a match on until it is over or `enough`: its people move at random, for its bots it is waited. Gives how it stands, or the code of the
 * refusal. Throws where a bot does not answer.
 */
export async function playOn(
  id: string,
  people: readonly Player[],
  rng: number[],
  enough: (state: State) => boolean = () => false,
): Promise<State | string> {
  let last = -1
  let moved = performance.now()
  for (;;) {
    let state: State | string = 'nobody'
    for (const person of people) {
      state = await person.state(id, Math.max(0, last))
      if (typeof state === 'string' || state.status === 'finished' || enough(state)) return state
      const one = state.legal[pick(rng, Math.max(1, state.legal.length))]
      if (!one) continue
      const { seq } = state
      await person.hall.call('POST', `/api/matches/${id}/moves`, person.cookie, { seq, move: one.move, seat: one.seat })
      break
    }
    if (typeof state === 'string') return state
    if (state.seq !== last) {
      last = state.seq
      moved = performance.now()
    } else if (performance.now() - moved > PATIENCE)
      throw new Error(`${id} (${state.rules}) stands still at row ${state.seq}: seat ${state.acting.join()} is asked`)
    if (!state.legal.length) await rest(15)
  }
}
