/** The calls of the pages about what one is told; neither lobby nor table carries them. */
import { call } from '#lib/api.ts'
import type { MatchNotices, NewChannel, Notices, NoticeWishes } from '../../../../server/contract.ts'

export type { NewChannel, NoticeChannel, Notices } from '../../../../server/contract.ts'

const channel = (id: string, rest = '') => `account/notices/channels/${id}${rest}`
export const calls = {
  notices: () => call<Notices>('GET', 'account/notices'),
  wish: (wishes: NoticeWishes) => call<Notices>('PUT', 'account/notices', wishes),
  add: (wanted: NewChannel) => call<Notices>('POST', 'account/notices/channels', wanted),
  drop: (id: string) => call<Notices>('DELETE', channel(id)),
  on: (id: string) => call<Notices>('POST', channel(id, '/on')),
  try: (id: string) => call<{ fault: string | null }>('POST', channel(id, '/trial')),
  ofMatch: (id: string) => call<MatchNotices>('GET', `matches/${id}/notices`),
  mute: (id: string, muted: boolean) => call<MatchNotices>('PUT', `matches/${id}/notices`, { muted }),
}
