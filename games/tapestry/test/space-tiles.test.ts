import { expect, test } from 'vitest'
import { after, clearMap, give, legal, load, play, points, resources, stand, step, table } from './helpers.ts'

/** What each brings to somebody with one worker and coin, two tech cards, two armories and houses off the mat, tokens on 1, two territories and a full capital. */
const TILES: [id: string, vp: number, resources: number[], brings: string][] = [
  ['space-01', 2, [1, 1, 0, 0], 'tapestry card'], // science 2: Philosophy's card, then 2 VP
  ['space-02', 3, [1, 1, 0, 0], 'armory'],
  ['space-03', 3, [1, 1, 0, 0], 'house'],
  ['space-04', 1, [1, 1, 0, 0], 'tapestry card'], // nothing to cover in era 1
  ['space-05', 8, [2, 2, 0, 0], ''],
  ['space-06', 6, [1, 1, 0, 0], 'tapestry card'], // the die: military 2
  ['space-07', 8, [1, 1, 1, 1], ''],
  ['space-08', 18, [1, 1, 0, 1], ''], // nine rows, nine columns
  ['space-09', 2, [1, 1, 0, 0], 'tapestry card'],
  ['space-10', 3 + 4, [1, 1, 0, 0], 'tech card'], // three cards; Bakery's circle
  ['space-11', 3 + 4, [1, 1, 0, 0], 'territory'], // three territories; the red die
  ['space-12', 2, [1, 1, 0, 0], 'tapestry card'],
  ['space-13', 13, [1, 1, 0, 0], ''],
  ['space-14', 1, [1, 1, 0, 0], 'farm'],
  ['space-15', 1, [1, 1, 0, 0], 'market'],
]
for (const [id, vp, has, brings] of TILES)
  test(`TA-6.5 ${id}`, () => {
    const t = table()
    clearMap(t)
    stand(t, 'h_-2_2', '0')
    stand(t, 'h_2_0', '0')
    give(t, 0, {
      resources: { coin: 1, worker: 1 },
      tracks: { exploration: 1, science: 1, technology: 1, military: 1 },
      exposed: { armory: 3, house: 3 },
      bottom: ['bakery', 'calendar'],
      space: [id],
    })
    give(t, 1, { resources: { coin: 1 } })
    const p = t.players[0]
    const exposed = p.exposed.slice()
    p.filled = p.filled.map(() => (1 << 27) - 1)
    load(t, ...(id === 'space-06' ? ['science:military'] : ['red:vp-4', 'black:gain-coin-1']))
    after(t, 'explore-space', 'exploration-12')
    const answers = ['decline', 'beside', 'upgrade:bakery', 'take-die:red', 'first:0']
    while (step(t) !== 'act') {
      const words = legal(t)
      const use = words.find(w => w.startsWith('use:'))
      play(t, use ?? answers.find(w => words.includes(w)) ?? words[0])
    }
    expect([points(t), resources(t)]).toEqual([vp, has])
    const types = ['market', 'house', 'farm', 'armory'].filter((_, k) => p.exposed[k] > exposed[k])
    if (p.hand.length) types.push('tapestry card')
    if (p.tech.length > 2) types.push('tech card')
    if (p.outposts === 7) types.push('territory')
    expect(types.join()).toBe(brings)
  })
