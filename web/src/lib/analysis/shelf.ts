/**
 * Judgements in this browser (IndexedDB): by match, row and budget, so that none is made twice. Of matches of mine stays what their decisions
 * lost in all. Nothing of it is ever sent.
 */
import type { Judgement } from '@loggia/bots/judge'
import { canonicalJson, type MatchRecord, sha256 } from '@loggia/core'
import '@loggia/core/hash'
import type { DBSchema } from 'idb'
import { database } from '../database.ts'
import { BUDGETS, type Stage } from './ask.ts'
import { lostBy } from './marks.ts'

interface Kept {
  match: string
  seat: number
  /** Until when it was judged, as JSON. */
  budget: string
  seq: number
  judgement: Judgement
  at: number
}
/** What my decisions in a match lost: points, with their error. */
export interface Lost {
  match: string
  seat: number
  game: string
  at: number
  decisions: number
  points: number
  error: number
}
interface Judged extends DBSchema {
  lost: { key: [match: string, seat: number]; value: Lost }
  judgements: { key: [match: string, seat: number, budget: string, seq: number]; value: Kept; indexes: { at: number } }
}
/** How long they are kept: some matches are looked at again, most are not. */
const KEPT_MS = 60 * 86_400_000

const { quietly } = database<Judged>('loggia.judged', 3, (made, before) => {
  if (before < 2) made.createObjectStore('lost', { keyPath: ['match', 'seat'] })
  // Judgements of before have chances of another kind: a narrow win counted as a clear one.
  if (before) made.deleteObjectStore('judgements')
  made.createObjectStore('judgements', { keyPath: ['match', 'seat', 'budget', 'seq'] }).createIndex('at', 'at')
})

/** What is kept of one seat's decisions in one match. */
export class Shelf {
  readonly #match: Promise<string>
  readonly #seat: number
  readonly #game: string
  readonly #mine: boolean

  constructor(record: MatchRecord, seat: number, mine: boolean) {
    this.#match = sha256(canonicalJson(record))
    this.#seat = seat
    this.#game = record.rules.split('@')[0]!
    this.#mine = mine
  }

  /** By row. */
  async kept(stage: Stage): Promise<ReadonlyMap<number, Judgement>> {
    const from = [await this.#match, this.#seat, JSON.stringify(BUDGETS[stage])] as const
    const found = await quietly(db => db.getAll('judgements', IDBKeyRange.bound([...from], [...from, []])))
    return new Map(found?.map(({ seq, judgement }) => [seq, judgement]))
  }

  async keep(stage: Stage, judgement: Judgement): Promise<void> {
    const [match, at] = [await this.#match, Date.now()]
    const { seq } = judgement
    await quietly(async db => {
      const tx = db.transaction('judgements', 'readwrite')
      await tx.store.put({ match, seat: this.#seat, budget: JSON.stringify(BUDGETS[stage]), seq, judgement, at })
      for (const old of await tx.store.index('at').getAllKeys(IDBKeyRange.upperBound(at - KEPT_MS)))
        await tx.store.delete(old)
      await tx.done
    })
  }

  /** All decisions are judged. */
  async whole(judgements: readonly Judgement[]): Promise<void> {
    if (!this.#mine) return
    const key = { match: await this.#match, seat: this.#seat }
    const lost = { decisions: judgements.length, ...lostBy(judgements) }
    await quietly(async db => {
      const had = await db.get('lost', [key.match, key.seat])
      await db.put('lost', { ...key, game: this.#game, at: had?.at ?? Date.now(), ...lost })
    })
  }
}

/** What my decisions lost in the matches that were judged here, the latest first. */
export const lostIn = async (): Promise<readonly Lost[]> =>
  ((await quietly(db => db.getAll('lost'))) ?? []).sort((a, b) => b.at - a.at)

/** Who looked at matches here signs out: nothing of it stays. */
export async function forget(): Promise<void> {
  await quietly(async db => {
    await db.clear('judgements')
    await db.clear('lost')
  })
}
