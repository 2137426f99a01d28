/** The laws of words find what was planted. */
import { expect, test } from 'vitest'
import type { AnyDictionary } from '../index.ts'
import { wordFaults } from '../testing/index.ts'
import { choice, little } from './little.ts'

const gain = (n: number) => [{ kind: 'gain', n, what: ['wine'] }]
const game = {
  ...little({ ask: choice }, [{ do: 'ask', seat: 0 }]),
  effects: {
    kinds: { gain: { icons: '{n} [{what}]', rule: 'T-1' } },
    components: { tile: { one: gain(1), two: gain(2), again: gain(2) } },
  },
}
const en: AnyDictionary = {
  title: 'Little',
  intro: '',
  names: {},
  effects: { gain: '{n:cask/casks} of {what@good}' },
  moves: {
    first: 'First {0}',
    take: 'Take {0}',
    pass: 'Pass',
    pair: '{0} and {1}',
    triple: '{0}, {1} and {2}',
    leave: 'Leave',
  },
  notes: { said: 'Somebody said {0}.' },
  reasons: {
    full: 'Full at {0}.',
    'not-your-turn': 'Not you.',
    'not-now': 'Not now.',
    'no-such-move': 'No such move.',
    'same-as-another': 'Nothing else.',
  },
  questions: { ask: 'What is taken?' },
  rules: { 'T-1': 'It may be full.', 'T-2': 'All is said aloud.' },
  texts: {
    'verb-first': 'First',
    'verb-take': 'Take',
    'verb-pass': 'Pass',
    'verb-pair': 'Two',
    'verb-triple': 'Three',
    'verb-leave': 'Go',
    'left': '{n} left',
  },
}
type Wording = Parameters<typeof wordFaults>[1]
const faults = (spoil: (words: { en: AnyDictionary; ko: AnyDictionary }) => unknown, more: Partial<Wording> = {}) => {
  const words = { en: structuredClone(en), ko: structuredClone(en) }
  spoil(words)
  return wordFaults(game, { words, particle: word => word, plain: ['four'], ...more })
}

test('none where everything can be said', () => {
  expect(faults(() => {})).toEqual([])
})

test.each<[string, (words: { en: AnyDictionary; ko: AnyDictionary }) => unknown, RegExp]>([
  [
    'an effect without a sentence',
    w => Object.assign(w, { en: { ...w.en, effects: {} } }),
    /^en: tile one is said "gain"/,
  ],
  [
    'effects that are told alike',
    w => [w.en, w.ko].map(l => Object.assign(l, { effects: { gain: 'some {what@good}' } })),
    /^en: tile two is said "some wine" as another is/,
  ],
  [
    'other fields of an effect',
    w => Object.assign(w.ko, { effects: { gain: '{n}' } }),
    /^effects gain: \{n,what\} here, \{n\} there/,
  ],
  ['a hole', w => Object.assign(w.en.moves, { take: 'Take {1}' }), /^en: take:0 is said "Take \{1\}"/],
  ['a word without a sentence', w => Object.assign(w.en.moves, { pass: undefined }), /^en: pass is said "pass"/],
  ['an empty sentence', w => Object.assign(w.ko.notes, { said: '' }), /^ko: said:\? is said ""/],
  ['a verb without a name', w => Object.assign(w.ko.texts, { 'verb-pass': '' }), /^ko: pass has no name of its own/],
  ['a step that is no sentence', w => Object.assign(w.en.questions, { ask: 'Take' }), /^en: ask asks no question/],
  ['a step that is silent', w => Object.assign(w, { ko: { ...w.ko, questions: {} } }), /^ko: ask asks no question/],
  [
    'a note without its rule',
    w => Object.assign(w, { en: { ...w.en, rules: { 'T-1': 'It may be full.' } } }),
    /^en: T-2 has no sentence$/m,
  ],
  ['a refusal without its rule', w => Object.assign(w, { en: { ...w.en, rules: {} } }), /^en: T-1 has no sentence$/m],
  ['a text of one language', w => Object.assign(w.en.texts, { more: 'More' }), /^texts more: not in every language/],
  ['other fields', w => Object.assign(w.ko.texts, { left: '{m} left' }), /^texts left: \{n\} here, \{m\} there/],
  [
    'a part without a name',
    w => Object.assign(w, { en: { ...w.en, parts: { ask: '' } } }),
    /en: ask has no name where it may come first/,
  ],
  [
    'a part that is no step',
    w => Object.assign(w, { en: { ...w.en, parts: { tell: 'the tale' } } }),
    /en: tell is no step/,
  ],
  [
    'an order that is not asked',
    w => Object.assign(w, { en: { ...w.en, parts: { ask: 'the question' } } }),
    /^en: in-any-order asks no question/,
  ],
  [
    'a part of one language',
    w => Object.assign(w, { en: { ...w.en, parts: { ask: 'the question' } } }),
    /parts ask: not in every language/,
  ],
  [
    'names of one language',
    w => Object.assign(w.en.names, { good: { wood: 'wood' } }),
    /^domain good: not in every language/,
  ],
])('%s is found', (_what, spoil, message) => {
  expect(faults(spoil).join('\n')).toMatch(message)
})

test('things need names, and so do numbers that are not plain', () => {
  expect(faults(() => {}, { plain: [] })).toContain('ko: four 3 has no name')
  expect(faults(() => {}, { things: { good: ['wood'] } })).toEqual([
    'en: good wood has no name',
    'ko: good wood has no name',
  ])
})

test('what the board asks for is there', () => {
  expect(
    faults(() => {}, {
      board: [
        "speaker.text('left', { n })",
        "speaker.name('seat', id)",
        "speaker.text(far ? 'left' : 'gone')",
        "speaker.name('good', id)",
      ],
    }),
  ).toEqual(['the board asks for the text gone', 'the board asks for names of good'])
})

test('a kind of effect that nothing draws, or that no rule explains, is found', () => {
  const words = { en, ko: en }
  const spoilt = (kind: object) => ({
    ...game,
    effects: { ...game.effects, kinds: { gain: { ...game.effects.kinds.gain, ...kind } } },
  })
  const found = (kind: object) => wordFaults(spoilt(kind), { words, particle: word => word, plain: ['four'] })[0]
  expect(found({ icons: '' })).toBe('en: the effect gain has no icons')
  expect(found({ rule: 'T-9' })).toMatch(/^en: the effect gain is explained by T-9/)
})
