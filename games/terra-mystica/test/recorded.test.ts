/** Recorded games, row by row (EX-51, EX-52); some generated ones lie here, all of them where they are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { acting, Match, pick, type Row, seeded } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { check, exportLedger, parseLedger, replayOf, setupOf, step, type StateRow } from '../ledger/index.ts'
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
  expect(check('').unsupported).toBe('a game of 0 factions')
  expect(check(text(here, 'base-2p-004').replace('build C1', 'build Z1')).unsupported).toMatch(/^darklings, after row .*no hex Z1/)
  expect(check(text(here, 'base-2p-004').replace('upgrade C1 to TP', 'upgrade Z1 to TP')).unsupported).toMatch(/^row .*upgrade Z1 to TP/)
})

test('a spoilt record is refused, never a crash', () => {
  const rng = seeded('spoil'), lines = text(here, 'base-4p-082').split('\n')
  for (let n = 0; n < 60; n++) {
    const spoilt = lines.slice(), k = pick(rng, lines.length)
    if (n % 3 === 0) spoilt.splice(k, 1)
    else if (n % 3 === 1) spoilt[k] = spoilt[k]!.replace(/[A-I](\d)/, 'Z$1')
    else spoilt.splice(k, 0, spoilt[pick(rng, lines.length)]!)
    expect(['string', 'undefined']).toContain(typeof check(spoilt.join('\n')).unsupported)
  }
})

test('a replay is a match like any other: its rows give the same table', () => {
  const ledger = parseLedger(text(here, 'base-2p-004')), r = replayOf(ledger)
  while (!game.over(r.t)) step(r)
  const match = new Match(game, { rules: game.rules, ...setupOf(ledger), seed: 'ledger', rows: r.rows })
  expect(match.table).toEqual(r.t)
})

test('a match that is exported and read again is the same match', () => {
  for (const name of names(here)) {
    const ledger = parseLedger(text(here, name)), r = replayOf(ledger)
    while (!game.over(r.t)) step(r)
    const again = check(exportLedger({ rules: game.rules, ...setupOf(ledger), seed: 'ledger', rows: r.rows }))
    expect({ name, unsupported: again.unsupported, vp: again.finalVp }).toEqual({ name, vp: check(text(here, name)).finalVp })
  }
})

test('random matches of all kinds survive export and import', () => {
  for (let n = 0; n < 24; n++) {
    const record = { rules: game.rules, seats: 2 + n % 4, options: { 'setup': 'by-hand', 'answers': n % 2 ? 'by-next-turn' : 'at-once', 'turn-order': 'variable', 'town-tiles': 'extra', 'bonus-cards': 'ten', 'scoring-tiles': 'nine' }, seed: `${n}`, rows: [] as Row[] }
    const t = game.setup(record), rng = seeded(`${n}`), out: number[] = []
    while (!game.over(t)) {
      const seat = 31 - Math.clz32(acting(t))
      out.length = 0
      game.moves(t, seat, out)
      const move = out[pick(rng, out.length)]!
      record.rows.push([seat, game.format(move)])
      game.play(t, seat, move)
    }
    const ledger = exportLedger(record), again = check(ledger)
    expect({ n, ledger: again.unsupported ? ledger : '', unsupported: again.unsupported, vp: Object.values(again.finalVp) }).toEqual({ n, ledger: '', vp: game.scores(t).map(s => s.total) })
  }
})

describe.runIf(existsSync(oracles))('all recorded games at hand', () => {
  test('EX-48, EX-53, EX-62 every generated game agrees in every row', () => agree(new URL('generated/', oracles)), 60_000)
  test('EX-51 every league game that our rules can replay agrees in every row', () => agree(new URL('league/', oracles)), 60_000)
})
