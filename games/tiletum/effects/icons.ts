// Written by `npm run gather` from the folders beside it: change those.
import type { EffectKind } from '@loggia/core'
import { icon as action } from './action/icon.ts'
import { icon as addAp } from './add-ap/icon.ts'
import { icon as anyAction } from './any-action/icon.ts'
import { icon as dieColour } from './die-colour/icon.ts'
import { icon as gainAny } from './gain-any/icon.ts'
import { icon as king } from './king/icon.ts'
import { icon as move } from './move/icon.ts'
import { icon as pillar } from './pillar/icon.ts'
import { icon as pillarAnywhere } from './pillar-anywhere/icon.ts'
import { icon as post } from './post/icon.ts'
import { icon as postAnywhere } from './post-anywhere/icon.ts'
import { icon as reactivateBuilding } from './reactivate-building/icon.ts'
import { icon as teleport } from './teleport/icon.ts'
import type { Named } from './names.ts'

export const ICONS: Readonly<Record<Named, EffectKind>> = {
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
