/** Whether the file of a finished match proves itself: what was promised, of what its seed was made, its components, its rows and its result. */
import { adopt } from './adoption.ts'
import { canonicalJson } from './canonical.ts'
import { commitment, CONTRIBUTION, seedOf, sha256, type Shuffle } from './commit.ts'
import type { Game } from './game.ts'
import type { MatchRecord } from './match-record.ts'
import { Match } from './match.ts'
import { rankedScores } from './projection.ts'

/** What of a match file is proved; the rest of it is for reading. `shuffle` is missing in matches from before seats gave anything: what was promised of them is the seed itself. */
export interface MatchFile {
  commitment: string
  shuffle?: Shuffle
  box: { hash: string; files: unknown }
  record: MatchRecord
  scores: readonly { seat: number; total: number; place: number }[]
}

/** `promise`: the hash of the hall's part is what was published. `seed`: the seed is made of the parts. `box`: the components have their hash. `rows`: each row is legal on the table that the seed deals. `result`: they end with these points. */
export const PROOFS = ['promise', 'seed', 'box', 'rows', 'result'] as const
export interface Proof {
  what: (typeof PROOFS)[number]
  ok: boolean
  /** What was found instead. */
  found?: string
}

/**
 * The proofs of a match file, in their order. `olderBoxes`: the canonical hash of boxes that have an older name. Rows of older rules are proved by those
 * of `gameOf` where these adopt them. The caller has loaded `@loggia/core/hash`, if the record names that generator.
 */
export async function prove(
  { shuffle, record, box, scores, ...file }: MatchFile,
  gameOf: (files: unknown) => Game,
  olderBoxes: Readonly<Record<string, string>> = {},
): Promise<Proof[]> {
  const proof = (what: Proof['what'], expected: string, found: string): Proof =>
    found === expected ? { what, ok: true } : { what, ok: false, found }
  const proofs = [proof('promise', file.commitment, await commitment(shuffle?.secret ?? record.seed))]
  if (shuffle) {
    const whole =
      shuffle.contributions.length === record.seats &&
      shuffle.contributions.every(c => c === null || CONTRIBUTION.test(c))
    proofs.push(proof('seed', record.seed, whole ? await seedOf(shuffle) : 'not a part for each seat'))
  }
  const hash = await sha256(canonicalJson(box.files))
  const name = olderBoxes[box.hash] === hash ? box.hash : hash
  proofs.push(proof('box', box.hash, name === (record.box ?? name) ? name : `${hash}, not that of the record`))
  const rows = (found: string): Proof => ({ what: 'rows', ok: false, found })
  try {
    const match = replayed(gameOf(box.files), record)
    if (!(match instanceof Match)) return [...proofs, rows(match)]
    const text = (list: MatchFile['scores']) => list.map(s => `${s.seat}: ${s.total} (${s.place + 1})`).join(', ')
    const found = match.over || match.ended ? text(rankedScores(match)) : 'it is not over'
    return [...proofs, { what: 'rows', ok: true }, proof('result', text(scores), found)]
  } catch (error) {
    return [...proofs, rows((error as Error).message)]
  }
}

/** A record as a match by these rules, or why it is none. */
function replayed(game: Game, record: MatchRecord): Match | string {
  if (record.rules === game.rules) return new Match(game, record)
  const match = adopt(game, record, [])
  return match instanceof Match ? match : `played by ${record.rules}: row ${match.seq}: ${match.because}`
}
