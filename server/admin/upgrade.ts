/**
 * What becomes of the matches of a hall under this release, without changing anything: `npm run admin -- upgrade --dry-run`. The database may be that of
 * any older release, and its hall may be open: what is read of it are whole rows, since an older one lacks columns.
 */
import { type Row, STANDING, TAKEBACK } from '@loggia/core'
import type pg from 'pg'
import type { Config } from '../platform/config.ts'
import { openAsItIs } from '../platform/database.ts'
import { findGame, fits, type Games } from '../match/hosted.ts'
import { Opener, type OpenerStore } from '../match/opening.ts'
import { bool, integer, jsonb, text, texts } from '../platform/kind.ts'
import { statement } from '../platform/statement.ts'
import { boxes, marks, matches } from '../schema/index.ts'
import { Refusal } from '../platform/refusal.ts'
import type { MatchMeta } from '../match/written.ts'

/** `stays`, `closes`: a table that waits. The others are matches: `broken` where its own rules can't replay it, which is a fault of this release. */
export const FATES = [
  'goes on',
  'is taken over',
  'is kept',
  'is of a newer release',
  'is broken',
  'stays',
  'closes',
] as const
export interface Fate {
  id: string
  rules: string
  status: string
  fate: (typeof FATES)[number]
  because?: string
}

/** The columns of a match that have been there since the first release, and those that are read where they are there. */
type Found = Pick<MatchMeta, 'id' | 'game' | 'rules' | 'status' | 'options' | 'seats'> & Partial<MatchMeta>

const HAS = statement('select to_regclass($table) is not null as there', { table: text }, { there: bool })
const has = async (pool: pg.Pool, table: string): Promise<boolean> => (await HAS.only(pool, { table })).there

const IDS = statement(
  'select id from matches where status = any($status) order by status, id',
  { status: texts },
  { id: matches.id },
)
/** A match with its seats and its progress (an expression), as one object. */
const whole = (progress: string) =>
  statement(
    `select to_jsonb(m) || ${progress} || jsonb_build_object('seats', (select jsonb_agg(to_jsonb(s) order by s.seat) from seats s where s.match = m.id)) as match
     from matches m where id = $id`,
    { id: text },
    { match: jsonb<Found>() },
  )
const WITH_PROGRESS = whole(`coalesce((select to_jsonb(p) from progress p where p.match = m.id), '{}')`)
const WITHOUT = whole(`'{}'`)
const MARKS = statement(
  'select seq, mark from marks where match = $match order by seq',
  { match: text },
  { seq: marks.seq, mark: marks.mark },
)
const BOX = statement('select box from boxes where hash = $hash', { hash: text }, { box: boxes.box })
/** Those of the first release had no kind, and said of standing orders alone what made them. */
const ROWS = statement(
  'select to_jsonb(m) as row from moves m where match = $match and seq > $after order by seq',
  { match: text, after: integer },
  { row: jsonb<Omit<Row, 'kind'> & { kind?: Row['kind']; cause?: string; standing?: true }>() },
)

/** The fate of each match that is open or running, and with `all` of those that are over. */
export async function* fatesOf(pool: pg.Pool, games: Games, { all = false } = {}): AsyncGenerator<Fate> {
  const progress = await has(pool, 'progress')
  const opener = new Opener(readOnly(pool, await has(pool, 'marks')), games)
  for (const { id } of await IDS.all(pool, { status: ['open', 'running', ...(all ? ['finished'] : [])] })) {
    const read = await (progress ? WITH_PROGRESS : WITHOUT).first(pool, { id })
    if (!read) continue
    const { match } = read
    const { rules, status } = match
    yield { id, rules, status, ...(status === 'open' ? waits(match, games) : await plays(opener, pool, match)) }
  }
}

/** A table that waits closes where this release can't deal what was chosen for it. */
function waits({ game, options, seats }: Found, games: Games): Pick<Fate, 'fate' | 'because'> {
  const hosted = findGame(games, game)
  return hosted && fits(hosted.game, seats.length, options)
    ? { fate: 'stays' }
    : { fate: 'closes', because: 'what was chosen for it can’t be dealt any more' }
}

async function plays(opener: Opener, pool: pg.Pool, match: Found): Promise<Pick<Fate, 'fate' | 'because'>> {
  const changed = match.changed ?? 0
  const seq = match.seq ?? (await rowsOf(pool, match.id, 0)).length
  const meta = { standings: null, steps: null, clock: null, generator: null, ...match, seq, changed } as MatchMeta
  try {
    if (await opener.adopt(meta)) return { fate: 'is taken over' }
    await opener.open(meta)
    return { fate: 'goes on' }
  } catch (error) {
    if (!(error instanceof Refusal)) return { fate: 'is broken', because: (error as Error).message }
    if (error.code === 'newer-rules') return { fate: 'is of a newer release' }
    return { fate: 'is kept', because: String(error.details.because ?? 'this release does not play it') }
  }
}

/** What opening a match reads, of any release; what it would write is dropped. */
const readOnly = (pool: pg.Pool, hasMarks: boolean): OpenerStore => ({
  since: async (match, after) => ({ rows: await rowsOf(pool, match, after), changed: 0 }),
  marks: async match => (hasMarks ? MARKS.all(pool, { match }) : []),
  box: async hash => (await BOX.first(pool, { hash }))?.box,
  snapshot: async () => undefined,
  adopt: async () => true,
  saveMark: async () => undefined,
  saveSnapshot: async () => undefined,
  writeProgress: async () => undefined,
})

/** The rows of a match, with what those of the first release did not say. */
async function rowsOf(pool: pg.Pool, match: string, after: number): Promise<Row[]> {
  return (await ROWS.all(pool, { match, after })).map(({ row: { kind, seat, word, cause, standing } }): Row => {
    const by = cause ?? (standing ? STANDING : undefined)
    return { kind: kind ?? (word === TAKEBACK ? 'takeback' : 'move'), seat, word, ...(by ? { by } : {}) }
  })
}

/** For a whole session: whatever is tried in it, nothing is written. */
const READ_ONLY = statement('set default_transaction_read_only = on')

/** How many there are of each fate, and each match that does not simply go on. */
function report(fates: readonly Fate[]): string {
  const many = (fate: Fate['fate']) => fates.filter(f => f.fate === fate).length
  const sums = FATES.filter(fate => many(fate)).map(fate => `${fate}: ${many(fate)}`)
  const lines = fates.filter(f => f.because).map(f => [f.id, f.rules, f.status, f.fate, f.because].join('  '))
  return [sums.join(', ') || 'There are no matches.', ...lines].join('\n')
}

/** Reads the database that the environment names, as it is, whichever release it belongs to; gives what is to be printed. */
export async function dryRun(config: Config, words: readonly string[]): Promise<string> {
  if (!words.includes('--dry-run'))
    throw new Error(
      'The hall upgrades its database itself when it starts. What would become of its matches says: upgrade --dry-run [--all] [--json]',
    )
  const { games } = (await import(config.games)) as { games: Games }
  const database = await openAsItIs({ ...config, pool: 1 }, error => {
    throw error
  })
  const { pool } = database
  pool.on('connect', client => void READ_ONLY.run(client).catch(() => undefined))
  try {
    await READ_ONLY.run(pool)
    const fates: Fate[] = []
    if (database.schema)
      for await (const fate of fatesOf(pool, games, { all: words.includes('--all') })) fates.push(fate)
    return words.includes('--json') ? JSON.stringify(fates) : report(fates)
  } finally {
    await database.close()
  }
}
