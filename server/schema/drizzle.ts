/**
 * What declares tables: of Drizzle, by its CommonJS files. Nothing here asks a database (decision 010). It has a hundred ES modules, and for each of them Node parses its package.json of 180
 * kB again. That took longer than everything else at the start of a server.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const { getTableColumns, getTableName, sql } = require('drizzle-orm') as typeof import('drizzle-orm')
export const {
  bigint,
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
