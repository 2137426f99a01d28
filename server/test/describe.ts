/** What PostgreSQL says of a statement that it is asked to prepare, and how that differs from what the statement says of itself. */
import { getTableName } from 'drizzle-orm'
import pg from 'pg'
import type { Statement } from '../platform/statement.ts'

interface Field {
  name: string
  tableID: number
  columnID: number
  dataTypeID: number
}
interface Described {
  parameters: readonly number[]
  fields: readonly Field[]
}
interface Wire {
  parse(query: { text: string; name: string; types: number[] }, more?: boolean): void
  describe(what: { type: 'S'; name: string }, more?: boolean): void
  sync(): void
  on(event: string, hear: (message: { dataTypeIDs: number[] }) => void): void
}

/** Has a statement prepared, by the messages of the protocol that the driver has no function for. It is not run. */
function described(client: pg.Client, sql: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    const found: { parameters: number[]; fields: Field[] } = { parameters: [], fields: [] }
    client.query({
      submit(wire: Wire) {
        wire.on('parameterDescription', message => {
          found.parameters = message.dataTypeIDs
        })
        wire.parse({ text: sql, name: '', types: [] })
        wire.describe({ type: 'S', name: '' })
        wire.sync()
      },
      handleRowDescription(message: { fields: Field[] }) {
        found.fields = message.fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(found),
    } as unknown as pg.Submittable)
  })
}

/** A column of a table. */
interface Column {
  name: string
  nullable: boolean
}

/** Compares statements with a database. */
export class Describer {
  readonly #client: pg.Client
  readonly #types = new Map<number, string>()
  readonly #columns = new Map<string, Column>()

  private constructor(client: pg.Client) {
    this.#client = client
  }
  static async of(database: string): Promise<Describer> {
    const client = new pg.Client({ connectionString: database })
    await client.connect()
    client.connection.setMaxListeners(0)
    const all = new Describer(client)
    const types = await client.query<{ oid: number; type: string }>(
      'select oid, format_type(oid, null) as type from pg_type',
    )
    for (const { oid, type } of types.rows) all.#types.set(oid, type)
    const columns = await client.query<Column & { key: string }>(
      `select attrelid || ' ' || attnum as key, attrelid::regclass || '.' || attname as name, not attnotnull as nullable
       from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace and attnum > 0`,
    )
    for (const { key, ...column } of columns.rows) all.#columns.set(key, column)
    return all
  }
  close = () => this.#client.end()

  /** Why a text of SQL can't be prepared here, if it can't. */
  refusal = (sql: string): Promise<string | undefined> =>
    described(this.#client, sql).then(
      () => undefined,
      (error: Error) => `${error.message}: ${sql}`,
    )

  /** In what a statement is otherwise than it says. */
  async faults({ text, takes, gives }: Pick<Statement, 'text' | 'takes' | 'gives'>): Promise<string[]> {
    const faults: string[] = []
    let found: Described
    try {
      found = await described(this.#client, text)
    } catch (error) {
      return [(error as Error).message]
    }
    for (const [k, [name, kind]] of takes.entries()) {
      const type = this.#types.get(found.parameters[k]!)
      if (type !== kind.type) faults.push(`takes ${name} as ${type}, not as ${kind.type}`)
    }
    const names = found.fields.map(f => f.name)
    const missing = gives.filter(([name]) => !names.includes(name)).map(([name]) => name)
    const more = names.filter((name, k) => !gives.some(([of]) => of === name) || names.indexOf(name) !== k)
    if (missing.length) faults.push(`does not give ${missing}`)
    if (more.length) faults.push(`gives ${more}, too`)
    for (const [name, kind] of gives) {
      const field = found.fields.find(f => f.name === name)
      if (!field) continue
      const type = this.#types.get(field.dataTypeID)
      if (type !== kind.type) faults.push(`gives ${name} as ${type}, not as ${kind.type}`)
      const column = this.#columns.get(`${field.tableID} ${field.columnID}`)
      if (!column) continue
      const said = kind.column && `${getTableName(kind.column.table)}.${kind.column.name}`
      if (said && said.replaceAll('"', '') !== column.name.replaceAll('"', ''))
        faults.push(`gives ${name} from ${column.name}, not from ${said}`)
      if (column.nullable && !kind.nullable && !kind.never) faults.push(`gives ${name}, which may be null`)
      if (!column.nullable && kind.never) faults.push(`gives ${name}, which is never null anyway`)
    }
    return faults
  }
}
