/** Law 7 across machines: options, seed and rows make the same table in the browser as here. */
import { acting, pick, seeded, firstOf } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'
import { resolve } from 'node:path'
import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { openBrowser } from './hall.ts'

/** Random matches to their end: their seeds, rows and tables. */
function matches(): { seats: number; seed: string; rows: [number, string][]; end: string }[] {
  return [2, 3, 4].map(seats => {
    const seed = `browser-${seats}`
    const t = ostia.setup({ seats, seed })
    const rng = seeded(seed)
    const rows: [number, string][] = []
    while (!ostia.over(t)) {
      const seat = firstOf(acting(t))
      const legal: number[] = []
      ostia.moves(t, seat, legal)
      const move = legal[pick(rng, legal.length)]!
      rows.push([seat, ostia.format(move)])
      ostia.play(t, seat, move)
    }
    return { seats, seed, rows, end: JSON.stringify(t) }
  })
}

test('the same seed and rows give the same table in Node and in the browser', async () => {
  const {
    output: [script],
  } = await build({
    input: resolve(import.meta.dirname, 'engine-in-page.ts'),
    platform: 'browser',
    write: false,
    output: { format: 'iife', name: 'engine' },
  })
  const page = await (await openBrowser()).newPage()
  for (const { seats, seed, rows, end } of matches()) {
    const there = await page.evaluate<string>(`${script.code}; engine.replay(${JSON.stringify({ seats, seed, rows })})`)
    expect(there).toBe(end)
  }
  await page.close()
})
