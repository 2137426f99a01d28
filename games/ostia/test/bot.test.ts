/** What a bot knows: weights that a search can rely on, and an evaluation that ends as the score. */
import { figureOf, knowledgeOf, movedWorths } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { evaluate } from '../bot/evaluate.ts'
import { weigh } from '../bot/policy.ts'
import { given, TRADES } from '../bot/worth.ts'
import { ostia, type OstiaTable } from '../index.ts'
import { scenes } from '../scenes.ts'

const { weights, faults } = knowledgeOf(ostia, { evaluate, weigh })

/** The player on turn at this decision, with these goods (permit, wood, barley, stone, gold). */
function at(step: 'shipbuild' | 'build' | 'order' | 'sail' | 'close' | 'supervise', goods: number[]): OstiaTable {
  const t = scenes.find(s => s.name === 'four ships one step before their destinations')!.table(ostia)
  const seat = t.turn
  const h = t.harbours[seat]
  h.shipRows = 1
  h.ponta.fill(0)
  h.goods = goods
  t.todo = [
    { do: 'end-turn', seat },
    step === 'shipbuild' || step === 'build' || step === 'order' ? { do: step, seat, spent: 0 } : { do: step, seat },
  ]
  return t
}

test.each([2, 3, 4])(
  'weights and evaluation keep the laws in matches of %i, and the evaluation ends as the score',
  seats => {
    for (const seed of ['w', 'e']) expect(faults({ seats, seed: `${seed}${seats}` })).toEqual([])
  },
)

test('the worth of a trade tile is for what such tiles do in the box', () => {
  const brings = ostia.effects!.components['tile']!
  const figures = new Map<string, Set<string>>()
  for (const tile of ostia.box.tiles)
    if (tile.timing === 'trade-action') {
      const figure = figureOf(brings[tile.id]!).replace(/permit|wood|barley|stone/, 'goods')
      figures.set(given(tile), (figures.get(given(tile)) ?? new Set()).add(figure))
    }
  const box = Object.fromEntries([...figures].map(([kind, all]) => [kind, [...all].join('; ')]))
  expect(movedWorths(TRADES, box)).toEqual([])
})

describe('the policy', () => {
  test('buys only what the action at hand lacks (OST-5.4.4)', () => {
    const bought = (t: OstiaTable) =>
      Object.entries(weights(t))
        .filter(([word, w]) => word.startsWith('buy:') && w > 0)
        .map(([word]) => word)
    expect(bought(at('shipbuild', [0, 1, 0, 0, 3]))).toEqual(['buy:wood'])
    expect(bought(at('shipbuild', [0, 2, 0, 0, 9]))).toEqual([])
    expect(bought(at('build', [0, 0, 0, 2, 3]))).toEqual(['buy:stone'])
    expect(bought(at('build', [0, 0, 0, 1, 3])), 'two stones are short, one can be bought').toEqual([])
    expect(bought(at('order', [0, 0, 2, 0, 3]))).toEqual(['buy:barley'])
    expect(bought(at('sail', [1, 0, 0, 0, 3])), 'two permits are a second step').toEqual(['buy:permit'])
    expect(bought(at('supervise', [0, 0, 0, 0, 9]))).toEqual([])
  })

  test('prefers doing to stopping, and the good half of an order to none', () => {
    const launch = weights(at('shipbuild', [0, 9, 0, 0, 0]))
    expect(launch['launch:wood']).toBeGreaterThan(launch.done)
    const t = at('order', [9, 9, 20, 9, 9])
    t.row = [ostia.box.cardIds.indexOf('order-05')]
    const order = weights(t)
    expect(order['order:order-05,with-extra']).toBeGreaterThan(order['order:order-05,plain'])
  })

  test('knows what a section does: where the last ship can act is better than where it cannot', () => {
    const t = at('close', [0, 0, 0, 9, 0])
    const h = t.harbours[t.turn]
    t.todo = [
      { do: 'end-turn', seat: t.turn },
      { do: 'select', seat: t.turn },
    ]
    h.corbita = [1, 1, 1, 1, 1, 1]
    const select = weights(t)
    expect(select['select:barley'], 'one ship from barley: build').toBe(Math.max(...Object.values(select)))
  })
})

describe('the evaluation', () => {
  test('likes what helps: a built port, a ship, an amphora, a reward, a card, goods', () => {
    const value = (change: (t: OstiaTable) => void) => {
      const t = at('close', [2, 2, 2, 2, 2])
      change(t)
      return evaluate(ostia, t, t.turn)
    }
    const plain = value(() => {})
    expect(
      value(t => {
        t.harbours[t.turn].discRows++
      }),
    ).toBeGreaterThan(plain)
    expect(
      value(t => {
        t.harbours[t.turn].shipRows++
      }),
    ).toBeGreaterThan(plain)
    expect(
      value(t => {
        t.harbours[t.turn].amphorae++
      }),
    ).toBeGreaterThan(plain)
    expect(
      value(t => {
        t.harbours[t.turn].reward++
      }),
    ).toBeGreaterThan(plain)
    expect(
      value(t => {
        t.harbours[t.turn].goods[4] += 3
      }),
    ).toBeGreaterThan(plain)
  })

  test('in the last round goods are nothing to those who have had their turn (OST-16.4)', () => {
    const t = at('close', [2, 2, 2, 2, 2])
    const other = t.start
    const seat = 1 - other
    t.last = 1
    t.turn = seat
    t.todo = [
      { do: 'end-turn', seat },
      { do: 'close', seat },
    ]
    const before = evaluate(ostia, t, other)
    t.harbours[other].goods = [9, 9, 9, 9, 9]
    expect(evaluate(ostia, t, other)).toBe(before)
  })
})
