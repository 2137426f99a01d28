/** TA-8: each tech card as the rulebook's last page has it: circle, square, and what the top row asks for. */
import { expect, test } from 'vitest'
import { BUILDINGS, RESOURCES, TRACKS } from '../rules/terms.ts'
import {
  give,
  leave,
  legal,
  play,
  points,
  positions,
  push,
  resources,
  stand,
  step,
  table,
  tapestry,
  why,
} from './helpers.ts'

const { box } = tapestry
type T = ReturnType<typeof table>

/** What is different after this, in words; what seat 0 is then asked, unless it is where something stands or in which order. */
function outcome(t: T, act: () => void): string {
  const p = t.players[0]
  const look = () => ({
    resources: resources(t),
    exposed: p.exposed.slice(),
    positions: positions(t),
    VP: points(t),
    cards: p.hand.length,
    tiles: p.tiles.length,
    tech: p.tech.length,
    civilizations: p.civilizations.length,
    landmarks: t.landmarks.slice(),
  })
  const was = look()
  act()
  while (step(t) === 'place' || step(t) === 'in-any-order') play(t, step(t) === 'place' ? 'beside' : legal(t)[0])
  const now = look()
  const more: string[] = []
  const say = (n: number, what: string) => n && more.push(`${n} ${what}`)
  for (const [k, id] of RESOURCES.entries()) say(now.resources[k] - was.resources[k], id)
  for (const [k, id] of BUILDINGS.entries()) say(now.exposed[k] - was.exposed[k], id)
  for (const [k, id] of TRACKS.entries()) say(now.positions[k] - was.positions[k], id)
  for (const k of ['VP', 'cards', 'tiles', 'tech', 'civilizations'] as const) say(now[k] - was[k], k)
  for (const [k, l] of box.landmarks.entries()) if (now.landmarks[k] !== was.landmarks[k]) more.push(`the ${l.id}`)
  if (step(t) !== 'act')
    more.push(step(t) === 'choose' ? legal(t).join(' or ').replaceAll('choose:', '') : `${step(t)}?`)
  return more.join(', ')
}

/**
 * Seat 0 has this card in this row, and a different number of everything that can be counted. 1 market, 2 houses, 3
 * farms, 4 armories, E 5, 6 tech cards, T 7, M 8, 9 territories, S 10, 11 tiles. The neighbour has all that a card can
 * ask for.
 */
function tableFor(card: string, row: 'bottom' | 'middle'): T {
  const t = table({ era: 2 })
  const fill = ['light-bulb', 'ammonia', 'paper', 'anesthesia', 'concrete'].filter(c => c !== card)
  const rows = {
    bottom: fill.slice(0, 3 + Number(card === 'calendar') + Number(card === 'canned-food')),
    middle: ['canned-food'].filter(c => c !== card),
    top: ['calendar'].filter(c => c !== card),
  }
  rows[row].push(card)
  give(t, 0, {
    ...rows,
    resources: { coin: 2, worker: 2, food: 2, culture: 2 }, // else the next turn's income would be forced
    tracks: { exploration: 5, science: 10, technology: 7, military: 8 },
    exposed: { market: 2, house: 3, farm: 4, armory: 5 },
    tiles: Array.from({ length: 11 }, (_, k) => `territory-${String(k + 11)}`),
    hand: ['diplomacy'],
    played: [[2, 'monarchy']],
  })
  give(t, 1, {
    tracks: { exploration: 10, science: 10, technology: 10, military: 10 },
    exposed: { market: 4, house: 4, farm: 4, armory: 4 },
  })
  leave(t, 'nomads')
  const free = box.hexIds.filter((_, k) => box.maps.small.hexes[k]?.printed.length && t.tokens[2 * k] < 0)
  for (const at of free.slice(-8)) stand(t, at, '0')
  t.players[0].outposts = 4
  t.civilizationDiscards = box.civilizations.flatMap((c, k) => (c.id === 'leaders' ? [] : [k]))
  return t
}
const upgraded = (card: string, row: 'bottom' | 'middle'): string => {
  const t = tableFor(card, row)
  push(t, { do: 'upgrade', card: -1, optional: 1 } as never)
  return outcome(t, () => play(t, `upgrade:${card}`))
}

