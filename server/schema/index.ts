/** The tables of the database. */
export * from './matches.ts'
export * from './clocks.ts'
export * from './notices.ts'
export * from './limits.ts'
export * from './people.ts'
export * from './ratings.ts'
export * from './house.ts'
export * from './votes.ts'
