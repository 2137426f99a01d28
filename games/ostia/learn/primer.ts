/** What teaches Ostia before a match: facts. The sentences stand beside it in each language. */
import type { Primer } from '@loggia/core'

/** `lab play --game ostia --seats 2 --bots greedy --seed primer`, its first moves. */
const OPENING =
  'port:salona port:corinthus select:stone oversee:permit sail:2 step:carthago launch:wood select:permit launch:wood'
const LATER =
  'port:salona port:corinthus select:stone oversee:permit sail:2 step:carthago launch:wood select:permit launch:wood select:wood oversee:stone build:carthago place:spot-reward sail:1 select:wood oversee:permit sail:2 step:carthago select:permit trade:corinthus trade:corinthus select:barley oversee:stone build:carthago place:spot-order-discount sail:1 select:stone oversee:permit sail:2 discover:both done sail:2 done select:gold order:order-28,plain done done select:barley oversee:wood launch:permit launch:stone done sail:1 step:salona done select:stone sail:2 done select:stone oversee:stone build:leptis-magna place:spot-order-discount build:cyrene place:spot-permit-wood done sail:1 done select:wood build:leptis-magna place:spot-reward done select:gold oversee:barley order:order-13,with-extra buy:barley buy:barley buy:barley order:order-20,plain select:gold oversee:permit sail:1 done buy:barley buy:barley order:order-18,plain'

export const primer = {
  first: { seats: 2 },
  minutes: { 2: 30, 4: 60 },
  weight: 3,
  positions: {
    opening: { seats: 2, seed: 'primer', moves: OPENING },
    later: { seats: 2, seed: 'primer', moves: LATER },
  },
  band: { at: 'later', place: 'map', cut: [0, 14, 100, 26] },
  turn: [
    { at: 'opening', place: 'harbour', cut: [25, 1, 50, 29], lit: 'asked' },
    { at: 'later', place: 'harbour', cut: [25, 1, 50, 29] },
    { at: 'later', place: 'map', cut: [0, 9.5, 58.5, 34] },
  ],
  // npm run -s lab -- arena --game ostia --bots greedy --seats 2 --matches 400 --seed primer
  points: {
    bot: 'greedy',
    seats: 2,
    matches: 400,
    seed: 'primer',
    sources: { ships: 61.9, amphorae: 51.9, buildings: 51.7, destinations: 25.2, ports: 12.5, sets: 9.3 },
  },
  chapters: {
    'winning': {
      minutes: 2,
      sections: {
        icons: ['OST-4.2', 'OST-16.1', 'OST-16.2'],
        reward: ['OST-4.1'],
        count: ['OST-16.3', 'OST-16.4', 'OST-16.5', 'OST-16.6'],
      },
    },
    'turn': {
      minutes: 2,
      sections: {
        lift: ['OST-5.1', 'OST-5.2', 'OST-5.3', 'OST-5.3.1'],
        drop: ['OST-5.4', 'OST-5.4.1', 'OST-5.4.2', 'OST-5.4.3'],
        free: ['OST-5.4.4', 'OST-5.4.5', 'OST-5.4.6'],
      },
      pictures: { harbour: { at: 'opening', place: 'harbour', cut: [25, 1, 50, 29], lit: 'asked' } },
    },
    'sailing': {
      minutes: 3,
      sections: {
        steps: ['OST-6.1', 'OST-6.2', 'OST-6.3', 'OST-6.10', 'OST-6.7'],
        routes: ['OST-6.4', 'OST-6.5', 'OST-6.5a', 'OST-6.5b', 'OST-6.11', 'OST-6.8'],
        arriving: ['OST-6.6a', 'OST-6.6b', 'OST-6.6c', 'OST-6.6d'],
      },
      pictures: { chart: { at: 'later', place: 'map', cut: [0, 9.5, 58.5, 34] } },
    },
    'ships': { minutes: 1, sections: { building: ['OST-7.1', 'OST-7.4', 'OST-7.5'], kinds: ['OST-7.2', 'OST-7.3'] } },
    'orders': {
      minutes: 1,
      sections: { filling: ['OST-8.1', 'OST-8.6', 'OST-8.2', 'OST-8.4'], row: ['OST-8.3', 'OST-8.5'] },
      pictures: { orders: { at: 'later', place: 'orders', drawn: 560, cut: [0, 0, 100, 44.5] } },
    },
    'building': {
      minutes: 2,
      sections: {
        where: ['OST-9.1', 'OST-9.2', 'OST-9.3', 'OST-9.6'],
        spots: ['OST-9.5', 'OST-13.0', 'OST-13.2'],
        tile: ['OST-9.4'],
      },
    },
    'trade': {
      minutes: 1,
      sections: { shops: ['OST-10.1', 'OST-10.3', 'OST-10.5'], limits: ['OST-10.2', 'OST-10.6'] },
    },
    'overseeing': {
      minutes: 2,
      sections: { steps: ['OST-11.1', 'OST-11.3', 'OST-11.6'], again: ['OST-11.5', 'OST-11.2', 'OST-11.7'] },
    },
    'the-end': {
      minutes: 1,
      sections: { triggers: ['OST-15.1', 'OST-D20'], last: ['OST-15.2', 'OST-15.3', 'OST-15.4'] },
    },
    'tiles': {
      minutes: 1,
      sections: { ports: ['OST-14.1', 'OST-14.2', 'OST-14.3'], others: ['OST-14.4', 'OST-14.5'] },
    },
    'set-up': { minutes: 1, sections: { port: ['OST-2.9'], open: ['OST-3.1'] } },
  },
} as const satisfies Primer
