/** TA-16: turns of the bots: cards, tracks, benefits. */
import { seeded } from '@loggia/core'
import { expect, test } from 'vitest'
import { drawPair } from '../rules/solo/decks.ts'
import { UNSEEN } from '../rules/solo/terms.ts'
import { NONE } from '../rules/terms.ts'
import {
  after,
  give,
  heard,
  landmark,
  legal,
  origin,
  play,
  points,
  positions,
  run,
  push,
  step,
  tapestry,
} from './helpers.ts'
import {
  AUTOMA,
  bothAdvance,
  bots,
  decision,
  deed,
  HUMAN,
  numbers,
  rolls,
  setPair,
  SHADOW,
  solo,
  standAt,
} from './solo.ts'

const { box } = tapestry
const ofBots = (told: readonly string[], verb: string): string[] => told.filter(w => w.startsWith(`${verb}:`))

test('TA-16.2 the last pair is discarded, two cards are drawn and lie there by chance', () => {
  const pairs = new Set<string>()
  for (let k = 0; k < 30; k++) {
    const t = solo()
    t.solo!.decision = [3, 4].map(decision)
    setPair(t, 1, 2)
    t.rng = seeded(`pair ${k}`)
    const told = heard(t, t => drawPair(t))
    pairs.add(told.join())
    expect(numbers(t.solo!.discards)).toEqual([1, 2])
  }
  expect([...pairs].sort()).toEqual(['bot-pair:decision-03,decision-04', 'bot-pair:decision-04,decision-03'])
})

test('TA-15.4 the unseen card may be any progress card, but not the one that was shown in income turn 1', () => {
  const came = new Set<number>()
  for (let k = 0; k < 300; k++) {
    const t = solo()
    t.solo!.pair = [NONE, NONE]
    t.solo!.decision = [UNSEEN, decision(1)]
    t.solo!.shown = decision(8)
    t.rng = seeded(`unseen ${k}`)
    drawPair(t)
    for (const card of t.solo!.pair) came.add(card + 1)
    expect(t.solo!.progress).toHaveLength(14)
  }
  expect([...came].sort((a, b) => a - b)).toEqual([1, ...Array.from({ length: 14 }, (_, k) => 9 + k)])
})

test('TA-16.1, TA-16.3, EX-92 the deck of 8: three turns with an advance; the fourth empties it', () => {
  // Cards with an income icon, as written on them.
  const INCOME = [1, 2, 4, 8, 9, 12, 14, 16, 17, 19, 21]
  let atOnce = 0
  let later = 0
  for (let k = 0; k < 60; k++) {
    const t = solo({ level: 2 })
    t.solo!.pair = [NONE, NONE]
    t.rng = seeded(`deck ${k}`)
    const eras: number[] = []
    for (let turn = 1; turn <= 5; turn++) {
      const told = bots(t, { do: 'bot-turn' })
      eras.push(t.players[AUTOMA].era)
      if (turn < 4) expect([eras[turn - 1], ofBots(told, 'bot-pair').length]).toEqual([1, 1])
      if (turn !== 4) continue
      const [, left] = /bot-pair:decision-(\d+),/.exec(told.find(w => w.startsWith('bot-pair'))!)!
      const income = INCOME.includes(Number(left))
      expect(eras[3]).toBe(income ? 2 : 1)
      expect(ofBots(told, 'advanced').length > 0).toBe(!income)
      expect(told.includes(`bot-income:decision-${left}`)).toBe(income)
      if (income) {
        atOnce++
        break
      }
    }
    if (eras.length === 5) {
      later++
      expect(eras[4]).toBe(2)
    }
  }
  expect(Math.min(atOnce, later)).toBeGreaterThan(5)
})

test('TA-16.4, TA-16.9 the Automa first, then the Shadow Empire with the same pair; it sees what the Automa has taken', () => {
  const t = solo({ pair: [15, 6] }) // both: landmark; then military first, exploration last
  standAt(t, AUTOMA, 3, 0, 0, 0)
  standAt(t, SHADOW, 3, 0, 1, 0)
  const told = bothAdvance(t)
  expect(ofBots(told, 'advanced')).toEqual([
    'advanced:1,exploration-3,exploration-4',
    'advanced:2,technology-1,technology-2',
  ])
  // Without the Automa's landmark exploration would have been one space from the next for the Shadow Empire.
  expect(ofBots(told, 'bot-valid')).toEqual(['bot-valid:1,landmark,exploration,1', 'bot-valid:2,landmark,technology,3'])
})

