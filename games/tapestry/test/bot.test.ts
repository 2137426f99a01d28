/** What a bot knows: weights that a search can rely on, an evaluation that ends as the score, and turns that are told apart. */
import { createHash } from 'node:crypto'
import { knowledgeOf, movedWorths } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { knowledge } from '../bot/index.ts'
import { CIVILIZATION, ERA, W } from '../bot/weights.ts'
import { figureOf, figureOfCard, figureOfCivilization } from '../bot/worth.ts'
import { NAMED } from '../effects/names.ts'
import { WORTHS } from '../effects/worths.ts'
import { boxOf, shipped } from '../rules/box.ts'
import { completeDistricts } from '../rules/capital.ts'
import { TECH_CARDS } from '../rules/civilizations/civilization.ts'
import { THIS_ERA } from '../rules/terms.ts'
import { scenes } from '../scenes.ts'
import { give, legal, play, push, step, table, tableWith, tapestry } from './helpers.ts'
import { AUTOMA, solo } from './solo.ts'

const { box } = tapestry
const { likeliest, faults, faultsAt } = knowledgeOf(tapestry, knowledge)

test.each([1, 2, 3, 5])(
  'weights and evaluation keep the laws in matches of %i, and the evaluation ends as the score',
  seats => {
    for (const seed of ['a', 'b']) expect(faults({ seats, seed })).toEqual([])
  },
)
test('and in every scene', () => {
  for (const scene of scenes) {
    const t = scene.table(tapestry)
    expect(faultsAt(t, t.solo ? 1 : t.players.length), scene.name).toEqual([])
  }
})

describe('a worth that is set by hand is for the figure of the box', () => {
  const shown = (of: string) => createHash('sha256').update(of).digest('hex').slice(0, 8)
  test.each(NAMED)('of the word %s', op => {
    const worth = WORTHS[op]
    const figures = box.effects.flatMap((e, k) => (e.op === op ? [figureOf(k, box)] : []))
    if (typeof worth === 'object') expect(movedWorths({ [op]: worth }, { [op]: figures.join('; ') })).toEqual([])
  })
  test('of each "this era" card', () => {
    const cards = box.tapestries.filter(card => card.kind === THIS_ERA)
    expect(movedWorths(ERA, Object.fromEntries(cards.map(card => [card.id, figureOfCard(card, box)])))).toEqual([])
  })
  test('of each civilization', () => {
    const mats = box.civilizations.map(c => [c.id, shown(figureOfCivilization(c, box))])
    expect(movedWorths(CIVILIZATION, Object.fromEntries(mats))).toEqual([])
  })
  test('a figure that moves is found', () => {
    const data = structuredClone(shipped)
    const academia = data.tapestryCards.cards.find(card => card.id === 'academia') as {
      thisEra: { do: { n: number } }[]
    }
    academia.thisEra[0]!.do.n = 4
    const other = boxOf(data)
    const card = other.tapestries.find(c => c.id === 'academia')!
    expect(figureOfCard(card, other)).toBe('you-invent vp-4; you-gain-tapestry vp-3')
  })
})

describe('the policy', () => {
  test('TA-3.2 takes no income in the last era while it can still pay for an advance', () => {
    const t = tableWith({ resources: { coin: 1 } }, { era: 4 })
    expect(legal(t)).toContain('income')
    expect(likeliest(t)).toMatch(/^advance:/)
  })

  test('TA-4.2 begins the next era before a neighbour who is about to, and only then', () => {
    const t = tableWith({ resources: { coin: 3, worker: 3, food: 3 } }, { era: 2 })
    give(t, 1, { resources: { coin: 4 } })
    expect(likeliest(t)).toMatch(/^advance:/)
    give(t, 1, { resources: {} })
    expect(likeliest(t)).toBe('income')
    t.players[1].era = 3 // too late
    expect(likeliest(t)).toMatch(/^advance:/)
  })

  test('TA-15.7 alone, the bots are about to when their deck is', () => {
    const t = solo({ era: 2 })
    give(t, 0, { resources: { coin: 3, worker: 3, food: 3 } })
    expect(t.solo!.decision.length).toBeGreaterThan(2)
    expect(likeliest(t)).toMatch(/^advance:/)
    t.solo!.decision.length = 2
    expect(likeliest(t)).toBe('income')
  })

  test('TA-5.1 pays with what its tracks need least', () => {
    const t = tableWith({ resources: { food: 2, coin: 2 } })
    t.players[0].tokens[2] += 3 // the next step on technology costs a coin
    play(t, 'advance:science-1')
    expect(step(t)).toBe('cost')
    expect(likeliest(t)).toBe('pay:food')
  })

  test('TA-9.5 places a building where it completes a district', () => {
    const t = table()
    t.players[0].filled = [0x1c0e07 & ~(1 << 20), 0, 0] // of the upper left district only its last plot is free
    push(t, { do: 'place', thing: box.landmarks.length } as never)
    play(t, likeliest(t))
    expect(completeDistricts(t.players[0])).toBe(1)
  })

  test('TA-11.9 puts a building of the Craftsmen onto the mat where a column brings more', () => {
    const t = tableWith({ civilizations: ['craftsmen'], era: 2 })
    push(t, { do: 'place', thing: box.landmarks.length } as never)
    expect(likeliest(t)).toMatch(/^statue:/)
  })

  test('TA-2.11 foretells for the Mystics what matches come to', () => {
    const t = tableWith({ civilizations: ['mystics'] })
    push(t, { do: 'mystics', category: TECH_CARDS } as never)
    expect(likeliest(t)).toBe(`predict:tech-cards,${W.foretold[TECH_CARDS]}`)
  })
})

describe('the evaluation', () => {
  test('TA-4.3 counts an income turn that has only begun as one to come: one is forced into it in the turn of somebody else', () => {
    const t = tableWith({ hand: ['guilds'] }, { era: 2 })
    const worth = () => knowledge.evaluate(tapestry, t, 0)
    const before = worth()
    play(t, 'income')
    expect(t.players[0].era).toBe(3)
    expect(t.todo.map(s => s.do)).toContain('income-points')
    expect(Math.abs(worth() - before)).toBeLessThan(10)
  })
})

describe('what the Automa is worth', () => {
  test('TA-19.5 is what it has and what its rows will score: nothing more in the end', () => {
    const t = solo({ era: 4 })
    const worth = () => knowledge.evaluate(tapestry, t, AUTOMA)
    const early = worth()
    expect(early).toBeGreaterThan(20)
    t.solo!.decision.length = 0
    expect(worth(), 'with no card left its rows grow no more').toBeLessThan(early)
    t.players[AUTOMA].finished = 1
    expect(worth()).toBe(0)
  })
})

describe('turns', () => {
  test('TA-15.5 alone, the next own turn is another one, for the bots have drawn', () => {
    const t = solo()
    give(t, 0, { resources: { coin: 4 } })
    const before = knowledge.turn(t)
    play(t, 'advance:technology-1')
    expect(knowledge.turn(t), 'paying is still the same turn').toBe(before)
    while (step(t) !== 'act') play(t, legal(t)[0])
    expect(knowledge.turn(t)).not.toBe(before)
  })
})
