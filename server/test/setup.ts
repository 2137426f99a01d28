/** One real embedded PostgreSQL for all tests of the server; each file makes its own database in it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database.ts'
import { startPostgres } from '../platform/postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    socket: string
  }
}

/** The address of a database of that cluster. */
export const addressOf = (socket: string, name: string): string =>
  `postgresql://loggia@${encodeURIComponent(socket)}:5432/${name}`

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-test-'))
  chmodSync(folder, 0o755) // else, as root, the database would live elsewhere
  const postgres = await startPostgres(folder)
  const { host } = postgres.connection
  const client = new pg.Client(postgres.connection)
  await client.connect()
  // No test kills this one: a test that kills has its own, which waits for the disk.
  await client.query('alter role loggia set synchronous_commit = off')
  // Most databases begin with all tables. That migrations make them is seen where a test begins with none, and by servers on a folder of their own.
  await client.query('create database hall')
  await client.end()
  const hall = await openDatabase({ databaseUrl: addressOf(host!, 'hall'), dataDir: '', pool: 1 }, error => {
    throw error
  })
  await hall.close()
  project.provide('socket', host!)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
