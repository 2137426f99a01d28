/** Silhouettes: outline around the middle of the foot, lines in it; buildings are hatched, an outpost is too small for that. */
import type { Tincture } from '@loggia/core'

interface Silhouette {
  body: string
  lines: string
  hatched: boolean
}
export const PIECES = {
  outpost: {
    body: 'M-6 0L-4.6 -12H-6.4V-19H-3.6V-16.6H-1.4V-19H1.4V-16.6H3.6V-19H6.4V-12H4.6L6 0Z',
    lines: 'M-4.6 -12.4H4.6',
    hatched: false,
  },
  market: {
    body: 'M-8 0V-7.6H-9.6L-7.6 -14H7.6L9.6 -7.6H8V0Z',
    lines: 'M-9.6 -7.6H9.6M-4.8 -14L-5.4 -7.6M0 -14V-7.6M4.8 -14L5.4 -7.6M-3 0V-4.6H3V0',
    hatched: true,
  },
  house: { body: 'M-7 0V-10L0 -17L7 -10V0Z', lines: 'M-2 0V-5H2V0M-1.4 -11.4H1.4V-8.8H-1.4Z', hatched: true },
  farm: {
    body: 'M-8 0V-9L-6 -14L0 -17L6 -14L8 -9V0Z',
    lines: 'M-3.4 0V-6H3.4V0M-3.4 0L3.4 -6M3.4 0L-3.4 -6M-8 -9H8',
    hatched: true,
  },
  armory: {
    body: 'M-8 0V-15H-5.4V-12.4H-2.6V-15H2.6V-12.4H5.4V-15H8V0Z',
    lines: 'M-2 0V-4Q0 -6.6 2 -4V0M-8 -10.4H8',
    hatched: true,
  },
} as const satisfies Readonly<Record<string, Silhouette>>

/** The bold stroke to which the hatching of a colour condenses where there is no room for it. */
export const STROKES: Readonly<Partial<Record<Tincture, string>>> = {
  gules: 'M0 -1V1',
  azure: 'M-1 0H1',
  vert: 'M-.75 -.75L.75 .75',
  or: 'M-.1 0H.1',
  purpure: 'M-.75 .75L.75 -.75',
  sable: 'M0 -1V1M-1 0H1',
  cendree: 'M-.85 .35L0 -.5L.85 .35',
}
