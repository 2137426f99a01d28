/** TI-14: the end, and what the whole match holds. */
import { Match, OK } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { tiletum, type TiletumTable } from '../index.ts'
import { act, give, heard, legal, play, points, stack, step, table, until } from './helpers.ts'

const { box } = tiletum
const PILLARS = [
  'cathedral-praha',
  'cathedral-paris',
  'cathedral-wien',
  'cathedral-lyon',
  'cathedral-koeln',
  'cathedral-milano',
  'cathedral-firenze',
]
const POSTS = ['paris', 'koeln', 'lyon', 'arles', 'genova', 'verona', 'wien'].map(city => `${city}-post-1`)
const CRESTS = ['lion', 'star', 'rose', 'eagle', 'tower', 'fleur-de-lis'].map(f => `crest-${f}-bonus-a`)
const ROOMS: Readonly<Record<string, Record<string, string>>> = {
  'building-6': {},
  'building-5': { 'building-5-floor-1': 'char-merchant-gold-2-a' },
  'building-4': { 'building-4-floor-1': 'char-contract-wool-2-a' },
  'building-3': { 'building-3-floor-1': 'char-architect-stone-1-a', 'building-3-floor-2': 'char-architect-stone-2-a' },
  'building-2': {
    'building-2-floor-1': 'char-character-food-2-a',
    'building-2-floor-2': 'char-character-character-1-a',
  },
  'building-1': {
    'building-1-floor-1': 'char-king-king-1-a',
    'building-1-floor-2': 'char-king-vp-2-b',
    'building-1-floor-3': 'char-king-vp-3-a',
  },
}
/** This many houses completed. */
const completed = (n: number) => ({
  rooms: Object.assign({}, ...Object.values(ROOMS).slice(0, n)) as Record<string, string>,
  crests: Object.fromEntries(
    Object.keys(ROOMS)
      .slice(0, n)
      .map((id, k) => [id, CRESTS[k]]),
  ),
})
const finals = (t: TiletumTable, seat = 0) => {
  const { sources } = tiletum.scores(t)[seat]
  return [sources['map'], sources['buildings'], sources['goods']]
}

describe('final scoring', () => {
  test('TI-14.1 EX-16 trading posts times pillars, houses, a point for four goods', () => {
    const t = table({ seats: 4 })
    give(t, 0, {
      goods: { iron: 3, gold: 5, wool: 1 },
      posts: POSTS.slice(0, 4),
      pillars: PILLARS.slice(0, 5),
      ...completed(4),
    })
    expect(finals(t)).toEqual([25, 10, 2])
    expect(tiletum.scores(t)[0].total).toBe(10 + 37)
  })

  test('TI-14.1 EX-17 0, 0, 0, 5, 10, 20, 30 for completed houses', () => {
    expect(
      [0, 1, 2, 3, 4, 5, 6].map(n => {
        const t = table({ seats: 4 })
        give(t, 0, completed(n))
        return finals(t)[1]
      }),
    ).toEqual([0, 0, 0, 5, 10, 20, 30])
    const crestless = table({ seats: 4 })
    give(crestless, 0, { rooms: completed(6).rooms })
    expect(finals(crestless)[1]).toBe(0)
  })

  test('TI-14.1 ED-46 goods are rounded down, all together; six posts without a pillar are nothing', () => {
    const worth = (g: Parameters<typeof give>[2]['goods']) => {
      const t = table({ seats: 4 })
      give(t, 0, { goods: g!, posts: POSTS.slice(0, 5) })
      return finals(t)
    }
    expect([worth({ iron: 3 }), worth({ iron: 2, gold: 1, food: 1 }), worth({ wool: 5, stone: 6 })]).toEqual([
      [0, 0, 0],
      [0, 0, 1],
      [0, 0, 2],
    ])
  })

  test('TI-14.2 TI-14.7 ED-47 of equals the earlier in the order of the last king phase wins', () => {
    const t = table()
    until(t, u => u.round === 4 && u.corruption.length === 3 && u.turn === u.order[1])
    t.players.forEach((p, seat) => {
      p.points = p.points.map((_, k) => (k ? 0 : 50))
      give(t, seat, { goods: {}, merchant: 'paris', storehouse: [] })
    })
    t.fairCities[3] = box.spaces.indexOf('wien')
    stack(t, { 2: [1, 0] })
    const { turn } = t
    t.todo = [
      { do: 'end-turn', seat: turn },
      { do: 'king', seat: turn, points: 0, die: 1, source: -1 },
    ]
    play(t, 'done')
    expect(tiletum.over(t)).toBe(true)
    // Seat 1 led, and had 4 VP for it; without them both are equal.
    t.players[1].points[0] -= 4
    expect(tiletum.scores(t).map(s => s.total)).toEqual([52, 52])
    expect([t.order, tiletum.ranks(t)]).toEqual([
      [1, 0],
      [1, 0],
    ])
    t.order = [0, 1]
    expect(tiletum.ranks(t)).toEqual([0, 1])
  })

  test('TI-14.6 after the last fair nobody is asked, and what is stored is worth nothing', () => {
    const t = table()
    give(t, 0, { storehouse: ['helper-vp-4-a', 'contract-identical-1'] })
    const bare = tiletum.scores(t)[0].total
    give(t, 0, { storehouse: [] })
    expect(tiletum.scores(t)[0].total).toBe(bare)
    until(t, u => u.round === 4)
    give(t, 0, { goods: { gold: 9 }, storehouse: ['helper-vp-4-a'] })
    const words = heard(() => until(t, () => false))
    expect([tiletum.over(t), step(t), words.at(-1)]).toEqual([true, undefined, 'over'])
    expect(words.slice(words.findIndex(w => w.startsWith('fair:'))).filter(w => w.startsWith('used'))).toEqual([])
  })

  test('TI-14.1 what the end brings is said', () => {
    const t = table()
    give(t, 0, { goods: { iron: 8 }, pillars: PILLARS.slice(0, 2) })
    t.players[0].storehouse = []
    until(t, u => u.round === 4)
    const words = heard(() => until(t, () => false))
    const [map, buildings, kept] = finals(t)
    expect(map).toBeGreaterThan(0)
    expect(words).toEqual(expect.arrayContaining([`points:0,map,${map}`, `points:0,goods,${kept}`]))
    expect(buildings).toBe(0)
    expect(points(t) + map! + kept!).toBe(tiletum.scores(t)[0].total)
  })

  test('TI-14.3 the most there can be', () => {
    const t = table({ seats: 4 })
    t.costs = t.costs.toSorted((a, b) => a - b) // Firenze, the last of them, is not built
    t.costs.unshift(t.costs.pop()!)
    give(t, 0, {
      posts: POSTS,
      pillars: PILLARS,
      joined: PILLARS,
      ...completed(6),
      contracts: [...'235'].map(n => `contract-iron-${n}`).concat([...'235'].map(n => `contract-wool-${n}`)),
    })
    expect(finals(t)[0]).toBe(56)
    expect([t.players[0].posts, t.players[0].pillars]).toEqual([0, 0])
    expect(t.cathedralTiles.filter(s => s === 0)).toHaveLength(7)
    expect([t.players[0].contracts.length, t.players[0].crests.filter(k => k >= 0).length]).toEqual([6, 6])
  })
})

