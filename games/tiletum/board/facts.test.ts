/** What the page says of a match: the log, what a move brings, where the match stands. Values are written by hand. */
import { type BoardContext, foresee, listening, OK, type LogEntry, type Speaker, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { expect, it, test } from 'vitest'
import { act, give, legal, offer, play, stack, table, tiletum, tile, turnOf, until, wheel } from '../test/helpers.ts'
import type { TiletumTable } from '../index.ts'
import type { Box } from '../rules/box.ts'
import { words } from '../words/index.ts'
import { facts } from './facts.ts'

const PEOPLE = ['민서', '하린', 'Tom', 'Ada']
const en = speaker(tiletum, words.en, PEOPLE)
const ko = speaker(tiletum, words.ko, PEOPLE, particle)

/** Plays a move and gives the row as the log has it. */
function row(t: TiletumTable, move: string): LogEntry {
  const entry: LogEntry = { seq: 1, seat: turnOf(t), move, heard: [] }
  listening(
    {
      note: word => {
        entry.heard.push({ word: tiletum.formatNote(word) })
      },
      forced: (by, word) => {
        entry.heard.push({ word: tiletum.format(word), by })
      },
    },
    () => play(t, move),
  )
  return entry
}
const log = (entry: LogEntry, speaks: Speaker = ko): string[] =>
  facts
    .formatEntry(entry, speaks)
    .map(({ word, text }) => text ?? (word === entry.move ? speaks.move(word, entry.chosen) : speaks.note(word)))
const about = (t: TiletumTable, seat = turnOf(t)): BoardContext<TiletumTable, Box> => ({
  view: t,
  game: tiletum,
  box: tiletum.box,
  seat,
  speaker: ko,
})
/** What a move is said to bring before it is made. */
function brings(t: TiletumTable, move: string, speaks: Speaker = ko): string {
  const seat = turnOf(t)
  const after = foresee(tiletum, t, seat, [tiletum.parse(move)])!
  return facts.gainSummary({ seq: 0, seat, move, heard: after.heard }, after.view, speaks)
}

test('TI-5.2 a die is told with its action, turned or as it lay, and its goods once', () => {
  const t = table()
  wheel(t, 'architect', 2, 'stone')
  offer(t, 'architect')
  expect([brings(t, 'die:stone,2,2'), brings(t, 'die:stone,2,2', en)]).toEqual([
    '건축가 5 AP, 돌 +2',
    'architect 5 AP, stone +2',
  ])
  expect(log(row(t, 'die:stone,2,2'))).toEqual(['민서가 돌 주사위 2를 가져왔습니다: 건축가 액션 5 AP.', '돌 +2'])
  const u = table()
  wheel(u, 'architect', 2, 'stone')
  offer(u, 'merchant')
  give(u, 0, { goods: { gold: 5 } })
  expect(brings(u, 'die:stone,2,3')).toBe('상인 4 AP, 금화 −2, 돌 +3')
  expect(log(row(u, 'die:stone,2,3'))).toEqual([
    '민서가 돌 주사위 2를 3으로 바꾸어 가져왔습니다: 상인 액션 4 AP.',
    '금화 −2, 돌 +3',
  ])
})

test('TI-6.6 what is chosen for the joker is not named twice', () => {
  const t = act('joker', 4)
  expect([ko.move('choose:king'), brings(t, 'choose:king')]).toEqual(['왕 액션 선택', '3 AP'])
})

test('TI-8.2 a contract is told by what it asks and brings; the pillar comes last', () => {
  const t = act('king', 3, { goods: { iron: 5 }, storehouse: ['contract-iron-5'] })
  expect(brings(t, 'fulfil:contract-iron-5')).toBe('철 −5, +8 VP, +1 VP 칸으로')
  expect(log(row(t, 'fulfil:contract-iron-5'))).toEqual([
    '민서가 계약(철 5 → 7 VP, 왕 트랙 1칸)을 달성했습니다.',
    '철 −5, +8 VP (계약)',
    '민서가 왕 트랙 +1 VP 칸으로 전진했습니다.',
    '민서가 계약 칸에서 기둥을 내렸습니다.',
  ])
})

test('TI-6.4 an exchange is one line; TI-8.1 so is what is bought', () => {
  const t = act('contract', 3, { goods: { wool: 2, gold: 2 } })
  expect(log(row(t, 'exchange:wool,iron'))).toEqual(['민서가 양모를 철로 교환했습니다.'])
  expect(log(row(t, 'gain:stone'), en)).toEqual(['민서 got 1 stone.'])
  expect(log(row(t, 'buy:food'))).toEqual(['금화로 식량 사기', '금화 −2, 식량 +1'])
})

test('TI-8.5 TI-12.7 what a helper adds is in its name; TI-7.5 what a completed building adds is said', () => {
  const t = act('king', 4, {
    goods: { food: 6 },
    storehouse: ['helper-add-ap-2-a', 'crest-lion-bonus-a', 'helper-gold-2-vp-2-a'],
    rooms: { 'building-4-floor-1': 'char-king-vp-2-b' },
  })
  expect(log(row(t, 'use:helper-add-ap-2-a'))).toEqual(['민서가 조력자(주사위 액션에 +2 AP)를 사용했습니다.'])
  expect(log(row(t, 'use:helper-gold-2-vp-2-a'))).toEqual([
    '민서가 조력자(금화 2, 2 VP)를 사용했습니다.',
    '금화 +2, +2 VP (조력자)',
  ])
  expect(log(row(t, 'crest:lion,building-4'))).toEqual([
    '민서가 사자 문장을 4번 건물에 배치했습니다.',
    '식량 −4',
    '민서가 건물을 완성했습니다: 왕 액션마다 +1 AP.',
    '지금 액션에 +1 AP',
  ])
})

test('TI-7.2 TI-12.6 a character, its bonus, the post of the roof', () => {
  const t = act('character', 3, { storehouse: ['char-merchant-gold-3-a'] })
  expect(log(row(t, 'place:char-merchant-gold-3-a,building-5-floor-1'), en)).toEqual([
    '민서 placed the character (merchant: 3 gold) on floor 1 of building 5.',
    '민서 takes the trading post off the roof of building 5.',
    'gold +3',
  ])
})

test('TI-6.11 five new characters are one line; to finish is none', () => {
  const t = act('character', 3)
  const lines = log(row(t, 'renew'), en)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toBe('민서 discarded the character offer.')
  expect(lines[1]).toMatch(/^New in the character offer: character \(.*(, character \(.*){4}$/)
  expect(log({ seq: 1, seat: 0, move: 'done', heard: [] })).toEqual([])
})

test('TI-4.1 TI-10 TI-11 the end of a round: each phase in a line', () => {
  const t = until(table({ seats: 3 }), u => u.corruption.length === 3 && u.turn === u.order[2])
  t.kingTile = tile('helper-gold-4-a')
  stack(t, { 3: [2], 0: [1], [-2]: [0] })
  t.fairTiles[0] = tiletum.box.fairs.findIndex(f => f.id === 'fair-trading-posts')
  t.players.forEach((p, seat) => {
    p.storehouse.length = 0
    p.points.fill(0)
    p.points[0] = 20 + seat
  })
  until(t, u => legal(u).some(w => w === 'done') && u.todo.length < 4)
  const entry = row(t, 'done')
  expect(turnOf(t)).toBe(2)
  const end = log(row(t, 'take:helper-gold-4-a'))
  expect(log(entry).filter(line => /왕 트랙|축제/.test(line))).toEqual([])
  expect(end.slice(0, 5)).toEqual([
    'Tom이 조력자(금화 4)를 가져왔습니다.',
    '왕 트랙: 민서 −2, Tom +3 VP',
    '턴 순서: Tom, 하린, 민서',
    '0 VP 칸으로: 민서',
    '틸레툼 축제: 지도의 교역소 하나마다 보드 + 2 VP.',
  ])
  expect(end[5]).toBe('축제: 민서 +3, 하린 +3, Tom +3 VP')
  const rolled = end.filter(line => line.startsWith('주사위: '))
  expect(rolled).toHaveLength(1)
  expect(rolled[0]!.match(/\d/g)).toHaveLength(11)
  expect(end.at(-1)).toMatch(/^부패 토큰 \d를 공개했습니다.$|^부패 토큰 \d을 공개했습니다.$|^왼쪽으로 움직인 디스크: /)
})

test('TI-10.1 the four VP of the last king phase and those of the space are one sum', () => {
  const heard = ['points:1,king,4', 'lost:0,king,2', 'points:1,king,3'].map(word => ({ word }))
  expect(log({ seq: 1, seat: 0, move: 'done', heard })).toEqual(['왕 트랙: 하린 +7, 민서 −2 VP'])
})

test('TI-5.6 points that nobody spends are told, and by the button that loses them', () => {
  const t = act('king', 4)
  expect(brings(t, 'done')).toBe('3 AP를 쓰지 않음')
  expect(log(row(t, 'done'))[0]).toBe('민서가 왕 액션 3 AP를 쓰지 않았습니다.')
})

test('TI-11.2 a fair in which nobody scores says so', () => {
  const word = 'fair:verona,fair-crests'
  const told = (heard: { word: string }[]) => log({ seq: 1, seat: 0, move: 'done', heard })
  expect(told([{ word }])).toEqual(['베로나 축제: 배치한 문장 하나마다 보드 + 3 VP. 점수를 얻은 플레이어가 없습니다.'])
  expect(told([{ word }, { word: 'points:1,fairs,4' }])).toEqual([
    '베로나 축제: 배치한 문장 하나마다 보드 + 3 VP.',
    '축제: 하린 +4 VP',
  ])
})

test('TI-14.1 what the end brings is a line for each player, apart from the last fair', () => {
  const heard = [
    'fair:verona,fair-crests',
    'points:1,fairs,4',
    'points:0,map,6',
    'points:0,goods,2',
    'points:1,buildings,5',
    'over',
  ].map(word => ({ word }))
  expect(log({ seq: 1, seat: 0, move: 'done', heard }, en)).toEqual([
    'Fair in Verona: board + 3 VP for each placed crest.',
    'Fairs: 하린 +4 VP',
    '민서: +6 VP (Trading posts × pillars), +2 VP (Resources left)',
    '하린: +5 VP (Completed buildings)',
    'The match is over.',
  ])
})

it('says where the match stands, and each person in it', () => {
  const t = table({ seats: 3 })
  expect([facts.phase(about(t)), facts.role(about(t, 1)), facts.number(about(t, 1))]).toEqual([
    '1라운드 · 주사위 1/3',
    '2번째',
    { value: 10, name: '승점' },
  ])
  until(t, u => u.corruption.length === 2)
  expect(facts.phase(about(t))).toBe('1라운드 · 주사위 2/3')
  until(t, u => u.round === 2)
  expect(facts.phase({ ...about(t), speaker: en })).toBe('round 2 · die 1/3')
  until(t, u => tiletum.over(u))
  expect(facts.phase(about(t, 0))).toBe('게임 종료')
})

it('knows a new round by its note', () => {
  const title = (heard: { word: string }[]) => facts.sectionTitle!({ seq: 1, seat: 0, move: 'done', heard }, ko)
  expect([title([{ word: 'round:3' }]), title([])]).toEqual(['3라운드', ''])
})

test('TI-8 tasks are told apart from answers; dice that cost nothing come first, to end comes last', () => {
  const t = act('king', 3, { goods: { gold: 4 } })
  const tasks = legal(t).filter(w => facts.anyTime!(about(t), w))
  expect(tasks).toEqual(['buy:food', 'buy:wool', 'buy:stone', 'buy:iron'])
  const u = table()
  give(u, 0, { goods: { gold: 9 } })
  const rank = (w: string) => facts.rank!(about(u), w)
  const sorted = legal(u, 'die').sort((a, b) => rank(a) - rank(b))
  const free = legal(u, 'die').filter(w => /,(\d),\1$/.test(w)).length
  expect(sorted.slice(0, free).every(w => /,(\d),\1$/.test(w))).toBe(true)
  expect(rank('done')).toBeGreaterThan(rank('die:stone,1,2'))
})

it('says why not, of the move that was meant', () => {
  const why = (t: TiletumTable, target: string) => {
    const reason = facts.why!(about(t), target)
    return reason === undefined ? undefined : reason === OK ? 'OK' : tiletum.reason(reason).code
  }
  const t = act('architect', 3, {
    goods: { iron: 1, stone: 0 },
    architect: 'koeln',
    storehouse: ['contract-iron-2', 'contract-identical-3', 'helper-die-colour-a', 'crest-lion-bonus-a'],
    pillars: ['cathedral-koeln'],
  })
  expect(why(t, 'tile:contract-iron-2')).toBe('short:iron,1')
  expect(why(t, 'tile:contract-identical-3')).toBe('short:iron,2')
  expect(why(t, 'tile:helper-die-colour-a')).toBe('no-die-colour')
  expect(why(t, 'cathedral:cathedral-koeln')).toMatch(/^short:stone,\d$/)
  expect(why(t, 'cathedral:cathedral-praha')).toBeUndefined() // The architect's own refusal says it.
  expect(why(t, 'building:building-6')).toBe('short:food,2')
  expect(why(t, 'space:wien')).toBeUndefined()
})
