/** Sentences from templates. */
import { expect, test } from 'vitest'
import { type AnyDictionary, codec, fixed, lexicon, numbers, phrase, speaker, verbs } from '../index.ts'

const GOOD = fixed('good', 'wood', 'wine')
const SEAT = numbers('seat', 3)
const N = numbers('n', 5)
const game = {
  verbs: verbs({ sow: [GOOD], pass: [], carry: [N, GOOD], turn: [N, N] }),
  notes: lexicon({ drew: [SEAT, GOOD] }, { holes: true }),
  reasons: lexicon({ short: [GOOD] }, { base: 1 }),
}
const words: AnyDictionary = {
  title: 'T',
  intro: 'I',
  names: {
    good: { wood: ['plank', 'planks'], wine: '포도주' },
    action: { wood: 'to build' },
    seat: { 1: 'nobody', 3: 'the Automa' },
  },
  moves: { sow: 'Sow {0} ({0@action})', pass: 'Pass', carry: '{0} {1#0}', turn: 'Turn {0} {1!0}', first: '{0}부터' },
  notes: { drew: '{0} drew {1}' },
  reasons: { short: '{0|이/가} 모자랍니다' },
  questions: { drop: 'Drop {left} more', raise: 'Raise {bid} to {bid+1@good}?', give: 'Give {what@good}?' },
  parts: { town: '마을', gift: '{what@good|을/를} {left}' },
  rules: { 'T-1': 'rule one' },
  texts: { hidden: 'a card', round: 'round {n}' },
}
const say = speaker(
  game,
  words,
  ['Ann', 'Bob'],
  (word, particles) => word + particles.split('/')[word.endsWith('주') ? 1 : 0],
)

test('moves, notes, reasons and questions, by name', () => {
  expect(say.move('sow:wood')).toBe('Sow plank (to build)')
  expect(say.move('pass')).toBe('Pass')
  expect(say.move('carry:1,wood')).toBe('1 plank')
  expect(say.move('carry:3,wood')).toBe('3 planks')
  expect([say.move('turn:2,4'), say.move('turn:2,2')]).toEqual(['Turn 2 4', 'Turn 2'])
  expect(say.note('drew:1,wine')).toBe('Bob drew 포도주')
  expect(say.note('drew:0,?')).toBe('Ann drew a card')
  expect(say.reason('short:wine')).toBe('포도주가 모자랍니다')
  expect(say.question({ do: 'drop', seat: 0, left: 2 } as never)).toBe('Drop 2 more')
  expect([say.rule('T-1'), say.rule('T-9'), say.text('round', { n: 4 }), say.text('absent')]).toEqual([
    'rule one',
    '',
    'round 4',
    'absent',
  ])
})

test('K4 what comes first is named by its step, whose numbers are named by their domain', () => {
  const chosen = (name: string, more = {}) => ({ do: name, seat: 0, ...more })
  expect(say.move('first:1', chosen('town'))).toBe('마을부터')
  expect(say.move('first:0', chosen('gift', { what: 1, left: 2 }))).toBe('포도주를 2부터')
  expect(say.question(chosen('give', { what: 0 }))).toBe('Give plank?')
  expect(say.question({ do: 'raise', seat: 0, bid: 0 } as never)).toBe('Raise 0 to 포도주?')
  expect([say.move('first:1'), say.move('first:1', chosen('nameless')), say.move('sow:wood', undefined)]).toEqual([
    '1부터',
    '1부터',
    'Sow plank (to build)',
  ])
  expect(say.question(chosen('give', { what: 9 }))).toBe('Give 9?')
})

test('a seat is called by the name of its person, a rival as the words say', () => {
  expect(['0', '1', '3'].map(id => say.name('seat', id))).toEqual(['Ann', 'Bob', 'the Automa'])
})

test('what has no name is called by its id, and what has no template by its word', () => {
  expect(say.name('good', 'stone')).toBe('stone')
  expect(say.name('seat', '2')).toBe('2')
  expect(say.name('good', 'wood', 2)).toBe('planks')
  expect(say.move('unknown:7')).toBe('unknown:7')
})

test('a component without a name of its own is named by what it does', () => {
  const wood = { kind: 'gain', n: 2, what: 'wood' }
  const tile = [{ kind: 'sell', pay: [wood, { ...wood, n: 1 }], for: ['wine', 'gold'] }]
  const { name, effects } = speaker(
    { ...game, effects: { kinds: {}, components: { tile: { sale: tile } } } },
    { ...words, effects: { gain: '{n} {what@good#n}', sell: '{pay} for {for@good}' }, texts: { or: ' or ' } },
    [],
  )
  expect([name('tile', 'sale'), name('tile', 'other')]).toEqual(['2 planks, 1 plank for 포도주 or gold', 'other'])
  expect(effects([wood, { kind: 'unknown' }])).toBe('2 planks, unknown')
  expect([1, 3].map(n => phrase('{n:key/keys}', { n }))).toEqual(['1 key', '3 keys'])
})

test('an unknown field stays as it is written, so that a test can find it', () => {
  expect(phrase('{a} and {b|을/를}', { a: 1 })).toBe('1 and {b|을/를}')
})

test('every word of these lexicons has a sentence without a field left over', () => {
  for (const [lexicon, tell] of [
    [game.verbs, say.move],
    [game.notes, say.note],
    [game.reasons, say.reason],
  ] as const) {
    const { base, size, format } = codec(lexicon)
    for (let word = base; word < size; word++) expect(tell(format(word, null))).not.toMatch(/[{}]/)
  }
})
