/** The log in turns: what belongs together, and the score after each. */
import { acting, type Facts, listOf, type LogEntry, Match, speaker } from '@loggia/core'
import { describe, expect, it } from 'vitest'
import { PLAYABLE, rulesOf, wordsOf } from '../src/lib/games.ts'
import { partOf, partsOf } from '../src/lib/table/log/parts.ts'
import { counted, gainsOf, scoresAfter, turnsOf } from '../src/lib/table/log/turns.ts'

const factsOf = async (id: string): Promise<Facts> =>
  ((await import(`../../games/${id}/board/facts.ts`)) as { facts: Facts }).facts

/** A match by chance, three at the table, that seldom passes. */
async function played(id: string, most: number) {
  const { game } = await rulesOf(id)
  const match = new Match(game, { rules: game.rules, seats: 3, options: {}, seed: 'turns', rows: [] })
  const facts = await factsOf(id)
  const speaks = speaker(game, await wordsOf(id, 'en'), ['Anna', 'Bo', 'Cleo'])
  const numbers = () =>
    [0, 1, 2].map(seat => facts.number({ view: match.table, game, box: game.box, seat, speaker: speaks }).value)
  const course = [numbers()]
  let chance = 7
  for (let row = 0; row < most && !match.over; row++) {
    const seat = listOf(acting(match.table))[0]!
    const legal: number[] = []
    game.moves(match.table, seat, legal)
    const bold = legal.filter(move => !/^(pass|decline|done|forgo)/.test(game.format(move)))
    const from = bold.length && (chance = (chance * 48271) % 2147483647) % 10 ? bold : legal
    match.play(seat, from[(chance = (chance * 48271) % 2147483647) % from.length]!)
    course.push(numbers())
  }
  return { match, facts, speaks, course, log: match.log(0) }
}

describe.each(PLAYABLE)('%s', id => {
  it('tells every point that anybody gets, so that the score after each turn follows from the one now', async () => {
    const { log, facts, speaks, course } = await played(id, 900)
    const moved = new Set<number>()
    for (const entry of log) {
      const told = [0, 1, 2].map(seat => facts.points!(entry).reduce((sum, p) => sum + (p.seat === seat ? p.n : 0), 0))
      if (entry.seq === 0) continue
      expect(told, `${entry.seq} ${entry.move} ${JSON.stringify(entry.heard)}`).toEqual(
        course[entry.seq]!.map((n, seat) => n - course[entry.seq - 1]![seat]!),
      )
      if (told.some(Boolean)) moved.add(entry.seq)
    }
    expect(moved.size, 'the match scores at all').toBeGreaterThan(3)
    const turns = turnsOf(log, facts, [], e => facts.formatEntry(e, speaks).length > 0)
    const after = scoresAfter(turns, facts, course.at(-1)!)
    turns.forEach((turn, k) => {
      const { seq } = turn.rows.at(-1)!
      // A turn that ends in the midst of a row is followed by one that goes on in it.
      if (turn.seat >= 0 && turns[k + 1]?.rows[0]?.seq !== seq) expect(after[k]).toBe(course[seq]![turn.seat])
    })
    for (const turn of turns) expect(gainsOf(turn, facts, speaks)).not.toMatch(/[{}]|undefined|NaN/)
  }, 60_000)
})

const row = (seq: number, seat: number, move: string, ...heard: string[]): LogEntry => ({
  seq,
  seat,
  move,
  heard: heard.map(word => ({ word })),
})
describe('an auction of the Princes', async () => {
  const facts = await factsOf('princes-of-florence')
  const { game } = await rulesOf('princes-of-florence')
  const speaks = speaker(game, await wordsOf('princes-of-florence', 'en'), ['Anna', 'Bo', 'Cleo'])
  const rows = [
    row(1, 0, 'open:jester', 'bid:0,jester,2'),
    row(2, 1, 'bid', 'bid:1,jester,3'),
    row(3, 2, 'bid', 'bid:2,jester,4'),
    row(4, 0, 'pass'),
    row(5, 1, 'pass', 'won:2,jester,4'),
    row(6, 2, 'sell'),
    row(7, 0, 'open:builder', 'bid:0,builder,2'),
    row(8, 1, 'bid', 'bid:1,builder,3'),
  ]
  it('is one line with how far each went', () => {
    const turns = turnsOf(rows, facts, [], () => true)
    expect(turns.map(t => t.rows.map(r => r.seq))).toEqual([[1, 2, 3, 4, 5], [6], [7, 8]])
    expect(facts.auction!.tell(turns[0]!.rows, speaks)).toEqual({
      seat: 2,
      text: 'Auction: jester for 400 (Bo 300, Anna 200)',
    })
    expect(facts.auction!.tell(turns[2]!.rows, speaks)).toEqual({ seat: 1, text: 'Auction: builder, 300 so far' })
  })
  it('is over when the merchant has it for nothing: what follows is told in turns', () => {
    const free = row(5, 1, 'free', 'used:1,merchant', 'won:1,jester,0')
    const turns = turnsOf(
      [...rows.slice(0, 3), free, row(6, 2, 'done', 'turn:0'), row(7, 0, 'build:tower')],
      facts,
      [],
      e => !!e.move,
    )
    expect(turns.map(t => [t.auction, ...t.rows.map(r => r.seq)])).toEqual([
      [true, 1, 2, 3, 5],
      [false, 6],
      [false, 7],
    ])
  })
  it('keeps what else happens to a seat out of its lines: neither folded away among moves nor part of an auction', () => {
    const event = (seq: number, seat: number) => ({
      ...row(seq, seat, ''),
      event: { kind: 'seat' as const, word: 'left' },
    })
    const turns = turnsOf([...rows.slice(0, 2), event(3, 1), event(4, 1), ...rows.slice(5)], facts, [], () => true)
    expect(turns.map(t => [t.rows.length, t.auction, t.rows[0]!.event !== undefined]).slice(1, 3)).toEqual([
      [1, false, true],
      [1, false, true],
    ])
  })
  it('is a turn of its own in each round', () => {
    expect(
      turnsOf(
        [rows[5]!, rows[5]!, rows[5]!].map((r, k) => ({ ...r, seq: k })),
        facts,
        [{ seq: 1, name: 'Round 2' }],
        () => true,
      ).map(t => [t.round, t.rows.length]),
    ).toEqual([
      [0, 2],
      [1, 1],
    ])
  })
})

