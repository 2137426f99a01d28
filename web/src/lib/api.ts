/** The calls of the hall. Each throws a `Refused` when the server says no, and an `Unreachable` when nobody answers. */
import { language } from '#lib/words/index.ts'
import type { ComponentFiles, LogEntry, MatchRecord, OptionSpec } from '@loggia/core'
import type {
  ChoicesRequest,
  DealtState,
  GameInfo as Info,
  Joined,
  KeptMatch,
  Level,
  MatchCreated,
  MatchExport,
  MatchRequest,
  MatchSummary,
  Muted,
  MoveRequest,
  Played,
  QuickRequest,
  Refusal,
  RoomsPage,
  SendAwayRequest,
  RowEvent as Row,
  SessionReply,
  StandingOrder,
  TalkRequest as Said,
  TablesPage,
  Times,
  Vote,
  Voted,
  WaitingState,
} from '../../../server/contract.ts'

export type {
  Departure,
  KeptMatch,
  Level,
  MatchExport,
  MatchRequest,
  MatchSummary,
  Parting,
  Person,
  QuickRequest,
  RoomsPage,
  Seat,
  SeatScore,
  SeatsEvent,
  SessionReply,
  TablesPage,
  Talk,
  TalkRequest as Said,
  Times,
  Vote,
} from '../../../server/contract.ts'

/** How fast a table is played. */
export type Speed = MatchSummary['speed']
/** What is asked of the open tables; what is left out lets all pass. */
export type RoomFilter = Partial<Record<'game' | 'speed' | 'seats' | 'language' | 'within' | 'usual' | 'fit', string>>
/** The parts of my tables. */
export type Part = keyof TablesPage['counts']
/** As the contract has them, with core's own options and log. */
export type GameInfo = Omit<Info, 'options'> & { options: OptionSpec[] }
/** Of a table before it is dealt: there is nothing to see or to hear of the match yet. */
export type RoomState = WaitingState
/** What a table's page holds: events lead it from a match that runs to one that is over. */
export type MatchState = Pick<DealtState, keyof DealtState>
export const isDealt = (state: RoomState | MatchState): state is MatchState =>
  state.status === 'running' || state.status === 'finished'
export type RowEvent = Omit<Row, 'entry' | 'status'> & { entry?: LogEntry; status: MatchState['status'] }

/** The server's no, as a sentence for the person who asked. */
export class Refused extends Error {
  override name = 'Refused'
  readonly status: number
  readonly error: Refusal['error']
  constructor(status: number, error: Refusal['error']) {
    super(error.sentence)
    this.status = status
    this.error = error
  }
}

/** No answer: no network, no server, or one without its database. What was asked may be asked again. */
export class Unreachable extends Error {
  override name = 'Unreachable'
}

/** How long to wait for a request that changes a match. After that it counts as lost and is sent again. */
const LIMIT = 10_000
/** Where this browser is: a refusal that ends one day says when by the clocks there. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
/** A call of the hall: what it answers, or why not. */
export async function call<X>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  { headers, limit, keepalive }: { headers?: Record<string, string>; limit?: number; keepalive?: boolean } = {},
): Promise<X> {
  const url = new URL(`/api/${path}`, location.origin)
  url.searchParams.set('lang', language)
  url.searchParams.set('zone', ZONE)
  let reply: Response
  let text: string
  try {
    reply = await fetch(url, {
      method,
      ...(keepalive && { keepalive }),
      ...(limit && { signal: AbortSignal.timeout(limit) }),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }),
    })
    text = await reply.text()
  } catch {
    throw new Unreachable()
  }
  if (reply.ok) return (text ? JSON.parse(text) : {}) as X
  if (reply.status === 503) throw new Unreachable()
  try {
    throw new Refused(reply.status, (JSON.parse(text) as Refusal).error)
  } catch (error) {
    // A proxy that answers for a server that is gone speaks no JSON.
    throw error instanceof Refused ? error : new Unreachable()
  }
}

const match = (id: string, rest = '') => `matches/${encodeURIComponent(id)}${rest}`
const query = (fields: Record<string, string | number | undefined>) => {
  const set = Object.entries(fields).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]]))
  return set.length ? `?${new URLSearchParams(set)}` : ''
}
/** Bodies of calls whose seat may be left out. */
const seated = (seat: number | undefined) => (seat === undefined ? {} : { seat })

