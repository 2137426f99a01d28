import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acting, asked, firstOf, LANGUAGES, type Options, speaker, targetsOf } from '@loggia/core'
import { particle } from '@loggia/core/particle'
import { describe, expect, test } from 'vitest'
import { princes as game, type PrincesTable } from '../index.ts'
import { princessValue } from '../rules/characters.ts'
import { squaresOf } from '../rules/squares.ts'
import { CHARACTERS, COUNTERS, DECKS, FREEDOMS, OBJECTS } from '../rules/terms.ts'
import { workValue } from '../rules/work.ts'
import { give, legal, table, wander } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { bonuses, bringing, limitOf, partsOf, princessParts, projected } from './ahead.ts'
import { told } from './automa.ts'
import type { Token } from '../../../board/tokens.ts'
import { changes, tooltipOf } from '../../../board/tooltips.ts'
import { misplaced, type Place } from '../../../board/places.ts'
import { PLACES } from './places.ts'
import { amounts, tooltips } from './tooltips.ts'
import { facts } from './facts.ts'
import { cellsOf, corners, court, hips, outline, SIDE, squareId, SQUARES } from './plan.ts'
import { flipped, gripOf, positionsOf, rotated, within } from './positions.ts'
import { always, bargainOf, sceneOf } from './scene.ts'
import { stairOf, sum } from './stair.ts'
import { tokensOf, wishesOf } from './tokens.ts'

const { box } = game
const PEOPLE = ['Ada', 'Bea', 'Cem', 'Dov']
const say = { en: speaker(game, words.en, PEOPLE), ko: speaker(game, words.ko, PEOPLE, particle) }
/** Tables of every kind: the base game, two players, both expansions, solo. */
const KINDS: readonly (readonly [seats: number, options: Options])[] = [
  [4, {}],
  [2, {}],
  [3, { 'characters': 'with', 'joint-building': 'with' }],
  [1, {}],
]

/** Matches of this kind played by chance, in which something happens. */
const chance = (seed: string, most: number, [seats, options] = KINDS[0]!) => ({
  seed,
  most,
  seats,
  options,
  avoid: /^(sell|forgo|done|refuse)/,
})

describe('the garden plan', () => {
  test('every inset of an outline has the same corners, and all of them lie within the squares', () => {
    for (const tile of box.tiles.keys())
      for (const cells of positionsOf(box, tile).cells) {
        const loops = corners(cells)
        expect(loops).toHaveLength(1)
        expect(outline(cells, 56, 7).match(/[ML]/g)).toHaveLength(loops[0]!.length)
        expect(hips(cells, 56, 7, 20).match(/M/g)).toHaveLength(loops[0]!.length)
        const [x, y] = court(cells)
        expect(cells.some(([r, c]) => r + 0.5 === y && c + 0.5 === x)).toBe(true)
      }
    expect(outline([[0, 0]], 10, 2)).toBe('M2 2L8 2L8 8L2 8Z')
  })
  test('squares have the names that the rules give them, on one estate and on two', () => {
    expect([squareId(0), squareId(48), squareId(13, 14), squareId(97, 14)]).toEqual(['a1', 'g7', 'n1', 'n7'])
    expect(cellsOf(squaresOf([0, 8, 48]))).toEqual([
      [0, 0],
      [1, 1],
      [6, 6],
    ])
  })
  test('a tile turned four times, or flipped twice, lies as before; a flip is a mirror', () => {
    for (const tile of box.tiles.keys()) {
      const { cells } = positionsOf(box, tile)
      for (const turn of cells.keys()) {
        expect(rotated(rotated(rotated(rotated(turn))))).toBe(turn)
        expect(flipped(flipped(turn))).toBe(turn)
        const w = Math.max(...cells[turn]!.map(c => c[1]))
        const mirror = cells[turn]!.map(([r, c]) => [r, w - c]).sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)
        expect(cells[flipped(turn)]).toEqual(mirror)
        expect(cells[turn]).toContainEqual(gripOf(cells[turn]!))
      }
    }
  })
  test('wherever a tile is held, it stays in the grid', () => {
    for (const columns of [SIDE, 2 * SIDE])
      for (const cells of positionsOf(box, 0).cells)
        for (let k = 0; k < SIDE * columns; k++) {
          const corner = within(
            cells,
            Math.floor(k / columns) - gripOf(cells)[0],
            (k % columns) - gripOf(cells)[1],
            columns,
          )
          expect(
            cells.every(([r, c]) => r + Math.floor(corner / columns) < SIDE && c + (corner % columns) < columns),
          ).toBe(true)
        }
  })
})

