/**
 * Checks whether the database still has a schema that this server understands: a newer release may migrate it while
 * this one runs. Then this server is not ready, and the database refuses its writes. Requests are told to come back,
 * and reach a server of the newer release.
 */
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import { fitOf, schemaOf } from './schema-version.ts'

export class SchemaWatch {
  readonly #database: Pick<Database, 'pool' | 'readOnly'>
  readonly #log: Logger
  /** A newer release has changed what this one needs. That stays so until a restart. */
  outdated = false

  constructor(database: Pick<Database, 'pool' | 'readOnly'>, log: Logger) {
    this.#database = database
    this.#log = log
  }

  /** Looks again, and gives whether this server may write. Throws where the database can't be asked. */
  async check(): Promise<boolean> {
    if (this.outdated) return false
    const schema = await schemaOf(this.#database.pool)
    // Another call may have found it meanwhile.
    if (this.outdated || fitOf(schema) !== 'newer') return !this.outdated
    this.outdated = true
    this.#database.readOnly()
    this.#log.error(
      { schema: schema!.version, oldest: schema!.oldest },
      'A newer release has migrated the database. This server is of an older one: it is not ready, and writes nothing any more. Stop it.',
    )
    return false
  }

  /** Whether that went wrong because the tables are a newer release's: columns or tables that are not there, rows that are not complete any more. */
  async explains(error: unknown): Promise<boolean> {
    if (this.outdated) return isOfTables(error)
    return isOfTables(error) && !(await this.check().catch(() => true))
  }
}

/** Classes of errors (SQLSTATE): syntax and names, constraints, values of a type; or nothing may be written. */
const OF_TABLES = /^(42|23|22P02|25006)/
function isOfTables(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && OF_TABLES.test(code)) || isOfTables(error.cause)
}
