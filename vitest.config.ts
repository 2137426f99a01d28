import { defineConfig } from 'vitest/config'

const common = { testTimeout: 20_000, hookTimeout: 60_000 }

/** Rules and words need nothing; `server` has a real PostgreSQL; `browser` plays in Chromium against a real server. */
export default defineConfig({
  test: {
    // Two at a time, on two cores as well; the browser's files one by one, since some of them measure what people would wait.
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: [
            'core/**/*.test.ts',
            'games/**/*.test.ts',
            'bots/**/*.test.ts',
            'lab/**/*.test.ts',
            'web/**/*.test.ts',
            'test/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'web/build/**'],
        },
      },
      { test: { ...common, name: 'server', include: ['server/**/*.test.ts'], globalSetup: 'server/test/setup.ts' } },
      {
        test: {
          ...common,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
