/** Every word of The Princes of Florence can be said, in both languages, and said right. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codec, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { wordFaults } from '@loggia/core/testing'
import { expect, it } from 'vitest'
import { princes, shipped } from '../rules/index.ts'
import { COUNTERS, SIZES, SOURCES } from '../rules/terms.ts'
import { N, R, V } from '../rules/verbs.ts'
import { words } from './index.ts'

const { box } = princes
const PEOPLE = ['민서', '하린', 'Tom', 'Brisa', 'Ugo']
const speakers = { en: speaker(princes, words.en, PEOPLE), ko: speaker(princes, words.ko, PEOPLE, particle) }
const { en, ko } = speakers

const board = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
it('breaks no law of words', () => {
  const things = { counter: COUNTERS, size: SIZES, tile: box.tiles.map(t => t.id), file: Object.keys(shipped), source: SOURCES, option: princes.options.flatMap(o => [o.id, ...o.values.map(v => `${o.id}:${v}`)]) }
  expect(wordFaults(princes, { words, particle, plain: ['amount', 'round', 'square', 'few', 'die', 'strip'], things, board })).toEqual([])
})

it('forgets no argument of what it says', () => {
  for (const { moves, notes, reasons } of Object.values(words)) for (const [lexicon, templates] of [[V, moves], [N, notes], [R, reasons]] as const) {
    const { verbs, domains } = codec(lexicon)
    for (const [v, verb] of verbs.entries()) expect([...new Set([...templates[verb as never].matchAll(/\{(\d)/g)].map(m => m[1]))].sort(), verb).toEqual(domains[v]!.map((_, k) => String(k)))
  }
})

it('takes the Korean particle that fits: after Hangul, Latin names, numbers', () => {
  expect([ko.note('won:2,jester,14'), ko.note('worked:0,poet,15'), ko.move('complete:7')]).toEqual([
    'Tom이 광대를 1,400플로린에 확보했습니다.', '민서가 시인으로 작품성 15의 작업을 완료했습니다.', '작업 완료: 명성 7, 나머지는 플로린',
  ])
})

it('tells others no more of a card than that there was one', () => {
  expect([en.note('looked:2,?'), ko.note('looked:0,?'), en.move('keep:?'), ko.move('return:?')]).toEqual(['Tom looked at: a card.', '민서가 본 카드: 카드 한 장.', 'Keep: a card', '되돌려 놓기: 카드 한 장'])
})

it('names cards after what they do, and money in florins', () => {
  expect(['per-medium-building-and-forest', 'most-buildings', 'fewest-empty-squares', 'balanced-estate'].map(id => en.name('card', id))).toEqual([
    '+1 per medium building and forest', 'most buildings: 6 (3)', 'fewest empty squares: 8 (4)', '4 buildings, 2 freedoms, 4 completed works: 6',
  ])
  expect(['per-medium-building-and-forest', 'most-buildings', 'fewest-empty-squares', 'court'].map(id => ko.name('card', id))).toEqual([
    '중형 건물 및 숲 하나당 +1', '가장 많은 건물: 6(3)', '가장 적은 빈칸: 8(4)', '건축가 1개 + 광대 1개 + 경관 2개: 7',
  ])
  // PF-19.15: all three freedoms are kinds, since the Automa may own two tiles of one; landscapes and sizes are counted by the kind, too.
  expect([en.name('card', 'all-three-freedoms'), ko.name('card', 'all-three-freedoms'), ko.name('card', 'balanced-estate'), ko.name('card', 'per-landscape-kind')]).toEqual([
    '3 kinds of freedom: 8', '3가지 자유: 8', '건물 4개 + 자유 2개 + 완료한 작업 4장: 6', '경관 유형 한 종류당 +2',
  ])
  expect([en.name('florins', '0'), en.name('florins', '35'), ko.name('florins', '7')]).toEqual(['0 florins', '3,500 florins', '700플로린'])
})
