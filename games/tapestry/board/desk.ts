/** How Tapestry lies on a desk: see `Desk` in `board/desk.ts`. */
import type { Arrangement, Part } from '../../../board/desk.ts'

export const PARTS = [
  { id: 'tracks', of: 'table', at: 857 },
  { id: 'map', of: 'table', at: 440 },
  { id: 'offers', of: 'table', at: 225 },
  { id: 'market', of: 'table', at: 420 },
  { id: 'landmarks', of: 'table', at: 250 },
  { id: 'rivals', of: 'table', at: 608, flows: true },
  { id: 'turn', of: 'table', at: 526, flows: true },
  { id: 'answers', of: 'table', at: 608, flows: true },
  { id: 'capital', of: 'seat', at: 262 },
  { id: 'income', of: 'seat', at: 290 },
  { id: 'civilization', of: 'seat', at: 300, flows: true },
  { id: 'hand', of: 'seat', at: 554, flows: true },
  { id: 'tiles', of: 'seat', at: 554, flows: true },
] as const satisfies readonly Part[]

const TABLES: readonly Arrangement[] = [
  {
    room: [1156, 508],
    boxes: {
      tracks: [0, 0, 650, 256],
      capital: [0, 262, 212, 246],
      income: [222, 262, 238, 246],
      civilization: [470, 262, 180, 246],
      map: [662, 0, 316, 336],
      offers: [988, 0, 168, 250],
      landmarks: [988, 254, 168, 84],
      answers: [662, 340, 494, 38],
      hand: [662, 384, 340, 124],
      tiles: [1010, 384, 146, 124],
    },
  },
  {
    room: [1342, 538],
    boxes: {
      tracks: [0, 0, 720, 284],
      capital: [0, 290, 212, 248],
      income: [222, 290, 248, 248],
      civilization: [482, 290, 238, 248],
      map: [734, 0, 404, 390],
      offers: [1150, 0, 192, 290],
      landmarks: [1150, 294, 192, 96],
      answers: [734, 394, 608, 38],
      hand: [734, 436, 452, 102],
      tiles: [1194, 436, 148, 102],
    },
  },
  {
    room: [1256, 640],
    boxes: {
      tracks: [0, 0, 700, 276],
      capital: [0, 284, 304, 356],
      income: [314, 284, 290, 300],
      map: [712, 0, 360, 376],
      offers: [1082, 0, 174, 284],
      landmarks: [1082, 290, 174, 86],
      answers: [712, 380, 544, 38],
      civilization: [614, 424, 210, 216],
      hand: [834, 424, 422, 130],
      tiles: [834, 562, 422, 78],
    },
  },
  {
    room: [1632, 960],
    boxes: {
      tracks: [0, 0, 1062, 416],
      map: [0, 424, 522, 536],
      turn: [536, 428, 526, 62],
      answers: [536, 492, 526, 42],
      market: [536, 538, 526, 270],
      landmarks: [536, 812, 526, 148],
      capital: [1078, 0, 380, 448],
      income: [1078, 456, 330, 316],
      civilization: [1418, 456, 214, 316],
      hand: [1078, 780, 554, 180],
      tiles: [1470, 0, 162, 448],
    },
  },
]

/** Who plays alone has rivals: they lie where others have more room for their hand. In the order of `TABLES`. */
const RIVALS: readonly Arrangement['boxes'][] = [
  { rivals: [662, 382, 494, 28], hand: [662, 412, 340, 96], tiles: [1010, 412, 146, 96] },
  { rivals: [734, 434, 608, 22], hand: [734, 458, 452, 80], tiles: [1194, 458, 148, 80] },
  { rivals: [834, 422, 422, 54], hand: [834, 478, 422, 92], tiles: [834, 576, 422, 64] },
  { rivals: [536, 536, 526, 50], market: [536, 592, 526, 216] },
]
export const ARRANGEMENTS: readonly Arrangement[] = [
  ...TABLES,
  ...TABLES.map((table, k) => ({ ...table, most: 1, boxes: { ...table.boxes, ...RIVALS[k]! } })),
]