const CARDS: Record<string, [needs: string, circle: string, square: string]> = {
  'air-conditioning': ['technology 4', '1 worker', '1 house'],
  'ammonia': ['military 7', '1 farm', '3 VP'],
  'anesthesia': ['science 4', '1 armory', '4 VP'],
  'assembly-line': ['exploration 7', '7 VP', '1 food'], // the square of the Calendar; the circle of the Canned Food
  'bakery': ['farm 2', '4 VP', 'the bakery'],
  'barn': ['farm 3', '3 VP', 'the barn'],
  'lithium-ion-battery': ['exploration 10', '4 VP', 'repeat?'],
  'calendar': ['exploration 4', '1 culture', '7 VP'],
  'canned-food': ['military 4', '1 food', '7 VP'],
  'clocks': ['technology 4', '1 technology', '7 VP'],
  'compass': ['technology 4', '2 tiles', 'explore-tile?'],
  'com-tower': ['house 4', '5 VP', 'the com-tower'],
  'concrete': ['exploration 4', '1 market', '1 VP'],
  'dynamite': ['military 4', 'conquer?', '9 VP'],
  'eyeglasses': ['technology 4', 'invent?', '6 VP'],
  'irrigation': ['science 4', '1 food', '1 farm'],
  'library': ['house 3', '3 VP', 'the library'],
  'light-bulb': ['military 4', '1 coin', '1 market'],
  'paper': ['science 4', '1 house', '2 VP'],
  'penicillin': ['science 4', 'rolled?', '5 VP'],
  'printing-press': ['technology 4', '1 cards', 'overplay?'],
  'radio': ['science 10', '3 VP', '1 civilizations'],
  'sewage-and-plumbing': ['technology 4', '1 culture', '1 armory'],
  'siegecraft': ['military 4', '1 military', '8 VP'],
  'stock-market': ['market 3', '5 VP', 'the stock-market'],
  'telescope': ['technology 4', '1 culture, 1 tiles', '11 VP'],
  'the-nail': ['technology 4', '1 cards', 'gain-building-market or gain-building-house or gain-building-farm'],
  'time-travel': ['technology 10', '1 coin', 'regress-exploration-x or regress-military-x'],
  'transistors': ['military 10', '1 coin', '1 culture, 4 VP'],
  'treasury': ['market 2', '4 VP', 'the treasury'],
  'vaccines': ['science 4', '1 science', '10 VP'],
  'warships': ['exploration 7', '1 worker', 'conquer?'],
  'zeppelins': ['exploration 4', '1 exploration', '5 VP'],
}

test('TA-8.4 these are the 33 cards', () => {
  expect(Object.keys(CARDS).toSorted()).toEqual(box.tech.map(c => c.id).toSorted())
})

for (const [card, [needs, circle, square]] of Object.entries(CARDS)) {
  test(`TA-8.4 ${card}: the circle`, () => {
    expect(upgraded(card, 'bottom')).toBe(circle)
  })
  test(`TA-8.4 ${card}: the square`, () => {
    expect(upgraded(card, 'middle')).toBe(square)
  })
  test(`TA-8.5 ${card}: the prerequisite`, () => {
    const [what, n] = needs.split(' ')
    const track = TRACKS.indexOf(what as 'science')
    const at = (k: number, seat: number) => {
      const t = table()
      give(t, 0, { middle: [card] })
      give(t, seat, track < 0 ? { exposed: { [what]: k } } : { tracks: { [what]: k } })
      push(t, { do: 'upgrade', card: -1, optional: 1 } as never)
      return why(t, `upgrade:${card}`)
    }
    const refused =
      track < 0
        ? `prerequisite-slot:${box.slots[BUILDINGS.indexOf(what as 'farm')][Number(n) - 1].id}`
        : `prerequisite-track:${what}-${n}`
    for (const seat of [0, 1]) {
      expect(at(Number(n) - 1, seat)).toBe(refused)
      expect(at(Number(n), seat)).toBe('ok')
    }
  })
}
