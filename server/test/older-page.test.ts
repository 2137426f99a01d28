/**
 * A page of the release before three states plays a whole match. It reads the answers in one shape and each row of its
 * stream, keeps its own log, and answers without an id. Nightly its real page does it (`e2e/older.config.ts`).
 */
import { type LogEntry, movesOf, type Table } from '@loggia/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { RunningServer } from '../index.ts'
import { LogEntry as Line } from '../match/contract.ts'
import { games } from './games.ts'
import { dice, freshDatabase, Guest, hallOf, type Stream, until } from './hall.ts'
import { StateBefore } from './state-before.ts'

let hall: RunningServer
beforeAll(async () => {
  hall = await hallOf(await freshDatabase())
})
afterAll(() => hall.close())

/** What such a page reads of a row. */
const RowBefore = z.object({
  seq: z.int(),
  status: z.enum(['running', 'finished']),
  acting: z.array(z.int()),
  eyes: z.int().optional(),
  view: StateBefore.shape.view,
  mayTakeBack: z.array(z.int()).optional(),
  entry: Line.optional(),
})

const { game } = games.ostia!
const asked = { refreshed: 0, rows: 0 }

/** The table of such a page, without what it draws. */
class OlderPage {
  readonly #guest: Guest
  readonly #path: string
  readonly #stream: Stream
  #heard = 0
  state: z.infer<typeof StateBefore>

  private constructor(guest: Guest, path: string, state: OlderPage['state'], stream: Stream) {
    this.#guest = guest
    this.#path = path
    this.state = state
    this.#stream = stream
  }
  static async open(guest: Guest, id: string): Promise<OlderPage> {
    const path = `/api/matches/${id}`
    return new OlderPage(guest, path, StateBefore.parse((await guest.get(path)).body), await guest.watch(id))
  }
  close(): void {
    this.#stream.close()
  }

  get log(): LogEntry[] {
    return this.state.log as LogEntry[]
  }
  get #mine(): number[] {
    return this.state.seats.flatMap(({ seat, you }) => (you ? [seat] : []))
  }
  /** The answers of its seat, from its own view: it asks the hall for none. */
  get answers(): { seat: number; move: string }[] {
    return this.#mine
      .filter(seat => this.state.status === 'running' && this.state.acting.includes(seat))
      .flatMap(seat =>
        movesOf(game, this.state.view as unknown as Table, seat).map(m => ({ seat, move: game.format(m) })),
      )
  }

  /** Of its log only what is not here yet is asked for. */
  async refresh(): Promise<void> {
    asked.refreshed++
    const had = this.state
    const state = StateBefore.parse((await this.#guest.get(`${this.#path}?since=${had.seq}`)).body)
    const { logSince } = state
    if (logSince === undefined) throw new Error('the log is not said to be a part')
    this.state = { ...state, log: [...had.log!.filter(e => e.seq <= logSince), ...state.log!] }
  }

  /** Takes in what its stream has brought. */
  async hear(): Promise<void> {
    const events = this.#stream.events.slice(this.#heard)
    this.#heard += events.length
    for (const { event, data } of events) {
      if (event !== 'row') continue
      const row = RowBefore.parse(data)
      const { state } = this
      if (row.seq < state.seq || (row.seq === state.seq && row.view === undefined)) continue
      const next = row.seq === state.seq + 1 && row.entry
      if (row.seq > state.seq && !next) {
        await this.refresh()
        continue
      }
      asked.rows++
      this.state = {
        ...state,
        seq: row.seq,
        at: row.seq,
        status: row.status,
        acting: row.acting,
        eyes: row.eyes ?? state.eyes,
        view: row.view ?? state.view,
        mayTakeBack: row.mayTakeBack ?? state.mayTakeBack,
        log: next ? [...state.log!, next] : state.log,
      }
      if (row.status !== state.status) await this.refresh()
    }
  }

  async answer(answer: { seat: number; move: string }): Promise<number> {
    const { status, body } = await this.#guest.post<{ seq: number }>(`${this.#path}/moves`, {
      seq: this.state.seq,
      ...answer,
    })
    expect([status, body]).toEqual([200, { seq: expect.any(Number) }])
    return body.seq
  }
  /** Takes back an answer of its seat, if it may. */
  async takeBack(): Promise<boolean> {
    const seat = this.#mine.find(mine => this.state.mayTakeBack.includes(mine))
    if (seat === undefined) return false
    expect((await this.#guest.post(`${this.#path}/takeback`, { seat })).status).toBe(200)
    await this.refresh()
    return true
  }
}

test('a page of the release before plays on, from the first question to the scores', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(name => Guest.named(hall, name)))
  const { id, invite } = await ann!.table({
    game: 'ostia',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'private',
  })
  await bob!.post(`/api/matches/${id}/join`, { invite })
  const pages = await Promise.all([ann!, bob!].map(guest => OlderPage.open(guest, id)))
  const choose = dice(28)
  let takenBack = 0
  while (pages[0]!.state.status === 'running') {
    const page = pages.find(one => one.answers.length)!
    const seq = await page.answer(page.answers[choose(page.answers.length)]!)
    const told = async () => {
      for (const one of pages) await one.hear()
      return pages.every(one => one.state.seq >= seq)
    }
    await until(told)
    if (takenBack < 3 && page.state.status === 'running' && (await page.takeBack())) {
      takenBack++
      const { seq: now } = page.state
      await until(async () => {
        for (const one of pages) await one.hear()
        return pages.every(one => one.state.seq >= now)
      })
    }
  }
  expect([takenBack, asked.rows > 60, asked.refreshed > 2]).toEqual([3, true, true])
  for (const [k, { state, log }] of pages.entries()) {
    const anew = StateBefore.parse((await [ann!, bob!][k]!.get(`/api/matches/${id}`)).body)
    expect(log.map(({ seq, seat, move }) => ({ seq, seat, move }))).toEqual(
      anew.log!.map(({ seq, seat, move }) => ({ seq, seat, move })),
    )
    expect({ ...state, log: [], logSince: undefined }).toEqual({ ...anew, log: [], logSince: undefined })
    expect(state.scores!.map(s => s.place).sort()[0]).toBe(0)
  }
  for (const page of pages) page.close()
})
