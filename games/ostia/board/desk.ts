/** How Ostia lies on a desk: see `Desk` in `board/desk.ts`. */
import type { Arrangement, Part } from '../../../board/desk.ts'

export const PARTS = [
  { id: 'chart', of: 'table', at: 1082 },
  { id: 'orders', of: 'table', at: 1088, flows: true },
  { id: 'basin', of: 'seat', at: 312 },
  { id: 'whose', of: 'seat', at: 260, flows: true },
  { id: 'things', of: 'seat', at: 500, flows: true },
  { id: 'ships', of: 'seat', at: 304 },
  { id: 'discs', of: 'seat', at: 304 },
  { id: 'spots', of: 'seat', at: 480, flows: true },
] as const satisfies readonly Part[]

export const ARRANGEMENTS: readonly Arrangement[] = [
  {
    room: [1156, 508],
    boxes: {
      chart: [0, 0, 664, 500],
      orders: [676, 0, 480, 94],
      whose: [972, 100, 184, 30],
      basin: [676, 98, 296, 258],
      things: [980, 130, 176, 226],
      ships: [676, 362, 236, 74],
      discs: [920, 362, 236, 74],
      spots: [676, 444, 480, 58],
    },
  },
  {
    room: [1342, 538],
    boxes: {
      chart: [0, 0, 716, 538],
      orders: [730, 0, 612, 104],
      whose: [1082, 108, 260, 30],
      basin: [730, 106, 334, 291],
      things: [1082, 136, 260, 256],
      ships: [730, 402, 300, 74],
      discs: [1042, 402, 300, 74],
      spots: [730, 482, 612, 56],
    },
  },
  {
    room: [1256, 640],
    boxes: {
      chart: [0, 0, 786, 591],
      spots: [0, 595, 786, 45],
      orders: [798, 0, 458, 116],
      whose: [798, 126, 120, 70],
      basin: [832, 122, 390, 341],
      things: [798, 474, 458, 96],
      ships: [798, 576, 224, 64],
      discs: [1032, 576, 224, 64],
    },
  },
  {
    room: [1632, 960],
    boxes: {
      chart: [0, 0, 1088, 818],
      orders: [0, 834, 1088, 120],
      whose: [1102, 6, 150, 90],
      basin: [1102, 0, 530, 462],
      things: [1102, 480, 530, 140],
      ships: [1102, 640, 440, 108],
      discs: [1102, 760, 440, 108],
      spots: [1102, 888, 530, 68],
    },
  },
]
