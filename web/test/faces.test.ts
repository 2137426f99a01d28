import { expect, it } from 'vitest'
import { HATCHINGS } from '@loggia/core'
import { facesIn, PLAYABLE } from '../src/lib/games.ts'
import { sizes } from '../tools/sizes.ts'

/** The smallest size at which a face must be known. */
const SMALL = 24
/** What the faces of a game may weigh, in bytes of gzip. */
const MOST = 30_000

/** The games that have faces. */
const WITH = (await Promise.all(PLAYABLE.map(async game => ({ game, faces: await facesIn(game) })))).flatMap(
  ({ game, faces }) => (faces ? [{ game, drawings: Object.entries(faces.drawings) }] : []),
)

it('draws each face by paths that a browser can read, and enough of it for the smallest size', () => {
  for (const { game, drawings } of WITH) {
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
  for (const { game } of WITH) {
    expect(faces[game], game).toBeGreaterThan(1_000)
    expect(faces[game], game).toBeLessThanOrEqual(MOST)
  }
})
