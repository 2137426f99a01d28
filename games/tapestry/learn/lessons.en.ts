/** The lessons of Tapestry, in English. */
import type { LessonsWords } from '@loggia/core'
import type { lessons } from './lessons.ts'

export const words: LessonsWords<typeof lessons> = {
  step: {
    title: 'A step costs, a step gives',
    aim: 'Pay, advance, gain the benefit, and perhaps pay for the bonus.',
    pages: [
      { say: 'There are four tracks. In a turn you pay, move one token one space, and get what the space shows.' },
      {
        say: 'The first three spaces of a track cost one resource of any kind. Step onto technology.',
        instead: {
          advance: 'A good move, too. Today it is technology.',
          income: 'You can still pay: first spend what you have.',
        },
      },
      { say: 'Pay with what you need least: for technology you will want coins later.' },
      { say: 'The lamp means “invent”: take one tech card. It goes to your bottom row and gives nothing yet.' },
      {
        say: 'The neighbour explored. Go on to technology 2: it brings a tapestry card. Its bonus costs one resource more.',
        instead: { advance: 'Once more on technology.', income: 'You can still pay: first spend what you have.' },
      },
      {
        say: 'Take the bonus: a market leaves your income mat and uncovers a coin. Put it on any plot of your capital.',
        instead: {
          decline: 'The market pays a coin at every income: take the bonus.',
          beside: 'On a plot it fills your capital, which scores.',
        },
      },
      {
        say: 'One resource is left for one more step. Then an income turn brings new ones: spend all you have, then take income.',
      },
    ],
  },
  income: {
    title: 'Income in four steps',
    aim: 'Civilization, tapestry, upgrade and points, resources.',
    pages: [
      {
        say: 'You have nothing to pay with. An income turn brings new resources, and begins a new era of your civilization.',
      },
      { say: 'Take an income turn.' },
      {
        say: 'Step 1: your civilization. Leaders advance one space free. Choose exploration: two territory tiles.',
        instead: { lead: 'Good, too. Today it is exploration.' },
      },
      { say: 'You are the first of the neighbours in era 2: gain one resource of your choice.' },
      {
        say: 'Step 2: play one tapestry card. “When played” works once, now; “this era” lasts until your next income turn.',
      },
      { say: 'Step 3: you may upgrade one tech card. It moves up a row and pays its circle.' },
      {
        say: 'Then the open points of your mat scored, and last came a resource for each open space: two coins for your market.',
      },
      { say: 'Five income turns make your match. The fifth brings points and no more resources.' },
    ],
  },
  capital: {
    title: 'The capital',
    aim: 'A full district brings a resource; full rows and columns score at income.',
    pages: [
      {
        say: 'Your capital has nine districts of 3 × 3 plots. Plots that are impassable from the beginning count as filled.',
      },
      { say: 'The upper left district has one empty plot. A full district brings a resource of your choice at once.' },
      {
        say: 'Get a building for it: technology 2, and its bonus for one resource more, a market.',
        instead: {
          advance: 'The market stands on technology 2.',
          income: 'You can still pay: first spend what you have.',
          decline: 'Take the bonus: the market is what you need.',
        },
      },
      {
        say: 'Place the market on the empty plot of the upper left district.',
        instead: { place: 'There it completes no district.', beside: 'On the empty plot it completes a district.' },
      },
      { say: 'The district is full: gain a resource of your choice.' },
      { say: 'Full rows and columns score at your incomes, once the capital icon is exposed on your mat.' },
    ],
  },
  explore: {
    title: 'New territories',
    aim: 'Matching edges score, and the tile pays its benefit.',
    pages: [
      { say: 'You have two territory tiles. The second space of exploration lets you lay one onto the map.' },
      {
        say: 'Advance to exploration 2 and pay one resource.',
        instead: { advance: 'Today it is exploration.', income: 'You can still pay: first spend what you have.' },
      },
      { say: 'Choose one of your tiles. What it shows in the middle is its benefit.' },
      {
        say: 'Lay it beside a territory of yours. Each edge that meets the same terrain scores 1 point: turn it well.',
      },
      {
        say: 'Points for its edges, and its benefit at once. To control the land you need an outpost there, by conquest.',
      },
      { say: 'The bonus of the space, a tapestry card for one resource, is yours to take or leave.' },
    ],
  },
  machine: {
    title: 'From idea to machine',
    aim: 'A tech card moves up: first it pays its circle, then its square.',
    pages: [
      {
        say: 'A tech card starts in the bottom row. An upgrade to the middle row pays its circle, one to the top row its square.',
      },
      {
        say: 'The square has a condition: you or a neighbour must have come far enough on a track. Your calendar meets it.',
      },
      {
        say: 'Advance to technology 5: it brings a building, and its bonus is an upgrade.',
        instead: { advance: 'Today it is technology.', income: 'You can still pay: first spend what you have.' },
      },
      {
        say: 'First the building: choose one, and place it.',
        instead: { beside: 'On a plot it fills your capital, which scores.' },
      },
      {
        say: 'Now the bonus: pay one resource and upgrade the calendar.',
        instead: { decline: 'The square of the calendar is worth 7 points: pay.' },
      },
      { say: 'It lies in the top row: 7 points. A card in the top row cannot be upgraded further.' },
      { say: 'Before you invent, look at the squares: take cards whose condition somebody beside you meets already.' },
    ],
  },
  conquer: {
    title: 'Outposts',
    aim: 'A territory holds two tokens at most: once conquered, it is closed.',
    pages: [
      {
        say: 'The neighbour’s outpost stands beside your land. An outpost that stands controls its territory, which scores at incomes.',
      },
      {
        say: 'The first space of military lets you conquer. Advance, and pay one resource.',
        instead: { advance: 'Today it is military.', income: 'You can still pay: first spend what you have.' },
      },
      { say: 'A territory has room for two tokens, and this one holds only theirs. Conquer it.' },
      {
        say: 'A Trap card could have saved them, but they used none: their outpost topples. Of the two dice take one.',
      },
      {
        say: 'Two tokens lie there now: nobody can ever conquer it again. It counts for you whenever territories score.',
      },
      {
        say: 'Outposts are few and never come back. Two toppled ones are an achievement, the middle island is another.',
      },
    ],
  },
  landmark: {
    title: 'First in a tier',
    aim: 'The first player on space 4, 7 or 10 of a track takes a landmark.',
    pages: [
      { say: 'The fourth, seventh and tenth space of each track hold a landmark for the first player who gets there.' },
      { say: 'You and your neighbour both stand on technology 3. The next space costs a coin and one more resource.' },
      {
        say: 'Be the first: advance to technology 4.',
        instead: {
          advance: 'There nobody is close to a landmark. Go for technology.',
          income: 'Then the neighbour comes first.',
        },
      },
      {
        say: 'The forge is yours. It fills many plots at once: place it so that it helps districts, rows or columns.',
        instead: { beside: 'On your plots it scores, beside them it does not.' },
      },
      {
        say: 'Then the space gives its benefit as usual. A player who comes later gets the benefit, too, but no landmark.',
      },
      { say: 'Watch who is one step before a landmark: often that step is worth more to you than to them.' },
    ],
  },
  five: {
    title: 'Five incomes',
    aim: 'Spend first, and best on what pays at the next income.',
    pages: [
      { say: 'Five income turns make your match, whenever you take them. You had two, the neighbour three.' },
      { say: 'Being early wins nothing. A player who does more between two incomes gets more out of the same five.' },
      {
        say: 'Two resources are left, and you need both: technology 2, and its bonus. A market pays at this very income.',
        instead: {
          advance: 'A step, but it adds nothing to this income. Take technology 2.',
          income: 'Two resources would lie idle: spend them first.',
          decline: 'Pay for the bonus: the market adds a coin to this income.',
          beside: 'On a plot it fills your capital, which scores.',
        },
      },
      {
        say: 'Nothing is left to pay with, so your third income begins by itself. First your civilization: choose science.',
        instead: { lead: 'Good, too. Today it is science.' },
      },
      {
        say: 'Invent a card. Then the tapestry of your new era: Boast of Superiority. Answer what is still asked.',
        instead: { play: 'A good card, too. Today it is Boast of Superiority.' },
      },
      { say: 'The market has paid its coin, and your mat has scored. That is why spending came first.' },
      { say: 'The fifth income brings points and no resources, and your match is over; the others still play theirs.' },
    ],
  },
}
