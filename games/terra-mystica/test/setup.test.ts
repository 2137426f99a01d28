/** TM-1 components and terms, TM-2 the map, TM-3 set-up, TM-14 options. */
import { OMNISCIENT, seeded, SPECTATOR } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import components from '../data/components.json' with { type: 'json' }
import { boxOf, shipped } from '../index.ts'
import { reached } from '../rules/reach.ts'
import { at, box, faction, game, hex, legal, passRound, play, stage, step, terrain, turnOf, why } from './helpers.ts'

const set = (n = 3) => new Int32Array(n)
const names = (mask: Int32Array) => box.hexes.filter((_, k) => (mask[k >> 5] >> (k & 31)) & 1)

describe('TM-1 components and terms', () => {
  test('TM-1.1 counts of the box', () => {
    const count = (id: string) => components.items.find(i => i.id === id)!.count
    expect(box.favors.reduce((n, f) => n + f.copies, 0)).toBe(count('favor-tiles'))
    expect(box.towns.filter(w => !w.option).reduce((n, w) => n + w.copies, 0)).toBe(count('town-tiles'))
    expect(box.scoring.filter(s => !s.option)).toHaveLength(count('scoring-tiles'))
    expect(box.cards.filter(c => !c.option)).toHaveLength(count('bonus-cards'))
    expect(box.factions).toHaveLength(2 * count('faction-boards'))
    for (const f of box.factions)
      expect(f.pieces).toEqual([
        components.perColor.dwelling,
        components.perColor['trading-house'],
        components.perColor.temple,
        components.perColor.stronghold,
        components.perColor.sanctuary,
      ])
  })

  test('TM-1.2 limits: priests, bridges, power tokens; never more', () => {
    const t = stage({ factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { F3: 'D' }] })
    const [p] = t.players
    expect(p.priests + p.stock).toBe(components.perColor.priest)
    expect(p.bridges).toBe(components.perColor.bridge)
    expect(p.bowls.reduce((a, b) => a + b)).toBe(12)
    expect(game.conserved(t)).toMatchObject({ 'priests-0': 7, 'bridges-0': 3, favors: 28 })
  })

  test('TM-1.3 everything is public, and after the set-up nothing is drawn', () => {
    const t = game.setup({ seats: 3, seed: 'public' })
    expect(game.view(t, SPECTATOR)).toEqual({ ...game.view(t, OMNISCIENT), rng: [0, 0, 0, 0] })
    const before = t.rng.slice()
    while (!game.over(t)) play(t, legal(t)[0])
    expect(t.rng).toEqual(before)
    expect(t.revealCount).toBe(0)
    expect(game.determinize(game.view(t, 1), 1, seeded('x')).players).toEqual(t.players)
  })

  test('TM-1.4, EX-13 the cycle of terrains and its distances, 0 to 3', () => {
    expect(box.terrains).toEqual(['desert', 'plains', 'swamp', 'lakes', 'forest', 'mountains', 'wasteland'])
    const { short, home } = faction('witches')
    const far = (from: string) => short[box.terrains.indexOf(from) * 7 + home]
    expect(['forest', 'mountains', 'lakes', 'swamp', 'wasteland', 'plains', 'desert'].map(far)).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ])
  })

  test('TM-1.5 structures stand only on the home terrain', () => {
    const t = stage({ factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}] })
    expect(why(t, 'build:E6')).toBe('TM-7.6b not-home:E6')
  })

  test('TM-1.6 power values 1, 2, 2, 3, 3', () => expect(box.value).toEqual([1, 2, 2, 3, 3]))

  test('TM-1.7 20 VP at the start, and no price below 0 VP', () => {
    const t = stage({ factions: ['alchemists', 'nomads'], structures: [{ E5: 'D' }, {}] }, { vp: 1 })
    expect(game.setup({ seats: 2, seed: 'x' }).players.map(p => p.vp)).toEqual([0, 0])
    play(t, 'convert:vp-coin')
    expect(t.players[0].vp).toBe(0)
    expect(why(t, 'convert:vp-coin')).toBe('TM-7.9 no-conversion:vp-coin')
  })

  test('TM-1.8 a spent priest goes back to the stock, one on the cult board stays there', () => {
    const t = stage({ factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}] }, { priests: 3, coins: 9 })
    const [p] = t.players
    play(t, 'convert:priest-worker')
    expect([p.priests, p.stock]).toEqual([2, 5])
    play(t, 'priest:fire,3')
    expect([p.priests, p.stock, t.spaces[0]]).toEqual([1, 5, 0])
  })
})

