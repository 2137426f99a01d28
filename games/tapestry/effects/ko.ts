// Written by `npm run gather` from the folders beside it: change those.
import { sentence as advanceEachTrackOnce } from './advance-each-track-once/ko.ts'
import { sentence as aiSingularity } from './ai-singularity/ko.ts'
import * as chooseOpponent from './choose-opponent/ko.ts'
import * as chooseOpponentAndTrack from './choose-opponent-and-track/ko.ts'
import { sentence as circleBenefitOfThatCard } from './circle-benefit-of-that-card/ko.ts'
import * as colonialism from './colonialism/ko.ts'
import { sentence as compareLandmarks } from './compare-landmarks/ko.ts'
import { sentence as conqueredTerritoryBenefit } from './conquered-territory-benefit/ko.ts'
import * as convertIncomeFood from './convert-income-food/ko.ts'
import { sentence as copyBenefit } from './copy-benefit/ko.ts'
import * as copyOpponentPosition from './copy-opponent-position/ko.ts'
import * as copyTapestry from './copy-tapestry/ko.ts'
import * as darkAges from './dark-ages/ko.ts'
import * as discardForVp from './discard-for-vp/ko.ts'
import { sentence as doubleTileBenefit } from './double-tile-benefit/ko.ts'
import { sentence as eachNeighbour } from './each-neighbour/ko.ts'
import { sentence as eachOpponent } from './each-opponent/ko.ts'
import { sentence as eachPlayer } from './each-player/ko.ts'
import { sentence as exploreSpace } from './explore-space/ko.ts'
import { sentence as gainCivilization } from './gain-civilization/ko.ts'
import * as giveTile from './give-tile/ko.ts'
import * as guilds from './guilds/ko.ts'
import { sentence as ifFirstInEra } from './if-first-in-era/ko.ts'
import * as matchClosestOpponent from './match-closest-opponent/ko.ts'
import * as oilMagnate from './oil-magnate/ko.ts'
import * as olympicHost from './olympic-host/ko.ts'
import * as overplayTapestry from './overplay-tapestry/ko.ts'
import * as overplayWithGained from './overplay-with-gained/ko.ts'
import { sentence as perTrackWhereLast } from './per-track-where-last/ko.ts'
import { sentence as placeOutpost } from './place-outpost/ko.ts'
import { sentence as refreshTechRow } from './refresh-tech-row/ko.ts'
import { sentence as rollScienceDie } from './roll-science-die/ko.ts'
import { sentence as scoreCapital } from './score-capital/ko.ts'
import * as standUpOutposts from './stand-up-outposts/ko.ts'
import { sentence as techCircle } from './tech-circle/ko.ts'
import { sentence as techSquare } from './tech-square/ko.ts'
import type { Named } from './names.ts'

export const sentences: Readonly<Record<Named, string>> = {
  'advance-each-track-once': advanceEachTrackOnce,
  'ai-singularity': aiSingularity,
  'choose-opponent': chooseOpponent.sentence,
  'choose-opponent-and-track': chooseOpponentAndTrack.sentence,
  'circle-benefit-of-that-card': circleBenefitOfThatCard,
  colonialism: colonialism.sentence,
  'compare-landmarks': compareLandmarks,
  'conquered-territory-benefit': conqueredTerritoryBenefit,
  'convert-income-food': convertIncomeFood.sentence,
  'copy-benefit': copyBenefit,
  'copy-opponent-position': copyOpponentPosition.sentence,
  'copy-tapestry': copyTapestry.sentence,
  'dark-ages': darkAges.sentence,
  'discard-for-vp': discardForVp.sentence,
  'double-tile-benefit': doubleTileBenefit,
  'each-neighbour': eachNeighbour,
  'each-opponent': eachOpponent,
  'each-player': eachPlayer,
  'explore-space': exploreSpace,
  'gain-civilization': gainCivilization,
  'give-tile': giveTile.sentence,
  guilds: guilds.sentence,
  'if-first-in-era': ifFirstInEra,
  'match-closest-opponent': matchClosestOpponent.sentence,
  'oil-magnate': oilMagnate.sentence,
  'olympic-host': olympicHost.sentence,
  'overplay-tapestry': overplayTapestry.sentence,
  'overplay-with-gained': overplayWithGained.sentence,
  'per-track-where-last': perTrackWhereLast,
  'place-outpost': placeOutpost,
  'refresh-tech-row': refreshTechRow,
  'roll-science-die': rollScienceDie,
  'score-capital': scoreCapital,
  'stand-up-outposts': standUpOutposts.sentence,
  'tech-circle': techCircle,
  'tech-square': techSquare,
}
export const questions = {
  ...chooseOpponent.questions,
  ...chooseOpponentAndTrack.questions,
  ...colonialism.questions,
  ...convertIncomeFood.questions,
  ...copyOpponentPosition.questions,
  ...copyTapestry.questions,
  ...darkAges.questions,
  ...discardForVp.questions,
  ...giveTile.questions,
  ...guilds.questions,
  ...matchClosestOpponent.questions,
  ...oilMagnate.questions,
  ...olympicHost.questions,
  ...overplayTapestry.questions,
  ...overplayWithGained.questions,
  ...standUpOutposts.questions,
}
