/** Where each space of the shipped map stands on the sheet, as the sheet lies and turned, so that nothing of one hides another. */
import type { Point } from '../../../board/geometry.ts'

/** The views of towns: northern gables, walls and towers, stepped gables, domes, ports. */
export type TownView = 'spires' | 'walls' | 'gables' | 'dome' | 'port'

/** `mirror`: the cathedral on the left, the tile on the right. `slots`, `label`: how far these are shifted. */
export interface Lay {
  at: Point
  town?: TownView
  mirror?: boolean
  slots?: number
  label?: number
}
export const LAYOUT: Readonly<Record<string, Lay>> = {
  'london': { at: [78, 72], town: 'walls' },
  'road-london-brugge': { at: [178, 114] },
  'brugge': { at: [250, 97], town: 'gables' },
  'antwerpen': { at: [351, 74], town: 'gables' },
  'road-antwerpen-hamburg': { at: [470, 56] },
  'hamburg': { at: [594, 76], town: 'gables' },
  'tiletum': { at: [274, 192], town: 'gables' },
  'koeln': { at: [394, 152], town: 'spires' },
  'leipzig': { at: [665, 172], town: 'spires' },
  'paris': { at: [126, 194], town: 'walls' },
  'troyes': { at: [286, 280], town: 'spires' },
  'strasbourg': { at: [424, 262], town: 'spires', slots: -18 },
  'frankfurt': { at: [564, 203], town: 'walls' },
  'nuernberg': { at: [651, 264], town: 'walls' },
  'praha': { at: [752, 206], town: 'spires' },
  'road-paris-bordeaux': { at: [106, 276] },
  'bordeaux': { at: [80, 362], town: 'walls' },
  'road-strasbourg-milano': { at: [456, 315] },
  'road-nuernberg-verona': { at: [606, 321] },
  'wien': { at: [786, 300], town: 'spires', mirror: true },
  'lyon': { at: [278, 370], town: 'walls' },
  'milano': { at: [432, 378], town: 'dome', label: -20 },
  'verona': { at: [588, 376], town: 'dome' },
  'venezia': { at: [730, 386], town: 'port' },
  'toulouse': { at: [186, 450], town: 'spires' },
  'arles': { at: [308, 453], town: 'dome' },
  'road-arles-genova': { at: [416, 472] },
  'genova': { at: [522, 453], town: 'port' },
  'firenze': { at: [652, 453], town: 'dome', slots: -12 },
}

/** Where roads must bend to pass by what is read: the point that draws the road to itself. */
export const BENDS: Readonly<Record<string, Point>> = {
  'antwerpen koeln': [398, 100],
  'troyes lyon': [228, 322],
  'praha wien': [800, 250],
  'wien venezia': [806, 358],
  'venezia firenze': [672, 400],
}

/** The same on the turned sheet, east up: cities there are a screen's width apart and have positions of their own. */
export const TURNED_LAYOUT: Readonly<Record<string, Lay>> = {
  'london': { at: [71, 781] },
  'road-london-brugge': { at: [112, 684] },
  'brugge': { at: [99, 612] },
  'antwerpen': { at: [74, 527], slots: -1 },
  'road-antwerpen-hamburg': { at: [91, 388] },
  'hamburg': { at: [77, 266] },
  'tiletum': { at: [190, 586], slots: -1, label: -1 },
  'koeln': { at: [153, 451], mirror: true, label: -2 },
  'leipzig': { at: [168, 196], label: -1 },
  'paris': { at: [196, 717] },
  'troyes': { at: [287, 543], slots: -2 },
  'strasbourg': { at: [262, 425], slots: -1 },
  'frankfurt': { at: [204, 299], slots: -1, label: -1 },
  'nuernberg': { at: [264, 209], mirror: true, slots: -1, label: 1 },
  'praha': { at: [169, 108], mirror: true },
  'road-paris-bordeaux': { at: [273, 767] },
  'bordeaux': { at: [362, 779] },
  'road-strasbourg-milano': { at: [317, 400] },
  'road-nuernberg-verona': { at: [320, 248] },
  'wien': { at: [322, 74], mirror: true, slots: 1, label: -1 },
  'lyon': { at: [371, 608], mirror: true },
  'milano': { at: [377, 432], mirror: true, slots: 3 },
  'verona': { at: [373, 284], slots: -11, label: -1 },
  'venezia': { at: [387, 123], mirror: true },
  'toulouse': { at: [447, 677], label: -1 },
  'arles': { at: [449, 551], label: -2 },
  'road-arles-genova': { at: [417, 448] },
  'genova': { at: [449, 336], label: -1 },
  'firenze': { at: [437, 208], mirror: true, slots: 13 },
}
