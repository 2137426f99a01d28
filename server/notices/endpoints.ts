/** The routes of what somebody is told, as OpenAPI describes them; their handlers are in `routes.ts`. */
import { createRoute } from '@hono/zod-openapi'
import { CredentialId, MatchId } from '../domain/requests.ts'
import { MatchMuted, MatchNotices, NewChannel, NoticeWishes, Notices, StopToken, Stopped, Trial } from './contract.ts'
import { body, json, refused } from '../platform/http.ts'

const yours = { 200: json(Notices, 'What you are told, and where') }

export const notices = createRoute({
  method: 'get',
  path: '/api/account/notices',
  summary: 'What you are told, where and when, and what this hall can do',
  responses: { ...yours, ...refused(401) },
})
export const wish = createRoute({
  method: 'put',
  path: '/api/account/notices',
  summary: 'Choose what you are told, and when not',
  request: { body: body(NoticeWishes) },
  responses: { ...yours, ...refused(400, 401) },
})
export const addChannel = createRoute({
  method: 'post',
  path: '/api/account/notices/channels',
  summary: 'Be told in this browser, by mail or at a webhook; of the latter two there is one each',
  request: { body: body(NewChannel) },
  responses: { ...yours, ...refused(400, 401, 404, 429) },
})
export const dropChannel = createRoute({
  method: 'delete',
  path: '/api/account/notices/channels/{id}',
  summary: 'Be told there no more',
  request: { params: CredentialId },
  responses: { ...yours, ...refused(401, 404) },
})
export const channelOn = createRoute({
  method: 'post',
  path: '/api/account/notices/channels/{id}/on',
  summary: 'Use a channel again that was switched off',
  request: { params: CredentialId },
  responses: { ...yours, ...refused(401, 404) },
})
export const tryChannel = createRoute({
  method: 'post',
  path: '/api/account/notices/channels/{id}/trial',
  summary: 'Send something there now, to see whether it arrives',
  request: { params: CredentialId },
  responses: { 200: json(Trial, 'What came of it'), ...refused(401, 404, 429) },
})
export const ofMatch = createRoute({
  method: 'get',
  path: '/api/matches/{id}/notices',
  summary: 'Whether you are told of this match',
  request: { params: MatchId },
  responses: { 200: json(MatchNotices, 'Whether you are'), ...refused(400, 401, 404) },
})
export const muteMatch = createRoute({
  method: 'put',
  path: '/api/matches/{id}/notices',
  summary: 'Be told nothing of this match, or again what you want',
  request: { params: MatchId, body: body(MatchMuted) },
  responses: { 200: json(MatchNotices, 'Whether you are'), ...refused(400, 401, 404) },
})
export const stop = createRoute({
  method: 'post',
  path: '/unsubscribe/{token}',
  summary: 'No more mail of this kind, as mail programs ask for it (RFC 8058). Looking at the page changes nothing',
  request: { params: StopToken },
  responses: { 200: json(Stopped, 'Nothing more is sent'), ...refused(400, 404) },
})
