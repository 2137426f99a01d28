import { expect, test } from 'vitest'
import { cardOf, techRowOf } from '../rules/table.ts'
import { NONE } from '../rules/terms.ts'
import {
  after,
  bring,
  give,
  heard,
  legal,
  play,
  points,
  positions,
  push,
  resource,
  resources,
  run,
  step,
  table,
  tableWith,
  tapestry,
  tapestryCard,
  tech,
  turnOf,
  why,
} from './helpers.ts'

type T = ReturnType<typeof table>
const { box } = tapestry
/** Some resources, so that the player on turn has a choice. */
const some = { coin: 2, worker: 2, food: 2, culture: 2 }

/** The tech cards of a player by row: `bottom: x, y / middle: z`. */
const cards = (t: T, seat = 0): string =>
  ['bottom', 'middle', 'top']
    .map(
      (row, k) => [row, t.players[seat].tech.filter(x => techRowOf(x) === k).map(x => box.tech[cardOf(x)].id)] as const,
    )
    .filter(([, ids]) => ids.length)
    .map(([row, ids]) => `${row}: ${ids.join(', ')}`)
    .join(' / ')
const faceUp = (t: T): string[] => t.techRow.map(k => (k === NONE ? '-' : box.tech[k].id))
/** These cards lie face up; the deck is what is left, or exactly what is named. */
function lay(t: T, row: string[], deck?: string[], discards: string[] = []): T {
  const mine = new Set([...row.filter(Boolean), ...discards].map(tech))
  t.techRow = [0, 1, 2].map(k => (row[k] ? tech(row[k]) : NONE))
  t.techDiscards = discards.map(tech)
  t.techDeck = deck ? deck.map(tech) : box.tech.map((_, k) => k).filter(k => !mine.has(k))
  for (const p of t.players) t.techDeck = t.techDeck.filter(k => !p.tech.some(x => cardOf(x) === k))
  return t
}
const invent = (t: T, source = ''): T => after(t, `invent${source}`, 'technology-1')
/** Seat 0 has the choice that it has in step 3 of an income turn. */
function mayUpgrade(t: T): T {
  push(t, { do: 'upgrade', card: NONE, optional: 1 } as never)
  return t
}

test('TA-8.1, TA-8.8 a face-up card comes into the bottom row, and another is revealed at once', () => {
  const t = invent(lay(tableWith({ resources: some, bottom: ['paper'] }), ['barn', 'clocks', 'radio'], ['compass']))
  expect(legal(t)).toEqual(['invent:barn', 'invent:clocks', 'invent:radio', 'invent-top'])
  expect(heard(t, () => play(t, 'invent:clocks'))).toEqual(['invented:0,clocks', 'revealed:compass'])
  expect(cards(t)).toBe('bottom: paper, clocks')
  expect(faceUp(t)).toEqual(['barn', 'compass', 'radio'])
  expect(resources(t)).toEqual([2, 2, 2, 2]) // TA-8.1: no benefit
  expect(positions(t)).toEqual([0, 0, 0, 0])
  expect(why(invent(t), 'invent:clocks')).toBe('not-face-up:clocks')
})

test('TA-8.1 the top of the deck', () => {
  const t = invent(lay(tableWith({ resources: some }), ['barn', 'clocks', 'radio'], ['compass']))
  const before = t.revealCount
  expect(heard(t, () => play(t, 'invent-top'))).toEqual(['invented:0,compass'])
  expect(t.revealCount).toBe(before + 1)
  expect(cards(t)).toBe('bottom: compass')
  expect(faceUp(t)).toEqual(['barn', 'clocks', 'radio'])
})

test('TA-8.1, TA-21.16 rows have no limit', () => {
  const t = tableWith({ resources: some, bottom: box.tech.slice(0, 20).map(c => c.id) })
  lay(t, ['vaccines', 'warships', 'zeppelins'])
  play(invent(t), 'invent:zeppelins')
  expect(t.players[0].tech).toHaveLength(21)
})

test('TA-8.1, TA-8.8 with an empty deck the discards are shuffled; with none the gap stays', () => {
  const t = invent(lay(tableWith({ resources: some }), ['barn', 'clocks', 'radio'], [], ['compass']))
  expect(heard(t, () => play(t, 'invent:barn'))).toEqual(['invented:0,barn', 'tech-reshuffled', 'revealed:compass'])
  expect(t.techDiscards).toEqual([])
  play(invent(t), 'invent:compass')
  expect(faceUp(t)).toEqual(['-', 'clocks', 'radio'])
  expect(legal(invent(t))).toEqual(['invent:clocks', 'invent:radio'])
  expect(why(t, 'invent-top')).toBe('deck-empty')
})

