/** For people who meet the Princes of Florence for the first time, in English. */
import type { PrimerWords } from '@loggia/core'
import type { primer } from './primer.ts'

export const words: PrimerWords<typeof primer> = {
  what: 'You are a patron: give artists the house, the park and the freedom they wish for, and they make works that pay you in florins or in fame.',
  win: 'Most prestige after seven rounds wins.',
  luck: 'cards',
  hidden: 'hands and purses',
  turnLine: 'Each round one purchase at auction, then two actions.',
  turn: [
    { title: 'Buy one thing', text: 'Put an object up; bids rise by 100 clockwise, and only the winner pays.' },
    { title: 'Two actions', text: 'Build, introduce a freedom, take a card.' },
    { title: 'Or complete a work', text: 'Add up its value. If it reaches the minimum, choose florins or fame.' },
  ],
  special: [
    { title: 'The auction game of this hall.', text: 'Seven objects, each once a round.' },
    { title: 'The minimum rises.', text: 'From 7 to 17: who does not grow, stops.' },
    { title: 'Money is secret.', text: 'You hear what is paid and earned, but nobody sees what is held.' },
  ],
  chapters: {
    'winning': {
      title: 'How one wins',
      line: 'Nearly all prestige comes from works.',
      sections: {
        prestige: {
          title: 'Prestige',
          text: 'Turn the income of works into prestige; the best work of each round brings 3 more. A building brings 3, and so does each further landscape of a kind and each further builder. The highest total wins; in a tie, more florins win.',
        },
        cards: {
          title: 'Prestige cards',
          text: 'They are shown and scored at the end. If you are tied for the most, the number in brackets counts; nobody scores for what they do not have.',
        },
      },
    },
    'round': {
      title: 'A round',
      line: 'Auctions first, then actions.',
      sections: {
        phases: {
          title: 'Two phases',
          text: 'A match has seven rounds. Everybody buys one object at auction or forgoes, then each player takes two actions, from the starting player on. The starting player changes clockwise each round.',
        },
        money: {
          title: 'Prestige and florins',
          text: 'At any time, even while bidding, you may turn 1 prestige into 100 florins. Florins become prestige only from the income of the work just completed. After the last action nothing is exchanged.',
        },
      },
    },
    'auction': {
      title: 'The auction',
      line: 'One purchase a round.',
      sections: {
        opening: {
          title: 'Opening',
          text: 'Forest, lake, park, jester, builder, prestige card, recruiting card: each comes up once a round. The auctioneer puts one up for the opening price, or forgoes for this round. An auctioneer who loses opens again.',
        },
        bidding: {
          title: 'Bidding',
          text: 'Clockwise, each player bids exactly 100 more or passes, and is then out of this auction. Only the winner pays, and losing costs nothing. You cannot bid more than you hold, nor for what you could not take.',
        },
        end: {
          title: 'The end of it',
          text: 'The winner pays and places at once. The only player left without an object may take one for 200.',
        },
      },
      pictures: { stair: 'Each object has a stair. The shield stands on the bid.' },
    },
    'objects': {
      title: 'Seven objects',
      line: 'What to buy, and why.',
      sections: {
        landscape: {
          title: 'Forest, lake, park',
          text: 'Place it at once on free squares of your estate, beside anything. Each further one of its kind brings 3 prestige.',
        },
        jester: {
          title: 'Jester and builder',
          text: 'A jester makes every work of yours worth 2 more. A builder cuts the price of buildings from 700 to 300; with two, buildings may touch; with three they are free. The second and third builder bring 3 prestige each.',
        },
        cards: {
          title: 'Prestige and recruiting cards',
          text: 'Of five prestige cards keep one, hidden until the end. A recruiting card fetches a profession that lies before somebody else into your hand, at once or in a turn of yours, without an action. It stays there in its place and counts.',
        },
        limits: { title: 'Limits', text: 'You may own three builders, and any number of everything else.' },
      },
    },
    'actions': {
      title: 'Two actions',
      line: 'Up to two in your turn.',
      sections: {
        two: {
          title: 'Five kinds',
          text: 'Works, buildings and bonus cards as often as you like; a freedom and a profession card once a turn each. You may do less.',
        },
      },
    },
    'works': {
      title: 'Works and income',
      line: 'Gather enough value to reach the minimum.',
      sections: {
        value: {
          title: 'The value of a work',
          text: 'Play a profession from your hand. Its landscape adds 3, its freedom 3, its building 4, each jester 2, each profession and recruiting card in hand and in front 1, and bonus cards what they say. The sum must reach the minimum of the round. Not every wish must be met.',
        },
        income: {
          title: 'Money or fame',
          text: 'Each point of value pays 100 florins. Turn any part into prestige at once, 200 florins for each; never later. Early on money is scarce, later prestige.',
        },
        best: {
          title: 'The best work',
          text: 'The highest single work of the round brings 3 prestige; equal ones all get it.',
        },
      },
      pictures: { hand: 'Each profession wishes for a building, a landscape and a freedom.' },
    },
    'building': {
      title: 'Building and placing',
      line: 'A building adds 4 to a work, and brings 3 prestige when it is built.',
      sections: {
        price: {
          title: 'The price',
          text: '700 florins; 300 with one or two builders; nothing with three. One of each kind, and you need both the florins and a place.',
        },
        place: {
          title: 'The place',
          text: 'Turn and flip it as you like; it lies wholly on free squares. Without two builders it must not share an edge with another building or the palazzo. Corners and landscapes do not matter. A placed tile never moves.',
        },
      },
      pictures: { estate: 'An estate. The buildings stand apart.' },
    },
    'cards': {
      title: 'Freedoms and cards',
      line: '300 florins each, one action.',
      sections: {
        freedom: {
          title: 'Freedoms',
          text: 'Take a freedom that you do not own. Once a turn, and their number is limited.',
        },
        profession: {
          title: 'Professions',
          text: 'Look at five cards, keep one, and put the others under the deck in your order. Once a turn.',
        },
        bonus: { title: 'Bonus cards', text: 'Look at five and keep one. It adds to one work, whenever you like.' },
      },
    },
    'two-players': {
      title: 'Two players',
      line: 'Less money, and one landscape.',
      sections: {
        fewer: {
          title: 'Other numbers',
          text: 'Begin with 2,500 florins; auctions open at 300. There are two freedoms of each kind, less one. The tight game takes away two of different kinds.',
        },
        landscapes: {
          title: 'Landscapes',
          text: 'Forest, lake and park are one object. The winner chooses one, and the other player gets no landscape this round.',
        },
      },
    },
    'alone': {
      title: 'Alone: the Automa',
      line: 'A rival of cards and a die.',
      sections: {
        rival: {
          title: 'The rival',
          text: 'The florins it begins with make it easy or hard. Each round shows three cards: one for the auction, two for actions. When it lacks florins it sells prestige, 200 for 1. It always finds room, and money never stops it. Prestige cards compare you with it alone.',
        },
        auction: {
          title: 'The auction',
          text: 'You always choose first. Its bid is a die plus the number on its card, in hundreds. Buy for 100 more or pass. Where the card has no number, on a 1 or 2 you must buy. Then it takes the leftmost object of its card that it can.',
        },
        takes: {
          title: 'What it takes',
          text: 'As a landscape the one its first face-down profession wishes for; of prestige cards the one worth most now. Recruiting cards go to the end of its row. You may recruit from it and from virtual players.',
        },
        actions: {
          title: 'Its actions',
          text: 'Of two in a slot it does the left one if it can. Once it has as many cards as actions left, it completes works. Their value is the minimum plus jesters, recruiting and bonus cards, and all its income that can becomes prestige. It builds and introduces what its first profession wishes.',
        },
      },
    },
    'muse-and-princess': {
      title: 'Expansion: Muse and Princess',
      line: 'Six characters in an auction of their own.',
      sections: {
        auction: {
          title: 'The special auction',
          text: 'In turn, place your pawn on a bid of a character, above the one that stands there, or pass. If it still stands in your next turn, pay and take the card. Used characters return to the next auction. With this expansion prestige is never sold.',
        },
        money: {
          title: 'Banker and merchant',
          text: 'The banker pays out what lies on the card; 100 are added while nobody buys it. The merchant makes the object of the next auction free, or brings prestige equal to your place.',
        },
        works: {
          title: 'Cardinal, muse, princess, professor',
          text: 'The cardinal gives a third action. The muse adds the number of the round to each work of the turn. The princess is a work without a profession: 3 for a landscape, 2 for a builder or building, 1 for a card. The professor brings a prestige or bonus card for nothing.',
        },
        when: {
          title: 'When',
          text: 'The banker at once; cardinal, muse and princess in your turn of this round. Merchant and professor at any time before the next special auction; you are asked before they would be lost.',
        },
      },
    },
    'joint-buildings': {
      title: 'Expansion: joint buildings',
      line: 'Estates touch, and neighbours build together.',
      sections: {
        alone: {
          title: 'Alone at the edge',
          text: 'Estates lie edge to edge. Without a builder you build nothing on the edge to a neighbour; with one, only where no building lies opposite; with two, anywhere.',
        },
        together: {
          title: 'Together',
          text: 'The building covers a square or more of both estates. The builder pays, and the neighbour first pays the agreed share. Both gain 3 prestige and both own it; neither may own its kind already. To touch a building across the edge takes two builders of both.',
        },
        talks: {
          title: 'Talks',
          text: 'They cost no action. Kind, place and share are free, and the neighbour may answer with others. A player who cannot pay can only refuse.',
        },
      },
    },
    'set-up': {
      title: 'Set-up and secrets',
      line: '3,500 florins and three professions.',
      sections: {
        start: {
          title: 'The start',
          text: 'Everybody begins with 3,500 florins behind a screen. Of four profession cards you keep three; all choose at once, and the others are shuffled back.',
        },
        hidden: {
          title: 'Secrets',
          text: 'Florins, hands and prestige cards are secret; everything else is open. Everybody hears what is paid and earned, and nobody sees what is held.',
        },
      },
    },
  },
}