describe('TM-2 map', () => {
  test('TM-2.1 113 hexes: 77 land, 11 of each terrain, 36 river', () => {
    expect([box.hexes.length, box.rivers.length]).toEqual([77, 36])
    for (let k = 0; k < 7; k++) expect(box.ground.filter(g => g === k)).toHaveLength(11)
    expect(game.parse('build:r0')).toBe(-1)
  })

  test('TM-2.2 a transformed hex without structure is free for everybody', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { E5: 'D' }] },
      { workers: 9 },
      { workers: 9 },
    )
    play(t, 'transform:F3,forest', 'done', 'done')
    expect([turnOf(t), terrain(t, 'F3'), why(t, 'transform:F3,desert'), why(t, 'transform:F4,desert')]).toEqual([
      1,
      'forest',
      'OK',
      'TM-2.2 occupied:F4',
    ])
  })

  test('TM-2.3, EX-24 an edge or a bridge of anybody joins two hexes directly; E4–G1 is a site', () => {
    const t = stage({
      factions: ['mermaids', 'engineers'],
      structures: [{ E4: 'TP' }, { F1: 'D' }],
      bridges: [[0, 'E4', 'G1']],
    })
    const mine = set()
    const theirs = set()
    reached(t, 0, 0, box, mine)
    expect(names(mine)).toEqual(expect.arrayContaining(['E3', 'E5', 'D3', 'G1']))
    t.owner[hex('G1')] = 1
    t.players[1].at.push(hex('G1'))
    reached(t, 1, 0, box, theirs)
    expect(names(theirs)).toContain('E4')
  })

  test('TM-2.4, EX-21 shipping n crosses at most n river hexes in a row', () => {
    const reach = (n: number, id: string) =>
      box.hexes.filter((_, k) => (box.reach[n][hex(id) * 3 + (k >> 5)] >> (k & 31)) & 1)
    expect(reach(0, 'F4').sort()).toEqual(['E6', 'E7', 'F3', 'G2'])
    expect(reach(1, 'F4')).toEqual(expect.arrayContaining(['E8', 'G3', 'H4']))
    expect(reach(1, 'C3')).not.toContain('D6')
    expect(reach(2, 'C3')).toContain('D6')
  })

  test('TM-2.5 29 sites, one bridge on each at most, never removed', () => {
    expect(box.sites).toHaveLength(29)
    const t = stage(
      {
        factions: ['engineers', 'mermaids'],
        structures: [{ E7: 'D', G1: 'D' }, { E4: 'D' }],
        bridges: [[1, 'E4', 'G1']],
      },
      { workers: 9 },
    )
    play(t, 'special:engineers-bridge')
    expect(why(t, 'bridge:e4-g1')).toBe('TM-2.5 site-taken:e4-g1')
  })

  test('TM-2.6 a skip counts hexes straight over anything', () => {
    const skip = (n: number, id: string) =>
      box.hexes.filter((_, k) => (box.within[n][hex(id) * 3 + (k >> 5)] >> (k & 31)) & 1)
    expect(skip(1, 'E6')).toEqual(expect.arrayContaining(['E4', 'E8', 'G2', 'F4', 'C3']))
    expect(skip(1, 'E6')).not.toContain('E3')
    expect(skip(2, 'E6')).toContain('E3')
  })

  test('TM-2.7 reach and area: direct or indirect; offers, prices, towns: direct only', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, { E8: 'TP' }] },
      { shipping: 1, workers: 9, coins: 20 },
    )
    expect(why(t, 'build:G3')).toBe('OK') // G3 lies over one river hex.
    play(t, 'upgrade:F4,trading-house')
    expect(t.players[0].coins).toBe(14) // E8 is near by ship only: the lonely price, and no offer.
    expect(step(t)).toBe('rest')
  })

  test('TM-2.8 a bridge never extends the reach of those who have nothing at its ends', () => {
    const t = stage({
      factions: ['nomads', 'mermaids'],
      structures: [{ E3: 'D' }, { E4: 'D' }],
      bridges: [[1, 'E4', 'G1']],
    })
    const mask = set()
    reached(t, 0, 0, box, mask)
    expect(names(mask)).not.toContain('G1')
  })
})

