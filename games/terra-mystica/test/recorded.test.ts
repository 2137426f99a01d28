/** Recorded games, row by row (EX-51, EX-52); some generated ones lie here, all of them where they are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Match } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { check, parseLedger, replayOf, setupOf, step, type StateRow } from '../ledger/index.ts'
import { game } from './helpers.ts'

const here = new URL('recorded/', import.meta.url), oracles = new URL('../../../../shared/oracles/terra-mystica/', import.meta.url)
const text = (folder: URL, name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8')
const rows = (folder: URL, name: string): StateRow[] => Object.values(JSON.parse(readFileSync(new URL(`rows/${name}.json`, folder), 'utf8')) as Record<string, StateRow>)
const names = (folder: URL) => readdirSync(folder).flatMap(f => f.endsWith('.txt') ? [f.slice(0, -4)] : [])

/** Games that our rules can't replay, with the reason that they give. */
const UNSUPPORTED: Record<string, RegExp> = {
  '4pLeague_S62_D1L1_G7': /drop-faction/, '4pLeague_S64_D1L1_G5': /drop-faction/, '4pLeague_S64_D1L1_G7': /drop-faction/,
}
function agree(folder: URL, only: (name: string) => boolean = () => true): void {
  for (const name of names(folder).filter(only)) {
    const report = check(text(folder, name), rows(folder, name))
    if (UNSUPPORTED[name]) expect(report.unsupported, name).toMatch(UNSUPPORTED[name])
    else expect({ name, ok: report.ok, firstDifference: report.firstDifference, unsupported: report.unsupported }).toEqual({ name, ok: true })
  }
}

test('the recorded games of the project agree in every row', () => {
  expect(names(here).length).toBeGreaterThanOrEqual(8)
  agree(here)
})

test('EX-52 final VP of base-2p-004', () => {
  expect(check(text(here, 'base-2p-004')).finalVp).toEqual({ darklings: 98, swarmlings: 72 })
})

test('a wrong state is found in its row', () => {
  const states = structuredClone(rows(here, 'base-2p-004')), k = states.findIndex(s => s.cmd === 'dig 2. build E2')
  states[k]!.c = 99
  expect(check(text(here, 'base-2p-004'), states).firstDifference).toMatchObject({ row: k, field: 'swarmlings c', expected: 99, got: 17 })
})

test('what is not understood is named', () => {
  expect(check('setup witches\nsetup nomads\nwitches: juggle 3').unsupported).toBe('witches: juggle 3')
  expect(check('drop-faction witches').unsupported).toBe('drop-faction witches')
})

test('a replay is a match like any other: its rows give the same table', () => {
  const ledger = parseLedger(text(here, 'base-2p-004')), r = replayOf(ledger)
  while (!game.over(r.t)) step(r)
  const match = new Match(game, { rules: game.rules, ...setupOf(ledger), seed: 'ledger', rows: r.rows })
  expect(match.table).toEqual(r.t)
})

describe.runIf(existsSync(oracles))('all recorded games at hand', () => {
  test('EX-48, EX-53, EX-62 every generated game agrees in every row', () => agree(new URL('generated/', oracles)), 60_000)
  test('EX-51 every league game that our rules can replay agrees in every row', () => agree(new URL('league/', oracles)), 60_000)
})
