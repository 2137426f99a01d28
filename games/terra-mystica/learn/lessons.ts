/** Lessons of Terra Mystica: where each begins, what is to be done, and when it is learnt. The sentences stand beside it in each language. */
import type { Game, Lessons } from '@loggia/core'
import type { terraMystica } from '../rules/index.ts'
import { BONUS_CARDS, type Player, type TerraTable } from '../rules/table.ts'
import { DWELLING, TEMPLE } from '../rules/terms.ts'
import { give, type Stage, stage, type Structures, type Wishes } from '../stage.ts'

type TerraMystica = typeof terraMystica
const mine = (t: TerraTable): Player => t.players[0]
const asks = (t: TerraTable): string => t.todo.at(-1)!.do

/** The base game alone. */
const BASE = { 'turn-order': 'clockwise', 'bonus-cards': 'nine', 'town-tiles': 'base', 'scoring-tiles': 'eight' }
const NOMADS: Structures = { D3: 'D', F3: 'D', E8: 'D' }
/** Witches against Nomads, as the rulebook's first game has them. The others have passed unless they still `play`. */
function witches(
  game: Game<TerraTable>,
  what: Partial<Stage> & { mine: Structures },
  wishes: Wishes,
  play = false,
): TerraTable {
  const rules = game as TerraMystica
  const { mine: built, ...rest } = what
  const t = stage(rules, {
    factions: ['witches', 'nomads'],
    structures: [built, NOMADS],
    cards: ['BON5', 'BON3'],
    options: BASE,
    ...rest,
  })
  give(rules, t, 0, wishes)
  for (let seat = 1; seat < t.players.length; seat++) {
    give(rules, t, seat, { coins: 8, workers: 4, priests: 0, bowls: [5, 7, 0] })
    if (play) continue
    t.players[seat].passed = 1
    t.passed.push(seat)
  }
  return t
}
/** The Nomads are on turn, and began the round. */
function after(t: TerraTable): TerraTable {
  t.order = [1, 0]
  for (const step of t.todo) step.seat = 1
  return t
}