test('the stair shows the standing bid and the next one, and never a price below the opening', () => {
  for (let standing = 2; standing < 40; standing++) {
    const stair = stairOf(2, standing, 1)
    expect(stair.filter(s => s.kind === 'next')).toMatchObject([{ price: standing + 1 }])
    expect(stair.filter(s => s.kind === 'standing')).toMatchObject([{ price: standing }])
    expect(stair[0]!.price).toBeGreaterThanOrEqual(2)
    expect(new Set(stair.filter(s => s.kind === 'next').map(s => s.x))).toEqual(new Set([270]))
  }
  expect(stairOf(3, 0, 1)[0]).toMatchObject({ price: 3, kind: 'next' })
  expect(sum(14)).toBe('1,400')
})

describe('what is foreseen is what the rules then do', () => {
  test('the parts of a work value are its sum, for professions and the Princess', () => {
    let works = 0
    for (const kind of KINDS)
      wander(chance(`parts ${kind[0]}`, 900, kind), (_, t) => {
        for (const seat of t.players.keys())
          if (!(t.automa && seat === 1))
            for (const card of t.players[seat]!.hand.ids) {
              expect(partsOf(t, seat, card, box).reduce((n, p) => n + p.adds, 0)).toBe(workValue(t, seat, card, box))
              works++
            }
        if (t.characters)
          expect(princessParts(t, 0, box).reduce((n, p) => n + p.adds, 0)).toBe(princessValue(t, 0, box))
      })
    expect(works).toBeGreaterThan(1000)
  })
  test('an object brings the work values and the prestige that it then brings', () => {
    const t = table({ seats: 3 })
    give(t, 0, { hand: ['poet', 'jurist'], tiles: ['lake'], builders: 1, florins: 30 })
    const [lake, jester, builder] = ['lake', 'jester', 'builder'].map(id =>
      bringing(game, t, 0, OBJECTS.indexOf(id as never)),
    )
    const poet = box.cards.findIndex(c => c.id === 'poet')
    const jurist = box.cards.findIndex(c => c.id === 'jurist')
    expect([lake!.prestige, jester!.prestige, builder!.prestige]).toEqual([3, 0, 3])
    expect(lake!.values.get(poet)).toBe(workValue(t, 0, poet, box))
    expect(jester!.values.get(jurist)).toBe(workValue(t, 0, jurist, box) + 2)
    expect([builder!.price, lake!.price]).toEqual([3, 3])
    expect(bringing(game, t, 0, OBJECTS.indexOf('prestige-card')).values.size).toBe(0)
  })
  test('prestige cards bring at the end what was projected just before', () => {
    let seen = 0
    for (const seed of ['a', 'b', 'c']) {
      let before: PrincesTable | null = null
      const match = wander(chance(`end ${seed}`, 4000), (_, t) => {
        before = t
      })
      expect(match.over).toBe(true)
      const end = match.table
      for (const [seat, p] of end.players.entries()) {
        const points = projected(end, seat, box)
        expect(points.reduce((n, g) => n + g.points, 0)).toBe(p.sources[5])
        seen += points.length
      }
      expect(before).not.toBeNull()
    }
    expect(seen).toBeGreaterThan(3)
  })
  test('the limit is all that can be raised: florins, and prestige where it may be sold', () => {
    const t = table({ seats: 3 })
    give(t, 0, { florins: 12, prestige: 5 })
    expect(limitOf(t, 0, box)).toEqual({ florins: 12, prestige: 5 })
    expect(limitOf(table({ seats: 3, options: { characters: 'with' } }), 0, box).prestige).toBe(0)
  })
  test('what is behind a screen is not counted', () => {
    const t = table({ seats: 3 })
    give(t, 1, { bonus: ['per-jester'], jesters: 2, secret: ['most-jesters'] })
    const seen = game.view(t, 0)
    expect([bonuses(seen, 1, box), projected(seen, 1, box)]).toEqual([0, []])
    expect([bonuses(t, 1, box), projected(t, 1, box).length]).toEqual([4, 1])
    expect(limitOf(seen, 1, box).florins).toBeLessThan(0)
  })
})

