/** Rows as events: their two forms in a record, those that touch no table, and matches that are opened from a table. */
import { describe, expect, test } from 'vitest'
import {
  acting,
  BOT,
  clocksAt,
  countingRows,
  end,
  listOf,
  Match,
  type MatchRecord,
  next,
  OK,
  pick,
  REPLACED,
  RETURNED,
  reveal,
  type Row,
  recordedRow,
  rowOf,
  seeded,
  SPECTATOR,
  STANDING,
  TAKEBACK,
} from '../index.ts'
import { choice, L, little, type Little } from './little.ts'

const step = (name: string, seat = 0, more = {}) => ({ do: name, seat, ...more })
/** Seat 0, then seat 1 (and so on), turn by turn; a take of 3 reveals something. */
const turns = (seats = 2) =>
  little(
    {
      turn: {
        can: {
          take: {
            play(t, s, _, n) {
              t.told.push(`${s.seat} ${n}`)
              if (n === 3) reveal(t as never, L.N.said(pick(t.rng, 4)))
              end(t, s)
              next(t, step('turn', (s.seat + 1) % seats))
            },
          },
          pass: {
            play(t, s) {
              t.told.push(`${s.seat} wait`)
            },
          },
        },
      },
    },
    [step('turn')],
    { bound: 1000 },
  )
const sides = () =>
  little({ side: choice, last: choice }, [step('last'), ...[2, 1, 0].map(s => step('side', s, { together: 1 }))])
const begin = (g: Match<Little>['game'], rows: MatchRecord['rows'] = [], more: Partial<MatchRecord> = {}, first = 0) =>
  new Match<Little>(g, { rules: g.rules, seats: 3, options: {}, seed: 'm', ...more, rows }, first)
const left: Row = { kind: 'seat', seat: 1, word: REPLACED, at: 17, actor: 0 }

describe('a row as JSON', () => {
  test('the first form is read for ever; what is plain stays short', () => {
    expect(rowOf([2, 'take:1'])).toEqual({ kind: 'move', seat: 2, word: 'take:1' })
    expect(rowOf([2, TAKEBACK])).toEqual({ kind: 'takeback', seat: 2, word: TAKEBACK })
    expect(rowOf([2, 'take:1', STANDING])).toEqual({ kind: 'move', seat: 2, word: 'take:1', by: STANDING })
    for (const row of [
      [2, 'take:1'],
      [2, TAKEBACK],
      [2, 'take:1', STANDING],
    ] as const)
      expect(recordedRow(rowOf(row))).toEqual(row)
  })

  test('kind, cause, actor and time come back as they were', () => {
    const rows: Row[] = [
      left,
      { kind: 'clock', seat: 0, word: 'time-out' },
      { kind: 'move', seat: 0, word: 'pass', by: 'bot', at: 5 },
      { kind: 'move', seat: 0, word: 'pass', by: STANDING, at: 5, actor: 2 },
      { kind: 'takeback', seat: 0, word: TAKEBACK, at: 6 },
      { kind: 'end', seat: -1, word: 'vote', by: 'vote' },
    ]
    for (const row of rows) expect(rowOf(JSON.parse(JSON.stringify(recordedRow(row))))).toEqual(row)
  })
})

describe('a row that touches no table', () => {
  test('counts among the rows and stands in everybody’s log; table and takeback are as if it were not there', () => {
    const m = begin(turns())
    const plain = begin(turns())
    for (const match of [m, plain]) match.play(0, 'pass')
    const before = JSON.stringify(m.table)
    expect(m.append(left)).toBe(OK)
    expect([m.seq, JSON.stringify(m.table)]).toEqual([2, before])
    expect(m.log(SPECTATOR).at(-1)).toEqual({
      seq: 2,
      seat: 1,
      move: '',
      heard: [],
      event: { kind: 'seat', word: REPLACED },
    })
    for (const match of [m, plain]) expect(match.play(0, 'take:1')).toBe(OK)
    expect(m.log(0).map(e => [e.seq, e.move])).toEqual([
      [0, ''],
      [1, 'pass'],
      [2, ''],
      [3, 'take:1'],
    ])
    expect(m.takeback(0)).toBe(OK)
    expect(m.append({ ...left, word: 'returned' })).toBe(OK)
    expect(m.takeback(0), 'a seat that changed hands bars no way').toBe(OK)
    expect(m.log(0).map(e => e.seq)).toEqual([0, 2, 5])
    expect(JSON.stringify(m.table)).toBe(JSON.stringify(begin(turns()).table))
    for (let seq = 0; seq <= m.seq; seq++)
      expect(m.tableAt(seq).told, `row ${seq}`).toEqual(
        [[], ['0 wait'], ['0 wait'], ['0 wait', '0 1'], ['0 wait'], ['0 wait'], []][seq],
      )
    expect(new Match(m.game, JSON.parse(JSON.stringify(m))).record).toEqual(m.record)
  })

  test('never makes an answer stale', () => {
    const m = begin(turns())
    m.play(0, 'take:1')
    m.append(left)
    m.append({ kind: 'adopt', seat: -1, word: 'little@2' })
    expect([1, 2, 3].map(seq => m.sameQuestion(1, seq))).toEqual([true, true, true])
    expect(m.sameQuestion(1, 0)).toBe(false)
    const side = begin(sides())
    side.play(0, 'pass')
    side.append(left)
    expect([0, 1, 2].map(seq => side.sameQuestion(1, seq))).toEqual([true, true, true])
    expect(side.sameQuestion(0, 2)).toBe(true)
    side.takeback(0)
    expect(side.sameQuestion(1, 2), 'a takeback is one').toBe(false)
  })

  test('after an end nothing is played any more', () => {
    const m = begin(turns())
    m.append({ kind: 'end', seat: -1, word: 'vote' })
    expect(m.ended).toBe(true)
    expect(m.play(0, 'pass')).not.toBe(OK)
    expect(m.seq).toBe(1)
  })
})

