/**
 * Matches that nobody can play on: they were begun by rules that this hall no longer knows, and its own could not take them over. They are read
 * from what was written with their rows, and ended by those who sit there.
 */
import type { Shuffle } from '@loggia/core'
import type { App, Ctx } from '../platform/http.ts'
import type { KeptMatch } from './files/contract.ts'
import type { Person } from '../platform/contract.ts'
import { shownRows } from './history.ts'
import { namesOf, seatsOf } from './loaded-match.ts'
import { NOT_ASKED } from './progress.ts'
import { recordOf } from './opening.ts'
import { Refusal } from '../platform/refusal.ts'
import * as routes from './endpoints.ts'
import type { MatchMeta, TalkLine, WrittenRow } from './written.ts'
import { asHeard, hearsWatchers, seatInfo } from './views.ts'
import type { MatchStore } from './store.ts'
import type { Tables } from './tables.ts'

/** What these routes use of the hall. */
interface Uses {
  store: Pick<MatchStore, 'satAt' | 'talkOf' | 'written' | 'shuffle' | 'addRows'>
  tables: Tables
}

export function serveUnplayable(app: App, { store, tables }: Uses, signedIn: (c: Ctx) => Person): void {
  /** A match of these rules is ended where most of its people are gone. Its row; undefined where its rules are not known any more, and for who does not sit there. */
  async function endForsaken(id: string, person: string): Promise<number | undefined> {
    if (await isUnplayable(tables, id)) return undefined
    const loaded = await tables.get(id)
    await tables.catchUp(loaded)
    const mine = seatsOf(loaded.meta, person)
    if (!mine) return undefined
    await tables.leavers.end(loaded, mine, person)
    return loaded.seq
  }
  /** A match that this request may read. */
  async function readable(c: Ctx, id: string, invite?: string): Promise<MatchMeta> {
    const meta = await tables.meta(id)
    const { person } = c.var
    const known = meta.visibility === 'open' || invite === meta.invite || seatsOf(meta, person?.id) !== 0
    if (!known && !(person && (await store.satAt(id, person.id)))) throw new Refusal(404, 'no-such-match')
    if (!(await isUnplayable(tables, id))) throw new Refusal(409, 'still-played')
    return meta
  }

  app.openapi(routes.kept, async c => {
    const { id } = c.req.valid('param')
    const meta = await readable(c, id, c.req.valid('query').invite)
    const mine = seatsOf(meta, c.var.person?.id)
    const over = meta.status === 'finished'
    const heard = store.talkOf(id, hearsWatchers(mine, meta.status))
    const [rows, talk] = await Promise.all([store.written(id), heard])
    return c.json(keptMatch(meta, rows, talk, mine, over ? await store.shuffle(id) : undefined), 200)
  })

  app.openapi(routes.endUnplayable, async c => {
    const person = signedIn(c)
    const { id } = c.req.valid('param')
    const ended = await endForsaken(id, person.id)
    if (ended !== undefined) return c.json({ seq: ended }, 200)
    for (;;) {
      const meta = await readable(c, id)
      const { seq, changed, seats } = meta
      const seat = seats.find(s => s.person === person.id)?.seat
      if (seat === undefined) throw new Refusal(403, 'not-your-seat')
      if (meta.status !== 'running') throw new Refusal(409, 'not-running', { seq })
      const event = { row: { kind: 'end', seat, word: 'other-rules' } as const, actor: person.id }
      const nobody = { asked: seats.map(() => NOT_ASKED), steps: seats.map(() => null) }
      const progress = { ...nobody, standings: meta.standings ?? [], results: [] }
      if (await store.addRows(id, { seq, changed }, [event], { progress })) return c.json({ seq: seq + 1 }, 200)
    }
  })
}

/** Whether a match can't be played on, since it was begun by rules that are not known any more. */
async function isUnplayable(tables: Tables, id: string): Promise<boolean> {
  try {
    await tables.get(id)
    return false
  } catch (error) {
    if (error instanceof Refusal && error.code === 'other-rules') return true
    throw error
  }
}

function keptMatch(
  meta: MatchMeta,
  rows: readonly WrittenRow[],
  talk: readonly TalkLine[],
  mine: number,
  shuffle: Shuffle | undefined,
): KeptMatch {
  const names = namesOf(meta.seats)
  const over = meta.status === 'finished'
  const mayRead = (seat: number) => over || seat < 0 || ((mine >> seat) & 1) === 1
  return {
    id: meta.id,
    game: meta.game,
    rules: meta.rules,
    name: meta.name,
    options: { ...meta.options },
    status: meta.status,
    seats: seatInfo(meta, names, mine),
    standings: [...(meta.standings ?? [])],
    seq: meta.seq,
    changedAt: meta.at.toISOString(),
    // Only its own rules know what a word reveals, so the others' words are withheld until the end.
    rows: rows.map(({ kind, seat, word, at }, k) => ({
      seq: k + 1,
      kind,
      seat,
      ...(mayRead(seat) ? { word } : {}),
      at: at.toISOString(),
    })),
    talk: talk.map(said => asHeard({ meta, names }, said)),
    commitment: meta.commitment,
    box: meta.box,
    mayEnd: mine !== 0 && !over,
    ...(over
      ? {
          // Whether its rules keep it quiet that an order answered nobody knows here.
          record: { ...recordOf(meta, []), ...shownRows(rows, meta, mine, true) },
        }
      : {}),
    ...(shuffle ? { shuffle: { ...shuffle, contributions: [...shuffle.contributions] } } : {}),
  }
}
