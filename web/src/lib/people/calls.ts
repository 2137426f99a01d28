/** The calls of profiles, ladders and invitations; neither lobby nor table carries them. */
import { call } from '#lib/api.ts'
import type {
  Course,
  HistoryPage,
  Invitation,
  LadderPage,
  MatchRatings,
  Me,
  MeRequest,
  Profile,
} from '../../../../server/contract.ts'

export type {
  Course,
  HistoryPage,
  Invitation,
  LadderPage,
  MatchRatings,
  Me,
  Past,
  Profile,
  Rating,
} from '../../../../server/contract.ts'

/** What is asked of what somebody has played; what is left out lets all pass. */
export type HistoryFilter = Partial<
  Record<'game' | 'seats' | 'speed' | 'result' | 'rated' | 'me' | 'within' | 'after', string>
>
const person = (handle: string, rest = '') => `people/${encodeURIComponent(handle)}${rest}`
const match = (id: string, rest: string) => `matches/${encodeURIComponent(id)}${rest}`
const query = (fields: Readonly<Record<string, string | number | undefined>>) =>
  new URLSearchParams(Object.entries(fields).flatMap(([k, v]) => (v === undefined ? [] : [[k, String(v)]])))

export const calls = {
  me: () => call<Me>('GET', 'account/profile'),
  setMe: (request: MeRequest) => call<Me>('PATCH', 'account/profile', request),
  profile: (handle: string) => call<Profile>('GET', person(handle)),
  history: (handle: string, filter: HistoryFilter) =>
    call<HistoryPage>('GET', person(handle, `/matches?${query(filter)}`)),
  course: (handle: string, game: string, seats: number) =>
    call<Course>('GET', person(handle, `/course?${query({ game, seats })}`)),
  ladder: (game: string, seats: number, after?: number) =>
    call<LadderPage>('GET', `ladder?${query({ game, seats, after })}`),
  ratings: (id: string, invite?: string) => call<MatchRatings>('GET', match(id, `/ratings?${query({ invite })}`)),
  revoke: (id: string) => call<object>('DELETE', match(id, '/link')),
  invite: (id: string, handle: string) => call<{ name: string }>('POST', match(id, '/invitations'), { handle }),
  invitations: () => call<Invitation[]>('GET', 'invitations'),
  decline: (id: string) => call<object>('DELETE', `invitations/${encodeURIComponent(id)}`),
}
