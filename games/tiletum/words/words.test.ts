/** Every word of Tiletum can be said, in both languages, and said right. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codec, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { wordFaults } from '@loggia/core/testing'
import { expect, it, test } from 'vitest'
import { NAMED } from '../effects/names.ts'
import { boxOf, shipped, tiletum, tiletumOf } from '../rules/index.ts'
import { COUNTERS, SOURCES } from '../rules/terms.ts'
import type { Example } from '../rules/word.ts'
import { N, R, V } from '../rules/words.ts'
import { words } from './index.ts'

const { box, effects } = tiletum
const PEOPLE = ['민서', '하린', 'Tom', 'Brisa']
const en = speaker(tiletum, words.en, PEOPLE)
const ko = speaker(tiletum, words.ko, PEOPLE, particle)

const board = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
it('breaks no law of words', () => {
  const things = { counter: COUNTERS, source: SOURCES, file: Object.keys(shipped), option: tiletum.options.flatMap(o => [o.id, ...o.values.map(v => `${o.id}:${v}`)]) }
  expect(wordFaults(tiletum, { words, particle, plain: ['amount', 'few', 'position'], things, board })).toEqual([])
})

it('forgets no argument of what it says', () => {
  for (const { moves, notes, reasons } of Object.values(words)) for (const [lexicon, templates] of [[V, moves], [N, notes], [R, reasons]] as const) {
    const { verbs, domains } = codec(lexicon)
    for (const [v, verb] of verbs.entries()) expect([...new Set([...templates[verb as never].matchAll(/\{(\d)/g)].map(m => m[1]))].sort(), verb).toEqual(domains[v]!.map((_, k) => String(k)))
  }
})

it('takes the Korean particle that fits: after Hangul, Latin names, numbers', () => {
  expect([ko.note('die:0,stone,2,3'), ko.note('moved:2,merchant,koeln'), ko.move('exchange:wool,iron'), ko.reason('short:stone,2'), ko.note('paid:3,gold,6')]).toEqual([
    '민서가 돌 주사위 2를 3으로 가져왔습니다.', 'Tom이 상인을 쾰른으로 이동했습니다.', '양모를 철로 교환', '돌이 2개 부족합니다.', 'Brisa가 금화 6을 지불했습니다.',
  ])
})

test('TI-5.1 a die that is not turned is said without its new value', () => {
  expect([ko.move('die:gold,2,2'), ko.move('die:gold,2,5'), en.move('die:iron,6,6'), en.move('die:iron,6,1')]).toEqual([
    '금화 주사위 눈금 2', '금화 주사위 눈금 2 → 5', 'Take iron die at 6', 'Take iron die at 6 as a 1',
  ])
})

it('asks with what is left', () => {
  const pool = { seat: 0, points: 3, die: 1, source: -1 }
  expect([en.question({ do: 'architect', ...pool }), ko.question({ do: 'architect', ...pool })]).toEqual(['Architect action, 3 AP left: what next?', '건축가 액션, 3 AP 남음: 무엇을 할까요?'])
  const step = { do: 'move', seat: 0, piece: 0, left: 1, source: 2 }
  expect([en.question(step), ko.question(step)]).toEqual(['Where does the merchant go, up to 1 space?', '1칸까지: 상인을 어디로 이동할까요?'])
})

test('TI-12.5 what comes first is named by what it does', () => {
  const part = (id: string) => ({ do: 'effect', seat: 0, effect: box.effects.findIndex(e => e.id === id), source: 2 })
  expect([ko.move('first:0', part('move-merchant-1')), ko.move('first:1', part('build-pillar-at-architect')), en.move('first:0', part('move-merchant-1'))]).toEqual(['상인 1칸부터', '건축가가 있는 도시에 기둥부터', 'First: merchant 1 space'])
})

/** One of each kind of effect, and what it is called. */
const SAID: Readonly<Record<string, readonly [domain: string, id: string, en: string, ko: string]>> = {
  'gain': ['effect', 'gain-gold-1-iron-1', '1 gold, 1 iron', '금화 1, 철 1'],
  'identical': ['tile', 'contract-identical-2-and-wool-2', 'contract (2 of one kind, 2 wool → 5 VP)', '계약(같은 자원 2, 양모 2 → 5 VP)'],
  'vp': ['effect', 'vp-4', '4 VP', '4 VP'],
  'any-order': ['tile', 'char-architect-step-and-pillar-a', 'character (architect: architect 1 space, pillar at the architect, in any order)', '인물(건축가: 원하는 순서로 건축가 1칸, 건축가가 있는 도시에 기둥)'],
  'helper': ['tile', 'helper-gold-2-vp-2-a', 'helper (2 gold, 2 VP)', '조력자(금화 2, 2 VP)'],
  'contract': ['tile', 'contract-wool-4-iron-4', 'contract (4 wool, 4 iron → 12 VP)', '계약(양모 4, 철 4 → 12 VP)'],
  'contract-extra': ['tile', 'contract-wool-3-iron-3', 'contract (3 wool, 3 iron → 9 VP, character 1 AP)', '계약(양모 3, 철 3 → 9 VP, 인물 액션 1 AP)'],
  'crest': ['tile', 'crest-lion-bonus-a', 'lion crest', '사자 문장'],
  'character': ['tile', 'char-contract-contract-2-any-a', 'character (contract: contract 2 AP, 1 resource of your choice)', '인물(계약: 계약 액션 2 AP, 원하는 자원 1개)'],
  'slot': ['slot', 'wien-post-2', 'Wien 2 (3 VP)', '빈 2번 칸(3 VP)'],
  'bare-slot': ['slot', 'koeln-post-1', 'Köln 1', '쾰른 1번 칸'],
  'floor': ['room', 'building-1-floor-3', '3 AP', '3 AP'],
  'crest-space': ['building', 'building-6', 'a crest for 2 food: 5 VP', '식량 2에 문장 배치: 5 VP'],
  'marker': ['building', 'building-4', 'a crest for 4 food: architect to any space, +1 AP when it is completed', '식량 4에 문장 배치: 건축가를 원하는 칸으로, 완성하면 보너스 AP 마커 +1'],
  'contract-space': ['contract-space', 'contract-space-6', '6 VP', '6 VP'],
  'frees-pillar': ['contract-space', 'contract-space-2', '2 VP, a pillar', '2 VP, 기둥 1개'],
  'cathedral-tile': ['cathedral-tile', 'cathedral-praha-1', 'Praha cathedral 8 VP', '프라하 대성당 8 VP'],
  'cost': ['cost', 'cost-4', '3 stone → 4 VP', '돌 3 → 4 VP'],
  'not-built': ['cost', 'cost-unavailable', 'cannot be built', '대성당 건설 불가'],
  'place': ['place', '-5', '−10 VP', '−10 VP'],
  'corruption': ['token', 'corruption-2-b', 'corruption token 2', '부패 토큰 2'],
  'fair-each': ['fair', 'fair-upper-floor-characters', 'board + 3 VP for each character on floor 2 or 3', '2층이나 3층의 인물 하나마다 보드 + 3 VP'],
  'fair-set': ['fair', 'fair-post-and-pillar', 'board + 6 VP for each set of trading post on the map + pillar on the map', '지도의 교역소 + 지도의 기둥 1세트마다 보드 + 6 VP'],
  'fair-king': ['fair', 'fair-king-track', 'board + 3 VP + the VP of the own space of the king track', '보드 + 3 VP + 왕 트랙에서 자신이 있는 칸의 VP'],
}
/** The kinds that stand on a component, those within others too. */
const kindsOf = (list: unknown): string[] => (Array.isArray(list) ? list : []).flatMap(e => (typeof e === 'object' && e ? [(e as { kind: string }).kind, ...Object.values(e).flatMap(kindsOf)] : []))

