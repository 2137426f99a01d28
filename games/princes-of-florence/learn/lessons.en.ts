/** The lessons of the Princes of Florence, in English. */
import type { LessonsWords } from '@loggia/core'
import type { lessons } from './lessons.ts'

export const words: LessonsWords<typeof lessons> = {
  work: {
    title: 'The first work',
    aim: 'The value of a work against the minimum of the round.',
    pages: [
      {
        say: 'Each profession in your hand makes one work. A work brings florins or prestige: it is what you play for.',
      },
      { say: 'The painter wishes for a studio, a lake and freedom of travel. You own the lake: 3.' },
      {
        say: 'Jester 2, lake 3, 1 for each of your three professions: 8 in all. This round asks for 10. Press the painter anyway.',
        why: { 'too-modest': 'His work has a value of 8.' },
      },
      {
        say: 'Two are missing. Introduce freedom of travel for 300 florins: it adds 3 for the painter, and 3 for the poet, too.',
        instead: {
          introduce: 'That serves one of your works at most. Travel serves two.',
          profession: 'One more card adds 1. Two are missing.',
          bonus: 'You don’t know what you would find. Travel is certain, and stays.',
          done: 'You have two actions. Use them.',
        },
      },
      {
        say: 'Your second action: complete the work of the painter or the poet.',
        instead: { done: 'One action is left: complete a work.' },
      },
      {
        say: 'Its value is 11: 1,100 florins. Each 200 may become 1 prestige, only now. Keep 700 florins for the next auction.',
        instead: { complete: 'Then you keep less than 700. Change two at most.' },
      },
      { say: 'The card lies in front of you, and still counts 1 for every later work.' },
      {
        say: 'Six or seven works are a good match: one a round from round 2 on, two in the last. The minimum rises, so raise your value by 2 a round.',
      },
    ],
  },
  auction: {
    title: 'The auction',
    aim: 'Count what an object brings you before you bid.',
    pages: [
      { say: 'Each round seven kinds of objects are up for auction. Everybody gets at most one of them.' },
      { say: 'The jester is on offer. It lifts every work from now on by 2: 200 florins or 1 prestige each time.' },
      {
        say: 'With five works to come it is worth about 1,000 florins to you. The bid is 400. Bid 500.',
        instead: { pass: 'At 500 it costs you half of what it brings.' },
      },
      {
        say: 'Your neighbour bid 600. If you pass, it is final for this object only; you may still bid for the others.',
      },
      {
        say: 'At 700 it is still below its worth, and leaves you 2,800 for a building and a freedom. Bid once more.',
        instead: { pass: 'It is worth about 1,000 to you. 700 is still a good price.' },
      },
      { say: 'The neighbour passes: the jester is yours for 700. The others pay nothing, and go on for what is left.' },
      { say: 'Before you bid, count what an object will bring you. Stop when the bid comes near it.' },
    ],
  },
  opera: {
    title: 'An opera',
    aim: 'A building brings 3 prestige now, and 4 to each work that wishes for it.',
    pages: [
      {
        say: 'The composer and the choreographer both wish for an opera. Each work stands at 8; this round asks for 12.',
      },
      {
        say: 'Build the opera: 700 florins without a builder. It brings 3 prestige at once.',
        instead: {
          build: 'Nobody in your hand wishes for that. The opera serves two.',
          introduce: 'A freedom lifts one work to 11 only: the minimum is 12.',
          profession: 'One more card adds 1 to each. Four are missing.',
          bonus: 'The opera adds 4 to both works, for ever.',
          done: 'You have two actions. Use them.',
        },
      },
      {
        say: 'Choose its place. With fewer than two builders a building may touch neither the palazzo nor another building.',
        why: { touches: 'Corners may meet, edges may not.' },
      },
      { say: 'Three prestige, and both works rose from 8 to 12.' },
      {
        say: 'Your second action: complete one of the two works.',
        instead: { introduce: 'Good, but the work brings money now.', done: 'One action is left.' },
      },
      { say: 'The value is 12: 1,200 florins. Change as much of it into prestige as you like.' },
      { say: 'The other work waits for the next round, and the opera serves it as well.' },
    ],
  },
  wishes: {
    title: 'What they wish for',
    aim: 'Landscape 3, freedom 3, building 4: look for what several share.',
    pages: [
      { say: 'A profession wishes for a landscape (3), a freedom (3) and a building (4). One of each is enough.' },
      { say: 'All three wish for the forest, and you have one. Jesters 4, cards 4, forest 3: each stands at 11.' },
      {
        say: 'This round asks for 12. Press the physicist.',
        why: { 'too-modest': 'Its value is 11: one is missing.' },
      },
      {
        say: 'Two of them share freedom of travel. Introduce it for 300: one freedom lifts two works.',
        instead: {
          introduce: 'That lifts one of the three. Travel lifts two.',
          build: 'A building costs 700 and serves one of them.',
          profession: 'That is enough for 12, but travel adds 3 to two works.',
          bonus: 'A bonus card serves one work, once.',
          done: 'You have two actions. Use them.',
        },
      },
      {
        say: 'Complete one of the works that are now at 14.',
        instead: { build: 'Good, but the work brings money now.', done: 'One action is left.' },
      },
      { say: 'Take 1,400 florins, or change part of it into prestige: 200 for 1.' },
      {
        say: 'The second one is at 14, too, and the minimum of the next round is 14. Choose professions that share wishes.',
      },
      {
        say: 'Cards run out. An action and 300 florins show five: keep the one that fits. A recruiting card fetches a used one, without an action.',
      },
    ],
  },
  exchange: {
    title: 'Prestige or florins',
    aim: '200 florins make 1 prestige, only now: money early, prestige late.',
    pages: [
      {
        say: 'A work pays 100 florins for each point of its value. Each 200 of it may become 1 prestige, only at that moment.',
      },
      { say: 'Early on money buys what makes later works better. This is round 7: no auction follows.' },
      {
        say: 'Before round 7 keep 700 florins for the next auction and 300 for each round after it. Without money your works stay small.',
      },
      {
        say: 'Your composer has opera, lake and freedom: with all else his work is worth 17, just the minimum. Complete it.',
        instead: {
          profession: 'No later work follows that it could serve.',
          bonus: 'The work reaches the minimum without it.',
          done: 'The work is what this round is for.',
        },
      },
      {
        say: 'Change all that you can into prestige: 8.',
        instead: { complete: 'Florins are worth nothing at the end, but for breaking ties.' },
      },
      { say: '8 prestige by one work. In round 2 keep enough for the auction; in round 7 change all.' },
    ],
  },
  jester: {
    title: 'Jester or builder',
    aim: 'A jester pays for each work, a builder for each building.',
    pages: [
      { say: 'Round 3 begins, and you choose what is auctioned first. To name it is to bid 200.' },
      { say: 'A jester adds 2 to each of your works. Five more works: 1,000 florins, or 5 prestige.' },
      { say: 'A builder saves 400 for each building. Two buildings: 800. The second and third also bring 3 prestige.' },
      {
        say: 'You plan five works and one or two buildings. Name the jester.',
        instead: {
          'open:builder': 'For one or two buildings it saves 800 at most. The jester brings 1,000.',
          'open': 'It may serve you, but count first: the jester brings 1,000.',
          'forgo': 'Then you get nothing in this round.',
        },
      },
      { say: 'Both others passed, so you have it for 200. Now they go on without you.' },
      { say: 'The earlier, the better: a jester of round 1 serves every work, one of round 6 hardly pays for itself.' },
    ],
  },
  last: {
    title: 'The last round',
    aim: 'Two works, all income into prestige, then the prestige cards.',
    pages: [
      { say: 'Round 7: the minimum is 17, and nothing that you keep is worth anything afterwards.' },
      {
        say: 'Both your works stand at 18. Complete one.',
        instead: {
          bonus: 'That takes an action away from a work worth 9 prestige.',
          profession: 'That takes an action away from a work worth 9 prestige.',
          done: 'Two works are waiting.',
        },
      },
      { say: 'Change all of it into prestige: 9.', instead: { complete: 'No auction follows: change all of it.' } },
      { say: 'Now complete the other one.', instead: { done: 'One more work is waiting.' } },
      { say: '9 prestige again: change all of it.', instead: { complete: 'No auction follows: change all of it.' } },
      { say: 'The best single work of the round brings 3 more. If several are equal, each of them gets it.' },
      {
        say: 'Then the prestige cards are shown. Yours asks for the most jesters: 6 prestige, or 3 if you share the lead.',
      },
    ],
  },
}
