/** TA-15: the set-up of the solo game, and whose turn it is. */
import { foresee, HIDDEN, optionsFor } from '@loggia/core'
import { expect, test } from 'vitest'
import { UNSEEN } from '../rules/solo/terms.ts'
import { NONE } from '../rules/terms.ts'
import { heard, hex, legal, play, positions, resources, step, tapestry, type TapestryTable, turnOf } from './helpers.ts'
import { AUTOMA, HUMAN, numbers, SHADOW, tokensOf, track } from './solo.ts'

const { box } = tapestry
const setup = (level = '2', seed = 'solo', options = {}): TapestryTable =>
  tapestry.setup({ seats: 1, options: { level, ...options }, seed })
/** At the last choice of the set-up, with no Mystics, who would ask before the first turn. */
function until(wanted: (t: TapestryTable) => boolean, level = '2'): TapestryTable {
  for (let k = 0; ; k++) {
    const t = setup(level, `begun ${k}`)
    while (step(t) !== 'keep-civilization') play(t, legal(t)[0])
    if (wanted(t) && !legal(t).includes('keep-civilization:mystics')) return t
  }
}
/** After the choices of the set-up, without a civilization of the human that asks something. */
function begun(level = '2', wanted: (t: TapestryTable) => boolean = () => true): TapestryTable {
  for (let k = 0; ; k++) {
    const t = setup(level, `begun ${k}`)
    while (step(t)?.startsWith('keep')) play(t, legal(t)[0])
    if (step(t) !== 'mystics' && wanted(t)) return t
  }
}
const deckOf = (t: TapestryTable): string[] =>
  box.tapestries.flatMap((c, k) => Array<string>(t.tapestryDeck.filter(x => x === k).length).fill(c.id))

test('TA-15.2, 15.3 a page that plays ahead on its view comes to an end: nothing is thrown until something comes up', () => {
  const t = until(() => true)
  expect(foresee(tapestry, tapestry.view(t, HUMAN), HUMAN, [tapestry.parse(legal(t)[0]!)])?.certain).toBe(false)
})

test('TA-15.1 one person and both bots, on the small map; a pair of capitals is offered, but 2/4 is the start of the human', () => {
  const starts = new Set<string>()
  for (let k = 0; k < 20; k++) {
    const t = setup('2', `pair ${k}`)
    expect([t.players.length, t.large]).toEqual([3, 0])
    starts.add(legal(t).join(' '))
    expect(tokensOf(t, HUMAN)).toEqual(['h_2_0'])
    expect([t.players[HUMAN].outposts, t.players[HUMAN].pair.length]).toEqual([8, 2])
    play(t, legal(t)[1])
    expect(tokensOf(t, HUMAN)).toEqual(['h_2_0'])
    expect(t.players[HUMAN].offered).toHaveLength(2)
    for (const c of t.players[HUMAN].offered) expect(box.civilizations[c].solo).toBe(true)
  }
  expect(starts.size).toBe(3)
})

test('TA-15.1, K6 what is out of the game: 37 tapestry cards with 5 traps, 12 civilizations', () => {
  const cards = deckOf(setup())
  expect([cards.length, cards.filter(id => id === 'trap').length]).toEqual([37, 5])
  const out =
    'age-of-sail alliance coal-baron dictatorship diplomacy espionage marriage-of-state oil-magnate olympic-host steam-tycoon trade-economy'
  for (const id of out.split(' ')) expect(cards).not.toContain(id)
  expect(box.civilizations.filter(c => c.solo)).toHaveLength(12)
  expect(box.civilizations.filter(c => !c.solo).map(c => c.id)).toEqual([
    'futurists',
    'heralds',
    'inventors',
    'traders',
  ])
})

test('D45 the starred cards may be kept: four tapestry cards, no civilization', () => {
  const cards = deckOf(setup('2', 'kept', { starred: 'kept' }))
  expect(cards).toHaveLength(41)
  for (const id of ['age-of-sail', 'coal-baron', 'steam-tycoon', 'trade-economy']) expect(cards).toContain(id)
  for (const id of ['alliance', 'espionage', 'diplomacy']) expect(cards).not.toContain(id)
})

test('TA-19.10 level and starred cards are options of one person alone, level 2 the first', () => {
  expect(optionsFor(tapestry.options, 1).map(o => [o.id, o.values])).toContainEqual([
    'level',
    ['2', '1', '3', '4', '5', '6'],
  ])
  expect(optionsFor(tapestry.options, 1).map(o => o.id)).toEqual(['adjustments', 'level', 'starred'])
  expect(optionsFor(tapestry.options, 2).map(o => o.id)).toEqual(['adjustments'])
  expect(tapestry.setup({ seats: 1, seed: 'x' }).level).toBe(2)
  expect([tapestry.setup({ seats: 3, seed: 'x' }).level, tapestry.setup({ seats: 3, seed: 'x' }).solo]).toEqual([
    0,
    null,
  ])
})

