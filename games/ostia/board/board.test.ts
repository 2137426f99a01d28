import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acting, heardNotes, read, ruleOf, speaker } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { type Box, boxOf, PONTA, SECTIONS, shipped } from '../rules/box.ts'
import { N, ostia, type OstiaTable, V } from '../rules/index.ts'
import { wander } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { sowings } from './sowing.ts'
import { berths, CENTRE, passing, SHIP_HEIGHT, SHIP_WIDTH, WATER } from './basin.ts'
import { chartOf, covered, hills, shores, SLOT, slots as slotsOf, VIEW } from './chart.ts'
import { measure, rowsOf } from '../../../board/tokens.ts'
import { changes, type Tooltip, tooltipOf } from '../../../board/tooltips.ts'
import { litIn, misplaced, type Place as BoardPlace, placesOf } from '../../../board/places.ts'
import { amounts, type Context, tooltips } from './tooltips.ts'
import { facts } from './facts.ts'
import { gathered } from './holdings.ts'
import { PLACES } from './places.ts'
import { around, fan, graticule, hexagon, inside, overlap, path, type Rect, shore } from '../../../board/geometry.ts'
import { drops, legs, trace, type Trail } from './story.ts'

const box = boxOf(shipped)
const within = (r: Rect) =>
  r.x >= VIEW.x + 5 &&
  r.y >= VIEW.y + 5 &&
  r.x + r.width <= VIEW.x + VIEW.width - 5 &&
  r.y + r.height <= VIEW.y + VIEW.height - 5

describe('the chart', () => {
  const chart = chartOf(box)
  test('every tile and crate lies in the frame, none upon another, none upon a discovery tile', () => {
    const tiles = chart.places
      .filter(p => p.kind !== 'departure')
      .map(p => ({ id: p.id, ...around(p.tile, p.size.width, p.size.height) }))
    const slots = chart.spaces
      .flatMap((at, k) => slotsOf(at, box.spaces[k]!.slots.length))
      .map(at => around(at, SLOT, SLOT))
    expect(tiles.filter(t => !within(t)).map(t => t.id)).toEqual([])
    expect(
      tiles.flatMap((a, k) =>
        tiles
          .slice(k + 1)
          .filter(b => overlap(a, b))
          .map(b => `${a.id} ${b.id}`),
      ),
    ).toEqual([])
    expect(tiles.filter(t => slots.some(s => overlap(t, s))).map(t => t.id)).toEqual([])
  })
  test('no tile hides a node', () => {
    for (const p of chart.places)
      for (const q of chart.places) {
        if (p.kind !== 'departure')
          expect(
            overlap(around(p.tile, p.size.width, p.size.height), around(q.at, 18, 18)),
            `${p.id} over ${q.id}`,
          ).toBe(false)
      }
  })
  test('roads and slots are those of the board', () => {
    expect(chart.roads).toHaveLength(box.data.board.edges.length)
    expect(chart.spaces).toHaveLength(box.spaces.length)
    for (const at of chart.spaces)
      for (const n of [1, 2, 3, 4])
        expect(slotsOf(at, n).reduce((x, p) => x + p[0] / n, 0)).toBeCloseTo(at[0], n === 3 ? -2 : 5)
  })
  test('mountains stand on land and leave free what is read', () => {
    const lines = shores()
    const free = covered(chart)
    const all = hills(free)
    expect(all.length).toBeGreaterThan(120)
    for (const h of all) {
      expect(lines.some(l => inside(h.at, l))).toBe(true)
      expect(free.some(r => overlap(r, around(h.at, 2, 2)))).toBe(false)
    }
  })
  test('a board with other nodes is drawn, too', () => {
    const other = structuredClone(shipped)
    for (const n of other.board.nodes) n.id = `x-${n.id}`
    for (const e of other.board.edges) {
      e.from = `x-${e.from}`
      e.to = `x-${e.to}`
    }
    for (const list of [other.board.exits, other.board.branches]) for (const f of list) f.firstNode = `x-${f.firstNode}`
    for (const i of other.board.impliedReach) {
      i.arrivedAt = `x-${i.arrivedAt}`
      i.countsAsReached = `x-${i.countsAsReached}`
    }
    other.board.departure = `x-${other.board.departure}`
    other.board.fork = `x-${other.board.fork}`
    for (const p of chartOf(boxOf(other)).places) expect(p.tile.every(Number.isFinite)).toBe(true)
  })
})

