/** Every word of Tapestry can be said, in both languages, and said right. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codec, type Step, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { wordFaults } from '@loggia/core/testing'
import { expect, it, test } from 'vitest'
import { NAMED } from '../effects/names.ts'
import { shipped, tapestry } from '../rules/index.ts'
import type { Example } from '../rules/word.ts'
import { N, R, V } from '../rules/words.ts'
import { words } from './index.ts'

const { box, effects } = tapestry
const PEOPLE = ['민서', '하린', 'Tom', 'Brisa']
const en = speaker(tapestry, words.en, PEOPLE)
const ko = speaker(tapestry, words.ko, PEOPLE, particle)
const alone = speaker(tapestry, words.ko, ['민서'], particle)

const board = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
it('breaks no law of words', () => {
  const things = { file: Object.keys(shipped), option: tapestry.options.flatMap(o => [o.id, ...o.values.map(v => `${o.id}:${v}`)]) }
  expect(wordFaults(tapestry, { words, particle, plain: ['amount', 'few', 'number'], things, board })).toEqual([])
})

it('forgets no argument of what it says', () => {
  for (const { moves, notes, reasons } of Object.values(words)) for (const [lexicon, templates] of [[V, moves], [N, notes], [R, reasons]] as const) {
    const { verbs, domains } = codec(lexicon)
    for (const [v, verb] of verbs.entries()) expect([...new Set([...templates[verb as never].matchAll(/\{(\d)/g)].map(m => m[1]))].sort(), verb).toEqual(domains[v]!.map((_, k) => String(k)))
  }
})

const step = (kind: string, fields: object): Step => ({ do: kind, seat: 0, ...fields })

it('takes the Korean particle that fits: after Hangul, Latin names, numbers, what stands in brackets', () => {
  expect([ko.note('advanced:2,exploration-3,exploration-4'), ko.move('lay:h_2_-1,2'), ko.move('conquer:h_0_0'), ko.reason('short:coin,2'), ko.note('explored:1,territory-09,h_0_0'), ko.move('pact:2,science'), ko.note('built:0,farm,r8c0')]).toEqual([
    'Tom이 마차에서 탐사 4 항해술로 개척했습니다.', 'G4에 120도 돌려 놓기', '중앙 섬 정복', '동전 2개가 필요합니다.', '하린이 산악·사막 타일(태피스트리 카드 1장)로 중앙 섬을 탐사했습니다.', 'Tom과 과학 트랙 선택', '민서가 농장 1개를 9행 1열에 놓았습니다.',
  ])
})

test('TA-2.1 a hex is called by its column from the west and its place from the north, alike on both sides of the board', () => {
  expect(['h_0_-4', 'h_-4_0', 'h_4_0', 'h_0_4', 'h_0_0', 'h_1_-3'].map(hex => en.name('hex', hex))).toEqual(['E1', 'A1', 'I5', 'E9', 'Middle Island', 'F2'])
  const all = box.hexIds.map(hex => en.name('hex', hex))
  expect(new Set(all).size).toBe(box.hexIds.length)
})

test('TA-9.3 where a building lies is counted from the upper left, and so is what hangs over', () => {
  expect(['place:0,r0c8', 'place:3,r4c2', 'place:1,r-2c3', 'place:0,r5c-1'].map(move => en.move(move))).toEqual([
    'Place it at row 1, column 9', 'Place it at row 5, column 3 (turned 270°)', 'Place it at 2 rows above the edge, column 4 (turned 90°)', 'Place it at row 6, 1 column left of the edge',
  ])
  expect([ko.move('place:2,r4c2'), ko.note('built-landmark:1,academy,0,r-2c3')]).toEqual(['5행 3열에 놓기 (180도 돌려서)', '하린이 학술원을 맨 위에서 2칸 위 4열에 놓았습니다.'])
})

test('TA-10.1, 2.9 what is not seen is said as what it is', () => {
  expect([en.note('drew-tapestry:0,?'), ko.note('drew-tapestry:0,?'), en.note('offer:1,?'), en.move('keep-capital:?'), ko.move('keep-civilization:?'), ko.note('played:2,face-down')]).toEqual([
    '민서 drew a hidden card.', '민서가 비공개 카드를 얻었습니다.', '하린 is offered a hidden card.', 'Keep a hidden card', '비공개 카드 선택', 'Tom이 뒷면인 카드를 놓았습니다.',
  ])
})

test('TA-4.0 eras are counted in words', () => {
  expect([en.note('era:0,1'), ko.note('era:0,1'), en.note('first:1,2'), ko.note('first:1,4'), ko.note('era:2,5')]).toEqual([
    '민서 begins the first income turn.', '민서가 첫 번째 수익 차례를 시작합니다.', '하린 is the first of the neighbours in the second era.', '하린이 이웃 중 가장 먼저 네 번째 시대를 시작합니다.', 'Tom이 다섯 번째 수익 차례를 시작합니다.',
  ])
})

test('TA-15.3 rivals are called by what they are', () => {
  expect([alone.note('took:1,lighthouse'), alone.note('turn:2'), alone.note('toppled:1,0,h_0_0')]).toEqual(['오토마가 등대를 얻었습니다.', '그림자 제국의 차례입니다.', '오토마가 중앙 섬에서 민서의 것을 넘어뜨렸습니다.'])
})

it('asks with what is left, and about what', () => {
  expect([en.question(step('cost', { left: 1 })), en.question(step('cost', { left: 2 })), ko.question(step('discard', { kind: 1, left: 3 }))]).toEqual(['Pay 1 more resource of your choice.', 'Pay 2 more resources of your choice.', '버릴 영토 타일(남은 수 3): 무엇을 버릴까요?'])
  const trap = step('trap', { by: 2, hex: box.hexIds.indexOf('h_0_0') })
  expect([en.question(trap), ko.question(trap)]).toEqual(['Tom attacks Middle Island: do you spring a Trap?', 'Tom이 중앙 섬을 정복하려 합니다: 함정을 사용할까요?'])
})

test('TA-3.5 what comes first is named by what it does', () => {
  const part = (id: string) => step('effect', { effect: box.effects.findIndex(e => e.id === id), origin: 0, at: -1 })
  expect([ko.move('first:0', part('gain-building-farm')), en.move('first:1', part('vp-6')), ko.move('first:1', step('income-row', { kind: 1 }))]).toEqual(['농장 1개부터', 'First: 6 VP', '자원과 영토 타일부터'])
})

/** One of each kind of effect that is no word with a folder of its own, and what it is called; `civilizations.json` alone has something to lose. */
const SAID: Readonly<Record<string, readonly [domain: string, id: string, en: string, ko: string]>> = {
  'gain': ['effect', 'gain-coin-2', '2 coins', '동전 2개'],
  'gain-one': ['slot', 'currency', '1 coin', '동전 1개'],
  'any-one': ['effect', 'gain-any-1', 'any 1 resource', '원하는 자원 1개'],
  'any': ['effect', 'gain-any-2', 'any 2 resources', '원하는 자원 2개'],
  'one-of-each': ['space', 'technology-12', 'token from the end of technology to the start of any track, 1 of each resource', '기술 트랙 끝의 토큰을 아무 트랙의 시작 칸으로, 각 자원 1개씩'],
  'lose': ['effect', 'lose-culture-1', 'lose 1 culture', '문화 1개 잃기'],
  'lose-any': ['effect', 'lose-any-1', 'lose any 1 resource', '원하는 자원 1개 잃기'],
  'cards': ['space', 'exploration-1', '2 territory tiles', '영토 타일 2개'],
  'card': ['effect', 'gain-tapestry-1', '1 tapestry card', '태피스트리 카드 1장'],
  'building': ['cell', 'b1', '1 farm', '농장 1개'],
  'any-building': ['effect', 'gain-building-any', '1 building of your choice', '원하는 수익 건물 1개'],
  'landmark': ['effect', 'gain-landmark-bakery', 'the Bakery', '랜드마크 제빵소'],
  'any-landmark': ['tapestry', 'dystopia', '1 landmark of the landmark board', '랜드마크 보드의 랜드마크 1개'],
  'vp': ['slot', 'biometrics', '10 VP', '10점'],
  'vp-each': ['slot', 'banking', '1 VP for each tech card', '기술 카드마다 1점'],
  'vp-many': ['tapestry', 'boast-of-superiority', '4 VP for each track where you lead or tie', '가장 앞섰거나 동률인 트랙마다 4점'],
  'vp-spaces': ['effect', 'vp-1-per-science', '1 VP for each space advanced on science', '과학 트랙에서 개척한 칸마다 1점'],
  'explore': ['cell', 'c4', 'explore with a tile', '탐사하기'],
  'explore-anywhere': ['effect', 'explore-anywhere', 'explore anywhere', '어디든 탐사하기'],
  'explore-that': ['tapestry', 'coal-baron', '1 territory tile, explore with that tile, each neighbour: 1 territory tile', '영토 타일 1개, 그 타일로 탐사하기, 각 이웃: 영토 타일 1개'],
  'conquer': ['space', 'military-1', 'conquer a territory', '정복하기'],
  'conquer-anywhere': ['space', 'military-8', 'conquer a territory anywhere, bonus: any 1 resource → 1 tapestry card', '어디든 정복하기, 보너스: 원하는 자원 1개 → 태피스트리 카드 1장'],
  'conquer-opponent': ['space', 'military-7', 'conquer a territory (both dice if it was an opponent’s)', '정복하기(상대가 지배하던 영토라면 주사위 2개 모두)'],
  'conquer-both': ['space', 'military-12', 'conquer a territory (both dice), 1 more civilization (in any order)', '정복하기(주사위 2개 모두), 추가 문명 하나(원하는 순서로)'],
  'research': ['effect', 'research', 'research by the science die', '연구하기'],
  'research-x': ['space', 'science-1', 'research by the science die (no benefit or bonus)', '연구하기(혜택/보너스 없음)'],
  'research-many': ['space', 'science-12', 'research 4 times (no benefit or bonus), 5 VP for each die beyond the end of a track', '연구 4번(혜택/보너스 없음), 트랙의 끝에서 더 개척하게 하는 주사위마다 5점'],
  'invent': ['space', 'technology-1', 'invent a tech card', '발명하기'],
  'invent-face-up': ['tapestry', 'steam-tycoon', 'invent a face-up card, upgrade that card, each neighbour: invent the top card of the deck (optional)', '앞면의 카드 발명하기, 그 카드 개선, 각 이웃: 더미 맨 위 카드 발명하기(선택)'],
  'invent-deck': ['effect', 'invent-deck', 'invent the top card of the deck', '더미 맨 위 카드 발명하기'],
  'upgrade': ['effect', 'upgrade', 'upgrade a tech card', '기술 카드 1장 개선'],
  'upgrade-that': ['effect', 'upgrade-that', 'upgrade that card', '그 카드 개선'],
  'advance': ['effect', 'advance-military', 'advance on military', '군사 트랙 개척'],
  'advance-one-of': ['space', 'science-9', 'advance on one of exploration, military, technology', '탐사, 군사, 기술 트랙 중 1개 개척'],
  'twice': ['space', 'science-11', 'advance on one of exploration, military, technology, then once more', '탐사, 군사, 기술 트랙 중 1개 개척, 그런 다음 한 번 더'],
  'advance-x': ['effect', 'advance-military-x', 'advance on military (no benefit or bonus)', '군사 트랙 개척(혜택/보너스 없음)'],
  'advance-free': ['effect', 'advance-military-x-free', 'advance on military (no benefit, free bonus)', '군사 트랙 개척(혜택 없음, 보너스 무료)'],
  'advance-rolled': ['tapestry', 'age-of-discovery', 'roll the science die, advance on that track, each opponent: advance on that track (no benefit or bonus)', '과학 주사위 굴리기, 그 트랙 개척, 모든 상대: 그 트랙 개척(혜택/보너스 없음)'],
  'advance-rolled-x': ['effect', 'advance-rolled-x', 'advance on that track (no benefit or bonus)', '그 트랙 개척(혜택/보너스 없음)'],
  'regress': ['space', 'science-10', 'regress on military or regress on technology', '군사 트랙 역행 또는 기술 트랙 역행'],
  'regress-x': ['effect', 'regress-military-x', 'regress on military (no benefit or bonus)', '군사 트랙 역행(혜택/보너스 없음)'],
  'block-track': ['effect', 'block-science', 'close science to opponents until the end of your next turn', '당신의 다음 차례가 끝날 때까지 상대는 과학 트랙 개척 불가'],
  'repeat': ['space', 'science-7', 'benefit and bonus of a space where you stand', '현재 위치한 칸의 혜택과 보너스'],
  'either': ['tapestry', 'feudalism', 'any 1 resource or 3 VP for each landmark', '원하는 자원 1개 또는 랜드마크마다 3점'],
  'any-order': ['space-tile', 'space-05', '1 coin, 1 worker, 8 VP (in any order)', '동전 1개, 일꾼 1개, 8점(원하는 순서로)'],
  'may': ['effect', 'may-invent-deck', 'invent the top card of the deck (optional)', '더미 맨 위 카드 발명하기(선택)'],
  'discard': ['space', 'science-5', 'research by the science die, bonus: discard 2 tapestry cards → 5 VP', '연구하기, 보너스: 태피스트리 카드 2장 버리기 → 5점'],
  'bonus': ['space', 'military-2', '1 tapestry card, bonus: any 1 resource → 1 armory', '태피스트리 카드 1장, 보너스: 원하는 자원 1개 → 무기고 1개'],
  'circle': ['tech', 'bakery', 'in the circle: 4 VP, in the square: the Bakery, needs slot 2 of the farm row', '원형: 4점, 정사각형: 랜드마크 제빵소, 조건: 농장 행 2번째 칸'],
  'square': ['tech', 'paper', 'in the circle: 1 house, in the square: 1 VP for each house, needs tier II of science', '원형: 주택 1개, 정사각형: 주택마다 1점, 조건: 과학 트랙 II등급'],
  'needs-tier': ['tech', 'radio', 'in the circle: 3 VP, in the square: 1 more civilization, needs tier IV of science', '원형: 3점, 정사각형: 추가 문명 하나, 조건: 과학 트랙 IV등급'],
  'needs-slot': ['tech', 'com-tower', 'in the circle: 5 VP, in the square: the Com Tower, needs slot 4 of the house row', '원형: 5점, 정사각형: 랜드마크 컴타워, 조건: 주택 행 4번째 칸'],
  'when': ['tapestry', 'academia', 'each time you invent: 3 VP, each tapestry card you gain: 3 VP', '발명할 때마다: 3점, 태피스트리 카드를 얻을 때마다: 3점'],
  'when-on-track': ['tapestry', 'empiricism', 'roll the science die twice and use one, each time you advance on science: 2 VP', '과학 주사위를 두 번 굴려 하나를 선택, 과학 트랙을 개척할 때마다: 2점'],
  'when-building': ['tapestry', 'capitalism', 'when you gain income: 2 VP for each coin of your income, each building you gain (market): 1 coin', '수익을 얻을 때: 수익의 동전마다 2점, 시장을 얻을 때마다: 동전 1개'],
  'changed': ['tapestry', 'pillage-and-plunder', 'both dice when you conquer an opponent, no Traps against you', '상대의 영토를 정복하면 주사위 2개 모두, 함정에 걸리지 않음'],
  'forbidden': ['tapestry', 'alliance', 'choose an opponent, neither of you conquers the other, each time that opponent upgrades: the same benefit', '상대 1명 선택, 서로의 영토를 정복할 수 없음, 그 상대가 개선할 때마다: 같은 혜택'],
  'closed-to-you': ['tapestry', 'theocracy', 'you cannot advance on science, each time you enter a tier: 4 VP', '과학 트랙 개척 불가, 새로운 등급으로 개척할 때마다: 4점'],
  'trap': ['tapestry', 'trap', '10 VP, or discard it when your territory is conquered: the attacker’s outpost is toppled, any 1 resource', '10점, 또는 당신의 영토가 정복될 때 손에서 버려 상대의 전초기지를 넘어뜨리고 원하는 자원 1개'],
  'dictate': ['tapestry', 'dictatorship', 'advance on a track of your choice, which is closed to opponents until the end of your next turn', '원하는 트랙 개척, 당신의 다음 차례가 끝날 때까지 상대는 그 트랙 개척 불가'],
}
/** The kinds that stand on a component, those within others too. */
const kindsOf = (list: unknown): string[] => (Array.isArray(list) ? list : []).flatMap(e => (typeof e === 'object' && e ? [(e as { kind: string }).kind, ...Object.values(e).flatMap(kindsOf)] : []))

