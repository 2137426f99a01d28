/**
 * A process that keeps one vitest alive and runs test files in it, one at a time, over rules of which one file is
 * replaced. Only that file is transformed again, and nothing is written to the tree. `mutate` ends it when a mutant
 * never ends.
 */
import { createVitest, type TestCase, type TestModule } from 'vitest/node'

export interface Trial {
  test: string
  /** A file, and what is read in place of it. */
  file?: string
  text?: string
}
export interface Verdict {
  /** The first test that failed, or what went wrong beside the tests; null where all held. */
  failed: string | null
  tests: number
  milliseconds: number
}

const [root] = process.argv.slice(2) as [string]
let mutant: Trial | undefined

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: true,
    include: ['**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    bail: 1,
    reporters: [{}],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
  {
    server: { watch: null },
    plugins: [
      { name: 'mutant', enforce: 'pre', transform: (_code, id) => (id === mutant?.file ? mutant.text : undefined) },
    ],
  },
)
await vitest.standalone()

function firstFailure(module: TestModule): TestCase | undefined {
  return [...module.children.allTests('failed')][0]
}

async function run(trial: Trial): Promise<Verdict> {
  const start = performance.now()
  for (const file of [mutant?.file, trial.file]) if (file) vitest.invalidateFile(file)
  mutant = trial
  // Otherwise a test that failed for an earlier mutant counts for the bail, and is among the results.
  vitest.state.filesMap.clear()
  const project = vitest.getRootProject()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([project.createSpecification(trial.test)])
  const module = testModules.find(m => m.moduleId === trial.test)
  const failure = module && firstFailure(module)
  const error = module?.errors()[0] ?? (unhandledErrors[0] as { message?: string } | undefined)
  return {
    failed: failure?.fullName ?? (error ? (error.message ?? 'an error') : module?.ok() ? null : 'did not run'),
    tests: module ? [...module.children.allTests()].length : 0,
    milliseconds: performance.now() - start,
  }
}

process.on('message', async (trial: Trial) => process.send!(await run(trial)))
process.on('disconnect', () => process.exit())
process.send!('ready')