describe('lines', () => {
  test('a coast is the same every time, goes through its points and stays straight on the frame', () => {
    const points = [
      [0, 0, 1],
      [100, 0, 1],
      [90, 60],
      [10, 70],
    ] as const
    expect(shore(points, 3)).toEqual(shore(points, 3))
    expect(shore(points, 3)).not.toEqual(shore(points, 4))
    expect(shore(points, 3)).toHaveLength(32)
    expect(
      shore(points, 3)
        .slice(0, 9)
        .every(([, y]) => y === 0),
    ).toBe(true)
    expect(shore(points, 3)[16]).toEqual([90, 60])
  })
  test('path data', () => {
    expect(
      path([
        [0, 0],
        [1.26, 2],
      ]),
    ).toBe('M0 0L1.3 2Z')
    expect(
      path(
        [
          [0, 0],
          [1, 2],
        ],
        true,
      ),
    ).toBe('M0 0L1 2')
    expect(graticule({ x: 0, y: 0, width: 48, height: 36 })).toMatch(/^M2 0h2v7h-2z/)
    expect(hexagon([0, 0], 10)[0]!.map(Math.round)).toEqual([-5, -9])
  })
  test('ships side by side never hide more than a third of each other', () => {
    for (let n = 1; n <= 4; n++) {
      const at = fan(n)
      expect(at.reduce((a, b) => a + b, 0)).toBeCloseTo(0)
      for (let k = 1; k < n; k++) expect(at[k]! - at[k - 1]!).toBeGreaterThanOrEqual((34 * 2) / 3)
    }
  })
})

describe('the basin', () => {
  const water = hexagon(CENTRE, WATER)
  test('up to six ships of a section lie in its water and hide no more than a third of each other', () => {
    for (let k = 0; k < SECTIONS; k++)
      for (let corbita = 0; corbita <= 8; corbita++)
        for (let ponta = 0; ponta <= 3; ponta++) {
          const all = berths(k, corbita, ponta)
          const own = [CENTRE, water[k]!, water[(k + 1) % 6]!]
          expect(all).toHaveLength(Math.min(6, corbita + ponta))
          const hulls = all.map(b => ({
            x: b.x - (SHIP_WIDTH[b.kind as 0 | 1] * b.scale) / 2,
            y: b.y - SHIP_HEIGHT * b.scale,
            width: SHIP_WIDTH[b.kind as 0 | 1] * b.scale,
            height: SHIP_HEIGHT * b.scale,
          }))
          hulls.forEach((h, n) => {
            for (const [x, y] of [
              [h.x, h.y],
              [h.x + h.width, h.y],
              [h.x, h.y + h.height],
              [h.x + h.width, h.y + h.height],
            ] as const)
              expect(inside([x, y], own), `${k}: ${corbita} + ${ponta}`).toBe(true)
            for (const o of hulls.slice(n + 1))
              expect(
                overlap(
                  { x: h.x + h.width * 0.17, y: h.y, width: h.width * 0.66, height: h.height - 0.01 },
                  { ...o, x: o.x + o.width * 0.17, width: o.width * 0.66 },
                ),
              ).toBe(false)
          })
          expect(
            all.every(b => b.scale >= (corbita + ponta > 3 ? 0.5 : 0.7)),
            `${k}: ${corbita} + ${ponta} at ${all[0]?.scale}`,
          ).toBe(true)
          expect(all.filter(b => b.kind === PONTA)).toHaveLength(ponta)
        }
  })
  test('the last drop on a section gives its number', () => {
    expect(passing([1, 2, 3, 4, 5, 0, 1])).toEqual([6, 7, 2, 3, 4, 5])
    expect(passing([])).toEqual([0, 0, 0, 0, 0, 0])
  })
})

