/** Tables on this device: whose eyes look, what goes back, and what becomes of a table when the rules change. */
import { acting, type Game, listOf, Match, markOf, movesOf, moveRow, OK, pick, seeded, SPECTATOR } from '@loggia/core'
import { manifests } from '@loggia/games'
import { describe, expect, it } from 'vitest'
import {
  type AloneTable,
  backBehind,
  eyesAt,
  lastPerson,
  matchOf,
  type Sitter,
  standing,
  Unplayable,
} from '../src/lib/alone/table.ts'

const PERSON: Sitter = { kind: 'person', name: 'Ann' }
const BOT: Sitter = { kind: 'bot', name: 'Arlecchino', level: 'club' }

function begun(game: Game, seats: readonly Sitter[], seed = 'alone') {
  const match = new Match(game, { rules: game.rules, seats: seats.length, options: {}, seed, rows: [] })
  const { rows: _, ...head } = match.record
  return { match, table: standing({ id: 'x', game: game.id, name: '', seats, head }, match, 0) }
}
/** Any move of anybody who is asked. */
function step(match: Match, rng: number[]): number {
  const seats = listOf(acting(match.table))
  const seat = seats[pick(rng, seats.length)]!
  const moves = movesOf(match.game, match.table, seat)
  expect(match.append(moveRow(seat, match.game.format(moves[pick(rng, moves.length)]!)))).toBe(OK)
  return seat
}
const kept = (table: AloneTable, match: Match) => ({ table: standing(table, match, 1), rows: match.record.rows })

describe.each(await manifests())('$id', async ({ rules }) => {
  const { game } = await rules()

  it('shows a shared screen only to who is asked, or who looked before', () => {
    const seats = [PERSON, BOT, PERSON].slice(0, game.seats.max)
    const { match, table } = begun(game, seats)
    const rng = seeded('eyes')
    let before = eyesAt(table, match)
    for (let n = 0; n < 80 && !match.over; n++) {
      step(match, rng)
      const asked = listOf(acting(match.table)).filter(seat => seats[seat]!.kind === 'person')
      const eyes = eyesAt(table, match, before)
      expect(match.over ? eyes === SPECTATOR : asked.length ? asked.includes(eyes) : eyes === before).toBe(true)
      // After a reload nobody has looked.
      if (!asked.length) expect(eyesAt(table, match)).toBe(SPECTATOR)
      before = eyes
    }
    const alone = begun(game, [BOT, PERSON])
    for (let n = 0; n < 20; n++) {
      expect(eyesAt(alone.table, alone.match)).toBe(1)
      step(alone.match, rng)
    }
  })

  it('takes the newest answer of a person back with all that came since, and the rows stay', () => {
    const { match, table } = begun(game, [PERSON, BOT])
    const rng = seeded('back')
    expect(lastPerson(table, match)).toBeUndefined()
    for (let n = 0; n < 30; n++) step(match, rng)
    const { seq } = match
    const answer = match.lastAnswer(0)
    for (const row of backBehind(match, lastPerson(table, match)!)) expect(match.append(row)).toBe(OK)
    expect(match.seq).toBeGreaterThan(seq)
    expect(match.table).toEqual(match.tableAt(answer - 1))
    expect(new Match(game, match.record).table).toEqual(match.table)
  })

  it('adopts a table of older rules where players would have seen the same', () => {
    const { match, table } = begun(game, [PERSON, BOT])
    const rng = seeded('adopt')
    for (let n = 0; n < 12; n++) step(match, rng)
    const older = `${game.id}@0`
    const now = kept(table, match)
    const whole = { ...now, marks: [], table: { ...now.table, head: { ...now.table.head, rules: older } } }
    const newer = { ...game, adopts: [{ from: 0 }] } as Game
    expect(matchOf(game, now && { ...now, marks: [] }).table).toEqual(match.table)
    expect(() => matchOf(game, whole)).toThrow(Unplayable)
    const adopted = matchOf(newer, whole)
    expect(adopted.table).toEqual(match.table)
    expect(adopted.rows.at(-1)).toEqual({ kind: 'adopt', seat: -1, word: older })
    // What was told of the newest row must still be so, and each mark.
    const otherwise = { ...whole, table: { ...whole.table, asked: [7] } }
    expect(() => matchOf(newer, otherwise)).toThrow(Unplayable)
    const mark = { seq: 6, mark: markOf(game, match.tableAt(6)) }
    expect(matchOf(newer, { ...whole, marks: [mark] }).table).toEqual(match.table)
    const changed = { seq: 6, mark: { ...mark.mark, totals: 'other' } }
    expect(() => matchOf(newer, { ...whole, marks: [changed] })).toThrow(Unplayable)
  })
})
