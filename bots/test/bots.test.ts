import { acting, type Game, Match, type Seat, seeded, type Table, firstOf } from '@loggia/core'
import { ostia } from '@loggia/games/ostia'
import { knowledge } from '@loggia/games/ostia/bot'
import { describe, expect, test } from 'vitest'
import { tourGame } from '../../core/test/tour.ts'
import { toyGame } from '../../core/test/toy.ts'
import { type Bot, BOTS, Cancelled, chooseMove, flag, type BotOptions, type Knowledge, Memory } from '../index.ts'
import { BLUE, guessing, honest, RED } from './guess.ts'

// By hand: what was learned is the matter of learned.test.ts.
const { learned: _learned, ...byHand } = knowledge
const FIELDS: Record<string, { game: Game; know?: Knowledge }> = {
  ostia: { game: ostia, know: byHand },
  // Without knowledge, and with answers given side by side, hands, bids and dice.
  toy: { game: toyGame() },
  // With rivals, one of them without a score (K6), and with verbs that are possible at any time.
  tour: { game: tourGame() },
}
const seatOf = (t: Table): Seat => firstOf(acting(t))

/** Questions met in a match of random players, every `every`th. */
function questions(
  name: string,
  every: number,
  seed = 'q',
): { game: Game; table: Table; seat: Seat; how: Pick<BotOptions, 'know'> }[] {
  const { game, know } = FIELDS[name]!
  const found = []
  const t = game.setup({ seats: 2, seed })
  for (let n = 0; !game.over(t); n++) {
    const seat = seatOf(t)
    if (n % every === 0) found.push({ game, table: game.copy(t), seat, how: know ? { know } : {} })
    game.play(t, seat, chooseMove(game, game.recall(t, seat), seat, { bot: 'random', seed: `${seed}${n}` }))
  }
  return found
}

describe.each(Object.keys(FIELDS))('%s', name => {
  test.each(BOTS)('%s plays whole matches of every seat count, always legally', bot => {
    const { game, know } = FIELDS[name]!
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const match = new Match(game, { rules: game.rules, seats, options: {}, seed: `legal ${seats}`, rows: [] })
      const memory = new Memory()
      while (!match.over) {
        const seat = seatOf(match.table)
        const move = chooseMove(game, game.recall(match.table, seat), seat, {
          bot,
          seed: `${match.seq}`,
          budget: 1 + (match.seq % 3),
          memory,
          ...(know && { know }),
        })
        expect(match.play(seat, move), game.format(move)).toBe(0)
      }
    }
  })

  test.each(BOTS)('%s: equal seeds give equal moves; what it chooses follows from the view alone', bot => {
    for (const { game, table, seat, how } of questions(name, 11)) {
      const view = game.recall(table, seat)
      const before = JSON.stringify(view)
      const all: BotOptions = { ...how, bot, seed: 'same', budget: 12 }
      const first = chooseMove(game, view, seat, all)
      expect(JSON.stringify(view), 'the view is not touched').toBe(before)
      expect(chooseMove(game, view, seat, all)).toBe(first)
      // Another table that looks the same to this seat: other decks, other hands, other dice to come.
      for (let k = 0; k < 3; k++) {
        const other = game.determinize(view, seat, seeded(`other ${k}`))
        expect(chooseMove(game, game.recall(other, seat), seat, all)).toBe(first)
      }
    }
  })
})

test('another seed may choose otherwise', () => {
  const [{ game, table, seat, how }] = questions('ostia', 1) as [ReturnType<typeof questions>[number]]
  const moves = new Set(
    Array.from({ length: 20 }, (_, k) =>
      chooseMove(game, game.recall(table, seat), seat, { ...how, bot: 'random', seed: `${k}` }),
    ),
  )
  expect(moves.size).toBeGreaterThan(1)
})

describe('never sees the true table', () => {
  const ask = (game: ReturnType<typeof guessing>, bot: Bot) => {
    const t = game.setup({ seats: 2, seed: 'secret' })
    return game.format(chooseMove(game, game.recall(t, 0), 0, { bot, seed: 'bot', budget: 300 }))
  }
  test.each(['greedy', 'search'] as const)('%s believes a poisoned determinization', bot => {
    expect(
      ask(
        guessing(BLUE, () => RED),
        bot,
      ),
    ).toBe('name:red')
    expect(
      ask(
        guessing(RED, () => BLUE),
        bot,
      ),
    ).toBe('name:blue')
  })
  test('search knows that it does not know: what is certain beats a guess', () => {
    for (const card of [RED, BLUE]) expect(ask(guessing(card, honest, 0.9), 'search')).toBe('prize:small')
  })
})

