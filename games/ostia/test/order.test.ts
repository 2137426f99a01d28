/** OST-8: action C, order. */
import { expect, test } from 'vitest'
import { ostia, supply } from '../index.ts'
import { at, deal, give, goods, heard, lay, legal, play, why, row, score, shorten, step, table } from './helpers.ts'

const CHEAP = ['order-01', 'order-02', 'order-03', 'order-04'] // 3 barley each
/** An order action with these cards in the row. */
function ordering(cards: string[], wishes: Parameters<typeof give>[2], t = table()) {
  deal(t, ...cards)
  return at('order', wishes, t)
}

test('OST-8.1 a card, its barley, at will its extra; amphorae, and its gain at once', () => {
  const t = ordering(['order-13', ...CHEAP.slice(1)], { goods: { barley: 9, wood: 2 } }) // 6 barley, extra 2 wood, 2 + 1 amphorae, gain 1 stone
  expect(legal(t, 'order')).toEqual([
    'order:order-13,plain',
    'order:order-13,with-extra',
    ...CHEAP.slice(1).map(c => `order:${c},plain`),
  ])
  expect(why(t, 'order:order-34,plain')).toBe('OST-8.1 not-in-row:order-34')
  play(t, 'order:order-13,with-extra')
  expect(goods(t)).toEqual({ barley: 3, stone: 1 })
  expect(t.harbours[0].amphorae).toBe(3)
  expect(supply(t, ostia.box)).toBe(14 - 3)
  expect(t.harbours[0].cards.map(c => ostia.box.cardIds[c])).toEqual(['order-13'])
})

test('EX-B15 with the extra amphorae + extraAmphorae, without it amphorae only; the gain is the same', () => {
  for (const [extra, amphorae, wood] of [
    ['with-extra', 3, 0],
    ['plain', 2, 2],
  ] as const) {
    const t = ordering(['order-13', ...CHEAP.slice(1)], { goods: { barley: 9, wood: 2 } })
    play(t, `order:order-13,${extra}`)
    expect([t.harbours[0].amphorae, t.harbours[0].goods]).toEqual([amphorae, [0, wood, 3, 1, 0]])
  }
})

test('OST-8.2 EX-A15 with plenty of barley at most four cards; the row is not refilled during the action', () => {
  const t = ordering(CHEAP, { goods: { barley: 99, gold: 3 } })
  for (const [n, c] of CHEAP.entries()) {
    expect(row(t)).toHaveLength(4 - n)
    play(t, `order:${c},plain`)
  }
  expect([step(t), row(t), legal(t, 'order')]).toEqual(['order', [], []])
  play(t, 'done')
  expect(row(t)).toHaveLength(4)
})

test('OST-8.3 refill at the end of the action; an empty deck is not shuffled again; an empty row makes it impossible', () => {
  const t = ordering(CHEAP, { goods: { barley: 9 } })
  const top = t.deck.slice(-3).reverse()
  const { revealCount } = t
  play(t, 'order:order-01,plain', 'order:order-02,plain')
  const words = heard(() => play(t, 'order:order-03,plain')) // no barley left: the action ends
  expect(words.filter(w => w.startsWith('refilled'))).toEqual(top.map(c => `refilled:${ostia.box.cardIds[c]}`))
  expect([t.row.slice(1), t.revealCount - revealCount]).toEqual([top, 3])
  const u = at('order', { goods: { barley: 99 } }, empty())
  expect([u.turn, u.row]).toEqual([0, []]) // the turn of the second player is over again
})
/** A table whose row and deck are empty. */
function empty() {
  const t = at('order', { goods: { barley: 99 } })
  shorten(t, 0)
  return play(t, ...row(t).map(c => `order:${c},plain`))
}