describe('what a section would bring', () => {
  test('foreseen as the rules then play it: production, drops, last section, second sowing', () => {
    let compared = 0
    let chained = 0
    for (const seed of ['a', 'b', 'c'])
      wander({ seed: seed, most: 600, seats: 3 }, (match, before) => {
        const entry = match.log(0, match.seq - 1)[0]!
        const move = read(V, entry.move)
        if (move?.kind !== 'select') return
        const from = box.sections.indexOf(move.args[0])
        const plan = sowings(before, entry.seat, ostia)[from]!
        const h = before.harbours[entry.seat]!
        const told = heardNotes(N, entry.heard)
        const produced = told.find(n => n.kind === 'produced')
        expect(plan.ships).toBe(h.corbita[from]! + h.ponta[from]!)
        expect(plan.last).toBe((from + plan.ships) % SECTIONS)
        expect(plan.produced).toBe(produced ? produced.args[2] : 0)
        expect(plan.after.corbita.reduce((a, b) => a + b, 0)).toBe(h.corbita.reduce((a, b) => a + b, 0))
        if (h.ponta[from] === 0) {
          expect(drops(entry.heard, entry.seat, box).map(d => d.section)).toEqual(plan.drops)
          expect(
            match.table.todo.some(s => s.do === 'drop') ||
              plan.after.corbita.join() === match.table.harbours[entry.seat]!.corbita.join(),
          ).toBe(true)
        }
        expect(plan.second === null).toBe(plan.last !== SECTIONS - 1)
        if (plan.second) {
          chained++
          expect(plan.second.from).toBe(SECTIONS - 1)
          expect(plan.second.ships).toBe(plan.after.corbita[5]! + plan.after.ponta[5]!)
          expect(plan.second.last).toBe((plan.second.ships + 5) % SECTIONS)
        }
        compared++
      })
    expect(compared).toBeGreaterThan(100)
    expect(chained).toBeGreaterThan(5)
  })
  test('an empty section brings nothing, and nothing is foreseen when it is not the time', () => {
    const t = ostia.setup({ seats: 2, seed: 'x' })
    expect(sowings(t, 0, ostia)).toEqual([null, null, null, null, null, null])
  })
})

describe('what happened', () => {
  test('a trail keeps the roads of one turn, and forgets them with the next', () => {
    let trail: Trail | null = null
    let longest = 0
    wander({ seed: 'trail', most: 500, seats: 2 }, match => {
      const entry = match.log(0, match.seq - 1)[0]!
      trail = trace(trail, entry, box)!
      expect(trail.seat).toBe(entry.seat)
      for (const n of legs(entry, entry.seat, box)) expect(trail.nodes).toContain(n)
      if (entry.move.startsWith('select:')) expect(trail.nodes).toEqual([])
      expect(trace(trail, entry, box)).toBe(trail)
      longest = Math.max(longest, trail.nodes.length)
    })
    expect(longest).toBeGreaterThan(1)
  })
})

