/** Clocks: banks, increments, deadlines, against a second calculation that lets time run second by second. */
import { describe, expect, test } from 'vitest'
import {
  after,
  type Answer,
  type ClockOption,
  clocksAt,
  type Interval,
  joined,
  late,
  pick,
  running,
  seeded,
} from '../index.ts'

const S = 1000
const none = (): Interval[] => []
const answer = (seat: number, at: number, asked: number, free = false): Answer => ({ seat, at: at * S, asked, free })
const at = (
  option: ClockOption,
  answers: Answer[],
  asked: number,
  now: number,
  still: (seat: number) => readonly Interval[] = none,
) => clocksAt(option, 2, 0, answers, asked, now * S, still)

describe('clocks', () => {
  const live: ClockOption = { bank: 60 * S, increment: 5 * S, grace: 10 * S }

  test('time runs for the seats that are asked; a decision earns the increment', () => {
    expect(at(live, [], 0b01, 20)).toEqual([
      { left: 40 * S, deadline: 70 * S },
      { left: 60 * S, deadline: undefined },
    ])
    expect(at(live, [answer(0, 20, 0b01)], 0b10, 30)).toEqual([
      { left: 45 * S, deadline: undefined },
      { left: 50 * S, deadline: 90 * S },
    ])
  })

  test('side by side it runs for all, on through the others’ answers', () => {
    expect(at(live, [answer(0, 20, 0b11)], 0b10, 30)).toEqual([
      { left: 45 * S, deadline: undefined },
      { left: 30 * S, deadline: 70 * S },
    ])
  })

  test('a seat that answers and is asked again starts a new turn with its bank', () => {
    expect(at(live, [answer(0, 20, 0b01), answer(0, 30, 0b01)], 0b01, 30)[0]).toEqual({
      left: 40 * S,
      deadline: 80 * S,
    })
  })

  test('an increment for each turn: decisions within it earn nothing, and the bank never passes its start', () => {
    const turns: ClockOption = { ...live, per: 'turn', cap: live.bank }
    const began = (a: Answer, ...seats: number[]): Answer => ({ ...a, turns: seats })
    // Three decisions of one turn, the last of which begins the turn of the other seat, whose bank is full.
    const turn = [answer(0, 10, 0b01), answer(0, 20, 0b01), began(answer(0, 30, 0b01), 1)]
    expect(at(turns, turn, 0b10, 30).map(c => c.left)).toEqual([30 * S, 60 * S])
    // It answers at once: the first seat's next turn adds five seconds, once.
    expect(at(turns, [...turn, began(answer(1, 31, 0b10), 0)], 0b01, 31).map(c => c.left)).toEqual([35 * S, 59 * S])
    const many = Array.from({ length: 100 }, (_, k) => began(answer(k % 2, k, 1 << (k % 2)), 1 - (k % 2)))
    for (const { left } of at(turns, many, 0b01, 99)) expect(left).toBeLessThanOrEqual(60 * S)
    // What older matches began with goes on: each decision earns it, and nothing bounds it.
    expect(at(live, turn, 0b10, 30).map(c => c.left)).toEqual([45 * S, 60 * S])
    expect(Math.max(...at(live, many, 0b01, 99).map(c => c.left))).toBeGreaterThan(200 * S)
  })

  test('the grace saves who answers late by little, and gives no time', () => {
    expect(at(live, [answer(0, 65, 0b01)], 0b10, 65)[0]!.left).toBe(5 * S)
    expect(late(at(live, [], 0b01, 69), 69 * S)).toBe(0)
    expect(late(at(live, [], 0b01, 70), 70 * S)).toBe(0b01)
  })

  test('a bank never grows beyond its cap', () => {
    const option = { ...live, cap: 62 * S }
    expect(at(option, [answer(0, 1, 0b01)], 0b10, 1)[0]!.left).toBe(62 * S)
  })

  test('a standing order costs nothing, and one that is given late what has run; neither earns anything', () => {
    expect(at(live, [answer(1, 20, 0b10), answer(0, 20, 0b01, true)], 0b10, 20)[0]!.left).toBe(60 * S)
    expect(at(live, [answer(0, 20, 0b01, true)], 0b10, 20)[0]!.left).toBe(40 * S)
  })

  test('after a takeback: own time has run on, the others’ has not, and the increment is gone', () => {
    // Seat 0 moved at 10 and took it back at 50, while seat 1 thought. The move no longer counts.
    const before = at(live, [answer(0, 10, 0b01)], 0b10, 50)
    expect(before.map(c => c.left)).toEqual([55 * S, 20 * S])
    expect(at(live, [], 0b01, 50).map(c => c.left)).toEqual([10 * S, 60 * S])
  })

  test('sleep, pauses and outages stop it, ahead of now as well', () => {
    const sleep = (seat: number): Interval[] =>
      seat === 0
        ? [
            [10 * S, 40 * S],
            [60 * S, 90 * S],
          ]
        : []
    expect(at(live, [], 0b01, 50, sleep)[0]).toEqual({ left: 40 * S, deadline: 130 * S })
    expect(
      joined([
        [5, 9],
        [1, 3],
        [3, 4],
        [8, 12],
        [20, 20],
      ]),
    ).toEqual([
      [1, 4],
      [5, 12],
    ])
  })
})

