/** Lessons of Tapestry: where each begins, what is to be done, and when it is learnt. The sentences stand beside it in each language. */
import { acting, asked, firstOf, type Game, type Lessons, movesOf } from '@loggia/core'
import { give, hex, landmark, lay, load, stand, tech, type Wishes } from '../arrange.ts'
import type { Player, TapestryTable } from '../index.ts'
import { cardOf, techRowOf } from '../rules/table.ts'
import { MARKET, TOKENS, TOKENS_PER_HEX, tokenOf } from '../rules/terms.ts'

const mine = (t: TapestryTable): Player => t.players[0]
const asks = (t: TapestryTable): string => t.todo.at(-1)!.do

/** A match of two, after both have had their first income; the learner is on turn, with these things. */
function turn(game: Game<TapestryTable>, wishes: Wishes, other: Wishes = {}): TapestryTable {
  for (let deal = 0; ; deal++) {
    const t = game.setup({ seats: 2, seed: `lesson ${deal}` })
    for (;;) {
      const who = firstOf(acting(t))
      if (asked(t, who)!.do === 'act' && t.players.every(p => p.era === 1)) {
        if (who) break
        give(t, 0, { civilizations: ['leaders'], capital: 'grassland', tracks: {}, hand: [], ...wishes })
        give(t, 1, { tracks: {}, resources: { coin: 1, worker: 1, food: 1, culture: 1 }, ...other })
        return t
      }
      const moves = movesOf(game, t, who)
      const idle = ['income', 'decline', 'done'].map(word => game.parse(word)).find(move => moves.includes(move))
      game.play(t, who, idle ?? moves[0])
    }
  }
}

/** Beside the learner's land a tile on which the neighbour has one outpost. */
const BORDER = 'h_1_0'
function besieged(t: TapestryTable): TapestryTable {
  lay(t, BORDER, 'territory-08')
  stand(t, BORDER, '1')
  load(t, 'red:vp-5', 'black:gain-culture-1')
  return t
}
/** The neighbour's outpost there lies toppled. */
const toppled = ({ tokens }: TapestryTable): boolean =>
  tokens
    .slice(hex(BORDER) * TOKENS_PER_HEX)
    .slice(0, TOKENS_PER_HEX)
    .includes(tokenOf(1, TOKENS.indexOf('toppled')))

