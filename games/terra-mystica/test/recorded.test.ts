/** Recorded games, row by row (EX-51, EX-52): generated ones, small ones that are made up, and exports of our own; any others, by `lab ledger FILE…`. */
import { readdirSync, readFileSync } from 'node:fs'
import {
  acting,
  firstOf,
  listening,
  Match,
  type MatchRecord,
  OK,
  pick,
  type RecordedRow,
  type Seat,
  seeded,
} from '@loggia/core'
import { expect, test } from 'vitest'
import { check, exportLedger, grammar, parseLedger, replayOf, setupOf, step, type StateRow } from '../ledger/index.ts'
import { game } from './helpers.ts'

const here = new URL('recorded/', import.meta.url)
const text = (folder: URL, name: string) => readFileSync(new URL(`${name}.txt`, folder), 'utf8')
const rows = (folder: URL, name: string): StateRow[] =>
  Object.values(JSON.parse(readFileSync(new URL(`rows/${name}.json`, folder), 'utf8')) as Record<string, StateRow>)
const names = (folder: URL) => readdirSync(folder).flatMap(f => (f.endsWith('.txt') ? [f.slice(0, -4)] : []))

function agree(folder: URL, only: (name: string) => boolean = () => true): void {
  for (const name of names(folder).filter(only)) {
    const report = check(text(folder, name), rows(folder, name))
    expect({ name, ok: report.ok, firstDifference: report.firstDifference, unsupported: report.unsupported }).toEqual({
      name,
      ok: true,
    })
    expect({ name, obstacle: grammar.read(text(folder, name)).obstacle }).toEqual({ name })
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
  const states = structuredClone(rows(here, 'base-2p-004'))
  const k = states.findIndex(s => s.cmd === 'dig 2. build E2')
  states[k]!.c = 99
  expect(check(text(here, 'base-2p-004'), states).firstDifference).toMatchObject({
    row: k,
    field: 'swarmlings c',
    expected: 99,
    got: 17,
  })
})

test('reading a record reports its progress', () => {
  const shares: number[] = []
  grammar.read(text(here, 'base-2p-004'), share => shares.push(share))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect([shares[0]! > 0, shares.at(-1)! > 0.9, shares.at(-1)! <= 1, new Set(shares).size > 50]).toEqual([
    true,
    true,
    true,
    true,
  ])
})

test('what is not understood is named', () => {
  expect(check('setup witches\nsetup nomads\nwitches: juggle 3').unsupported).toBe(
    'line 3: witches: juggle 3: unreadable',
  )
  expect(check('final-scoring network').unsupported).toBe('line 1: final-scoring network: unsupported')
  expect(check('drop-faction witches').unsupported).toBe('line 1: drop-faction witches: stranger')
  expect(check('').unsupported).toBe('line 1: : seats, 0')
  expect(check(text(here, 'base-2p-004').replace('build C1', 'build Z1')).unsupported).toMatch(
    /^line 12: darklings: build Z1: unreadable/,
  )
  expect(check(text(here, 'base-2p-004').replace('upgrade C1 to TP', 'upgrade Z1 to TP')).unsupported).toMatch(
    /^line 20: darklings: upgrade Z1 to TP: unreadable$/,
  )
})

