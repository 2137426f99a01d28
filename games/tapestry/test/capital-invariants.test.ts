/** TA-9: what holds of every capital in random matches, plot by plot instead of by masks. */
import { asked } from '@loggia/core'
import { tableOf } from '@loggia/core/testing'
import { expect, test } from 'vitest'
import capitals from '../data/capitals.json' with { type: 'json' }
import landmarks from '../data/landmarks.json' with { type: 'json' }
import { tapestry, type TapestryTable } from '../index.ts'
import { capitalPoints, completeDistricts, lines } from '../rules/capital.ts'
import { CORNERS, columnOfCorner, rowOfCorner } from '../rules/shapes.ts'
import { placeOf, type Player, thingOf, turnOf } from '../rules/table.ts'
import { modified } from '../rules/listeners.ts'

const { box } = tapestry
const { wander } = tableOf(tapestry)
const SIDE = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const turned = (form: readonly string[]): string[] =>
  [...form[0]].map((_, c) => form.map((_, r) => form[form.length - 1 - r][c]).join(''))
/** The different ways a thing can lie. */
const forms = [...landmarks.landmarks.map(l => l.shape), ...['#', '#', '#', '#'].map(x => [x])].map(form => {
  const all = [form]
  for (let k = 1; k < 4; k++) all.push(turned(all[k - 1]))
  return all.filter((x, k) => all.findIndex(y => y.join('/') === x.join('/')) === k)
})
/** Plots of a thing that lies there, as far as they are inside. */
const plotsOf = (thing: number, turn: number, row: number, column: number): string[] =>
  forms[thing][turn].flatMap((line, r) =>
    [...line].flatMap((x, c) =>
      x === '#' && SIDE.includes(row + r) && SIDE.includes(column + c) ? [`${row + r},${column + c}`] : [],
    ),
  )
const built = (p: Player): string[] =>
  p.built.flatMap(b =>
    placeOf(b) < CORNERS ? plotsOf(thingOf(b), turnOf(b), rowOfCorner(placeOf(b)), columnOfCorner(placeOf(b))) : [],
  )
const printed = (p: Player): string[] =>
  SIDE.flatMap(r => SIDE.flatMap(c => (capitals.capitals[p.capital].grid[r][c] === '1' ? [`${r},${c}`] : [])))

function look(t: TapestryTable, before: TapestryTable, seen: Set<string>): void {
  if (t.turn < 0) return // still choosing
  for (const [seat, p] of t.players.entries()) {
    const s = asked(t, seat)
    if (s?.do !== 'place' && p.built.length === before.players[seat].built.length) continue
    const buildings = built(p)
    const filled = new Set([...printed(p), ...buildings])
    expect(new Set(buildings).size, 'no plot is built on twice').toBe(buildings.length)
    const drawn = SIDE.map(r => SIDE.map(c => (p.filled[Math.floor(r / 3)] >> ((r % 3) * 9 + c)) & 1).join(''))
    expect(drawn).toEqual(SIDE.map(r => SIDE.map(c => (filled.has(`${r},${c}`) ? 1 : 0)).join('')))
    const full = (of: (k: number) => [number, number][]): number =>
      SIDE.filter(k => of(k).every(([r, c]) => filled.has(`${r},${c}`))).length
    expect(lines(p)).toBe(full(k => SIDE.map(n => [k, n])) + full(k => SIDE.map(n => [n, k])))
    expect(capitalPoints(t, seat, box)).toBeGreaterThanOrEqual(lines(p))
    const districts = full(k =>
      SIDE.map(n => [Math.floor(k / 3) * 3 + Math.floor(n / 3), (k % 3) * 3 + (n % 3)] as [number, number]),
    )
    expect(completeDistricts(p)).toBe(districts)
    if (districts) seen.add('district')
    if (s?.do !== 'place') continue
    const closed = modified(t, seat, 'build-on-impassable', box) ? new Set(buildings) : filled
    const moves: number[] = []
    const expected: string[] = []
    tapestry.moves(t, seat, moves)
    for (const turn of forms[s.thing].keys())
      for (let row = -3; row < 9; row++)
        for (let column = -3; column < 9; column++) {
          const plots = plotsOf(s.thing, turn, row, column)
          if (plots.length && !plots.some(x => closed.has(x))) expected.push(`place:${turn},r${row}c${column}`)
        }
    expect(moves.map(m => tapestry.format(m)).filter(x => x.startsWith('place:'))).toEqual(expected)
    seen.add(s.thing < box.landmarks.length ? 'landmark' : 'building')
    if (closed !== filled) seen.add('terraforming')
  }
}

test('TA-9.1 to 9.6 plot by plot: what is filled, where a thing may lie, which lines and districts are complete', () => {
  const seen = new Set<string>()
  for (let k = 0; k < 8; k++) {
    const seats = 2 + (k % 4)
    wander(
      { seed: `capital ${k}`, seats, avoid: /^(income|beside|decline|settle|statue)/, most: 500 },
      (match, before) => {
        if (k === 0 && before.players[0].active < 0 && before.players[0].era > 0)
          match.table.players[0].active = box.tapestries.findIndex(c => c.id === 'terraforming')
        look(match.table, before, seen)
      },
    )
  }
  expect([...seen].toSorted()).toEqual(['building', 'district', 'landmark', 'terraforming'])
})
