/** The conformance suite: takes a game and proves that it keeps the contract; its words, that everything can be said; and what its box's schema refuses. And the words in which a game's own tests speak. */
export { asStored, spoiling } from './box.ts'
export {
  conform,
  type Conformance,
  conformanceParts,
  type Plan,
  type Report,
  reproduce,
  type Scene,
  summary,
} from './conform.ts'
export { knowledgeOf } from './knowledge.ts'
export { LAWS, type Law, type Start } from './laws.ts'
export type { Case, Failure } from './shrink.ts'
export { type Chance, tableOf } from './table.ts'
export { type Wording, wordFaults } from './words.ts'
export { figureOf, movedWorths } from './worths.ts'