describe('TM-3 set-up', () => {
  test('TM-3.1, EX-4 six different scoring tiles, the spade tile never in the last two slots', () => {
    const spade = box.scoring.findIndex(s => s.ledger === 'SCORE1')
    const slots = new Set<number>()
    for (let n = 0; n < 300; n++) {
      const { scoring } = game.setup({ seats: 2, seed: `tiles ${n}` })
      expect(new Set(scoring).size).toBe(6)
      slots.add(scoring.indexOf(spade))
    }
    expect([...slots].sort()).toEqual([-1, 0, 1, 2, 3])
  })

  test('TM-3.2, EX-3 players + 3 bonus cards; three are left and get a coin', () => {
    for (const [seats, cards] of [
      [2, 5],
      [3, 6],
      [4, 7],
      [5, 8],
    ] as const) {
      const t = game.setup({ seats, seed: 'cards' })
      expect(t.cards.filter(c => c >= 0)).toHaveLength(cards)
      while (t.round === 0) play(t, legal(t)[0])
      expect(t.cards.filter(c => c >= 0)).toEqual([1, 1, 1])
    }
  })

  test('TM-3.3 town and favor tiles lie open', () => {
    const t = game.setup({ seats: 4, seed: 'open' })
    expect(t.towns).toEqual([2, 2, 2, 2, 2, 0, 0, 0])
    expect(t.favors).toEqual([1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3])
  })

  test('TM-3.4 any seat may be first', () => {
    const starts = new Set(Array.from({ length: 60 }, (_, n) => game.setup({ seats: 4, seed: `s${n}` }).order[0]))
    expect([...starts].sort()).toEqual([0, 1, 2, 3])
  })

  test('TM-3.5 factions in seat order; the other face of a taken colour is out; a drawn colour leaves its two faces', () => {
    const t = game.setup({ seats: 3, seed: 'factions' })
    const first = turnOf(t)
    play(t, 'faction:witches')
    expect(turnOf(t)).toBe((first + 1) % 3)
    expect(why(t, 'faction:auren')).toBe('TM-3.5 colour-taken')
    const drawn = game.setup({ seats: 5, seed: 'colours', options: { setup: 'random-colours' } })
    for (let k = 0; k < 5; k++) {
      expect(legal(drawn)).toHaveLength(2)
      play(drawn, legal(drawn)[1])
    }
  })

  test('TM-3.6, EX-1, EX-2 start resources, bowls and cults', () => {
    const t = stage({ factions: ['witches', 'nomads', 'halflings', 'mermaids'] })
    const [w, n, h, m] = t.players
    const start = game.setup({ seats: 4, seed: 's', options: { setup: 'by-hand' } })
    expect(start.players[0]).toMatchObject({ vp: 0, coins: 0 })
    expect(faction('witches').start).toMatchObject({ workers: 3, coins: 15, priests: 0, bowls: [5, 7, 0], vp: 20 })
    expect([w.cults, n.cults, h.cults, m.cults]).toEqual([
      [0, 0, 0, 2],
      [1, 0, 1, 0],
      [0, 0, 1, 1],
      [0, 2, 0, 0],
    ])
    expect([w.shipping, m.shipping, faction('dwarves').maxShipping, faction('fakirs').maxShipping]).toEqual([
      0, 1, 0, 0,
    ])
    expect(w.vp).toBe(20)
  })

  const byHand = (seats: number, factions: string[]) => {
    const t = game.setup({ seats, seed: 'order', options: { setup: 'by-hand' } })
    while (step(t) !== 'choose-faction') play(t, legal(t)[0])
    play(t, ...factions.map(f => `faction:${f}`))
    const places: number[] = []
    const cards: number[] = []
    while (step(t) === 'place-dwelling') {
      places.push(turnOf(t))
      play(t, legal(t)[0])
    }
    while (step(t) === 'choose-card') {
      cards.push(turnOf(t))
      play(t, legal(t)[0])
    }
    return { t, places, cards }
  }
  test('TM-3.7, EX-5 Nomads place a third dwelling after all, Chaos Magicians their only one last', () => {
    const { t, places, cards } = byHand(4, ['chaos-magicians', 'nomads', 'cultists', 'darklings'])
    expect(places).toEqual([1, 2, 3, 3, 2, 1, 1, 0])
    expect(cards).toEqual([3, 2, 1, 0])
    expect(t.players.map(p => p.built[0])).toEqual([1, 3, 2, 2])
    expect(t.players.map(p => p.vp)).toEqual([20, 20, 20, 20])
  })
  test('EX-6 the usual order is a snake; TM-3.8 cards from the last player', () => {
    const { places, cards } = byHand(4, ['witches', 'fakirs', 'cultists', 'darklings'])
    expect(places).toEqual([0, 1, 2, 3, 3, 2, 1, 0])
    expect(cards).toEqual([3, 2, 1, 0])
  })

  test('TM-3.9, TM-3.10 the first game: factions, dwellings, tiles and cards are given, the cards are chosen', () => {
    const of: Record<number, string[]> = {
      2: ['witches', 'nomads'],
      3: ['witches', 'nomads', 'alchemists'],
      4: ['witches', 'nomads', 'halflings', 'mermaids'],
      5: ['witches', 'nomads', 'halflings', 'mermaids', 'giants'],
    }
    for (let seats = 2; seats <= 5; seats++) {
      const t = game.setup({ seats, seed: 'first', options: { setup: 'first-game' } })
      expect(t.players.map(p => box.factions[p.faction].id)).toEqual(of[seats])
      expect(step(t)).toBe('choose-card')
      expect([at(t, 'F4'), at(t, 'E9'), at(t, 'D3')]).toEqual(['D', 'D', 'D'])
      expect(t.scoring.map(s => box.scoring[s].id)).toEqual(shipped.firstGame.scoringTiles)
    }
    expect(() => game.setup({ seats: 1, seed: 'solo' })).toThrow()
  })

  test('TM-3.11 set-up in its order, then income of round 1', () => {
    const t = game.setup({ seats: 2, seed: 'all' })
    const met: string[] = []
    while (t.round === 0) {
      if (met.at(-1) !== step(t)) met.push(step(t)!)
      play(t, legal(t)[0])
    }
    expect(met).toEqual(['choose-faction', 'place-dwelling', 'choose-card'])
    expect(step(t)).toBe('action')
    expect(t.players[0].workers).toBeGreaterThan(box.factions[t.players[0].faction].start.workers)
  })
})

