/** A match file proves itself, and one in which anything was changed does not. */
import {
  canonicalJson,
  commitment,
  firstOf,
  acting,
  Match,
  type MatchFile,
  movesOf,
  pick,
  prove,
  rankedScores,
  seeded,
  seedOf,
  sha256,
} from '@loggia/core'
import { findGame, OLDER_BOXES } from '@loggia/games'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { lab } from '../commands.ts'
import { told, verifyFile } from '../verify.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))
const written = (file: object): string => {
  const path = join(folder, 'match.json')
  writeFileSync(path, JSON.stringify(file))
  return path
}
const { game, shipped } = await (await findGame('ostia')!.manifest()).rules()
const secret = 'c0'.repeat(32)
const contributions = ['a1'.repeat(32), null]

/** A whole match, as the hall exports it. */
async function fileOf(sealed: boolean): Promise<MatchFile & { game: string }> {
  const hash = await sha256(canonicalJson(shipped))
  const shuffle = { secret, contributions }
  const seed = sealed ? await seedOf(shuffle) : secret
  const rng = seeded('verify')
  const m = new Match(game, {
    rules: game.rules,
    box: hash,
    seats: 2,
    options: {},
    seed,
    ...(sealed && { generator: 'sha256' }),
    rows: [],
  })
  while (!m.over) {
    const seat = firstOf(acting(m.table))
    const moves = movesOf(game, m.table, seat)
    m.play(seat, moves[pick(rng, moves.length)]!)
  }
  return {
    game: 'ostia',
    commitment: await commitment(secret),
    ...(sealed && { shuffle }),
    box: { hash, files: JSON.parse(JSON.stringify(shipped)) },
    record: m.toJSON(),
    scores: rankedScores(m),
  }
}
const sealed = await fileOf(true)
const promised = await fileOf(false)
const failing = async (file: object) => (await verifyFile(written(file))).proofs.filter(p => !p.ok).map(p => p.what)

test('a match with parts proves itself, and one from before there were any', async () => {
  for (const file of [sealed, promised]) expect(await lab(['verify', written(file), '--json'])).toBe(0)
  const found = await verifyFile(written(sealed))
  expect(found).toMatchObject({ ok: true, generator: 'sha256', secret, contributions })
  expect(found.proofs.map(p => p.what)).toEqual(['promise', 'seed', 'box', 'rows', 'result'])
  expect(told(found)).toContain('seat 1 gave         nothing')
  expect((await verifyFile(written(promised))).proofs.map(p => p.what)).toEqual(['promise', 'box', 'rows', 'result'])
})

test('whatever is changed in it is found, where it was changed', async () => {
  const other = 'd0'.repeat(32)
  const { record, shuffle, box, scores } = sealed
  const faults: readonly [object, readonly string[]][] = [
    [{ commitment: other }, ['promise']],
    [{ shuffle: { ...shuffle!, secret: other } }, ['promise', 'seed']],
    [{ shuffle: { secret, contributions: [other, null] } }, ['seed']],
    [{ shuffle: { secret, contributions: [null, contributions[0]] } }, ['seed']],
    [{ shuffle: { secret, contributions: [contributions[0]] } }, ['seed']],
    [{ box: { ...box, files: { ...(box.files as object), more: 1 } } }, ['box']],
    [{ record: { ...record, box: other } }, ['box']],
    [{ record: { ...record, generator: undefined } }, ['rows']],
    [{ record: { ...record, rows: record.rows.slice(0, -1) } }, ['result']],
    [{ record: { ...record, rules: 'ostia@99' } }, ['rows']],
    [{ scores: scores.map(s => ({ ...s, total: s.total + 1 })) }, ['result']],
  ]
  for (const [fault, expected] of faults)
    expect(await failing({ ...sealed, ...fault }), JSON.stringify(fault).slice(0, 80)).toEqual(expected)
  expect(await failing({ ...promised, record: { ...promised.record, seed: other } })).toEqual(['promise', 'rows'])
  expect(await lab(['verify', written({ ...sealed, commitment: other }), '--json'])).toBe(1)
})

test('rows of older rules are proved by newer ones that adopt them, and each proof is told once', async () => {
  const next = { ...game, rules: 'ostia@2', adopts: [{ from: 1 }] }
  expect((await prove(sealed, () => next)).every(p => p.ok)).toBe(true)
  const unknown = await prove(sealed, () => ({ ...next, adopts: [] }))
  expect(unknown.map(p => [p.what, p.ok])).toEqual([
    ...['promise', 'seed', 'box'].map(what => [what, true]),
    ['rows', false],
  ])
  const { record } = sealed
  const illegal = await prove({ ...sealed, record: { ...record, rows: [...record.rows, record.rows[0]!] } }, () => game)
  expect(illegal.map(p => [p.what, p.ok])).toEqual(unknown.map(p => [p.what, p.ok]))
})

test('a match that goes on has nothing to verify yet', async () => {
  expect(await lab(['verify', written({ ...sealed, record: undefined })])).toBe(2)
})

describe('files of every release that landed', () => {
  const folder = join(import.meta.dirname, '../upgrade/releases')
  const files = readdirSync(folder).filter(name => name.endsWith('.json.gz'))
  /** Rules that no later ones adopt: their rows can't be proved by this release. */
  const LOST = ['princes-of-florence@1']

  test.each(files)('%s', async name => {
    const file = JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString()) as MatchFile
    const lost = LOST.includes(file.record.rules)
    expect(await failing(file)).toEqual(lost ? ['rows'] : [])
    // A box is no other's because its name is old.
    const box = (await verifyFile(written(file))).proofs.find(p => p.what === 'box')
    expect(box).toEqual({ what: 'box', ok: true })
  })

  test('components as a database gives them back keep their older name, and changed ones do not', async () => {
    for (const [older, canonical] of Object.entries(OLDER_BOXES)) {
      const text = gunzipSync(readFileSync(join(import.meta.dirname, `../boxes/${older}.json.gz`))).toString()
      expect(await sha256(text)).toBe(older)
      expect(await sha256(canonicalJson(JSON.parse(text)))).toBe(canonical)
    }
    const file = JSON.parse(gunzipSync(readFileSync(join(folder, 'e12e822-ostia.json.gz'))).toString()) as MatchFile
    const hash = file.record.box!
    const text = gunzipSync(readFileSync(join(import.meta.dirname, `../boxes/${hash}.json.gz`))).toString()
    const files = JSON.parse(canonicalJson(JSON.parse(text))) as object
    expect(await failing({ ...file, box: { hash, files } })).toEqual([])
    expect(await failing({ ...file, box: { hash, files: { ...files, more: 1 } } })).toEqual(['box'])
    expect(await failing({ ...file, box: { hash: Object.keys(OLDER_BOXES)[1], files } })).toContain('box')
  })
})
