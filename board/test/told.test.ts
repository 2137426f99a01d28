/** When what happened is told. */
import { fixed, lexicon, numbers } from '@loggia/core'
import { expect, test, vi } from 'vitest'
import { appears } from '../told/during.ts'
import { card, disc, gain, is, light, of, type Part, tellings, was } from '../told/parts.ts'
import {
  ALL_MS,
  DEED_MS,
  LINE_MS,
  plateFor,
  script,
  seen,
  tallies,
  TURN_MS,
  type Turn,
  turnOf,
} from '../told/script.ts'

const here = (spot: unknown) => JSON.stringify(spot)
const deed = (k: number): Part[] => disc(0, of(0), `place:${k}`)
const turn = (n: number, seat = 0): Turn<string> =>
  seen({ seat, deeds: Array.from({ length: n }, (_, k) => deed(k)) }, here)
const moving = (turns: Turn<string>[], how = {}) =>
  script(turns, how).cues.filter(({ part, mark }) => part.part === 'move' && !mark)

test('a short turn takes its time, a long one ends in time, and what finds none is marked', () => {
  expect(script([turn(2)]).ends).toBe(2 * DEED_MS)
  expect(script([turn(9)]).ends).toBeCloseTo(TURN_MS)
  const long = script([turn(40)])
  expect(long.ends).toBeLessThanOrEqual(TURN_MS)
  // The last ones move.
  expect(moving([turn(40)]).map(({ part }) => part.part === 'move' && part.way[1])).toEqual(
    Array.from({ length: 12 }, (_, k) => here(`place:${k + 28}`)),
  )
  expect(long.cues.filter(({ part }) => part.part === 'light')).toHaveLength(40)
})
test('several turns are told one after the other, within the time for all', () => {
  const { turns, ends, cues } = script([turn(9, 0), turn(9, 1), turn(9, 2), turn(1, 3)])
  expect(ends).toBeLessThanOrEqual(ALL_MS)
  expect(turns).toEqual([...turns].sort((a, b) => a - b))
  for (const { seat, at } of cues) expect(at).toBeGreaterThanOrEqual(turns[seat]!)
  expect(moving([turn(3), turn(3)], { left: 0 })).toEqual([])
})
test('a line stands until it is read, also where nothing moves', () => {
  const { turns, ends } = script([turn(0, 0), turn(1, 1), turn(9, 2)], { lines: true })
  expect(turns).toEqual([0, LINE_MS, 2 * LINE_MS])
  expect(ends).toBeLessThanOrEqual(ALL_MS)
  expect(script([turn(0)], { lines: true }).ends).toBe(LINE_MS)
  // What I do has no line, and nothing waits for it.
  expect(script([turn(0)]).ends).toBe(0)
})
test('a line covers no gain of a person above the board, and nothing that is told on it', () => {
  const board = { x: 100, y: 50, width: 600, height: 400 }
  const told = (...deed: Part<typeof board>[]) => plateFor(script([{ seat: 0, deeds: [deed] }]), board)
  const at = (x: number, y: number) => ({ x, y, width: 22, height: 25 })
  const gained = (y: number) => ({ ...gain('wood', 1, of(0)), at: at(0, y) }) as Part<typeof board>
  const lit = (x: number, y: number) => ({ part: 'light', at: at(x, y) }) as const
  expect(told(gained(9))).toEqual({ top: 62, middle: 400 })
  expect(told(gained(200))).toEqual({ top: 50, middle: 400 })
  // Five things of one person stand in two lines.
  const person = at(0, 9)
  const five = ['wood', 'gold', 'coin', 'food', 'stone'].map(icon => ({ ...gain(icon, 1, of(0)), at: person }))
  expect(told(...(five as Part<typeof board>[])).top).toBe(90)
  expect(told(lit(300, 60)).top).toBe(416)
  expect(told(lit(300, 90)).top).toBe(50)
  const below = { ...gain('wood', 1, of(0)), at: at(300, 390) } as Part<typeof board>
  expect(told(lit(300, 60), below).top).toBe(50)
  // Somewhere it must stand.
  expect(told(lit(300, 60), lit(300, 420)).top).toBe(50)
})
test('with reduced motion nothing moves, and all is marked', () => {
  const { cues } = script([turn(3), turn(2)], { still: true })
  expect(cues.every(({ mark, lasts }) => mark && lasts === 0)).toBe(true)
  expect(cues.filter(({ part }) => part.part === 'light')).toHaveLength(5)
})
test('what stays where it is does not move, a place lights once, and what is not in sight is left out', () => {
  const deeds = [disc(0, of(0), of(0, 'own:1')), disc(0, of(0), of(0, 'own:2')), [light('gone:1')]]
  const { deeds: told } = seen({ seat: 0, deeds }, spot => (spot === 'gone:1' ? undefined : 'shield'))
  expect(told).toEqual([[{ part: 'light', at: 'shield', seat: 0 }]])
})
test('what begins to move begins where it lies; only a piece that is followed goes on from where it came', () => {
  const deeds: Part[][] = [
    [card('tile', 'offer:1', of(0))],
    [card('tile', 'deck:', 'offer:1')],
    disc(0, was('disc'), is('disc')),
    disc(0, was('disc'), 'space:9'),
  ]
  const ways = seen({ seat: 0, deeds }, here).deeds.flatMap(([part]) => (part!.part === 'move' ? [part!.way] : []))
  expect(ways).toEqual([
    ['offer:1', of(0)].map(here),
    ['deck:', 'offer:1'].map(here),
    [was('disc'), is('disc')].map(here),
    [is('disc'), 'space:9'].map(here),
  ])
})
test('a light has the colour of its owner, else of who acts', () => {
  expect([light(of(2)), light('place:1'), ...disc(3, of(3), 'place:1').slice(1)]).toEqual([
    { part: 'light', at: of(2), seat: 2 },
    { part: 'light', at: 'place:1' },
    { part: 'light', at: 'place:1', seat: 3 },
  ])
})
test('what leaves before it is there moves forward in time, too', () => {
  vi.stubGlobal('document', { timeline: { currentTime: 0 } })
  const offsets = (from: number, until: number): number[] => {
    let all: Keyframe[] = []
    const animate = (frames: Keyframe[]) => {
      all = frames
      return { cancel() {} }
    }
    appears(1000, from, until)?.({ animate } as unknown as Element)
    return all.map(({ offset }) => offset!)
  }
  for (const until of [500, 520, 900])
    expect(offsets(500, until)).toEqual(offsets(500, until).toSorted((a, b) => a - b))
  vi.unstubAllGlobals()
})
test('gains of one thing at one place are counted together', () => {
  const deeds: Part[][] = [
    deed(0),
    [gain('wood', 2, of(0))],
    deed(1),
    [gain('wood', 1, of(0)), gain('gold', -1, of(0))],
  ]
  const [wood, gold] = tallies(script([seen({ seat: 0, deeds }, here)]).cues)
  expect(wood!.sums.map(({ n }) => n)).toEqual([2, 3])
  expect(wood!.sums[1]!.from).toBeGreaterThan(wood!.sums[0]!.from)
  expect(gold!.sums.map(({ n }) => n)).toEqual([-1])
})
test('an amount that is kept back is not told', () => {
  const N = lexicon(
    {
      drew: [numbers('seat', 2), fixed('card', 'a', 'b')],
      took: [numbers('seat', 2), numbers('few', 5)],
      quiet: [numbers('seat', 2)],
    },
    { holes: true },
  )
  const told = tellings<typeof N, null, string, { quiet: 'nothing moves' }>(N, {
    drew: ([, card]) => light(`card:${card}`),
    took: ([seat, n]) => gain('coin', n, of(seat)),
  })
  const deedsOf = (...words: string[]) =>
    turnOf(0, [{ seq: 1, seat: 0, move: '', heard: words.map(word => ({ word })) }], told, null).deeds
  expect(deedsOf('drew:0,a', 'quiet:1')).toEqual([[light('card:a')]])
  expect(deedsOf('took:0,?', 'drew:0,?')).toEqual([[light('card:?')]])
})
