/**
 * What an operator can do, each act in one place: what it needs, what it does, and how to undo it if possible. The page
 * and the command line run the same acts, and both log who did what, at which person or table, and why.
 */
import { text } from '../platform/kind.ts'
import { statement } from '../platform/statement.ts'
import type { Language } from '@loggia/core'
import { z } from '@hono/zod-openapi'
import { newToken } from '../platform/secrets.ts'
import { botName } from '@loggia/bots'
import { Refusal } from '../platform/refusal.ts'
import { name, seat } from '../domain/requests.ts'
import { type Banner, MODES } from '../domain/hall.ts'
import type { SeatRow } from '../match/written.ts'
import type { ActRow } from './act-queries.ts'
import { type Desk, newsOf } from './desk.ts'
import { seatNews, sessionNews } from '../platform/fanout.ts'

/** The result of an act: its person and table, what undoing it needs, and what only the actor reads. */
export interface Done {
  person?: string
  match?: string
  before?: unknown
  /** Not written down. */
  told?: string
}
/** The actor: a person, or null for the command line. */
export type By = string | null

interface Act<A> {
  args: z.ZodType<A>
  /** What it needs on the command line, in order. */
  words: readonly (keyof A & string)[]
  /** It is done to somebody, or to something of theirs: it has to be said why. */
  asksWhy: boolean
  line: string
  act(desk: Desk, args: A, why: { reason: string; by: By }): Promise<Done>
  undo?(desk: Desk, row: ActRow): Promise<boolean>
}
const actOf = <A>(act: Act<A>): Act<A> => act

const person = z.string().regex(/^[\w-]{6,24}$/)
const match = z.string().regex(/^[\w-]{6,24}$/)
const until = z.union([z.iso.datetime(), z.null()])
const line = z.string().max(300)

const cannot = (detail: string) => new Refusal(409, 'cannot-be-done', { args: { detail } })
/** Tells all servers that somebody may do otherwise now. */
const changed = async ({ store, tell }: Desk, who: string) => tell(...sessionNews(await store.sessionsBy(who)))
const known = async ({ store }: Desk, who: string): Promise<string> => {
  const called = await store.name(who)
  if (called === undefined) throw cannot('there is no such person')
  return called
}
async function suspend(
  desk: Desk,
  who: string,
  what: 'warned' | 'talk' | 'play' | 'all',
  reason: string,
  until: string | null,
): Promise<Done> {
  await known(desk, who)
  const before = await desk.store.suspend(who, { what, reason, until: until === null ? null : new Date(until) })
  await changed(desk, who)
  return { person: who, before }
}
const lift: Act<never>['undo'] = async (desk, { person, before }) => {
  const done = await desk.store.lift(before as number)
  await changed(desk, person!)
  return done
}
async function role(desk: Desk, who: string, role: 'admin' | null): Promise<Done> {
  await known(desk, who)
  if (!role && !(await desk.store.otherAdmins(who))) throw new Refusal(409, 'last-admin')
  const before = await desk.store.setRole(who, role)
  await changed(desk, who)
  return { person: who, before }
}
const roleBack: Act<never>['undo'] = async (desk, { person, before }) => {
  await role(desk, person!, before as 'admin' | null)
  return true
}
async function rename(desk: Desk, who: string, called: string): Promise<void> {
  await desk.tell(...seatNews(await desk.store.rename(who, called)))
}
const choose = async (desk: Desk, key: 'mode' | 'banner', value: unknown): Promise<Done> => {
  const before = await desk.store.choosing(key, value as Banner)
  await desk.tell(['hall', ''])
  return { before }
}

/** The bot that plays on in a freed seat. */
const botAt = (seat: number, language: Language): SeatRow => ({
  ...{ seat, kind: 'bot', person: null, name: botName(seat, language) },
  ...{ bot: 'greedy', level: 'club', lowered: null },
})
/** That a bot may be asked there: servers find it by looking. */
const BOT_ASKED = statement(
  'insert into bot_turns (match) values ($match) on conflict (match) do update set written = bot_turns.written + 1',
  { match: text },
)

