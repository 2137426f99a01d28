/** TM-11: figures of factions are data, beside the sentence of the faction board; a box that was begun before they were has those of then. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { describe, expect, test } from 'vitest'
import { abilityOf } from './faction.ts'
import { boxOf, shipped, terraMystica, terraMysticaOf } from '../index.ts'
import { give, stage } from '../stage.ts'
import { words } from '../words/index.ts'

const { box } = terraMystica
type Figures = Readonly<Record<string, number>>
interface Part {
  text: string
  figures?: Figures
}
const parts = shipped.factions.factions.flatMap(f => [f.ability as Part, f.stronghold as Part])

test('each figure stands in the sentence of its faction board', () => {
  const all = parts.flatMap(({ text, figures = {} }) => Object.values(figures).map(n => [n, text] as const))
  expect(all.length).toBe(15)
  for (const [n, text] of all) expect(text, String(n)).toMatch(new RegExp(`\\b${n}\\b`))
})

test('a box of an earlier release has the figures that the rules had then', () => {
  const file = new URL('../test/recorded-box.json.gz', import.meta.url)
  const before = JSON.parse(gunzipSync(readFileSync(file)).toString()) as typeof shipped
  expect(before.factions.factions.some(f => 'figures' in f.stronghold)).toBe(false)
  const set = (figures: object) => Object.entries(figures).flatMap(([name, n]) => (n ? [`${name} ${n}`] : []))
  const { factions } = boxOf(before)
  expect(Object.fromEntries(factions.map(f => [f.id, set(f.stronghold).join(', ')]).filter(([, all]) => all))).toEqual({
    'alchemists': 'power 12, spadePower 2',
    'auren': 'favors 1, steps 2',
    'cultists': 'vp 7',
    'darklings': 'ordained 3',
    'engineers': 'bridgeVp 3',
    'giants': 'spades 2',
    'halflings': 'spades 3',
  })
  const abilities = (['townVp', 'townWorkers', 'spadeVp', 'flat', 'bridgeWorkers'] as const).flatMap(name =>
    factions.flatMap(f => (f[name] ? [`${f.id} ${name} ${f[name]}`] : [])),
  )
  expect(abilities).toEqual([
    'witches townVp 5',
    'swarmlings townWorkers 3',
    'halflings spadeVp 1',
    'giants flat 2',
    'engineers bridgeWorkers 2',
  ])
  expect(factions.filter(f => f.favors === 2).map(f => f.id)).toEqual(['chaos-magicians'])
})

describe('a figure that moves in the data moves with everything that reads it', () => {
  const data = structuredClone(shipped)
  const cultists = data.factions.factions.find(f => f.id === 'cultists')!
  ;(cultists.stronghold as Part).figures = { vp: 9 }
  const auren = data.factions.factions.find(f => f.id === 'auren')!
  ;(auren.stronghold as Part).figures = { favors: 1, steps: 3 }
  const other = terraMysticaOf(boxOf(data))
  test('the play', () => {
    const won = (g: typeof terraMystica) => {
      const t = stage(g, { factions: ['cultists', 'witches'], structures: [{ E6: 'TP' }, {}] })
      give(g, t, 0, { coins: 20, workers: 9 })
      g.play(t, 0, g.parse('upgrade:E6,stronghold'))
      return t.players[0].vp - 20
    }
    expect([won(terraMystica), won(other)]).toEqual([7, 9])
  })
  test('the sentence of the faction, in both languages', () => {
    const f = other.box.factions.find(one => one.id === 'cultists')!
    expect(abilityOf(f, speaker(other, words.en, []))).toMatch(/the stronghold brings 9 VP\.$/)
    expect(abilityOf(f, speaker(other, words.ko, [], particle))).toMatch(/요새를 건설하면 승점 9점을 얻습니다\.$/)
  })
  test('the strip of the action', () => {
    expect(other.effects!.components['special']!['auren']).toEqual([{ kind: 'choice', n: 3 }])
    expect(terraMystica.effects!.components['special']!['auren']).toEqual([{ kind: 'choice', n: 2 }])
  })
})

test('the sentences say the figures as the rulebook does', () => {
  const say = (lang: 'en' | 'ko', id: string) =>
    abilityOf(box.factions.find(f => f.id === id)!, speaker(terraMystica, words[lang], [], particle))
  expect(
    ['alchemists', 'darklings', 'giants', 'auren', 'engineers', 'chaos-magicians'].map(id => say('en', id)),
  ).toEqual([
    'Trade 1 VP for a coin and 2 coins for 1 VP; the stronghold brings 12 power, then 2 power for each spade.',
    'Spades cost a priest and bring 2 VP; the stronghold ordains up to 3 workers.',
    'Every transformation takes 2 spades; with the stronghold 2 free spades once a round.',
    'No ability at the start; the stronghold brings 1 favor tile and, once a round, 2 steps on one cult track.',
    'Bridges for 2 workers; with the stronghold 3 VP at each pass for every bridge between your structures.',
    'One dwelling at the start; 2 favor tiles each time; with the stronghold two actions in a row once a round.',
  ])
  expect(['alchemists', 'darklings', 'giants', 'halflings'].map(id => say('ko', id))).toEqual([
    '승점 1점을 동전 1개로, 동전 2개를 승점 1점으로 교환합니다. 요새를 건설하면 파워 12를 얻고, 그 뒤로 삽마다 파워 2를 얻습니다.',
    '삽의 비용은 성직자 1명이고 삽마다 승점 2점을 얻습니다. 요새를 건설하면 일꾼을 3명까지 성직자로 교환합니다(성직자의 서품식).',
    '어떤 지형이든 항상 삽 2개로 변환합니다. 요새를 건설하면 라운드마다 한 번 무료 삽 2개를 사용합니다.',
    '삽마다 승점 1점을 얻습니다. 요새를 건설하면 삽 3개를 바로 사용하고, 비용을 지불하고 주택 하나를 건설할 수 있습니다.',
  ])
})
