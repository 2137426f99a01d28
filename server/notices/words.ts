/** What notices say. Where they are carried others may read them: of a match only what all who sit there know. */
import type { Language } from '@loggia/core'
import type { Said } from './deliveries.ts'
import type { VoteKind } from '../domain/votes.ts'
import type { SeatNews } from '../domain/notices.ts'

type Line = Readonly<Record<Language, (name: string) => string>>
const SEAT: Readonly<Record<SeatNews, Line>> = {
  bot: { en: name => `A bot plays for ${name} now.`, ko: name => `${name}님의 자리를 봇이 맡았습니다.` },
  back: { en: name => `${name} is back.`, ko: name => `${name}님이 자리로 돌아왔습니다.` },
  vote: { en: () => 'The others vote about your seat.', ko: () => '내 자리를 두고 투표가 열렸습니다.' },
  taken: { en: name => `${name} has taken over a seat.`, ko: name => `${name}님이 자리를 이어받았습니다.` },
  left: { en: name => `${name} has left the table.`, ko: name => `${name}님이 판을 떠났습니다.` },
}
const SOMEBODY = { en: 'somebody', ko: '어느 분' } as const
const VOTE: Readonly<Record<VoteKind, Line>> = {
  leaver: {
    en: name => `Your vote is asked: what becomes of the seat of ${name}?`,
    ko: name => `${name}님의 자리를 어떻게 할지 투표해 주세요.`,
  },
  takeback: {
    en: name => `Your vote is asked: ${name} would like to take a move back.`,
    ko: name => `${name}님이 수를 되돌리고 싶어 합니다. 투표해 주세요.`,
  },
  pause: {
    en: name => `Your vote is asked: ${name} would like to stop the clocks for a while.`,
    ko: name => `${name}님이 잠시 멈추고 싶어 합니다. 투표해 주세요.`,
  },
}
const LINES: Readonly<Record<Exclude<Said['kind'], 'seat' | 'vote'>, Line>> = {
  turn: { en: () => 'It is your turn.', ko: () => '내 차례입니다.' },
  clock: { en: () => 'Your time is running out.', ko: () => '시간이 얼마 남지 않았습니다.' },
  invite: { en: name => `You are invited by ${name}.`, ko: name => `${name}님이 초대했습니다.` },
  begun: { en: () => 'The match has begun.', ko: () => '게임이 시작되었습니다.' },
  ended: { en: () => 'The match is over.', ko: () => '게임이 끝났습니다.' },
  talk: { en: name => `There is a message by ${name}.`, ko: name => `${name}님이 말을 남겼습니다.` },
}
const HALF: Line = { en: () => 'Half of your time has passed.', ko: () => '내 시간이 절반 지났습니다.' }
/** One thing in a sentence. */
export function sentence({ kind, about }: Said, lang: Language): string {
  return lineOf(kind, about)[lang](about?.name ?? SOMEBODY[lang])
}
function lineOf(kind: Said['kind'], about: Said['about']): Line {
  if (kind === 'seat') return SEAT[about?.word ?? 'bot']
  if (kind === 'vote') return VOTE[about?.vote ?? 'leaver']
  return about?.half ? HALF : LINES[kind]
}
/** All that a message says of one match. */
export const sentences = (items: readonly Said[], lang: Language): string =>
  items.map(item => sentence(item, lang)).join(' ')

/** What a mail is about, in the hall's own words: what others write is in no subject. */
const ABOUT: Readonly<Record<Said['kind'], Readonly<Record<Language, string>>>> = {
  turn: { en: 'It is your turn', ko: '내 차례입니다' },
  clock: { en: 'Your time is running out', ko: '시간이 얼마 남지 않았습니다' },
  vote: { en: 'Your vote is asked', ko: '투표해 주세요' },
  invite: { en: 'You are invited', ko: '초대를 받았습니다' },
  begun: { en: 'The match has begun', ko: '게임이 시작되었습니다' },
  ended: { en: 'The match is over', ko: '게임이 끝났습니다' },
  seat: { en: 'News of a seat', ko: '자리 소식' },
  talk: { en: 'There is a message', ko: '새 대화가 있습니다' },
}
interface MailText {
  /** What a digest says, or a day's invitations to several tables. */
  many: (kind: Said['kind'], tables: number) => string
  foot: (settings: string, stop: string) => string
}
export const MAIL: Readonly<Record<Language, MailText>> = {
  en: {
    many: (kind, tables) =>
      kind === 'invite' ? `You are invited to ${tables} tables` : `Your tables today: ${tables}`,
    foot: (settings, stop) => `-- 
What you are told, and when: ${settings}
No more mail of this kind: ${stop}
`,
  },
  ko: {
    many: (kind, tables) => (kind === 'invite' ? `초대를 받았습니다: 방 ${tables}곳` : `오늘의 판 소식: ${tables}곳`),
    foot: (settings, stop) => `-- 
알림 설정: ${settings}
이런 메일을 그만 받기: ${stop}
`,
  },
}
/** The subject of a mail: what happened first, and the game; of a digest, or invitations to several tables, how many tables. */
export function subject(items: readonly Said[], digest: boolean, title: string, lang: Language): string {
  const [first] = items
  const tables = new Set(items.map(i => i.match)).size
  if (!first) return TRIAL[lang]
  const invites = items.every(i => i.kind === 'invite')
  if (invites ? tables > 1 : digest) return MAIL[lang].many(invites ? 'invite' : first.kind, tables)
  return `${first.about?.half ? HALF[lang]('').replace(/\.$/, '') : ABOUT[first.kind][lang]} – ${title}`
}
export const TRIAL: Readonly<Record<Language, string>> = {
  en: 'This is a trial. Notices of your tables will come here.',
  ko: '시험으로 보냈습니다. 앞으로 판의 알림이 이리로 옵니다.',
}