export const ACTS = {
  grant: actOf({
    args: z.strictObject({ person }),
    words: ['person'],
    asksWhy: false,
    line: 'lets somebody run the hall',
    act: (desk, { person }) => role(desk, person, 'admin'),
    undo: roleBack,
  }),
  revoke: actOf({
    args: z.strictObject({ person }),
    words: ['person'],
    asksWhy: false,
    line: 'takes that away again',
    act: (desk, { person }) => role(desk, person, null),
    undo: roleBack,
  }),
  rename: actOf({
    args: z.strictObject({ person, name }),
    words: ['person', 'name'],
    asksWhy: true,
    line: 'calls somebody otherwise',
    async act(desk, { person, name }) {
      const before = await known(desk, person)
      await rename(desk, person, name)
      return { person, before }
    },
    async undo(desk, { person, before }) {
      if (typeof before !== 'string') return false
      await rename(desk, person!, before)
      return true
    },
  }),
  warn: actOf({
    args: z.strictObject({ person }),
    words: ['person'],
    asksWhy: true,
    line: 'tells somebody something, which they confirm to have read',
    act: (desk, { person }, { reason }) => suspend(desk, person, 'warned', reason, null),
    undo: lift,
  }),
  suspend: actOf({
    args: z.strictObject({ person, what: z.enum(['talk', 'play', 'all']), until }),
    words: ['person', 'what', 'until'],
    asksWhy: true,
    line: 'no talk, no new seats (play), or nothing at all; until a date, for so long (7d, 12h), or for good (-)',
    act: (desk, { person, what, until }, { reason, by }) => {
      if (by === person) throw cannot('that is yourself')
      return suspend(desk, person, what, reason, until)
    },
    undo: lift,
  }),
  merge: actOf({
    args: z.strictObject({ guest: person, person }),
    words: ['guest', 'person'],
    asksWhy: true,
    line: 'makes a guest one with somebody; it can’t be undone',
    async act(desk, { guest, person }) {
      const merged = guest === person ? undefined : await desk.store.merge(guest, person)
      if (!merged) throw cannot('an account, or a guest who was merged already, can’t be merged')
      await desk.tell(...newsOf(merged), ...sessionNews(await desk.store.sessionsBy(guest)))
      return { person }
    },
  }),
  delete: actOf({
    args: z.strictObject({ person }),
    words: ['person'],
    asksWhy: true,
    line: 'locks somebody out at once, and forgets them after seven days',
    async act(desk, { person }, { by }) {
      await known(desk, person)
      if (by === person) throw cannot('that is yourself: it is in the settings')
      const ended = await desk.store.leaveHall(person, 'operator')
      if (!ended) throw cannot('that was asked already')
      await desk.tell(...sessionNews(ended))
      await changed(desk, person)
      return { person }
    },
    async undo(desk, { person }) {
      const stays = await desk.store.stay(person!)
      await changed(desk, person!)
      return stays
    },
  }),
  free: actOf({
    args: z.strictObject({ match, seat }),
    words: ['match', 'seat'],
    asksWhy: true,
    line: 'gives the seat of a person to a bot; at a table that waits, to whoever comes',
    async act(desk, { match, seat }) {
      const { store } = desk
      const sits = await store.sitter(match, seat)
      const running = sits?.status === 'running'
      const freed = !sits
        ? false
        : running
          ? await store.replace(match, sits.person, botAt(seat, sits.language), sql => BOT_ASKED.run(sql, { match }))
          : await store.freeWaiting(match, sits.person)
      if (!freed) throw cannot('no person sits there')
      await desk.tell(...seatNews(await store.versions([match])))
      return { match, person: sits!.person, before: running ? { seat } : null }
    },
    async undo(desk, { match, person, before }) {
      const { seat } = (before ?? {}) as { seat?: number }
      if (seat === undefined || !(await desk.store.giveBack(match!, person!, seat))) return false
      await desk.tell(...seatNews(await desk.store.versions([match!])))
      return true
    },
  }),
  close: actOf({
    args: z.strictObject({ match }),
    words: ['match'],
    asksWhy: true,
    line: 'closes a table that waits, ends a match that runs; it can’t be undone',
    async act(desk, { match }, { by }) {
      if (!(await desk.store.endAny(match, by))) throw cannot('it is over already, or there is no such table')
      await desk.tell(...seatNews(await desk.store.versions([match])))
      return { match }
    },
  }),
  void: actOf({
    args: z.strictObject({ match }),
    words: ['match'],
    asksWhy: true,
    line: 'takes a match out of all ratings',
    async act(desk, { match }) {
      if (!(await desk.store.voidMatch(match, true))) throw cannot('there is no such match')
      return { match }
    },
    undo: (desk, { match }) => desk.store.voidMatch(match!, false),
  }),
  mode: actOf({
    args: z.strictObject({ mode: z.enum(MODES) }),
    words: ['mode'],
    asksWhy: false,
    line: 'who may come in and sit down: open, registration, invitation',
    act: (desk, { mode }) => choose(desk, 'mode', mode),
    undo: async (desk, { before }) => (await choose(desk, 'mode', before ?? 'open')) !== undefined,
  }),
  banner: actOf({
    args: z.strictObject({ en: line, ko: line, until }),
    words: ['en', 'ko', 'until'],
    asksWhy: false,
    line: 'a line on all pages but tables, in English and Korean, until then; two empty ones take it away',
    act: (desk, { en, ko, until }) => {
      if (!en.trim() !== !ko.trim()) throw cannot('it has to be said in both languages')
      return choose(desk, 'banner', en.trim() ? { en: en.trim(), ko: ko.trim(), until } : null)
    },
    undo: async (desk, { before }) => (await choose(desk, 'banner', before ?? null)) !== undefined,
  }),
  invite: actOf({
    args: z.strictObject({}),
    words: [],
    asksWhy: false,
    line: 'makes an invitation for one who comes in, good for seven days',
    async act({ store, seal, publicUrl }) {
      const token = newToken()
      await store.addTicket('invite', seal('invite', token))
      return { told: `${publicUrl ?? ''}/enter#invite=${token}` }
    },
  }),
  recompute: actOf({
    args: z.strictObject({}),
    words: [],
    asksWhy: false,
    line: 'reckons all ratings anew, from the history of all matches',
    async act({ store }) {
      await store.refoldAll()
      return {}
    },
  }),
  dismiss: actOf({
    args: z.strictObject({}),
    words: [],
    asksWhy: false,
    line: 'answers a report (--report N) by nothing else',
    act: async () => ({}),
    undo: async () => true,
  }),
} as const
export type ActName = keyof typeof ACTS