describe.each(['ko', 'en'] as const)('in %s', lang => {
  const people = ['Ada', 'Ben', 'Cy', 'Dee']
  const say = speaker(ostia, words[lang], people)
  const about = (view: OstiaTable, seat = 0): Context => ({ view, game: ostia, box, speaker: say, seat })
  const explain = (target: string, context: Context): Tooltip => tooltipOf(tooltips, target, context)
  const untold = /undefined|NaN|\{|\}/
  test('every thing on the board explains itself with a rule that has a sentence', () => {
    expect(explain('track:ships', about(ostia.setup({ seats: 2, seed: 'z' }))).source).toBe('reconstructed')
    wander({ seed: `explain ${lang}`, most: 160, seats: 4 }, match => {
      const view = match.table
      const context = about(view, view.turn)
      const targets = [
        ...box.nodes.map(n => `node:${n}`),
        ...box.sections.map(s => `section:${s}`),
        ...view.row.map(c => `card:${box.cardIds[c]}`),
        ...box.spots.map(s => `spot:${s}`),
        ...box.spaces.map(s => `space:${s.id}`),
        'good:wood',
        'ship:ponta',
        'count:3',
        'discovery:wild',
        'extra:with-extra',
        'track:ships',
        'track:discs',
        'track:reward',
        'supply:amphora',
        'deck:order',
      ]
      for (const target of targets) {
        const p = explain(target, context)
        expect(p.title, target).not.toBe('')
        expect([p.title, ...p.lines].join(), target).not.toMatch(untold)
        expect(say.rule(p.rule), `${target}: ${p.rule}`).not.toBe('')
        if (p.source) expect(words[lang].texts[p.source], `${target}: ${p.source}`).toBeTruthy()
      }
    })
  })
  test('a plate says where its very piece comes from', () => {
    const view = ostia.setup({ seats: 2, seed: 'z' })
    const context = about(view)
    const from = (target: string) => explain(target, context).source
    expect(
      [
        'discovery:wild',
        'discovery:reward',
        'space:discovery-north',
        'space:bonus-north',
        'card:order-01',
        'spot:spot-reward',
        'track:ships',
      ].map(from),
    ).toEqual(['rulebook', 'reconstructed', 'rulebook', 'reconstructed', 'reconstructed', 'rulebook', 'reconstructed'])
    view.tiles[box.nodes.indexOf('transport-n1')] = box.tiles.findIndex(t => t.id === 'transport-gold-1')
    view.tiles[box.nodes.indexOf('transport-n2')] = box.tiles.findIndex(t => t.id === 'transport-gold-2')
    expect(
      [
        'node:transport-n1',
        'node:transport-n2',
        'node:salona',
        'node:tomis',
        'node:byzantium',
        'node:ostia-departure',
      ].map(from),
    ).toEqual(['rulebook', 'reconstructed', 'rulebook', 'rulebook', 'rulebook', ''])
    view.harbours[0]!.reward = 4
    expect(from('track:reward')).toBe('rulebook')
    view.harbours[0]!.reward = 5
    expect(from('track:reward')).toBe('reconstructed')
  })
  test('changes of goods are told, and only those', () => {
    const a = ostia.setup({ seats: 2, seed: 'y' })
    const b = ostia.copy(a)
    b.harbours[1]!.goods[1]! -= 2
    expect(changes(amounts(about(a, 1)), amounts(about(b, 1)))).toEqual([`${say.name('good', 'wood')} 2 → 0`])
    expect(changes(amounts(about(a)), amounts(about(b)))).toEqual([])
  })
  test('a row is told without saying anything twice, and what it brings stands on its button', () => {
    const entry = {
      seq: 9,
      seat: 0,
      move: 'launch:wood',
      heard: [
        { word: 'paid:0,wood,3' },
        { word: 'launched:0,wood,corbita' },
        { word: 'gained:0,reward,1' },
        { word: 'done', by: 0 },
      ],
    }
    expect(facts.formatEntry(entry, say).map(l => l.word)).toEqual([
      'launched:0,wood,corbita',
      'paid:0,wood,3',
      'gained:0,reward,1',
    ])
    const sown = {
      seq: 1,
      seat: 0,
      move: 'select:permit',
      heard: [
        { word: 'produced:0,permit,2' },
        { word: 'dropped:0,wood,corbita' },
        { word: 'dropped:0,barley,corbita' },
      ],
    }
    expect(facts.formatEntry(sown, say).map(l => [l.word, l.text !== undefined])).toEqual([
      ['select:permit', false],
      ['produced:0,permit,2', false],
      ['dropped:0,barley,corbita', true],
    ])
    const after = ostia.setup({ seats: 2, seed: 'brings' })
    expect(facts.gainSummary(entry, after, say)).toBe(
      `${say.name('good', 'wood', 3)} −3, ${say.name('good', 'reward', 1)} +1`,
    )
    expect(facts.gainSummary(sown, after, say)).toBe(
      `${say.name('good', 'permit', 2)} +2 → ${say.name('action', 'barley')}`,
    )
    after.todo.push({ do: 'drop', seat: 0, at: 3, corbita: 1, ponta: 1, plain: 0 })
    expect(facts.gainSummary(sown, after, say)).not.toContain('→')
  })

  test('the facts of a row and the rules behind its words', () => {
    wander({ seed: `facts ${lang}`, most: 300, seats: 4 }, match => {
      for (const seat of [0, 1, 2, 3]) {
        expect(facts.number(about(match.table, seat)).value).toBe(match.table.harbours[seat]!.reward)
        expect(facts.role(about(match.table, seat))).not.toMatch(untold)
      }
      expect(facts.phase(about(match.table))).not.toMatch(untold)
    })
    const late = ostia.setup({ seats: 2, seed: 'late' })
    late.round = 50
    expect(facts.phase(about(late))).not.toContain('60')
    late.round = 51
    expect(facts.phase(about(late))).toContain('51/60')
    for (const rule of [ruleOf(N, 'limit:60'), facts.rule!('trigger:0,round-cap')!])
      expect(say.rule(rule), rule).toContain('60')
    expect(facts.rule!('trigger:0,reward-12')).toBeUndefined()
    expect(facts.rule!('gained:0,reward,2')).toBe('OST-4.1')
    expect(facts.rule!('gained:0,wood,2') ?? ruleOf(N, 'gained:0,wood,2')).toBe('')
  })
})

