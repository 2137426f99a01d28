import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Finding, mutate } from '../mutate/index.ts'
import { mutantsOf, sample } from '../mutate/mutants.ts'

const root = new URL('..', import.meta.url).pathname
const what = (source: string) => mutantsOf('a.ts', source).map(m => m.what)

test('faults are planted where rules decide and count, not in types, imports and names', () => {
  expect(what('if (a < 3) gain(a)')).toEqual([
    'a < 3 → !(a < 3)',
    'a < 3 → a <= 3',
    'a < 3 → a < 4',
    'a < 3 → a < 2',
    'gain(a) → {}',
  ])
  expect(what('if (a === b) return R.short(a)')).toEqual(['a === b → a !== b', 'return R.short(a) → {}'])
  expect(what('const a = !b && c ? d++ : -e')).toEqual([
    '!b && c → !(!b && c)',
    '!b && c → !b || c',
    '!b → b',
    'd++ → d--',
  ])
  expect(what('const a = Math.min(x, y), b = k.some(z), c = true')).toEqual([
    'Math.min → Math.max',
    'k.some → k.every',
    'c = true → c = false',
  ])
  expect(what("import { a } from 'b'\ntype T = 1 | -2\nconst c: 1 | 2 = d, e = { 4: f } as Record<4, T>")).toEqual([])
})

test('a sample is the same for equal seeds; a line more changes hardly any of it', () => {
  const source = Array.from({ length: 60 }, (_, k) => `a${k} = b${k} + c`).join('\n')
  const drawn = (text: string, seed: string) => sample(mutantsOf('a.ts', text), 30, seed).map(m => m.what)
  expect(drawn(source, '1')).toEqual(drawn(source, '1'))
  expect(drawn(source, '1')).not.toEqual(drawn(source, '2'))
  const after = new Set(drawn(`z = y + x\n${source}`, '1'))
  expect(drawn(source, '1').filter(m => after.has(m)).length).toBeGreaterThanOrEqual(28)
})

test('what tests find is killed, one without an end too; what none finds survives, unless it is listed as equal', async () => {
  const findings: Finding[] = []
  const file = 'rules/toll.ts'
  const fine = 'export const fine = (days: number): number => days * 2'
  const source = readFileSync(`${root}test/toll/${file}`, 'utf8')
  const report = await mutate({
    root,
    folder: 'test/toll',
    mutants: 100,
    seed: '1',
    seconds: 600,
    workers: 1,
    grace: 3_000,
    equals: [
      { file, text: fine, what: 'days * 2 → days / 2', why: 'an example' },
      { file, text: 'return due - 1', what: 'due - 1 → due + 1', why: 'not so' },
      { file, text: 'return due - 7', what: 'due - 7 → due + 7', why: 'gone' },
    ],
    onFinding: found => findings.push(found),
  })
  const told = Object.fromEntries(findings.map(f => [f.what, [f.result, f.by]]))
  const toll = 'toll.test.ts: a load costs one'
  expect(told).toEqual({
    'due = 0 → due = 1': ['survived', null],
    'due++ < loads → due++ <= loads': ['killed', toll],
    'due++ → due--': ['killed', 'toll.test.ts: no end'],
    'due - 1 → due + 1': ['wrongly listed', toll],
    'due - 1 → due - 2': ['killed', toll],
    'due - 1 → due - 0': ['killed', toll],
    'days * 2 → days / 2': ['listed', null],
    'days * 2 → days * 3': ['survived', null],
    'days * 2 → days * 1': ['survived', null],
  })
  expect(report).toMatchObject({ mutants: 9, tried: 9, killed: 5, survived: 3, listed: 1, share: 62.5 })
  expect(report.wrong).toEqual([
    `${file}: due - 7 → due + 7: no such mutant`,
    `test/toll/${file}: due - 1 → due + 1: found by ${toll}`,
  ])
  expect(readFileSync(`${root}test/toll/${file}`, 'utf8'), 'the tree stays as it is').toBe(source)
})

test('tests that fail without a mutant say nothing of any', async () => {
  const plan = { root, folder: 'test/none', mutants: 1, seed: '1', seconds: 600, workers: 1 }
  await expect(mutate(plan)).rejects.toThrow('no rules or no tests')
})
