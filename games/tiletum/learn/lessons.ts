/** Lessons of Tiletum: where each begins, what is to be done, and when it is learnt. The sentences stand beside it in each language. */
import { acting, asked, firstOf, type Game, type Lessons, movesOf } from '@loggia/core'
import { cathedral, deal, give, offer, space, stack, wheel, type Wishes } from '../arrange.ts'
import { tiletum, type Player, type TiletumTable } from '../index.ts'
import { GOODS, PIPS, sourceOf } from '../rules/terms.ts'

const { box } = tiletum
const mine = (t: TiletumTable): Player => t.players[0]
const asks = (t: TiletumTable): string => t.todo.at(-1)!.do
const posts = (t: TiletumTable): number => t.posts.filter(owner => owner === 0).length

/** A match of two in which the learner chooses a die, after `taken` others of this round: their own, and the other's. */
function begun(game: Game<TiletumTable>, round: number, taken: readonly [own: number, other: number]): TiletumTable {
  for (let deal = 0; ; deal++) {
    const t = game.setup({ seats: 2, options: { actions: 'first-game' }, seed: `lesson ${deal}` })
    while (t.round <= round) {
      const who = firstOf(acting(t))
      const there = t.round === round && t.players.every((p, seat) => p.dice.length === taken[seat])
      if (asked(t, who)!.do === 'die' && who === 0 && there) return t
      const moves = movesOf(game, t, who)
      const idle = ['done', 'leave'].map(word => game.parse(word)).find(move => moves.includes(move))
      game.play(t, who, idle ?? moves[0])
    }
  }
}
/** The learner begins a round, with a die of that value and colour at an action, no tile beside it, and these things. */
function turn(
  game: Game<TiletumTable>,
  round: number,
  [action, value, colour]: readonly [string, number, string],
  wishes: Wishes,
  taken: readonly [number, number] = [0, 0],
): TiletumTable {
  const t = begun(game, round, taken)
  wheel(t, action, value, colour)
  offer(t, action)
  give(t, 0, { storehouse: [], ...wishes })
  return t
}
/** All dice that are taken with this value, that of this colour first. */
const dice = (value: number, colour: string): string[] => [
  `die:${colour},${value},${value}`,
  ...GOODS.flatMap(good => Array.from({ length: PIPS }, (_, from) => `die:${good},${from + 1},${value}`)),
]
const CHARACTERS = ['char-contract-wool-2-a', 'char-contract-gold-wool-a']
const SECOND = ['building-2-floor-1', 'building-2-floor-2']

