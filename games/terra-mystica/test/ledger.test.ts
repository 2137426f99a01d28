/** Recorded games in the ways in which people really played and wrote them. All ledgers here are made by hand. */
import { readFileSync } from 'node:fs'
import { Match, type MatchRecord, OK } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import type { TerraTable } from '../index.ts'
import { check, exportLedger, grammar } from '../ledger/index.ts'
import { box, game, hex } from './helpers.ts'

const CARDS = ['BON1', 'BON2', 'BON3', 'BON4', 'BON5', 'BON6', 'BON7', 'BON8', 'BON9']
/** A ledger: set up for these, with dwellings on these hexes and these cards, then these lines. */
function ledger(setup: Record<string, { build: readonly string[]; card: string }>, ...lines: string[]): string {
  const factions = Object.keys(setup)
  const back = factions.toReversed()
  const cards = [
    ...Object.values(setup).map(s => s.card),
    ...CARDS.filter(c => !Object.values(setup).some(s => s.card === c)).slice(0, 3),
  ]
  return [
    'option errata-cultist-power',
    'score SCORE3,SCORE2,SCORE4,SCORE5,SCORE6,SCORE7',
    ...CARDS.filter(c => !cards.includes(c)).map(c => `delete ${c}`),
    ...factions.map(f => `setup ${f}`),
    ...factions.map(f => `${f}: build ${setup[f]!.build[0]}`),
    ...back.map(f => `${f}: build ${setup[f]!.build[1]}`),
    ...back.map(f => `${f}: pass ${setup[f]!.card}`),
    ...lines,
  ].join('\n')
}
/** The table as far as a record goes, which must be understood to its last line. */
function played(text: string): { t: TerraTable; rows: string[]; record: MatchRecord } {
  const { record, obstacle } = grammar.read(text)
  const lines = text.split('\n')
  expect(obstacle).toMatchObject({ kind: 'ended', line: lines.length, text: lines.at(-1) })
  return { t: new Match(game, record).table, rows: record.rows.map(([seat, word]) => `${seat} ${word}`), record }
}
const TWO = { witches: { build: ['F4', 'E9'], card: 'BON2' }, engineers: { build: ['E7', 'H6'], card: 'BON3' } }
const CULTISTS = { witches: { build: ['F4', 'E9'], card: 'BON2' }, cultists: { build: ['E6', 'F5'], card: 'BON3' } }

describe('a) who is alone in the round may take what an action gives after the next one', () => {
  test('steps and a favor tile', () => {
    const { t } = played(
      ledger(
        TWO,
        'witches: upgrade F4 to TP',
        'engineers: decline 1 from witches',
        'engineers: pass BON4',
        'witches: upgrade F4 to TE',
        'witches: action BON2',
        'witches: +FAV11',
        'witches: +FIRE',
        'engineers: decline 2 from witches',
      ),
    )
    expect([t.players[0].favors, t.players[0].cults[0]]).toEqual([
      1 << box.favors.findIndex(f => f.ledger === 'FAV11'),
      1,
    ])
  })
  test('a bridge, a free dwelling', () => {
    const bridge = played(
      ledger(
        TWO,
        'witches: pass BON1',
        'engineers: action ACTE',
        'engineers: upgrade E7 to TP',
        'engineers: bridge H6:I9',
      ),
    )
    expect(bridge.t.bridges.filter(owner => owner === 1)).toHaveLength(1)
    const ride = played(
      ledger(
        TWO,
        'witches: upgrade F4 to TP',
        'engineers: pass BON4',
        'witches: upgrade F4 to SH',
        'witches: action ACTW',
        'witches: action BON2. +AIR',
        'witches: build A10',
      ),
    )
    expect([ride.t.owner[hex('A10')], ride.t.players[0].cults[3]]).toEqual([0, 3])
  })
  test('spades', () => {
    const { t } = played(
      ledger(
        { ...TWO, witches: { build: ['F4', 'E9'], card: 'BON1' } },
        'witches: upgrade F4 to TP',
        'engineers: pass BON4',
        'witches: action BON1',
        'witches: upgrade F4 to TE. +FAV11',
        'witches: transform D7 to green',
      ),
    )
    expect([box.terrains[t.terrain[hex('D7')]!], t.players[0].used]).toEqual(['forest', 1])
  })
  test('a player who is not alone takes it at once: the next action is somebody else’s', () => {
    expect(
      grammar.read(
        ledger(
          TWO,
          'witches: action BON2',
          'engineers: upgrade E7 to TP',
          'witches: upgrade F4 to TP',
          'witches: +FIRE',
        ),
      ).obstacle,
    ).toMatchObject({ kind: 'missing', step: { do: 'cult' } })
  })
})

