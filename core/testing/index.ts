/** The conformance suite: takes a game and proves that it keeps the contract. */
export { conform, type Plan, type Report, reproduce, type Scene, summary } from './conform.ts'
export { LAWS, type Law, type Start } from './laws.ts'
export type { Case, Failure } from './shrink.ts'
