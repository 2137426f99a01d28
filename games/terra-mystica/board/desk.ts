/** How Terra Mystica lies on a desk: see `Desk` in `board/desk.ts`. */
import type { Arrangement, Part } from '../../../board/desk.ts'

export const PARTS = [
  { id: 'map', of: 'table', at: 860 },
  { id: 'factions', of: 'table', at: 502, flows: true },
  { id: 'cults', of: 'table', at: 364, name: 'cult-board', answers: ['cult', 'place'] },
  { id: 'rounds', of: 'table', at: 270, name: 'scoring-tiles', answers: ['scoring', 'power-action'] },
  { id: 'bonus', of: 'table', at: 502, flows: true },
  { id: 'towns', of: 'table', at: 340, flows: true, name: 'town-tiles', answers: ['town'] },
  { id: 'favors', of: 'table', at: 312, name: 'favor-tiles', answers: ['favor'] },
  { id: 'head', of: 'seat', at: 502, flows: true },
  { id: 'held', of: 'seat', at: 502, flows: true },
  { id: 'power', of: 'seat', at: 444, flows: true },
  { id: 'buildings', of: 'seat', at: 444, flows: true },
] as const satisfies readonly Part[]

export const ARRANGEMENTS: readonly Arrangement[] = [
  {
    room: [1156, 508],
    boxes: {
      map: [0, 0, 644, 408],
      towns: [0, 420, 430, 88],
      factions: [654, 34, 502, 220],
      head: [654, 0, 502, 30],
      held: [654, 32, 502, 46],
      power: [654, 80, 248, 182],
      buildings: [910, 80, 246, 182],
      cults: [654, 264, 288, 140],
      rounds: [952, 264, 204, 140],
      bonus: [654, 410, 502, 98],
    },
    leaves: { favors: [444, 436, 200, 52] },
  },
  {
    room: [1342, 538],
    boxes: {
      map: [0, 0, 826, 538],
      factions: [840, 34, 502, 220],
      head: [840, 0, 502, 30],
      held: [840, 32, 502, 46],
      power: [840, 80, 248, 182],
      buildings: [1096, 80, 246, 182],
      cults: [840, 264, 288, 140],
      rounds: [1138, 264, 204, 140],
      bonus: [840, 400, 502, 82],
      towns: [840, 484, 330, 54],
    },
    leaves: { favors: [1194, 484, 148, 52] },
  },
  {
    room: [1256, 640],
    boxes: {
      map: [0, 0, 800, 506],
      cults: [0, 510, 276, 130],
      rounds: [284, 510, 232, 130],
      towns: [526, 510, 274, 86],
      factions: [812, 34, 444, 400],
      head: [812, 0, 444, 30],
      held: [812, 32, 444, 46],
      power: [812, 80, 444, 236],
      buildings: [812, 318, 444, 222],
      bonus: [812, 546, 444, 94],
    },
    leaves: { favors: [526, 600, 274, 40] },
  },
  {
    room: [1632, 960],
    boxes: {
      map: [0, 0, 1038, 658],
      cults: [0, 672, 440, 258],
      favors: [452, 672, 286, 258],
      rounds: [750, 672, 288, 258],
      factions: [1052, 38, 580, 700],
      head: [1052, 0, 580, 36],
      held: [1052, 40, 580, 62],
      power: [1052, 106, 580, 340],
      buildings: [1052, 450, 580, 330],
      bonus: [1052, 786, 580, 88],
      towns: [1052, 878, 580, 82],
    },
  },
]
