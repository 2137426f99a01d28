/** What is counted of players' habits, of bots and of records. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { subjectOf } from '../games.ts'
import { habits } from '../habits.ts'
import { contender, playMatch } from '../player.ts'

const plan = { bots: ['greedy', 'random'], seats: 2, matches: 2, seed: 'habits', opening: 0 }

test('the habits of bots: how often in the mean of a seat, sums of numbers, and points by source', async () => {
  const found = await habits(['terra-mystica'], plan)
  const of = (what: string, bot: string): number => Number(found.find(line => line.what === what)?.[bot])
  // There are six rounds, and each ends when everybody has passed.
  expect(of('passed (heard)', 'greedy')).toBe(6)
  expect(of('points: start', 'greedy')).toBe(20)
  const sources = found.filter(line => String(line.what).startsWith('points: '))
  expect(sources.reduce((sum, line) => sum + Number(line.greedy), 0)).toBeCloseTo(of('points', 'greedy'), 0)
  expect(of('gained (heard): amount', 'greedy')).toBeGreaterThan(of('gained (heard)', 'greedy'))
  expect(of('points', 'greedy')).toBeGreaterThan(of('points', 'random'))
  expect(found.some(line => line.what === 'round (heard)' || line.what === '')).toBe(false)
})

test('match files have the habits of those who played them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'habits-'))
  try {
    const files = [0, 1].map(m => {
      const bots = [contender('greedy'), contender('greedy')]
      const { match } = playMatch(subjectOf('tiletum'), bots, { seats: 2, seed: `habits-${m}` })
      const file = join(folder, `${m}.json`)
      writeFileSync(file, JSON.stringify(match.record))
      return file
    })
    const bots = await habits(['tiletum'], { ...plan, bots: ['greedy'] })
    expect(await habits(files, plan)).toEqual(bots.map(({ what, greedy }) => ({ what, records: greedy })))
  } finally {
    rmSync(folder, { recursive: true })
  }
  await expect(habits([], plan)).rejects.toThrow('which')
})