describe('the scene', () => {
  test('every question has one that can be shown; a bargain knows both estates and its squares', () => {
    let bargains = 0
    let recruits = 0
    for (const kind of KINDS)
      wander(chance(`scene ${kind[0]}`, 1500, kind), (_, t) => {
        const seat = t.players.findIndex((_, s) => asked(t, s))
        const moves = legal(t)
        const scene = sceneOf(
          t,
          seat,
          moves.map(move => targetsOf(game, move)[0]!),
        )
        // PF-7.5 Where no action can be taken, those who can be recruited are shown.
        if (asked(t, seat)?.do === 'act' && moves.every(move => /^(recruit:|sell|done)/.test(move))) {
          const some = moves.some(move => move.startsWith('recruit:'))
          expect(scene).toBe(some ? 'professions' : 'actions')
          if (some) recruits++
        }
        const bargain = bargainOf(t, box)
        if (['auction', 'actions', 'professions', 'characters', 'automa'].includes(scene))
          expect(always(t)).toContain(scene)
        expect(scene === 'deal').toBe(bargain !== null)
        if (!bargain) return
        bargains++
        expect(new Set([bargain.left, bargain.right])).toEqual(new Set([bargain.builder, bargain.partner]))
        if (bargain.cells) expect(new Set(bargain.cells.map(([, c]) => c < SIDE)).size).toBe(2)
      })
    expect(bargains).toBeGreaterThan(5)
    expect(recruits).toBeGreaterThan(0)
  })
})

