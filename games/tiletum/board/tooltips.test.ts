/** What tooltips say, by hand-written values; and that each thing of the table has one, in both languages, with a rule that is told. */
import { type BoardContext, codec, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { tableOf } from '@loggia/core/testing'
import { expect, it, test } from 'vitest'
import { tooltipOf } from '../../../board/tooltips.ts'
import type { TiletumTable } from '../index.ts'
import type { Box } from '../rules/box.ts'
import { act, give, offer, play, stack, table, tiletum, tile, turnOf, wheel } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { amounts, tooltips } from './tooltips.ts'

const { box } = tiletum
const PEOPLE = ['민서', '하린', 'Tom', 'Ada']
const speakers = { en: speaker(tiletum, words.en, PEOPLE), ko: speaker(tiletum, words.ko, PEOPLE, particle) }
const about = (t: TiletumTable, lang: 'en' | 'ko' = 'ko', seat = turnOf(t)): BoardContext<TiletumTable, Box> => ({
  view: t,
  game: tiletum,
  box,
  seat,
  speaker: speakers[lang],
})
const tip = (t: TiletumTable, target: string, lang: 'en' | 'ko' = 'ko') => {
  const { title, lines, rule } = tooltipOf(tooltips, target, about(t, lang))
  return [title, ...lines, rule]
}

test('TI-5.1 TI-5.5 a die: what it brings, its action, the bonus tile, what a change costs', () => {
  const t = table()
  wheel(t, 'merchant', 3, 'stone')
  offer(t, 'merchant', 'helper-gold-4-a')
  give(t, 0, {
    crests: { 'building-4': 'crest-lion-bonus-a' },
    rooms: { 'building-4-floor-1': 'char-merchant-gold-2-a' },
  })
  expect(tip(t, 'colour:stone pips:3').slice(0, 6)).toEqual([
    '돌 주사위 · 눈금 3',
    '색에 맞는 자원 3개',
    '상인 액션 5 AP(보너스 AP 마커 +1 포함)',
    '보너스 타일: 조력자(금화 4)',
    '다른 눈금으로 바꾸는 금화: 2·4는 2, 1·5는 4, 6은 6',
    '돌 획득',
  ])
  t.dice.fill(0)
  t.dice[0] = 1
  t.dice[5] = 2
  expect(tip(t, 'value:2').slice(-3, -1)).toEqual([
    '이 눈금으로 바꾸기: 1에서 금화 2, 6에서 금화 4',
    '다음 라운드에는 상인 액션',
  ])
})

test('TI-6.4 TI-9.2 a tile: what it costs where it lies, and what stands against it', () => {
  const t = act('contract', 3, { storehouse: ['helper-gold-4-a', 'helper-vp-4-a', 'helper-any-2-a', 'helper-any-3-a'] })
  const [first] = t.contractOffer
  const id = box.tileIds[first!]!
  expect(tip(t, `tile:${id}`)).toEqual(expect.arrayContaining(['이 칸의 비용 3 AP', '창고에 빈칸이 없습니다.']))
  give(t, 0, { storehouse: ['contract-iron-3', 'char-king-vp-2-b', 'helper-add-ap-1-a'], goods: { iron: 1 } })
  expect(tip(t, 'tile:contract-iron-3')).toEqual([
    '계약(철 3 → 4 VP)',
    '계약 칸의 1 VP를 더합니다',
    '기둥 1개를 내립니다',
    '부족한 자원: 철 2',
    'TI-8.2',
  ])
  expect(tip(t, 'tile:helper-add-ap-1-a', 'en')).toEqual(['helper (+1 AP for the die’s action)', 'TI-8.5'])
  give(t, 0, { rooms: { 'building-4-floor-1': 'char-king-king-1-a' } })
  expect(tip(t, 'tile:char-king-vp-2-b')).toContain('배치할 방이 없는 인물입니다. 창고의 타일은 버릴 수 없습니다.')
  give(t, 0, { rooms: { 'building-1-floor-1': 'char-king-king-1-a' } })
  expect(tip(t, 'tile:char-king-vp-2-b')).toContain('배치할 수 있는 건물: 1번 건물')
})

test('TI-6.8 a space: how far it is, what is left, and what could be done there with that', () => {
  const t = act('architect', 4, { architect: 'frankfurt', pillars: [] })
  const praha = box.cathedrals.findIndex(c => c.id === 'cathedral-praha')
  const city = box.spaces.indexOf('praha')
  t.costs[praha] = 0
  t.fairCities = t.fairCities.map(space => (space === city ? 0 : space))
  for (const slot of box.tilesAt[city]!) t.mapTiles[slot] = tile('helper-gold-4-a')
  expect(tip(t, 'space:praha')).toEqual([
    '프라하',
    '보너스 타일: 조력자(금화 4)',
    '건축가: 2칸, 2 AP(남는 AP 1)',
    '도착하면: 프라하 대성당에 기둥 놓기, 조력자(금화 4) 가져오기',
    'TI-6.8',
  ])
  give(t, 0, { storehouse: ['helper-vp-4-a', 'helper-any-2-a', 'helper-any-3-a', 'helper-one-of-each-a'] })
  expect(tip(t, 'space:praha').slice(3)).toEqual([
    '도착하면: 프라하 대성당에 기둥 놓기',
    '창고에 빈칸이 없습니다.',
    'TI-6.8',
  ])
  expect(tip(t, 'space:venezia', 'en')).toContain('architect: 4 spaces for 4 AP, 1 short')
})

test('TI-8.4 TI-2.6 a cathedral: stone, VP, whose pillars, who has joined', () => {
  const t = act('architect', 3, { pillars: ['cathedral-praha'], goods: { stone: 1 } })
  const praha = box.cathedrals.findIndex(c => c.id === 'cathedral-praha')
  t.costs[praha] = box.costTiles.findIndex(c => c.id === 'cost-4')
  expect(tip(t, 'cathedral:cathedral-praha')).toEqual([
    '프라하 대성당',
    '돌 3 → 12 VP(비용 타일 4, 대성당 타일 8)',
    '기둥: 민서',
    '빈 기둥 칸 2개',
    '돌이 2개 부족합니다.',
    'TI-8.4',
  ])
  t.costs[praha] = box.costTiles.findIndex(c => c.unavailable)
  expect(tip(t, 'cathedral:cathedral-praha', 'en')).toEqual([
    'Praha cathedral',
    'cannot be built in this match',
    'TI-2.6',
  ])
})

test('TI-7 a building: who lives there, what its crest brings, what completing it is worth', () => {
  const t = act('king', 3, { rooms: { 'building-2-floor-2': 'char-king-vp-2-b' } })
  expect(tip(t, 'building:building-2')).toEqual([
    '2번 건물',
    '왕 인물의 건물',
    '방 2개 가운데 1개 채움',
    '식량 6에 문장 배치: 원하는 대성당에 기둥',
    '마지막 방을 채우면 지붕의 교역소를 내립니다',
    '완성하면 왕 액션마다 +2 AP',
    'TI-7.4',
  ])
  expect(tip(t, 'room:building-2-floor-2')).toEqual(['2번 건물 2층', '인물(왕: 2 VP)', 'TI-7.9'])
  expect(tip(t, 'room:building-2-floor-1', 'en')).toEqual([
    'floor 1 of building 2',
    '1 AP for a character',
    'only for king characters',
    'TI-7.1',
  ])
})

test('TI-11 a fair: what one is worth, and what it brings each player now', () => {
  const t = table()
  t.fairTiles[0] = box.fairs.findIndex(f => f.id === 'fair-trading-posts')
  expect(tip(t, 'fair:fair-trading-posts')).toEqual([
    '1라운드 축제: 틸레툼',
    '지도의 교역소 하나마다 보드 + 2 VP',
    '한 번마다 3 VP(보드 1, 타일 2)',
    '민서: 지금 +3 VP',
    '하린: 지금 +3 VP',
    'TI-11.1',
  ])
  t.fairTiles[1] = box.fairs.findIndex(f => f.id === 'fair-king-track')
  t.fairCities[1] = box.spaces.indexOf('verona')
  stack(t, { [-2]: [0], 3: [1] })
  give(t, 1, { merchant: 'verona' })
  expect(tip(t, 'fair:fair-king-track', 'en').slice(-4)).toEqual([
    '5 VP (board 2, tile 3) and those of the own space',
    '민서: takes no part yet (would be +3 VP)',
    '하린: +8 VP now',
    'TI-11.4',
  ])
})

test('TI-2.12 what decks still hold is open; a hidden token says what it may be', () => {
  const t = table()
  t.contractDeck = ['contract-iron-3', 'contract-wool-9', 'crest-tower-contract'].map(tile)
  expect(tip(t, 'deck:contract')).toEqual([
    '계약 타일 더미: 3',
    '계약(철 3 → 4 VP) · 계약(양모 9 → 17 VP) · 탑 문장',
    'TI-2.12',
  ])
  t.corruption = [box.tokens.indexOf(2)]
  expect(tip(t, 'token:0')).toEqual(['부패 토큰', '모든 디스크가 왼쪽으로 2칸', 'TI-4.1'])
  expect(tip(t, 'token:1')).toEqual([
    '부패 토큰',
    '뒷면: 이번 라운드에 2번째로 공개',
    '공개되지 않은 토큰: 0 × 2, 1 × 2, 2 × 1',
    'TI-4.1',
  ])
})

test('TI-6.5 TI-5.6 what an answer without a thing does: where the disc would go, what would be lost', () => {
  const t = act('king', 4)
  stack(t, { 0: [1], [-1]: [0] })
  expect(tip(t, 'verb:advance').slice(1)).toEqual(['−1 VP 칸에서 +2 VP 칸으로', 'TI-6.5'])
  expect(tip(t, 'verb:done')[1]).toBe('지금 마치면 잃는 것: 왕 3 AP')
})

it('knows what a person has, to tell what a move would change', () => {
  const t = act('merchant', 4, { goods: { gold: 3, iron: 1 }, storehouse: ['helper-gold-4-a'], score: 17 })
  expect(amounts(about(t))).toEqual({
    'AP': 3,
    '금화': 3,
    '식량': 0,
    '양모': 0,
    '돌': 0,
    '철': 1,
    '승점': 17,
    '교역소': 2,
    '기둥': 2,
    '창고': '1/4',
    '왕 트랙': '0 VP',
    '지금 끝나면': 18,
  })
  play(t, 'use:helper-gold-4-a')
  expect([amounts(about(t)).금화, amounts(about(t)).창고]).toEqual([7, '0/4'])
  const over = { ...t, todo: [], round: box.data.setup.rounds } as typeof t
  expect(tiletum.over(over)).toBe(true)
  expect(amounts(about(over, 'ko', 0)).승점).toBe(tiletum.scores(over)[0]!.total)
})

const THINGS = [
  ...codec(tiletum.verbs)
    .domains.flat()
    .filter(d => d.name !== 'choice')
    .flatMap(d => d.words(box as never).map(id => `${d.name}:${id}`)),
  ...['done', 'receive', 'leave', 'renew', 'advance'].map(v => `verb:${v}`),
  ...box.fairs.map(f => `fair:${f.id}`),
  ...['token:0', 'token:1', 'token:2', 'deck:bonus', 'deck:contract', 'deck:character'],
  ...box.data.playerBoard.contractSpaces.map(s => `contract-space:${s.id}`),
  ...['supply:post', 'supply:pillar'],
]
it('says something of everything, everywhere: filled sentences, a rule that is told', () => {
  const faults = new Set<string>()
  let n = 0
  const { decisions } = tableOf(tiletum)
  for (const t of decisions(tiletum.setup({ seats: 3, seed: 'tips' }), 'tips')) {
    if (n++ % 12 || tiletum.over(t)) continue
    const seat = turnOf(t)
    for (const lang of ['en', 'ko'] as const)
      for (const target of new Set(THINGS)) {
        const { title, lines, rule } = tooltipOf(tooltips, target, about(t, lang, seat))
        const said = [title, ...lines].join(' | ')
        if (!title || /[{}]|undefined|NaN/.test(said)) faults.add(`${lang} ${target}: ${said}`)
        if (!words[lang].rules[rule]) faults.add(`${target} is explained by "${rule}"`)
      }
  }
  expect([...faults]).toEqual([])
  expect(n).toBeGreaterThan(100)
})
