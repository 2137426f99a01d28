/** For people who meet Tapestry for the first time, in English. */
import type { PrimerWords } from '@loggia/core'
import type { primer } from './primer.ts'

export const words: PrimerWords<typeof primer> = {
  what: 'Lead a civilization from the first fire to the stars, through five eras. In a turn you pay, advance on one of four tracks, and gain what the space gives.',
  win: 'Most victory points win when all have taken five income turns.',
  luck: 'tiles, cards, dice',
  hidden: 'hands',
  turnLine: 'Advance, or take an income turn that opens a new era.',
  turn: [
    {
      title: 'Pay and advance',
      text: 'Pay resources, move one space along a track and gain its benefit. You may pay for its bonus, too.',
    },
    {
      title: 'Fill your capital',
      text: 'A building that you place uncovers income on your mat, and fills a plot. Full rows and columns score, full districts bring a resource.',
    },
    {
      title: 'Out of resources? Income',
      text: 'Play a tapestry card, score the points of your mat, and gain new resources. A new era begins.',
    },
  ],
  special: [
    {
      title: 'Each player’s eras begin at a time of their own.',
      text: 'You choose whether to begin the next era early, or to do more in this one.',
    },
    { title: 'Sixteen civilizations.', text: 'Each changes one rule.' },
    {
      title: 'The first player in a tier takes its landmark.',
      text: 'It is a large building, and there is one of each.',
    },
  ],
  chapters: {
    'winning': {
      title: 'How one wins',
      line: 'Points come in income turns, and from spaces and cards.',
      sections: {
        points: {
          title: 'Victory points',
          text: 'You begin at 0, with no upper limit. Each income turn but the first pays all points exposed on your mat, so buildings taken early score most. The match ends when all have taken their fifth income turn, and nothing more is scored. In a tie, more resources left win.',
        },
        achievements: {
          title: 'Achievements',
          text: 'There are three: reach the end of a track, topple two opposing outposts, conquer the middle island. The first to do so gets more, and each player gets each once. Control without a conquest does not count.',
        },
        each: {
          title: 'Points for what you have',
          text: 'Many spaces pay for each tech card, territory, building or landmark. Your capital scores 1 for each complete row and column. Buildings count once they are off your income mat, wherever they stand.',
        },
      },
    },
    'turn': {
      title: 'A turn',
      line: 'Advance, or take income.',
      sections: {
        either: {
          title: 'One of two',
          text: 'Your first turn is an income turn. After that you advance on a track or take income. There is no passing: if you cannot pay, you take income. You have five income turns, and each begins your next era.',
        },
        resources: {
          title: 'Resources',
          text: 'Coins, workers, food, culture. You hold at most 8 of a kind; the rest is lost.',
        },
        effects: {
          title: 'Effects',
          text: 'All effects of a turn are done before the next turn. You choose the order of those that come together. What cannot be done is skipped. What you “may” do you can decline. Effects for several players go clockwise from the player on turn.',
        },
      },
    },
    'advancing': {
      title: 'Advancing and landmarks',
      line: 'Four tracks of twelve spaces in four tiers.',
      sections: {
        pay: {
          title: 'Cost and benefit',
          text: 'Tier I costs any one resource. Tiers II and III cost the resource of the track and one or two of any kind. Tier IV costs two of the track. Exploration takes food, science workers, technology coins, military culture. Move, gain the benefit, and pay for the bonus once if you like.',
        },
        free: {
          title: 'Free advances',
          text: 'An advance by an effect is free. With an X it brings neither benefit nor bonus. On an advance of several spaces each landmark and tier on the way counts. On a blocked track you do not advance.',
        },
        landmarks: {
          title: 'Landmarks',
          text: 'The player who first advances into tier II, III or IV must take its landmark and place it at once. A taken landmark is gone for all others. It comes before the benefit.',
        },
        end: {
          title: 'The end, and going back',
          text: 'Space 12 is the end. To regress is to move one space back, never below the start. An effect that uses a position again gives the benefit of the space where your token stands. The AI of technology moves the token to the start of another track.',
        },
      },
      pictures: { tracks: 'Lit spaces are where you can advance next.' },
    },
    'income': {
      title: 'Income in four steps',
      line: 'It brings points and resources, and comes five times only.',
      sections: {
        steps: {
          title: 'Which turn has what',
          text: 'The first has income only. The second to fourth have all four steps: civilization, tapestry, technology and points, income. The fifth has civilization, technology and points, and ends your match. Starting an income turn ends the card of the last era.',
        },
        each: {
          title: 'The four steps',
          text: 'Use your civilization. Play a tapestry card from your hand; if you begin this era before your neighbours, you also gain resources. You may upgrade a tech card, then score every point exposed on your mat. Last, gain the exposed resources, tiles and cards.',
        },
        finished: {
          title: 'After the fifth',
          text: 'A finished player gains nothing but points of civilizations. What they have stays and can be conquered. With two or three players, being first of the neighbours is being first of all.',
        },
      },
      pictures: { mat: 'The income mat. Buildings you place uncover it.' },
    },
    'capital': {
      title: 'Buildings and the capital',
      line: 'Nine districts, eighty-one plots.',
      sections: {
        buildings: {
          title: 'Income buildings',
          text: 'Take one from the left end of its row on your income mat and place it on an open plot of your capital. The slot that it leaves is exposed from that moment, and pays at each income. It must be placed at once and never moves. Impassable plots count as filled.',
        },
        landmarks: {
          title: 'Placing landmarks',
          text: 'A landmark covers several plots at once, turned as you like. It may reach beyond the edge with one plot inside, but never over something filled. You may keep it beside the capital, where it fills nothing.',
        },
        districts: {
          title: 'Districts',
          text: 'When you fill the last plot of a district, gain any one resource at once. Each district pays once.',
        },
      },
      pictures: { capital: 'A capital. Full rows and columns score, full districts bring a resource.' },
    },
    'exploring': {
      title: 'Exploring, and the science die',
      line: 'Tiles go beside your territory.',
      sections: {
        tile: {
          title: 'Placing a tile',
          text: 'Place a territory tile of yours, turned as you like, on an unexplored hex beside a territory that you control. You gain its benefit but not its control. You must, if you can.',
        },
        aligned: {
          title: 'Aligned sides',
          text: 'Each side that meets another tile scores 1 if the terrain is the same at one of its ends, at most 6 in all. Sea is terrain, too.',
        },
        die: {
          title: 'Research',
          text: 'Roll the science die; you may advance free on the track that it shows. With an X there is no benefit and no bonus. Only this advance may be declined: other icons must be followed.',
        },
        space: {
          title: 'Space tiles',
          text: 'They go beside your mat and give their benefit. They are not on the map, so nothing is aligned. When territory tiles run out, discarded ones are shuffled.',
        },
      },
      pictures: { map: 'The map. Empty hexes beside you can be explored.' },
    },
    'conquering': {
      title: 'Conquering and traps',
      line: 'A territory holds two tokens.',
      sections: {
        control: {
          title: 'Control',
          text: 'You control a territory when the only upright outposts are yours. A territory without tokens is nobody’s. What is adjacent is looked up at that moment.',
        },
        conquest: {
          title: 'Conquest',
          text: 'Place an outpost on a territory with one token or none, beside one that you control. The opposing outpost is toppled. With two tokens it can never be conquered again. Outposts never come back.',
        },
        dice: {
          title: 'Two dice',
          text: 'Red gives points, black a resource or the benefit of the tile. Roll both and gain one. Territories printed on the map have no benefit.',
        },
        trap: {
          title: 'Traps',
          text: 'When your territory is conquered, discard a trap to topple the attacker, keep control and gain any resource. The attacker still gains a die. The territory then has two tokens and is closed.',
        },
      },
    },
    'technology': {
      title: 'Tech cards',
      line: 'From the bottom row to the middle, from the middle to the top.',
      sections: {
        invent: {
          title: 'Invent',
          text: 'Take one of three face-up cards or the top of the deck into your bottom row. It gives nothing yet. A refresh deals three new ones. A taken card is replaced at once.',
        },
        upgrade: {
          title: 'Upgrade',
          text: 'A card moves up one row. In the middle row you gain its circle, in the top row its square if the prerequisite is met: you or a neighbour have reached that tier or exposed that slot. The square of a landmark card needs the landmark to be free.',
        },
      },
    },
    'tapestries': {
      title: 'Tapestry cards',
      line: 'You play one when an era begins, and it works in that era.',
      sections: {
        hand: {
          title: 'Hand and era',
          text: 'Hands are hidden and without limit. “When played” happens at once; “this era” lasts until your next income turn begins or the card is covered.',
        },
        covering: {
          title: 'Covering',
          text: 'A card on top of another replaces it. You need a card in hand and one to cover. Points for cards count those in hand and on the mat, covered ones too.',
        },
        others: {
          title: 'Other players',
          text: 'An opponent that a card asks for is chosen when it is played and stays chosen. Comparisons use the most advanced token. A player who copies an effect gains it after the owner, with choices of their own.',
        },
        cards: {
          title: 'Cards that raise questions',
          text: 'Renaissance steps once on each track. Dark Ages regresses on three and advances up to three on the fourth. Socialism moves to the nearest opponent above or below; opponents on your space do not count. The text of a card comes first.',
        },
      },
    },
    'civilizations': {
      title: 'Civilizations',
      line: 'Their cards are shown where you choose.',
      sections: {
        yours: {
          title: 'Yours',
          text: 'A further civilization works beside the first. Abilities that wait for something work each time. Official adjustments are an option of the table and apply to the first one only. Once you are finished, only abilities that pay points go on.',
        },
        some: {
          title: 'Some that raise questions',
          text: 'Alchemists roll until they stop; a track rolled twice ends it with any one resource. The jump of the Futurists is no advance. Militants use outposts from the left of either row. Nomads and Craftsmen place buildings elsewhere, and the income slot is exposed all the same.',
        },
      },
    },
    'alone': {
      title: 'Alone: Automa and Shadow Empire',
      line: 'Two cards move two rivals.',
      sections: {
        rivals: {
          title: 'Two rivals',
          text: 'The table is set up as for three. The Automa competes for territory and points, the Shadow Empire for landmarks and tracks. They take one turn together and gain no resources, buildings or bonuses. They decline what is voluntary.',
        },
        cards: {
          title: 'Decision cards',
          text: 'Two cards lie side by side: the left says which track, the right breaks ties. The Automa advances first, then the Shadow Empire. Without cards, or with the income icon, they take income. The Automa uses only benefits that meet other players.',
        },
        map: {
          title: 'On the map',
          text: 'The Automa conquers your territory if it can, else a neutral one, nearest to the middle island first. Ties are read in the order of the arrows. It explores far from you. When you conquer it, it discards cards until one is a trap.',
        },
        income: {
          title: 'Their income',
          text: 'It follows the chart of the level. They change favourite tracks, score territories, landmarks and spaces by multipliers, add progress cards and shuffle all decision cards. After the fifth they are finished.',
        },
        levels: {
          title: 'Levels',
          text: 'Level 1 gives you four free steps. Higher levels give the rivals more turns, and on levels 5 and 6 they start ahead. Most points win; in a tie you win with any resource left.',
        },
      },
    },
    'set-up': {
      title: 'Set-up',
      line: 'Choose a capital and a civilization.',
      sections: {
        table: {
          title: 'The table',
          text: 'Up to three players use the small map, four and five the large one. Three tech cards lie open. Outposts, buildings, landmarks and tiles are limited by the box.',
        },
        yours: {
          title: 'Yours',
          text: 'Everybody keeps one of two civilizations, and with up to three players one of two capitals, all at once. Two outposts on your start make it safe. You begin with nothing: the first income turn brings the first resources.',
        },
        neighbours: {
          title: 'Neighbours',
          text: 'Your neighbours are the players to your left and right. With two players your opponent is both, and counts once.',
        },
        open: {
          title: 'Open, and chance',
          text: 'Hidden are hands, face-down cards and the order of decks. Chance is in decks, drawn tiles and three dice. Deals are free talk: nothing is exchanged and nobody must keep them.',
        },
      },
    },
  },
}