it('gives who plays alone a line a turn, and the rival one of its own, with what it did', async () => {
  const facts = await factsOf('tapestry')
  const { game } = await rulesOf('tapestry')
  const speaks = speaker(game, await wordsOf('tapestry', 'en'), ['Anna'])
  const turns = turnsOf(
    [
      row(1, 0, 'advance:science-1'),
      row(2, 0, 'pay:coin', 'paid:0,coin,1', 'turn:1', 'bot-does:research', 'advanced:1,science-0,science-1', 'turn:0'),
      row(3, 0, 'advance:science-2', 'turn:1', 'points:1,tracks,4', 'turn:0'),
      row(4, 0, 'income', 'turn:0'),
      row(5, 0, 'advance:science-3'),
    ],
    facts,
    [],
    e => facts.formatEntry(e, speaks).length > 0,
  )
  expect(turns.map(t => [t.seat, ...t.rows.map(r => r.seq)])).toEqual([
    [0, 1, 2],
    [1, 2],
    [0, 3],
    [1, 3],
    [0, 4],
    [0, 5],
  ])
  expect(new Set(turns.map(t => t.key)).size).toBe(turns.length)
  expect(turns.map(t => facts.formatEntry(t.rows[0]!, speaks).map(fact => fact.note)).filter((_, k) => k % 2)).toEqual([
    [true, false],
    [true],
    [false],
  ])
  expect(scoresAfter(turns, facts, [0, 10])).toEqual([0, 6, 0, 10, 0, 0])
})

it('sets a round above the turn that begins it, also in the midst of a row, and an era above its income turn', async () => {
  const facts = await factsOf('tapestry')
  const { game } = await rulesOf('tapestry')
  const speaks = speaker(game, await wordsOf('tapestry', 'en'), ['Anna'])
  const log = [row(1, 0, 'advance:science-1', 'turn:1', 'era:1,2', 'turn:0'), row(2, 0, 'income', 'era:0,2')]
  expect(
    turnsOf(
      log,
      facts,
      partsOf({ log, loaded: { facts } } as never, speaks),
      e => e.move !== '' || e.heard.length > 0,
      e => !!facts.sectionTitle!(e, speaks),
    ).map(t => [t.seat, t.round]),
  ).toEqual([
    [0, 0],
    [1, 1],
    [0, 2],
  ])
})

it('where each person has eras of their own, a decision lies in one of theirs', async () => {
  const facts = await factsOf('tapestry')
  const { game } = await rulesOf('tapestry')
  const speaks = speaker(game, await wordsOf('tapestry', 'en'), ['Anna', 'Ben'])
  const log = [
    row(1, 0, 'income', 'era:0,2'),
    row(2, 0, 'advance:science-1', 'turn:1', 'era:1,3', 'turn:0'),
    row(3, 0, 'advance:science-1'),
    row(4, 1, 'advance:science-1'),
  ]
  const parts = partsOf({ log, loaded: { facts } } as never, speaks)
  expect([partOf(parts, 0, 3), partOf(parts, 1, 4)].map(part => part?.name)).toEqual(['Anna: era 2', 'Ben: era 3'])
  expect(partOf(parts, 1, 2)).toBeUndefined()
})

it('says equal things once, and how often', () => {
  const list = ['a', 'a', 'b', 'a'].map(text => ({ text }))
  expect(counted(list, (text, n) => `${text}×${n}`).map(x => x.text)).toEqual(['a×2', 'b', 'a'])
})

it('puts the rival’s last turn into the round that it ends, and what the next one begins with below its heading', async () => {
  const facts = await factsOf('princes-of-florence')
  const { game } = await rulesOf('princes-of-florence')
  const speaks = speaker(game, await wordsOf('princes-of-florence', 'en'), ['Anna'])
  const turns = turnsOf(
    [
      row(1, 0, 'build:tower', 'paid:0,7'),
      row(
        2,
        0,
        'done',
        'turn:1',
        'automa-card:automa-14',
        'automa-does:build',
        'sold:1,1',
        'round:6',
        'automa-card:automa-07',
      ),
      row(3, 0, 'open:lake', 'rolled:lake,5,6'),
    ],
    facts,
    [{ seq: 2, name: 'Round 6' }],
    e => facts.formatEntry(e, speaks).length > 0,
    e => facts.sectionTitle?.(e, speaks) !== '',
  )
  expect(facts.formatEntry(turns[1]!.rows[0]!, speaks).find(fact => !fact.note)?.text).toBe('build')
  expect(turns.map(t => [t.seat, t.round, ...t.rows.map(r => r.seq)])).toEqual([
    [0, 0, 1],
    [1, 0, 2],
    // The card that the Automa opens with is a turn of its own.
    [1, 1, 2],
    [0, 1, 3],
  ])
})
