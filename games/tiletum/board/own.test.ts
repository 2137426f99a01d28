/** What lies before a person: pools, losses, projection, houses and storehouse, by values written by hand. */
import { LANGUAGES, speaker } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { act, give, offer, play, push, stack, table, tile, tiletum, type TiletumTable } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { STREET, frontsOf, markersOf, piecesOf, stateOf } from './houses.ts'
import { losses, lossLines, lossText } from './losses.ts'
import { poolsOf } from './pools.ts'
import { projected } from './projected.ts'
import { isStuck, missing, roomsFor, standingOf } from './storehouse.ts'

const { box } = tiletum
/** `architect 5 die*`: what is open, the topmost first; the star is on the one that can be spent. */
const open = (t: TiletumTable, seat = 0): string[] =>
  poolsOf(t, seat, box).map(o => `${o.what || o.kind} ${o.left} ${o.from}${o.now ? '*' : ''}`)
const context = (t: TiletumTable, seat = 0) => ({ view: t, game: tiletum, box, seat })
/** `points architect 5 lost now`. */
const lost = (t: TiletumTable, seat = 0): string[] =>
  losses(context(t, seat)).map(
    l => `${[l.kind, l.what].filter(Boolean).join(' ')} ${l.n}${l.lost ? ' lost' : ''}${l.now ? ' now' : ''}`,
  )
/** The last turn of a round. */
function last(t: TiletumTable, round: number): TiletumTable {
  t.round = round
  t.corruption = [0, 1, 2]
  return t
}
/** The fairs of rounds 1 to 4. */
function fairs(t: TiletumTable, ...list: [city: string, fair: string][]): TiletumTable {
  t.fairCities = list.map(([city]) => box.spaces.indexOf(city))
  t.fairTiles = list.map(([, id]) => box.fairs.findIndex(f => f.id === id))
  return t
}

describe('pools', () => {
  test('TI-6.12 pools within pools: the die below, what a helper and a character open above it; only the topmost can be spent', () => {
    const t = act('contract', 4, { storehouse: ['helper-character-2-a', 'char-king-king-2-a'] })
    expect(open(t)).toEqual(['contract 3 die*'])
    play(t, 'use:helper-character-2-a')
    expect(open(t)).toEqual(['character 2 helpers*', 'contract 3 die'])
    play(t, 'place:char-king-king-2-a,building-4-floor-1')
    expect(open(t)).toEqual(['king 2 characters*', 'character 1 helpers', 'contract 3 die'])
    expect(open(t, 1)).toEqual([])
  })
  test('TI-6.4 the good that the first exchange of a turn brings came from no tile', () => {
    const t = play(act('contract', 4, { goods: { gold: 1 } }), 'exchange:gold,iron')
    expect(open(t)).toEqual(['any 1 exchange*', 'contract 2 die'])
  })
  test('TI-12.2 steps, pieces, journeys and bonuses are open as well, each from where it came', () => {
    const t = act('king', 4)
    const over = (s: Parameters<typeof push>[1]) => {
      push(t, s)
      const [top] = open(t)
      t.todo.pop()
      return top
    }
    expect([
      over({ do: 'move', piece: 0, left: 2, source: 3 } as never),
      over({ do: 'teleport', piece: 1 } as never),
      over({ do: 'build-post', anywhere: 0 } as never),
      over({ do: 'build-pillar', anywhere: 1 } as never),
      over({ do: 'reactivate', source: 6 } as never),
      over({ do: 'again', left: 0b101, source: 1 } as never),
    ]).toEqual([
      'merchant 2 contracts*',
      'architect 1 crests*',
      'post 1 characters*',
      'pillar 1 crests*',
      'building 1 posts*',
      'bonuses 2 helpers*',
    ])
  })
  test('TI-5.10 before the goods of the die have come they wait, and the tile above them is asked first', () => {
    const t = table()
    give(t, 0, { goods: { gold: 9 }, storehouse: [] })
    const die = t.dice.findIndex(n => n > 0)
    const pip = die % 6
    const at = (pip - t.rotation + 6) % 6
    offer(t, ['architect', 'merchant', 'character', 'contract', 'king', 'joker'][t.actions[at]!]!, 'helper-vp-4-a')
    const good = ['gold', 'food', 'wool', 'stone', 'iron'][Math.floor(die / 6)]
    play(t, `die:${good},${pip + 1},${pip + 1}`)
    expect(open(t).slice(0, 2)).toEqual(['helper-vp-4-a 1 die*', `${good} ${pip + 1} die`])
  })
})