describe('an obvious move', () => {
  test.each(['greedy', 'search'] as const)('%s takes what wins', bot => {
    const game = guessing(RED, honest, 5)
    const t = game.setup({ seats: 2, seed: 'x' })
    for (let k = 0; k < 10; k++)
      expect(game.format(chooseMove(game, game.recall(t, 0), 0, { bot, seed: `${k}`, budget: 60 }))).toBe('prize:small')
  })
  test.each(['greedy', 'search'] as const)(
    '%s builds in the last turn of a match of Ostia, since only that still counts',
    bot => {
      const game = FIELDS.ostia!.game
      const t = ostia.setup({ seats: 2, seed: 'last' })
      while (t.todo.at(-1)!.do !== 'select') ostia.play(t, seatOf(t), firstMove(ostia, t))
      const seat = 1 - t.start
      const h = t.harbours[seat]!
      const box = ostia.box
      h.reached = box.portNode.reduce(
        (set, node, port) => (box.tiles[t.tiles[node]!]!.timing === 'end-icons' ? set | (1 << port) : set),
        0,
      )
      h.goods = [0, 0, 0, 3, 0]
      t.last = 1
      t.turn = seat
      t.todo = [
        { do: 'end-turn', seat },
        { do: 'build', seat, spent: 0 },
      ]
      const move = chooseMove(game, game.recall(t as unknown as Table, seat), seat, {
        bot,
        seed: 'x',
        ...FIELDS.ostia,
        budget: 60,
      } as BotOptions)
      expect(game.format(move)).toMatch(/^build:/)
    },
  )
})

test('search compares moves by the same chance: luck that is the same for all hides nothing', () => {
  const game = guessing(RED, honest, 2)
  const lucky: Game = {
    ...game,
    scores: t => game.scores(t as never).map(s => ({ ...s, total: s.seat ? 0 : s.total + ((t.rng[0]! >>> 0) % 100) })),
  }
  for (let k = 0; k < 20; k++) {
    const view = lucky.recall(lucky.setup({ seats: 2, seed: `${k}` }), 0)
    expect(lucky.format(chooseMove(lucky, view, 0, { bot: 'search', seed: `${k}`, budget: 60 }))).toBe('prize:small')
  }
})

test('greedy takes what its evaluation likes, or what the policy knows better, as far as the game says', () => {
  const game = guessing(RED, honest, 0.9)
  const view = game.recall(game.setup({ seats: 2, seed: 'x' }), 0)
  const know: Knowledge = {
    evaluate: (g, t) => (g.scores(t)[0]!.total === 0.9 ? 1 : 0),
    weigh(_game, _t, _seat, moves, out) {
      out.length = 0
      for (const move of moves) out.push(game.format(move) === 'prize:small' ? 0.1 : 1)
    },
  }
  const takes = (likely?: number) =>
    game.format(chooseMove(game, view, 0, { bot: 'greedy', seed: 'x', know: { ...know, ...(likely && { likely }) } }))
  expect(takes()).toBe('prize:small')
  expect(takes(0.4)).toBe('prize:small')
  expect(takes(0.5)).not.toBe('prize:small') // half of ln 10 is more than the point
})

describe('cancelling', () => {
  const [question] = questions('ostia', 1)
  const { game, table, seat, how } = question!
  const view = game.recall(table, seat)
  test('a signal given before or in the middle ends the thought', () => {
    expect(() =>
      chooseMove(game, view, seat, { ...how, bot: 'search', seed: 'x', signal: AbortSignal.abort() }),
    ).toThrow(Cancelled)
    let looks = 0
    const signal = {
      get aborted() {
        return ++looks > 5
      },
    }
    expect(() => chooseMove(game, view, seat, { ...how, bot: 'search', seed: 'x', budget: 1e9, signal })).toThrow(
      Cancelled,
    )
    expect(looks).toBe(6)
  })
  test('a flag in shared memory is a signal', () => {
    const cells = new Int32Array(new SharedArrayBuffer(4))
    const signal = flag(cells)
    expect(signal.aborted).toBe(false)
    Atomics.store(cells, 0, 1)
    expect(signal.aborted).toBe(true)
  })
})

test('who is not asked has no move', () => {
  const [{ game, table, seat }] = questions('ostia', 1) as [ReturnType<typeof questions>[number]]
  expect(() => chooseMove(game, game.recall(table, 1 - seat), 1 - seat, { bot: 'search', seed: 'x' })).toThrow(
    'not asked',
  )
})

/** A game that counts the determinizations that it is asked for. */
function counting(game: Game): { game: Game; determinized: () => number } {
  let n = 0
  return {
    game: {
      ...game,
      determinize: (v, e, r) => {
        n++
        return game.determinize(v, e, r)
      },
    },
    determinized: () => {
      const seen = n
      n = 0
      return seen
    },
  }
}

