/** `npm run admin -- ACT …`: access to the machine is access to every act, whether the hall is open or not. */
import { sealWith } from '../platform/secrets.ts'
import { configure } from '../platform/config.ts'
import { openAsItIs } from '../platform/database.ts'
import { type Fit, fitOf } from '../platform/schema-version.ts'
import { Fanout } from '../platform/fanout.ts'
import { Refusal } from '../platform/refusal.ts'
import { LOOKS, personOf } from './looks.ts'
import { openStore } from './store.ts'
import { ACTS, type ActName, doAct, undoAct } from '../admin/acts.ts'
import type { Desk } from '../admin/desk.ts'
import { dryRun } from '../admin/upgrade.ts'

/** What it can do besides the looks and the acts. */
const BESIDE = [
  'upgrade --dry-run [--all] [--json]: what becomes of the matches of this hall under this release; with --all, also of those that are over',
  'undo N [--reason WHY]: undoes what was done, where that can be',
]

export const usage = (): string =>
  [
    'npm run admin -- ACT …   (a person is named by their name, where there is only one, or by their id)',
    ...[...Object.values(LOOKS).map(({ line }) => line), ...BESIDE].map(line => `  ${line}`),
    '  --page N: the next page of find, tables, pairs, reports, with 50 on each',
    ...Object.entries(ACTS).map(
      ([act, { words, line, asksWhy }]) =>
        `  ${[act, ...words.map(w => w.toUpperCase())].join(' ')}${asksWhy ? ' --reason WHY' : ''}: ${line}`,
    ),
  ].join('\n')

/** A duration or a date as it is typed: 7d, 12h, 2026-12-24, or - for good. */
function untilOf(text: string): string | null {
  if (text === '-' || text === '') return null
  const [, n, unit] = /^(\d{1,4})([hdw])$/.exec(text) ?? []
  const at = n
    ? Date.now() + Number(n) * { h: 3_600_000, d: 86_400_000, w: 604_800_000 }[unit as 'h']!
    : Date.parse(text)
  if (Number.isNaN(at)) throw new Error(`"${text}" is no date, and no time as 7d or 12h; - is for good.`)
  return new Date(at).toISOString()
}

/** The lines of a page of a list. */
const PAGE = 50

interface Typed {
  command: string
  rest: readonly string[]
  /** Values of `--reason`, `--report` and `--page`. */
  options: ReadonlyMap<string, string>
}
function typedOf(words: readonly string[]): Typed {
  const options = new Map<string, string>()
  const plain: string[] = []
  for (let k = 0; k < words.length; k++) {
    const name = /^--(reason|report|page)$/.exec(words[k]!)?.[1]
    if (name) options.set(name, words[++k] ?? '')
    else plain.push(words[k]!)
  }
  const [command = '', ...rest] = plain
  return { command, rest, options }
}

/** Runs one command. */
async function runCommand(desk: Desk, words: readonly string[]): Promise<string> {
  const { command, rest, options } = typedOf(words)
  if (Object.hasOwn(LOOKS, command)) {
    const page = Math.max(1, Number(options.get('page') ?? 1) || 1)
    return LOOKS[command]!.print(desk.store, rest, { skip: (page - 1) * PAGE, limit: PAGE })
  }
  const reason = options.get('reason') ?? ''
  if (command === 'undo') {
    const of = Number(rest[0])
    if (!Number.isInteger(of)) throw new Error('undo N: which act? Its number stands in the log.')
    return `${of} is undone (${await undoAct(desk, of, { by: null, from: 'command', reason })}).`
  }
  if (!Object.hasOwn(ACTS, command)) throw new Error(usage())
  const args = await argsOf(desk.store, command as ActName, rest)
  const report = options.has('report') ? Number(options.get('report')) : undefined
  const { id, told } = await doAct(desk, command as ActName, args, { by: null, from: 'command', reason, report })
  return `Done (${id} in the log).${told ? `\n${told}` : ''}`
}

/** The words after an act, as what it needs. */
async function argsOf(store: Desk['store'], act: ActName, rest: readonly string[]): Promise<Record<string, unknown>> {
  const { words: needs } = ACTS[act] as { words: readonly string[] }
  if (rest.length > needs.length) throw new Error(`Too many words. ${usage()}`)
  const args: Record<string, unknown> = {}
  for (const [k, need] of needs.entries()) {
    const word = rest[k] ?? (need === 'until' ? '' : undefined)
    if (word === undefined) throw new Error(`${need.toUpperCase()} is missing.\n${usage()}`)
    args[need] =
      need === 'person' || need === 'guest'
        ? await personOf(store, word)
        : need === 'until'
          ? untilOf(word)
          : need === 'seat'
            ? Number(word)
            : word
  }
  return args
}

/** Why nothing is done to a database that has not the tables of this release, and what to do. It is never migrated here: that is for a start of the hall, after a backup. */
const MISFITS: { readonly [F in Fit]?: string } = {
  empty: 'There is no hall in this database yet. Start the hall once, then ask again.',
  older:
    'The tables of this database are those of an older release, and this command changes nothing about that. Use the command of the release that runs there; or make a backup (npm run backup), start the hall with this release, which brings the tables up to date, and ask again.',
  newer: 'The tables of this database are those of a newer release. Use the command of that release.',
}

/** Runs one command on the database that the environment names, also where a hall has it open; gives what is to be printed. */
export async function admin(words: readonly string[], env: Record<string, string | undefined>): Promise<string> {
  if (!words.length) return usage()
  const config = configure(env)
  if (words[0] === 'upgrade') return dryRun(config, words.slice(1))
  const database = await openAsItIs({ ...config, pool: 2 }, error => {
    throw error
  })
  const misfit = MISFITS[fitOf(database.schema)]
  if (misfit) {
    await database.close()
    throw new Error(misfit)
  }
  const fanout = new Fanout(database.connection, {
    heard: () => {
      /* what others do is no matter of this command */
    },
    check: () => {
      /* nothing is kept here */
    },
    error: error => console.error(error.message),
  })
  try {
    const store = openStore(database.pool)
    await fanout.listen()
    return await runCommand(
      {
        store,
        seal: sealWith(await store.key('credential')),
        publicUrl: config.publicUrl,
        tell: async (...news) => {
          for (const one of news) fanout.tell(...one)
        },
      },
      words,
    )
  } finally {
    await fanout.close()
    await database.close()
  }
}

/** Why it was not done, in a sentence. */
const said = (error: unknown): string =>
  error instanceof Refusal ? error.body('en').error.sentence : (error as Error).message

if (process.argv[1] === import.meta.filename)
  await admin(process.argv.slice(2), process.env).then(
    done => console.log(done),
    (error: unknown) => {
      console.error(said(error))
      process.exitCode = 1
    },
  )
