/** What a bot knows: weights that a search can rely on, and an evaluation that ends as the score. */
import { acting, firstOf } from '@loggia/core'
import { figureOf, knowledgeOf, movedWorths } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { W } from '../bot/weights.ts'
import { NAMED } from '../effects/names.ts'
import { WORTHS } from '../effects/worths.ts'
import { scenes } from '../scenes.ts'
import { act, at, deal, give, legal, play, pools, push, table, tiletum, turnOf, type TiletumTable } from './helpers.ts'

const { weights, likeliest, faults, faultsAt } = knowledgeOf(tiletum, knowledge)
const { box } = tiletum

/** Plays the likeliest moves of the player on turn, to the end of the turn; returns their words. */
function rest(t: TiletumTable): string[] {
  const { turn } = t
  const words: string[] = []
  while (!tiletum.over(t) && t.turn === turn && turnOf(t) === turn) {
    words.push(likeliest(t))
    play(t, words.at(-1)!)
  }
  return words
}
const worthAThought = (t: TiletumTable, verb: string): string[] =>
  Object.entries(weights(t)).flatMap(([word, w]) => (word.startsWith(`${verb}:`) && w > 0 ? [word] : []))

test.each([2, 3, 4])(
  'weights and evaluation keep the laws in matches of %i, and the evaluation ends as the score',
  seats => {
    for (const actions of ['first-game', 'shuffled'])
      expect(faults({ seats, options: { actions }, seed: `w${seats}` })).toEqual([])
  },
)
test('and in every scene', () => {
  for (const scene of scenes) {
    const t = scene.table(tiletum)
    expect(faultsAt(t, t.players.length), scene.name).toEqual([])
  }
})

test.each(NAMED)('what the word %s is worth, if it is set by hand, is for the figure of the box', op => {
  const { brings } = WORTHS[op]
  const figures = box.effects.flatMap(e =>
    e.op === op ? [figureOf(tiletum.effects!.components['effect']![e.id]!)] : [],
  )
  expect(figures).not.toEqual([])
  if (typeof brings === 'object') expect(movedWorths({ [op]: brings }, { [op]: figures.join('; ') })).toEqual([])
})
test('what leading the king track is worth is for what it brings in the box', () => {
  const { bonusTileRounds, lastRoundBonusVp } = box.data.kingTrack
  const leader = `a tile in ${bonusTileRounds.join(', ')}; else ${lastRoundBonusVp} VP`
  expect(movedWorths({ leader: W.leader }, { leader })).toEqual([])
})

describe('the policy', () => {
  test('TI-8.2 fulfils a contract that it can pay before it does anything else', () => {
    const t = act('king', 4, { goods: { iron: 3 }, storehouse: ['contract-iron-3'] })
    expect(likeliest(t)).toBe('fulfil:contract-iron-3')
  })

  test('TI-8.1 buys what completes a contract, and nothing else', () => {
    const gold = (n: number, storehouse: string[]) => act('king', 4, { goods: { gold: n, iron: 2 }, storehouse })
    expect(worthAThought(gold(2, ['contract-iron-3']), 'buy')).toEqual(['buy:iron'])
    expect(worthAThought(gold(2, ['contract-iron-5']), 'buy'), 'three are missing').toEqual([])
    expect(worthAThought(gold(9, []), 'buy')).toEqual([])
  })

  test('TI-8.4 joins a cathedral with an own pillar', () => {
    const t = act('king', 4, { goods: { stone: 9 }, pillars: ['cathedral-praha'] })
    expect(likeliest(t)).toBe('join:cathedral-praha')
  })

  test('TI-11.1 sends the merchant to the fair of the round in its last turn', () => {
    const t = act('merchant', 4, { merchant: 'koeln', posts: ['hamburg-post-1', 'lyon-post-1'] })
    t.corruption = [0, 1, 2]
    t.round = 3
    t.fairCities[2] = box.spaces.indexOf('nuernberg')
    t.fairTiles[2] = box.fairs.findIndex(f => f.id === 'fair-trading-posts')
    rest(t)
    expect(at(t, 'merchant')).toBe('nuernberg')
  })

  test('TI-6.2 places a trading post on the way', () => {
    const t = act('merchant', 5, { merchant: 'tiletum', posts: [] })
    expect(rest(t).some(word => word.startsWith('post:'))).toBe(true)
  })

  test('TI-7.2 fills a building with the character that it still lacks', () => {
    const t = act('character', 5, {
      storehouse: ['char-king-vp-3-a'],
      rooms: { 'building-2-floor-2': 'char-king-king-1-a' },
    })
    deal(t, t.characterOffer)
    expect(likeliest(t)).toBe('place:char-king-vp-3-a,building-2-floor-1')
  })

  test('TI-9.5 takes no character that could never be placed', () => {
    const t = act('character', 4, {
      rooms: { 'building-4-floor-1': 'char-king-king-1-a', 'building-5-floor-1': 'char-merchant-gold-2-a' },
    })
    deal(t, t.characterOffer, 'char-king-vp-3-a', 'char-king-vp-2-b', 'char-architect-stone-2-a')
    const all = weights(t)
    for (const king of ['take:char-king-vp-3-a', 'take:char-king-vp-2-b'])
      expect(all[king]).toBeLessThan(all['take:char-architect-stone-2-a'] / 10)
  })

  test('TI-6.5 goes on on the king track rather than end the action', () => {
    expect(likeliest(act('king', 1))).toBe('advance')
  })

  test('TI-12.7 adds points where they are of use, and not without need', () => {
    const t = act('merchant', 5, { merchant: 'tiletum', storehouse: ['helper-add-ap-3-a'] })
    t.round = 4
    t.corruption = [0, 1, 2]
    expect(rest(t)).toContain('use:helper-add-ap-3-a')
  })

  test('TI-12.1 takes the goods that a contract lacks', () => {
    const t = act('king', 4, { goods: { wool: 3 }, storehouse: ['contract-wool-5'] })
    push(t, { do: 'any', left: 2 } as never)
    const words = rest(t)
    expect(words.slice(0, 3)).toEqual(['gain:wool', 'gain:wool', 'fulfil:contract-wool-5'])
  })
})

