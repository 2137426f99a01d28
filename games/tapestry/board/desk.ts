/** How Tapestry lies on a desk: see `Desk` in `board/desk.ts`. */
import type { Arrangement, Part } from '../../../board/desk.ts'

export const PARTS = [
  { id: 'tracks', of: 'table', at: 857 },
  { id: 'map', of: 'table', at: 440 },
  { id: 'offers', of: 'table', at: 225, flows: true, shortens: 1 },
  { id: 'market', of: 'table', at: 360, flows: true, shortens: 1 },
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
      income: [222, 290, 264, 248],
      civilization: [496, 290, 224, 248],
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
      tracks: [0, 0, 800, 313],
      map: [0, 317, 290, 323],
      answers: [300, 317, 500, 36],
      market: [300, 356, 500, 192],
      landmarks: [300, 551, 500, 89],
      capital: [810, 0, 272, 318],
      civilization: [1090, 0, 166, 322],
      income: [810, 326, 272, 314],
      hand: [1090, 328, 166, 222],
      tiles: [1090, 554, 166, 86],
    },
  },
  {
    room: [1632, 965],
    boxes: {
      tracks: [0, 0, 1019, 399],
      map: [0, 403, 506, 562],
      turn: [511, 403, 508, 58],
      answers: [511, 463, 508, 40],
      market: [511, 506, 508, 258],
      landmarks: [511, 766, 508, 199],
      capital: [1025, 0, 395, 464],
      civilization: [1424, 0, 208, 464],
      income: [1025, 470, 395, 406],
      hand: [1424, 470, 208, 495],
      tiles: [1025, 880, 395, 85],
    },
  },
]

/** Up to three people play on a map of another shape. In the order of `TABLES`; where it is not the width that bounds it, nothing changes. */
const FEW: readonly Arrangement['boxes'][] = [
  {},
  {},
  {
    map: [0, 317, 315, 323],
    answers: [325, 317, 475, 36],
    market: [325, 356, 475, 192],
    landmarks: [325, 551, 475, 89],
  },
  {
    map: [0, 403, 549, 562],
    turn: [554, 403, 465, 58],
    answers: [554, 463, 465, 40],
    market: [554, 506, 465, 276],
    landmarks: [554, 784, 465, 181],
  },
]
/** Who plays alone has rivals: they lie where others have more room for their hand. */
const RIVALS: readonly Arrangement['boxes'][] = [
  {
    tracks: [0, 0, 658, 259],
    capital: [0, 265, 212, 243],
    income: [222, 265, 268, 243],
    civilization: [498, 265, 160, 243],
    map: [668, 0, 320, 341],
    offers: [994, 0, 162, 253],
    landmarks: [994, 257, 162, 84],
    answers: [668, 344, 488, 36],
    rivals: [668, 382, 488, 28],
    hand: [668, 412, 336, 96],
    tiles: [1010, 412, 146, 96],
  },
  { rivals: [734, 434, 608, 22], hand: [734, 458, 452, 80], tiles: [1194, 458, 148, 80] },
  { rivals: [325, 355, 475, 20], market: [325, 377, 475, 171] },
  { rivals: [554, 506, 465, 21], market: [554, 529, 465, 253] },
]
export const ARRANGEMENTS: readonly Arrangement[] = [
  ...TABLES,
  ...TABLES.map((table, k) => ({ ...table, most: 3, boxes: { ...table.boxes, ...FEW[k]! } })),
  ...TABLES.map((table, k) => ({ ...table, most: 1, boxes: { ...table.boxes, ...FEW[k]!, ...RIVALS[k]! } })),
]
