/** What teaches Tapestry before a match: facts. The sentences stand beside it in each language. */
import type { Primer } from '@loggia/core'

/** `lab play --game tapestry --seats 2 --bots greedy --seed primer`, its first moves. */
const OPENING =
  'keep-capital:tropical keep-civilization:architects keep-capital:wetland keep-civilization:craftsmen advance:technology-1 pay:culture invent:concrete advance:technology-1 pay:culture invent:ammonia advance:technology-2 pay:worker pay:food place:0,r6c4 advance:technology-2 pay:worker pay:coin statue:1 advance:technology-3 choose:gain-building-market place:0,r6c1 income gain:worker play:age-of-discovery upgrade:ammonia statue:2 play:golden-age upgrade:concrete place:0,r7c5 advance:technology-3 pay:food choose:gain-building-market statue:1 invent:stock-market advance:exploration-2 pay:coin tile:territory-45 lay:h_-1_1,5 decline advance:exploration-2 pay:food tile:territory-37'
const LATER =
  'keep-capital:tropical keep-civilization:architects keep-capital:wetland keep-civilization:craftsmen advance:technology-1 pay:culture invent:concrete advance:technology-1 pay:culture invent:ammonia advance:technology-2 pay:worker pay:food place:0,r6c4 advance:technology-2 pay:worker pay:coin statue:1 advance:technology-3 choose:gain-building-market place:0,r6c1 income gain:worker play:age-of-discovery upgrade:ammonia statue:2 play:golden-age upgrade:concrete place:0,r7c5 advance:technology-3 pay:food choose:gain-building-market statue:1 invent:stock-market advance:exploration-2 pay:coin tile:territory-45 lay:h_-1_1,5 decline advance:exploration-2 pay:food tile:territory-37 lay:h_1_0,2 decline advance:exploration-3 pay:worker choose:gain-building-farm place:0,r8c5 gain:food advance:exploration-3 pay:coin choose:gain-building-farm statue:1 advance:military-1 pay:food conquer:h_-3_3 take-die:black advance:military-1 pay:coin conquer:h_1_1 advance:military-2 pay:worker pay:food place:0,r8c1 advance:exploration-4 pay:coin place:0,r4c5 tile:territory-10 lay:h_0_1,1 advance:military-3 pay:culture choose:gain-building-armory place:0,r7c0 advance:exploration-5 pay:culture pay:worker statue:1 advance:technology-4 pay:food place:0,r7c7 accept invent:eyeglasses income gain:culture gain:culture play:technocracy invent-top upgrade:stock-market place:0,r5c3 income play:feudalism choose:gain-any-1 gain:food upgrade:eyeglasses invent-top advance:exploration-6 pay:culture first:1 statue:0 pay:coin tile:territory-44 lay:h_3_-1,5 advance:technology-5 pay:coin choose:gain-building-farm place:0,r8c0 gain:coin decline advance:exploration-7 pay:culture pay:worker place:0,r0c3 gain:worker tile:territory-27 lay:h_2_1,5 advance:technology-6 pay:food first:0 place:0,r7c6 pay:culture'

