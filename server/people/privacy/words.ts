/** For what something is kept, and how long: the words of the privacy page. */
import type { Language } from '@loggia/core'

export type Sentence = Readonly<Record<Language, string>>

/** For what a column is there. */
export const PURPOSES = {
  you: { en: 'To know you again, and to call you by your name.', ko: '다시 알아보고 이름으로 부르기 위해' },
  enter: { en: 'To let you in on your devices, and nobody else.', ko: '본인의 기기에서만 들어올 수 있게 하기 위해' },
  play: {
    en: 'To play the match, to show it again, and to prove that it was dealt fairly.',
    ko: '게임을 진행하고 다시 보여 주며 공정하게 섞었음을 증명하기 위해',
  },
  time: {
    en: 'So that nobody’s time runs while they sleep, are away, or the hall is.',
    ko: '자는 동안, 자리를 비운 동안, 홀이 멈춘 동안 시간이 가지 않게 하기 위해',
  },
  ended: { en: 'To show how matches ended.', ko: '게임이 어떻게 끝났는지 보여 주기 위해' },
  talk: {
    en: 'To let people at a table talk, and read only whom they like to read.',
    ko: '함께 하는 사람들이 이야기하고, 읽고 싶은 사람의 말만 읽게 하기 위해',
  },
  notices: {
    en: 'To tell you what happens at your tables, where and when you want it.',
    ko: '함께 하는 방의 소식을 원하는 곳에, 원하는 때에 알리기 위해',
  },
  rating: {
    en: 'To say how well people play, and that nobody cheats with it.',
    ko: '얼마나 잘하는지 알려 주고, 등급을 속이지 못하게 하기 위해',
  },
  limits: { en: 'So that nobody takes the hall from the others.', ko: '누구도 홀을 독차지하지 못하게 하기 위해' },
  peace: {
    en: 'So that somebody can step in where people are treated badly, and answers for it.',
    ko: '누군가 괴롭힘을 당하면 운영자가 나서고, 그 일에 책임지게 하기 위해',
  },
  forget: {
    en: 'So that who has gone stays gone, even when an older backup is restored.',
    ko: '오래된 백업을 되살려도 떠난 분의 정보가 돌아오지 않게 하기 위해',
  },
  house: { en: 'To run the hall. It is about nobody.', ko: '홀을 운영하기 위해. 누구에 관한 것도 아닙니다' },
} as const satisfies Record<string, Sentence>

/** How long. */
export const PERIODS = {
  person: { en: 'until you delete yourself', ko: '계정을 삭제할 때까지' },
  removed: { en: 'until you remove it, or delete yourself', ko: '직접 지우거나 계정을 삭제할 때까지' },
  year: { en: '13 months after its last use', ko: '마지막으로 쓴 뒤 13개월' },
  minutes: { en: 'minutes', ko: '몇 분' },
  hours: { en: 'hours', ko: '몇 시간' },
  day: { en: 'a day', ko: '하루' },
  told: { en: 'until it is told, a few days at most', ko: '전해질 때까지, 길어야 며칠' },
  twoDays: { en: 'until the match begins, for two days at most', ko: '게임을 시작할 때까지, 길어야 이틀' },
  week: { en: 'a week', ko: '일주일' },
  month: { en: 'a month', ko: '한 달' },
  aYear: { en: 'a year', ko: '1년' },
  quarter: { en: '90 days', ko: '90일' },
  twoYears: { en: 'two years', ko: '2년' },
  waiting: { en: 'until the table begins or closes', ko: '게임을 시작하거나 방이 닫힐 때까지' },
  running: { en: 'until the match is over', ko: '게임이 끝날 때까지' },
  stone: {
    en: 'as long as the match, which is the others’ as well; when you delete yourself nothing in it says any more who it was',
    ko: '다른 사람의 게임이기도 하므로 게임이 있는 동안. 계정을 삭제하면 누구였는지는 남지 않습니다',
  },
  ever: { en: 'as long as the hall', ko: '홀이 있는 동안' },
} as const satisfies Record<string, Sentence>

/** What becomes of a column when its person deletes themselves. */
export const FATES = {
  row: { en: 'is deleted with you', ko: '계정을 삭제하면 함께 지워집니다' },
  back: { en: 'is blanked when you delete yourself', ko: '계정을 삭제하면 빈칸이 됩니다' },
  stays: { en: 'stays when you delete yourself', ko: '계정을 삭제해도 남습니다' },
} as const satisfies Record<string, Sentence>
