/** What lies on the table before everybody: the wheel with its dice, decks, and where everything is answered. */
import { acting, firstOf, LANGUAGES, type Speaker, speaker } from '@loggia/core'
import { tableOf } from '@loggia/core/testing'
import { describe, expect, test } from 'vitest'
import { around, overlap } from '../../../board/geometry.ts'
import { litIn, misplaced, type Place, placesOf } from '../../../board/places.ts'
import { tooltipOf } from '../../../board/tooltips.ts'
import type { Box } from '../rules/box.ts'
import { GOODS, PIPS } from '../rules/terms.ts'
import { positionOf } from '../rules/turn.ts'
import { scenes } from '../scenes.ts'
import { deal, give, table, tiletum, type TiletumTable, wheel } from '../test/helpers.ts'
import { words } from '../words/index.ts'
import { PLACES } from './places.ts'
import type { Context } from './tooltip-parts.ts'
import { wouldStick } from './storehouse.ts'
import { tooltips } from './tooltips.ts'
import { at, DICE, HUB, lying, plateOf, RIM, standing, valueWanted } from './wheel.ts'

const { box } = tiletum
const { wander } = tableOf(tiletum)
const say = Object.fromEntries(
  LANGUAGES.map(lang => [lang, speaker(tiletum, words[lang], ['Ada', 'Bea', 'Cem', 'Dov'])]),
)
const about = (view: TiletumTable, seat = firstOf(acting(view)), speaks: Speaker = say.en!): Context => ({
  view,
  game: tiletum,
  box,
  seat,
  speaker: speaks,
})
const explain = (target: string, view: TiletumTable, seat = 0) => tooltipOf(tooltips, target, about(view, seat))

describe('places', () => {
  /** What the places of these lists get wrong at tables of random play, and from the scenes. */
  const wrong = (places: readonly Place<TiletumTable, Box>[]): Set<string> => {
    const found = new Set<string>()
    const look = (t: TiletumTable) => {
      if (!tiletum.over(t)) for (const target of misplaced(places, about(t))) found.add(target)
    }
    for (const seed of ['a', 'b', 'c'])
      wander({ seed, most: 300, options: { actions: 'shuffled' } }, match => look(match.table))
    for (const scene of scenes) look(scene.table(tiletum))
    return found
  }
  const [theWheel, map, offers, buildings, king] = PLACES
  test('everything that can be picked lies in exactly one', () => expect([...wrong(PLACES)]).toEqual([]))
  test('a thing that lies nowhere is found, and one that lies in two', () => {
    const lost = wrong([theWheel, map, offers, buildings])
    const twice = wrong([theWheel, map, buildings, king, { ...offers, answers: { ...offers.answers, tile: true } }])
    expect([...lost].every(target => target.startsWith('tile:'))).toBe(true)
    expect(lost.size).toBeGreaterThan(0)
    expect([...twice].some(target => target.startsWith('tile:'))).toBe(true)
  })
  test('each knows what in it is lit', () => {
    const t = table()
    deal(t, t.contractOffer, 'contract-iron-3', '-', '-', '-', '-')
    give(t, 0, { storehouse: ['helper-gold-4-a'] })
    const targets = [
      'colour:stone',
      'value:3',
      'space:koeln',
      'tile:contract-iron-3',
      'tile:helper-gold-4-a',
      'good:iron',
      'verb:advance',
      'verb:renew',
      'verb:done',
    ]
    const lit = { targets: new Map(targets.map(target => [target, 0])), chosen: [], hover: null }
    const c = about(t, 0)
    expect(PLACES.map(place => litIn(place, lit, c))).toEqual([
      ['colour:stone', 'value:3'],
      ['space:koeln'],
      ['tile:contract-iron-3', 'verb:renew'],
      ['tile:helper-gold-4-a', 'good:iron', 'verb:done'],
      ['verb:advance'],
    ])
    expect(placesOf(PLACES, 'action:king', c).map(p => p.id)).toEqual(['wheel'])
  })
})

