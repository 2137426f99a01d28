import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acting, asked, LANGUAGES, OK, type Speaker, speaker } from '@loggia/core'
import { describe, expect, test } from 'vitest'
import { path } from '../../../board/geometry.ts'
import { type TerraStep, type TerraTable, terraMystica as game } from '../index.ts'
import { capacity } from '../rules/purse.ts'
import { DWELLING, SPECIALS, STRONGHOLD } from '../rules/terms.ts'
import { CONVERSIONS, V } from '../rules/verbs.ts'
import type { Structures, Wishes } from '../stage.ts'
import { legal, play, stage, wander } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { incomeOf, plans, specialsOf } from './ahead.ts'
import { changes, tooltipOf } from '../../../board/tooltips.ts'
import { amounts, type Context, tooltips } from './tooltips.ts'
import { facts } from './facts.ts'
import { tinctureOf } from './faction.ts'
import { hex, planOf, R } from './map.ts'
import { PLACES } from './places.ts'
import { litIn, misplaced, type Place, placesOf } from '../../../board/places.ts'
import type { Box } from '../rules/box.ts'
import { rowsOf } from '../../../board/tokens.ts'
import { BUILDINGS } from '../rules/terms.ts'

const { box } = game
const at = (id: string) => box.hexes.indexOf(id)
const say = Object.fromEntries(LANGUAGES.map(lang => [lang, speaker(game, words[lang], ['Ada', 'Bea', 'Cem', 'Dov'])]))

const about = (view: TerraTable, seat: number, speaks: Speaker = say.en!): Context => ({
  view,
  game,
  box,
  seat,
  speaker: speaks,
})
/** What is said about a target. */
const explain = (target: string, view: TerraTable, seat: number, speaks: Speaker = say.en!) =>
  tooltipOf(tooltips, target, about(view, seat, speaks))

describe('the map', () => {
  test.each([false, true])(
    'turned %s: neighbours on land lie a hexagon apart, all others farther, all within the frame',
    turned => {
      const plan = planOf(box, turned)
      const apart = R * Math.sqrt(3)
      plan.land.forEach(([x, y], k) => {
        plan.land.forEach(([u, v], j) => {
          if (k === j) return
          const far = Math.hypot(x - u, y - v)
          expect(Math.abs(far - apart) < 0.01, `${box.hexes[k]} ${box.hexes[j]}`).toBe(box.adjacent[k]!.includes(j))
          expect(far).toBeGreaterThan(apart - 0.01)
        })
        expect(
          x - R > plan.view.x &&
            y - R > plan.view.y &&
            x + R < plan.view.x + plan.view.width &&
            y + R < plan.view.y + plan.view.height,
        ).toBe(true)
      })
    },
  )
  test('turned, east is up, and the hexagons lie on a side that they share', () => {
    const level = planOf(box)
    const turned = planOf(box, true)
    expect(turned.land.map(([x, y]) => [-y, x])).toEqual(level.land.map(([x, y]) => [x, y]))
    expect([turned.view.width, turned.view.height]).toEqual([level.view.height, level.view.width])
    const corners = (d: string) => [...d.matchAll(/[ML](-?[\d.]+ -?[\d.]+)/g)].map(m => m[1]!)
    const [a] = turned.land
    const beside = turned.land[box.adjacent[0]![0]!]!
    const shared = corners(turned.hex(a!)).filter(c => corners(turned.hex(beside)).includes(c))
    expect(shared).toHaveLength(2)
  })
  test('a hexagon stands on its point', () =>
    expect(hex([0, 0], 10)).toBe(
      path([
        [0, -10],
        [8.7, -5],
        [8.7, 5],
        [0, 10],
        [-8.7, 5],
        [-8.7, -5],
      ]),
    ))
  test('seven peoples, seven colours', () => {
    const t = stage({ factions: ['nomads', 'alchemists', 'witches'] })
    expect(t.players.map(p => tinctureOf(p, box))).toEqual(['or', 'sable', 'vert'])
    expect(tinctureOf({ ...t.players[0]!, faction: -1 }, box)).toBe('argent')
  })
})

