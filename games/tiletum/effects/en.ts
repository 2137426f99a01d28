// Written by `npm run gather` from the folders beside it: change those.
import { sentence as action } from './action/en.ts'
import { sentence as addAp } from './add-ap/en.ts'
import { sentence as anyAction } from './any-action/en.ts'
import * as dieColour from './die-colour/en.ts'
import * as gainAny from './gain-any/en.ts'
import { sentence as king } from './king/en.ts'
import * as move from './move/en.ts'
import * as pillar from './pillar/en.ts'
import { sentence as pillarAnywhere } from './pillar-anywhere/en.ts'
import * as post from './post/en.ts'
import { sentence as postAnywhere } from './post-anywhere/en.ts'
import * as reactivateBuilding from './reactivate-building/en.ts'
import * as teleport from './teleport/en.ts'
import type { Named } from './names.ts'

export const sentences: Readonly<Record<Named, string>> = {
  action: action,
  'add-ap': addAp,
  'any-action': anyAction,
  'die-colour': dieColour.sentence,
  'gain-any': gainAny.sentence,
  king: king,
  move: move.sentence,
  pillar: pillar.sentence,
  'pillar-anywhere': pillarAnywhere,
  post: post.sentence,
  'post-anywhere': postAnywhere,
  'reactivate-building': reactivateBuilding.sentence,
  teleport: teleport.sentence,
}
export const questions = {
  ...dieColour.questions,
  ...gainAny.questions,
  ...move.questions,
  ...pillar.questions,
  ...post.questions,
  ...reactivateBuilding.questions,
  ...teleport.questions,
}