/** Does it, and writes it down; a report that it answers is answered by it. */
export async function doAct(
  desk: Desk,
  name: ActName,
  wished: unknown,
  { by, from, reason, report }: { by: By; from: 'page' | 'command'; reason: string; report?: number | undefined },
): Promise<{ id: number; told?: string }> {
  const act = ACTS[name] as unknown as Act<Record<string, unknown>>
  const parsed = act.args.safeParse(wished)
  if (!parsed.success)
    throw new Refusal(400, 'bad-request', {
      args: { detail: parsed.error.issues.map(i => `${i.path.join('.')}: ${i.message}`).join('; ') },
    })
  if (act.asksWhy && !reason.trim()) throw cannot('it has to be said why')
  if (name === 'dismiss' && report === undefined) throw cannot('which report?')
  if (report !== undefined && !(await desk.store.openReport(report))) throw cannot('that report is answered')
  const { person, match, before, told } = await act.act(desk, parsed.data, { reason: reason.trim(), by })
  const id = await desk.store.writeAct({
    by,
    from,
    act: name,
    person: person ?? null,
    match: match ?? null,
    report: report ?? null,
    args: plain(parsed.data),
    before: before ?? null,
    reason: reason.trim(),
  })
  return { id, ...(told === undefined ? {} : { told }) }
}
/** What an act was asked for besides the person and table that stand beside it. */
const plain = ({ person: _, match: __, ...rest }: Record<string, unknown>) => rest

/** Undoes an act, where it can be, and writes that down. */
export async function undoAct(
  desk: Desk,
  id: number,
  { by, from, reason }: { by: By; from: 'page' | 'command'; reason: string },
): Promise<number> {
  const row = await desk.store.actRow(id)
  if (!row) throw new Refusal(404, 'not-found')
  const act = ACTS[row.act as ActName] as unknown as Act<never> | undefined
  if (!act?.undo || row.undone !== null || !(await act.undo(desk, row))) throw new Refusal(409, 'cannot-be-undone')
  return desk.store.writeUndo(row, { by, from, reason: reason.trim() })
}

/** A person's name before an act renamed them; erasure deletes it, too. */
export const wasCalled = ({ act, before }: Pick<ActRow, 'act' | 'before'>): string | undefined =>
  act === 'rename' && typeof before === 'string' ? before : undefined

/** Whether an act can be undone at all. */
export const canUndo = ({ act, undone, before }: Pick<ActRow, 'act' | 'undone' | 'before'>): boolean =>
  undone === null &&
  (ACTS[act as ActName] as unknown as Act<never> | undefined)?.undo !== undefined &&
  !(act === 'free' && !before)
