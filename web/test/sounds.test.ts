/** The sounds of a table, as data. */
import { expect, test } from 'vitest'
import { SOUNDS, type Tone } from '../src/lib/sound/sounds.ts'

test('no sound is longer than 400 ms, and none is louder than the speaker', () => {
  for (const [id, tones] of Object.entries(SOUNDS) as [string, readonly Tone[]][]) {
    expect(Math.max(...tones.map(({ from, lasts }) => from + lasts)), id).toBeLessThanOrEqual(400)
    // What sounds together, at its loudest.
    const loudest = tones.map(({ from }) =>
      tones.filter(t => t.from <= from && from < t.from + t.lasts).reduce((sum, { loud }) => sum + loud, 0),
    )
    expect(Math.max(...loudest), id).toBeLessThanOrEqual(1)
  }
})
test('there is one of each kind', () =>
  expect(Object.keys(SOUNDS)).toEqual(['wood', 'coin', 'paper', 'bell', 'knock', 'end']))
