/** The sounds of a table, as data: tones and breaths of noise that die away. All are ours; none is longer than 400 ms. */

/** A tone, or noise around a frequency (`wide`). It begins `from` ms after the sound and dies within `lasts` ms. */
export interface Tone {
  readonly hz: number
  readonly loud: number
  readonly from: number
  readonly lasts: number
  /** Noise: the smaller, the wider around the frequency. */
  readonly wide?: number
}
const tone = (hz: number, loud: number, from: number, lasts: number): Tone => ({ hz, loud, from, lasts })
const noise = (hz: number, wide: number, loud: number, from: number, lasts: number): Tone => ({
  hz,
  loud,
  from,
  lasts,
  wide,
})

export const SOUNDS = {
  /** A piece is set down on wood. */
  wood: [noise(1100, 2, 0.8, 0, 55), tone(196, 0.3, 0, 90), tone(523, 0.24, 0, 70)],
  /** I gain something. */
  coin: [tone(2637, 0.1, 0, 160), tone(3951, 0.06, 0, 120), tone(3136, 0.1, 70, 260), tone(4699, 0.05, 70, 180)],
  /** A card is turned or drawn. */
  paper: [noise(4200, 0.7, 0.28, 0, 140), noise(2600, 0.8, 0.22, 60, 160)],
  /** It is my turn: two notes. */
  bell: [tone(880, 0.14, 0, 260), tone(1760, 0.04, 0, 180), tone(1174.7, 0.14, 130, 270), tone(2349, 0.03, 130, 200)],
  /** Somebody says something. */
  knock: [
    ...[0, 140].flatMap(from => [noise(640, 2, 0.8, from, 70), tone(220, 0.35, from, 90), tone(440, 0.2, from, 70)]),
  ],
  /** The match is over. */
  end: [tone(523.3, 0.12, 0, 150), tone(659.3, 0.12, 80, 160), tone(784, 0.12, 160, 180), tone(1046.5, 0.14, 240, 160)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>
export type Sound = keyof typeof SOUNDS
