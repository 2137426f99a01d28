/** Makes tables on this device. */
import { canonicalJson, Match, type Options, sha256 } from '@loggia/core'
import { type GameId, rulesOf } from '../games.ts'
import { nowAlone } from './any.ts'
import { keepBox, write } from './shelf.ts'
import { type AloneTable, type Sitter, standing } from './table.ts'

const ASKED = 'loggia.persist'
/** Asks the browser, once, to keep what lies here when it needs room. */
function keepForGood(): void {
  try {
    if (localStorage.getItem(ASKED)) return
    localStorage.setItem(ASKED, 'yes')
    void navigator.storage.persist()
  } catch {
    /* it keeps what it likes */
  }
}

const random = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), b => b.toString(16).padStart(2, '0')).join('')
/** The id of a new table. */
export const freshId = (): string => random(6)

/** What is chosen for a table. */
export interface Wish {
  game: GameId
  name: string
  options: Options
  seats: readonly Sitter[]
}

/** Deals a new match; gives the id of its table. Throws when the device keeps nothing. */
export async function make({ game: id, name, options, seats }: Wish): Promise<string> {
  const [{ game, files }] = await Promise.all([rulesOf(id), import('@loggia/core/hash')])
  const box = await sha256(canonicalJson(files))
  const record = {
    rules: game.rules,
    box,
    seats: seats.length,
    options,
    seed: random(32),
    generator: 'sha256' as const,
  }
  return keep({ id: freshId(), game: id, name, seats }, new Match(game, { ...record, rows: [] }), box, files)
}

/** Keeps a new table with all its rows, and its components. */
export async function keep(
  table: Pick<AloneTable, 'id' | 'game' | 'name' | 'seats'>,
  match: Match,
  box: string,
  files: Parameters<typeof keepBox>[1],
): Promise<string> {
  const { rows, ...head } = match.record
  await keepBox(box, files)
  await write(standing({ ...table, head }, match, Date.now()), 0, rows)
  nowAlone()
  keepForGood()
  return table.id
}

/** The same people sit at a new table, one seat further. */
export const again = ({ game, name, seats, head }: AloneTable): Promise<string> =>
  make({ game, name, options: head.options, seats: [...seats.slice(-1), ...seats.slice(0, -1)] })