describe('no more thought than is needed', () => {
  const [start] = questions('ostia', 1)
  const view = start!.game.recall(start!.table, start!.seat)
  const ask = (know: Knowledge, budget: number) => {
    const { game, determinized } = counting(start!.game)
    return {
      move: chooseMove(game, view, start!.seat, { bot: 'search', seed: 'x', budget, know }),
      determinized: determinized(),
    }
  }

  test('a move that alone is worth a thought is made at once', () => {
    const moves: number[] = []
    start!.game.moves(start!.table, start!.seat, moves)
    const only: Knowledge = {
      ...start!.how.know!,
      weigh(_g, _t, _s, moves, out) {
        out.length = 0
        for (const m of moves) out.push(m === moves.at(-1) ? 1 : 0)
      },
    }
    const { move, determinized } = ask(only, 500)
    expect(moves.length).toBeGreaterThan(1)
    expect(move).toBe(moves.at(-1))
    expect(determinized).toBeLessThan(5)
  })

  test('a search ends when no other move can overtake the first', () => {
    // The first move wins always, so hardly another is tried.
    const best: Knowledge = {
      weigh: (_g, _t, _s, moves, out) => {
        out.length = 0
        for (const m of moves) out.push(m === moves[0] ? 1 : 0.01)
      },
      evaluate: () => 0,
      horizon: 0,
    }
    const { determinized } = ask(best, 1_000)
    expect(determinized).toBeGreaterThan(400)
    expect(determinized).toBeLessThan(900)
    expect(ask({ ...best, trust: 0.1 }, 1_000).determinized, 'less trust, more doubt').toBeGreaterThan(determinized)
  })

  test('a simulated match stops at the horizon, when a turn is over, and is evaluated there', () => {
    const plays: number[] = []
    const seen: number[] = []
    const { game } = start!
    const counted: Game = {
      ...game,
      determinize: (v, e, r) => {
        plays.push(0)
        return game.determinize(v, e, r)
      },
      play: (t, s, m) => {
        plays[plays.length - 1]!++
        game.play(t, s, m)
      },
    }
    const know: Knowledge = {
      ...start!.how.know!,
      horizon: 6,
      evaluate: (g, t, seat) => {
        seen.push(seat)
        return start!.how.know!.evaluate(g, t, seat)
      },
    }
    chooseMove(counted, view, start!.seat, { bot: 'search', seed: 'x', budget: 40, know })
    // Two tables are determinized for their moves only.
    expect(seen.length).toBe(2 * (plays.length - 2))
    expect(plays.length).toBeGreaterThan(20)
    expect(Math.max(...plays)).toBeLessThan(40)
    chooseMove(counted, view, start!.seat, { bot: 'search', seed: 'x', budget: 40, ...start!.how })
    expect(Math.max(...plays), 'without one, to its end').toBeGreaterThan(100)
  })
})

describe('memory', () => {
  const start = questions('ostia', 1)[0]!

  test('the second move of a turn goes on from the tree of the first', () => {
    const { game, determinized } = counting(start.game)
    const memory = new Memory()
    const t = game.copy(start.table)
    while (t.todo.at(-1)!.do !== 'select') game.play(t, seatOf(t), firstMove(game, t))
    const seat = seatOf(t)
    const think = (memory?: Memory) => {
      determinized()
      const move = chooseMove(game, game.recall(t, seat), seat, {
        ...start.how,
        bot: 'search',
        seed: 'm',
        budget: 80,
        ...(memory && { memory }),
      })
      return { move, determinized: determinized() }
    }
    const first = think(memory)
    game.play(t, seat, first.move)
    expect(seatOf(t)).toBe(seat)
    expect(think(memory).determinized).toBeLessThan(think().determinized)
  })

  test('nothing is found again by another view, seat or game', () => {
    const memory = new Memory(2)
    const branch = { move: 1, visits: 1, sum: 1, children: [] }
    const game = FIELDS.ostia!.game
    const a = game.recall(game.setup({ seats: 2, seed: 'a' }), 0)
    const b = game.recall(game.setup({ seats: 2, seed: 'b' }), 0)
    memory.keep(game, 0, a, branch)
    expect(memory.take(game, 0, b)).toBeUndefined()
    expect(memory.take(game, 1, a)).toBeUndefined()
    expect(memory.take({ ...game }, 0, a)).toBeUndefined()
    expect(memory.take(game, 0, a)).toBe(branch)
    expect(memory.take(game, 0, a), 'given out once').toBeUndefined()
    for (const view of [a, b, game.recall(game.setup({ seats: 2, seed: 'c' }), 0)]) memory.keep(game, 0, view, branch)
    expect(memory.size).toBe(2)
    expect(memory.take(game, 0, a), 'the oldest went').toBeUndefined()
  })

  test('what other matches left behind changes nothing', () => {
    const memory = new Memory()
    for (const { game, table, seat, how } of questions('ostia', 15, 'others')) {
      chooseMove(game, game.recall(table, seat), seat, { ...how, bot: 'search', seed: 'o', budget: 10, memory })
    }
    for (const { game, table, seat, how } of questions('ostia', 25, 'mine')) {
      const all: BotOptions = { ...how, bot: 'search', seed: 'm', budget: 20 }
      const view = game.recall(table, seat)
      expect(chooseMove(game, view, seat, { ...all, memory })).toBe(chooseMove(game, view, seat, all))
    }
  })
})

function firstMove(game: Game, t: Table): number {
  const moves: number[] = []
  game.moves(t, seatOf(t), moves)
  return moves[0]!
}
