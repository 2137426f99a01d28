// Written by `npm run gather` from the folders beside it: change those.
import { sentence as advanceEachTrackOnce } from './advance-each-track-once/en.ts'
import { sentence as aiSingularity } from './ai-singularity/en.ts'
import * as chooseOpponent from './choose-opponent/en.ts'
import * as chooseOpponentAndTrack from './choose-opponent-and-track/en.ts'
import { sentence as circleBenefitOfThatCard } from './circle-benefit-of-that-card/en.ts'
import * as colonialism from './colonialism/en.ts'
import { sentence as compareLandmarks } from './compare-landmarks/en.ts'
import { sentence as conqueredTerritoryBenefit } from './conquered-territory-benefit/en.ts'
import * as convertIncomeFood from './convert-income-food/en.ts'
import { sentence as copyBenefit } from './copy-benefit/en.ts'
import * as copyOpponentPosition from './copy-opponent-position/en.ts'
import * as copyTapestry from './copy-tapestry/en.ts'
import * as darkAges from './dark-ages/en.ts'
import * as discardForVp from './discard-for-vp/en.ts'
import { sentence as doubleTileBenefit } from './double-tile-benefit/en.ts'
import { sentence as eachNeighbour } from './each-neighbour/en.ts'
import { sentence as eachOpponent } from './each-opponent/en.ts'
import { sentence as eachPlayer } from './each-player/en.ts'
import { sentence as exploreSpace } from './explore-space/en.ts'
import { sentence as gainCivilization } from './gain-civilization/en.ts'
import * as giveTile from './give-tile/en.ts'
import * as guilds from './guilds/en.ts'
import { sentence as ifFirstInEra } from './if-first-in-era/en.ts'
import * as matchClosestOpponent from './match-closest-opponent/en.ts'
import * as oilMagnate from './oil-magnate/en.ts'
import * as olympicHost from './olympic-host/en.ts'
import * as overplayTapestry from './overplay-tapestry/en.ts'
import * as overplayWithGained from './overplay-with-gained/en.ts'
import { sentence as perTrackWhereLast } from './per-track-where-last/en.ts'
import { sentence as placeOutpost } from './place-outpost/en.ts'
import { sentence as refreshTechRow } from './refresh-tech-row/en.ts'
import { sentence as rollScienceDie } from './roll-science-die/en.ts'
import { sentence as scoreCapital } from './score-capital/en.ts'
import * as standUpOutposts from './stand-up-outposts/en.ts'
import { sentence as techCircle } from './tech-circle/en.ts'
import { sentence as techSquare } from './tech-square/en.ts'
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
