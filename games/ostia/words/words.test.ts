/** Every word of Ostia can be said, in both languages, and said right. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codec, LANGUAGES, type Lexicon, speaker } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { describe, expect, it } from 'vitest'
import { ostia } from '../rules/index.ts'
import { R, ruleOf } from '../rules/verbs.ts'
import { words } from './index.ts'

const PEOPLE = ['민서', '하린', 'Tom', 'Brisa'], UNNAMED = ['seat', 'amount', 'choice']
const speakers = { en: speaker(ostia, words.en, PEOPLE), ko: speaker(ostia, words.ko, PEOPLE, particle) }
const { en, ko } = speakers

/** All words of a lexicon that mean something in the box. */
function* all(lexicon: Lexicon): Generator<string> {
  const c = codec(lexicon)
  for (let word = c.base; word < c.size; word++) {
    const { args, domains } = c.read(word)
    if (args.every((a, k) => a < domains[k].words(ostia.box as never).length)) yield c.format(word, ostia.box)
  }
}
const fields = (template: string): string[] => [...template.matchAll(/\{([\w@#-]+)/g)].map(m => m[1].replace(/[@#].*/, '')).sort()

describe.each(LANGUAGES)('Ostia in %s', lang => {
  const dictionary = words[lang]

  it('names every thing of every domain of the box', () => {
    const domains = [ostia.verbs, ostia.notes, ostia.reasons].flatMap(l => codec(l).domains.flat())
    const nameless = domains.filter(d => !UNNAMED.includes(d.name)).flatMap(d => d.words(ostia.box as never).filter(id => dictionary.names[d.name]?.[id] === undefined).map(id => `${d.name}:${id}`))
    expect([...new Set(nameless)]).toEqual([])
    const { box } = ostia
    const things: Record<string, readonly string[]> = {
      tile: box.tiles.map(t => t.id), building: box.data.buildingTokens.kinds.map(k => k.id),
      action: box.sections, work: box.sections, source: Object.keys(ostia.scores(ostia.setup({ seats: 2, seed: 'words' }))[0].sources),
      icon: ['building', 'ship', 'amphora', 'wild', 'exotic', 'noble', 'lady'],
    }
    for (const [domain, ids] of Object.entries(things)) for (const id of ids) expect(dictionary.names[domain]?.[id], `${domain}:${id}`).toBeTruthy()
  })

  it('says every move, note and reason without a hole', () => {
    const say = speakers[lang]
    const said = [...[...all(ostia.verbs)].map(say.move), ...[...all(ostia.notes)].map(say.note), ...[...all(ostia.reasons)].map(say.reason)]
    expect(said.length).toBeGreaterThan(2000)
    expect(said.filter(s => !s || /[{}|]|undefined|[a-z]+:[a-z]+-/.test(s))).toEqual([])
  })

  it('has a name for every verb alone', () => {
    for (const verb of codec(ostia.verbs).verbs) expect(dictionary.texts[`verb-${verb}`], verb).toBeTruthy()
  })

  it('asks a question at every decision, and ends it as a question', () => {
    for (const step of ostia.stepNames.filter(s => s !== 'in-any-order' && ostia.verbsOf(s).length)) {
      expect(dictionary.questions[step as never], step).toMatch(/\?$/)
    }
  })

  it('has a sentence for every rule that a refusal cites', () => {
    for (const code of codec(R).verbs) if (ruleOf(code) !== 'core') expect(dictionary.rules[ruleOf(code)], code).toMatch(/\.$/)
  })
})

it('has every text and domain that the board asks for', () => {
  const sources = globSync('../board/*.{ts,svelte}', { cwd: import.meta.dirname }).map(f => readFileSync(join(import.meta.dirname, f), 'utf8'))
  const asked = (call: RegExp): string[] => sources.flatMap(s => [...s.matchAll(call)]).flatMap(([, first]) => [...first!.matchAll(/'([\w-]+)'/g)].map(m => m[1]!))
  const texts = asked(/\.text\(([^,)]*)/g), domains = asked(/\.name\(([^,)]*)/g)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(key => words.ko.texts[key] === undefined)).toEqual([])
  expect(domains.filter(d => d !== 'seat' && words.ko.names[d] === undefined)).toEqual([])
})

it('says the same things in both languages', () => {
  for (const part of ['moves', 'notes', 'reasons', 'questions', 'rules', 'texts'] as const) {
    expect(Object.keys(words.ko[part]), part).toEqual(Object.keys(words.en[part]))
  }
  for (const [domain, names] of Object.entries(words.ko.names)) expect(Object.keys(names), domain).toEqual(Object.keys(words.en.names[domain] ?? {}))
  for (const [key, text] of Object.entries(words.en.texts)) expect(fields(words.ko.texts[key]!), key).toEqual(fields(text))
})

it('takes the Korean particle that fits: after Hangul, Latin names, numbers', () => {
  expect([ko.move('step:athenae'), ko.note('dropped:0,wood,ponta'), ko.reason('short:wood,3')]).toEqual(['Athenae로', '민서가 목재 구획에 폰타를 놓았습니다.', '목재가 3개 모자랍니다.'])
})

it('counts in English, and names a section by what one does there', () => {
  expect([en.note('gained:2,permit,1'), en.note('gained:2,permit,3'), en.note('gained:2,wood,3')]).toEqual(['Tom got 1 permit.', 'Tom got 3 permits.', 'Tom got 3 wood.'])
  expect([en.name('good', 'amphora'), en.name('good', 'amphora', 5)]).toEqual(['amphora', 'amphorae'])
  expect([en.move('oversee:wood'), ko.move('oversee:wood')]).toEqual(['First build ships', '조선부터 하기'])
})

it('leaves a name that looks like a template alone', () => {
  expect(speaker(ostia, words.en, ['{1}', '{0}']).note('moved:0,athenae')).toBe('{1} sailed to Athenae.')
})
