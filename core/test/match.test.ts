/** A match: rows that only grow, takebacks, the log for different ears, and the table at any time. */
import { describe, expect, test } from 'vitest'
import {
  acting,
  end,
  firstOf,
  HIDDEN,
  Match,
  movesOf,
  NO_SUCH_MOVE,
  NOT_NOW,
  NOT_YOUR_TURN,
  next,
  note,
  OK,
  OMNISCIENT,
  pick,
  reveal,
  type RecordedRow,
  Runaway,
  seeded,
  type Step,
  TAKEBACK,
  together,
  verify,
  SPECTATOR,
  whisper,
} from '../index.ts'
import '../hash.ts'
import { choice, L, little, type Little, tell } from './little.ts'
import { toyGame, V } from './toy.ts'

const step = (name: string, seat = 0, more = {}) => ({ do: name, seat, ...more })
const begin = (g: ReturnType<typeof little>, seats = 3, rows: RecordedRow[] = []) =>
  new Match<Little>(g, { rules: g.rules, seats, options: {}, seed: 'm', rows })
/** Three answer side by side; then all is opened, and seat 0 decides alone. */
const sides = () =>
  little(
    { open: tell('open'), side: choice },
    [step('side', 0), step('open'), ...[2, 1, 0].map(seat => step('side', seat, { together: 1 }))],
    { redact: ['take'] },
  )
