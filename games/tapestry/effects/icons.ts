// Written by `npm run gather` from the folders beside it: change those.
import type { EffectKind } from '@loggia/core'
import { icon as advanceEachTrackOnce } from './advance-each-track-once/icon.ts'
import { icon as aiSingularity } from './ai-singularity/icon.ts'
import { icon as chooseOpponent } from './choose-opponent/icon.ts'
import { icon as chooseOpponentAndTrack } from './choose-opponent-and-track/icon.ts'
import { icon as circleBenefitOfThatCard } from './circle-benefit-of-that-card/icon.ts'
import { icon as colonialism } from './colonialism/icon.ts'
import { icon as compareLandmarks } from './compare-landmarks/icon.ts'
import { icon as conqueredTerritoryBenefit } from './conquered-territory-benefit/icon.ts'
import { icon as convertIncomeFood } from './convert-income-food/icon.ts'
import { icon as copyBenefit } from './copy-benefit/icon.ts'
import { icon as copyOpponentPosition } from './copy-opponent-position/icon.ts'
import { icon as copyTapestry } from './copy-tapestry/icon.ts'
import { icon as darkAges } from './dark-ages/icon.ts'
import { icon as discardForVp } from './discard-for-vp/icon.ts'
import { icon as doubleTileBenefit } from './double-tile-benefit/icon.ts'
import { icon as eachNeighbour } from './each-neighbour/icon.ts'
import { icon as eachOpponent } from './each-opponent/icon.ts'
import { icon as eachPlayer } from './each-player/icon.ts'
import { icon as exploreSpace } from './explore-space/icon.ts'
import { icon as gainCivilization } from './gain-civilization/icon.ts'
import { icon as giveTile } from './give-tile/icon.ts'
import { icon as guilds } from './guilds/icon.ts'
import { icon as ifFirstInEra } from './if-first-in-era/icon.ts'
import { icon as matchClosestOpponent } from './match-closest-opponent/icon.ts'
import { icon as oilMagnate } from './oil-magnate/icon.ts'
import { icon as olympicHost } from './olympic-host/icon.ts'
import { icon as overplayTapestry } from './overplay-tapestry/icon.ts'
import { icon as overplayWithGained } from './overplay-with-gained/icon.ts'
import { icon as perTrackWhereLast } from './per-track-where-last/icon.ts'
import { icon as placeOutpost } from './place-outpost/icon.ts'
import { icon as refreshTechRow } from './refresh-tech-row/icon.ts'
import { icon as rollScienceDie } from './roll-science-die/icon.ts'
import { icon as scoreCapital } from './score-capital/icon.ts'
import { icon as standUpOutposts } from './stand-up-outposts/icon.ts'
import { icon as techCircle } from './tech-circle/icon.ts'
import { icon as techSquare } from './tech-square/icon.ts'
import type { Named } from './names.ts'

export const ICONS: Readonly<Record<Named, EffectKind>> = {
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