describe.each(LANGUAGES)('in %s', lang => {
  const speaks = say[lang]
  const untold = /undefined|NaN|\{|\}/
  const ids = (domain: string, list: readonly string[]) => list.map(id => `${domain}:${id}`)
  const TARGETS = [
    ...ids('object', OBJECTS),
    ...ids('landscape', ['forest', 'park']),
    ...ids(
      'building',
      box.tiles.slice(0, 10).map(t => t.id),
    ),
    ...ids(
      'tile',
      box.tiles.map(t => t.id),
    ),
    ...ids('freedom', FREEDOMS),
    ...ids(
      'card',
      box.cards.map(c => c.id),
    ),
    'front:poet',
    'held:recruiting-card',
    'profession:jurist',
    'amount:3',
    'square:c4',
    'strip:k4',
    'turn:fe',
    'round:minimum',
    'track:reputation',
    'purse:',
    'builders:',
    'jesters:',
    ...ids('character', CHARACTERS),
    'character:muse space:7',
    'share:4',
    'edge:west',
    ...ids('deck', DECKS),
    ...ids('verb', [
      'bid',
      'pass',
      'forgo',
      'profession',
      'bonus',
      'sell',
      'done',
      'princess',
      'merchant',
      'free',
      'pay',
      'accept',
      'refuse',
      'back',
      'elsewhere',
    ]),
  ]
  test('everything on the board explains itself, with a rule that has a sentence', () => {
    for (const kind of KINDS)
      wander(chance(`explain ${kind[0]}`, 160, kind), (match, before) => {
        if (match.seq % 8) return
        const seat = firstOf(acting(before))
        const view = game.view(before, seat)
        for (const target of TARGETS) {
          const { title, lines, rule } = tooltipOf(tooltips, target, { view, game, box, speaker: speaks, seat })
          expect(title, target).not.toBe('')
          expect([title, ...lines].join(), target).not.toMatch(untold)
          expect(speaks.rule(rule), `${target}: ${rule}`).not.toBe('')
        }
      })
  })
  test('facts and log of whole matches', () => {
    for (const kind of KINDS)
      wander(chance(`facts ${kind[0]}`, 600, kind), match => {
        const entry = match.log(30, match.seq - 1)[0]!
        const view = game.view(match.table, 30)
        expect(facts.number({ view: view, game, box, seat: 0, speaker: speaks }).value).toBe(view.players[0]!.prestige)
        expect(
          [
            facts.phase({ view: view, game, box, seat: 0, speaker: speaks }),
            facts.role({ view: view, game, box, seat: 0, speaker: speaks }),
            facts.gainSummary(entry, view, speaks),
          ].join(),
        ).not.toMatch(untold)
        const lines = facts.formatEntry(entry, speaks)
        expect(lines.length).toBeGreaterThan(entry.move === 'done' || entry.move === 'back' ? -1 : 0)
        for (const { word, text } of lines) if (text !== undefined) expect(text, word).not.toMatch(untold)
      })
  })
  test('PF-19.5 alone, an offer or a bid that can only be passed is passed by the page; one that can be made is asked', () => {
    let alone = 0
    wander(chance('automa offers', 300, KINDS[3]), match => {
      const [s] = match.table.todo.slice(-1)
      if (s?.do !== 'offer' && s?.do !== 'outbid') return
      const words = legal(match.table)
      const only = words.length === 1
      if (only) alone++
      const routine = facts.routine!(
        { view: game.view(match.table, s.seat), game, box, seat: s.seat, speaker: speaks },
        words,
      )
      expect(routine).toBe(only ? words[0] : '')
    })
    expect(alone).toBeGreaterThan(0)
  })
  test('the Automa says what it has done, and why', () => {
    let lines = 0
    wander(chance('automa', 300, KINDS[3]), match => {
      for (const line of told(match.log(0, match.seq - 1)[0]!, speaks)) {
        expect(line).not.toMatch(untold)
        lines++
      }
    })
    expect(lines).toBeGreaterThan(60)
  })
})

test('a tooltip says of each piece where its figures come from', () => {
  const t = table({ seats: 3, options: { characters: 'with' } })
  const from = (target: string) => tooltipOf(tooltips, target, { view: t, game, box, speaker: say.en, seat: 0 }).source
  expect(
    ['building:opera', 'freedom:travel', 'card:poet', 'card:per-jester', 'character:muse', 'turn:n'].map(from),
  ).toEqual(['reconstructed', 'rulebook', 'public', 'rulebook', 'rulebook', ''])
  for (const lang of LANGUAGES)
    for (const origin of ['rulebook', 'public', 'reconstructed']) expect(say[lang].text(origin)).not.toBe('')
})

