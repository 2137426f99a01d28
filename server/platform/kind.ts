/**
 * The types of what a statement takes and gives, as PostgreSQL and TypeScript call them. A column of the schema is one of them: then its name, its
 * words and its JSON are those that the schema declares.
 */
import type { GetColumnData } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `X` in TypeScript, `type` in PostgreSQL. */
export interface Kind<X = unknown> {
  readonly type: string
  readonly nullable: boolean
  /** The column whose values these are. */
  readonly column?: PgColumn
  /** That column may be null, and the statement leaves those rows out. */
  readonly never?: boolean
  /** In TypeScript alone. */
  readonly is?: X
}
/** A kind, or a column of the schema. */
export type AnyKind = Kind | PgColumn
export type Kinds = Readonly<Record<string, AnyKind>>
/** The values of a kind. */
export type Of<K> = K extends Kind<infer X> ? X : K extends PgColumn ? GetColumnData<K> : never

const kind = <X>(type: string): Kind<X> => ({ type, nullable: false })

export const text = kind<string>('text')
export const integer = kind<number>('integer')
export const smallint = kind<number>('smallint')
/** Read as a number: nothing that we count comes near to 2^53. */
export const bigint = kind<number>('bigint')
export const double = kind<number>('double precision')
export const bool = kind<boolean>('boolean')
export const time = kind<Date>('timestamp with time zone')
export const texts = kind<readonly string[]>('text[]')
export const integers = kind<readonly number[]>('integer[]')
export const times = kind<readonly Date[]>('timestamp with time zone[]')
/** Where some may be null. */
export const someTexts = kind<readonly (string | null)[]>('text[]')
export const someTimes = kind<readonly (Date | null)[]>('timestamp with time zone[]')
/** Each as text. */
export const jsonbs = kind<readonly string[]>('jsonb[]')
export const json = <X>() => kind<X>('json')
export const jsonb = <X>() => kind<X>('jsonb')
/** One of some words. */
export const word = <X extends string>() => kind<X>('text')
export const words = <X extends string>() => kind<X[]>('text[]')

const SERIAL: Readonly<Record<string, string>> = { bigserial: 'bigint' }
/** A kind or column as a kind. */
export function asKind(of: AnyKind): Kind {
  if (!('getSQLType' in of)) return of
  const type = of.getSQLType().replace(/ \(\d\)/, '')
  return { type: SERIAL[type] ?? type, nullable: !of.notNull, column: of }
}
/** It may be null: by an outer join, or since an expression may be. */
export const orNull = <K extends AnyKind>(of: K): Kind<Of<K> | null> => ({
  ...(asKind(of) as Kind<Of<K>>),
  nullable: true,
})
/** The column may be null, but not in the rows of this statement. */
export const notNull = <K extends AnyKind>(of: K): Kind<NonNullable<Of<K>>> => ({
  ...(asKind(of) as Kind<NonNullable<Of<K>>>),
  nullable: false,
  never: true,
})
/** The columns of a table for the list of a `select`, under the names that the schema gives them. */
export const columnsAs = (columns: Readonly<Record<string, PgColumn>>, table: string): string =>
  Object.entries(columns)
    .map(([name, column]) => `${table}."${column.name}"${name === column.name ? '' : ` as "${name}"`}`)
    .join(', ')