test('TA-16.5, EX-93 landmark indicator: what is claimed is passed over; finish: the nearest end', () => {
  const t = solo({ pair: [3, 1], favourites: ['exploration', 'science'] })
  give(t, HUMAN, { landmarks: ['lighthouse'] })
  standAt(t, AUTOMA, 3, 0, 8, 5)
  const told = bots(t, { do: 'bot-advance', track: NONE })
  expect(told.slice(0, 3)).toEqual([
    'bot-valid:1,landmark,technology-military,2',
    'bot-track:1,military,decision-01,down',
    'advanced:1,military-5,military-6',
  ])
  const shadow = solo({ pair: [2, 1] })
  give(shadow, HUMAN, { landmarks: ['lighthouse'] })
  standAt(shadow, SHADOW, 3, 0, 8, 5)
  expect(bots(shadow, { do: 'bot-advance', seat: SHADOW, track: NONE })).toContain(
    'bot-track:2,technology,decision-01,up',
  )
  const finish = solo({ pair: [1, 1] })
  standAt(finish, AUTOMA, 3, 0, 8, 5)
  expect(bots(finish, { do: 'bot-advance', track: NONE })[0]).toBe('bot-valid:1,finish,technology,4')
})

test('TA-16.5, EX-10 the tiebreaker card: downwards for the Automa, upwards for the Shadow Empire', () => {
  // Cards 7 and 17 name the favourite before technology, 3, 13 and 20 name it last but for military.
  for (const number of [3, 4, 7, 9, 12, 13, 16, 17, 20, 21]) {
    const t = solo({ pair: [6, number], favourites: ['science', 'exploration'] })
    for (const bot of [AUTOMA, SHADOW]) standAt(t, bot, 12, 12, 6, 6)
    const told = bothAdvance(t)
    const card = `decision-${String(number).padStart(2, '0')}`
    expect(ofBots(told, 'bot-track')).toEqual([
      `bot-track:1,technology,${card},down`,
      `bot-track:2,military,${card},up`,
    ])
  }
  for (const [number, automa, shadow] of [
    [7, 'military', 'military'],
    [17, 'military', 'military'],
    [3, 'technology', 'technology'],
    [20, 'technology', 'technology'],
  ] as const) {
    const t = solo({ pair: [6, number], favourites: ['military', 'technology'] })
    for (const bot of [AUTOMA, SHADOW]) standAt(t, bot, 12, 12, 6, 6)
    const told = ofBots(bothAdvance(t), 'bot-track')
    expect(told.map(w => w.split(/[:,]/)[2])).toEqual([automa, shadow])
    expect(told.map(w => w.endsWith('-to-heart'))).toEqual([automa === 'military', shadow === 'technology'])
  }
})

test('TA-16.5 a favourite that is finished is passed over; with all four finished nothing happens', () => {
  const t = solo({ pair: [6, 1], favourites: ['technology', 'exploration'] }) // favourite, military, …
  standAt(t, AUTOMA, 5, 5, 12, 5)
  expect(bots(t, { do: 'bot-advance', track: NONE })).toContain('bot-track:1,military,decision-01,down')
  standAt(t, AUTOMA, 12, 12, 12, 12)
  expect(bots(t, { do: 'bot-advance', track: NONE })).toEqual(['bot-idle:1'])
})

test('TA-16.6, TA-16.10 landmarks of either bot lie on the Automa’s mat; the Shadow Empire takes a place of complete-track without VP', () => {
  const t = solo()
  standAt(t, SHADOW, 0, 3, 0, 11)
  expect(bots(t, { do: 'bot-advance', seat: SHADOW, track: 1 })).toEqual([
    'advanced:2,science-3,science-4',
    'took:2,apothecary',
  ])
  expect(t.landmarks[landmark('apothecary')]).toBe(AUTOMA)
  expect([t.players[AUTOMA].built.length, t.players[SHADOW].built.length]).toEqual([1, 0])
  expect(bots(t, { do: 'bot-advance', seat: SHADOW, track: 3 })).toEqual([
    'advanced:2,military-11,military-12',
    'achieved:2,complete-track',
  ])
  expect(points(t, SHADOW)).toBe(0)
  standAt(t, AUTOMA, 0, 0, 11, 0)
  bots(t, { do: 'bot-advance', track: 2 })
  expect(points(t, AUTOMA, 'achievements')).toBe(5) // the second place of the small map
})