describe('what a hex would cost and bring', () => {
  const table = () =>
    stage(
      { factions: ['witches', 'swarmlings'], structures: [{ F4: 'TP', E9: 'D' }, { E4: 'TP' }] },
      { coins: 20, workers: 9, bowls: [0, 4, 0] },
      { bowls: [5, 0, 0] },
    )
  test('an upgrade beside somebody and far from everybody', () => {
    const t = table()
    const [lonely] = plans(t, 0, at('E9'), game)
    expect(lonely).toMatchObject({
      building: 1,
      spades: 0,
      coins: box.factions[t.players[0]!.faction]!.lonelyCoins,
      power: [0, 0],
      why: OK,
    })
    expect(plans(t, 0, at('F4'), game).map(p => p.building)).toEqual([2, STRONGHOLD])
    expect(plans(t, 0, at('E4'), game)).toEqual([])
  })
  test('whatever is foreseen is what the rules then do: terrain, cost, power, towns', () => {
    let built = 0
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
      wander({ seed: seed, most: 900, seats: 4 }, (match, before) => {
        const { seat, move } = match.log(0, match.seq - 1)[0]!
        const [verb, id = ''] = move.split(':')
        if (verb !== 'build' || before.round === 0 || before.todo.at(-1)!.do !== 'action') return
        const [plan] = plans(before, seat, at(id), game)
        const t = game.copy(before)
        expect(plan).toMatchObject({ building: DWELLING, spades: 0, why: OK })
        game.play(t, seat, V.build(at(id)))
        if (t.todo.some(s => s.do === 'pay')) return
        built++
        expect([
          before.players[seat]!.coins - t.players[seat]!.coins,
          before.players[seat]!.workers - t.players[seat]!.workers,
        ]).toEqual([plan!.coins, plan!.workers])
        expect(plan!.power.every((n, k) => n <= capacity(before.players[k]!))).toBe(true)
        expect(plan!.town === 'founds').toBe(t.todo.some(s => s.do === 'town'))
      })
    expect(built).toBeGreaterThan(5)
  })
  test('a tunnel is foreseen with its price, which the rules then take', () => {
    const t = stage(
      { factions: ['dwarves', 'witches'], structures: [{ E7: 'D', F6: 'D' }, { A3: 'D' }] },
      { coins: 20, workers: 15 },
    )
    const far = box.hexes.flatMap((_, k) => {
      const [plan] = plans(t, 0, k, game)
      return plan?.skip && plan.why === OK ? [{ k, plan }] : []
    })
    expect(far.length).toBeGreaterThan(0)
    for (const { k, plan } of far) {
      const after = game.copy(t)
      expect(plan.skip).toEqual({ workers: 2, priests: 0 })
      game.play(after, 0, plan.spades ? V.transform(k, box.factions[t.players[0]!.faction]!.home) : V.build(k))
      if (!after.todo.some(s => s.do === 'pay'))
        expect(15 - after.players[0]!.workers).toBe(plan.digWorkers + 2 + (plan.spades ? 0 : plan.workers))
    }
  })
  test('why not, in words and with the rule', () => {
    const t = table()
    const plate = explain('hex:A1', t, 0)
    expect(plate.lines.join(' ')).toContain('out of reach')
    expect(plate.rule).toBe('TM-7.6a')
    expect(game.reason(facts.why!(about(t, 0), 'hex:A1')!).code).toBe('out-of-reach:A1')
    expect(facts.why!(about(t, 0), 'cult:fire')).toBeUndefined()
  })
  test('a waiting player plans ahead: the same costs and reasons as in their own action', () => {
    const t = table()
    for (const hex of ['A1', 'F4', 'E9', 'D4'])
      expect(plans({ ...t, todo: [{ do: 'action', seat: 1 }] }, 0, at(hex), game)).toEqual(plans(t, 0, at(hex), game))
  })
  test('what a special action allows costs what it takes there, not what an action would', () => {
    const own = (todo: TerraStep['do'], t: TerraTable): TerraTable => ({
      ...t,
      todo: [{ do: todo, seat: 0 } as TerraStep],
    })
    const home = table()
    const away = box.hexes.findIndex(
      (_, hex) =>
        home.owner[hex] < 0 &&
        home.terrain[hex] === box.factions[home.players[0]!.faction]!.home &&
        plans(home, 0, hex, game)[0]?.why !== OK,
    )
    expect(plans(own('ride', home), 0, away, game)).toMatchObject([
      { coins: 0, workers: 0, skip: null, why: OK, short: OK },
    ])
    expect(explain(`hex:${box.hexes[away]}`, own('ride', home), 0).lines[0]).toBe('dwelling: at no cost')
    const swarm = stage(
      { factions: ['swarmlings', 'witches'], structures: [{ E9: 'D' }, { E4: 'TP' }] },
      { coins: 0, workers: 0 },
    )
    expect(plans(own('swarm', swarm), 0, at('E9'), game)).toMatchObject([
      { building: 1, coins: 0, workers: 0, why: OK, short: OK },
    ])
    const nomads = stage(
      { factions: ['nomads', 'witches'], structures: [{ E9: 'D' }, { E4: 'TP' }] },
      { coins: 9, workers: 9 },
    )
    const storm = box.adjacent[at('E9')]!.map(hex => plans(own('sandstorm', nomads), 0, hex, game)[0]!).filter(
      plan => plan.spades,
    )
    expect(storm.length).toBeGreaterThan(0)
    for (const plan of storm) expect(plan).toMatchObject({ digWorkers: 0, coins: 2, workers: 1, why: OK })
  })
  test('the spades of a cult bonus are for the terrain alone: nothing is said of a dwelling or of its price (TM-9.2)', () => {
    const t = stage(
      { factions: ['witches', 'nomads'], structures: [{ F4: 'D' }, {}], scoring: 'SCORE8' },
      { cults: [0, 0, 0, 4], coins: 9, workers: 9 },
    )
    while (asked(t, 0)?.do !== 'cult-spades') play(t, legal(t).includes('done') ? 'done' : 'pass')
    const dug = legal(t).flatMap(move => /transform:(\w+),/.exec(move)?.[1] ?? [])
    expect(dug.length).toBeGreaterThan(0)
    for (const hex of dug) {
      const { lines, rule } = explain(`hex:${hex}`, t, 0)
      expect(rule).toBe('TM-9.2')
      expect(lines.join()).toMatch(/^\d spades? from your home terrain$/)
    }
  })
  test('a free spade counts, too, where the others that a hex takes cannot be paid (TM-7.12c)', () => {
    const t = stage(
      { factions: ['witches', 'swarmlings'], structures: [{ F4: 'D' }, { A3: 'D' }] },
      { coins: 9, workers: 0, priests: 0, bowls: [0, 0, 0] },
    )
    t.todo = [{ do: 'spades', seat: 0, free: 1, hexes: [], open: 0, buy: 1, skip: 0, must: 1 }]
    const freed = legal(t).flatMap(move => /transform:(\w+),/.exec(move)?.[1] ?? [])
    const far = box.adjacent[at('F4')]!.flatMap(hex => plans(t, 0, hex, game)).filter(plan => plan.spades > 1)
    expect(freed.length).toBeGreaterThan(0)
    expect(far.length).toBeGreaterThan(0)
    // Each spade beyond the free one takes three workers, the dwelling one.
    for (const { digWorkers, spades, short } of far) {
      expect(digWorkers).toBe(3 * (spades - 1))
      expect(game.reason(short).code).toBe(`short:worker,${digWorkers + 1}`)
    }
  })
  test('spades that can be paid, but not the dwelling upon them', () => {
    const t = stage(
      { factions: ['witches', 'swarmlings'], structures: [{ F4: 'D', E9: 'D' }, { A3: 'D' }] },
      { coins: 0, workers: 3, priests: 0, bowls: [9, 0, 0] },
    )
    const near = box.hexes.flatMap((_, k) => {
      const [plan] = plans(t, 0, k, game)
      return plan && plan.spades === 1 && plan.why === OK ? [plan] : []
    })
    expect(near.length).toBeGreaterThan(0)
    for (const plan of near) expect(game.reason(plan.short).code).toBe('short:worker,1')
  })
})