test('300 matches of random answers and intervals agree with time that is counted second by second', () => {
  const rng = seeded('clock')
  for (let match = 0; match < 300; match++) {
    const option: ClockOption = { bank: pick(rng, 200) * S, increment: pick(rng, 20) * S, grace: pick(rng, 12) * S }
    if (pick(rng, 2)) option.cap = option.bank + pick(rng, 30) * S
    const stops = [0, 1].map(() =>
      joined(
        Array.from({ length: pick(rng, 6) }, (): Interval => {
          const from = pick(rng, 400)
          return [from * S, (from + pick(rng, 60)) * S]
        }),
      ),
    )
    const answers: Answer[] = []
    let asked = 1 + pick(rng, 3)
    for (let now = 0, k = pick(rng, 12); k > 0; k--) {
      now += pick(rng, 40)
      const seat = asked === 3 ? pick(rng, 2) : asked - 1
      answers.push(answer(seat, now, asked, pick(rng, 5) === 0))
      asked = asked === 3 ? 3 & ~(1 << seat) : 1 + pick(rng, 3)
    }
    const now = (answers.at(-1)?.at ?? 0) / S + pick(rng, 100)
    const found = clocksAt(option, 2, 0, answers, asked, now * S, seat => stops[seat]!)
    for (const seat of [0, 1]) {
      // Second by second: what the bank lost since this seat was asked this time, and nothing when its answer was free.
      let left = option.bank
      let spent = 0
      let next = 0
      let over: number | undefined
      const asks = (k: number) => (((k < answers.length ? answers[k]!.asked : asked) >> seat) & 1) === 1
      for (let second = 0; second <= now + 2000; second++) {
        for (; next < answers.length && answers[next]!.at <= second * S; next++) {
          const a = answers[next]!
          if (a.seat === seat && asks(next)) {
            left = Math.min(
              option.cap ?? Number.POSITIVE_INFINITY,
              Math.max(0, left - spent) + (a.free ? 0 : option.increment),
            )
            spent = 0
          }
          if (!asks(next + 1)) spent = 0
        }
        if (second === now) expect(found[seat]!.left).toBe(Math.max(0, left - (asks(next) ? spent : 0)))
        if (next === answers.length && asks(next) && over === undefined && spent >= left + option.grace!) over = second
        const stopped = stops[seat]!.some(([from, to]) => from <= second * S && second * S < to)
        if (asks(next) && !stopped) spent += S
      }
      // A deadline that lies in an interval without time falls on its end or its beginning: both are the same running time.
      const { deadline } = found[seat]!
      if (deadline === undefined) expect(over).toBeUndefined()
      else if (over !== undefined) expect(running(over * S, deadline, stops[seat]!)).toBe(0)
    }
  }
  expect(after(0, 5, [[2, 4]])).toBe(7)
})