describe('TM-14 options', () => {
  test('off by default; on, the expansion tiles are in', () => {
    const base = game.setup({ seats: 3, seed: 'o' })
    const extra = game.setup({ seats: 3, seed: 'o', options: { 'town-tiles': 'extra' } })
    expect(base.towns.slice(5)).toEqual([0, 0, 0])
    expect(extra.towns.slice(5)).toEqual([1, 2, 1])
    const seen = { card: false, tile: false }
    for (let n = 0; n < 60; n++) {
      const t = game.setup({ seats: 5, seed: `${n}`, options: { 'bonus-cards': 'ten', 'scoring-tiles': 'nine' } })
      const plain = game.setup({ seats: 5, seed: `${n}` })
      seen.card ||= t.cards[9] >= 0
      seen.tile ||= t.scoring.includes(8)
      expect([plain.cards[9], plain.scoring.includes(8)]).toEqual([-1, false])
    }
    expect(seen).toEqual({ card: true, tile: true })
  })
  test('variable turn order: the order of passing is the next turn order', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads', 'giants'],
        structures: [{ F4: 'D' }, { F3: 'D' }, { D7: 'D' }],
        options: { 'turn-order': 'variable' },
      },
      { bowls: [2, 4, 6] },
    )
    play(t, 'power:coins', 'done', 'pass', 'done') // Seat 1 passes first, then 2, then 0; clockwise it would be 1, 2, 0 as well, so seat 2 waits.
    play(t, 'convert:worker-coin', 'convert:worker-coin')
    passRound(t)
    expect(t.order).toEqual([1, 2, 0])
    const u = stage(
      {
        factions: ['witches', 'nomads', 'giants'],
        structures: [{ F4: 'D' }, { F3: 'D' }, { D7: 'D' }],
        options: { 'turn-order': 'variable' },
      },
      {},
      { bowls: [2, 4, 6] },
    )
    play(u, 'pass', 'done', 'power:coins', 'done', 'pass', 'done')
    passRound(u)
    expect(u.order).toEqual([0, 2, 1])
  })
  test('the tenth card gives 3 VP a shipping level, the ninth tile 4 VP a temple and 2 coins a priest on the cult board', () => {
    const t = stage(
      {
        factions: ['witches', 'nomads'],
        structures: [{ F4: 'TP' }, { E8: 'D' }],
        scoring: 'SCORE9',
        cards: ['BON10', 'BON3'],
      },
      { shipping: 2, coins: 9, workers: 9, priests: 1 },
    )
    play(t, 'upgrade:F4,temple', 'favor:fire-1-coins-3')
    expect(t.players[0].vp).toBe(24)
    play(t, 'done', 'pass', 'done', 'priest:air,3', 'done', 'pass')
    expect(t.players[0].vp).toBe(30)
    const { coins } = t.players[0]
    play(t, 'done')
    expect([t.round, t.players[0].coins]).toEqual([2, coins + 2 + 3 + 4]) // The priest, the favor tile, the card.
  })
  test('a corrected figure needs no code: another box beside the shipped one', () => {
    const data = structuredClone(shipped)
    data.constants.rounds = 5
    expect(boxOf(data).rounds).toBe(5)
    expect(box.rounds).toBe(6)
  })
})
