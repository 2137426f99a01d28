/** The prose of the repository: comments, documents and titles of tests, as text. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

export const git = (...command: string[]): string[] =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

const files = git('ls-files', '-co', '--exclude-standard').filter(file => existsSync(join(root, file)))
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

export const markdown: readonly string[] = files.filter(file => file.endsWith('.md'))
export const sources: readonly { file: string; text: string }[] = files
  .filter(file => /\.(ts|svelte|mjs|css)$/.test(file))
  .map(file => ({ file, text: read(file) }))

/** A document without its code; line numbers stay. */
export const prose = (document: string): string =>
  document.replace(/^ *```[\s\S]*?^ *```/gm, fence => fence.replace(/[^\n]/g, ''))

/** The paragraphs of a document: no headings, tables or code. */
export const paragraphs = (document: string): string[] =>
  prose(document)
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(paragraph => paragraph && !/^(#|\||!?\[[^\]]*\]\([^)]*\)$)/.test(paragraph))

/**
 * The comments of a source file, as text. Line comments that follow each other are one comment. A glob such as
 * `board/*.ts` is none.
 */
export const comments = (source: string): string[] =>
  [
    ...source.matchAll(
      /(?<![\w*])\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|(?<=[\s;{}(,]))\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/gm,
    ),
  ].map(([raw]) => raw.replace(/^\s*(?:\/\*\*?|\*(?!\/)|\/\/|<!--)/gm, '').replace(/\*\/|-->/g, ''))

/** The titles of the tests in a source file. */
export const titles = (source: string): string[] =>
  [...source.matchAll(/\b(?:test|it|describe)(?:\.\w+)?(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/g)].map(m => m[2]!)
