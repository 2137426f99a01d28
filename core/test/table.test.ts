/** The words of tests, on a little game. */
import { expect, test } from 'vitest'
import { knowledgeOf, tableOf } from '../testing/index.ts'
import { choice, L, little, type Little, START } from './little.ts'
import { end, note, type Step } from '../index.ts'

const takes = {
  ...choice.can.take!,
  why: (t: { given: number[] }, _s: unknown, _box: unknown, n: number) => (n < 3 ? 0 : L.R.full(t.given.length)),
}
const loud = {
  play(t: Little, s: Step) {
    note(L.N.said(1))
    end(t, s)
  },
}
const game = little({ choose: { can: { take: takes, pass: loud } }, only: { can: { pass: loud } } }, [
  { do: 'only', seat: 1 },
  { do: 'choose', seat: 1 },
  { do: 'choose', seat: 0 },
])
const { begin, decisions, heard, legal, play, step, turnOf, until, wander, why } = tableOf(game)
const table = () => begin({ seats: 2 })

test('who is asked what, and what may be answered; all, or what begins so', () => {
  const t = table()
  expect([turnOf(t), step(t), legal(t)]).toEqual([0, 'choose', ['take:0', 'take:1', 'take:2', 'pass']])
  expect([legal(t, 'take'), legal(t, 'take:1'), legal(t, 'ta')]).toEqual([
    ['take:0', 'take:1', 'take:2'],
    ['take:1'],
    [],
  ])
})

test('a refusal is the rule and what it says; a word that is none is an error, and so is a refused move that is played', () => {
  const t = table()
  expect([why(t, 'take:2'), why(t, 'take:3'), why(t, 'pass', 1)]).toEqual([
    'OK',
    'T-1 full:2',
    expect.stringMatching(/ /),
  ])
  expect(() => why(t, 'juggle')).toThrow('no such word: juggle')
  expect(() => play(t, 'take:1', 'take:3')).toThrow(/^take:3 at choose \(T-1 full:2\); legal: take:0 take:1/)
  expect([t.given, turnOf(t)]).toEqual([[1, -1], 1])
})

test('what is heard, forced moves with a star; nothing is asked when it is over', () => {
  const t = play(table(), 'take:0')
  expect(heard(() => play(t, 'pass'))).toEqual(['said:1', '*pass', 'said:1'])
  expect([step(t), legal(t)]).toEqual([undefined, []])
})

test('a table is begun for which something holds, and goes on until something does, or it is over', () => {
  expect(() => begin(START, () => false)).toThrow('no table is like that')
  const last = ([first]: string[]) => first!
  expect(step(until(table(), t => turnOf(t) === 1, last))).toBe('choose')
  expect(step(until(table(), () => false, last))).toBeUndefined()
  const endless = little({ choose: { can: { pass: { play() {} }, take: takes } } }, [{ do: 'choose', seat: 0 }])
  expect(() =>
    tableOf(endless).until(
      endless.setup(START),
      () => false,
      () => 'pass',
    ),
  ).toThrow('it never holds; asked is choose')
})

test('chance: every decision and the table after the last; a match with the table before each move, which rather avoids something', () => {
  expect([...decisions(table(), 'chance')]).toHaveLength(3)
  const passes = (avoid?: RegExp) => {
    let passed = 0
    for (let n = 0; n < 50; n++)
      wander({ seed: `${n}`, seats: 2, most: 1, ...(avoid && { avoid }) }, (match, before) => {
        expect([turnOf(before), match.seq > 0]).toEqual([0, true])
        passed += match.log(0, 0)[0]!.move === 'pass' ? 1 : 0
      })
    return passed
  }
  expect([passes(/^pass/) < passes(), passes(/^pass/) > 0, passes() > 5]).toEqual([true, true, true])
})

test('knowledge that breaks a law is found', () => {
  const score = (_: unknown, t: Little, seat: number) => t.given[seat]!
  const alike = (_: unknown, _t: Little, _seat: number, moves: readonly number[], out: number[]) => {
    for (const _ of moves) out.push(1)
  }
  const faults = (evaluate = score, weigh = alike) => knowledgeOf(game, { evaluate, weigh }).faults(START)
  const all = (weight: number) => (g: unknown, t: Little, seat: number, moves: readonly number[], out: number[]) => {
    alike(g, t, seat, moves, out)
    out.fill(weight)
  }
  expect(faults()).toEqual([])
  expect(faults(score, all(0))).toEqual(['no move is worth a thought'])
  expect(faults(score, all(Number.NaN))[0]).toMatch(/^weights: NaN/)
  expect(() => faults(score, () => {})).toThrow(/^0 weights for \d moves/)
  expect(faults((_, t, seat) => t.given[seat]! + 1)[0]).toMatch(/^seat 0 has -?\d, evaluated/)
  expect(faults((_, t, seat) => (t.todo.length ? Number.NaN : t.given[seat]!))).toEqual(['evaluations: NaN,NaN'])
  const marking: typeof score = (_, t, seat) => {
    if (t.todo.length) t.told.push('seen')
    return t.given[seat]!
  }
  expect(faults(marking)).toEqual(['the table is changed'])
})
