/** The hall's messages: what the types can't see. That keys and fields are the same in both languages is a type error in `words/ko.ts`. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages, type Name } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { expect, it } from 'vitest'
import { account as enOfAccount } from '../src/lib/words/account.en.ts'
import { account as koOfAccount } from '../src/lib/words/account.ko.ts'
import { alone as enOfAlone } from '../src/lib/words/alone.en.ts'
import { alone as koOfAlone } from '../src/lib/words/alone.ko.ts'
import { clock as enOfClock } from '../src/lib/words/clock.en.ts'
import { clock as koOfClock } from '../src/lib/words/clock.ko.ts'
import { device as enOfDevice } from '../src/lib/words/device.en.ts'
import { device as koOfDevice } from '../src/lib/words/device.ko.ts'
import { en as enOfAll } from '../src/lib/words/en.ts'
import { hall as enOfHall } from '../src/lib/words/hall.en.ts'
import { hall as koOfHall } from '../src/lib/words/hall.ko.ts'
import { ko as koOfAll } from '../src/lib/words/ko.ts'
import { learn as enOfLearn } from '../src/lib/words/learn.en.ts'
import { learn as koOfLearn } from '../src/lib/words/learn.ko.ts'
import { log as enOfLog } from '../src/lib/words/log.en.ts'
import { log as koOfLog } from '../src/lib/words/log.ko.ts'
import { notices as enOfNotices } from '../src/lib/words/notices.en.ts'
import { notices as koOfNotices } from '../src/lib/words/notices.ko.ts'
import { desk as enOfDesk } from '../src/lib/words/desk.en.ts'
import { desk as koOfDesk } from '../src/lib/words/desk.ko.ts'
import { own as enOfOwn } from '../src/lib/words/own.en.ts'
import { own as koOfOwn } from '../src/lib/words/own.ko.ts'
import { people as enOfPeople } from '../src/lib/words/people.en.ts'
import { puzzles as enOfPuzzles } from '../src/lib/words/puzzles.en.ts'
import { puzzles as koOfPuzzles } from '../src/lib/words/puzzles.ko.ts'
import { people as koOfPeople } from '../src/lib/words/people.ko.ts'
import { pages as enOfPages } from '../src/lib/words/pages.en.ts'
import { pages as koOfPages } from '../src/lib/words/pages.ko.ts'
import { statistics as enOfStatistics } from '../src/lib/words/statistics.en.ts'
import { statistics as koOfStatistics } from '../src/lib/words/statistics.ko.ts'
import { strength as enOfStrength } from '../src/lib/words/strength.en.ts'
import { strength as koOfStrength } from '../src/lib/words/strength.ko.ts'
import { analysis as enOfAnalysis } from '../src/lib/words/analysis.en.ts'
import { analysis as koOfAnalysis } from '../src/lib/words/analysis.ko.ts'
import { unsent as enOfUnsent } from '../src/lib/words/unsent.en.ts'
import { unsent as koOfUnsent } from '../src/lib/words/unsent.ko.ts'
import { votes as enOfVotes } from '../src/lib/words/votes.en.ts'
import { votes as koOfVotes } from '../src/lib/words/votes.ko.ts'

/** What all pages say, and what single ones do: by what says it. */
const FAMILIES = {
  say: [enOfAll, koOfAll],
  sayDevice: [enOfDevice, koOfDevice],
  sayHall: [enOfHall, koOfHall],
  sayHere: [enOfPages, koOfPages],
  sayAccount: [enOfAccount, koOfAccount],
  sayAnalysis: [enOfAnalysis, koOfAnalysis],
  sayAlone: [enOfAlone, koOfAlone],
  sayClock: [enOfClock, koOfClock],
  sayNotices: [enOfNotices, koOfNotices],
  sayVote: [enOfVotes, koOfVotes],
  sayLearn: [enOfLearn, koOfLearn],
  sayLog: [enOfLog, koOfLog],
  sayOwn: [enOfOwn, koOfOwn],
  sayDesk: [enOfDesk, koOfDesk],
  sayPeople: [enOfPeople, koOfPeople],
  sayPuzzle: [enOfPuzzles, koOfPuzzles],
  sayStatistics: [enOfStatistics, koOfStatistics],
  sayStrength: [enOfStrength, koOfStrength],
  sayUnsent: [enOfUnsent, koOfUnsent],
} as const satisfies Record<string, readonly [en: Record<string, Name>, ko: Record<string, Name>]>

const forms = (message: Name): readonly string[] => (typeof message === 'string' ? [message] : message)
const inLanguage = (k: 0 | 1) =>
  Object.values(FAMILIES).flatMap(family =>
    Object.entries<Name>(family[k]).flatMap(([key, message]) => forms(message).map(text => [key, text] as const)),
  )
const korean = inLanguage(1)

it('leaves no message empty', () => {
  for (const [key, text] of [...inLanguage(0), ...korean]) expect(text.trim(), key).not.toBe('')
})

