/** How Tiletum lies on a desk: see `Desk` in `board/desk.ts`. */
import type { Arrangement, Part } from '../../../board/desk.ts'

export const PARTS = [
  { id: 'map', of: 'table', at: 860 },
  { id: 'king', of: 'table', at: 800 },
  { id: 'wheel', of: 'table', at: 356 },
  { id: 'contract-offer', of: 'table', at: 250 },
  { id: 'character-offer', of: 'table', at: 250 },
  { id: 'pools', of: 'seat', at: 530, flows: true },
  { id: 'goods', of: 'seat', at: 304, flows: true },
  { id: 'houses', of: 'seat', at: 307 },
  { id: 'storehouse', of: 'seat', at: 306 },
  { id: 'contracts', of: 'seat', at: 306 },
] as const satisfies readonly Part[]

export const ARRANGEMENTS: readonly Arrangement[] = [
  {
    room: [1156, 508],
    boxes: {
      'map': [0, 0, 660, 390],
      'king': [0, 400, 660, 60],
      'pools': [0, 476, 660, 30],
      'houses': [672, 0, 240, 244],
      'goods': [920, 2, 236, 66],
      'storehouse': [920, 70, 236, 86],
      'contracts': [920, 156, 236, 58],
      'wheel': [672, 254, 276, 254],
      'contract-offer': [954, 218, 202, 140],
      'character-offer': [954, 366, 202, 140],
    },
  },
  {
    room: [1342, 538],
    boxes: {
      'map': [0, 0, 800, 473],
      'king': [0, 477, 800, 61],
      'pools': [812, 0, 530, 28],
      'houses': [812, 30, 260, 262],
      'goods': [1082, 34, 260, 50],
      'storehouse': [1082, 86, 260, 94],
      'contracts': [1082, 182, 260, 66],
      'wheel': [812, 296, 286, 242],
      'contract-offer': [1106, 254, 230, 140],
      'character-offer': [1106, 400, 230, 138],
    },
  },
  {
    room: [1256, 640],
    boxes: {
      'map': [0, 0, 744, 440],
      'king': [0, 444, 744, 66],
      'storehouse': [0, 514, 350, 126],
      'contracts': [364, 526, 380, 104],
      'pools': [756, 0, 500, 28],
      'houses': [756, 32, 332, 334],
      'goods': [1096, 36, 160, 120],
      'wheel': [756, 368, 318, 272],
      'contract-offer': [1082, 380, 174, 126],
      'character-offer': [1082, 514, 174, 126],
    },
  },
  {
    room: [1632, 960],
    boxes: {
      'map': [0, 0, 1090, 644],
      'wheel': [0, 652, 361, 308],
      'king': [372, 652, 718, 84],
      'contract-offer': [372, 752, 324, 208],
      'character-offer': [712, 752, 324, 208],
      'pools': [1104, 0, 528, 34],
      'goods': [1104, 38, 528, 76],
      'houses': [1104, 118, 528, 536],
      'storehouse': [1104, 660, 528, 182],
      'contracts': [1104, 848, 528, 112],
    },
  },
]
