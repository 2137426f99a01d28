/** Every word of the game has its sentence in every language, and every name that it asks for is there. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Speaker, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { wordFaults } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import { boxOf, shipped, terraMysticaOf } from '../rules/index.ts'
import { words } from '../words/index.ts'
import { box, game, legal, play, stage } from './helpers.ts'

const board = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(file =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
)
test('breaks no law of words', () => {
  const t = game.setup({ seats: 2, seed: 'w' })
  while (t.round === 0) play(t, legal(t)[0]!)
  const things = { faction: box.factions.map(f => f.id), source: Object.keys(game.scores(t)[0]!.sources) }
  expect(
    wordFaults(game, { words, particle, plain: ['amount', 'round', 'few', 'hex', 'river'], things, board }),
  ).toEqual([])
})

test('TM-15.10 what comes first is named by what it is, the town or what the upgrade brings', () => {
  const upgrades: [string, string, string[]][] = [
    ['swarmlings', 'upgrade:F4,temple', ['The favor tile first', 'The town first', '총애 타일부터', '마을부터']],
    [
      'darklings',
      'upgrade:F4,stronghold',
      ['The ordination first', 'The town first', '성직자로 바꾸기부터', '마을부터'],
    ],
    ['halflings', 'upgrade:F4,stronghold', ['The 3 spades first', 'The town first', '삽 3개부터', '마을부터']],
    ['auren', 'upgrade:F4,stronghold', ['The favor tile first', 'The town first', '총애 타일부터', '마을부터']],
  ]
  for (const [faction, move, said] of upgrades) {
    const t = play(
      stage(
        { factions: [faction, 'nomads'], structures: [{ F4: 'TP', E6: 'TP', E7: 'TP', F3: 'D' }, {}] },
        { coins: 30, workers: 15, bowls: [12, 0, 0] },
      ),
      move,
    )
    expect(
      [...LANGUAGES].sort().flatMap(lang => {
        const speaks = speaker(game, words[lang], ['Ann', 'Bob'], particle)
        return legal(t, 'first').map(word => speaks.move(word, game.chosen(t, 0, game.parse(word))))
      }),
    ).toEqual(said)
  }
})

test('every faction has its ability in a sentence', () => {
  for (const lang of LANGUAGES)
    for (const f of box.factions) expect(words[lang].texts[`ability-${f.id}`], `${lang} ${f.id}`).toMatch(/[.다]$/)
})

test('Korean has the terms of its rulebook', () => {
  const all = JSON.stringify(words.ko)
  for (const term of [
    '성직자 배치',
    '파워 획득',
    '파워 거부',
    '선박 트랙 진행',
    '삽의 교환 비율 낮추기',
    '변환 사이클',
    '파워의 비용',
    '터널 뚫기',
    '카펫 비행',
    '성직자의 서품식',
    '강 지역',
    '영역 점수',
    '신앙 점수',
    '자원 점수',
    '플레이 순서',
  ])
    expect(all, term).toContain(term)
  for (const foreign of [/\d승점/, /거절/, /지을까/, /요새를 지으/, /둘 때/, /그런 수/, /모자라/])
    expect(all.match(foreign), `${foreign}`).toBeNull()
})

test('cards, tiles and actions are named by what they do, with the figures of their own box', () => {
  const [en, ko] = (['en', 'ko'] as const).map(lang => speaker(game, words[lang], [], particle)) as [Speaker, Speaker]
  expect(en.name('card', 'spade-2c')).toBe('2 coins, once a round 1 free spade')
  expect(en.name('card', 'stronghold-sanctuary-vp-2w')).toBe(
    '2 workers, when passing 4 VP for each stronghold or sanctuary',
  )
  expect(en.name('scoring', 'spade-earth')).toBe('2 VP for each spade, 1 coin for every step on Earth')
  expect(ko.name('scoring', 'temple-priests')).toBe('사원 하나마다 승점 4점, 신앙 보드의 성직자 1명마다 동전 2')
  expect(ko.name('town', 'keys-2-cults-2')).toBe('승점 2점, 모든 신앙 2칸, 열쇠 2개')
  expect(ko.name('favor', 'earth-2-worker-power')).toBe('대지 신앙 2칸, 수입 일꾼 1, 파워 1')
  expect(ko.name('conversion', 'coins-vp')).toBe('동전 2 → 승점 1점')
  const data = structuredClone(shipped)
  data.actions.powerActions[3]!.gain = { coins: 8 }
  expect(speaker(terraMysticaOf(boxOf(data)), words.en, []).move('power:coins')).toBe('Power action: 8 coins')
})
