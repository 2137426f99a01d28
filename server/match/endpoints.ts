/** The routes of the hall as OpenAPI describes them; their handlers are in `app.ts`. */
import { createRoute, z } from '@hono/zod-openapi'
import {
  AnswerHeaders,
  BallotRequest,
  BotRequest,
  BoxHash,
  ChoicesRequest,
  ContributionRequest,
  EventsQuery,
  JoinRequest,
  KeptQuery,
  LineId,
  ListQuery,
  MatchId,
  MatchRequest,
  MoveRequest,
  MuteRequest,
  OrderRequest,
  QuickRequest,
  RoomsQuery,
  SeatRequest,
  SendAwayRequest,
  StateQuery,
  TablesQuery,
  TalkRequest,
  VoteId,
  VoteRequest,
} from '../domain/requests.ts'
import { Contributed, Handles, Joined, MatchCreated, Ready } from './room/contract.ts'
import { GameInfo, Muted, Played, RowEvent, SeatsEvent, StandingOrder, Talk, Voted } from './contract.ts'
import { KeptMatch, MatchExport } from './files/contract.ts'
import { MatchState } from './state/contract.ts'
import { MatchSummary, RoomsPage, TablesPage } from './list/contract.ts'
import { Times } from './clock/contract.ts'
import { body, json, lang, refused } from '../platform/http.ts'

const params = MatchId

