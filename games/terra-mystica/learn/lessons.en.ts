/** The lessons of Terra Mystica, in English. */
import type { LessonsWords } from '@loggia/core'
import type { lessons } from './lessons.ts'

export const words: LessonsWords<typeof lessons> = {
  home: {
    title: 'A home in the forest',
    aim: 'A dwelling: where it stands, what it costs, what it pays.',
    pages: [
      {
        say: 'You are the Witches and live in forests only: your two dwellings stand there. Most victory points after six rounds win.',
      },
      { say: 'No forest is free next to you, so make one. The lit mountains are one step from forest: one spade.' },
      {
        say: 'A spade costs 3 workers now. Your bonus card gives one for nothing, once a round: press its octagon on your faction board.',
        instead: {
          transform: 'That would cost 3 workers a step. Your card has a spade for nothing.',
          upgrade: 'That is another lesson. Today it is a new dwelling.',
          pass: 'Passing ends the round for you. There is still much to do.',
        },
      },
      {
        say: 'Now turn one of the two mountains green: choose the hex, then forest.',
        instead: { transform: 'There you would have no forest, or pay workers besides. Take a mountain.' },
      },
      {
        say: 'Build at once, or anybody may take the land. It costs 1 worker and 2 coins, and this round each dwelling scores 2.',
        instead: { done: 'Without a dwelling the forest is anybody’s.' },
      },
      { say: 'A space on your faction board is open: one more worker every round. That is how you grow.' },
      {
        say: 'A neighbour beside your new dwelling may take power; you lose nothing by that. Your next turn comes after the others’.',
      },
    ],
  },
  spades: {
    title: 'The circle of terrains',
    aim: 'The distance on the circle times the price of a spade.',
    pages: [
      { say: 'Seven terrains lie in a circle on your board. A spade moves land one step on it, either way.' },
      {
        say: 'Mountains are 1 step from forest, wasteland is 2, plains are 3. A spade costs you 3 workers: 3, 6 and 9.',
      },
      {
        say: 'Lower the price of spades: it takes 2 workers, 5 coins and 1 priest, and scores 6. Then end your turn.',
        instead: {
          transform: 'Not at this price: 3 workers a spade. Lower it first.',
          power: 'The power action comes next. Lower the price of spades first.',
          pass: 'Passing ends the round for you.',
          convert: 'You need those workers.',
        },
      },
      { say: 'From now on a spade costs 2 workers. The Nomads have passed, so it is your turn again.' },
      {
        say: 'You have 4 power in bowl III. The power action with one spade costs just that: take it.',
        instead: {
          transform: 'That costs workers. Your power can do it.',
          power: 'Four power are just enough for the spade.',
        },
      },
      {
        say: 'Turn any land beside you into forest. What one spade does not do, 2 workers do for each step more.',
        instead: { transform: 'That is not forest: you could not build there.' },
      },
      { say: 'Build at once: 1 worker, 2 coins.', instead: { done: 'Free land is anybody’s: build on it.' } },
      { say: 'One step away is cheap, two is fair, three is dear. Look for land close to home on the circle.' },
    ],
  },
  house: {
    title: 'From dwelling to temple',
    aim: 'An upgrade changes your income; a neighbour halves the coins.',
    pages: [
      {
        say: 'Structures grow: dwelling, trading house, then temple or stronghold. Each step is an action of its own.',
      },
      {
        say: 'A trading house costs 2 workers and 6 coins, but 3 coins beside a neighbour. F4 touches the Nomads, E9 nobody.',
      },
      {
        say: 'Upgrade F4 to a trading house.',
        instead: {
          upgrade: 'E9 has no neighbour: 6 coins. F4 costs 3.',
          transform: 'Today you upgrade.',
          pass: 'Passing ends the round for you.',
        },
      },
      { say: 'The Nomads touch it and took 1 power. You get 2 coins and 1 power every round, and 1 worker less.' },
      {
        say: 'End your turn. The Nomads have passed, so you are asked again.',
        instead: { convert: 'Keep it: you need it for the temple.', burn: 'Keep your power tokens.' },
      },
      {
        say: 'Now the temple on F4: 2 workers and 5 coins.',
        instead: {
          upgrade: 'That would be a second trading house, for 6 coins. Upgrade F4.',
          pass: 'Passing ends the round for you.',
        },
      },
      {
        say: 'Each temple brings a favor tile: steps in a cult now, and with most of them something every round. Choose.',
      },
      {
        say: 'The temple also brings a priest every round. A trading house may become a stronghold instead: it unlocks an ability.',
      },
    ],
  },
  power: {
    title: 'Power from neighbours',
    aim: 'Three bowls, offers, power actions.',
    pages: [
      { say: 'Purple tokens are power. They move from bowl I to II to III. Only power in bowl III can be spent.' },
      { say: 'The Nomads upgraded beside your trading house, whose value is 2. So you may take 2 power, for 1 point.' },
      {
        say: 'Take all of it or nothing. Power actions cost 3 and more, and bowl III has 2. Take the power.',
        instead: { decline: 'One point is a good price: with 2 more in bowl III you can pay a power action. Take it.' },
      },
      { say: 'Now four are in bowl III. Power actions lie below the map: each once a round, for the whole table.' },
      {
        say: 'You have one worker and 5 coins. Take a power action that helps: workers, coins or a priest.',
        instead: {
          'power:spade': 'With one worker a spade alone leads to little. Take workers, coins or a priest.',
          'power:bridge': 'There is nothing for you to reach by a bridge now.',
          'convert': 'Power actions give far more for the same power.',
          'pass': 'First use your power.',
        },
      },
      { say: 'Power that is spent goes back to bowl I: it is not lost, it moves up again.' },
      {
        say: 'If you need power at once, sacrifice it: of two tokens in bowl II one goes to III, one leaves for ever. Try it, or go on.',
        instead: { done: 'Try the sacrifice, or continue.' },
      },
      { say: 'Live beside neighbours: they bring you power whenever they grow, and make your trading houses cheap.' },
    ],
  },
  town: {
    title: 'A town',
    aim: 'Four structures side by side with a power value of 7.',
    pages: [
      { say: 'Four structures that touch each other, with a power value of 7 together, become a town by themselves.' },
      {
        say: 'Dwellings count 1, trading houses and temples 2, stronghold and sanctuary 3. You have 2 + 1 + 1 + 2 = 6.',
      },
      {
        say: 'One is missing. Upgrade a dwelling of the four to a trading house.',
        instead: {
          upgrade: 'A temple is worth 2 as well: the four would stay at 6.',
          transform: 'New land takes all your workers, and none are left to build there.',
          pass: 'One more action makes the town.',
        },
      },
      { say: 'Seven: a town. Choose its tile: points, something at once, and a key.' },
      { say: 'The Witches score 5 more for each town. A structure belongs to one town only.' },
      { say: 'The key opens the last space of a cult, which only one player of the table can enter.' },
    ],
  },
  cults: {
    title: 'Four cults',
    aim: 'Steps bring power, ranks bring points at the end.',
    pages: [
      { say: 'Fire, water, earth, air: on each track the first three score 8, 4 and 2 at the end.' },
      { say: 'On air you stand on 2, the Nomads on 4, the Halflings on 0.' },
      {
        say: 'Send a priest to air, onto the free space of 3 steps.',
        instead: {
          'priest:air': 'There he makes fewer steps, and you would not pass the Nomads.',
          'priest': 'On another track you would not come first.',
          'pass': 'First send a priest.',
        },
      },
      {
        say: 'Two to five: you are first. Reaching 3 brought 1 power, reaching 5 brought 2. On 7 it is 2, on 10 it is 3.',
      },
      { say: 'The priest stays there for ever. You have seven priests in all, so send them where it counts.' },
      { say: 'Look at the tile of the round: for every 4 steps on air you get a spade when this round ends.' },
    ],
  },
  river: {
    title: 'Across the river',
    aim: 'Shipping lets you reach further, and joins your area at the end.',
    pages: [
      {
        say: 'G3 is a free forest beyond the river. Try to build there: press it.',
        why: { 'out-of-reach': 'One river hex lies between, and your shipping is 0.' },
      },
      { say: 'Shipping says how many river hexes in a row you can cross. To advance it costs 1 priest and 4 coins.' },
      {
        say: 'Advance your shipping, then end your turn.',
        instead: {
          priest: 'You need this priest for your ship.',
          convert: 'You need all that you have.',
          pass: 'First advance your shipping.',
        },
      },
      { say: 'Two points at once, and G3 is within reach. The Nomads have passed, so you are asked again.' },
      {
        say: 'Build there: 1 worker, 2 coins.',
        instead: { convert: 'You need your worker for the dwelling.', pass: 'First build.' },
      },
      { say: 'Your area joins over the river: four structures now. The largest areas score 18, 12 and 6 at the end.' },
    ],
  },
  pass: {
    title: 'Pass in time',
    aim: 'Passing scores your card, brings a new one, and may make you first.',
    pages: [
      { say: 'One worker and one coin are left: no dwelling, no upgrade. The Nomads are still at it.' },
      { say: 'Your bonus card scores 1 point for each dwelling when you pass. You have five.' },
      { say: 'When you pass, you give the card back and take a free one. Coins that lie on it are yours.' },
      {
        say: 'Pass, and choose a card. It pays at the beginning of the next round.',
        instead: {
          convert: 'A worker kept is worth more next round than a coin.',
          burn: 'Power kept is worth more next round.',
        },
      },
      { say: 'Five points, and nothing lost: what you did not spend stays with you.' },
      { say: 'You passed first, so you begin the next round and have the first choice of the power actions.' },
    ],
  },
}
