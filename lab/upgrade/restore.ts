/** A database of a release as a file, and back as that release left it: by the commands of the hall, which change nothing about an older one. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Folder } from '../attack/servers.ts'

/** A database, and the folder of what lies beside it. */
export interface Place {
  DATABASE_URL: string
  DATA_DIR: string
}

/** Runs `npm run backup` or `npm run restore` on that database. */
const command = (place: Place, ...words: readonly string[]) =>
  execFileSync(process.execPath, ['server/admin/backup-command.ts', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH']!, ...place },
    stdio: ['ignore', 'ignore', 'pipe'],
  })

/** Writes a database to a file. */
export function keep(place: Place, file: string): void {
  rmSync(file, { force: true })
  command(place, 'backup', file)
}

/** Makes a database of that name in the cluster of a folder and fills it from a file. */
export async function restored({ databaseUrl, path }: Folder, name: string, file: string): Promise<Place> {
  const url = databaseUrl.replace(/[^/]*$/, name)
  const place = { DATABASE_URL: url, DATA_DIR: path }
  await query(databaseUrl, client => client.query(`create database ${name}`))
  command(place, 'restore', file)
  // However old the file is: its people have been here just now.
  await query(url, async client => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'sessions' and data_type = 'timestamp with time zone'`,
    )
    for (const { name } of rows) await client.query(`update sessions set "${name}" = now()`)
  })
  return place
}

/** Does something with a database. */
export async function query<X>(url: string, act: (client: pg.Client) => Promise<X>): Promise<X> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
