/** Why the hall says no: a status and a code for programs, a sentence in their language for people. */
import {
  type AnyDictionary,
  type Game,
  HANDLE_FAULTS,
  isZone,
  type Language,
  NAME_FAULTS,
  type Reason,
  speaker,
} from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { PARTED } from '../domain/seat-departures.ts'

const SENTENCES = {
  ...NAME_FAULTS,
  ...HANDLE_FAULTS,
  ...PARTED,
  'name-reserved': {
    en: 'This name is the hall’s own, or an operator’s. Please choose another.',
    ko: '홀이나 운영자의 이름으로 보일 수 있습니다. 다른 이름을 골라 주세요.',
  },
  'talk-empty': { en: 'There is nothing in it that can be read.', ko: '읽을 수 있는 글자가 없습니다.' },
  'bad-request': { en: 'This could not be understood: {detail}', ko: '요청을 이해하지 못했습니다: {detail}' },
  'leaving': {
    en: 'You have asked to delete your account, so nobody can use it. You can undo that {until}, in the settings.',
    ko: '계정 삭제를 요청하셔서 이제 이 이름으로는 아무것도 할 수 없습니다. {until} 설정에서 되돌릴 수 있습니다.',
  },
  'suspended-all': {
    en: 'Your account is suspended {until}. Reason: {reason}',
    ko: '{until} 이용할 수 없습니다. 사유: {reason}',
  },
  'suspended-play': {
    en: 'You can’t sit down at a table {until}. Running matches go on. Reason: {reason}',
    ko: '{until} 새 자리에 앉을 수 없습니다. 하던 게임은 계속할 수 있습니다. 사유: {reason}',
  },
  'suspended-talk': {
    en: 'You can’t write anything here that others read {until}. Reason: {reason}',
    ko: '{until} 다른 사람이 읽는 글을 쓸 수 없습니다. 사유: {reason}',
  },
  'needs-way-in': {
    en: 'This hall requires an account to sit down. Create one in the settings, with a passkey, mail or recovery codes.',
    ko: '이 홀에서는 계정이 있어야 앉을 수 있습니다. 먼저 설정에서 패스키나 메일, 복구 코드로 계정을 만들어 주세요.',
  },
  'needs-invitation': {
    en: 'This hall is by invitation only. Open the link that you were sent.',
    ko: '초대를 받은 분만 들어올 수 있는 홀입니다. 받으신 링크를 열어 주세요.',
  },
  'not-for-you': { en: 'This table is not open to you.', ko: '앉을 수 없는 방입니다.' },
  'you-blocked': { en: 'A player whom you blocked sits there.', ko: '차단하신 분이 앉아 있는 방입니다.' },
  'not-your-name': { en: 'That is not your name. Nothing was done.', ko: '이름이 맞지 않아 아무것도 하지 않았습니다.' },
  'last-admin': {
    en: 'The hall needs an operator: give the role to somebody else first.',
    ko: '운영자가 한 명은 있어야 합니다. 먼저 다른 분에게 역할을 주세요.',
  },
  'cannot-be-done': { en: 'That can’t be done: {detail}', ko: '할 수 없습니다: {detail}' },
  'cannot-be-undone': { en: 'That can’t be undone.', ko: '되돌릴 수 없습니다.' },
  'no-session': { en: 'Please choose a name first.', ko: '먼저 이름을 알려 주세요.' },
  'other-person': {
    en: 'Somebody else is signed in on this device now.',
    ko: '이 기기에는 지금 다른 분이 로그인해 있습니다.',
  },
  'cross-origin': {
    en: 'This request came from another site and was refused.',
    ko: '다른 사이트에서 온 요청이라 처리하지 않았습니다.',
  },
  'not-found': { en: 'There is nothing here.', ko: '여기에는 아무것도 없습니다.' },
  'no-such-match': { en: 'There is no such table, or it is private.', ko: '그런 방이 없거나 비공개입니다.' },
  'no-such-game': { en: 'This game is not played here.', ko: '여기서는 할 수 없는 게임입니다.' },
  'no-such-puzzle': { en: 'The game has no such puzzle.', ko: '이 게임에 없는 퍼즐입니다.' },
  'no-such-option': { en: 'The game has no such option.', ko: '이 게임에 없는 선택 규칙입니다.' },
  'no-such-zone': { en: 'There is no such time zone.', ko: '그런 시간대가 없습니다.' },
  'no-vacation-left': {
    en: 'You do not have that many vacation days left: there are 30 in a year.',
    ko: '휴가가 그만큼 남지 않았습니다. 휴가는 1년에 30일입니다.',
  },
  'no-such-clock': {
    en: 'This kind of table cannot have that clock.',
    ko: '이 방식의 방에는 그런 시계를 쓸 수 없습니다.',
  },
  'no-such-order': {
    en: 'This game has no such standing order.',
    ko: '이 게임에서는 그렇게 미리 답해 둘 수 없습니다.',
  },
  'wrong-seats': { en: 'The game is for {min} to {max} people.', ko: '{min}명에서 {max}명까지 할 수 있는 게임입니다.' },
  'no-such-row': { en: 'The match has not come that far.', ko: '아직 거기까지 진행되지 않았습니다.' },
  'not-your-seat': { en: 'You do not sit there.', ko: '앉아 계신 자리가 아닙니다.' },
  'needs-invite': { en: 'This table is private: you need its link.', ko: '비공개 방입니다. 초대 링크가 필요합니다.' },
  'seat-taken': { en: 'Somebody sits there already.', ko: '이미 누군가 앉은 자리입니다.' },
  'not-your-level': {
    en: 'You do not meet this table’s rating or reliability. Its host can invite you.',
    ko: '이 방이 찾는 수준이나 시간 준수율에 맞지 않습니다. 방장이 초대하면 앉을 수 있습니다.',
  },
  'already-seated': { en: 'You are seated already.', ko: '이미 자리에 앉아 계십니다.' },
  'not-open': { en: 'This table has begun, or was closed.', ko: '이미 시작했거나 닫힌 방입니다.' },
  'not-the-maker': { en: 'Only the host of this table may do that.', ko: '방장만 할 수 있습니다.' },
  'not-alone': {
    en: 'Somebody else sits there, so the options can no longer be changed.',
    ko: '다른 사람이 앉아 있어 이제는 바꿀 수 없습니다.',
  },
  'not-asked': { en: 'Nobody is asking whether you are there.', ko: '지금은 준비되었는지 묻지 않았습니다.' },
  'sealed': {
    en: 'Your part of the shuffle has already been received.',
    ko: '이 자리의 몫은 이미 셔플에 들어갔습니다.',
  },
  'not-running': { en: 'The match is not running.', ko: '진행 중인 게임이 아닙니다.' },
  'asked-already': { en: 'A vote on this is already open.', ko: '이미 투표 중입니다.' },
  'refused-lately': {
    en: 'This was just refused. You may ask again after your next move.',
    ko: '방금 받아들여지지 않았습니다. 다음 수를 둔 뒤에 다시 물을 수 있습니다.',
  },
  'not-away': {
    en: 'Nobody is away from that seat, or not for long enough.',
    ko: '그 자리의 주인은 자리를 비우지 않았거나, 비운 지 얼마 되지 않았습니다.',
  },
  'nobody-to-ask': { en: 'There is nobody else to ask.', ko: '물어볼 다른 사람이 없습니다.' },
  'no-clock': { en: 'There is no clock at this table.', ko: '시계가 없는 판입니다.' },
  'vote-over': { en: 'This vote is over.', ko: '이미 끝난 투표입니다.' },
  'no-such-answer': { en: 'There is no such answer.', ko: '그런 답은 없습니다.' },
  'no-voice': { en: 'This vote is for the other players.', ko: '다른 사람들이 정할 일입니다.' },
  'not-forsaken': {
    en: 'Most players are still there, so you cannot end the match alone.',
    ko: '아직 자리에 있는 사람이 많아 혼자 끝낼 수 없습니다.',
  },
  'resigned': {
    en: 'You resigned this rated match, and that is final.',
    ko: '등급이 걸린 게임에서 기권하셨으므로 다시 참가할 수 없습니다.',
  },
  'too-late-to-return': {
    en: 'The time to take the seat back is over; the bot keeps it.',
    ko: '되찾을 수 있는 기간이 지나 이제는 봇이 끝까지 합니다.',
  },
  'stale': { en: 'The match has moved on.', ko: '그사이 게임이 더 진행되었습니다.' },
  'key-used': { en: 'Another answer was given under this id.', ko: '같은 식별자로 이미 다른 답이 들어왔습니다.' },
  'too-late': { en: 'This can no longer be taken back.', ko: '이제는 되돌릴 수 없습니다.' },
  'illegal': { en: '{detail}', ko: '{detail}' },
  'no-such-code': {
    en: 'No code like this is valid. Short codes last five minutes, and every code works once.',
    ko: '지금 쓸 수 있는 코드가 아닙니다. 짧은 코드는 5분 동안, 모든 코드는 한 번만 쓸 수 있습니다.',
  },
  'no-mail': { en: 'This hall sends no mail.', ko: '이 홀은 메일을 보내지 않습니다.' },
  'mail-unsent': {
    en: 'The mail could not be sent. Please try again later.',
    ko: '메일을 보내지 못했습니다. 나중에 다시 해 주세요.',
  },
  'mail-gone': {
    en: 'This link was already used or has expired. Ask for a new one.',
    ko: '이미 썼거나 시간이 지난 링크입니다. 새로 받아 주세요.',
  },
  'mail-unknown': {
    en: 'No account has this address yet. Come in as a guest, and create one in the settings.',
    ko: '이 주소로 만든 계정이 없습니다. 손님으로 들어와 설정에서 계정을 만드세요.',
  },
  'no-passkeys': {
    en: 'Passkeys are not available here: browsers offer them only over https and on localhost.',
    ko: '여기서는 패스키를 쓸 수 없습니다. 브라우저는 https와 이 컴퓨터에서만 패스키를 허락합니다.',
  },
  'no-such-passkey': {
    en: 'No account here has this passkey, or you took too long. Try once more.',
    ko: '이 패스키로 만든 계정이 없거나 시간이 지났습니다. 다시 해 보세요.',
  },
  'credential-taken': { en: 'This belongs to another account.', ko: '이미 다른 계정에서 쓰고 있습니다.' },
  'code-gone': {
    en: 'This code is no longer valid. Show a new one on the other device.',
    ko: '이 코드는 이제 쓸 수 없습니다. 다른 기기에서 새 코드를 받으세요.',
  },
  'code-refused': { en: 'The other device said no.', ko: '다른 기기에서 거절했습니다.' },
  'last-credential': {
    en: 'This is the last sign-in method. Add another one first.',
    ko: '마지막 로그인 방법은 지울 수 없습니다. 먼저 다른 방법을 추가하세요.',
  },
  'no-push': {
    en: 'This hall cannot send push: it needs https and a named operator.',
    ko: '이 홀에서는 푸시를 보낼 수 없습니다. https가 필요하고, 운영자 연락처가 정해져 있어야 합니다.',
  },
  'handle-taken': {
    en: 'This handle, or one that looks like it, is taken.',
    ko: '이미 누가 쓰고 있거나, 쓰고 있는 것과 헷갈리는 아이디입니다.',
  },
  'handle-guest': {
    en: 'A handle needs an account: create one first.',
    ko: '계정이 있어야 아이디를 쓸 수 있습니다. 먼저 계정을 만드세요.',
  },
  'no-such-handle': { en: 'Nobody has this handle.', ko: '그 아이디를 쓰는 사람이 없습니다.' },
  'invite-guest': {
    en: 'You can invite people with whom you have played. To invite others, create an account first: in the settings.',
    ko: '손님은 함께 게임을 마친 분만 초대할 수 있습니다. 다른 분을 초대하려면 먼저 설정에서 계정을 만드세요.',
  },
  'invites-closed': {
    en: 'They do not accept invitations from people they have not played with.',
    ko: '함께 게임한 적이 없는 분의 초대는 받지 않도록 해 두신 분입니다.',
  },
  'invites-none': { en: 'They do not accept invitations.', ko: '초대를 받지 않도록 해 두신 분입니다.' },
  'invited-sits': { en: 'They sit here already.', ko: '이미 이 방에 앉아 있습니다.' },
  'too-large': { en: 'That is too much at once.', ko: '한 번에 보내기에는 너무 큽니다.' },
  'too-many': {
    en: 'That was too fast. Please try again in {after}.',
    ko: '너무 빠릅니다. {after} 뒤에 다시 해 주세요.',
  },
  'too-many-streams': {
    en: 'This table is open in too many windows here. Close some, or try again in {after}.',
    ko: '여기서 열어 둔 창이 너무 많습니다. 몇 개를 닫거나 {after} 뒤에 다시 해 주세요.',
  },
  'too-many-tables': {
    en: 'You have {most} unfinished tables. Finish one first.',
    ko: '끝나지 않은 게임이 {most}개 있습니다. 먼저 하나를 끝내 주세요.',
  },
  'too-many-open': {
    en: 'You have {most} tables that wait for people. Fill or close one first. With an account (Settings) you may have 20.',
    ko: '사람을 기다리는 방이 이미 {most}개입니다. 먼저 하나를 채우거나 닫아 주세요. 설정에서 계정을 만들면 20개까지 열 수 있습니다.',
  },
  'not-saving': {
    en: "Nothing can be saved just now, so nobody can play. The hall's log says why.",
    ko: '지금은 저장할 수 없어 아무도 게임을 할 수 없습니다. 이유는 서버 로그에 있습니다.',
  },
  'figures': {
    en: 'Metrics are for the operator: with METRICS_TOKEN, or without one from this machine.',
    ko: '운영자만 볼 수 있습니다. METRICS_TOKEN이 있거나, 정해 두지 않았다면 서버가 있는 컴퓨터에서 열어야 합니다.',
  },
  'set-aside': {
    en: 'This match hit a fault and was set aside. Nothing is lost.',
    ko: '이 게임에서 오류가 나서 따로 보관했습니다. 기록은 그대로 남아 있습니다.',
  },
  'other-rules': { en: 'This match was started under other rules.', ko: '다른 버전의 규칙으로 시작한 게임입니다.' },
  'still-played': { en: 'This match can be played on.', ko: '이 게임은 그대로 이어서 할 수 있습니다.' },
  'newer-rules': {
    en: 'A newer release of the hall plays this match. Reload the page in a moment.',
    ko: '이 게임은 새 버전의 홀에서 이어지고 있습니다. 잠시 뒤에 페이지를 새로 열어 주세요.',
  },
  'unavailable': {
    en: "The hall can't reach its database just now. Try again in a moment; nothing that was confirmed is lost.",
    ko: '잠시 데이터베이스에 연결할 수 없습니다. 조금 뒤에 다시 해 주세요. 확정된 것은 사라지지 않습니다.',
  },
  'newer-release': {
    en: 'The hall is being upgraded, and this server still runs the old release and saves nothing. Try again in a moment.',
    ko: '홀을 새 버전으로 바꾸는 중인데 이 서버는 이전 버전이라 아무것도 저장할 수 없습니다. 조금 뒤에 다시 해 주세요.',
  },
  'internal': { en: 'Something went wrong. Nothing was changed.', ko: '문제가 생겼습니다. 바뀐 것은 없습니다.' },
} as const satisfies Record<string, Record<Language, string>>
export type Code = keyof typeof SENTENCES

