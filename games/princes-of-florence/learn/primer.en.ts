/** For people who meet the Princes of Florence for the first time, in English. */
import type { PrimerWords } from '@loggia/core'
import type { primer } from './primer.ts'

export const words: PrimerWords<typeof primer> = {
  what: 'You are a patron of artists and scholars. Give them the building, the landscape and the freedom they wish for: their works pay you in florins or in prestige.',
  win: 'Most prestige after seven rounds wins. Prestige is the points of this game.',
  luck: 'cards',
  hidden: 'hands and purses',
  turnLine: 'In each round you buy one thing at auction, then take two actions.',
  turn: [
    {
      title: 'Buy one thing',
      text: 'A player puts one object up. Bids rise by 100 florins, clockwise, and only the winner pays.',
    },
    {
      title: 'Two actions',
      text: 'Build, introduce a freedom or take a card: all of it makes later works worth more.',
    },
    {
      title: 'Or complete a work',
      text: 'Play a profession card and add up the value of its work. If it reaches the minimum of the round, take florins or prestige.',
    },
  ],
  special: [
    { title: 'An auction game.', text: 'Seven kinds of objects, each once a round, and only one of them for you.' },
    {
      title: 'The minimum rises.',
      text: 'A work needs a value of 7 in round 1, and of 17 in round 7. So each round must make your next works better.',
    },
    { title: 'Money is secret.', text: 'You hear what is paid and earned, but nobody sees what is held.' },
  ],
  chapters: {
    'winning': {
      title: 'How one wins',
      line: 'Nearly all prestige comes from works.',
      sections: {
        prestige: {
          title: 'Prestige',
          text: 'Turn the income of works into prestige: 200 florins for each. The best work of a round brings 3 more. A building brings 3, and so does each landscape after the first of its kind and each builder after the first. The highest total wins; in a tie, more florins win.',
        },
        cards: {
          title: 'Prestige cards',
          text: 'You buy them at auction. They stay hidden, and score at the end if you have done what they ask. If you are tied for the most, the number in brackets counts; nobody scores for what they do not have.',
        },
      },
    },
    'round': {
      title: 'A round',
      line: 'Auctions first, then actions.',
      sections: {
        phases: {
          title: 'Two phases',
          text: 'A match has seven rounds. Everybody buys one object at auction or forgoes, then each player takes up to two actions, from the starting player on. The starting player changes clockwise each round.',
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
          text: 'Forest, lake, park, jester, builder, prestige card, recruiting card: each comes up once a round. The starting player puts one up for the opening price of 200 florins, or forgoes for this round. If somebody else buys it, the same player puts up another object; if not, the next player opens.',
        },
        bidding: {
          title: 'Bidding',
          text: 'Clockwise, each player bids exactly 100 more or passes, and is then out of this auction. Only the winner pays, and losing costs nothing. You cannot bid more than you hold, nor for what you could not take.',
        },
        end: {
          title: 'The end of it',
          text: 'The winner pays and places the object at once. The only player left without an object may take one for 200.',
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
          text: 'Of five prestige cards keep one, hidden until the end. A recruiting card takes a used profession from somebody else into your hand, at once or in a turn of yours, without an action. The recruiting card takes its place there and counts like it.',
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
          text: 'Complete a work, build, or take a bonus card: each as often as you like. Introduce a freedom or take a profession card: each once a turn. You may do less.',
        },
      },
    },
    'works': {
      title: 'Works and income',
      line: 'A work needs the minimum value of the round.',
      sections: {
        value: {
          title: 'The value of a work',
          text: 'Play a profession from your hand. Its landscape adds 3, its freedom 3, its building 4, each jester 2, each profession and recruiting card in hand and in front 1, and bonus cards what they say. The sum must reach the minimum of the round: 7, 10, 12, 14, 15, 16, 17. Not every wish must be met.',
        },
        income: {
          title: 'Florins or prestige',
          text: 'Each point of value pays 100 florins. You may turn any part into prestige, 200 florins for each, but only at that moment. Early on you need money to buy what makes works better; later take prestige.',
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
      line: 'A building brings 3 prestige when it is built, and adds 4 to each work that wishes for it.',
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
          text: 'Take a freedom that you do not own: it adds 3 to each work that wishes for it. Once a turn, and their number is limited.',
        },
        profession: {
          title: 'Professions',
          text: 'Look at five cards, keep one, and put the others under the deck in your order. It makes one more work. Once a turn.',
        },
        bonus: {
          title: 'Bonus cards',
          text: 'Look at five and keep one. It adds to one work of yours, whichever you like.',
        },
      },
    },
    'two-players': {
      title: 'Two players',
      line: 'Less money, and one landscape.',
      sections: {
        fewer: {
          title: 'Other numbers',
          text: 'Begin with 2,500 florins; auctions open at 300. There are two freedoms of each kind, and one of them is taken away. The tight game takes away two of different kinds.',
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
