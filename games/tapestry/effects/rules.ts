// Written by `npm run gather` from the folders beside it: change those.
import type { Word } from '../rules/word.ts'
import * as advanceEachTrackOnce from './advance-each-track-once/rule.ts'
import * as aiSingularity from './ai-singularity/rule.ts'
import * as chooseOpponent from './choose-opponent/rule.ts'
import * as chooseOpponentAndTrack from './choose-opponent-and-track/rule.ts'
import * as circleBenefitOfThatCard from './circle-benefit-of-that-card/rule.ts'
import * as colonialism from './colonialism/rule.ts'
import * as compareLandmarks from './compare-landmarks/rule.ts'
import * as conqueredTerritoryBenefit from './conquered-territory-benefit/rule.ts'
import * as convertIncomeFood from './convert-income-food/rule.ts'
import * as copyBenefit from './copy-benefit/rule.ts'
import * as copyOpponentPosition from './copy-opponent-position/rule.ts'
import * as copyTapestry from './copy-tapestry/rule.ts'
import * as darkAges from './dark-ages/rule.ts'
import * as discardForVp from './discard-for-vp/rule.ts'
import * as doubleTileBenefit from './double-tile-benefit/rule.ts'
import * as eachNeighbour from './each-neighbour/rule.ts'
import * as eachOpponent from './each-opponent/rule.ts'
import * as eachPlayer from './each-player/rule.ts'
import * as exploreSpace from './explore-space/rule.ts'
import * as gainCivilization from './gain-civilization/rule.ts'
import * as giveTile from './give-tile/rule.ts'
import * as guilds from './guilds/rule.ts'
import * as ifFirstInEra from './if-first-in-era/rule.ts'
import * as matchClosestOpponent from './match-closest-opponent/rule.ts'
import * as oilMagnate from './oil-magnate/rule.ts'
import * as olympicHost from './olympic-host/rule.ts'
import * as overplayTapestry from './overplay-tapestry/rule.ts'
import * as overplayWithGained from './overplay-with-gained/rule.ts'
import * as perTrackWhereLast from './per-track-where-last/rule.ts'
import * as placeOutpost from './place-outpost/rule.ts'
import * as refreshTechRow from './refresh-tech-row/rule.ts'
import * as rollScienceDie from './roll-science-die/rule.ts'
import * as scoreCapital from './score-capital/rule.ts'
import * as standUpOutposts from './stand-up-outposts/rule.ts'
import * as techCircle from './tech-circle/rule.ts'
import * as techSquare from './tech-square/rule.ts'
import type { Named } from './names.ts'

export const RULES: Readonly<Record<Named, Word>> = {
  'advance-each-track-once': advanceEachTrackOnce.rule,
  'ai-singularity': aiSingularity.rule,
  'choose-opponent': chooseOpponent.rule,
  'choose-opponent-and-track': chooseOpponentAndTrack.rule,
  'circle-benefit-of-that-card': circleBenefitOfThatCard.rule,
  colonialism: colonialism.rule,
  'compare-landmarks': compareLandmarks.rule,
  'conquered-territory-benefit': conqueredTerritoryBenefit.rule,
  'convert-income-food': convertIncomeFood.rule,
  'copy-benefit': copyBenefit.rule,
  'copy-opponent-position': copyOpponentPosition.rule,
  'copy-tapestry': copyTapestry.rule,
  'dark-ages': darkAges.rule,
  'discard-for-vp': discardForVp.rule,
  'double-tile-benefit': doubleTileBenefit.rule,
  'each-neighbour': eachNeighbour.rule,
  'each-opponent': eachOpponent.rule,
  'each-player': eachPlayer.rule,
  'explore-space': exploreSpace.rule,
  'gain-civilization': gainCivilization.rule,
  'give-tile': giveTile.rule,
  guilds: guilds.rule,
  'if-first-in-era': ifFirstInEra.rule,
  'match-closest-opponent': matchClosestOpponent.rule,
  'oil-magnate': oilMagnate.rule,
  'olympic-host': olympicHost.rule,
  'overplay-tapestry': overplayTapestry.rule,
  'overplay-with-gained': overplayWithGained.rule,
  'per-track-where-last': perTrackWhereLast.rule,
  'place-outpost': placeOutpost.rule,
  'refresh-tech-row': refreshTechRow.rule,
  'roll-science-die': rollScienceDie.rule,
  'score-capital': scoreCapital.rule,
  'stand-up-outposts': standUpOutposts.rule,
  'tech-circle': techCircle.rule,
  'tech-square': techSquare.rule,
}

/** The fields of the sentence and of the strip of each word. */
export interface WordKinds {
  'advance-each-track-once': object
  'ai-singularity': object
  'choose-opponent': object
  'choose-opponent-and-track': object
  'circle-benefit-of-that-card': object
  colonialism: colonialism.Fields
  'compare-landmarks': compareLandmarks.Fields
  'conquered-territory-benefit': object
  'convert-income-food': convertIncomeFood.Fields
  'copy-benefit': object
  'copy-opponent-position': object
  'copy-tapestry': object
  'dark-ages': darkAges.Fields
  'discard-for-vp': discardForVp.Fields
  'double-tile-benefit': object
  'each-neighbour': eachNeighbour.Fields
  'each-opponent': eachOpponent.Fields
  'each-player': eachPlayer.Fields
  'explore-space': object
  'gain-civilization': object
  'give-tile': giveTile.Fields
  guilds: guilds.Fields
  'if-first-in-era': ifFirstInEra.Fields
  'match-closest-opponent': object
  'oil-magnate': object
  'olympic-host': olympicHost.Fields
  'overplay-tapestry': object
  'overplay-with-gained': overplayWithGained.Fields
  'per-track-where-last': perTrackWhereLast.Fields
  'place-outpost': object
  'refresh-tech-row': object
  'roll-science-die': object
  'score-capital': object
  'stand-up-outposts': standUpOutposts.Fields
  'tech-circle': object
  'tech-square': object
}

/** The steps that the words put onto the stack. */
export type WordSteps = chooseOpponent.Asks &
  chooseOpponentAndTrack.Asks &
  colonialism.Asks &
  convertIncomeFood.Asks &
  copyOpponentPosition.Asks &
  copyTapestry.Asks &
  darkAges.Asks &
  darkAges.Goes &
  discardForVp.Asks &
  giveTile.Asks &
  guilds.Asks &
  matchClosestOpponent.Asks &
  oilMagnate.Asks &
  oilMagnate.Goes &
  olympicHost.Asks &
  overplayTapestry.Asks &
  overplayWithGained.Asks &
  standUpOutposts.Asks
export const asked = {
  ...chooseOpponent.asked,
  ...chooseOpponentAndTrack.asked,
  ...colonialism.asked,
  ...convertIncomeFood.asked,
  ...copyOpponentPosition.asked,
  ...copyTapestry.asked,
  ...darkAges.asked,
  ...discardForVp.asked,
  ...giveTile.asked,
  ...guilds.asked,
  ...matchClosestOpponent.asked,
  ...oilMagnate.asked,
  ...olympicHost.asked,
  ...overplayTapestry.asked,
  ...overplayWithGained.asked,
  ...standUpOutposts.asked,
}
