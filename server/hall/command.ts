/** `npm run admin -- ACT …`: access to the machine is access to every act, whether the hall is open or not. */
import { alike } from '@loggia/core'
import { sealWith } from '../platform/secrets.ts'
import { configure } from '../platform/config.ts'
import { openAsItIs } from '../platform/database.ts'
import { type Fit, fitOf } from '../platform/schema-version.ts'
import { Fanout } from '../platform/fanout.ts'
import { Refusal } from '../platform/refusal.ts'
import { openStore } from './store.ts'
import { ACTS, type ActName, doAct, undoAct, wasCalled } from '../admin/acts.ts'
import type { Desk } from '../admin/desk.ts'
import { dryRun } from '../admin/upgrade.ts'

/** What it can do besides the acts: looking, and undoing. */
const LOOKS = {
  state: 'state: how the hall stands, what went wrong in the last 24 hours, and what could not be told',
  find: 'find TEXT: people by a part of their name or handle, their id, or their mail address',
  tables: 'tables [TEXT]: those that want looking after, or by a part of their name, or id',
  pairs: 'pairs: people who only play each other in rated matches, of the last 90 days',
  reports: 'reports: what people complain of and nobody has answered, with what is attached',
  log: 'log [PERSON]: what was done, the newest first',
  upgrade:
    'upgrade --dry-run [--all] [--json]: what becomes of the matches of this hall under this release; with --all, also of those that are over',
  undo: 'undo N [--reason WHY]: undoes what was done, where that can be',
} as const

export const usage = (): string =>
  [
    'npm run admin -- ACT …   (a person is named by their name, where there is only one, or by their id)',
    ...Object.values(LOOKS).map(line => `  ${line}`),
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

/** The one person who is meant. */
async function personOf(store: Desk['store'], text: string): Promise<string> {
  const found = await store.findPeople(text)
  const exact = found.filter(p => p.id === text || alike(p.name) === alike(text))
  const [one] = exact
  if (one && exact.length === 1) return one.id
  const list = (exact.length ? exact : found).map(p => `  ${p.id}  ${p.name}`)
  throw new Error(
    `${exact.length ? `${exact.length} people are called so: say which by the id` : `Nobody is called "${text}"`}${list.length ? `:\n${list.join('\n')}` : '.'}`,
  )
}

/** The lines of a page of a list. */
const PAGE = 50

/** Runs one command. */
async function runCommand(desk: Desk, words: readonly string[]): Promise<string> {
  const { store } = desk
  const options = new Map<string, string>()
  const plain: string[] = []
  for (let k = 0; k < words.length; k++) {
    const name = /^--(reason|report|page)$/.exec(words[k]!)?.[1]
    if (name) options.set(name, words[++k] ?? '')
    else plain.push(words[k]!)
  }
  const [command = '', ...rest] = plain
  const reason = options.get('reason') ?? ''
  const page = Math.max(1, Number(options.get('page') ?? 1) || 1)
  const part = { skip: (page - 1) * PAGE, limit: PAGE }
  const day = (at: Date | null | undefined) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '–'
  if (command === 'state') {
    const [f, faults, { waiting, failed, oldest }] = await Promise.all([
      store.figures(),
      store.faults(),
      store.undelivered(),
    ])
    return [
      `${f.people} people with a way in, ${f.guests} guests, ${f.today} here in the last day; ${f.running} tables run, ${f.open} open; ${f.reports} reports`,
      `notices: ${waiting} waiting, ${failed} tried in vain${oldest ? `, the oldest since ${day(oldest)}` : ''}`,
      faults.length ? 'errors, this hour and in 24:' : 'no errors in 24 hours',
      ...faults.map(e => `  ${e.hour}  ${e.day}  ${e.what}`),
    ].join('\n')
  }
  if (command === 'find')
    return (
      (await store.findPeople(rest.join(' '), part))
        .map(p =>
          [
            ...[p.id, p.name, ...(p.handle ? [`@${p.handle}`] : []), `since ${day(p.since)}`],
            ...[`${p.matches} matches`, p.kept ? 'kept' : 'guest'],
            ...(p.inTime ? [`${Math.round((p.inTime.n / p.inTime.of) * 100)} % in time`] : []),
            ...(p.admin ? ['admin'] : []),
            ...(p.erased ? ['forgotten'] : p.due ? [`forgotten on ${day(p.due)}`] : []),
            ...p.told.map(t => `${t.what}${t.until ? ` until ${day(new Date(t.until))}` : ''}: ${t.reason}`),
          ].join('  '),
        )
        .join('\n') || 'Nobody.'
    )
  if (command === 'tables')
    return (
      (await store.findTables(rest.join(' '), part))
        .map(t =>
          [
            ...[t.id, t.game, t.name, t.status, `last ${day(t.at)}`, t.why.join('+')],
            t.seats.map(s => `${s.seat}:${s.name || s.kind}`).join(' '),
            t.isVoid ? 'void' : '',
          ]
            .filter(Boolean)
            .join('  '),
        )
        .join('\n') || 'No table wants looking after.'
    )
  if (command === 'pairs')
    return (
      (await store.pairs(part))
        .map(({ people: [one, other], matches, closed, last }) =>
          [
            `${one.name} (${one.id})  ${other.name} (${other.id})`,
            `${matches} rated matches, ${one.won} : ${other.won}, ${closed} private, last ${day(last)}`,
          ].join('  '),
        )
        .join('\n') || 'No two people only play each other.'
    )
  if (command === 'reports')
    return (
      (await store.openReports(part))
        .map(r =>
          [
            `${r.id}  ${day(r.at)}  ${r.why}: ${r.about.name} (${r.about.id}), by ${r.by.name} (${r.by.id})${r.match ? `, ${r.game} ${r.match}` : ''}`,
            ...(r.text ? [`    ${r.text}`] : []),
            ...(r.attached.row ? [`    after row ${r.attached.row.seq}: ${r.attached.row.move}`] : []),
            ...r.attached.talk.map(t => `    ${t.id === r.line ? '>' : ' '} ${t.name}: ${t.text || `[${t.word}]`}`),
          ].join('\n'),
        )
        .join('\n') || 'No reports.'
    )
  if (command === 'log') {
    const person = rest[0] ? await personOf(store, rest[0]) : undefined
    return (
      (await store.actLog({ person })).acts
        .map(a =>
          [
            ...[String(a.id), day(a.at), a.byName ?? `(${a.from})`, a.act, a.personName ?? '', a.match ?? ''],
            ...[
              [wasCalled(a), Object.values(a.args).join(' ')].filter(Boolean).join(' → '),
              a.reason && `“${a.reason}”`,
              a.undone ? `undone by ${a.undone}` : '',
            ],
          ]
            .filter(Boolean)
            .join('  '),
        )
        .join('\n') || 'Nothing was done.'
    )
  }
  if (command === 'undo') {
    const of = Number(rest[0])
    if (!Number.isInteger(of)) throw new Error('undo N: which act? Its number stands in the log.')
    return `${of} is undone (${await undoAct(desk, of, { by: null, from: 'command', reason })}).`
  }
  if (!Object.hasOwn(ACTS, command)) throw new Error(usage())
  const { words: needs } = ACTS[command as ActName] as { words: readonly string[] }
  const args: Record<string, unknown> = {}
  if (rest.length > needs.length) throw new Error(`Too many words. ${usage()}`)
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
  const report = options.has('report') ? Number(options.get('report')) : undefined
  const { id, told } = await doAct(desk, command as ActName, args, { by: null, from: 'command', reason, report })
  return `Done (${id} in the log).${told ? `\n${told}` : ''}`
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
