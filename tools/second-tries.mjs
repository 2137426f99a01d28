// A reporter for Vitest: names each test that passed only at a later try, and why the first try failed. Such a test is a fault to be mended.

export default class SecondTries {
  #found = []

  onTestCaseResult(test) {
    const { retryCount = 0 } = test.diagnostic() ?? {}
    const { state, errors } = test.result()
    if (retryCount && state === 'passed') this.#found.push({ test, tries: retryCount + 1, first: errors?.[0] })
  }

  onTestRunEnd() {
    for (const { test, tries, first } of this.#found) {
      const { file, line } = first?.stacks?.[0] ?? {}
      console.log(`\npassed at try ${tries}: ${test.module.relativeModuleId} > ${test.fullName}`)
      console.log(`  ${first?.message ?? 'no message'}${file ? `\n  at ${file}:${line}` : ''}`)
    }
  }
}
