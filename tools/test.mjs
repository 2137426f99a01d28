// `npm test`: types, lint, the built web, then every test. Ends with the line `N passed, N failed`.
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node, ready, root, run, runAside } from './ready.mjs'

ready()
let passed = 0,
  failed = 0
/** A check that counts as one test. What it says is printed when it has ended, since others run beside it. */
async function check(name, command, args) {
  const { status, said } = await runAside(command, args)
  console.log(`\n— ${name}\n${said.trimEnd()}`)
  if (status === 0) passed++
  else {
    failed++
    console.error(`${name}: failed`)
  }
}

// Two at a time, for two cores; what each row does needs what stands before it.
await Promise.all([
  check('types', node, ['node_modules/@typescript/native/bin/tsc', '-b', '--pretty', 'false']).then(() =>
    check('lint and format', 'biome', ['check', '--diagnostic-level=warn', '--error-on-warnings']),
  ),
  check('web: build', 'npm', ['run', '-s', 'build', '-w', 'web']).then(() =>
    check('web: types of the components', 'npm', ['run', '-s', 'check', '-w', 'web']),
  ),
])

console.log('\n— tests')
const report = join(root, 'node_modules', '.cache', 'test-report.json')
rmSync(report, { force: true })
const status = run(node, [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
])
if (existsSync(report)) {
  const { numPassedTests, numFailedTests, numFailedTestSuites, success } = JSON.parse(readFileSync(report, 'utf8'))
  passed += numPassedTests
  failed += numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites))
} else failed++
if (status !== 0 && failed === 0) failed++
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed ? 1 : 0)
