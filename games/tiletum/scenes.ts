/** Tables a few moves before something rare, for the conformance suite and for looking at one. */
import { acting, asked, type Game, inAnyOrder, firstOf } from '@loggia/core'
import type { Conformance, Scene } from '@loggia/core/testing'
import { deal, effect, give, push, stack, type Wishes } from './arrange.ts'
import type { TiletumStep, TiletumTable } from './index.ts'

/** A match with this many seats, played without ambition until somebody chooses a die in this round; then arranged. */
const scene = (
  name: string,
  seats: number,
  round: number,
  set: (t: TiletumTable, seat: number) => void,
): Scene<TiletumTable> => ({
  name,
  table(game: Game<TiletumTable>) {
    const t = game.setup({ seats, options: { actions: seats === 3 ? 'shuffled' : 'first-game' }, seed: name })
    const moves: number[] = []
    for (;;) {
      const seat = firstOf(acting(t))
      const now = asked(t, seat)!.do
      if (now === 'die' && t.round === round) {
        set(t, seat)
        return t
      }
      moves.length = 0
      game.moves(t, seat, moves)
      const idle = ['done', 'leave'].map(w => game.parse(w)).find(m => moves.includes(m))
      game.play(t, seat, idle ?? moves[0])
    }
  },
})

/** A player who can do every task, in the middle of a map with their pillars. */
const BUSY: Wishes = {
  goods: { gold: 8, food: 12, wool: 9, stone: 9, iron: 9 },
  merchant: 'frankfurt',
  architect: 'koeln',
  storehouse: ['contract-iron-2', 'contract-identical-1', 'crest-star-bonus-a', 'helper-gold-4-a'],
  rooms: {
    'building-1-floor-1': 'char-architect-stone-1-a',
    'building-1-floor-2': 'char-architect-step-and-pillar-a',
    'building-2-floor-1': 'char-merchant-gold-2-a',
    'building-2-floor-2': 'char-merchant-step-and-post-a',
  },
  posts: [],
  pillars: ['cathedral-praha', 'cathedral-paris'],
}
const pausing = (name: string, step: Omit<TiletumStep, 'seat'>, wishes: Wishes = {}): Scene<TiletumTable> =>
  scene(`tasks at ${name}`, 2, 2, (t, seat) => {
    give(t, seat, { ...BUSY, ...wishes })
    push(t, step)
  })
/** The goods of a die are still to come, which a helper could change, or just does. */
const receiving = (name: string, step: Omit<TiletumStep, 'seat'>, helper: string): Scene<TiletumTable> =>
  scene(`tasks at ${name}`, 3, 2, (t, seat) => {
    give(t, seat, { ...BUSY, storehouse: ['contract-iron-2', 'contract-identical-1', 'crest-star-bonus-a', helper] })
    t.players[seat].dice.push(20)
    t.todo.pop()
    push(t, { do: 'king', points: 3, die: 1, source: -1 } as TiletumStep)
    push(t, { do: 'income', good: 3, amount: 3, asked: 1 } as TiletumStep)
    push(t, step)
  })

export const scenes: readonly Scene<TiletumTable>[] = [
  receiving('the goods of a die', { do: 'receive' }, 'helper-die-colour-a'),
  receiving('another colour', { do: 'colour' }, 'helper-gold-4-a'),
  pausing('a step', { do: 'move', piece: 0, left: 2, source: 2 } as TiletumStep),
  pausing('a journey', { do: 'teleport', piece: 1 } as TiletumStep),
  pausing('a trading post', { do: 'build-post', anywhere: 1 } as TiletumStep),
  pausing('a pillar', { do: 'build-pillar', anywhere: 1 } as TiletumStep),
  pausing('goods', { do: 'any', left: 3, source: 2 } as TiletumStep),
  pausing('a building', { do: 'reactivate', source: 1 } as TiletumStep),
  pausing('bonuses', { do: 'again', left: 0b11, source: 1 } as TiletumStep),
  scene('tasks at parts', 2, 2, (t, seat) => {
    give(t, seat, BUSY)
    const part = (id: string) => ({ do: 'effect' as const, seat, effect: effect(id), source: 2 })
    inAnyOrder(t, seat, part('move-merchant-1'), part('build-trading-post-at-merchant'))
  }),
  pausing('the king', { do: 'king', points: 2, die: 0, source: 2 } as TiletumStep),
  pausing('a joker', { do: 'joker', points: 2, die: 0, source: 2 } as TiletumStep),
  pausing('a character', { do: 'character', points: 5, die: 0, source: 2 } as TiletumStep),
  pausing('a contract', { do: 'contract', points: 5, die: 0, source: 2 } as TiletumStep),
  pausing('a tile of the wheel', { do: 'bonus-tile', at: 0 } as TiletumStep),
  scene('the last round', 4, 4, (t, seat) => {
    give(t, seat, { ...BUSY, contracts: ['contract-iron-3', 'contract-wool-3', 'contract-iron-5', 'contract-wool-5'] })
    stack(t, { [-5]: [0], [-3]: [2, 1], 9: [3] })
  }),
  scene('everybody in the red before a fair of the king', 3, 3, t => {
    t.fairTiles[2] = 3
    stack(t, { [-5]: [0, 2], [-1]: [1] })
    t.players.forEach((_, seat) => {
      give(t, seat, { score: seat })
    })
  }),
  scene('decks that run out', 2, 3, (t, seat) => {
    give(t, seat, { ...BUSY, goods: { gold: 30, food: 9 } })
    t.contractDeck.length = 1
    t.used.push(...t.bonusDeck.splice(1))
    t.discards.push(...t.characterDeck.splice(2))
  }),
  scene('six contracts, and more of them', 4, 3, (t, seat) => {
    give(t, seat, {
      ...BUSY,
      storehouse: ['contract-iron-5', 'contract-wool-5', 'contract-wool-3-iron-3', 'contract-identical-2-and-iron-2'],
      contracts: ['contract-iron-3', 'contract-wool-3', 'contract-iron-2', 'contract-wool-2'],
    })
    deal(t, t.contractOffer, 'contract-iron-9', 'crest-eagle-contract', 'contract-wool-9', '-', '-')
  }),
  scene('a building about to be completed', 3, 2, (t, seat) => {
    give(t, seat, {
      goods: { food: 20, gold: 10 },
      storehouse: ['char-king-king-2-a', 'crest-lion-bonus-a', 'crest-rose-bonus-a', 'helper-reactivate-building-a'],
      rooms: {
        'building-1-floor-1': 'char-king-king-1-a',
        'building-1-floor-2': 'char-king-vp-2-b',
        'building-4-floor-1': 'char-merchant-step-1-a',
      },
    })
  }),
]

export const conformance: Conformance<TiletumTable> = {
  scenes,
  unreachable: Object.fromEntries(
    ['buy', 'fulfil', 'fulfil-with', 'crest', 'join', 'use'].map(task => [
      `king-tile.${task}`,
      'TI-5.12: no tasks outside the own turn',
    ]),
  ),
}
