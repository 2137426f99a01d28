import { expect, it } from 'vitest'
import en from '../messages/en.json' with { type: 'json' }
import ko from '../messages/ko.json' with { type: 'json' }

const fields = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(f => f[1]).sort()

it('says the same things in both languages', () => {
  expect(Object.keys(ko)).toEqual(Object.keys(en))
  for (const key of Object.keys(en) as (keyof typeof en)[]) {
    expect(fields(ko[key]), key).toEqual(fields(en[key]))
    expect(ko[key].trim(), key).not.toBe('')
  }
})

it('speaks as people at a board game do, not as Go players', () => {
  const go =
    /탁자|테이블|경기|기보|물리기|물릴|무를|두기|두신|두어|두는 중|세기|둘 수 있는|(?:한|이|같은|모든|다른) 수(?![가-힣])/
  expect(Object.entries(ko).filter(([, text]) => go.test(text))).toEqual([])
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

it('speaks Korean where it says that it does', () => {
  // Names of typefaces and the name of the other language stay as they are.
  const latin = Object.entries(ko).filter(
    ([key, text]) => !key.startsWith('$') && key !== 'nav_language' && !/[가-힣]/.test(text.replace(/\{\w+\}/g, '')),
  )
  expect(latin.map(([key]) => key)).toEqual(['guest_name'])
})
