/**
 * What things are worth to the bot, in points of the final score. Two sets of numbers without code: `W` for the policy,
 * tuned in matches against itself (lab/measured.md), and `VALUE` for the evaluation, fitted to the ends of such
 * matches.
 */
export const W = {
  /** Points by which a move must be better to be made e times as often; one that is so `far` behind the best is not worth a thought. */
  heat: 0.8,
  far: 12,
  /** One of each resource in the middle of a match, in the order of `RESOURCES`; power is one token moved on by a bowl. */
  price: [0.62, 1.39, 4.09, 0.4, 2.5],
  /** How far prices hold in each round, the set-up first: what comes late can't grow any more. */
  scale: [1.06, 1.06, 0.93, 0.95, 0.72, 0.79, 0.65],
  /** How much dearer coins are than workers where they are rarer, and the reverse. */
  balance: 0.49,
  /** What a coin or worker costs more that must first be got by conversions. */
  lackCoin: 0.31,
  lackWorker: 0.28,
  /** A special action in one round, in the order of `SPECIALS`, beside what it brought when the points were set: a test fails when that moves. */
  special: [
    { id: 'bonus-spade', of: 'free-spades 1', points: 2.36 },
    { id: 'bonus-cult', of: 'choice 1', points: 2.16 },
    { id: 'favor-cult', of: 'choice 1', points: 1.77 },
    { id: 'auren', of: 'choice 2', points: 7.54 },
    { id: 'witches', of: 'ride', points: 4.01 },
    { id: 'swarmlings', of: 'trading-house', points: 5.88 },
    { id: 'chaos-magicians', of: 'two-actions', points: 3.02 },
    { id: 'giants', of: 'free-spades 2', points: 7.52 },
    { id: 'nomads', of: 'sandstorm', points: 3.76 },
    { id: 'engineers-bridge', of: 'worker-bridge', points: 0 },
  ],
  /** What a stronghold without an action brings a round, beside what the strongholds brought when it was set. */
  lasting: {
    of: 'fakirs skips 1 to 2; mermaids; halflings spades 3; cultists vp 7; alchemists power 12, spadePower 2; darklings ordained 3; dwarves workers 2 to 1',
    points: 1,
  },
  /** Free land, by the spades that it takes; land around a dwelling counts this much for each round to come. */
  open: [1.83, 1.04, 0.43, 0.31, 0, 0, 0],
  room: 0.31,
  /** A town with its tile and key, and a group on the way to one at most; one more structure of an area; power of a neighbour, a round. */
  town: 14.74,
  progress: 0.88,
  key: 0.7,
  area: 1.41,
  neighbour: 0.34,
  /** Incomes that a structure uncovers; points of the round's tile, and of the next one's; the kinds of structures, most of them a round. */
  incoming: 1.15,
  roundVp: 1.88,
  nextVp: 0.27,
  favor: 5.47,
  stronghold: 0.96,
  stepping: 1.57,
  tradingHouse: 0.35,
  temple: 0.54,
  /** A step on a cult; one that passes somebody, and more so later; the cult bonuses of the rounds; a space for priests that is kept. */
  step: 1.19,
  over: 0.76,
  overRound: 0.09,
  rank: 0.15,
  bonus: 2.04,
  hold: 0.32,
  /** Tracks: their points, and what they bring a round. */
  shipVp: 1.8,
  ship: 0.34,
  digVp: 0.32,
  dig: 0.8,
  /** A favor tile's income, its easier towns, and its points for dwellings and trading houses to come. */
  favorHold: 1.55,
  favorTown: { of: 'town-power 6', points: 0.65 },
  favorDwelling: 1.49,
  favorTradingHouse: 1.77,
  /** A card's special action and shipping; a step of shipping that a town tile gives; going on rather than passing. */
  cardSpecial: { of: 'action (free-spades 1), action (choice 1)', points: 4.59 },
  cardShip: { of: 'ship-card 1', points: 0.29 },
  townShip: { of: 'ship-step', points: 2 },
  pass: -0.45,
  /** Power from neighbours, and the points that it costs; in the last round. Resources of a power action then. */
  accept: 0.89,
  acceptVp: 1.28,
  acceptLast: 0.1,
  powerLast: 0.47,
  /** A dwelling on land that free spades turn home, and spades for nothing better; two actions at once; a trading house for nothing. */
  free: 4.94,
  loose: 0.88,
  chaos: 1.55,
  swarm: 0.94,
}

/**
 * What a feature adds to the final score in the last round, and how much more for each round before it. Least squares,
 * none below 0, on 114,000 positions of matches between policies. Keys are set by hand: they come with a town, which
 * the fit takes for spent.
 */
export const VALUE: [feature: string, atEnd: number, perRound: number][] = [
  ['one', 35.37, -0.551],
  ['has not passed', 0.09, 0.233],
  ['coins, up to 8', 0.27, 0.14],
  ['more coins', 0.33, 0.002],
  ['workers, up to 5', 0.8, 0.166],
  ['more workers', 0.34, 0.137],
  ['priests', 0.85, 0.248],
  ['power in bowl 2', 0.2, -0.021],
  ['power in bowl 3', 0.16, 0.052],
  ['power tokens', 0, 0.131],
  ['resources in the last round, in points', 0.54, -0.108],
  ['income of coins', 0.05, 0.224],
  ['income of workers', 0, 0.734],
  ['income of priests', 0.8, 0.848],
  ['income of power', 0, 0.148],
  ['bonus card', 0.58, -0.041],
  ['dwellings', 0.41, -0.083],
  ['trading houses', 0.88, -0.176],
  ['temples', 0.76, -0.152],
  ['stronghold', 1.65, -0.329],
  ['sanctuary', 2.16, -0.362],
  ['what trading houses may become', 0, 0.152],
  ['the stronghold’s ability', 0.08, 0.086],
  ['its action of this round', 0.21, 0.051],
  ['cult points as they stand', 0.78, -0.122],
  ['cult bonuses', 0, 0.111],
  ['last spaces', 1.57, -0.315],
  ['area points as they stand', 0.9, -0.109],
  ['structures', 0.16, -0.032],
  ['groups on the way to towns', 10.06, 2.541],
  ['keys', 0, 0.3],
  ['shipping', 0.65, -0.131],
  ['exchange', 0.04, 0.471],
  ['favor tiles', 0.3, 0.016],
  ['bridges of Engineers', 4.62, 0.425],
  ['room', 0.04, 1.722],
  ['neighbours', 0.13, 0.196],
]