test('TA-16.7, TA-15.6, EX-101 military 6: conquers and draws a card, no bonus; technology 12: the token stays', () => {
  const t = solo()
  standAt(t, AUTOMA, 0, 0, 11, 5)
  const told = bots(t, { do: 'bot-advance', track: 3 })
  expect(ofBots(told, 'bot-does')).toEqual(['bot-does:conquer', 'bot-does:tapestry'])
  expect(told).toContain('bot-card')
  expect(t.solo!.cards).toHaveLength(1)
  expect(ofBots(bots(t, { do: 'bot-advance', track: 2 }), 'bot-does')).toEqual([])
  expect(positions(t, AUTOMA)).toEqual([0, 0, 12, 6])
  expect(t.players[AUTOMA].resources).toEqual([0, 0, 0, 0])
})

test('TA-16.7, D16, EX-101 science 11: one advance; science 12: one roll only', () => {
  const t = solo()
  standAt(t, AUTOMA, 0, 10, 0, 0)
  rolls(t, 'exploration')
  const told = bots(t, { do: 'bot-advance', track: 1 })
  expect(ofBots(told, 'bot-does')).toEqual(['bot-does:advance-emt'])
  expect(ofBots(told, 'advanced')).toEqual([
    'advanced:1,science-10,science-11',
    'advanced:1,exploration-0,exploration-1',
  ])
  rolls(t, 'technology')
  expect(ofBots(bots(t, { do: 'bot-advance', track: 1 }), 'rolled')).toEqual(['rolled:1,technology'])
})

test('TA-16.8 research: the advance is compulsory; with X without what the Automa does there, at 12 nothing', () => {
  const x = solo()
  standAt(x, AUTOMA, 0, 0, 1, 0)
  rolls(x, 'technology')
  expect(deed(x, 'research-x')).toEqual([
    'bot-does:research-x',
    'rolled:1,technology',
    'advanced:1,technology-1,technology-2',
  ])
  expect(x.solo!.cards).toHaveLength(0)
  const t = solo()
  standAt(t, AUTOMA, 0, 0, 1, 0)
  rolls(t, 'technology')
  expect(deed(t, 'research').slice(-2)).toEqual(['bot-does:tapestry', 'bot-card'])
  standAt(t, AUTOMA, 0, 0, 12, 0)
  rolls(t, 'technology')
  expect(deed(t, 'research').slice(1)).toEqual(['rolled:1,technology', 'bot-stuck:1,technology'])
})

test('TA-16.8 several tracks on an icon: rolled until one comes up; what comes up and cannot move is all (D38)', () => {
  const t = solo()
  rolls(t, 'science', 'military', 'exploration', 'technology')
  const told = deed(t, 'advance-emt')
  expect(told.slice(1, 4)).toEqual(['rolled:1,science', 'rolled:1,military', 'advanced:1,military-0,military-1'])
  expect(told).toContain('bot-does:conquer')
  standAt(t, AUTOMA, 12, 0, 0, 0)
  rolls(t, 'exploration')
  expect(deed(t, 'advance-emt').slice(1)).toEqual(['rolled:1,exploration', 'bot-stuck:1,exploration'])
  rolls(t, 'exploration', 'technology', 'military')
  expect(deed(t, 'regress-mt').slice(1)).toEqual([
    'rolled:1,exploration',
    'rolled:1,technology',
    'bot-stuck:1,technology',
  ])
})

test('TA-16.8 a regress brings what the Automa does on the lower space, and no landmark', () => {
  const t = solo()
  standAt(t, AUTOMA, 0, 0, 5, 0)
  rolls(t, 'technology')
  const told = deed(t, 'regress-mt')
  expect(told).toContain('regressed:1,technology-5,technology-4')
  expect(told).toContain('bot-does:refresh-tech-row')
  expect(told).toContain('refreshed')
  expect(t.landmarks[landmark('forge')]).toBe(NONE)
  standAt(t, AUTOMA, 0, 0, 1, 0)
  rolls(t, 'technology')
  expect(ofBots(deed(t, 'regress-mt'), 'bot-does')).toEqual(['bot-does:regress-mt'])
})

