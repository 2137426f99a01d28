/** Whether the file of a finished match proves itself, from the promise to the points. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type MatchFile, type Proof, prove } from '@loggia/core'
import '@loggia/core/hash'
import { findGame, OLDER_BOXES } from '@loggia/games'

/**
 * The result for a match file, and the parts of its shuffle: by seat its contribution, null for none. All of it is
 * missing if the seed itself was promised.
 */
export interface Verified {
  file: string
  ok: boolean
  proofs: readonly Proof[]
  generator: string
  commitment: string
  secret?: string
  contributions?: readonly (string | null)[]
  seed: string
}

/** Throws when that is no file of a finished match of the house. */
export async function verifyFile(file: string): Promise<Verified> {
  const found = JSON.parse(readFileSync(file, 'utf8')) as Partial<MatchFile> & { game?: string }
  const { record, scores, commitment, shuffle } = found
  if (!record || !scores || !commitment)
    throw new Error(`${file}: not the file of a match that is over; while it goes on its shuffle is a secret`)
  const box = found.box ?? keptBox(record.box ?? '')
  if (!box) throw new Error(`${file}: it names components (${record.box}) that are neither in it nor here`)
  const played = findGame(found.game ?? '')
  if (!played) throw new Error(`${file}: there is no game ${found.game}`)
  const { withBox } = await (await played.manifest()).rules()
  const proofs = await prove(
    { commitment, record, scores, box, ...(shuffle && { shuffle }) },
    files => withBox(files as never),
    OLDER_BOXES,
  )
  return {
    file,
    ok: proofs.every(p => p.ok),
    proofs,
    generator: record.generator ?? 'xoshiro128**',
    commitment,
    ...shuffle,
    seed: record.seed,
  }
}

/** Components that files of the first release name and do not carry. */
export function keptBox(hash: string): MatchFile['box'] | undefined {
  const path = join(import.meta.dirname, 'boxes', `${hash}.json.gz`)
  if (!/^[0-9a-f]{64}$/.test(hash) || !existsSync(path)) return undefined
  return { hash, files: JSON.parse(gunzipSync(readFileSync(path)).toString()) }
}

const SAID = {
  promise: 'what the hall promised',
  seed: 'the seed, of all parts',
  box: 'the components',
  rows: 'every row is legal',
  result: 'the points',
} as const satisfies Record<Proof['what'], string>

/** All of it for people to read. */
export const told = ({ file, proofs, generator, commitment, secret, contributions, seed }: Verified): string =>
  [
    file,
    `  promised            ${commitment}`,
    ...(secret ? [`  the hall's secret   ${secret}`] : []),
    ...(contributions ?? []).map((given, seat) => `  seat ${seat} gave         ${given ?? 'nothing'}`),
    `  seed                ${seed}`,
    `  generator           ${generator}`,
    ...proofs.map(({ what, ok, found }) => `  ${ok ? '✓' : '✗'} ${SAID[what]}${ok ? '' : `: ${found}`}`),
  ].join('\n')
