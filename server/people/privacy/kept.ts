/**
 * How it is said what each column of the database is for, how long it is kept, and what becomes of it when its person is erased. A table whose rows are deleted
 * with their person says the first two. A table whose rows stay says of each column whether it stays as it is or to what value it is set back.
 */
import type { Table } from 'drizzle-orm'
import type * as schema from '../../schema/index.ts'
import type { PERIODS, PURPOSES, Sentence } from './words.ts'

type Schema = typeof schema
/** The tables of the schema, as it exports them. */
export type TableName = { [K in keyof Schema]: Schema[K] extends Table ? K : never }[keyof Schema]
type Row<N extends TableName> = Schema[N]['$inferSelect']

/** A column of a row that is deleted with its person, or that is about nobody. */
export type Kept = readonly [purpose: keyof typeof PURPOSES, period: keyof typeof PERIODS]
/** A value that is computed from the row, as SQL. */
export class Expression {
  readonly sql: string
  constructor(sql: string) {
    this.sql = sql
  }
}
/** A column of a row that stays when its person is erased. */
export type KeptAfter<V = unknown> = readonly [...Kept, after: 'stays' | { readonly to: V | Expression }]

interface About<Column extends PropertyKey> {
  title: Sentence
  /** The column that says whose a row is: the row is theirs to export, except for the columns in `secret`, which are the hall's or other people's. */
  own?: Column
  secret?: readonly Column[]
}
interface Deleted<R extends object> extends About<keyof R> {
  columns: { readonly [C in keyof R]: Kept }
  /** The columns that name people, and that the whole row goes with them. */
  persons?: { readonly [C in keyof R]?: 'rows' }
}
interface Staying<R extends object> extends About<keyof R> {
  columns: { readonly [C in keyof R]: KeptAfter<R[C]> }
  /** The columns that name people, and whether the row goes with them or stays. */
  persons?: { readonly [C in keyof R]?: 'rows' | 'stays' }
  /** Which rows are somebody's, where no column names them: a condition on `$ids`. */
  whose?: string
}
export type KeptTables = { readonly [N in TableName]?: Deleted<Row<N>> | Staying<Row<N>> }

/** Any table, for code that goes through all of them. */
export interface KeptTable extends About<string> {
  columns: Readonly<Record<string, Kept | KeptAfter>>
  persons?: Readonly<Record<string, 'rows' | 'stays'>>
  whose?: string
}

/** Columns that keep what they hold when their person is erased, because it does not say who that was. */
export const stays = <C extends string>(columns: Readonly<Record<C, Kept>>) =>
  Object.fromEntries(Object.entries<Kept>(columns).map(([name, kept]) => [name, [...kept, 'stays']])) as unknown as {
    readonly [K in C]: readonly [...Kept, 'stays']
  }
/** A column that is set back to a value when its person is erased. */
export const back = <const V>(kept: Kept, to: V) => [...kept, { to }] as const

/** What becomes of a column when its person is erased; undefined where its rows are nobody's. */
export function fateOf(table: KeptTable, column: string): 'row' | 'back' | 'stays' | undefined {
  if (!table.own && !table.whose) return undefined
  if (table.own && table.persons?.[table.own] === 'rows') return 'row'
  return typeof table.columns[column]![2] === 'object' ? 'back' : 'stays'
}

export const HOUSE = ['house', 'ever'] as const
export const REST = ['time', 'aYear'] as const
export const PLAY = ['play', 'stone'] as const
export const RUNNING = ['play', 'running'] as const
export const WAITING = ['play', 'waiting'] as const
export const ENDED = ['ended', 'stone'] as const
export const YOU = ['you', 'person'] as const
export const DEVICE = ['enter', 'year'] as const
export const WAY = ['enter', 'removed'] as const
export const TICKET = ['enter', 'minutes'] as const
export const TALK = ['talk', 'person'] as const
export const CHOICE = ['talk', 'removed'] as const
export const REPORT = ['peace', 'quarter'] as const
export const OPEN = ['limits', 'minutes'] as const
export const FAIR = ['rating', 'twoDays'] as const
export const RATING = ['rating', 'stone'] as const
export const ACT = ['peace', 'twoYears'] as const
export const REACH = ['notices', 'removed'] as const
export const WISH = ['notices', 'person'] as const
export const NEWS = ['notices', 'told'] as const
export const FORGET = ['forget', 'ever'] as const
