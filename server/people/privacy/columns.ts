/**
 * What each column of the database is for and how long it is kept; whose a row is, and what becomes of it when its person is erased. The privacy page, what people
 * export of themselves, and what is erased all follow from this. A table or column without an entry is a type error, and a test fails.
 */
import { HALL } from './columns-hall.ts'
import { MATCHES } from './columns-matches.ts'
import { NOTICES } from './columns-notices.ts'
import { PEOPLE } from './columns-people.ts'
import type { KeptTable, KeptTables } from './kept.ts'

const all = { ...PEOPLE, ...MATCHES, ...NOTICES, ...HALL } satisfies Required<KeptTables>

/** Every table of the schema, by the name under which the schema exports it. */
export const KEPT: ReadonlyMap<string, KeptTable> = new Map(Object.entries<KeptTable>(all))
