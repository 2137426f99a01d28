/** Where I go from here: the tables that wait for me, in the order of the hall. What was skipped comes again after all others. */
import { goto } from '$app/navigation'
import { api } from '../api.ts'
import { countTurns } from '../attention.ts'
import { session } from '../session.svelte.ts'
import { following } from './following.ts'

const KEY = 'loggia.skipped'
const skipped = (): string[] => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}
function skip(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    /* then it is the next again */
  }
}

export class Next {
  /** How many wait elsewhere; undefined before that is known. */
  count = $state<number>()
  readonly #here: string

  constructor(here: string) {
    this.#here = here
  }

  /** Asks the hall. Gives where the next one is, and whether this one asks, too. */
  async look(): Promise<{ next: string | undefined; asked: boolean }> {
    // A stranger has no tables.
    if (session.person === undefined) await session.load()
    if (!session.person) return { next: undefined, asked: false }
    const { tables, counts } = await api.tables('turn')
    const asked = tables.some(t => t.id === this.#here)
    const ids = skipped()
    countTurns(counts.turn)
    this.count = counts.turn - (asked ? 1 : 0)
    // Once round: all come again.
    if (ids.length && !tables.some(t => t.id !== this.#here && !ids.includes(t.id))) skip([])
    return { next: following(tables, this.#here, skipped()), asked }
  }

  /** To the next table; but never from one that asks me again by now. */
  async go(): Promise<void> {
    const { next, asked } = await this.look()
    if (next !== undefined && !asked) await goto(`/match/${next}`)
  }

  /** Leaves this one for later: to the next, or to the hall where nothing else waits. */
  async skip(): Promise<void> {
    skip([...skipped().filter(id => id !== this.#here), this.#here])
    const { next } = await this.look()
    await goto(next === undefined ? '/' : `/match/${next}`)
  }
}
