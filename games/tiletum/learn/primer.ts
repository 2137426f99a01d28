/** What teaches Tiletum before a match: facts. The sentences stand beside it in each language. */
import type { Primer } from '@loggia/core'

/** `lab play --game tiletum --seats 2 --bots greedy --seed primer`, its first moves. */
const OPENING =
  'die:stone,1,1 take:helper-king-3-a use:helper-king-3-a advance move:paris pillar:cathedral-paris take:helper-contract-2-a use:helper-contract-2-a exchange:gold,stone join:cathedral-paris gain:wool take:contract-wool-3 move:tiletum move:koeln pillar:cathedral-koeln die:food,2,2 take:helper-character-2-b use:helper-character-2-b take:char-architect-step-and-pillar-a place:char-architect-step-and-pillar-a,building-5-floor-1 first:0 move:koeln first:0 pillar:cathedral-koeln move:antwerpen post:antwerpen-post-1 move:koeln move:frankfurt post:frankfurt-post-1 done'
const LATER =
  'die:stone,1,1 take:helper-king-3-a use:helper-king-3-a advance move:paris pillar:cathedral-paris take:helper-contract-2-a use:helper-contract-2-a exchange:gold,stone join:cathedral-paris gain:wool take:contract-wool-3 move:tiletum move:koeln pillar:cathedral-koeln die:food,2,2 take:helper-character-2-b use:helper-character-2-b take:char-architect-step-and-pillar-a place:char-architect-step-and-pillar-a,building-5-floor-1 first:0 move:koeln first:0 pillar:cathedral-koeln move:antwerpen post:antwerpen-post-1 move:koeln move:frankfurt post:frankfurt-post-1 done die:wool,3,3 take:helper-add-ap-1-a fulfil:contract-wool-3 take:char-king-king-1-b place:char-king-king-1-b,building-5-floor-1 advance take:char-contract-contract-2-any-a place:char-contract-contract-2-any-a,building-4-floor-1 exchange:food,wool gain:iron take:contract-identical-2-and-iron-2 fulfil-with:contract-identical-2-and-iron-2,wool gain:stone done die:food,1,1 move:tiletum move:paris pillar:cathedral-paris move:tiletum move:paris move:troyes done die:gold,5,5 take:crest-rose-bonus-a use:helper-add-ap-1-a advance done die:iron,3,2 move:strasbourg move:road-strasbourg-milano move:milano move:genova post:genova-post-1 take:helper-any-2-a die:wool,1,1 use:helper-any-2-a gain:food buy:food buy:food crest:rose,building-5 gain:stone gain:stone gain:stone take:helper-character-2-a use:helper-character-2-a take:char-architect-stone-1-a place:char-architect-stone-1-a,building-1-floor-1 move:paris'

export const primer = {
  first: { seats: 2, options: { actions: 'first-game' } },
  minutes: { 2: 60, 4: 100 },
  weight: 4,
  positions: {
    opening: { seats: 2, seed: 'primer', moves: OPENING },
    later: { seats: 2, seed: 'primer', moves: LATER },
  },
  band: { at: 'later', place: 'map', cut: [10, 16, 80, 19] },
  turn: [
    { at: 'opening', place: 'wheel', drawn: 460, cut: [0, 0, 100, 58], lit: 'asked' },
    { at: 'later', place: 'map', cut: [30, 10, 42, 24] },
    { at: 'later', place: 'buildings', drawn: 460, seat: 0, cut: [0, 25.2, 100, 58] },
  ],
  // npm run -s lab -- arena --game tiletum --bots greedy --seats 2 --matches 400 --seed primer
  points: {
    bot: 'greedy',
    seats: 2,
    matches: 400,
    seed: 'primer',
    sources: {
      'fairs': 56.2,
      'contracts': 51.2,
      'cathedrals': 39.2,
      'map': 23,
      'king': 18.4,
      'start': 10,
      'posts': 7.1,
      'crests': 4.9,
      'buildings': 4.8,
      'helpers': 4.4,
      'characters': 1.4,
      'goods': 1.4,
    },
  },
  chapters: {
    'winning': { minutes: 1, sections: { end: ['TI-14.1', 'TI-14.2'], ways: ['TI-11.2'] } },
    'round': { minutes: 1, sections: { dice: ['TI-3.1', 'TI-3.2'], phases: ['TI-3.5', 'TI-3.6', 'TI-2.13'] } },
    'die': {
      minutes: 2,
      sections: {
        take: ['TI-5.0', 'TI-5.2', 'TI-5.4', 'TI-5.5'],
        change: ['TI-5.1', 'TI-5.8', 'TI-5.10'],
        tile: ['TI-5.3', 'TI-9.1', 'TI-9.2', 'TI-9.6', 'TI-9.7'],
        points: ['TI-5.6', 'TI-5.11'],
      },
      pictures: { wheel: { at: 'opening', place: 'wheel', drawn: 460, cut: [0, 0, 100, 80], lit: 'asked' } },
    },
    'actions': {
      minutes: 3,
      sections: {
        travellers: ['TI-6.1', 'TI-6.2', 'TI-6.8'],
        people: ['TI-6.3', 'TI-6.11'],
        contract: ['TI-6.4', 'TI-6.10', 'TI-6.13'],
        king: ['TI-6.5', 'TI-6.9'],
        joker: ['TI-6.6', 'TI-6.7', 'TI-6.12'],
      },
      pictures: { map: { at: 'later', place: 'map', cut: [30, 10, 42, 24] } },
    },
    'tasks': {
      minutes: 2,
      sections: {
        free: ['TI-8.6', 'TI-5.12', 'TI-8.1', 'TI-8.7'],
        contracts: ['TI-8.2', 'TI-7.8', 'TI-9.4'],
        crests: ['TI-8.3', 'TI-9.3'],
        helpers: ['TI-8.5', 'TI-12.1', 'TI-12.7', 'TI-8.8'],
      },
    },
    'buildings': {
      minutes: 2,
      sections: {
        rooms: ['TI-7.1', 'TI-7.2', 'TI-9.5'],
        complete: ['TI-1.4', 'TI-7.4', 'TI-7.5', 'TI-7.6'],
        store: ['TI-7.7', 'TI-7.9'],
      },
      pictures: { houses: { at: 'later', place: 'buildings', drawn: 460, seat: 0, cut: [0, 0, 100, 90] } },
    },
    'cathedrals': { minutes: 1, sections: { pillar: ['TI-8.4', 'TI-8.9', 'TI-2.6'], posts: ['TI-12.3', 'TI-12.6'] } },
    'king': {
      minutes: 2,
      sections: {
        corruption: ['TI-4.1', 'TI-4.2'],
        order: ['TI-1.6', 'TI-10.3'],
        scoring: ['TI-10.1', 'TI-10.2', 'TI-10.4'],
      },
      pictures: { track: { at: 'later', place: 'king', drawn: 560, cut: [0, 0, 100, 41.5] } },
    },
    'fairs': {
      minutes: 1,
      sections: { part: ['TI-11.1', 'TI-11.5', 'TI-2.7'], counts: ['TI-11.3', 'TI-11.4', 'TI-11.8'] },
    },
    'set-up': {
      minutes: 1,
      sections: { yours: ['TI-2.9', 'TI-2.10', 'TI-1.1'], table: ['TI-2.1', 'TI-2.3', 'TI-2.4', 'TI-2.12'] },
    },
    'rare': { minutes: 1, sections: { effects: ['TI-12.2', 'TI-12.4', 'TI-12.5', 'TI-12.8'], decks: ['TI-14.5'] } },
  },
} as const satisfies Primer
