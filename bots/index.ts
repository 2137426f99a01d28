/** The players of the hall that are no people. */
export * from './choose.ts'
export { Memory } from './search.ts'
export type { Knowledge } from './knowledge.ts'
