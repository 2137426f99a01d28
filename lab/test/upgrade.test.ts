/** O6: a small database of every release that landed opens under this one. Each match goes on with its bots, or is kept and says why; nightly to its end. */
import { expect, test } from 'vitest'
import { releases, upgrade } from '../upgrade/index.ts'
import { readKept } from '../upgrade/make.ts'

/** Matches that are kept, by release: no later rules take them over. A change of rules that keeps more has to say so here. */
const KEPT: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  e12e822: { 'row 0: princes-of-florence@2 knows nothing of princes-of-florence@1': 3 },
}

test('every match of every release is played on with its bots and verifies, or is kept and says why', async () => {
  expect(releases()).toEqual(expect.arrayContaining(['650226e', 'e12e822']))
  for (const { release, matches, played, ended, kept, verified, because, faults } of await upgrade({
    seed: 'test',
    rows: 4,
  })) {
    expect(faults, release).toEqual([])
    expect(because, release).toEqual(KEPT[release] ?? {})
    expect(played + ended + kept, release).toBe(matches)
    expect(verified, release).toBe(ended)
    expect(verified, release).toBeGreaterThan(0)
  }
})

test('a release that is kept has of every game a match that is over, one with people, a bot and talk, and one that its bots go on with', () => {
  for (const release of releases()) {
    const { tables } = readKept(release)
    const games = new Set(tables.map(t => t.game))
    for (const game of games)
      expect(
        tables.filter(t => t.game === game).map(t => t.what),
        `${release}: ${game}`,
      ).toEqual(expect.arrayContaining(['over', 'people and a bot', 'bots']))
  }
})