test('EX-C34 the deck runs out: the row shrinks, and then there is nothing to order', () => {
  const t = ordering(CHEAP, { goods: { barley: 9 } })
  shorten(t, 2)
  play(t, ...CHEAP.slice(0, 3).map(c => `order:${c},plain`))
  expect([t.row.length, t.deck.length, t.turn]).toEqual([3, 0, 1])
  at('order', { goods: { barley: 99 } }, t)
  play(t, ...row(t).map(c => `order:${c},plain`))
  expect([t.row.length, t.turn]).toEqual([0, 0])
  at('order', { goods: { barley: 99 } }, t)
  expect(t.turn).toBe(1) // impossible from now on
  const u = at('supervise', { goods: { barley: 99 } }, t)
  expect(why(u, 'oversee:barley')).toMatch(/nothing-to-do/)
})

test('OST-8.4 EX-B14 the discount is one barley in an action: 2 + 3 = 5', () => {
  const t = ordering(CHEAP, { goods: { barley: 5 }, spots: ['spot-order-discount'] })
  play(t, 'order:order-01,plain', 'order:order-02,plain')
  expect(t.harbours[0].goods[2]).toBe(0)
  // The extra cost is never reduced.
  const u = ordering(['order-13', ...CHEAP.slice(1)], { goods: { barley: 5, wood: 1 }, spots: ['spot-order-discount'] })
  expect(why(u, 'order:order-13,plain')).toBe('OK')
  expect(why(u, 'order:order-13,with-extra')).toBe('OST-5.4.6 short:wood,1')
})

test('OST-8.4 with the discount the barley is one less and the extra costs all of its own, once it is paid as well', () => {
  const t = ordering(['order-13', ...CHEAP.slice(1)], { goods: { barley: 5, wood: 3 }, spots: ['spot-order-discount'] }) // 6 barley, extra 2 wood, gain 1 stone
  const words = heard(() => play(t, 'order:order-13,with-extra'))
  expect(words.filter(w => w.startsWith('paid'))).toEqual(['paid:0,barley,5', 'paid:0,wood,2'])
  expect([goods(t), t.harbours[0].amphorae]).toEqual([{ wood: 1, stone: 1 }, 3])
  // Nor does the discount, had by the first card, come back for the second one's extra.
  const u = ordering(['order-13', 'order-05', ...CHEAP.slice(2)], {
    goods: { barley: 9, wood: 4 },
    spots: ['spot-order-discount'],
  }) // order-05: 4 barley, extra 2 wood, gain 1 permit 1 gold
  play(u, 'order:order-13,with-extra', 'order:order-05,with-extra')
  expect(goods(u)).toEqual({ permit: 1, stone: 1, gold: 1 })
})

test('OST-8.5 the icon counts at the end', () => {
  const t = table()
  give(t, 0, { animals: { both: 2 }, cards: ['order-01', 'order-18', 'order-19'] }) // one noble, two ladies
  expect(score(t).sources.sets).toBe(8)
  give(t, 0, { cards: ['order-01', 'order-02', 'order-18', 'order-19'] })
  expect(score(t).sources.sets).toBe(16)
})

test('OST-8.6 the extra is all or nothing, with the card; without it the card and its icon are the same', () => {
  const t = ordering(['order-13', ...CHEAP.slice(1)], { goods: { barley: 99, wood: 1, gold: 9 } })
  expect(why(t, 'order:order-13,with-extra')).toBe('OST-5.4.6 short:wood,1')
  expect(why(t, 'order:order-02,with-extra')).toBe('OST-8.6 no-extra:order-02')
  play(t, 'order:order-13,plain', 'buy:wood')
  expect(why(t, 'order:order-13,with-extra')).toBe('OST-8.1 not-in-row:order-13') // it cannot be paid later
  expect([t.harbours[0].amphorae, t.harbours[0].goods[1]]).toEqual([2, 2])
})