test('TA-8.8 with no card at all inventing is void', () => {
  const t = lay(tableWith({ resources: some }), [], [])
  expect(heard(t, () => invent(t))).toContain('void:0,invent')
  expect(step(t)).toBe('act')
  // Only the deck, only face-up ones (Steam Tycoon).
  expect(heard(t, () => invent(lay(t, ['barn'], []), '-deck'))).toContain('void:0,invent-deck')
  expect(heard(t, () => invent(lay(t, [], ['barn']), '-face-up'))).toContain('void:0,invent-face-up')
  // Discards make a deck (TA-8.1).
  expect(heard(t, () => invent(lay(t, [], [], ['barn']), '-deck'))).toContain('invented:0,barn')
})

test('TA-8.1 some inventions are from the deck, or from what lies face up, alone', () => {
  const t = lay(tableWith({ resources: some }), ['barn', 'clocks', 'radio'], ['compass', 'paper'])
  bring(t, 0, 'invent-face-up', 'steam-tycoon')
  run(t)
  expect(legal(t)).toEqual(['invent:barn', 'invent:clocks', 'invent:radio'])
  expect(why(t, 'invent-top')).toBe('only-face-up')
  play(t, 'invent:barn')
  bring(t, 0, 'invent-deck', 'steam-tycoon')
  run(t) // the deck alone is no choice
  expect(t.players[0].tech).toHaveLength(2)
  expect(faceUp(t)).not.toContain('barn')
})

test('TA-8.8 the second invention sees the new row', () => {
  const t = tableWith({ resources: { ...some, coin: 6 }, tracks: { technology: 6 } })
  t.landmarks[box.landmarks.findIndex(l => l.id === 'rubber-works')] = 1
  lay(t, ['barn', 'clocks', 'radio'], ['compass', 'paper'])
  play(t, 'advance:technology-7', 'pay:coin', 'pay:coin', 'decline', 'invent:barn')
  expect(step(t)).toBe('invent')
  const [shown] = faceUp(t)
  expect(['compass', 'paper']).toContain(shown)
  play(t, `invent:${shown}`)
  expect(cards(t)).toBe(`bottom: barn, ${shown}`)
})

test('TA-8.2 the row may be refreshed before inventing on Metallurgy and Rubber', () => {
  const t = tableWith({ resources: { coin: 6 }, tracks: { technology: 3 } })
  t.landmarks[box.landmarks.findIndex(l => l.id === 'forge')] = 1
  lay(t, ['barn', 'clocks', 'radio'], ['compass', 'paper', 'bakery', 'calendar'])
  play(t, 'advance:technology-4') // with coins alone nothing is to be chosen in paying
  expect(legal(t)).toEqual(['accept', 'decline'])
  const notes = heard(t, () => play(t, 'accept'))
  expect(notes[0]).toBe('refreshed')
  expect(notes.slice(1).toSorted()).toEqual(
    faceUp(t)
      .map(id => `revealed:${id}`)
      .toSorted(),
  )
  expect(new Set(faceUp(t)).size).toBe(3)
  for (const id of faceUp(t)) expect(['compass', 'paper', 'bakery', 'calendar']).toContain(id)
  expect(t.techDiscards).toEqual(['barn', 'clocks', 'radio'].map(tech))
  expect(step(t)).toBe('invent')
})

test('TA-8.2 with fewer than three left what there is is dealt', () => {
  const t = lay(tableWith({ resources: some }), ['barn', '', ''], ['compass'])
  after(t, 'refresh-tech-row', 'technology-4')
  expect(faceUp(t).toSorted()).toEqual(['-', 'barn', 'compass']) // the discarded Barn comes back
  expect(t.techDeck).toEqual([])
})

test('TA-8.3, EX-53 Nanotechnology: three cards of any rows for 10 VP', () => {
  const t = tableWith({
    resources: { coin: 2, worker: 1 },
    tracks: { technology: 10 },
    bottom: ['barn'],
    middle: ['paper', 'radio'],
    top: ['concrete'],
  })
  play(t, 'advance:technology-11')
  while (step(t) !== 'pay-bonus') play(t, legal(t)[0])
  const before = points(t)
  play(t, 'accept')
  expect(legal(t, 'discard-tech').toSorted()).toEqual(
    t.players[0].tech.map(x => `discard-tech:${box.tech[cardOf(x)].id}`).toSorted(),
  )
  expect(why(t, 'discard-tech:clocks')).toBe('not-yours:clocks')
  play(t, 'discard-tech:concrete', 'discard-tech:barn', 'discard-tech:radio')
  expect(cards(t)).toMatch(/: paper$/)
  expect(t.techDiscards).toEqual(['concrete', 'barn', 'radio'].map(tech))
  expect(points(t) - before).toBe(10)
})

