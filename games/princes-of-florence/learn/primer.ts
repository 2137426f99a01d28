/** What teaches the Princes of Florence before a match: facts. The sentences stand beside it in each language. */
import type { Primer } from '@loggia/core'

/** `lab play --game princes-of-florence --seats 3 --bots greedy --seed primer`, its first moves. */
const AUCTION = 'return:jurist return:mathematician return:pharmacist open:jester bid'
const ACTION =
  'return:jurist return:mathematician return:pharmacist open:jester bid bid bid bid bid bid bid bid pass pass open:recruiting-card bid pass buy:forest place:fn,a5 introduce:travel profession keep:philosopher done profession keep:poet done introduce:travel profession keep:bell-maker done introduce:religion open:jester bid bid bid bid bid bid pass bid pass open:recruiting-card bid pass buy:forest place:fn,a5 profession keep:mathematician done introduce:religion introduce:opinion profession keep:alchemist done profession keep:goldsmith'
const LATER =
  'return:jurist return:mathematician return:pharmacist open:jester bid bid bid bid bid bid bid bid pass pass open:recruiting-card bid pass buy:forest place:fn,a5 introduce:travel profession keep:philosopher done profession keep:poet done introduce:travel profession keep:bell-maker done introduce:religion open:jester bid bid bid bid bid bid pass bid pass open:recruiting-card bid pass buy:forest place:fn,a5 profession keep:mathematician done introduce:religion introduce:opinion profession keep:alchemist done profession keep:goldsmith done work:physician complete:4 open:jester bid bid bid bid bid pass bid bid bid bid bid bid pass open:forest pass place:fn,a5 buy:recruiting-card profession keep:jurist done work:physicist complete:1 done introduce:opinion work:philosopher complete:7 done profession keep:sculptor done work:choreographer complete:0 done open:jester bid bid bid bid bid bid bid bid pass bid bid pass open:recruiting-card bid pass done buy:park place:n,d7 profession keep:pharmacist done work:pharmacist complete:6 done build:studio place:e,a1 work:sculptor complete:7 done work:jurist complete:4 work:bell-maker complete:7 done open:jester bid bid bid bid bid pass bid pass open:recruiting-card bid pass done buy:lake place:fe,b1 work:poet complete:8 work:watchmaker complete:8 done profession keep:composer'

export const primer = {
  // An auction of two is another game.
  first: { seats: 3, options: { 'characters': 'without', 'joint-building': 'without' } },
  minutes: { 3: 60, 5: 100 },
  weight: 3,
  positions: {
    auction: { seats: 3, seed: 'primer', moves: AUCTION },
    action: { seats: 3, seed: 'primer', moves: ACTION },
    later: { seats: 3, seed: 'primer', moves: LATER },
  },
  band: { at: 'later', place: 'estate', seat: 1, drawn: 460, cut: [5.5, 69.8, 52, 13.5] },
  turn: [
    { at: 'auction', place: 'auction', drawn: 400, cut: [0, 0, 100, 42], lit: 'asked' },
    { at: 'later', place: 'estate', seat: 1, drawn: 460, cut: [0, 56.2, 100, 43.8] },
    { at: 'action', place: 'hand', drawn: 400, cut: [0, 0, 100, 58] },
  ],
  // npm run -s lab -- arena --game princes-of-florence --bots greedy --seats 3 --matches 400 --seed primer
  points: {
    bot: 'greedy',
    seats: 3,
    matches: 400,
    seed: 'primer',
    sources: { 'works': 55, 'best-work': 8.5, 'buildings': 2.5, 'prestige-cards': 2, 'landscapes': 1.7 },
  },
  chapters: {
    'winning': { minutes: 1, sections: { prestige: ['PF-14.1', 'PF-14.4', 'PF-3.1'], cards: ['PF-14.3'] } },
    'round': { minutes: 1, sections: { phases: ['PF-5.1', 'PF-5.2'], money: ['PF-4.1', 'PF-4.3', 'PF-4.4'] } },
    'auction': {
      minutes: 2,
      sections: {
        opening: ['PF-6.1', 'PF-6.2', 'PF-6.6', 'PF-6.9'],
        bidding: ['PF-6.3', 'PF-6.4', 'PF-6.5', 'PF-6.11', 'PF-6.12'],
        end: ['PF-6.7', 'PF-6.8', 'PF-6.10'],
      },
      pictures: { stair: { at: 'auction', place: 'auction', drawn: 460, cut: [0, 0, 100, 100], lit: 'asked' } },
    },
    'objects': {
      minutes: 2,
      sections: {
        landscape: ['PF-7.1'],
        jester: ['PF-7.2', 'PF-7.3'],
        cards: ['PF-7.4', 'PF-7.5', 'PF-7.6', 'PF-7.7'],
        limits: ['PF-7.8'],
      },
    },
    'actions': { minutes: 1, sections: { two: ['PF-8.1', 'PF-8.2'] } },
    'works': {
      minutes: 2,
      sections: { value: ['PF-9.1', 'PF-9.2', 'PF-9.3', 'PF-9.4'], income: ['PF-9.5', 'PF-9.6'], best: ['PF-9.7'] },
      pictures: { hand: { at: 'action', place: 'hand', drawn: 460, cut: [0, 0, 100, 52] } },
    },
    'building': {
      minutes: 2,
      sections: { price: ['PF-10.1', 'PF-10.2', 'PF-10.6'], place: ['PF-10.3', 'PF-10.4', 'PF-10.5'] },
      pictures: { estate: { at: 'later', place: 'estate', seat: 1, drawn: 460, cut: [0, 0, 100, 100] } },
    },
    'cards': { minutes: 1, sections: { freedom: ['PF-11.1'], profession: ['PF-12.1'], bonus: ['PF-13.1'] } },
    'two-players': {
      minutes: 1,
      sections: { fewer: ['PF-15.1', 'PF-15.2', 'PF-15.3'], landscapes: ['PF-15.4', 'PF-15.5'] },
    },
    'alone': {
      minutes: 4,
      sections: {
        rival: ['PF-19.1', 'PF-19.2', 'PF-19.3', 'PF-19.4', 'PF-19.15', 'PF-19.17'],
        auction: ['PF-19.5', 'PF-19.6', 'PF-19.16', 'PF-19.9'],
        takes: ['PF-19.7', 'PF-19.8', 'PF-19.14'],
        actions: ['PF-19.10', 'PF-19.11', 'PF-19.12', 'PF-19.13'],
      },
    },
    'muse-and-princess': {
      minutes: 3,
      sections: {
        auction: ['PF-17.1', 'PF-17.2', 'PF-17.3', 'PF-4.2'],
        money: ['PF-17.4', 'PF-17.6'],
        works: ['PF-17.5', 'PF-17.7', 'PF-17.8', 'PF-17.9'],
        when: ['PF-17.10', 'PF-17.11'],
      },
    },
    'joint-buildings': {
      minutes: 2,
      sections: {
        alone: ['PF-18.1', 'PF-18.2'],
        together: ['PF-18.3', 'PF-18.4', 'PF-18.5', 'PF-18.7'],
        talks: ['PF-18.6', 'PF-18.8'],
      },
    },
    'set-up': { minutes: 1, sections: { start: ['PF-2.3', 'PF-2.4'], hidden: ['PF-16.1', 'PF-16.3'] } },
  },
} as const satisfies Primer