test('OST-8.7 any card of the row, whatever its place; cards stay with the player', () => {
  for (const c of CHEAP) {
    const t = ordering(CHEAP, { goods: { barley: 3 } })
    play(t, `order:${c},plain`)
    expect(t.harbours[0].cards.map(k => ostia.box.cardIds[k])).toEqual([c])
    expect([...t.row, ...t.deck]).not.toContain(t.harbours[0].cards[0])
    expect(ostia.view(t, 1).harbours[0].cards).toEqual(t.harbours[0].cards)
  }
})

test('EX-B16 a gain counts at once: its gold pays a free action for the barley of the next card', () => {
  const t = ordering(['order-04', 'order-01', 'order-10', 'order-16'], { goods: { barley: 5, gold: 2 } })
  play(t, 'order:order-04,plain', 'buy:barley', 'order:order-01,plain')
  expect([t.harbours[0].amphorae, goods(t)]).toEqual([2, { permit: 1 }])
})

test('EX-B23 supply 2, a card of 3: the player gets 3, the supply is 0, the trigger is met', () => {
  const t = ordering(['order-16', ...CHEAP.slice(1)], { goods: { barley: 8 }, amphorae: 12 })
  expect(supply(t, ostia.box)).toBe(2)
  play(t, 'order:order-16,plain')
  expect([t.harbours[0].amphorae, supply(t, ostia.box), t.last]).toEqual([15, 0, 1])
})

test('EX-C31 a free action pays the second wood of the extra of order-05', () => {
  const t = ordering(['order-05', ...CHEAP.slice(1)], { goods: { barley: 4, wood: 1, gold: 3 } })
  play(t, 'buy:wood', 'order:order-05,with-extra')
  expect([goods(t), t.harbours[0].amphorae]).toEqual([{ permit: 1, gold: 1 }, 2])
})

test('EX-C32 order-15 with 2 gold: only without the extra, and the extra cannot be paid later', () => {
  const t = ordering(['order-15', ...CHEAP.slice(1)], { goods: { barley: 7, gold: 2 }, spots: ['spot-free-action'] })
  expect(legal(t, 'order').filter(w => w.includes('order-15'))).toEqual(['order:order-15,plain'])
  play(t, 'order:order-15,plain')
  expect([goods(t), t.harbours[0].amphorae]).toEqual([{ permit: 2, stone: 1, gold: 2 }, 2])
  expect(why(t, 'order:order-15,with-extra')).toBe('OST-8.1 not-in-row:order-15')
})

test('EX-C33 supervise: the row is refilled between the two order actions', () => {
  const t = at('supervise', { ships: [2, 2, 2, 2, 0, 3], goods: { barley: 99 } })
  deal(t, ...CHEAP)
  play(t, 'oversee:barley', ...CHEAP.map(c => `order:${c},plain`))
  expect([step(t), t.row.length, t.harbours[0].cards.length]).toEqual(['order', 4, 4])
  play(t, ...row(t).map(c => `order:${c},plain`))
  expect(t.harbours[0].cards).toHaveLength(8)
})

test('EX-C35 one discount in each of the two executed actions: 5 + 3 = 8', () => {
  const t = table()
  deal(t, 'order-10', 'order-26', 'order-16', 'order-33')
  at('supervise', { ships: [2, 2, 2, 2, 0, 3], goods: { barley: 8 }, spots: ['spot-order-discount'] }, t)
  play(t, 'oversee:barley', 'order:order-10,plain')
  expect([t.harbours[0].goods[2], t.row.length]).toEqual([3, 4]) // nothing else could be paid: the first action is over
  play(t, 'order:order-26,plain')
  expect(t.harbours[0].goods[2]).toBe(0)
})

test('OST-8.3 the refill reveals: the only thing in a turn behind which no takeback reaches', () => {
  const t = ordering(CHEAP, { goods: { barley: 9, gold: 9 } })
  lay(t, 'salona', 'initial-trade-stone')
  const { revealCount } = t
  play(t, 'order:order-01,plain', 'buy:stone')
  expect(t.revealCount).toBe(revealCount)
  play(t, 'done')
  expect(t.revealCount).toBe(revealCount + 1)
})