describe('the wheel', () => {
  /** This many colours with each value. */
  const full = (n: number) => GOODS.flatMap((_, colour) => Array<number>(PIPS).fill(colour < n ? 1 : 0))
  test.each([1, 2, 3, 4, 5])('%i colours of one value stand in their sector, beside each other', n => {
    const t = table()
    t.dice = full(n)
    const all = standing(t.dice, pip => positionOf(t, pip))
    expect(all).toHaveLength(n * PIPS)
    for (const [k, d] of all.entries()) {
      const corners = [-9.5, 9.5].flatMap(a => [-9.5, 9.5].map(b => [d.x + a, d.y + b] as const))
      const radii = corners.map(([x, y]) => Math.hypot(x, y))
      const [cx, cy] = at(positionOf(t, d.pip), 1)
      expect(Math.max(...radii)).toBeLessThan(DICE)
      expect(Math.min(...radii)).toBeGreaterThan(HUB)
      // Within 30 degrees of the middle of the sector, but for a hair.
      for (const [x, y] of corners)
        expect((x * cx + y * cy) / Math.hypot(x, y)).toBeGreaterThan(Math.cos((32 * Math.PI) / 180))
      for (const e of all.slice(k + 1))
        expect(overlap(around([d.x, d.y], 19, 19), around([e.x, e.y], 19, 19)), `${d.colour} ${e.colour}`).toBe(false)
    }
  })
  test('bonus tiles hang on the rim and cover no action', () => {
    for (let k = 0; k < PIPS; k++) {
      const { x, y, w, h } = plateOf(k)
      const nearest = Math.hypot(Math.max(0, Math.abs(x) - w / 2), Math.max(0, Math.abs(y) - h / 2))
      expect(nearest).toBeGreaterThan(RIM - 10)
    }
  })

  test('the dice of the only value that is left are shown though its sector is not lit; a sector that is pointed at shows its own', () => {
    const lit = { targets: new Map([['colour:iron', 0]]), chosen: [], given: ['pips:6', 'value:6'], hover: null }
    expect([valueWanted(lit), valueWanted({ ...lit, hover: 'value:2' }), valueWanted({ ...lit, given: [] })]).toEqual([
      5, 1, -1,
    ])
  })
  test('TI-4.1 the rightmost corruption token is revealed first', () => {
    expect(lying([4], 3)).toEqual([undefined, undefined, 4])
    expect(lying([4, 0], 3)).toEqual([undefined, 0, 4])
  })
  test('TI-5.1 a die says its goods, the action with its points, the bonus tile there, and what other values cost around the circle', () => {
    const t = table()
    wheel(t, 'architect', 2, 'stone')
    const tip = explain('colour:stone pips:2', t)
    expect(tip.rule).toBe('TI-5.1')
    expect(tip.lines.slice(0, 2)).toEqual(['2 resources of its colour', 'architect action, 5 AP'])
    expect(tip.lines).toContain('another value costs gold: 1·3 for 2, 4·6 for 4, 5 for 6')
    const at = positionOf(t, 1)
    t.wheelTiles[at] = -1
    expect(explain('value:2', t).lines[0]).toBe('architect action, 5 AP')
  })
  test('TI-7.6 the marker of an action is counted in', () => {
    const t = table()
    wheel(t, 'king', 3, 'iron')
    t.wheelTiles[positionOf(t, 2)] = -1
    give(t, 0, { rooms: { 'building-4-floor-1': 'char-king-king-1-a' } })
    t.players[0]!.crests[3] = box.tileIds.indexOf('crest-lion-bonus-a')
    expect(explain('value:3', t).lines[0]).toBe('king action, 5 AP, your marker +1 included')
  })
})

describe('traps', () => {
  const stuck = (t: TiletumTable, id: string) => wouldStick(box.tileIds.indexOf(id), about(t, 0))
  test('TI-9.5 a character without a room for it would lie in the storehouse for good', () => {
    const t = table()
    give(t, 0, { rooms: { 'building-4-floor-1': 'char-king-king-1-a' } })
    expect([stuck(t, 'char-king-vp-2-a'), stuck(t, 'char-merchant-gold-2-a')]).toEqual([true, false])
    expect(explain('tile:char-king-vp-2-a', t).lines).toEqual([
      'There is no room left for this character, and nothing may be thrown away.',
    ])
  })
  test('D-8 so would a contract, when those that are fulfilled and stored fill all spaces', () => {
    const t = table()
    give(t, 0, {
      contracts: ['contract-iron-3', 'contract-wool-3', 'contract-iron-2', 'contract-wool-2'],
      storehouse: ['contract-identical-1'],
    })
    expect(stuck(t, 'contract-iron-9')).toBe(false)
    t.players[0]!.storehouse.push(box.tileIds.indexOf('contract-wool-9'))
    expect(stuck(t, 'contract-iron-9')).toBe(true)
  })
  test('TI-6.4 a contract in the offer says what its position costs', () => {
    const t = table()
    deal(t, t.contractOffer, '-', '-', '-', 'contract-iron-9', '-')
    expect(explain('tile:contract-iron-9', t).lines).toEqual(['costs 2 AP here', 'still missing: 8 iron'])
  })
})

describe('decks', () => {
  test('TI-2.12 what a deck still holds is told, equal tiles counted', () => {
    const t = table()
    t.characterDeck = ['char-king-vp-2-a', 'char-king-vp-2-b', 'char-architect-pillar-a'].map(id =>
      box.tileIds.indexOf(id),
    )
    const { title, lines } = explain('deck:character', t)
    expect(title).toBe('Character deck: 3')
    expect(lines).toEqual(['character (king: 2 VP) ×2 · character (architect: pillar at the architect)'])
  })
})
