/** What comes after a table, when it is wanted, and weighs little: what tells turns, and what makes sounds. */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, it } from 'vitest'
import { PLAYABLE } from '../src/lib/games.ts'

const house = join(import.meta.dirname, '../..')

/** Bytes of gzip of these scripts and of their own modules and styles; what they share with the rest of a table is not theirs. */
async function weight(scripts: readonly string[], own: RegExp): Promise<number> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false, compilerOptions: { dev: false } })],
    build: {
      write: false,
      rollupOptions: {
        input: scripts.map(script => join(house, script)),
        external: id => !own.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rollup.RollupOutput
  return output.reduce((sum, file) => sum + gzipSync(file.type === 'chunk' ? file.code : file.source).length, 0)
}

it.each(PLAYABLE)('tells the turns of %s with at most 8 kB', async game => {
  const scripts = ['web/src/lib/table/told/Told.svelte', `games/${game}/board/told.ts`]
  const bytes = await weight(scripts, /\/(told|during|parts|script|sight|Layer|Plate)\b/)
  expect(bytes).toBeGreaterThan(3_000)
  expect(bytes).toBeLessThanOrEqual(8_000)
})
it('makes all sounds with at most 20 kB', async () => {
  const bytes = await weight(['web/src/lib/sound/play.ts'], /\/sounds?\b/)
  expect(bytes).toBeGreaterThan(500)
  expect(bytes).toBeLessThanOrEqual(20_000)
})
