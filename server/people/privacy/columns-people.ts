/** People: who they are, how they sign in, when they sleep, people they mute. */
import { back, type KeptTables, stays, REST, YOU, DEVICE, WAY, TICKET, CHOICE } from './kept.ts'
import { FORMER } from '../../domain/former.ts'

export const PEOPLE = {
  people: {
    title: { en: 'Who you are', ko: '나' },
    columns: {
      ...stays({ id: ['you', 'stone'], mergedInto: ['you', 'stone'] }),
      name: back(YOU, FORMER.en),
      handle: back(YOU, null),
      handleKey: back(YOU, null),
      // The strictest value, not the default: what somebody hid stays hidden.
      shown: back(YOU, 'nobody'),
      invites: back(YOU, 'nobody'),
      zone: back(YOU, null),
      role: back(YOU, null),
      createdAt: back(YOU, new Date(0)),
    },
    own: 'id',
    persons: { id: 'stays', mergedInto: 'stays' },
  },
  sessions: {
    title: { en: 'Devices where you are signed in', ko: '로그인된 기기' },
    columns: {
      ...stays({ tokenHash: DEVICE, id: DEVICE, person: DEVICE, device: DEVICE, entry: DEVICE, heard: DEVICE }),
      ...stays({ browser: DEVICE, createdAt: DEVICE, usedAt: DEVICE }),
      // Where only the guest is erased the session is another person's.
      guest: back(DEVICE, null),
    },
    own: 'person',
    secret: ['tokenHash', 'id', 'browser'],
    persons: { person: 'rows', guest: 'stays' },
  },
  credentials: {
    title: { en: 'Sign-in methods', ko: '로그인 방법' },
    columns: { id: WAY, person: WAY, kind: WAY, key: WAY, name: WAY, passkey: WAY, createdAt: WAY, usedAt: WAY },
    own: 'person',
    secret: ['id', 'key'],
    persons: { person: 'rows' },
  },
  tickets: {
    title: { en: 'Codes and links under way', ko: '보낸 코드와 링크' },
    columns: { kind: TICKET, key: TICKET, person: TICKET, mail: TICKET, device: TICKET, asker: TICKET, until: TICKET },
    own: 'person',
    secret: ['key', 'asker'],
    persons: { person: 'rows' },
  },
  alerts: {
    title: { en: 'Alerts to your other devices', ko: '다른 기기에 보낸 알림' },
    columns: { id: YOU, person: YOU, kind: YOU, device: YOU, at: YOU },
    own: 'person',
    persons: { person: 'rows' },
  },
  stops: {
    title: { en: 'When your clock stops', ko: '시계가 멈춘 시간' },
    columns: { id: REST, person: REST, match: REST, why: REST, begins: REST, ends: REST },
    own: 'person',
    persons: { person: 'rows' },
  },
  sleepers: {
    title: { en: 'When you sleep', ko: '잠자는 시간' },
    columns: {
      ...{ person: ['time', 'removed'], zone: ['time', 'removed'], begins: ['time', 'removed'] },
      ...{ counts: ['time', 'removed'], until: ['time', 'removed'] },
    },
    own: 'person',
    persons: { person: 'rows' },
  },
  acceptances: {
    title: { en: 'Invitations you accepted', ko: '수락한 초대' },
    columns: { person: YOU, by: YOU, at: YOU },
    own: 'person',
    secret: ['by'],
    persons: { person: 'rows', by: 'rows' },
  },
  mutes: {
    title: { en: 'People you muted', ko: '대화를 숨긴 사람' },
    columns: { person: CHOICE, muted: CHOICE, at: CHOICE },
    own: 'person',
    secret: ['muted'],
    persons: { person: 'rows', muted: 'rows' },
  },
  blocks: {
    title: { en: 'People you blocked', ko: '차단한 사람' },
    columns: { person: CHOICE, blocked: CHOICE, at: CHOICE },
    own: 'person',
    secret: ['blocked'],
    persons: { person: 'rows', blocked: 'rows' },
  },
} satisfies KeptTables