test('special actions that a person has, used or not', () => {
  const specials = (factions: string[], structures: Structures, wishes: Wishes = {}, cards: string[] = []) => {
    const t = stage({ factions, structures: [structures], ...(cards.length ? { cards } : {}) }, wishes)
    return specialsOf(t, 0, box).map(k => SPECIALS[k])
  }
  expect(specials(['witches', 'swarmlings'], { F4: 'D' })).toEqual([])
  expect(specials(['witches', 'swarmlings'], { F4: 'SH' }, { favors: ['FAV6'] }, ['BON1', 'BON3'])).toEqual([
    'bonus-spade',
    'favor-cult',
    'witches',
  ])
  expect(specials(['engineers', 'swarmlings'], { E7: 'D' })).toEqual(['engineers-bridge'])
})

test('the end of a turn is no question while there are but conversions', () => {
  const t = play(
    stage({ factions: ['witches', 'swarmlings'], structures: [{ F4: 'D' }, { A3: 'D' }] }, { coins: 20, workers: 9 }),
    'upgrade:F4,trading-house',
  )
  expect(t.todo.at(-1)!.do).toBe('rest')
  expect(facts.routine!(about(t, 0), ['done', 'convert:worker-coin', 'burn'])).toBe('done')
  expect(facts.routine!(about(t, 0), ['done', 'connect:r1'])).toBe('')
  expect(
    facts.routine!(about(stage({ factions: ['witches', 'swarmlings'] }), 0), ['convert:worker-coin', 'burn']),
  ).toBe('')
})