test('a takeback gives the others’ time back, takes the increment away, and one’s own time has run on', () => {
  const m = begin(turns())
  const option = { bank: 60, increment: 5 }
  const clocks = (now: number) => clocksAt(option, 2, 0, m.answers, acting(m.table), now, () => []).map(c => c.left)
  m.append({ kind: 'move', seat: 0, word: 'take:1', at: 10 })
  expect(clocks(30)).toEqual([55, 40])
  m.append({ kind: 'seat', seat: 1, word: REPLACED, at: 31 })
  m.append({ kind: 'takeback', seat: 0, word: TAKEBACK, at: 40 })
  expect(clocks(50), 'as if the move had never been made').toEqual([10, 60])
  for (let k = 0; k < 5; k++) {
    m.append({ kind: 'move', seat: 0, word: 'take:1', at: 50 })
    m.append({ kind: 'takeback', seat: 0, word: TAKEBACK, at: 50 })
  }
  expect(clocks(55), 'nobody resets a clock that way').toEqual([5, 60])
  m.append({ kind: 'move', seat: 0, word: 'take:1', at: 55, by: 'bot' })
  expect(clocks(55), 'what a bot answers earns nothing').toEqual([5, 60])
})

describe('a match that begins from a table', () => {
  /** A match of some length, with takebacks, events and reveals. */
  const long = (): Match<Little> => {
    const m = begin(turns())
    for (let k = 0; k < 90; k++) {
      const seat = m.game.why(m.table, 0, L.V.pass()) === OK ? 0 : 1
      if (k % 7 === 6 && m.mayTakeBack(seat)) m.takeback(seat)
      else if (k % 11 === 10) m.append(left)
      else m.play(seat, ['pass', 'take:1', 'pass', 'take:3', 'pass'][k % 5]!)
    }
    return m
  }

  test('replays to the same, as JSON too: a lesson, a puzzle, a branch', () => {
    const whole = long()
    const start = whole.tableAt(40)
    const record: MatchRecord = { ...begin(turns()).record, start, rows: [] }
    const m = new Match(whole.game, record)
    expect(JSON.stringify(m.table)).toBe(JSON.stringify(start))
    const seat = m.game.why(m.table, 0, L.V.pass()) === OK ? 0 : 1
    expect(m.play(seat, 'pass')).toBe(OK)
    expect(JSON.stringify(m.tableAt(0))).toBe(JSON.stringify(start))
    const again = new Match(whole.game, JSON.parse(JSON.stringify(m)))
    expect(JSON.stringify([again.table, again.log(0)])).toBe(JSON.stringify([m.table, m.log(0)]))
    expect(again.takeback(seat)).toBe(OK)
    expect(JSON.stringify(again.table)).toBe(JSON.stringify(start))
    m.table.told.push('mine')
    expect(JSON.stringify(start), 'the record’s own table is never played on').not.toContain('mine')
  })

  test('opened after row n it plays on as the whole match does, wherever it is certain', () => {
    const whole = long()
    const { rows } = whole.record
    let certain = 0
    for (let first = 0; first < rows.length; first++) {
      let late: Match<Little>
      try {
        late = begin(whole.game, rows.slice(first), { start: whole.tableAt(first) }, first)
      } catch (error) {
        // A takeback among its rows reaches behind where it begins.
        expect((error as Error).message).toContain('too-late')
        continue
      }
      expect([late.seq, JSON.stringify(late.table)]).toEqual([whole.seq, JSON.stringify(whole.table)])
      if (!late.certain) continue
      certain++
      for (const seat of [0, 1]) {
        expect(late.mayTakeBack(seat), `after row ${first}`).toBe(whole.mayTakeBack(seat))
        expect(JSON.stringify(late.afterTakeback(seat))).toBe(JSON.stringify(whole.afterTakeback(seat)))
        expect(late.sameQuestion(seat, whole.seq - 1)).toBe(whole.sameQuestion(seat, whole.seq - 1))
      }
      expect(late.log(1, first)).toEqual(whole.log(1, first))
      expect(() => late.tableAt(first - 1)).toThrow(first ? 'opened after' : /./)
      if (first) expect(() => late.log(0)).toThrow('opened after')
    }
    expect(certain).toBeGreaterThan(40)
  })

  test('is not certain while the rows before could still be taken back', () => {
    const m = begin(turns())
    m.play(0, 'take:1')
    const late = begin(m.game, [], { start: m.tableAt(1) }, 1)
    expect([m.mayTakeBack(0), late.certain]).toEqual([true, false])
    late.play(1, 'take:1')
    late.play(0, 'take:1')
    expect(late.certain, 'somebody was asked who was not asked where it begins').toBe(true)
    late.takeback(0)
    expect(late.certain).toBe(false)
    late.play(0, 'take:3')
    expect(late.certain, 'something was revealed').toBe(true)
  })
})