describe('chance', () => {
  test('TI-14.4 all chance comes from the seed, and nothing that came up is taken back', () => {
    const [a, b] = [0, 1].map(() => tiletum.setup({ seats: 3, options: { actions: 'shuffled' }, seed: 'again' }))
    expect(a).toEqual(b)
    expect(tiletum.setup({ seats: 3, options: { actions: 'shuffled' }, seed: 'other' })).not.toEqual(a)
    const match = new Match(tiletum, { rules: tiletum.rules, seats: 2, options: {}, seed: 'takeback', rows: [] })
    const seat = match.table.turn
    const go = (word: string) => expect(match.play(seat, word)).toBe(OK)
    // A die may be taken back …
    go(legal(match.table, 'die').find(w => /,(\d),\1$/.test(w))!)
    expect(match.mayTakeBack(seat)).toBe(true)
    expect(match.takeback(seat)).toBe(OK)
    // … but not the character that was turned up.
    match.table.todo.push({ do: 'character', seat, points: 2, die: 0, source: 2 })
    const { revealCount } = match.table
    go('renew')
    expect(match.table.revealCount - revealCount).toBe(5)
  })

  test('TI-14.4 who reveals something ends what can be taken back', () => {
    for (let n = 0; n < 200; n++) {
      const match = new Match(tiletum, { rules: tiletum.rules, seats: 2, options: {}, seed: `takeback ${n}`, rows: [] })
      const seat = match.table.turn
      const at = match.table.actions.indexOf(2)
      const value = ((at + match.table.rotation) % 6) + 1
      const die = legal(match.table, 'die').find(w => w.endsWith(`,${value},${value}`))
      if (!die) continue
      match.play(seat, die)
      if (step(match.table) === 'bonus-tile') match.play(seat, 'leave')
      expect(match.mayTakeBack(seat)).toBe(true)
      match.play(seat, legal(match.table, 'take')[0])
      expect(match.mayTakeBack(seat)).toBe(false)
      return
    }
    throw new Error('no character action')
  })

  test('TI-14.5 were the bonus deck empty, what was used would be shuffled', () => {
    const t = act('king', 3)
    t.used.push(...t.bonusDeck.splice(0))
    t.wheelTiles[2] = -1
    const before = t.used.length
    stack(t, { 0: [0, 1] })
    t.kingTile = -1
    const words = heard(() => until(t, u => u.round === 2))
    expect(words).toContain('bonus-shuffled')
    // Two gaps of the wheel, since the die had its tile put away, and the king's.
    expect([t.used.length, t.bonusDeck.length]).toEqual([0, before - 3])
  })

  test('TI-14.5 nothing returns from the map', () => {
    const t = table()
    give(t, 0, { posts: POSTS.slice(0, 2), pillars: PILLARS.slice(0, 2) })
    const before = [t.posts.slice(), t.pillars.slice()]
    until(t, () => false)
    before[0].forEach((owner, k) => {
      if (owner >= 0) expect(t.posts[k]).toBe(owner)
    })
    before[1].forEach((owner, k) => {
      if (owner >= 0) expect(t.pillars[k]).toBe(owner)
    })
  })
})
