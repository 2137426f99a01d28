/** The structures in front elevation, the middle of their foot at the origin, in the order of `BUILDINGS`: known by their outline. */
export const SHAPES = [
  { wall: 'M-9 0V-9L0 -17L9 -9V0Z', door: 'M-2.4 0V-6H2.4V0Z', lines: '' },
  {
    wall: 'M-13 0V-11L-5 -19L1 -13.4V-16H13V0Z',
    door: 'M-8 0V-6.5H-3V0ZM3.5 -11.5H5.5V-8.5H3.5ZM8.5 -11.5H10.5V-8.5H8.5ZM3 0V-5H11V0Z',
    lines: '',
  },
  {
    wall: 'M-12 0V-3H-10V-13H-13L0 -22L13 -13H10V-3H12V0Z',
    door: '',
    lines: 'M-6.6 -3V-13M-2.2 -3V-13M2.2 -3V-13M6.6 -3V-13M-12 -3H12M-11 -13H11',
  },
  {
    wall: 'M-15 0V-20H-11.5V-17.4H-8.5V-20H-5V-12H-3V-24H-.9V-21.6H1.2V-24H3V-12H5V-20H8.5V-17.4H11.5V-20H15V0Z',
    door: 'M-3.4 0V-6Q0 -9.6 3.4 -6V0Z',
    lines: '',
  },
  {
    wall: 'M-15 0V-9H-11V-13C-11 -19 -6 -22 -1 -23V-28H1V-23C6 -22 11 -19 11 -13V-9H15V0Z',
    door: '',
    lines: 'M-15 -9H15M-11 -13H11M-3 0V-5Q0 -8 3 -5V0',
  },
] as const
