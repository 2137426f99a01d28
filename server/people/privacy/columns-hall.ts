/** The hall itself: its settings, counters, reports, acts, and erased people. */
import { back, Expression, FORGET, type KeptTables, stays, HOUSE, REPORT, OPEN, ACT } from './kept.ts'

export const HALL = {
  heartbeat: { title: { en: 'Sign of life of the hall', ko: '홀이 열려 있음' }, columns: { one: HOUSE, at: HOUSE } },
  schemaVersion: {
    title: { en: 'Which release made the tables', ko: '데이터베이스의 판' },
    columns: { one: HOUSE, version: HOUSE, oldest: HOUSE, at: HOUSE },
  },
  keys: { title: { en: 'Keys of the hall', ko: '홀의 열쇠' }, columns: { name: HOUSE, key: HOUSE } },
  allowances: {
    title: { en: 'Rate limits', ko: '속도 제한' },
    columns: { key: ['limits', 'day'], points: ['limits', 'day'], expire: ['limits', 'day'] },
  },
  streams: {
    title: { en: 'Open streams of events', ko: '열려 있는 실시간 연결' },
    columns: { person: OPEN, server: OPEN, open: OPEN, until: OPEN },
    own: 'person',
    persons: { person: 'rows' },
  },
  hall: { title: { en: 'Settings of the hall', ko: '홀의 설정' }, columns: { key: HOUSE, value: HOUSE, at: HOUSE } },
  suspensions: {
    title: { en: 'Suspensions', ko: '이용 제한' },
    columns: { ...{ id: ACT, person: ACT, what: ACT, reason: ACT, at: ACT, until: ACT, lifted: ACT, read: ACT } },
    own: 'person',
    persons: { person: 'rows' },
  },
  reports: {
    title: { en: 'Reports', ko: '신고' },
    columns: stays({
      ...{ id: REPORT, by: REPORT, about: REPORT, match: REPORT, line: REPORT, why: REPORT, text: REPORT },
      ...{ attached: REPORT, at: REPORT, answer: REPORT },
    }),
    own: 'by',
    secret: ['about', 'attached'],
    persons: { by: 'stays', about: 'stays' },
  },
  acts: {
    title: { en: 'What operators did', ko: '운영 기록' },
    columns: {
      ...stays({ id: ACT, at: ACT, by: ACT, from: ACT, act: ACT, person: ACT, match: ACT, report: ACT }),
      ...stays({ reason: ACT, undone: ACT }),
      // What an operator did to them stays, without the names that they had.
      args: back(
        ACT,
        new Expression(
          `(select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(acts.args) where key in ('what', 'until', 'seat', 'guest'))`,
        ),
      ),
      before: back(ACT, null),
    },
    own: 'person',
    secret: ['by', 'report'],
    persons: { by: 'stays', person: 'stays' },
  },
  faults: {
    title: { en: 'Errors of the hall', ko: '홀에서 난 오류' },
    columns: { hour: ['house', 'week'], what: ['house', 'week'], n: ['house', 'week'] },
  },
  lessonStops: {
    title: {
      en: 'How often lessons were left, and where; how often puzzles were solved',
      ko: '배우기를 어디서 그만두었는지, 퍼즐을 얼마나 맞혔는지',
    },
    columns: {
      ...{ day: ['house', 'quarter'], game: ['house', 'quarter'], lesson: ['house', 'quarter'] },
      ...{ page: ['house', 'quarter'], finished: ['house', 'quarter'], n: ['house', 'quarter'] },
    },
  },
  deletions: {
    title: { en: 'Requested deletions', ko: '삭제를 요청한 사람' },
    columns: stays({ person: FORGET, by: FORGET, at: FORGET, due: FORGET, erased: FORGET }),
    own: 'person',
    persons: { person: 'stays' },
  },
} satisfies KeptTables