test('a row is told once, cards that are looked at in one line, and its button says what it brings', () => {
  const entry = { seq: 4, seat: 0, move: 'buy:jester', heard: [{ word: 'won:0,jester,2' }, { word: 'turn:1' }] }
  expect(facts.formatEntry(entry, say.en).map(l => l.word)).toEqual(['won:0,jester,2'])
  const look = {
    seq: 5,
    seat: 1,
    move: 'bonus',
    heard: [{ word: 'paid:1,3' }, ...Array.from({ length: 5 }, () => ({ word: 'looked:1,?' }))],
  }
  expect(facts.formatEntry(look, say.en).map(l => l.text ?? l.word)).toEqual([
    'bonus',
    'paid:1,3',
    'Bea looked at 5 cards.',
  ])
  const t = table({ seats: 3 })
  expect(facts.gainSummary(entry, t, say.en)).toBe('−200 florins')
  expect(facts.gainSummary({ ...entry, move: 'sell', heard: [] }, t, say.en)).toBe('+100 florins, −1 prestige')
  // A share goes from the neighbour to the builder, whichever of them agrees last.
  const agreed = [
    { word: 'share:1,0,2' },
    { word: 'paid:0,7' },
    { word: 'joint:0,opera,1' },
    { word: 'prestige:0,buildings,3' },
    { word: 'prestige:1,buildings,3' },
  ]
  expect([0, 1, 2].map(seat => facts.gainSummary({ seq: 6, seat, move: 'accept', heard: agreed }, t, say.en))).toEqual([
    '−500 florins, +3 prestige',
    '−200 florins, +3 prestige',
    '',
  ])
  expect(
    facts.gainSummary(
      { ...entry, move: 'open:lake', heard: [{ word: 'rolled:lake,3,7' }, { word: 'won:0,lake,8' }] },
      t,
      say.en,
    ),
  ).toBe('')
})

test('a character is used beside what is asked, but as an answer where it is asked for (PF-17.11)', () => {
  const t = table({ seats: 3, options: { characters: 'with' } })
  const seat = t.players.findIndex((_, s) => asked(t, s))
  expect(facts.anyTime!({ view: t, game, box, seat: seat, speaker: say.en }, 'merchant')).toBe(true)
  t.todo.push({ do: 'before-best-work', seat })
  expect([
    facts.anyTime!({ view: t, game, box, seat: seat, speaker: say.en }, 'merchant'),
    facts.anyTime!({ view: t, game, box, seat: seat, speaker: say.en }, 'done'),
  ]).toEqual([false, false])
})

test('what a move changes is told, behind the screen nothing', () => {
  const a = table({ seats: 3 })
  const b = game.copy(a)
  b.players[0]!.florins -= 7
  b.players[0]!.prestige += 3
  const has = (view: PrincesTable) => amounts({ view, game, box, speaker: say.en, seat: 0 })
  expect(changes(has(a), has(b))).toEqual(['florins 3,500 → 2,800', 'prestige 0 → 3'])
  expect(changes(has(game.view(a, 1)), has(game.view(b, 1)))).toEqual(['prestige 0 → 3'])
})

test('every card says something in signs, and every sign has a drawing', () => {
  const drawn = readFileSync(join(import.meta.dirname, 'icons.ts'), 'utf8')
  const has = (id: string) => drawn.includes(`'${id}':`)
  const signs = box.cards.flatMap(c => (c.wishes ? wishesOf(c, box).map((icon): Token => ({ icon })) : tokensOf(c)))
  for (const t of signs) expect(t.icon ? has(t.icon) : t.text, JSON.stringify(t)).toBeTruthy()
  for (const id of [...OBJECTS, ...CHARACTERS, ...COUNTERS, ...DECKS]) expect(has(id), id).toBe(true)
  expect(SQUARES).toBe(49)
})

describe('places', () => {
  /** What the places of these lists get wrong at tables of every kind. */
  const wrong = (places: readonly Place<PrincesTable, typeof box>[]): Set<string> => {
    const found = new Set<string>()
    for (const kind of KINDS)
      wander(chance(`places ${kind[0]}`, 500, kind), ({ table: t }) => {
        for (const seat of t.players.keys())
          if (asked(t, seat))
            for (const target of misplaced(places, { view: t, game, box, seat, speaker: say.en })) found.add(target)
      })
    return found
  }
  test('everything that can be picked lies in exactly one', () => expect([...wrong(PLACES)]).toEqual([]))
  test('cards that nobody shows are found, and those that two show', () => {
    const [auction, ...others] = PLACES
    expect([...wrong(others)].some(target => target.startsWith('card:'))).toBe(true)
    const answers = { ...auction.answers, card: true } as const
    expect([...wrong([{ ...auction, answers }, ...others])].some(target => target.startsWith('card:'))).toBe(true)
  })
})
