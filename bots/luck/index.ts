/** The luck ledger: where a seat's points come from. */
export { type Ledger, type LuckRow, luckOf, type Part } from './ledger.ts'
export { replayed } from '../replay.ts'
export { ahead, baseOf, DRAWS, hashOf, KNOTS, worth } from './value.ts'
