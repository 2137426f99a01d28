import { acting, firstOf, pick, seeded, SPECTATOR } from '@loggia/core'
import { expect, test } from 'vitest'
import {
  after,
  clearMap,
  give,
  heard,
  lay,
  legal,
  load,
  play,
  points,
  resources,
  stand,
  step,
  table,
  tapestry,
  tapestryCard,
  type TapestryTable,
  tokens,
  turnOf,
  why,
} from './helpers.ts'

/** Seat 0 is about to conquer h_-3_3, where seat 1 has an outpost and this hand. */
function attack(hand: string[], dice = ['red:vp-6', 'black:gain-coin-1'], effect = 'conquer'): TapestryTable {
  const t = table()
  clearMap(t)
  stand(t, 'h_-2_2', '0')
  stand(t, 'h_-3_3', '1')
  for (const seat of [0, 1]) give(t, seat, { resources: { coin: 1 } })
  give(t, 1, { hand })
  load(t, ...dice)
  return after(t, effect, 'military-7')
}
const asked = (t: TapestryTable) => [turnOf(t), step(t)]

test('TA-7.6, TA-3.8 a Trap: the attacker’s outpost falls, the defender keeps control and gains any resource', () => {
  const t = play(attack(['trap']), 'conquer:h_-3_3')
  expect(asked(t)).toEqual([1, 'trap'])
  expect(legal(t)).toEqual(['spring', 'yield'])
  expect(why(t, 'take-die:red', 0)).toBe('not-your-turn')
  const notes = heard(t, u => play(u, 'spring'))
  expect(notes).toEqual(['discarded-tapestry:1,trap', 'trapped:1,0,h_-3_3', 'toppled:1,0,h_-3_3'])
  expect(t.tapestryDiscards).toEqual([tapestryCard('trap')])
  expect(tokens(t, 'h_-3_3')).toEqual(['1/outpost', '0/toppled'])
  play(t, 'gain:food')
  expect(resources(t, 1)).toEqual([1, 0, 1, 0])
  expect([t.players[0].toppled, t.players[1].toppled]).toEqual([0, 1])
  expect(asked(t)).toEqual([0, 'take-die'])
})

test('TA-7.10 after a Trap the territory is closed and does not count for the attacker; the tile’s face still means it', () => {
  const t = attack(['trap'], ['red:vp-1-per-controlled-territory', 'black:conquered-territory-benefit'])
  lay(t, 'h_-3_2', 'territory-02')
  stand(t, 'h_-3_2', '1')
  play(t, 'conquer:h_-3_2', 'spring', 'gain:coin', 'take-die:black')
  expect(t.players[0].tiles).toHaveLength(2)
  after(t, 'conquer-anywhere', 'military-8')
  expect(why(t, 'conquer:h_-3_2')).toBe('closed:h_-3_2')
})

test('TA-7.6, EX-59 Tanks against a Trap bring one die, without it both', () => {
  const tanks = (answer: string) => {
    const t = attack(['trap'], ['red:vp-6', 'black:conquered-territory-benefit'], 'conquer-both-if-opponent')
    lay(t, 'h_-3_2', 'territory-01')
    stand(t, 'h_-3_2', '1')
    return play(t, 'conquer:h_-3_2', answer)
  }
  for (const [die, vp, coins] of [
    ['red', 6, 1],
    ['black', 0, 2],
  ]) {
    const t = play(tanks('spring'), 'gain:culture')
    expect(legal(t)).toEqual(['take-die:red', 'take-die:black'])
    play(t, `take-die:${die}`)
    expect([points(t), resources(t)[0], resources(t, 1)]).toEqual([vp, coins, [1, 0, 0, 1]])
    expect(t.players.map(p => p.toppled)).toEqual([0, 1])
  }
  const taken = play(tanks('yield'), 'first:0')
  expect([points(taken), resources(taken)[0]]).toEqual([6, 2])
  expect(taken.players.map(p => p.toppled)).toEqual([1, 0])
})

