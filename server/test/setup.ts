/** One real embedded PostgreSQL for all tests of the server; each file makes its own database in it. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    socket: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-test-'))
  chmodSync(folder, 0o755) // else, as root, the database would live elsewhere
  const postgres = await startPostgres(folder)
  project.provide('socket', postgres.connection.host!)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
