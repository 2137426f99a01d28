/** The lessons of Ostia, in English. */
import type { LessonsWords } from '@loggia/core'
import type { lessons } from './lessons.ts'

export const words: LessonsWords<typeof lessons> = {
  lift: {
    title: 'Lift and drop',
    aim: 'The section you empty pays you; where the last ship lands, you act.',
    pages: [
      {
        say: 'This is your harbour: six sections, nine ships. You lift the ships of one section and drop them round, one by one.',
      },
      { say: 'Look at the gold section. Three ships lie there, so lifting them pays 3 gold.' },
      {
        say: 'Where the last ship lands is your action. Find the section whose last ship lands on stone: that is Build. Press it.',
        instead: { select: 'That one ends elsewhere. Its ships go as many sections on as there are ships.' },
      },
      { say: 'One move did two things: it paid 1 barley, and its last ship lets you build.' },
      {
        say: 'To build is to put a disc on a port. The next one costs 3 stone, you have 2. 3 gold buy any resource: buy 1 stone, then build.',
        instead: {
          buy: 'Stone is what you are short of.',
          done: 'That would end your turn. Buy 1 stone first, then build.',
        },
        why: { 'not-reached': 'A ship of yours has been at Syracusae and Corinthus. Build in one of the two.' },
      },
      {
        say: 'The port’s building comes to your harbour. Choose its spot: what the spot says works to the end of the match.',
      },
      {
        say: 'One more row of your building track is empty: one more building icon. At the end each is worth 5 points or more.',
      },
    ],
  },
  sail: {
    title: 'Sail and find',
    aim: 'The first step is free, and the whole price rises; crossing a line takes a tile.',
    pages: [
      { say: 'Your ship at sea waits before a fork. Ships only ever sail away from Ostia.' },
      {
        say: 'To sail you need the action Move, on permit. The lone ship on oversee would drop there: lift it. Oversee produces nothing.',
        instead: { select: 'Its last ship does not land on permit, so you would not move.' },
      },
      {
        say: 'The first step is free. Two steps cost 2 permits in all, three cost 4. You have 2: choose two steps.',
        instead: {
          'sail:1': 'One step is free, but the port behind it is no transport port. You can pay for two.',
          'done': 'That would leave the ship where it is.',
        },
        why: { short: 'The price is for all steps together: 0, 2, 4, 6, 10, 15.' },
      },
      { say: 'Of your ships, only one may take each branch. Send this one to Athenae or to Rhodus.' },
      {
        say: 'It crossed a line with tiles, so you take one: 2 gold now, and an animal for a set (8 points at the end). Choose.',
      },
      {
        say: 'The second step ended at a transport port, and its goods are yours. Only passing it would have brought nothing.',
      },
      { say: 'The port on the way counts as reached for good: you may build there whenever you build.' },
    ],
  },
  orders: {
    title: 'Orders',
    aim: 'Barley becomes amphorae; the extra is now or never.',
    pages: [
      {
        say: 'Orders turn barley into amphorae. At the end each amphora is worth 3 points or more. You hold 7 barley.',
      },
      {
        say: 'Two cards cost your 7 barley: the one for 3, and the lady for 4 with an extra of 2 stone. Take either of them first.',
        instead: {
          'order:order-24,plain': 'Take her with the extra: 2 stone bring one amphora more.',
          'order:order-26': 'This one has no extra: it brings one amphora, and the other lady brings two.',
          'done': 'You still have barley to spend.',
        },
        why: { short: 'It costs 8 barley, and you have 7.' },
      },
      {
        say: 'Its goods came at once and can pay for the next card. The row is not refilled while your action goes on.',
      },
      {
        say: 'Now the other one. An extra is paid when the card is taken, whole or not at all. Later is too late.',
        instead: {
          'order:order-24,plain': 'Without the extra you get one amphora less, and you can’t pay it later.',
          'order': 'The other of the two brings more for what you have left.',
          'done': 'One more card is within reach.',
        },
      },
      { say: 'Three amphorae for 7 barley and 2 stone. Only now the row is filled up again from the deck.' },
      {
        say: 'A noble and a lady lie before you. With a wild and an exotic animal they make a set: 8 points at the end.',
      },
    ],
  },
  build: {
    title: 'Build abroad',
    aim: 'A disc away from home is a building icon; a ship must have been there.',
    pages: [
      {
        say: 'You may build in a trade port that a ship of yours has reached or passed: here Syracusae and Corinthus.',
      },
      {
        say: 'Try a far one: press Tomis. The table tells you why not.',
        why: { 'not-reached': 'No ship of yours has been at Tomis yet.' },
      },
      {
        say: 'Each port has a tile: a shop for trade actions, something at once, or points at the end (moon). Read on.',
      },
      {
        say: 'Build in one of the two. You pay the stone below your lowest disc: 3.',
        instead: { done: 'You have 7 stone: enough for two discs.' },
      },
      {
        say: 'A building token comes to your harbour; choose its spot. “Build for 1 stone less” helps at once if you go on.',
      },
      {
        say: 'The same action goes on while you can pay. The next disc costs 4, or 3 with that spot. Build again.',
        instead: { done: 'You can pay for one more disc, and it brings a reward.' },
      },
      { say: 'Two rows are empty: two building icons more. The reward raises what every icon of yours is worth.' },
    ],
  },
  ponta: {
    title: 'Corbita and ponta',
    aim: 'A ponta produces double; it wants an empty near sea and sends a ship out.',
    pages: [
      {
        say: 'You oversee: first one action, then the two ships here drop and you act again. The next ship of your track is a ponta.',
      },
      {
        say: 'Try to build it at once: press the wood section. The table tells you why not.',
        why: {
          'nothing-to-do': 'Your ship at Salona is in the near sea. It must sail out before you can build a ponta.',
        },
      },
      {
        say: 'So the first action is Move: choose the permit section.',
        instead: {
          resow: 'That leaves out the first action, and the ship stays in the near sea.',
          done: 'That gives both actions away.',
        },
      },
      {
        say: 'The dotted line lies two steps ahead. Two steps cost both your permits: sail them.',
        instead: {
          'sail:1': 'One step ends before the dotted line: still the near sea.',
          'done': 'The ship must leave the near sea.',
        },
      },
      {
        say: 'The two ships of oversee have been dropped: permit, wood. The last one landed on wood, so you build ships.',
      },
      {
        say: 'Pay 3 wood and choose a section. A corbita there makes room for the ponta and puts to sea at Ostia.',
        instead: { done: 'You have the 3 wood. Build the ponta.' },
      },
      { say: 'From now on this ship counts double when you lift it, and one more ship of yours is at sea.' },
    ],
  },
  oversee: {
    title: 'Oversee',
    aim: 'Two actions in one turn.',
    pages: [
      { say: 'The oversee section produces nothing. It gives two actions in one turn, if its ships end well.' },
      {
        say: 'Three ships wait there. Lift the two of stone: they pay 2 stone, and the last one lands on oversee.',
        instead: { select: 'The last of these does not land on oversee.' },
      },
      {
        say: 'First one action of your choice but trade. Then all four ships are dropped: the fourth lands on stone. Move first.',
        instead: {
          'oversee:stone': 'Build comes by itself: the fourth ship lands on stone. Sail first, it opens ports.',
          'resow': 'That would leave out the first of the two actions.',
          'done': 'That gives both actions away.',
        },
      },
      {
        say: 'Sail as far as you like: up to three steps with your 4 permits. Every port you pass is open to build in.',
        instead: { done: 'One step is free at least.' },
      },
      { say: 'Now the four ships went to permit, wood, barley and stone. The last one landed on stone: you build.' },
      {
        say: 'Build in any port that you have reached, and give its token a spot.',
        instead: { done: 'You have the stone for it.' },
      },
      {
        say: 'Two actions in one turn. Count the ships on oversee before you drop them: 1 ends on Move, 2 Ships, 3 Order, 4 Build, 5 Trade.',
      },
    ],
  },
  count: {
    title: 'What it was for',
    aim: 'Rewards multiply what you have collected.',
    pages: [
      { say: 'Nothing scores before the end. You have 5 building icons, 6 ship icons and 7 amphorae.' },
      { say: 'At reward 3 an icon is worth 6 and an amphora 4: 30 + 36 + 28 = 94 points.' },
      {
        say: 'You trade, and you have 4 gold. Your disc at Dyrrachium sells one reward for 4 gold: buy it.',
        instead: {
          trade: 'Resources score nothing at the end. Buy the reward.',
          buy: 'Resources score nothing at the end. Buy the reward.',
          done: 'Gold scores nothing at the end. Buy the reward.',
        },
      },
      { say: 'At reward 4 it is 7 and 5: 35 + 42 + 35 = 112. One reward brought 18 points.' },
      { say: 'Ports with a moon, destinations and sets add to it. A set of four icons brings 8 points.' },
      {
        say: 'A cube on 12, three ships arrived, an empty track or no amphorae left: that round is the last. Who does it chooses when.',
      },
    ],
  },
}