export const lessons = {
  dice: {
    minutes: 4,
    seats: 2,
    start: game => {
      const t = turn(game, 1, ['merchant', 4, 'wool'], { goods: { gold: 1, food: 1, wool: 1, stone: 1, iron: 1 } })
      wheel(t, 'contract', 6, 'iron')
      wheel(t, 'king', 1, 'food')
      return t
    },
    goal: t => posts(t) === 2,
    pages: [
      {},
      { see: ['colour:iron', 'colour:food'] },
      { do: dice(4, 'wool'), instead: ['die'] },
      { do: ['move:koeln'], instead: ['move', 'done'] },
      { do: ['post'], instead: ['take', 'move', 'done'] },
      { do: ['take', 'move', 'done'], free: true },
      {},
    ],
  },
  contracts: {
    minutes: 4,
    seats: 2,
    start: game => {
      const t = turn(game, 2, ['contract', 4, 'stone'], {
        goods: { wool: 4, iron: 3 },
        contracts: [],
        storehouse: ['contract-wool-3'],
      })
      deal(
        t,
        t.contractOffer,
        'contract-identical-5',
        'contract-identical-7',
        'contract-iron-9',
        'contract-wool-9',
        'contract-iron-3',
      )
      return t
    },
    goal: t => mine(t).contracts.length === 2,
    pages: [
      {},
      { do: ['fulfil'], instead: ['die'] },
      {},
      { do: dice(4, 'stone'), instead: ['die'] },
      { do: ['take:contract-iron-3'], instead: ['take', 'exchange', 'done'] },
      { do: ['fulfil'], instead: ['exchange', 'done'] },
      { do: ['exchange', 'gain'], until: t => t.exchanged === 1 && asks(t) !== 'any', free: true },
      {},
    ],
  },
  cathedral: {
    minutes: 4,
    seats: 2,
    start: game => {
      const t = turn(game, 2, ['architect', 3, 'stone'], { goods: { stone: 1 }, architect: 'tiletum', pillars: [] })
      const at = cathedral('cathedral-koeln')
      const cost = box.costTiles.findIndex(c => c.id === 'cost-4')
      const there = t.costs.indexOf(cost)
      if (there >= 0) t.costs[there] = t.costs[at]
      t.costs[at] = cost
      return t
    },
    goal: t => t.cathedralTiles[box.cathedrals[cathedral('cathedral-koeln')].first] === 0,
    pages: [
      { see: ['cathedral:cathedral-koeln'] },
      { do: ['die:stone,3,3'], instead: ['die'] },
      { do: ['move:koeln'], instead: ['move', 'done'] },
      { do: ['pillar:cathedral-koeln'], instead: ['take', 'move', 'done'] },
      { do: ['join:cathedral-koeln'], instead: ['move', 'done'] },
      {},
      { do: ['take', 'move', 'done'], free: true },
    ],
  },
  characters: {
    minutes: 3,
    seats: 2,
    start: game => turn(game, 2, ['character', 3, 'food'], { goods: { food: 1 }, rooms: {}, storehouse: CHARACTERS }),
    goal: t => mine(t).posts === 3,
    pages: [
      {},
      { do: dice(3, 'food'), instead: ['die'] },
      { do: CHARACTERS.flatMap(id => SECOND.map(room => `place:${id},${room}`)), instead: ['place', 'take', 'done'] },
      {
        do: CHARACTERS.flatMap(id => SECOND.map(room => `place:${id},${room}`)),
        instead: ['take', 'renew', 'done'],
        why: ['type-elsewhere'],
      },
      {},
      {},
    ],
  },
  crests: {
    minutes: 3,
    seats: 2,
    start: game =>
      turn(game, 2, ['contract', 5, 'iron'], {
        goods: { food: 6 },
        storehouse: ['crest-star-bonus-a'],
        rooms: {
          'building-1-floor-1': 'char-contract-wool-2-a',
          'building-1-floor-2': 'char-contract-gold-wool-a',
          'building-1-floor-3': 'char-contract-gold-iron-a',
        },
      }),
    goal: t => mine(t).crests[0] >= 0 && posts(t) === 2 && mine(t).dice.length === 1,
    pages: [
      {},
      { do: ['crest:star,building-1'], instead: ['crest', 'die'] },
      { do: ['post', 'activate', 'bonus'], until: t => posts(t) === 2 && asks(t) === 'die' },
      {},
      { do: dice(5, 'iron'), instead: ['die'] },
      {},
    ],
  },
  king: {
    minutes: 3,
    seats: 2,
    start: game => {
      const t = turn(game, 2, ['king', 3, 'food'], { goods: { food: 1 } })
      stack(t, { 0: [1], [-1]: [0] })
      return t
    },
    goal: t => t.discs[0] === 0,
    pages: [{}, {}, { do: dice(3, 'food'), instead: ['die'] }, { do: ['advance'], instead: ['done'] }, {}, {}],
  },
  fair: {
    minutes: 4,
    seats: 2,
    start: game => {
      const t = turn(
        game,
        2,
        ['merchant', 4, 'wool'],
        {
          goods: { iron: 3 },
          merchant: 'tiletum',
          posts: [],
          contracts: ['contract-wool-3'],
          storehouse: ['contract-iron-3'],
        },
        [2, 3],
      )
      const city = space('frankfurt')
      if (t.fairCities.includes(city)) t.fairCities[t.fairCities.indexOf(city)] = t.fairCities[1]
      t.fairCities[1] = city
      const fair = box.fairs.findIndex(f => f.id === 'fair-contracts')
      if (t.fairTiles.includes(fair)) t.fairTiles[t.fairTiles.indexOf(fair)] = t.fairTiles[1]
      t.fairTiles[1] = fair
      stack(t, { 0: [1], [-1]: [0] })
      give(t, 1, { storehouse: [] })
      return t
    },
    goal: t => mine(t).points[sourceOf('fairs')] >= 10,
    pages: [
      { see: ['space:frankfurt'] },
      { do: dice(4, 'wool'), instead: ['die'] },
      {
        do: ['move:koeln', 'move:frankfurt'],
        until: t => mine(t).merchant === space('frankfurt'),
        instead: ['move', 'done'],
      },
      { do: ['fulfil'], instead: ['move', 'done'] },
      { do: ['post', 'done'], until: t => t.turn !== 0, instead: ['move'] },
      { reply: ['leave'] },
      {},
    ],
  },
} as const satisfies Lessons<TiletumTable>
