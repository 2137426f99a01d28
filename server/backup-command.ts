/** `npm run backup [-- FILE]`, `npm run restore -- FILE`: of the database that the environment names, as the hall reads it. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backup, type Counts, restore } from './backup.ts'
import { configure } from './config.ts'
import { openDatabase } from './database.ts'
import { runningPostgres } from './postgres.ts'

const [command, name = `loggia-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.gz`] =
    process.argv.slice(2),
  file = resolve(process.env.INIT_CWD ?? '.', name)
const told = (counts: Counts) =>
  Object.entries(counts)
    .filter(([, n]) => n)
    .map(([table, n]) => `${n} ${table}`)
    .join(', ') || 'an empty hall'
try {
  const config = configure(process.env)
  if (command === 'backup') {
    if (existsSync(file)) throw new Error(`${file} is there already.`)
    // A hall that is open goes on; else its database is started for this alone.
    const running = config.databaseUrl ? undefined : await runningPostgres(config.dataDir)
    const database = await openDatabase({ ...config, pool: 2, ...(running && { databaseUrl: running }) }, error => {
      throw error
    })
    try {
      console.log(`${file}: ${told(await backup(database.pool, file))}`)
    } finally {
      await database.close()
    }
  } else if (command === 'restore' && process.argv[3]) {
    const database = await openDatabase({ ...config, pool: 2 }, error => {
      throw error
    })
    try {
      console.log(`restored: ${told(await restore(database.pool, file))}`)
    } finally {
      await database.close()
    }
  } else throw new Error('npm run backup [-- FILE]   or   npm run restore -- FILE')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