export const api = {
  session: () => call<SessionReply>('GET', 'session'),
  be: (name: string, more: { arrival?: string; invite?: string } = {}) =>
    call<SessionReply>('POST', 'session', { name, ...more }),
  leave: () => call<SessionReply>('DELETE', 'session'),
  games: () => call<GameInfo[]>('GET', 'games'),
  mine: () => call<MatchSummary[]>('GET', 'matches?mine=1'),
  /** Open tables at which I don't sit, page by page. */
  rooms: (filter: RoomFilter, after?: string) => call<RoomsPage>('GET', `rooms${query({ ...filter, after })}`),
  /** Sits down where somebody waits for the same, or opens a table. */
  quick: (request: QuickRequest) => call<{ id: string }>('POST', 'quick', request),
  create: (request: MatchRequest) => call<MatchCreated>('POST', 'matches', request),
  join: (id: string, invite?: string) => call<Joined>('POST', match(id, '/join'), invite ? { invite } : {}),
  /** Gives something to the shuffle, for all of one's seats. */
  contribute: (id: string, contribution: string) => call<object>('POST', match(id, '/contribution'), { contribution }),
  /** A table, dealt or not. */
  look: (id: string, how: { invite?: string } = {}) => call<RoomState | MatchState>('GET', match(id, query(how))),
  /**
   * The match now, or after row `at`. `since`: only the log after that row. `seat`: as this one of my seats sees it.
   */
  match: (id: string, how: { at?: number; since?: number; seat?: number; invite?: string } = {}) =>
    call<MatchState>('GET', match(id, query(how)), undefined, { limit: 2 * LIMIT }),
  /** When rows were written after row `since`, and what the clocks showed. */
  times: (id: string, how: { since: number; invite?: string }) => call<Times>('GET', match(id, `/times${query(how)}`)),
  /** The components that a match was begun with. */
  box: (hash: string) => call<ComponentFiles>('GET', `boxes/${hash}`),
  /** A match as a file; of a finished one with its record, from which all of it follows, and the parts of its shuffle. */
  file: (id: string, how: { invite?: string } = {}) => call<MatchExport>('GET', match(id, `/export${query(how)}`)),
  /** The record of a finished match, and the hash that it was dealt by: with it the match can be replayed. */
  async record(id: string, how: { invite?: string } = {}): Promise<MatchRecord> {
    const { record } = await api.file(id, how)
    if (record!.generator) await import('@loggia/core/hash')
    return record!
  },
  /** My tables of one part, page by page. */
  tables: (part: Part, after?: string) => call<TablesPage>('GET', `tables${query({ part, after })}`),
  close: (id: string) => call<object>('DELETE', match(id)),
  ready: (id: string) => call<object>('POST', match(id, '/ready')),
  sendAway: (id: string, request: SendAwayRequest) => call<object>('POST', match(id, '/send-away'), request),
  choose: (id: string, request: ChoicesRequest) => call<object>('PATCH', match(id), request),
  /** I have read why I no longer sit there. */
  readParting: (id: string) => call<object>('DELETE', `partings/${encodeURIComponent(id)}`),
  standUp: (id: string) => call<object>('POST', match(id, '/stand-up'), {}),
  seatBot: (id: string, level: Level) => call<Joined>('POST', match(id, '/bots'), { bot: 'search', level }),
  /** Answers a question; sent again under the same `id`, the answer is the same row. `person`: who gave it. */
  move: (id: string, request: MoveRequest, answer: { id: string; person: string }) =>
    call<Played>('POST', match(id, '/moves'), request, {
      headers: { 'idempotency-key': answer.id, 'answer-of': answer.person },
      limit: LIMIT,
    }),
  takeback: (id: string, seat?: number) => call<Played>('POST', match(id, '/takeback'), seated(seat), { limit: LIMIT }),
  /** The standing orders of my seats. */
  orders: (id: string) => call<StandingOrder[]>('GET', match(id, '/standing')),
  /** Replaces the standing orders of a seat; sent to its end even when the page closes. */
  order: (id: string, seat: number, order: string | null) =>
    call<StandingOrder>('PUT', match(id, '/standing'), { seat, order }, { keepalive: true }),
  talk: (id: string, said: Said) => call<object>('POST', match(id, '/talk'), said),
  /** I do not want to read who said that, at any table; or do again. */
  mute: (id: string, line: number, muted: boolean) => call<Muted>('PUT', match(id, `/talk/${line}/mute`), { muted }),
  resign: (id: string, seat?: number) => call<object>('POST', match(id, '/resign'), seated(seat)),
  /** Takes a seat again that a bot holds for me. */
  comeBack: (id: string, seat?: number) => call<object>('POST', match(id, '/return'), seated(seat)),
  callVote: (id: string, kind: Vote['kind'], seat?: number) =>
    call<object>('POST', match(id, '/votes'), { kind, ...seated(seat) }),
  ballot: (id: string, vote: number, answer: string | null) =>
    call<Voted>('PUT', match(id, `/votes/${vote}`), { answer }),
  endMatch: (id: string) => call<Played>('POST', match(id, '/end')),
  /** What is written of a match whose rules the hall no longer plays. */
  kept: (id: string, invite?: string) => call<KeptMatch>('GET', match(id, `/kept${query({ invite })}`)),
  endKept: (id: string) => call<Played>('POST', match(id, '/end')),
  /** Where the stream of a match comes from. */
  events: (id: string, how: { seat?: number; invite?: string } = {}) => `/api/${match(id, '/events')}${query(how)}`,
}
