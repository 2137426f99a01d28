/** Messages of a page: typed keys and fields, plural forms, particles. */
import { expect, test } from 'vitest'
import { figure, messages, signed, type Translation } from '../index.ts'
import { particle } from '../particle.ts'

const en = {
  plain: 'Sit down',
  met: '{who} met {whom}',
  waiting: ['A table of {who} waits', '{count} tables of {who} wait'],
} as const
const ko = {
  plain: '앉기',
  met: '{who|은/는} {whom|을/를} 만났습니다',
  waiting: '{who}의 게임 {count}개가 기다립니다',
} as const
const say = messages(en)
const 말 = messages(ko, particle)

test('fills a template, the one that fits the count, with the particle that fits', () => {
  expect(say('plain')).toBe('Sit down')
  expect(say('met', { who: 'Ann', whom: 3 })).toBe('Ann met 3')
  expect(say('met', { who: 'Ann', whom: -3 }), 'a minus').toBe('Ann met −3')
  expect([0, 1, 2].map(count => say('waiting', { who: 'Ann', count }))).toEqual([
    '0 tables of Ann wait',
    'A table of Ann waits',
    '2 tables of Ann wait',
  ])
  expect(말('met', { who: '유키', whom: 'Ann' })).toBe('유키는 Ann을 만났습니다')
})

test('prints figures with a minus, not a hyphen', () => {
  expect([3, 0, -12].map(figure)).toEqual(['3', '0', '−12'])
  expect([3, 0, -12].map(signed)).toEqual(['+3', '0', '−12'])
})

/** Never called: only compiled. */
const mistakes = () => {
  // @ts-expect-error a misspelled key
  say('plane')
  // @ts-expect-error a field that is missing
  say('met', { who: 'Ann' })
  // @ts-expect-error no fields at all
  말('met')
  // @ts-expect-error a field too many
  say('met', { who: 'Ann', whom: 'Bob', why: '' })
  // @ts-expect-error fields for a message without any
  say('plain', { who: 'Ann' })
  // @ts-expect-error a count that is no number
  say('waiting', { who: 'Ann', count: '1' })
  ko satisfies Translation<typeof ko, typeof en>
  const { plain, ...less } = ko
  // @ts-expect-error a message that is missing
  less satisfies Translation<typeof less, typeof en>
  const more = { ...ko, other: '' } as const
  // @ts-expect-error a message that the other language does not have
  more satisfies Translation<typeof more, typeof en>
  const other = { ...ko, met: '{who|은/는} {whim|을/를} 만났습니다' } as const
  // @ts-expect-error another field
  other satisfies Translation<typeof other, typeof en>
  const fewer = { ...ko, waiting: '{who}의 게임' } as const
  // @ts-expect-error a field that is left out
  fewer satisfies Translation<typeof fewer, typeof en>
  void plain
}
test('what is wrong is a type error', () => expect(mistakes).toBeTypeOf('function'))