export const listGames = createRoute({
  method: 'get',
  path: '/api/games',
  summary: 'The games of the hall',
  responses: { 200: json(z.array(GameInfo), 'All games') },
})
export const box = createRoute({
  method: 'get',
  path: '/api/boxes/{hash}',
  summary: 'The components that a match was begun with: under a hash they never change',
  request: { params: BoxHash },
  responses: { 200: json(z.record(z.string(), z.unknown()), 'The data files'), ...refused(400, 404) },
})
export const create = createRoute({
  method: 'post',
  path: '/api/matches',
  summary: 'Make a table',
  request: { body: body(MatchRequest) },
  responses: {
    201: json(MatchCreated, 'The match; its url with the invite is an invitation'),
    ...refused(400, 401, 422, 429),
  },
})
export const list = createRoute({
  method: 'get',
  path: '/api/matches',
  summary: 'Your tables (?mine) or those with open seats (?open)',
  request: { query: ListQuery },
  responses: { 200: json(z.array(MatchSummary), 'Newest first'), ...refused(400, 401) },
})
export const tables = createRoute({
  method: 'get',
  path: '/api/tables',
  summary: 'Your tables by part, page by page, with exact counts',
  request: { query: TablesQuery },
  responses: { 200: json(TablesPage, 'A page'), ...refused(400, 401) },
})
export const join = createRoute({
  method: 'post',
  path: '/api/matches/{id}/join',
  summary: 'Take a seat',
  request: { params, body: body(JoinRequest, false) },
  responses: { 200: json(Joined, 'Your seat'), ...refused(400, 401, 403, 404, 409) },
})
export const contribute = createRoute({
  method: 'post',
  path: '/api/matches/{id}/contribution',
  summary:
    'Give something to the shuffle, for each of your seats, once you know the commitment; a full table is dealt when all of its people have, or after some seconds',
  request: { params, body: body(ContributionRequest) },
  responses: { 200: json(Contributed, 'It counts'), ...refused(400, 401, 403, 404, 409, 429) },
})
export const standUp = createRoute({
  method: 'post',
  path: '/api/matches/{id}/stand-up',
  summary: 'Give your seat up before the match has begun; the last to go closes the table',
  request: { params, body: body(SeatRequest, false) },
  responses: { 200: json(Joined, 'The seat'), ...refused(400, 401, 403, 404, 409) },
})
export const seatBot = createRoute({
  method: 'post',
  path: '/api/matches/{id}/bots',
  summary: 'Seat a bot on an open seat of a table of which you are host',
  request: { params, body: body(BotRequest, false) },
  responses: { 200: json(Joined, 'Its seat'), ...refused(400, 401, 403, 404, 409, 429) },
})
export const close = createRoute({
  method: 'delete',
  path: '/api/matches/{id}',
  summary: 'Close a table of which you are host, before the match has begun',
  request: { params },
  responses: { 200: json(MatchId, 'The table'), ...refused(401, 403, 404, 409) },
})
export const ready = createRoute({
  method: 'post',
  path: '/api/matches/{id}/ready',
  summary: 'Say that you are there: a full table that has waited for long asks before it is dealt',
  request: { params },
  responses: { 200: json(Ready, 'Noted'), ...refused(401, 403, 404, 409) },
})
export const sendAway = createRoute({
  method: 'post',
  path: '/api/matches/{id}/send-away',
  summary: 'Free a seat of a table of which you are host; who sat there is told why, and does not come back',
  request: { params, body: body(SendAwayRequest) },
  responses: { 200: json(Joined, 'The seat'), ...refused(400, 401, 403, 404, 409) },
})
export const choose = createRoute({
  method: 'patch',
  path: '/api/matches/{id}',
  summary: 'Choose anew what is played at a table of which you are host, while nobody else sits there',
  request: { params, body: body(ChoicesRequest) },
  responses: { 200: json(MatchId, 'The table'), ...refused(400, 401, 403, 404, 409, 422) },
})
export const rooms = createRoute({
  method: 'get',
  path: '/api/rooms',
  summary: 'Tables that anybody may join, page by page, the newest first',
  request: { query: RoomsQuery },
  responses: { 200: json(RoomsPage, 'A page'), ...refused(400) },
})
export const quick = createRoute({
  method: 'post',
  path: '/api/quick',
  summary: 'Sit down where somebody waits for this game at this speed, or wait at a table of your own',
  request: { body: body(QuickRequest) },
  responses: { 200: json(MatchId, 'The table'), ...refused(400, 401, 409, 422, 429) },
})
export const readSeatDeparture = createRoute({
  method: 'delete',
  path: '/api/partings/{id}',
  summary: 'You have read why you no longer sit at this table',
  request: { params },
  responses: { 200: json(MatchId, 'The table'), ...refused(401) },
})
export const state = createRoute({
  method: 'get',
  path: '/api/matches/{id}',
  summary: 'A match as you may see it, now or after row `at`; its log from the beginning or after row `since`',
  request: { params, query: StateQuery },
  responses: { 200: json(MatchState, 'The match'), ...refused(400, 403, 404) },
})
export const times = createRoute({
  method: 'get',
  path: '/api/matches/{id}/times',
  summary: 'When the rows of a match were written after row `since`, and what its clocks showed',
  request: { params, query: StateQuery },
  responses: { 200: json(Times, 'By row'), ...refused(400, 403, 404) },
})
export const handles = createRoute({
  method: 'get',
  path: '/api/matches/{id}/people',
  summary: 'Where the pages lie of those who sit at a match, whether it runs or is over',
  request: { params, query: KeptQuery },
  responses: { 200: json(Handles, 'By seat'), ...refused(400, 403, 404) },
})
export const move = createRoute({
  method: 'post',
  path: '/api/matches/{id}/moves',
  summary:
    'Answer the question that stood after row `seq`; the same answer under the same `Idempotency-Key` is written once',
  request: { params, query: lang, headers: AnswerHeaders, body: body(MoveRequest) },
  responses: { 200: json(Played, 'The row of the move, committed'), ...refused(400, 401, 403, 404, 409, 422, 429) },
})
export const takeback = createRoute({
  method: 'post',
  path: '/api/matches/{id}/takeback',
  summary:
    'Take back your last move, while nobody learned anything or decided since; what only bots did goes back with it',
  request: { params, body: body(SeatRequest, false) },
  responses: { 200: json(Played, 'The row of the takeback'), ...refused(400, 401, 403, 404, 409, 429) },
})
export const standing = createRoute({
  method: 'get',
  path: '/api/matches/{id}/standing',
  summary: 'The standing orders of your seats',
  request: { params },
  responses: { 200: json(z.array(StandingOrder), 'One for each seat of yours'), ...refused(401, 403, 404) },
})
export const order = createRoute({
  method: 'put',
  path: '/api/matches/{id}/standing',
  summary: 'Give a standing order, or (null) withdraw it: questions that it answers are answered at once',
  request: { params, body: body(OrderRequest) },
  responses: { 200: json(StandingOrder, 'Your order'), ...refused(400, 401, 403, 404, 409, 422, 429) },
})
export const call = createRoute({
  method: 'post',
  path: '/api/matches/{id}/votes',
  summary:
    'Ask the others at the table: about a seat whose person is away, for a takeback that is no longer free, for a pause',
  request: { params, body: body(VoteRequest) },
  responses: { 200: json(MatchId, 'They are asked'), ...refused(400, 401, 403, 404, 409, 429) },
})
export const ballot = createRoute({
  method: 'put',
  path: '/api/matches/{id}/votes/{vote}',
  summary: 'Answer a vote, or (null) take the answer back',
  request: { params: VoteId, body: body(BallotRequest) },
  responses: { 200: json(Voted, 'It counts'), ...refused(400, 401, 403, 404, 409, 422, 429) },
})
export const say = createRoute({
  method: 'post',
  path: '/api/matches/{id}/talk',
  summary: 'Say something at the table',
  request: { params, body: body(TalkRequest) },
  responses: { 201: json(Talk, 'The line'), ...refused(400, 401, 403, 404, 429) },
})
export const mute = createRoute({
  method: 'put',
  path: '/api/matches/{id}/talk/{line}/mute',
  summary: 'Do not read who said that any more, at any table; or do again. Nobody else is told',
  request: { params: LineId, body: body(MuteRequest) },
  responses: { 200: json(Muted, 'Whom you do not read here'), ...refused(400, 401, 403, 404, 429) },
})
export const resign = createRoute({
  method: 'post',
  path: '/api/matches/{id}/resign',
  summary: 'Leave your seat: a bot plays on, or what else the table chose for that happens',
  request: { params, body: body(SeatRequest, false) },
  responses: { 200: json(Joined, 'The seat'), ...refused(400, 401, 403, 404, 409) },
})
export const comeBack = createRoute({
  method: 'post',
  path: '/api/matches/{id}/return',
  summary: 'Take the seat again that you left to a bot, or say that you are not away',
  request: { params, body: body(SeatRequest, false) },
  responses: { 200: json(Joined, 'The seat'), ...refused(400, 401, 403, 404, 409, 429) },
})
export const events = createRoute({
  method: 'get',
  path: '/api/matches/{id}/events',
  summary: 'Server-sent events: `row` (id = seq; Last-Event-ID resumes), `talk`, `seats`',
  request: { params, query: EventsQuery },
  responses: {
    200: {
      description: 'RowEvent, Talk, SeatsEvent',
      content: { 'text/event-stream': { schema: z.union([RowEvent, Talk, SeatsEvent]) } },
    },
    ...refused(403, 404),
  },
})
export const kept = createRoute({
  method: 'get',
  path: '/api/matches/{id}/kept',
  summary: 'A match whose rules the hall no longer plays: what is written of it',
  request: { params, query: KeptQuery },
  responses: { 200: json(KeptMatch, 'The match'), ...refused(400, 404, 409) },
})
export const endUnplayable = createRoute({
  method: 'post',
  path: '/api/matches/{id}/end',
  summary: 'End a match of which most people are gone, or whose rules the hall no longer plays',
  request: { params },
  responses: { 200: json(Played, 'The row of its end'), ...refused(401, 403, 404, 409) },
})
export const exported = createRoute({
  method: 'get',
  path: '/api/matches/{id}/export',
  summary: 'The match as a file: all of it when it is over',
  request: { params, query: StateQuery },
  responses: { 200: json(MatchExport, 'The match'), ...refused(403, 404) },
})
