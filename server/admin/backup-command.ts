/** `npm run backup [-- FILE]`, `npm run restore -- FILE`: of the database that the environment names, as it is. Neither changes its schema. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { backup, type Counts, restore } from '../platform/backup.ts'
import { type Config, configure } from '../platform/config.ts'
import { openAsItIs, openToRestore } from '../platform/database.ts'
import { ForgottenList } from './forgotten.ts'
import { fitOf, SUPPORTED } from '../platform/schema-version.ts'

const USAGE = 'npm run backup [-- FILE]   or   npm run restore -- FILE'
const told = (counts: Counts) =>
  Object.entries(counts)
    .filter(([, n]) => n)
    .map(([table, n]) => `${n} ${table}`)
    .join(', ') || 'an empty hall'
const fail = (error: Error): never => {
  throw error
}

/** Runs one of the two commands; gives what is to be printed. */
export async function backupCommand(
  [command, name]: readonly string[],
  env: Record<string, string | undefined>,
): Promise<string> {
  const config = { ...configure(env), pool: 2 }
  const here = env.INIT_CWD ?? '.'
  if (command === 'backup')
    return save(
      config,
      resolve(here, name ?? `loggia-${new Date().toISOString().slice(0, 16).replace(/[:T]/g, '-')}.gz`),
    )
  if (command === 'restore' && name) return bringBack(config, resolve(here, name))
  throw new Error(USAGE)
}

async function save(config: Config, file: string): Promise<string> {
  if (existsSync(file)) throw new Error(`${file} is there already.`)
  const database = await openAsItIs(config, fail)
  const { schema } = database
  try {
    const listed = await new ForgottenList(config.forgottenList).read().catch((error: Error) => error)
    const counts = await backup(database.pool, file, Array.isArray(listed) ? listed : [])
    const other = fitOf(schema) === 'same' ? '' : ` (schema ${schema!.version}; this release has ${SUPPORTED})`
    return [
      `${file}: ${told(counts)}${other}`,
      ...(listed instanceof Error
        ? [
            `Warning: the list of who was forgotten can't be read (${listed.message}). The backup has only those whom the database knows of.`,
          ]
        : []),
    ].join('\n')
  } finally {
    await database.close()
  }
}

async function bringBack(config: Config, file: string): Promise<string> {
  const list = new ForgottenList(config.forgottenList)
  const database = await openToRestore(config, fail)
  try {
    const { counts, at, forgotten } = await restore(database.pool, file)
    const lines = [`restored: ${told(counts)}`]
    const listed = await list.read().catch((error: Error) => error)
    // Where there is no list of its own, what the backup carries becomes one.
    const written = await list.add(forgotten ?? []).catch((error: Error) => error)
    if (Array.isArray(listed))
      lines.push(`Who was forgotten (${list.file}) is forgotten again when the hall starts on this database.`)
    else
      lines.push(
        `Warning: ${listed ? `the list of who was forgotten can't be read (${listed.message})` : `there is no list of who was forgotten at ${list.file}`}. People who were forgotten after this backup was made${at ? ` (${at.toISOString()})` : ''} are here again. Before you start the hall put the list of the hall that was there: its FORGOTTEN_LIST, DATA_DIR/forgotten, or /forgotten/list of the image.`,
      )
    if (!forgotten) lines.push('Warning: the backup itself carries no list: an older release made it.')
    if (written) lines.push(`Warning: the list can't be written (${written.message}).`)
    return lines.join('\n')
  } finally {
    await database.close()
  }
}

if (process.argv[1] === import.meta.filename)
  await backupCommand(process.argv.slice(2), process.env).then(
    done => console.log(done),
    (error: unknown) => {
      console.error((error as Error).message)
      process.exitCode = 1
    },
  )
