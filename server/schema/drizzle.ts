/**
 * Drizzle, by its CommonJS files. It has a hundred ES modules, and for each of them Node parses its package.json of 180
 * kB again. That took longer than everything else at the start of a server.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

export const { and, asc, desc, eq, getTableColumns, getTableName, gt, inArray, isNull, lt, ne, or, sql } =
  require('drizzle-orm') as typeof import('drizzle-orm')
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
export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
export const { readMigrationFiles } = require('drizzle-orm/migrator') as typeof import('drizzle-orm/migrator')
