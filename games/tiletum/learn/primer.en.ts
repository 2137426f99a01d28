/** For people who meet Tiletum for the first time, in English. */
import type { PrimerWords } from '@loggia/core'
import type { primer } from './primer.ts'

export const words: PrimerWords<typeof primer> = {
  what: 'You lead a trading house around 1500, between Tiletum and Venezia. Every die brings resources and an action: the more of one, the less of the other.',
  win: 'Most victory points (VP) after four rounds win. In each round everybody takes three dice.',
  luck: 'dice, the same for all',
  hidden: 'order of decks, corruption',
  turnLine: 'Take a die, receive its resources, perform its action.',
  turn: [
    {
      title: 'Take a die',
      text: 'It brings as many resources of its colour as it has pips, and 7 minus its pips in action points (AP).',
    },
    {
      title: 'Spend the points',
      text: 'Move merchant and architect, place trading posts and pillars, take characters and contracts.',
    },
    {
      title: 'Tasks at any time',
      text: 'Fulfil contracts, place crests, join in building cathedrals. They cost resources, but no AP.',
    },
  ],
  special: [
    { title: 'One pool of dice for all.', text: 'A die that somebody else has taken is gone for you.' },
    { title: 'Four fairs.', text: 'One a round, each in another city. Each counts something else.' },
    {
      title: 'Posts × pillars.',
      text: 'At the end you multiply your trading posts by your pillars. One without the other is worth nothing.',
    },
  ],
  chapters: {
    'winning': {
      title: 'How one wins',
      line: 'Most points come during the match; the end adds three things.',
      sections: {
        end: {
          title: 'At the end',
          text: 'Multiply your trading posts on the map by your pillars on the map. Completed buildings score 5, 10, 20 or 30 for three to six of them. Every 4 resources left score 1. In a tie the player earlier in turn order wins.',
        },
        ways: {
          title: 'The big sources',
          text: 'Fairs, contracts, cathedrals and the king track bring most points. A fair names a thing, such as contracts or crests, and pays you for each that you have. What it pays is the VP of the board and of its tile together.',
        },
      },
    },
    'round': {
      title: 'A round',
      line: 'Roll the dice, go round three times, then king and fair.',
      sections: {
        dice: {
          title: 'Dice',
          text: 'With two players 8 dice come from the bag, with three 11, with four 14. They lie in the sectors of the wheel, by their values. Three times a corruption token is revealed, and everybody takes a turn.',
        },
        phases: {
          title: 'End of the round',
          text: 'After king phase and fair, empty spaces get bonus tiles, the dice go back to the bag, and the wheel turns one sector. So other values now lead to each action. Slots on the map are never refilled. Turn order changes in the king phase only.',
        },
      },
    },
    'die': {
      title: 'Your turn: the die',
      line: 'High pips bring resources, low pips bring things to do.',
      sections: {
        take: {
          title: 'Taking a die',
          text: 'Put the die on the leftmost free space of your board. You receive as many resources of its colour as it shows, and 7 minus that in action points (AP). Your bonus marker at that action, if you have one, adds to them.',
        },
        change: {
          title: 'Changing it',
          text: 'Before you take a die you may change it, for 2 gold a step; 6 and 1 are neighbours. You must take the changed die. The helper that changes the kind of resource works after the choice and before the resources come.',
        },
        tile: {
          title: 'The bonus tile of the action',
          text: 'A bonus tile is a helper, a crest or a contract. You may take the one at the action with the die and only then, into a free space of your storehouse. A tile of a city needs your merchant or architect in that city.',
        },
        points: {
          title: 'Action points',
          text: 'Use the options of the action in any order and as often as you like; points left over are lost. The action stays open until you finish it, so that a marker or helper can still add to it.',
        },
      },
      pictures: { wheel: 'The wheel. Choose a sector, then one of its dice.' },
    },
    'actions': {
      title: 'Six actions',
      line: 'Each sector of the wheel faces one.',
      sections: {
        travellers: {
          title: 'Architect and merchant',
          text: 'For each AP: move one space, place a pillar or a trading post in the city, or take its bonus tile. The architect places pillars at cathedrals, the merchant trading posts in cities, one per city and player. Road spaces count as spaces, and nobody blocks anybody.',
        },
        people: {
          title: 'Characters',
          text: 'For 1 AP take a character of the offer into the storehouse. It moves into a room for as many AP as the floor of the room. For 1 AP you may also deal a new offer.',
        },
        contract: {
          title: 'Contracts',
          text: 'Take a contract or crest for the AP of its position; it gets cheaper as the offer slides right after each turn. For 1 AP exchange a resource for another. The first exchange of a turn gives one more of your choice. Gold is a resource, too.',
        },
        king: {
          title: 'King',
          text: 'Move your disc on the king track right by all AP, onto the discs that are there. +15 is the end.',
        },
        joker: {
          title: 'Joker, and actions of their own',
          text: 'The joker is one of the other five actions; all AP go to it. AP from helpers, characters and contracts are an action of their own: no marker adds to it, and what is left is lost. Then the other action goes on.',
        },
      },
      pictures: { map: 'Merchants place trading posts, architects place pillars.' },
    },
    'tasks': {
      title: 'Tasks',
      line: 'Without AP, at any time of your turn, as often as you like.',
      sections: {
        free: {
          title: 'What they need',
          text: 'You must own all that they cost. They belong to your turn; there are none in the king phase or at a fair. Two gold for one other resource is a task as well. A tile leaves the storehouse as soon as you use it.',
        },
        contracts: {
          title: 'Fulfilling a contract',
          text: 'Pay its resources. You get its VP, those of its space, the pillar on that space, and what else it gives. Six spaces fill from the left; after six you take no more contracts.',
        },
        crests: {
          title: 'Placing a crest',
          text: 'Pay the food of the space under a building, place the crest there and take the bonus. You may own one crest of each family.',
        },
        helpers: {
          title: 'Helpers',
          text: 'A helper is a tile in your storehouse, used once. It gives AP for an action, more AP for the action of the die, resources, VP, or the bonuses of a building once more. AP that are added need a die first. A bonus not used now is lost.',
        },
      },
    },
    'buildings': {
      title: 'Buildings and characters',
      line: 'Fill the rooms and add a crest: a marker then strengthens one action.',
      sections: {
        rooms: {
          title: 'Rooms',
          text: 'A building has characters of one type, and a type lives in one building. Moving in brings the bonus of the tile at once. The last room sends the trading post on the roof to your supply. A character without a room stays in the storehouse.',
        },
        complete: {
          title: 'Completing',
          text: 'A building is complete when its rooms are full and it has a crest, in either order. The rightmost has no rooms: its crest completes it. Then its bonus marker, +1 to +3, goes to the action of its type. From now on it adds AP whenever a die leads to that action.',
        },
        store: {
          title: 'The storehouse',
          text: 'It holds four tiles: characters, crests, contracts and helpers that wait. You cannot throw one away. Placed characters, crests and fulfilled contracts never move.',
        },
      },
      pictures: { houses: 'Your buildings: crests below, characters in the rooms.' },
    },
    'cathedrals': {
      title: 'Cathedrals and posts',
      line: 'Only a pillar lets you join in.',
      sections: {
        pillar: {
          title: 'Cathedrals',
          text: 'Where your pillar stands, pay the stone that the cost tile asks for, and take the top tile of the cathedral. You gain the VP of both tiles. Once for each cathedral, and the first to come gets more. Where a tile says that nothing can be built, no pillar is placed.',
        },
        posts: {
          title: 'What posts bring',
          text: 'You place a post on a slot of the city. Some slots give VP. Others let you choose a building and take the bonuses of its characters again, in any order.',
        },
      },
    },
    'king': {
      title: 'The king, and corruption',
      line: 'Corruption moves discs back, the king action moves yours ahead.',
      sections: {
        corruption: {
          title: 'Corruption',
          text: 'Three times a round the rightmost token is revealed, and all discs move left by its number. The leftmost move first, and stacks move together.',
        },
        order: {
          title: 'Turn order',
          text: 'Further right is further ahead. In a stack the lower disc is ahead. This is the turn order of the next round.',
        },
        scoring: {
          title: 'The king phase',
          text: 'The player furthest ahead may take the bonus tile; in the last round that is 4 VP. Everybody gains the VP of their space, or loses them on a red one. Discs on red spaces then return to 0.',
        },
      },
      pictures: { track: 'The king track. In a stack the lower disc is ahead.' },
    },
    'fairs': {
      title: 'Fairs',
      line: 'Where they are and what they count is open from the start.',
      sections: {
        part: {
          title: 'Taking part',
          text: 'You need a trading post or your merchant in the city of the fair. An architect, a pillar or a merchant on the road does not count. The first fair is in Tiletum, where everybody has a post: all take part in it.',
        },
        counts: {
          title: 'What is counted',
          text: 'Posts and pillars on the map, crests once placed, contracts once fulfilled. Filled buildings and upper floors need no crest. The fair of the king adds your space of the king track instead of multiplying.',
        },
      },
    },
    'set-up': {
      title: 'Set-up',
      line: 'Everybody starts in Tiletum.',
      sections: {
        yours: {
          title: 'What you have',
          text: '10 VP; one iron, wool, stone and food; 1, 3, 5 or 6 gold in turn order. Merchant, architect and one trading post are in Tiletum. Five posts lie on roofs, five pillars on contract spaces, two of each in your supply. Resources are unlimited.',
        },
        table: {
          title: 'The table',
          text: 'The first player is drawn, the others follow clockwise. Tiles and slots marked above the number of players are not used. Everything is open but the order of decks and bag and face-down corruption.',
        },
      },
    },
    'rare': {
      title: 'Rare cases',
      line: 'When effects meet.',
      sections: {
        effects: {
          title: 'Order of effects',
          text: 'The parts of an effect come in the order of the tile, or in yours where it says so. Steps and placements of characters cost no points but keep the limits of the actions. Steps on the king track from contracts are no action, so no marker adds to them.',
        },
        decks: {
          title: 'Empty decks',
          text: 'An empty contract deck leaves gaps. Discarded characters make a new deck.',
        },
      },
    },
  },
}