/** The examples of the words, from their folders. */
const examples = await Promise.all(NAMED.map(async word => {
  const [inEnglish, inKorean] = await Promise.all(['en', 'ko'].map(async language => ((await import(`../effects/${word}/${language}.ts`)) as { example: Example }).example))
  return [word, [inEnglish![0], inEnglish![1], inEnglish![2], inKorean![2]]] as const
}))
const ALL = [...Object.entries(SAID), ...examples]

it('names each kind of effect by what it does', () => {
  expect(ALL.map(([kind]) => kind).sort()).toEqual(Object.keys(effects!.kinds).sort())
  for (const [kind, [domain, id, english, korean]] of ALL) {
    const list = effects!.components[domain]![id]!
    expect(kindsOf(list), `${kind} on ${id}`).toContain(kind)
    expect([en.effects(list), ko.effects(list)], kind).toEqual([english, korean])
  }
})

it('has the figures of its own box', () => {
  const data = structuredClone(shipped)
  data.contractTiles.tiles[3]!.vp = 9
  const other = tiletumOf(boxOf(data))
  expect([speaker(other, words.en, PEOPLE).move('fulfil:contract-iron-3'), ko.move('fulfil:contract-iron-3')]).toEqual(['Fulfil the contract (3 iron → 9 VP)', '계약(철 3 → 4 VP) 달성'])
})

it('speaks Korean in the rulebook\'s terms', () => {
  const all = JSON.stringify(words.ko)
  for (const term of ['액션 휠', '부패 토큰', '건설 비용 타일', '대성당 건설 불가', '인물 보급처', '계약 보급처', '개인 저장소', '보너스 AP 마커', '왕 트랙', '과업', '인물 배치 보너스', '왕 페이즈', '금화', '뉘른베르크', '달성'])
    expect(all, term).toContain(term)
  const sentences = [words.ko.rules, words.ko.reasons, words.ko.questions, words.ko.moves, words.ko.notes, words.ko.texts].flatMap(part => Object.values(part).map(String))
  expect(sentences.filter(s => /텔레툼|기동|페이지|하우스|집 토큰|공급처에서 인물|그런 수|모자라|골드|차례입니다|\d승점/.test(s))).toEqual([])
})