/** The examples of the words, from their folders. */
const examples = await Promise.all(NAMED.map(async word => {
  const [inEnglish, inKorean] = await Promise.all(['en', 'ko'].map(async language => ((await import(`../effects/${word}/${language}.ts`)) as { example: Example }).example))
  return [word, [inEnglish![0], inEnglish![1], inEnglish![2], inKorean![2]]] as const
}))
const ALL = [...Object.entries(SAID), ...examples]

it('has one of each kind of effect', () => {
  expect(ALL.map(([kind]) => kind).sort()).toEqual(Object.keys(effects!.kinds).sort())
})

test.each(ALL)('TA-20.3 %s: each kind of effect is called by what it does', (kind, [domain, id, english, korean]) => {
  const list = effects!.components[domain]![id]
  // No component of the box has an amount of one resource other than 1: the box of another edition may.
  const said = kind === 'gain' ? [{ kind, n: 2, good: 'coin' }] : list!
  expect(kindsOf(said), `${kind} on ${id}`).toContain(kind)
  expect([en.effects(said), ko.effects(said)]).toEqual([english, korean])
})

it('speaks Korean in the rulebook\'s terms', () => {
  const all = JSON.stringify(words.ko)
  for (const term of ['개척', '수익 차례', '발전 트랙', '태피스트리 카드', '수익 매트', '개인 공급처', '랜드마크', '구역', '대지', '전초기지', '정복 주사위', '원하는 자원', '원형', '정사각형', '역행', '판정 카드', '선호 트랙', '진행 카드', '그림자 제국', '규벌 정치', '함정'])
    expect(all, term).toContain(term)
  const sentences = [words.ko.rules, words.ko.reasons, words.ko.questions, words.ko.moves, words.ko.notes, words.ko.texts, words.ko.effects ?? {}].flatMap(part => Object.values(part).map(String))
  expect(sentences.filter(s => /전진|턴(?!기)|골드|공급처에서 인물|승점 포인트|\d VP|업그레이드|테크 카드|타페스트리|자동인형|오토마타|페이즈|라운드|드러[난나남]|표시물|빈 칸/.test(s))).toEqual([])
})
