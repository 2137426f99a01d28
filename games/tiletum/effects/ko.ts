// Written by `npm run gather` from the folders beside it: change those.
import { sentence as action } from './action/ko.ts'
import { sentence as addAp } from './add-ap/ko.ts'
import { sentence as anyAction } from './any-action/ko.ts'
import * as dieColour from './die-colour/ko.ts'
import * as gainAny from './gain-any/ko.ts'
import { sentence as king } from './king/ko.ts'
import * as move from './move/ko.ts'
import * as pillar from './pillar/ko.ts'
import { sentence as pillarAnywhere } from './pillar-anywhere/ko.ts'
import * as post from './post/ko.ts'
import { sentence as postAnywhere } from './post-anywhere/ko.ts'
import * as reactivateBuilding from './reactivate-building/ko.ts'
import * as teleport from './teleport/ko.ts'
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