describe('a takeback reaches past what only bots did', () => {
  const BOTS = 0b110
  const plays = (m: Match<Little>, seat: number, word: string) =>
    m.append({ kind: 'move', seat, word, ...((BOTS >> seat) & 1 ? { by: BOT } : {}) })

  test('theirs go back before mine, each by a row of its own; to those who know nothing of bots it is too late', () => {
    const m = begin(turns(3))
    for (const seat of [0, 1, 1, 2]) plays(m, seat, seat === 1 && m.seq === 1 ? 'pass' : 'take:1')
    const before = JSON.stringify(m.tableAt(0))
    expect([m.mayTakeBack(0), m.mayTakeBack(0, BOTS), m.mayTakeBack(1, BOTS)]).toEqual([false, true, false])
    expect(JSON.stringify(m.afterTakeback(0, BOTS))).toBe(before)
    const rows = m.takebacks(0, BOTS)
    expect(rows.map(r => [r.seat, r.by])).toEqual([
      [2, TAKEBACK],
      [1, TAKEBACK],
      [1, TAKEBACK],
      [0, undefined],
    ])
    for (const row of rows) expect(m.append(row)).toBe(OK)
    expect(JSON.stringify(m.table)).toBe(before)
    expect(JSON.stringify(new Match(m.game, JSON.parse(JSON.stringify(m))).table)).toBe(before)
    expect(m.answers).toEqual([])
  })

  test('not past a reveal, not past a person’s own answer, nor once another person was asked', () => {
    const revealed = begin(turns(3))
    for (const [seat, word] of [
      [0, 'take:1'],
      [1, 'take:3'],
      [2, 'take:1'],
    ] as const)
      plays(revealed, seat, word)
    expect(revealed.mayTakeBack(0, BOTS)).toBe(false)
    const person = begin(turns(3))
    for (const seat of [0, 1, 2]) person.play(seat, 'take:1')
    expect(person.mayTakeBack(0, BOTS), 'they were persons then').toBe(false)
    const asked = begin(turns(3))
    for (const seat of [0, 1]) plays(asked, seat, 'take:1')
    expect(asked.mayTakeBack(0, 0b010), 'seat 2 is a person, and asked').toBe(false)
    expect(asked.mayTakeBack(0, BOTS)).toBe(true)
  })

  test('whatever was played, and wherever it was opened: the table is that before the move, row by row and at once', () => {
    let reached = 0
    for (let seed = 0; seed < 20; seed++) {
      const rng = seeded(`bots ${seed}`)
      const m = begin(turns(3))
      for (let k = 0; k < 40; k++) {
        const seat = listOf(acting(m.table))[0]!
        plays(m, seat, ['take:1', 'take:1', 'take:2', 'pass', 'take:3'][pick(rng, pick(rng, 5) ? 4 : 5)]!)
        if (pick(rng, 9) === 0) m.append({ kind: 'seat', seat: 1, word: RETURNED })
        const mine = m.record.rows
        const counted = countingRows(m.rows).filter(n => m.rows[n - 1]!.seat === 0)
        const rows = m.takebacks(0, BOTS)
        for (let first = k % 4; first < m.seq; first += 7) {
          const late = lateOf(m, mine, first)
          if (late?.certain) expect(late.takebacks(0, BOTS), `seed ${seed}, row ${m.seq} from ${first}`).toEqual(rows)
        }
        if (!rows.length) continue
        const last = counted.at(-1)!
        expect(countingRows(m.rows).every(n => n <= last || m.rows[n - 1]!.by === BOT)).toBe(true)
        expect(JSON.stringify(m.afterTakeback(0, BOTS))).toBe(JSON.stringify(m.tableAt(last - 1)))
        if (rows.length === 1 || pick(rng, 4)) continue
        reached++
        const before = JSON.stringify(m.tableAt(last - 1))
        for (const row of rows) expect(m.append(row)).toBe(OK)
        expect(JSON.stringify(m.table)).toBe(before)
        expect(listOf(acting(m.table))).toEqual([0])
      }
      const again = new Match(m.game, JSON.parse(JSON.stringify(m)))
      expect(JSON.stringify([again.table, again.log(0)])).toBe(JSON.stringify([m.table, m.log(0)]))
    }
    expect(reached).toBeGreaterThan(20)
  })
  /** Opened after row `first`, where that can be. */
  const lateOf = (m: Match<Little>, rows: MatchRecord['rows'], first: number): Match<Little> | undefined => {
    try {
      return begin(m.game, rows.slice(first), { start: m.tableAt(first) }, first)
    } catch {
      return undefined
    }
  }
})
