/**
 * Whatever is asked of the database is a statement: its SQL, and the types of what it takes and gives. A test describes each against a migrated
 * database, so none can disagree with the schema (decision 010).
 */
import type pg from 'pg'
import { type AnyKind, asKind, type Kind, type Kinds, type Of } from './kind.ts'

/** What a statement is given, by the names that stand in its text as `$name`. What may be null may be left out. */
export type Given<T extends Kinds> = {
  readonly [K in keyof T as null extends Of<T[K]> ? never : K]: Of<T[K]>
} & { readonly [K in keyof T as null extends Of<T[K]> ? K : never]?: Of<T[K]> | undefined }
/** A row that a statement gives. */
export type Row<G extends Kinds> = { -readonly [K in keyof G]: Of<G[K]> }
type Values<T extends Kinds> = keyof T extends never ? [] : [given: Given<T>]

/** A pool, or a client of one in a transaction. */
export type Asked = Pick<pg.Pool | pg.PoolClient, 'query'>

/** All statements of the modules that are loaded. */
export const STATEMENTS: Statement[] = []

/** A statement of the database. */
export class Statement<T extends Kinds = Kinds, G extends Kinds = Kinds> {
  /** Under this name each connection keeps it ready. */
  readonly name: string | undefined
  /** With `$1` for its first parameter. */
  readonly text: string
  readonly takes: readonly (readonly [name: string, Kind])[]
  readonly gives: readonly (readonly [name: string, Kind])[]
  readonly #bigints: readonly string[]

  constructor(text: string, takes: T, gives: G, name?: string) {
    this.name = name
    this.takes = kindsOf(takes)
    this.gives = kindsOf(gives)
    this.#bigints = this.gives.flatMap(([column, { type }]) => (type === 'bigint' ? [column] : []))
    const names = Object.keys(takes)
    const used = new Set<string>()
    this.text = text.replaceAll(/\$([a-z]\w*)/gi, (_, parameter: string) => {
      used.add(parameter)
      return `$${names.indexOf(parameter) + 1}`
    })
    const odd = [...names.filter(n => !used.has(n)), ...[...used].filter(n => !names.includes(n))]
    if (odd.length) throw new Error(`${odd} is not both taken and used by: ${text}`)
    STATEMENTS.push(this as unknown as Statement)
  }

  /** All rows. */
  async all(db: Asked, ...values: Values<T>): Promise<Row<G>[]> {
    return (await this.#ask(db, values[0])).rows
  }
  /** The first row, if there is one. */
  async first(db: Asked, ...values: Values<T>): Promise<Row<G> | undefined> {
    return (await this.#ask(db, values[0])).rows[0]
  }
  /** The row of a statement that always gives one. */
  async only(db: Asked, ...values: Values<T>): Promise<Row<G>> {
    return (await this.#ask(db, values[0])).rows[0]!
  }
  /** How many rows it found, wrote or deleted. */
  async run(db: Asked, ...values: Values<T>): Promise<number> {
    return (await this.#ask(db, values[0])).rowCount ?? 0
  }

  /** All rows, up to `most` at a time: there may be more than a server should have in its memory. In a transaction, one statement at a time. */
  async *parts(client: pg.PoolClient, most: number, ...values: Values<T>): AsyncGenerator<Row<G>[]> {
    await client.query(`declare parts no scroll cursor for ${this.text}`, this.#values(values[0]))
    for (;;) {
      const { rows } = this.#read(await client.query<Row<G>>(`fetch ${most} from parts`))
      if (!rows.length) break
      yield rows
    }
    await client.query('close parts')
  }

  async #ask(db: Asked, given: Readonly<Record<string, unknown>> | undefined) {
    const { name, text } = this
    return this.#read(await db.query<Row<G>>({ ...(name && { name }), text, values: this.#values(given) }))
  }
  #values(given: Readonly<Record<string, unknown>> | undefined): unknown[] {
    return this.takes.map(([name, kind]) => written(given?.[name], kind))
  }
  #read(found: pg.QueryResult<Row<G>>): pg.QueryResult<Row<G>> {
    for (const row of found.rows as Record<string, unknown>[])
      for (const column of this.#bigints) if (row[column] !== null) row[column] = Number(row[column])
    return found
  }
}

const kindsOf = (kinds: Kinds) => Object.entries<AnyKind>(kinds).map(([name, of]) => [name, asKind(of)] as const)

/** A value as the driver takes it. Null is JSON's where the column has no other. */
export function written(value: unknown, { type, nullable }: Kind): unknown {
  if (type !== 'jsonb' && type !== 'json') return value
  return (value ?? null) === null && nullable ? null : JSON.stringify(value ?? null)
}

// biome-ignore lint/complexity/noBannedTypes: it takes or gives nothing
type Nothing = {}
/** A statement: `text` names its parameters as `$name`; what it takes; what it gives. */
export const statement = <T extends Kinds = Nothing, G extends Kinds = Nothing>(
  text: string,
  takes = {} as T,
  gives = {} as G,
): Statement<T, G> => new Statement(text, takes, gives)

/** A statement that each connection keeps ready under a name: for what is asked all the time. */
export const kept = <T extends Kinds = Nothing, G extends Kinds = Nothing>(
  name: string,
  text: string,
  takes = {} as T,
  gives = {} as G,
): Statement<T, G> => new Statement(text, takes, gives, name)
