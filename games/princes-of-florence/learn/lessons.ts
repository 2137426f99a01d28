/** Lessons of the Princes of Florence: where each begins, what is to be done, and when it is learnt. The sentences stand beside it in each language. */
import { acting, asked, firstOf, type Game, type Lessons, movesOf } from '@loggia/core'
import { give, tile, type Wishes } from '../arrange.ts'
import type { Player, PrincesTable } from '../rules/table.ts'
import { JESTER } from '../rules/terms.ts'

const mine = (t: PrincesTable): Player => t.players[0]
const IDLE: Readonly<Record<string, string>> = { open: 'forgo', last: 'forgo', act: 'done' }

/** A match of three that stands where `seat` is the first to be asked this in this round, and nobody has done anything before. */
function begun(game: Game<PrincesTable>, step: string, round: number, seat: number): PrincesTable {
  for (let deal = 0; ; deal++) {
    const t = game.setup({ seats: 3, seed: `lesson ${deal}` })
    for (;;) {
      const who = firstOf(acting(t))
      const now = asked(t, who)!.do
      if (now === step && t.round === round) {
        if (who === seat) return t
        break
      }
      const idle = IDLE[now]
      game.play(t, who, idle ? game.parse(idle) : movesOf(game, t, who)[0])
    }
  }
}
/** The learner begins the action phase of a round, and has these things. */
function acts(game: Game<PrincesTable>, round: number, wishes: Wishes): PrincesTable {
  const t = begun(game, 'act', round, 0)
  give(t, 0, { front: [], bonus: [], secret: [], ...wishes })
  return t
}

export const lessons = {
  work: {
    minutes: 4,
    seats: 3,
    start: game => acts(game, 2, { florins: 4, jesters: 1, tiles: ['lake'], hand: ['painter', 'composer', 'poet'] }),
    goal: t => mine(t).best === 11,
    pages: [
      { see: ['card:painter', 'card:composer', 'card:poet'] },
      { see: ['card:painter'] },
      { ask: 'card:painter', see: ['card:painter'], why: ['too-modest'] },
      { do: ['introduce:travel'], instead: ['introduce', 'profession', 'bonus', 'done'] },
      { do: ['work'], instead: ['done'] },
      { do: ['complete:0', 'complete:1', 'complete:2'], instead: ['complete'] },
      {},
      {},
    ],
  },
  auction: {
    minutes: 4,
    seats: 3,
    start: game => {
      const t = begun(game, 'open', 1, 2)
      give(t, 0, { hand: ['painter', 'composer', 'poet'] })
      t.todo.pop()
      t.todo.push({ do: 'bid', seat: 0, object: JESTER, bid: 4, leader: 1, opener: 2, passed: 0b100 })
      return t
    },
    goal: t => mine(t).jesters === 1 && mine(t).florins >= 26,
    pages: [
      {},
      { see: ['object:jester'] },
      { do: ['bid'], instead: ['pass'] },
      { reply: ['bid'] },
      { do: ['bid'], instead: ['pass'] },
      { reply: ['pass'] },
      {},
    ],
  },
  opera: {
    minutes: 4,
    seats: 3,
    start: game =>
      acts(game, 3, {
        florins: 19,
        jesters: 1,
        tiles: ['lake', 'forest'],
        hand: ['composer', 'choreographer', 'painter'],
      }),
    goal: t => mine(t).tiles.includes(tile('opera')) && mine(t).best === 12,
    pages: [
      { see: ['card:composer', 'card:choreographer'] },
      { do: ['build:opera'], instead: ['build', 'introduce', 'profession', 'bonus', 'done'] },
      { do: ['place'], why: ['touches'] },
      {},
      { do: ['work:composer', 'work:choreographer'], instead: ['introduce', 'done'] },
      { do: ['complete'] },
      {},
    ],
  },
  wishes: {
    minutes: 4,
    seats: 3,
    start: game =>
      acts(game, 3, {
        florins: 14,
        jesters: 2,
        tiles: ['forest'],
        front: ['poet'],
        hand: ['physicist', 'physician', 'sculptor'],
      }),
    goal: t => (mine(t).freedoms & 1) === 1 && mine(t).best === 14,
    pages: [
      {},
      { see: ['card:physicist', 'card:physician', 'card:sculptor'] },
      { ask: 'card:physicist', see: ['card:physicist'], why: ['too-modest'] },
      { do: ['introduce:travel'], instead: ['introduce', 'build', 'profession', 'bonus', 'done'] },
      { do: ['work'], instead: ['build', 'done'] },
      { do: ['complete'] },
      {},
      {},
    ],
  },
  exchange: {
    minutes: 3,
    seats: 3,
    start: game =>
      acts(game, 7, {
        florins: 6,
        prestige: 20,
        jesters: 2,
        tiles: ['opera', 'lake'],
        freedoms: ['opinion'],
        front: ['poet', 'painter'],
        hand: ['composer'],
      }),
    goal: t => mine(t).prestige === 28,
    pages: [
      {},
      {},
      {},
      { do: ['work'], instead: ['profession', 'bonus', 'done'] },
      { do: ['complete:8'], instead: ['complete'] },
      {},
    ],
  },
  jester: {
    minutes: 3,
    seats: 3,
    start: game => {
      const t = begun(game, 'open', 3, 0)
      give(t, 0, { florins: 18, tiles: ['lake'], hand: ['painter', 'composer', 'poet'] })
      return t
    },
    goal: t => mine(t).jesters === 1,
    pages: [
      {},
      { see: ['object:jester'] },
      { see: ['object:builder'] },
      { do: ['open:jester'], instead: ['open:builder', 'open', 'forgo'] },
      { reply: ['pass', 'pass'] },
      {},
    ],
  },
  last: {
    minutes: 4,
    seats: 3,
    start: game =>
      acts(game, 7, {
        florins: 3,
        prestige: 20,
        jesters: 2,
        tiles: ['opera', 'lake', 'forest'],
        freedoms: ['opinion', 'travel'],
        front: ['poet', 'painter'],
        hand: ['composer', 'choreographer'],
        secret: ['most-jesters'],
      }),
    goal: t => mine(t).prestige === 38,
    pages: [
      {},
      { do: ['work'], instead: ['bonus', 'profession', 'done'] },
      { do: ['complete:9'], instead: ['complete'] },
      { do: ['work'], instead: ['done'] },
      { do: ['complete:9'], instead: ['complete'] },
      {},
      {},
    ],
  },
} as const satisfies Lessons<PrincesTable>
