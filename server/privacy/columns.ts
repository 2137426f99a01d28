/**
 * What each column of the database is for and how long it is kept; whose a row is, and what becomes of it when its person is erased. The privacy page, what people
 * export of themselves, and what is erased all follow from this. A table or column without an entry is a type error, and a test fails.
 */
import type { Table } from 'drizzle-orm'
import type * as schema from '../schema.ts'
import type { PERIODS, PURPOSES, Sentence } from './words.ts'

type Schema = typeof schema
/** The tables of the schema, as it exports them. */
export type TableName = { [K in keyof Schema]: Schema[K] extends Table ? K : never }[keyof Schema]
type Columns<N extends TableName> = keyof Schema[N]['$inferSelect']
export type Kept = readonly [purpose: keyof typeof PURPOSES, period: keyof typeof PERIODS]

/** Of a row that names somebody who is erased: it goes, it stays with a name that nobody knows any more, or it forgets them. */
export type Erased = 'rows' | 'stays' | 'null'
export interface KeptTable<C extends PropertyKey = string> {
  title: Sentence
  columns: Readonly<Record<C, Kept>>
  /** The column that says whose a row is: it is theirs to export, but for what is `secret`, or others'. */
  own?: C
  secret?: readonly C[]
  /** The columns that name persons. */
  persons?: Readonly<Partial<Record<C, Erased>>>
}

const HOUSE = ['house', 'ever'] as const,
  REST = ['time', 'aYear'] as const,
  PLAY = ['play', 'stone'] as const,
  RUNNING = ['play', 'running'] as const,
  WAITING = ['play', 'waiting'] as const,
  ENDED = ['ended', 'stone'] as const,
  YOU = ['you', 'person'] as const,
  DEVICE = ['enter', 'year'] as const,
  WAY = ['enter', 'removed'] as const,
  TICKET = ['enter', 'minutes'] as const,
  TALK = ['talk', 'person'] as const,
  CHOICE = ['talk', 'removed'] as const,
  REPORT = ['peace', 'quarter'] as const,
  OPEN = ['limits', 'minutes'] as const,
  FAIR = ['rating', 'twoDays'] as const,
  RATING = ['rating', 'stone'] as const,
  ACT = ['peace', 'twoYears'] as const,
  REACH = ['notices', 'removed'] as const,
  WISH = ['notices', 'person'] as const,
  NEWS = ['notices', 'told'] as const

