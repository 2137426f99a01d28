/** The routes of profiles, ratings and invitations, as OpenAPI describes them; their handlers are in `routes.ts`. */
import { createRoute, z } from '@hono/zod-openapi'
import {
  Course,
  HandleParam,
  HandleRequest,
  HistoryPage,
  HistoryQuery,
  Invitation,
  Invited,
  LadderPage,
  LadderQuery,
  MatchRatings,
  Me,
  MeRequest,
  PoolQuery,
  Profile,
} from './contract.ts'
import { KeptQuery, MatchId } from '../../domain/requests.ts'
import { body, json, lang, refused } from '../../platform/http.ts'

export const me = createRoute({
  method: 'get',
  path: '/api/account/profile',
  summary: 'Your handle, who sees your profile, and who may invite you',
  responses: { 200: json(Me, 'You'), ...refused(401) },
})
export const setMe = createRoute({
  method: 'patch',
  path: '/api/account/profile',
  summary: 'Choose a handle, by which others find you, who sees your profile, or who may invite you',
  request: { body: body(MeRequest) },
  responses: { 200: json(Me, 'You'), ...refused(400, 401, 403, 409, 429) },
})
export const profile = createRoute({
  method: 'get',
  path: '/api/people/{handle}',
  summary: 'Somebody, as far as they show it to you',
  request: { params: HandleParam, query: lang },
  responses: { 200: json(Profile, 'Who they are and what they have played'), ...refused(404) },
})
export const history = createRoute({
  method: 'get',
  path: '/api/people/{handle}/matches',
  summary: 'What somebody has played, as far as they show it to you, page by page',
  request: { params: HandleParam, query: HistoryQuery },
  responses: { 200: json(HistoryPage, 'The newest first'), ...refused(400, 404) },
})
export const course = createRoute({
  method: 'get',
  path: '/api/people/{handle}/course',
  summary: 'How a rating of somebody has changed',
  request: { params: HandleParam, query: PoolQuery },
  responses: { 200: json(Course, 'After each match'), ...refused(400, 404) },
})
export const ladder = createRoute({
  method: 'get',
  path: '/api/ladder',
  summary: 'Who plays a game best among so many, of those who have played ten rated matches and show it to all',
  request: { query: LadderQuery },
  responses: { 200: json(LadderPage, 'A page'), ...refused(400) },
})
export const ratings = createRoute({
  method: 'get',
  path: '/api/matches/{id}/ratings',
  summary: 'What a match that is over has changed of ratings',
  request: { params: MatchId, query: KeptQuery },
  responses: { 200: json(MatchRatings, 'By seat'), ...refused(404, 409) },
})
export const revoke = createRoute({
  method: 'delete',
  path: '/api/matches/{id}/link',
  summary: 'Whoever had the link of a private match that is over sees it no more; who sat there gets another',
  request: { params: MatchId },
  responses: { 200: json(MatchId, 'The match'), ...refused(401, 403, 404, 409) },
})
export const invite = createRoute({
  method: 'post',
  path: '/api/matches/{id}/invitations',
  summary: 'Ask somebody to a table that waits, by their handle',
  request: { params: MatchId, body: body(HandleRequest) },
  responses: { 200: json(Invited, 'They are told'), ...refused(400, 401, 403, 404, 409, 429) },
})
export const invitations = createRoute({
  method: 'get',
  path: '/api/invitations',
  summary: 'To which tables you are asked',
  responses: { 200: json(z.array(Invitation), 'The newest first'), ...refused(401) },
})
export const decline = createRoute({
  method: 'delete',
  path: '/api/invitations/{id}',
  summary: 'No, thank you',
  request: { params: MatchId },
  responses: { 200: json(MatchId, 'The table'), ...refused(401) },
})