test('what is nearly always meant stands first, a pass last', () => {
  const t = stage(
    { factions: ['witches', 'swarmlings'], structures: [{ F4: 'D' }, { A3: 'D' }] },
    { coins: 20, workers: 9 },
  )
  const out: number[] = []
  game.moves(t, 0, out)
  const ranks = new Map(out.map(move => [game.format(move), facts.rank!(about(t, 0), game.format(move))]))
  expect(new Set([...ranks].filter(([, rank]) => rank < 0).map(([move]) => move.split(',')[1]))).toEqual(
    new Set(['forest']),
  )
  expect([...ranks].filter(([, rank]) => rank > 0).every(([move]) => move.startsWith('pass:'))).toBe(true)
})

test('income is what the next round brings', () => {
  const t = stage({ factions: ['witches', 'swarmlings'], structures: [{ F4: 'TP', E9: 'D' }, { E4: 'TP' }] })
  const f = box.factions[t.players[0]!.faction]!
  const card = box.cards[t.players[0]!.card]!.gain
  expect(incomeOf(t, 0, box)).toEqual(
    [0, 1, 2, 3, 4].map(
      r =>
        f.income[0]![1]![r]! +
        f.income[1]![1]![r]! +
        f.income[2]![0]![r]! +
        f.income[3]![0]![r]! +
        f.income[4]![0]![r]! +
        card[r]!,
    ),
  )
})