/** Seat 0, then seat 1, turn by turn; a take of 3 draws. */
const turns = (play?: (t: Little, n: number) => void) =>
  little(
    {
      turn: {
        can: {
          take: {
            play(t, s, _, n) {
              t.told.push(`${s.seat} ${n}`)
              play?.(t, n)
              if (n === 3) reveal(t as never, L.N.said(pick(t.rng, 4)))
              end(t, s)
              next(t, step('turn', 1 - s.seat))
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

describe('playing', () => {
  test('a word or a number; a refusal changes nothing', () => {
    const m = begin(turns())
    const before = JSON.stringify([m.table, m.record])
    expect(m.play(1, 'pass')).toBe(NOT_YOUR_TURN)
    for (const bad of ['', 'take', 'take:9', 'takeback', 'constructor']) expect(m.play(0, bad), bad).toBe(NO_SUCH_MOVE)
    expect(m.play(0, 1e9)).toBe(NO_SUCH_MOVE)
    expect(JSON.stringify([m.table, m.record])).toBe(before)
    expect(m.play(0, 'take:2')).toBe(OK)
    expect(m.play(1, L.V.take(1))).toBe(OK)
    expect(m.record.rows).toEqual([
      [0, 'take:2'],
      [1, 'take:1'],
    ])
    expect(m.seq).toBe(2)
  })

  test('a play that throws leaves no trace', () => {
    const m = begin(
      turns((t, n) => {
        if (n !== 2) return
        t.given[0] = pick(t.rng, 6)
        throw new Error('broken rule')
      }),
    )
    m.play(0, 'pass')
    const before = JSON.stringify([m.table, m.record, m.log(0)])
    expect(() => m.play(0, 'take:2')).toThrow('broken rule')
    expect(JSON.stringify([m.table, m.record, m.log(0)])).toBe(before)
    expect(m.play(0, 'take:1')).toBe(OK)
  })

  test('a move that never ends is set aside as a Runaway, without a trace', () => {
    const g = little(
      {
        go: {
          can: {
            pass: {
              play(t) {
                next(t, step('loop'))
              },
            },
            take: choice.can.take,
          },
        },
        loop(t) {
          t.told.push('x')
          next(t, step('loop'))
        },
      },
      [step('go')],
    )
    const m = begin(g)
    const before = JSON.stringify(m.table)
    expect(() => m.play(0, 'pass')).toThrow(Runaway)
    expect(JSON.stringify(m.table)).toBe(before)
    expect(m.seq).toBe(0)
  })
})

describe('takeback', () => {
  test('of the last move, again and again; rows only grow', () => {
    const m = begin(turns())
    const tables = [JSON.stringify(m.table)]
    for (const word of ['pass', 'pass', 'take:1']) {
      m.play(0, word)
      tables.push(JSON.stringify(m.table))
    }
    for (let k = 2; k >= 0; k--) {
      expect(m.takeback(0)).toBe(OK)
      expect(JSON.stringify(m.table)).toBe(tables[k])
    }
    expect(m.takeback(0)).toBe('too-late')
    expect(m.record.rows).toEqual([
      [0, 'pass'],
      [0, 'pass'],
      [0, 'take:1'],
      [0, TAKEBACK],
      [0, TAKEBACK],
      [0, TAKEBACK],
    ])
  })

  test('not when somebody else has decided since, nor behind what could not be foreseen', () => {
    const m = begin(turns())
    m.play(0, 'take:1')
    expect(m.mayTakeBack(1)).toBe(false)
    m.play(1, 'pass')
    const before = JSON.stringify(m)
    expect(m.mayTakeBack(0)).toBe(false)
    expect(m.takeback(0)).toBe('too-late')
    expect(JSON.stringify(m)).toBe(before)
    m.play(1, 'take:3')
    expect(m.mayTakeBack(1)).toBe(false)
    m.play(0, 'pass')
    expect(m.mayTakeBack(0)).toBe(true)
    m.takeback(0)
    expect(m.mayTakeBack(0)).toBe(false)
  })

  test("side by side: A and B have chosen, A chooses again, B's choice stands", () => {
    const m = begin(sides())
    m.play(0, 'take:1')
    m.play(1, 'take:2')
    expect(m.takeback(0)).toBe(OK)
    expect(m.table.given).toEqual([-1, 2, -1])
    expect(m.play(0, 'take:3')).toBe(OK)
    expect(m.table.given).toEqual([3, 2, -1])
    expect(m.log(SPECTATOR, 0).map(l => `${l.seq} ${l.seat} ${l.move}`)).toEqual(['2 1 take:?', '4 0 take:?'])
    expect(m.takeback(1)).toBe(OK)
    expect(m.table.given).toEqual([3, -1, -1])
    const again = new Match(m.game, JSON.parse(JSON.stringify(m)))
    expect(again.table).toEqual(m.table)
  })

  test('side by side, until somebody acts after the last answer', () => {
    const m = begin(sides())
    for (const seat of [0, 1, 2]) m.play(seat, 'pass')
    expect(m.table.told.at(-1)).toBe('0 open')
    expect([0, 1, 2].map(s => m.mayTakeBack(s))).toEqual([true, true, true])
    expect(m.takeback(1)).toBe(OK)
    expect(m.table.told).toEqual(['0 pass', '2 pass'])
    m.play(1, 'take:1')
    m.play(0, 'take:2')
    expect([0, 1, 2].map(s => m.mayTakeBack(s))).toEqual([true, false, false])
  })

  test('not behind a new question, no matter who is asked', () => {
    const again = (...seats: number[]) =>
      little(
        {
          again: t =>
            together(
              t as never,
              seats.map(seat => step('side', seat)),
            ),
          side: choice,
        },
        [step('again'), step('side', 1, { together: 1 }), step('side', 0, { together: 1 })],
      )
    for (const seats of [[0, 1], [1], [1, 2], [2, 1, 0]]) {
      const m = begin(again(...seats))
      m.play(0, 'take:1')
      m.play(1, 'take:2')
      expect(m.mayTakeBack(0), `${seats}`).toBe(true)
      m.play(1, 'take:3')
      expect(m.mayTakeBack(0), `${seats}`).toBe(false)
      expect(m.takeback(1)).toBe(OK)
      expect(m.table.given).toEqual([1, 2, -1])
      expect(m.takeback(0)).toBe(OK)
      expect(m.table.given).toEqual([-1, 2, -1])
    }
  })

  test('the rows before a takeback side by side still tell the table as it was', () => {
    const m = begin(sides())
    const tables = [JSON.stringify(m.table)]
    for (const [seat, word] of [
      [0, 'take:1'],
      [1, 'take:2'],
      [0, TAKEBACK],
      [2, 'pass'],
      [1, TAKEBACK],
      [0, 'take:2'],
      [1, 'pass'],
      [2, TAKEBACK],
    ] as const) {
      expect(word === TAKEBACK ? m.takeback(seat) : m.play(seat, word)).toBe(OK)
      tables.push(JSON.stringify(m.table))
    }
    for (let seq = 0; seq <= m.seq; seq++) {
      expect(JSON.stringify(m.tableAt(seq)), `row ${seq}`).toBe(tables[seq])
      expect(JSON.stringify(m.branch(seq).table), `row ${seq}`).toBe(tables[seq])
    }
  })

  test('dice and all: what is taken back and played again is the same', () => {
    const m = begin(turns())
    m.play(0, 'pass')
    const before = JSON.stringify(m.table)
    m.play(0, 'take:1')
    const after = JSON.stringify(m.table)
    m.takeback(0)
    expect(JSON.stringify(m.table)).toBe(before)
    m.play(0, 'take:1')
    expect(JSON.stringify(m.table)).toBe(after)
  })
})

describe('leaving', () => {
  /** A player who left has no more turns: `given` is −9. */
  const leaving = () =>
    little({ turn: choice, end: tell('end') }, [step('end'), ...[2, 1, 0, 2, 1, 0].map(seat => step('turn', seat))], {
      leave: {
        why: (t, { seat }) => (t.given[seat] === -9 ? L.R.full(seat) : OK),
        play(t, { seat }) {
          t.told.push(`${seat} left`)
          t.given[seat] = -9
          t.todo = t.todo.filter(s => s.seat !== seat || s.do === 'end')
        },
      },
    })

  test("a row of its own, at anybody's question: never listed, never permitted as an answer", () => {
    const g = leaving()
    const m = begin(g)
    const legal: number[] = []
    g.moves(m.table, 0, legal)
    expect([legal.includes(g.leave), g.why(m.table, 0, g.leave), g.format(g.leave)]).toEqual([false, NOT_NOW, 'leave'])
    expect([m.play(1, 'leave'), m.play(1, 'leave')]).toEqual([OK, L.R.full(1)])
    for (const [seat, word] of [
      [0, 'pass'],
      [2, 'pass'],
    ] as const)
      expect(m.play(seat, word)).toBe(OK)
    expect(m.play(0, 'leave')).toBe(OK)
    expect([m.table.todo.map(s => s.seat), m.record.rows[0], m.log(SPECTATOR)[1]!.move]).toEqual([
      [0, 2],
      [1, 'leave'],
      'leave',
    ])
    expect(m.play(2, 'pass')).toBe(OK)
    expect([m.over, m.play(2, 'leave')]).toEqual([true, NOT_NOW])
    expect(verify(g, m.record)).toBe(OK)
    expect([0, 1, 2, 3, 4].map(n => m.tableAt(n).told.length)).toEqual([0, 1, 2, 3, 4])
    expect(m.branch(3).table).toEqual(m.tableAt(3))
  })

  test('it is not taken back, and stands between a move and its takeback', () => {
    const m = begin(leaving())
    m.play(0, 'pass')
    m.play(1, 'leave')
    expect([m.takeback(1), m.takeback(0)]).toEqual(['too-late', 'too-late'])
  })

  test('a game that knows no such thing has no such move', () => {
    const m = begin(turns())
    expect([m.game.leave, m.play(0, 'leave'), m.game.mayLeave(m.table, 0)]).toEqual([-1, NOT_NOW, NOT_NOW])
  })
})

describe('the same question', () => {
  test('an answer beside those of others is still welcome', () => {
    const m = begin(sides())
    m.play(0, 'pass')
    expect([m.sameQuestion(1, 0), m.sameQuestion(0, 0), m.sameQuestion(1, 1)]).toEqual([true, false, true])
    m.play(1, 'pass')
    expect(m.sameQuestion(2, 0)).toBe(true)
    m.play(2, 'pass')
    expect(m.sameQuestion(0, 2)).toBe(false)
    expect([m.sameQuestion(0, 3), m.sameQuestion(0, 4), m.sameQuestion(0, -1)]).toEqual([true, false, false])
  })

  test('but not over a takeback, nor in turns', () => {
    const m = begin(sides())
    m.play(0, 'pass')
    m.takeback(0)
    expect(m.sameQuestion(1, 1)).toBe(false)
    const t = begin(turns())
    t.play(0, 'pass')
    expect(t.sameQuestion(0, 0)).toBe(false)
  })
})

describe('the past', () => {
  /** 200 rows with takebacks among them; the table after each. */
  const long = () => {
    const m = begin(turns())
    const tables = [JSON.stringify(m.table)]
    for (let k = 0; k < 200; k++) {
      const seat = m.game.why(m.table, 0, L.V.pass()) === OK ? 0 : 1
      if (k % 7 === 6 && m.mayTakeBack(seat)) m.takeback(seat)
      else m.play(seat, ['pass', 'take:1', 'pass', 'take:3', 'pass'][k % 5])
      tables.push(JSON.stringify(m.table))
    }
    return { m, tables }
  }

  test('tableAt and branch give the table after any row, over checkpoints and takebacks', () => {
    const { m, tables } = long()
    expect(m.record.rows.filter(r => r[1] === TAKEBACK).length).toBeGreaterThan(10)
    for (let seq = 0; seq <= 200; seq++) expect(JSON.stringify(m.tableAt(seq)), `row ${seq}`).toBe(tables[seq])
    const branch = m.branch(150)
    expect(JSON.stringify(branch.table)).toBe(tables[150])
    branch.play(branch.game.why(branch.table, 0, L.V.pass()) === OK ? 0 : 1, 'take:2')
    expect(m.seq).toBe(200)
    expect(JSON.stringify(m.table)).toBe(tables[200])
  })

  test('tableAt, when what was played past a checkpoint was taken back', () => {
    const m = begin(turns())
    const tables = [JSON.stringify(m.table)]
    for (let k = 0; k < 80; k++) {
      if (k >= 65 && k < 68) m.takeback(0)
      else m.play(k < 65 ? 0 : k % 2, k < 65 ? 'pass' : 'take:1')
      tables.push(JSON.stringify(m.table))
    }
    expect(m.seq).toBe(80)
    for (let seq = 60; seq <= 80; seq++) expect(JSON.stringify(m.tableAt(seq)), `row ${seq}`).toBe(tables[seq])
  })

  test('tableAt gives a copy', () => {
    const { m } = long()
    m.tableAt(200).told.push('mine')
    expect(m.table.told).not.toContain('mine')
  })

  test('a match that is dealt by hash tells no more, replays as it was, and is searched by the fast generator', () => {
    const g = toyGame()
    const head = { rules: g.rules, seats: 3, options: {}, seed: 'sealed', generator: 'sha256' } as const
    const m = new Match(g, { ...head, rows: [] })
    const rng = seeded('moves')
    for (let k = 0; k < 60 && !m.over; k++) {
      const seat = firstOf(acting(m.table))
      const moves = movesOf(g, m.table, seat)
      expect(m.table.rng).toHaveLength(9)
      for (const viewer of [0, 1, 2, SPECTATOR]) {
        const view = g.view(m.table, viewer)
        expect(view.rng).toEqual([0, 0, 0, 0])
        expect(g.determinize(view, viewer, rng).rng).toHaveLength(4)
      }
      expect(g.determinize(g.copy(m.table), OMNISCIENT, rng).rng).toHaveLength(4)
      expect(m.play(seat, moves[pick(rng, moves.length)])).toBe(OK)
    }
    expect(m.table.rng[8]).toBeGreaterThan(0)
    const record = JSON.parse(JSON.stringify(m))
    expect(record.generator).toBe('sha256')
    expect(new Match(g, record).table).toEqual(m.table)
    const { generator: _, ...older } = record
    expect(verify(g, record)).toBe(OK)
    expect(verify(g, older), 'another generator deals another match').not.toBe(OK)
    expect(verify(g, { ...record, generator: 'md5' })).toBe('generator md5: not known here')
  })

  test('JSON and back; a foreign record is verified', () => {
    const { m } = long()
    const record = JSON.parse(JSON.stringify(m))
    expect(verify(m.game, record)).toBe(OK)
    expect(new Match(m.game, record).table).toEqual(m.table)
    expect(verify(m.game, { ...record, rules: 'little@2' })).toContain('little@2')
    expect(
      verify(m.game, {
        ...record,
        rows: [
          [0, 'take:1'],
          [0, 'take:1'],
        ],
      }),
    ).toBe('row 2 (0 take:1): not-your-turn')
    expect(verify(m.game, { ...record, rows: [[0, TAKEBACK]] })).toBe('row 1 (0 takeback): too-late')
    expect(verify(m.game, { ...record, seats: 99 })).toContain('not for 99')
  })
})

describe('the log', () => {
  test('each hears what is meant for it, forced moves and the set-up too', () => {
    const g = little(
      {
        first: () => whisper(1 << 1, L.N.said(2), L.N.said(HIDDEN)),
        go: { can: { take: choice.can.take, pass: choice.can.pass } },
        only: {
          can: {
            take: {
              ...choice.can.take,
              why: (_t: Little, _s: Step, _b: unknown, n: number) => (n === 3 ? OK : L.R.full(n)),
            },
          },
        },
        last: () => note(L.N.said(1)),
      },
      [step('last'), step('only', 1), step('go'), step('first')],
      { redact: ['take'] },
    )
    const m = begin(g, 2)
    m.play(0, 'take:2')
    expect(m.over).toBe(true)
    const heard = (viewer: number) =>
      m.log(viewer).map(l => [l.move, ...l.heard.map(h => (h.by === undefined ? '' : `${h.by} `) + h.word)].join(' | '))
    expect(heard(0)).toEqual([' | said:?', 'take:2 | 1 take:? | said:1'])
    expect(heard(1)).toEqual([' | said:2', 'take:? | 1 take:3 | said:1'])
    expect(heard(SPECTATOR)).toEqual([' | said:?', 'take:? | 1 take:? | said:1'])
    expect(m.log(0, 0).map(l => l.seq)).toEqual([1])
    expect(m.log(0, 1)).toEqual([])
  })

  test('per secret of the toy: what the others hear', () => {
    const game = toyGame()
    const m = new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'secrets', rows: [] })
    for (const verb of ['keep', 'under', 'under', 'pass', 'pass', 'bid', 'seal', 'seal', 'seal', 'yield']) {
      const [seat, move] = [0, 1, 2]
        .flatMap(s => {
          const out: number[] = []
          game.moves(m.table, s, out)
          return out.map(o => [s, o])
        })
        .find(([, o]) => game.format(o).startsWith(verb))!
      expect(m.play(seat, move)).toBe(OK)
    }
    const said = m
      .log(SPECTATOR)
      .flatMap(l => [l.move, ...l.heard.map(h => h.word)])
      .join(' ')
    for (const secret of ['looked:0,?', 'keep:?', 'kept:0,?', 'under:?', 'seal:?']) expect(said).toContain(secret)
    expect(said).not.toMatch(/(looked|kept):\d,[a-z]|(keep|under|seal):[a-z]/)
    expect(
      m
        .log(0)
        .flatMap(l => l.move)
        .filter(w => /^(keep|under|seal):[a-z]+$/.test(w)),
    ).toHaveLength(4)
    expect(V.pass()).toBeGreaterThan(0)
  })
})
