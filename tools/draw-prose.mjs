/**
 * Draws twenty comments and ten paragraphs for somebody who reads them as a newcomer: without the code, saying each
 * back in other words, and then comparing with the code. `npm run draw-prose SEED`; equal seeds draw the same.
 */
import { seeded, shuffle } from '@loggia/core'
import { comments, markdown, paragraphs, read, sources } from '../test/prose.ts'

const COMMENTS = 20
const PARAGRAPHS = 10
/** A comment of fewer words has nothing to say back. */
const FEWEST = 8

const rng = seeded(process.argv[2] ?? '1')
const flat = text => text.replace(/\s+/g, ' ').trim()
const told = text => flat(text).split(' ').length >= FEWEST

const drawn = (pieces, count) => shuffle(rng, pieces).slice(0, count)
const fromCode = sources.flatMap(({ file, text }) =>
  comments(text)
    .filter(told)
    .map(comment => [file, comment]),
)
const fromDocuments = markdown.flatMap(file =>
  paragraphs(read(file))
    .filter(told)
    .map(paragraph => [file, paragraph]),
)

for (const [kind, pieces] of [
  ['Comments', drawn(fromCode, COMMENTS)],
  ['Paragraphs', drawn(fromDocuments, PARAGRAPHS)],
]) {
  console.log(`\n${kind}`)
  for (const [n, [file, text]] of pieces.entries()) console.log(`\n${n + 1}. ${file}\n   ${flat(text)}`)
}
