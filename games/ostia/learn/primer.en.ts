/** For people who meet Ostia for the first time, in English. */
import type { PrimerWords } from '@loggia/core'
import type { primer } from './primer.ts'

export const words: PrimerWords<typeof primer> = {
  what: 'Trajan’s new harbour has six sections. Lift the ships of one and drop them round, one by one: the section you empty pays you, the section of the last ship lets you act.',
  win: 'Most points when the match ends win.',
  luck: 'a little (the order deck)',
  hidden: 'the order of the deck only',
  turnLine: 'Choose a section, lift its ships, drop them round, and act where the last one lands.',
  turn: [
    {
      title: 'Lift and produce',
      text: 'Choose a section: each ship in it pays one resource. A ponta, the larger kind of ship, pays two.',
    },
    {
      title: 'Drop them one by one',
      text: 'The lifted ships go clockwise, one to a section. You take the action of the section where the last one lands.',
    },
    {
      title: 'Sail and build',
      text: 'A ship of yours sails east, and in the ports that it has passed you may build. Other actions build ships, fill orders or trade.',
    },
  ],
  special: [
    {
      title: 'Nothing scores before the end.',
      text: 'You collect building icons, ship icons and amphorae. The reward track says what each of them is worth.',
    },
    { title: 'No dice, no hand.', text: 'Only the order of the order cards is hidden.' },
    {
      title: 'Five ways to end it.',
      text: 'The player who first meets one of five conditions chooses when all points are counted.',
    },
  ],
  chapters: {
    'winning': {
      title: 'How one wins',
      line: 'All points are counted at once, after the match.',
      sections: {
        icons: {
          title: 'What scores',
          text: 'You count building icons, ship icons and amphorae. Each disc that you place in a port is a building icon, each ship that you build a ship icon, and orders bring amphorae. Your reward cube says what each is worth. Ships at destinations, ports with your discs and sets of four icons add to it. A set is a wild animal, an exotic one, a noble and a lady, and scores 8.',
        },
        reward: {
          title: 'The reward track',
          text: 'Each reward moves your cube up one. Some rows of both your tracks bring one, and so do some tiles, a building spot and a trade port. The cube stops at twelve; later rewards are lost. Many icons are worth little while the cube is low, so raise both together.',
        },
        count: {
          title: 'The count',
          text: 'Resources and discs left over score nothing. Every ship of yours right of the dotted line counts as in the far sea. A port tile scores for everybody with a disc on it. Equal totals share the victory.',
        },
      },
    },
    'turn': {
      title: 'A turn',
      line: 'Selection, production, action; nobody may pass.',
      sections: {
        lift: {
          title: 'Choose and produce',
          text: 'Choose one of your six sections that holds a ship. A corbita, the small kind of ship, pays one of its resource, a ponta two. The oversee section pays nothing. Two building spots add one to a production: one in all, not one per ship.',
        },
        drop: {
          title: 'Drop and act',
          text: 'Lift all ships of the section and drop one in each following section, clockwise. You choose which kind drops where, and a ponta is one ship too. With seven or more they go round again. Then take the action where the last ship landed, or decline it and end your turn. So choose a section for both: what it pays, and which action you can then afford.',
        },
        free: {
          title: 'Free actions and costs',
          text: 'At any time of your action phase, 3 gold buy one permit, wood, barley or stone. Costs are paid in full from what you have; what a step brings never pays for that step. An action that repeats may stop whenever you like.',
        },
      },
      pictures: { harbour: 'Your harbour. Choose a lit section and lift all its ships.' },
    },
    'sailing': {
      title: 'Sailing and finding',
      line: 'Ships only sail away from Ostia.',
      sections: {
        steps: {
          title: 'Steps and permits',
          text: 'You first say how many steps. One is free; 2, 3, 4 cost 2, 4, 6 permits in all, 5 and 6 cost 10 and 15. Share them among your ships as you like, but sail them all. Without a ship that can sail on there is no move.',
        },
        routes: {
          title: 'Routes',
          text: 'A port holds any number of ships of anybody. One of your ships may take the northern route, one the southern, two the eastern. Where the eastern route forks, those two part. A port that a ship has passed counts as reached for good.',
        },
        arriving: {
          title: 'Passing and arriving',
          text: 'Crossing a line with discovery tiles, a ship takes one of them. A ship that ends its move at a transport port gets its resources; passing brings nothing. The first ship at a destination takes the upper half of its tile, later ones the lower, for good. Trade ports give nothing while you sail, but you may build there later.',
        },
      },
      pictures: { chart: 'You may build later where your ships have passed.' },
    },
    'ships': {
      title: 'Ships',
      line: 'A section with a new ship produces more.',
      sections: {
        building: {
          title: 'Building ships',
          text: 'Build the lowest ship of your track: pay the wood of its row and take its reward. Each row that you clear is a ship icon. Repeat while you can pay. One building spot saves a wood in each such action.',
        },
        kinds: {
          title: 'Corbita and ponta',
          text: 'A corbita goes to any section. A ponta replaces a corbita in a section, and that corbita puts to sea. You may build a ponta only while no ship of yours is in the near sea, left of the dotted line.',
        },
      },
    },
    'orders': {
      title: 'Orders',
      line: 'Orders turn barley into amphorae.',
      sections: {
        filling: {
          title: 'Filling an order',
          text: 'Choose one of the four and pay its barley. You receive amphorae and the resources that it shows at once. Its extra brings more amphorae, and is paid whole or not at all. Repeat while you can pay. One building spot saves a barley in each such action.',
        },
        row: {
          title: 'The row',
          text: 'Cards are refilled after the action, so four are the most. A used-up deck is not shuffled again. Nobles and ladies on orders count for sets.',
        },
      },
      pictures: { orders: 'Four orders: the cost above, what they bring below.' },
    },
    'building': {
      title: 'Building and spots',
      line: 'Discs go to trade ports that your ships have passed.',
      sections: {
        where: {
          title: 'Where, and for how much',
          text: 'A trade port that a ship of yours has reached or passed, without a disc of yours. A ship at Palmyra has reached Damascus as well. Pay the stone of the lowest row of your building track and take its reward. Each row that you clear is a building icon.',
        },
        spots: {
          title: 'Building spots',
          text: 'With each disc a building of that port comes to a free spot of your harbour, and the spot works from then on. It produces more, gives a reward, makes free actions 2 gold, or saves one on the first payment of an action. The building never moves.',
        },
        tile: {
          title: 'The tile of the port',
          text: 'A ⚡ effect comes at once, a trade effect serves your trade actions from now on, a ☾ effect counts at the end.',
        },
      },
    },
    'trade': {
      title: 'Trade',
      line: 'A port with your disc is a shop.',
      sections: {
        shops: {
          title: 'Shops',
          text: 'Each disc on a tile with a trade effect is a shop. Buy for gold in any order, up to the limit of each tile. Limits are per trade action.',
        },
        limits: {
          title: 'Too much',
          text: 'Amphorae bought here count at the end too. A reward beyond twelve may be bought, but is lost.',
        },
      },
    },
    'overseeing': {
      title: 'Overseeing',
      line: 'Two actions in one turn.',
      sections: {
        steps: {
          title: 'Two steps',
          text: 'First, if you like, one action: move, shipbuilding, order or build. Then lift all ships of the oversee section, drop them from the permit section on, and act where the last one lands. They are two actions: orders are refilled in between, and discounts apply to both.',
        },
        again: {
          title: 'Do it or not',
          text: 'Overseeing produces nothing. Once you oversee, its ships must be dropped. If the last one lands on the oversee section again, you may oversee once more. If you decline, its ships stay.',
        },
      },
    },
    'the-end': {
      title: 'The end',
      line: 'As soon as one of five conditions is met, this round is the last.',
      sections: {
        triggers: {
          title: 'What ends the match',
          text: 'A cube stands on 12; three ships of somebody lie at destinations; a ship track or a building track is empty; or the amphorae have run out. A match that nobody ends is scored after 60 rounds. No rulebook has this limit, so it is told ten rounds ahead.',
        },
        last: {
          title: 'The last round',
          text: 'The round is played out, so that all have had the same number of turns. Everything goes on as usual; amphorae come from the reserve. No later turn comes for the player who brings in a third ship: a fourth must arrive in the same turn.',
        },
      },
    },
    'tiles': {
      title: 'Tiles',
      line: 'What the tiles of the chart do.',
      sections: {
        ports: {
          title: 'Ports',
          text: 'An initial trade port sells one resource for 1 gold, up to four times in a trade action. Other trade ports sell resources, amphorae or rewards, give rewards at once, or count at the end. A transport port gives 2 resources to a ship that stops there.',
        },
        others: {
          title: 'Discoveries and destinations',
          text: 'A discovery brings 2 gold with an animal, or a reward. A destination brings rewards at once, or points at the end for each icon of one kind. It gives more to the ship that arrives first.',
        },
      },
    },
    'set-up': {
      title: 'Set-up',
      line: 'There is one thing to choose: your first port.',
      sections: {
        port: {
          title: 'The first port',
          text: 'Before the first turn, last in order first, everybody puts a disc on a free initial trade port. Its building goes to the initial spot. No ship need be there.',
        },
        open: {
          title: 'What is open',
          text: 'You begin with nine corbitae in your harbour, one more at sea, and 2 of each resource. Everything lies open but the order of the face-down order cards.',
        },
      },
    },
  },
}
