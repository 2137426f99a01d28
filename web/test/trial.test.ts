/** Trying out from one's own view: at any question of any game there is a match that goes on from there, and can be written down and read again. */
import {
  acting,
  listOf,
  Match,
  movesOf,
  OK,
  pick,
  SPECTATOR,
  seeded,
  type Game,
  type Options,
  type Seat,
  type Table,
  type Viewer,
} from '@loggia/core'
import { manifests } from '@loggia/games'
import { describe, expect, it } from 'vitest'
import { imagined } from '../src/lib/study/imagined.ts'

interface Setup {
  options: Options
  seats: number
}

/** Any legal move of anybody who is asked. */
function anyMove(match: Match, rng: number[]): Seat {
  const { game, table } = match
  const seats = listOf(acting(table))
  const seat = seats[pick(rng, seats.length)]!
  const moves = movesOf(game, table, seat)
  expect(match.play(seat, moves[pick(rng, moves.length)]!)).toBe(OK)
  return seat
}
const asJson = <X>(x: X): X => JSON.parse(JSON.stringify(x)) as X

/** Plays on from a view, taking back now and then, as its page does (the last row goes) and as a table does; gives what comes of it. */
function tried(game: Game, table: Table, { options, seats }: Setup, viewer: Viewer, chance: string): Match {
  const rng = seeded(chance)
  const view = asJson(game.view(table, viewer))
  const record = imagined(game, { view, viewer, seats, options }, chance)
  let match = new Match(game, asJson(record))
  expect(game.view(match.table, viewer)).toEqual(view)
  expect(imagined(game, { view, viewer, seats, options }, chance)).toEqual(record)
  expect(match.log(viewer)).toEqual([{ seq: 0, seat: -1, move: '', heard: [] }])
  for (let n = 0; n < 24 && !match.over; n++) {
    const seat = anyMove(match, rng)
    if (match.mayTakeBack(seat) && pick(rng, 3) === 0) expect(match.takeback(seat)).toBe(OK)
    if (pick(rng, 5) === 0) match = match.branch(match.seq - 1)
  }
  return match
}

describe.each(await manifests())('$id', async ({ rules, conformance }) => {
  const { game } = await rules()
  const { scenes = [], options: setups = [{}] } = await conformance()
  /** Every trial is the same match again when it is read. */
  const check = (table: Table, setup: Setup, viewer: Viewer, chance: string) => {
    const match = tried(game, table, setup, viewer, chance)
    const again = new Match(game, asJson(match.record))
    expect(again.table, chance).toEqual(match.table)
    for (const viewer of [0, SPECTATOR]) expect(again.log(viewer), chance).toEqual(match.log(viewer))
    expect(again.record, chance).toEqual(match.record)
  }
  it('goes on from any view of random matches', () => {
    for (let n = 0; n < 4; n++) {
      const rng = seeded(`${game.id} ${n}`)
      const options = setups[n % setups.length]!
      const seats = game.seats.min + pick(rng, game.seats.max - game.seats.min + 1)
      const match = beginning(game, options, seats, `${n}`)
      if (!match) continue
      for (let k = 0; !match.over; k++) {
        if (pick(rng, 16) === 0) {
          const eyes = pick(rng, seats + 1)
          check(match.table, { options, seats }, eyes === seats ? SPECTATOR : eyes, `${n} ${k}`)
        }
        anyMove(match, rng)
      }
    }
  })
  it('goes on from any view of its rare tables', () => {
    for (const [n, scene] of scenes.entries()) {
      const table = scene.table(game)
      for (const viewer of [...listOf(acting(table)), SPECTATOR])
        check(table, { options: {}, seats: game.seats.max }, viewer, `${scene.name} ${n}`)
    }
  })
})

/** A match with these options, if they exist for this many seats. */
function beginning(game: Game, options: Options, seats: number, seed: string): Match | undefined {
  try {
    return new Match(game, { rules: game.rules, seats, options, seed, rows: [] })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
