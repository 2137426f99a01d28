/** The players of the hall that are no people. */
export * from './choose.ts'
export * from './levels.ts'
export { afterwards } from './greedy.ts'
export { meaningPoints } from './points.ts'
export { skilled, type Skill } from './learned/policy.ts'
export { Memory } from './search.ts'
export { BY_SCORE, type Knowledge } from './knowledge.ts'
export { botName } from './names.ts'
