/** What the reference engine needs to read an export, kind by kind. Each match is imported, exported, and imported once more. */
import { Match, type MatchRecord, OK } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { exportLedger, grammar } from '../ledger/index.ts'
import { game } from './helpers.ts'

const CARDS = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8', 'BON9']
type Setup = Record<string, { build: readonly [string, string]; card: string }>

/** A match as far as these lines go. */
function match(setup: Setup, score: string, ...lines: string[]): MatchRecord {
  const factions = Object.keys(setup)
  const back = factions.toReversed()
  const taken = Object.values(setup).map(s => s.card)
  const free = CARDS.filter(c => !taken.includes(c)).slice(0, 3)
  const text = [
    `score ${score}`,
    ...CARDS.filter(c => !taken.includes(c) && !free.includes(c)).map(c => `delete ${c}`),
    ...factions.map(f => `setup ${f}`),
    ...factions.map(f => `${f}: build ${setup[f]!.build[0]}`),
    ...back.map(f => `${f}: build ${setup[f]!.build[1]}`),
    ...back.map(f => `${f}: pass ${setup[f]!.card}`),
  ]
  const { record, obstacle } = grammar.read([...text, ...lines].join('\n'))
  expect(obstacle).toMatchObject({ kind: 'ended' })
  return record
}
/** The rows of its export behind the set-up of two. It gives the same table when it is read. */
function rowsOf(record: MatchRecord): string[] {
  const written = exportLedger(record)
  const again = grammar.read(written).record
  expect(new Match(game, again).table).toEqual(new Match(game, record).table)
  return written
    .split('\n')
    .filter(line => line.includes(':'))
    .slice(6)
}
const exported = (...how: Parameters<typeof match>): string[] => rowsOf(match(...how))
const SCORE = 'SCORE3,SCORE2,SCORE4,SCORE5,SCORE6,SCORE7'
const TWO: Setup = { witches: { build: ['F4', 'E9'], card: 'BON2' }, engineers: { build: ['E7', 'H6'], card: 'BON3' } }
const DARK: Setup = {
  darklings: { build: ['E5', 'H5'], card: 'BON5' },
  engineers: { build: ['E7', 'H6'], card: 'BON3' },
}
const SWARMLINGS: Setup = {
  swarmlings: { build: ['E4', 'H4'], card: 'BON5' },
  engineers: { build: ['E7', 'H6'], card: 'BON3' },
}
const ROUND = ['engineers: decline 1 from darklings', 'engineers: pass BON4', 'darklings: pass BON1']

describe('the Darklings’ stronghold', () => {
  const built = ['darklings: upgrade H5 to TP', ...ROUND, 'engineers: action ACTE. bridge H6:I9']
  test('without ordination it gives the right up, and conversions may follow', () => {
    const without = 'darklings: upgrade H5 to SH. -3CONVERT_W_TO_P. convert 1W to 1C'
    expect(exported(DARK, SCORE, ...built, without).at(-1)).toBe(without)
    expect(exported(DARK, SCORE, ...built, 'darklings: upgrade H5 to SH', 'engineers: wait').at(-1)).toBe(
      'darklings: upgrade H5 to SH. -3CONVERT_W_TO_P',
    )
  })
  test('conversions before the ordination stand before the upgrade: the first one after it uses the right up', () => {
    expect(
      exported(DARK, SCORE, ...built, 'darklings: upgrade H5 to SH. burn 3. convert 3PW to 1W. convert 1W to 1P').at(
        -1,
      ),
    ).toBe('darklings: burn 1. burn 1. burn 1. convert 3PW to 1W. upgrade H5 to SH. convert 1W to 1P')
  })
})

