/** Open readings are data: a box with another figure plays by it, without a change of code, beside the shipped one. */
import { speaker } from '@loggia/core'
import { expect, test } from 'vitest'
import { boxOf, ostia, ostiaOf, type OstiaTable, shipped } from '../index.ts'
import { readBox } from '../schema.ts'
import { words } from '../words/index.ts'
import { at, deal, give, play, step, table, turnOf } from './helpers.ts'

type Data = typeof shipped
/** Ostia with the shipped box after this was done to it. */
function changed(change: (data: Data) => void) {
  const data = structuredClone(shipped)
  change(data)
  return ostiaOf(boxOf(readBox(data)))
}
const playOn = (game: typeof ostia, t: OstiaTable, ...words: string[]) => {
  for (const w of words) game.play(t, t.turn, game.parse(w))
}
const canOn = (game: typeof ostia, t: OstiaTable, word: string) => game.why(t, t.turn, game.parse(word)) === 0

test('OST-D6 the discount per item instead of per action: both discs of EX-C27 for 2 + 3 stone', () => {
  const perItem = changed(d => {
    for (const s of d.harbourBoard.buildingSpots) if (s.effect && 'scope' in s.effect) s.effect.scope = 'per-item'
  })
  const discs = ['build:corinthus', 'place:spot-reward', 'build:tomis', 'place:spot-permit-wood']
  for (const [game, stone] of [
    [perItem, 5],
    [ostia, 6],
  ] as const) {
    const t = at('build', { goods: { stone }, fleet: ['corinthus', 'tomis'], spots: ['spot-build-discount'] })
    playOn(game, t, ...discs)
    expect(t.harbours[0].goods[3]).toBe(0)
  }
  const t = at('build', { goods: { stone: 5 }, fleet: ['corinthus', 'tomis'], spots: ['spot-build-discount'] })
  play(t, 'build:corinthus', 'place:spot-reward')
  expect(step(t)).toBe('select') // by the shipped box 3 stone do not pay the second
})

test('OST-D7 OST-16.8 row 1 without icons: who built nothing has no VP', () => {
  const bare = changed(d => {
    d.shipTrack.rowsFromBottom[0]!.shipIcons = 0
    d.buildingTrack.rowsFromBottom[0]!.buildingIcons = 0
  })
  const t = table()
  expect([bare.scores(t)[0]!.total, ostia.scores(t)[0]!.total]).toEqual([0, 10])
  give(t, 0, { shipRows: 4, discRows: 3 })
  expect(bare.scores(t)[0]!.sources).toMatchObject({ ships: 3 * 5, buildings: 2 * 5 })
})

test('OST-D14 OST-D23 a limit for the unlimited trade, a reward of 12 for a set', () => {
  const other = changed(d => {
    const reward = d.tradeTiles.tiles.find(t => t.id === 'port-trade-reward') as { maxUses: number | null }
    reward.maxUses = 2
    d.scoring.setVp = 12
  })
  const t = table()
  t.tiles[other.box.nodes.indexOf('tomis')] = other.box.tiles.findIndex(x => x.id === 'port-trade-reward')
  at('trade', { goods: { gold: 20 }, discs: ['tomis'], animals: { both: 1 }, cards: ['order-01', 'order-18'] }, t)
  playOn(other, t, 'trade:tomis', 'trade:tomis')
  expect([canOn(other, t, 'trade:tomis'), canOn(ostia, t, 'trade:tomis')]).toEqual([false, true])
  expect(other.scores(t)[0]!.sources.sets).toBe(12)
})

test('OST-8.1 OST-8.6 OST-16.2 order cards with no icon or both, without gain, with several kinds of extra', () => {
  const other = changed(d => {
    const cards = d.orderCards.cards as {
      icon: string | null
      gain: object
      extraCost: unknown
      extraAmphorae: number
    }[]
    Object.assign(cards[0]!, { icon: null, gain: {} })
    Object.assign(cards[1]!, {
      icon: 'both',
      extraCost: [
        { resource: 'wood', amount: 1 },
        { resource: 'gold', amount: 2 },
      ],
      extraAmphorae: 2,
    })
  })
  const t = table()
  deal(t, 'order-01', 'order-02', 'order-03', 'order-04')
  at('order', { goods: { barley: 12, wood: 1, gold: 1 }, animals: { both: 2 } }, t)
  const reason = (word: string) => other.reason(other.why(t, t.turn, other.parse(word))).code
  expect(reason('order:order-01,with-extra')).toBe('no-extra:order-01')
  expect(reason('order:order-02,with-extra')).toBe('short:gold,1') // all or nothing: every kind must be there
  playOn(other, t, 'order:order-01,plain')
  expect([t.harbours[0].goods, t.harbours[0].amphorae]).toEqual([[0, 1, 9, 0, 1], 1])
  t.harbours[0].goods[4] = 2
  playOn(other, t, 'order:order-02,with-extra')
  expect([t.harbours[0].goods, t.harbours[0].amphorae]).toEqual([[0, 1, 6, 0, 0], 1 + 1 + 2]) // its gain is one wood.
  // One of these two cards has no icon, the other is a noble and a lady: one set, and a second with one more of each.
  expect(other.scores(t)[0]!.sources.sets).toBe(8)
  give(t, 0, { cards: ['order-01', 'order-02', 'order-03', 'order-18'] })
  expect(other.scores(t)[0]!.sources.sets).toBe(16)
  // They are said, too.
  const { name } = speaker(other, words.en, [])
  expect([name('card', 'order-01'), name('card', 'order-02')]).toEqual([
    '3 barley → 1 amphora',
    '3 barley → 1 amphora, 1 wood, noble, lady (extra 1 wood, 2 gold → 2 amphorae)',
  ])
})

