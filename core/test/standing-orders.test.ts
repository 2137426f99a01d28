/** Standing orders: words of their own, answers to their questions, rows that say so. */
import { expect, test } from 'vitest'
import { acting, type Game, Match, OK, STANDING, verify, SPECTATOR, firstOf } from '../index.ts'
import { BOX, toyGame } from './toy.ts'

const g = toyGame() as unknown as Game
const orders = g.standingOrders!
/** A match of two, played by its first legal moves until somebody is asked this. */
function until(step: string): Match {
  const m = new Match(g, { rules: g.rules, seats: 2, options: {}, seed: 'standing', rows: [] })
  for (const legal: number[] = []; m.table.todo.at(-1)!.do !== step; legal.length = 0) {
    const seat = firstOf(acting(m.table))
    g.moves(m.table, seat, legal)
    m.play(seat, legal[0])
  }
  return m
}

test('orders are words', () => {
  expect(orders.all).toEqual(['no-bid', 'seal-best', 'seal-least'])
  expect(orders.steps).toEqual(['bid', 'seal'])
})
test('an order answers its own question, seen with its seat’s eyes, and leaves others to the seat', () => {
  const bid = until('bid')
  const seal = until('seal')
  const seat = firstOf(acting(seal.table))
  const answer = (m: Match, order: string, seat = firstOf(acting(m.table))) => {
    const move = orders.answer(g.view(m.table, seat), seat, order)
    return move < 0 ? '' : g.format(move)
  }
  expect([answer(bid, 'no-bid'), answer(bid, 'seal-best')]).toEqual(['pass', ''])
  const hand = seal.table as never as { hands: { ids: number[] }[] }
  const { kinds } = BOX
  const { ids } = hand.hands[seat]!
  expect([answer(seal, 'no-bid', seat), answer(seal, 'seal-best', seat), answer(seal, 'seal-least', seat)]).toEqual([
    '',
    `seal:${kinds[Math.max(...ids)]}`,
    `seal:${kinds[Math.min(...ids)]}`,
  ])
  expect(orders.suggest(g.view(bid.table, 0), firstOf(acting(bid.table)))).toEqual(['no-bid'])
})
test('its rows say so, to everybody’s ears, when the match is opened again, and no longer when taken back', () => {
  const m = until('seal')
  const [a, b] = [0, 1]
  const move = (seat: number) => g.format(orders.answer(g.view(m.table, seat), seat, 'seal-best'))
  const { seq } = m
  expect(m.play(a, move(a), STANDING)).toBe(OK)
  expect(m.record.rows.at(-1)).toEqual([a, expect.stringMatching(/^seal:/), 'standing'])
  for (const viewer of [a, b, SPECTATOR])
    expect(m.log(viewer).at(-1)).toMatchObject({ seq: seq + 1, seat: a, standing: true })
  expect(m.log(b).at(-1)!.move).toBe('seal:?')
  expect(m.log(b)[1]).not.toHaveProperty('standing')
  expect(verify(g, m.toJSON())).toBe(OK)
  expect(new Match(g, m.toJSON()).log(SPECTATOR)).toEqual(m.log(SPECTATOR))
  expect(m.takeback(a)).toBe(OK)
  expect(m.play(a, move(a))).toBe(OK)
  expect(m.log(a).at(-1)).not.toHaveProperty('standing')
})