describe.each(LANGUAGES)('%s', lang => {
  test('everything that can be pointed at is explained, whole', () => {
    const speaker = say[lang]!
    const ids = (domain: string, list: readonly string[]) => list.map(id => `${domain}:${id}`)
    const all = [
      ...ids('hex', box.hexes),
      ...ids('site', box.sites),
      ...ids('river', box.rivers),
      ...ids('cult', box.cults),
      ...ids(
        'card',
        box.cards.map(c => c.id),
      ),
      ...ids(
        'favor',
        box.favors.map(c => c.id),
      ),
      ...ids(
        'town',
        box.towns.map(c => c.id),
      ),
      ...ids(
        'scoring',
        box.scoring.map(c => c.id),
      ),
      ...ids(
        'power-action',
        box.powers.map(c => c.id),
      ),
      ...ids('special', ['auren']),
      ...ids('terrain', box.terrains),
      ...ids('building', ['dwelling', 'sanctuary']),
      'bowls:',
      'now:',
      'area:',
      'cults:',
      'resources:',
      ...ids('conversion', CONVERSIONS),
      ...ids(
        'faction',
        box.factions.map(f => f.id),
      ),
      ...ids('place', ['3', '2', '1']),
      ...ids('few', ['2']),
      ...ids('choice', ['0', '1']),
      ...ids('verb', ['burn', 'ship', 'exchange', 'accept', 'decline', 'later', 'suggested', 'done', 'retire']),
      ...ids(
        'held',
        box.cards.map(c => c.id),
      ),
      ...ids(
        'own-favor',
        box.favors.map(c => c.id),
      ),
      ...ids(
        'own-town',
        box.towns.map(c => c.id),
      ),
      'cult:fire place:3',
      'cult:air place:1',
    ]
    for (const factions of [
      ['witches', 'fakirs'],
      ['darklings', 'alchemists'],
      ['giants', 'mermaids'],
    ])
      for (const seat of [0, 1]) {
        const view = stage({ factions, structures: [{ F4: 'SH' }, { E4: 'TP' }] })
        for (const target of all) {
          const { title, lines } = explain(target, view, seat, speaker)
          expect(title, target).toMatch(/^[^{}]+$/)
          for (const line of lines) expect(line, target).toMatch(/^[^{}]+$/)
        }
      }
  })
  test('before anybody has a people everything is explained as well', () => {
    const view = game.setup({ seats: 3, seed: 'x' })
    for (const id of [
      ...box.hexes.map(h => `hex:${h}`),
      'building:dwelling',
      'verb:ship',
      'verb:exchange',
      'area:',
      'now:',
      'resources:',
      'faction:witches',
    ])
      expect(explain(id, view, 0, say[lang]).title).toBeTruthy()
  })
  test('facts of a whole match', () => {
    const speaker = say[lang]!
    wander({ seed: 'facts', most: 500, seats: 4 }, match => {
      const entry = match.log(0, match.seq - 1)[0]!
      const view = match.table
      expect(facts.number(about(view, 0, speaker)).value).toBe(view.players[0]!.vp)
      expect(facts.phase(about(view, 0, speaker))).toMatch(/^[^{}]+$/)
      expect(facts.role(about(view, 1, speaker))).toMatch(/^[^{}]+$/)
      expect(facts.gainSummary(entry, view, speaker)).toMatch(/^[^{}]*$/)
      const told = facts.formatEntry(entry, speaker)
      expect(told.length > 0 || entry.move === 'done', entry.move).toBe(true)
      for (const { text } of told) if (text) expect(text).toMatch(/^[^{}]+$/)
    })
  })
})

test('a row told once: the note stands for its move, what changes hands is one line, being done is no news', () => {
  const t = stage(
    { factions: ['witches', 'swarmlings'], structures: [{ F4: 'D' }, { E4: 'TP' }] },
    { coins: 20, workers: 9 },
  )
  const heard = [
    'paid:0,coin,3',
    'paid:0,worker,2',
    'built:0,F4,trading-house',
    'vp:0,round-tiles,3',
    'gained:1,power,2',
    'gained:1,coin,1',
    'gained:1,power,1',
    'turn:1',
  ].map(word => ({ word }))
  const entry = { seq: 1, seat: 0, move: 'upgrade:F4,trading-house', heard }
  expect(facts.formatEntry(entry, say.en!).map(x => x.text ?? x.word)).toEqual([
    'built:0,F4,trading-house',
    'coins −3, workers −2, VP +3 (Scoring tiles)',
    'Bea: power +3, coin +1',
  ])
  expect(facts.gainSummary(entry, t, say.en!)).toBe('coins −3, workers −2, VP +3')
  expect(facts.formatEntry({ seq: 2, seat: 0, move: 'done', heard: [{ word: 'turn:1' }] }, say.en!)).toEqual([])
})