describe('losses', () => {
  test('TI-5.6 points in every pool are lost, first those of the next `done`', () => {
    const t = play(act('merchant', 2, { storehouse: ['helper-king-2-a'] }), 'use:helper-king-2-a')
    expect(lost(t)).toEqual(['points king 2 lost now', 'points merchant 5 lost'])
    play(t, 'done')
    expect(lost(t)).toEqual(['points merchant 5 lost now'])
  })
  test('nothing is lost without points, before the die, or by somebody else', () => {
    const t = play(act('king', 4, { goods: { gold: 2 } }), 'advance')
    expect([lost(t), lost(t, 1), lost(table())]).toEqual([[], [], []])
  })
  test('TI-8 what could still be done is no loss before the last turn of all', () => {
    const t = act('king', 1, {
      goods: { iron: 3, food: 2 },
      storehouse: ['contract-iron-3', 'crest-star-bonus-a', 'helper-gold-4-a'],
    })
    play(t, 'advance')
    expect(lost(t)).toEqual(['fulfil contract-iron-3 0 now', 'crest star 0 now', 'helper helper-gold-4-a 0 now'])
  })
  test('TI-14.6 in the last turn of all, tasks that still bring points are lost with it, and helpers', () => {
    const t = act('king', 1, {
      goods: { iron: 3, food: 2, stone: 9 },
      storehouse: ['contract-iron-3', 'crest-star-bonus-a', 'helper-gold-4-a'],
    })
    play(t, 'advance')
    fairs(
      last(t, 4),
      ['tiletum', 'fair-pillars'],
      ['verona', 'fair-pillars'],
      ['verona', 'fair-pillars'],
      ['verona', 'fair-pillars'],
    )
    // The contract 4 and its space 1, for 3 of 14 goods: 3 VP become 2. The crest of building 6 is 5 VP for 2 of 14: 3 stay
    // 3. 4 gold are 1 VP more.
    expect(lost(t)).toEqual([
      'fulfil contract-iron-3 4 lost now',
      'crest star 5 lost now',
      'helper helper-gold-4-a 1 lost now',
    ])
  })
  test('TI-11.2 in the last turn before a fair, what that fair would count is lost, where one takes part', () => {
    const t = act('king', 1, { goods: { iron: 3 }, storehouse: ['contract-iron-3'], merchant: 'verona' })
    play(t, 'advance')
    fairs(
      last(t, 3),
      ['tiletum', 'fair-pillars'],
      ['troyes', 'fair-pillars'],
      ['verona', 'fair-contracts'],
      ['hamburg', 'fair-pillars'],
    )
    expect(lost(t)).toEqual(['fulfil contract-iron-3 6 lost now'])
    give(t, 0, { merchant: 'milano' })
    expect(lost(t)).toEqual(['fulfil contract-iron-3 0 now'])
  })
  test('TI-10.6 the tile beside the king track is lost to the foremost with a full storehouse', () => {
    const t = act('king', 1, {
      goods: { gold: 2 },
      storehouse: ['char-king-king-1-a', 'char-king-vp-2-b', 'char-merchant-gold-2-a', 'char-contract-wool-2-a'],
    })
    play(t, 'advance')
    stack(t, { 6: [0], 0: [1] })
    last(t, 2)
    expect(lost(t)).toEqual([`king-tile ${box.tileIds[t.kingTile]} 1 lost now`])
    stack(t, { 6: [1], 0: [0] })
    expect(lost(t)).toEqual([])
  })
  test('TI-9.2 a bonus tile that the storehouse has no room for is told before it is left', () => {
    const t = table()
    const full = ['helper-gold-4-a', 'char-king-king-1-a', 'char-merchant-gold-2-a', 'char-contract-wool-2-a']
    give(t, 0, { goods: { gold: 9 }, storehouse: full })
    push(t, { do: 'bonus-tile', at: 2 } as never)
    const tile = box.tileIds[t.wheelTiles[2]!]
    expect(lost(t)).toEqual([`full ${tile} 1 lost now`, 'helper helper-gold-4-a 0'])
    give(t, 0, { storehouse: [] })
    expect(lost(t)).toEqual([`tile ${tile} 1 now`])
  })
  test('every loss is a sentence in both languages, and `done` tells its own', () => {
    const t = play(
      act('merchant', 2, { goods: { iron: 3 }, storehouse: ['helper-king-2-a', 'contract-iron-3'] }),
      'use:helper-king-2-a',
    )
    for (const lang of LANGUAGES) {
      const says = speaker(tiletum, words[lang], ['Ada', 'Bea'])
      const all = losses(context(t)).map(loss => lossText(loss, says))
      expect(all).toHaveLength(3)
      for (const text of all) expect(text).not.toMatch(/lost-|undefined|[{}]/)
      expect(lossLines({ ...context(t), speaker: says }).join(' ')).not.toMatch(/losing|undone|merchant|상인/)
    }
    const says = speaker(tiletum, words.en, ['Ada', 'Bea'])
    const [first] = losses(context(t))
    expect(lossLines({ ...context(t), speaker: says })).toEqual([`${says.text('losing')}: ${lossText(first!, says)}`])
    expect(lossText(first!, says)).toMatch(/2 AP/)
  })
})

