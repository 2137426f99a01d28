/** What is counted of bots' matches, in every game: each kind is found, has a name, and adds up. */
import { type Counts, LANGUAGES, readCard, speaker, total } from '@loggia/core'
import { manifests } from '@loggia/games'
import { describe, expect, test } from 'vitest'
import { counted } from '../report.ts'

describe.each((await manifests()).map(manifest => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  const { min, max } = manifest.seats
  const seats = Math.min(4, max)
  const plan = { game: id, seats, bots: 'policy', matches: 12, seed: 'counted', opening: 0 }
  const found = counted(plan)

  test('each seat of each match is counted once for its turn; a match has one victory', () => {
    expect(found.all.map(([n]) => n)).toEqual(found.all.map(() => 12))
    expect(total(found.all)[3]).toBeCloseTo(12)
    expect(counted(plan)).toEqual(found)
  })

  test('every kind is met, and a thing that a seat has only one of is counted once for each', async () => {
    const { kinds } = await manifest.tally!.facts()
    expect(Object.keys(found.kinds)).toEqual(Object.keys(kinds))
    for (const [kind, { only }] of Object.entries(kinds))
      if (only)
        for (const [turn, [n]] of found.all.entries())
          expect(sum(found, kind, turn), `${kind} of those who play as number ${turn + 1}`).toBe(n)
  })

  test('whatever was counted, here and in the file, has a name in each language', async () => {
    const { kinds } = await manifest.tally!.facts()
    const cards = await manifest.cards!.facts()
    const { tables } = await manifest.report!()
    const { game } = await manifest.rules()
    for (const language of LANGUAGES) {
      expect(Object.keys(await manifest.tally!.words[language]())).toEqual(Object.keys(kinds))
      const words = await manifest.words[language]()
      const told = await manifest.cards!.words[language]()
      const say = speaker(game, words, [])
      const { domain } = manifest.cards!
      for (const counts of [found, ...tables])
        for (const [kind, things] of Object.entries(counts.kinds))
          for (const thing of Object.keys(things)) {
            const known = kinds[kind]!
            const name = known.cards
              ? readCard(cards, told, thing, { domain, box: game.box, names: words.names }).name
              : say.name(known.domain, thing)
            // An English name may be the id: `jester`.
            expect([undefined, '', language === 'ko' && thing], `${kind} ${thing}`).not.toContain(name)
          }
    }
  })

  test('the file has counted matches of each number of seats, by a command that can be run again', async () => {
    const { tables } = await manifest.report!()
    const counts = Array.from({ length: max - Math.max(2, min) + 1 }, (_, k) => Math.max(2, min) + k)
    expect(tables.map(table => table.seats)).toEqual(counts)
    for (const table of tables) {
      expect(table.command).toMatch(new RegExp(`^lab report ${id} --bots ${table.bots} --seats ${table.seats} `))
      expect(table.all.map(([n]) => n)).toEqual(table.all.map(() => table.matches))
      expect(total(table.all)[3]).toBeCloseTo(table.matches, 0)
    }
  })
})

/** How many seats with that turn were counted for something of a kind. */
const sum = ({ kinds }: Counts, kind: string, turn: number): number =>
  Object.values(kinds[kind]!).reduce((all, sums) => all + sums[turn]![0], 0)
