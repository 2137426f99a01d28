/** The linter finds planted faults by the settings of this repository, in components, too. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const script = (text: string) => `<script lang="ts">\n${text}\n</script>\n`
/** Files, and the rules that each of them breaks. */
const PLANTED: readonly (readonly [file: string, text: string, broken: readonly string[]])[] = [
  ['both.ts', 'let a = 1,\n  b = 2\na = b\nb = a\n', ['lint/style/useSingleVarDeclarator']],
  // That rule passes over exports: the one of the house does not.
  ['exported.ts', 'export const A = 1,\n  B = 2\n', ['plugin']],
  ['right.ts', 'export const A = (a = 1, b = 2) => a + b\nexport const B = [1, 2]\n', []],
  ['Name.svelte', script('const unused = 1'), ['lint/correctness/noUnusedVariables']],
  ['Import.svelte', script("import { y } from './y.ts'"), ['lint/correctness/noUnusedImports']],
  ['Picture.svelte', '<img src="x.png">\n', ['lint/a11y/useAltText']],
  ['Right.svelte', `${script('const used = 1')}<p>{used}</p>\n`, []],
]

const folder = mkdtempSync(join(tmpdir(), 'loggia-lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('one declaration a line; in components no name without a use, and nothing that not everybody can use', () => {
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as { plugins: string[] }
  const plugins = settings.plugins.map(plugin => join(root, plugin))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...settings, vcs: { enabled: false }, plugins }))
  for (const [file, text] of PLANTED) writeFileSync(join(folder, file), text)
  const biome = join(root, 'node_modules/.bin/biome')
  const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=json'], { cwd: folder, encoding: 'utf8' })
  if (!stdout) throw new Error(stderr)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] }
  for (const [file, , broken] of PLANTED) {
    const found = diagnostics.filter(({ location }) => location.path.endsWith(file)).map(({ category }) => category)
    expect([file, ...new Set(found)]).toEqual([file, ...broken])
  }
})