test('a row of people names the people and its place', () => {
  const t = stage({ factions: ['witches', 'swarmlings'], structures: [{ F4: 'D' }, { E4: 'TP' }] })
  expect(facts.role(about(t, 1))).toBe('Swarmlings · no. 2')
  expect(facts.role(about(t, 0, say.ko))).toBe('마녀 · 1번째')
})

test('what a move changes', () => {
  const before = stage(
    { factions: ['witches', 'swarmlings'], structures: [{ F4: 'D' }, { E4: 'TP' }] },
    { coins: 20, workers: 9 },
  )
  const after = play(game.copy(before), 'upgrade:F4,trading-house')
  const has = (view: TerraTable) => amounts({ view, game, box, speaker: say.en!, seat: 0 })
  expect(changes(has(before), has(after))).toContain('workers 9 → 7')
})

/** Icons come from a plugin of the page's build: their names are read. */
const drawn = [
  ...readFileSync(join(import.meta.dirname, 'icons.ts'), 'utf8').matchAll(/^ {2}'?([\w-]+)'?(?=[:,])/gm),
].map(m => m[1])

test('every card, tile and action says in signs what it does, each sign of them drawn', () => {
  for (const [domain, things] of Object.entries(game.effects!.components))
    for (const id of Object.keys(things)) {
      const signs = rowsOf(game, domain, id)
      expect(signs.length, `${domain} ${id}`).toBeGreaterThan(0)
      for (const { icon, text } of signs.flat())
        expect(icon ? [...drawn, ...BUILDINGS] : [text], `${domain} ${id}`).toContain(icon ?? text)
    }
  const signs = (domain: string, id: string) =>
    rowsOf(game, domain, id).map(row => row.map(t => t.text ?? t.icon).join(' '))
  expect(signs('card', 'spade-2c')).toEqual(['2 coin', 'octagon 1 spade'])
  expect(signs('card', 'stronghold-sanctuary-vp-2w')).toEqual(['2 worker', 'stronghold sanctuary +4 vp'])
  expect(signs('scoring', 'town-earth')).toEqual(['town +5', '4 earth → 1 spade'])
  expect(signs('favor', 'earth-2-worker-power')).toEqual(['+2 earth', '1 worker 1 power'])
  expect(signs('conversion', 'vp-coin')).toEqual(['1 vp → coin'])
})

describe('places', () => {
  /** What the places of these lists get wrong at tables of random play. */
  const wrong = (places: readonly Place<TerraTable, Box>[]): Set<string> => {
    const found = new Set<string>()
    for (const seed of ['a', 'b', 'c'])
      wander({ seed, most: 700, seats: 4 }, ({ table }) => {
        for (const seat of table.players.keys())
          if ((acting(table) >> seat) & 1) for (const target of misplaced(places, about(table, seat))) found.add(target)
      })
    return found
  }
  const [map, mat, cults, offer] = PLACES
  test('everything that can be picked lies in exactly one', () => expect([...wrong(PLACES)]).toEqual([]))
  test('a thing that lies nowhere is found, and one that lies in two', () => {
    const lost = wrong([map, mat, cults])
    const twice = wrong([map, mat, offer, { ...cults, answers: { ...cults.answers, favor: true } }])
    expect([...lost].some(target => target.startsWith('card:'))).toBe(true)
    expect([...twice].some(target => target.startsWith('favor:'))).toBe(true)
  })
  test('each knows what in it is lit', () => {
    const c = about(stage({ factions: ['witches', 'swarmlings'] }), 0)
    const targets = ['hex:A1', 'cult:fire', 'verb:ship', 'verb:retire', 'card:spade-2c']
    const lit = { targets: new Map(targets.map(target => [target, 0])), chosen: [], hover: null }
    c.view.todo = [{ do: 'action', seat: 0 }]
    expect(PLACES.map(place => litIn(place, lit, c))).toEqual([
      ['hex:A1'],
      ['verb:ship'],
      ['cult:fire'],
      ['card:spade-2c'],
    ])
    expect(placesOf(PLACES, 'conversion:worker-coin', c).map(p => p.id)).toEqual(['mat'])
  })
})