/** A match, loaded or listed, of which a sentence of its game is said. */
export interface Spoken {
  match: { game: Game }
  hosted: { words: Readonly<Record<Language, AnyDictionary>> }
  names: readonly string[]
}

interface Details {
  /** Where the match stands. */
  seq?: number
  /** Of an illegal move. */
  reason?: Reason
  loaded?: Spoken
  args?: Record<string, string | number>
  /** The seconds after which to try again. */
  after?: number
  /** Until then it holds; null: for good. */
  until?: Date | null
  /** For the log of the hall alone. */
  because?: string
  /** How to say who one is (WWW-Authenticate). */
  challenge?: string
}

export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: Code
  readonly details: Details

  constructor(status: number, code: Code, details: Details = {}) {
    super(code)
    this.status = status
    this.code = code
    this.details = details
  }

  headers(): Record<string, string> {
    const { after, challenge } = this.details
    return { ...(after && { 'retry-after': String(after) }), ...(challenge && { 'www-authenticate': challenge }) }
  }

  /** The body of the answer, as `Refusal` of the contract. `zone`: where who is answered lives, for times of the day. */
  body(lang: Language, zone?: string): { error: { code: string; rule?: string; sentence: string; seq?: number } } {
    const { seq, reason, loaded, args, after, until } = this.details
    const error = {
      code: this.code as string,
      sentence: fill(SENTENCES[this.code][lang], {
        ...args,
        ...(after && { after: duration(after, lang) }),
        ...(until !== undefined && { until: untilWhen(until, lang, zone) }),
      }),
      ...(seq === undefined ? {} : { seq }),
    }
    if (reason === undefined || !loaded) return { error }
    const { code, rule } = loaded.match.game.reason(reason)
    return { error: { ...error, rule, sentence: speak(loaded, lang).reason(code) } }
  }
}

