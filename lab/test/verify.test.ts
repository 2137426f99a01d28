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
  rankedScores,
  seeded,
  seedOf,
  sha256,
} from '@loggia/core'
import { findGame } from '@loggia/games'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
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
const secret = 'c0'.repeat(32),
  contributions = ['a1'.repeat(32), null]

/** A whole match, as the hall exports it. */
async function fileOf(sealed: boolean): Promise<MatchFile & { game: string }> {
  const hash = await sha256(canonicalJson(shipped)),
    shuffle = { secret, contributions },
    seed = sealed ? await seedOf(shuffle) : secret,
    rng = seeded('verify')
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
    const seat = firstOf(acting(m.table)),
      moves = movesOf(game, m.table, seat)
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
const sealed = await fileOf(true),
  promised = await fileOf(false)
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
  const other = 'd0'.repeat(32),
    { record, shuffle, box, scores } = sealed
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

test('a match that goes on has nothing to verify yet', async () => {
  expect(await lab(['verify', written({ ...sealed, record: undefined })])).toBe(2)
})
