/** How Tapestry lies on a desk: see `Desk` in `board/desk.ts`. */
import type { Arrangement, Part } from '../../../board/desk.ts'

export const PARTS = [
  { id: 'tracks', of: 'table', at: 857 },
  { id: 'map', of: 'table', at: 440 },
  { id: 'offers', of: 'table', at: 225, flows: true, shortens: 1 },
  { id: 'market', of: 'table', at: 420, flows: true, shortens: 1 },
  { id: 'landmarks', of: 'table', at: 424, flows: true, shortens: 1 },
  { id: 'rivals', of: 'table', at: 608, flows: true },
  { id: 'turn', of: 'table', at: 526, flows: true },
  { id: 'answers', of: 'table', at: 608, flows: true },
  { id: 'capital', of: 'seat', at: 262 },
  { id: 'income', of: 'seat', at: 290, flows: true },
  { id: 'civilization', of: 'seat', at: 300, flows: true, shortens: 3 },
  { id: 'hand', of: 'seat', at: 554, flows: true, shortens: 3 },
  { id: 'tiles', of: 'seat', at: 554, flows: true, shortens: 2 },
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
      tracks: [0, 0, 768, 301],
      map: [0, 309, 324, 331],
      answers: [336, 307, 432, 38],
      market: [336, 347, 432, 206],
      landmarks: [336, 556, 432, 84],
      capital: [782, 0, 286, 334],
      civilization: [1076, 0, 180, 334],
      income: [782, 342, 286, 298],
      hand: [1076, 342, 180, 206],
      tiles: [1076, 554, 180, 86],
    },
  },
  {
    room: [1632, 960],
    boxes: {
      tracks: [0, 0, 1004, 394],
      map: [0, 402, 545, 558],
      turn: [557, 406, 447, 56],
      answers: [557, 466, 447, 40],
      market: [557, 512, 447, 260],
      landmarks: [557, 780, 447, 180],
      capital: [1016, 0, 396, 464],
      civilization: [1420, 0, 212, 464],
      income: [1016, 470, 396, 406],
      hand: [1420, 470, 212, 490],
      tiles: [1016, 880, 396, 80],
    },
  },
]

/** Who plays alone has rivals: they lie where others have more room for their hand. In the order of `TABLES`. */
const RIVALS: readonly Arrangement['boxes'][] = [
  { rivals: [662, 382, 494, 28], hand: [662, 412, 340, 96], tiles: [1010, 412, 146, 96] },
  { rivals: [734, 434, 608, 22], hand: [734, 458, 452, 80], tiles: [1194, 458, 148, 80] },
  { rivals: [336, 347, 432, 54], market: [336, 405, 432, 150], landmarks: [336, 560, 432, 80] },
  { rivals: [557, 510, 447, 50], market: [557, 564, 447, 208] },
]
export const ARRANGEMENTS: readonly Arrangement[] = [
  ...TABLES,
  ...TABLES.map((table, k) => ({ ...table, most: 1, boxes: { ...table.boxes, ...RIVALS[k]! } })),
]
