/** `npm run gather`: the lists of the words of effects are those of the folders, and a word is its folder. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
type Sources = Record<string, Record<string, string>>
const { gathered, lists } = (await import(pathToFileURL(join(root, 'tools/gather.mjs')).href)) as {
  gathered: () => Record<string, string>
  lists: (sources: Sources) => Record<string, string>
}

test('the lists are up to date: else `npm run gather`', () => {
  const all = gathered()
  expect(Object.keys(all)).toContain('games/tapestry/effects/rules.ts')
  for (const [path, text] of Object.entries(all)) expect(readFileSync(join(root, path), 'utf8'), path).toBe(text)
})

test('a new folder is in every list, with its steps and questions; a file that it lacks is imported all the same', () => {
  const all = lists({
    'pay-all': {
      'rule.ts': 'export interface Fields {}\nexport interface Asks {}\nexport const asked = 1\n',
      'en.ts': 'export const questions = {}\n',
    },
    feast: { 'rule.ts': 'export const rule = 1\n' },
  })
  expect(all['names.ts']).toContain("['feast', 'pay-all']")
  expect(all['rules.ts']).toContain("import * as payAll from './pay-all/rule.ts'")
  for (const row of [
    "'pay-all': payAll.rule,",
    "'pay-all': payAll.Fields",
    'feast: object',
    'payAll.Asks',
    '...payAll.asked,',
  ])
    expect(all['rules.ts']).toContain(row)
  expect(all['en.ts']).toContain('...payAll.questions')
  for (const [list, file] of [
    ['icons.ts', 'icon'],
    ['ko.ts', 'ko'],
    ['worths.ts', 'worth'],
  ] as const)
    expect(all[list]).toContain(`from './feast/${file}.ts'`)
})

test('the lists are written as the formatter has them', () => {
  const files = Object.keys(gathered())
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', ...files], { cwd: root, stdio: 'pipe' })
})
