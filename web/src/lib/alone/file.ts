/** Tables of this device as files: those that the hall writes of its matches, which prove themselves, with who sat where. */
import { version } from '$app/env'
import type { Level } from '@loggia/bots'
import { commitment, type Game, type Match, type MatchRecord, type RecordedRow } from '@loggia/core'
import '@loggia/core/hash'
import type { MatchExport } from '../api.ts'
import { isPlayable, rulesOf } from '../games.ts'
import { LEVELS } from '../hall/levels.ts'
import { isBox } from './box.ts'
import { freshId, keep } from './make.ts'
import { boxOf } from './shelf.ts'
import { replayed, type Sitter, type Whole } from './table.ts'

/** What such a file has of an export of the hall. */
export type AloneFile = Pick<
  MatchExport,
  'version' | 'id' | 'game' | 'name' | 'status' | 'commitment' | 'rules' | 'options' | 'box' | 'scores' | 'shuffle'
> & { record: MatchRecord; seats: ({ seat: number } & Sitter)[] }

/** The file of a table as it stands. It needs no rules: also a match that can only be read is saved. */
export async function fileOf({ table, rows }: Pick<Whole, 'table' | 'rows'>): Promise<AloneFile> {
  const { id, game, name, head, seats, over, standings } = table
  const hash = head.box ?? ''
  return {
    version: version.split('+')[0]!,
    id,
    game,
    name,
    status: over ? 'finished' : 'running',
    commitment: await commitment(head.seed),
    rules: head.rules,
    options: { ...head.options },
    seats: seats.map((sitter, seat) => ({ seat, ...sitter })),
    record: { ...head, rows },
    box: { hash, files: await boxOf(hash) },
    ...(over ? { scores: standings.map(s => ({ ...s, sources: { ...s.sources }, tie: [...s.tie] })) } : {}),
  }
}

/** The file is none of ours, or holds no match by these rules. */
export class NoMatch extends Error {
  override name = 'NoMatch'
}
/** Whether a text is such a file, and not a record in somebody else's grammar. */
export const isFile = (text: string): boolean => text.trimStart().startsWith('{')

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
const isRow = (x: unknown): x is RecordedRow =>
  Array.isArray(x) && x.length >= 2 && Number.isInteger(x[0]) && typeof x[1] === 'string'

/** A record as it may stand in a file. What its rows say is for the rules to judge. */
function recordIn(x: unknown, { seats, options }: Game): MatchRecord {
  const whole =
    isObject(x) &&
    typeof x['rules'] === 'string' &&
    typeof x['seed'] === 'string' &&
    Number.isInteger(x['seats']) &&
    (x['seats'] as number) >= seats.min &&
    (x['seats'] as number) <= seats.max &&
    isObject(x['options']) &&
    Object.entries(x['options']).every(([id, value]) =>
      options.find(o => o.id === id)?.values.includes(String(value)),
    ) &&
    // A table that begins in the middle can't be replayed from its seed.
    x['start'] === undefined &&
    Array.isArray(x['rows']) &&
    x['rows'].every(isRow)
  if (!whole) throw new NoMatch('its record')
  return x as unknown as MatchRecord
}

/** Who sat at a seat: in files of the hall they are people. */
function sitterIn(x: unknown): Sitter {
  const { kind, name, level } = isObject(x) ? x : {}
  const called = typeof name === 'string' ? name.slice(0, 40) : ''
  return kind === 'bot'
    ? { kind, name: called, level: LEVELS.find(l => l === level) ?? ('club' satisfies Level) }
    : { kind: 'person', name: called }
}

/** Whatever the rules say against it, it is no match by them. */
function played(replay: () => Match): Match {
  try {
    return replay()
  } catch (error) {
    throw new NoMatch((error as Error).message)
  }
}

/** Keeps the match of a file as a new table; gives its id. Throws `NoMatch`. */
export async function keepFile(text: string): Promise<string> {
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new NoMatch('no JSON')
  }
  if (!isObject(file) || typeof file['game'] !== 'string' || !isPlayable(file['game'])) throw new NoMatch('its game')
  const { game: id, name, seats, box } = file
  const { game: shipped, files: own, withBox } = await rulesOf(file['game'])
  const record = recordIn(file['record'], shipped)
  const given = isObject(box) ? box : {}
  const hash = record.box ?? String(given['hash'])
  const isOwn = await isBox(hash, own)
  const files = isOwn ? own : (given['files'] as typeof own)
  if (!isOwn && !(await isBox(hash, files))) throw new NoMatch('its components')
  const match = played(() => replayed(isOwn ? shipped : withBox(files), { ...record, box: hash }))
  const sitters = Array.from({ length: record.seats }, (_, seat) =>
    sitterIn(Array.isArray(seats) ? seats[seat] : undefined),
  )
  return keep(
    { id: freshId(), game: id as string, name: typeof name === 'string' ? name.slice(0, 40) : '', seats: sitters },
    match,
    hash,
    files,
  )
}
