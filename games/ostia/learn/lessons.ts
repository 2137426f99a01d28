/** Lessons of Ostia: where each begins, what is to be done, and when it is learnt. The sentences stand beside it in each language. */
import type { Lessons } from '@loggia/core'
import { arrange } from '../arrange.ts'
import type { Harbour, OstiaTable } from '../rules/index.ts'

const mine = (t: OstiaTable): Harbour => t.harbours[0]
const asks = (t: OstiaTable): string => t.todo.at(-1)!.do
const some = (list: readonly number[]): boolean => list.some(n => n > 0)

export const lessons = {
  lift: {
    minutes: 3,
    seats: 2,
    start: game =>
      arrange(game, {
        seats: 2,
        round: 2,
        harbours: [
          { corbita: [1, 1, 1, 2, 3, 1], goods: [2, 2, 2, 2, 3], fleet: ['corinthus'], discs: ['salona'] },
          { fleet: ['carthago'] },
        ],
      }),
    goal: t => mine(t).spots.filter(node => node >= 0).length === 2,
    pages: [
      {},
      { see: ['section:gold'] },
      { do: ['select:barley'], instead: ['select'] },
      { see: ['section:stone'] },
      { do: ['buy:stone', 'build'], until: t => mine(t).discRows > 1, instead: ['buy', 'done'], why: ['not-reached'] },
      { do: ['place'] },
      {},
    ],
  },
  sail: {
    minutes: 3,
    seats: 2,
    start: game =>
      arrange(game, {
        seats: 2,
        round: 3,
        discoveries: { 'discovery-north-east': [1, 1, 0], 'discovery-south-east': [1, 1, 0] },
        harbours: [
          { corbita: [2, 1, 2, 2, 1, 1], goods: [2, 2, 2, 2, 0], fleet: ['transport-e1'], discs: ['salona'] },
          { fleet: ['carthago'] },
        ],
      }),
    goal: t => some(mine(t).animals) && mine(t).goods[0] === 0,
    pages: [
      { see: ['node:transport-e1'] },
      { do: ['select:supervise'], instead: ['select'] },
      { do: ['sail:2'], instead: ['sail:1', 'done'], why: ['short'] },
      { do: ['step'] },
      { do: ['discover'] },
      {},
      {},
    ],
  },
  orders: {
    minutes: 3,
    seats: 2,
    start: game =>
      arrange(game, {
        seats: 2,
        round: 4,
        row: ['order-01', 'order-24', 'order-16', 'order-26'],
        step: { do: 'order', seat: 0, spent: 0 },
        harbours: [{ goods: [2, 2, 7, 2, 1], fleet: ['corinthus'], discs: ['salona'] }, { fleet: ['carthago'] }],
      }),
    goal: t => mine(t).amphorae === 3 && mine(t).cards.length === 2,
    pages: [
      {},
      {
        do: ['order:order-01', 'order:order-24,with-extra'],
        instead: ['order:order-24,plain', 'order:order-26', 'done'],
        why: ['short'],
      },
      {},
      {
        do: ['order:order-01', 'order:order-24,with-extra'],
        until: t => mine(t).cards.length === 2,
        instead: ['order:order-24,plain', 'order', 'done'],
      },
      {},
      {},
    ],
  },
  build: {
    minutes: 4,
    seats: 2,
    start: game =>
      arrange(game, {
        seats: 2,
        round: 4,
        step: { do: 'build', seat: 0, spent: 0 },
        harbours: [{ goods: [2, 2, 2, 7, 2], fleet: ['corinthus'], discs: ['salona'] }, { fleet: ['carthago'] }],
      }),
    goal: t => mine(t).discRows === 3,
    pages: [
      { see: ['node:syracusae', 'node:corinthus'] },
      { ask: 'node:tomis', see: ['node:tomis'], why: ['not-reached'] },
      {},
      { do: ['build'], instead: ['done'] },
      { do: ['place'] },
      { do: ['build', 'place'], until: t => mine(t).discRows === 3 && asks(t) !== 'place', instead: ['done'] },
      {},
    ],
  },
  ponta: {
    minutes: 3,
    seats: 2,
    start: game =>
      arrange(game, {
        seats: 2,
        round: 5,
        step: { do: 'supervise', seat: 0 },
        harbours: [
          { corbita: [2, 2, 2, 1, 1, 2], goods: [2, 3, 2, 2, 0], shipRows: 2, fleet: ['salona'], discs: ['carthago'] },
          { fleet: ['corinthus'], discs: ['syracusae'] },
        ],
      }),
    goal: t => some(mine(t).ponta),
    pages: [
      {},
      { ask: 'section:wood', see: ['section:wood'], why: ['nothing-to-do'] },
      { do: ['oversee:permit'], instead: ['resow', 'done'] },
      { do: ['sail:2'], instead: ['sail:1', 'done'] },
      {},
      { do: ['launch'], instead: ['done'] },
      {},
    ],
  },
  oversee: {
    minutes: 3,
    seats: 2,
    start: game =>
      arrange(game, {
        seats: 2,
        round: 4,
        harbours: [
          { corbita: [2, 1, 1, 2, 0, 3], goods: [4, 1, 2, 3, 0], fleet: ['syracusae'], discs: ['salona'] },
          { fleet: ['carthago'] },
        ],
      }),
    goal: t => mine(t).discRows > 1,
    pages: [
      { see: ['section:supervise'] },
      { do: ['select:stone'], instead: ['select'] },
      { do: ['oversee:permit'], instead: ['oversee:stone', 'resow', 'done'] },
      { do: ['sail', 'step', 'discover'], until: t => asks(t) === 'build', instead: ['done'] },
      {},
      { do: ['build', 'place'], until: t => mine(t).discRows > 1 && asks(t) !== 'place', instead: ['done'] },
      {},
    ],
  },
  count: {
    minutes: 3,
    seats: 2,
    start: game =>
      arrange(game, {
        seats: 2,
        round: 15,
        step: { do: 'trade', seat: 0, uses: [] },
        tiles: { dyrrachium: 'port-trade-reward', athenae: 'port-trade-wood' },
        harbours: [
          {
            corbita: [2, 1, 2, 2, 2, 1],
            ponta: [1, 0, 0, 1, 0, 0],
            goods: [1, 0, 2, 1, 4],
            shipRows: 6,
            reward: 3,
            amphorae: 7,
            fleet: ['transport-n3', 'ephesus', 'leptis-magna'],
            discs: ['salona', 'dyrrachium', 'syracusae', 'corinthus', 'athenae'],
          },
          { fleet: ['leptis-magna'], discs: ['carthago'] },
        ],
      }),
    goal: t => mine(t).reward === 4,
    pages: [{}, {}, { do: ['trade:dyrrachium'], instead: ['trade', 'buy', 'done'] }, {}, {}, {}],
  },
} as const satisfies Lessons<OstiaTable>