test('a record that breaks off is opened as far as it goes, with what hinders and where', () => {
  const whole = text(here, 'base-2p-004')
  const lines = whole.split('\n')
  const instead = (line: number, ...by: string[]) => grammar.read(lines.toSpliced(line - 1, 1, ...by).join('\n'))
  expect(grammar.read(whole).obstacle).toBeUndefined()
  expect(grammar.read(whole).seats).toEqual([{ plays: 'faction:darklings' }, { plays: 'faction:swarmlings' }])
  // Line 19: `swarmlings: dig 2. build E2`
  expect(instead(19, 'swarmlings: dig 2. bild E2').obstacle).toEqual({
    kind: 'unreadable',
    line: 19,
    text: 'swarmlings: dig 2. bild E2',
  })
  expect(instead(19, 'faction-variant x').obstacle).toEqual({
    kind: 'unsupported',
    line: 19,
    text: 'faction-variant x',
  })
  expect(instead(19, 'nomads: dig 2. build E2').obstacle).toEqual({
    kind: 'stranger',
    line: 19,
    text: 'nomads: dig 2. build E2',
  })
  expect(instead(19, 'swarmlings: build A1').obstacle).toMatchObject({
    kind: 'refused',
    line: 19,
    text: 'swarmlings: build A1',
    reason: expect.any(String),
    rule: expect.stringMatching(/^TM-/),
  })
  expect(instead(12).obstacle).toMatchObject({ kind: 'missing', seat: 0, step: { do: 'place-dwelling' } })
  expect(grammar.read(lines.slice(0, 30).join('\n')).obstacle).toMatchObject({ kind: 'ended' })
  expect(grammar.read(`${whole}swarmlings: build A1\n`).obstacle).toEqual({
    kind: 'idle',
    line: lines.length,
    text: 'swarmlings: build A1',
  })
  expect(instead(10, 'setup icemaidens').obstacle).toEqual({ kind: 'unsupported', line: 10, text: 'setup icemaidens' })
  expect(grammar.read('Dear Sir').obstacle).toEqual({ kind: 'unreadable', line: 1, text: 'Dear Sir' })
  expect(grammar.read('').obstacle).toEqual({ kind: 'seats', count: 0, line: 1, text: '' })
  const upTo = instead(19, 'swarmlings: dig 2. bild E2').record
  const match = new Match(game, upTo)
  expect(upTo.rows).toEqual(grammar.read(whole).record.rows.slice(0, upTo.rows.length))
  expect(match.over).toBe(false)
})

test('a record names its players', () => {
  const named = text(here, 'base-2p-004').replace('setup darklings', 'setup darklings for Ada L')
  expect(grammar.read(named).seats).toEqual([
    { name: 'Ada L', plays: 'faction:darklings' },
    { plays: 'faction:swarmlings' },
  ])
  expect(
    grammar
      .read(`player Ada email a@b.c username ada\nplayer Bert\n${text(here, 'base-2p-004')}`)
      .seats.map(s => s.name),
  ).toEqual(['Ada', 'Bert'])
})

test('matches of the hall are exported, too: any set-up, takebacks left out', () => {
  for (const setup of ['main-game', 'random-colours', 'first-game'])
    for (let n = 0; n < 4; n++) {
      const match = new Match(game, {
        rules: game.rules,
        seats: 2 + (n % 4),
        options: { setup },
        seed: `${setup} ${n}`,
        rows: [],
      })
      const rng = seeded(`${n}`)
      while (!match.over) {
        const seat = firstOf(acting(match.table))
        const out: number[] = []
        game.moves(match.table, seat, out)
        match.play(seat, out[pick(rng, out.length)]!)
        if (pick(rng, 9) === 0) match.takeback(seat)
      }
      expect(match.record.rows.some(([, word]) => word === 'takeback')).toBe(true)
      const again = grammar.read(grammar.write(match.record))
      expect({ setup, n, obstacle: again.obstacle }).toEqual({ setup, n })
      const factions = game.box.factions.map(f => `faction:${f.id}`)
      const replayed = new Match(game, again.record)
      expect(Object.fromEntries(game.scores(replayed.table).map(s => [again.seats[s.seat]!.plays, s.total]))).toEqual(
        Object.fromEntries(
          game.scores(match.table).map(s => [factions[match.table.players[s.seat]!.faction], s.total]),
        ),
      )
    }
})

test('a spoilt record is refused, never a crash', () => {
  const rng = seeded('spoil')
  const lines = text(here, 'base-4p-082').split('\n')
  for (let n = 0; n < 60; n++) {
    const spoilt = lines.slice()
    const k = pick(rng, lines.length)
    if (n % 3 === 0) spoilt.splice(k, 1)
    else if (n % 3 === 1) spoilt[k] = spoilt[k]!.replace(/[A-I](\d)/, 'Z$1')
    else spoilt.splice(k, 0, spoilt[pick(rng, lines.length)]!)
    expect(['string', 'undefined']).toContain(typeof check(spoilt.join('\n')).unsupported)
  }
})