/** Keys that no page ever gives to that function: by name, or by what stands around what is filled in. */
function unused(says: string, keys: readonly string[], sources: readonly string[]): string[] {
  const asked = sources.flatMap(source =>
    [...source.matchAll(new RegExp(`\\b${says}\\(([^)]*)`, 'g'))].flatMap(([, first]) =>
      [...first!.matchAll(/'(\w+)'|`([^`]+)`/g)].map(
        ([, key, pattern]) => new RegExp(`^${key ?? pattern!.replace(/\$\{[^}]+\}/g, '(?:[a-z-]+|\\d)')}$`),
      ),
    ),
  )
  return keys.filter(key => !asked.some(one => one.test(key)))
}

it('keeps no message that no page says', () => {
  const root = join(import.meta.dirname, '../src')
  const sources = globSync('**/*.{ts,svelte}', { cwd: root }).map(file => readFileSync(join(root, file), 'utf8'))
  const idle = (says: keyof typeof FAMILIES) => unused(says, Object.keys(FAMILIES[says][0]), sources)
  // How each family is called in the sources is what is looked for: one that is missing here has words that nobody looks after.
  const said = new Set(
    sources.flatMap(source => [...source.matchAll(/\bexport (?:const|let) (say\w*)\b/g)].map(([, name]) => name)),
  )
  expect([...said].sort()).toEqual(Object.keys(FAMILIES).sort())
  expect((Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]).flatMap(idle)).toEqual([])
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
  const some = ["say('seen')", 'say(`level_${level}`, {', "sayElse('elsewhere')"]
  expect(unused('say', ['seen', 'level_club', 'elsewhere', 'forgotten'], some)).toEqual(['elsewhere', 'forgotten'])
})

/** Messages that put a Korean particle behind a field without looking at what is filled in. */
const deaf = (texts: readonly (readonly [key: string, text: string])[]) =>
  texts.filter(([, text]) => /\}(은|는|이|가|을|를|과|와|으로|로)(?![가-힣])/.test(text)).map(([key]) => key)

it('lets what is filled in choose its particle', () => {
  expect(deaf(korean)).toEqual([])
  expect(
    deaf([
      ['a', '{who}은 못 합니다'],
      ['b', '{n}이상'],
      ['c', '{who|은/는} 못 합니다'],
    ]),
  ).toEqual(['a'])
  const say = messages(koOfPages, particle)
  expect(say('import_refused', { who: '유키', reason: '' })).toMatch(/^유키는 /)
  expect(say('import_refused', { who: 'Ann', reason: '' })).toMatch(/^Ann은 /)
})

it('speaks as people at a board game do, not as Go players', () => {
  const go =
    /탁자|테이블|경기|기보|물리기|물릴|무를|두기|두신|두어|두는 중|세기|둘 수 있는|(?:한|이|같은|모든|다른) 수(?![가-힣])/
  expect(korean.filter(([, text]) => go.test(text))).toEqual([])
  const ko = { ...koOfAll, ...koOfHall }
  expect([ko.bar_confirm, ko.bar_undo, ko.home_resume, ko.home_strength, ko.home_new, ko.import_title]).toEqual([
    '확정',
    '되돌리기',
    '이어하기',
    '난이도',
    '방 만들기',
    '게임 기록 불러오기',
  ])
  expect([ko.table_board, ko.table_people, ko.tab_position]).toEqual(['게임판', '플레이어', '개인판'])
})

it('C has the words of board gamers, on its pages and in the refusals and mails of the server', () => {
  const old =
    /제때 둠|수네요|청하기|판 떠나기|따로 해 보|섞기 검증|점수 하나하나|어디서 얻었나|하루 한 번씩|끝 예상|자리를? ?지[킨킴켜키](?!며)/
  const server = globSync('server/**/*.ts', { cwd: join(import.meta.dirname, '../..'), exclude: ['server/test/**'] })
    .flatMap(file => readFileSync(join(import.meta.dirname, '../..', file), 'utf8').split('\n'))
    .filter(line => /[가-힣]/.test(line))
  expect(server.length).toBeGreaterThan(100)
  expect([...korean.map(([, text]) => text), ...server].filter(text => old.test(text))).toEqual([])
  expect([enOfPages.next_table, koOfPages.next_table]).toEqual(['Other table ↗', '다른 게임으로 ↗'])
  expect([enOfAll.people_end, koOfAll.people_end]).toEqual(['now {n}', '지금 끝나면 {n}'])
  expect([enOfAccount.keep_line, koOfAccount.keep_line]).toEqual(['You are a guest', '지금은 손님입니다'])
})

it('speaks Korean where it says that it does', () => {
  // The name of the other language stays as it is.
  const latin = korean.filter(
    ([key, text]) => key !== 'nav_language' && !/[가-힣]/.test(text.replace(/\{[^}]+\}/g, '')),
  )
  expect(latin.map(([key]) => key)).toEqual(['guest_name'])
})
