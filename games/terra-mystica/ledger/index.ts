/** Recorded games in the classic ledger grammar: read, replayed on our rules, compared row by row. */
export { check, type Difference, type Report, type StateRow } from './check.ts'
export { exportLedger } from './export.ts'
export { grammar } from './grammar.ts'
export { parseLedger, type Ledger } from './parse.ts'
export { replayOf, setupOf, step, Unsupported, type Replay } from './replay.ts'