test('TA-8.4, EX-2 to the middle row for the circle, to the top row for the square', () => {
  const t = mayUpgrade(tableWith({ resources: some, bottom: ['zeppelins'], tracks: { exploration: 3 } }))
  t.landmarks[box.landmarks.findIndex(l => l.id === 'lighthouse')] = NONE
  expect(legal(t)).toEqual(['upgrade:zeppelins', 'decline'])
  play(t, 'upgrade:zeppelins')
  expect(step(t)).toBe('place') // EX-2: no benefit and no bonus, but the Lighthouse
  play(t, 'beside')
  expect(positions(t)[0]).toBe(4)
  expect(step(t)).toBe('act')
  play(mayUpgrade(t), 'upgrade:zeppelins')
  expect(cards(t)).toBe('top: zeppelins')
  expect(points(t)).toBe(4)
})

test('TA-8.4 optional in step 3 of an income turn alone; a card of the top row stays; nothing to move is void', () => {
  const t = mayUpgrade(tableWith({ resources: some, top: ['paper'], bottom: ['calendar'] }))
  expect(why(t, 'upgrade:paper')).toBe('top-row:paper')
  expect(why(t, 'upgrade:clocks')).toBe('not-yours:clocks')
  play(t, 'decline')
  expect(cards(t)).toBe('bottom: calendar / top: paper')
  const two = tableWith({ resources: some, bottom: ['calendar', 'canned-food'] })
  after(two, 'upgrade', 'technology-8')
  expect(why(two, 'decline')).toBe('mandatory')
  expect(legal(two)).toEqual(['upgrade:calendar', 'upgrade:canned-food'])
  const none = tableWith({ resources: some, top: ['paper'], middle: ['calendar'] }) // no prerequisite for the Calendar
  expect(heard(none, () => after(none, 'upgrade', 'technology-8'))).toContain('void:0,upgrade')
})

test('TA-8.4 the card moves first, and where its benefit is void, too', () => {
  // The circle of the Assembly Line has no top-row card; the square of the Telescope counts no tiles.
  const t = mayUpgrade(tableWith({ resources: some, bottom: ['assembly-line'] }))
  expect(heard(t, () => play(t, 'upgrade:assembly-line'))).toEqual(['upgraded:0,assembly-line', 'void:0,tech-square'])
  expect(cards(t)).toBe('middle: assembly-line')
  // Eyeglasses in the top row count themselves among the cards.
  const e = mayUpgrade(tableWith({ resources: some, middle: ['eyeglasses'], tracks: { technology: 4 } }))
  play(e, 'upgrade:eyeglasses')
  expect(points(e)).toBe(1)
})

test('TA-8.4 of a card that was just invented, that one', () => {
  const t = lay(tableWith({ resources: some, bottom: ['paper'] }), ['calendar', 'clocks', 'radio'])
  give(t, 0, { hand: ['technocracy'], era: 1 })
  bring(t, 0, 'invent-then-upgrade-that', 'technocracy')
  run(t)
  play(t, 'invent:calendar') // and upgraded: it is the only one that may be
  expect(cards(t)).toBe('bottom: paper / middle: calendar')
  expect(resource(t, 'culture')).toBe(3)
  // Nothing was invented: nothing is upgraded.
  const none = lay(tableWith({ resources: some, bottom: ['paper'] }), [], [])
  bring(none, 0, 'invent-then-upgrade-that', 'technocracy')
  run(none)
  expect(cards(none)).toBe('bottom: paper')
})

test('TA-8.5, EX-64 own token or that of a neighbour, at this moment', () => {
  const at = (seats: number, seat: number, position: number) => {
    const t = mayUpgrade(table({ seats }))
    give(t, 0, { middle: ['concrete'], tracks: { exploration: 3 } })
    give(t, seat, { tracks: { exploration: position } })
    return why(t, 'upgrade:concrete')
  }
  expect(at(4, 1, 4)).toBe('ok')
  expect(at(4, 3, 4)).toBe('ok')
  expect(at(4, 2, 12)).toBe('prerequisite-track:exploration-4')
  expect(at(4, 1, 3)).toBe('prerequisite-track:exploration-4')
  expect(at(3, 2, 4)).toBe('ok')
  expect(at(2, 1, 4)).toBe('ok')
  expect(at(2, 0, 4)).toBe('ok')
})

