/** What CONTRIBUTING.md teaches works: the game in its text is taken out and put through the conformance suite. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { conform, summary } from '../core/testing/index.ts'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

it('the game of CONTRIBUTING.md keeps all laws', async () => {
  const [, code] = /```ts\n(import \{ ALL[\s\S]*?)```/.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
  const folder = join(root, 'node_modules/.cache/contributing')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'lanterns.ts'), code!.replace("'@loggia/core'", `'${join(root, 'core/index.ts')}'`))
  const { lanterns } = await import(join(folder, 'lanterns.ts'))
  const report = conform(lanterns, { matches: 60, seed: 'contributing' })
  expect(report.failure && summary(report)).toBe(null)
  expect(report.decisions).toBeGreaterThan(500)
})