describe('spades that are not used', () => {
  test('of an action', () => {
    expect(
      exported(
        SWARMLINGS,
        SCORE,
        'swarmlings: burn 6. action ACT6. transform H5 to blue. -SPADE',
        'engineers: wait',
      ).at(-1),
    ).toBe('swarmlings: burn 1. burn 1. burn 1. burn 1. burn 1. burn 1. action ACT6. transform H5 to blue. -1SPADE')
  })
  test('of an action, before another turn of somebody who is alone', () => {
    const rows = exported(
      SWARMLINGS,
      SCORE,
      'swarmlings: upgrade H4 to TP',
      'engineers: pass BON1',
      'swarmlings: burn 6. action ACT6. transform H5 to blue. -SPADE',
      'swarmlings: dig 1. transform I8 to black',
      'swarmlings: pass BON2',
    )
    expect(rows.slice(2)).toEqual([
      'swarmlings: burn 1. burn 1. burn 1. burn 1. burn 1. burn 1. action ACT6. transform H5 to blue. -1SPADE. done',
      'swarmlings: dig 1. transform I8 to black. done',
      'swarmlings: pass BON2',
    ])
  })
  test('of a cult bonus, also where they could not be used', () => {
    const giants: Setup = {
      giants: { build: ['D4', 'E3'], card: 'BON8' },
      witches: { build: ['F4', 'E9'], card: 'BON2' },
    }
    expect(
      exported(
        giants,
        'SCORE8,SCORE2,SCORE4,SCORE5,SCORE6,SCORE7',
        'giants: send p to AIR',
        'witches: action BON2. +AIR',
        'giants: pass BON1',
        'witches: pass BON3',
        'giants: pass BON4',
      ),
    ).toContain('giants: -1SPADE')
  })
})

describe('offers that would bring nothing', () => {
  test('are refused: the reference engine waits for those who have passed', () => {
    const rows = exported(
      { ...TWO, engineers: { build: ['E7', 'H6'], card: 'BON5' } },
      SCORE,
      'witches: action BON2. +FIRE',
      'engineers: burn 6. pass BON4',
      'witches: upgrade F4 to TP',
      'witches: pass BON1',
    )
    const at = rows.findIndex(row => row.startsWith('witches: upgrade F4'))
    expect(rows.slice(at, at + 2)).toEqual(['witches: upgrade F4 to TP', 'engineers: decline 1 from witches'])
  })
})

describe('conversions', () => {
  test('after a pass stand before it', () => {
    expect(exported(TWO, SCORE, 'witches: pass BON1. convert 1W to 1C. burn 1', 'engineers: pass BON4').at(-2)).toBe(
      'witches: convert 1W to 1C. burn 1. pass BON1',
    )
  })
  test('behind the answers of others stand in the row of the action', () => {
    expect(
      exported(
        TWO,
        SCORE,
        'witches: upgrade F4 to TP',
        'engineers: leech 1 from witches',
        'witches: convert 1W to 1C',
        'engineers: pass BON4',
      ),
    ).toEqual([
      'witches: upgrade F4 to TP. convert 1W to 1C',
      'engineers: leech 1 from witches',
      'engineers: pass BON4',
    ])
  })
  test('that need what the answers have brought stand in the next turn', () => {
    const cultists: Setup = {
      cultists: { build: ['E6', 'F5'], card: 'BON3' },
      witches: { build: ['F4', 'E9'], card: 'BON2' },
    }
    const record = match(cultists, SCORE, 'cultists: burn 3. upgrade E6 to TP', 'witches: decline 1 from cultists')
    const m = new Match(game, { ...record, rows: record.rows.slice(0, -1) })
    expect([m.table.todo.at(-1)!.do, m.table.players[0].bowls]).toEqual(['rest', [4, 2, 3]])
    for (const [seat, word] of [
      [0, 'burn'],
      [0, 'done'],
      [1, 'pass:spade-2c'],
      [1, 'done'],
      [0, 'pass:worker-3pw'],
      [0, 'done'],
    ] as const)
      expect(m.play(seat, word), word).toBe(OK)
    expect(rowsOf(m.record)).toEqual([
      'cultists: burn 1. burn 1. burn 1. upgrade E6 to TP',
      'witches: decline 1 from cultists',
      'witches: pass BON1',
      'cultists: burn 1. pass BON5',
    ])
  })
})

test('turns of somebody who plays on alone are kept apart', () => {
  const rows = exported(
    TWO,
    SCORE,
    'engineers: wait',
    'witches: pass BON1',
    'engineers: action ACTE. bridge H6:I9',
    'engineers: burn 3. action ACT2',
    'engineers: pass BON2',
  )
  expect(rows.slice(-3)).toEqual([
    'engineers: action ACTE. bridge H6:I9. done',
    'engineers: burn 1. burn 1. burn 1. action ACT2',
    'engineers: pass BON2',
  ])
})
