/** What the page of the bots shows of what was measured. */
import { PLAYABLE, strengthIn } from '../src/lib/games.ts'
import { expect, it } from 'vitest'
import { rowsOf } from '../src/lib/hall/strength.ts'

const pair = (level: string, below: string, seats: number, won: number, points: number[]) => ({
  level,
  below,
  seats,
  won,
  low: won - 0.1,
  high: won + 0.1,
  verdict: 'within',
  matches: 100,
  ms: [2, 1],
  points,
  slow: [12, 3],
})
const MEASURED = {
  seed: '1',
  levels: [{ sharp: 0.2 }, { sharp: 0.3 }, { sharp: 0.5 }, { budget: 20 }, { budget: 200 }, { budget: 2_000 }],
  pairs: [
    pair('beginner', 'first-match', 2, 0.8, [66, 50.6]),
    pair('beginner', 'first-match', 4, 0.7, [58, 49]),
    pair('novice', 'beginner', 2, 0.8, [70.4, 55]),
    pair('novice', 'beginner', 4, 0.7, [60, 52]),
    pair('club', 'novice', 2, 0.8, [88, 66]),
  ],
}

it('the strongest comes first; the lowest shows what it scored against the one above', () => {
  const rows = rowsOf(MEASURED)
  expect(rows.map(({ level }) => level)).toEqual(['grandmaster', 'master', 'club', 'novice', 'beginner', 'first-match'])
  expect(rows[3]).toEqual({
    level: 'novice',
    won: [
      { won: 80, low: 70, high: 90, verdict: 'within' },
      { won: 70, low: 60, high: 80, verdict: 'within' },
    ],
    points: [70, 60],
    seconds: 0.012,
    tries: undefined,
  })
  expect(rows[5]).toMatchObject({ won: [undefined, undefined], points: [51, 49], seconds: 0.003 })
  expect(rows[2]).toMatchObject({ points: [88, undefined], tries: 20 })
})

it('a level that was not measured says nothing', () => {
  expect(rowsOf(MEASURED)[0]).toMatchObject({ points: [undefined, undefined], seconds: undefined })
})

it('every game that can be played was measured; of some it is known what people score', async () => {
  const found = await Promise.all(PLAYABLE.map(strengthIn))
  for (const one of found) expect(rowsOf(one!).length).toBe(6)
  expect(found.filter(one => one!.people).length).toBeGreaterThan(0)
})
