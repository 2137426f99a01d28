import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// What is compiled is kept, for all processes of the tests and their threads: the bots of each hall load every game.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node')

/**
 * A test is given up after this time. That is for tests that hang. None measures anything by it, and a busy machine
 * must not reach it: `PATIENCE=4` is four times as long.
 */
const limit = 180_000 * Number(process.env['PATIENCE'] ?? 1)
/**
 * How often a failed test against a real server or browser is tried again. `tools/second-tries.mjs` names each test that needed it, with its
 * first failure: that test has a fault. `NO_RETRY=1` turns this off to hunt for such faults.
 */
const retry = process.env['NO_RETRY'] ? 0 : 2
const common = { testTimeout: limit, hookTimeout: limit, expect: { poll: { timeout: limit / 3, interval: 20 } } }

/** Rules and words need nothing; `server` has a real PostgreSQL; `browser` plays in Chromium against a real server. */
export default defineConfig({
  test: {
    // Four files at a time, even on two cores, browser tests included. A test that waits does so as long as needed, and
    // meanwhile another has something to do.
    maxWorkers: 4,
    // A failure says what came, whole.
    chaiConfig: { truncateThreshold: 0 },
    // Everything runs as Node reads it: nothing is compiled for the tests, nothing is mocked.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          // Rules, words and boards are pure: what a file has loaded the next one of its worker may use.
          isolate: false,
          include: [
            'core/**/*.test.ts',
            'board/**/*.test.ts',
            'games/**/*.test.ts',
            'bots/**/*.test.ts',
            'lab/**/*.test.ts',
            'web/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'web/build/**'],
        },
      },
      {
        test: {
          ...common,
          retry,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/test/setup.ts',
          // A hall keeps what it knows to itself, and each file has a database of its own: the code is loaded once for each worker.
          isolate: false,
        },
      },
      {
        test: {
          ...common,
          retry,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/setup.ts',
          // One browser for all files of a worker; what they do in it they do in windows of their own.
          isolate: false,
        },
      },
    ],
  },
})
