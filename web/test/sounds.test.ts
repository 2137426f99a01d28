/** The sounds of a table: their data, and what is heard of them. */
import { expect, test } from 'vitest'
import { SOUNDS, type Tone } from '../src/lib/sound/sounds.ts'

const RATE = 48_000
const MOST_MS = 400
/** Where an ear finds how loud a short sound is. */
const HEARD_MS = 100
const all = Object.entries(SOUNDS) as [string, readonly Tone[]][]

/** How much softer an ear hears a tone than one of 1000 Hz (the A curve of IEC 61672). */
function heard(hz: number): number {
  const [a, b, c, d] = [20.6, 107.7, 737.9, 12194].map(pole => pole ** 2) as [number, number, number, number]
  const f = hz ** 2
  return (1.259 * d * f * f) / ((f + a) * Math.sqrt((f + b) * (f + c)) * (f + d))
}
/** What a browser makes of a tone, as `play.ts` asks for it: dying away, or a band of noise that does. */
function* samples({ hz, loud, lasts, wide }: Tone): Generator<number> {
  const turn = (2 * Math.PI * hz) / RATE
  const count = (lasts * RATE) / 1000
  let seed = 1
  // The band: what went in and came out last, and before that.
  let [in1, in2, out1, out2] = [0, 0, 0, 0]
  for (let k = 0; k < count; k++) {
    const dies = loud * (0.0001 / loud) ** (k / count)
    if (wide === undefined) {
      yield dies * Math.sin(turn * k)
      continue
    }
    seed = (seed * 16807) % 2147483647
    const noise = seed / 1073741823 - 1
    const narrow = Math.sin(turn) / (2 * wide)
    const out = (narrow * (noise - in2) + 2 * Math.cos(turn) * out1 - (1 - narrow) * out2) / (1 + narrow)
    ;[in2, in1, out2, out1] = [in1, noise, out1, out]
    yield dies * out
  }
}
/** All tones of a sound together; `weigh` each by its frequency. */
function mixed(tones: readonly Tone[], weigh: (hz: number) => number = () => 1): Float64Array {
  const sound = new Float64Array((RATE * (MOST_MS + HEARD_MS)) / 1000)
  for (const tone of tones) {
    let at = Math.floor((tone.from * RATE) / 1000)
    for (const sample of samples(tone)) sound[at++]! += sample * weigh(tone.hz)
  }
  return sound
}
/** How loud it is at its loudest, in decibels. */
function loudness(tones: readonly Tone[]): number {
  const sound = mixed(tones, heard)
  const width = (RATE * HEARD_MS) / 1000
  let most = 0
  for (let from = 0; from + width <= sound.length; from += width / 10)
    most = Math.max(most, sound.subarray(from, from + width).reduce((sum, x) => sum + x * x, 0) / width)
  return 10 * Math.log10(most)
}

test('no sound is longer than 400 ms, and none is louder than the speaker', () => {
  for (const [id, tones] of all) {
    expect(Math.max(...tones.map(({ from, lasts }) => from + lasts)), id).toBeLessThanOrEqual(MOST_MS)
    expect(Math.max(...mixed(tones).map(Math.abs)), id).toBeLessThan(0.9)
  }
})
test('all are about as loud: within 6 decibels', () => {
  const loud = all.map(([, tones]) => loudness(tones))
  expect(Math.max(...loud) - Math.min(...loud), loud.map(db => db.toFixed(1)).join(' ')).toBeLessThanOrEqual(6)
})
test('there is one of each kind', () =>
  expect(Object.keys(SOUNDS)).toEqual(['wood', 'coin', 'paper', 'bell', 'knock', 'end']))