describe('what the end would bring', () => {
  test('TI-14.1 score, king phases, fairs to come, map, buildings and goods', () => {
    const t = fairs(
      table(),
      ['tiletum', 'fair-trading-posts'],
      ['verona', 'fair-pillars'],
      ['troyes', 'fair-contracts'],
      ['hamburg', 'fair-king-track'],
    )
    t.round = 2
    stack(t, { 4: [0], 0: [1] })
    give(t, 0, {
      goods: { gold: 5, iron: 4 },
      score: 20,
      merchant: 'verona',
      posts: ['troyes-post-1'],
      pillars: ['cathedral-praha', 'cathedral-wien', 'cathedral-lyon'],
      contracts: ['contract-iron-3', 'contract-wool-3'],
      crests: { 'building-6': 'crest-lion-bonus-a' },
    })
    expect(projected(t, 0, tiletum)).toEqual({
      now: 20,
      king: 16, // 4 VP in each of three king phases, and 4 for the foremost of the last
      fairs: [
        { round: 2, takesPart: true, points: 12 }, // 3 pillars, 2 + 2 each
        { round: 3, takesPart: true, points: 12 }, // 2 contracts, 3 + 3 each
        { round: 4, takesPart: false, points: 0 },
      ],
      map: 6, // 2 posts and 3 pillars
      buildings: 0,
      goods: 2,
      total: 68,
    })
  })
  test('TI-10.4 a red space counts once, and TI-10.2 never more than there is', () => {
    const t = table()
    t.round = 1
    stack(t, { 0: [1], [-5]: [0] })
    give(t, 0, { score: 30 })
    expect(projected(t, 0, tiletum).king).toBe(-10)
    give(t, 0, { score: 6 })
    expect(projected(t, 0, tiletum).king).toBe(-6)
  })
  test('at the end it is the score', () => {
    const t = table({ seats: 2 })
    t.todo = []
    expect(projected(t, 0, tiletum)).toMatchObject({ king: 0, fairs: [], total: tiletum.scores(t)[0]!.total })
  })
})

