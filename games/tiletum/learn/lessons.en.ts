/** The lessons of Tiletum, in English. */
import type { LessonsWords } from '@loggia/core'
import type { lessons } from './lessons.ts'

export const words: LessonsWords<typeof lessons> = {
  dice: {
    title: 'Pips both ways',
    aim: 'A die brings as many resources as pips, and action points for the rest up to 7.',
    pages: [
      { say: 'Four rounds, three dice in each: you have twelve turns. A die brings resources and an action at once.' },
      { say: 'Look: iron 6 brings six iron and 1 action point (AP). Food 1 brings one food and 6 AP.' },
      {
        say: 'Take the wool 4 of the merchant: 4 wool, 3 AP.',
        instead: { die: 'That is a fine die, too. Today it is the merchant.' },
      },
      {
        say: 'A step costs 1 AP. Köln is next door: go there.',
        instead: { move: 'Go to Köln.', done: 'AP that you don’t use are lost.' },
      },
      {
        say: 'A trading post costs 1 AP. A fair in its city pays you, and at the end your posts are multiplied by your pillars.',
        instead: {
          take: 'The tile can wait. First the trading post.',
          move: 'First the trading post: you stand in Köln.',
          done: 'AP that you don’t use are lost.',
        },
      },
      { say: 'One AP is left: take the tile of the city into your storehouse, go on, or finish.' },
      {
        say: 'Two posts on the map. At the end posts are multiplied by pillars, and you have no pillar on the map yet.',
      },
    ],
  },
  contracts: {
    title: 'Contracts',
    aim: 'Resources become points, and each contract frees a pillar.',
    pages: [
      {
        say: 'A contract waits in your storehouse: 3 wool. To fulfil it is a task: it is free at any time of your turn.',
      },
      { say: 'You have 4 wool. Fulfil it now, before you take a die.', instead: { die: 'First fulfil the contract.' } },
      { say: 'You got its points, 1 more for the first contract space, and the pillar that stood on that space.' },
      {
        say: 'Now take the stone 4 of the contract action: 4 stone, 3 AP.',
        instead: { die: 'Another die leads to another action, or costs gold.' },
      },
      {
        say: 'The further right a tile lies, the cheaper it is. Take the contract for 3 iron: 1 AP.',
        instead: {
          take: 'You have 3 iron, so take the contract that asks for it.',
          exchange: 'First the contract.',
          done: 'AP that you don’t use are lost.',
        },
      },
      {
        say: 'You have the 3 iron already: fulfil it.',
        instead: { exchange: 'First fulfil the contract.', done: 'Fulfil it now: nothing is gained by waiting.' },
      },
      {
        say: 'With 1 AP you may exchange one resource for another. The first exchange of a turn brings one more of your choice.',
      },
      { say: 'Two contracts, two pillars. Unspent AP are lost; resources stay with you.' },
    ],
  },
  cathedral: {
    title: 'A cathedral',
    aim: 'A pillar and stone become points; the first player gets most.',
    pages: [
      { say: 'Cathedrals pay the first player most: their tiles lie in order, the highest on top.' },
      { say: 'Take the stone 3 of the architect: 3 stone, 4 AP.', instead: { die: 'Today it is the architect.' } },
      { say: 'Go to Köln: 1 AP.', instead: { move: 'Go to Köln.', done: 'AP that you don’t use are lost.' } },
      {
        say: 'Place a pillar here for 1 AP. You may have only one at each cathedral.',
        instead: { take: 'First the pillar.', move: 'First the pillar.', done: 'AP that you don’t use are lost.' },
      },
      {
        say: 'With a pillar you may join in building the cathedral at any time of your turn. It is a task: no AP, here 3 stone.',
        instead: { move: 'You have the stone: join in building first.', done: 'You have the stone: join now.' },
      },
      { say: 'Nine points for three stone: 4 of the cost tile and 5 of the top tile. The next one gets 4 and 3.' },
      { say: 'Two AP are left: take the tile of the city, or go on towards the next cathedral.' },
    ],
  },
  characters: {
    title: 'Characters',
    aim: 'One type for each building, and the floor is the price.',
    pages: [
      {
        say: 'Two characters of one type wait in your storehouse. A building holds one type only, and a type lives in one building only.',
      },
      {
        say: 'Take the food 3 of the character action: 3 food, 4 AP.',
        instead: { die: 'Today it is the characters.' },
      },
      {
        say: 'The second building has two rooms. Place a character there: 1 AP on the first floor, 2 on the second.',
        instead: {
          place: 'In the second building both find room. Place it there.',
          take: 'First place what you have.',
          done: 'AP that you don’t use are lost.',
        },
      },
      {
        say: 'It gave its bonus at once. Now the other one, into the room that is left.',
        instead: {
          take: 'First place what you have.',
          renew: 'First place what you have.',
          done: 'One more is waiting.',
        },
        why: { 'type-elsewhere': 'This type lives in the second building now.' },
      },
      {
        say: 'The building is filled: the trading post from its roof came to your supply. You can place it on the map.',
      },
      {
        say: 'With a crest below it the building would be completed: it then strengthens an action for the rest of the match.',
      },
    ],
  },
  crests: {
    title: 'Crests and tasks',
    aim: 'Free at any time of your turn, for food.',
    pages: [
      { say: 'Your first building is filled, and a crest lies in your storehouse. You have 6 food.' },
      {
        say: 'To place a crest is a task: no AP, 6 food at the first building. Do it before you take a die.',
        instead: {
          crest: 'There it costs less, but only the filled building is completed by it.',
          die: 'First place the crest.',
        },
      },
      { say: 'Its bonus is a trading post in any city you like. Choose one.' },
      {
        say: 'Filled and with a crest, the building is completed. Its +3 marker goes to the action of the type that lives here: contracts.',
      },
      {
        say: 'See it at work: take the iron 5 of the contract action.',
        instead: { die: 'Take one of the contract action with value 5.' },
      },
      { say: 'Five iron, and 2 + 3 = 5 AP. Three or more completed buildings also score at the end.' },
    ],
  },
  king: {
    title: 'The king',
    aim: 'Turn order and points for all, a tile for the player in front.',
    pages: [
      { say: 'The king track sets the turn order. At the end of each round every space pays or costs points.' },
      { say: 'Before each of the three turns corruption moves all discs back by 0 to 2. Yours stands on −1.' },
      { say: 'Take the food 3 of the king: 3 food, 4 AP.', instead: { die: 'Today it is the king.' } },
      { say: 'All AP make one move to the right: from −1 to 3.', instead: { done: 'AP that you don’t use are lost.' } },
      { say: 'You are in front. If you stay there, you score the space, and may take the tile beside the track.' },
      { say: 'And you choose a die first in the next round. After the king phase discs on red go back to 0.' },
    ],
  },
  fair: {
    title: 'The fair',
    aim: 'Be there with a post or your merchant.',
    pages: [
      {
        say: 'Round 2, your last turn. The fair is in Frankfurt, and it pays for fulfilled contracts: 2 + 3 points each.',
      },
      {
        say: 'Take part by a post or your merchant there. Take the wool 4 of the merchant: 3 AP.',
        instead: { die: 'Your merchant has to get to Frankfurt: take a die of his with value 4.' },
      },
      {
        say: 'Frankfurt is two steps away, by Köln.',
        instead: { move: 'Not that way: by Köln to Frankfurt.', done: 'Your merchant is not there yet.' },
      },
      {
        say: 'One contract is fulfilled. Fulfil the other one, too, before the fair: 3 iron.',
        instead: {
          move: 'Stay in Frankfurt, and fulfil the contract.',
          done: 'Fulfil the contract first: the fair pays 5 for it.',
        },
      },
      {
        say: 'Place a trading post if you like, and finish your turn. It was the last one of the round.',
        instead: { move: 'Stay in Frankfurt.' },
      },
      { say: 'First came the king phase, then the fair: 5 points for each of two contracts, 10 in all.' },
      {
        say: 'Cities and criteria of all four fairs lie open from the beginning. Plan for them, they pay more each round.',
      },
    ],
  },
}