describe('b) who has passed may answer later in the round', () => {
  test('what comes to Cultists comes when the last answer is in', () => {
    const { rows, t } = played(
      ledger(
        CULTISTS,
        'witches: pass BON1',
        'cultists: upgrade E6 to TP',
        'cultists: upgrade F5 to TP',
        'witches: decline 1 from cultists',
        'witches: leech 1 from cultists',
        'cultists: +EARTH',
      ),
    )
    expect(rows.slice(rows.indexOf('1 upgrade:E6,trading-house'))).toEqual([
      '1 upgrade:E6,trading-house',
      '1 done',
      '0 later',
      '1 done',
      '0 later',
      '1 upgrade:F5,trading-house',
      '1 done',
      '0 later',
      '1 done',
      '0 decline',
      '0 accept',
      '1 cult:earth',
    ])
    expect(t.players[1].cults[2]).toBe(2)
  })
  test('answers come in the order of the record, since bowls and VP limit the later one', () => {
    const { rows } = played(
      ledger(
        {
          witches: { build: ['F4', 'E9'], card: 'BON2' },
          engineers: { build: ['E7', 'H6'], card: 'BON3' },
          cultists: { build: ['E6', 'F5'], card: 'BON4' },
        },
        'witches: pass BON1',
        'engineers: upgrade E7 to TP',
        'cultists: decline 1 from engineers',
        'cultists: upgrade F5 to TP',
        'witches: decline 1 from cultists',
        'witches: leech 1 from engineers',
        'engineers: pass BON5',
      ),
    )
    expect(rows.filter(row => /^0 (accept|decline)/.test(row))).toEqual(['0 decline', '0 accept'])
  })
})

describe('c) a record may give up what an action gives', () => {
  const given = (setup: typeof TWO, ...lines: string[]) => played(ledger(setup, ...lines))
  test('bridges, steps, spades, tiles, free structures', () => {
    expect(
      given(TWO, 'witches: action BON2. -CULT', 'engineers: action ACTE. -BRIDGE', 'witches: pass BON1').rows.filter(
        r => r.endsWith(' done'),
      ).length,
    ).toBeGreaterThanOrEqual(2)
    expect(
      given(
        { ...TWO, witches: { build: ['F4', 'E9'], card: 'BON1' } },
        'witches: action BON1. -SPADE',
        'engineers: pass BON4',
        'witches: upgrade F4 to TP. wait',
      ).t.building[hex('F4')],
    ).toBe(1)
    const { t } = given(
      TWO,
      'witches: upgrade F4 to TP',
      'engineers: pass BON4',
      'witches: upgrade F4 to SH',
      'witches: action ACTW. -FREE_D',
      'witches: pass BON5',
    )
    expect([t.players[0].at.length, t.round]).toEqual([2, 2])
    expect(
      given(
        TWO,
        'witches: upgrade F4 to TP',
        'engineers: pass BON4',
        'witches: upgrade F4 to TE. -GAIN_FAVOR',
        'witches: pass BON5',
      ).t.players[0].favors,
    ).toBe(0)
  })
  test('not so at a table of the hall', () => {
    const t = played(ledger(TWO, 'witches: action BON2. -CULT')).record
    const strict = new Match(game, {
      ...t,
      options: { ...t.options, replay: 'no' },
      rows: t.rows.slice(0, t.rows.findIndex(([, word]) => word === 'special:bonus-cult') + 1),
    })
    expect(game.reason(strict.play(0, 'done'))).toEqual({ code: 'not-given-up', rule: 'TM-7.15' })
  })
  test('TM-12.1 an action without a target is taken in a replay alone, and not in matches that were imported before', () => {
    const text = readFileSync(new URL('recorded/forgone-dwelling-and-bridges.txt', import.meta.url), 'utf8')
    const { record } = grammar.read(text)
    for (const [word, seat, reason] of [
      ['special:witches', 0, 'no-target'],
      ['special:engineers-bridge', 1, 'no-bridge'],
      ['power:bridge', 1, 'no-bridge'],
    ] as const) {
      const until = record.rows.findLastIndex(([who, said]) => who === seat && said === word)
      const { table } = new Match(game, { ...record, rows: record.rows.slice(0, until) })
      const code = (replay: 0 | 1 | 2) => {
        const why = game.why({ ...table, replay }, seat, game.parse(word))
        return why === OK ? 'taken' : game.reason(why).code
      }
      expect(([2, 1, 0] as const).map(code), word).toEqual(['taken', reason, reason])
    }
  })
})

