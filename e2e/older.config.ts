/**
 * An older page plays on: the browser tests of an older checkout, built and with packages of its own, against this
 * hall. Run it in that checkout: `npx vitest run --config ../loggia/e2e/older.config.ts e2e/match.test.ts`.
 */
import { join } from 'node:path'
import type { ListedGame } from '@loggia/games'

const older = process.cwd()
const limit = 180_000 * Number(process.env['PATIENCE'] ?? 1)

/** The rules of each game, with their version of a checkout. */
async function versionsOf(checkout: string): Promise<Map<string, string>> {
  const { GAMES } = (await import(join(checkout, 'games/index.ts'))) as { GAMES: readonly ListedGame[] }
  const rules = async (game: ListedGame) => (await (await game.manifest()).rules()).game.rules
  return new Map(await Promise.all(GAMES.map(async game => [game.id, await rules(game)] as const)))
}

/** What the newer page plays: games whose rules have another version since. */
const [now, before] = await Promise.all([join(import.meta.dirname, '..'), older].map(versionsOf))
const changed = [...before!].flatMap(([id, rules]) => (now!.get(id) === rules ? [] : [id]))

export default {
  root: older,
  test: {
    include: ['e2e/**/*.test.ts'],
    ...(changed.length ? { testNamePattern: new RegExp(`^(?!.*(${changed.join('|')}))`) } : {}),
    globalSetup: join(import.meta.dirname, 'older.ts'),
    testTimeout: limit,
    hookTimeout: limit,
    expect: { poll: { timeout: limit / 3, interval: 20 } },
    retry: process.env['NO_RETRY'] ? 0 : 2,
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
}
