// `npm run gather`: writes the lists of the words of effects, `games/*/effects/*.ts`, from the folders beside them: each word is one folder. A test finds lists that are not up to date.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(import.meta.dirname, '..')
const HEAD = '// Written by `npm run gather` from the folders beside it: change those.\n'

const nameOf = word => word.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const keyOf = word => (/^[a-z]+$/.test(word) ? word : `'${word}'`)

/** The lists of one game by their paths. `sources`: the texts of the files of each word, by word and name. A file that is not there is imported all the same: the type check finds it. */
export function lists(sources) {
  const words = Object.keys(sources).sort()
  const says = (word, file, what) =>
    new RegExp(`^export (const|interface) ${what}\\b`, 'm').test(sources[word][file] ?? '')
  const having = (file, what) => words.filter(word => says(word, file, what))
  const imports = (file, what, of = words) =>
    of.map(word => `import { ${what} as ${nameOf(word)} } from './${word}/${file}'\n`).join('')
  const rows = row => words.map(word => `  ${keyOf(word)}: ${row(nameOf(word), word)},\n`).join('')
  const list = (values, open, close) => {
    const line = `${open}${values.join(', ')}${close}\n`
    return line.length <= 121 ? line : `${open}\n${values.map(value => `  ${value},\n`).join('')}${close}\n`
  }
  const steps = ['Asks', 'Goes'].flatMap(what => having('rule.ts', what).map(word => `${nameOf(word)}.${what}`)).sort()
  const language = file => {
    // A word that asks has a question in each language; a missing one is a type error.
    const asking = having('rule.ts', 'Asks')
    const own = words
      .map(
        word =>
          `import ${asking.includes(word) ? '* as' : '{ sentence as'} ${nameOf(word)}${asking.includes(word) ? '' : ' }'} from './${word}/${file}'\n`,
      )
      .join('')
    return `${HEAD}${own}import type { Named } from './names.ts'

export const sentences: Readonly<Record<Named, string>> = {
${rows((name, word) => (asking.includes(word) ? `${name}.sentence` : name))}}
export const questions = {
${asking.map(word => `  ...${nameOf(word)}.questions,\n`).join('')}}
`
  }
  return {
    'names.ts': `${HEAD}${list(
      words.map(word => `'${word}'`),
      'export const NAMED = [',
      '] as const',
    )}export type Named = (typeof NAMED)[number]\n`,
    'rules.ts': `${HEAD}import type { Word } from '../rules/word.ts'
${words.map(word => `import * as ${nameOf(word)} from './${word}/rule.ts'\n`).join('')}import type { Named } from './names.ts'

export const RULES: Readonly<Record<Named, Word>> = {
${rows(name => `${name}.rule`)}}

/** The fields of the sentence and of the strip of each word. */
export interface WordKinds {
${rows((name, word) => (says(word, 'rule.ts', 'Fields') ? `${name}.Fields` : 'object')).replaceAll(',\n', '\n')}}

/** The steps that the words put onto the stack. */
export type WordSteps = ${steps.join(' &\n  ')}
export const asked = {
${having('rule.ts', 'asked')
  .map(word => `  ...${nameOf(word)}.asked,\n`)
  .join('')}}
`,
    'icons.ts': `${HEAD}import type { EffectKind } from '@loggia/core'
${imports('icon.ts', 'icon')}import type { Named } from './names.ts'

export const ICONS: Readonly<Record<Named, EffectKind>> = {
${rows(name => name)}}
`,
    'en.ts': language('en.ts'),
    'ko.ts': language('ko.ts'),
    'worths.ts': `${HEAD}import type { Worth } from '../bot/worth.ts'
import type { Named } from './names.ts'
${imports('worth.ts', 'worth')}
export const WORTHS: Readonly<Record<Named, Worth>> = {
${rows(name => name)}}
`,
  }
}

/** All lists of the house, by path. */
export function gathered() {
  const found = {}
  for (const folder of globSync('games/*/effects', { cwd: root })) {
    const sources = {}
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory())
        sources[entry.name] = Object.fromEntries(
          readdirSync(join(root, folder, entry.name)).map(file => [
            file,
            readFileSync(join(root, folder, entry.name, file), 'utf8'),
          ]),
        )
    for (const [file, text] of Object.entries(lists(sources))) found[`${folder}/${file}`] = text
  }
  return found
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(gathered()))
    if (!existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== text) {
      writeFileSync(join(root, path), text)
      console.log(path)
    }
