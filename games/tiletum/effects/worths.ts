// Written by `npm run gather` from the folders beside it: change those.
import type { Worth } from '../bot/worth.ts'
import type { Named } from './names.ts'
import { worth as action } from './action/worth.ts'
import { worth as addAp } from './add-ap/worth.ts'
import { worth as anyAction } from './any-action/worth.ts'
import { worth as dieColour } from './die-colour/worth.ts'
import { worth as gainAny } from './gain-any/worth.ts'
import { worth as king } from './king/worth.ts'
import { worth as move } from './move/worth.ts'
import { worth as pillar } from './pillar/worth.ts'
import { worth as pillarAnywhere } from './pillar-anywhere/worth.ts'
import { worth as post } from './post/worth.ts'
import { worth as postAnywhere } from './post-anywhere/worth.ts'
import { worth as reactivateBuilding } from './reactivate-building/worth.ts'
import { worth as teleport } from './teleport/worth.ts'

export const WORTHS: Readonly<Record<Named, Worth>> = {
  action: action,
  'add-ap': addAp,
  'any-action': anyAction,
  'die-colour': dieColour,
  'gain-any': gainAny,
  king: king,
  move: move,
  pillar: pillar,
  'pillar-anywhere': pillarAnywhere,
  post: post,
  'post-anywhere': postAnywhere,
  'reactivate-building': reactivateBuilding,
  teleport: teleport,
}
