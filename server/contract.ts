/**
 * What the server and its clients say to each other over HTTP: one Zod schema for each body, from which come the checks, the
 * types and `/api/openapi.json`. Each room has its own; here they are gathered. Clients import the types only.
 */
export * from './domain/requests.ts'
export * from './platform/contract.ts'
export * from './people/account/contract.ts'
export * from './people/profile/contract.ts'
export * from './people/privacy/contract.ts'
export * from './match/contract.ts'
export * from './match/clock/contract.ts'
export * from './match/room/contract.ts'
export * from './match/list/contract.ts'
export * from './match/state/contract.ts'
export * from './match/files/contract.ts'
export * from './match/statistics/contract.ts'
export * from './notices/contract.ts'
export * from './admin/contract.ts'
