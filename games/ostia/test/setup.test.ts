/** OST-1 and OST-2: what is in the box and how it is laid out; OST-3: what is known; OST-14: the tiles. */
import { readFileSync } from 'node:fs'
import {
  OMNISCIENT,
  codec,
  type ComponentFile,
  HIDDEN,
  Match,
  originIn,
  ORIGINS,
  origins,
  SPECTATOR,
} from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { ostia, shipped, supply, V } from '../index.ts'
import { provenance as notes } from '../words/provenance.en.ts'
import {
  at,
  deal,
  fleet,
  give,
  GOODS,
  legal,
  node,
  pass,
  play,
  port,
  why,
  ships,
  step,
  table,
  tileAt,
  tilesOn,
  total,
  turnOf,
} from './helpers.ts'

const { data, ...box } = ostia.box
const COUNTS = [2, 3, 4] as const
const components = JSON.parse(readFileSync(new URL('../data/components.json', import.meta.url), 'utf8')) as {
  components: { id: string; count: number; perColour?: number }[]
}
const count = (id: string) => components.components.find(c => c.id === id)!.count
const fresh = (seats: number, seed = 'fresh') => ostia.setup({ seats, seed })

describe('components', () => {
  test('OST-1.1 the data hold what the box holds', () => {
    expect(data.destinationTiles.tiles).toHaveLength(count('destination-tile'))
    expect(data.placementCards.cards).toHaveLength(count('initial-placement-card'))
    expect(data.orderCards.cards).toHaveLength(count('order-card'))
    expect(data.initialTiles.tiles).toHaveLength(count('initial-trade-port-tile'))
    expect(data.tradeTiles.tiles).toHaveLength(count('trade-port-tile'))
    expect(total(data.buildingTokens.kinds.map(k => k.count))).toBe(count('building-token'))
    expect(data.discoveryTiles.tiles).toHaveLength(count('discovery-tile'))
    expect(data.transportTiles.tiles).toHaveLength(count('transport-port-tile'))
    expect(4 * data.buildingTrack.rowsFromBottom.length).toBe(count('building-disc'))
    expect([count('amphora-token'), count('reward-cube'), count('start-player-marker'), count('main-board')]).toEqual([
      35, 4, 1, 1,
    ])
    expect([count('resource-cube-1'), count('resource-cube-3')]).toEqual([65, 30])
  })

  test('OST-1.2 three ponta and fourteen corbita a player, as the setup needs them', () => {
    const t = fresh(4)
    for (const h of t.harbours) {
      const left = box.ships.slice(h.shipRows)
      expect(total(h.corbita) + h.fleet.length + left.filter(r => !r.ponta).length).toBe(14)
      expect(total(h.ponta) + left.filter(r => r.ponta).length).toBe(3)
    }
    expect([count('corbita-ship'), count('ponta-ship')]).toEqual([14 * 4, 3 * 4])
  })

  test('OST-1.3 resources are plain numbers without end', () => {
    const t = table()
    give(t, 0, { ships: [9, 1, 1, 1, 1, 1], goods: { permit: 1000 } })
    play(t, 'select:permit')
    expect(t.harbours[0].goods[0]).toBe(1009)
  })

  test('OST-1.4 OST-2.5 EX-A3 7 amphorae a player in the supply; gaining more is never limited', () => {
    for (const [n, amphorae] of [
      [2, 14],
      [3, 21],
      [4, 28],
    ] as const)
      expect(supply(fresh(n), ostia.box)).toBe(amphorae)
    const t = at('order', { goods: { barley: 8 }, amphorae: 40 })
    deal(t, 'order-16', 'order-01', 'order-02', 'order-03')
    play(t, 'order:order-16,plain')
    expect(t.harbours[0].amphorae).toBe(43)
    expect(supply(t, ostia.box)).toBe(0)
  })

  test('OST-1.5 no cap on ships in a section, cards or amphorae; one token a spot, one disc of a colour a tile', () => {
    const t = at('shipbuild', { ships: [12, 9, 2, 2, 2, 0], goods: { wood: 2 } })
    play(t, 'launch:permit')
    expect(ships(t)[0]).toBe(13)
    const u = at('build', { goods: { stone: 20 }, fleet: ['corinthus', 'tomis'], spots: ['spot-reward'] })
    expect(why(u, 'build:salona')).toBe('OST-9.1 own-disc:salona')
    play(u, 'build:tomis')
    expect(why(u, 'place:spot-reward')).toBe('OST-9.5 spot-taken:spot-reward')
  })
})

