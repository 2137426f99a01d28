/** A box that was kept by a database comes back with its keys in another order: it is the same box, and makes the same game. */
import { acting, canonicalJson, firstOf, movesOf, pick, seeded } from '@loggia/core'
import { manifests } from '@loggia/games'
import { expect, test } from 'vitest'
import { boxHash } from '../match/hosted.ts'

/** Keys of objects the other way round. */
const turned = (value: unknown): unknown =>
  value === null || typeof value !== 'object'
    ? value
    : Array.isArray(value)
      ? value.map(turned)
      : Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, v]) => [key, turned(v)]),
        )

test.each((await manifests()).map(m => [m.id, m] as const))('%s', async (_, manifest) => {
  const { game, shipped, withBox } = await manifest.rules()
  const other = turned(shipped)
  const same = withBox(other as never)
  expect(canonicalJson(other)).toBe(canonicalJson(shipped))
  expect(await boxHash(other)).toBe(await boxHash(shipped))
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(shipped))
  expect([same.size, same.notes.verbs]).toEqual([game.size, game.notes.verbs])
  const seats = game.seats.min
  const rng = seeded('boxes')
  const a = game.setup({ seats, seed: 'boxes' })
  const b = same.setup({ seats, seed: 'boxes' })
  for (let k = 0; k < 60 && !game.over(a); k++) {
    const seat = firstOf(acting(a))
    const moves = movesOf(game, a, seat)
    expect(movesOf(same, b, seat).map(m => same.format(m))).toEqual(moves.map(m => game.format(m)))
    const move = moves[pick(rng, moves.length)]!
    game.play(a, seat, move)
    same.play(b, seat, move)
    expect(JSON.stringify(b)).toBe(JSON.stringify(a))
  }
})