export const primer = {
  first: { seats: 2, options: { adjustments: 'off' } },
  minutes: { 2: 60, 4: 110 },
  weight: 3,
  positions: {
    opening: { seats: 2, seed: 'primer', moves: OPENING },
    later: { seats: 2, seed: 'primer', moves: LATER },
  },
  band: { at: 'later', place: 'map', cut: [2, 46, 96, 25] },
  turn: [
    { at: 'opening', place: 'tracks', cut: [0, 0, 65, 37.7], lit: 'asked' },
    { at: 'later', place: 'capital', drawn: 460, seat: 0, cut: [0, 57, 100, 58] },
    { at: 'later', place: 'income', drawn: 460, seat: 0, cut: [-3, 0, 106, 61.5] },
  ],
  // npm run -s lab -- arena --game tapestry --bots greedy --seats 2 --matches 400 --seed primer
  points: {
    bot: 'greedy',
    seats: 2,
    matches: 400,
    seed: 'primer',
    sources: {
      'armories': 35.8,
      'markets': 35.8,
      'tracks': 34.2,
      'tapestries': 19.2,
      'houses': 16.8,
      'conquering': 13.3,
      'technology': 13.2,
      'exploring': 12.6,
      'achievements': 11.5,
      'farms': 11.1,
      'civilizations': 6,
      'space': 1,
    },
  },
  chapters: {
    'winning': {
      minutes: 1,
      sections: {
        points: ['TA-1.4', 'TA-13.1', 'TA-13.2', 'TA-13.3'],
        achievements: ['TA-12.1', 'TA-12.2', 'TA-12.3', 'TA-12.4', 'TA-12.5'],
        each: ['TA-20.4', 'TA-9.6', 'TA-9.7'],
      },
    },
    'turn': {
      minutes: 2,
      sections: {
        either: ['TA-3.1', 'TA-3.2', 'TA-3.3', 'TA-3.9'],
        resources: ['TA-1.2', 'TA-21.9'],
        effects: ['TA-3.4', 'TA-3.5', 'TA-3.6', 'TA-3.7', 'TA-3.8', 'TA-1.7', 'TA-20.3', 'TA-20.2'],
      },
    },
    'advancing': {
      minutes: 3,
      sections: {
        pay: ['TA-1.3', 'TA-5.1', 'TA-5.2', 'TA-5.3', 'TA-21.15', 'TA-21.3'],
        free: ['TA-5.4', 'TA-5.14', 'TA-5.12', 'TA-5.7', 'TA-5.11', 'TA-21.6'],
        landmarks: ['TA-5.5', 'TA-5.15', 'TA-21.1', 'TA-9.8'],
        end: ['TA-5.6', 'TA-5.8', 'TA-5.9', 'TA-5.10'],
      },
      pictures: { tracks: { at: 'opening', place: 'tracks', cut: [0, 0, 65, 37.7], lit: 'asked' } },
    },
    'income': {
      minutes: 3,
      sections: {
        steps: ['TA-4.8', 'TA-4.0', 'TA-4.5', 'TA-4.6'],
        each: ['TA-4.1', 'TA-4.2', 'TA-4.3', 'TA-4.4', 'TA-4.9'],
        finished: ['TA-4.7', 'TA-21.13'],
      },
      pictures: { mat: { at: 'later', place: 'income', drawn: 460, seat: 0, cut: [0, 0, 100, 70] } },
    },
    'capital': {
      minutes: 2,
      sections: {
        buildings: ['TA-9.1', 'TA-9.2', 'TA-9.4', 'TA-9.9', 'TA-9.11'],
        landmarks: ['TA-9.3', 'TA-9.10'],
        districts: ['TA-9.5'],
      },
      pictures: { capital: { at: 'later', place: 'capital', drawn: 460, seat: 0, cut: [0, 18, 100, 98] } },
    },
    'exploring': {
      minutes: 2,
      sections: {
        tile: ['TA-6.1', 'TA-6.3', 'TA-6.9', 'TA-6.11'],
        aligned: ['TA-6.2', 'TA-6.10'],
        die: ['TA-6.6', 'TA-6.8', 'TA-6.7', 'TA-6.12'],
        space: ['TA-6.5', 'TA-6.4', 'TA-21.2'],
      },
      pictures: { map: { at: 'later', place: 'map', cut: [15, 20, 70, 50] } },
    },
    'conquering': {
      minutes: 2,
      sections: {
        control: ['TA-7.2', 'TA-7.1', 'TA-7.11', 'TA-21.10'],
        conquest: ['TA-7.3', 'TA-7.4', 'TA-7.5', 'TA-7.9'],
        dice: ['TA-7.7', 'TA-7.8', 'TA-7.13', 'TA-7.12'],
        trap: ['TA-7.6', 'TA-7.10', 'TA-21.4'],
      },
    },
    'technology': {
      minutes: 2,
      sections: {
        invent: ['TA-8.1', 'TA-8.2', 'TA-8.8', 'TA-8.3'],
        upgrade: ['TA-8.4', 'TA-8.9', 'TA-8.5', 'TA-8.6', 'TA-8.7', 'TA-21.7'],
      },
    },
    'tapestries': {
      minutes: 2,
      sections: {
        hand: ['TA-10.1', 'TA-10.2', 'TA-10.5', 'TA-21.14'],
        covering: ['TA-10.3', 'TA-10.4', 'TA-10.15', 'TA-21.8'],
        others: ['TA-10.6', 'TA-10.7', 'TA-10.8', 'TA-10.14'],
        cards: ['TA-10.9', 'TA-10.10', 'TA-10.11', 'TA-10.12', 'TA-10.13', 'TA-10.16', 'TA-21.5', 'TA-21.11'],
      },
    },
    'civilizations': {
      minutes: 2,
      sections: {
        yours: ['TA-11.1', 'TA-11.4', 'TA-11.2', 'TA-11.3', 'TA-20.5', 'TA-20.1'],
        some: ['TA-11.5', 'TA-11.6', 'TA-11.7', 'TA-11.8', 'TA-11.9', 'TA-11.10', 'TA-11.11', 'TA-5.13', 'TA-21.16'],
      },
    },
    'alone': {
      minutes: 6,
      sections: {
        rivals: ['TA-15.1', 'TA-15.2', 'TA-15.3', 'TA-15.5', 'TA-15.6', 'TA-15.8', 'TA-15.9', 'TA-15.7'],
        cards: [
          'TA-15.4',
          'TA-16.1',
          'TA-16.2',
          'TA-16.3',
          'TA-16.4',
          'TA-16.5',
          'TA-16.6',
          'TA-16.7',
          'TA-16.8',
          'TA-16.9',
          'TA-16.10',
        ],
        map: [
          'TA-17.1',
          'TA-17.2',
          'TA-17.3',
          'TA-17.4',
          'TA-17.5',
          'TA-18.1',
          'TA-18.2',
          'TA-18.3',
          'TA-18.4',
          'TA-18.5',
          'TA-18.6',
          'TA-18.7',
          'TA-18.8',
          'TA-18.9',
          'TA-18.10',
        ],
        income: ['TA-19.1', 'TA-19.2', 'TA-19.3', 'TA-19.4', 'TA-19.5', 'TA-19.6', 'TA-19.7', 'TA-19.8', 'TA-19.12'],
        levels: ['TA-19.9', 'TA-19.10', 'TA-19.11'],
      },
    },
    'set-up': {
      minutes: 2,
      sections: {
        table: ['TA-2.1', 'TA-2.2', 'TA-1.1', 'TA-1.5', 'TA-1.6'],
        yours: ['TA-2.3', 'TA-2.12', 'TA-2.4', 'TA-2.5', 'TA-2.6', 'TA-2.7', 'TA-2.8', 'TA-2.9', 'TA-2.11'],
        neighbours: ['TA-2.10'],
        open: ['TA-14.1', 'TA-14.2', 'TA-21.12'],
      },
    },
  },
} as const satisfies Primer
