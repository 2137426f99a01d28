/** TA-17, 18: where the Automa explores and conquers, traps on both sides, achievements. */
import { seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { distances, firstHex } from '../rules/solo/hexes.ts'
import { MIDDLE_ISLAND, NONE } from '../rules/terms.ts'
import {
  give,
  heard,
  hex,
  lay,
  legal,
  play,
  points,
  push,
  resources,
  run,
  stand,
  step,
  tapestry,
  tapestryCard,
  turnOf,
  type TapestryTable,
} from './helpers.ts'
import { AUTOMA, decision, deed, HUMAN, onMap, SHADOW, solo, START, tokensOf, track } from './solo.ts'

const { box } = tapestry
/** With these tiebreaker card and favourite, and the tokens of the starts and these. */
function map(card: number, more: Record<string, string[]> = {}, favourite = 'technology'): TapestryTable {
  const t = solo({ pair: [5, card] })
  t.solo!.favourites[0] = track(favourite)
  onMap(t, { ...START, ...more })
  return t
}
/** The middle island can't be earned any more. */
const withoutIsland = (t: TapestryTable): TapestryTable => {
  t.achievements[MIDDLE_ISLAND] = 2
  return t
}
const has = (told: readonly string[], start: string): string[] => told.filter(w => w.startsWith(start))
const wentTo = (told: readonly string[]): string => told.find(w => w.startsWith('bot-hex:'))!.split(/[:,]/)[1]
const at = (t: TapestryTable, id: string): number[] => t.tokens.slice(2 * hex(id), 2 * hex(id) + 2)

test('EX-88, TA-18.4, TA-17.3 exploring: furthest from the human, but with military as the favourite; then the arrow', () => {
  const t = map(5)
  const before = t.territoryDeck.length
  const told = deed(t, 'explore')
  expect(has(told, 'bot-filter')).toEqual(['bot-filter:far-from-you,5,1'])
  expect(wentTo(told)).toBe('h_-3_2')
  expect([t.tiles[hex('h_-3_2')] !== NONE, t.territoryDeck.length]).toEqual([true, before - 1])
  expect([points(t, AUTOMA), tokensOf(t, AUTOMA)]).toEqual([0, ['h_-2_2']])
  for (const [card, where] of [
    [6, 'h_-1_1'], // n-se
    [11, 'h_-2_3'], // s-nw
  ] as const) {
    const told = deed(map(card, {}, 'military'), 'explore')
    expect([wentTo(told), has(told, 'bot-filter')]).toEqual([where, []])
  }
})

test('TA-18.4 the tile and its rotation come by chance, and are told', () => {
  const seen = new Set<string>()
  for (let k = 0; k < 40; k++) {
    const t = map(6)
    t.rng = seeded(`tile ${k}`)
    const [explored] = has(deed(t, 'explore'), 'bot-tile:')
    seen.add(explored)
    expect(explored).toBe(`bot-tile:${box.territories[t.tiles[hex('h_-3_2')]].id},${t.rotations[hex('h_-3_2')]}`)
  }
  expect(seen.size).toBeGreaterThan(30)
})

test('TA-18.4, EX-88 anywhere: the furthest unexplored hex of all', () => {
  const told = deed(map(6), 'explore-anywhere')
  expect(has(told, 'bot-filter')).toEqual(['bot-filter:far-from-you,5,4']) // h_-3_1, h_-3_2, h_-2_-1 and h_-1_-2
  expect(wentTo(told)).toBe('h_-1_-2')
})

test('TA-18.8, D41 without tiles no exploration, and no conquest of an unexplored hex', () => {
  const t = map(6)
  t.players[HUMAN].tiles.push(...t.territoryDeck.splice(0))
  expect(deed(t, 'explore')).toEqual(['bot-does:explore', 'bot-no-hex'])
  const told = deed(withoutIsland(t), 'conquer')
  expect(wentTo(told)).toBe('h_-1_2') // printed; h_-1_1, as near, has no tile
  t.territoryDiscards.push(...t.players[HUMAN].tiles.splice(0))
  expect(wentTo(deed(t, 'explore'))).toBe('h_-3_2')
})

test('EX-89, TA-18.3 neutral conquest: nearest to the middle island, with a tile if it has none; the icon closes it', () => {
  for (const [card, topple] of [
    [5, false],
    [6, true],
  ] as const) {
    const t = map(card)
    const told = deed(t, 'conquer')
    expect(has(told, 'bot-filter')).toEqual(['bot-filter:middle-island,1,1'])
    expect(wentTo(told)).toBe('h_-1_1')
    expect(has(told, 'explored:1')).toHaveLength(1)
    expect(t.tiles[hex('h_-1_1')]).not.toBe(NONE)
    expect([at(t, 'h_-1_1')[0] >> 3, at(t, 'h_-1_1')[1]]).toEqual([AUTOMA, topple ? SHADOW * 8 + 1 : NONE])
    expect(t.players[SHADOW].outposts).toBe(topple ? 8 : 9)
    expect(has(told, 'bot-closed')).toEqual(topple ? ['bot-closed:h_-1_1'] : [])
    // The next one is the island itself, never with an outpost of the Shadow Empire (TA-18.9).
    const island = deed(t, 'conquer')
    expect(island).toContain('bot-filter:middle-island,0,1')
    expect(island).toContain('achieved:1,middle-island')
    expect([points(t, AUTOMA, 'achievements'), at(t, 'h_0_0')]).toEqual([10, [AUTOMA * 8, NONE]])
  }
})

test('TA-18.9 a territory that the Automa has conquered alone can be conquered by the human, a closed one cannot', () => {
  for (const [card, open] of [
    [5, true],
    [6, false],
  ] as const) {
    const t = map(card)
    deed(t, 'conquer')
    push(t, { do: 'conquer', anywhere: 1, dice: 0, origin: 0 } as never)
    expect(legal(t).includes('conquer:h_-1_1')).toBe(open)
  }
})

test('TA-18.3 hexes next to the human only with the icon', () => {
  // The human stands beside all that is nearest to the island.
  const beside = { 'h_1_-1': ['0', '0'], 'h_-1_-1': ['0', '0'], 'h_0_1': ['0', '0'], 'h_-1_0': ['1'] }
  const without = map(5, beside)
  lay(without, 'h_1_-1', 'territory-01')
  lay(without, 'h_0_1', 'territory-02')
  lay(without, 'h_-1_0', 'territory-03')
  const open = wentTo(deed(without, 'conquer'))
  const withIcon = map(6, beside)
  expect(open).not.toBe('h_0_0')
  expect(wentTo(deed(withIcon, 'conquer'))).toBe('h_0_0')
})

test('TA-18.3 without the island: nearest to territories of the human with one token, else to any; nothing valid: skipped', () => {
  const any = withoutIsland(map(19)) // e-nw, with the icon
  expect(deed(any, 'conquer')).toContain('bot-filter:your-territories,3,2')
  const single = withoutIsland(map(19, { 'h_-2_0': ['0'] }))
  lay(single, 'h_-2_0', 'territory-01')
  const told = deed(single, 'conquer')
  expect(has(told, 'bot-filter')).toEqual(['bot-filter:single-token,1,1'])
  expect(wentTo(told)).toBe('h_-2_1')
  const none = map(5, { 'h_-2_2': [] })
  expect(deed(none, 'conquer')).toEqual(['bot-does:conquer', 'bot-apart:0', 'bot-no-hex'])
})

test('EX-91, TA-17.2 from h_-2_2 two hexes are three steps from h_2_0; the arrow decides', () => {
  for (const [card, where] of [
    [19, 'h_-1_1'], // e-nw
    [17, 'h_-1_2'], // e-sw
  ] as const) {
    const t = withoutIsland(map(card))
    const far = distances(t, [hex('h_2_0')], true, box)
    expect(['h_-1_1', 'h_-1_2', 'h_-2_1', 'h_-2_3'].map(id => far[hex(id)])).toEqual([3, 3, 4, 4])
    const told = deed(t, 'conquer')
    expect(has(told, 'bot-filter')).toEqual(['bot-filter:your-territories,3,2'])
    expect(wentTo(told)).toBe(where)
  }
})

test('TA-17.2, TA-17.4 a way goes round outposts of the Automa and two tokens of the human; start and goal are no obstacle; no way is no criterion', () => {
  const t = map(5)
  const goal = [hex('h_2_0')]
  const far = (id: string) => distances(t, goal, true, box)[hex(id)]
  expect([far('h_0_0'), far('h_1_0'), far('h_2_0')]).toEqual([2, 1, 0])
  stand(t, 'h_1_0', '0') // one token of the human is no obstacle
  expect(far('h_0_0')).toBe(2)
  stand(t, 'h_1_0', '0', '0')
  stand(t, 'h_1_1', '1') // … two are, and so is an outpost of the Automa
  stand(t, 'h_2_-1', '0', '1/toppled')
  expect([far('h_1_0'), far('h_1_1'), far('h_0_0')]).toEqual([1, 1, 5])
  for (const id of ['h_3_-1', 'h_3_0', 'h_2_1']) stand(t, id, '1')
  expect(far('h_0_0')).toBe(Infinity)
  expect(far('h_3_0')).toBe(1)
  expect(distances(t, goal, false, box)[hex('h_0_0')]).toBe(2) // TA-17.3
  const all = withoutIsland(map(6, {}))
  for (const id of ['h_1_0', 'h_1_1', 'h_2_-1', 'h_3_-1', 'h_3_0', 'h_2_1']) stand(all, id, '0', '1/toppled')
  onMap(all, { ...START })
  expect(firstHex([hex('h_0_0')], decision(6), box)).toBe(hex('h_0_0'))
})

test('EX-90, TA-18.1, TA-18.2 a territory of the human that can be conquered is the only target; its outpost falls', () => {
  const t = map(5, { 'h_-1_2': ['0'] })
  const told = deed(t, 'conquer')
  expect(told.slice(1)).toEqual(['bot-yours:1', 'bot-hex:h_-1_2,decision-05', 'placed:1,h_-1_2', 'toppled:1,0,h_-1_2'])
  expect(at(t, 'h_-1_2')).toEqual([HUMAN * 8 + 1, AUTOMA * 8])
  expect([t.players[AUTOMA].toppled, t.players[AUTOMA].outposts]).toEqual([1, 6])
})

test('TA-18.2 nearest to the island of the human’s territories, as long as it can be earned', () => {
  const yours = { 'h_-1_2': ['0'], 'h_-2_1': ['0'], 'h_-1_1': ['0'] }
  const t = map(9, yours) // se-n
  lay(t, 'h_-1_1', 'territory-01')
  const told = deed(t, 'conquer')
  expect(told).toContain('bot-filter:middle-island,1,1')
  expect(wentTo(told)).toBe('h_-1_1')
  const u = withoutIsland(map(9, yours))
  lay(u, 'h_-1_1', 'territory-01')
  const other = deed(u, 'conquer')
  expect([has(other, 'bot-filter'), wentTo(other)]).toEqual([[], 'h_-1_2'])
  // The island itself, held by the human: distance 0.
  const v = map(9, { ...yours, 'h_0_0': ['0'], 'h_-1_0': ['1'] })
  lay(v, 'h_-1_0', 'territory-02')
  lay(v, 'h_-1_1', 'territory-01')
  const island = deed(v, 'conquer')
  expect(island).toContain('bot-filter:middle-island,0,1')
  expect(island).toContain('achieved:1,middle-island')
})

test('TA-18.10, EX-90 the human may play a trap: keeps the territory, gains any 1, and the outpost counts as toppled', () => {
  const t = map(5, { 'h_-1_2': ['0'] })
  give(t, HUMAN, { hand: ['trap'] })
  push(t, { do: 'bot-deed', seat: AUTOMA, deed: box.automa.deeds.findIndex(d => d.id === 'conquer') } as never)
  run(t)
  expect([step(t), turnOf(t), legal(t)]).toEqual(['trap', HUMAN, ['spring', 'yield']])
  const before = resources(t).reduce((a, b) => a + b, 0)
  const told = heard(t, t => play(t, 'spring', 'gain:food'))
  expect(told).toEqual(expect.arrayContaining(['trapped:0,1,h_-1_2', 'toppled:0,1,h_-1_2']))
  expect(at(t, 'h_-1_2')).toEqual([HUMAN * 8, AUTOMA * 8 + 1])
  expect([t.players[HUMAN].toppled, t.players[AUTOMA].toppled]).toEqual([1, 0])
  expect(resources(t).reduce((a, b) => a + b, 0)).toBe(before + 1)
  expect(step(t)).toBe('act') // the Automa never rolls dice (TA-16.7)
})

test('TA-19.8 a finished human can be conquered and plays no trap', () => {
  const t = map(5, { 'h_-1_2': ['0'] })
  give(t, HUMAN, { hand: ['trap'] })
  t.players[HUMAN].finished = 1
  deed(t, 'conquer')
  expect([step(t), at(t, 'h_-1_2')]).toEqual(['act', [HUMAN * 8 + 1, AUTOMA * 8]])
})

test('TA-18.1, TA-18.8 without an outpost nothing; without one of the Shadow Empire none is added', () => {
  const t = map(6)
  give(t, AUTOMA, { outposts: 0 })
  expect(deed(t, 'conquer')).toEqual(['bot-does:conquer', 'bot-no-outpost'])
  const u = map(6)
  give(u, SHADOW, { outposts: 0 })
  expect(has(deed(u, 'conquer'), 'bot-closed')).toEqual([])
  expect(at(u, 'h_-1_1')).toEqual([AUTOMA * 8, NONE])
})

test('TA-18.1 anywhere: Warplanes reach the human wherever it can be conquered', () => {
  const t = map(5, { 'h_3_0': ['0'] })
  expect(wentTo(deed(t, 'conquer-anywhere'))).toBe('h_3_0')
  const u = map(5, { 'h_3_0': ['0'] })
  expect(wentTo(deed(u, 'conquer'))).toBe('h_-1_1')
})

test('TA-18.3 anywhere: territories of nobody everywhere, unexplored hexes only next to its own', () => {
  const t = withoutIsland(map(19)) // e-nw would come to h_3_-1 first, which is unexplored
  expect(wentTo(deed(t, 'conquer-anywhere'))).toBe('h_2_-1')
})

/** The human conquers the Automa's territory, with these cards beside its mat; its next discards come in this order. */
function attack(cards: string[], prepare: (t: TapestryTable) => void = () => {}): [TapestryTable, string[]] {
  for (let k = 0; ; k++) {
    const t = map(5, { 'h_1_1': ['1'] })
    for (const id of cards) t.solo!.cards.push(t.tapestryDeck.splice(t.tapestryDeck.indexOf(tapestryCard(id)), 1)[0])
    prepare(t)
    t.rng = seeded(`attack ${k}`)
    push(t, { do: 'conquer', anywhere: 0, dice: 0, origin: 0 } as never)
    const told = heard(t, t => play(t, 'conquer:h_1_1'))
    const discarded = has(told, 'discarded-tapestry:1').map(w => w.split(',')[1])
    if (discarded.every((id, k) => id === cards[k])) return [t, told]
  }
}

test('EX-96, TA-18.5 its cards are discarded by chance up to a trap: it keeps the territory, and the human rolls', () => {
  const [t, told] = attack(['academia', 'trap', 'capitalism'])
  expect(has(told, 'discarded-tapestry')).toEqual(['discarded-tapestry:1,academia', 'discarded-tapestry:1,trap'])
  expect(t.solo!.cards).toEqual([tapestryCard('capitalism')])
  expect(at(t, 'h_1_1')).toEqual([AUTOMA * 8, HUMAN * 8 + 1])
  expect([t.players[AUTOMA].toppled, t.players[HUMAN].toppled, step(t)]).toEqual([1, 0, 'take-die'])
  expect(resources(t, AUTOMA)).toEqual([0, 0, 0, 0])
  const [u, without] = attack(['academia', 'capitalism'])
  expect([has(without, 'discarded-tapestry').length, u.solo!.cards]).toEqual([2, []])
  expect(at(u, 'h_1_1')).toEqual([AUTOMA * 8 + 1, HUMAN * 8])
  expect(u.players[HUMAN].toppled).toBe(1)
})

test('TA-18.5 with Pillage and Plunder nothing is discarded', () => {
  const [t, told] = attack(['trap', 'trap'], t => void give(t, HUMAN, { active: 'pillage-and-plunder' }))
  expect([has(told, 'discarded-tapestry'), t.solo!.cards.length]).toEqual([[], 2])
  expect(at(t, 'h_1_1')).toEqual([AUTOMA * 8 + 1, HUMAN * 8])
})

test('TA-18.5, D27 the Automa searches also when the bots are finished, and gains nothing by its Trap', () => {
  const [t, told] = attack(['academia', 'trap'], t => void (t.players[AUTOMA].finished = 1))
  expect(has(told, 'discarded-tapestry')).toEqual(['discarded-tapestry:1,academia', 'discarded-tapestry:1,trap'])
  expect(at(t, 'h_1_1')).toEqual([AUTOMA * 8, HUMAN * 8 + 1])
  expect([points(t, AUTOMA), ...resources(t, AUTOMA)]).toEqual([0, 0, 0, 0, 0])
})

test('TA-18.6 topple-two of the Automa: outposts of the human, by conquest and by trap', () => {
  const [t] = attack(['trap'], t => void (t.players[AUTOMA].toppled = 1))
  expect(points(t, AUTOMA, 'achievements')).toBe(10)
  const u = map(6)
  u.players[AUTOMA].toppled = 1
  deed(u, 'conquer') // with a toppled outpost of the Shadow Empire
  expect([u.players[AUTOMA].toppled, points(u, AUTOMA)]).toEqual([1, 0])
})