describe('setup', () => {
  test('OST-2.1 the sea is the graph of the board', () => {
    expect(box.nodes).toHaveLength(29)
    for (const path of Object.values(data.board.paths)) {
      for (const [k, id] of path.entries()) expect(box.nodes[box.before[node(id)]]).toBe(path[k - 1])
    }
    expect(box.after[node('damascus')]).toEqual([])
  })

  test('OST-2.2 each building place has as many tokens of its kind as there are players', () => {
    for (const n of COUNTS) {
      expect(data.setup.byPlayerCount[n].buildingTokensPerPlace).toBe(n)
      // Tokens are not stored: a place holds players − discs on its tile, so all n players can build there, and nobody twice.
      const t = table({ seats: n })
      for (let seat = 0; seat < n; seat++) {
        expect(turnOf(at('build', { goods: { stone: 3 }, fleet: ['tomis'] }, t))).toBe(seat)
        play(t, 'build:tomis', 'place:spot-reward')
      }
      expect(t.harbours.map(h => h.spots[box.spots.indexOf('spot-reward')])).toEqual(Array(n).fill(node('tomis')))
    }
  })

  test('OST-2.3 one tile of its kind on every space of the sea, each tile once', () => {
    for (const n of COUNTS) {
      const t = fresh(n)
      const kinds = {
        'initial-trade-port': 'initial-trade',
        'trade-port': 'port-',
        'transport-port': 'transport-',
        destination: 'destination-',
      } as Record<string, string>
      for (const [k, { kind, id }] of data.board.nodes.entries()) {
        if (kind === 'departure') expect(t.tiles[k]).toBe(-1)
        else expect(tileAt(t, id).startsWith(kinds[kind]!), id).toBe(true)
      }
      const laid = t.tiles.filter(x => x >= 0)
      expect(laid).toHaveLength(28)
      expect(new Set(laid).size).toBe(28)
    }
    expect(fresh(2, 'a').tiles).not.toEqual(fresh(2, 'b').tiles)
    const seen = new Set(Array.from({ length: 60 }, (_, n) => fresh(2, `${n}`).tiles).flat())
    expect(seen.size - 1).toBe(box.tiles.length) // each of the 16 trade port tiles comes up, though only 8 are laid
  })

  test('OST-2.4 EX-A4 8, 12 or 16 discovery tiles, and always four with the reward icon', () => {
    for (const [n, animals] of [
      [2, 8],
      [3, 12],
      [4, 16],
    ] as const) {
      const t = fresh(n)
      expect(total(t.discoveries.map(d => d[0] + d[1] + d[2]))).toBe(animals)
      expect(total(t.discoveries.map(d => d[3]))).toBe(4)
    }
    const t = fresh(4)
    expect([0, 1, 2].map(kind => total(t.discoveries.map(d => d[kind])))).toEqual([6, 6, 4])
    expect(fresh(3, 'a').discoveries).not.toEqual(fresh(3, 'b').discoveries)
  })

  test('EX-C57 2 / 3 / 4 tiles on each of four lines, one reward tile on each final route', () => {
    for (const n of COUNTS) {
      const t = fresh(n)
      for (const s of ['north', 'north-east', 'south-east', 'south']) {
        expect(tilesOn(t, `discovery-${s}`)).toBe(n)
        expect(t.discoveries[box.spaces.findIndex(x => x.id === `bonus-${s}`)]).toEqual([0, 0, 0, 1])
      }
      const route = (space: string) => data.board.edges.find(e => e.discovery?.space === space)!.route
      expect(['north', 'north-east', 'south-east', 'south'].map(r => route(`bonus-${r}`))).toEqual([
        'north',
        'north-east',
        'south-east',
        'south',
      ])
    }
  })

  test('OST-2.6 34 cards shuffled, four of them face up', () => {
    const t = fresh(2, 'a')
    const u = fresh(2, 'b')
    expect([t.row.length, t.deck.length]).toEqual([4, 30])
    expect([...t.row, ...t.deck].sort((a, b) => a - b)).toEqual(Array.from({ length: 34 }, (_, k) => k))
    expect(t.deck).not.toEqual(u.deck)
  })

  test('OST-2.7 OST-2.7a OST-2.7b one corbita in each section, one more in each of the three of a placement card, each card once', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 40; n++) {
      const cards = fresh(4, `card ${n}`).harbours.map(h => {
        const more = h.corbita.flatMap((k, s) => (k === 2 ? [box.sections[s]] : []))
        expect(h.corbita.every(k => k === 1 || k === 2)).toBe(true)
        expect(total(h.corbita)).toBe(9)
        return [...more].sort().join(' ')
      })
      expect(new Set(cards).size).toBe(4)
      for (const c of cards) seen.add(c)
    }
    expect([...seen].sort()).toEqual(data.placementCards.cards.map(c => [...c.sections].sort().join(' ')).sort())
  })

  test('OST-2.7c two of each of five resources; the supervise section never holds any', () => {
    const t = fresh(3)
    for (const h of t.harbours) expect(h.goods).toEqual([2, 2, 2, 2, 2])
    expect(data.harbourBoard.sections[5]!.resource).toBeNull()
  })

  test('OST-2.7d OST-2.7e discs on seven rows, ships on eight: ponta on rows 3, 5, 7', () => {
    const t = fresh(2)
    const h = t.harbours[0]
    expect(h.discs).toBe(0) // before the first choice all seven discs are still on the track
    expect([box.discs.length, h.discRows]).toEqual([7, 0])
    expect(box.ships.flatMap((r, k) => (r.ponta ? [k + 1] : []))).toEqual([3, 5, 7])
    expect(box.ships).toHaveLength(8)
  })

  test('OST-2.7f OST-2.7g the corbita of row 1 is at the departure, the cube at 0', () => {
    for (const h of fresh(4).harbours)
      expect([h.shipRows, h.fleet, h.reward]).toEqual([1, [node('ostia-departure')], 0])
  })

  test('OST-2.8 the start player is random, the order clockwise from there', () => {
    const starts = new Set(Array.from({ length: 40 }, (_, n) => fresh(4, `start ${n}`).start))
    expect([...starts].sort()).toEqual([0, 1, 2, 3])
    const t = fresh(3, 'x')
    while (step(t) === 'initial-port') play(t, legal(t)[0]!)
    expect(turnOf(t)).toBe(t.start)
    pass(t)
    expect(turnOf(t)).toBe((t.start + 1) % 3)
  })

  test('OST-2.9 EX-C40 the initial ports are chosen in reverse turn order; disc, token on the initial spot, tile', () => {
    const t = fresh(3)
    const { start } = t
    const order: number[] = []
    for (const name of ['carthago', 'salona', 'corinthus']) {
      order.push(turnOf(t))
      expect(why(t, 'port:tomis')).toBe('OST-2.9 not-initial-port')
      play(t, `port:${name}`)
      const h = t.harbours[order.at(-1)!]
      expect([h.discs, h.discRows, h.reward]).toEqual([1 << port(name), 1, 0])
      expect(h.spots[0]).toBe(node(name))
      expect(h.spots.slice(1).every(s => s === -1)).toBe(true)
      if (step(t) === 'initial-port') expect(why(t, `port:${name}`)).toBe('OST-2.9 port-taken')
    }
    expect(order).toEqual([(start + 2) % 3, (start + 1) % 3, start])
    // Tokens left at a place: players − discs.
    expect(
      ['salona', 'syracusae', 'corinthus', 'carthago'].map(
        p => 3 - t.harbours.filter(h => (h.discs >> port(p)) & 1).length,
      ),
    ).toEqual([2, 3, 2, 2])
    // The tile's trade effect is the player's from then on.
    const u = at('trade', { goods: { gold: 1 } }, table())
    expect(legal(u, 'trade')).toEqual(['trade:salona'])
  })

  test('OST-2.10 EX-A17 after setup: 6 discs, 4 corbita and 3 ponta on the tracks, 9 corbita in the harbour, 1 at the departure', () => {
    for (const n of COUNTS)
      for (const h of table({ seats: n }).harbours) {
        const left = box.ships.slice(h.shipRows)
        expect(box.discs.length - h.discRows).toBe(6)
        expect([left.filter(r => !r.ponta).length, left.filter(r => r.ponta).length]).toEqual([4, 3])
        expect([total(h.corbita), total(h.ponta), h.fleet.length]).toEqual([9, 0, 1])
        expect(h.discs.toString(2).replaceAll('0', '')).toBe('1')
        expect(h.goods).toEqual([2, 2, 2, 2, 2])
      }
  })

  test('OST-2.11 two to four players, no variant', () => {
    expect(ostia.seats).toEqual({ min: 2, max: 4 })
    expect(ostia.options).toEqual([])
  })

  test('OST-2.12 EX-C41 everything lies there before the first choice; with four players the start player takes what is left', () => {
    const t = fresh(4)
    expect([step(t), t.row.length, tilesOn(t, 'discovery-north'), fleet(t)]).toEqual([
      'initial-port',
      4,
      4,
      ['ostia-departure'],
    ])
    expect(turnOf(t)).toBe((t.start + 3) % 4)
    play(t, 'port:salona', 'port:corinthus', 'port:carthago')
    expect([step(t), turnOf(t)]).toEqual(['select', t.start])
    expect(t.harbours[t.start].discs).toBe(1 << port('syracusae'))
    expect(t.harbours.map(h => h.reward)).toEqual([0, 0, 0, 0])
  })
})