export const lessons = {
  home: {
    minutes: 3,
    seats: 2,
    start: game =>
      witches(
        game,
        { mine: { F4: 'D', E9: 'D' }, scoring: 'SCORE3', cards: ['BON1', 'BON3'] },
        { coins: 17, workers: 6, bowls: [5, 7, 0] },
        true,
      ),
    goal: t => mine(t).built[DWELLING] === 3 && mine(t).vp >= 22,
    pages: [
      { see: ['hex:F4', 'hex:E9'] },
      { see: ['hex:E7', 'hex:F6'] },
      { do: ['special:bonus-spade'], instead: ['transform', 'upgrade', 'pass'] },
      { do: ['transform:E7,forest', 'transform:F6,forest'], instead: ['transform'] },
      { do: ['build'], instead: ['done'] },
      {},
      {},
    ],
  },
  spades: {
    minutes: 4,
    seats: 2,
    start: game =>
      witches(game, { mine: { F4: 'D', E9: 'D' }, round: 2 }, { coins: 10, workers: 9, priests: 1, bowls: [0, 8, 4] }),
    goal: t => mine(t).exchange === 1 && mine(t).built[DWELLING] === 3,
    pages: [
      {},
      { see: ['hex:E7', 'hex:D7', 'hex:F5'] },
      {
        do: ['exchange', 'done'],
        until: t => mine(t).exchange === 1 && asks(t) === 'action',
        instead: ['transform', 'power', 'pass', 'convert'],
      },
      {},
      { do: ['power:spade'], instead: ['transform', 'power'] },
      {
        do: [
          'transform:E7,forest',
          'transform:F6,forest',
          'transform:D7,forest',
          'transform:E10,forest',
          'transform:G2,forest',
          'transform:F5,forest',
          'transform:E6,forest',
        ],
        instead: ['transform'],
      },
      { do: ['build'], instead: ['done'] },
      {},
    ],
  },
  house: {
    minutes: 4,
    seats: 2,
    start: game => witches(game, { mine: { F4: 'D', E9: 'D' }, round: 2 }, { coins: 12, workers: 5, bowls: [5, 7, 0] }),
    goal: t => mine(t).built[TEMPLE] === 1 && mine(t).favors !== 0,
    pages: [
      {},
      { see: ['hex:F4', 'hex:E9'] },
      { do: ['upgrade:F4,trading-house'], instead: ['upgrade', 'transform', 'pass'] },
      { reply: ['accept'] },
      { do: ['done'], instead: ['convert', 'burn'] },
      { do: ['upgrade:F4,temple'], instead: ['upgrade', 'pass'] },
      { do: ['favor'] },
      {},
    ],
  },
  power: {
    minutes: 4,
    seats: 2,
    start: game =>
      after(
        witches(
          game,
          { mine: { F4: 'D', E9: 'D', E7: 'TP' }, round: 2 },
          { coins: 5, workers: 1, bowls: [0, 10, 2], vp: 24 },
          true,
        ),
      ),
    goal: t => mine(t).vp === 23 && t.taken !== 0,
    pages: [
      {},
      { reply: ['upgrade:E8,trading-house'], see: ['hex:E8'] },
      { do: ['accept'], instead: ['decline'] },
      { reply: ['done'] },
      {
        do: ['power:workers', 'power:coins', 'power:priest'],
        instead: ['power:spade', 'power:bridge', 'convert', 'pass'],
      },
      {},
      { do: ['burn'], free: true, instead: ['done'] },
      {},
    ],
  },
  town: {
    minutes: 3,
    seats: 2,
    start: game =>
      witches(
        game,
        { mine: { F4: 'TP', E7: 'D', E6: 'D', G2: 'TP' }, round: 4 },
        { coins: 12, workers: 3, bowls: [5, 7, 0], vp: 40 },
      ),
    goal: t => mine(t).towns.length === 1,
    pages: [
      { see: ['hex:F4', 'hex:E7', 'hex:E6', 'hex:G2'] },
      {},
      { do: ['upgrade:E7,trading-house', 'upgrade:E6,trading-house'], instead: ['upgrade', 'transform', 'pass'] },
      { do: ['town'] },
      {},
      {},
    ],
  },
  cults: {
    minutes: 3,
    seats: 3,
    start: game => {
      const t = witches(
        game,
        {
          factions: ['witches', 'nomads', 'halflings'],
          structures: [{ F4: 'D', E9: 'D' }, NOMADS, { F7: 'D', E6: 'D' }],
          mine: {},
          round: 3,
          scoring: 'SCORE8',
          cards: ['BON5', 'BON3', 'BON8'],
        },
        { coins: 5, workers: 3, priests: 2, bowls: [3, 9, 0], cults: [0, 0, 0, 2] },
      )
      give(game as TerraMystica, t, 1, { cults: [1, 0, 1, 4] })
      give(game as TerraMystica, t, 2, { cults: [0, 0, 1, 0] })
      return t
    },
    goal: t => mine(t).cults[3] === 5,
    pages: [{}, { see: ['cult:air'] }, { do: ['priest:air,3'], instead: ['priest:air', 'priest', 'pass'] }, {}, {}, {}],
  },
  river: {
    minutes: 3,
    seats: 2,
    start: game =>
      witches(
        game,
        { mine: { F4: 'D', E7: 'D', E6: 'D' }, round: 4 },
        { coins: 8, workers: 1, priests: 1, bowls: [5, 7, 0] },
      ),
    goal: t => mine(t).shipping === 1 && mine(t).at.length === 4,
    pages: [
      { ask: 'hex:G3', see: ['hex:G3'], why: ['out-of-reach'] },
      {},
      {
        do: ['ship', 'done'],
        until: t => mine(t).shipping === 1 && asks(t) === 'action',
        instead: ['priest', 'convert', 'pass'],
      },
      { see: ['hex:G3'] },
      { do: ['build:G3'], instead: ['convert', 'pass'] },
      {},
    ],
  },
  pass: {
    minutes: 3,
    seats: 2,
    start: game => {
      const t = witches(
        game,
        { mine: { F4: 'D', E9: 'D', E7: 'D', F6: 'D', E6: 'D' }, round: 3, cards: ['BON9', 'BON3'] },
        { coins: 1, workers: 1, bowls: [4, 8, 0], vp: 30 },
        true,
      )
      t.cards = t.cards.map((coins, card) => (coins < 0 ? coins : card % 2))
      return t
    },
    goal: t => t.passed[0] === 0 && mine(t).points[BONUS_CARDS] === 5,
    pages: [{}, {}, {}, { do: ['pass'], instead: ['convert', 'burn'] }, {}, {}],
  },
} as const satisfies Lessons<TerraTable>
