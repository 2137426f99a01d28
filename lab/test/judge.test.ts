/** The judge, in every game: equal seeds, planted blunders, and what it may not see. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decisionsOf, FIRST, type Judgement, Judging } from '@loggia/bots/judge'
import { movesOf, seeded } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { SUBJECTS } from '../games.ts'
import { correlation } from '../judge-agreement.ts'
import { judgeFile } from '../judge.ts'
import { contender, playMatch } from '../player.ts'

/** A move that throws away a good part of a usual score, in the match of two random players with this seed. */
const PLANTED: Readonly<Record<string, [seq: number, word: string]>> = {
  'ostia': [141, 'select:wood'],
  'terra-mystica': [13, 'transform:E2,wasteland'],
  'princes-of-florence': [53, 'buy:builder'],
  'tiletum': [108, 'die:gold,6,6'],
  'tapestry': [73, 'choose:research-x'],
}

describe.each(Object.entries(SUBJECTS))('%s', (id, subject) => {
  const { game, know } = subject
  const bots = [contender('random'), contender('random')]
  const { match } = playMatch(subject, bots, { seats: 2, seed: 'judge' })
  const decisions = decisionsOf(game, know, match.record)
  const [seq, word] = PLANTED[id] ?? [0, '']
  const planted = { ...decisions.find(d => d.seq === seq)!, played: game.parse(word) }

  const judge = (decision: typeof planted, seed = '1', steps = 4): Judgement => {
    const judging = new Judging(game, know, decision, seed)
    for (let k = 0; k < steps; k++) judging.step()
    return judging.judgement
  }

  test('its chances count how far matches drift', () => {
    const early = decisions[9]!
    const chance = (drift: number): number => {
      const judging = new Judging(game, { ...know, drift }, early, '1')
      for (let k = 0; k < 4; k++) judging.step()
      return judging.judgement.played.chance.mean
    }
    // Nobody knows who wins a match that strays so far.
    expect(chance(1e6)).toBeCloseTo(0.5, 3)
    expect([0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1]).toContain(chance(0))
    expect(chance(know.drift!)).not.toBe(chance(0))
  })

  test('its decisions are those at which there was a choice, as their seats saw them', () => {
    expect(decisions.length).toBeGreaterThan(20)
    for (const { seq, seat, view, played } of decisions.filter((_, k) => k % 9 === 0)) {
      const table = match.tableAt(seq - 1)
      expect(view).toEqual(game.recall(table, seat))
      expect(movesOf(game, table, seat).length).toBeGreaterThan(1)
      expect(game.format(played)).toBe(match.rows[seq - 1]!.word)
    }
    const asked = new Set(decisions.map(d => d.seq))
    for (let seq = 1; seq <= match.seq; seq += 9) {
      const alone = movesOf(game, match.tableAt(seq - 1), match.rows[seq - 1]!.seat).length === 1
      expect(asked.has(seq)).toBe(!alone)
    }
  })

  test('equal seeds give equal judgements, also of another table that looks the same', () => {
    const found = judge(planted)
    const other = game.determinize(planted.view, planted.seat, seeded('other'))
    expect(judge({ ...planted, view: game.recall(other, planted.seat) })).toEqual(found)
    expect(JSON.parse(JSON.stringify(found))).toEqual(found)
    expect(judge(planted, '2')).not.toEqual(found)
  })

  test('a planted blunder is found, and the move that was better is none', () => {
    const found = judge(planted, 'blunder', FIRST.least / 2)
    expect(found.unclear).toBe(false)
    expect(found.points.mean).toBeGreaterThan(0.04 * know.usual!)
    expect(found.played.word).toBe(word)
    expect(found.best.points.mean).toBeGreaterThan(found.played.points.mean)
    const better = judge({ ...planted, played: found.best.move }, 'better', FIRST.least / 2)
    expect(better.points.mean).toBeLessThan(found.points.mean / 4)
  })
})

test('a file is judged as a table: the decisions of one seat, and the planted one is marked', async () => {
  const [seq, word] = PLANTED['ostia']!
  const subject = SUBJECTS['ostia']!
  const bots = [contender('random'), contender('random')]
  const { record } = playMatch(subject, bots, { seats: 2, seed: 'judge' }).match
  const folder = mkdtempSync(join(tmpdir(), 'judge-'))
  const file = join(folder, 'match.json')
  const rows = [...record.rows.slice(0, seq - 1), [record.rows[seq - 1]![0], word]]
  try {
    writeFileSync(file, JSON.stringify({ ...record, rows }))
    const lines = await judgeFile(file, { seed: '1', seat: 0, pairs: 4 })
    expect(lines.every(line => line['seat'] === 0)).toBe(true)
    expect(lines.at(-1)).toMatchObject({ row: seq, played: word, pairs: 4, mark: '!' })
    writeFileSync(file, JSON.stringify({ ...record, rules: 'ostia@0' }))
    await expect(judgeFile(file, { seed: '1' })).rejects.toThrow('played by ostia@0')
    writeFileSync(file, '{}')
    await expect(judgeFile(file, { seed: '1' })).rejects.toThrow('not the file of a match')
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a correlation is 1 of what is alike, −1 of the opposite, and 0 of what has nothing in common', () => {
  expect(
    correlation([
      [1, 10],
      [2, 20],
      [3, 30],
    ]),
  ).toBeCloseTo(1)
  expect(
    correlation([
      [1, 5],
      [2, 3],
      [3, 1],
    ]),
  ).toBeCloseTo(-1)
  expect(
    correlation([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
    ]),
  ).toBeCloseTo(0)
})