test('OST-13.0 a discount larger than the cost: it never falls below 0', () => {
  const generous = changed(d => {
    for (const s of d.harbourBoard.buildingSpots)
      if (s.id === 'spot-shipbuild-discount') (s.effect as { value: number }).value = 9
  })
  const t = at('shipbuild', { goods: { gold: 3 }, spots: ['spot-shipbuild-discount'] })
  expect(canOn(generous, t, 'launch:wood')).toBe(true)
  playOn(generous, t, 'launch:wood')
  expect(t.harbours[0].goods).toEqual([0, 0, 0, 0, 3])
})

/** A sea in which one node leads straight to a destination: what lay between is off the lines, a port that counts as reached there. */
const shortcut = (from: string, to: string, ...cut: string[]) =>
  changed(d => {
    const b = d.board
    const gone = b.edges.filter(e => cut.includes(e.from) || cut.includes(e.to))
    const before = (id: string) => b.edges.find(e => e.to === id)!
    b.edges = b.edges.filter(e => !gone.includes(e))
    b.edges.push({ ...gone[0]!, id: `${from}--${to}`, from, to, discovery: null })
    let at = to
    for (const { discovery } of gone)
      if (discovery) {
        before(at).discovery = discovery
        at = before(at).from
      }
    b.nodes = b.nodes.map(n =>
      cut.includes(n.id) ? { ...n, kind: 'trade-port', buildingPlace: `place-${n.id}` } : n,
    ) as typeof b.nodes
    b.impliedReach.push(...cut.map(n => ({ arrivedAt: to, countsAsReached: n })))
    d.buildingTokens.kinds = b.nodes.flatMap(n =>
      n.buildingPlace ? [{ id: `building-${n.id}`, place: n.buildingPlace, node: n.id, count: 4 }] : [],
    )
  })

test('OST-6.10 on another board a step after which the rest cannot be made is refused', () => {
  /** A move action on such a board, nothing to be discovered. */
  const sailingOn = (game: typeof ostia, ...fleet: string[]) => {
    const { box } = game
    const t = game.setup({ seats: 2, seed: 'uneven' })
    const words = (): string[] => {
      const out: number[] = []
      game.moves(t, turnOf(t), out)
      return out.map(m => game.format(m))
    }
    while (step(t) === 'initial-port') game.play(t, turnOf(t), game.parse(words()[0]!))
    const seat = t.turn
    Object.assign(t.harbours[seat], {
      corbita: [1, 1, 1, 1, 1, 1],
      goods: [99, 0, 0, 0, 0],
      fleet: fleet.map(n => box.nodes.indexOf(n)),
      halves: fleet.map(() => 0),
    })
    t.discoveries.forEach(d => {
      d.fill(0)
    })
    const playing = (word: string) => game.play(t, seat, game.parse(word))
    playing('select:supervise')
    return {
      t,
      seat,
      words,
      playing,
      reason: (word: string) => game.reason(game.why(t, seat, game.parse(word))),
      at: () => t.harbours[seat].fleet.map(n => box.nodes[n]),
    }
  }
  const branches = shortcut('transport-ne1', 'byzantium', 'ephesus', 'transport-ne2')
  const exits = shortcut('transport-s1', 'alexandria', 'transport-s2', 'leptis-magna', 'transport-s3', 'cyrene')
  expect([branches.box.even, exits.box.even, ostia.box.even]).toEqual([false, false, true])
  const sailing = (...fleet: string[]) => sailingOn(branches, ...fleet)
  // By Athenae there are three steps to a destination, by Rhodus five: five may be declared, and of four the first can only go to Rhodus.
  const one = sailing('transport-e1')
  expect(one.words()).toEqual(['sail:1', 'sail:2', 'sail:3', 'sail:4', 'sail:5', 'done'])
  one.playing('sail:3')
  expect(one.words()).toEqual(['step:athenae', 'step:rhodus'])
  const four = sailing('transport-e1')
  four.playing('sail:4')
  expect(four.at()).toEqual(['transport-se3'])
  // One step more before Chersonesus: now five can be made by Rhodus only, and that is said.
  const two = sailing('transport-e1', 'tomis')
  two.playing('sail:5')
  expect([...two.words()].sort()).toEqual(['step:chersonesus', 'step:rhodus'])
  expect(two.reason('step:athenae')).toEqual({ code: 'steps-left', rule: 'OST-6.10' })
  // Two ships before the fork: six steps of the 3 + 1 + 5 need both branches, and either ship may begin.
  const both = sailing('transport-e1', 'corinthus')
  both.playing('sail:6')
  expect([...both.words()].sort()).toEqual(['step:athenae', 'step:rhodus', 'step:transport-e1'])
  // By the down exit there are three steps only: who declared six at the departure may not go there.
  const far = sailingOn(exits, 'ostia-departure')
  far.playing('sail:6')
  expect(far.words()).toEqual(['step:salona', 'step:syracusae'])
  expect(far.reason('step:carthago').code).toBe('steps-left')
})