export const lessons = {
  step: {
    minutes: 4,
    seats: 2,
    start: game => turn(game, { resources: { coin: 1, worker: 1, food: 1, culture: 1 } }),
    goal: t => mine(t).exposed[MARKET] === 2 && asks(t) !== 'place',
    pages: [
      { see: ['space:exploration-1', 'space:science-1', 'space:technology-1', 'space:military-1'] },
      { do: ['advance:technology-1'], instead: ['advance', 'income'] },
      { do: ['pay'] },
      { do: ['invent'] },
      {
        reply: ['advance:exploration-1', 'pay:food'],
        do: ['advance:technology-2', 'pay'],
        until: t => asks(t) === 'pay-bonus',
        instead: ['advance', 'income'],
      },
      {
        do: ['pay', 'place'],
        until: t => mine(t).exposed[MARKET] === 2 && asks(t) !== 'place',
        instead: ['decline', 'beside'],
      },
      {},
    ],
  },
  income: {
    minutes: 4,
    seats: 2,
    start: game =>
      turn(game, {
        resources: {},
        tracks: { technology: 2 },
        built: { r0c0: 'market' },
        bottom: ['calendar'],
        hand: ['boast-of-superiority', 'age-of-wonders'],
      }),
    goal: t => mine(t).era === 2 && asks(t) === 'act',
    pages: [
      {},
      { do: ['income'] },
      { do: ['lead:exploration'], instead: ['lead'] },
      { do: ['gain'] },
      { do: ['play', 'gain'], until: t => asks(t) === 'upgrade' },
      { do: ['upgrade', 'decline'] },
      {},
      {},
    ],
  },
  capital: {
    minutes: 3,
    seats: 2,
    start: game =>
      turn(game, {
        resources: { coin: 1, worker: 1, food: 1 },
        tracks: { technology: 1 },
        built: { r0c0: 'farm', r0c1: 'house' },
      }),
    goal: t => t.turn === 1 && mine(t).exposed[MARKET] === 2,
    pages: [
      {},
      {},
      {
        do: ['advance:technology-2', 'pay'],
        until: t => mine(t).exposed[MARKET] === 2,
        instead: ['advance', 'income', 'decline'],
      },
      { do: ['place:0,r0c2'], instead: ['place', 'beside'] },
      { do: ['gain'] },
      {},
    ],
  },
  explore: {
    minutes: 3,
    seats: 2,
    start: game =>
      turn(game, {
        resources: { coin: 1, food: 1, culture: 1 },
        tracks: { exploration: 1 },
        tiles: ['territory-01', 'territory-08'],
      }),
    goal: t => mine(t).tiles.length === 1 && asks(t) !== 'lay',
    pages: [
      {},
      { do: ['advance:exploration-2', 'pay'], until: t => asks(t) === 'explore-tile', instead: ['advance', 'income'] },
      { do: ['tile'] },
      { do: ['lay'] },
      {},
      {},
    ],
  },
  machine: {
    minutes: 4,
    seats: 2,
    start: game =>
      turn(
        game,
        { resources: { coin: 2, worker: 1, culture: 1 }, tracks: { technology: 4 }, middle: ['calendar'] },
        { tracks: { exploration: 4 } },
      ),
    goal: t => mine(t).tech.some(k => cardOf(k) === tech('calendar') && techRowOf(k) === 2),
    pages: [
      {},
      {},
      { do: ['advance:technology-5', 'pay'], until: t => asks(t) === 'choose', instead: ['advance', 'income'] },
      { do: ['choose', 'place'], until: t => asks(t) === 'pay-bonus', instead: ['beside'] },
      { do: ['pay', 'upgrade'], until: t => mine(t).tech.some(k => techRowOf(k) === 2), instead: ['decline'] },
      {},
      {},
    ],
  },
  conquer: {
    minutes: 3,
    seats: 2,
    start: game => besieged(turn(game, { resources: { coin: 1, food: 1 } }, { hand: ['academia'] })),
    goal: t => toppled(t) && asks(t) !== 'take-die',
    pages: [
      { see: [`hex:${BORDER}`] },
      { do: ['advance:military-1', 'pay'], until: t => asks(t) === 'conquer', instead: ['advance', 'income'] },
      { do: [`conquer:${BORDER}`] },
      { reply: ['yield'], do: ['take-die'] },
      { see: [`hex:${BORDER}`] },
      {},
    ],
  },
  landmark: {
    minutes: 3,
    seats: 2,
    start: game =>
      turn(game, { resources: { coin: 1, worker: 1 }, tracks: { technology: 3 } }, { tracks: { technology: 3 } }),
    goal: t => t.landmarks[landmark('forge')] === 0 && asks(t) !== 'place',
    pages: [
      { see: ['space:technology-4'] },
      {},
      {
        do: ['advance:technology-4', 'pay'],
        until: t => t.landmarks[landmark('forge')] === 0,
        instead: ['advance', 'income'],
      },
      { do: ['place'], until: t => asks(t) !== 'place', instead: ['beside'] },
      {},
      {},
    ],
  },
  five: {
    minutes: 4,
    seats: 2,
    start: game =>
      turn(
        game,
        {
          era: 2,
          resources: { coin: 1, food: 1 },
          tracks: { technology: 1 },
          hand: ['boast-of-superiority', 'age-of-wonders'],
        },
        { era: 3 },
      ),
    goal: t => mine(t).era === 3 && mine(t).exposed[MARKET] === 2 && t.turn === 1,
    pages: [
      {},
      {},
      {
        do: ['advance:technology-2', 'pay', 'place'],
        until: t => t.turn === 1,
        instead: ['advance', 'income', 'decline', 'beside'],
      },
      { reply: ['advance:exploration-1', 'pay:food'], do: ['lead:science'], instead: ['lead'] },
      {
        do: ['invent', 'play:boast-of-superiority', 'gain', 'upgrade', 'decline'],
        until: t => t.turn === 1,
        instead: ['play'],
      },
      {},
      {},
    ],
  },
} as const satisfies Lessons<TapestryTable>