test('a replay is a match like any other: its rows give the same table', () => {
  const ledger = parseLedger(text(here, 'base-2p-004'))
  const r = replayOf(ledger)
  while (!game.over(r.t)) step(r)
  const match = new Match(game, { rules: game.rules, ...setupOf(ledger), seed: 'ledger', rows: r.rows })
  expect(match.table).toEqual(r.t)
})

test('a match that is exported and read again is the same match', () => {
  for (const name of names(here)) {
    const ledger = parseLedger(text(here, name))
    const r = replayOf(ledger)
    while (!game.over(r.t)) step(r)
    const again = check(exportLedger({ rules: game.rules, ...setupOf(ledger), seed: 'ledger', rows: r.rows }))
    expect({ name, unsupported: again.unsupported, vp: again.finalVp }).toEqual({
      name,
      vp: check(text(here, name)).finalVp,
    })
  }
})

/** The same match as a hall has it, where nobody is asked about what a replay alone may do. */
function inTheHall(record: MatchRecord): MatchRecord {
  const moves: [Seat, number][] = []
  const replay = game.setup(record)
  for (const [seat, word] of record.rows) {
    moves.push([seat, game.parse(word)])
    listening({ note: () => {}, forced: (who, move) => moves.push([who, move]) }, () =>
      game.play(replay, seat, game.parse(word)),
    )
  }
  const hall = {
    ...record,
    options: { ...record.options, replay: 'no', answers: 'at-once' },
    rows: [] as RecordedRow[],
  }
  const t = game.setup(hall)
  for (const [seat, move] of moves)
    if (!game.over(t) && firstOf(acting(t)) === seat && game.why(t, seat, move) === OK) {
      hall.rows.push([seat, game.format(move)])
      game.play(t, seat, move)
    }
  expect(game.scores(t)).toEqual(game.scores(replay))
  return hall
}

test('an export that is read is written as it was: a river town, a favor tile that is not there', () => {
  const exports = names(here).filter(name => name.startsWith('exported-'))
  expect(exports).toHaveLength(2)
  for (const name of exports) {
    const { record } = grammar.read(text(here, name))
    expect(exportLedger(inTheHall(record)), name).toBe(text(here, name))
    // A replay does not promise answers in the order of the offers.
    expect(exportLedger(record), name).toBe(text(here, name).replace('option strict-leech\n', ''))
  }
})

test('random matches of all kinds survive export and import', () => {
  for (let n = 0; n < 24; n++) {
    const record = {
      rules: game.rules,
      seats: 2 + (n % 4),
      options: {
        'setup': 'by-hand',
        'answers': n % 2 ? 'by-next-turn' : 'at-once',
        'turn-order': 'variable',
        'town-tiles': 'extra',
        'bonus-cards': 'ten',
        'scoring-tiles': 'nine',
        'replay': n % 3 ? 'no' : 'yes',
      },
      seed: `${n}`,
      rows: [] as RecordedRow[],
    }
    const t = game.setup(record)
    const rng = seeded(`${n}`)
    const out: number[] = []
    while (!game.over(t)) {
      const leaves = pick(rng, 400) === 0 && game.mayLeave(t, 0) === OK && t.round > 0
      const seat = leaves ? 0 : firstOf(acting(t))
      out.length = 0
      game.moves(t, seat, out)
      const move = leaves ? game.leave : out[pick(rng, out.length)]!
      record.rows.push([seat, game.format(move)])
      game.play(t, seat, move)
    }
    const ledger = exportLedger(record)
    const again = check(ledger)
    expect({
      n,
      ledger: again.unsupported ? ledger : '',
      unsupported: again.unsupported,
      vp: Object.values(again.finalVp),
    }).toEqual({ n, ledger: '', vp: game.scores(t).map(s => s.total) })
  }
})
