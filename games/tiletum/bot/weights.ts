/** What the bot takes things to be worth, in points of the final score: numbers and no code. How they were found is told in the lab's README. */
export const W = {
  /** Points by which a move must be better to be made e times as often; one that is so `far` behind the best is not worth a thought. */
  heat: 0.8,
  far: 5,
  /** One of each good while there is time to spend it (in the order of GOODS); it counts fully with so many turns to come. */
  good: [0.8, 1.2, 1.3, 1.4, 1.3],
  goodTurns: 5,
  /** A good beyond so many of its kind. */
  enough: 8,
  surplus: 0.5,
  /** How much of a payoff its missing goods are worth; how many goods come in a turn. */
  need: 0.8,
  income: 3.5,
  /** An action point that an effect brings; a step of the merchant or architect, and one to anywhere; bonuses of a building again. */
  point: 1.7,
  step: 0.8,
  teleport: 2,
  again: 2.5,
  /** What a player comes to have more of in a turn, in the order of COUNTERS. */
  rate: [0.35, 0.35, 0.3, 0.35, 0.25, 0.2, 0.25],
  /** The chance to take part in a fair by travelling there in time. */
  attend: 0.75,
  /** Posts times pillars: how far what is still to come counts. */
  map: 0.9,
  /** A post or pillar that comes into supply, of what it is worth on the map. */
  supply: 0.5,
  /** A cathedral that can be joined later, of what it is worth at once. */
  joinLater: 0.6,
  /** A tile of the storehouse, of what it is worth when it is used; and the slot that it takes, by how many are then free. */
  hold: 0.75,
  slot: [2, 1, 0.4, 0, 0],
  /** A building on the way to be filled; a filled or crested one on the way to be completed; its marker at each turn to come. */
  fill: 0.5,
  complete: 0.5,
  marker: 0.25,
  /** What lies further away on the map: for each step less by this factor; what is reached in later turns. */
  step1: 0.8,
  later: 0.6,
  /** The least for which a tile of the map is fetched. */
  least: 0.3,
  /** The bonus tile of the king track; a place in the turn order. */
  leader: 2,
  order: 0.7,
  /** New characters in the offer, an action point. */
  renew: 0.8,
  /** An own turn that is still to come, to an evaluation. */
  turn: 8,
}

/** What a feature of a position adds to the final score at the end of the match, and how much more for each own turn that is still to come. */
export const VALUE: [feature: string, atEnd: number, perTurn: number][] = [
  ['one', -14.036, 10.038],
  ['the fair of this round', 1.013, -0.011],
  ['later fairs', 1.041, -0.028],
  ['posts times pillars', 1.129, -0.103],
  ['the same as expected', 0, 0.036],
  ['posts in supply', 0.174, 0.035],
  ['pillars in supply', 0.017, 0.066],
  ['points of completed buildings', 1.351, -0.123],
  ['completed buildings', 0.029, -0.003],
  ['filled ones', 0.355, -0.032],
  ['crested ones', 0.875, 0.152],
  ['characters of others', 0.101, 0.101],
  ['markers', 0, 0.772],
  ['the king track', 1.191, 0.062],
  ['players behind on it', 1.327, 0.046],
  ['gold', 1.597, -0.145],
  ['other goods', 0.567, 0.127],
  ['more goods', 0, 0.083],
  ['cathedrals to join', 0.292, 0.041],
  ['helpers', 0.335, 0.135],
  ['contracts', 0.528, -0.007],
  ['crests', 0.36, -0.003],
  ['characters in store', 0, 0.029],
  ['tiles in store', 0, 0],
  ['what draws the merchant', 0, 0.063],
  ['what draws the architect', 0.333, 0.029],
]
