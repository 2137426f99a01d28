// `npm test`: types, lint, the built web, then every test. Ends with the line `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node, ready, root, runAside } from './ready.mjs'

ready()
let passed = 0
let failed = 0
/** A check that counts as one test, `said` when it has ended, since others run beside it. */
async function check(name, command, args) {
  const { status, said } = await runAside(command, args)
  if (status === 0) passed++
  else failed++
  return () => console.log(`\n— ${name}\n${said.trimEnd()}${status === 0 ? '' : `\n${name}: failed`}`)
}

// Two at a time, for two cores; what each row does needs what stands before it, and the tests need the built web.
// Four checkers would each read the same declarations: alone the compiler needs three fifths of the processor.
const types = check('types', node, [
  'node_modules/@typescript/native/bin/tsc',
  '-b',
  '--singleThreaded',
  '--pretty',
  'false',
])
const lint = types.then(() =>
  check('lint and format', 'biome', ['check', '--diagnostic-level=warn', '--error-on-warnings']),
)
const build = check('web: build', 'npm', ['run', '-s', 'build', '-w', 'web'])
for (const tell of await Promise.all([types, lint, build])) tell()

console.log('\n— tests')
const components = check('web: types of the components', 'npm', ['run', '-s', 'check', '-w', 'web'])
const report = join(root, 'node_modules', '.cache', 'test-report.json')
rmSync(report, { force: true })
const { status } = await runAside(
  node,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./tools/second-tries.mjs',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  'inherit',
)
;(await components)()
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites))
} else failed++
if (status !== 0 && failed === 0) failed++
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