test('TA-16.7 invent and refresh: the three cards that lie open are discarded and three others come', () => {
  const t = solo()
  const open = t.techRow.slice()
  expect(deed(t, 'refresh-tech-row').filter(w => w.startsWith('revealed:'))).toHaveLength(3)
  expect(t.techDiscards).toEqual(expect.arrayContaining(open))
  expect(t.techRow.some(card => open.includes(card))).toBe(false)
})

test('TA-18.7, TA-18.8 a tapestry card for the Automa: nobody sees it; without any none comes', () => {
  const t = solo()
  expect(deed(t, 'tapestry')).toEqual(['bot-does:tapestry', 'bot-card'])
  expect(t.revealCount).toBe(0)
  t.tapestryDiscards.push(...t.tapestryDeck.splice(0))
  t.solo!.cards.push(...t.tapestryDiscards.splice(0))
  expect(deed(t, 'tapestry')).toEqual(['bot-does:tapestry'])
})

test('TA-15.8, TA-15.9 Age of Discovery moves both bots without what they would do there; landmarks go to the Automa', () => {
  const t = solo()
  give(t, HUMAN, { tracks: { technology: 0 } })
  standAt(t, AUTOMA, 0, 0, 3, 0)
  standAt(t, SHADOW, 0, 0, 6, 0)
  rolls(t, 'technology')
  const [{ id }] = box.effects.filter(e => e.id.startsWith('roll-science-die-then'))
  const told = heard(t, t => {
    after(t, id, 'age-of-discovery')
    while (step(t) !== 'act') play(t, legal(t)[0])
  })
  expect(ofBots(told, 'advanced')).toEqual([
    'advanced:0,technology-0,technology-1',
    'advanced:1,technology-3,technology-4',
    'advanced:2,technology-6,technology-7',
  ])
  expect(ofBots(told, 'took')).toEqual(['took:1,forge', 'took:2,rubber-works'])
  expect(ofBots(told, 'bot-does')).toEqual([])
  expect([landmark('forge'), landmark('rubber-works')].map(l => t.landmarks[l])).toEqual([AUTOMA, AUTOMA])
})

test('EX-98, TA-15.9 Broker of Peace pays for each bot’s military advance; Technocracy for two opponents', () => {
  const t = solo({ pair: [6, 6] })
  give(t, HUMAN, { active: 'broker-of-peace' })
  for (const bot of [AUTOMA, SHADOW]) standAt(t, bot, 12, 12, 12, 3)
  bothAdvance(t)
  expect(points(t, HUMAN)).toBe(6)
  const second = solo({ era: 2 })
  second.players[HUMAN].firstOfAll = 0
  const [{ id }] = box.effects.filter(e => e.id.startsWith('if-first-in-era'))
  after(second, id, 'technocracy')
  expect(points(second, HUMAN)).toBe(6)
})

test('TA-15.9 Boast and Plea for Aid count both bots', () => {
  const t = solo()
  give(t, HUMAN, { tracks: { exploration: 3, science: 3, technology: 3, military: 3 } })
  standAt(t, AUTOMA, 2, 4, 3, 0)
  standAt(t, SHADOW, 3, 0, 2, 5)
  after(t, 'vp-4-per-track-where-you-lead-or-tie', 'boast-of-superiority')
  expect(points(t, HUMAN)).toBe(8) // exploration and technology, both tied
})

test('EX-97, TA-16.6 a bot’s token is a prerequisite, its income rows never are', () => {
  const t = solo()
  give(t, HUMAN, { middle: ['air-conditioning'] })
  standAt(t, SHADOW, 0, 0, 3, 0)
  push(t, { do: 'upgrade', card: NONE, optional: 1, origin: NONE } as never)
  expect(legal(t, 'upgrade')).toEqual([])
  const u = solo()
  give(u, HUMAN, { middle: ['air-conditioning', 'bakery'] })
  standAt(u, SHADOW, 0, 0, 4, 0)
  push(u, { do: 'upgrade', card: NONE, optional: 1, origin: NONE } as never)
  expect(legal(u, 'upgrade')).toEqual(['upgrade:air-conditioning'])
})

test('TA-15.8 nobody ever asks a bot anything: what is voluntary it declines, and it gains no resource', () => {
  const t = solo()
  const gain = box.effects.findIndex(e => e.id === 'gain-any-1')
  for (const bot of [AUTOMA, SHADOW]) {
    push(t, { do: 'effect', seat: bot, effect: gain, origin: origin('automa'), at: NONE } as never)
    run(t)
  }
  expect(t.players.map(p => p.resources)).toEqual([
    [2, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
})
