/** What teaches Terra Mystica before a match: facts. The sentences stand beside it in each language. */
import type { Primer } from '@loggia/core'

/** The rulebook's first game, some turns on: the Witches (seat 0) and the Nomads have begun to build. */
const OPENING =
  'take:dwelling-vp-2c take:spade-2c special:bonus-spade transform:E7,forest build:E7 accept done power:spade transform:E6,desert build:E6 decline done'
const LATER = `${OPENING} transform:D5,forest build:D5 accept done transform:D4,desert build:D4 decline done build:C3 accept done pass:priest done power:priest done priest:air,3 done pass:dwelling-vp-2c done upgrade:E6,trading-house decline done upgrade:D5,trading-house decline done upgrade:E6,temple favor:water-1-trading-house-vp decline done upgrade:D5,temple favor:earth-2-worker-power decline done`
const FIRST = { seats: 2, options: { setup: 'first-game' }, seed: 'primer' }

export const primer = {
  first: { seats: 2, options: { setup: 'first-game' } },
  minutes: { 2: 45, 4: 90 },
  weight: 4,
  positions: { opening: { ...FIRST, moves: OPENING }, later: { ...FIRST, moves: LATER } },
  band: { at: 'later', place: 'map', cut: [2, 20, 96, 23] },
  turn: [
    { at: 'opening', place: 'map', cut: [30, 22.5, 32, 18.6], lit: 'asked' },
    { at: 'later', place: 'mat', seat: 0, drawn: 420, cut: [-2, 0, 104, 60.3] },
    { at: 'later', place: 'cults', cut: [-0.5, 0, 101, 58.6], drawn: 460 },
  ],
  // npm run -s lab -- arena --game terra-mystica --bots greedy --seats 2 --matches 1000 --seed primer
  points: {
    bot: 'greedy',
    seats: 2,
    matches: 1000,
    seed: 'primer',
    sources: {
      'cults': 24,
      'round-tiles': 20.4,
      'start': 20,
      'area': 15,
      'towns': 10.2,
      'favor-tiles': 10,
      'bonus-cards': 9.9,
      'faction': 4.4,
      'resources': 2.7,
      'tracks': 0.9,
    },
  },
  chapters: {
    'winning': { minutes: 1, sections: { points: ['TM-7.6f', 'TM-7.14b'], end: ['TM-10.3'] } },
    'round': { minutes: 1, sections: { phases: ['TM-4.1', 'TM-7.1'], income: ['TM-5.1', 'TM-5.3'] } },
    'land': {
      minutes: 3,
      sections: {
        where: ['TM-7.6a', 'TM-2.2', 'TM-7.6b'],
        spades: ['TM-15.11', 'TM-7.6k', 'TM-7.6g'],
        dwelling: ['TM-7.6e', 'TM-12.1'],
      },
      pictures: { reach: { at: 'opening', place: 'map', cut: [30, 22.5, 32, 18.6], lit: 'asked' } },
    },
    'upgrades': {
      minutes: 2,
      sections: { ladder: ['TM-7.7'], favor: ['TM-7.7a', 'TM-12.3'] },
      pictures: { mat: { at: 'later', place: 'mat', seat: 0, drawn: 420, cut: [-2, 0, 104, 60.3] } },
    },
    'power': {
      minutes: 2,
      sections: {
        bowls: ['TM-6.1', 'TM-6.3'],
        neighbours: ['TM-7.8', 'TM-7.8b', 'TM-7.8e'],
        spending: ['TM-7.12a', 'TM-7.9'],
      },
    },
    'cults': {
      minutes: 2,
      sections: {
        priests: ['TM-7.10', 'TM-7.10c'],
        steps: ['TM-7.11', 'TM-7.11a', 'TM-7.11b'],
        bonus: ['TM-9.1', 'TM-9.2'],
      },
      pictures: { board: { at: 'later', place: 'cults', cut: [-0.5, 0, 101, 58.6], drawn: 460 } },
    },
    'towns': { minutes: 1, sections: { founding: ['TM-8.1', 'TM-8.3'], tile: ['TM-8.2', 'TM-7.11e'] } },
    'shipping': { minutes: 2, sections: { ships: ['TM-2.4'], bridges: ['TM-2.5', 'TM-7.12b'] } },
    'passing': {
      minutes: 1,
      sections: {
        passing: ['TM-7.14', 'TM-7.14c', 'TM-7.14e'],
        special: ['TM-7.12f', 'TM-7.12e', 'TM-7.12c', 'TM-7.12d'],
      },
    },
    'set-up': { minutes: 2, sections: { tiles: ['TM-3.1', 'TM-3.2'], factions: ['TM-3.11', 'TM-3.5', 'TM-3.7'] } },
    'factions': {
      minutes: 2,
      sections: {
        river: ['TM-8.7', 'TM-8.8'],
        skips: ['TM-11.15', 'TM-11.16'],
        others: ['TM-11.6', 'TM-11.4b', 'TM-15.23', 'TM-11.14a'],
      },
    },
    'rare': { minutes: 1, sections: { order: ['TM-7.15', 'TM-12.4'], leaving: ['TM-15.24'] } },
  },
} as const satisfies Primer
