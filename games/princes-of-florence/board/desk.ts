/** How The Princes of Florence lies on a desk: see `Desk` in `board/desk.ts`. */
import type { Arrangement, Part } from '../../../board/desk.ts'
import type { Context } from './tooltips.ts'

export const PARTS = [
  { id: 'tracks', of: 'table', at: 852 },
  { id: 'lots', of: 'table', at: 852 },
  { id: 'scene', of: 'table', at: 852 },
  { id: 'estate', of: 'table', at: 426 },
  { id: 'pane', of: 'table', at: 340 },
  { id: 'hand', of: 'table', at: 400, flows: true, shortens: 1 },
  { id: 'purse', of: 'seat', at: 176 },
  { id: 'noble', of: 'seat', at: 336 },
  { id: 'allies', of: 'seat', at: 120, flows: true },
  {
    id: 'prestige',
    of: 'seat',
    at: 480,
    flows: true,
    name: 'prestige-cards',
    count: ({ view, seat }: Context) => view.players[seat]!.secret.ids.length,
  },
  {
    id: 'works',
    of: 'seat',
    at: 480,
    flows: true,
    name: 'in-front',
    count: ({ view, seat }: Context) => view.players[seat]!.front.length + view.players[seat]!.recruited,
  },
] as const satisfies readonly Part[]

export const ARRANGEMENTS: readonly Arrangement[] = [
  {
    room: [1156, 508],
    boxes: {
      tracks: [0, 0, 702, 37],
      lots: [0, 42, 702, 74],
      scene: [0, 121, 702, 200],
      pane: [0, 328, 274, 88],
      allies: [0, 470, 274, 38],
      hand: [286, 328, 416, 180],
      estate: [714, 0, 430, 430],
      purse: [714, 436, 162, 70],
      noble: [884, 442, 260, 60],
    },
    leaves: { prestige: [0, 422, 134, 42], works: [140, 422, 134, 42] },
  },
  {
    room: [1342, 538],
    boxes: {
      tracks: [0, 0, 852, 44],
      lots: [0, 50, 852, 90],
      scene: [0, 144, 852, 242],
      pane: [0, 392, 312, 100],
      allies: [212, 498, 100, 40],
      hand: [326, 392, 526, 146],
      estate: [868, 0, 468, 468],
      purse: [868, 474, 168, 64],
      noble: [1044, 478, 292, 60],
    },
    leaves: { prestige: [0, 498, 100, 40], works: [106, 498, 100, 40] },
  },
  {
    room: [1256, 640],
    boxes: {
      tracks: [0, 0, 800, 42],
      lots: [0, 48, 800, 86],
      scene: [0, 140, 800, 228],
      pane: [0, 378, 312, 100],
      allies: [0, 486, 312, 40],
      hand: [326, 378, 474, 262],
      estate: [814, 0, 442, 442],
      purse: [814, 452, 130, 70],
      noble: [954, 456, 302, 60],
    },
    leaves: { prestige: [814, 532, 216, 44], works: [1040, 532, 216, 44] },
  },
  {
    room: [1632, 960],
    boxes: {
      tracks: [0, 0, 872, 48],
      lots: [0, 54, 872, 92],
      scene: [0, 152, 872, 248],
      pane: [0, 414, 340, 112],
      allies: [0, 534, 340, 50],
      works: [0, 594, 340, 366],
      hand: [356, 414, 516, 546],
      estate: [888, 0, 744, 744],
      purse: [888, 760, 190, 90],
      noble: [1096, 762, 536, 84],
      prestige: [888, 856, 744, 104],
    },
  },
]
