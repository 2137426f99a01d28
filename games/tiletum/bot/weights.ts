/** What the bot takes things to be worth, in points of the final score: numbers and no code. lab/measured.md says how they were found. */
export const W = {
  /**
   * How many points better a move must be to be made e times as often, and how far behind the best it is not worth a
   * thought. For choosing a turn, and within it.
   */
  turn: [1.5, 8],
  step: [0.7, 2.5],
  /** A task that brings this much is done at once. */
  sure: 1,
  /**
   * One of each good while there is time to spend it (in the order of GOODS); it counts fully with this many turns to
   * come.
   */
  good: [0.8, 1.8, 1.3, 1.4, 1.3],
  goodTurns: 5,
  /** A good beyond this many of its kind. */
  enough: 6,
  surplus: 0.33,
  /** How much of a payoff its missing goods are worth; how many goods come in a turn. */
  need: 0.53,
  income: 2.3,
  /** An action point that an effect brings. */
  point: 1.7,
  /** What a player comes to have more of in a turn, in the order of COUNTERS. */
  rate: [0.35, 0.35, 0.3, 0.52, 0.25, 0.2, 0.25],
  /** The chance to take part in a fair by travelling there in time. */
  attend: 0.5,
  /** Posts times pillars: how far what is still to come counts. */
  map: 0.6,
  /** A post or pillar that comes into supply, of what it is worth on the map. */
  supply: 0.5,
  /** A cathedral that can be joined later, of what it is worth at once. */
  joinLater: 0.5,
  /** A tile of the storehouse, of what it is worth when it is used; and the slot that it takes, by how many are then free. */
  hold: 0.5,
  slot: [1.3, 0.8, 0.4, 0, 0],
  /** A building on the way to be filled; a filled or crested one on the way to be completed; its marker at each turn to come. */
  fill: 0.5,
  complete: 0.5,
  marker: 0.25,
  /** What lies further away on the map: for each step less by this factor; what is reached in later turns. */
  step1: 0.8,
  later: 0.4,
  /** The least for which a tile of the map is fetched. */
  least: 0.3,
  /** The bonus tile of the king track, beside the rounds that have one and the points of the others; a place in the turn order. */
  leader: { of: 'a tile in 1, 2, 3; else 4 VP', points: 4.5 },
  order: 1.5,
  /** New characters in the offer, an action point. */
  renew: 0.8,
}

/**
 * What a feature adds to the final score at the end of the match, and how much more for each own turn still to come.
 * Least squares, none below 0, on 67,000 positions between turns of the policy's matches.
 */
export const VALUE: [feature: string, atEnd: number, perTurn: number][] = [
  ['one', -13.38, 9.102],
  ['the fair of this round', 0.912, -0.008],
  ['later fairs', 0.911, -0.02],
  ['posts times pillars', 1.219, -0.1],
  ['the same as expected', 0, 0.112],
  ['posts in supply', 0.635, 0.006],
  ['pillars in supply', 0.098, 0.161],
  ['points of completed buildings', 1.297, -0.118],
  ['completed buildings', 0.033, -0.003],
  ['filled ones', 0.063, 0.095],
  ['crested ones', 0.457, 0.251],
  ['characters of others', 0, 0.152],
  ['markers', 0, 0.945],
  ['the king track', 1.176, 0.047],
  ['players behind on it', 0.796, 0.11],
  ['gold', 1.235, -0.098],
  ['other goods', 0.549, 0.076],
  ['more goods', 0.149, 0.106],
  ['cathedrals to join', 0.371, 0.047],
  ['helpers', 0.334, 0.047],
  ['contracts', 1.296, 0.002],
  ['crests', 1.242, -0.005],
  ['characters in store', 0, 0.051],
  ['what draws the merchant', 0, 0.099],
  ['what draws the architect', 0.577, 0.014],
]