describe('the evaluation', () => {
  test('likes what helps: points, goods, posts and pillars, tiles, characters, crests, a place on the king track', () => {
    const value = (wishes: Parameters<typeof give>[2]) => {
      const t = table()
      t.round = 2
      give(t, 0, { goods: { gold: 2, food: 2 }, ...wishes })
      return knowledge.evaluate(tiletum, t, 0)
    }
    const plain = value({})
    for (const wishes of [
      { score: 20 },
      { goods: { gold: 2, food: 2, stone: 3 } },
      { goods: { gold: 5, food: 2 } },
      { posts: ['koeln-post-1'] },
      { pillars: ['cathedral-paris'] },
      { storehouse: ['helper-vp-4-a'] },
      { storehouse: ['contract-wool-9'] },
      { rooms: { 'building-5-floor-1': 'char-king-vp-2-b' } },
      { crests: { 'building-6': 'crest-star-bonus-a' } },
      { place: 4 },
    ])
      expect(value(wishes), JSON.stringify(wishes)).toBeGreaterThan(plain)
  })
})

test('TI-5.0 a turn is still to come until its die is chosen, and then it is not', () => {
  const t = table()
  const before = knowledge.evaluate(tiletum, t, 0)
  expect(turnOf(t)).toBe(0)
  const { todo } = tiletum.copy(t)
  push(t, { do: 'king', points: 0, die: 1 } as never)
  expect(before - knowledge.evaluate(tiletum, t, 0)).toBeGreaterThan(4)
  expect(t.todo.slice(0, -1)).toEqual(todo)
})

/** A whole match of likeliest moves. */
function whole(seats: number, seed: string, chance: readonly number[] = []): number[] {
  const t = tiletum.setup({ seats, seed })
  for (let n = 0; !tiletum.over(t); n++) {
    const seat = firstOf(acting(t))
    const words = chance.includes(seat) ? legal(t) : []
    play(t, words.length ? words[(n * 7919) % words.length] : likeliest(t))
  }
  return tiletum.scores(t).map(s => s.total)
}

test('alone the policy plays as people do who know the game: four of them come to 150 points in the mean', () => {
  const all = ['a', 'b', 'c'].flatMap(seed => whole(4, seed))
  expect(all.reduce((a, b) => a + b) / all.length).toBeGreaterThan(150)
  expect(Math.min(...all)).toBeGreaterThan(90)
})
test('chance has no chance', () => {
  for (const [seed, other] of [
    ['a', 0],
    ['b', 1],
  ] as const) {
    const points = whole(2, seed, [other])
    expect(points[1 - other]).toBeGreaterThan(points[other] + 50)
  }
})
test('TI-5.6 a turn is not left with points that could still be spent on something', () => {
  const t = act('character', 4)
  deal(t, t.characterOffer, 'char-king-vp-3-a', 'char-merchant-gold-2-a')
  const { turn } = t
  const words: string[] = []
  // Four points, and rooms enough for two who have just come.
  while (t.turn === turn) {
    words.push(likeliest(t))
    expect(words.at(-1) === 'done' ? pools(t)[0] : '', words.join(' ')).not.toMatch(/^character:[1-9]/)
    play(t, words.at(-1)!)
  }
  expect(words.some(word => word.startsWith('place:'))).toBe(true)
})
