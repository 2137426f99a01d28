/** Standing orders for power (TM-7.8): what each answers, and that it never answers what is not asked. */
import { acting, codec, LANGUAGES, pick, seeded, speaker, firstOf } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { expect, test } from 'vitest'
import { game, stage } from './helpers.ts'
import { words } from '../words/index.ts'

const orders = game.standingOrders!
/** Seat 1 is asked about this much power. */
function offered(power: number) {
  const t = stage({ factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { E8: 'D' }] }, {}, { bowls: [5, 7, 0] })
  t.todo.push({ do: 'offer', seat: 1, from: 0, hex: 0, power })
  return t
}
const answer = (power: number, order: string): string => {
  const move = orders.answer(offered(power), 1, order)
  return move < 0 ? 'ask' : game.format(move)
}

test('TM-7.8c up to a limit power is taken, above it the seat is asked, or declines', () => {
  expect([1, 2, 3, 4, 9].map(p => answer(p, 'take:3,ask'))).toEqual(['accept', 'accept', 'accept', 'ask', 'ask'])
  expect([1, 2, 3].map(p => answer(p, 'take:1,decline'))).toEqual(['accept', 'decline', 'decline'])
  expect([answer(9, 'take-all'), answer(1, 'decline-all')]).toEqual(['accept', 'decline'])
})
test('what is suggested answers the question that stands', () => {
  for (const power of [1, 3, 8, 9])
    expect(orders.suggest(offered(power), 1).map(o => answer(power, o))).toEqual(['accept', 'decline'])
  expect([orders.suggest(offered(3), 1), orders.suggest(offered(9), 1)[0], orders.suggest(offered(3), 0)]).toEqual([
    ['take:3,ask', 'decline-all'],
    'take-all',
    [],
  ])
})
test('TM-7.8e a postponed offer is answered by what it is worth now', () => {
  const t = stage(
    { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { F3: 'D', E7: 'TE', E8: 'TP' }] },
    {},
    { bowls: [5, 7, 0] },
  )
  const hex = game.box.hexes.indexOf('F4')
  t.todo.push({ do: 'old-offer', seat: 1, from: 0, hex, building: 0 })
  const words = ['take:2,ask', 'take:3,ask'].map(o => orders.answer(t, 1, o))
  expect(words.map(m => (m < 0 ? 'ask' : game.format(m)))).toEqual(['ask', 'accept'])
})
test('in whole matches an order answers its own questions only, and what it answers is legal', () => {
  let answers = 0
  for (let seed = 0; seed < 6; seed++) {
    const t = game.setup({
      seats: 5,
      seed: `standing ${seed}`,
      options: { answers: seed % 2 ? 'by-next-turn' : 'at-once' },
    })
    const rng = seeded(String(seed))
    const legal: number[] = []
    while (!game.over(t)) {
      const seat = firstOf(acting(t))
      const step = t.todo.at(-1)!.do
      legal.length = 0
      game.moves(t, seat, legal)
      for (const order of orders.all) {
        const move = orders.answer(game.view(t, seat), seat, order)
        if (!orders.steps.includes(step)) expect(move).toBe(-1)
        else if (move >= 0) {
          expect(legal).toContain(move)
          answers++
        }
      }
      // Who builds makes offers.
      const raising = legal.filter(m => /^(build|upgrade|accept)/.test(game.format(m)))
      const choice = raising.length ? raising : legal
      game.play(t, seat, choice[pick(rng, choice.length)]!)
    }
  }
  expect(answers).toBeGreaterThan(300)
})
test('every order has its sentence', () => {
  for (const lang of LANGUAGES) {
    const say = speaker(game, words[lang], [], particle)
    const said = orders.all.map(say.order)
    expect(said.filter(s => /[{}:]|undefined/.test(s))).toEqual([])
    expect(new Set(said).size).toBe(orders.all.length)
    expect(Object.keys(words[lang].orders!)).toEqual(codec(orders.lexicon).verbs)
    expect(words[lang].texts['standing']).toBeTruthy()
  }
  expect(speaker(game, words.en, []).order('take:3,ask')).toBe('Take up to 3 power (2 VP), ask me about more')
  expect(speaker(game, words.ko, [], particle).order('take:3,decline')).toBe(
    '파워 3(승점 2점)까지는 획득하고, 더 많으면 거부합니다',
  )
})