describe('information', () => {
  test('OST-3.1 everything is public but the order of the deck', () => {
    const t = fresh(3)
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const v = ostia.view(t, viewer)
      expect(v).toEqual({ ...t, rng: [0, 0, 0, 0], deck: t.deck.map(() => HIDDEN) })
    }
    expect(ostia.view(t, OMNISCIENT)).toEqual(t)
    const possible = ostia.determinize(ostia.view(t, 0), 0, [1, 2, 3, 4])
    expect([...possible.deck].sort()).toEqual([...t.deck].sort())
    expect(possible.deck).not.toEqual(t.deck)
  })

  test('OST-3.2 after the setup only the refill of the row is random, and only the player on turn is ever asked', () => {
    for (const [seed, n] of [
      ['chance', 2],
      ['chance 2', 4],
    ] as const) {
      const match = new Match(ostia, { rules: ostia.rules, seats: n, options: {}, seed, rows: [] })
      const rng = match.table.rng.slice()
      let reveals = 0
      let pick = 1
      for (let k = 0; k < 400 && !match.over; k++) {
        const moves = legal(match.table)
        pick = (pick * 48271) % 2147483647
        const before = match.table.deck.length
        match.play(turnOf(match.table), moves[pick % moves.length]!)
        if (step(match.table) !== 'initial-port' && !match.over) expect(turnOf(match.table)).toBe(match.table.turn)
        reveals += before - match.table.deck.length
        expect(match.table.revealCount).toBe(reveals)
      }
      expect(reveals).toBeGreaterThan(0)
      expect(match.table.rng).toEqual(rng)
    }
  })
})

