import { expect, it } from 'vitest'
import { HATCHINGS } from '@loggia/core'
import { facesIn, PLAYABLE } from '../src/lib/games.ts'
import { sizes } from '../tools/sizes.ts'

/** Sizes at which faces stand: in a line of text, on a card, and as a picture. */
const SMALL = 24
/** What the faces of a game may weigh, in bytes of gzip. */
const MOST = 30_000

it('draws each face by paths that a browser can read, and enough of it for the smallest size', async () => {
  for (const game of PLAYABLE) {
    const drawings = Object.entries((await facesIn(game))?.drawings ?? {})
    expect(drawings.length, game).toBeGreaterThan(0)
    for (const [id, drawing] of drawings) {
      const seen = drawing.filter(({ from = 0, fill, line }) => from <= SMALL && (fill || line))
      expect(seen.length, `${game}: ${id}`).toBeGreaterThan(2)
      for (const { d, fill = 'ink' } of drawing) {
        expect(d, `${game}: ${id}`).toMatch(/^M([MLHVCQTAZSmlhvcqtazs]|[\s,]|-?\d*\.?\d+)+$/)
        expect(['ink', 'plate', 'glow', ...HATCHINGS]).toContain(fill)
      }
    }
    // Two that are drawn alike cannot be told apart.
    expect(new Set(drawings.map(([, drawing]) => JSON.stringify(drawing))).size, game).toBe(drawings.length)
  }
})

it('loads them after the table, one file for each game', () => {
  const { faces } = sizes()
  for (const game of PLAYABLE) {
    expect(faces[game], game).toBeGreaterThan(1_000)
    expect(faces[game], game).toBeLessThanOrEqual(MOST)
  }
})