describe('houses and storehouse', () => {
  test('TI-1.4 TI-7.5 filled and completed are told apart; a marker strengthens the action of the type', () => {
    const t = table()
    const p = give(t, 0, {
      rooms: {
        'building-4-floor-1': 'char-king-king-1-a',
        'building-5-floor-1': 'char-merchant-gold-2-a',
        'building-1-floor-3': 'char-contract-wool-2-a',
      },
      crests: { 'building-5': 'crest-lion-bonus-a', 'building-6': 'crest-rose-bonus-a' },
    })
    expect(box.buildings.map((_, b) => stateOf(p, b, box))).toEqual([
      { type: 3, filled: false, completed: false, post: true, marker: 0 },
      { type: -1, filled: false, completed: false, post: true, marker: 0 },
      { type: -1, filled: false, completed: false, post: true, marker: 0 },
      { type: 4, filled: true, completed: false, post: false, marker: 0 },
      { type: 1, filled: true, completed: true, post: false, marker: 1 },
      { type: -1, filled: false, completed: true, post: false, marker: 0 },
    ])
    expect(markersOf(p, box)).toEqual([{ action: 1, points: 1 }])
    expect(piecesOf(t, 0, box)).toEqual([
      { supply: 4, waiting: 3, map: 1 },
      { supply: 2, waiting: 5, map: 0 },
    ])
  })
  test('the street is as wide as its drawing, and no house touches the next', () => {
    const fronts = frontsOf(box)
    expect(fronts.at(-1)!.x + fronts.at(-1)!.w).toBeLessThanOrEqual(STREET.width)
    fronts.slice(1).forEach((f, k) => {
      expect(f.x).toBeGreaterThan(fronts[k]!.x + fronts[k]!.w)
    })
    expect(fronts.map(f => f.windows.length)).toEqual([3, 2, 2, 1, 1, 0])
  })
  test('TI-8.2 what a contract lacks, with identical goods of the kind of which the fewest are missing', () => {
    const p = give(table(), 0, { goods: { iron: 1, wool: 4, stone: 3 } })
    expect(missing(p, tile('contract-iron-3'), box)).toEqual([0, 0, 0, 0, 2])
    expect(missing(p, tile('contract-identical-5'), box)).toEqual([0, 0, 1, 0, 0])
    expect(standingOf(p, tile('contract-iron-3'), box)).toMatchObject({ kind: 'contract', ready: false })
    expect(standingOf(p, tile('contract-wool-3'), box)).toMatchObject({ ready: true, short: [0, 0, 0, 0, 0] })
  })
  test('TI-8.3 a crest needs the food of the cheapest free space', () => {
    const p = give(table(), 0, { goods: { food: 2 }, crests: { 'building-6': 'crest-rose-bonus-a' } })
    expect(standingOf(p, tile('crest-lion-bonus-a'), box)).toEqual({
      kind: 'crest',
      ready: false,
      stuck: false,
      short: [0, 1, 0, 0, 0],
      n: 3,
    })
  })
  test('TI-9.5 a character without a room stays for ever, and so does a seventh contract (D-8)', () => {
    const t = table()
    const rooms = { 'building-4-floor-1': 'char-king-king-1-a' }
    const p = give(t, 0, { rooms, goods: {} })
    expect(isStuck(p, tile('char-king-king-2-a'), box)).toBe(true)
    expect(isStuck(p, tile('char-merchant-gold-2-a'), box)).toBe(false)
    expect(roomsFor(p, tile('char-merchant-gold-2-a'), box)).toEqual([0, 1, 2, 3, 4, 5, 6, 8])
    expect(isStuck(p, tile('contract-iron-3'), box)).toBe(false)
    give(t, 0, {
      contracts: [
        'contract-wool-3',
        'contract-iron-5',
        'contract-wool-5',
        'contract-iron-7',
        'contract-wool-7',
        'contract-iron-9',
      ],
    })
    expect(isStuck(p, tile('contract-iron-3'), box)).toBe(true)
  })
})