test('TA-8.5 the most advanced token counts, and technology that was left by AI Singularity', () => {
  const t = mayUpgrade(tableWith({ middle: ['time-travel'] }))
  expect(why(t, 'upgrade:time-travel')).toBe('prerequisite-track:technology-10')
  t.players[0].singular = 1
  expect(why(t, 'upgrade:time-travel')).toBe('ok')
})

test('TA-8.5, TA-8.7, EX-65 the Bakery needs the second slot of the farms, here or at a neighbour', () => {
  const at = (seat: number, farm: number, seats = 2) => {
    const t = table({ seats })
    give(t, 0, { middle: ['bakery'], resources: some })
    give(t, seat, { exposed: { farm } })
    return mayUpgrade(t)
  }
  expect(why(at(0, 1), 'upgrade:bakery')).toBe('prerequisite-slot:farming')
  expect(why(at(2, 6, 4), 'upgrade:bakery')).toBe('prerequisite-slot:farming')
  for (const t of [at(0, 2), at(1, 2), at(3, 2, 4)]) {
    play(t, 'upgrade:bakery')
    expect(t.landmarks[box.landmarks.findIndex(l => l.id === 'bakery')]).toBe(0)
    expect(step(t)).toBe('place')
  }
})

test('TA-8.7 a landmark that is claimed already is void', () => {
  const t = mayUpgrade(tableWith({ resources: some, middle: ['bakery'], exposed: { farm: 2 } }))
  give(t, 1, { landmarks: ['bakery'] })
  expect(heard(t, () => play(t, 'upgrade:bakery'))).toContain('void:0,gain-landmark-bakery')
  expect(cards(t)).toBe('top: bakery')
})

test('TA-8.5 Golden Age: no prerequisite, and 3 VP for each upgrade', () => {
  const t = mayUpgrade(
    tableWith({ resources: some, middle: ['time-travel'], bottom: ['calendar'], active: 'golden-age' }),
  )
  play(t, 'upgrade:time-travel')
  expect(cards(t)).toBe('bottom: calendar / top: time-travel')
  expect(points(t)).toBe(3)
  play(mayUpgrade(t), 'upgrade:calendar')
  expect(points(t)).toBe(6)
})

test('TA-8.6, EX-67 Electronics: the circle of the Assembly Line brings the square of the Calendar', () => {
  const t = tableWith({ resources: some, middle: ['assembly-line'], top: ['calendar'] })
  after(t, 'tech-circle', 'technology-9')
  expect(points(t)).toBe(7)
  expect(cards(t)).toBe('middle: assembly-line / top: calendar') // nothing has moved
})

test('TA-8.6 a card of the row that is meant, not the one that is being resolved', () => {
  const t = tableWith({
    resources: some,
    bottom: ['paper'],
    middle: ['light-bulb', 'ammonia'],
    top: ['calendar', 'canned-food'],
  })
  after(t, 'tech-circle', 'technology-9')
  expect(legal(t).toSorted()).toEqual(['again:ammonia', 'again:light-bulb'])
  expect(why(t, 'again:paper')).toBe('other-row:paper')
  expect(why(t, 'again:calendar')).toBe('other-row:calendar')
  expect(why(t, 'again:radio')).toBe('not-yours:radio')
  play(t, 'again:light-bulb')
  expect(resource(t, 'coin')).toBe(3)
  // The square of the Assembly Line: a circle, and not that of a card that lies beside it in the top row.
  const a = mayUpgrade(
    tableWith({ resources: some, middle: ['assembly-line', 'light-bulb'], tracks: { exploration: 7 } }),
  )
  play(a, 'upgrade:assembly-line')
  expect(resource(a, 'coin')).toBe(3)
  // An effect of the card itself can't choose it.
  const self = tableWith({ resources: some, middle: ['light-bulb', 'ammonia'] })
  bring(self, 0, 'tech-circle', 'light-bulb')
  run(self)
  expect(step(self)).toBe('place') // the Ammonia was the only one: its farm
})

test('TA-8.6 what would be void is no choice', () => {
  const t = tableWith({ resources: some, middle: ['ammonia', 'light-bulb', 'assembly-line'], exposed: { farm: 6 } })
  after(t, 'tech-circle', 'technology-9')
  expect(resource(t, 'coin')).toBe(3) // neither the Ammonia without a farm nor the Assembly Line without a top row
  const none = tableWith({ resources: some, middle: ['ammonia'], exposed: { farm: 6 } })
  expect(heard(none, () => after(none, 'tech-circle', 'technology-9'))).toContain('void:0,tech-circle')
})