test('TA-7.6 only one Trap at a conquest, and one card of several', () => {
  const t = play(attack(['trap', 'trap', 'academia']), 'conquer:h_-3_3', 'spring', 'gain:coin')
  expect(asked(t)).toEqual([0, 'take-die'])
  expect(t.players[1].hand).toEqual(['trap', 'academia'].map(tapestryCard))
})

test('TA-7.6 a player with any card is asked; nobody without one', () => {
  const t = play(attack(['academia']), 'conquer:h_-3_3')
  expect(legal(t)).toEqual(['yield'])
  expect(why(t, 'spring')).toBe('no-trap')
  expect(heard(t, u => play(u, 'yield'))[0]).toBe('toppled:0,1,h_-3_3')
  expect(asked(play(attack([]), 'conquer:h_-3_3'))).toEqual([0, 'take-die'])
})

test('TA-7.6, TA-14.1 neither the question nor `yield` tells what is in the hand', () => {
  for (const viewer of [0, SPECTATOR]) {
    const seen = ['trap', 'academia'].map(card => {
      const t = play(attack([card]), 'conquer:h_-3_3')
      const before = JSON.stringify(tapestry.view(t, viewer))
      const notes = heard(t, u => play(u, 'yield'))
      return [before, notes.join(' '), JSON.stringify(tapestry.view(t, viewer))]
    })
    expect(seen[0]).toEqual(seen[1])
  }
})

test('TA-4.7, D27, EX-86 who is finished plays no Trap; the topple counts for the attacker', () => {
  const t = attack(['trap'])
  t.players[1].finished = 1
  play(t, 'conquer:h_-3_3')
  expect(asked(t)).toEqual([0, 'take-die'])
  expect(t.players[0].toppled).toBe(1)
})

test('TA-7.6 standing orders answer at once and never wait for a card that is not there', () => {
  const orders = tapestry.standingOrders!
  const answer = (hand: string[], order: string) => {
    const t = play(attack(hand), 'conquer:h_-3_3')
    return tapestry.format(orders.answer(tapestry.view(t, 1), 1, order))
  }
  expect(orders.all).toEqual(['spring-always', 'yield-always'])
  expect(answer(['academia', 'trap'], 'spring-always')).toBe('spring')
  expect(answer(['academia'], 'spring-always')).toBe('yield')
  expect(answer(['trap'], 'yield-always')).toBe('yield')
  const t = play(attack(['academia']), 'conquer:h_-3_3')
  expect(orders.suggest(t, 1)).toEqual(['spring-always', 'yield-always'])
  expect(orders.suggest(t, 0)).toEqual([])
  expect(orders.answer(attack(['trap']), 0, 'spring-always')).toBe(-1)
})

test('TA-7.6 in whole matches an order answers its own question only, and what it answers is legal', () => {
  const orders = tapestry.standingOrders!
  let answers = 0
  for (let n = 0; n < 12; n++) {
    const t = tapestry.setup({ seats: 2 + (n % 3), seed: `orders ${n}` })
    const rng = seeded(String(n))
    const moves: number[] = []
    while (!tapestry.over(t)) {
      const seat = firstOf(acting(t))
      moves.length = 0
      tapestry.moves(t, seat, moves)
      for (const order of orders.all) {
        const move = orders.answer(tapestry.view(t, seat), seat, order)
        if (step(t) !== 'trap') expect(move).toBe(-1)
        else {
          expect(moves).toContain(move)
          answers++
        }
      }
      // The player with the choice makes war.
      const warlike = moves.filter(m => /^advance:military|conquer/.test(tapestry.format(m)))
      const choice = warlike.length ? warlike : moves
      tapestry.play(t, seat, choice[pick(rng, choice.length)])
    }
  }
  expect(answers).toBeGreaterThan(20)
})
