/** The outlines of the pieces, as they fly. */
export const SILHOUETTES = {
  merchant: {
    d: 'M-9.4 0L-9 -6Q-12 -8 -10.4 -12.4Q-6 -14 -3 -13.4L-2.8 -19Q-4 -24.6 0 -25Q4 -24.6 2.8 -19L3.4 -14.6L7.4 -17.4L8 -19L9.4 -17.6L13 -13.4L11.4 -11.6L8.6 -12.4L6.6 -8L7.4 0Z',
    viewBox: '-14 -28 30 30',
  },
  architect: { d: 'M-7.6 0L-4.6 -14L-5.4 -23.2L-2.6 -26.4H2.6L5.4 -23.2L4.6 -14L7.6 0Z', viewBox: '-15 -28 30 30' },
  pillar: { d: 'M-5 0V-3H-3.4V-17H-5V-20H5V-17H3.4V-3H5V0Z', viewBox: '-13 -23 26 26' },
  'trading-post': { d: 'M-6.4 0V-6.5L-8.4 -7.4L-6.4 -13.4H6.4L8.4 -7.4L6.4 -6.5V0Z', viewBox: '-11 -17 22 22' },
} as const
