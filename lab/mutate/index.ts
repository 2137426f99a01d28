/** Whether a game's tests notice faults in its rules: a sample of mutants, each tried by the game's own tests until one fails. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { round } from '../print.ts'
import { type Mutant, mutantsOf, sample } from './mutants.ts'
import type { Trial, Verdict } from './trial.ts'

/** A mutant that plays as the rules do: no test can find it. In `test/equal-mutants.json` of the game. */
export interface Equal {
  file: string
  text: string
  what: string
  why: string
}

export type Finding = Readonly<{
  file: string
  line: number
  what: string
  /** `listed`: survived, and is listed as equal. `wrongly listed`: is, and yet a test found it. */
  result: 'killed' | 'survived' | 'listed' | 'wrongly listed'
  by: string | null
  seconds: number
  text: string
}>

export interface Report {
  /** Of all there are. */
  mutants: number
  tried: number
  killed: number
  survived: number
  /** Those that survived and are listed. */
  listed: number
  /** Listed, and found by a test, or no longer in the rules. */
  wrong: string[]
  /** Share of the tried that was killed, in per cent, without those listed. */
  share: number
  seconds: number
}

export interface Plan {
  /** The repository, and the game's folder below it, with `rules/`, `test/` and perhaps tests of its `words/`. */
  root: string
  folder: string
  mutants: number
  seed: string
  /** No other mutant is started after this time. */
  seconds: number
  workers: number
  /** Those listed as equal, unless the game's own list. */
  equals?: readonly Equal[]
  /** A test may take five times as long as without a mutant, plus this many milliseconds; then it counts as failed. */
  grace?: number
  onFinding?: (found: Finding) => void
}

const PATIENCE = 5

/** Tries them; throws where the tests fail without a mutant. */
export async function mutate(plan: Plan): Promise<Report> {
  const { root, folder, grace = 10_000, equals = equalsOf(join(root, folder)) } = plan
  const begun = performance.now()
  const sources = new Map(
    globSync(`${folder}/rules/**/*.ts`, { cwd: root })
      .sort()
      .map(file => [file, readFileSync(join(root, file), 'utf8')]),
  )
  const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source))
  const drawn = sample(all, plan.mutants, plan.seed)
  const wrong = equals.filter(e => !all.some(m => same(e, m))).map(e => `${e.file}: ${e.what}: no such mutant`)
  if (!all.length) throw new Error(`${folder}: no rules or no tests`)

  const first = new Trier(root)
  const triers = [first, ...Array.from({ length: plan.workers - 1 }, () => new Trier(root))]
  try {
    const tests = new Map<string, number>()
    for (const test of globSync(`${folder}/{test,words}/**/*.test.ts`, { cwd: root }).sort()) {
      const { failed, milliseconds } = await first.run({ test: join(root, test) }, Number.POSITIVE_INFINITY)
      if (failed) throw new Error(`${test} fails without a mutant: ${failed}`)
      tests.set(test, milliseconds)
    }
    if (!tests.size) throw new Error(`${folder}: no rules or no tests`)

    const order = new Order(tests)
    const findings: Finding[] = []
    const queue = [...drawn]
    async function work(trier: Trier): Promise<void> {
      for (let m = queue.shift(); m && performance.now() - begun < plan.seconds * 1000; m = queue.shift()) {
        const start = performance.now()
        const source = sources.get(m.file)!
        const text = source.slice(0, m.start) + m.by + source.slice(m.end)
        let by: string | null = null
        for (const test of order.of(m)) {
          const limit = tests.get(test)! * PATIENCE + grace
          const { failed } = await trier.run({ test: join(root, test), file: join(root, m.file), text }, limit)
          if (!failed) continue
          by = `${basename(test)}: ${failed}`
          order.killed(m, test)
          break
        }
        const listed = equals.some(e => same(e, m))
        const result = by ? (listed ? 'wrongly listed' : 'killed') : listed ? 'listed' : 'survived'
        if (result === 'wrongly listed') wrong.push(`${m.file}: ${m.what}: found by ${by}`)
        const { file, line, what, text: whole } = m
        findings.push({ file, line, what, result, by, seconds: round((performance.now() - start) / 1000), text: whole })
        plan.onFinding?.(findings.at(-1)!)
      }
    }
    await Promise.all(triers.map(work))

    const count = (result: Finding['result']) => findings.filter(f => f.result === result).length
    const killed = count('killed') + count('wrongly listed')
    const survived = count('survived')
    return {
      mutants: all.length,
      tried: findings.length,
      killed,
      survived,
      listed: count('listed'),
      wrong,
      share: killed + survived ? round((100 * killed) / (killed + survived), 1) : 100,
      seconds: round((performance.now() - begun) / 1000, 0),
    }
  } finally {
    for (const trier of triers) trier.end()
  }
}

function equalsOf(folder: string): Equal[] {
  const file = join(folder, 'test/equal-mutants.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Equal[]) : []
}
const same = (e: Equal, m: Mutant): boolean => m.file.endsWith(e.file) && m.text === e.text && m.what === e.what

/** Which test is run first: a quick one, one named as the rules are, one that found other mutants of the same file. */
class Order {
  readonly #tests: ReadonlyMap<string, number>
  readonly #kills = new Map<string, number>()
  constructor(tests: ReadonlyMap<string, number>) {
    this.#tests = tests
  }
  of({ file }: Mutant): string[] {
    const cost = ([test, milliseconds]: [string, number]) =>
      milliseconds /
      (1 + (this.#kills.get(`${file} ${test}`) ?? 0) + (basename(test, '.test.ts') === basename(file, '.ts') ? 3 : 0))
    return [...this.#tests].sort((a, b) => cost(a) - cost(b)).map(([test]) => test)
  }
  killed({ file }: Mutant, test: string): void {
    const key = `${file} ${test}`
    this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1)
  }
}

/** A process for trials, restarted after one that never ended. */
class Trier {
  readonly #root: string
  #process: Promise<ChildProcess> | undefined
  constructor(root: string) {
    this.#root = root
  }

  async run(trial: Trial, limit: number): Promise<Verdict> {
    this.#process ??= started(this.#root)
    const process = await this.#process
    return new Promise((resolve, reject) => {
      const over = () => {
        clearTimeout(timer)
        process.off('message', answered).off('exit', ended)
      }
      const answered = (verdict: Verdict) => {
        over()
        resolve(verdict)
      }
      const ended = (code: number | null) => {
        over()
        this.#process = undefined
        if (trial.file) resolve({ failed: `ended the process (${code})`, tests: 0, milliseconds: 0 })
        else reject(new Error(`${trial.test}: the process ended (${code})`))
      }
      const timer = Number.isFinite(limit)
        ? setTimeout(() => {
            over()
            this.end()
            resolve({ failed: 'no end', tests: 0, milliseconds: limit })
          }, limit)
        : undefined
      process.on('message', answered).on('exit', ended)
      process.send(trial)
    })
  }

  end(): void {
    void this.#process?.then(process => process.kill('SIGKILL'))
    this.#process = undefined
  }
}

async function started(root: string): Promise<ChildProcess> {
  // From within a test, too: what vitest tells its own workers is not meant for another.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV)/.test(name)))
  const child = fork(join(import.meta.dirname, 'trial.ts'), [root], {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('vitest did not start'))),
  ])
  return child
}
