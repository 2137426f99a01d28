/** OST-10: action E, trade. */
import { expect, test } from 'vitest'
import { ostia, supply } from '../index.ts'
import { at, give, goods, lay, legal, play, why, step, table } from './helpers.ts'

/** A trade action with a disc on each of these ports, on which these tiles lie. */
function trading(tiles: Record<string, string>, wishes: Parameters<typeof give>[2], t = table()) {
  for (const [p, tile] of Object.entries(tiles)) lay(t, p, tile)
  return at('trade', { discs: Object.keys(tiles), ...wishes }, t)
}
const times = (word: string, n: number) => Array<string>(n).fill(word)

test('OST-10.1 OST-10.4 own tiles with a trade effect, in any order, alternating; each use is a whole: pay, then gain', () => {
  const t = trading({ salona: 'initial-trade-stone', tomis: 'port-trade-wood' }, { goods: { gold: 9 } })
  give(t, 1, { discs: ['ephesus'] })
  expect(why(t, 'trade:ephesus')).toBe('OST-10.1 no-disc-there:ephesus')
  play(t, 'trade:salona', 'trade:tomis', 'trade:salona', 'buy:permit', 'trade:tomis')
  expect(goods(t)).toEqual({ permit: 1, wood: 6, stone: 2 })
  for (const tile of ostia.box.tiles) if (tile.timing === 'trade-action') expect(tile.gain[4]).toBe(0) // no use gives gold
  const u = trading({ tomis: 'port-trade-wood' }, { goods: { gold: 4 } })
  play(u, 'trade:tomis', 'trade:tomis')
  expect([goods(u), u.turn]).toEqual([{ wood: 6 }, 1])
  expect(why(trading({ tomis: 'port-trade-amphora' }, { goods: { gold: 3 } }), 'trade:tomis')).toBe(
    'OST-5.4.6 short:gold,1',
  )
})

test('OST-10.2 amphorae come from the common supply', () => {
  const t = trading({ tomis: 'port-trade-amphora' }, { goods: { gold: 8 } })
  play(t, 'trade:tomis', 'trade:tomis')
  expect([t.harbours[0].amphorae, supply(t, ostia.box)]).toEqual([2, 12])
  expect(ostia.scores(t)[0].sources.amphorae).toBe(2 * 3)
})

test('OST-10.3 EX-C36 four uses at most, per tile; in the next trade action again four', () => {
  const t = trading({ salona: 'initial-trade-stone', tomis: 'port-trade-wood' }, { goods: { gold: 10 } })
  play(t, ...times('trade:salona', 4))
  expect(goods(t)).toEqual({ gold: 6, stone: 4 })
  expect(why(t, 'trade:salona')).toBe('OST-10.3 uses-spent:salona')
  expect(why(t, 'trade:tomis')).toBe('OK') // another tile's limit is its own
  play(t, 'done')
  at('trade', { goods: {} }, t)
  at('trade', { goods: { gold: 10 } }, t)
  play(t, ...times('trade:salona', 4))
  expect(goods(t)).toEqual({ gold: 6, stone: 4 })
})

test('EX-B26 23 gold: at most four amphorae, five rewards', () => {
  const t = trading({ tomis: 'port-trade-amphora' }, { goods: { gold: 23 } })
  play(t, ...times('trade:tomis', 4))
  expect([t.harbours[0].amphorae, goods(t), legal(t, 'trade')]).toEqual([4, { gold: 7 }, []])
  const u = trading({ tomis: 'port-trade-reward' }, { goods: { gold: 23 } })
  play(u, ...times('trade:tomis', 5))
  expect([u.harbours[0].reward, goods(u)]).toEqual([5, { gold: 3 }])
  const v = trading({ tomis: 'port-trade-reward' }, { goods: { gold: 50 } })
  play(v, ...times('trade:tomis', 12)) // no limit (OST-D14)
  expect(v.harbours[0].reward).toBe(12)
})

test('OST-10.5 other tiles do nothing here; a tile built on earlier in the turn is usable; with one gold it is always possible', () => {
  for (const tile of ['port-reward', 'port-building-icons', 'port-ship-vp']) {
    const t = trading({ tomis: tile, salona: 'initial-trade-wood' }, { goods: { gold: 9 } })
    expect(why(t, 'trade:tomis')).toBe('OST-10.5 no-trade-effect:tomis')
    expect(legal(t, 'trade')).toEqual(['trade:salona'])
  }
  const t = table()
  lay(t, 'tomis', 'port-trade-barley')
  at('supervise', { ships: [2, 2, 2, 2, 0, 5], goods: { stone: 3, gold: 2 }, fleet: ['tomis'] }, t)
  play(t, 'oversee:stone', 'build:tomis', 'place:spot-permit-wood')
  expect(step(t)).toBe('trade')
  play(t, 'trade:tomis')
  expect(goods(t)).toEqual({ barley: 3 })
  for (const seats of [2, 3, 4]) {
    const u = table({ seats })
    for (let seat = 0; seat < seats; seat++) {
      expect(legal(at('trade', { goods: { gold: 1 } }, u), 'trade')).toHaveLength(1)
      play(u, 'done')
    }
  }
})

test('OST-10.6 EX-C54 reward gained at 12 is lost, but the use is legal', () => {
  const t = trading({ tomis: 'port-trade-reward' }, { goods: { gold: 8 }, reward: 12 })
  play(t, 'trade:tomis', 'trade:tomis')
  expect([t.harbours[0].reward, goods(t)]).toEqual([12, {}])
})
