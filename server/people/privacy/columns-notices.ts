/** Notices: where somebody is reached, what they want to hear, and what is on its way. */
import { type KeptTables, REACH, WISH, NEWS } from './kept.ts'

export const NOTICES = {
  channels: {
    title: { en: 'Where you are notified', ko: '알림을 받는 곳' },
    columns: {
      ...{ id: REACH, person: REACH, kind: REACH, address: REACH, keys: REACH, session: REACH, device: REACH },
      ...{ credential: REACH, form: REACH, secret: REACH, failures: REACH, fault: REACH, rests: REACH, off: REACH },
      ...{ createdAt: REACH, usedAt: REACH, invitesAt: REACH },
    },
    own: 'person',
    secret: ['keys', 'session', 'secret'],
    persons: { person: 'rows' },
  },
  noticeSettings: {
    title: { en: 'Notices you want', ko: '받고 싶은 알림' },
    columns: { person: WISH, wants: WISH, quietFrom: WISH, quietTo: WISH, digest: WISH, language: WISH },
    own: 'person',
    persons: { person: 'rows' },
  },
  noticeMutes: {
    title: { en: 'Muted tables', ko: '알림을 끈 방' },
    columns: { person: REACH, match: REACH },
    own: 'person',
    persons: { person: 'rows' },
  },
  looks: {
    title: { en: 'When you last looked at a table', ko: '방을 마지막으로 본 때' },
    columns: { person: ['notices', 'day'], match: ['notices', 'day'], at: ['notices', 'day'] },
    own: 'person',
    persons: { person: 'rows' },
  },
  outbox: {
    title: { en: 'Notices due', ko: '보낼 알림' },
    columns: {
      ...{ person: NEWS, match: NEWS, kind: NEWS, seat: NEWS, since: NEWS, about: NEWS, at: NEWS, due: NEWS },
    },
    own: 'person',
    persons: { person: 'rows' },
  },
  deliveries: {
    title: { en: 'Messages on their way', ko: '보내는 중인 알림' },
    columns: { ...{ id: NEWS, channel: NEWS, items: NEWS, digest: NEWS, due: NEWS, tries: NEWS, until: NEWS } },
  },
  letters: {
    title: { en: 'Mail about your recovery codes on its way', ko: '보내는 중인 복구 코드 알림' },
    columns: {
      ...{ id: NEWS, person: NEWS, address: NEWS, device: NEWS, at: NEWS, due: NEWS, tries: NEWS, until: NEWS },
    },
    own: 'person',
    persons: { person: 'rows' },
  },
} satisfies KeptTables
