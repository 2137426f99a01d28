/** For people who meet Terra Mystica for the first time, in English. */
import type { PrimerWords } from '@loggia/core'
import type { primer } from './primer.ts'

export const words: PrimerWords<typeof primer> = {
  what: 'Lead a people that lives on one kind of land only. In six rounds you turn land into your own, build on it, and climb the tracks of four cults.',
  win: 'Most victory points after six rounds win.',
  luck: 'set-up only',
  hidden: 'nothing',
  turnLine: 'One action a turn. The turns go round until all have passed.',
  turn: [
    {
      title: 'Dig and build',
      text: 'Spades turn land beside your structures into your own terrain. Build a dwelling there. The numbers say how many spades.',
    },
    {
      title: 'Grow, and share power',
      text: 'Dwellings become trading houses, temples, a stronghold. When a neighbour builds beside you, you may gain power: it pays for strong actions.',
    },
    {
      title: 'Climb the cults, then pass',
      text: 'Priests climb the cult tracks. When you have nothing more to do, you pass and swap your bonus card. The first to pass starts the next round.',
    },
  ],
  special: [
    {
      title: 'No dice, nothing hidden.',
      text: 'Six scoring tiles lie open. They say what brings points in each round.',
    },
    { title: 'Fourteen factions.', text: 'Each has its own terrain, its own start and its own ability.' },
    {
      title: 'Neighbours are strength.',
      text: 'Close by, power flows and trading houses are cheap, but you compete for land.',
    },
    {
      title: 'First time?',
      text: '“Learn by playing” begins with Witches and Nomads, the first game of the rulebook.',
    },
  ],
  chapters: {
    'winning': {
      title: 'How one wins',
      line: 'Some victory points (VP) come during the match, and many at the end.',
      sections: {
        points: {
          title: 'During the match',
          text: 'Everybody starts with 20. Each round has a scoring tile that says what scores in it: building a dwelling, founding a town, using a spade. Favor tiles, town tiles and the bonus card that you return when you pass score too. All points for the same thing add up.',
        },
        end: {
          title: 'At the end',
          text: 'The players with the largest connected areas score 18, 12 and 6. On each of the four cult tracks the first three score 8, 4 and 2; equal places share. Everything you have left turns into coins, and 3 coins are 1 point.',
        },
      },
    },
    'round': {
      title: 'A round',
      line: 'Income, actions, cult bonuses: six times.',
      sections: {
        phases: {
          title: 'Three phases',
          text: 'First everybody takes income. Then players take one action each, in turn, until all have passed. There are eight: dig and build, upgrade, send a priest, advance shipping, lower the price of spades, a power action, a special action, or pass. Last come the cult bonuses; the sixth round has none.',
        },
        income: {
          title: 'Income',
          text: 'Each structure you place uncovers an icon on your faction board: that is your income. Dwellings bring workers, trading houses coins and power, temples priests. Bonus cards and favor tiles may add to it. You own seven priests; when your stock is empty you get no more.',
        },
      },
    },
    'land': {
      title: 'Land and dwellings',
      line: 'Structures (dwellings and what they become) stand on your home terrain only. So you turn the land beside them into it.',
      sections: {
        where: {
          title: 'Where',
          text: 'The hex touches one of your structures, or lies across as many river hexes as your shipping allows. A hex without a structure belongs to nobody: if you dig and do not build, anyone may use it.',
        },
        spades: {
          title: 'How many spades',
          text: 'The terrains form a circle. Each step from your own costs one spade, three at most. A spade costs three workers. Twice you may lower the price by one, for 2 workers, 5 coins and 1 priest, which scores 6. All spades bought in one action go to one hex.',
        },
        dwelling: {
          title: 'Dwellings',
          text: 'A dwelling costs 1 worker and 2 coins (Swarmlings and Engineers differ). You may dig and build at once, or only dig. Each dwelling adds a worker to your income. You own eight.',
        },
      },
      pictures: { reach: 'Lit hexes are in reach this turn. The numbers are spades.' },
    },
    'upgrades': {
      title: 'Structures and upgrades',
      line: 'Dwellings grow into trading houses, those into a stronghold or temples, a temple into the sanctuary.',
      sections: {
        ladder: {
          title: 'What becomes what',
          text: 'A trading house costs 2 workers and 6 coins, or 3 coins beside a neighbour’s structure. A temple costs 2 workers and 5 coins. Stronghold and sanctuary have a price of their own in each faction, and the stronghold unlocks an ability of the faction. The old structure returns to your board and covers its income again.',
        },
        favor: {
          title: 'Favor tiles',
          text: 'Each temple, and the sanctuary, brings a favor tile at once: one to three steps on a cult, and usually a lasting gain. You may own one of each kind, and their number is limited.',
        },
      },
      pictures: { mat: 'What your structures have uncovered is your income each round.' },
    },
    'power': {
      title: 'Power',
      line: 'Tokens that go round through three bowls. A neighbour who builds beside you moves yours.',
      sections: {
        bowls: {
          title: 'Three bowls',
          text: 'Power you gain moves tokens from bowl I to II; once I is empty, from II to III. You spend from III only, and spent tokens return to I. If you need power at once, you may sacrifice: of two tokens in II one goes to III, one leaves the game.',
        },
        neighbours: {
          title: 'Neighbours',
          text: 'When somebody builds or upgrades right beside your structures, you may gain power. It is the value of your structures there: 1 for a dwelling, 2 for a trading house or temple, 3 for a stronghold or sanctuary. You pay one VP less than the power, so 1 power is free. Take all or nothing.',
        },
        spending: {
          title: 'Where it goes',
          text: 'Six power actions on the board are used once a round each, by the player who comes first: a bridge, a priest, two workers, seven coins, one spade, two spades. At any time of your turn, 5 power make a priest, 3 a worker, 1 a coin.',
        },
      },
    },
    'cults': {
      title: 'Cults',
      line: 'Fire, water, earth, air: power on the way, bonuses each round, points at the end.',
      sections: {
        priests: {
          title: 'Sending a priest',
          text: 'A priest on a free space of the cult board climbs two or three steps and stays there for good. Each track has one space for three and three for two. A priest returned to the stock climbs one, and can serve again.',
        },
        steps: {
          title: 'Steps',
          text: 'Reaching or passing spaces 3, 5, 7 and 10 gains 1, 2, 2 and 3 power. The last space needs a key from a town, and only one player ever stands there.',
        },
        bonus: {
          title: 'The bonus of the round',
          text: 'The scoring tile of the round names a cult, a number of steps and a bonus. You get the bonus once for each full number of steps on your track. If it is spades, you dig at once but build next round.',
        },
      },
      pictures: { board: 'The four tracks. Priests go to the spaces on the right.' },
    },
    'towns': {
      title: 'Towns and keys',
      line: 'Four connected structures worth 7 power make a town.',
      sections: {
        founding: {
          title: 'Founding',
          text: 'A town arises as soon as four or more directly connected structures have a power value of 7 or more. With the sanctuary, three are enough. Structures that touch it later join it.',
        },
        tile: {
          title: 'The town tile',
          text: 'Choose a town tile: points and a gain at once. Each town brings a key, and a key opens the last space of one cult track.',
        },
      },
    },
    'shipping': {
      title: 'Ships, bridges, area',
      line: 'Two ways across the river.',
      sections: {
        ships: {
          title: 'Shipping',
          text: 'Your shipping says how many river hexes in a row you reach across. A step costs 1 priest and 4 coins and scores 2, 3, 4. Reach by ship counts for building and for the final area, but not for towns or power.',
        },
        bridges: {
          title: 'Bridges',
          text: 'Bridges stand on marked sites only, and one end carries a structure of yours. A power action builds one. A bridge makes both banks direct neighbours, for towns and power too. You own three.',
        },
      },
    },
    'passing': {
      title: 'Passing and special actions',
      line: 'Passing is an action. It swaps your card, and the first to pass begins the next round.',
      sections: {
        passing: {
          title: 'Passing',
          text: 'Return your bonus card and take one of the others. You are out for the rest of the round; what you did not spend stays with you. A card that nobody took collects a coin each round. In the last round nobody takes a card.',
        },
        special: {
          title: 'Orange octagons',
          text: 'Octagons on your card, favor tiles and stronghold are special actions: yours alone, once a round. An action that gives spades must use one of them; more for the same hex can be bought with workers. Only one hex may be left as foreign terrain.',
        },
      },
    },
    'set-up': {
      title: 'Set-up',
      line: 'Everything lies open, and only here is there luck.',
      sections: {
        tiles: {
          title: 'Tiles and cards',
          text: 'Six scoring tiles lie open, one a round. The spade tile never comes in rounds 5 and 6. There are three bonus cards more than players.',
        },
        factions: {
          title: 'Factions and first dwellings',
          text: 'In turn order each player chooses a faction; a colour is played once. Everybody places a dwelling in turn order, then a second in reverse. Nomads place a third, Chaos Magicians one, last of all. Then players take bonus cards in reverse order.',
        },
      },
    },
    'factions': {
      title: 'Fourteen factions',
      line: 'Their cards are shown where you choose. Here is only what changes a rule.',
      sections: {
        river: {
          title: 'Mermaids',
          text: 'They may skip one river hex to found a town, and the town must arise at that moment.',
        },
        skips: {
          title: 'Dwarves and Fakirs',
          text: 'They have no shipping. Dwarves tunnel for workers and Fakirs fly for a priest: they skip a hex, and score each time.',
        },
        others: {
          title: 'Cultists, Darklings, Nomads',
          text: 'Cultists climb one step when a neighbour takes their power, and gain one power when all decline. Darklings turn up to three workers into priests, once, with their stronghold. Nomads turn a free hex at their side into desert by a sandstorm.',
        },
      },
    },
    'rare': {
      title: 'Rare cases',
      line: 'What everybody asks once.',
      sections: {
        order: {
          title: 'Used at once',
          text: 'Tiles, cult steps, bridges and free structures that an action gives are used at once. An action that you cannot pay, or that has no use, cannot be taken.',
        },
        leaving: {
          title: 'When a player leaves',
          text: 'In recorded games a player who leaves takes no more actions and no power. Income goes on, and the faction scores at the end.',
        },
      },
    },
  },
}