/** A sentence of the hall beside any refusal. */
export const sentence = (code: Code, lang: Language): string => SENTENCES[code][lang]

/** A time to wait, in the largest unit that tells it well. */
function duration(seconds: number, lang: Language): string {
  const [n, unit] = seconds < 100 ? ([seconds, 'second'] as const) : ([Math.ceil(seconds / 60), 'minute'] as const)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(n)
}

/** Until when something holds, as it stands in a sentence: by the clocks of that time zone; by UTC, which is said, where none is known. */
export function untilWhen(until: Date | null, lang: Language, zone = ''): string {
  if (!until) return lang === 'ko' ? '앞으로는' : 'any more'
  const timeZone = isZone(zone) ? zone : 'UTC'
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(until)
  const named = timeZone === zone ? '' : lang === 'ko' ? '(UTC)' : ' (UTC)'
  return lang === 'ko' ? `${day}${named}까지` : `until ${day}${named}`
}

const fill = (template: string, args: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => String(args[key] ?? ''))

/** A body or an address that is not as the contract has it. What people wrote is answered with what is wrong with it, the rest with a list. */
export function misread(
  issues: readonly { path: PropertyKey[]; message: string; params?: Record<string, unknown> | undefined }[],
): Refusal {
  const written = issues.find(i => i.params)?.params as
    | { code: Code; args?: Record<string, string | number> }
    | undefined
  return written
    ? new Refusal(400, written.code, { args: written.args ?? {} })
    : new Refusal(400, 'bad-request', {
        args: { detail: issues.map(i => `${i.path.join('.')}: ${i.message}`).join('; ') },
      })
}

/** The speaker of a match, loaded or listed, in a language. */
export const speak = ({ match: { game }, hosted, names }: Spoken, lang: Language) =>
  speaker(game, hosted.words[lang], names, particle)

/** Runs rules that may be at fault, on a match after row `seq`. */
export function guarded<X>(seq: number, act: () => X): X {
  try {
    return act()
  } catch (cause) {
    throw Object.assign(new Refusal(500, 'set-aside', { seq }), { cause })
  }
}
