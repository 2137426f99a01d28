/** The game of Tapestry, for code that needs only its rules. */
export * from './rules/index.ts'
