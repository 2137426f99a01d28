/** Plain words: lines and sentences stay short, and the words of the old dialect stay rare. */
import { expect, test } from 'vitest'
import { comments, git, markdown, prose, read, sources, titles } from './prose.ts'

const LINE = 120
const SUBJECT = 72
const SENTENCE = 30
/** How many old words are left in comments, documents, test titles and English pages. Lower it with each pass; never raise it. */
const OLD_WORDS_LEFT = 12
/** Sentences over the limit that are left. Lower it with each pass; never raise it. */
const LONG_SENTENCES_LEFT = 0

/** How the few sentences begin that must be longer: tables of figures. */
const MUST_BE_LONG = ['Measured (WCAG contrast']

const OLD = /\b(whoever|whom|anew|reckon(?:s|ed|ing)?|so (?:long|many|much|often)|there is none|thinks? better)\b/gi

const english = sources.filter(({ file }) => /^web\/src\/lib\/words\/(.*\.)?en\.ts$/.test(file))

/** Lines of Markdown over the limit. A row of a table, code, and a line that is one link cannot be wrapped. */
const longLines = (markdown: string): string[] =>
  prose(markdown)
    .split('\n')
    .filter(line => [...line].length > LINE && !/^\s*\||^\s*!?\[[^\]]*\]\([^)]*\)$/.test(line))

/** Sentences over the limit. A piece of code counts as one word; a blank line and an item of a list end a sentence. */
const longSentences = (text: string): string[] =>
  text
    .replace(/`[^`]*`/g, 'code')
    .split(/\n[ \t]*\n|\n\s*(?:[-·]|\d+\.) |(?<=[.!?])\)?\s+(?=\S)/)
    .map(sentence => sentence.replace(/\s+/g, ' ').trim())
    .filter(sentence => !MUST_BE_LONG.some(start => sentence.startsWith(start)))
    .filter(sentence => (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0) > SENTENCE)

const oldWords = (text: string): string[] => text.match(OLD) ?? []

test('a line of a document has at most 120 characters', () => {
  expect(markdown.flatMap(file => longLines(read(file)).map(line => `${file}: ${line}`))).toEqual([])
})

test('a commit subject has at most 72 characters', () => {
  // A date instead of a commit: a shallow clone knows no older commits, and has fewer to check.
  const subjects = git('log', '--no-merges', '--since=2026-11-24T17:00:00Z', '--format=%s')
  expect(subjects.filter(subject => subject.length > SUBJECT)).toEqual([])
})

test('a sentence of a comment has at most 30 words', () => {
  const found = sources.flatMap(({ file, text }) =>
    comments(text)
      .flatMap(longSentences)
      .map(s => `${file}: ${s}`),
  )
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(LONG_SENTENCES_LEFT)
  expect(MUST_BE_LONG.filter(start => !sources.some(({ text }) => text.includes(start)))).toEqual([])
})

test('the old words stay rare', () => {
  const texts = [
    ...markdown.map(file => ({ file, text: prose(read(file)) })),
    ...sources.map(({ file, text }) => ({ file, text: [...comments(text), ...titles(text)].join('\n') })),
    ...english,
  ].filter(({ file }) => file !== 'test/words-of-the-house.test.ts')
  const found = texts.flatMap(({ file, text }) => oldWords(text).map(word => `${file}: ${word}`))
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(OLD_WORDS_LEFT)
})

test('each of these finds a planted fault', () => {
  const words = (count: number) => `${'word '.repeat(count)}.`
  expect(longLines(`${'x'.repeat(121)}\n| ${'x'.repeat(121)} |\n\`\`\`\n${'x'.repeat(121)}\n\`\`\``)).toHaveLength(1)
  expect(comments("/** One. */ const a = 'b' // two\n// three\n<!-- four -->").map(c => c.trim().split(/\s+/))).toEqual(
    [['One.'], ['two', 'three'], ['four']],
  )
  expect(longSentences(`${words(31)} ${words(30)} \`a b c\` ${words(29)}`)).toHaveLength(1)
  expect(titles(`test('one', () => 0)\nit.each(LIST)('two', () => 0)`)).toEqual(['one', 'two'])
  expect(oldWords('Whoever waits so long, anew, of whom one reckons; whomever, sole')).toHaveLength(5)
})
