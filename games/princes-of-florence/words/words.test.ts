/** Every word of The Princes of Florence can be said, in both languages, and said right. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codec, LANGUAGES, type Lexicon, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { describe, expect, it } from 'vitest'
import { princes, shipped } from '../rules/index.ts'
import { COUNTERS, SIZES, SOURCES } from '../rules/terms.ts'
import { N, R, ruleOf, V } from '../rules/verbs.ts'
import { words } from './index.ts'

const { box } = princes
const PEOPLE = ['민서', '하린', 'Tom', 'Brisa', 'Ugo'], UNNAMED = ['seat', 'amount', 'round', 'square', 'choice', 'few', 'die', 'strip']
const speakers = { en: speaker(princes, words.en, PEOPLE), ko: speaker(princes, words.ko, PEOPLE, particle) }
const { en, ko } = speakers

/** Words of a lexicon that mean something in the box: every value of every argument, not every combination of all of them. */
function* all(lexicon: Lexicon): Generator<string> {
  const c = codec(lexicon), met = new Set<string>()
  for (let word = c.base; word < c.size; word++) {
    const { verb, args, domains } = c.read(word)
    if (args.some((a, k) => a >= domains[k]!.words(box as never).length)) continue
    const news = [verb, ...args.map((a, k) => `${verb} ${k} ${a}`)].filter(x => !met.has(x))
    for (const x of news) met.add(x)
    if (news.length) yield c.format(word, box)
  }
}
const fields = (template: string): string[] => [...new Set([...template.matchAll(/\{([\w@#-]+)/g)].map(m => m[1]!.replace(/[@#].*/, '')))].sort()

describe.each(LANGUAGES)('The Princes of Florence in %s', lang => {
  const dictionary = words[lang]

  it('names every thing of every domain of the box', () => {
    const domains = [V, N, R].flatMap(l => codec(l).domains.flat())
    const nameless = domains.filter(d => !UNNAMED.includes(d.name)).flatMap(d => d.words(box as never).filter(id => dictionary.names[d.name]?.[id] === undefined).map(id => `${d.name}:${id}`))
    expect([...new Set(nameless)]).toEqual([])
    const things: Record<string, readonly string[]> = { counter: COUNTERS, size: SIZES, tile: box.tiles.map(t => t.id), file: Object.keys(shipped), source: SOURCES, option: princes.options.flatMap(o => [o.id, ...o.values.map(v => `${o.id}:${v}`)]) }
    for (const [domain, ids] of Object.entries(things)) for (const id of ids) expect(dictionary.names[domain]?.[id], `${domain}:${id}`).toBeTruthy()
  })

  it('says every move, note and reason without a hole, and forgets no argument', () => {
    const say = speakers[lang]
    const said = [...[...all(V)].map(say.move), ...[...all(N)].map(say.note), ...[...all(R)].map(say.reason)]
    expect(said.length).toBeGreaterThan(500)
    expect(said.filter(s => !s || /[{}|]|undefined|^[a-z-]+(:|$)/.test(s))).toEqual([])
    for (const [lexicon, templates] of [[V, dictionary.moves], [N, dictionary.notes], [R, dictionary.reasons]] as const) {
      const { verbs, domains } = codec(lexicon)
      for (const [v, verb] of verbs.entries()) expect(fields(templates[verb as never]), verb).toEqual(domains[v]!.map((_, k) => String(k)))
    }
  })

  it('has a name for every verb alone', () => {
    for (const verb of codec(V).verbs) expect(dictionary.texts[`verb-${verb}`], verb).toBeTruthy()
  })

  it('asks a question at every decision, and ends it as a question', () => {
    for (const step of princes.stepNames.filter(s => princes.verbsOf(s).length)) expect(dictionary.questions[step as never], step).toMatch(/\?$/)
  })

  it('has a sentence for every rule that a refusal cites', () => {
    for (const code of codec(R).verbs) if (ruleOf(code) !== 'core') expect(dictionary.rules[ruleOf(code)], code).toMatch(/\.$/)
  })
})

it('has every text and domain that the board asks for', () => {
  const sources = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(f => readFileSync(join(import.meta.dirname, f), 'utf8'))
  const asked = (call: RegExp): string[] => sources.flatMap(s => [...s.matchAll(call)]).flatMap(([, first]) => [...first!.matchAll(/'([\w-]+)'/g)].map(m => m[1]!))
  const texts = asked(/\.text\(([^,)]*)/g), domains = asked(/\.name\(([^,)]*)/g)
  expect(texts.filter(key => words.ko.texts[key] === undefined)).toEqual([])
  expect(domains.filter(d => d !== 'seat' && words.ko.names[d] === undefined)).toEqual([])
})

it('says the same things in both languages', () => {
  for (const part of ['moves', 'notes', 'reasons', 'questions', 'rules', 'texts'] as const) {
    expect(Object.keys(words.ko[part]), part).toEqual(Object.keys(words.en[part]))
  }
  for (const [domain, names] of Object.entries(words.ko.names)) expect(Object.keys(names), domain).toEqual(Object.keys(words.en.names[domain] ?? {}))
  for (const part of ['texts', 'questions'] as const) for (const [key, text] of Object.entries(words.en[part])) expect(fields(words.ko[part][key as never]!), key).toEqual(fields(text!))
})

it('takes the Korean particle that fits: after Hangul, Latin names, numbers', () => {
  expect([ko.note('won:2,jester,14'), ko.note('worked:0,poet,15'), ko.move('complete:7')]).toEqual([
    'Tom이 광대를 1,400플로린에 확보했습니다.', '민서가 시인으로 작품성 15의 작업을 완료했습니다.', '작업 완료: 명성 7, 나머지는 플로린',
  ])
})

it('tells others no more of a card than that there was one', () => {
  expect([en.note('looked:2,?'), ko.note('looked:0,?'), en.move('keep:?'), ko.move('return:?')]).toEqual(['Tom looked at: a card.', '민서가 본 카드: 카드 한 장.', 'Keep: a card', '돌려놓기: 카드 한 장'])
})

it('names cards after what they do, and money in florins', () => {
  expect(['per-medium-building-and-forest', 'most-buildings', 'fewest-empty-squares', 'balanced-estate'].map(id => en.name('card', id))).toEqual([
    '+1 per medium building and forest', 'most buildings: 6 (3)', 'fewest empty squares: 8 (4)', '4 buildings, 2 freedoms, 4 completed works: 6',
  ])
  expect(['per-medium-building-and-forest', 'most-buildings', 'fewest-empty-squares', 'court'].map(id => ko.name('card', id))).toEqual([
    '중형 건물·숲 하나당 +1', '가장 많은 건물: 6(3)', '가장 적은 빈칸: 8(4)', '건축가 1, 광대 1, 경관 2: 7',
  ])
  expect([en.name('florins', '0'), en.name('florins', '35'), ko.name('florins', '7')]).toEqual(['0 florins', '3,500 florins', '700플로린'])
})
