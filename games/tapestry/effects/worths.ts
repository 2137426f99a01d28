// Written by `npm run gather` from the folders beside it: change those.
import type { Worth } from '../bot/worth.ts'
import type { Named } from './names.ts'
import { worth as advanceEachTrackOnce } from './advance-each-track-once/worth.ts'
import { worth as aiSingularity } from './ai-singularity/worth.ts'
import { worth as chooseOpponent } from './choose-opponent/worth.ts'
import { worth as chooseOpponentAndTrack } from './choose-opponent-and-track/worth.ts'
import { worth as circleBenefitOfThatCard } from './circle-benefit-of-that-card/worth.ts'
import { worth as colonialism } from './colonialism/worth.ts'
import { worth as compareLandmarks } from './compare-landmarks/worth.ts'
import { worth as conqueredTerritoryBenefit } from './conquered-territory-benefit/worth.ts'
import { worth as convertIncomeFood } from './convert-income-food/worth.ts'
import { worth as copyBenefit } from './copy-benefit/worth.ts'
import { worth as copyOpponentPosition } from './copy-opponent-position/worth.ts'
import { worth as copyTapestry } from './copy-tapestry/worth.ts'
import { worth as darkAges } from './dark-ages/worth.ts'
import { worth as discardForVp } from './discard-for-vp/worth.ts'
import { worth as doubleTileBenefit } from './double-tile-benefit/worth.ts'
import { worth as eachNeighbour } from './each-neighbour/worth.ts'
import { worth as eachOpponent } from './each-opponent/worth.ts'
import { worth as eachPlayer } from './each-player/worth.ts'
import { worth as exploreSpace } from './explore-space/worth.ts'
import { worth as gainCivilization } from './gain-civilization/worth.ts'
import { worth as giveTile } from './give-tile/worth.ts'
import { worth as guilds } from './guilds/worth.ts'
import { worth as ifFirstInEra } from './if-first-in-era/worth.ts'
import { worth as matchClosestOpponent } from './match-closest-opponent/worth.ts'
import { worth as oilMagnate } from './oil-magnate/worth.ts'
import { worth as olympicHost } from './olympic-host/worth.ts'
import { worth as overplayTapestry } from './overplay-tapestry/worth.ts'
import { worth as overplayWithGained } from './overplay-with-gained/worth.ts'
import { worth as perTrackWhereLast } from './per-track-where-last/worth.ts'
import { worth as placeOutpost } from './place-outpost/worth.ts'
import { worth as refreshTechRow } from './refresh-tech-row/worth.ts'
import { worth as rollScienceDie } from './roll-science-die/worth.ts'
import { worth as scoreCapital } from './score-capital/worth.ts'
import { worth as standUpOutposts } from './stand-up-outposts/worth.ts'
import { worth as techCircle } from './tech-circle/worth.ts'
import { worth as techSquare } from './tech-square/worth.ts'

export const WORTHS: Readonly<Record<Named, Worth>> = {
  'advance-each-track-once': advanceEachTrackOnce,
  'ai-singularity': aiSingularity,
  'choose-opponent': chooseOpponent,
  'choose-opponent-and-track': chooseOpponentAndTrack,
  'circle-benefit-of-that-card': circleBenefitOfThatCard,
  colonialism: colonialism,
  'compare-landmarks': compareLandmarks,
  'conquered-territory-benefit': conqueredTerritoryBenefit,
  'convert-income-food': convertIncomeFood,
  'copy-benefit': copyBenefit,
  'copy-opponent-position': copyOpponentPosition,
  'copy-tapestry': copyTapestry,
  'dark-ages': darkAges,
  'discard-for-vp': discardForVp,
  'double-tile-benefit': doubleTileBenefit,
  'each-neighbour': eachNeighbour,
  'each-opponent': eachOpponent,
  'each-player': eachPlayer,
  'explore-space': exploreSpace,
  'gain-civilization': gainCivilization,
  'give-tile': giveTile,
  guilds: guilds,
  'if-first-in-era': ifFirstInEra,
  'match-closest-opponent': matchClosestOpponent,
  'oil-magnate': oilMagnate,
  'olympic-host': olympicHost,
  'overplay-tapestry': overplayTapestry,
  'overplay-with-gained': overplayWithGained,
  'per-track-where-last': perTrackWhereLast,
  'place-outpost': placeOutpost,
  'refresh-tech-row': refreshTechRow,
  'roll-science-die': rollScienceDie,
  'score-capital': scoreCapital,
  'stand-up-outposts': standUpOutposts,
  'tech-circle': techCircle,
  'tech-square': techSquare,
}