describe('tiles', () => {
  const initial = data.initialTiles.tiles
  const trade = data.tradeTiles.tiles
  test('OST-14.1 initial trade ports: one gold for a stone, barley, permit or wood, four times at most', () => {
    expect(initial.map(t => [t.pay, t.gain, t.maxUses])).toEqual([
      [{ gold: 1 }, { stone: 1 }, 4],
      [{ gold: 1 }, { barley: 1 }, 4],
      [{ gold: 1 }, { permit: 1 }, 4],
      [{ gold: 1 }, { wood: 1 }, 4],
    ])
    for (const { id, gain } of initial) {
      const t = at('trade', { goods: { gold: 1 } })
      t.tiles[node('salona')] = box.tiles.findIndex(x => x.id === id)
      play(t, 'trade:salona')
      expect(t.harbours[0].goods).toEqual(GOODS.map(g => (gain as Record<string, number>)[g] ?? 0))
    }
  })

  test('OST-14.2 the sixteen trade ports', () => {
    const by = (id: string) => box.tiles.find(t => t.id === id)!
    const icons = (id: string) => [by(id).timing, by(id).icons]
    expect(icons('port-building-icons')).toEqual(['end-icons', [2, 0, 0, 0, 0]])
    expect(icons('port-ship-icons')).toEqual(['end-icons', [0, 2, 0, 0, 0]])
    expect(icons('port-amphora-icons')).toEqual(['end-icons', [0, 0, 2, 0, 0]])
    expect(icons('port-animal-icons')).toEqual(['end-icons', [0, 0, 0, 1, 1]])
    expect(
      ['port-building-vp', 'port-ship-vp', 'port-amphora-vp', 'port-set-vp', 'port-far-sea-vp'].map(id => by(id).vpPer),
    ).toEqual([0, 1, 2, 3, 4].map(per => ({ per, vp: [2, 2, 2, 4, 5][per] })))
    expect([by('port-reward').timing, by('port-reward').gain]).toEqual(['immediate', [0, 0, 0, 0, 0, 0, 2]])
    const trades = ['wood', 'barley', 'permit', 'stone', 'amphora', 'reward'].map(g => by(`port-trade-${g}`))
    expect(trades.map(t => [t.gold, t.gain, t.max])).toEqual([
      [2, [0, 3, 0, 0, 0, 0, 0], 4],
      [2, [0, 0, 3, 0, 0, 0, 0], 4],
      [2, [3, 0, 0, 0, 0, 0, 0], 4],
      [2, [0, 0, 0, 3, 0, 0, 0], 4],
      [4, [0, 0, 0, 0, 0, 1, 0], 4],
      [4, [0, 0, 0, 0, 0, 0, 1], 0],
    ])
    expect(trade).toHaveLength(16)
  })

  test('OST-14.3 transport ports: two gold, stone, barley or wood, never permits', () => {
    const gains = data.transportTiles.tiles.map(t => JSON.stringify(t.gain))
    expect([...new Set(gains)].sort()).toEqual(['{"barley":2}', '{"gold":2}', '{"stone":2}', '{"wood":2}'])
    expect(box.tilesFor[3].map(k => total(box.tiles[k].gain))).toEqual(Array(12).fill(2))
  })

  test('OST-14.4 discovery tiles: 6 exotic, 6 wild, 4 both, each with 2 gold; 4 with a reward', () => {
    const kinds = data.discoveryTiles.tiles.map(t => t.kind)
    expect(['exotic', 'wild', 'both', 'reward'].map(k => kinds.filter(x => x === k).length)).toEqual([6, 6, 4, 4])
    expect(box.discoveries).toEqual([
      { gain: [0, 0, 0, 0, 2, 0, 0], wild: 0, exotic: 1 },
      { gain: [0, 0, 0, 0, 2, 0, 0], wild: 1, exotic: 0 },
      { gain: [0, 0, 0, 0, 2, 0, 0], wild: 1, exotic: 1 },
      { gain: [0, 0, 0, 0, 0, 0, 1], wild: 0, exotic: 0 },
    ])
  })

  test('OST-14.5 destinations: 3 / 2 reward at once, or 3 / 2 VP per ship icon, amphora, building icon at the end', () => {
    const halves = (id: string) =>
      box.tiles.find(t => t.id === id)!.halves.map(h => (h.vpPer ? [h.vpPer.per, h.vpPer.vp] : ['reward', h.gain[6]]))
    expect(halves('destination-reward')).toEqual([
      ['reward', 3],
      ['reward', 2],
    ])
    expect(halves('destination-ships')).toEqual([
      [1, 3],
      [1, 2],
    ])
    expect(halves('destination-amphorae')).toEqual([
      [2, 3],
      [2, 2],
    ])
    expect(halves('destination-buildings')).toEqual([
      [0, 3],
      [0, 2],
    ])
  })
})