export const KEPT: { readonly [N in TableName]: KeptTable<Columns<N>> } = {
  people: {
    title: { en: 'Who you are', ko: '나' },
    columns: {
      id: ['you', 'stone'],
      name: YOU,
      handle: YOU,
      handleKey: YOU,
      shown: YOU,
      mergedInto: YOU,
      zone: YOU,
      role: YOU,
      createdAt: YOU,
    },
    own: 'id',
    persons: { id: 'stays', mergedInto: 'stays' },
  },
  sessions: {
    title: { en: 'Devices where you are signed in', ko: '로그인된 기기' },
    columns: {
      ...{ tokenHash: DEVICE, id: DEVICE, person: DEVICE, guest: DEVICE, device: DEVICE, entry: DEVICE },
      ...{ heard: DEVICE, browser: DEVICE, createdAt: DEVICE, usedAt: DEVICE },
    },
    own: 'person',
    secret: ['tokenHash', 'id', 'browser'],
    persons: { person: 'rows', guest: 'null' },
  },
  credentials: {
    title: { en: 'Ways in', ko: '로그인 방법' },
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
    title: { en: 'What your other devices are told', ko: '다른 기기에 보낸 알림' },
    columns: { id: YOU, person: YOU, kind: YOU, device: YOU, at: YOU },
    own: 'person',
    persons: { person: 'rows' },
  },
  boxes: {
    title: { en: 'Components of games', ko: '게임의 구성물' },
    columns: { hash: HOUSE, game: HOUSE, box: HOUSE },
  },
  matches: {
    title: { en: 'Matches', ko: '게임' },
    columns: {
      ...{ id: PLAY, game: PLAY, rules: PLAY, box: PLAY, name: PLAY, options: PLAY, status: PLAY, visibility: PLAY },
      ...{ mayTry: PLAY, speed: PLAY, language: PLAY, invite: PLAY, seed: PLAY, secret: PLAY, commitment: PLAY },
      ...{ generator: PLAY, sealBy: WAITING, createdAt: PLAY, clock: PLAY, dealtAt: PLAY, rated: PLAY, unrated: PLAY },
      ...{ leaver: PLAY, comeBack: PLAY, wants: PLAY },
    },
  },
  progress: {
    title: { en: 'Where matches stand', ko: '게임의 진행' },
    columns: {
      ...{ match: PLAY, changed: PLAY, seq: PLAY, at: PLAY, askedSince: PLAY, steps: PLAY, standings: PLAY },
      ...{ clocks: PLAY, deadline: PLAY },
    },
  },
  stops: {
    title: { en: 'When no time runs', ko: '시계가 멈춘 시간' },
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
  heartbeat: { title: { en: 'That the hall is there', ko: '홀이 열려 있음' }, columns: { one: HOUSE, at: HOUSE } },
  rooms: {
    title: { en: 'Tables that wait for people', ko: '사람을 기다리는 방' },
    columns: { match: WAITING, host: WAITING, expires: WAITING, readyBy: WAITING, quick: WAITING },
    own: 'host',
    persons: { host: 'null' },
  },
  partings: {
    title: { en: 'Why you no longer sit at a table', ko: '자리를 잃은 까닭' },
    columns: {
      ...{ match: ['play', 'month'], person: ['play', 'month'], why: ['play', 'month'], to: ['play', 'month'] },
      ...{ at: ['play', 'month'], read: ['play', 'month'] },
    },
    own: 'person',
    persons: { person: 'rows' },
  },
  seats: {
    title: { en: 'Who sits where', ko: '앉은 자리' },
    columns: {
      ...{ match: PLAY, seat: PLAY, kind: PLAY, person: PLAY, name: PLAY, bot: PLAY, level: PLAY, lowered: PLAY },
      ...{ contribution: PLAY, taken: PLAY, round: PLAY, ready: WAITING },
    },
    own: 'person',
    persons: { person: 'stays' },
  },
  sittings: {
    title: { en: 'Who sat where, and since when', ko: '자리의 내력' },
    columns: {
      ...{ match: PLAY, seat: PLAY, n: PLAY, person: PLAY, bot: PLAY, since: PLAY, at: PLAY },
      ...{ address: FAIR, browser: FAIR },
    },
    own: 'person',
    persons: { person: 'stays' },
  },
  results: {
    title: { en: 'Results', ko: '결과' },
    columns: { match: ENDED, seat: ENDED, person: ENDED, total: ENDED, place: ENDED, left: ENDED, sources: ENDED },
    own: 'person',
    persons: { person: 'stays' },
  },
  seatChanges: {
    title: { en: 'That seats changed', ko: '자리 변동' },
    columns: { match: ['house', 'day'], at: ['house', 'day'] },
  },
  snapshots: {
    title: { en: 'Tables a few rows ago', ko: '몇 수 전의 게임판' },
    columns: { match: RUNNING, seq: RUNNING, rules: RUNNING, table: RUNNING },
  },
  marks: {
    title: { en: 'What was seen of matches', ko: '게임의 중간 표시' },
    columns: { match: PLAY, seq: PLAY, mark: PLAY },
  },
  moves: {
    title: { en: 'Moves', ko: '둔 수' },
    columns: {
      match: PLAY,
      seq: PLAY,
      kind: PLAY,
      seat: PLAY,
      word: PLAY,
      cause: PLAY,
      actor: PLAY,
      at: PLAY,
      clocks: PLAY,
    },
    own: 'actor',
    persons: { actor: 'stays' },
  },
  orders: {
    title: { en: 'Standing orders', ko: '미리 답해 둔 것' },
    columns: { match: RUNNING, seat: RUNNING, word: RUNNING },
  },
  makers: {
    title: { en: 'Who made a table', ko: '방을 만든 사람' },
    columns: { match: PLAY, person: PLAY, address: ['limits', 'day'], createdAt: PLAY },
    own: 'person',
    secret: ['address'],
    persons: { person: 'null' },
  },
  keys: { title: { en: 'Keys of the hall', ko: '홀의 열쇠' }, columns: { name: HOUSE, key: HOUSE } },
  botTurns: {
    title: { en: 'Bots that are asked', ko: '차례가 된 봇' },
    columns: {
      ...{ match: RUNNING, written: RUNNING, since: RUNNING, deep: RUNNING, attended: RUNNING, server: RUNNING },
      ...{ until: RUNNING },
    },
  },
  botOwners: {
    title: { en: 'For whom bots thought last', ko: '봇을 쓴 차례' },
    columns: { owner: ['limits', 'hours'], served: ['limits', 'hours'] },
  },
  talk: {
    title: { en: 'Talk', ko: '대화' },
    columns: { id: TALK, match: TALK, person: TALK, text: TALK, word: TALK, told: TALK, watching: TALK, at: TALK },
    own: 'person',
    persons: { person: 'rows' },
  },
  leavers: {
    title: { en: 'Who is away from a match', ko: '자리를 비운 사람' },
    columns: {
      match: RUNNING,
      seat: RUNNING,
      why: RUNNING,
      since: RUNNING,
      at: RUNNING,
      until: RUNNING,
      settled: RUNNING,
    },
  },
  votes: {
    title: { en: 'Votes', ko: '투표' },
    columns: { id: PLAY, match: PLAY, kind: PLAY, seat: PLAY, since: PLAY, at: PLAY, ends: PLAY, outcome: PLAY },
  },
  ballots: {
    title: { en: 'How seats voted', ko: '자리마다의 답' },
    columns: { vote: PLAY, seat: PLAY, answer: PLAY, at: PLAY },
  },
  mutes: {
    title: { en: 'Whom you do not want to read', ko: '말을 읽지 않을 사람' },
    columns: { person: CHOICE, muted: CHOICE, at: CHOICE },
    own: 'person',
    secret: ['muted'],
    persons: { person: 'rows', muted: 'rows' },
  },
  allowances: {
    title: { en: 'What was asked too fast', ko: '속도 제한' },
    columns: { key: ['limits', 'day'], points: ['limits', 'day'], expire: ['limits', 'day'] },
  },
  ratings: {
    title: { en: 'Ratings', ko: '등급' },
    columns: {
      ...{ person: RATING, game: RATING, seats: RATING, mu: RATING, sigma: RATING, matches: RATING, library: RATING },
    },
    own: 'person',
    persons: { person: 'stays' },
  },
  ratingChanges: {
    title: { en: 'What each match changed of them', ko: '게임마다 바뀐 등급' },
    columns: {
      ...{ match: RATING, person: RATING, game: RATING, seats: RATING, at: RATING, muBefore: RATING },
      ...{ sigmaBefore: RATING, mu: RATING, sigma: RATING },
    },
    own: 'person',
    persons: { person: 'stays' },
  },
  ratingQueue: {
    title: { en: 'Matches whose ratings are to be reckoned', ko: '등급을 계산할 게임' },
    columns: { match: ['rating', 'minutes'], at: ['rating', 'minutes'] },
  },
  invitations: {
    title: { en: 'Who was asked to a table', ko: '방으로 초대한 사람' },
    columns: { match: WAITING, person: WAITING, by: WAITING, at: WAITING },
    own: 'person',
    secret: ['by'],
    persons: { person: 'rows', by: 'null' },
  },
  streams: {
    title: { en: 'Open streams of events', ko: '열려 있는 실시간 연결' },
    columns: { person: OPEN, server: OPEN, open: OPEN, until: OPEN },
    own: 'person',
    persons: { person: 'rows' },
  },
  hall: {
    title: { en: 'What is chosen for the hall', ko: '홀의 설정' },
    columns: { key: HOUSE, value: HOUSE, at: HOUSE },
  },
  suspensions: {
    title: { en: 'What you may not do for a while', ko: '이용 제한' },
    columns: { ...{ id: ACT, person: ACT, what: ACT, reason: ACT, at: ACT, until: ACT, lifted: ACT, read: ACT } },
    own: 'person',
    persons: { person: 'rows' },
  },
  blocks: {
    title: { en: 'Whom you have blocked', ko: '차단한 사람' },
    columns: { person: CHOICE, blocked: CHOICE, at: CHOICE },
    own: 'person',
    secret: ['blocked'],
    persons: { person: 'rows', blocked: 'rows' },
  },
  reports: {
    title: { en: 'Reports', ko: '신고' },
    columns: {
      ...{ id: REPORT, by: REPORT, about: REPORT, match: REPORT, line: REPORT, why: REPORT, text: REPORT },
      ...{ attached: REPORT, at: REPORT, answer: REPORT },
    },
    own: 'by',
    secret: ['about', 'attached'],
    persons: { by: 'stays', about: 'stays' },
  },
  acts: {
    title: { en: 'What operators did', ko: '운영 기록' },
    columns: {
      ...{ id: ACT, at: ACT, by: ACT, from: ACT, act: ACT, person: ACT, match: ACT, report: ACT, args: ACT },
      ...{ before: ACT, reason: ACT, undone: ACT },
    },
    own: 'person',
    secret: ['by', 'report'],
    persons: { by: 'stays', person: 'stays' },
  },
  faults: {
    title: { en: 'What went wrong in the hall', ko: '홀에서 난 오류' },
    columns: { hour: ['house', 'week'], what: ['house', 'week'], n: ['house', 'week'] },
  },
  voids: {
    title: { en: 'Matches that are not rated', ko: '등급에서 뺀 게임' },
    columns: { match: HOUSE, at: HOUSE, lifted: HOUSE },
  },
  channels: {
    title: { en: 'Where you are told things', ko: '알림을 받는 곳' },
    columns: {
      ...{ id: REACH, person: REACH, kind: REACH, address: REACH, keys: REACH, session: REACH, device: REACH },
      ...{ credential: REACH, form: REACH, secret: REACH, failures: REACH, fault: REACH, rests: REACH, off: REACH },
      ...{ createdAt: REACH, usedAt: REACH },
    },
    own: 'person',
    secret: ['keys', 'session', 'secret'],
    persons: { person: 'rows' },
  },
  noticeSettings: {
    title: { en: 'What you want to be told', ko: '받고 싶은 알림' },
    columns: { person: WISH, wants: WISH, quietFrom: WISH, quietTo: WISH, digest: WISH, language: WISH },
    own: 'person',
    persons: { person: 'rows' },
  },
  noticeMutes: {
    title: { en: 'Tables of which you want to hear nothing', ko: '알림을 끈 방' },
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
    title: { en: 'What you are to be told', ko: '알릴 소식' },
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
  deletions: {
    title: { en: 'Who has asked to be forgotten', ko: '삭제를 요청한 사람' },
    columns: {
      ...{ person: ['forget', 'ever'], by: ['forget', 'ever'], at: ['forget', 'ever'], due: ['forget', 'ever'] },
      ...{ erased: ['forget', 'ever'] },
    },
    own: 'person',
    persons: { person: 'stays' },
  },
}