test('TA-15.2, TA-15.3, TA-15.6 outposts and tokens of the bots; the science die says favourites and civilization', () => {
  for (const civilization of ['scientists', 'explorers', 'engineers', 'conquerors']) {
    const t = begun('2', t => t.first === 0 && box.automa.civilizations[t.solo!.civilizations[0]].id === civilization)
    const likes = { scientists: 'science', explorers: 'exploration', engineers: 'technology', conquerors: 'military' }
    const [automa, shadow] = t.solo!.favourites
    expect(automa).toBe(track(likes[civilization as 'scientists']))
    expect(shadow).not.toBe(automa)
    expect([tokensOf(t, AUTOMA), tokensOf(t, SHADOW)]).toEqual([['h_-2_2'], []])
    expect([t.players[AUTOMA].outposts, t.players[SHADOW].outposts]).toEqual([7, 9])
    for (const bot of [AUTOMA, SHADOW]) {
      expect(t.players[bot].tokens.map(s => box.spaceIds[s])).toEqual([
        'exploration-0',
        'science-0',
        'technology-0',
        'military-0',
      ])
      expect([resources(t, bot), t.players[bot].hand, t.players[bot].capital]).toEqual([[0, 0, 0, 0], [], NONE])
      expect(t.players[bot].exposed).toEqual([0, 0, 0, 0])
    }
  }
})

test('TA-15.4 seven cards and a progress card that nobody knows; it is none of the two decks for sure', () => {
  const t = setup()
  const s = t.solo!
  expect(numbers(s.decision.filter(c => c !== UNSEEN))).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(s.decision).toHaveLength(8)
  expect(numbers(s.progress)).toEqual(Array.from({ length: 15 }, (_, k) => 8 + k))
  expect(tapestry.view(t, HUMAN).solo!.decision).toEqual(s.decision)
})

test('TA-14.1 the cards beside the Automa’s mat are hidden from the human, too', () => {
  const t = setup()
  t.solo!.cards.push(t.tapestryDeck.pop()!, t.tapestryDeck.pop()!)
  expect(tapestry.view(t, HUMAN).solo!.cards).toEqual([HIDDEN, HIDDEN])
  const guess = tapestry.determinize(tapestry.view(t, HUMAN), HUMAN, [1, 2, 3, 4])
  expect(guess.solo!.cards.every(card => card >= 0)).toBe(true)
  expect(guess.tapestryDeck.length).toBe(35)
})

test('TA-15.5, TA-15.7 by chance the human or the bots begin; the bots take one turn together, their first an income turn', () => {
  // The first turn of either is an income turn, so nobody is asked before both have had it.
  for (const [first, turns] of [
    [0, ['turn:0', 'era:0,1', 'turn:1', 'era:1,1', 'turn:0']],
    [1, ['turn:1', 'era:1,1', 'turn:0', 'era:0,1', 'turn:1']],
  ] as const) {
    const t = until(t => t.first === first)
    const told = heard(t, t => play(t, legal(t)[0])).filter(w => w.startsWith('turn:') || w.startsWith('era:'))
    expect(told.slice(0, 5)).toEqual(turns)
    expect([step(t), turnOf(t), t.players.map(p => p.era)]).toEqual(['act', HUMAN, [1, 1, 1]])
  }
})

test('TA-19.10, D42 level 6: a second civilization, any of the other three, chosen by the human', () => {
  const t = begun('6', t => box.automa.civilizations[t.solo!.civilizations[0]].id === 'explorers')
  expect(step(t)).toBe('second-civilization')
  expect(legal(t)).toEqual([
    'automa-civilization:scientists',
    'automa-civilization:engineers',
    'automa-civilization:conquerors',
  ])
  const favourites = t.solo!.favourites.slice()
  play(t, 'automa-civilization:conquerors')
  expect(t.solo!.civilizations.map(c => box.automa.civilizations[c].id)).toEqual(['explorers', 'conquerors'])
  expect(t.solo!.favourites).toEqual(favourites)
})

test('EX-99, TA-19.10 level 1: the first turn of the human begins with an advance on each track, in any order, with benefits', () => {
  const t = begun('1', t => t.first === 0)
  expect([step(t), legal(t).length]).toEqual(['in-any-order', 4])
  const told = heard(t, t => {
    while (step(t) !== 'act') play(t, legal(t, 'decline')[0] ?? legal(t)[0])
  })
  const advances = ['exploration', 'science', 'technology', 'military'].map(x => `advanced:0,${x}-0,${x}-1`)
  expect(told).toEqual(expect.arrayContaining(advances))
  const human = told.slice(0, told.indexOf('turn:1'))
  expect(human.filter(w => w.startsWith('drew:')).length).toBe(3) // 2 of exploration, 1 of the income
  expect(human.filter(w => /^(invented|placed|rolled|die):0/.test(w))).toHaveLength(5)
  expect(resources(t).every(n => n >= 1)).toBe(true)
  for (const level of ['2', '5']) expect(positions(begun(level, t => t.first === 0))).toEqual([0, 0, 0, 0])
})

test('TA-2.1 the hexes of both starts', () => {
  const t = setup()
  expect([box.maps.small.starts[box.automa.humanCapital], box.maps.small.starts[box.automa.automaCapital]]).toEqual(
    ['h_2_0', 'h_-2_2'].map(hex),
  )
  expect(t.players).toHaveLength(3)
})
