// Written by `npm run gather` from the folders beside it: change those.
import type { Word } from '../rules/word.ts'
import * as action from './action/rule.ts'
import * as addAp from './add-ap/rule.ts'
import * as anyAction from './any-action/rule.ts'
import * as dieColour from './die-colour/rule.ts'
import * as gainAny from './gain-any/rule.ts'
import * as king from './king/rule.ts'
import * as move from './move/rule.ts'
import * as pillar from './pillar/rule.ts'
import * as pillarAnywhere from './pillar-anywhere/rule.ts'
import * as post from './post/rule.ts'
import * as postAnywhere from './post-anywhere/rule.ts'
import * as reactivateBuilding from './reactivate-building/rule.ts'
import * as teleport from './teleport/rule.ts'
import type { Named } from './names.ts'

export const RULES: Readonly<Record<Named, Word>> = {
  action: action.rule,
  'add-ap': addAp.rule,
  'any-action': anyAction.rule,
  'die-colour': dieColour.rule,
  'gain-any': gainAny.rule,
  king: king.rule,
  move: move.rule,
  pillar: pillar.rule,
  'pillar-anywhere': pillarAnywhere.rule,
  post: post.rule,
  'post-anywhere': postAnywhere.rule,
  'reactivate-building': reactivateBuilding.rule,
  teleport: teleport.rule,
}

/** The fields of the sentence and of the strip of each word. */
export interface WordKinds {
  action: action.Fields
  'add-ap': addAp.Fields
  'any-action': anyAction.Fields
  'die-colour': object
  'gain-any': gainAny.Fields
  king: king.Fields
  move: move.Fields
  pillar: object
  'pillar-anywhere': object
  post: object
  'post-anywhere': object
  'reactivate-building': object
  teleport: teleport.Fields
}

/** The steps that the words put onto the stack. */
export type WordSteps = dieColour.Asks &
  gainAny.Asks &
  move.Asks &
  pillar.Asks &
  post.Asks &
  reactivateBuilding.Asks &
  teleport.Asks
export const asked = {
  ...dieColour.asked,
  ...gainAny.asked,
  ...move.asked,
  ...pillar.asked,
  ...post.asked,
  ...reactivateBuilding.asked,
  ...teleport.asked,
}
