/** The judge: what decisions have cost, by matches imagined from what the decider saw. */
export { type Decision, decisionsOf } from './decision.ts'
export type { Estimate } from './estimate.ts'
export { chanceOf, type Ending, imagined, supposed } from './imagine.ts'
export { type Budget, type Candidate, FIRST, type Judgement, Judging, MORE, type Standing } from './judging.ts'
export { dearest, judged, moments, type Progress } from './match.ts'
export { lookOver, overlooked, SPOKEN } from './teacher.ts'