describe('provenance', () => {
  test('every file says where its numbers come from', () => {
    for (const [id, { provenance }] of Object.entries(shipped)) {
      expect(ORIGINS, id).toContain(provenance.default)
      // What was reconstructed is justified: what it satisfies, or why it does not matter.
      if (provenance.default === 'reconstructed') expect(Object.keys(notes[id]!).join(), id).toMatch(/satisfies|note/)
    }
    for (const level of data.rewardTrack.levels) expect(['rulebook', 'reconstructed']).toContain(level.provenance)
  })

  test("what the rulebook does not give is not said to be the rulebook's, piece by piece", () => {
    const files = shipped as unknown as Record<keyof typeof shipped, ComponentFile>
    const from = (id: keyof typeof shipped) => origins(files[id])
    // RB 발견: the row of the four reward tiles has no text, so the 1 is ours (OST-D11); the sixteen animals are given.
    expect(from('discoveryTiles')).toEqual({ rulebook: 16, public: 0, reconstructed: 4 })
    for (const tile of data.discoveryTiles.tiles)
      expect(originIn(files.discoveryTiles, 'tiles', tile)).toBe(tile.kind === 'reward' ? 'reconstructed' : 'rulebook')
    // RB 수송 항구: four effects for twelve tiles. That each exists is given; how many there are of each is ours (OST-D24).
    expect(from('transportTiles')).toEqual({ rulebook: 4, public: 0, reconstructed: 8 })
    const given = data.transportTiles.tiles.filter(t => originIn(files.transportTiles, 'tiles', t) === 'rulebook')
    expect(new Set(given.map(t => JSON.stringify(t.gain))).size).toBe(4)
    // Eight trade ports are inferred (OST-D1), in the set-up and on the board.
    expect([originIn(files.setup, 'tradePortTilesPlaced'), originIn(files.setup, 'transportPortTilesPlaced')]).toEqual([
      'reconstructed',
      'rulebook',
    ])
    expect(data.board.nodes.filter(n => n.kind === 'trade-port').map(n => originIn(files.board, 'nodes', n))).toEqual(
      Array(8).fill('reconstructed'),
    )
    // RB 보상과 승점: two of the thirteen levels are in its example. RB 건축: Palmyra and Damascus.
    expect(
      data.rewardTrack.levels.filter(l => originIn(files.rewardTrack, 'levels', l) === 'rulebook').map(l => l.level),
    ).toEqual([4, 10])
    expect(originIn(files.board, 'impliedReach')).toBe('rulebook')
    for (const id of ['orderCards', 'placementCards', 'shipTrack', 'buildingTrack', 'buildingTokens'] as const)
      expect(from(id), id).toMatchObject({ rulebook: 0, public: 0 })
    for (const id of ['harbourBoard', 'initialTiles', 'tradeTiles', 'destinationTiles', 'scoring'] as const)
      expect(from(id), id).toMatchObject({ public: 0, reconstructed: 0 })
  })

  test('every thing has an id of its own, and the action space has room for all of them', () => {
    const { domains } = codec(V)
    for (const d of new Set(domains.flat())) {
      const ids = d.words(ostia.box as never)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeLessThanOrEqual(d.size)
    }
  })
})
