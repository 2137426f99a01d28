/** What people may write: names of all scripts and every emoji pass, and nothing that hides. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alike, LANGUAGES, NAME_FAULTS, nameFault, tidyName, tidyTalk } from '../index.ts'

const fault = (text: string) => nameFault(tidyName(text))?.code
/** One of each kind that was seen to pass once, with those that never did. */
const HIDDEN = [
  '\0',
  '\t',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u17b4',
  '\u180e',
  '\u200b',
  '\u200d',
  '\u200e',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2800',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\ue000',
  '\ufffe',
  '\ud800',
  '\udc00',
  '\u{1d159}',
  '\u{1d173}',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e0100}',
]
const EMOJI = ['🎲', '❤️', '1️⃣', '🇰🇷', '👍🏽', '👩‍👩‍👧', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏿‍🚀']
const NAMES = [
  "O'Hara & Söhne",
  '김철수',
  '李小龍',
  'さくら',
  'Ελένη',
  'Зоя',
  'علي',
  'שָׁלוֹם',
  'นที่รัก',
  'မြို့',
  'नमस्ते',
  'བསྒྲུབས',
  'Nguyễn Thị Ánh',
  'Robert"); drop table people;--',
  '②',
  '½ ♜',
  ...EMOJI,
]

describe('names', () => {
  test.each(NAMES)('%s is a name, and stays as it is', name => {
    expect(fault(name)).toBeUndefined()
    expect(tidyName(name)).toBe(name.normalize('NFC'))
  })
  test.each(HIDDEN.map(c => [`U+${c.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`, c]))(
    'A5 %s hides in no name, and is named',
    (char, c) => {
      expect(nameFault(`A${c}nn`)).toMatchObject({ code: 'name-hidden', args: { char } })
      if (tidyName(c)) expect(fault(c)).toBe('name-hidden')
    },
  )
  test('A5 a few marks in a row, no tower of them, and none without a letter', () => {
    expect(fault(`Z${'\u0335'.repeat(4)}algo`)).toBeUndefined()
    expect(fault(`Z${'\u0335'.repeat(5)}algo`)).toBe('name-marks')
    expect(fault(`A${'\u0301'.repeat(27)}`)).toBe('name-marks')
    for (const text of ['\u0301', 'Ann \u0301']) expect(fault(text)).toBe('name-marks')
  })
  test('composed, on one line, neither empty nor long, without what opens a tag', () => {
    expect(tidyName('  A\u00a0\u3000nn\u0041\u030a ')).toBe('A nnÅ')
    for (const empty of ['', '   ', '\u00a0', '\u3000']) expect(fault(empty)).toBe('name-empty')
    expect([fault('x'.repeat(40)), fault('x'.repeat(41)), fault('<b>')]).toEqual([
      undefined,
      'name-long',
      'name-brackets',
    ])
  })
  test('names that look alike are alike', () => {
    for (const other of ['ann', 'ＡＮＮ', 'Ａnn']) expect(alike(other)).toBe(alike('Ann'))
    expect(alike('Straße')).toBe(alike('STRASSE'))
    expect(alike('ΝΙΚΟΣ')).toBe(alike('νικος'))
    expect(alike('Anne')).not.toBe(alike('Ann'))
  })
  test('what is wrong is said in every language, with what it is about', () => {
    for (const [code, said] of Object.entries(NAME_FAULTS))
      for (const lang of LANGUAGES) {
        expect(said[lang]).toMatch(lang === 'ko' ? /[가-힣]/ : /^[A-Z][^가-힣]+\.$/)
        expect([...said[lang].matchAll(/\{(\w+)\}/g)].map(m => m[1])).toEqual(
          code === 'name-long' ? ['max'] : code === 'name-hidden' ? ['char'] : [],
        )
      }
  })
})

describe('talk', () => {
  test("A5 what can't be seen is dropped, the rest stays", () => {
    for (const c of HIDDEN.filter(c => c.trim())) expect(tidyTalk(`o${c}k`)).toBe(/\s/.test(c) ? 'o k' : 'ok')
    expect(tidyTalk(`Z${'\u0335'.repeat(30)}algo\nsaid\t<b>hi</b>`)).toBe(`Z${'\u0335'.repeat(4)}algo said <b>hi</b>`)
    expect(tidyTalk('\u0301Hm')).toBe('Hm')
    expect(tidyTalk('\u200b\u3164\0')).toBe('')
    for (const text of [...NAMES, '안녕 👋🏽 :)']) expect(tidyTalk(text)).toBe(text.normalize('NFC'))
  })
  const anything = fc.string({
    unit: fc.oneof(
      fc.constantFrom(...HIDDEN, ...EMOJI, ' ', '\u0301', '\u20e3', 'e', '1', '각', '\u1100', '\u1161'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 40,
  })
  test('what was kept is kept again as it is, and might be a name but for its length and its brackets', () => {
    fc.assert(
      fc.property(anything, text => {
        const kept = tidyTalk(text)
        expect(tidyTalk(kept)).toBe(kept)
        expect(kept.isWellFormed()).toBe(true)
        expect(['name-hidden', 'name-marks']).not.toContain(fault(kept))
      }),
      { numRuns: 2_000 },
    )
  })
  test('a tidy name is tidy', () =>
    fc.assert(
      fc.property(anything, text => {
        expect(tidyName(tidyName(text))).toBe(tidyName(text))
      }),
    ))
})
