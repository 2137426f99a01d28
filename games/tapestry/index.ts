/** The game of Tapestry for whoever wants no more than its rules. */
export * from './rules/index.ts'