test('TA-8.9 a benefit that holds another upgrade may move the same card again', () => {
  const t = tableWith({ resources: some, bottom: ['calendar'], tracks: { exploration: 4 } })
  bring(t, 0, 'upgrade', 'technology-8')
  bring(t, 0, 'upgrade', 'technology-8')
  run(t)
  expect(cards(t)).toBe('top: calendar')
  expect([resource(t, 'culture'), points(t)]).toEqual([3, 7])
  // One upgrade is one row.
  const one = tableWith({ resources: some, bottom: ['calendar'], tracks: { exploration: 4 } })
  after(one, 'upgrade', 'technology-8')
  expect(cards(one)).toBe('middle: calendar')
})

test('TA-20.5 you-invent: Academia pays 3 VP for each card', () => {
  const t = lay(tableWith({ resources: some, active: 'academia' }), ['barn', 'clocks', 'radio'])
  play(invent(t), 'invent:barn')
  play(invent(t), 'invent-top')
  expect(points(t)).toBe(6)
})

test('TA-10.7 Alliance: the ally has the benefit of an upgrade, too, after its owner', () => {
  const t = table({ seats: 3 })
  for (const seat of [0, 1, 2]) give(t, seat, { resources: some })
  give(t, 0, { bottom: ['ammonia', 'light-bulb'] })
  give(t, 1, { active: 'alliance' })
  t.players[1].partner = 0
  give(t, 2, { active: 'alliance' })
  t.players[2].partner = 1
  play(mayUpgrade(t), 'upgrade:light-bulb')
  expect([0, 1, 2].map(seat => resource(t, 'coin', seat))).toEqual([3, 3, 2])
  play(mayUpgrade(t), 'upgrade:ammonia')
  expect([turnOf(t), step(t)]).toEqual([0, 'place'])
  play(t, 'beside')
  expect([turnOf(t), step(t)]).toEqual([1, 'place'])
  play(t, 'beside')
  expect([0, 1, 2].map(seat => t.players[seat].exposed[2])).toEqual([2, 2, 1])
  expect(step(t)).toBe('act')
})

test('TA-10.7 the Alliance of somebody who chose this opponent for another card copies nothing', () => {
  const t = table()
  for (const seat of [0, 1]) give(t, seat, { resources: some })
  give(t, 0, { bottom: ['light-bulb'] })
  t.players[1].active = tapestryCard('marriage-of-state')
  t.players[1].partner = 0
  play(mayUpgrade(t), 'upgrade:light-bulb')
  expect(resource(t, 'coin', 1)).toBe(2)
})

test('TA-5.3, TA-10.5 bonuses are paid with cards of the hand and tiles of the supply', () => {
  const t = tableWith({
    resources: { worker: 3, coin: 1 },
    tracks: { science: 4 },
    hand: ['academia', 'trap', 'trap', 'dystopia'],
  })
  play(t, 'advance:science-5', 'pay:worker')
  while (step(t) !== 'pay-bonus') play(t, legal(t).at(-1)!)
  play(t, 'accept')
  expect(legal(t).toSorted()).toEqual([
    'discard-tapestry:academia',
    'discard-tapestry:dystopia',
    'discard-tapestry:trap',
  ])
  expect(why(t, 'discard-tapestry:guilds')).toBe('not-in-hand:guilds')
  play(t, 'discard-tapestry:trap', 'discard-tapestry:dystopia')
  expect(t.tapestryDiscards.map(k => box.tapestries[k].id)).toEqual(['trap', 'dystopia'])
  expect(t.players[0].hand.map(k => box.tapestries[k].id).toSorted()).toEqual(['academia', 'trap'])
  expect(points(t, 0, 'tracks')).toBe(5)
  // Cards on the income mat pay for nothing.
  const played = tableWith({
    resources: { worker: 3 },
    tracks: { science: 4 },
    hand: ['guilds'],
    played: [[2, 'monarchy']],
  })
  play(played, 'advance:science-5')
  while (turnOf(played) === 0 && step(played) === 'rolled') play(played, 'decline')
  expect(step(played)).not.toBe('pay-bonus')
})

test('TA-5.3 the last card of a hand is asked for, the last tiles are not', () => {
  const t = tableWith({ resources: some, hand: ['academia'], tiles: ['territory-01', 'territory-02'] })
  push(t, { do: 'discard-hand', left: 1 } as never)
  run(t)
  expect(legal(t)).toEqual(['discard-tapestry:academia'])
  play(t, 'discard-tapestry:academia')
  push(t, { do: 'discard', kind: 1, left: 2 } as never)
  run(t)
  expect(why(t, 'discard-tech:clocks')).not.toBe('ok')
  play(t, 'discard-territory:territory-02')
  expect(t.territoryDiscards).toHaveLength(2)
  expect(step(t)).toBe('act')
})