describe('d) somebody leaves', () => {
  const ROUND = (n: number) => [`cultists: pass ${n % 2 ? 'BON5' : 'BON4'}`]
  test('TM-15.24 by a row of the head or of the own, at any moment; the rest goes on to the end', () => {
    for (const line of ['drop-faction witches', 'witches: resign']) {
      const text = ledger(
        CULTISTS,
        'witches: upgrade F4 to TP',
        'cultists: leech 1 from witches',
        'cultists: upgrade E6 to TP',
        line,
        ...[1, 2, 3, 4, 5].flatMap(ROUND),
        'cultists: pass',
      )
      const { record, obstacle } = grammar.read(text)
      expect({ line, obstacle }).toEqual({ line })
      const { table: t } = new Match(game, record)
      const report = check(text)
      expect([t.players[0].dropped, t.players[0].passed, t.round, report.unsupported]).toEqual([1, 0, 6, undefined])
      expect(t.players[1].bowls.reduce((a, b) => a + b, 0)).toBe(12)
      expect(record.rows.filter(([, word]) => word === 'leave')).toEqual([[0, 'leave']])
      // Written and read again it is the same.
      expect(check(exportLedger(record)).finalVp).toEqual(report.finalVp)
    }
  })
  test('TM-15.24 an offer of Cultists that was never answered is no refusal', () => {
    const { t, rows } = played(
      ledger(
        CULTISTS,
        'witches: upgrade F4 to TP',
        'cultists: decline 2 from witches',
        'cultists: upgrade E6 to TP',
        'drop-faction witches',
        'cultists: upgrade F5 to TP',
      ),
    )
    expect([rows.includes('0 decline'), t.players[1].bowls]).toEqual([false, [5, 7, 0]])
  })
  test('a player who is not in the match does not leave it', () => {
    expect(grammar.read(ledger(TWO, 'drop-faction nomads')).obstacle).toMatchObject({
      kind: 'stranger',
      line: 15,
      text: 'drop-faction nomads',
    })
  })
})

describe('e) every obstacle says line and text', () => {
  const texts: Record<string, string> = {
    empty: '',
    nobody: 'option strict-leech',
    alone: 'setup witches',
    foreign: 'option fire-and-ice-final-scoring\nsetup witches\nsetup nomads',
    breaksOff: ledger(TWO),
    set: ledger(TWO).split('\n').slice(0, 9).join('\n'),
    colour: ledger(TWO, 'witches: dig 1. transform D7 to pink'),
    hex: ledger(TWO, 'witches: dig 1. transform Z7 to green'),
    bridge: ledger(TWO, 'witches: pass BON1', 'engineers: action ACTE. bridge A1:A2'),
    card: ledger(TWO, 'witches: pass BON19'),
    tile: ledger(TWO, 'witches: upgrade F4 to TP', 'engineers: pass BON4', 'witches: upgrade F4 to TE. +FAV19'),
    ended: ledger(TWO, 'witches: action BON2'),
    refused: ledger(TWO, 'witches: upgrade F4 to SH'),
    settle: ledger(TWO, 'witches: dig 3. transform E10 to green. build E10'),
    early: ['setup witches', 'setup nomads', 'drop-faction witches'].join('\n'),
  }
  test('whatever is wrong', () => {
    for (const [what, text] of Object.entries(texts)) {
      const { obstacle } = grammar.read(text)
      expect({ what, line: obstacle?.line, text: obstacle?.text }).toEqual({
        what,
        line: expect.any(Number),
        text: expect.any(String),
      })
      expect(check(text).unsupported, what).toMatch(/^line \d+: /)
    }
    expect(grammar.read(texts['bridge']!).obstacle).toMatchObject({ text: 'engineers: action ACTE. bridge A1:A2' })
  })
})

describe('as people write', () => {
  const same = (a: string, b: string) =>
    expect(grammar.read(ledger(TWO, a, 'engineers: wait')).record.rows, b).toEqual(
      grammar.read(ledger(TWO, b, 'engineers: wait')).record.rows,
    )
  test('names in full, blanks, old forms', () => {
    same(
      'witches: Convert 1 Worker to 1 coin.  upgrade f4 to Trading House',
      'witches: convert 1W to 1C. upgrade F4 to TP',
    )
    same('witches: pass. +BON1', 'witches: pass BON1')
    same('witches: action BON2. + FIRE', 'witches: action BON2. +FIRE')
    same('witches: advance shipping   # a note', 'witches: advance ship')
    expect(
      grammar.read(
        ledger(TWO, 'comment: hello', 'witches: pass BON1', 'engineers: convert 2w to bridge. bridge H6 :I9'),
      ).obstacle,
    ).toMatchObject({ kind: 'ended' })
  })
})