test('OST-8.5 what was gathered: a card may show a noble, a lady, both or neither', () => {
  const other = structuredClone(shipped)
  const icons = other.orderCards.cards as { icon: string | null }[]
  icons[0]!.icon = icons[3]!.icon = null
  icons[1]!.icon = 'both'
  const t = ostia.setup({ seats: 2, seed: 'cards' })
  const h = { ...t.harbours[0]!, cards: [0, 1, 2, 3] } // the third shows a noble
  expect(gathered(h, boxOf(other))).toEqual({ amphora: 0, wild: 0, exotic: 0, noble: 2, lady: 1 })
})

test('the effect of every tile fits its tile, and each of its signs is drawn', () => {
  // Icons come from a plugin of the page's build: their names are read.
  const source = readFileSync(join(import.meta.dirname, 'icons.ts'), 'utf8')
  const drawn = [...source.matchAll(/^ {2}'?([\w-]+)'?(?=[:,])/gm)].map(m => m[1])
  for (const tile of box.tiles) {
    const rows = rowsOf(ostia, 'tile', tile.id)
    const wide = tile.halves.length ? 86 : tile.timing === 'stop' ? 50 : 120
    expect(rows.length, tile.id).toBe(tile.halves.length || 1)
    for (const row of rows) {
      expect(row.length, tile.id).toBeGreaterThan(0)
      expect(measure(row).width, tile.id).toBeLessThan(wide)
      for (const { icon } of row) expect(icon ? drawn : [icon], tile.id).toContain(icon)
    }
  }
  const signs = (id: string) => rowsOf(ostia, 'tile', id).map(row => row.map(t => t.text ?? t.icon).join(' '))
  expect(signs('port-trade-wood')).toEqual(['2 gold → 3 wood ×4'])
  expect(signs('port-set-vp')).toEqual(['end +4 / wild exotic noble lady'])
  expect(signs('destination-reward')).toEqual(['now 3 reward', 'now 2 reward'])
})

describe('places', () => {
  const at = (view: OstiaTable, seat: number): Context => ({
    view,
    game: ostia,
    box,
    seat,
    speaker: speaker(ostia, words.en, []),
  })
  /** What the places of these lists get wrong at tables of random play. */
  const wrong = (places: readonly BoardPlace<OstiaTable, Box>[]): Set<string> => {
    const found = new Set<string>()
    wander({ seed: 'places', most: 500, seats: 3 }, ({ table }) => {
      for (const seat of table.harbours.keys())
        if ((acting(table) >> seat) & 1) for (const target of misplaced(places, at(table, seat))) found.add(target)
    })
    return found
  }
  test('everything that can be picked lies in exactly one', () => expect([...wrong(PLACES)]).toEqual([]))
  test('a thing that lies nowhere is found, and one that lies in two', () => {
    const [map, orders, harbour] = PLACES
    expect([...wrong([map, harbour])].some(target => target.startsWith('card:'))).toBe(true)
    expect(
      [...wrong([map, orders, { ...harbour, answers: { ...harbour.answers, node: true } }])].some(target =>
        target.startsWith('node:'),
      ),
    ).toBe(true)
  })
  test('each knows what in it is lit', () => {
    const lit = {
      targets: new Map([
        ['node:athenae', 1],
        ['card:order-01', 2],
      ]),
      chosen: [],
      hover: null,
    }
    const c = at(ostia.setup({ seats: 2, seed: 'lit' }), 0)
    expect(PLACES.map(place => litIn(place, lit, c))).toEqual([['node:athenae'], ['card:order-01'], []])
    expect(placesOf(PLACES, 'section:wood', c).map(p => p.id)).toEqual(['harbour'])
  })
})
